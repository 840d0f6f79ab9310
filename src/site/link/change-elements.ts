/** Messages about a link as plain DOM elements, for pages without Preact. */
import { LINK_WORDS } from '../words/link.ts';
import type { Change } from '../../book/changes.ts';

const WORDS = LINK_WORDS.arrived;

/** A changed sentence with its current text. */
export interface Changed extends Change {
  readonly now: string;
}

export function line(text: string): HTMLElement {
  const paragraph = document.createElement('p');
  paragraph.textContent = text;
  return paragraph;
}

/** Changes in the rules since a version: each sentence now and before. */
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
