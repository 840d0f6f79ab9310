/** The end of an address at work: where it names nothing on the page, that is said, with a way on. */

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // it was damaged: it is shown as it came
  }
}

/** Watches what a page is asked for; every page has it, so that it is small and its words stand in the page. */
export function watchLandings(): void {
  const place = document.querySelector<HTMLElement>('[data-landing]');
  if (!place) return;
  const look = (): void => {
    const end = decoded(location.hash.slice(1));
    const [word = ''] = end.split(/[=&]/, 1);
    place.replaceChildren();
    const named = CSS.escape(word);
    if (end === '' || place.matches(`[data-opens~="${named}"]`) || document.getElementById(end)) return;
    const elsewhere = document.querySelector<HTMLTemplateElement>(`[data-elsewhere~="${named}"]`);
    const lost = document.querySelector<HTMLTemplateElement>('[data-lost]');
    const said = elsewhere ?? lost;
    if (said) place.append(said.content.cloneNode(true));
    const [what, way] = [place.querySelector('q'), place.querySelector('a')];
    what?.append(end);
    if (way) way.href += elsewhere ? location.hash : `?q=${encodeURIComponent(word)}`;
  };
  look();
  addEventListener('hashchange', look);
}
