import type { Lasting, TableSaid } from '../../src/games/loopgraven/messages.ts';
import { capital, ENGLISH, inTurn, type Catalogue } from '../../src/language.ts';
import * as words from './speech-words.en.ts';

const { a, actions, card, doesTo, pool, sideTo, space, the, tokens, units, whoseTo } = words;

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

/** What a table shows, and how its moves are pointed at, told to somebody. */
export function tableTo(you: words.Listener): Catalogue<TableSaid> {
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
    status: ({ now, who, turn, round, green }) => {
      if (round === 0 && who !== 'chance')
        return now === 'length' ? 'It is agreed how long the game is.' : 'It is agreed how many play.';
      if (now === 'first') return 'A die of each side says who begins.';
      const when = `Round ${round}, ${green ? 'green' : 'white'}.`;
      if (now === 'event') return `${when} ${capital(does(turn, 'rolls', 'roll'))} for an event.`;
      if (now === 'negative' || now === 'positive')
        return `${when} ${capital(does(turn, 'draws', 'draw'))} a card.`;
      if (now === 'fight') return `${when} The dice of the fight are rolled.`;
      if (who === 'chance' || now === 'turn') return `${when} It is ${whose(turn)} turn.`;
      return `${when} ${capital(does(who, 'is', 'are'))} asked.`;
    },
    ended: ({ winner }) => (winner === null ? 'The game is over.' : `${capital(side(winner))} has won.`),
    troopsLine: 'troops left',
    trenchLine: 'enemy trench spaces held',
    whoseTurn: ({ who }) => `${capital(whose(who))} turn`,
    askedIn: ({ now }) => TITLES[now],
    toTap: ({ now, actions: left, tokens: owned }) => {
      if (now !== 'turn') return now in TAPS ? TAPS[now as keyof typeof TAPS] : '';
      const means = `${capital(actions(left))} and ${tokens(owned)} left.`;
      return left === 0
        ? `${means} End the turn.`
        : `${means} Tap a unit and where it goes, an enemy, or a trench space of yours.`;
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
    actionsLeft: ({ actions: left }) => `${actions(left)} left`,
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
    pickLength: ({ length }) => capital(words.LENGTHS[length]),
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
        ? `${words.TRACKS[track]}: no higher tier`
        : `${words.TRACKS[track]} to tier ${tier}, ${tokens(cost)}`,
    fireWith: ({ ammunition, price }) => `fire ${words.AMMUNITION[ammunition]}, ${tokens(price)}`,
    withUnits: ({ from, kabiem }) => `with ${words.spaces(from)}${kabiem ? `, by ${card('P2')}` : ''}`,
    tellsWalk: ({ type, to }) => `${capital(the(type))} to ${space(to)}`,
    tellsAttack: ({ at, units: count, kabiem, win }) =>
      `Attack ${space(at)} with ${units(count)}${kabiem ? ` and ${card('P2')}` : ''}: wins ${percent(win)}`,
    tellsFire: ({ ammunition, at, price }) =>
      `Fire ${words.AMMUNITION[ammunition]} at ${space(at)}, ${tokens(price)}`,
    tellsDeploy: ({ type, at, cost, actions: count }) =>
      `Deploy ${a(type)} on ${space(at)}: ${tokens(cost)}, ${count === 0 ? 'no action' : actions(count)}`,
    tellsTroops: ({ type, at }) =>
      `Deploy ${at.length === 1 ? a(type) : words.soMany(type, at.length)} on ${words.spaces(at)}`,
    tellsInTurn: ({ parts, tokens: count, of, actions: used, left }, say) =>
      `${inTurn(parts.map(say))}: ${count === 0 ? '' : `${count} of ${tokens(of)}, `}${used === 0 ? 'no action' : `${used} of ${actions(left)}`}`,
    attackComesTo: ({ at, units: count, win, tie, lose }) =>
      `${units(count)} against ${space(at)}: wins ${shared(win)}, ties ${shared(tie)}, loses ${shared(lose)}`,
  };
}

/** "5 in 12". */
const shared = (share: { readonly of: bigint; readonly in: bigint }): string => `${share.of} in ${share.in}`;
