/** English messages that the play page needs at once: names, events, the board; refusals are in `messages.en.ts`. */
import {
  FORMATION_CARDS,
  TACTICS_CARDS,
  type FormationCard,
  type TacticsCard,
  type UnitClass,
} from '../../cards/tank/data/cards.ts';
import type {
  EventSaid,
  HappeningSaid,
  PlayedSaid,
  Player,
  Stage,
  SumSaid,
  TableSaid,
  Tactic,
  Unit,
} from '../../src/games/tank/messages.ts';
import { ENGLISH, capital, counted, type Catalogue } from '../../src/language.ts';
import { TABLE_EN } from '../../src/referee/messages/kernel-core.en.ts';
import type { TableSpeech } from '../../src/referee/messages/catalogue.ts';

// Names of things in sentences.

/** Messages name no card that is not in the box. */
const MISSING: never = undefined as never;
export const tacticOf = (which: Tactic): TacticsCard => TACTICS_CARDS[which] ?? MISSING;
export const unitOf = (which: Unit): FormationCard => FORMATION_CARDS[which] ?? MISSING;

export const PLAYERS = ['Able', 'Baker'] as const;
export const player = (who: Player): string => PLAYERS[who];

/** The player addressed as "you"; null for nobody. */
export type Listener = Player | null;

/** Names of players, addressed to a listener. */
interface Telling {
  /** "your", "Able’s". */
  readonly whose: (who: Player) => string;
  /** "yours", "Able’s", behind a noun. */
  readonly own: (who: Player) => string;
  /** A player with a verb: "you draw", "Able draws"; not capitalised, since a sentence may go on with it. */
  readonly does: (who: Player, one: string, you: string) => string;
}

const tellingTo = (you: Listener): Telling => ({
  whose: (who) => (who === you ? 'your' : `${player(who)}’s`),
  own: (who) => (who === you ? 'yours' : `${player(who)}’s`),
  does: (who, one, many) => (who === you ? `you ${many}` : `${player(who)} ${one}`),
});

/** A card by its name: "Mud". */
export const card = (which: Tactic): string => tacticOf(which).name;
/** "Ammo", of a card. */
export const typeOfCard = (which: Tactic): string =>
  tacticOf(which).type.replace(/^./, (first) => first.toUpperCase());
/** Whether the name takes a plural verb: "Panzergrenadiers are". */
const isPlural = (which: Unit): boolean =>
  ['inf', 'mi'].includes(unitOf(which).type) && unitOf(which).name.endsWith('s');
/** A unit by its name: "the Panther", "Panzergrenadiers". */
export const unit = (which: Unit): string => {
  const { name } = unitOf(which);
  return isPlural(which) ? name : `the ${name}`;
};
/** "the Panther is", "Panzergrenadiers are". */
export const unitDoes = (which: Unit, one: string, many: string): string =>
  `${unit(which)} ${isPlural(which) ? many : one}`;
export const capitalUnit = (which: Unit): string => unit(which).replace(/^t/, 'T');

const TYPES = {
  lt: 'a light tank',
  mt: 'a medium tank',
  ht: 'a heavy tank',
  td: 'a tank destroyer',
  sp: 'a self-propelled gun',
  ac: 'an armoured car',
  apc: 'a carrier',
  at: 'an anti-tank gun',
  fa: 'a field gun',
  aa: 'an anti-aircraft gun',
  m: 'a mortar',
  inf: 'infantry',
  mi: 'mechanised infantry',
  air: 'an aircraft',
  art: 'artillery',
} as const;

/** "a medium tank". */
export const typeOf = (which: Unit): string => TYPES[unitOf(which).type];

const CLASSES = {
  tank: 'a tank',
  'light-medium': 'a light or medium tank',
  heavy: 'a heavy tank',
  vehicle: 'a vehicle',
  gun: 'a gun',
  infantry: 'infantry',
  unit: 'a unit that is not support',
  support: 'support',
} as const satisfies Record<UnitClass, string>;

/** "a tank or infantry". */
export const classes = (wanted: readonly UnitClass[]): string =>
  wanted.map((one) => CLASSES[one]).join(' or ');

const NATIONS_SAID = ['German', 'American', 'British'] as const;
/** "German", by the index of a nation. */
export const nation = (which: number): string => NATIONS_SAID[which] ?? '';

/** "3 cards". */
export const cards = (count: number): string => counted(ENGLISH, count, { one: 'card', other: 'cards' });

