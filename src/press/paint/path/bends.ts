/**
 * Converts quadratic curves to cubic ones, the only kind in PDF. An engraving has long chains of smoothly
 * joined quadratic curves; where one cubic curve can replace two of them, it does, which halves the number of
 * curves.
 */

/** A drawing target. Coordinates are absolute, in the units of the path. */
export interface Pen {
  readonly moveTo: (x: number, y: number) => void;
  readonly lineTo: (x: number, y: number) => void;
  readonly curveTo: (x1: number, y1: number, x2: number, y2: number, x: number, y: number) => void;
  readonly close: () => void;
}

/** A pen that also takes quadratic curves; it may delay one until the next is known. */
export interface BendingPen extends Pen {
  /**
   * A quadratic curve from (fromX, fromY) with the control point (cx, cy) to (x, y); `smooth` where that
   * mirrors the control point of the quadratic curve drawn just before.
   */
  readonly bendTo: (
    fromX: number,
    fromY: number,
    cx: number,
    cy: number,
    x: number,
    y: number,
    smooth: boolean,
  ) => void;
  /** Draws the delayed curve. */
  readonly end: () => void;
}

/**
 * Wraps `pen`. Two smooth quadratic curves in a row become one cubic curve where that moves no point by more
 * than `slip`, in the units of the path.
 *
 * For end points A and D, control points B and C, and the joint in the middle of BC: the cubic curve with
 * handles of 4/3 AB and DC has the same ends and tangents and runs through the joint; its largest error, at
 * two thirds of either curve, is
 * AD - 2 BC
 *  / 27.
 */
export function bendingPen(pen: Pen, slip: number): BendingPen {
  const most = (27 * slip) ** 2;
  // The delayed curve.
  let held = false;
  let ax = 0;
  let ay = 0;
  let bx = 0;
  let by = 0;
  let jointX = 0;
  let jointY = 0;
  /** A handle from an end toward a control point: 2/3 of the way for a single curve, 4/3 for two. */
  const handle = (end: number, control: number, share: number): number => end + (control - end) * share;
  const end = () => {
    if (!held) return;
    held = false;
    const share = 2 / 3;
    pen.curveTo(
      handle(ax, bx, share),
      handle(ay, by, share),
      handle(jointX, bx, share),
      handle(jointY, by, share),
      jointX,
      jointY,
    );
  };
  /** Tries to draw the delayed curve and the next as one. */
  const joins = (cx: number, cy: number, x: number, y: number): boolean => {
    const offX = x - ax - 2 * (cx - bx);
    const offY = y - ay - 2 * (cy - by);
    if (offX * offX + offY * offY > most) return false;
    held = false;
    const share = 4 / 3;
    pen.curveTo(
      handle(ax, bx, share),
      handle(ay, by, share),
      handle(x, cx, share),
      handle(y, cy, share),
      x,
      y,
    );
    return true;
  };
  return {
    end,
    moveTo: (x, y) => {
      end();
      pen.moveTo(x, y);
    },
    lineTo: (x, y) => {
      end();
      pen.lineTo(x, y);
    },
    curveTo: (x1, y1, x2, y2, x, y) => {
      end();
      pen.curveTo(x1, y1, x2, y2, x, y);
    },
    close: () => {
      end();
      pen.close();
    },
    bendTo: (fromX, fromY, cx, cy, x, y, smooth) => {
      if (held && smooth && joins(cx, cy, x, y)) return;
      end();
      held = true;
      ax = fromX;
      ay = fromY;
      bx = cx;
      by = cy;
      jointX = x;
      jointY = y;
    },
  };
}
