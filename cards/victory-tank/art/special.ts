/** Pictures that fields are told by: each one silhouette with a mass of its own. */
import { burin, type Burin, type Detail, type Inks, type Picture } from '../../../src/kit/engrave/burin.ts';
import type { Matrix } from '../../../src/kit/engrave/matrix.ts';
import { written } from '../../../src/kit/engrave/outline.ts';
import type { Path } from '../../../src/kit/engrave/path.ts';
import type { Colour } from '../../../src/kit/edition.ts';
import type { Shape } from '../../../src/kit/face.ts';
import type { Theme } from '../theme.ts';

/** A burin for specials: where ink is spared they have their army's lines alone, and no shadows across them. */
export function boldBurin(inks: Inks, detail: Detail, place: Matrix): Burin {
  const tool = burin(inks, detail, place);
  return detail === 'line' ? { ...tool, shade: () => undefined } : tool;
}

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
  const laid = (reach: number, colour: Colour): Shape => ({
    d,
    fill: colour,
    stroke: { colour, width: 2 * reach, join: 'round' },
  });
  return edition === 'low-ink'
    ? [laid(BOLD + HALO, paper), laid(BOLD, key), { d, fill: paper }]
    : [laid(HALO, paper)];
}
