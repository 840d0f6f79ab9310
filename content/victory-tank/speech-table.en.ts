import { capital, inTurn, type Catalogue } from '../../src/language.ts';
import type { Parts, TableSaid } from '../../src/games/victory-tank/said-table.ts';
import type { ActionKind, PlayedSaid } from '../../src/games/victory-tank/said.ts';
import {
  and,
  cardName,
  cards,
  doing,
  facing,
  KINDS,
  points,
  soldiers,
  tellingTo,
  type Listener,
} from './speech-words.en.ts';

const GROUND = {
  base: 'home base',
  empty: 'open ground',
  tank: 'the tank’s shed',
  jeep: 'reinforcements',
  crate: 'a crate’s field',
  bunker: 'a bunker',
} as const;

/** What is to be done next: of somebody, and of whom it is told. */
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

/** An action that is under way. */
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

/** What a board shows and what may be pointed at on it, the round and the score. */
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
    payPoints: ({ points: count }) => `Pay ${points(count)}`,
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
