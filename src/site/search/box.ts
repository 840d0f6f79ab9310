/** The search box at work: what is found stands beneath it while one types. */
import { MOST, shown } from '../../kit/input.ts';
import type { LanguageId } from '../../language.ts';
import { byGame, finderOf, type Finder, type Found, type FoundIn, type Words } from './finder.ts';
import type { SearchBook, SearchKind, Settled } from './record.ts';

/** What a box says, besides what finding needs of its language. */
export interface SearchWords extends Words {
  readonly kinds: Readonly<Record<SearchKind, string>>;
  readonly settled: Readonly<Record<Settled, string>>;
  readonly none: (asked: string) => string;
  readonly found: (asked: string, count: number) => string;
  readonly failed: string;
}

export interface Searching {
  readonly words: SearchWords;
  readonly language: LanguageId;
  /** Brings what is searched, once something is sought and after another game was chosen. */
  readonly books: () => Promise<readonly SearchBook[]>;
  /** Whether what was found stands beneath the name of its game. */
  readonly headed: boolean;
}

/** So many stand beneath a box; the page of the search shows more. */
const AT_HAND = 5;
const ON_ITS_PAGE = 40;

async function fetched(address: string): Promise<SearchBook> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return (await answer.json()) as SearchBook;
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  text: string,
  look = '',
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.textContent = text;
  if (look !== '') made.className = look;
  return made;
}

/** One thing found: what is asked leads to it, and what is answered stands beneath. */
function entry(
  { kind, id, address, asks, says, settled, rules, game }: Found,
  { kinds, settled: answers }: SearchWords,
  headed: boolean,
): HTMLLIElement {
  const item = document.createElement('li');
  const link = element('a', asks ?? `${kinds[kind]} ${kind === 'rule' ? id : ''}`.trim());
  link.href = address;
  item.append(link);
  const text = element('p', '');
  if (kind === 'try' && settled !== undefined)
    text.append(element('b', answers[settled], `settled ${settled}`), ' ');
  text.append(says);
  const source = [kinds[kind], rules.join(', '), headed ? '' : game]
    .filter((part) => part !== '')
    .join(' · ');
  item.append(text, element('small', source));
  return item;
}

/** What was found in a game beneath the name of the game. */
function chapter({ game, found }: FoundIn, words: SearchWords): HTMLLIElement {
  const item = element('li', '', 'found-in');
  const list = element('ol', '');
  list.append(...found.map((each) => entry(each, words, true)));
  item.append(element('h2', game), list);
  return item;
}

/** Where the books lie that a box on a page of the site may search. */
const addressesIn = (form: HTMLFormElement): readonly string[] => (form.dataset['books'] ?? '').split(' ');

/** Whether a box may search more than one game. */
export const isOfSeveral = (form: HTMLFormElement): boolean => addressesIn(form).length > 1;

/** The books that a box on a page of the site searches: all of them, or that of the game which is chosen in it. */
export function booksOf(form: HTMLFormElement): Promise<readonly SearchBook[]> {
  const game = form.querySelector('select')?.value ?? '';
  const chosen = addressesIn(form).filter((book) => game === '' || book.endsWith(`/${game}/search.json`));
  return Promise.all(chosen.map(fetched));
}

/** Brings a box to life; what is in its field is sought at once. */
export function comeAlive(form: HTMLFormElement, { words, language, books, headed }: Searching): void {
  const field = form.querySelector('input');
  const status = form.querySelector('[role=status]');
  const list = form.querySelector('[data-found]');
  if (!field || !status || !list) return;
  const onItsPage = 'page' in form.dataset;
  let finder: Promise<Finder> | null = null;
  const find = async (): Promise<void> => {
    const sought = field.value.trim();
    // What is longer names nothing here, and its beginning is sought.
    const asked = shown(sought, MOST.sought);
    if (sought === '') {
      status.textContent = '';
      return list.replaceChildren();
    }
    finder ??= books().then((found) => finderOf(found, words, language));
    try {
      const found = (await finder)(asked);
      // Meanwhile something else may be asked.
      if (field.value.trim() !== sought) return;
      const most = onItsPage ? ON_ITS_PAGE : AT_HAND;
      status.textContent = found.length === 0 ? words.none(asked) : words.found(asked, found.length);
      const games = byGame(found, most);
      const items = headed
        ? games.map((each) => chapter(each, words))
        : games.flatMap((each) => each.found.map((one) => entry(one, words, false)));
      list.replaceChildren(...items);
    } catch {
      finder = null;
      status.textContent = words.failed;
    }
  };
  field.addEventListener('input', () => void find());
  form.querySelector('select')?.addEventListener('change', () => {
    finder = null;
    void find();
  });
  // Where it leads to this very page, what was found has done its work.
  list.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLAnchorElement) || target.pathname !== location.pathname) return;
    field.value = '';
    void find();
  });
  void find();
}

/** Enters what the address of the search page says is sought, and in which game; one that nobody knows is none. */
export function enterAddressed(form: HTMLFormElement): void {
  const [field, games] = [form.querySelector('input'), form.querySelector('select')];
  const address = new URLSearchParams(location.search);
  const sought = address.get('q')?.trim() ?? '';
  if (field && sought !== '') field.value = shown(sought, MOST.sought);
  const game = [...(games?.options ?? [])].find(({ value }) => value === address.get('game'));
  if (game) game.selected = true;
}
