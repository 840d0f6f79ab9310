/** What has changed since an address was made that leads to a question, a lesson's step or another page. */
import { SHELF } from '../shelf.ts';
import { LINK_WORDS } from '../words-link.ts';
import { changesSince } from './changes.ts';
import { line, toldSince } from './told.ts';

/** Nothing for the rules in force; a sentence for a version from after this page. */
export async function sinceThen(id: string, rules: string): Promise<readonly HTMLElement[]> {
  const referee = SHELF.find((game) => game.id === id)?.referee;
  if (referee?.history === undefined) return [];
  const [history, sentences] = await Promise.all([referee.history(), referee.sentences()]);
  const changed = changesSince(history, rules);
  if (changed === null) return [line(LINK_WORDS.arrived.laterRules(rules))];
  const { sentence } = sentences([]);
  return toldSince(
    rules,
    changed.map((change) => ({ ...change, now: sentence(change.statement) })),
  );
}
