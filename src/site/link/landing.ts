/** The end of an address at work: where it names nothing on the page, that is said, with a way on. */
import { decoded, MOST, shown } from '../../kit/input.ts';

/** Whether the `rules=` behind a `#` is garbled, or names an option that is not known. */
function isOtherSet(raw: string, known: readonly string[]): boolean {
  const words = decoded(/(?:^|&)rules=([^&]*)/.exec(raw)?.[1] ?? '')?.split(',') ?? ['%'];
  return words.some((word) => word !== '' && !known.includes(word));
}

/** Looks up the end of an address, and says at `place` where it names nothing that there is. */
export function land(place: HTMLElement, hash: string): void {
  const tell = (template: string): void => {
    const said = document.querySelector<HTMLTemplateElement>(template);
    if (said) place.append(said.content.cloneNode(true));
  };
  const raw = hash.slice(1);
  place.replaceChildren();
  if (raw.length > MOST.address) return tell('[data-too-long]');
  // Where it was damaged, it is shown as it came.
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
