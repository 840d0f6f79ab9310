/** The search page at work: asks the index for what the address says is sought, and lists what it finds. */
import { MOST, shown } from '../../kit/input.ts';

/** What there is to find, in the order in which it is listed. */
export const SEARCH_KINDS = ['rule', 'ruling', 'question', 'example'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** As much of Pagefind as is used. */
interface Index {
  readonly search: (
    term: string,
  ) => Promise<{ readonly results: readonly { readonly data: () => Promise<Hit> }[] }>;
}

/** Something found, as Pagefind tells it. */
export interface Hit {
  readonly url: string;
  readonly raw_url?: string;
  /** HTML: the text, with what was sought in `mark`. */
  readonly excerpt: string;
  readonly meta: Readonly<Record<string, string>>;
}

/** At most so many are listed. */
const MOST_LISTED = 40;

/** What is called exactly so comes first, then rules, rulings, questions and examples; alike ones as the index ranks them. */
export function ranked(hits: readonly Hit[], term: string): readonly Hit[] {
  const place = ({ meta: { id = '', kind = '' } }: Hit): number =>
    id.toLowerCase() === term.toLowerCase() ? -1 : SEARCH_KINDS.findIndex((known) => known === kind);
  return hits.toSorted((one, other) => place(one) - place(other));
}

/** A hit as an entry of the list. */
function entry(hit: Hit, kinds: Readonly<Record<string, string>>): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = hit.raw_url ?? hit.url;
  const { kind = '', id = '', game = '' } = hit.meta;
  link.textContent =
    kind === 'example' || kind === 'question' ? (kinds[kind] ?? kind) : `${kinds[kind] ?? kind} ${id}`;
  const small = document.createElement('small');
  small.textContent = ` ${game}`;
  const text = document.createElement('p');
  const excerpt = new DOMParser().parseFromString(hit.excerpt, 'text/html');
  text.append(...excerpt.body.childNodes);
  item.append(link, small, text);
  return item;
}

interface Words {
  readonly none: string;
  readonly found: string;
  readonly failed: string;
  readonly kinds: Readonly<Record<string, string>>;
}

const said = (sentence: string, term: string, count: number): string =>
  sentence.replace('{term}', term).replace('{count}', String(count));

/** Searches for what `?q=` says and lists it in the page. */
export async function find(page: HTMLElement): Promise<void> {
  const sought = new URLSearchParams(location.search).get('q')?.trim() ?? '';
  const field = page.querySelector('input');
  const status = page.querySelector('[role=status]');
  const list = page.querySelector('[data-found]');
  if (!field || !status || !list || sought === '') return;
  // What is longer names nothing here, and its beginning is sought.
  const term = shown(sought, MOST.sought);
  field.value = term;
  const words = JSON.parse(page.dataset.words ?? '{}') as Words;
  try {
    const index = (await import(/* @vite-ignore */ page.dataset.index ?? '')) as Index;
    const { results } = await index.search(term);
    const hits = await Promise.all(results.slice(0, MOST_LISTED).map((result) => result.data()));
    status.textContent = said(results.length === 0 ? words.none : words.found, term, results.length);
    list.replaceChildren(...ranked(hits, term).map((hit) => entry(hit, words.kinds)));
  } catch {
    status.textContent = words.failed;
  }
}