/** "the Panther and the Tiger". */
export const units = (those: readonly Unit[]): string => ENGLISH.and(those.map(unit));

/** Names with counts: "Panther (2), Tiger". */
export function listed(names: readonly string[]): string {
  const counts = Map.groupBy(names, (name) => name);
  return [...counts].map(([name, { length }]) => (length === 1 ? name : `${name} (${length})`)).join(', ');
}

export const FACTORS = { pen: 'penetration', inf: 'infantry factor' } as const;

/** "2000 yards", "point blank". */
export function reach(which: Unit): string {
  const { range } = unitOf(which);
  return range === null ? 'any distance' : range === 0 ? 'point blank' : `${range} yards`;
}

// The events.

/** The events of moves as told to a listener: a sentence each, without its full stop. */
function eventsTo(you: Listener): Catalogue<HappeningSaid> {
  const { whose, does } = tellingTo(you);
  return {
    brings: ({ who, nation: which }) => `${does(who, 'brings', 'bring')} the ${nation(which)} formation`,
    ownPiles: 'beside each formation deck lie a row, a reserve and the casualties',
    listIsOurs: ({ nation: which }) => `what the ${nation(which)} list lacks in print is ours`,
    alikeOrAllied: ({ same }) => (same ? 'both bring the same nation' : 'two allies meet'),
    begins: ({ who }) => `${does(who, 'begins', 'begin')}`,

    draws: ({ who }) => `${does(who, 'draws', 'draw')} a tactics card`,
    drawsNothing: ({ who }) => `${does(who, 'defends and draws', 'defend and draw')} nothing`,
    isReady: ({ who }) => `${does(who, 'is', 'are')} ready`,
    passes: ({ who }) => `${does(who, 'passes', 'pass')}`,
    lacksAnswer: ({ who }) => `${does(who, 'does', 'do')} not react`,
    isAsked: ({ who }) => `${does(who, 'is', 'are')} asked, with something to play or without`,
    plays: ({ who, card: which }) => `${does(who, 'plays', 'play')} ${card(which)}`,
    discards: ({ who, card: which }) => `${does(who, 'discards', 'discard')} ${card(which)}`,
    discardsShuffled: ({ cards: count }) => `the discards are shuffled into a new deck, ${cards(count)}`,
    aboveNine: ({ held }) => `${held} cards are in hand, and only nine may be kept`,
    broughtBack: ({ who, unit: which }) => `${does(who, 'brings', 'bring')} ${unit(which)} back`,
    underReserve: ({ unit: which }) => `${unitDoes(which, 'goes', 'go')} under the reserve`,
    underDeck: ({ unit: which }) => `${unitDoes(which, 'goes', 'go')} under the formation deck`,
    whenBroughtBack: ({ anyTime }) =>
      anyTime
        ? 'casualties may be brought back at any time of one’s turn'
        : 'casualties are brought back in the maneuver',
    mayBeUndone: ({ who, card: which }) => `${card(which)} waits: ${does(who, 'may', 'may')} undo it`,
    undoes: ({ card: which, other }) => `${card(which)} is to undo ${card(other)}`,
    countered: ({ card: which, other }) =>
      `${card(other)} is a Morale card, and so ${card(which)} may undo it`,
    holds: ({ card: which }) => `${card(which)} holds after all`,
    isUndone: ({ card: which }) => `${card(which)} is undone and does nothing`,
    mayTryAnother: ({ card: which }) => `another card may be tried after ${card(which)}`,

    leavesRow: ({ units: those }) => {
      const areMany = those.length !== 1 || those.some(isPlural);
      return `${units(those)} ${areMany ? 'have' : 'has'} attacked, and ${areMany ? 'leave' : 'leaves'} the row for the reserve`;
    },
    attacksWith: ({ who, unit: which }) => `${does(who, 'attacks', 'attack')} with ${unit(which)}`,
    attacksAgain: ({ unit: which }) => `${unitDoes(which, 'attacks', 'attack')} again`,
    hasTo: ({ who }) => `${does(who, 'can attack and has to', 'can attack and have to')}`,
    hasToNow: ({ who }) => `the enemy cannot attack, and ${does(who, 'has to', 'have to')}`,
    maySkip: ({ who }) => `${does(who, 'may', 'may')} attack or not`,
    skips: ({ who }) => `${does(who, 'lets', 'let')} the turn go by without an attack`,
    barredStill: ({ who }) => `${does(who, 'may', 'may')} not attack until the enemy’s deck has run out`,
    nobodyToTurnUp: ({ who }) => `${does(who, 'has', 'have')} nobody to turn up`,
    nothingToAimAt: ({ unit: which }) => `${unitDoes(which, 'finds', 'find')} nothing to aim at`,
    misfits: ({ unit: which }) =>
      `${unitDoes(which, 'is', 'are')} not what the card asks for, and there is no attack`,
    aimsAt: ({ unit: which }) => `${unitDoes(which, 'is', 'are')} aimed at`,
    aimsAtDeck: ({ who }) => `the top card of ${whose(who)} deck is aimed at`,
    turnsOut: ({ unit: which }) => `the top card is ${unit(which)}`,
    supportLeaves: ({ who, unit: which }) =>
      `${unit(which)} is support: it goes to ${whose(who)} reserve, and the attack is over`,
    asks: ({ card: which, unit: asked }) =>
      `${card(which)} may be played: ${unitDoes(asked, 'is', 'are')} ${typeOf(asked)}`,
    targetIsAttacker: ({ card: which }) => `${card(which)} happens to the attacker`,
    reachesSupport: ({ card: which }) => `${card(which)} is one of the few cards that stop support`,
    evenInfantry: ({ card: which }) => `${card(which)} may happen to anything but support`,
    isOf: ({ unit: which, classes: wanted }) =>
      `${unit(which)}, ${typeOf(which)}, ${isPlural(which) ? 'count' : 'counts'} as ${classes(wanted)}`,
    attackStops: 'the attack is over',
    turnStops: 'the turn is over',
    factorIs: ({ factor, defence }) => `the attack stands at ${factor} against ${defence}`,
    onlyOne: ({ card: which }) => `the attack has had its ${typeOfCard(which)} card`,
    anyNumber: ({ card: which }) => `there may be any number of cards like ${card(which)}`,
    noEffect: ({ card: which }) => `${card(which)} changes a factor that is not in use`,
    byTheOther: ({ card: which, helps }) =>
      helps
        ? `${card(which)} helps the attack, and the defender may play it`
        : `${card(which)} harms the attack, and the attacker may play it`,
    penetrationAlone: ({ card: which }) =>
      `${card(which)} changes the penetration, and infantry is hit by the infantry factor`,
    countsForInfantry: ({ card: which }) => `${card(which)} changes the infantry factor as well`,
    oneInAll: 'that was the one Range card of both players together',
    oneEach: 'each player may play one Range card',
    needsPointBlank: 'flames need point blank',
    knowsNoRange: 'flames are thrown at any range',
    noSlotAgain: 'it counts as the card of its kind in this attack all the same',
    beyond: ({ card: which, unit: attacker, flame }) =>
      flame
        ? `${card(which)} is too far for flames: the attack is over`
        : `${card(which)} is beyond the reach of ${unit(attacker)}: the attack is over`,
    within: ({ card: which, unit: attacker }) =>
      `${unitDoes(attacker, 'reaches', 'reach')} ${reach(attacker)}, and ${card(which)} is within that`,
    freeAttack: ({ who }) => `${does(who, 'attacks', 'attack')} once more in this turn`,
    justAttacked: ({ card: which }) => `${card(which)} looks at the unit that has just attacked`,
    nextAttacker: ({ card: which }) => `${card(which)} looks at the unit that attacks next`,
    alsoNew: ({ card: which }) => `${card(which)} may also bring a new attacker`,

    bothPassed: 'both have passed, and no more cards are played',
    hitBy: ({ unit: attacker, foe, by, factor, defence }) =>
      `${unitDoes(attacker, 'hits', 'hit')} ${unit(foe)} with ${isPlural(attacker) ? 'their' : 'its'} ${FACTORS[by]}: ${factor} against ${defence}`,
    gunBy: ({ by, foe }) => `${unit(foe)} is a gun and is hit by the ${FACTORS[by]}`,
    destroyed: ({ who, unit: which, lost }) =>
      lost === 1
        ? `${unitDoes(which, 'is', 'are')} destroyed, ${whose(who)} first casualty`
        : `${unitDoes(which, 'is', 'are')} destroyed: ${does(who, 'has', 'have')} ${lost} casualties`,
    outOfAction: ({ unit: which }) => `the attack is over, and ${unitDoes(which, 'is', 'are')} out of action`,
    survives: ({ unit: which }) => `${unitDoes(which, 'survives', 'survive')}`,
    staysOnDeck: ({ unit: which }) =>
      `${unitDoes(which, 'stays', 'stay')} face up on the deck, to attack next`,
    joinsRow: ({ unit: which }) => `${unitDoes(which, 'joins its', 'join their')} owner’s row`,
    staysInRow: ({ unit: which }) =>
      `${unitDoes(which, 'stays', 'stay')} in the row, and can be aimed at there`,
    stillOnDeck: ({ unit: which }) =>
      `${unitDoes(which, 'lies', 'lie')} face up on the deck after surviving there`,
    supportLost: ({ who, unit: which }) => `${unit(which)} has attacked and joins ${whose(who)} casualties`,
    supportReturns: ({ who, unit: which }) => `${unit(which)} goes to ${whose(who)} reserve`,
    modifiersGo: ({ cards: those }) =>
      `${ENGLISH.and(those.map(card))} ${those.length === 1 ? 'is' : 'are'} discarded`,
    targetFirst: 'the target is destroyed before support is put away',

    turnOf: ({ who }) => `it is ${whose(who)} turn`,
    ranOut: ({ who, cards: count }) =>
      count === 0
        ? `${whose(who)} deck has run out, and the reserve is empty too`
        : `${whose(who)} deck has run out: the reserve, ${cards(count)}, is the new deck`,
    carriedThrough: 'the attack with the last card was carried through first',
    lookedAt: 'decks are looked at when an attack is over',
    barred: ({ who }) => `${does(who, 'does', 'do')} not attack until the enemy’s deck has run out as well`,
    stillEmpty: ({ who }) => `${whose(who)} deck was empty before, and has not run out again`,
    stillDraws: ({ who }) => `${does(who, 'draws', 'draw')} all the same, and the row is cleared`,
    exchange: 'both decks have run out: the exchange is complete, and both may attack',
    noFreeAttack: 'without an attack there is no free attack',
    nobodyAttacks: 'both have let three turns in a row go by: the game is drawn',
    breaksAt: ({ most, even }) =>
      even
        ? `the breaking point is ${most}, ours for even chances`
        : `the breaking point is ${most}, half of the formation`,
    wins: ({ who, lost, most }) =>
      `${does(who, 'wins', 'win')}: ${does(who === 0 ? 1 : 0, `has ${lost} casualties, and breaks`, `have ${lost} casualties, and break`)} at ${most}`,
  };
}

