import { DIAL } from '../../cards/fog-of-war/box/tracks.ts';
import type { Decision } from '../../src/games/fog-of-war/said.ts';
import type { Answer, Lying, TableSaid } from '../../src/games/fog-of-war/said-table.ts';
import { capital, counted, ENGLISH, inTurn, type Catalogue } from '../../src/language.ts';
import * as words from './speech-words.en.ts';

const { doesTo, place, places, points, side, space, tokens } = words;

const cards = (count: number): string => counted(ENGLISH, count, { one: 'card', other: 'cards' });

const TITLES = {
  neutrals: 'The neutral cards',
  victory: 'The victory cards',
  box: 'Which card goes into the box?',
  'set-up': 'Set up to three cards',
  actions: 'Your actions',
  intel: 'Look at something?',
  over: 'The war is over',
  offer: 'Which side, and for how much?',
  lot: 'Who plays which side?',
  draw: 'A card',
  bid: 'Block the look?',
  look: 'What is seen',
  battle: 'A battle',
  'cut-off': 'They are cut off: fight them?',
  advantage: 'Spend the advantage?',
  match: 'What pays for the battle?',
  lose: 'What is lost',
  interdict: 'Show cards at sea?',
  deal: 'The Win stack',
  produce: 'Production',
  remove: 'Take cards back?',
  entries: 'The year ends',
  'first-turn': 'The year begins',
  'next-turn': 'The turn ends',
} as const satisfies Record<Decision, string>;

const ANSWERS = {
  spend: 'spend the advantage',
  keep: 'keep the advantage',
  fight: 'fight',
  cut: 'send them off',
} as const satisfies Record<Answer, string>;

const BUYS = { industry: 'move industry up', tokens: 'buy two tokens', points: 'buy a point' } as const;

/** What is over with “done”, by what is decided. */
const ENDS: Partial<Record<Decision, string>> = {
  'set-up': 'end your set-up',
  actions: 'end your actions',
  intel: 'end your turn',
  produce: 'end your production',
  remove: 'take back no more',
  interdict: 'show no more',
};

/** What the dial shows over a space, as short as on the dial. */
const SIGNS: readonly string[] = ['new', 'wait', 'D+1', 'go', 'go', 'A+1'];

export const year = (number: number): string => `${1940 + number}`;
export const season = (number: number, winter: boolean): string =>
  `${winter ? 'Winter' : 'Summer'} ${year(number)}`;

/** What the dial says of an operation that it was turned over so often. */
export function dialOf(age: number): string {
  const face = DIAL[age];
  if (face?.launch !== true) return 'cannot be launched yet';
  if (face.bonus === 'defence') return 'can be launched, and the defender has 1 more';
  return face.bonus === 'attack'
    ? 'can be launched for the last time, and the attacker has 1 more'
    : 'can be launched';
}

/** “one Army 2 of yours”, “2 cards of the Allies, face down”. */
function lying({ seen, covered }: Lying, owner: string): readonly string[] {
  const known = seen.some((count) => count > 0) ? [`${words.cards(seen)} of ${owner}`] : [];
  return [...known, ...(covered === 0 ? [] : [`${cards(covered)} of ${owner}, face down`])];
}

/** What is said of a card that could not attack there. */
const bluffs = (fights: boolean): string => (fights ? '' : ', which cannot attack there');

