/** Statistics of play from the studies in `studies/`, which name the commands that made them. */
import type { HowItPlays, Measured, Plot, PlotRow } from '../../src/book/study-report.ts';
import { row, type Counted } from '../../src/book/share-plots.ts';
import type { RULINGS } from './rulings.ts';
import decided from './studies/decided.json' with { type: 'json' };
import layouts from './studies/layout.json' with { type: 'json' };
import options from './studies/options.json' with { type: 'json' };
import strength from './studies/strength.json' with { type: 'json' };
import threes from './studies/threes.json' with { type: 'json' };

interface Quartiles {
  readonly least: number;
  readonly quarter: number;
  readonly median: number;
  readonly threeQuarters: number;
  readonly most: number;
}

/** The parts of a study case that are shown. */
interface Case {
  readonly games: number;
  readonly first: Counted;
  readonly moves: Quartiles;
  readonly lead: Quartiles | null;
}

type Named = readonly (readonly [name: string, found: Case])[];

/** A share in percent: "61". */
const of100 = (share: number): string => String(Math.round(100 * share));

const spread = (name: string, { least, quarter, median, threeQuarters, most }: Quartiles): PlotRow => ({
  name,
  at: median,
  from: quarter,
  to: threeQuarters,
  reach: { from: least, to: most },
});

const certain = (games: number) => ({
  point: `share of ${games} games`,
  bar: 'where it lies 95 times of 100',
});
const middle = (games: number) => ({
  point: `the middle one of ${games} games`,
  bar: 'their middle half (thin: all of them)',
});

const gamesIn = (cases: Named): number => cases[0]?.[1].games ?? 0;

const firsts = (of: string, cases: Named): Plot => ({
  kind: 'rows',
  of,
  title: 'Is it fair to begin?',
  unit: 'share',
  axis: 'games of 100 that whoever decides first wins',
  range: { from: 0.4, to: 0.6 },
  line: { at: 0.5, name: 'even' },
  shows: certain(gamesIn(cases)),
  rows: cases.map(([name, { first }]) => row(name, first)),
});

const leads = (of: string, cases: Named): Plot => ({
  kind: 'rows',
  of,
  title: 'How close is it?',
  unit: 'count',
  axis: 'points by which the winner leads',
  range: { from: 0, to: 20 },
  shows: middle(gamesIn(cases)),
  rows: cases.flatMap(([name, { lead }]) => (lead === null ? [] : [spread(name, lead)])),
});

const lengths = (of: string, cases: Named): Plot => ({
  kind: 'rows',
  of,
  title: 'How long is it?',
  unit: 'count',
  axis: 'small moves in a game',
  range: { from: 150, to: 300 },
  shows: middle(gamesIn(cases)),
  rows: cases.map(([name, { moves }]) => spread(name, moves)),
});

const named = (names: readonly string[], cases: readonly Case[]): Named =>
  cases.map((found, index) => [names[index] ?? '', found]);

const LAYOUT_NAMES = [
  'bricks, bases outward (ours)',
  'bricks, bases inward',
  'one column, bases outward',
  'one column, bases inward',
];
const LAYOUTS = named(LAYOUT_NAMES, layouts.cases);

const THREES = threes.cases.map((found): Named[number] => [
  `${found.figures['cards.threes']} threes${found.figures['cards.threes'] === 4 ? ' (ours)' : ''}`,
  found,
]);

type OptionId = NonNullable<(typeof RULINGS)[keyof typeof RULINGS]['option']>;

/** The other reading of each ruling, in a few words. */
const OTHER_READINGS: Readonly<Record<OptionId, string>> = {
  free: 'cards at any height',
  'own-jeep': 'a jeep for its placer alone',
  pass: 'passing allowed',
  board: 'straight into the tank',
  dismount: 'steps out of the tank',
  'park-home': 'the tank may end at home',
  'crew-holds': 'crew hold a bunker',
  combined: 'attacks from several fields',
  'one-card': 'one card a turn',
  'casualties-out': 'the fallen are out',
  'card-stays': 'the active card stays',
  'crew-out': 'crew do not count as soldiers',
};

const isOption = (id: string): id is OptionId => id in OTHER_READINGS;

const OPTIONS: Named = options.flatMap(({ plan, cases: [found] }): Named => {
  const [on] = plan.options;
  const name = on === undefined ? 'our readings' : isOption(on) ? OTHER_READINGS[on] : on;
  return found === undefined ? [] : [[name, found]];
});

/** Descriptions of deciding factors, by their names in studies. */
const DECIDING: Readonly<Record<string, string>> = {
  'move move': 'announcing a Move',
  'move recruit': 'announcing a Recruit',
  'move attack': 'announcing an Attack',
  'move step': 'where a group steps',
  'move deploy': 'where a recruit comes',
  'move battle': 'whom to attack, with whom',
  'move place': 'where a card is laid',
  'move keep': 'which card is kept',
  'card 1': 'an action card of 1',
  'card 2': 'an action card of 2',
  'card 3': 'an action card of 3',
};
const COUNTING: Readonly<Record<string, string>> = {
  crates: 'without crates',
  bunkers: 'without bunkers',
  tank: 'without the tank',
  soldiers: 'without the most soldiers',
};

const deciders = (names: Readonly<Record<string, string>>): readonly PlotRow[] =>
  (decided.cases[0]?.decided ?? []).flatMap((each) => {
    const name = names[each.name];
    return name === undefined ? [] : [row(name, each)];
  });

