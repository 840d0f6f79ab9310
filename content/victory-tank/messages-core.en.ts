import { BATTLEFIELD_CARDS } from '../../cards/victory-tank/data/battlefield.ts';
import { type Catalogue, ENGLISH, type Forms, capital, counted, inTurn, quoted } from '../../src/language.ts';
import type {
  ActionKind,
  Army,
  BattlefieldCard,
  Facing,
  Parts,
  Place,
  PlayedSaid,
  Present,
  Stage,
  TableSaid,
} from '../../src/games/victory-tank/messages.ts';
import type { Counted, EventSaid } from '../../src/games/victory-tank/messages-events.ts';
import { TABLE_EN } from '../../src/referee/messages/kernel-core.en.ts';
import type { TableSpeech } from '../../src/referee/messages/catalogue.ts';

/** Names of things in sentences. */

const ARMIES: Readonly<Record<Army, string>> = { 0: 'red', 1: 'gray' };

export const army = (who: Army): string => ARMIES[who];

const FACINGS: Readonly<Record<Facing, string>> = { 0: 'north', 1: 'east', 2: 'south', 3: 'west' };

export const facing = (to: Facing): string => FACINGS[to];

export const KINDS: Readonly<Record<ActionKind, string>> = {
  move: 'Move',
  recruit: 'Recruit',
  attack: 'Attack',
};

/** The decision at hand. */
export const DECISIONS = {
  draft: 'Which of two cards to keep',
  place: 'Where to lay a card',
  face: 'Which way the new tank points',
  command: 'Which action to announce',
  move: 'A Move under way',
  drive: 'A drive under way',
  recruit: 'A Recruit under way',
  attack: 'An Attack under way',
  muster: 'Who else joins the attack',
  'attacker-card': 'A battle: the attacker’s card',
  'defender-card': 'A battle: the defender’s card',
  enter: 'Who moves in after a battle',
  claim: 'Who takes the tank after a battle',
  over: 'Nothing: the game is over',
} as const satisfies Readonly<Record<Stage, string>>;

/** The decision of a stage in quotation marks, as the editor names it. */
export const decision = (stage: Stage): string => quoted(ENGLISH, DECISIONS[stage]);

/** "a Move", "an Attack". */
export const aKind = (kind: ActionKind): string => `${kind === 'attack' ? 'an' : 'a'} ${KINDS[kind]}`;

const SOLDIER: Forms = { one: 'soldier', other: 'soldiers' };
const POINT: Forms = { one: 'point', other: 'points' };
const FIELD: Forms = { one: 'field', other: 'fields' };
const CARD: Forms = { one: 'card', other: 'cards' };
const STEP: Forms = { one: 'step', other: 'steps' };
const BUNKER: Forms = { one: 'bunker', other: 'bunkers' };

const counting =
  (forms: Forms) =>
  (count: number): string =>
    counted(ENGLISH, count, forms);

export const soldiers = counting(SOLDIER);
export const points = counting(POINT);
export const fields = counting(FIELD);
export const cards = counting(CARD);
export const steps = counting(STEP);
export const bunkers = counting(BUNKER);
export const crates = counting({ one: 'crate', other: 'crates' });
export const battleCards = counting({ one: 'battle card', other: 'battle cards' });

/** The verb for so many: "1 soldier steps", "2 soldiers step". */
export const doing = (count: number, one: string, other: string): string =>
  ENGLISH.form(count, { one, other });

export const { and, or } = ENGLISH;

/** The player addressed as "you"; null for nobody. */
export type Listener = Army | null;

/** Names of armies, places and pieces, addressed to a listener. */
export interface Telling {
  /** "you", "red". */
  readonly army: (who: Army) => string;
  /** "your", "red’s". */
  readonly whose: (who: Army) => string;
  /** "yours", "red’s", behind a noun. */
  readonly own: (who: Army) => string;
  /** A player with a verb: "you have", "red has". */
  readonly does: (who: Army, one: string, you: string) => string;
  /** "3 of your soldiers", "3 red soldiers". */
  readonly troops: (who: Army, count: number) => string;
  /** "field w1", "your home base", "the bunker", and where there are several "the bunker (w1s1)". */
  readonly place: (place: Place) => string;
  /** Several fields: "the middle (o), field n1 or e2". */
  readonly places: (list: readonly Place[]) => string;
  /** "on field w1", "in the bunker". */
  readonly on: (place: Place) => string;
  /** "2 gray soldiers and gray’s tank": what an army has on a field. */
  readonly present: (present: Present) => string;
}

