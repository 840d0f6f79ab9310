/** Packages with a native part: npm leaves it out on request, and where there is none for a machine. */
import { refusal } from '../cli/refusal.ts';

/** Brings such a package; refuses, naming what it is for, where its native part is not there. */
export async function native<Package>(load: () => Promise<Package>, use: string): Promise<Package> {
  try {
    return await load();
  } catch {
    throw refusal(
      `${use}, whose native part is not installed for this machine: run npm ci, without --omit=optional.`,
    );
  }
}
