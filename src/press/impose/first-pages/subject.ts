/** The input for the first pages of a file. */
import type { SheetFacts } from '../plan/facts.ts';
import type { SheetJob } from '../plan/sheet-job.ts';
import type { LayoutRequest } from '../plan/sheet-layout.ts';
import type { Leaves } from '../leaves.ts';
import type { Make } from '../sheet-pages.ts';

/** Everything that the first pages describe. */
export interface CoverSubject {
  readonly job: SheetJob;
  readonly make: Make;
  readonly request: LayoutRequest;
  readonly imposed: Leaves;
  readonly facts: SheetFacts;
  readonly warnings: readonly string[];
}
