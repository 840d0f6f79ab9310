/** Watches the URL's fragment on every page. */
import { firstHash } from '../device/first-hash.ts';

/** Most pages are opened without a fragment, so what checks one is loaded lazily. */
export function watchLandings(): void {
  const place = document.querySelector<HTMLElement>('[data-landing]');
  if (!place) return;
  const look = (hash: string): void => {
    if (hash.length <= 1 && place.childElementCount === 0) return;
    // If loading fails, the page works without the message.
    import('./check-fragment.ts').then(
      ({ land }) => land(place, hash),
      () => undefined,
    );
  };
  // A lesson may have changed the fragment already.
  look(firstHash());
  // A `hashchange` event that the site fires itself has no `newURL`.
  addEventListener('hashchange', ({ newURL }) => look(newURL === '' ? location.hash : new URL(newURL).hash));
}
