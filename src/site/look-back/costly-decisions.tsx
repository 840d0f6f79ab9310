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

/** A move in words, and the scene before it with its trail. */
interface Drawn {
  readonly words: string;
  readonly scene: Scene;
}

/** Both moves as their player could have seen them: in a position that the player could not tell from the real one. */
function drawnFor(
  { game, scenery }: Pick<Loaded, 'game' | 'scenery'>,
  { history }: Pick<Play, 'history'>,
  { at, player, better }: Pick<Decision, 'at' | 'player' | 'better'>,
): { readonly played: Drawn; readonly better: Drawn | null } {
  const deal = game.resample(game.observe(history.positions[at], player), 'look back');
  const before = scenery.scene(deal, player);
  const drawn = (move: unknown): Drawn => ({
    words: wordsOf(scenery.interaction, deal, move),
    scene: withTrail(before, trailBetween(before, scenery.scene(game.play(deal, move), player))),
  });
  const wanted = better === null ? null : game.parse(deal, better);
  return {
    played: drawn(history.moves[at]),
    better: wanted?.ok === true && game.judge(deal, wanted.value).allowed ? drawn(wanted.value) : null,
  };
}

const frameOfTrail = (scene: Scene) => frameAbout(scene, trodIn(scene));

export function CostlyDecision({ decision, loaded, play, faces, features, onShow, onPlayOn }: CostlyProps) {
  const { at, player, cost, made, most, why } = decision;
  const [shown, setShown] = useState<'played' | 'better'>('played');
  const drawn = useMemo(() => drawnFor(loaded, play, decision), [loaded, play, decision]);
  const side = loaded.game.seats[player]?.name ?? '';
  const picture = drawn[shown] ?? drawn.played;
  const frame = frameOfTrail(picture.scene);
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
        <Board
          scene={picture.scene}
          faces={faces}
          label={WORDS.pictureOf(side, picture.words)}
          {...(frame !== null && { frame })}
        />
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
