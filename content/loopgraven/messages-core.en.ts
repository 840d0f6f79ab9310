/** English messages that the play page needs at once: names, the board, and events. */
import { SPACES } from '../../cards/loopgraven/data/board.ts';
import { EVENTS } from '../../cards/loopgraven/data/event-cards.ts';
import { FIGURES } from '../../cards/loopgraven/data/tables.ts';
import type {
  Ammunition,
  Cause,
  Decision,
  EventMark,
  EventSaid,
  GameLength,
  HappeningSaid,
  KeptBack,
  Lasting,
  PlayedSaid,
  Player,
  Pool,
  Side,
  SpaceNumber,
  TableSaid,
  Track,
  UnitType,
} from '../../src/games/loopgraven/messages.ts';
import { type Catalogue, ENGLISH, capital, counted, inTurn } from '../../src/language.ts';
import { TABLE_EN } from '../../src/referee/messages/kernel-core.en.ts';
import type { TableSpeech } from '../../src/referee/messages/catalogue.ts';

// Names of things in sentences.

const PLAYERS = ['red', 'gray', 'violet', 'blue'] as const;
export const player = (who: Player): string => PLAYERS[who];

/** The player addressed as "you"; null for nobody. */
export type Listener = Player | null;

/** A player with a verb: "you roll", "red rolls". */
const doesTo =
  (you: Listener) =>
  (who: Player, one: string, many: string): string =>
    who === you ? `you ${many}` : `${player(who)} ${one}`;

/** "your", "red’s". */
const whoseTo =
  (you: Listener) =>
  (who: Player): string =>
    who === you ? 'your' : `${player(who)}’s`;

const isOf = (you: Listener, side: Side): boolean => you !== null && you % 2 === side;

/** "your side", "red’s side": the name of whoever plays first of it. */
export const sideTo =
  (you: Listener) =>
  (side: Side): string =>
    isOf(you, side) ? 'your side' : `${PLAYERS[side]}’s side`;

/** "e5": the row by a letter from side A, the column by a number. */
export const space = (at: SpaceNumber): string => SPACES[at]?.name ?? '';
const spaces = (those: readonly SpaceNumber[]): string => ENGLISH.and(those.map(space));

const KINDS = {
  platoon: { one: 'platoon', other: 'platoons' },
  car: { one: 'car', other: 'cars' },
  tank: { one: 'tank', other: 'tanks' },
} as const satisfies Record<UnitType, unknown>;

/** "the platoon". */
export const the = (type: UnitType): string => `the ${type}`;
const a = (type: UnitType): string => `a ${type}`;
/** "2 platoons". */
export const soMany = (type: UnitType, count: number): string => counted(ENGLISH, count, KINDS[type]);

/** "2 platoons and a tank". */
function listed(types: readonly UnitType[]): string {
  const kinds = (['platoon', 'car', 'tank'] as const).filter((type) => types.includes(type));
  return ENGLISH.and(
    kinds.map((type) => {
      const count = types.filter((one) => one === type).length;
      return count === 1 ? a(type) : soMany(type, count);
    }),
  );
}

/** "5 platoons, 2 cars", "none". */
function pool({ platoon, car, tank }: Pool): string {
  const parts = [
    ...(platoon > 0 ? [soMany('platoon', platoon)] : []),
    ...(car > 0 ? [soMany('car', car)] : []),
    ...(tank > 0 ? [soMany('tank', tank)] : []),
  ];
  return parts.length === 0 ? 'none' : ENGLISH.and(parts);
}

/** " You have no more cars to deploy. A tank costs 9 tokens." */
function keptBack({ isFull, used, dear }: KeptBack): string {
  if (isFull) return ' Your trench is full: nobody can be deployed.';
  const none = used.map((type) => KINDS[type].other);
  const costs = dear.map((type) => `${a(type)} costs ${FIGURES[type].cost} tokens`);
  return [
    ...(none.length > 0 ? [` You have no more ${ENGLISH.or(none)} to deploy.`] : []),
    ...(costs.length > 0 ? [` ${capital(ENGLISH.and(costs))}.`] : []),
  ].join('');
}