// The table.

/** "Panther 12 + Flank Hit 4 = 16 against 8". */
function sum({ unit: attacker, foe, base, changes, factor, defence }: SumSaid): string {
  const name = unitOf(attacker).name;
  if (foe === null || defence === null) return foe === null ? `${name} attacks` : `${name} aims at support`;
  const terms = changes.map(({ card: which, change }) =>
    change === 0
      ? `, ${card(which)} counts for nothing`
      : ` ${change < 0 ? '−' : '+'} ${card(which)} ${Math.abs(change)}`,
  );
  const total = changes.length === 0 ? '' : ` = ${factor}`;
  return `${name} ${base}${terms.join('')}${total} against ${unitOf(foe).name} ${defence}`;
}

/** "it hits", "2 short". */
function outcome({ factor, defence }: SumSaid): string {
  const short = (defence ?? 0) - factor;
  return short <= 0 ? 'it hits' : `${short} short`;
}

const TITLES = {
  nation: 'Which formation?',
  maneuver: 'Ready?',
  choose: 'Attack, or not?',
  target: 'Pick a target',
  lost: 'Stop the attack?',
  modifier: 'Change the sum?',
  damage: 'Finish it off?',
  free: 'Attack once more?',
} as const satisfies Readonly<Record<keyof typeof ASKS, string>>;

