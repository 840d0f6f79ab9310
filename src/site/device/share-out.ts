/** Ways to get data out of the page: download, share sheet, clipboard. */
import { handOutFile } from './hand-out-file.ts';

const TYPE = 'application/json';

/** Offers a text as a download. */
export const handOut = (name: string, text: string): void =>
  handOutFile(name, new Blob([text], { type: TYPE }));

/** Browsers share plain text files, and refuse most other types. */
const fileOf = (name: string, text: string): File =>
  new File([text], name.replace(/json$/, 'txt'), { type: 'text/plain' });

/** Whether the device can share a file with such a name. */
export const canShare = (name: string): boolean =>
  'canShare' in navigator && navigator.canShare({ files: [fileOf(name, '{}')] });

/** Shares a text as a file; resolves to whether it was shared. */
export const share = (name: string, text: string): Promise<boolean> =>
  navigator.share({ files: [fileOf(name, text)] }).then(
    () => true,
    () => false,
  );

export const canShareAddress = (): boolean => 'share' in navigator;

/** Shares a URL; resolves to whether it was shared. */
export const shareAddress = (url: string): Promise<boolean> =>
  navigator.share({ url }).then(
    () => true,
    () => false,
  );

/** Copies a text to the clipboard; resolves to whether it worked. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
