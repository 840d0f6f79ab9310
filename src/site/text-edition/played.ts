/** How a game plays, in words: the figures plotted on its page, and how they were obtained. */
import { code } from '../../book/blocks.ts';
import type { HowItPlays, PlayedPart, Plot } from '../../book/study-report.ts';
import { figuresOf } from '../plots/figures.ts';
import { PLAYED_WORDS as WORDS } from '../words/how-it-plays.ts';
import { heading, item, list, paragraph } from './block-builders.ts';
import type { TextBlock } from './text-model.ts';

const plotBlocks = (plot: Plot, slug: string): readonly TextBlock[] => [
  heading(3, slug, plot.title),
  paragraph(WORDS.told.what(plot.axis, plot.shows.point, plot.shows.bar)),
  list(
    figuresOf(plot).map(({ name, at, from, to, reach }) => {
      const where = WORDS.told.row(name, at, from, to);
      return item(reach === null ? `${where}.` : `${where}; ${WORDS.told.reach(reach.from, reach.to)}.`);
    }),
  ),
];

const partBlocks = ({ id, title, text, plots, commands }: PlayedPart): readonly TextBlock[] => [
  heading(2, `plays-${id}`, title),
  ...text.map(paragraph),
  ...plots.flatMap((plot, index) => plotBlocks(plot, `plays-${id}-${index + 1}`)),
  paragraph(`${WORDS.again}:`),
  list(commands.map((command) => ({ words: [code(command)] }))),
];

/** The chapter on how it plays; empty for a game without studies. */
export function playedBlocks(plays: HowItPlays | null): readonly TextBlock[] {
  if (plays === null) return [];
  return [
    heading(1, 'how-it-plays', WORDS.title),
    paragraph(plays.lead),
    paragraph(WORDS.rules(plays.rules)),
    ...plays.parts.flatMap(partBlocks),
    heading(2, 'plays-made', WORDS.made),
    ...plays.made.map(paragraph),
  ];
}