const curve = strength.filter(({ part }) => part === 'curve');
const ranks = strength.filter(({ part }) => part === 'ranks');

const measured = ({ share, from, to }: (typeof strength)[number]): Measured => ({ at: share, from, to });
const strengthRow = (each: (typeof strength)[number]): PlotRow => ({ name: each.name, ...measured(each) });

/** "58 to 67". */
function leastAndMost(cases: Named): string {
  const shares = cases.map(([, { first }]) => first.share);
  return `${of100(Math.min(...shares))} to ${of100(Math.max(...shares))}`;
}

/** The median lead in the middle game under an option; under our readings if none is given. */
function medianLead(option?: OptionId): string {
  const study = options.find(({ plan }) => plan.options[0] === option);
  return String(study?.cases[0]?.lead?.median ?? '');
}

export const HOW_IT_PLAYS: HowItPlays = {
  lead: 'What figures and readings do to the game, counted in games that players of the program played against each other.',
  rules: layouts.plan.rules,
  parts: [
    {
      id: 'layout',
      title: 'Where the first three cards lie',
      text: [
        'The picture of the set-up is lost, so the layout is a ruling of ours (G5). Each set-up was played from four layouts that look the same from both sides: as bricks or in one column, with the home bases away from the enemy or towards him.',
        `Whoever decides first wins ${leastAndMost(LAYOUTS)} games of 100, from whichever layout: who begins matters, and the layout hardly does.`,
      ],
      plots: [firsts('layout', LAYOUTS), leads('layout', LAYOUTS), lengths('layout', LAYOUTS)],
      commands: [layouts.command],
    },
    {
      id: 'cards',
      title: 'What stands on the action cards',
      text: [
        'The rulebook gives an army 16 numbered cards and no numbers. Ours are six ones, six twos and four threes. Here threes come in the place of ones; there are always six twos.',
        `Whoever decides first wins ${leastAndMost(THREES)} games of 100. With more threes the middle game is a little longer.`,
      ],
      plots: [firsts('cards', THREES), leads('cards', THREES), lengths('cards', THREES)],
      commands: [threes.command],
    },
    {
      id: 'readings',
      title: 'What the other readings do',
      text: [
        'Each ruling of the register that can be switched was switched alone, with the same set-ups every time. What the bars have in common may be the same; what they do not reach into is hardly chance.',
        `Where the fallen are out, the winner leads by ${medianLead('casualties-out')} points in the middle game instead of ${medianLead()}, and it is over sooner. Attacks from several fields make it longer. Cards at any height changed no game: beside our first layout such a place hardly ever touches two cards.`,
      ],
      plots: [firsts('reading', OPTIONS), leads('reading', OPTIONS), lengths('reading', OPTIONS)],
      commands: options.map(({ command }) => command),
    },
    {
      id: 'decides',
      title: 'What decides',
      text: [
        'Here sergeants played, who weigh their moves. A decision is counted as deciding if the best move of another kind, or without the card, would by their own estimate have won at least ten games of 100 fewer. Of the score is asked who would have won if something had counted for nothing.',
        'Where soldiers go decides nearly every game, and threes are the cards that matter. The tank turns more results than bunkers and crates together.',
      ],
      plots: [
        {
          kind: 'rows',
          of: 'decision',
          title: 'Decisions that mattered',
          unit: 'share',
          axis: 'games of 100 in which it decided something',
          range: { from: 0, to: 1 },
          shows: certain(decided.games),
          rows: deciders(DECIDING),
        },
        {
          kind: 'rows',
          of: 'score',
          title: 'Points that mattered',
          unit: 'share',
          axis: 'games of 100 that the other army would have won',
          range: { from: 0, to: 0.5 },
          shows: certain(decided.games),
          rows: deciders(COUNTING),
        },
      ],
      commands: [decided.command],
    },
    {
      id: 'opponent',
      title: 'How strong the opponent is',
      text: [
        'The planner looks for the best use of one action and thinks of no reply; the ranks of the opponent deal what they cannot see in as many ways as they have samples, and think of replies. Each set-up was played from both sides.',
        'They weigh moves by figures that were found in 7,000 games against the planner. The recruit goes by figures set by hand and no sample nine times of ten; the sergeant takes 100 samples, the general 1,600.',
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
          rows: ranks.map(strengthRow),
        },
        {
          kind: 'curve',
          title: 'What more thinking brings',
          unit: 'share',
          axis: 'games of 100 won against the planner',
          across: 'samples for a decision',
          range: { from: 0.2, to: 0.9 },
          line: { at: 0.5, name: 'even' },
          shows: { point: 'share', bar: 'where it lies 95 times of 100' },
          points: curve.map((each) => ({ ...measured(each), across: each.samples ?? 0, name: '' })),
        },
      ],
      commands: strength.map(({ command }) => command),
    },
  ],
  made: [
    'Counted: who won, by how much and in how many moves. Every game can be played again by its command and its seed, on any machine, move by move the same. The bars say where a share lies 95 times of 100 if as many games were played again (Wilson’s interval).',
    'Worked out: what decides. It is an estimate by the players themselves or by the score as it stood; nobody played on from every move that was not made.',
    'Made up: the players. Except where ranks are named, both armies are played by the planner, who looks one action ahead: what people would do with a reading that they have learnt to use is another matter. The figures of the cards and the layout are ours, as is every reading called ours.',
  ],
};
