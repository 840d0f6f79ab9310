/** Names and sizes of what lies on a simple board, from the box. */
import { drawnSizes, type Box } from '../kit/component.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface BoardFaces {
  readonly nameOf: (face: string) => string;
  /** Printed, mm. */
  readonly sizeOf: (face: string) => Size;
  /** The back of a card that lies face down; null for what has none. */
  readonly backOf: (face: string) => string | null;
}

interface Named extends Size {
  readonly name: string;
}

/** A face that the box lacks has a name all the same: `check` tells of it. */
const unknown = (face: string): Named => ({ name: face, width: 20, height: 20 });

const SUFFIX = /-back$/;

export function boardFaces({ cards, decks, pieces, sheets = [] }: Box): BoardFaces {
  const ofDecks = decks.flatMap((deck): [string, Named][] => {
    const card = cards.find((each) => each.deck === deck.id);
    return card ? [[`${deck.id}-back`, { ...card.size, name: deck.name }]] : [];
  });
  const known = new Map<string, Named>([
    ...ofDecks,
    ...sheets.map(({ id, name, form }): [string, Named] => [
      id,
      { name, ...(drawnSizes(form)[0] ?? unknown(id)) },
    ]),
    ...pieces.map(({ id, name, counter }): [string, Named] => [id, { ...counter, name }]),
    ...cards.map(({ id, name, size }): [string, Named] => [id, { ...size, name }]),
  ]);
  const found = (face: string): Named =>
    known.get(face) ?? known.get(face.replace(SUFFIX, '')) ?? unknown(face);
  const backs = new Map(
    cards.filter(({ twoFaced }) => !twoFaced).map(({ id, deck }) => [id, `${deck}-back`] as const),
  );
  return {
    nameOf: (face) => found(face).name,
    sizeOf: (face) => found(face),
    backOf: (face) => backs.get(face) ?? null,
  };
}