/** The name of a card, without the capitals and marks printed on it. */
export const card = (mark: EventMark): string =>
  (EVENTS.find((event) => event.mark === mark)?.name ?? '').replace(/!+$/, '');
export const cause = (by: Cause): string => (by === 'hit' ? 'a hit of the artillery' : card(by));

/** "Trench feet and two hits of the artillery": each once, with how often. */
export const causes = (those: readonly Cause[]): string =>
  ENGLISH.and(
    [...new Set(those)].map((by) => {
      const times = those.filter((one) => one === by).length;
      if (times === 1) return cause(by);
      return by === 'hit' ? `${times} hits of the artillery` : `${times} cards of ${card(by)}`;
    }),
  );

export const tokens = (count: number): string => counted(ENGLISH, count, { one: 'token', other: 'tokens' });
export const steps = (count: number): string => counted(ENGLISH, count, { one: 'step', other: 'steps' });
const actions = (count: number): string => counted(ENGLISH, count, { one: 'action', other: 'actions' });
const units = (count: number): string => counted(ENGLISH, count, { one: 'unit', other: 'units' });

export const TRACKS = {
  artillery: 'artillery',
  economy: 'economy',
  general: 'general',
} as const satisfies Record<Track, string>;
export const AMMUNITION = {
  normal: 'normal ammunition',
  gas: 'gas',
  advanced: 'advanced ammunition',
} as const satisfies Record<Ammunition, string>;
export const LENGTHS = {
  short: 'a short game',
  medium: 'a medium game',
  long: 'a long game',
} as const satisfies Record<GameLength, string>;

/** The decision at hand. */
export const DECISIONS = {
  length: 'first it is agreed how long the game is',
  players: 'first it is agreed how many play',
  first: 'a die of each side says now who begins',
  event: 'the event die of this round is rolled now',
  negative: 'a card is drawn from the setbacks now',
  positive: 'a card is drawn from the strokes of luck now',
  turn: 'a turn is under way now, until its player ends it',
  over: 'the game is over',
  shock: 'a platoon is chosen for Shellshock now',
  back: 'the lost haversack sends a unit back now',
  dodge: 'it is asked now whether the unit that is attacked dodges',
  fight: 'the dice of the fight are rolled now',
  mask: 'it is asked now whether gas masks are put on',
  drawn: 'the card of this round is carried out now',
  ending: 'the turn ends now',
} as const satisfies Record<Decision, string>;

// The board and the choices.

const TITLES = {
  length: 'How long a game?',
  players: 'How many play?',
  first: 'Who begins?',
  event: 'The event die',
  negative: 'A setback',
  positive: 'A stroke of luck',
  turn: 'What do you do?',
  over: 'The game is over',
  shock: 'Which platoon is shellshocked?',
  back: 'Where does it go back to?',
  dodge: 'Dodge the attack?',
  fight: 'The dice of the fight',
  mask: 'Gas masks on?',
  drawn: 'The card is carried out',
  ending: 'The turn ends',
} as const;

const TAPS = {
  length: 'The length says how many troops and tokens you have.',
  players: 'Four play two a side, each with troops of their own.',
  shock: 'Tap one of the platoons.',
  back: 'Tap the space where it goes back to.',
  dodge: 'Tap a free space up to two steps away, or stand and fight.',
  mask: 'The card spares all your side’s units now, and is used up.',
} as const;

const LASTS = {
  steps: (much) => `${much} less to go in its owner’s next turn`,
  attack: (much) => `${much} less in its next fight`,
  shock: () => 'shellshocked',
  still: () => 'cannot move or attack',
  gas: () => 'has ended a turn in gas',
} as const satisfies Record<Lasting, (much: number) => string>;

const percent = (win: number): string => `${Math.round(100 * win)} %`;