const HELD = { bunker: 'the bunker', crate: 'the crate’s field', tank: 'the tank’s field' } as const;

/** The field on which the battlefield begins. */
const MIDDLE = 'o';

/** A field by its name alone: "field w1", "the middle (o)". */
const fieldName = (at: string): string => (at === MIDDLE ? 'the middle (o)' : `field ${at}`);

/** Whether a place is named as "field w1". */
const isField = (place: Place | undefined): place is Place =>
  place !== undefined && place.base === null && place.holds === null && place.at !== MIDDLE;

/** Places that take "in" rather than "on". */
const isInside = ({ at, base, holds }: Place): boolean =>
  base === null && (holds === 'bunker' || (holds === null && at === MIDDLE));

export function tellingTo(you: Listener): Telling {
  const whose = (who: Army): string => (who === you ? 'your' : `${army(who)}’s`);
  const troops = (who: Army, count: number): string =>
    who === you
      ? `${count === 1 ? 'one' : count} of your soldiers`
      : `${count} ${army(who)} ${doing(count, 'soldier', 'soldiers')}`;
  const place = ({ at, base, holds, alone }: Place): string => {
    if (base !== null) return `${whose(base)} home base`;
    if (holds === null) return fieldName(at);
    return alone ? HELD[holds] : `${HELD[holds]} (${at})`;
  };
  return {
    army: (who) => (who === you ? 'you' : army(who)),
    whose,
    own: (who) => (who === you ? 'yours' : `${army(who)}’s`),
    does: (who, one, many) => (who === you ? `you ${many}` : `${army(who)} ${one}`),
    troops,
    place,
    places: (list) =>
      list.length === 0
        ? 'none'
        : or(list.map((one, index) => (isField(one) && isField(list[index - 1]) ? one.at : place(one)))),
    on: (at) => `${isInside(at) ? 'in' : 'on'} ${place(at)}`,
    present: ({ army: who, soldiers: count, tank }) =>
      and([...(count > 0 ? [troops(who, count)] : []), ...(tank ? [`${whose(who)} tank`] : [])]),
  };
}

const NAMES = new Map<string, string>(BATTLEFIELD_CARDS.map(({ id, name }) => [id, name]));

/** A battlefield card's name, as printed. */
export const cardName = (card: BattlefieldCard): string => NAMES.get(card) ?? card;

/** A battlefield card's name in quotation marks, as it stands in a sentence. */
export const card = (id: BattlefieldCard): string => quoted(ENGLISH, cardName(id));

/** "2 soldiers and 1 of the crew": how many on foot and from the tank. */
export const footAndCrew = (foot: number, crew: number): string =>
  and([...(foot > 0 ? [soldiers(foot)] : []), ...(crew > 0 ? [`${crew} of the crew`] : [])]);

/** The kinds of score. */
const COUNTED: Readonly<Record<Counted, string>> = {
  crates: 'crates',
  soldiers: 'soldiers',
  bunkers: 'bunkers',
  tank: 'tank',
};

const turnedOrNot = (turned: boolean): string => (turned ? 'turned' : 'the right way up');