const TAPS = {
  nation: 'Each formation has its own cards.',
  maneuver: 'You have drawn. Ready ends the maneuver.',
  choose: 'The attacker is turned up after that.',
  target: 'Tap a lit card of the other side.',
  lost: 'A card that stops it, or pass.',
  modifier: 'A card that adds or takes, or pass.',
  damage: 'It has survived. A card that puts it out of action, or pass.',
  free: 'A FREE card, or pass and end the turn.',
} as const satisfies Readonly<Record<keyof typeof ASKS, string>>;

const STEP_NAMES = { target: 'Target', lost: 'Stop it?', modifier: 'Sum', damage: 'Result' } as const;

const waits = (waiting: readonly number[]): string =>
  waiting.length === 0
    ? ''
    : `; ${ENGLISH.and(waiting.map(card))} ${waiting.length === 1 ? 'waits' : 'wait'}`;

const ASKS = {
  nation: 'picks a nation',
  maneuver: 'has drawn, and gets ready',
  choose: 'attacks, or lets the turn go by',
  target: 'picks a target',
  lost: 'may stop the attack',
  modifier: 'may change the attack',
  damage: 'may still put the target out of action',
  free: 'may play a FREE card',
} as const;

const ASKS_YOU: Readonly<Record<keyof typeof ASKS, string>> = {
  nation: 'pick a nation',
  maneuver: 'have drawn: get ready',
  choose: 'attack, or let the turn go by',
  target: 'pick a target',
  lost: 'may stop the attack',
  modifier: 'may change the attack',
  damage: 'may still put the target out of action',
  free: 'may play a FREE card',
};

