/**
 * Quadratic curves as cubic ones, which are all that a PDF knows. An engraving is long chains of quadratic curves
 * that join smoothly; where one cubic curve shows the same as two of them, it takes their place, so that a sheet
 * has half the curves.
 */

/** What an outline is drawn with. Coordinates are absolute, in the units of the path. */
export interface Pen {
  readonly moveTo: (x: number, y: number) => void;
  readonly lineTo: (x: number, y: number) => void;
  readonly curveTo: (x1: number, y1: number, x2: number, y2: number, x: number, y: number) => void;
  readonly close: () => void;
}

/** A pen that draws quadratic curves, too, and may hold one back until the next is known. */
export interface BendingPen extends Pen {
  /**
   * A quadratic curve from (fromX, fromY) with the control (cx, cy) to (x, y); `smooth` where its control mirrors
   * that of the quadratic curve drawn just before.
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
  /** Draws what is held back. */
  readonly end: () => void;
}

/**
 * Draws with `pen`. Two smooth bends in a row become one curve where that moves no point of them by more than
 * `slip`, in the units of the path.
 *
 * From A by the controls B and C to D, with the joint in the middle of BC: the cubic curve whose handles are 4/3
 * of AB and DC long begins and ends as the bends do and runs through their joint, and at two thirds of either bend,
 * where it strays farthest, it is off by |AD - 2 BC| / 27.
 */
export function bendingPen(pen: Pen, slip: number): BendingPen {
  const most = (27 * slip) ** 2;
  // The bend held back.
  let held = false;
  let ax = 0;
  let ay = 0;
  let bx = 0;
  let by = 0;
  let jointX = 0;
  let jointY = 0;
  /** A handle from an end toward a control: 2/3 of the way for a bend alone, 4/3 for two. */
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
  /** Draws the bend held back and the one after it as one curve, where that shows the same. */
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