/** Events, addressed to a listener, without a full stop. */
export function eventsTo(you: Listener): Catalogue<EventSaid> {
  const { army, place, on, whose, own, does, troops } = tellingTo(you);
  return {
    kept: ({ who, card: kept }) =>
      `${does(who, 'keeps', 'keep')} ${card(kept)}, and ${does(who === 0 ? 1 : 0, 'gets', 'get')} the other card`,
    lies: ({ card: laid, turned, special }) =>
      `${card(laid)} lies ${turnedOrNot(turned)}, with its special field called ${special.at}`,
    tankGoes: ({ place: { at } }) => `the tank goes on ${fieldName(at)}`,
    crateGoes: ({ place: { at } }) => `a crate goes on ${fieldName(at)}`,
    othersJeep: ({ who, owner }) => `${army(who)} laid ${whose(owner)} jeep`,
    reinforced: ({ owner, place: { at } }) => `a soldier of ${own(owner)} gets out on ${fieldName(at)}`,
    notReinforced: ({ owner }) => `no soldier of ${own(owner)} is left to come`,
    staysAway: ({ owner }) => `no soldier of ${own(owner)} comes`,
    bringsNothing: ({ card: laid }) => `${card(laid)} brings no soldier and no crate`,

    tankPoints: ({ facing: to }) => `the tank points ${facing(to)}`,
    tankDrives: ({ facing: to }) => `the tank drives ${facing(to)}`,
    hasPoints: ({ who, points: count }) => `${whose(who)} action has ${points(count)}`,
    paid: ({ points: count, left }) =>
      `it costs ${points(count)}, and ${left === 0 ? 'none' : left} ${doing(left, 'is', 'are')} left`,
    cardAdds: ({ who, card: value }) => `${does(who, 'plays', 'play')} a ${value}, for ${points(value)} more`,
    stepped: ({ who, count, from, by, place: at }) =>
      by.length === 0
        ? `${troops(who, count)} ${doing(count, 'steps', 'step')} onto ${place(at)}`
        : `${troops(who, count)} ${doing(count, 'goes', 'go')} from ${place(from)} by ${and(by.map(place))} to ${place(at)}`,
    movedIn: ({ who, count, place: at }) =>
      `${troops(who, count)} ${doing(count, 'moves', 'move')} onto ${place(at)}`,
    share: ({ count, place: at }) => `${soldiers(count)} are ${on(at)} together now`,
    pointForOthers: 'other soldiers may use the next point of the Move',
    stayedOnFoot: 'they stay on foot',
    tankToTake: 'there is a tank to take',
    claims: ({ who }) => `${does(who, 'claims', 'claim')} the tank`,
    becameCrew: ({ count }) =>
      `${count === 1 ? 'one soldier becomes' : `${soldiers(count)} become`} its crew`,
    boardedAtOnce: ({ count }) => `${count} of them ${doing(count, 'boards', 'board')} at once`,
    crewAmong: ({ count }) =>
      `${count} of them ${doing(count, 'was', 'were')} crew, and ${doing(count, 'is', 'are')} on foot now`,
    boarded: ({ who, count, crew }) =>
      `${troops(who, count)} ${doing(count, 'boards', 'board')}, so the crew is ${crew}`,
    gotOff: ({ who, count }) => `${troops(who, count)} ${doing(count, 'gets', 'get')} off`,
    becameCrewOf: ({ who, count }) =>
      `${troops(who, count)} ${doing(count, 'becomes', 'become')} crew of the tank`,
    recruited: ({ who, count, place: at, left }) =>
      `${troops(who, count)} ${doing(count, 'comes', 'come')} to ${place(at)}, and ${left === 0 ? 'none' : left} ${doing(left, 'is', 'are')} left in the supply`,
    besideTank: 'the recruit stands on foot beside the tank',
    tookCrate: ({ who, crates }) =>
      `${does(who, 'takes', 'take')} the crate${crates === 1 ? '' : `, and ${does(who, 'has', 'have')} ${crates} now`}`,
    tankVacant: 'the tank has no crew now, so it is unclaimed',
    doNotClaim: ({ who }) => `${whose(who)} soldiers beside it do not claim it`,

    battle: ({ place: at }) => `a battle begins ${on(at)}`,
    anotherBattle: ({ place: at }) => `another battle begins ${on(at)}`,
    mayFightAgain: 'whoever fought may fight again',
    attackers: ({ who, foot, tank }) =>
      `${and([...(foot === 0 ? [] : [troops(who, foot)]), ...(tank ? ['the crew of the tank'] : [])])} ${tank ? 'attack' : doing(foot, 'attacks', 'attack')}`,
    defends: ({ who, soldiers: count }) =>
      count === 1
        ? `${does(who, 'defends', 'defend')} with the only soldier there`
        : `${does(who, 'defends', 'defend')} with ${count === 2 ? 'both' : `all ${count}`} soldiers there`,
    forSoldiers: ({ who, points: count }) => `${does(who, 'counts', 'count')} ${count} for soldiers`,
    forTank: ({ who, points: count }) => `${does(who, 'adds', 'add')} ${count} for the tank`,
    forGround: ({ who, points: count }) => `${does(who, 'adds', 'add')} ${count} for the bunker or home base`,
    forCard: ({ who, points: count }) => `${does(who, 'adds', 'add')} ${count} for the battle card`,
    decided: ({ attack, defence, winner }) =>
      `${attack} against ${defence}, so ${does(winner, 'wins', 'win')}`,
    tieWon: ({ who }) => `a tie, and ${does(who, 'wins', 'win')} it by attacking`,
    tieWouldBe: ({ who }) => `a tie would go to ${army(who)}, who attacked`,
    removes: ({ who, soldiers: count }) => `${does(who, 'loses', 'lose')} ${soldiers(count)}`,
    outOfGame: ({ soldiers: count }) =>
      count === 1 ? 'that soldier is out of the game' : 'they are out of the game',
    backToSupply: ({ soldiers: count }) =>
      count === 1 ? 'that soldier goes back to the supply' : 'they go back to the supply',
    tankLost: 'the tank has lost its crew, so it is unclaimed',
    baseNotEntered: 'nobody moves onto the home base',

    forfeits: ({ who, points: count }) => `${does(who, 'forfeits', 'forfeit')} ${points(count)}`,
    cannotAct: ({ who, points: count }) =>
      `${army(who)} can do nothing, and ${doing(who === you ? 2 : 1, 'forfeits', 'forfeit')} ${points(count)}`,
    isNext: ({ who, alone }) =>
      alone ? `${does(who, 'goes', 'go')} on alone` : `${does(who, 'is', 'are')} next`,
    filled: ({ points: count, cards: hand }) =>
      `both are back at ${points(count)} and draw up to ${cards(hand)}`,
    deckOut: ({ who, cards: hand }) =>
      `${whose(who)} deck has run out, and ${does(who, 'has', 'have')} ${cards(hand)} in hand`,
    roundOver: ({ round, active, keeps }) =>
      `round ${round} is over, and ${keeps ? does(active, 'keeps', 'keep') : does(active, 'gets', 'get')} the active player card`,
    cardStays: 'after the last round the card stays',
    cardChanges: 'after the last round the card changes hands',
    roundsPlayed: 'the seventh round is over, and so is the game',
    scored: ({ of, points: [red, gray] }) => `${COUNTED[of]}: ${army(0)} ${red}, ${army(1)} ${gray}`,
    winsByPoints: ({ who, points, others }) => `${does(who, 'wins', 'win')}, ${points} against ${others}`,
    winsTie: ({ who }) => `${does(who, 'wins', 'win')} the tie`,

    battlefieldCards: ({ count }) => `${count} battlefield cards`,
    jeeps: ({ jeeps }) =>
      jeeps.map(({ card: jeep, owner }) => `${card(jeep)} brings a soldier of ${army(owner)}`).join(', '),
    startCards: ({ cards: those }) => `start cards: ${those.map(cardName).join(', ')}`,
    shuffled: ({ cards: count, unused }) =>
      `${cards(count)} are shuffled: ${unused} go back to the box, ${count - unused} make the pile`,
    opening: ({ cards: count, first, field }) =>
      `${cards(count)} open the battlefield, and the northern field of ${card(first)} is called ${field}`,
    basesLie: ({ bases }) =>
      bases.map(({ card: base, turned }) => `${card(base)} lies ${turnedOrNot(turned)}`).join(', '),
    fieldsUpright: 'every card lies with its fields one above the other',
    startsOnTop: ({ cards: those }) => `${those.map(cardName).join(', ')} shuffled on top of the pile`,
    soldiersEach: ({ count }) => `each army has ${soldiers(count)}`,
    soldiersStand: ({ base, supply }) =>
      `${base} on the home base, 1 on the points track, ${supply} in the supply`,
    actionCardsEach: ({ count }) => `each army has ${count} action cards`,
    cardValues: ({ counts: [ones, twos, threes] }) => `${ones} ones, ${twos} twos, ${threes} threes`,
    handsDrawn: ({ hand, left }) => `each hand has ${hand} action cards, and ${left} are left to draw`,
    crates: ({ count }) => `${count} crates`,
    oneTank: ({ facings }) => `there is one tank, which points ${or(facings.map(facing))}`,
    allReady: 'the tank, its control card and the crates lie ready',
    firstActive: ({ who }) => `${does(who, 'is', 'are')} the first active player`,

    theCard: ({ card: known }) => (known === null ? 'a card' : `the card ${card(known)}`),
    boostCard: ({ who, card: value }) => `${whose(who)} card, a ${value}`,
    battleCard: ({ who, card: value }) => `${whose(who)} battle card, a ${value}`,
    drawnCards: ({ cards: values }) => `the cards drawn: ${values.join(', ')}`,
    drawnBattlefield: ({ cards: those }) => `the cards drawn: ${and(those.map(card))}`,
  };
}

