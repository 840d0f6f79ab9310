/**
 * Battles from the launch of an attack to what they cost (F-047 to F-080): how an attack is fought, which cards pay
 * for it, and how strong both sides are.
 */
import type { StatementId } from '../../../../content/fog-of-war/statements.ts';
import { otherOf } from '../../../referee/seats.ts';
import { type AreaNumber, type PlaceNumber, acrossFrom, areaOf, isArea, isSea } from './areas.ts';
import {
  type Draft,
  ask,
  askAgain,
  clearArea,
  disband,
  endQuagmire,
  freeSpace,
  learn,
  learnNeutrals,
  loseNeutrals,
  settle,
  shift,
} from './draft.ts';
import type { MoveOf } from './moves.ts';
import {
  AIR,
  type Ground,
  KINDS,
  type Kind,
  NONE,
  type Pile,
  countOf,
  isArmy,
  isEmpty,
  isFleet,
  kindsIn,
  partsOf,
  plus,
  sizeOf,
  some,
  strengthOf,
  takesPart,
  those,
  worthOf,
} from './card-counts.ts';
import { attacked, conquered } from './countries.ts';
import {
  type Battle,
  DISCARD,
  LOSS,
  WIN,
  type War,
  ageOf,
  controllerOf,
  garrisonOf,
  inArea,
  inSpace,
  neutralsAt,
  pileIn,
  quagmireAt,
} from './position.ts';
import { reachesQuagmire } from './supply.ts';
import type { Options } from './options.ts';
import { DIAL, INVASION, STRAIT_INVASION } from '../../../../cards/fog-of-war/data/components.ts';

// Which cards may pay for a battle (F-062, F-064, F-066, F-A08, F-A55).

/** A payment: own cards and neutral cards. */
export interface Payment {
  readonly cards: Pile;
  readonly neutrals: Pile;
}

/** A price in strength, and the options that decide what pays it. */
interface Price {
  readonly need: number;
  readonly ground: Ground;
  readonly options: Options;
}

const sumOf = ({ cards, neutrals }: Payment, ground: Ground): number =>
  strengthOf(cards, ground) + strengthOf(neutrals, ground);

/** The subsets that pay a price; everything, if all of it is worth no more. */
function partsFor(whole: Payment, { need, ground, options }: Price): readonly Payment[] {
  if (need <= 0) return [{ cards: NONE, neutrals: NONE }];
  if (sumOf(whole, ground) <= need) return [whole];
  const enough = partsOf(whole.cards)
    .flatMap((cards) => partsOf(whole.neutrals).map((neutrals) => ({ cards, neutrals })))
    .filter((part) => sumOf(part, ground) >= need);
  if (options['loss-at-least']) return enough;
  if (options['loss-minimal-set'])
    return enough.filter((part) => {
      const spare = sumOf(part, ground) - need;
      const isThere = (kind: number) => (part.cards[kind] ?? 0) + (part.neutrals[kind] ?? 0) > 0;
      return !KINDS.some((kind) => isThere(kind) && worthOf(kind, ground) <= spare);
    });
  const least = Math.min(...enough.map((part) => sumOf(part, ground)));
  return enough.filter((part) => sumOf(part, ground) === least);
}

const ownOnly = (cards: Pile): Payment => ({ cards, neutrals: NONE });

/** The payments open to an attacker who has won; against no defence, any one card. */
export const attackerPays = (pile: Pile, price: Price): readonly Payment[] =>
  price.need === 0 ? kindsIn(pile).map((kind) => ownOnly(some(kind))) : partsFor(ownOnly(pile), price);

/** The payments open to a defender who has held: own cards first, neutral ones for the rest. */
export function defenderPays(own: Pile, neutrals: Pile, price: Price): readonly Payment[] {
  if (isEmpty(neutrals)) return partsFor(ownOnly(own), price);
  if (price.options['loss-any-order']) return partsFor({ cards: own, neutrals }, price);
  const rest = price.need - strengthOf(own, price.ground);
  if (rest < 0) return partsFor(ownOnly(own), price);
  return partsFor({ cards: NONE, neutrals }, { ...price, need: rest }).map((part) => ({
    ...part,
    cards: own,
  }));
}

// How strong both sides of a battle are, and what that comes to (F-060 to F-063, F-074, F-079, F-080).

export const groundOf = (at: AreaNumber): Ground => (isSea(at) ? 'naval' : 'ground');

/** Sources of strength other than cards. */
export type Bonus = 'dial' | 'winter' | 'invasion' | 'strait' | 'advantage' | 'bombardment';

