/** The plot of winning chances: a line for each side over the moves, rounds ruled, costly decisions marked. */
import { isCloseToFirst, type RoundMark } from '../play/scores.ts';
import { DASHES } from '../plots/seat-dashes.ts';
import { LOOK_BACK_WORDS as WORDS } from '../words/look-back.ts';
import type { Side } from './sides.ts';

/** In SVG units; the drawing is stretched. */
const HEIGHT = 100;

/** Shares that are ruled and labelled. */
const RULED = [1, 0.5, 0];

export interface Mark {
  readonly team: number;
  /** The number of moves before it. */
  readonly at: number;
}

interface ChancePlotProps {
  /** By side: its share of the wins at each position. */
  readonly curves: readonly (readonly number[])[];
  readonly sides: readonly Side[];
  readonly rounds: readonly RoundMark[];
  readonly marks: readonly Mark[];
  /** The number of moves before the position that is told. */
  readonly here: number;
}

const heightOf = (share: number): number => Math.round(100 * HEIGHT * (1 - share)) / 100;

/** The label of every n-th round only, so that labels have room. */
const labelled = (rounds: readonly RoundMark[]): readonly RoundMark[] =>
  rounds.filter((_, index) => index % Math.ceil(rounds.length / 8) === 0);

export function ChancePlot({ curves, sides, rounds, marks, here }: ChancePlotProps) {
  const moves = Math.max(1, (curves[0]?.length ?? 0) - 1);
  const along = (move: number): string => `${(100 * move) / moves}%`;
  return (
    <div class="chances" aria-hidden="true">
      <div class="chances-scale">
        {RULED.map((share) => (
          <span key={share} style={{ top: `${heightOf(share)}%` }}>
            {WORDS.percent(share)}
          </span>
        ))}
      </div>
      <div class="chances-field">
        <svg class="chances-lines" viewBox={`0 0 ${moves} ${HEIGHT}`} preserveAspectRatio="none">
          {RULED.map((share) => (
            <path key={share} class="chances-rule" d={`M0 ${heightOf(share)}H${moves}`} />
          ))}
          {rounds.map(({ move }) => (
            <path key={`round ${move}`} class="chances-rule" d={`M${move} 0V${HEIGHT}`} />
          ))}
          {sides.map(({ seat }, team) => (
            <path
              key={seat.id}
              class={`chances-line ink-${seat.ink}`}
              d={`M${(curves[team] ?? []).map((share, move) => `${move} ${heightOf(share)}`).join('L')}`}
              stroke-dasharray={DASHES[seat.shape]}
            />
          ))}
          <path class="chances-here" d={`M${here} 0V${HEIGHT}`} />
        </svg>
        {marks.map(({ team, at }) => (
          <span
            key={`${team} ${at}`}
            class={`chances-mark ink-${sides[team]?.seat.ink ?? 'red'}`}
            style={{ left: along(at), top: `${heightOf(curves[team]?.[at] ?? 0)}%` }}
          />
        ))}
        {labelled(rounds).map((mark, index, all) => (
          <span
            key={mark.move}
            class={`chances-round${isCloseToFirst(all, mark, moves) ? ' is-close' : ''}`}
            style={{ left: along(mark.move) }}
          >
            {index === 0 ? WORDS.round(mark.round) : mark.round}
          </span>
        ))}
      </div>
    </div>
  );
}
