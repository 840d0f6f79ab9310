/**
 * Files to save, as they are on the device: a browser fetches what it saves past the service worker, so that without a
 * network it would not find what is kept.
 */
import { handOutFile } from '../device/hand-out-file.ts';

/** Saves what a link to a file of this site leads to; what is not on the device says so on a page of its own. */
async function save(link: HTMLAnchorElement): Promise<void> {
  try {
    const response = await fetch(link.href);
    if (!response.ok) throw new Error(link.href);
    handOutFile(link.download || link.pathname.replace(/^.*\//, ''), await response.blob());
  } catch {
    location.assign(link.href);
  }
}

/** From now on, links to files of this site are answered by the device where it has them. */
export function saveFromDevice(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[download]');
    if (!link || link.origin !== location.origin || link.protocol === 'blob:') return;
    const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    if (!container?.controller) return;
    event.preventDefault();
    void save(link);
  });
}
