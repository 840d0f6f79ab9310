/** Statistics of play from the studies in `studies/`, which name the commands that made them. */
import type { HowItPlays, PlotRow } from '../../src/book/study-report.ts';
import { row, shareOf, shares, type Counted } from '../../src/book/share-plots.ts';
import goal from './studies/goal.json' with { type: 'json' };
import sides from './studies/sides.json' with { type: 'json' };
import strength from './studies/strength.json' with { type: 'json' };
import tokens from './studies/tokens.json' with { type: 'json' };

interface Case {
  readonly games: number;
  readonly seats: readonly Counted[];
  readonly decided: readonly (Counted & { readonly name: string; readonly won: number })[];
}

const AXIS_WINS = 'games of 100 that the Axis wins';
const SIDES = ['The Axis', 'The Allies'] as const;

const axisRows = (cases: readonly Case[], names: readonly string[]): readonly PlotRow[] =>
  cases.flatMap(({ seats: [axis] }, index) => (axis === undefined ? [] : [row(names[index] ?? '', axis)]));

const waysOf = ({ decided }: Case, what: string): Counted[] => decided.filter(({ name }) => name === what);
const wonBy = ({ decided }: Case, what: string): number =>
  decided.find(({ name }) => name === what)?.won ?? 0;

const [even] = sides.cases;
const ENDINGS = [
  ['points', '70 points'],
  ['victory-cards', 'the victory cards'],
  ['germany', 'Berlin and Ruhr taken'],
] as const;

const all = `${sides.games} games`;

export const HOW_IT_PLAYS: HowItPlays = {
  lead: 'Who wins, how a war ends, and how strong the opponent is, counted in games that a rule of thumb played against itself.',
  rules: sides.plan.rules,
  parts: [
    {
      id: 'sides',
      title: 'Is it fair?',
      text: [
        'What areas score and yield is ours, since the province cards are lost. It was chosen so that the war is even, and so that the 70 points, which are the rulebook’s, are reached in a third of all games.',
        'The rulebook’s own figures are as they were: the cards, the tokens, where industry begins.',
      ],
      plots: [
        shares(
          'Who wins',
          'side',
          'games of 100 won',
          shareOf(sides.games),
          (even?.seats ?? []).map((seat, index) => row(SIDES[index] ?? '', seat)),
        ),
      ],
      commands: [sides.command],
    },
    {
      id: 'endings',
      title: 'How does it end?',
      text: [
        `Of ${all} the Axis won ${even === undefined ? 0 : wonBy(even, 'points')} by reaching 70 points. ${even === undefined ? 0 : wonBy(even, 'victory-cards')} went to the end of 1944, where the two victory cards decide; in ${even === undefined ? 0 : wonBy(even, 'germany')} the Allies held Berlin and Ruhr before.`,
        `Half of all games took ${even?.moves.quarter ?? 0} to ${even?.moves.threeQuarters ?? 0} small moves, draws and looks among them. How many minutes that is, a study cannot say.`,
      ],
      plots: [
        {
          ...shares(
            'What decides',
            'ending',
            'games of 100 that end so',
            shareOf(sides.games),
            ENDINGS.flatMap(([what, name]) =>
              even === undefined ? [] : waysOf(even, what).map((counted) => row(name, counted)),
            ),
          ),
          line: { at: 1 / 3, name: 'a third' },
        },
      ],
      commands: [sides.command],
    },
    {
      id: 'goal',
      title: 'What if it were another number?',
      text: [
        'The rulebook says 70. A few points more or less do not turn the war over, since the Axis wins by its victory cards as well.',
      ],
      plots: [
        shares(
          'The Axis’s share',
          'points that win',
          AXIS_WINS,
          shareOf(goal.cases[0]?.games),
          axisRows(
            goal.cases,
            goal.cases.map(({ figures }) => `${figures.goal} points`),
          ),
        ),
      ],
      commands: [goal.command],
    },
    {
      id: 'tokens',
      title: 'What are tokens worth?',
      text: [
        'The Allies begin with 7 tokens. With 5, as many as the Axis has, they lose three games of four; from 6 on the difference is too small for 200 games to show.',
      ],
      plots: [
        shares(
          'The Axis’s share',
          'tokens of the Allies',
          AXIS_WINS,
          shareOf(tokens.cases[0]?.games),
          axisRows(
            tokens.cases,
            tokens.cases.map(({ figures }) => `${figures['allies.intel']} tokens`),
          ),
        ),
      ],
      commands: [tokens.command],
    },
    {
      id: 'opponent',
      title: 'How strong the opponent is',
      text: [
        'The rule of thumb does what promises most at once, by what its side knows. The ranks of the opponent weigh the same things by figures that were found in 1,820 games. The recruit goes by the rule of thumb four times of five all the same, the sergeant one time of three, the general never. Each game was played from both sides.',
        'Besides, all three deal what is hidden anew eight times, look at moves and replies, and judge what they come to. More of that won no more games: with 40 samples the general won 26 of 48 against the sergeant.',
      ],
      plots: [
        shares(
          'What each rank wins',
          'rank',
          'games of 100 won',
          'share',
          strength.map(({ name, games, share, from, to }) => ({
            name: `${name} (${games} games)`,
            at: share,
            from,
            to,
          })),
        ),
      ],
      commands: strength.map(({ command }) => command),
    },
  ],
  made: [
    'Counted: who won, and how it ended. Every game can be played again by its command and its seed, on any machine, move by move the same. The bars say where a share lies 95 times of 100 if as many games were played again (Wilson’s interval).',
    'Made up: the players. Except where ranks are named, both sides are played by a rule of thumb that looks no move ahead: people may fare otherwise.',
    'Ours: what areas score and yield, their winters, the tracks but for the rulebook’s spaces, and every reading called ours.',
  ],
};
