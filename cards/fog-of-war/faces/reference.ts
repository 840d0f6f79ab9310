/** Reference cards: what one does, in our own words, with the rules that say so. */
import { POKER, type Card } from '../../../src/kit/component.ts';
import { doubleFrame, ground, words } from '../../../src/kit/drawing/lettering.ts';
import type { Edition } from '../../../src/kit/edition.ts';
import { box, text, type Face, type Node, type Run } from '../../../src/kit/face.ts';
import { lettersOf, lineOf, themeOf, type Theme } from '../theme.ts';
import { REFERENCES, type ReferenceId, type ReferenceWords, type Said } from '../words.ts';

const { width: WIDTH, height: HEIGHT } = POKER;
const LEFT = 6;
const MEASURE = WIDTH - 2 * LEFT;
const TOP = 16.4;

const isReference = (id: string): id is ReferenceId => id in REFERENCES;

/** A line with its lead in bold, and its rules small behind. */
const lineOfCard = ({ lead, says, rules }: Said, at: number, theme: Theme): readonly Run[] => [
  { text: `${at > 0 ? '\n' : ''}${lead} `, style: { font: 'bold' } },
  // What quotes a rule stays with the last word before it.
  { text: `${says}\u00a0` },
  { text: rules.join(',\u00a0'), style: { font: 'plain', size: 6.4, ink: theme.written } },
];

function lines({ lines: all }: ReferenceWords, theme: Theme): Node {
  return text({
    ...{ field: 'lines', x: LEFT, y: TOP, width: MEASURE, height: HEIGHT - TOP - 5.6, fit: { least: 7.2 } },
    text: all.flatMap((each, at) => lineOfCard(each, at, theme)),
    style: { font: 'text', size: 10.4, ink: theme.key, leading: 1.16 },
    sign: { means: 'rules in short', ink: theme.key, ground: theme.paper },
  });
}

/** One of the two faces of a reference card. */
export function referenceFace({ id, name }: Card, face: 0 | 1, edition: Edition): Face {
  const theme = themeOf(edition);
  const key = id.replace('reference-', '');
  if (!isReference(key)) throw new Error(`The Fog of War has no reference for ${name}`);
  const said: ReferenceWords = REFERENCES[key][face];
  return {
    ...{
      id: `${id}-${face === 0 ? 'front' : 'back'}`,
      width: WIDTH,
      height: HEIGHT,
      bleed: POKER.bleed,
      safe: POKER.safe,
    },
    nodes: [
      ground(WIDTH, HEIGHT, theme.paper),
      doubleFrame({ x: 3.6, y: 3.6, width: WIDTH - 7.2, height: HEIGHT - 7.2 }, theme.key, [
        lineOf(theme, 0.5),
        lineOf(theme, 0.2),
        0.9,
      ]),
      words(
        'title',
        said.title,
        { x: LEFT, y: 5.6, width: MEASURE, height: 8.2 },
        { size: 15, ink: theme.key, on: theme.paper, font: lettersOf(theme), fit: { least: 10 } },
      ),
      box({ x: LEFT, y: 14.2, width: MEASURE, height: 0.6, fill: theme.key }),
      box({ x: LEFT, y: 15.3, width: MEASURE, height: 0.2, fill: theme.key }),
      lines(said, theme),
    ],
  };
}
