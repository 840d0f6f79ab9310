/** Ways out of the page: a file, what the device shares with, the clipboard. */
import { handOutFile } from './hand-out-file.ts';

const TYPE = 'application/json';

/** Gives a text to the player as a file. */
export const handOut = (name: string, text: string): void =>
  handOutFile(name, new Blob([text], { type: TYPE }));

/** Browsers share plain text, and refuse files that they take for anything else. */
const fileOf = (name: string, text: string): File =>
  new File([text], name.replace(/json$/, 'txt'), { type: 'text/plain' });

/** Whether the device shares files of such a name. */
export const canShare = (name: string): boolean =>
  'canShare' in navigator && navigator.canShare({ files: [fileOf(name, '{}')] });

/** Shares a text as a file; whether it went out. */
export const share = (name: string, text: string): Promise<boolean> =>
  navigator.share({ files: [fileOf(name, text)] }).then(
    () => true,
    () => false,
  );

/** Whether the device shares addresses. */
export const canShareAddress = (): boolean => 'share' in navigator;

/** Shares an address; whether it went out. */
export const shareAddress = (url: string): Promise<boolean> =>
  navigator.share({ url }).then(
    () => true,
    () => false,
  );

/** Copies a text; whether the browser let it. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
