/**
 * Games from records: those that the device keeps, that come as a file or go on under other rulings. Brought when there is
 * one.
 */
import { readJson } from '../../kit/input.ts';
import { sayingOf } from '../../language.ts';
import type { AnyForm, AnyGame } from '../../referee/any.ts';
import type { RecordFault } from '../../referee/faults.ts';
import { readRecord, replay, type GameRecord } from '../../referee/record.ts';
import { failed, ok, type Result } from '../../result.ts';
import { NOT_JSON } from '../words/opening.ts';
import { known, recordOf, type Play } from './play.ts';

/** What a record is opened by. */
export interface Opens {
  readonly game: AnyGame;
  /** Its whole game, where `game` has no reasons: it is asked why a record does not open. */
  readonly whole: () => Promise<AnyGame>;
  /** The form of its positions; only a record that begins from one asks for it. */
  readonly form: () => Promise<AnyForm>;
}

/** What a record replays to; a fault is a sentence. */
export async function fromRecord(
  { game, whole, form }: Opens,
  record: GameRecord,
): Promise<Result<Play, string>> {
  const reads = record.position === undefined ? undefined : await form();
  const { moves: words, ...head } = record;
  const replayed = replay(game, record, reads);
  if (replayed.ok) return ok({ head, history: replayed.value, words });
  const again = replay(await whole(), record, reads);
  return again.ok
    ? ok({ head, history: again.value, words })
    : failed(...again.faults.map(({ message }) => message));
}

/** A game from the text of a file; faults are sentences without a full stop. */
export async function fromText(by: Opens, text: string): Promise<Result<Play, string>> {
  const record = recordIn(text);
  if (record.ok) return fromRecord(by, record.value);
  const say = sayingOf((await by.whole()).words.faults);
  return failed(...record.faults.map((fault) => (typeof fault === 'string' ? fault : say(fault))));
}

/** The record in the text of a file; what is no JSON is told in words. */
export function recordIn(text: string): Result<GameRecord, RecordFault | string> {
  const form = json(text);
  return form.ok ? readRecord(form.value) : form;
}

/** A game that was opened, and what is to be said of it: nothing, or what has changed in the rules since. */
export interface Opened {
  readonly play: Play;
  readonly says: string;
}

/** As `fromText`, also for a text from earlier rules, as far as the network brings what tells of them. */
export async function openText(by: Opens, text: string): Promise<Result<Opened, string>> {
  const play = await fromText(by, text);
  if (play.ok) return ok({ play: play.value, says: '' });
  return import('./earlier-record.ts').then(
    ({ openEarlier }) => openEarlier(by, text, play.faults),
    () => play,
  );
}

function json(text: string): Result<unknown, string> {
  const read = readJson(text);
  return read.ok ? read : failed(...read.faults.map((fault) => NOT_JSON[fault]));
}

/** The same game under other options, from its first move on; a fault says which move they do not allow. */
export const underOptions = (by: Opens, play: Play, on: readonly string[]): Promise<Result<Play, string>> =>
  fromRecord(by, { ...recordOf(play), options: known(by.game, on) });
