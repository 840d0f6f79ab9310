/**
 * The end of an address at work: where it names nothing on the page, that is said, with a way on; where it was made under
 * other rules, what has changed since.
 */
import { LANDING_WORDS as WORDS } from '../words-landing.ts';
import { VERSION } from './address.ts';

/** Longer ends of addresses are shown by their beginning. */
const SHOWN = 40;

/** What stands behind a `#`, and the word before its `=`: "rules" of "#rules=pass", "M4" of "#M4". */
function endOf(fragment: string): { readonly word: string; readonly all: string } {
  let all = fragment.replace(/^#/, '');
  try {
    all = decodeURIComponent(all);
  } catch {
    // It was damaged: it is shown as it came.
  }
  return { word: /^[^=&]*/.exec(all)?.[0] ?? '', all };
}

/** Watches what a page is asked for; `place` is where it is said, and knows what else the page opens. */
export function watchLandings(place: HTMLElement): void {
  const { landing = '', opens = '' } = place.dataset;
  const unknown = document.createElement('div');
  const since = document.createElement('div');
  place.append(unknown, since);
  const look = (): void => {
    const { word, all } = endOf(location.hash);
    const isHere = all === '' || opens.split(' ').includes(word) || document.getElementById(all) !== null;
    unknown.replaceChildren(...(isHere ? [] : lost(place, word, all)));
  };
  look();
  addEventListener('hashchange', look);
  const made = new URLSearchParams(location.search).get(VERSION);
  if (made === null) return;
  import('./since-then.ts')
    .then(({ sinceThen }) => sinceThen(landing, made))
    // What cannot be loaded cannot be told; the page itself is here.
    .then(
      (said) => since.replaceChildren(...said),
      () => undefined,
    );
}

/** That something is not here, and where it is, or how it is sought. */
function lost({ dataset }: HTMLElement, word: string, all: string): readonly Node[] {
  const said = document.createElement('p');
  const way = document.createElement('a');
  const there = word === 'rulings' ? dataset['toRegister'] : dataset['toPlay'];
  if (/^(position|view|record|rulings)$/.test(word) && there !== undefined) {
    said.append(WORDS.elsewhere, ' ', way);
    way.href = there + location.hash;
    way.textContent = WORDS.open;
    return [said];
  }
  const short = all.length > SHOWN ? `${all.slice(0, SHOWN)}…` : all;
  said.append(WORDS.unknown(short), ' ', way);
  way.href = `${dataset['search'] ?? ''}?q=${encodeURIComponent(all.slice(0, SHOWN))}`;
  way.textContent = WORDS.search;
  return [said];
}
