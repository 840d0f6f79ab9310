/** What is told of a link on a page that is no island: plain elements. */
import { LINK_WORDS } from '../words/link.ts';
import type { Change } from '../../book/changes.ts';

const WORDS = LINK_WORDS.arrived;

/** A change with the sentence as it is now. */
export interface Changed extends Change {
  readonly now: string;
}

export function line(text: string): HTMLElement {
  const paragraph = document.createElement('p');
  paragraph.textContent = text;
  return paragraph;
}

/** What has changed in the rules since a version of them: each sentence as it is now, and as it was. */
export function toldSince(rules: string, changed: readonly Changed[]): readonly HTMLElement[] {
  if (changed.length === 0) return [];
  const list = document.createElement('ul');
  for (const { statement, was, now } of changed) {
    const id = document.createElement('b');
    id.className = 'rule-id';
    id.textContent = statement;
    const before = document.createElement('small');
    before.textContent = was === null ? WORDS.isNew : WORDS.was(was);
    const item = document.createElement('li');
    item.append(id, ` ${now} `, before);
    list.append(item);
  }
  return [line(WORDS.since(rules)), list];
}
