/**
 * Opens games from records: saved on the device, from a file or a link, or replayed under other rulings. Loaded lazily. A
 * damaged game is opened up to its first fault.
 */
import { recordIn, type RecordText } from '../../../book/record-text.ts';
import { sayingOf } from '../../../language.ts';
import type { AnyForm, AnyGame } from '../../../referee/erased-types.ts';
import { replay, type GameRecord, type Replay } from '../../../referee/record.ts';
import { failed, ok, type Result } from '../../../result.ts';
import { ENDS, NOT_JSON } from '../../words/import-faults.ts';
import type { Hurt } from './unreadable-game.ts';
import { known, recordOf, type Play } from '../play.ts';

/** What is needed to open a record. */
export interface Opens {
  readonly game: AnyGame;
  /** Loads the full game, which gives the reasons if a record does not open. */
  readonly whole: () => Promise<AnyGame>;
  /** Loads the text form of positions; needed only for a record that begins from a position. */
  readonly form: () => Promise<AnyForm>;
}

/** A game that was opened, perhaps only in part. */
export interface Opened {
  readonly play: Play;
  /** A message about what has changed in the rules since, or ''. */
  readonly says: string;
  /** The original text and the fault, if it was opened only in part. */
  readonly hurt: Hurt | null;
}

/** A game replayed up to its first fault; `stop` is null if there is none. */
interface Gone {
  readonly play: Play;
  readonly stop: Pick<Hurt, 'why' | 'breaches'> | null;
}

/** Replays a record up to its first illegal move; fails, with sentences, only if the game cannot even begin. */
async function asFarAs({ game, whole, form }: Opens, record: GameRecord): Promise<Result<Gone, string>> {
  const reads = record.position === undefined ? undefined : await form();
  const { moves, ...head } = record;
  const played = (history: Replay<unknown, unknown>): Play => ({
    head,
    history,
    words: moves.slice(0, history.moves.length),
  });
  const listed = replay(game, record, reads);
  if (listed.ok) return ok({ play: played(listed.value), stop: null });
  const judged = replay(await whole(), record, reads);
  if (judged.ok) return ok({ play: played(judged.value), stop: null });
  for (const { message, verdict, reached } of judged.faults) {
    if (reached !== null)
      return ok({ play: played(reached), stop: { why: message, breaches: verdict?.breaches ?? [] } });
  }
  return failed(...judged.faults.map(({ message }) => message));
}

/** Replays a record; fails, with sentences, if any move of it does. */
export async function fromRecord(by: Opens, record: GameRecord): Promise<Result<Play, string>> {
  const gone = await asFarAs(by, record);
  if (!gone.ok) return gone;
  const { play, stop } = gone.value;
  return stop === null ? ok(play) : failed(stop.why);
}

/** Opens a record parsed from a text, as far as possible. */
export async function openRead(
  by: Opens,
  { record, ends }: RecordText,
  text: string,
): Promise<Result<Opened, string>> {
  const gone = await asFarAs(by, record);
  if (!gone.ok) return gone;
  const { play } = gone.value;
  const broken = ends === null ? null : { why: ENDS[ends](record.moves.length), breaches: [] };
  const stop = gone.value.stop ?? broken;
  const hurt = stop === null ? null : { ...stop, text, reached: play.words.length };
  return ok({ play, says: '', hurt });
}

/** Opens a record that did not come as a text, as far as possible. */
export const openRecord = (by: Opens, record: GameRecord): Promise<Result<Opened, string>> =>
  openRead(by, { record, ends: null }, `${JSON.stringify(record, undefined, 2)}\n`);

/**
 * Opens a game from a text, even one of earlier rules if their history can be loaded; faults are sentences without a full
 * stop.
 */
export async function openText(by: Opens, text: string): Promise<Result<Opened, string>> {
  const read = recordIn(text);
  if (!read.ok) {
    const say = sayingOf((await by.whole()).words.faults);
    return failed(...read.faults.map((fault) => (typeof fault === 'string' ? NOT_JSON[fault] : say(fault))));
  }
  const { game, rules } = read.value.record;
  const opened = await openRead(by, read.value, text);
  if (opened.ok || game !== by.game.id || rules === by.game.rules) return opened;
  return import('./earlier-record.ts').then(
    ({ openEarlier }) => openEarlier(by, read.value, text),
    () => opened,
  );
}

/** Replays a game under other options; the fault says which move they do not allow. */
export const underOptions = (by: Opens, play: Play, on: readonly string[]): Promise<Result<Play, string>> =>
  fromRecord(by, { ...recordOf(play), options: known(by.game, on) });
