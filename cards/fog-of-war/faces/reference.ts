/** Reference cards: how to play, in our own words. */
import { POKER, type Card } from '../../../src/kit/component.ts';
import { doubleFrame, ground, words } from '../../../src/kit/drawing/face-elements.ts';
import type { Edition } from '../../../src/kit/edition.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { art, box, group, text, type Face, type Node } from '../../../src/kit/face.ts';
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
const LEFT = 5.8;
const MEASURE = WIDTH - 2 * LEFT;
const TOP = 15.8;
const BOTTOM = HEIGHT - 5.6;

const isReference = (id: string): id is ReferenceId => id in REFERENCES;

/** The sizes of what is read at the table, points: at arm’s length no smaller. */
const READABLE = { least: 9, most: 9.7 } as const;

/** About how many letters a line holds, and what an entry takes besides its lines, in lines. */
const LETTERS = 35;
const BETWEEN = 0.6;

/** A result of battles: its name, the attack that it takes, and what follows. */
const resultOf = ({ lead, attack, says, rules }: Outcome): Said => ({
  lead: `${lead},`,
  says: `${attack}: ${says}`,
  rules,
});

/** How much of the card an entry asks for, in lines. */
const shareOf = ({ lead, says }: Said): number =>
  Math.ceil((lead.length + 1 + says.length) / LETTERS) + BETWEEN;

/** An entry with its lead in bold, in its part of the card. */
function entry({ lead, says }: Said, y: number, height: number, theme: Theme): Node {
  // Letters are all the ink there is: bold leads would take a low-ink sheet over a quarter of the colour edition’s.
  const font = isBare(theme) ? 'text' : 'bold';
  return text({
    field: lead,
    x: LEFT,
    y,
    width: MEASURE,
    height,
    valign: 'middle',
    fit: { least: READABLE.least },
    text: [{ text: `${lead} `, style: { font } }, { text: says }],
    style: {
      font: 'text',
      size: isBare(theme) ? READABLE.least : READABLE.most,
      ink: theme.key,
      leading: 1.12,
    },
    sign: { means: 'rules in short', ink: theme.key, ground: theme.paper },
  });
}

/** The entries one below the other, a thin line between two. */
function lines({ lines: all, outcomes = [] }: ReferenceWords, theme: Theme): Node[] {
  const entries = [...all, ...outcomes.map(resultOf)];
  const asked = entries.reduce((sum, each) => sum + shareOf(each), 0);
  let y = TOP;
  return entries.flatMap((each, index) => {
    const height = (shareOf(each) / asked) * (BOTTOM - TOP);
    const at = y;
    y += height;
    const line = box({ x: LEFT, y: at, width: MEASURE, height: 0.15, fill: theme.key });
    return [...(index === 0 ? [] : [line]), entry(each, at, height, theme)];
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
      ...lines(said, theme),
    ],
  };
}
