import { expect, it } from 'vitest';
import { loadGame } from '../load-game.ts';
import { chanceOf } from '../../../referee/chance/random.ts';
import { cardWords } from './card-words.ts';

const wordsAt = async (id: string, face: string): Promise<string> => {
  const loaded = await loadGame(id);
  const begun = loaded.game.setUp([], chanceOf('cards'));
  if (!begun.ok) throw new Error(begun.faults.join());
  return (await cardWords(loaded, begun.value, face)).join(' ');
};

it('says what a card of the hand does, in the words of the rules', async () => {
  expect(await wordsAt('tank', 'buttoned-down')).toMatch(/LOST card: the attack is over/);
  expect(await wordsAt('tank', 'radio')).toMatch(/FREE card/);
  expect(await wordsAt('loopgraven', 'famine')).toMatch(/move|attack/);
  expect(await wordsAt('fog-of-war', 'axis-start-dummy')).not.toBe('');
  expect(await wordsAt('victory-tank', 'action-red-2')).not.toBe('');
});

it('says nothing of a face without rules of its own, and in a game without such cards', async () => {
  expect(await wordsAt('tank', 'tactics-back')).toBe('');
  expect(await wordsAt('street-armour', 'tank')).toBe('');
});
