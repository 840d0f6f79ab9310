/** What somebody did last with a game, so that its page begins with that: print, learn, play or settle. */
import { keep, kept } from './local-storage.ts';

/** Remembers the deed of this page, which its header names. */
export function rememberDeed(): void {
  const { game, deed } = document.querySelector<HTMLElement>('.masthead')?.dataset ?? {};
  if (game !== undefined && deed !== undefined) keep(game, 'deed', deed);
}

/** Puts the deed done last first among those that a game's page offers. */
export function lastDeedFirst(list: HTMLElement): void {
  const last = kept(list.dataset['game'] ?? '', 'deed');
  const items = [...list.querySelectorAll<HTMLElement>('li[data-deed]')];
  const found = items.find(({ dataset }) => dataset['deed'] === last);
  if (found !== undefined) list.prepend(found);
}
