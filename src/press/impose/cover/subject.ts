/** What the first pages of a file are made from. */
import type { SheetFacts } from '../facts.ts';
import type { SheetJob } from '../job.ts';
import type { LayoutRequest } from '../layout.ts';
import type { Leaves } from '../leaves.ts';
import type { Make } from '../pages.ts';

/** Everything that the first pages speak of. */
export interface CoverSubject {
  readonly job: SheetJob;
  readonly make: Make;
  readonly request: LayoutRequest;
  readonly imposed: Leaves;
  readonly facts: SheetFacts;
  readonly warnings: readonly string[];
}
