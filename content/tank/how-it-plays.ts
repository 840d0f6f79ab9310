/** Statistics of play from the studies in `studies/`, which name the commands that made them. */
import type { HowItPlays, Plot, PlotRow } from '../../src/book/study-report.ts';
import { row } from '../../src/book/share-plots.ts';
import breaking from './studies/breaking.json' with { type: 'json' };
import nations from './studies/nations.json' with { type: 'json' };
import strength from './studies/strength.json' with { type: 'json' };

type Case = (typeof nations.cases)[number];
type Counted = Pick<Case['first'], 'won' | 'games' | 'share' | 'interval'>;

const NATIONS = ['German', 'American', 'British'] as const;
const nation = (figure: number): string => NATIONS[figure - 1] ?? '';

const under = (even: 0 | 1): readonly Case[] =>
  nations.cases.filter(({ figures }) => figures['options.even'] === even);

const pairing = ({ figures }: Case): string =>
  `${nation(figures['nation.able'])} and ${nation(figures['nation.baker'])}`;

/** Win rates of the first side of each pairing; each pairing was also played with seats swapped. */
function sharesUnder(even: 0 | 1): readonly PlotRow[] {
  return under(even).flatMap(({ figures, seats: [able, baker] }) => {
    const [one, other] = [figures['nation.able'], figures['nation.baker']];
    if (one === other || able === undefined || baker === undefined) return [];
    return one < other
      ? [row(`${nation(one)} against ${nation(other)}`, able)]
      : [row(`${nation(other)} against ${nation(one)}, seats changed`, baker)];
  });
}

const of100 = (share: number): string => String(Math.round(100 * share));

const wonOf = (counts: readonly Pick<Counted, 'won' | 'games'>[]): string => {
  const won = counts.reduce((sum, count) => sum + count.won, 0);
  const games = counts.reduce((sum, count) => sum + count.games, 0);
  return `${won} of ${games} (${of100(won / games)} of 100)`;
};

/** How many games the German side won against one of the others. */
const germanAgainst = (other: number, even: 0 | 1): string =>
  wonOf(
    under(even).flatMap(({ figures, seats }) => {
      const [one, two] = [figures['nation.able'], figures['nation.baker']];
      const seat = one === 1 && two === other ? seats[0] : one === other && two === 1 ? seats[1] : undefined;
      return seat === undefined ? [] : [seat];
    }),
  );

const begun = (even: 0 | 1): string => wonOf(under(even).map(({ first }) => first));

/** Average turns per game: in each turn its player is ready once. */
const turnsIn = ({ kinds }: Case): number =>
  kinds
    .filter(({ kind }) => kind === 'ready')
    .reduce((sum, { byWinners, byOthers }) => sum + byWinners + byOthers, 0);

function turnsUnder(even: 0 | 1): string {
  const turns = under(even).map(turnsIn);
  return `${Math.round(Math.min(...turns))} to ${Math.round(Math.max(...turns))}`;
}

const games = nations.cases[0]?.games ?? 0;
const certain = { point: `share of ${games} games`, bar: 'where it lies 95 times of 100' };

const shares = (title: string, rows: readonly PlotRow[]): Plot => ({
  kind: 'rows',
  of: 'pairing',
  title,
  unit: 'share',
  rows,
  axis: 'games of 100 that the side named first wins',
  range: { from: 0, to: 1 },
  line: { at: 0.5, name: 'even' },
  shows: certain,
});

const firsts = (title: string, even: 0 | 1): Plot => ({
  kind: 'rows',
  of: 'pairing',
  title,
  unit: 'share',
  axis: 'games of 100 that whoever begins wins',
  range: { from: 0.4, to: 0.65 },
  line: { at: 0.5, name: 'even' },
  shows: certain,
  rows: under(even).map((found) => row(pairing(found), found.first)),
});

const lengths = (title: string, even: 0 | 1): Plot => ({
  kind: 'rows',
  of: 'pairing',
  title,
  unit: 'count',
  axis: 'small moves in a game, cards drawn and turned up among them',
  range: { from: 200, to: 1400 },
  shows: {
    point: `the middle one of ${games} games`,
    bar: 'their middle half (thin: all of them)',
  },
  rows: under(even).map((found) => {
    const { least, quarter, median, threeQuarters, most } = found.moves;
    const reach = { from: least, to: most };
    return { name: pairing(found), at: median, from: quarter, to: threeQuarters, reach };
  }),
});

