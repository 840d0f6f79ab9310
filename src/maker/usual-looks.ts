/** How cards, backs and boxes look where a maker does not say. */
import type { Cover } from '../kit/box-cover.ts';
import type { Edition } from '../kit/edition.ts';
import { box, text, type Node } from '../kit/face.ts';
import type { BackCanvas, CardCanvas, CardRow, Drawn, GameDefinition } from './definition.ts';
import { inksIn } from './inks.ts';
import { title, words } from './set-text.ts';

/** Columns that are not told on a card. */
const UNTOLD = ['id', 'name', 'count', 'deck'];

/** The name above, and every other column under it: a first print of any table. */
export function usualFace<Row extends CardRow>({ card, area, ink }: CardCanvas<Row>): Drawn {
  const told = Object.entries(card)
    .filter(([column, value]) => !UNTOLD.includes(column) && value !== '' && value !== null)
    .map(([column, value]) => `${column}: ${Array.isArray(value) ? value.join(', ') : String(value)}`);
  return [
    title(card.name, area.top(Math.min(12, area.height / 3)), { ink: ink.key }),
    words(told.join('\n'), area.rest(2), { ink: ink.key, size: 9, least: 6 }),
  ];
}

/** The name of the deck on the game's ground. */
export function usualBack({ deck, area, bleed, ink }: BackCanvas): readonly Node[] {
  const { x, y, width, height } = bleed;
  return [
    box({ x, y, width, height, fill: ink.ground }),
    title(deck.name, area.inset(2), { field: 'back', ink: ink.onGround, size: 16, least: 6 }),
  ];
}

/** The game's title on its ground. */
export function usualCover<Row extends CardRow>({ title: name, inks = {} }: GameDefinition<Row>) {
  return (edition: Edition): Cover => {
    const { key, paper, ground, onGround } = inksIn(inks, edition);
    return {
      inks: { edition, paper, key, ground, onGround },
      front: ({ width, height, line }) => {
        const style = { font: 'bold', ink: onGround };
        const common = { x: 3, width: width - 6, align: 'center', valign: 'middle' } as const;
        return [
          box({ x: 0, y: 0, width, height, fill: ground }),
          text({
            ...common,
            field: 'title',
            text: name,
            y: height * 0.15,
            height: height * 0.5,
            style: { ...style, size: 24 },
            fit: { least: 5 },
            balance: true,
          }),
          text({
            ...common,
            field: 'line',
            text: line,
            y: height * 0.7,
            height: height * 0.2,
            style: { ...style, font: 'text', size: 9 },
            fit: { least: 5 },
          }),
        ];
      },
    };
  };
}
