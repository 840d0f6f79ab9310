/** Saves files from the cache: browsers bypass the service worker for downloads, so offline they would fail. */
import { handOutFile } from '../device/hand-out-file.ts';

/** Saves the file a link leads to; if it is not available, opens the page that says so. */
async function save(link: HTMLAnchorElement): Promise<void> {
  try {
    const response = await fetch(link.href);
    if (!response.ok) throw new Error(link.href);
    handOutFile(link.download || link.pathname.replace(/^.*\//, ''), await response.blob());
  } catch {
    location.assign(link.href);
  }
}

/** From now on, links to downloads of this site are served from the cache if they are in it. */
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
