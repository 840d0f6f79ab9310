/**
 * The kinds of refusal of a game: a rule, the key of what the engine says of it, and the sentence that is quoted for it
 * at the table. Each stands in `refusals/<game>.json` with an example, and was read there by somebody who asked whether
 * the sentence says it.
 */
import { attemptsIn } from '../../src/referee/table/choices.ts';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { answer } from '../../src/book/answer.ts';
import { casesIn } from '../../src/book/book.ts';
import { isObject } from '../../src/is-object.ts';
import { lotsOf } from '../../src/referee/chance/random.ts';
import { playout } from '../../src/referee/playout.ts';
import { layTable, valuesAtFirst, askedFields, valuesOf } from '../../src/site/ask/situation.ts';
import type { Harnessed } from './games.ts';
import { firstOf } from './sample.ts';
import { saidAt, spokenAt } from './tries.ts';

export interface Kind {
  readonly rule: string;
  /** The key of what the engine says. */
  readonly says: string;
  /** The sentence, in the reading of the table. */
  readonly quotes: string;
}

/** A kind of refusal, and a try that shows it. */
export interface Refusal extends Kind {
  readonly refusal: string;
  readonly try: string;
  readonly position: unknown;
}

/** A refused try, which is put into words and written where somebody asks for it. */
export interface Refused {
  readonly kind: Kind;
  readonly told: () => Refusal;
}

/** A game as its engine is, which says keys and figures. */
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

/** Why a try is refused may stand inside what is said of it, with ways out beside it. */
function keyOf(said: unknown): string {
  if (!isObject(said)) return '';
  const { says, why } = said;
  return isObject(why) ? keyOf(why) : String(says);
}

export const kindOf = ({ rule, says, quotes }: Kind): string => `${rule}, ${says}: ${quotes}`;

/** By which kinds a try is refused at a table; nothing where it is allowed, or cannot be read there. */
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

/** What the try of a kind is refused by today; nothing where the rule, or what is said, is another. */
export function again({ form }: Harnessed, refusing: Refusing, row: Refusal): readonly Refusal[] {
  const read = form.read(row.position);
  if (!read.ok) return [];
  const found = refusing(read.value, row.try).find(
    ({ kind }) => kind.rule === row.rule && kind.says === row.says,
  );
  return found === undefined ? [] : [found.told()];
}

/** Whether it is still refused in the words in which it was read. */
export const holds = (each: Harnessed, refusing: Refusing, row: Refusal): boolean =>
  again(each, refusing, row).some((now) => now.quotes === row.quotes && now.refusal === row.refusal);

export const fileOf = (id: string): string => `tests/harness/refusals/${id}.json`;
export const keptOf = (id: string): readonly Refusal[] =>
  JSON.parse(readFileSync(fileOf(id), 'utf8')) as readonly Refusal[];

/** Tables of the book. */
const tablesOf = ({ game, form, scenery, sentences, book }: Harnessed): readonly unknown[] =>
  (book === null ? [] : casesIn(book)).flatMap((example) => {
    const { first, steps } = answer({ game, form, scenery, sentences }, example);
    return first === null ? [] : [first, ...steps.map(({ after }) => after)];
  });

/** What the book itself tries, and where. */
const bookTries = ({ game, form, scenery, sentences, book }: Harnessed) =>
  (book === null ? [] : casesIn(book)).flatMap((example) => {
    if (example.kind !== 'try') return [];
    const { first, steps } = answer({ game, form, scenery, sentences }, example);
    return [{ table: steps.at(-1)?.after ?? first, words: example.try }];
  });

/** Tables of the situations, as they are first and with each answer of each field. */
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
/** So many tables of games by lot at which the same can be done: without options, and with each. */
const ALIKE = { without: 25, under: 4 };

/** Tables of games by lot: each stage as often as the others, and each under every option. */
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

/** What hands would try at a table, in notation. */
const touchedAt = ({ game, scenery }: Harnessed, position: unknown): readonly string[] =>
  (scenery ? attemptsIn({ game, scenery }, position) : []).map(({ move }) => game.print(position, move));

/** Looks far and wide for kinds of refusal, at tables of the book first. */
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
