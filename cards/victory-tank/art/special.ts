/** Pictures that fields are told by: each one silhouette with a mass of its own. */
import type { Picture } from '../../../src/kit/engrave/burin.ts';
import { written } from '../../../src/kit/engrave/outline.ts';
import type { Path } from '../../../src/kit/engrave/path.ts';
import type { Shape } from '../../../src/kit/face.ts';
import type { Theme } from '../theme.ts';

export interface Special extends Picture {
  /** Parts that together cover all of the picture that has weight. */
  readonly silhouette: readonly Path[];
}

/** Round a special where ink is spared: 1.5 pt of it show. */
const BOLD = 0.53;
/** Paper round a special, mm. */
const HALO = 1.1;

/** What a special is laid on: a halo that parts it from the ground, in low ink with a bold line about its mass. */
export function backing({ silhouette }: Special, { edition, paper, key }: Theme): Shape[] {
  const d = written(...silhouette);
  const laid = (width: number, colour: Shape['fill']): Shape[] =>
    colour ? [{ d, fill: colour, stroke: { colour, width, join: 'round' } }] : [];
  return edition === 'low-ink'
    ? [...laid(2 * (BOLD + HALO), paper), ...laid(2 * BOLD, key), ...laid(0.02, paper)]
    : laid(2 * HALO, paper);
}
