/** How long parcels take, for every place, and for what is not a card, each in a process of its own. */
import { PLACES } from '../../src/press/export/export-places.ts';
import { cold, type Cold } from './cold.ts';
import type { Figure } from './measurement.ts';

const RUNS = 3;
const GAME = 'victory-tank';

const text = ({ seconds, memory, bytes }: Cold): string =>
  `${seconds.toFixed(2)} s, ${Math.round(memory)} MB, file ${(bytes / 1e6).toFixed(1)} MB`;

/** Cold without cache, and again with it. */
function figuresOf(what: string, words: readonly string[]): Figure[] {
  const row = (of: string, found: string): Figure => ({ what: of, bar: '', found });
  return [
    row(what, text(cold([...words, '--no-cache'], RUNS))),
    row('  with what was drawn before at hand', text(cold(words, RUNS))),
  ];
}

const ADDRESS = ['--base-url', 'https://games.example/victory-tank/'];

/** The figures of all exports other than sheets of cards. */
export const exportFigures = (): Promise<readonly Figure[]> =>
  Promise.resolve([
    ...PLACES.flatMap((place) =>
      figuresOf(`export to ${place}`, ['export', GAME, '--to', place, ...ADDRESS]),
    ),
    ...['tiles', 'boxes', 'showpieces'].flatMap((part) =>
      figuresOf(`print ${part}, A4`, ['print', GAME, '--only', part]),
    ),
  ]);