/** The board and the choices, addressed to a listener. */
function tableTo(you: Listener): Catalogue<TableSaid> {
  const does = doesTo(you);
  const whose = whoseTo(you);
  const side = sideTo(you);
  const ground = ({ trench, gas }: { readonly trench: 0 | 1 | null; readonly gas: boolean }): string =>
    `${trench === null ? 'open field' : `a trench of ${side(trench)}`}${gas ? ', in gas' : ''}`;
  return {
    spaceField: ({ at, ...here }) => `${space(at)}, ${ground(here)}`,
    unitField: ({ at, who, type, lasts, ...here }) =>
      [
        `${space(at)}, ${whose(who)} ${type}`,
        ...lasts.map(({ what, much }) => LASTS[what](much)),
        ...(here.trench === null && !here.gas ? [] : [ground(here)]),
      ].join(', '),
    status: ({ now, who, turn, round, green, roller }) => {
      if (round === 0 && who !== 'chance')
        return now === 'length' ? 'It is agreed how long the game is.' : 'It is agreed how many play.';
      if (now === 'first') return 'A die of each side says who begins.';
      const when = `Round ${round}, ${green ? 'green' : 'white'}.`;
      if (now === 'event') return `${when} ${capital(does(turn, 'rolls', 'roll'))} for an event.`;
      if (now === 'negative' || now === 'positive')
        return `${when} ${capital(does(turn, 'draws', 'draw'))} a card.`;
      if (now === 'fight')
        return roller === null
          ? `${when} The dice of the fight are rolled.`
          : `${when} A fight: ${whose(roller.who)} ${roller.type} rolls.`;
      if (who === 'chance' || now === 'turn') return `${when} It is ${whose(turn)} turn.`;
      return `${when} ${capital(does(who, 'is', 'are'))} asked.`;
    },
    ended: ({ winner }) => (winner === null ? 'The game is over.' : `${capital(side(winner))} has won.`),
    troopsLine: 'troops left',
    trenchLine: 'enemy trench spaces held',
    whoseTurn: ({ who }) => `${capital(whose(who))} turn`,
    askedIn: ({ now }) => TITLES[now],
    toTap: ({ now, actions: left, tokens: owned, kept }) => {
      if (now !== 'turn') return now in TAPS ? TAPS[now as keyof typeof TAPS] : '';
      const means = `${capital(actions(left))} and ${tokens(owned)} left.`;
      return left === 0
        ? `${means} End the turn.`
        : `${means} Tap a unit and where it goes, an enemy, or a trench space of yours.${keptBack(kept)}`;
    },
    purseZone: 'Tokens',
    poolZone: 'To deploy',
    tiersZone: 'Upgrades',
    actionsZone: 'Actions',
    heldZone: 'Cards of the side',
    lastingZone: 'What lasts',
    lossZone: 'Lost',
    roundZone: 'Round',
    tokensAre: ({ tokens: owned }) => tokens(owned),
    poolIs: ({ pool: left }) => pool(left),
    lossesAre: ({ pool: lost }) => pool(lost),
    tiersAre: ({ tiers }) =>
      `artillery ${tiers.artillery}, economy ${tiers.economy}, general ${tiers.general}`,
    actionsLeft: ({ actions: left, most }) => `${left} of ${actions(most)} left`,
    roundIs: ({ round, green }) => (round === 0 ? 'not begun' : `${round}, ${green ? 'green' : 'white'}`),
    cardsHeld: ({ marks }) => (marks.length === 0 ? 'none' : ENGLISH.and(marks.map(card))),
    cardName: ({ mark }) => card(mark),
    lastsNow: ({ lasts }) =>
      lasts.length === 0
        ? 'nothing'
        : ENGLISH.and(
            lasts.map(({ mark, left }) =>
              mark === 'P5'
                ? `${card(mark)}, ${left} more ${ENGLISH.form(left, { one: 'income', other: 'incomes' })}`
                : `${card(mark)}, ${left > 1 ? 'this round and the next' : 'this round'}`,
            ),
          ),
    pickLength: ({ length }) => capital(LENGTHS[length]),
    pickPlayers: ({ players }) => (players === 2 ? 'Two' : 'Four, two a side'),
    rollShows: ({ shows }) => `${shows}`,
    drawnIs: ({ mark }) => card(mark),
    shockAt: ({ at }) => `the platoon on ${space(at)}`,
    goBackFrom: ({ at }) => `the unit on ${space(at)} goes back`,
    goBackTo: ({ at }) => `to ${space(at)}`,
    dodgeTo: ({ at }) => `dodge to ${space(at)}`,
    deployAt: ({ at }) => `on ${space(at)}`,
    fromSpace: ({ at }) => `the unit on ${space(at)}`,
    toSpace: ({ at }) => `to ${space(at)}`,
    attackAt: ({ at }) => `attack ${space(at)}`,
    fireAt: ({ at }) => `at ${space(at)}`,
    alsoAt: ({ at }) => `and ${space(at)}`,
    standFast: 'stand and fight',
    maskOn: 'masks on',
    maskOff: 'keep the mask',
    endTurn: 'end the turn',
    deployType: ({ type, cost }) => `deploy ${a(type)}, ${tokens(cost)}`,
    upgradeTrack: ({ track, tier, cost }) =>
      cost === null
        ? `${TRACKS[track]}: no higher tier`
        : `${TRACKS[track]} to tier ${tier}, ${tokens(cost)}`,
    fireWith: ({ ammunition, price }) => `fire ${AMMUNITION[ammunition]}, ${tokens(price)}`,
    withUnits: ({ from, kabiem }) => `with ${spaces(from)}${kabiem ? `, by ${card('P2')}` : ''}`,
    tellsWalk: ({ type, to }) => `${capital(the(type))} to ${space(to)}`,
    tellsAttack: ({ at, units: count, kabiem, win }) =>
      `Attack ${space(at)} with ${units(count)}${kabiem ? ` and ${card('P2')}` : ''}: wins ${percent(win)}`,
    tellsFire: ({ ammunition, at, price }) =>
      `Fire ${AMMUNITION[ammunition]} at ${space(at)}, ${tokens(price)}`,
    tellsDeploy: ({ type, at, cost, actions: count }) =>
      `Deploy ${a(type)} on ${space(at)}: ${tokens(cost)}, ${count === 0 ? 'no action' : actions(count)}`,
    tellsTroops: ({ type, at }) =>
      `Deploy ${at.length === 1 ? a(type) : soMany(type, at.length)} on ${spaces(at)}`,
    tellsInTurn: ({ parts, tokens: count, of, actions: used, left }, say) =>
      `${inTurn(parts.map(say))}: ${count === 0 ? '' : `${count} of ${tokens(of)}, `}${used === 0 ? 'no action' : `${used} of ${actions(left)}`}`,
    attackComesTo: ({ at, units: count, win, tie, lose }) =>
      `${units(count)} against ${space(at)}: wins ${shared(win)}, ties ${shared(tie)}, loses ${shared(lose)}`,
  };
}

