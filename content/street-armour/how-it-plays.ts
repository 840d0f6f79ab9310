/** Statistics of play from the studies in `studies/`, which name the commands that made them. */
import type { HowItPlays, PlotRow } from '../../src/book/study-report.ts';
import { row, shareOf, shares, type Counted } from '../../src/book/share-plots.ts';
import attack from './studies/attack.json' with { type: 'json' };
import dice from './studies/dice.json' with { type: 'json' };
import heavies from './studies/heavies.json' with { type: 'json' };
import lights from './studies/lights.json' with { type: 'json' };
import mediums from './studies/mediums.json' with { type: 'json' };
import strength from './studies/strength.json' with { type: 'json' };
import tasks from './studies/tasks.json' with { type: 'json' };
import windows from './studies/windows.json' with { type: 'json' };

interface Case {
  readonly games: number;
  readonly seats: readonly Counted[];
  readonly first: Counted;
  readonly kinds: readonly { readonly kind: string; readonly byWinners: number; readonly byOthers: number }[];
  readonly decided: readonly {
    readonly name: string;
    readonly won: number;
    readonly share: number;
    readonly interval: Counted['interval'];
  }[];
}

/** The win rate of one side, by case. */
const rowsOf = (cases: readonly Case[], seat: 0 | 1, names: readonly string[]): readonly PlotRow[] =>
  cases.flatMap(({ seats }, index) => {
    const found = seats[seat];
    return found === undefined ? [] : [row(names[index] ?? '', found)];
  });

const firstRows = (cases: readonly Case[], names: readonly string[]): readonly PlotRow[] =>
  cases.map(({ first }, index) => row(names[index] ?? '', first));

const DESTROYED = 'tanks';

/** How often a game ended because one side had no tank left. */
const destroyedRows = (cases: readonly Case[], names: readonly string[]): readonly PlotRow[] =>
  cases.flatMap(({ decided }, index) => {
    const found = decided.find(({ name }) => name === DESTROYED);
    return found === undefined ? [] : [row(names[index] ?? '', found)];
  });

/** How many games of some cases ended in a way: "702 of 1,000". */
function endedBy(cases: readonly Case[], how: string): string {
  const games = cases.reduce((sum, one) => sum + one.games, 0);
  const so = cases.reduce(
    (sum, { decided }) => sum + (decided.find(({ name }) => name === how)?.won ?? 0),
    0,
  );
  return `${so} of ${games}`;
}

/** Average turns of both sides, from the shortest case to the longest. */
function turnsIn(cases: readonly Case[]): string {
  const turns = cases.map(({ kinds }) => {
    const ends = kinds.find(({ kind }) => kind === 'end');
    return Math.round((ends?.byWinners ?? 0) + (ends?.byOthers ?? 0));
  });
  return `${Math.min(...turns)} to ${Math.max(...turns)}`;
}

const WEST_WINS = 'games of 100 that West wins';
const FIRST_WINS = 'games of 100 that whoever goes first wins';

const PART = 'part of the city';
const PARTS = windows.cases.map(({ figures: { window } }) =>
  window > 4 ? 'the whole city' : `tile rows ${window} to ${window + 2}`,
);
const aPart = shareOf(windows.cases[0]?.games);

const DICE = 'dice and guns';
const DICE_NAMES = dice.cases.map(({ figures }) =>
  [
    figures['options.plain-dice'] === 1 ? 'ordinary dice' : 'our dice',
    figures['options.no-gun'] === 1 ? 'guns add nothing' : 'guns add 2 and 1',
  ].join(', '),
);
const aDie = shareOf(dice.cases[0]?.games);

const ATTACKS = attack.cases.map(({ figures }) => {
  const flags = figures.task - 2;
  return `${flags === 1 ? 'a flag' : `${flags} flags`}, ${figures['west.medium'] === 2 ? '7 points more' : 'as many points'}`;
});
const anAttack = shareOf(attack.cases[0]?.games);

const EVEN_TASKS = tasks.cases.slice(0, 3);
const aTask = shareOf(tasks.cases[0]?.games);

const TEAMS = [
  { name: '8 light, 1 medium', study: lights },
  { name: '5 medium, 1 light', study: mediums },
  { name: '3 heavy, 1 medium', study: heavies },
] as const;

