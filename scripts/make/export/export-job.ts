/** The input of every export. */
import type { ShelfGame } from '../../../src/book/shelf-game.ts';
import type { DrawnKit } from '../../../src/kit/drawn-kit.ts';
import type { PrintedEdition } from '../../../src/kit/edition.ts';
import type { Kit } from '../../../src/kit/kit.ts';
import type { Fonts } from '../../../src/kit/type/font.ts';
import type { Run } from '../run.ts';

export interface ExportJob {
  readonly game: ShelfGame;
  readonly kit: Kit;
  readonly fonts: Fonts;
  readonly drawn: DrawnKit;
  readonly edition: PrintedEdition;
  /** Whether the place gets everything it takes: the rules are not sent with parts of a box. */
  readonly whole: boolean;
  readonly run: Run;
  /** Path of the file in the run's output folder. */
  readonly file: string;
}
