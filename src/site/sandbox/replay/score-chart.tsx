/** The score in the course of a game: a stepped line for each player, its rounds ruled, its battles marked. A picture of what the slider over it says. */
import type { Seat, Seats, Shape } from '../../../referee/seats.ts';
import type { Course } from '../../play/scores.ts';
import { SHEET_WORDS } from '../../words/sheet.ts';

const WORDS = SHEET_WORDS.replay;

/** Of the drawing, which is stretched to its place. */
const HEIGHT = 100;

/** Lines that cross are told apart by their dashes, as seats are by their shapes. */
const DASHES: Readonly<Record<Shape, string | undefined>> = {
  round: undefined,
  square: '7 3',
  diamond: '2 3',
  triangle: '9 3 2 3',
  hexagon: '12 4',
  cross: '4 4',
  shield: '1 3',
};

/** Where a round begins: after so many moves. */
export interface RoundMark {
  readonly round: number;
  readonly move: number;
}

interface ScoreChartProps {
  readonly course: Course;
  readonly seats: Seats;
  /** How many moves there are, and how many of them have been looked at. */
  readonly all: number;
  readonly here: number;
  readonly rounds: readonly RoundMark[];
  /** The moves, by their numbers, that turned cards over. */
  readonly battles: readonly number[];
}

/** A line that stays until the score changes. */
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
        {rounds.map(({ round, move }, index) => (
          <span key={move} class="chart-label" style={{ left: share(move) }}>
            {index === 0 ? WORDS.round(round) : round}
          </span>
        ))}
      </div>
    </div>
  );
}

/** The scores where somebody looks, behind the shapes of the seats. */
export const scoresSaid = ({ lines }: Course, seats: readonly Seat[], here: number): string =>
  seats.map(({ name }, player) => WORDS.scoreOf(name, lines[player]?.[here] ?? 0)).join(', ');
