/** Statistics of play from the studies in `studies/`, which name the commands that made them. */
import type { HowItPlays, Plot, PlotRow } from '../../src/book/study-report.ts';
import { row } from '../../src/book/share-plots.ts';
import lengths from './studies/lengths.json' with { type: 'json' };
import readings from './studies/readings.json' with { type: 'json' };
import strength from './studies/strength.json' with { type: 'json' };

type Case = (typeof lengths.cases)[number] | (typeof readings.cases)[number];

const firstRows = (cases: readonly Case[], names: readonly string[]): readonly PlotRow[] =>
  cases.map(({ first }, index) => row(names[index] ?? '', first));

/** How often a game ended in a full trench. */
const trenchRows = (cases: readonly Case[], names: readonly string[]): readonly PlotRow[] =>
  cases.flatMap(({ decided }, index) => {
    const found = decided.find(({ name }) => name === 'trenches');
    return found === undefined ? [] : [row(names[index] ?? '', found)];
  });

/** Average number of rounds, from the turns ended per seat; with two players two of the seats are empty. */
function roundsOf({ kinds, figures }: (typeof lengths.cases)[number]): number {
  const ends = kinds.find(({ kind }) => kind === 'end');
  return Math.round(((ends?.byWinners ?? 0) + (ends?.byOthers ?? 0)) / figures['a-side']);
}

