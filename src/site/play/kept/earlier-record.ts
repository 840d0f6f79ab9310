/** Records from other versions of the rules. Lazy: loaded only if a record cannot be opened as it is. */
import type { RecordText } from '../../../book/record-text.ts';
import { failed, ok, type Result } from '../../../result.ts';
import { changesSince } from '../../../book/changes.ts';
import { SHELF } from '../../shelf.ts';
import { EARLIER_WORDS as WORDS } from '../../words/earlier-record.ts';
import { openRead, type Opened, type Opens } from './open-kept-game.ts';

/** Opens a record of earlier rules under the present ones and says which rules have changed; else fails with the reason. */
export async function openEarlier(
  by: Opens,
  { record, ends }: RecordText,
  text: string,
): Promise<Result<Opened, string>> {
  const { game } = by;
  const { rules } = record;
  const history = await SHELF.find(({ id }) => id === game.id)?.referee?.history?.();
  const changed = changesSince(history ?? [], rules);
  if (changed === null) return failed(WORDS.later(rules));
  const opened = await openRead(by, { record: { ...record, rules: game.rules }, ends }, text);
  if (!opened.ok) return failed(WORDS.cannot(rules, opened.faults.join('; ')));
  const since = changed.map(({ statement, was }) => WORDS.changed(statement, was));
  const says = (opened.value.hurt === null ? WORDS.goesOn : WORDS.stops)(rules, since);
  return ok({ ...opened.value, says });
}
