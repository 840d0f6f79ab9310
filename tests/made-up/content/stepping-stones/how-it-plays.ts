/** How Stepping Stones plays, by the study that stands in `studies/`. */
import type { HowItPlays } from '../../../../src/book/study-report.ts';
import study from './studies/first.json' with { type: 'json' };

/** The texts of the page in one language. */
interface Words {
  readonly lead: string;
  readonly title: string;
  readonly text: (of100: number) => string;
  readonly plot: string;
  readonly of: string;
  readonly begins: string;
  readonly axis: string;
  readonly even: string;
  readonly point: (games: number) => string;
  readonly bar: string;
  readonly made: string;
}

export function playsIn(words: Words): HowItPlays {
  const [found] = study.cases;
  if (found === undefined) throw new Error('the study has no case');
  const { share, interval } = found.first;
  return {
    lead: words.lead,
    rules: study.plan.rules,
    parts: [
      {
        id: 'first',
        title: words.title,
        text: [words.text(Math.round(100 * share))],
        plots: [
          {
            kind: 'rows',
            of: words.of,
            title: words.plot,
            unit: 'share',
            axis: words.axis,
            range: { from: 0, to: 1 },
            line: { at: 0.5, name: words.even },
            shows: { point: words.point(study.games), bar: words.bar },
            rows: [{ name: words.begins, at: share, from: interval.from, to: interval.to }],
          },
        ],
        commands: [study.command],
      },
    ],
    made: [words.made],
  };
}

export const HOW_IT_PLAYS: HowItPlays = playsIn({
  lead: 'Who wins, counted in games of two sergeants.',
  title: 'Who begins',
  text: (of100) => `Whoever begins wins ${of100} games of 100.`,
  plot: 'Is it fair to begin?',
  of: 'seat',
  begins: 'whoever begins',
  axis: 'games of 100 won',
  even: 'even',
  point: (games) => `share of ${games} games`,
  bar: 'where it lies 95 times of 100',
  made: 'Everything here is counted.',
});
