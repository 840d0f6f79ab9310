/**
 * The score chart: a stepped line for each player, rounds ruled, battles marked. It shows what the slider on top of it
 * says.
 */
import type { Seat, Seats } from '../../../referee/seats.ts';
import { isCloseToFirst, type Course, type RoundMark } from '../../play/scores.ts';
import { DASHES } from '../../plots/seat-dashes.ts';
import { PANEL_WORDS } from '../../words/panels.ts';
import './score-chart.css';

const WORDS = PANEL_WORDS.replay;

/** In SVG units; the drawing is stretched. */
const HEIGHT = 100;

interface ScoreChartProps {
  readonly course: Course;
  readonly seats: Seats;
  /** Number of moves, and of those already looked at. */
  readonly all: number;
  readonly here: number;
  readonly rounds: readonly RoundMark[];
  /** Numbers of the moves that turned cards over. */
  readonly battles: readonly number[];
}

/** A line that changes in steps. */
function stepped(line: readonly number[], heightOf: (score: number) => number): string {
  const [first = 0, ...more] = line;
  return `M0 ${heightOf(first)}${more.map((score, index) => `H${index + 1}V${heightOf(score)}`).join('')}`;
}

export function ScoreChart({ course, seats, all, here, rounds, battles }: ScoreChartProps) {
  const { lines, least, most } = course;
  const heightOf = (score: number) => HEIGHT - (HEIGHT * (score - least)) / (most - least);
  const width = Math.max(1, all);
  const share = (move: number): string => `${(100 * move) / width}%`;
  return (
    <div class="chart-frame" aria-hidden="true">
      <div class="chart-field">
        <svg class="chart" viewBox={`0 -4 ${width} ${HEIGHT + 8}`} preserveAspectRatio="none">
          {rounds.map(({ move }) => (
            <path key={move} class="chart-round" d={`M${move} -4V${HEIGHT + 4}`} />
          ))}
          {seats.map((seat, player) => {
            const line = lines[player] ?? [];
            return (
              <g key={seat.id} class={`ink-${seat.ink}`}>
                <path class="chart-later" d={stepped(line, heightOf)} />
                <path
                  class="chart-line"
                  d={stepped(line.slice(0, here + 1), heightOf)}
                  stroke-dasharray={DASHES[seat.shape]}
                />
              </g>
            );
          })}
        </svg>
        {battles.map((move) => (
          <span key={move} class="chart-battle" style={{ left: share(move) }} />
        ))}
        {rounds.map((mark, index) => (
          <span
            key={mark.move}
            class={`chart-label${isCloseToFirst(rounds, mark, width) ? ' is-close' : ''}`}
            style={{ left: share(mark.move) }}
          >
            {index === 0 ? WORDS.round(mark.round) : mark.round}
          </span>
        ))}
      </div>
    </div>
  );
}

/** The scores at the current move, as text, with the seats' symbols. */
export const scoresSaid = ({ lines }: Course, seats: readonly Seat[], here: number): string =>
  seats.map(({ name }, player) => WORDS.scoreOf(name, lines[player]?.[here] ?? 0)).join(', ');
