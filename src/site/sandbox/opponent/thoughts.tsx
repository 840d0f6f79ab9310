/** The opponent's thoughts on demand: progress, why it moved as it did, and hints. */
import { useEffect, useState } from 'preact/hooks';
import { nameIn, type Seats } from '../../../referee/seats.ts';
import type { Report } from '../../../referee/search/search.ts';
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
  const { thinks, decided, hint } = opponent;
  const told = useTold(loaded, decided);
  if (covered || at !== null || (isTheirs && thinks)) return null;
  return (
    <>
      {mayDecide && typeof decider === 'number' && <Hint {...{ hint, seats }} onAsk={opponent.askHint} />}
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

interface HintProps {
  readonly hint: Opponent['hint'];
  readonly seats: Seats;
  readonly onAsk: () => void;
}

function Hint({ hint, seats, onAsk }: HintProps) {
  if (hint === null) {
    return (
      <p class="buttons">
        <button type="button" onClick={onAsk}>
          {WORDS.hint}
        </button>
      </p>
    );
  }
  return (
    <div class="thoughts" role="status">
      {hint === 'sought' ? (
        <p>{WORDS.hinting}</p>
      ) : (
        <>
          <p>
            <b>
              {WORDS.hintHeading}: {hint.report.words}.
            </b>
          </p>
          <Explained told={hint} seats={seats} />
        </>
      )}
    </div>
  );
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
