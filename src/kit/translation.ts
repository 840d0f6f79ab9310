/** A box in the words of another language: the same ids, counts and sizes by other names. */
import type { Box } from './component.ts';

/** A name for each id of a box's decks, cards, pieces and sheets. */
export type BoxNames = Readonly<Record<string, string>>;

/** Throws where a name is missing: what is printed would be of two languages. */
export function boxInWords(box: Box, names: BoxNames): Box {
  const named = <Thing extends { readonly id: string; readonly name: string }>(thing: Thing): Thing => {
    const name = names[thing.id];
    if (name === undefined) throw new Error(`There is no name for ${thing.id} in the other language.`);
    return { ...thing, name };
  };
  return {
    ...box,
    decks: box.decks.map(named),
    cards: box.cards.map(named),
    pieces: box.pieces.map(named),
    ...(box.sheets && { sheets: box.sheets.map(named) }),
  };
}
