import { NATIONS } from '../../../../cards/tank/data/cards.ts';
import type { StatementId } from '../../../../content/tank/statements.ts';
import type { FormFault } from '../../../referee/messages/kernel-faults.ts';
import type { PositionForm } from '../../../referee/game.ts';
import * as codes from '../../../codec.ts';
import type { Packing } from '../../../referee/packing.ts';
import { listOf, some } from '../../../referee/position-format/lists.ts';
import {
  bySeat,
  ofViewer,
  record,
  together,
  type Own,
  positionShape,
} from '../../../referee/position-format/position.ts';
import {
  transform,
  flag,
  needed,
  oneOf,
  optional,
  withDefault,
  orNull,
  whole,
  type Shape,
} from '../../../referee/position-format/shape.ts';
import { otherOf, type Both } from '../../../referee/seats.ts';
import type { TankSaid } from '../messages.ts';
import { deckLeft, tacticsBut, tacticsLaid } from './card-locations.ts';
import { TACTICS, UNITS, isSupport, type Tactic, type Unit } from './cards.ts';
import type { Seen } from './observation.ts';
import { OPTION_IDS, optionsOn, withOptions, type Options } from './options.ts';
import {
  PLAYER_IDS,
  PLAYERS,
  STAGES,
  type Attack,
  type InPlay,
  type Open,
  type Played,
  type Player,
  type Tank,
  type Target,
} from './position.ts';
import { faultsOf } from './validate-position.ts';

/**
 * The format of positions: its JSON form and its digits in links. Decks are never written: they hold the
 * cards that are nowhere else.
 *
 *     { "nations": { "able": "german", "baker": "british" }, "stage": "lost", "hands": { "baker": ["mud"] },
 *       "rows": { "able": ["panther"] }, "tops": { "baker": "comet" },
 *       "attack": { "unit": "panther", "target": "deck", "foe": "comet" } }
 */
type Read = Omit<Tank, 'decks' | 'tactics'>;

/** An upper bound: no formation has as many units. */
const MOST_UNITS = 50;

const player = oneOf(PLAYER_IDS, PLAYERS);
const tactic = oneOf(
  TACTICS.map(({ id }) => id),
  TACTICS.map((_, card): Tactic => card),
);
const unit = oneOf(
  UNITS.map(({ id }) => id),
  UNITS.map((_, one): Unit => one),
);

const ascending = (cards: readonly number[]): readonly number[] =>
  cards.toSorted((one, other) => one - other);
/** Cards without order, kept ascending. */
const pile = (most: number, card: Shape<number>): Shape<readonly number[]> =>
  transform(listOf(most, card), (cards: readonly number[]) => cards, ascending);
const tactics = pile(TACTICS.length, tactic);
const units = pile(MOST_UNITS, unit);

/** A unit in a row: its id, with " stays" where it survived there and has not attacked. */
const inPlay: Shape<InPlay> = oneOf<string, InPlay>(
  UNITS.flatMap(({ id }) => [id, `${id} stays`]),
  UNITS.flatMap((_, one) => [
    { unit: one, attacked: true },
    { unit: one, attacked: false },
  ]),
);
const row: Shape<readonly InPlay[]> = {
  ...listOf(MOST_UNITS, {
    ...inPlay,
    write: ({ unit: one, attacked }) => `${UNITS[one]?.id ?? ''}${attacked ? '' : ' stays'}`,
    code: () => codes.fields<InPlay>({ unit: codes.whole(0, UNITS.length - 1), attacked: codes.flag }),
  }),
};

/** Where the target is: "deck", or its place in the row from 1. */
const target: Shape<Target> = {
  ...transform(
    oneOf(
      ['deck', ...Array.from({ length: MOST_UNITS }, (_, place) => `${place + 1}`)],
      [-1, ...Array.from({ length: MOST_UNITS }, (_, place) => place)],
    ),
    (at: Target) => (at === 'deck' ? -1 : at),
    (at): Target => (at < 0 ? 'deck' : at),
  ),
};

/** The place of a unit that attacks again; null where none does. */
const place: Shape<number | null> = optional(orNull(whole(0, MOST_UNITS)), null);

const played: Shape<Played, Read> = transform(
  record<{ card: Tactic; by: Player; again: number | null }, Read>({
    card: needed(tactic),
    by: withDefault(player, ({ active }: Read) => active),
    again: place,
  }),
  ({ card, by, again }: Played) => ({ card, by, again: again ?? null }),
  ({ card, by, again }) => (again === null ? { card, by } : { card, by, again }),
);

