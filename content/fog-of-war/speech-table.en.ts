import { DIAL } from '../../cards/fog-of-war/box/tracks.ts';
import type { Decision } from '../../src/games/fog-of-war/said.ts';
import type { Answer, Lying, TableSaid } from '../../src/games/fog-of-war/said-table.ts';
import { capital, counted, ENGLISH, type Catalogue } from '../../src/language.ts';
import * as words from './speech-words.en.ts';

const { doesTo, place, places, points, side, space, tokens } = words;

const cards = (count: number): string => counted(ENGLISH, count, { one: 'card', other: 'cards' });

const TITLES = {
  ...{ neutrals: 'The neutral cards', victory: 'The victory cards', box: 'Which card goes into the box?' },
  ...{
    'set-up': 'Set up to three cards',
    actions: 'Your actions',
    intel: 'Look at something?',
    over: 'The war is over',
  },
  ...{ offer: 'Which side, and for how much?', lot: 'Who plays which side?', draw: 'A card' },
  ...{
    bid: 'Block it?',
    look: 'What is seen',
    battle: 'A battle',
    'cut-off': 'They are cut off: fight them?',
  },
  ...{ advantage: 'Spend the advantage?', match: 'What pays for the battle?', lose: 'What is lost' },
  ...{
    interdict: 'Show cards at sea?',
    deal: 'The Win stack',
    produce: 'Production',
    remove: 'Take cards back?',
  },
  ...{ entries: 'The year ends', 'first-turn': 'The year begins', 'next-turn': 'The turn ends' },
} as const satisfies Record<Decision, string>;

const ANSWERS = {
  ...{ pass: 'let it be', spend: 'spend it', keep: 'keep it', fight: 'fight', cut: 'send them off' },
  ...{ industry: 'move industry up', tokens: 'buy two tokens', points: 'buy a point', done: 'done' },
} as const satisfies Record<Answer, string>;

export const year = (number: number): string => `${1940 + number}`;
export const season = (number: number, winter: boolean): string =>
  `${winter ? 'Winter' : 'Summer'} ${year(number)}`;

/** What the dial says of an operation that it was turned over so often. */
export function dialOf(age: number): string {
  const face = DIAL[age];
  if (face?.launch !== true) return 'not to be launched yet';
  if (face.bonus === 'defence') return 'launched now, it gives the defender 1';
  return face.bonus === 'attack' ? 'launched now, it has 1 more; its last chance' : 'ready to be launched';
}

/** “one Army 2 of yours”, “2 cards of the Allies, face down”. */
function lying({ seen, covered }: Lying, owner: string): readonly string[] {
  const known = seen.some((count) => count > 0) ? [`${words.cards(seen)} of ${owner}`] : [];
  return [...known, ...(covered === 0 ? [] : [`${cards(covered)} of ${owner}, face down`])];
}

