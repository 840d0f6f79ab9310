/** English messages for whoever sits at the table: prompts, and what can be chosen. */
import type {
  Answer,
  AskedSaid,
  BoardSaid,
  Decision,
  TableSaid,
} from '../../src/games/fog-of-war/messages.ts';
import { type Catalogue, capital, inTurn } from '../../src/language.ts';
import {
  type Listener,
  aCard,
  card,
  cards,
  doesTo,
  neutralCards,
  ofTo,
  place,
  placeIs,
  places,
  points,
  side,
  space,
  startTo,
  target,
  tokens,
  tokensBid,
} from './messages-core.en.ts';

export const BONUSES = {
  cards: 'from cards',
  neutrals: 'from neutral cards',
  dial: 'from the dial',
  winter: 'for winter',
  invasion: 'against a landing',
  strait: 'against a landing across a strait',
  advantage: 'for the advantage',
  bombardment: 'from fleets that fire at the shore',
} as const;
const RESULTS = { victory: 'a victory', quagmire: 'a quagmire', defeat: 'a defeat', rout: 'a rout' } as const;

/** The result of the totals, and what a better one would need (F-061). */
const needed = (attack: number, defence: number): string =>
  `${attack} against ${defence}: to win it takes ${Math.max(1, 2 * defence)}, not to be thrown back ${Math.max(1, defence)}`;

/** Prompts, addressed to a listener. */
function askedTo(you: Listener): Catalogue<AskedSaid> {
  const does = doesTo(you);
  const has = (who: 0 | 1): string => does(who, 'has', 'have');
  return {
    toBox: 'The other two count at the end of 1944: the Axis wins if it holds both.',
    toSetUp: 'Put up to three cards from your deck into areas of yours, each into a different one.',
    toLook: 'Each look costs one token.',
    toTakeBack: 'Cards in your areas and your operations may go to the discards, to be drawn next year.',
    toOffer: 'Points offered for a side change how many the Axis needs.',
    toWatch: '',
    toAct: ({ played, due }) =>
      [
        ...(due.length === 0
          ? []
          : [`Resolve the ${due.length === 1 ? 'quagmire' : 'quagmires'} in ${places(due)}.`]),
        played
          ? 'Go on, or end your actions.'
          : 'Play at least one card: into an area, or into an operation.',
      ].join(' '),
    toBid: ({ who, by, target: what, stakes, ready }) => {
      const blocker = by === 0 ? 1 : 0;
      const wants = `${capital(does(by, 'wants', 'want'))} to look at ${target(what)}`;
      if (stakes[by] === 0) return `${wants}; ${has(who)} ${tokens(ready)} ready.`;
      const told =
        who === by
          ? `${capital(does(blocker, 'blocks', 'block'))} ${ofTo(you)(by)} look at ${target(what)} with ${tokens(stakes[blocker])}`
          : stakes[blocker] === 0
            ? `${wants}, for ${tokens(stakes[by])}`
            : `${capital(does(by, 'bids', 'bid'))} ${tokens(stakes[by])} to look at ${target(what)} all the same`;
      return `${told}; ${has(who)} ${tokens(ready)} ready.`;
    },
    toSpend: ({ at, attack, defence, result, spent }) =>
      `${attack} against ${defence} in ${place(at)}: ${RESULTS[result]}. ${
        result === spent ? 'It would change nothing.' : `With it: ${RESULTS[spent]}.`
      }`,
    toFight: ({ at }) =>
      `No supply comes to the attackers in ${place(at)}. Sent off, they go to their Win stack, and all defenders stay.`,
    toPay: ({ need, attacks, at }) =>
      attacks
        ? `${capital(placeIs(at))} won. Cards worth ${need} go to the Win stack; the others stay there.`
        : `${capital(placeIs(at))} held. Cards worth ${need} go to the Win stack; the others stay there.`,
    toShow: ({ seas }) =>
      `The supply passes ${places(seas)}. Each card that is shown there takes an attacking card, by lot.`,
    toProduce: ({ who, points: buys }) =>
      [
        'Each thing costs 1.',
        ...(who === 0 && buys > 0 ? [`At most ${points(buys)} may be bought.`] : []),
      ].join(' '),
    lineIs: ({ line }) => `${line.adds} ${BONUSES[line.from]}`,
    cardsOf: ({ who, cards: all }) => `${side(who)}: ${cards(all)}`,
    fought: ({ attack, defence, result }) => `${attack} against ${defence}: ${RESULTS[result]}`,
    whatWins: ({ attack, defence }) => needed(attack, defence),
  };
}

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