/** What a table shows, told to somebody. */
export function tableTo(you: words.Listener): Catalogue<TableSaid> {
  const does = doesTo(you);
  const mine = (who: 0 | 1): string => (who === you ? 'yours' : who === 0 ? 'Axis' : 'Allied');
  return {
    areaField: ({ at, holder, cards: own, neutrals, attacker, supplied }) =>
      [
        capital(place(at)),
        holder === null ? 'neutral' : mine(holder),
        ...(neutrals === 0
          ? []
          : [counted(ENGLISH, neutrals, { one: 'neutral card', other: 'neutral cards' })]),
        ...([0, 1] as const).flatMap((who) => lying(own[who], who === you ? 'yours' : side(who))),
        ...(attacker === null ? [] : [`in quagmire: ${does(attacker, 'attacks', 'attack')}`]),
        ...(supplied ? [] : ['out of supply']),
      ].join(', '),
    status: ({ now, who, turn, year: number, winter }) => {
      const when = `${season(number, winter)}.`;
      if (now === 'neutrals' || now === 'victory' || now === 'box' || now === 'set-up')
        return `${capital(words.DECISIONS[now])}.`;
      if (who === 'chance' || who !== turn) return `${when} ${capital(words.DECISIONS[now])}.`;
      return `${when} ${capital(`${words.ofTo(you)(turn)} turn`)}.`;
    },
    whoseTurn: ({ who }) => (who === you ? 'Your decision' : capital(side(who))),
    askedIn: ({ now }) => TITLES[now],
    askedOn: ({ by, opens }) =>
      `${by === you ? 'Your' : 'The'} ${opens ? 'bid for a look' : 'look is blocked'}`,
    askedLeft: ({ left }) => `Production: ${left} left to spend`,
    handZone: 'Hand',
    deckZone: 'Draw deck',
    discardZone: 'Discards',
    winZone: 'Win stack',
    lossZone: 'Losses',
    intelZone: 'Intelligence',
    industryZone: 'Industry',
    pointsZone: 'Points',
    yearZone: 'Year',
    victoryZone: 'Victory cards',
    advantageZone: 'Advantage',
    operationZone: ({ space: at }) => `Operation ${space(at)}`,
    operationLabel: ({ space: to, at }) => (at === null ? space(to) : capital(place(at))),
    dialSign: ({ age }) => SIGNS[age] ?? '',
    spaceIs: ({ age }) => (age === 0 ? 'free: the next operation begins here' : 'free'),
    cardsAre: ({ count }) => cards(count),
    cardIs: ({ card }) => words.card(card),
    faceDown: 'face down',
    uncounted: 'not counted',
    operationIs: ({ at, count, age }) =>
      `${at === null ? 'target hidden' : `at ${place(at)}`}, ${cards(count)}; ${dialOf(age)}`,
    tokensAre: ({ ready, used }) =>
      `${ready === 0 ? 'no tokens' : tokens(ready)} ready${used === 0 ? '' : `, ${used} used`}`,
    industryIs: ({ industry, resources, left }) =>
      `${industry}, and ${counted(ENGLISH, resources, { one: 'resource', other: 'resources' })} in supply${left === null ? '' : `; ${left} left to spend`}`,
    pointsAre: ({ points: count, goal }) => `${points(count)} of ${goal}`,
    yearIs: ({ year: number, winter }) => season(number, winter).toLowerCase(),
    victoriesAre: ({ kept }) =>
      kept === null ? 'two, hidden' : kept.length === 0 ? 'none yet' : places(kept),
    pickCard: ({ card }) => words.card(card),
    comesCard: ({ card }) => words.card(card),
    recoverCard: ({ card }) => `bring back ${words.aCard(card)}, for 1`,
    buys: ({ what }) => `${BUYS[what]}, for 1`,
    takeBack: ({ card }) => `take back ${words.aCard(card)}`,
    showCard: ({ card }) => `show ${words.aCard(card)}`,
    placeAt: ({ at }) => `to ${place(at)}`,
    planAt: ({ at }) => `to ${place(at)}`,
    addAt: ({ at }) => `to ${place(at)}`,
    againstPlace: ({ at }) => `against ${place(at)}`,
    fromPlace: ({ at }) => `from ${place(at)}`,
    lookAt: ({ at }) => `look at ${place(at)}`,
    resolveAt: ({ at }) => place(at),
    throughSea: ({ at }) => `past ${place(at)}`,
    comesVictory: ({ at }) => place(at),
    boxVictory: ({ at }) => `box ${place(at)}`,
    pickOperation: ({ space: at }) => `operation ${space(at)}`,
    toOperation: ({ space: at }) => `to operation ${space(at)}`,
    disbandOperation: ({ space: at }) => `disband operation ${space(at)}`,
    launchOrDisband: ({ space: at }) => `launch or disband ${space(at)}`,
    lookAtOperation: ({ space: at }) => `look at the enemy’s ${space(at)}`,
    placeHere: 'put it there',
    planHere: 'begin an operation against it',
    addIt: 'add it to the operation',
    launchIt: 'launch it',
    launchFrom: 'Tap the area that it starts from.',
    launchInVain: 'show its target: without supply it is disbanded',
    disbandIt: 'disband it',
    resolveHere: 'resolve the quagmire',
    lookAtCards: 'the enemy’s cards there',
    lookAtNeutrals: 'the neutral cards there',
    lookAtVictories: 'look at the victory cards',
    seeProvince: 'the province card',
    cardGoes: 'guard or attack',
    cardLies: 'into a neutral area',
    tellsGuard: ({ card, at, isOwn }) =>
      isOwn ? `Guard ${place(at)} with ${words.aCard(card)}` : `Put ${words.aCard(card)} into ${place(at)}`,
    tellsPlan: ({ card, at, fights }) =>
      `Begin an operation against ${place(at)} with ${words.aCard(card)}${bluffs(fights)}`,
    tellsAdd: ({ card, space: to, fights }) =>
      `Add ${words.aCard(card)} to operation ${space(to)}${bluffs(fights)}`,
    tellsLaunch: ({ space: of, from }) => `Launch operation ${space(of)} from ${place(from)}`,
    tellsVain: ({ space: of }) => `Show the target of operation ${space(of)}`,
    tellsDisband: ({ space: of }) => `Disband operation ${space(of)}`,
    tellsResolve: ({ at }) => `Resolve the quagmire in ${place(at)}`,
    tellsLook: ({ target: what, tokens: count }) =>
      `Look at ${words.target(what)}, for ${tokens(count)}${count > 1 ? '; after your actions it costs 1' : ''}`,
    tellsInTurn: ({ parts }, say) => inTurn(parts.map(say)),
    bidTokens: ({ tokens: count, own }) => `${own ? 'bid' : 'block it with'} ${words.tokensBid(count)}`,
    passLook: ({ own, paid }) =>
      own
        ? `give up the look, and pay ${paid}`
        : paid === 0
          ? 'let them look'
          : `let them look, and pay ${paid}`,
    endOf: ({ now }) => ENDS[now] ?? 'done',
    payWith: ({ cards: own, neutrals }) => {
      const neutral = neutrals.some((count) => count > 0) ? words.neutralCards(neutrals) : '';
      const paid = own.some((count) => count > 0) ? words.cards(own) : '';
      return `pay with ${[paid, neutral].filter(Boolean).join(' and ')}`;
    },
    offerSide: ({ who }) => side(who),
    offerPoints: ({ points: count }) => points(count),
    lotIs: ({ swaps }) => (swaps ? 'the players change places' : 'the players stay as they are'),
    answer: ({ kind }) => ANSWERS[kind],
    advantageIs: ({ who }) => (who === you ? 'yours' : `with ${side(who)}`),
  };
}
