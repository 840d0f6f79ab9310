/** An earlier print: a released version by name, or the PDF printed then. */
import type { ShelfGame } from '../../src/book/shelf-game.ts';
import { existsSync } from 'node:fs';
import { MOST } from '../../src/kit/untrusted-input.ts';
import {
  sinceSheets,
  sinceVersion,
  versionNamed,
  type Since,
} from '../../src/press/impose/plan/earlier-print.ts';
import { readBytes } from '../cli/read-input.ts';
import { unknownName } from '../cli/nearest.ts';
import { refusal } from '../cli/command-error.ts';
import type { PrintOrder } from './print-order.ts';

async function fromPdf(file: string, { id }: ShelfGame): Promise<Since> {
  if (!existsSync(file)) throw refusal(`There is no file ${file}.`);
  const { printedIn } = await import('../../src/press/paint/pdf/read-print-record.ts');
  const printed = printedIn(await readBytes(file, MOST.pdf));
  if (!printed)
    throw refusal(`${file} does not say what it prints: it takes a PDF that fieldkit print has made.`);
  if (printed.game !== id) throw refusal(`${file} holds sheets of ${printed.game}, not of ${id}.`);
  return sinceSheets(printed);
}

/** Finds the earlier print called `given`; throws a refusal if there is none. */
export async function sinceOf(game: ShelfGame, given: string): Promise<Since> {
  const versions = (await game.versions?.()) ?? [];
  const found = versionNamed(versions, given);
  if (found) return sinceVersion(found);
  if (/\.pdf$/i.test(given) || existsSync(given)) return fromPdf(given, game);
  const known = versions.map(({ version }) => version);
  if (known.length === 0)
    throw refusal(`${game.id} has no released version: give the PDF that you printed to --since.`);
  throw unknownName(`There is no version "${given}" of ${game.id}`, given, known);
}

/** The order limited to the components of the earlier print, unless it names its own. */
export function orderSince(order: PrintOrder, since: Since): PrintOrder {
  const only = order.only ?? since.printed[0]?.only;
  return { ...order, since, ...(only && { only }) };
}
