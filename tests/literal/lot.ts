/**
 * Seeds and limits of the differential tests. `npm test` compares the two referees briefly, with a seed that changes daily;
 * `npm run differential` takes long. Set FIELDKIT_DAY, as printed by a run, to repeat it.
 */
import { DAY, LONG } from '../lot.ts';
import { drawing, type Draw } from './victory-tank/scene.ts';

/** The timeout of a comparison, ms: generous, for a single busy core. */
export const PATIENCE = (LONG ? 12 * 60 : 15) * 60_000;

/** FNV-1a hash, 32 bits. */
function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** The random numbers of one comparison. Prints at once how to repeat it. */
export function drawingFor(what: string): Draw {
  const again = `FIELDKIT_DAY=${DAY}${LONG ? ' npm run differential' : ' npx vitest run tests/literal'}`;
  process.stdout.write(`The referees are compared on ${what}; again by ${again}\n`);
  return drawing(hashOf(`${DAY} ${what}`));
}

/** Prints how much was compared. */
export function tell(what: string, found: Readonly<Record<string, number>>): void {
  const counts = Object.entries(found).map(([of, count]) => `${count.toLocaleString('en')} ${of}`);
  process.stdout.write(`The referees agree on ${what}: ${counts.join(', ')}\n`);
}
