/** The odds of a card in words: "wins for certain". */
import type { Reckoning } from '../../../referee/table/scene.ts';
import { TABLE_PLAY_WORDS } from '../../words/table-play.ts';

export function winTold({ win, of }: Pick<Reckoning, 'win' | 'of'>): string {
  const words = of === 'standing' ? TABLE_PLAY_WORDS.reckoning.standing : TABLE_PLAY_WORDS.reckoning;
  return win === 1 ? words.win : win === 0 ? words.loss : words.chance(win);
}
