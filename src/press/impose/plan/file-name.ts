/** What a file of sheets is called: whatever is not usual is said in the name. */
import type { DrawnKit } from '../../../kit/drawn-kit.ts';
import { hashBytes, shortHash } from '../../../kit/hash.ts';
import type { Margins } from '../../margins.ts';
import type { SheetJob } from './job.ts';

/** Nothing of it has a back: one way of printing it serves everybody. */
export const isOneSided = ({ cards, counters, showpieces, sheets }: DrawnKit): boolean =>
  cards.length === 0 && [...counters, ...showpieces, ...sheets].every(({ back }) => !back);

/** "margins-4.2", in as few lengths as `readMargins` takes. */
function marginsText({ top, right, bottom, left }: Margins): string {
  const pairs = top === bottom && left === right ? [top, right] : [top, right, bottom, left];
  return ['margins', ...(new Set(pairs).size === 1 ? [top] : pairs)].join('-');
}

/** How a file of sheets is to be printed, as far as its name says it. */
export type NamedJob = Pick<
  SheetJob,
  'drawn' | 'paper' | 'sides' | 'flip' | 'layout' | 'margins' | 'misfit' | 'tiles'
>;

/** More of a file's name would be hard to read, and in the end too long for a disk. */
const LONGEST_NAME = 60;

/** Words of a file's name for the components chosen: themselves, or how many and a hash that tells them apart. */
export function wordsForName(words: readonly string[]): readonly string[] {
  if (words.join('-').length <= LONGEST_NAME) return words;
  return [`${words.length}-components`, shortHash(hashBytes(words.join(' ')))];
}

/** "victory-tank-a4-duplex-colour.pdf"; `part` are words for a part of the box `kit`, none for what a table needs. */
export function sheetsFileName(kit: string, job: NamedJob, part: readonly string[]): string {
  const { drawn, paper, sides, flip = 'long', layout = 'auto', margins, misfit } = job;
  const edge = sides === 'duplex' && flip === 'short' ? ['short-edge'] : [];
  // A fold has its back on the same side of the paper.
  const corrected = misfit && sides !== 'fold' ? ['corrected'] : [];
  const ways = isOneSided(drawn) || job.tiles ? [] : [sides, ...edge, ...corrected];
  // Sheets that fold, those of tiles, and sheets without cards have a layout of their own whatever is asked for.
  const ownGrid = layout === 'auto' || sides === 'fold' || job.tiles || drawn.cards.length === 0;
  const grid = ownGrid ? [] : [`${layout}-up`];
  const own = margins ? [marginsText(margins)] : [];
  return `${[kit, paper, ...ways, ...grid, ...own, drawn.edition, ...wordsForName(part)].join('-')}.pdf`;
}