export interface Line {
  readonly from: 'cards' | 'neutrals' | Bonus;
  readonly adds: number;
}

/** The rule for each line of a strength. */
export const LINE_RULES = {
  cards: 'F-060',
  neutrals: 'F-162',
  dial: 'F-046',
  winter: 'F-079',
  invasion: 'F-080',
  strait: 'F-192',
  advantage: 'F-050',
  bombardment: 'F-193',
} as const satisfies Record<Line['from'], StatementId>;

export interface Totals {
  readonly attack: number;
  readonly defence: number;
  readonly attackLines: readonly Line[];
  readonly defenceLines: readonly Line[];
}

/** What winter adds to a defence (F-079). */
export const winterOf = ({ winter }: Pick<War, 'winter'>, at: AreaNumber): number => {
  if (!winter) return 0;
  return { normal: 1, snow: 2, sun: 0 }[areaOf(at).winter];
};

/** Whether an attack lands from the sea. */
export const isInvasion = (from: PlaceNumber | null, at: AreaNumber): boolean =>
  from !== null && isArea(from) && isSea(from) && !isSea(at);

/** Whether a landing crosses a strait whose other shore is the attacker's (F-192). */
export const isAcrossStrait = (
  position: Pick<War, 'control' | 'options'>,
  { seat, from, at }: Pick<Battle, 'seat' | 'from' | 'at'>,
): boolean =>
  position.options.straits &&
  isInvasion(from, at) &&
  acrossFrom(at).some((shore) => controllerOf(position, shore) === seat);

const line = (from: Line['from'], adds: number): readonly Line[] => (adds === 0 ? [] : [{ from, adds }]);

/** The current totals of a battle, line by line. */
export function totalsOf(position: War, battle: Battle): Totals {
  const { seat, at, from, age, spent, bombardment } = battle;
  const ground = groundOf(at);
  const isFirst = from !== null;
  const dial = isFirst ? (DIAL[age]?.bonus ?? null) : null;
  const landing = isInvasion(from, at);
  const across = isAcrossStrait(position, battle);
  const attackLines = [
    ...line('cards', strengthOf(garrisonOf(position, seat, at), ground)),
    ...line('dial', dial === 'attack' ? 1 : 0),
    ...line('bombardment', bombardment),
    ...line('advantage', spent === seat ? 1 : 0),
  ];
  const defender = otherOf(seat);
  const defenceLines = [
    ...line('cards', strengthOf(garrisonOf(position, defender, at), ground)),
    ...line('neutrals', strengthOf(neutralsAt(position, at), ground)),
    ...line('dial', dial === 'defence' ? 1 : 0),
    ...line('winter', winterOf(position, at)),
    ...line(across ? 'strait' : 'invasion', landing ? (across ? STRAIT_INVASION : INVASION) : 0),
    ...line('advantage', spent === defender ? 1 : 0),
  ];
  const sum = (lines: readonly Line[]) => lines.reduce((all, { adds }) => all + adds, 0);
  return { attack: sum(attackLines), defence: sum(defenceLines), attackLines, defenceLines };
}

const RESULTS = ['victory', 'quagmire', 'defeat', 'rout'] as const;
export type Result = (typeof RESULTS)[number];

/** The result of two totals (F-061); against no defence the attacker wins (F-062). */
export function resultOf(attack: number, defence: number): Result {
  if (attack >= 2 * defence) return 'victory';
  if (attack >= defence) return 'quagmire';
  return defence >= 2 * attack ? 'rout' : 'defeat';
}

export const defendersOf = (position: Pick<War, 'piles' | 'neutrals'>, { seat, at }: Battle) =>
  plus(garrisonOf(position, otherOf(seat), at), neutralsAt(position, at));

/** Whether the attack has aircraft but nobody for them to support (F-194). Without aircraft the attack is routed as usual (F-049). */
export const lacksSupport = ({ options }: Pick<War, 'options'>, cards: Pile, at: AreaNumber): boolean =>
  options['air-support'] &&
  countOf(cards, AIR) > 0 &&
  !kindsIn(cards).some(groundOf(at) === 'naval' ? isFleet : isArmy);

/**
 * A predicate for the cards that fight: with the option straits, aircraft do not take part in a landing unless
 * it crosses a strait (F-192).
 */
