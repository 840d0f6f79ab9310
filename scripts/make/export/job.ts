/** What every export starts from. */
import type { DrawnKit } from '../../../src/kit/drawn-kit.ts';
import type { Kit } from '../../../src/kit/kit.ts';
import type { Fonts } from '../../../src/kit/type/font.ts';
import type { Run } from '../run.ts';

export interface ExportJob {
  readonly kit: Kit;
  readonly fonts: Fonts;
  readonly drawn: DrawnKit;
  readonly run: Run;
  /** The file that is made, in the run's output folder. */
  readonly file: string;
}
