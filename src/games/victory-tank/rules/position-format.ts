import type { StatementId } from '../../../../content/victory-tank/statements.ts';
import { type Chance, chanceOf, shuffle } from '../../../referee/chance/random.ts';
import type { Form, FormFault } from '../../../referee/messages/kernel-faults.ts';
import * as codes from '../../../codec.ts';
import type { Code } from '../../../codec.ts';
import {
  type Shape,
  transform,
  refine,
  withCodec,
  flag,
  omitIf,
  unknownable,
  needed,
  oneOf,
  optional,
  withDefault,
  orNull,
  text,
  whole,
} from '../../../referee/position-format/shape.ts';
import {
  boxOf,
  counted,
  someOf,
  standing,
  byName,
  listOf,
  some,
} from '../../../referee/position-format/lists.ts';
import {
  type OfSeat,
  type Own,
  bySeat,
  record,
  positionShape,
} from '../../../referee/position-format/position.ts';
import {
  ARMY_CARDS,
  CRATES,
  FIGHTERS,
  HIGHEST_CARD,
  cardsIn,
  changed,
  countsOf,
  specialOf,
  valuesOf,
} from './cards.ts';
import { faultsOf, wrong } from './validate-position.ts';
import { specialField } from './field-grid.ts';
import { startsFirst } from './observation.ts';
import { OPTION_IDS, type Options, optionsOn, withOptions } from './options.ts';
import {
  ACTION_KINDS,
  ARMY_NAMES,
  type Action,
  type Army,
  BATTLEFIELD_CARDS,
  type Battle,
  type BattlefieldCard,
  type ByArmy,
  CARD_CHOICES,
  CARD_VALUES,
  type CardChoice,
  type CardCounts,
  type CardValue,
  type Driving,
  FACINGS,
  FACING_NAMES,
  type Party,
  type Position,
  STAGES,
  type Stage,
  type Tank,
} from './position.ts';
import { CHANGE_LIMIT, CREW_LIMIT, FULL_HAND, FULL_POINTS, ROUNDS } from './permissions.ts';
import { otherOf, seatOfTwo } from '../../../referee/seats.ts';
import type { TankSaid } from '../messages.ts';
import { FIRST_CARDS, GARRISON } from './set-up.ts';
import { type OnTable, field, table } from './position-format-table.ts';
import type { PositionForm } from '../../../referee/game.ts';

/**
 * The format of positions: JSON form, digits, and what an editor asks. `docs/positions/victory-tank.md` shows
 * the JSON form; `validate-position.ts` checks parts against each other.
 */

/** A position as read, before unknown cards are dealt with its seed. */
interface Read extends Omit<Position, Dealt> {
  readonly hands: ByArmy<CardCounts | null>;
  readonly decks: ByArmy<readonly CardValue[] | null>;
  readonly pile: readonly BattlefieldCard[] | null;
  readonly box: readonly BattlefieldCard[] | null;
  readonly drawn: readonly BattlefieldCard[] | null;
  readonly chance: Chance;
}
type Dealt = 'hands' | 'decks' | 'pile' | 'box' | 'drawn';

type Part<T, More = unknown> = Shape<T, Read & More, StatementId>;

const ARMIES = [0, 1] as const;
const DECK = cardsIn(ARMY_CARDS);

const army = oneOf(ARMY_NAMES, ARMIES);
const armyOf = ({ seat }: OfSeat): Army => seatOfTwo(seat);
const crew = whole(0, CREW_LIMIT, 'M7c');
const fighters = whole(0, FIGHTERS);
const options = transform(some(OPTION_IDS), (on: Options) => optionsOn(on), withOptions);

// Cards in hand, deck and discards.
const cardValue = transform(
  whole(1, HIGHEST_CARD, 'K2a'),
  (value: CardValue): number => value,
  (value) => value as CardValue,
);
const hand = counted(CARD_VALUES, cardValue, ARMY_CARDS, FULL_HAND);
export const discards = counted(CARD_VALUES, cardValue, ARMY_CARDS);

const battlefieldCard: Shape<BattlefieldCard, unknown, StatementId> = {
  ...oneOf(BATTLEFIELD_CARDS),
  read: (form) =>
    BATTLEFIELD_CARDS.find((card) => card === form.value) ?? void wrong(form, { says: 'noCardId' }, 'K1'),
};
const cards = listOf(BATTLEFIELD_CARDS.length, battlefieldCard);