export function attacksIn(
  position: Pick<War, 'control' | 'options'>,
  battle: Pick<Battle, 'seat' | 'from' | 'at'>,
): (card: Kind) => boolean {
  const grounded =
    position.options.straits && isInvasion(battle.from, battle.at) && !isAcrossStrait(position, battle);
  return (card) => takesPart(card, groundOf(battle.at), true) && !(grounded && card === AIR);
}

export function launch(draft: Draft, { space, from, via }: MoveOf<'launch'>): void {
  const { active } = draft;
  const wheel = draft.wheels[active];
  const at = wheel.plans[space] ?? 0;
  const cards = pileIn(draft, active, inSpace(space));
  if (from === null || lacksSupport(draft, cards, at)) {
    disband(draft, active, space);
    return;
  }
  const age = ageOf(wheel, space);
  clearArea(draft, active, at);
  attacked(draft, at, active);
  shift(draft, active, [inSpace(space), inArea(at)], cards, 'hidden');
  freeSpace(draft, active, space);
  ask(draft, { ...battleFor(draft, at), from, age });
  if (via.length > 0)
    ask(draft, {
      kind: 'interdict',
      seat: otherOf(active),
      seas: via,
      shown: via.map(() => those(cards, () => false)),
    });
}

const battleFor = ({ active }: Draft, at: AreaNumber): Battle => ({
  kind: 'battle',
  seat: active,
  at,
  from: null,
  age: 0,
  step: 'reveal',
  cutOff: false,
  spent: null,
  bombardment: 0,
});

/** Resolves a quagmire; whether its attackers are in supply is determined first (F-A56). */
export function resolve(draft: Draft, at: AreaNumber): void {
  const { active } = draft;
  draft.quagmires = draft.quagmires.map((one) => (one.at === at ? { ...one, due: false } : one));
  ask(draft, { ...battleFor(draft, at), cutOff: !reachesQuagmire(draft, active, at) });
}

/** Takes the next step of a battle, once no answer is pending. */
export function fightOn(draft: Draft, battle: Battle): void {
  const go = (step: Battle['step']) => askAgain(draft, { ...battle, step });
  switch (battle.step) {
    case 'reveal':
      reveal(draft, battle);
      break;
    case 'cut-off':
      go('advantage');
      ask(draft, { kind: 'cut-off', seat: otherOf(battle.seat) });
      break;
    case 'advantage':
      go('totals');
      ask(draft, { kind: 'advantage', seat: draft.advantage });
      break;
    case 'totals':
      decide(draft, battle);
      break;
    case 'conquest':
      settle(draft);
      conquer(draft, battle);
      break;
    case 'held':
      settle(draft);
      endQuagmire(draft, battle.at);
      break;
    case 'stuck':
      settle(draft);
      if (quagmireAt(draft, battle.at) === undefined)
        draft.quagmires = [...draft.quagmires, { at: battle.at, attacker: battle.seat, due: false }].toSorted(
          (one, other) => one.at - other.at,
        );
      break;
  }
}

/** Reveals both sides' cards; those that take no part are discarded (F-048, F-071). */
function reveal(draft: Draft, battle: Battle): void {
  const { seat, at, from } = battle;
  const [defender, ground] = [otherOf(seat), groundOf(at)];
  if (lacksSupport(draft, garrisonOf(draft, seat, at), at)) {
    clearArea(draft, seat, at);
    askAgain(draft, { ...battle, step: 'held' });
    return;
  }
  for (const side of [seat, defender] as const) learn(draft, side, inArea(at), garrisonOf(draft, side, at));
  for (const side of [0, 1] as const) learnNeutrals(draft, side, at, neutralsAt(draft, at));
  const landing = isInvasion(from, at);
  const fires = landing && draft.options['shore-bombardment'];
  const attacks = attacksIn(draft, battle);
  const attackers = garrisonOf(draft, seat, at);
  const idle = those(attackers, (card) => !attacks(card) && !(fires && isFleet(card)));
  shift(draft, seat, [inArea(at), DISCARD], idle, 'open');
  const unfit = those(garrisonOf(draft, defender, at), (card) => !takesPart(card, ground, false));
  shift(draft, defender, [inArea(at), DISCARD], unfit, 'open');
  const fighting = those(garrisonOf(draft, seat, at), attacks);
  if (isEmpty(fighting)) {
    loseAll(draft, battle);
    return;
  }
  const fleets = Math.trunc(strengthOf(those(attackers, isFleet), 'naval') / 2);
  const bombardment = fires ? Math.min(fleets, strengthOf(fighting, ground)) : 0;
  askAgain(draft, { ...battle, bombardment, step: battle.cutOff ? 'cut-off' : 'advantage' });
}