const GROUND = {
  base: 'home base',
  empty: 'open ground',
  tank: 'the tank’s shed',
  jeep: 'a jeep',
  crate: 'a crate’s field',
  bunker: 'a bunker',
} as const;

/** Prompts: for the listener, and about somebody else. */
const ASKS = {
  draft: ['keeps one of two battlefield cards', 'keep one of two battlefield cards'],
  place: ['lays a battlefield card', 'lay a battlefield card'],
  face: ['chooses which way the tank points', 'choose which way the tank points'],
  command: ['announces an action', 'announce an action'],
  move: ['uses a point to move', 'use a point to move'],
  drive: ['drives the tank', 'drive the tank'],
  recruit: ['uses a point to recruit', 'use a point to recruit'],
  attack: ['uses a point to attack', 'use a point to attack'],
  muster: ['adds attackers from other fields', 'add attackers from other fields'],
  'attacker-card': ['lays a battle card, or none', 'lay a battle card, or none'],
  'defender-card': ['defends: lays a battle card, or none', 'defend: lay a battle card, or none'],
  enter: ['has won the battle and moves in', 'have won the battle: let somebody move in'],
  claim: ['takes the tank', 'take the tank'],
} as const;

/** Headings of an action in progress. */
const GOES_ON = { move: 'Move on', recruit: 'Recruit', attack: 'Attack' } as const satisfies Readonly<
  Record<ActionKind, string>
