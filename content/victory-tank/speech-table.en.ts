import { capital, type Catalogue } from '../../src/language.ts';
import type { Parts, TableSaid } from '../../src/games/victory-tank/said-table.ts';
import type { TankSaid } from '../../src/games/victory-tank/said.ts';
import {
  and,
  army,
  bunkers,
  cardName,
  cards,
  doing,
  facing,
  KINDS,
  place,
  points,
  present,
  soldiers,
} from './speech-words.en.ts';

const GROUND = {
  base: 'home base',
  empty: 'open ground',
  tank: 'the tank’s shed',
  jeep: 'reinforcements',
  crate: 'a crate’s field',
  bunker: 'a bunker',
} as const;

const ASKS = {
  draft: 'keeps one of two battlefield cards',
  place: 'places a battlefield card',
  face: 'picks the tank’s facing',
  command: 'announces an action',
  move: 'uses a point to move',
  drive: 'drives the tank',
  recruit: 'uses a point to recruit',
  attack: 'uses a point to attack',
  muster: 'adds attackers from other fields',
  'attacker-card': 'lays a battle card, or none',
  'defender-card': 'defends: lays a battle card, or none',
  enter: 'has won the battle and moves in',
  claim: 'takes the tank',
} as const;

const COUNTED = {
  crates: 'crates collected',
  soldiers: 'soldiers on the battlefield',
  bunkers: 'bunkers held',
  tank: 'tank',
} as const;

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

const tankFacing = (to: Parameters<typeof facing>[0], crew: number | null): string =>
  `the tank facing ${facing(to)}, ${crew === null ? 'unclaimed' : `${soldiers(crew)} inside`}`;

