/** Refuses a kit definition that cannot be made. */
import { boxFaults, boxFaultSentence } from '../../src/kit/box-faults.ts';
import type { Kit } from '../../src/kit/kit.ts';
import { refusalOf } from '../cli/command-error.ts';

/** Throws a refusal with every fault of the kit's box. */
export function checkBox({ title, box }: Pick<Kit, 'title' | 'box'>): void {
  const faults = boxFaults(box);
  if (faults.length > 0) throw refusalOf(faults.map((fault) => `${title}: ${boxFaultSentence(fault)}`));
}
