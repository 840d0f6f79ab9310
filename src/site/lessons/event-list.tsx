/** The events of moves, each with its rule. */
import type { SceneEvent } from '../../referee/table/scene.ts';
import { eventsOnce } from '../play/describe/event-dedup.ts';
import { LEARN_WORDS } from '../words/learn.ts';

interface CameProps {
  readonly events: readonly SceneEvent[];
  /** URL of the rules. */
  readonly rules: string;
}

/** The events of a lesson's step: notes of the rules only where the step is about them. */
export const notedIn = (events: readonly SceneEvent[], about: readonly string[]): readonly SceneEvent[] =>
  events.filter(({ aside, rule }) => !aside || about.includes(rule));

/** With more events than this, the list is collapsed. */
const FEW = 10;
/** The last ones stay visible: they tell the outcome. */
const LAST = 4;

export function Came({ events, rules }: CameProps) {
  if (events.length === 0) return null;
  const told = eventsOnce(events);
  if (told.length <= FEW) return <List events={told} rules={rules} />;
  return (
    <>
      <List events={told.filter(({ aside }) => !aside).slice(-LAST)} rules={rules} />
      <details class="lesson-rules">
        <summary>{LEARN_WORDS.cameAll}</summary>
        <List events={told} rules={rules} />
      </details>
    </>
  );
}

const List = ({ events, rules }: CameProps) => (
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
