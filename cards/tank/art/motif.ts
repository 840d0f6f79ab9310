/** A piece of a vignette: shapes in mm of its picture, cut in the detail of an edition. */
import { burin, type Burin } from '../../../src/kit/engrave/burin.ts';
import { IDENTITY } from '../../../src/kit/engrave/path/matrix.ts';
import type { Shape } from '../../../src/kit/face.ts';
import { inksOf, type Theme } from '../theme.ts';

export type Motif = (theme: Theme) => readonly Shape[];

/**
 * The picture's own size, and where its ground lies. On paper there is more sky above it: what is behind everything reaches
 * so far up.
 */
export const PICTURE = { width: 55.5, height: 34, ground: 28, sky: 5 } as const;

/** A motif engraved with a burin in the inks of the tactics cards. */
export const cutBy =
  (cut: (b: Burin) => void): Motif =>
  (theme) => {
    const b = burin(inksOf(theme, 'tactics'), theme.detail, IDENTITY);
    cut(b);
    return b.shapes();
  };
