/** How much ink a picture takes: for saying so on the first page, and for holding the low-ink edition to its name. */

/** Pixels as RGB, three bytes each. */
export interface RgbPixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** Shares of the area that each ink covers; 1 is one ink all over. */
export interface Ink {
  readonly cyan: number;
  readonly magenta: number;
  readonly yellow: number;
  readonly black: number;
  /** Their sum: at most 3, because black takes the place of equal parts of the other three. */
  readonly total: number;
}

/**
 * The ink that pixels take by the plainest separation there is: black replaces what cyan, magenta and yellow
 * have in common (K = 1 - max(R, G, B); C = (1 - R - K) / (1 - K), and so on), and a channel's value is taken
 * for the share of paper left bare. Real printers use profiles of their own: the figure is for comparing one
 * sheet or edition with another, and for a reader's "about a tenth of the page".
 */
export function inkOf({ width, height, data }: RgbPixels): Ink {
  let [cyan, magenta, yellow, black] = [0, 0, 0, 0];
  for (let index = 0; index < data.length; index += 3) {
    const [red, green, blue] = [data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0];
    const light = Math.max(red, green, blue);
    black += 255 - light;
    if (light === 0) continue;
    cyan += (255 * (light - red)) / light;
    magenta += (255 * (light - green)) / light;
    yellow += (255 * (light - blue)) / light;
  }
  const share = (sum: number) => sum / (255 * width * height);
  const total = share(cyan + magenta + yellow + black);
  return { cyan: share(cyan), magenta: share(magenta), yellow: share(yellow), black: share(black), total };
}