function playsIn(t: (en: string, nl: string) => string): HowItPlays {
  const LENGTHS = [t('short', 'kort'), t('medium', 'middellang'), t('long', 'lang')] as const;
  const names = lengths.cases.map(({ figures }) => {
    const players =
      figures['a-side'] === 1 ? t('two players', 'twee spelers') : t('four players', 'vier spelers');
    return `${LENGTHS[figures.length] ?? ''}, ${players}`;
  });
  const read = readings.cases.map(({ figures }) => {
    const alone = figures['options.supporting-defence'] === 0;
    const bare = figures['options.trench-cover'] === 0;
    return [
      alone
        ? t('the target defends alone', 'het doel verdedigt alleen')
        : t('neighbours defend too', 'buren verdedigen mee'),
      bare
        ? t('trenches give nothing', 'loopgraven geven niets')
        : t('trenches give 1', 'loopgraven geven 1'),
    ].join(', ');
  });
  const point = (games: number | null): string =>
    games === null
      ? t('share of the games in brackets', 'aandeel van de spellen tussen haakjes')
      : t(`share of ${games} games`, `aandeel van ${games} spellen`);
  const shares = (
    title: string,
    of: string,
    axis: string,
    games: number | null,
    rows: readonly PlotRow[],
    isEven = true,
  ): Plot => ({
    kind: 'rows',
    of,
    title,
    axis,
    unit: 'share',
    rows,
    range: { from: 0, to: 1 },
    ...(isEven ? { line: { at: 0.5, name: t('even', 'gelijk') } } : {}),
    shows: {
      point: point(games),
      bar: t('where it lies 95 times of 100', 'waar het 95 van de 100 keer ligt'),
    },
  });
  const wins = t(
    'games of 100 that the side wins which begins',
    'spellen van de 100 die het team wint dat begint',
  );
  const full = t(
    'games of 100 that end with full trenches',
    'spellen van de 100 die eindigen met volle loopgraven',
  );
  const length = t('length', 'lengte');
  const reading = t('reading', 'lezing');
  const each = lengths.cases[0]?.games ?? 0;
  const eachReading = readings.cases[0]?.games ?? 0;
  const rounds = lengths.cases.map(roundsOf);
  const firsts = lengths.cases.map(({ first }) => Math.round(100 * first.share));
  const NAMES: Readonly<Record<string, string>> = {
    'recruit against the rule of thumb': t(
      'recruit against the rule of thumb',
      'rekruut tegen de vuistregel',
    ),
    'sergeant against the recruit': t('sergeant against the recruit', 'sergeant tegen de rekruut'),
    'general against the sergeant': t('general against the sergeant', 'generaal tegen de sergeant'),
    'general against the sergeant, four players': t(
      'general against the sergeant, four players',
      'generaal tegen de sergeant, vier spelers',
    ),
    'sergeant against the recruit, four players': t(
      'sergeant against the recruit, four players',
      'sergeant tegen de rekruut, vier spelers',
    ),
    'recruit against the rule of thumb, four players': t(
      'recruit against the rule of thumb, four players',
      'rekruut tegen de vuistregel, vier spelers',
    ),
  };
  return {
    lead: t(
      'Who wins at each length, with two players and with four, and how the game ends: counted in games that a rule of thumb played against itself.',
      'Wie er bij elke lengte wint, met twee spelers en met vier, en hoe het spel eindigt: geteld in spellen die een vuistregel tegen zichzelf speelde.',
    ),
    rules: lengths.plan.rules,
    parts: [
      {
        id: 'lengths',
        title: t('Three lengths', 'Drie lengtes'),
        text: [
          t(
            `A game took ${Math.min(...rounds)} to ${Math.max(...rounds)} rounds on the average, from the short one of two to the long one of four. The side that begins won ${Math.min(...firsts)} to ${Math.max(...firsts)} games of 100.`,
            `Een spel duurde gemiddeld ${Math.min(...rounds)} tot ${Math.max(...rounds)} rondes, van het korte met z’n tweeën tot het lange met z’n vieren. Het team dat begint, won ${Math.min(...firsts)} tot ${Math.max(...firsts)} van de 100 spellen.`,
          ),
          t(
            'In a short game of two each has seven troops for six trench spaces: who loses two can no longer fill the trench, and most games end when a side has no troops left. With more troops, and with four players, trenches decide more often.',
            'In een kort spel met z’n tweeën heeft ieder zeven troepen voor zes loopgraafvakken: wie er twee verliest, kan de loopgraaf niet meer vullen, en de meeste spellen eindigen als een team geen troepen meer heeft. Met meer troepen, en met vier spelers, beslissen de loopgraven vaker.',
          ),
        ],
        plots: [
          shares(t('Whoever begins', 'Wie begint'), length, wins, each, firstRows(lengths.cases, names)),
          shares(
            t('Full trenches', 'Volle loopgraven'),
            length,
            full,
            each,
            trenchRows(lengths.cases, names),
            false,
          ),
        ],
        commands: [lengths.command],
      },
      {
        id: 'readings',
        title: t('Two rulings about defence', 'Twee lezingen over verdedigen'),
        text: [
          t(
            'Short games of two, with the target rolling alone or with all that stand beside it, and with trenches that give nothing or 1. Where neighbours defend as well fewer attacks are worth their risk, and more games end in a trench.',
            'Korte spellen met z’n tweeën, waarin het doel alleen gooit of met wie ernaast staat, en waarin loopgraven niets geven of 1. Als buren meeverdedigen, zijn minder aanvallen het risico waard, en eindigen meer spellen in een loopgraaf.',
          ),
        ],
        plots: [
          shares(
            t('Full trenches', 'Volle loopgraven'),
            reading,
            full,
            eachReading,
            trenchRows(readings.cases, read),
            false,
          ),
          shares(
            t('Whoever begins', 'Wie begint'),
            reading,
            wins,
            eachReading,
            firstRows(readings.cases, read),
          ),
        ],
        commands: [readings.command],
      },
      {
        id: 'strength',
        title: t('How strong the opponent is', 'Hoe sterk de tegenstander is'),
        text: [
          t(
            'Ranks of the opponent against each other and against the rule of thumb, in short games of two unless it says four. Each game was played from both sides. With four players the general won 54 of 100 games against the sergeant, which may be chance.',
            'Rangen van de tegenstander tegen elkaar en tegen de vuistregel, in korte spellen met z’n tweeën, tenzij er vier staat. Elk spel is van beide kanten gespeeld. Met z’n vieren won de generaal 54 van de 100 spellen van de sergeant; dat kan toeval zijn.',
          ),
        ],
        plots: [
          shares(
            t('Ranks', 'Rangen'),
            t('players', 'spelers'),
            t(
              'games of 100 won by the first named',
              'spellen van de 100, gewonnen door wie het eerst genoemd is',
            ),
            null,
            strength.map(({ name, games, share, from, to }) => ({
              name: `${NAMES[name] ?? name} (${games})`,
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
      t(
        'Everything here is counted in games by the referee of this site. The board, the number of trench spaces and of event cards are ours; troops, tokens and prices are the rulebook’s.',
        'Alles hier is geteld in spellen met de scheidsrechter van deze site. Het bord, het aantal loopgraafvakken en het aantal eventkaarten zijn van ons; troepen, tokens en prijzen zijn van het regelboek.',
      ),
      t(
        'The rule of thumb makes whatever gains most at once and thinks of no reply; people play otherwise. How long a game takes in minutes was not measured.',
        'De vuistregel doet wat meteen het meest oplevert en denkt niet aan het antwoord van de vijand; mensen spelen anders. Hoeveel minuten een spel duurt, is niet gemeten.',
      ),
    ],
  };
}

/** How Loopgraven plays, in English. */
export const HOW_IT_PLAYS = playsIn((en) => en);
/** Hoe Loopgraven speelt. */
export const HOW_IT_PLAYS_NL = playsIn((_, nl) => nl);