// The table.
const sizeOf = ({ table }: OnTable): number => 2 * table.length;

const soldiers: Shape<readonly number[], OnTable & OfSeat> = withDefault(
  // The limit is higher than possible, so that surplus soldiers are reported together, by `validate-position.ts`.
  byName(
    field,
    { ...whole(0, FIGHTERS + 2), controls: fighters.controls },
    { size: sizeOf, nothing: 0, add: (one, other) => one + other },
  ),
  ({ table, seat }: OnTable & OfSeat) => {
    const home = table.findIndex(({ card }) => card === `home-${ARMY_NAMES[armyOf({ seat })]}`);
    const base = specialField(home, table[home]?.turned ?? false);
    return Array.from({ length: 2 * table.length }, (_, at) => (at === base ? GARRISON : 0));
  },
);

/** The field where the tank starts; null until its card is placed. */
const shedOn = (table: Position['table']): number | null => {
  const index = table.findIndex(({ card }) => card === 'tank');
  return index < 0 ? null : specialField(index, table[index]?.turned ?? false);
};

const driven = record<Tank, OnTable, StatementId>(
  {
    field: withDefault(field, ({ table }: OnTable) => shedOn(table) ?? -1),
    facing: oneOf(FACING_NAMES, FACINGS, 'K5'),
    army: optional(orNull(army), null),
    crew: refine(
      omitIf(
        withDefault(crew, ({ own }: Own<Tank>) => (own.army === null ? 0 : 1)),
        (_, { own }: Own<Tank>) => own.army === null,
      ),
      (count, form, { own }: Own<Tank>) => {
        if ((own.army !== null) !== count > 0 && !isFaulty(form, 'tank.army'))
          wrong(form, { says: 'crewWithoutArmy' }, 'M8');
      },
    ),
  },
  { field: 'at' },
);

const tank = refine<Tank | null, OnTable, OnTable, StatementId>(
  withDefault(orNull(driven), ({ table }: OnTable) =>
    shedOn(table) === null ? null : driven.none({ table }),
  ),
  (there, form, { table }) => {
    if (there === null && shedOn(table) !== null) wrong(form, { says: 'tankThere' }, 'F3');
    if (there !== null && shedOn(table) === null) wrong(form, { says: 'tankNotThere' }, 'F3');
  },
);

const crates: Part<Position['crates']> = withDefault(someOf(field, sizeOf), ({ table, foot, tank }: Read) =>
  table.flatMap(({ card, turned }, index) => {
    const at = specialField(index, turned);
    const alone = foot.every((feet) => (feet[at] ?? 0) === 0) && tank?.field !== at;
    return specialOf(card) === 'crate' && alone ? [at] : [];
  }),
);

// What is under way.
const isBusy = ({ drive, battle }: Pick<Read, 'drive' | 'battle'>): boolean =>
  drive !== null || battle !== null;

const action = record<Action, Read, StatementId>({
  army: withDefault(army, ({ active }: Read) => active),
  kind: needed(oneOf(ACTION_KINDS, ACTION_KINDS, 'C3')),
  left: withDefault(whole(0, FULL_POINTS + HIGHEST_CARD, 'C3a'), (around: Read) => (isBusy(around) ? 0 : 1)),
  used: withDefault(flag(), isBusy),
  card: flag(),
});

const changes = whole(0, CHANGE_LIMIT, 'M7d');
const drive = record<Driving, unknown, StatementId>({
  gone: whole(0, 40),
  // `true`, as version 1 of the rules wrote it, means once.
  changed: {
    ...changes,
    read: (form, around) =>
      typeof form.value === 'boolean' ? Number(form.value) : changes.read(form, around),
  },
});

const party = record<Party, OnTable, StatementId>({ from: needed(field), foot: fighters, crew });

type Laid<First> = readonly [First, CardChoice | null];
const known = codes.oneOf<CardChoice | null>([null, ...CARD_CHOICES]);
const knownOrDown = codes.oneOf<CardChoice | 'down' | null>([null, ...CARD_CHOICES, 'down']);
/** The attacker's card and the defender's: `[2, null]`. */
const laid: Shape<Laid<CardChoice | null>, unknown, StatementId> = {
  ...transform(
    refine(listOf(2, orNull(whole(0, HIGHEST_CARD, 'A4'))), (_, form) => {
      if (Array.isArray(form.value) && form.value.length !== 2) wrong(form, { says: 'twoCards' });
    }),
    (pair: Laid<CardChoice | null>): readonly (number | null)[] => pair,
    ([first = null, second = null]) => [first, second] as Laid<CardChoice | null>,
  ),
  code: () => laidDigits(known),
};
const laidDigits = <First>(first: Code<First>): Code<Laid<First>> =>
  codes.as(
    codes.fields({ attacker: first, defender: known }),
    ([attacker, defender]: Laid<First>) => ({ attacker, defender }),
    ({ attacker, defender }): Laid<First> => [attacker, defender],
  );

