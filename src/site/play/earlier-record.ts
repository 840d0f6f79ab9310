/** Records from other versions of the rules: brought only when one cannot be opened as it stands. */
import { failed, ok, type Result } from '../../result.ts';
import { changesSince } from '../../book/changes.ts';
import { SHELF } from '../shelf.ts';
import { EARLIER_WORDS as WORDS } from '../words/earlier-record.ts';
import { fromRecord, recordIn, type Opened, type Opens } from './opening.ts';

/** Opens a record of earlier rules under the present ones, and says what has changed; else why it does not open. */
export async function openEarlier(
  by: Opens,
  text: string,
  faults: readonly string[],
): Promise<Result<Opened, string>> {
  const { game } = by;
  const record = recordIn(text);
  if (!record.ok || record.value.game !== game.id || record.value.rules === game.rules)
    return failed(...faults);
  const { rules } = record.value;
  const history = await SHELF.find(({ id }) => id === game.id)?.referee?.history?.();
  const changed = changesSince(history ?? [], rules);
  if (changed === null) return failed(WORDS.later(rules));
  const play = await fromRecord(by, { ...record.value, rules: game.rules });
  if (!play.ok) return failed(WORDS.cannot(rules, play.faults.join('; ')));
  const since = changed.map(({ statement, was }) => WORDS.changed(statement, was));
  return ok({ play: play.value, says: WORDS.goesOn(rules, since) });
}
