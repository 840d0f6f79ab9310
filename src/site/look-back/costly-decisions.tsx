/** The decisions of one side that cost most: the table as its player saw it, what was played and what would have been better. */
import { useMemo, useState } from 'preact/hooks';
import type { Scene } from '../../referee/table/scene.ts';
import { wordsOf } from '../../book/choices.ts';
import { trailBetween, withTrail } from '../../book/trail.ts';
import { frameAbout, trodIn } from '../board/camera-focus.ts';
import { Board } from '../board/board.tsx';
import type { Loaded } from '../play/load-game.ts';
import type { Play } from '../play/play.ts';
import { LOOK_BACK_WORDS as WORDS } from '../words/look-back.ts';
import type { Features } from './use-features.ts';
import type { Decision } from './look-back.ts';

interface CostlyProps {
  readonly decision: Decision;
  readonly loaded: Loaded;
  readonly play: Play;
  readonly faces: string;
  readonly features: Features;
  readonly onShow: (at: number) => void;
  readonly onPlayOn: (at: number) => void;
}

/** The moves of one player in a row in words, and the scene before them with their trail. */
interface Drawn {
  readonly words: string;
  readonly scene: Scene;
}

/** The most moves of a turn that are told: the first says what is begun, the next ones with whom and where. */
const TOLD = 4;

/**
 * What was played and what would have been better, each to the end of the turn, as their player could have seen them: in a position
 * that the player could not tell from the real one.
 */
export function drawnFor(
  loaded: Pick<Loaded, 'game' | 'scenery'>,
  { history, words }: Pick<Play, 'history' | 'words'>,
  { at, player, better, then }: Pick<Decision, 'at' | 'player' | 'better' | 'then'>,
): { readonly played: Drawn | null; readonly better: Drawn | null } {
  const { game } = loaded;
  const deal = game.resample(game.observe(history.positions[at], player), 'look back');
  const others = history.positions.findIndex(
    (position, index) => index > at && game.toAct(position) !== player,
  );
  const played = words.slice(at, others < 0 ? undefined : others);
  return {
    played: drawnBy(loaded, deal, player, played),
    better: better === null ? null : drawnBy(loaded, deal, player, [better, ...then]),
  };
}

/** Moves in a row, as far as they can be made there; null where the first cannot. */
function drawnBy(
  { game, scenery }: Pick<Loaded, 'game' | 'scenery'>,
  deal: unknown,
  player: number,
  moves: readonly string[],
): Drawn | null {
  const told: string[] = [];
  let position = deal;
  for (const written of moves.slice(0, TOLD)) {
    const move = game.parse(position, written);
    if (!move.ok || !game.judge(position, move.value).allowed) break;
    told.push(wordsOf(scenery.interaction, position, move.value));
    position = game.play(position, move.value);
  }
  if (told.length === 0) return null;
  const before = scenery.scene(deal, player);
  const scene = withTrail(before, trailBetween(before, scenery.scene(position, player)));
  return { words: WORDS.inARow(told), scene };
}

const frameOfTrail = (scene: Scene) => frameAbout(scene, trodIn(scene));

export function CostlyDecision({ decision, loaded, play, faces, features, onShow, onPlayOn }: CostlyProps) {
  const { at, player, cost, made, most, why } = decision;
  const [shown, setShown] = useState<'played' | 'better'>('played');
  const drawn = useMemo(() => drawnFor(loaded, play, decision), [loaded, play, decision]);
  const side = loaded.game.seats[player]?.name ?? '';
  const picture = drawn[shown] ?? drawn.played;
  const frame = picture && frameOfTrail(picture.scene);
  const gains = why.flatMap(({ feature, chance }) => {
    const name = features[feature]?.name;
    return name === undefined ? [] : [[name, chance] as const];
  });
  const ways = [
    { is: 'played', name: WORDS.played, move: drawn.played, share: made },
    { is: 'better', name: WORDS.better, move: drawn.better, share: most },
  ] as const;
  return (
    <li class="costly">
      <div class="costly-picture">
        {picture && (
          <Board
            scene={picture.scene}
            faces={faces}
            label={WORDS.pictureOf(side, picture.words)}
            {...(frame && { frame })}
          />
        )}
      </div>
      <div>
        <p>
          <b>{WORDS.cost(cost)}</b>
        </p>
        {ways.map(({ is, name, move, share }) =>
          move === null ? null : (
            <p key={is}>
              <button type="button" aria-pressed={shown === is} onClick={() => setShown(is)}>
                {name}
              </button>{' '}
              {WORDS.moveAt(move.words, share)}
            </p>
          ),
        )}
        {gains.length > 0 && <p>{WORDS.why(gains)}</p>}
        <p class="buttons">
          <button type="button" onClick={() => onPlayOn(at)}>
            {WORDS.playOn}
          </button>
          <button type="button" onClick={() => onShow(at)}>
            {WORDS.show}
          </button>
        </p>
      </div>
    </li>
  );
}
