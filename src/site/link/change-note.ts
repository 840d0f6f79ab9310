/** What has changed since a dated link to a question or a lesson's step was made. */
import { shown } from '../../kit/untrusted-input.ts';
import { SHELF } from '../shelf.ts';
import { LINK_WORDS } from '../words/link.ts';
import { VERSION } from './share-address.ts';
import { changesSince } from '../../book/changes.ts';
import { line, toldSince } from './change-elements.ts';

/** Shows it in `place`; shows nothing if it cannot be loaded. */
export async function tellSince(place: HTMLElement, search: string): Promise<void> {
  const rules = new URLSearchParams(search).get(VERSION);
  if (rules === null) return;
  const told = await sinceThen(place.dataset['dated'] ?? '', rules).catch(() => []);
  place.replaceChildren(...told);
}

/** Empty for the current rules; a sentence for a version newer than this page. */
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