const CHANCE = {
  first: 'It is drawn who begins',
  deal: 'draws a first card',
  draw: 'draws a tactics card',
  attacker: 'The attacker is turned up',
  uncover: 'The target is turned up',
} as const;

const YOUR_CHANCE = { deal: 'draw a first card', draw: 'draw a tactics card' } as const;

const isAsked = (stage: Stage): stage is keyof typeof ASKS => stage in ASKS;

/** "the medium tank": pen, inf, def and range as they are printed. */
function figures(which: number): string {
  const { pen, inf, def } = unitOf(which);
  const defence = def === null ? '' : `, defence ${def}`;
  return `${typeOf(which)}, penetration ${pen}, infantry ${inf}${defence}, reach ${reach(which)}`;
}

interface Held {
  readonly least: number;
  readonly most: number;
  readonly unseen: number;
  readonly size: number;
}

/** "Of the 61 cards that you have not seen the enemy holds 6, and 20 could stop it". */
function answers({ least, most, unseen, size }: Held): string {
  if (most === 0) return 'no card that you have not seen could stop it';
  if (size === 0) return 'the enemy holds no card to stop it with';
  const could = least === most ? `${most}` : `${least} to ${most}`;
  return `of the ${unseen} cards that you have not seen the enemy holds ${size}, and ${could} could stop it`;
}

const STAGES = {
  nation: 'A nation is picked',
  first: 'Who begins is drawn',
  deal: 'First cards are drawn',
  draw: 'Cards are drawn',
  maneuver: 'Maneuver',
  choose: 'An attack, or none',
  attacker: 'The attacker is turned up',
  target: 'The target is picked',
  uncover: 'The target is turned up',
  lost: 'The attack may be stopped',
  modifier: 'The attack may be changed',
  damage: 'The target has survived',
  free: 'A free attack, or none',
  over: 'The game is over',
} as const;

const PILES = { casualties: 'casualties', reserve: 'reserve', deck: 'deck, face up' } as const;

