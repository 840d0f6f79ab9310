/**
 * Reads a record from damaged text: one that is cut off or was edited may still hold a game to look at and continue.
 *
 *     const read = recordIn(text);
 *     if (read.ok && read.value.ends === null) replay(game, read.value.record);
 */
import { beginningOf, readJson, type JsonFault } from '../kit/untrusted-input.ts';
import { isObject } from '../is-object.ts';
import type { RecordFault } from '../referee/messages/kernel-faults.ts';
import { readRecord, type GameRecord } from '../referee/record.ts';
import { failed, ok, type Result } from '../result.ts';

export interface RecordText {
  readonly record: GameRecord;
  /**
   * Why the moves end early: invalid JSON from there on, or something that is not a move; null where they do
   * not.
   */
  readonly ends: 'broken' | 'no move' | null;
}

/** Why a text has no readable record. */
export type RecordTextFault = RecordFault | JsonFault;

export function recordIn(text: string): Result<RecordText, RecordTextFault> {
  const read = readJson(text);
  if (read.ok) return ofForm(read.value);
  if (read.faults[0] !== 'broken') return read;
  const begun = ofForm(beginningOf(text));
  return begun.ok ? ok({ ...begun.value, ends: begun.value.ends ?? 'broken' }) : read;
}

function ofForm(form: unknown): Result<RecordText, RecordFault> {
  const moves: unknown = isObject(form) ? form['moves'] : undefined;
  const stop = Array.isArray(moves) ? moves.findIndex((words) => typeof words !== 'string') : -1;
  const upTo =
    stop < 0 || !isObject(form) || !Array.isArray(moves) ? form : { ...form, moves: moves.slice(0, stop) };
  const record = readRecord(upTo);
  return record.ok
    ? ok({ record: record.value, ends: stop < 0 ? null : 'no move' })
    : failed(...record.faults);
}
