/** What has changed since an address was made that leads to a question or to a step of a lesson. */
import { shown } from '../../kit/input.ts';
import { SHELF } from '../shelf.ts';
import { LINK_WORDS } from '../words/link.ts';
import { VERSION } from './address.ts';
import { changesSince } from '../../book/changes.ts';
import { line, toldSince } from './change-elements.ts';

/** Tells it where `place` is; what cannot be loaded cannot be told, and the page itself is here. */
export async function tellSince(place: HTMLElement, search: string): Promise<void> {
  const rules = new URLSearchParams(search).get(VERSION);
  if (rules === null) return;
  const told = await sinceThen(place.dataset['dated'] ?? '', rules).catch(() => []);
  place.replaceChildren(...told);
}

/** Nothing for the rules in force; a sentence for a version from after this page. */
async function sinceThen(id: string, rules: string): Promise<readonly HTMLElement[]> {
  const referee = SHELF.find((game) => game.id === id)?.referee;
  if (referee?.history === undefined) return [];
  const [history, sentences] = await Promise.all([referee.history(), referee.sentences()]);
  const changed = changesSince(history, rules);
  if (changed === null) return [line(LINK_WORDS.arrived.laterRules(shown(rules)))];
  const { sentence } = sentences([]);
  return toldSince(
    rules,
    changed.map((change) => ({ ...change, now: sentence(change.statement) })),
  );
}