/** The labels of the table and of touches, as told to a listener. */
function tableTo(you: Listener): Catalogue<TableSaid> {
  const { whose, does } = tellingTo(you);
  const Whose = (who: Player): string => capital(whose(who));
  const asked = (who: Player, stage: Stage): string =>
    capital(isAsked(stage) ? does(who, ASKS[stage], ASKS_YOU[stage]) : does(who, 'is next', 'are next'));
  return {
    unitField: ({ who, place, unit: which, attacked }) =>
      `${Whose(who)} row, ${place + 1}: ${unit(which)}, ${figures(which)}, ${attacked ? 'has attacked' : 'has survived here'}`,
    deckField: ({ who, cards: count, top }) =>
      `${Whose(who)} formation deck, ${cards(count)}${top === null ? '' : `, face up on it ${unit(top)}, ${figures(top)}`}`,
    reserveField: ({ who, cards: count }) => `${Whose(who)} reserve, ${cards(count)}`,
    casualtiesField: ({ who, cards: count, most }) =>
      `${Whose(who)} casualties, ${count} of ${most}; ${most} lose the game`,
    supportField: ({ who, unit: which }) => `${Whose(who)} support: ${unit(which)}, ${figures(which)}`,
    attackField: ({ sum: attack, waiting }) =>
      attack === null
        ? `The lane between the rows: nobody attacks${waits(waiting)}`
        : `The attack: ${sum(attack)}${waits(waiting)}`,
    status: ({ turn, who, stage, waiting, sum: attack }) => {
      const turns = turn === null ? '' : `${Whose(turn)} turn. `;
      const stands = attack === null || attack.defence === null ? '' : `: ${sum(attack)}`;
      if (waiting !== null && who !== 'chance')
        return `${turns}${capital(does(who, 'may', 'may'))} undo ${card(waiting)}.`;
      if (stage === 'deal' || stage === 'draw')
        return `${turns}${who === 'chance' ? 'A card is drawn' : capital(does(who, CHANCE[stage], YOUR_CHANCE[stage]))}.`;
      if (who === 'chance')
        return `${turns}${stage in CHANCE ? CHANCE[stage as 'first'] : 'Chance decides'}.`;
      return `${turns}${asked(who, stage)}${stands}.`;
    },
    ended: ({ winner, lost, most }) => {
      if (winner === null) return 'The game is drawn.';
      const loses = does(
        winner === 0 ? 1 : 0,
        `has ${lost} casualties, and breaks at ${most}`,
        `have ${lost} casualties, and break at ${most}`,
      );
      return `${capital(does(winner, 'wins', 'win'))}: ${loses}.`;
    },

    figure: ({ figure }) => String(figure),
    lostOf: ({ lost, most }) => `${lost}/${most}`,
    comesTo: ({ sum: attack }) => `${attack.factor} against ${attack.defence ?? 0}: ${outcome(attack)}`,
    whoseAnswer: ({ who, isTurn }) => `${Whose(who)} ${isTurn ? 'turn' : 'answer'}`,
    step: ({ step }) => STEP_NAMES[step],
    askedIn: ({ stage, waiting, over }) =>
      waiting !== null
        ? `Undo ${card(waiting)}?`
        : over > 0 && stage === 'maneuver'
          ? `Discard ${cards(over)}`
          : isAsked(stage)
            ? TITLES[stage]
            : STAGES[stage],
    toTap: ({ stage, waiting, sum: attack, lost, over }) => {
      if (waiting !== null) return 'A card that undoes it, or pass.';
      if (stage === 'maneuver' && over > 0) return 'You may keep nine.';
      const stands =
        attack === null || attack.defence === null
          ? ''
          : `${attack.factor} against ${attack.defence}: ${outcome(attack)}. `;
      const back = stage === 'maneuver' && lost > 0 ? ' A lit card brings a casualty back.' : '';
      return `${stands}${isAsked(stage) ? TAPS[stage] : ''}${back}`;
    },

    hand: 'Hand',
    deck: 'Formation deck',
    reserve: 'Reserve',
    casualties: 'Casualties',
    row: 'Row',
    tacticsDeck: 'Tactics deck',
    discardPile: 'Discards',
    attack: 'The attack',
    cards: ({ count }) => cards(count),
    tacticsNamed: ({ cards: those }) => those.map(card).join(', ') || 'none',
    unitsNamed: ({ units: those }) => listed(those.map((which) => unitOf(which).name)) || 'nobody',
    losses: ({ units: those, most }) => {
      const latest = those.at(-1);
      const count = `${those.length} of ${most}; ${most} lose the game`;
      return latest === undefined ? count : `${count}; the latest is ${unit(latest)}`;
    },
    sum: ({ sum: attack, waiting }) =>
      attack === null ? `none${waits(waiting)}` : `${sum(attack)}${waits(waiting)}`,
    cardName: ({ card: which }) => card(which),
    unitName: ({ unit: which }) => capitalUnit(which),
    faceDown: 'face down',

    whereItBreaks: 'How many casualties lose the game?',
    asPublished: 'As published',
    breaksAtHalf: 'Half of a formation. So the Germans won 7 of 100 games against the others in our study.',
    evenOurs: 'Even, ours',
    breaksEvenly: '24 for the Germans, 18 for the others. So the Germans won 51 of 100 games in our study.',

    bringNation: ({ nation: which }) => `Bring the ${nation(which)} formation`,
    letBegin: ({ who }) => capital(does(who, 'begins', 'begin')),
    drawCard: ({ card: which }) => `Draw ${card(which)}`,
    bringBackWith: ({ card: which }) => `Bring a casualty back with ${card(which)}`,
    discardCard: ({ card: which }) => `Discard ${card(which)}`,
    playCard: ({ card: which }) => `Play ${card(which)}`,
    toBringBack: 'To bring a casualty back',
    toDiscard: 'To discard it',
    ready: 'Ready',
    attackNow: 'Attack',
    skip: 'No attack in this turn',
    pass: 'Pass',
    turnUpNext: 'With the next card of the deck',
    turnUpUnit: ({ unit: which }) => `Turn up ${unit(which)}`,
    aimAtDeck: ({ who, top }) =>
      top === null ? `Aim at the top of ${whose(who)} deck` : `Aim at ${unit(top)} on ${whose(who)} deck`,
    aimAtUnit: ({ place, unit: which }) =>
      which === null ? `Aim at place ${place + 1}` : `Aim at ${unit(which)}, ${place + 1} in the row`,
    withUnit: ({ place, unit: which }) =>
      which === null
        ? `Again with place ${place + 1}`
        : `${capitalUnit(which)}, ${place + 1} in your row, again`,

    notEnough: ({ sum: attack }) => `${attack === null ? '' : `${sum(attack)}: `}you need more`,
    mayBeAnswered: ({ sum: attack, ...held }) =>
      attack === null ? answers(held) : `${sum(attack)}. ${capital(answers(held))}`,

    trackCasualties: 'casualties',
    whoBegins: 'Pick a formation each, shuffle, and draw who begins. Everybody takes three tactics cards.',
    oneMore: ({ then }) => `A casualty more: ${then}`,
    oneBack: ({ then }) => `Bring one back: ${then} left`,
    deckOut: 'My deck has run out',
    turnDone: 'My turn is over',
    whatBrings: ({ who }) =>
      `${who === 0 ? 'Two players sit down, Able and Baker. ' : ''}${who === you ? 'What do you' : `What does ${player(who)}`} bring?`,
    firstIs: ({ who }) => capital(does(who, 'begins', 'begin')),
    drawsThree: ({ who }) =>
      capital(
        does(
          who,
          'draws three tactics cards, brings casualties back, and keeps nine.',
          'draw three tactics cards, bring casualties back, and keep nine.',
        ),
      ),
    mayAttack: ({ who }) =>
      capital(
        does(
          who,
          'clears the row, turns up an attacker, and may attack again with FREE cards.',
          'clear the row, turn up an attacker, and may attack again with FREE cards.',
        ),
      ),
    mayNotAttack: ({ who }) =>
      capital(
        does(
          who,
          'clears the row and does not attack: the enemy’s deck has to run out first.',
          'clear the row and do not attack: the enemy’s deck has to run out first.',
        ),
      ),
    hasWon: ({ who }) => capital(does(who, 'has won.', 'have won.')),

    turnHeading: 'The turn',
    activeSet: 'Whose turn it is',
    stageSet: 'What is to be decided',
    attackerSet: 'Who attacks',
    targetSet: 'At whom',
    nationSet: 'Nation',
    ranOutSet: 'The deck has run out',
    oneCardMore: 'One card more',
    noneAdded: 'none',
    stageName: ({ stage }) => STAGES[stage],
    playerName: ({ who }) => player(who),
    nationName: ({ nation: which }) => nation(which) || 'none yet',
    numberedUnit: ({ place, unit: which }) => `${unitOf(which).name}, ${place + 1} in the row`,
    putInRow: ({ who, place }) => `Into ${whose(who)} row, as ${place + 1}`,
    putOnPile: ({ who, pile }) => `Onto ${whose(who)} ${PILES[pile]}`,
  };
}

// The catalogues.

/** Hidden cards that were revealed. */
const KNOWN: Catalogue<EventSaid> = {
  drew: ({ card: which }) => card(which),
  laid: ({ who, card: which }) => `${player(who)}’s ${card(which)}`,
  turnedUp: ({ who, unit: which }) => `${player(who)}’s top card, ${unit(which)}`,
};

/** All messages of play, as told to a listener. */
export const playedTo = (you: Listener): Catalogue<PlayedSaid> => ({
  ...KNOWN,
  ...eventsTo(you),
  ...tableTo(you),
});

/** TanK in English, for the core game: no refusals. */
export const PLAYED_EN: TableSpeech<PlayedSaid, 'able' | 'baker'> = {
  language: ENGLISH,
  game: 'TanK',
  seats: { able: 'Able', baker: 'Baker' },
  kernel: TABLE_EN,
  catalogue: playedTo(null),
  toldTo: (seat) => playedTo(seat === 0 ? 0 : 1),
};
