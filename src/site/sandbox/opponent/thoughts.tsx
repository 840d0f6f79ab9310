/** Advice on demand, and why the opponent moved as it did. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { nameIn, type Seats } from '../../../referee/seats.ts';
import type { Report } from '../../../referee/search/search.ts';
import { Advice } from '../../look-back/advice-panel.tsx';
import { addressed } from '../../play/session.ts';
import { THOUGHT_WORDS as WORDS } from '../../words/thoughts.ts';
import type { Loaded } from '../../play/load-game.ts';
import type { Session } from '../../play/use-session.ts';
import { inWords } from '../move-words.ts';
import { tellable } from './tellable-thoughts.ts';
import type { Decided, Opponent, Told } from './use-opponent.ts';

/** Alternatives shown. */
const FEW = 3;

interface ThoughtsProps {
  readonly session: Session;
  readonly opponent: Opponent;
  readonly loaded: Loaded;
}

export function Thoughts({ session, opponent, loaded }: ThoughtsProps) {
  const { mayDecide, decider, isTheirs, covered, at } = session;
  const { seats } = loaded.game;
  const { thinks, decided } = opponent;
  const told = useTold(loaded, decided);
  const table = useMemo(() => addressed(loaded, { opponent: session.opponent }), [loaded, session.opponent]);
  if (covered || at !== null || (isTheirs && thinks)) return null;
  return (
    <>
      {mayDecide && typeof decider === 'number' && (
        <Advice loaded={table} position={session.position} player={decider} />
      )}
      {told !== null && session.opponent === told.player && told.report.words !== '' && (
        <details class="thoughts">
          <summary>{WORDS.why(nameIn(seats, told.player), told.report.words)}</summary>
          <Explained told={told} seats={seats} />
        </details>
      )}
    </>
  );
}

/** A decision in words, as far as it may be told; computed after the move has been drawn. */
function useTold(loaded: Loaded, decided: Decided | null): Told | null {
  const [told, setTold] = useState<Told | null>(null);
  useEffect(() => {
    if (decided === null) return undefined;
    const timer = setTimeout(() => {
      const { player, position, report } = decided;
      const open = tellable(loaded, position, player, report);
      setTold({ player, report: inWords(loaded, position, open) });
    });
    return () => clearTimeout(timer);
  }, [loaded, decided]);
  return told;
}

function Explained({ told, seats }: { readonly told: Told; readonly seats: Seats }) {
  const { player, report } = told;
  const others = report.moves.filter(({ words }) => words !== report.words).slice(0, FEW);
  return (
    <>
      <p>{WORDS.chances(nameIn(seats, player), report.chances, report.samples)}</p>
      {others.length > 0 && (
        <>
          <p>{WORDS.others}</p>
          <ul>
            {others.map(({ words, chances }) => (
              <li key={words}>{WORDS.other(words, chances)}</li>
            ))}
          </ul>
        </>
      )}
      {report.line.length > 1 && <Line line={report.line} seats={seats} />}
    </>
  );
}

function Line({ line, seats }: { readonly line: Report<unknown>['line']; readonly seats: Seats }) {
  return (
    <>
      <p>{WORDS.line}</p>
      <ol>
        {line.map(({ by, words }, index) => (
          <li key={index}>{by === 'chance' ? words : WORDS.step(nameIn(seats, by), words)}</li>
        ))}
      </ol>
    </>
  );
}