export const HOW_IT_PLAYS: HowItPlays = {
  lead: 'Who wins on which part of the city, with which dice and with which team, counted in games that a rule of thumb played against itself.',
  rules: windows.plan.rules,
  parts: [
    {
      id: 'city',
      title: 'Is the city fair?',
      text: [
        'Both sides had two heavy tanks, a medium one and three light ones. The city is ours; each part of it was played as often. What West and East lack to 100 was drawn.',
        `One side had no tank left at the end of ${endedBy(windows.cases, DESTROYED)} games. Most others ended after thirty turns without a loss, by points: few tanks throw few dice, and two heavy fronts can keep each other at bay. The rule of thumb has no plan for driving round them; people do.`,
      ],
      plots: [
        shares('West’s share', PART, WEST_WINS, aPart, rowsOf(windows.cases, 0, PARTS)),
        shares('Whoever goes first', PART, FIRST_WINS, aPart, firstRows(windows.cases, PARTS)),
      ],
      commands: [windows.command],
    },
    {
      id: 'dice',
      title: 'Our dice, our guns',
      text: [
        'The faces of the rulebook’s dice are lost, and so is a column of its table that may have been guns. On our dice the numbers that move far shoot badly: 1 to 6 have 3, 3, 2, 2, 1 and 1.',
        'Ordinary dice, with the hidden number for shooting, make it a burden to begin: whoever goes first comes near, and is shot first. With ours it matters less, and that is why they are as they are.',
      ],
      plots: [
        shares('Whoever goes first', DICE, FIRST_WINS, aDie, firstRows(dice.cases, DICE_NAMES)),
        {
          ...shares(
            'Games that end by destroying',
            DICE,
            'games of 100 in which one side had no tank left',
            aDie,
            destroyedRows(dice.cases, DICE_NAMES),
          ),
          line: { at: 0.5, name: 'half' },
        },
      ],
      commands: [dice.command],
    },
    {
      id: 'teams',
      title: 'Which team is best?',
      text: [
        'What a tank costs is the rulebook’s. West had another team of 37 to 39 points here, East always two heavy tanks, a medium one and three light ones.',
        'Many light tanks keep up, since many tanks throw many dice. Medium tanks alone do not: their fronts are too thin to stand still, and the rule of thumb stands still.',
      ],
      plots: [
        shares(
          'West’s share, by its team',
          'team',
          WEST_WINS,
          shareOf(lights.games),
          TEAMS.flatMap(({ name, study }) => rowsOf(study.cases, 0, [name])),
        ),
      ],
      commands: TEAMS.map(({ study }) => study.command),
    },
    {
      id: 'flags',
      title: 'What attacking flags is like',
      text: [
        'The attacker’s 12, 16, 20 and 24 turns are ours, the 7 points more are the rulebook’s. Here West attacks, once with as many points as East and once with a medium tank more.',
        'The points help, and still the defender wins most of these games: whoever attacks by rule of thumb stops to fight, and time runs out. If you attack, drive.',
        `Where both sides have flags, or neither has, the game is as good for West as for East; with one flag each, ${endedBy(EVEN_TASKS.slice(1, 2), 'flags')} games ended by capturing it.`,
      ],
      plots: [
        shares(
          'The attacker’s share',
          'what is attacked',
          'games of 100 that the attacker wins',
          anAttack,
          rowsOf(attack.cases, 0, ATTACKS),
        ),
        shares(
          'West’s share where both have as many flags',
          'flags',
          WEST_WINS,
          aTask,
          rowsOf(EVEN_TASKS, 0, ['no flags', 'one flag each', 'two flags each']),
        ),
      ],
      commands: [attack.command, tasks.command],
    },
    {
      id: 'length',
      title: 'How long is it?',
      text: [
        `A game without an attacker took ${turnsIn([...windows.cases, ...EVEN_TASKS])} turns of one side on the average. Nobody has said how many minutes that is; at a minute a turn, which is our guess, it is about 40 minutes.`,
      ],
      plots: [],
      commands: [windows.command],
    },
    {
      id: 'opponent',
      title: 'How strong the opponent is',
      text: [
        'The rule of thumb does what gains most at once. The ranks of the opponent weigh the same things by figures that were found in 2,000 games, and mind an enemy that may drive up to them. The recruit goes by the rule of thumb all the same, nearly one time of four, the sergeant one time of ten, the general never. The table is the one that is offered first, each game from both sides.',
        'None of them looks at the dice of the turns to come: that was tried, and won no more games. Of sixteen games of the general against itself six ended after thirty turns without a loss, of the rule of thumb 32 of 60.',
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
    'Counted: who won, who went first, and how it ended. Every game can be played again by its command and its seed, on any machine, move by move the same. The bars say where a share lies 95 times of 100 if as many games were played again (Wilson’s interval).',
    'Made up: the players. Except where ranks are named, both sides are played by a rule of thumb that looks no move ahead: people may fare otherwise.',
    'Ours: the city, the dice, the guns, the turns of an attacker, and every reading called ours.',
  ],
};
