/**
 * The kinds of refusal of a game: a rule, the message key, and the sentence quoted for it. Each is in
 * `refusals/<game>.json` with an example, and was reviewed by somebody: does the sentence say why?
 */
import { attemptsIn } from '../../src/book/choices.ts';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { answer } from '../../src/book/answer.ts';
import { casesIn } from '../../src/book/book.ts';
import { isObject } from '../../src/is-object.ts';
import { lotsOf } from '../../src/referee/chance/random.ts';
import { playout } from '../../src/referee/playout.ts';
import { layTable, valuesAtFirst, askedFields, valuesOf } from '../../src/site/ask/situation-table.ts';
import type { Harnessed } from './games.ts';
import { firstOf } from './sample.ts';
import { saidAt, spokenAt } from './tries.ts';

export interface Kind {
  readonly rule: string;
  /** The message key. */
  readonly says: string;
  /** The quoted sentence, under the table's rulings. */
  readonly quotes: string;
}

/** A kind of refusal, with an example. */
export interface Refusal extends Kind {
  readonly refusal: string;
  readonly try: string;
  readonly position: unknown;
}

/** A refused try; its texts are made on demand. */
export interface Refused {
  readonly kind: Kind;
  readonly told: () => Refusal;
}

/** A game that returns message keys and figures instead of texts. */
interface Keyed {
  readonly judge: (
    position: unknown,
    move: unknown,
  ) => { readonly breaches: readonly { readonly rule: string; readonly remedy: unknown }[] };
}

const isKeyed = (part: unknown): part is Keyed => isObject(part) && typeof part['judge'] === 'function';

async function keyedOf(id: string): Promise<Keyed> {
  const [file = ''] = globSync(`{,tests/made-up/}src/games/${id}/rules/{game,judge}.ts`);
  const found = Object.values((await import(resolve(file))) as object).find(isKeyed);
  if (!found) throw new Error(`${file} has no game.`);
  return found;
}

/** The reason may be nested inside a message that also offers remedies. */
function keyOf(said: unknown): string {
  if (!isObject(said)) return '';
  const { says, why } = said;
  return isObject(why) ? keyOf(why) : String(says);
}

export const kindOf = ({ rule, says, quotes }: Kind): string => `${rule}, ${says}: ${quotes}`;

/** The kinds by which a try is refused; empty if it is allowed or cannot be read. */
export type Refusing = (position: unknown, words: string) => readonly Refused[];

export async function refusingOf({ id, game, form, sentences }: Harnessed): Promise<Refusing> {
  const keyed = await keyedOf(id);
  return (position, words) => {
    const move = game.parse(position, words);
    if (!move.ok) return [];
    const { sentence } = sentences(game.optionsOn(position));
    return keyed.judge(position, move.value).breaches.map(({ rule, remedy }, index) => {
      const kind = { rule, says: keyOf(remedy), quotes: sentence(rule) };
      const refusal = () => game.judge(position, move.value).breaches[index]?.remedy ?? '';
      return {
        kind,
        told: () => ({ ...kind, refusal: refusal(), try: words, position: form.write(position) }),
      };
    });
  };
}

/** The same kind of refusal as the example gives now; empty if its rule or message has changed. */
export function again({ form }: Harnessed, refusing: Refusing, row: Refusal): readonly Refusal[] {
  const read = form.read(row.position);
  if (!read.ok) return [];
  const found = refusing(read.value, row.try).find(
    ({ kind }) => kind.rule === row.rule && kind.says === row.says,
  );
  return found === undefined ? [] : [found.told()];
}

/** Whether the example is still refused with the reviewed texts. */
export const holds = (each: Harnessed, refusing: Refusing, row: Refusal): boolean =>
  again(each, refusing, row).some((now) => now.quotes === row.quotes && now.refusal === row.refusal);

