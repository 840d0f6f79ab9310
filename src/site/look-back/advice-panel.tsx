/** "What would you do?": asks for advice in the background, and tells it in words. */
import { useEffect, useState } from 'preact/hooks';
import { wordsOf } from '../../book/choices.ts';
import { nameIn } from '../../referee/seats.ts';
import type { Loaded } from '../play/load-game.ts';
import { ADVICE_WORDS as WORDS } from '../words/advice.ts';
import type { Advised } from './advice.ts';
import { useFeatures, type Features } from './use-features.ts';
import { askWorker } from './look-back-client.ts';
import type { Reason } from './reasons.ts';

/** The longest that it takes, ms. */
const TIME = 6000;

interface AdviceProps {
  readonly loaded: Pick<Loaded, 'game' | 'scenery'>;
  readonly position: unknown;
  /** Whoever decides: the advice knows what this player knows. */
  readonly player: number;
}

type Asked =
  | { readonly is: 'sought'; readonly done: number }
  | { readonly is: 'found'; readonly moves: readonly Told[] }
  | { readonly is: 'failed' };

interface Told {
  readonly words: string;
  readonly chances: number;
  readonly why: readonly Reason[];
}

/** The moves in the words of the board, in a position that the player cannot tell from the real one. */
function toldIn(
  { game, scenery }: AdviceProps['loaded'],
  seen: unknown,
  moves: readonly Advised<unknown>[],
): readonly Told[] {
  const deal = game.resample(seen, 'advice');
  return moves.map(({ move, ...told }) => ({ ...told, words: wordsOf(scenery.interaction, deal, move) }));
}

export function Advice({ loaded, position, player }: AdviceProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { game } = loaded;
  const features = useFeatures(game.id, asked !== null);
  // It is only valid for one decision.
  useEffect(() => setAsked(null), [position, player]);
  const isSought = asked?.is === 'sought';
  useEffect(() => {
    if (!isSought) return undefined;
    const seen = game.observe(position, player);
    const failed = () => setAsked({ is: 'failed' });
    return askWorker(
      { kind: 'advise', game: game.id, seen, seed: 'advice', time: TIME },
      {
        progress: (done) => setAsked({ is: 'sought', done }),
        found: (answer) =>
          answer.kind === 'advice'
            ? setAsked({ is: 'found', moves: toldIn(loaded, seen, answer.advice) })
            : failed(),
        failed,
      },
    );
  }, [isSought, position]);
  return (
    <div class="advice">
      <p class="buttons">
        <button type="button" disabled={isSought} onClick={() => setAsked({ is: 'sought', done: 0 })}>
          {WORDS.ask}
        </button>
        {isSought && <progress value={asked.done} aria-label={WORDS.looking} />}
      </p>
      <div role="status">
        {isSought && <p>{WORDS.looking}</p>}
        {asked?.is === 'failed' && <p>{WORDS.failed}</p>}
        {asked?.is === 'found' && (
          <Found moves={asked.moves} name={nameIn(game.seats, player)} features={features} />
        )}
      </div>
    </div>
  );
}

interface FoundProps {
  readonly moves: readonly Told[];
  readonly name: string;
  readonly features: Features;
}

function Found({ moves, name, features }: FoundProps) {
  const [best, ...others] = moves;
  if (best === undefined) return <p>{WORDS.failed}</p>;
  const whyOf = (why: Told['why']): string =>
    why
      .flatMap(({ feature, chance }) => {
        const does = features[feature]?.better;
        return does === undefined ? [] : [WORDS.why(does, chance)];
      })
      .join(' ');
  return (
    <div class="thoughts">
      <p>
        <b>
          {WORDS.best}: {best.words}.
        </b>{' '}
        {WORDS.chances(name, best.chances)} {whyOf(best.why)}
      </p>
      {others.length > 0 && (
        <ul>
          {others.map(({ words, chances, why }) => (
            <li key={words}>
              {WORDS.other(words, chances, best.chances - chances)}. {whyOf(why)}
            </li>
          ))}
        </ul>
      )}
      <p>{WORDS.knows(name)}</p>
    </div>
  );
}
