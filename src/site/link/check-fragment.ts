/** Checks the URL's fragment; if it names nothing on the page, says so and offers a way on. */
import { decoded, MOST, shown } from '../../kit/untrusted-input.ts';

/** Whether the `rules=` of a fragment is malformed or names an unknown option. */
function isOtherSet(raw: string, known: readonly string[]): boolean {
  const words = decoded(/(?:^|&)rules=([^&]*)/.exec(raw)?.[1] ?? '')?.split(',') ?? ['%'];
  return words.some((word) => word !== '' && !known.includes(word));
}

/** Checks a fragment, and shows a message at `place` if it names nothing that exists. */
export function land(place: HTMLElement, hash: string): void {
  const tell = (template: string): void => {
    const said = document.querySelector<HTMLTemplateElement>(template);
    if (said) place.append(said.content.cloneNode(true));
  };
  const raw = hash.slice(1);
  place.replaceChildren();
  if (raw.length > MOST.address) return tell('[data-too-long]');
  // A malformed fragment is shown as it is.
  const end = decoded(raw) ?? raw;
  const [word = ''] = end.split(/[=&]/, 1);
  const named = CSS.escape(word);
  if (place.matches('[data-opens~="rules"]') && isOtherSet(raw, place.dataset['options']?.split(' ') ?? []))
    return tell('[data-other-rulings]');
  const to = place.matches('[data-opens~="fields"]') ? (end.split('&')[0] ?? '') : end;
  if (end === '' || place.matches(`[data-opens~="${named}"]`) || document.getElementById(to)) return;
  const elsewhere = `[data-elsewhere~="${named}"]`;
  const isElsewhere = document.querySelector(elsewhere) !== null;
  tell(isElsewhere ? elsewhere : '[data-lost]');
  const [what, way] = [place.querySelector('q'), place.querySelector('a')];
  what?.append(shown(end));
  if (way) way.href += isElsewhere ? hash : `?q=${encodeURIComponent(shown(word))}`;
}
