/** Puts faults of a table onto the cards that its rows made: a row that cannot be read has its last good card. */
import { capital } from '../../src/language.ts';
import type { ProofCard, ProofGame, Proofs } from './proofs.ts';

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
