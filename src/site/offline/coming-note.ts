/** Tells whoever opens a game for the first time, once, that it is still coming onto the device: they may leave too early. */
import { keep, kept } from '../device/local-storage.ts';
import { whenGameKept } from './completion.ts';

/** Shows the note until the game is here; never again for this game. */
export function tellComing(game: string): void {
  const template = document.querySelector<HTMLTemplateElement>('[data-offline-coming]');
  if (!template || kept(game, 'offline/told') !== null) return;
  keep(game, 'offline/told', 'yes');
  document.body.append(template.content.cloneNode(true));
  const note = document.querySelector('.coming');
  const remove = () => note?.remove();
  note?.querySelector('button')?.addEventListener('click', remove);
  whenGameKept(remove);
}
