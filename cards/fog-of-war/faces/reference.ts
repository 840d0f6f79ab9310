/** Reference cards: how to play, in our own words, with rule numbers. */
import { POKER, type Card } from '../../../src/kit/component.ts';
import { doubleFrame, ground, words } from '../../../src/kit/drawing/face-elements.ts';
import type { Edition } from '../../../src/kit/edition.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { art, box, group, text, type Face, type Node, type Run } from '../../../src/kit/face.ts';
import { isBare, lettersOf, onDark, themeOf, type Theme } from '../theme.ts';
import {
  REFERENCES,
  type Outcome,
  type ReferenceId,
  type ReferenceWords,
  type Said,
} from '../data/printed-words.ts';
import { waves } from './action.ts';

const { width: WIDTH, height: HEIGHT } = POKER;
const LEFT = 6;
const MEASURE = WIDTH - 2 * LEFT;
const TOP = 16.4;

const isReference = (id: string): id is ReferenceId => id in REFERENCES;

/** A line with its lead in bold, and its rules small behind. */
const lineOfCard = ({ lead, says, rules }: Said, at: number, theme: Theme): readonly Run[] => {
  const begun = `${at > 0 ? '\n' : ''}${lead} `;
  // Letters are all the ink there is: bold leads and numbers would take a low-ink sheet over a quarter of the colour edition’s.
  if (isBare(theme)) return [{ text: `${begun}${says}` }];
  return [
    { text: begun, style: { font: 'bold' } },
    // A no-break space keeps rule numbers with the last word.
    { text: `${says}\u00a0` },
    { text: rules.join(',\u00a0'), style: { font: 'plain', size: 6.4, ink: theme.written } },
  ];
};

/** The least size of what is read at the table, points: at arm’s length. */
const READABLE = 9;
const BOTTOM = HEIGHT - 5.6;

/** A result of battles: its name, the attack that it takes, and what follows. */
const resultOf = ({ lead, attack, says, rules }: Outcome): Said => ({
  lead: `${lead},`,
  says: `${attack}: ${says}`,
  rules,
});

function lines({ lines: all, outcomes = [] }: ReferenceWords, theme: Theme): Node {
  // What a battle brings as well leaves no room for larger letters.
  const isTight = isBare(theme) || outcomes.length > 0;
  return text({
    field: 'lines',
    x: LEFT,
    y: TOP,
    width: MEASURE,
    height: BOTTOM - TOP,
    fit: { least: READABLE },
    text: [...all, ...outcomes.map(resultOf)].flatMap((each, at) => lineOfCard(each, at, theme)),
    style: {
      font: 'text',
      size: isTight ? READABLE : 10.4,
      ink: theme.key,
      leading: isTight ? 1.1 : 1.13,
    },
    sign: { means: 'rules in short', ink: theme.key, ground: theme.paper },
  });
}

/** The title on a dark plate under waves; between two lines where ink is spared. */
function heading(title: string, theme: Theme): Node[] {
  const { ink, on } = onDark(theme);
  const rect = { x: LEFT, y: 6, width: MEASURE, height: 9 };
  const cut = {
    d: written(waves(MEASURE, 1, rect.height + 1, 1.7, 7)),
    stroke: { colour: ink, width: 0.14 },
  };
  const bare = isBare(theme);
  return [
    box({ ...rect, fill: on }),
    ...(bare
      ? [box({ x: LEFT, y: rect.y + rect.height, width: MEASURE, height: 0.3, fill: theme.key })]
      : [
          group({
            x: rect.x,
            y: rect.y,
            clip: { x: 0, y: 0, width: rect.width, height: rect.height },
            nodes: [art({ x: 0, y: 0, shapes: [cut] })],
          }),
          box({
            x: rect.x + 1.4,
            y: rect.y + 1.4,
            width: rect.width - 2.8,
            height: rect.height - 2.8,
            fill: on,
          }),
        ]),
    words(
      'title',
      title,
      { x: LEFT + (bare ? 0 : 2.4), y: rect.y, width: MEASURE - (bare ? 0 : 4.8), height: rect.height },
      { size: bare ? 10 : 14.5, ink, on, font: lettersOf(theme), fit: { least: 10 } },
    ),
  ];
}

/** One of the two faces of a reference card. */
export function referenceFace({ id, name }: Card, face: 0 | 1, edition: Edition): Face {
  const theme = themeOf(edition);
  const key = id.replace('reference-', '');
  if (!isReference(key)) throw new Error(`The Fog of War has no reference for ${name}`);
  const said: ReferenceWords = REFERENCES[key][face];
  return {
    id: `${id}-${face === 0 ? 'front' : 'back'}`,
    width: WIDTH,
    height: HEIGHT,
    bleed: POKER.bleed,
    safe: POKER.safe,
    nodes: [
      ground(WIDTH, HEIGHT, theme.paper),
      doubleFrame({ x: 3.6, y: 3.6, width: WIDTH - 7.2, height: HEIGHT - 7.2 }, theme.key, [
        isBare(theme) ? 0.2 : 0.5,
        isBare(theme) ? 0.125 : 0.2,
        0.9,
      ]),
      ...heading(said.title, theme),
      lines(said, theme),
    ],
  };
}
