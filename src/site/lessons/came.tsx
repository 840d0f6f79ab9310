/** What came of moves, each with the rule by which it did. */
import type { SceneEvent } from '../../referee/scene.ts';
import { LEARN_WORDS } from '../words/learn.ts';

interface CameProps {
  readonly events: readonly SceneEvent[];
  /** The address of the page of rules. */
  readonly rules: string;
}

export function Came({ events, rules }: CameProps) {
  if (events.length === 0) return null;
  return (
    <ul class="lesson-came" aria-label={LEARN_WORDS.came}>
      {events.map(({ rule, what }, index) => (
        <li key={index}>
          {what}{' '}
          <a class="rule-id" href={`${rules}#${rule}`}>
            {rule}
          </a>
        </li>
      ))}
    </ul>
  );
}
