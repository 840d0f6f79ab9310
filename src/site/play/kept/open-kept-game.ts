/**
 * Games from records: those that the device keeps, that come as a file or by a link, or go on under other rulings. Brought
 * when there is one. A game that does not reach its end is opened as far as it goes.
 */
import { recordIn, type RecordText } from '../../../book/record-text.ts';
import { sayingOf } from '../../../language.ts';
import type { AnyForm, AnyGame } from '../../../referee/erased-types.ts';
import { replay, type GameRecord, type Replay } from '../../../referee/record.ts';
import { failed, ok, type Result } from '../../../result.ts';
import { ENDS, NOT_JSON } from '../../words/opening.ts';
import type { Hurt } from './unreadable-game.ts';
import { known, recordOf, type Play } from '../play.ts';

/** What a record is opened by. */
export interface Opens {
  readonly game: AnyGame;
  /** Its whole game, where `game` has no reasons: it is asked why a record does not open. */
  readonly whole: () => Promise<AnyGame>;
  /** The form of its positions; only a record that begins from one asks for it. */
  readonly form: () => Promise<AnyForm>;
}

/** A game that was opened, as far as it goes. */
export interface Opened {
  readonly play: Play;
  /** What is to be said of it: nothing, or what has changed in the rules since. */
  readonly says: string;
  /** What it was, where it does not reach its end. */
  readonly hurt: Hurt | null;
}

/** A game as far as it goes, and what stops it there. */
interface Gone {
  readonly play: Play;
  readonly stop: Pick<Hurt, 'why' | 'breaches'> | null;
}

/** What a record replays to, as far as it goes; a fault is a sentence, and says why the game does not even begin. */
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

/** What a record replays to; a fault is a sentence, also of one that does not reach its end. */
export async function fromRecord(by: Opens, record: GameRecord): Promise<Result<Play, string>> {
  const gone = await asFarAs(by, record);
  if (!gone.ok) return gone;
  const { play, stop } = gone.value;
  return stop === null ? ok(play) : failed(stop.why);
}

/** The game in a text that was read, as far as it goes. */
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

/** A record that came otherwise than as a text, as far as it goes. */
export const openRecord = (by: Opens, record: GameRecord): Promise<Result<Opened, string>> =>
  openRead(by, { record, ends: null }, `${JSON.stringify(record, undefined, 2)}\n`);

/**
 * A game from a text, also from one of earlier rules, as far as the network brings what tells of them; faults are
 * sentences without a full stop.
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

/** The same game under other options, from its first move on; a fault says which move they do not allow. */
export const underOptions = (by: Opens, play: Play, on: readonly string[]): Promise<Result<Play, string>> =>
  fromRecord(by, { ...recordOf(play), options: known(by.game, on) });
