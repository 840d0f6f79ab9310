/** Translates a box: the same ids, counts and sizes with other names. */
import type { Box } from './component.ts';

/** A name for each id of a box's decks, cards, pieces and sheets. */
export type BoxNames = Readonly<Record<string, string>>;

/** Translations of notes by the original note: many parts share one. */
export type BoxNotes = Readonly<Record<string, string>>;

interface Named {
  readonly id: string;
  readonly name: string;
  readonly note?: string;
}

/** A translated box. @throws where a name or note is missing, so that no print mixes two languages. */
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
