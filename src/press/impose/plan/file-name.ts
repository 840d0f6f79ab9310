/** The file names of sheets; options that are not the default are part of the name. */
import type { DrawnKit } from '../../../kit/drawn-kit.ts';
import { hashBytes, shortHash } from '../../../kit/content-hash.ts';
import type { PrintedScale } from '../../calibrate/printed-scale.ts';
import type { Margins } from '../../margins.ts';
import type { SheetJob } from './sheet-job.ts';

/** Whether nothing has a back, so that one way of printing is enough. */
export const isOneSided = ({ cards, counters, showpieces, sheets }: DrawnKit): boolean =>
  cards.length === 0 && [...counters, ...showpieces, ...sheets].every(({ back }) => !back);

/** "margins-4.2", with as few numbers as `readMargins` needs. */
function marginsText({ top, right, bottom, left }: Margins): string {
  const pairs = top === bottom && left === right ? [top, right] : [top, right, bottom, left];
  return ['margins', ...(new Set(pairs).size === 1 ? [top] : pairs)].join('-');
}

/** "scale-99.6-100.2". */
export const scaleForName = ({ across, along }: PrintedScale): string => `scale-${across}-${along}`;

/** The options that appear in a file's name. */
export type NamedJob = Pick<
  SheetJob,
  'drawn' | 'paper' | 'sides' | 'flip' | 'layout' | 'margins' | 'misfit' | 'scale' | 'tiles'
>;

/** The longest part of a file name for selected components. */
const LONGEST_NAME = 60;

/**
 * The words for selected components in a file name: themselves, or their number with a hash if they are too
 * long.
 */
export function wordsForName(words: readonly string[]): readonly string[] {
  if (words.join('-').length <= LONGEST_NAME) return words;
  return [`${words.length}-components`, shortHash(hashBytes(words.join(' ')))];
}

/** "victory-tank-a4-duplex-colour.pdf"; `part` names a part of the box `kit`, empty for the default set. */
export function sheetsFileName(kit: string, job: NamedJob, part: readonly string[]): string {
  const { drawn, paper, sides, flip = 'long', layout = 'auto', margins, misfit, scale } = job;
  const edge = sides === 'duplex' && flip === 'short' ? ['short-edge'] : [];
  // On a folded sheet the back is on the same side, so nothing is corrected.
  const corrected = misfit && sides !== 'fold' && sides !== 'fronts' ? ['corrected'] : [];
  const isPlain = isOneSided(drawn) || (job.tiles && sides !== 'fronts');
  const ways = isPlain ? [] : [sides, ...edge, ...corrected];
  // Folded sheets, tiles, and sheets without cards choose their own layout.
  const ownGrid = layout === 'auto' || sides === 'fold' || job.tiles || drawn.cards.length === 0;
  const grid = ownGrid ? [] : [`${layout}-up`];
  const own = margins ? [marginsText(margins)] : [];
  const scaled = scale ? [scaleForName(scale)] : [];
  return `${[kit, paper, ...ways, ...grid, ...own, ...scaled, drawn.edition, ...wordsForName(part)].join('-')}.pdf`;
}