/** "5 in 12". */
const shared = (share: { readonly of: bigint; readonly in: bigint }): string => `${share.of} in ${share.in}`;

// Events.

const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;
const nth = (place: number): string => ORDINALS[place] ?? `${place}th`;

/** Events, addressed to a listener. */
function eventsTo(you: Listener): Catalogue<HappeningSaid> {
  const does = doesTo(you);
  const whose = whoseTo(you);
  const side = sideTo(you);
  const standing = ({
    who,
    type,
    at,
  }: {
    who: Listener & number;
    type: Parameters<typeof the>[0];
    at: number;
  }) => `${whose(who)} ${type} on ${space(at)}`;
  return {
    lengthIs: ({ length }) => `it is ${LENGTHS[length]}`,
    restStays: 'the troops that the table leaves over stay in the box',
    nobodyYet: 'no unit is on the board yet',
    allAtZero: 'artillery, economy and general stand at tier 0',
    trenchesAre: 'each side has six trench spaces in its first row',
    playersAre: ({ players }) => (players === 2 ? 'two play, one a side' : 'four play, two a side'),
    ownSections: 'each of them has a section of the trench, and troops of their own',
    pursesAre: ({ shared }) => (shared ? 'partners share a purse' : 'each has a purse of their own'),
    rollsFor: ({ side: whom, shows }) => `${side(whom)} has rolled ${shows} for who begins`,
    begins: ({ side: whom, shows }) =>
      `${side(whom)} rolled higher, ${Math.max(...shows)} against ${Math.min(...shows)}, and begins`,
    rollAgain: ({ shows }) => `both rolled ${shows}, and roll again`,

    roundBegins: ({ round }) => `round ${round} begins: one turn of each player`,
    cardShows: ({ green }) => `the round card shows ${green ? 'green' : 'white'}`,
    firstIs: ({ green }) => `the first round is ${green ? 'green' : 'white'}`,
    rollBrings: ({ side: whom, shows, stack }) =>
      stack === null
        ? `the roll is ${shows}, which brings ${side(whom)} no card`
        : `the roll is ${shows}, which brings ${side(whom)} a ${stack === 'negative' ? 'setback' : 'stroke of luck'}`,
    nextRolls: ({ who }) => `next ${does(who, 'rolls', 'roll')}`,
    stackIsOut: ({ stack }) =>
      `the ${stack === 'negative' ? 'setbacks are' : 'strokes of luck are'} used up, and nothing comes`,
    turnOf: ({ who }) => `it is ${whose(who)} turn`,
    actionsAre: ({ who, actions: count }) => `${does(who, 'has', 'have')} ${actions(count)}`,
    turnEnds: ({ who, actions: left }) =>
      `${does(who, 'ends', 'end')} the turn${left > 0 ? `; ${actions(left)} ${left === 1 ? 'lapses' : 'lapse'}` : ''}`,
    playsWithout: ({ who }) =>
      `${does(who, 'has', 'have')} no troops left, and ${who === you ? 'play' : 'plays'} on`,

    receives: ({ who, tokens: count }) => `${does(who, 'receives', 'receive')} ${tokens(count)}`,
    economyGives: ({ tier, base }) => `tier ${tier} of the economy gives ${base}`,
    trenchesGive: ({ bonus, units: count }) =>
      `${units(count)} in enemy trenches ${ENGLISH.form(count, { one: 'brings', other: 'bring' })} ${bonus} of them`,
    eachCounts: 'each unit in enemy trenches counts',
    cardChanges: 'a card changes the income',
    doubled: ({ more, all }) =>
      `${card('P5')} adds ${more}: it doubles ${all ? 'the whole income' : 'what the economy brings'}`,
    incomesLeft: ({ left }) => (left === 0 ? 'that was the last doubled income' : `it doubles ${left} more`),
    noIncome: ({ who }) => `${does(who, 'has', 'have')} no income in a first turn`,
    actsAsEver: ({ who }) => `otherwise ${does(who, 'acts', 'act')} as ever`,

    drawsCard: ({ side: whom, mark }) => `${side(whom)} has drawn ${card(mark)}`,
    keepsCard: ({ side: whom, mark }) => `${card(mark)} lies before ${side(whom)} until it is used`,
    countsAtOnce: 'it counts at once, and is discarded',
    lastsThisRound: 'it lasts for this round',
    lastsTwoRounds: 'it lasts for this round and the next',
    twoOfEach: 'there are two of each card',
    shuffledAnew: 'the stack is empty and is shuffled anew',
    holds: ({ both }) =>
      both ? 'it holds the units of both sides' : 'it holds the units of the side that drew it',
    nobodyGoesBack: 'the side has moved nothing that could go back',
    nobodyToShock: 'no platoon of that side is on the board',
    goesBackWho: ({ all }) =>
      all ? 'all units of the side’s last turn go back' : 'the unit that the side moved last goes back',
    wentBack: ({ who, type, at }) => `${whose(who)} ${type} goes back to ${space(at)}`,
    isShocked: (said) =>
      `${standing(said)} is shellshocked: it neither moves nor attacks, and dies of any attack`,
    choosesShocked: ({ who }) => `${does(who, 'chooses', 'choose')} the platoon`,
    doubleFor: ({ times }) => `the next ${times} incomes of each player of the side are double`,
    putsMaskOn: ({ side: whom }) => `${side(whom)} puts its gas masks on`,
    leavesMaskOff: ({ side: whom }) => `${side(whom)} keeps its gas mask for later`,
    answersForSide: ({ who }) => `${does(who, 'answers', 'answer')} for both partners`,
    sideIsFirst: ({ side: whom }) => `${side(whom)} is asked first, then the other`,
    sparesAll: 'they spare all units of the side now; the turn in the gas counts all the same',

    deploys: ({ who, type, at }) => `${does(who, 'deploys', 'deploy')} ${a(type)} on ${space(at)}`,
    deploysAll: ({ who, types, at }) => `${does(who, 'deploys', 'deploy')} ${listed(types)} on ${spaces(at)}`,
    paysFor: ({ cost, left }) => `that costs ${tokens(cost)}, and leaves ${left}`,
    toTrench: ({ field }) =>
      field
        ? 'troops come into the field in front of their trench'
        : 'troops come onto a free trench space of their own',
    itemCosts: ({ item, cost }) =>
      `it is the ${nth(item)} unit or upgrade of the turn, and costs ${cost === 0 ? 'no action' : 'an action'}`,
    countsAsUnit: 'an upgrade counts as a unit that is deployed',
    upgrades: ({ who, track, tier, cost }) =>
      `${does(who, 'raises', 'raise')} the ${TRACKS[track]} to tier ${tier} for ${tokens(cost)}`,
    countsFrom: ({ track, next }) =>
      track === 'economy'
        ? 'it counts from the next income on'
        : next
          ? 'it counts from the next turn on'
          : 'it counts at once',
    walks: ({ who, type, from, at, steps: count, moves }) =>
      `${whose(who)} ${type} goes ${steps(count)}${moves === 1 ? '' : ` in ${moves} moves`} from ${space(from)} to ${space(at)}`,
    isAction: ({ left }) =>
      `that is an action; ${left === 0 ? 'none is' : `${left} ${left === 1 ? 'is' : 'are'}`} left`,
    actsAgain: 'a unit may act more than once in a turn',
    goesRound: 'it goes round other units',
    sparedInTrench: `${card('N2')} spares it in its trench`,

    attacks: ({ who, target, at, units: count }) =>
      `${does(who, 'attacks', 'attack')} ${the(target)} on ${space(at)} with ${units(count)}`,
    together: ({ units: count }) => `${count} attack together`,
    fromBeside: ({ units: count }) =>
      count === 1 ? 'the unit stands beside the enemy' : 'they stand beside the enemy',
    inItsTrench: ({ cover }) => (cover ? 'its trench gives it 1 more' : 'its trench gives it nothing'),
    playsKabiem: () => `${card('P2')} is played`,
    kabiemFor: ({ turn }) => (turn ? 'it counts for all attacks of this turn' : 'it counts for this attack'),
    twoAway: ({ units: count }) =>
      `${units(count)} ${ENGLISH.form(count, { one: 'attacks', other: 'attack' })} from two spaces away`,
    dodges: ({ who, type, at }) => `${whose(who)} ${type} has spotted the attack, and dodges to ${space(at)}`,
    staysPut: ({ who }) => `${does(who, 'does', 'do')} not dodge`,
    attackIsOff: ({ free }) =>
      free ? 'the attack is off, and its action is given back' : 'the attack is off, and its action is spent',
    stepsAside: 'it goes one or two free steps',
    whereAside: ({ any }) =>
      any ? 'an attacker may be beside it there, too' : 'it gets away from its attackers, if it can',
    dieShows: ({ who, type, shows }) => `${whose(who)} ${type} rolls ${shows}`,
    rollsAlone: ({ units: count }) =>
      count === 1 ? 'the unit that is attacked rolls alone' : `${units(count)} defend together`,
    sameDie: 'it defends with the die that it attacks with',
    totalsAre: ({ attack, defence }) => `the attack has ${attack}, the defence ${defence}`,
    countedSo: ({ attack, defence }) =>
      `the dice alone show ${attack} against ${defence}; what waited for the fight changes that`,
    cardChangesTotal: ({ mark, delta }) => `${card(mark)}: ${delta < 0 ? `${-delta} less` : `${delta} more`}`,
    damageIs: `${card('P1')} adds to the total`,
    halvedSo: `${card('P3')} halves the enemy’s total`,
    allUsedUp: 'all that waited for this fight is used up',
    weakDefends: 'a weakened unit has 2 less in defence, too',
    noRoll: 'it is shellshocked, and is lost without a roll',
    isLost: ({ who, types }) => `${does(who, 'loses', 'lose')} ${listed(types)}`,
    groupLost: 'a group that loses is lost as a whole',
    neverBack: 'what is lost does not come back',
    nobodyMoves: 'nobody moves because of it',
    nothingChanges: 'it is a tie, and nothing changes',

    fires: ({ who, ammunition, at }) =>
      `${does(who, 'fires', 'fire')} ${AMMUNITION[ammunition]} at ${spaces(at)}`,
    shotCosts: ({ price }) => `that costs ${tokens(price)}`,
    shotIsAction: ({ free }) => (free ? 'to fire is no action' : 'to fire is an action'),
    reaches: ({ limited }) => (limited ? 'it reaches six spaces' : 'it reaches any space'),
    shotsLeft: ({ one }) => (one ? 'that is the shot of this turn' : 'more shots may follow'),
    lowerTierToo: 'a lower tier’s ammunition may still be fired',
    sixAround: 'a space has six neighbours, fewer at the edge',
    wholeLine: 'all three spaces are on the board',
    ownHit: ({ spared }) =>
      spared ? 'units of its own side are spared' : 'it hits units of its own side, too',
    covers: ({ spaces: count }) => `it covers ${count} spaces`,
    weakened: (said) => `${standing(said)} is weakened: 1 step less, 2 less in its next fight`,
    inNextTurn: 'the step less is one of each move of its owner’s next turn',
    hitsAddUp: ({ hits }) => `${hits} hits add up`,
    weakensOnce: 'a cloud weakens a unit once',
    gasStays: ({ rounds }) => `the cloud goes at the start of the firer’s turn ${rounds} rounds on`,
    gasGoes: ({ by }) => `${whose(by)} gas is gone`,
    endsInGas: ({ units: count }) =>
      `${units(count)} ${ENGLISH.form(count, { one: 'has', other: 'have' })} ended a turn in gas`,
    diesOfGas: (said) => `${standing(said)} dies: it is in gas at a second end of a turn`,

    trenchesFull: ({ side: whom }) => `the trenches of ${side(whom)} are full of enemies`,
    oneTurnEach: ({ side: whom }) => `each player of ${side(whom)} has one turn to free one`,
    fullMeans: ({ any }) => (any ? 'no space of them is free' : 'an enemy stands on each of their spaces'),
    trenchFreed: ({ side: whom }) => `a trench space of ${side(whom)} is free again: the danger is over`,
    mayAgree: 'both sides sit in each other’s trenches, and may agree on a draw',
    wonByTroops: ({ side: whom }) => `${side(whom)} has won: the enemy has no troops left`,
    wonByTrenches: ({ side: whom }) => `${side(whom)} has won: the enemy’s trenches stayed full`,
    noTroopsAnywhere: ({ board }) =>
      board ? 'none is on the board' : 'none is on the board, and none can be deployed',
  };
}

/** Knowledge gained. */
const KNOWN: Catalogue<EventSaid> = {
  rolled: ({ shows }) => `the die shows ${shows}`,
  drew: ({ mark }) => `the card is ${card(mark)}`,
};

/** All messages of play, addressed to a listener. */
export const playedTo = (you: Listener): Catalogue<PlayedSaid> => ({
  ...KNOWN,
  ...eventsTo(you),
  ...tableTo(you),
});

/** The player of a seat. */
export const listenerIn = (seat: number): Listener => (seat === 1 || seat === 2 || seat === 3 ? seat : 0);

const [red, gray, violet, blue] = PLAYERS;

/** The messages of play in English, for the core game: no refusals. */
export const PLAYED_EN: TableSpeech<PlayedSaid, 'red' | 'gray' | 'violet' | 'blue'> = {
  language: ENGLISH,
  game: 'Loopgraven',
  seats: { red, gray, violet, blue },
  kernel: TABLE_EN,
  catalogue: playedTo(null),
  toldTo: (seat) => playedTo(listenerIn(seat)),
};