/** What a table shows, told to somebody. */
export function tableTo(you: words.Listener): Catalogue<TableSaid> {
  const does = doesTo(you);
  const mine = (who: 0 | 1): string => (who === you ? 'yours' : who === 0 ? 'Axis' : 'Allied');
  return {
    areaField: ({ at, holder, cards: own, neutrals, attacker, supplied }) =>
      [
        capital(place(at)),
        holder === null ? 'neutral' : mine(holder),
        ...(neutrals === 0 ? [] : [`${cards(neutrals)} of the neutrals`]),
        ...([0, 1] as const).flatMap((who) => lying(own[who], who === you ? 'yours' : side(who))),
        ...(attacker === null ? [] : [`a quagmire, which ${does(attacker, 'attacks', 'attack')}`]),
        ...(supplied ? [] : ['out of supply']),
      ].join(', '),
    status: ({ now, who, turn, year: number, winter }) => {
      const when = `${season(number, winter)}.`;
      if (now === 'neutrals' || now === 'victory' || now === 'box' || now === 'set-up')
        return `${capital(words.DECISIONS[now])}.`;
      if (who === 'chance' || who !== turn) return `${when} ${capital(words.DECISIONS[now])}.`;
      return `${when} ${capital(turn === you ? 'your turn' : `it is the turn of ${side(turn)}`)}.`;
    },
    ended: ({ winner }) =>
      winner === null ? 'The war is over.' : `${capital(does(winner, 'has', 'have'))} won the war.`,
    whoseTurn: ({ who }) => (who === you ? 'Your decision' : capital(side(who))),
    askedIn: ({ now }) => TITLES[now],
    toTap: ({ now, played, due }) => {
      if (now === 'actions')
        return [
          ...(due.length === 0 ? [] : [`Resolve ${places(due)}.`]),
          played
            ? 'Go on, or end your actions.'
            : 'Play a card at least: into an area, or into an operation.',
        ].join(' ');
      if (now === 'set-up') return 'A card from your deck into an area of yours, each into another.';
      return now === 'intel' ? 'A token for each look, or be done.' : '';
    },
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
    operationLabel: ({ space: to, at }) => `${space(to)}${at === null ? '' : `: ${capital(place(at))}`}`,
    cardsAre: ({ count }) => cards(count),
    cardIs: ({ card }) => words.card(card),
    faceDown: 'face down',
    uncounted: 'nobody else counts them',
    operationIs: ({ at, count, age }) =>
      `${at === null ? 'at something hidden' : `at ${place(at)}`}, ${cards(count)}; ${dialOf(age)}`,
    tokensAre: ({ ready, used }) => `${tokens(ready)} ready${used === 0 ? '' : `, ${used} used`}`,
    industryIs: ({ industry, resources }) => `${industry}, with resources for ${resources}`,
    pointsAre: ({ points: count, goal }) => `${points(count)} of ${goal}`,
    yearIs: ({ year: number, winter }) => season(number, winter).toLowerCase(),
    victoriesAre: ({ kept }) =>
      kept === null ? 'two, hidden' : kept.length === 0 ? 'none yet' : places(kept),
    pickCard: ({ card }) => words.card(card),
    comesCard: ({ card }) => words.card(card),
    recoverCard: ({ card }) => `bring back ${words.card(card)}`,
    takeBack: ({ card }) => `take back ${words.card(card)}`,
    showCard: ({ card }) => `show ${words.card(card)}`,
    placeAt: ({ at }) => `in ${place(at)}`,
    planAt: ({ at }) => `against ${place(at)}`,
    fromPlace: ({ at }) => `from ${place(at)}`,
    lookAt: ({ at }) => `look at ${place(at)}`,
    resolveAt: ({ at }) => place(at),
    throughSea: ({ at }) => `by ${place(at)}`,
    comesVictory: ({ at }) => place(at),
    boxVictory: ({ at }) => `box ${place(at)}`,
    pickOperation: ({ space: at }) => `operation ${space(at)}`,
    lookAtOperation: ({ space: at }) => `look at operation ${space(at)}`,
    placeHere: 'to lie there',
    planHere: 'a new operation',
    launchIt: 'launch it',
    launchInVain: 'launch it without supply: it is disbanded',
    disbandIt: 'disband it',
    resolveHere: 'resolve the quagmire',
    lookAtCards: 'the enemy’s cards there',
    lookAtNeutrals: 'the neutral cards there',
    lookAtVictories: 'look at the victory cards',
    seeProvince: 'the province card',
    cardGoes: 'to guard what is yours, or against the enemy',
    tellsGuard: ({ card, at, isOwn }) =>
      isOwn
        ? `${capital(words.card(card))} guards ${place(at)}`
        : `${capital(words.card(card))} lies down in ${place(at)}`,
    tellsPlan: ({ card, at }) => `A new operation against ${place(at)}, with ${words.card(card)}`,
    tellsAdd: ({ card, space: to }) => `${capital(words.card(card))} joins operation ${space(to)}`,
    tellsLaunch: ({ space: of, from }) => `Launch operation ${space(of)} from ${place(from)}`,
    tellsResolve: ({ at }) => `Resolve the quagmire in ${place(at)}`,
    tellsLook: ({ tokens: count }) => `Look, for ${tokens(count)}`,
    bidTokens: ({ tokens: count }) => `a bid of ${tokens(count)}`,
    payWith: ({ cards: own, neutrals }) => {
      const neutral = neutrals.some((count) => count > 0) ? `${words.cards(neutrals)} of the neutrals` : '';
      const paid = own.some((count) => count > 0) ? words.cards(own) : '';
      return [paid, neutral].filter(Boolean).join(' and ');
    },
    offerSide: ({ who }) => side(who),
    offerPoints: ({ points: count }) => points(count),
    lotIs: ({ swaps }) => (swaps ? 'you change places' : 'you stay as you are'),
    answer: ({ kind }) => ANSWERS[kind],
    advantageIs: ({ who }) => (who === you ? 'yours' : `with ${side(who)}`),
  };
}