/** What “done” ends, by decision. */
const ENDS: Partial<Record<Decision, string>> = {
  'set-up': 'end your set-up',
  actions: 'end your actions',
  intel: 'end your turn',
  produce: 'end your production',
  remove: 'take back no more',
  interdict: 'show no more',
};

const bluffs = (fights: boolean): string => (fights ? '' : ', which cannot attack there');

/** Headings of prompts and the choices, addressed to a listener. */
const tableTo = (you: Listener): Catalogue<TableSaid> => ({
  whoseTurn: ({ who }) => (who === you ? 'Your decision' : capital(side(who))),
  askedIn: ({ now }) => TITLES[now],
  askedOn: ({ by, opens }) =>
    `${by === you ? 'Your' : 'The'} ${opens ? 'bid for a look' : 'look is blocked'}`,
  askedLeft: ({ left }) => `Production: ${left} left to spend`,
  pickCard: ({ card: kind }) => card(kind),
  comesCard: ({ card: kind }) => card(kind),
  recoverCard: ({ card }) => `bring back ${aCard(card)}, for 1`,
  buys: ({ what }) => `${BUYS[what]}, for 1`,
  takeBack: ({ card }) => `take back ${aCard(card)}`,
  showCard: ({ card }) => `show ${aCard(card)}`,
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
    isOwn ? `Guard ${place(at)} with ${aCard(card)}` : `Put ${aCard(card)} into ${place(at)}`,
  tellsPlan: ({ card, at, fights }) =>
    `Begin an operation against ${place(at)} with ${aCard(card)}${bluffs(fights)}`,
  tellsAdd: ({ card, space: to, fights }) => `Add ${aCard(card)} to operation ${space(to)}${bluffs(fights)}`,
  tellsLaunch: ({ space: of, from }) => `Launch operation ${space(of)} from ${place(from)}`,
  tellsVain: ({ space: of }) => `Show the target of operation ${space(of)}`,
  tellsDisband: ({ space: of }) => `Disband operation ${space(of)}`,
  tellsResolve: ({ at }) => `Resolve the quagmire in ${place(at)}`,
  tellsLook: ({ target: what, tokens: count }) =>
    `Look at ${target(what)}, for ${tokens(count)}${count > 1 ? '; after your actions it costs 1' : ''}`,
  tellsInTurn: ({ parts }, say) => inTurn(parts.map(say)),
  bidTokens: ({ tokens: count, own }) => `${own ? 'bid' : 'block it with'} ${tokensBid(count)}`,
  passLook: ({ own, paid }) =>
    own
      ? `give up the look, and pay ${paid}`
      : paid === 0
        ? 'let them look'
        : `let them look, and pay ${paid}`,
  endOf: ({ now }) => ENDS[now] ?? 'done',
  payWith: ({ cards: own, neutrals }) => {
    const neutral = neutrals.some((count) => count > 0) ? neutralCards(neutrals) : '';
    const paid = own.some((count) => count > 0) ? cards(own) : '';
    return `pay with ${[paid, neutral].filter(Boolean).join(' and ')}`;
  },
  offerSide: ({ who }) => side(who),
  offerPoints: ({ points: count }) => points(count),
  lotIs: ({ swaps }) => (swaps ? 'the players change places' : 'the players stay as they are'),
  answer: ({ kind }) => ANSWERS[kind],
});

/** The messages of the board, addressed to a listener. */
export const boardTo = (you: Listener): Catalogue<BoardSaid> => ({
  ...startTo(you),
  ...tableTo(you),
  ...askedTo(you),
});
