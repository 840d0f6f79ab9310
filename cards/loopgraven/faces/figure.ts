/** A figure on a piece. */
import type { Point } from '../../../src/kit/engrave/matrix.ts';
import { text, type Node } from '../../../src/kit/face.ts';
import type { Theme } from '../theme.ts';

/** A figure in the middle of (x, y). */
export const figure = (
  field: string,
  said: string,
  [x, y]: Point,
  size: number,
  [ink, ground]: readonly [Theme['key'], Theme['key']],
  font = 'poster',
): Node =>
  text({
    field,
    text: said,
    x: x - 6,
    y: y - 5,
    width: 12,
    height: 10,
    align: 'center',
    valign: 'middle',
    style: { font, size, ink },
    sign: { means: said, ink, ground },
  });