>;

const HEIGHTS = { up: 'half a card up', level: 'level', down: 'half a card down' } as const;

/** "2 soldiers + 1 for the card = 3". */
function sum({ soldiers: foot, tank, ground, card }: Parts): string {
  const more = [
    [tank, 'for the tank'],
    [ground, 'for the ground'],
    [card, 'for the card'],
  ] as const;
  const parts = more.flatMap(([strength, what]) => (strength === 0 ? [] : [`${strength} ${what}`]));
  const all = foot + tank + ground + card;
  return parts.length === 0 ? `${all}` : `${[soldiers(foot), ...parts].join(' + ')} = ${all}`;
}

const against = ({ own, other }: { readonly own: Parts; readonly other: Parts }): string =>
  `${sum(own)} against ${sum(other)}`;

type Tank = NonNullable<Extract<TableSaid, { readonly says: 'field' }>['tank']>;

/** "gray’s tank, pointing east, with 2 soldiers inside". */
const tankThere = ({ facing: to, crew }: Tank, whose: string): string =>
  `${whose} tank, pointing ${facing(to)}, with ${crew === null ? 'nobody' : soldiers(crew)} inside`;

/** The board, the choices, the round and the score, addressed to a listener. */
export function tableTo(you: Listener): Catalogue<TableSaid, PlayedSaid> {
  const { army, place, whose, does, troops } = tellingTo(you);
  return {
    field: ({ place: { at, base }, holds, crate, tank, present: those }) => {
      const owner = those.find((present) => present.tank)?.army;
      const onFoot = those.filter(({ soldiers: count }) => count > 0);
      return [
        at,
        base === null ? GROUND[holds] : `${whose(base)} home base`,
        ...(crate ? ['a crate'] : []),
        ...(tank === null ? [] : [tankThere(tank, owner === undefined ? 'the' : whose(owner))]),
        ...(onFoot.length + (tank === null ? 0 : 1) === 0 ? ['nobody'] : []),
        ...onFoot.map(({ army: who, soldiers: count }) => troops(who, count)),
      ].join(', ');
    },
    status: ({ round, rounds, who, stage, left }) =>
      `Round ${round} of ${rounds}. ${capital(does(who, ASKS[stage][0], ASKS[stage][1]))}${left === 0 ? '' : `; this action has ${points(left)} left`}.`,
    ended: ({ winner, totals: [red, gray] }) =>
      `The game is over: ${capital(does(winner, 'wins', 'win'))}, ${Math.max(red, gray)} to ${Math.min(red, gray)}.`,

    points: 'Action points',
    hand: 'Hand',
    held: 'To lay',
    deck: 'Deck',
    discards: 'Played',
    supply: 'Supply',
    lost: 'Out of the game',
    taken: 'Crates',
    score: 'Score if it ended now',
    active: 'Active player card',
    pile: 'Pile',
    drawn: 'Drawn',
    battleZone: 'Battle',
    attackerCard: 'Attacker’s card',
    pointsOf: ({ count, most }) => `${count} of ${points(most)}`,
    cratesOf: ({ count, most }) => `${count} of ${most} crates`,
    pointsMade: ({ count }) => points(count),
    cards: ({ count }) => cards(count),
    soldiers: ({ count }) => soldiers(count),
    battlefieldPile: ({ count }) => `${count} ${doing(count, 'battlefield card', 'battlefield cards')}`,
    values: ({ values }) => values.join(', ') || 'none',
    aCard: ({ card }) => `a ${card}`,
    faceDown: 'face down',
    aCardFaceDown: 'a card face down',
    twoFaceDown: '2 cards face down',
    notLaid: 'not laid yet',
    noneLaid: 'none',
    named: ({ cards: those }) => and(those.map(cardName)),
    army: ({ who }) => army(who),
    player: ({ who }) => capital(army(who)),
    attacks: ({ who, place: at, from }) =>
      `${does(who, 'attacks', 'attack')} ${place(at)}, ${and(from.map(({ count, place: base }) => `${count} from ${place(base)}`))}`,
    told: ({ what }, say) => what.map(say).join('; '),

    keepCard: ({ card }) => `Keep: ${cardName(card)}`,
    placeOn: ({ cell }) => `Lay it on ${cell}`,
    upright: 'The right way up',
    turned: 'Turned',
    rightWayUp: 'The right way up',
    halfTurn: 'Turned',
    middle: 'The middle of the table',
    above: 'Above it',
    below: 'Below it',
    besideCard: ({ side, height }) => `${side === 'left' ? 'Left' : 'Right'} of it, ${HEIGHTS[height]}`,
    toFacing: ({ facing: to }) => `To the ${facing(to)}`,
    actionKind: ({ kind }) => KINDS[kind],
    payPoints: ({ kind, points: count }) =>
      `Pay ${points(count)}${kind === 'attack' ? ` for ${counted(ENGLISH, count, { one: 'battle', other: 'battles' })}` : ''}`,
    boostWith: ({ card }) => (card === 0 ? 'No card' : `Play a ${card}`),
    layCard: ({ card }) => (card === 0 ? 'Lay no card' : `Lay a ${card}`),
    stepFrom: ({ place: at }) => `Step from ${place(at)}`,
    driveFrom: ({ place: at }) => `Drive from ${place(at)}`,
    takeAlong: ({ all }) => (all ? 'Whoever can gets in' : 'Nobody gets in'),
    announces: ({ kind, pay, card }) =>
      `${KINDS[kind]}, ${points(pay)}${card === 0 ? '' : ` and a card of ${card}`}`,
    uses: ({ kind, points: count, left }) => {
      const head = kind === null ? 'Go on' : GOES_ON[kind];
      if (count === 0) return head;
      return `${head}: ${points(count)}, ${left > 0 ? `${left} left` : count === 1 ? 'the last one' : 'the last ones'}`;
    },
    tellsInTurn: ({ parts }, say) => inTurn(parts.map(say)),
    stepHere: ({ place: at }) => `To ${place(at)}`,
    driveTo: ({ place: at }) => `Drive to ${place(at)}`,
    haltOn: ({ place: at }) => `Halt on ${place(at)}`,
    recruitHere: ({ place: at }) => `Recruit on ${place(at)}`,
    attackHere: ({ place: at }) => `Attack ${place(at)}`,
    fromHere: ({ place: at }) => `From ${place(at)}`,
    joinFrom: ({ place: at }) => `Join from ${place(at)}`,
    moveInFrom: ({ place: at }) => `Move in from ${place(at)}`,
    force: ({ foot, crew, boarding }) => {
      const those = and([
        ...(foot > 0 ? [soldiers(foot)] : []),
        ...(crew > 0 ? [`${crew} of the crew`] : []),
      ]);
      if (boarding === 0) return those;
      if (boarding === foot + crew) return `${those}, who ${doing(boarding, 'boards', 'board')}`;
      return `${those}, of whom ${boarding === 1 ? 'one boards' : `${boarding} board`}`;
    },
    withTank: ({ foot, tank }) =>
      !tank ? soldiers(foot) : foot === 0 ? 'The tank' : `${soldiers(foot)} and the tank`,
    getIn: ({ count }) => `${soldiers(count)} ${doing(count, 'gets', 'get')} in`,
    getOff: ({ count }) => `${count} of the crew ${doing(count, 'gets', 'get')} off`,
    asCrew: ({ count }) => `${soldiers(count)} ${doing(count, 'becomes', 'become')} crew`,
    ofPoints: ({ points: count }) => points(count),
    turnTank: 'Turn the tank',
    pass: 'Pass, and forfeit the points left',
    done: 'Leave the rest of this action',
    drive: 'Drive the tank',
    ready: 'Nobody else joins',
    stay: 'Nobody else moves in',

    ifCard: ({ card }) => (card === 0 ? 'No card' : `A ${card}`),
    tooLittle: (sides) => `${against(sides)}, too little even if no card comes`,
    cannotBeBeaten: (sides) => `${against(sides)}, and no card can beat that`,
    lostTo: ({ card, hands, of, size, ...sides }) =>
      `${against(sides)}, and a ${card === 3 ? '3' : `${card} or higher`} beats it: ${hands} of the ${of} hands of ${cards(size)} that there may be ${doing(hands, 'has', 'have')} one`,
    againstNone: (sides) => `${against(sides)}, without a card`,
    enoughFor: ({ enough, unseen, ...sides }) =>
      `${against(sides)} and a card face down: ${enough} of ${unseen} cards you have not seen ${doing(enough, 'is', 'are')} enough for the attacker`,
  };
}

const catalogueTo = (you: Listener): Catalogue<PlayedSaid> => ({
  ...eventsTo(you),
  ...tableTo(you),
});

/** The messages of play in English, for the core game: no refusals. */
export const PLAYED_EN: TableSpeech<PlayedSaid, 'red' | 'gray'> = {
  language: ENGLISH,
  game: 'Victory Tank',
  seats: { red: 'red', gray: 'gray' },
  kernel: TABLE_EN,
  catalogue: catalogueTo(null),
  toldTo: (seat) => catalogueTo(seat === 0 ? 0 : 1),
};
