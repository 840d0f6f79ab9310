/** The search box: shows results while the reader types. */
import { MOST, shown } from '../../kit/untrusted-input.ts';
import type { LanguageId } from '../../language.ts';
import { byGame, finderOf, type Finder, type Found, type FoundIn, type Words } from './finder.ts';
import type { SearchBook, SearchKind, SearchRecord, Settled } from './search-record.ts';

/** Texts of a search box, and the language's words for finding. */
export interface SearchWords extends Words {
  readonly kinds: Readonly<Record<SearchKind, string>>;
  /** In place of the kind, where an answer is not the rulebook's. */
  readonly sources: Readonly<Record<NonNullable<SearchRecord['from']>, string>>;
  readonly settled: Readonly<Record<Settled, string>>;
  readonly none: (asked: string) => string;
  readonly found: (asked: string, count: number) => string;
  readonly failed: string;
}

export interface Searching {
  readonly words: SearchWords;
  readonly language: LanguageId;
  /** Loads the search indexes; called when somebody searches and after the game was changed. */
  readonly books: () => Promise<readonly SearchBook[]>;
  /** Whether results are grouped under the games' names. */
  readonly headed: boolean;
}

/** Results below a search box; the search page shows more. */
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

/** One result: the question as a link, the answer below. */
function entry(
  { kind, id, address, asks, says, settled, from, rules, game }: Found,
  { kinds, sources, settled: answers }: SearchWords,
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
  const source = [from === undefined ? kinds[kind] : sources[from], rules.join(', '), headed ? '' : game]
    .filter((part) => part !== '')
    .join(' · ');
  item.append(text, element('small', source));
  return item;
}

/** The results of one game below its name. */
function chapter({ game, found }: FoundIn, words: SearchWords): HTMLLIElement {
  const item = element('li', '', 'found-in');
  const list = element('ol', '');
  list.append(...found.map((each) => entry(each, words, true)));
  item.append(element('h2', game), list);
  return item;
}

/** URLs of the search indexes for a box. */
const addressesIn = (form: HTMLFormElement): readonly string[] => (form.dataset['books'] ?? '').split(' ');

/** Whether a box may search more than one game. */
export const isOfSeveral = (form: HTMLFormElement): boolean => addressesIn(form).length > 1;

/** Loads the indexes for a box: all, or that of the chosen game. */
export function booksOf(form: HTMLFormElement): Promise<readonly SearchBook[]> {
  const game = form.querySelector('select')?.value ?? '';
  const chosen = addressesIn(form).filter((book) => game === '' || book.endsWith(`/${game}/search.json`));
  return Promise.all(chosen.map(fetched));
}

/** Starts a box; what its field already contains is searched at once. */
export function comeAlive(form: HTMLFormElement, { words, language, books, headed }: Searching): void {
  const field = form.querySelector('input');
  const status = form.querySelector('[role=status]');
  const list = form.querySelector('[data-found]');
  if (!field || !status || !list) return;
  const onItsPage = 'page' in form.dataset;
  let finder: Promise<Finder> | null = null;
  const find = async (): Promise<void> => {
    const sought = field.value.trim();
    // Longer texts are cut: nothing here has so long a name.
    const asked = shown(sought, MOST.sought);
    if (sought === '') {
      status.textContent = '';
      return list.replaceChildren();
    }
    finder ??= books().then((found) => finderOf(found, words, language));
    try {
      const found = (await finder)(asked);
      // The query may have changed meanwhile.
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
  // A result on this very page: close the list.
  list.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLAnchorElement) || target.pathname !== location.pathname) return;
    field.value = '';
    void find();
  });
  void find();
}

/** Fills the form from the search page's URL: query and game; an unknown game is ignored. */
export function enterAddressed(form: HTMLFormElement): void {
  const [field, games] = [form.querySelector('input'), form.querySelector('select')];
  const address = new URLSearchParams(location.search);
  const sought = address.get('q')?.trim() ?? '';
  if (field && sought !== '') field.value = shown(sought, MOST.sought);
  const game = [...(games?.options ?? [])].find(({ value }) => value === address.get('game'));
  if (game) game.selected = true;
}