const POINTS: readonly PlotRow[] = breaking.cases.flatMap(({ figures, seats: [able] }) =>
  able === undefined
    ? []
    : [row(`${figures['breaking.able']}${figures['breaking.able'] === 24 ? ' (ours)' : ''}`, able)],
);

export const HOW_IT_PLAYS: HowItPlays = {
  lead: 'Who wins, who begins and how long it takes, counted in games that players of the program played against each other.',
  rules: nations.plan.rules,
  parts: [
    {
      id: 'balance',
      title: 'Who wins, by scenario',
      text: [
        `By the publisher’s rule a formation breaks at half of its cards. So the German side won ${germanAgainst(2, 0)} games against the American formation and ${germanAgainst(3, 0)} against the British one.`,
        `With the breaking points of the even scenario, 24 for the German side and 18 for the others, it won ${germanAgainst(2, 1)} and ${germanAgainst(3, 1)}. Those points are ours. So are most cards of the American and British formations: their lists are not in print.`,
      ],
      plots: [shares('As published: half', sharesUnder(0)), shares('Even: 24 and 18, ours', sharesUnder(1))],
      commands: [nations.command],
    },
    {
      id: 'breaking',
      title: 'Where 24 comes from',
      text: [
        'The German breaking point was varied against an American formation that breaks at 18. Each casualty more that the German side can bear is worth about as much as the plot climbs from line to line.',
      ],
      plots: [
        {
          kind: 'rows',
          of: 'breaking point',
          title: 'The German breaking point',
          unit: 'share',
          axis: 'games of 100 that the German side wins',
          range: { from: 0, to: 1 },
          line: { at: 0.5, name: 'even' },
          shows: {
            point: `share of ${breaking.cases[0]?.games ?? 0} games`,
            bar: 'where it lies 95 times of 100',
          },
          rows: POINTS,
        },
      ],
      commands: [breaking.command],
    },
    {
      id: 'first',
      title: 'Is it fair to begin?',
      text: [
        `Whoever begins won ${begun(0)} games as published and ${begun(1)} of the even scenario: it helps a little to begin, and a little more where the game is shorter.`,
      ],
      plots: [firsts('As published', 0), firsts('Even', 1)],
      commands: [nations.command],
    },
    {
      id: 'length',
      title: 'How long is it?',
      text: [
        `A game took ${turnsUnder(0)} turns of one player on the average as published, and ${turnsUnder(1)} in the even scenario, by pairing.`,
        'Nobody has said how many minutes that is. At a minute a turn, which is our guess, it is 40 minutes to an hour.',
      ],
      plots: [lengths('As published', 0), lengths('Even', 1)],
      commands: [nations.command],
    },
    {
      id: 'opponent',
      title: 'How strong the opponent is',
      text: [
        'The rule of thumb does what promises most at once and thinks of no reply; the ranks of the opponent deal what they cannot see in as many ways as they have samples, and think of replies. The even scenario was played, each game from both sides.',
        'The recruit decides 45 of 100 moves at first sight, sergeant and general none; and they take 60, 400 and 2,400 samples. The recruit beats the rule of thumb and the sergeant the recruit for sure; the general won 38 of 64 games against the sergeant: its bar reaches the middle, and with luck taken off it does not.',
        'Cards decide much of this game: who thinks further wins more of many games, and not each of them.',
      ],
      plots: [
        {
          kind: 'rows',
          of: 'rank',
          title: 'What each rank wins',
          unit: 'share',
          axis: 'games of 100 won',
          range: { from: 0, to: 1 },
          line: { at: 0.5, name: 'even' },
          shows: { point: 'share', bar: 'where it lies 95 times of 100' },
          rows: strength.map(({ name, games: count, share, from, to }) => ({
            name: `${name} (${count} games)`,
            at: share,
            from,
            to,
          })),
        },
      ],
      commands: strength.map(({ command }) => command),
    },
  ],
  made: [
    'Counted: who won, who began and in how many moves. Every game can be played again by its command and its seed, on any machine, move by move the same. The bars say where a share lies 95 times of 100 if as many games were played again (Wilson’s interval).',
    'Made up: the players. Except where ranks are named, both sides are played by a rule of thumb that looks no move ahead: people who plan with their cards may fare otherwise.',
    'Ours: the even scenario, the American and British formations as far as they are not in print, and every reading called ours.',
  ],
};
