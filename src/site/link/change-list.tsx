/** A list of changed sentences, each now and before. */
import { LINK_WORDS } from '../words/link.ts';
import type { Change } from '../../book/changes.ts';

const WORDS = LINK_WORDS.arrived;

interface ChangedProps {
  readonly changed: readonly Change[];
  /** Looks up a rule's current text; undefined while loading. */
  readonly sentence: ((rule: string) => string) | undefined;
}

export function Changed({ changed, sentence }: ChangedProps) {
  return (
    <ul>
      {changed.map(({ statement, was }) => (
        <li key={statement}>
          <b class="rule-id">{statement}</b> {sentence?.(statement)}{' '}
          <small>{was === null ? WORDS.isNew : WORDS.was(was)}</small>
        </li>
      ))}
    </ul>
  );
}