export const fileOf = (id: string): string => `tests/harness/refusals/${id}.json`;
export const keptOf = (id: string): readonly Refusal[] =>
  JSON.parse(readFileSync(fileOf(id), 'utf8')) as readonly Refusal[];

/** Positions in the book. */
const tablesOf = ({ game, form, scenery, sentences, book }: Harnessed): readonly unknown[] =>
  (book === null ? [] : casesIn(book)).flatMap((example) => {
    const { first, steps } = answer({ game, form, scenery, sentences }, example);
    return first === null ? [] : [first, ...steps.map(({ after }) => after)];
  });

/** Tries in the book, with their positions. */
const bookTries = ({ game, form, scenery, sentences, book }: Harnessed) =>
  (book === null ? [] : casesIn(book)).flatMap((example) => {
    if (example.kind !== 'try') return [];
    const { first, steps } = answer({ game, form, scenery, sentences }, example);
    return [{ table: steps.at(-1)?.after ?? first, words: example.try }];
  });

/** Positions of the situations: with default values, and with each value of each field. */
const askedOf = ({ game, form, situations }: Harnessed): readonly unknown[] =>
  situations.flatMap((situation) => {
    const begin = valuesAtFirst(situation);
    const others = askedFields(situation.fields, begin).flatMap((field) =>
      valuesOf(field).map((value) => ({ ...begin, [field.id]: value })),
    );
    return [begin, ...others].flatMap((values) => {
      const laid = layTable({ game, form }, situation, values, []);
      return laid.ok ? [laid.value.position] : [];
    });
  });

const GAMES_BY_LOT = 150;
/** Most positions kept from random games with the same kinds of move: without options, and with each. */
const ALIKE = { without: 25, under: 4 };

/** Positions of random games, evenly by stage and with every option. */
function playedOf({ id, game }: Harnessed): readonly unknown[] {
  const count = new Map<string, number>();
  const tables: unknown[] = [];
  const sets = [[], ...game.options.map((option) => [option])];
  for (let index = 0; index < GAMES_BY_LOT; index++) {
    const on = sets[index % 2 === 0 ? 0 : ((index + 1) / 2) % sets.length] ?? [];
    const seed = `refusals ${index}`;
    const look = (position: unknown) => {
      const words = game.moves(position).map((move) => game.print(position, move).split(' ')[0]);
      const stage = [...on, game.toAct(position), ...new Set(words)].sort().join(' ');
      const seen = count.get(stage) ?? 0;
      count.set(stage, seen + 1);
      if (seen < (on.length === 0 ? ALIKE.without : ALIKE.under)) tables.push(position);
    };
    const { last } = playout(game, firstOf(game, `${id} ${seed}`, on), seed, game.bound, ({ before }) => {
      look(before);
    });
    look(last);
  }
  return tables;
}

const TRIES = 200;

/** Tries a hand could make at a position, in notation. */
const touchedAt = ({ game, scenery }: Harnessed, position: unknown): readonly string[] =>
  (scenery ? attemptsIn({ game, scenery }, position) : []).map(({ move }) => game.print(position, move));

/** Searches for kinds of refusal, positions of the book first. */
export function lookedFor(each: Harnessed, refusing: Refusing): readonly Refusal[] {
  const tables = [...tablesOf(each), ...askedOf(each), ...playedOf(each)];
  const everywhere = spokenAt(each, tables);
  const found = new Map<string, Refusal>();
  const lot = lotsOf(`refusals ${each.id}`);
  const look = (table: unknown, words: string): void => {
    for (const { kind, told } of refusing(table, words))
      if (!found.has(kindOf(kind))) found.set(kindOf(kind), told());
  };
  for (const { table, words } of bookTries(each)) look(table, words);
  for (const table of tables) {
    const said = saidAt(each, table, everywhere, lot, TRIES).map((line) => line.said);
    for (const words of new Set([...touchedAt(each, table), ...said])) look(table, words);
  }
  return [...found.values()];
}