/** Removes all attackers; the area is held (F-049, F-065). */
function loseAll(draft: Draft, battle: Battle): void {
  const { seat, at } = battle;
  shift(draft, seat, [inArea(at), LOSS], garrisonOf(draft, seat, at), 'open');
  askAgain(draft, { ...battle, step: 'held' });
}

/** Compares the totals and applies the result (F-061). */
function decide(draft: Draft, battle: Battle): void {
  const { attack, defence } = totalsOf(draft, battle);
  const { seat, at } = battle;
  const defender = otherOf(seat);
  switch (resultOf(attack, defence)) {
    case 'victory':
      leaveShips(draft, battle, DISCARD);
      shift(draft, defender, [inArea(at), LOSS], garrisonOf(draft, defender, at), 'open');
      loseNeutrals(draft, at, neutralsAt(draft, at));
      askAgain(draft, { ...battle, step: 'conquest' });
      askForPayment(draft, battle, defence, true);
      break;
    case 'quagmire':
      leaveShips(draft, battle, WIN);
      askAgain(draft, { ...battle, step: 'stuck' });
      halve(draft, battle);
      break;
    case 'defeat':
      loseAll(draft, battle);
      askForPayment(draft, battle, attack, false);
      break;
    case 'rout':
      loseAll(draft, battle);
      break;
  }
}

/** Moves the fleets that bombarded a shore to `to` (F-193). */
function leaveShips(draft: Draft, { seat, at, from }: Battle, to: typeof DISCARD | typeof WIN): void {
  if (!isInvasion(from, at)) return;
  shift(draft, seat, [inArea(at), to], those(garrisonOf(draft, seat, at), isFleet), 'open');
}

export function payments(position: War, battle: Battle, need: number, attacks: boolean): readonly Payment[] {
  const { seat, at } = battle;
  const price = { need, ground: groundOf(at), options: position.options };
  return attacks
    ? attackerPays(garrisonOf(position, seat, at), price)
    : defenderPays(garrisonOf(position, otherOf(seat), at), neutralsAt(position, at), price);
}

/** Asks the winner which cards pay; pays at once if there is only one way. */
function askForPayment(draft: Draft, battle: Battle, need: number, attacks: boolean): void {
  const [first, ...others] = payments(draft, battle, need, attacks);
  const seat = attacks ? battle.seat : otherOf(battle.seat);
  if (others.length > 0) ask(draft, { kind: 'match', seat, need, attacks });
  else if (first !== undefined) pay(draft, battle, attacks, first);
}

export function pay(draft: Draft, battle: Battle, attacks: boolean, { cards, neutrals }: Payment): void {
  const side = attacks ? battle.seat : otherOf(battle.seat);
  shift(draft, side, [inArea(battle.at), WIN], cards, 'open');
  loseNeutrals(draft, battle.at, neutrals);
}

/** Half of the cards, rounded down: a player's are counted before neutral ones (F-068, F-069). */
export function halfOf(own: number, neutrals = 0): { readonly own: number; readonly neutrals: number } {
  const lost = Math.trunc((own + neutrals) / 2);
  return { own: Math.min(own, lost), neutrals: Math.max(0, lost - own) };
}

/** Starts the loss of half of each side's cards, chosen at random. */
function halve(draft: Draft, { seat, at }: Battle): void {
  const defender = otherOf(seat);
  const lost = halfOf(sizeOf(garrisonOf(draft, defender, at)), sizeOf(neutralsAt(draft, at)));
  const losing = (side: typeof seat, neutral: boolean, left: number) =>
    ({ kind: 'lose', seat: side, neutral, left, at, interdicted: false }) as const;
  ask(
    draft,
    losing(seat, false, halfOf(sizeOf(garrisonOf(draft, seat, at))).own),
    losing(defender, false, lost.own),
    losing(defender, true, lost.neutrals),
  );
}

function conquer(draft: Draft, { seat, at }: Battle): void {
  endQuagmire(draft, at);
  draft.control = draft.control.with(at, seat);
  conquered(draft, at, seat);
}

/** Sends cut-off attackers to the attacker's Win stack instead of fighting them (F-077). */
export function cutOff(draft: Draft, battle: Battle): void {
  const { seat, at } = battle;
  shift(draft, seat, [inArea(at), WIN], garrisonOf(draft, seat, at), 'open');
  askAgain(draft, { ...battle, step: 'held' });
}
