import type { HappeningSaid } from '../../src/games/loopgraven/messages-events.ts';
import { ENGLISH, type Catalogue } from '../../src/language.ts';
import * as words from './speech-words.en.ts';

const { a, actions, card, doesTo, listed, sideTo, space, spaces, steps, the, tokens, units, whoseTo } = words;

const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;
const nth = (place: number): string => ORDINALS[place] ?? `${place}th`;

/** What happens at the table, told to somebody. */
export function eventsTo(you: words.Listener): Catalogue<HappeningSaid> {
  const does = doesTo(you);
  const whose = whoseTo(you);
  const side = sideTo(you);
  const standing = ({
    who,
    type,
    at,
  }: {
    who: words.Listener & number;
    type: Parameters<typeof the>[0];
    at: number;
  }) => `${whose(who)} ${type} on ${space(at)}`;
  return {
    lengthIs: ({ length }) => `it is ${words.LENGTHS[length]}`,
    restStays: 'the troops that the table leaves over stay in the box',
    nobodyYet: 'no unit is on the board yet',
    allAtZero: 'artillery, economy and general stand at tier 0',
    trenchesAre: 'each side has six trench spaces in its first row',
    playersAre: ({ players }) => (players === 2 ? 'two play, one a side' : 'four play, two a side'),
    ownSections: 'each of them has a section of the trench, and troops of their own',
    pursesAre: ({ shared }) => (shared ? 'partners share a purse' : 'each has a purse of their own'),
    rollsFor: ({ side: whom }) => `${side(whom)} has rolled for who begins`,
    begins: ({ side: whom }) => `${side(whom)} rolled higher, and begins`,
    rollAgain: 'the rolls are equal, and are made again',

    roundBegins: ({ round }) => `round ${round} begins: one turn of each player`,
    cardShows: ({ green }) => `the round card is turned: it is ${green ? 'green' : 'white'}`,
    firstIs: ({ green }) => `the first round is ${green ? 'green' : 'white'}`,
    rollBrings: ({ side: whom, stack }) =>
      stack === null
        ? `that brings ${side(whom)} no card`
        : `that brings ${side(whom)} a ${stack === 'negative' ? 'setback' : 'stroke of luck'}`,
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
      `${does(who, 'raises', 'raise')} the ${words.TRACKS[track]} to tier ${tier} for ${tokens(cost)}`,
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
    comesToGas: (said) => `${standing(said)} has come into gas`,

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
      `${does(who, 'fires', 'fire')} ${words.AMMUNITION[ammunition]} at ${spaces(at)}`,
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
