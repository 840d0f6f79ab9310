/** An attack from its launch to what it comes to (F-047 to F-080). */
import type { AreaNumber } from './areas.ts';
import {
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
  type Draft,
} from './draft.ts';
import { attackerPays, defenderPays, type Payment } from './losses.ts';
import type { MoveOf } from './move.ts';
import {
  AIR,
  countOf,
  isArmy,
  isFleet,
  isEmpty,
  kindsIn,
  sizeOf,
  strengthOf,
  takesPart,
  those,
  type Kind,
  type Pile,
} from './pile.ts';
import { attacked, conquered } from './politics.ts';
import {
  ageOf,
  DISCARD,
  garrisonOf,
  inArea,
  inSpace,
  LOSS,
  neutralsAt,
  otherOf,
  pileIn,
  quagmireAt,
  WIN,
  type Battle,
  type War,
} from './position.ts';
import { groundOf, isAcrossStrait, isInvasion, resultOf, totalsOf } from './strength.ts';
import { reachesQuagmire } from './supply.ts';

/** Whether aircraft have nobody to support (F-194); where there are none, others are routed as ever (F-049). */
export const lacksSupport = ({ options }: Pick<War, 'options'>, cards: Pile, at: AreaNumber): boolean =>
  options['air-support'] &&
  countOf(cards, AIR) > 0 &&
  !kindsIn(cards).some(groundOf(at) === 'naval' ? isFleet : isArmy);

/** Which cards attack in a fight: landed elsewhere than across a strait, aircraft do not where straits count (F-192). */
export function attacksIn(
  position: Pick<War, 'control' | 'options'>,
  battle: Pick<Battle, 'seat' | 'from' | 'at'>,
): (card: Kind) => boolean {
  const grounded =
    position.options.straits && isInvasion(battle.from, battle.at) && !isAcrossStrait(position, battle);
  return (card) => takesPart(card, groundOf(battle.at), true) && !(grounded && card === AIR);
}

/** An operation is launched. */
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

/** A quagmire is fought out; whether its attackers are supplied is seen first (F-A56). */
export function resolve(draft: Draft, at: AreaNumber): void {
  const { active } = draft;
  draft.quagmires = draft.quagmires.map((one) => (one.at === at ? { ...one, due: false } : one));
  ask(draft, { ...battleFor(draft, at), cutOff: !reachesQuagmire(draft, active, at) });
}

/** The next step of a battle, where nothing waits for an answer. */
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

/** Both show their cards; what takes no part is discarded (F-048, F-071). */
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

/** The attackers are lost, and the area is held (F-049, F-065). */
function loseAll(draft: Draft, battle: Battle): void {
  const { seat, at } = battle;
  shift(draft, seat, [inArea(at), LOSS], garrisonOf(draft, seat, at), 'open');
  askAgain(draft, { ...battle, step: 'held' });
}

/** What the totals come to (F-061). */
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

/** Fleets that have fired at a shore do not stay (F-193). */
function leaveShips(draft: Draft, { seat, at, from }: Battle, to: typeof DISCARD | typeof WIN): void {
  if (!isInvasion(from, at)) return;
  shift(draft, seat, [inArea(at), to], those(garrisonOf(draft, seat, at), isFleet), 'open');
}

/** The ways in which a battle can be paid for. */
export function payments(position: War, battle: Battle, need: number, attacks: boolean): readonly Payment[] {
  const { seat, at } = battle;
  const price = { need, ground: groundOf(at), options: position.options };
  return attacks
    ? attackerPays(garrisonOf(position, seat, at), price)
    : defenderPays(garrisonOf(position, otherOf(seat), at), neutralsAt(position, at), price);
}

/** Whoever won chooses what pays for it; where there is nothing to choose, it is paid at once. */
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

/** Half of so many cards, rounded down: a player's before neutral ones (F-068, F-069). */
export function halfOf(own: number, neutrals = 0): { readonly own: number; readonly neutrals: number } {
  const lost = Math.trunc((own + neutrals) / 2);
  return { own: Math.min(own, lost), neutrals: Math.max(0, lost - own) };
}

/** Each side loses half of its cards by lot. */
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

/** Cut-off attackers are sent back instead of being fought: all of them to the attacker's Win stack (F-077). */
export function cutOff(draft: Draft, battle: Battle): void {
  const { seat, at } = battle;
  shift(draft, seat, [inArea(at), WIN], garrisonOf(draft, seat, at), 'open');
  askAgain(draft, { ...battle, step: 'held' });
}
