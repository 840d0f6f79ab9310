/** The script of the pocket edition: renders "Can I?" and round and score into their placeholders. */
import { render } from 'preact';
import { CanI } from '../ask/can-i.tsx';
import { comeAlive } from '../search/search-box.ts';
import type { SearchBook } from '../search/search-record.ts';
import { SITE_LANGUAGE } from '../page-language.ts';
import { SHELF } from '../shelf.ts';
import { SEARCH_WORDS } from '../words/search.ts';
import { RoundAndScore } from '../round-and-score/round-and-score.tsx';

/** The search index is embedded, compressed. */
async function unpacked(base64: string): Promise<SearchBook> {
  const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return (await new Response(stream).json()) as SearchBook;
}
const search = document.querySelector<HTMLFormElement>('form.search');
const foundIn = document.querySelector('[data-found-in]')?.textContent ?? null;
if (search && foundIn !== null) {
  search.addEventListener('submit', (event) => event.preventDefault());
  const books = async () => [await unpacked(foundIn)];
  comeAlive(search, { words: SEARCH_WORDS, language: SITE_LANGUAGE.id, books, headed: false });
}

const placeOf = (what: string): HTMLElement | null => document.querySelector(`[data-${what}]`);

// Rules and register are in the same file, each sentence under its id.
const round = placeOf('round-of');
if (round) render(<RoundAndScore id={round.dataset['roundOf'] ?? ''} rules="" />, round);

/** Only the situations: the sandbox's game and the position editor are not in this file. */
async function ask(place: HTMLElement): Promise<void> {
  const id = place.dataset['canIOf'] ?? '';
  const referee = SHELF.find((game) => game.id === id)?.referee;
  const [game, situations = []] = await Promise.all([referee?.game(), referee?.situations?.()]);
  const places = { faces: null, rules: '#', rulings: '#rulings-' };
  const menu = situations.map((situation) => ({ id: situation.id, name: situation.name }));
  render(<CanI id={id} name={game?.name ?? id} places={places} menu={menu} />, place);
}
const asked = placeOf('can-i-of');
if (asked) void ask(asked);