const attack = record<Attack, Read>({
  unit: needed(unit),
  place: withDefault(orNull(whole(0, MOST_UNITS)), ({ own, rows, active }: Read & Own<Attack>) => {
    const place = rows[active].findLastIndex((one) => one.unit === own.unit);
    return isSupport(own.unit) || place < 0 ? null : place;
  }),
  again: optional(flag(), false),
  target: optional(orNull(target), null),
  foe: withDefault(orNull(unit), ({ own, rows, tops, active }: Read & Own<Attack>) => {
    const enemy = otherOf(active);
    if (own.target === null) return null;
    return own.target === 'deck' ? tops[enemy] : (rows[enemy][own.target]?.unit ?? null);
  }),
  modifiers: listOf(TACTICS.length, played),
  undone: listOf(TACTICS.length, tactic),
  asked: withDefault(player, ({ active }: Read) => active),
  passes: whole(0, 1),
});

export const tankPositions = positionShape<Tank, Read, StatementId, TankSaid | FormFault>({
  parts: {
    options: transform(some(OPTION_IDS), (on: Options) => optionsOn(on), withOptions),
    stage: withDefault(oneOf(STAGES), ({ nations }: Read) =>
      nations.includes(null) ? 'nation' : 'maneuver',
    ),
    active: player,
    nations: bySeat(
      PLAYER_IDS,
      optional(
        orNull(
          oneOf(
            NATIONS,
            NATIONS.map((_, nation) => nation),
          ),
        ),
        null,
      ),
    ),
    toDraw: whole(0, 6),
    discards: tactics,
    under: bySeat(PLAYER_IDS, listOf(MOST_UNITS, unit)),
    tops: bySeat(PLAYER_IDS, optional(orNull(unit), null)),
    rows: bySeat(PLAYER_IDS, row),
    reserves: bySeat(PLAYER_IDS, units),
    casualties: bySeat(PLAYER_IDS, listOf(MOST_UNITS, unit)),
    ranOut: bySeat(PLAYER_IDS, flag()),
    skipped: bySeat(PLAYER_IDS, whole(0, 200)),
    attack: optional(orNull(attack), null),
    forNext: optional(orNull(tactic), null),
    pending: listOf(4, played),
    hands: bySeat(PLAYER_IDS, tactics),
  },
  settle: (read) => ({ ...read, ...decksOf(read), tactics: tacticsBut(tacticsLaid(read), ...read.hands) }),
  faultsOf,
});

/** Both formation decks: derived from the cards on the table. */
function decksOf(laid: Omit<Open, 'decks'>): { readonly decks: Both<readonly Unit[]> } {
  return { decks: [deckLeft(laid, 0).deck, deckLeft(laid, 1).deck] };
}

/** A part that is derived from the others takes no space. */
const follows = <T extends object>(rest: T): codes.Code<T> => ({ write: () => undefined, read: () => rest });

const OPEN = [
  'options',
  'stage',
  'active',
  'nations',
  'toDraw',
  'discards',
  'under',
  'tops',
  'rows',
  'reserves',
  'casualties',
  'ranOut',
  'skipped',
  'attack',
  'forNext',
  'pending',
] as const;

/** The compact code of positions and observations in links. */
export const tankPacking: Packing<Tank, Seen> = {
  position: tankPositions.code([
    ...OPEN,
    'hands',
    together<Tank, 'decks' | 'tactics'>((read) =>
      follows({ ...decksOf(read), tactics: tacticsBut(tacticsLaid(read), ...read.hands) }),
    ),
  ]),
  observation: tankPositions.seen<Seen>([
    ...OPEN,
    ofViewer<Seen>('hands', 2, tactics.code(null), codes.whole(0, TACTICS.length)),
    together<Seen, 'decks' | 'tactics'>((seen) =>
      follows({
        ...decksOf(seen),
        tactics:
          TACTICS.length -
          tacticsLaid(seen).length -
          seen.hands.reduce<number>((sum, hand) => sum + (typeof hand === 'number' ? hand : hand.length), 0),
      }),
    ),
  ]),
  viewer: ({ viewer }) => viewer,
};

/** Positions as people write them in JSON. */
export const tankForm: PositionForm<Tank, StatementId, TankSaid | FormFault> = tankPositions;
