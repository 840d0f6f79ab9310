/** Why a side lost, in a few sentences, with the table at the move that cost most. */
import { useMemo } from 'preact/hooks';
import { trailBetween, withTrail } from '../../book/trail.ts';
import { frameAbout, trodIn } from '../board/camera-focus.ts';
import { Board } from '../board/board.tsx';
import { moveTold } from '../play/describe/describe-move.ts';
import type { Loaded } from '../play/load-game.ts';
import type { Play } from '../play/play.ts';
import { LOOK_BACK_WORDS as WORDS } from '../words/look-back.ts';
import { drawnFor } from './costly-decisions.tsx';
import type { Features } from './use-features.ts';
import type { Loss } from './loss.ts';

interface WhyLostProps {
  readonly loss: Loss;
  /** The side, as in the middle of a sentence. */
  readonly side: string;
  /** The first player of the side, through whose eyes the picture is. */
  readonly viewer: number;
  readonly loaded: Loaded;
  readonly play: Play;
  readonly faces: string;
  readonly features: Features;
  readonly onShow: (at: number) => void;
}

export function WhyLost({ loss, side, viewer, loaded, play, faces, features, onShow }: WhyLostProps) {
  const { luck, costly, turn } = loss;
  const [dearest] = costly;
  const told = useMemo(
    () => (turn === null ? '' : moveTold(loaded, play, turn.at).says),
    [loaded, play, turn],
  );
  const decided = useMemo(() => dearest && drawnFor(loaded, play, dearest), [loaded, play, dearest]);
  const gains = dearest?.why.flatMap(({ feature }) => features[feature]?.better ?? []) ?? [];
  const own = costly.reduce((sum, { cost }) => sum + cost, 0);
  return (
    <section class="why-lost" aria-label={WORDS.lost(side)}>
      <h3>{WORDS.lost(side)}</h3>
      <p>
        {WORDS.lostByLuck(luck)} {WORDS.lostByDecisions(costly.length, own)}
      </p>
      {dearest && decided?.played && decided.better && (
        <p>
          {WORDS.dearest(dearest.at + 1, decided.played.words, decided.better.words, dearest.cost)}{' '}
          {gains.length > 0 && WORDS.does(gains)}
        </p>
      )}
      {turn !== null && (
        <div class="costly">
          <div class="costly-picture">
            <Turned {...{ loaded, play, faces, viewer, at: turn.at, told }} />
          </div>
          <div>
            <p>{WORDS.turned(turn.at + 1, told, turn.from, turn.to)}</p>
            <p class="buttons">
              <button type="button" onClick={() => onShow(turn.at + 1)}>
                {WORDS.show}
              </button>
            </p>
          </div>
        </div>
      )}
    </section>
  );
}

interface TurnedProps extends Pick<WhyLostProps, 'loaded' | 'play' | 'faces' | 'viewer'> {
  /** The index of the move. */
  readonly at: number;
  readonly told: string;
}

/** The table before a move, with its trail, as the side saw it. */
function Turned({ loaded: { scenery }, play, faces, viewer, at, told }: TurnedProps) {
  const { positions } = play.history;
  const scene = useMemo(() => {
    const [before, after] = [scenery.scene(positions[at], viewer), scenery.scene(positions[at + 1], viewer)];
    return withTrail(before, trailBetween(before, after));
  }, [scenery, positions, at, viewer]);
  const frame = frameAbout(scene, trodIn(scene));
  return <Board {...{ scene, faces }} label={WORDS.turnPicture(told)} {...(frame && { frame })} />;
}
