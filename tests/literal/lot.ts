/**
 * How much the two referees are compared, and by which lot. `npm test` plays a little under a seed that is another one
 * each day; `npm run differential` plays for long. FIELDKIT_DAY plays again what a run has printed.
 */
import { DAY, LONG } from '../lot.ts';
import { drawing, type Draw } from './victory-tank/scene.ts';

/** Milliseconds in which a comparison ends even on one busy core: far more than it takes, and no promise. */
export const PATIENCE = (LONG ? 12 * 60 : 15) * 60_000;

/** A number for a name (FNV-1a, 32 bits). */
function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** Draws for one of the comparisons. Its seed is said at once: a failure is repeated by it. */
export function drawingFor(what: string): Draw {
  const again = `FIELDKIT_DAY=${DAY}${LONG ? ' npm run differential' : ' npx vitest run tests/literal'}`;
  process.stdout.write(`The referees are compared on ${what}; again by ${again}\n`);
  return drawing(hashOf(`${DAY} ${what}`));
}

/** Says how much was compared. */
export function tell(what: string, found: Readonly<Record<string, number>>): void {
  const counts = Object.entries(found).map(([of, count]) => `${count.toLocaleString('en')} ${of}`);
  process.stdout.write(`The referees agree on ${what}: ${counts.join(', ')}\n`);
}
