/** What a printed card does, in the sentences of the rules at this table. Loaded when somebody looks at a card closely. */
import type { Loaded } from '../load-game.ts';

/** The sentences of the card with this face, in the readings in force; none for a card without rules of its own. */
export async function cardWords(
  { cardTexts, sentences, game }: Pick<Loaded, 'cardTexts' | 'sentences' | 'game'>,
  position: unknown,
  face: string,
): Promise<readonly string[]> {
  const [texts = [], quoted] = await Promise.all([cardTexts?.(), sentences()]);
  const { sentence } = quoted(game.optionsOn(position));
  return texts.find(({ cards }) => cards.includes(face))?.does.map(sentence) ?? [];
}
