/** The list of puzzles: today's, and all of them with the solved ones marked. */
import { useEffect, useState } from 'preact/hooks';
import { PUZZLE_WORDS as WORDS } from '../words/puzzles.ts';
import { dailyOf } from './daily.ts';
import { solvedOf } from './solved.ts';

export interface ListedPuzzle {
  readonly id: string;
  readonly title: string;
  readonly asks: string;
  readonly address: string;
}

interface PuzzleListProps {
  readonly game: string;
  readonly puzzles: readonly ListedPuzzle[];
}

export function PuzzleList({ game, puzzles }: PuzzleListProps) {
  const [now, setNow] = useState<{ readonly daily: number; readonly solved: ReadonlySet<string> } | null>(
    null,
  );
  useEffect(() => setNow({ daily: dailyOf(new Date(), puzzles.length), solved: solvedOf(game) }), [game]);
  const today = now === null ? undefined : puzzles[now.daily];
  return (
    <>
      <p class="puzzle-today" aria-live="polite">
        {today && (
          <a href={today.address}>
            {WORDS.today}: {today.title}
          </a>
        )}
      </p>
      <h2>{WORDS.list}</h2>
      <ol class="lesson-list">
        {puzzles.map(({ id, title, asks, address }) => (
          <li key={id} class={now?.solved.has(id) ? 'done' : ''}>
            <h3>
              <a href={address}>{title}</a>
            </h3>
            <p>{asks}</p>
            {now?.solved.has(id) && <p class="lesson-progress">{WORDS.solved}</p>}
          </li>
        ))}
      </ol>
    </>
  );
}