type BattleWith<First> = Omit<Battle, 'cards'> & { readonly cards: Laid<First> };
const battleWith = <First>(cards: Shape<Laid<First>, unknown, StatementId>) =>
  record<BattleWith<First>, OnTable, StatementId>({
    target: needed(field),
    parties: listOf(14, party),
    cards,
    entered: fighters,
  });

const stage: Part<Stage> = withDefault(oneOf(STAGES), ({ action, drive, battle }: Read): Stage => {
  if (battle !== null) return 'attacker-card';
  return drive !== null ? 'drive' : (action?.kind ?? 'command');
});

/** Null when the game is over, whatever is written. */
const decider: Part<Army> = withDefault(army, ({ stage, action, active }: Read) => {
  const acting = action?.army ?? active;
  return stage === 'defender-card' ? otherOf(acting) : acting;
});
const player: Part<Position['player']> = omitIf<Position['player'], unknown, Read, StatementId>(
  {
    controls: decider.controls,
    none: (around) => (around.stage === 'over' ? null : decider.none(around)),
    read: (form, around) => {
      const who = decider.read(form, around);
      return around.stage === 'over' ? null : who;
    },
    write: (who, around) => (who === null ? null : decider.write(who, around)),
    code: (around) => codes.orNull(decider.code(around)),
  },
  (who) => who === null,
);

/** The number of soldiers on the table and in the tank. */
export const inPlay = ({ foot, tank }: Pick<Read, 'foot' | 'tank'>, army: Army): number =>
  foot[army].reduce((sum, count) => sum + count, tank?.army === army ? tank.crew : 0);

const supply: Part<number, OfSeat> = withDefault(fighters, (around: Read & OfSeat) => {
  const army = armyOf(around);
  return Math.max(0, FIGHTERS - inPlay(around, army) - around.lost[army]);
});

const points: Part<number, OfSeat> = withDefault(
  whole(0, FULL_POINTS, 'C1'),
  ({ stage, action, seat }: Read & OfSeat) => {
    if (stage === 'over') return 0;
    const spent = action?.army === seat ? action.left + (action.used ? 1 : 0) : 0;
    return Math.max(0, FULL_POINTS - spent);
  },
);

export const victoryTankPositions = positionShape<Position, Read, StatementId, TankSaid | FormFault>({
  parts: {
    options,
    round: withDefault(whole(1, ROUNDS), ({ table }: Read) =>
      Math.max(1, Math.ceil((table.length - FIRST_CARDS.length) / 2)),
    ),
    active: army,
    stage,
    player,
    table,
    foot: withCodec(bySeat(ARMY_NAMES, soldiers), (around: OnTable) => standing(2, sizeOf(around), FIGHTERS)),
    tank,
    crates,
    taken: bySeat(ARMY_NAMES, whole(0, CRATES)),
    supply: bySeat(ARMY_NAMES, supply),
    lost: bySeat(ARMY_NAMES, fighters),
    points: bySeat(ARMY_NAMES, points),
    hands: bySeat(ARMY_NAMES, unknownable(hand)),
    decks: bySeat(ARMY_NAMES, unknownable(listOf(DECK, cardValue))),
    discards: bySeat(ARMY_NAMES, discards),
    pile: unknownable(cards),
    box: unknownable(cards),
    drawn: unknownable(cards),
    held: bySeat(ARMY_NAMES, orNull(battlefieldCard)),
    action: optional(orNull(action), null),
    drive: optional(orNull(drive), null),
    battle: optional(orNull(battleWith(laid)), null),
    chance: transform(
      text,
      (chance: Chance) => chance.seed,
      (seed) => chanceOf(seed),
    ),
  },
  named: { table: 'cards', foot: 'soldiers', chance: 'seed' },
  settle,
  faultsOf,
});

/** The digits of a battle for a viewer who may not know the attacker's card. */
export const seenBattle = (around: OnTable) =>
  codes.orNull(
    battleWith(
      withCodec(laid as Shape<Laid<CardChoice | 'down' | null>, unknown, StatementId>, () =>
        laidDigits(knownOrDown),
      ),
    ).code(around),
  );

