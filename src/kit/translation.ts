/** A box in the words of another language: the same ids, counts and sizes by other names. */
import type { Box } from './component.ts';

/** A name for each id of a box's decks, cards, pieces and sheets. */
export type BoxNames = Readonly<Record<string, string>>;

/** What is noted of its parts, by what the box itself notes: many parts share a note. */
export type BoxNotes = Readonly<Record<string, string>>;

interface Named {
  readonly id: string;
  readonly name: string;
  readonly note?: string;
}

/** Throws where a name or a note is missing: what is printed would be of two languages. */
export function boxInWords(box: Box, names: BoxNames, notes: BoxNotes = {}): Box {
  const named = <Thing extends Named>(thing: Thing): Thing => {
    const name = names[thing.id];
    if (name === undefined) throw new Error(`There is no name for ${thing.id} in the other language.`);
    if (thing.note === undefined) return { ...thing, name };
    const note = notes[thing.note];
    if (note === undefined) throw new Error(`“${thing.note}” is not said in the other language.`);
    return { ...thing, name, note };
  };
  return {
    ...box,
    decks: box.decks.map(named),
    cards: box.cards.map(named),
    pieces: box.pieces.map(named),
    ...(box.sheets && { sheets: box.sheets.map(named) }),
  };
}
