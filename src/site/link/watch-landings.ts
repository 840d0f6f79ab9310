/** Watches what a page is asked for by the end of its address. */
import { firstHash } from '../device/first-hash.ts';

/** Every page has it, and most are asked for nothing: what looks an end up is brought where there is one. */
export function watchLandings(): void {
  const place = document.querySelector<HTMLElement>('[data-landing]');
  if (!place) return;
  const look = (hash: string): void => {
    if (hash.length <= 1 && place.childElementCount === 0) return;
    // Where it cannot be brought, the page is there all the same.
    import('./landing.ts').then(
      ({ land }) => land(place, hash),
      () => undefined,
    );
  };
  // By now a lesson may have put the address of its step there.
  look(firstHash());
  // Where pages send the event themselves it has no address.
  addEventListener('hashchange', ({ newURL }) => look(newURL === '' ? location.hash : new URL(newURL).hash));
}