/** Whether one of these places has a fault, which then explains faults that follow from it. */
const isFaulty = ({ faults }: Form, ...places: readonly string[]): boolean =>
  faults.some((fault) => places.some((place) => fault.place.startsWith(place)));

/** Deals unknown cards from those that are left. */
function settle({ chance, ...read }: Read, whole: Form): Position {
  // Unreadable cards would be reported as missing too.
  const form = isFaulty(whole, 'hands', 'decks', 'discards') ? { ...whole, faults: [] } : whole;
  const dealt = ARMIES.map((army) =>
    dealArmy(read, army, chance, { ...form, place: `hands.${ARMY_NAMES[army]}` }),
  );
  const [red, gray] = dealt;
  return {
    ...read,
    hands: [red?.hand ?? [0, 0, 0], gray?.hand ?? [0, 0, 0]],
    decks: [red?.deck ?? [], gray?.deck ?? []],
    ...dealBattlefield(read, chance, whole),
  };
}

type Known = Omit<Read, 'chance'>;

/** An army's full hand and deck; unknown cards are dealt from those that are left. */
function dealArmy(
  { hands, decks, discards, stage, battle, action }: Known,
  army: Army,
  chance: Chance,
  place: Form,
): { readonly hand: CardCounts; readonly deck: readonly CardValue[] } {
  const [hand, deck] = [hands[army], decks[army]];
  const isDown = stage === 'attacker-card' || stage === 'defender-card';
  const laid = (isDown ? battle?.cards[army === action?.army ? 0 : 1] : null) ?? 0;
  const gone = [...valuesOf(discards[army]), ...(laid === 0 ? [] : [laid])];
  let rest = ARMY_CARDS;
  for (const card of [...(hand === null ? [] : valuesOf(hand)), ...(deck ?? []), ...gone])
    rest = changed(rest, card, -1);
  if (rest.some((count) => count < 0)) wrong(place, { says: 'tooManyCards' }, 'K2a');
  const order = shuffle(chance, `deck-${ARMY_NAMES[army]}`, valuesOf(rest)).order;
  const size = deck === null ? Math.min(FULL_HAND, order.length) : order.length;
  const whole = hand ?? countsOf(order.slice(0, size));
  const held = cardsIn(whole);
  if (held > FULL_HAND) wrong(place, { says: 'fullHand', held, most: FULL_HAND }, 'C1');
  if (hand !== null && deck !== null && order.length > 0)
    wrong(place, { says: 'cardsMissing', missing: order.length, of: DECK }, 'K2');
  return { hand: whole, deck: deck ?? (hand === null ? order.slice(size) : order) };
}

/** The battlefield cards off the table; unknown ones are dealt, start cards first (S3). */
function dealBattlefield(
  { table, held, drawn, pile, box, stage, player, active, round }: Known,
  chance: Chance,
  form: Form,
): Pick<Position, 'held' | 'drawn' | 'pile' | 'box'> {
  const cards = boxOf(BATTLEFIELD_CARDS, form, 'K1');
  for (const { card } of table) cards.card('cards', card);
  const [red, gray] = ARMIES.map((army) => held[army] && cards.card(`held.${ARMY_NAMES[army]}`, held[army]));
  const listed = (place: string, known: readonly BattlefieldCard[] | null) =>
    known && cards.list(place, known);
  const known = { drawn: listed('drawn', drawn), pile: listed('pile', pile), box: listed('box', box) };
  const rest = startsFirst(chance, cards.left());
  const holds = (army: Army) =>
    (stage === 'place' && (army === player || player === active)) ||
    (stage === 'face' && player === active && army !== player);
  const kept = (army: Army, card: BattlefieldCard | null = null) =>
    card ?? (holds(army) ? (rest.shift() ?? null) : null);
  return {
    held: [kept(0, red), kept(1, gray)],
    drawn: known.drawn ?? rest.splice(0, stage === 'draft' ? 2 : 0),
    pile: known.pile ?? rest.splice(0, 2 * (ROUNDS - round)),
    box: [...(known.box ?? []), ...rest],
  };
}

/** Positions of Victory Tank as people write them; `docs/positions/victory-tank.md` shows the form. */
export const victoryTankForm: PositionForm<Position, StatementId, TankSaid | FormFault> =
  victoryTankPositions;
