/** Packages with native binaries: npm may omit them, or have none for a machine. */
import { refusal } from '../cli/command-error.ts';

/** Loads such a package; throws a refusal that says what it is for if its binary is missing. */
export async function native<Package>(load: () => Promise<Package>, use: string): Promise<Package> {
  try {
    return await load();
  } catch {
    throw refusal(
      `${use}, whose native part is not installed for this machine: run npm ci, without --omit=optional.`,
    );
  }
}
