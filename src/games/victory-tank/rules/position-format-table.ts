import type { StatementId } from '../../../../content/victory-tank/statements.ts';
import type { Form } from '../../../referee/messages/kernel-faults.ts';
import { fields, items, noted } from '../../../referee/position-format/read-form.ts';
import * as codes from '../../../codec.ts';
import type { Code } from '../../../codec.ts';
import { flag, readOr, unasked, type Shape } from '../../../referee/position-format/shape.ts';
import { spread } from '../../../referee/position-format/lists.ts';
import { wrong } from './validate-position.ts';
import { fieldAt, GAP, REACH } from './field-grid.ts';
import { cellName, fieldName } from './notation.ts';
import { parseCell } from './parse-notation.ts';
import {
  BATTLEFIELD_CARDS,
  type BattlefieldCard,
  type ByArmy,
  type Field,
  type PlacedCard,
} from './position.ts';
import { FIRST_CARDS } from './set-up.ts';

/** The format of the battlefield: its cards and fields. */

export interface OnTable {
  readonly table: readonly PlacedCard[];
}

const textOf = (form: Form): string => {
  const isText = typeof form.value === 'string';
  if (!isText && form.value !== undefined) noted(form, { says: 'noText', found: form.value });
  return isText ? String(form.value) : '';
};

/** The field on a cell; `GAP` if no card covers it or the name is not a cell. */
export function fieldNamed({ table }: OnTable, name: string): Field {
  const cell = parseCell(name);
  return cell === null ? GAP : fieldAt(table, cell[0], cell[1]);
}

/** A field by the name of its cell. */
export const field: Shape<Field, OnTable> = {
  none: () => GAP,
  read: (form, { table }) => {
    const name = textOf(form);
    const found = fieldNamed({ table }, name);
    if (found !== GAP) return found;
    return void wrong(form, { says: parseCell(name) === null ? 'noSuchCell' : 'noCard', name });
  },
  write: (at, { table }) => fieldName(table, at),
  code: ({ table }) => codes.whole(0, 2 * table.length - 1),
  controls: unasked,
};

/** A card to place, by its id or its kind: the next of those that are not on the table. */
function cardAt(form: Form, table: readonly PlacedCard[]): BattlefieldCard | undefined {
  const name = textOf(form);
  const isNamed = (card: string) => card === name || card.replace(/-\d$/, '') === name;
  const named = BATTLEFIELD_CARDS.filter(isNamed);
  const found = named.find((card) => table.every((placed) => placed.card !== card));
  if (found === undefined)
    wrong(form, { says: named.length > 0 ? 'noneLeft' : 'noBattlefieldCard', name }, 'K1');
  return found;
}

const turned = flag('G1');

/** The cards on the table: those after the first three are written, in the order of placing. */
export const table: Shape<readonly PlacedCard[], unknown, StatementId> = {
  none: () => FIRST_CARDS,
  read: (form) => {
    const all = FIRST_CARDS.slice();
    for (const item of items(form)) {
      const parts = fields(item, ['card', 'at', 'turned']);
      const card = cardAt(parts.card, all);
      const cell = parseCell(textOf(parts.at));
      if (cell === null) wrong(parts.at, { says: 'noPlace' });
      const lies = readOr(turned, parts.turned, null);
      if (card !== undefined && cell !== null)
        all.push({ card, column: cell[0], row: cell[1], turned: lies });
    }
    return all;
  },
  write: (all) =>
    all.slice(FIRST_CARDS.length).map(({ card, column, row, turned }) => ({
      card,
      at: cellName(column, row),
      ...(turned ? { turned } : {}),
    })),
  code: () =>
    codes.as(
      whereabouts,
      (table) => ({ ...NOWHERE, table }),
      (found) => found.table,
    ),
  controls: unasked,
};

/** Where the battlefield cards are, as far as known; cards whose place is unknown are in none of these. */
export interface Whereabouts {
  /** All cards of the table, the first three among them. */
  readonly table: readonly PlacedCard[];
  readonly held: ByArmy<BattlefieldCard | 'hidden' | null>;
  /** Null while the other player looks at two cards. */
  readonly drawn: readonly BattlefieldCard[] | null;
  readonly pile: readonly BattlefieldCard[];
  readonly box: readonly BattlefieldCard[];
}

const NOWHERE: Whereabouts = { table: FIRST_CARDS, held: [null, null], drawn: [], pile: [], box: [] };

/** Every game begins with the same three cards on the table: they have no digits. */
const OTHERS = BATTLEFIELD_CARDS.filter((card) => FIRST_CARDS.every((first) => first.card !== card));
const SOME = codes.whole(0, OTHERS.length);
type Veil = 'hidden' | null;
/** A held card: none, one, or hidden. For cards in a hand, null is none as well. */
const HELD = codes.oneOf<number | Veil>([0, 1, 'hidden']);
const ZONES = spread<BattlefieldCard, Veil, 'placed' | 'red' | 'gray' | 'drawn' | 'pile'>(OTHERS, {
  placed: SOME,
  red: HELD,
  gray: HELD,
  drawn: codes.oneOf<number | Veil>([0, 1, 2, null]),
  pile: SOME,
});

type Zone = readonly BattlefieldCard[] | Veil;

const inHand = (card: BattlefieldCard | Veil): Zone =>
  card === 'hidden' ? card : card === null ? [] : [card];
const fromHand = (zone: Zone): BattlefieldCard | Veil =>
  zone === null || zone === 'hidden' ? zone : (zone[0] ?? null);
const listed = (zone: Zone): readonly BattlefieldCard[] => (zone === null || zone === 'hidden' ? [] : zone);

type Spot = Omit<PlacedCard, 'card'>;

/** The extent of a table from the origin: west, east, north and south. */
const REACHES = codes.times(4, codes.whole(0, REACH));

/** Places of so many cards, inside the smallest rectangle around them and the origin. */
const spots = (count: number): Code<readonly Spot[]> => {
  const inside = ([west = 0, east = 0, north = 0, south = 0]: readonly number[]) =>
    codes.times(
      count,
      codes.fields<Spot>({
        column: codes.whole(-west, east),
        row: codes.whole(-north, south),
        turned: codes.flag,
      }),
    );
  return {
    write: (to, all) => {
      const far = (reach: (spot: Spot) => number) => Math.max(0, ...all.map(reach));
      const reaches = [
        far(({ column }) => -column),
        far(({ column }) => column),
        far(({ row }) => -row),
        far(({ row }) => row),
      ];
      REACHES.write(to, reaches);
      inside(reaches).write(to, all);
    },
    read: (from) => inside(REACHES.read(from)).read(from),
  };
};

export const whereabouts: Code<Whereabouts> = {
  write: (to, { table, held, drawn, pile, box }) => {
    const placed = table.slice(FIRST_CARDS.length);
    const [red, gray] = [inHand(held[0]), inHand(held[1])];
    ZONES.write(to, { placed: placed.map(({ card }) => card), red, gray, drawn, pile, rest: box });
    spots(placed.length).write(to, placed);
  },
  read: (from) => {
    const { placed, red, gray, drawn, pile, rest } = ZONES.read(from);
    const cards = listed(placed);
    const places = spots(cards.length).read(from);
    return {
      table: [
        ...FIRST_CARDS,
        ...cards.map((card, at) => ({ card, ...(places[at] ?? { column: 0, row: 0, turned: false }) })),
      ],
      held: [fromHand(red), fromHand(gray)],
      drawn: drawn === null ? null : listed(drawn),
      pile: listed(pile),
      box: rest,
    };
  },
};
