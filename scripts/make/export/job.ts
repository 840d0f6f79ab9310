/** What every export starts from. */
import type { ShelfGame } from '../../../src/book/shelf-game.ts';
import type { DrawnKit } from '../../../src/kit/drawn-kit.ts';
import type { PrintedEdition } from '../../../src/kit/edition.ts';
import type { Kit } from '../../../src/kit/kit.ts';
import type { Fonts } from '../../../src/kit/type/font.ts';
import type { Run } from '../run.ts';

export interface ExportJob {
  /** The game as it stands on the shelf. */
  readonly game: ShelfGame;
  readonly kit: Kit;
  readonly fonts: Fonts;
  readonly drawn: DrawnKit;
  readonly edition: PrintedEdition;
  /** Whether all of it goes there that the place takes: with parts of a box no rules are sent. */
  readonly whole: boolean;
  readonly run: Run;
  /** The file that is made, in the run's output folder. */
  readonly file: string;
}
