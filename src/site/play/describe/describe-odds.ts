/** The odds of a card in words: "wins for certain". */
import type { Reckoning } from '../../../referee/table/scene.ts';
import { SEATED_WORDS } from '../../words/player-view.ts';

export function winTold({ win, of }: Pick<Reckoning, 'win' | 'of'>): string {
  const words = of === 'standing' ? SEATED_WORDS.reckoning.standing : SEATED_WORDS.reckoning;
  return win === 1 ? words.win : win === 0 ? words.loss : words.chance(win);
}
