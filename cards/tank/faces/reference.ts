/** Reference cards: the turn and what may be played when, the classes of units and the effects. */
import type { Edition } from '../../../src/kit/edition.ts';
import { box, type Face, type Node } from '../../../src/kit/face.ts';
import { isBare, themeOf, type Theme } from '../theme.ts';
import { cardFace, WIDTH, words } from './frame.ts';
import { REFERENCE, type Entry, type ReferencePage } from './reference-words.ts';

const LEFT = 4.2;
const WIDE = WIDTH - 2 * LEFT;
const LEAD = 15.4;

function entry({ lead, says, lines }: Entry, y: number, theme: Theme): Node[] {
  const { key, paper } = theme;
  return [
    words(
      { field: lead, text: lead, x: LEFT, y: y + 0.1, width: LEAD - 0.8, height: 3.4 },
      'figures',
      8.2,
      [key, paper],
      20,
    ),
    words(
      {
        field: `of ${lead}`,
        text: says,
        x: LEFT + LEAD,
        y: y + 0.15,
        width: WIDE - LEAD,
        height: lines * 3.25 + 0.2,
      },
      'plain',
      8,
      [key, paper],
    ),
  ];
}

function heading(title: string, theme: Theme): Node[] {
  const { key, paper, flat } = theme;
  const bare = isBare(theme);
  const ground = bare ? paper : flat.tactics;
  return [
    box({
      x: LEFT - 0.4,
      y: 4,
      width: WIDE + 0.8,
      height: 8,
      fill: ground,
      ...(bare ? { stroke: { colour: key, width: 0.25 } } : {}),
    }),
    words(
      {
        field: 'heading',
        text: title.toUpperCase(),
        x: LEFT + 1,
        y: 4,
        width: WIDE - 2,
        height: 8,
        valign: 'middle',
        fit: { least: 13 },
      },
      'crate',
      19,
      [bare ? key : paper, ground],
      20,
    ),
  ];
}

/** One side of a reference card, set from the top down. */
export function referenceFace(page: ReferencePage, edition: Edition): Face {
  const theme = themeOf(edition);
  const { title, entries, gap } = REFERENCE[page];
  let y = 14.6;
  const set = entries.flatMap((each): Node[] => {
    const nodes = entry(each, y, theme);
    y += each.lines * 3.25 + gap;
    return nodes;
  });
  return cardFace(`reference-${page}`, theme, [...heading(title, theme), ...set]);
}