/** What a board shows and what may be pointed at on it, the round and the score. */
export const TABLE_EN: Catalogue<TableSaid, TankSaid> = {
  field: ({ place: { at, base }, holds, crate, tank, present: those }) =>
    [
      at,
      base === null ? GROUND[holds] : `${army(base)} home base`,
      ...(crate ? ['a crate'] : []),
      ...(tank === null ? [] : [tankFacing(tank.facing, tank.crew)]),
      ...(those.length === 0 ? ['nobody'] : those.map(present)),
    ].join(', '),
  status: ({ round, rounds, who, stage, left }) =>
    `Round ${round} of ${rounds}. ${capital(army(who))} ${ASKS[stage]}${left === 0 ? '' : `, ${points(left)} left`}.`,
  ended: ({ winner, totals: [red, gray] }) =>
    `The game is over: ${capital(army(winner))} wins, red ${red}, gray ${gray}.`,

  points: 'Action points',
  hand: 'Hand',
  held: 'To place',
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
  number: ({ count }) => `${count}`,
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
    `${army(who)} attacks ${place(at)}: ${from.map(({ count, place: base }) => `${count} from ${place(base)}`).join(', ')}`,
  told: ({ what }, say) => what.map(say).join('; '),

  keepCard: ({ card }) => `Keep: ${cardName(card)}`,
  placeOn: ({ cell }) => `Place on ${cell}`,
  upright: 'Upright',
  turned: 'Turned',
  rightWayUp: 'The right way up',
  halfTurn: 'Turned by half a turn',
  middle: 'The middle of the table',
  above: 'Above it',
  below: 'Below it',
  besideCard: ({ side, height }) => `${side === 'left' ? 'Left' : 'Right'} of it, ${HEIGHTS[height]}`,
  toFacing: ({ facing: to }) => `To the ${facing(to)}`,
  actionKind: ({ kind }) => KINDS[kind],
  payPoints: ({ points: count }) => `Pay ${points(count)}`,
  boostWith: ({ card }) => (card === 0 ? 'No card' : `Play a ${card}`),
  layCard: ({ card }) => (card === 0 ? 'Lay no card' : `Lay a ${card}`),
  stepFrom: ({ place: at }) => `Step from ${place(at)}`,
  driveFrom: ({ place: at }) => `Drive from ${place(at)}`,
  takeAlong: ({ all }) => (all ? 'Whoever can gets in' : 'Nobody gets in'),
  announces: ({ kind, pay, card }) =>
    `${KINDS[kind]}, ${points(pay)}${card === 0 ? '' : ` and a card of ${card}`}`,
  uses: ({ points: count, left }) => `${capital(points(count))}, ${left === 0 ? 'the last' : `${left} left`}`,
  stepHere: ({ place: at }) => `Step to ${place(at)}`,
  driveTo: ({ place: at }) => `Drive on to ${place(at)}`,
  haltOn: ({ place: at }) => `Halt on ${place(at)}`,
  recruitHere: ({ place: at }) => `Recruit on ${place(at)}`,
  attackHere: ({ place: at }) => `Attack ${place(at)}`,
  fromHere: ({ place: at }) => `From ${place(at)}`,
  joinFrom: ({ place: at }) => `Join from ${place(at)}`,
  moveInFrom: ({ place: at }) => `Move in from ${place(at)}`,
  force: ({ foot, crew, boarding }) =>
    and([...(foot > 0 ? [soldiers(foot)] : []), ...(crew > 0 ? [`${crew} crew`] : [])]) +
    (boarding === 0 ? '' : `, ${boarding} boarding`),
  withTank: ({ foot, tank }) =>
    !tank ? soldiers(foot) : foot === 0 ? 'The tank' : `${soldiers(foot)} and the tank`,
  getIn: ({ count }) => `${soldiers(count)} ${doing(count, 'gets', 'get')} in`,
  getOff: ({ count }) => `${count} of the crew ${doing(count, 'gets', 'get')} off`,
  asCrew: ({ count }) => `${soldiers(count)} as crew`,
  turnTank: 'Turn the tank',
  pass: 'Forfeit the remaining points',
  done: 'Leave the rest of this action',
  drive: 'Drive the tank',
  ready: 'Nobody else joins',
  stay: 'Nobody else moves in',

  ifCard: ({ card }) => (card === 0 ? 'No card' : `A ${card}`),
  tooLittle: (sides) => `${against(sides)}: too little even against no card`,
  cannotBeBeaten: (sides) => `${against(sides)}: no card in that hand can beat it`,
  lostTo: ({ card, higher, unseen, hands, of, size, ...sides }) =>
    `${against(sides)}: lost to a card of ${card} or more, ${higher} of ${unseen} unseen cards; ${hands} of ${of} hands of ${size} ${doing(hands, 'holds', 'hold')} one`,
  againstNone: (sides) => `${against(sides)}, without a card`,
  enoughFor: ({ enough, unseen, ...sides }) =>
    `${against(sides)} and a card face down: ${enough} of ${unseen} unseen cards ${doing(enough, 'is', 'are')} enough for the attacker`,

  actionPoints: 'action points',
  activePlayer: 'Active player',
  setUpFirst: 'Set up. Who saw a war film last is the first active player.',
  looksAtTwo: ({ who }) =>
    `${capital(army(who))} looks at the top two battlefield cards, keeps one and gives one away.`,
  placesCard: ({ who }) => `${capital(army(who))} places a battlefield card.`,
  refill: 'Both: markers back to 5, hands filled up to five cards.',
  announcesPays: ({ who, out }) =>
    `${capital(army(who))} announces an action and moves the marker to pay for it${out === null ? '' : `; ${army(out)} is out of points`}.`,
  carriesOut: ({ who, points: count }) =>
    `${capital(army(who))} carries the action out: ${points(count)}, and a card’s number on top.`,
  roundIsOver: ({ round, active }) => `Round ${round} is over: ${army(active)} takes the active player card.`,
  gameIsOver: ({ active }) =>
    `The game is over, ${army(active)} has the active player card. Count the scores.`,
  isFirst: ({ who }) => `${capital(army(who))} is first`,
  drafted: 'One kept, one given',
  placed: 'Placed',
  bothReady: 'Both are ready',
  pays: ({ paid, left }) => `Pay ${paid}, leaves ${left}`,
  stopHere: 'Stop here',
  canDoNothing: 'I can do nothing',
  carriedOut: 'Done',
  beginRound: ({ round }) => `Begin round ${round}`,

  cratesCollected: 'Crates collected',
  soldiersOnFoot: 'Soldiers on foot, home base included',
  bunkersHeld: 'Bunkers held',
  whoHasTank: 'Who controls the tank',
  crewInside: 'Crew inside it',
  whoIsActive: 'Who holds the active player card',
  nobody: 'nobody',
  tooManyCrates: ({ many, count }) => `${many} crates; there are ${count}`,
  tooManyBunkers: ({ many, count }) => `${many} bunkers held; there are ${count}`,
  tankWithoutCrew: ({ who }) => `${army(who)} controls a tank without crew`,
  crewWithoutTank: ({ crew }) => `nobody controls a tank with ${soldiers(crew)} inside`,
  tooManySoldiers: ({ who, many, count }) => `${army(who)} has ${soldiers(many)}; there can be ${count}`,
  bunkersUnmanned: ({ who, bunkers: count, soldiers: most }) =>
    `${army(who)} holds ${bunkers(count)} with ${soldiers(most)} to be in ${doing(count, 'it', 'them')}`,
  counts: ({ of, counts: [red, gray] }) => `${COUNTED[of]}: red ${red}, gray ${gray}`,
  wins: ({ who, high, low }) => `${army(who)} wins, ${high} against ${low}`,
  tie: ({ at }) => `it is a tie at ${at}`,
  winsBySoldiers: ({ who }) => `${army(who)} wins: more soldiers on the battlefield`,
  equalSoldiers: 'both have equally many soldiers on the battlefield',
  winsByCard: ({ who, active }) => `${army(who)} wins: ${army(active)} holds the active player card`,
};
