/** Puts faults onto the faces they belong to: of rows that cannot be read, and of pictures that cannot be painted. */
import { capital } from '../../src/language.ts';
import type { ProofCard, ProofFace, ProofGame, Proofs } from './proofs.ts';

/** What a sentence says after the place of a row; undefined where it is about something else. */
function saysOfRow(sentence: string, title: string, place: string): string | undefined {
  const own = sentence.startsWith(`${title}, `) ? sentence.slice(title.length + 2) : sentence;
  if (!own.startsWith(place) || /^\d/.test(own.slice(place.length))) return undefined;
  return capital(own.slice(place.length).replace(/^[,:.] */, ''));
}

/** A card with the sentences about its row on its front. */
function withFaults(
  card: ProofCard,
  title: string,
  sentences: readonly string[],
  placed: Set<string>,
): ProofCard {
  const { row, faces } = card;
  const [front, ...others] = faces;
  if (!row || !front) return card;
  const faults = sentences.flatMap((sentence) => {
    const says = saysOfRow(sentence, title, row.place);
    if (says !== undefined) placed.add(sentence);
    return says ?? [];
  });
  return faults.length === 0 ? card : { ...card, faces: [{ ...front, faults }, ...others] };
}

/** The proofs as they were before a shelf could not be read, with these faults on their cards or above them all. */
export function placeFaults(games: readonly ProofGame[], sentences: readonly string[]): Proofs {
  const placed = new Set<string>();
  const marked = games.map((game) => ({
    ...game,
    decks: game.decks.map((deck) => ({
      ...deck,
      cards: deck.cards.map((card) => withFaults(card, game.title, sentences, placed)),
    })),
  }));
  return { games: marked, faults: sentences.filter((sentence) => !placed.has(sentence)), isStale: true };
}

/** Faults that show only when a picture is painted, by the keys of pictures: of a file that is broken inside. */
export type PaintFaults = ReadonlyMap<string, readonly string[]>;

export function withPaintFaults(proofs: Proofs, faults: PaintFaults): Proofs {
  if (faults.size === 0) return proofs;
  const marked = (face: ProofFace): ProofFace => {
    const own = Object.values(face.pictures).flatMap((key) => faults.get(key) ?? []);
    return own.length === 0 ? face : { ...face, faults: [...new Set([...face.faults, ...own])] };
  };
  const games = proofs.games.map((game) => ({
    ...game,
    decks: game.decks.map(({ back, ...deck }) => ({
      ...deck,
      cards: deck.cards.map((card) => ({ ...card, faces: card.faces.map(marked) })),
      ...(back && { back: marked(back) }),
    })),
    others: game.others.map(marked),
  }));
  return { ...proofs, games };
}
