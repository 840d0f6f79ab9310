/** The texts of the test sheet: how to print it, hold it to the light and read it. */
const flip = { long: 'long', short: 'short' };
type Flip = keyof typeof flip;

const ways = {
  duplex: 'both sides',
  single: 'fronts and backs on sheets of their own',
  fold: 'one side, folded',
  fronts: 'fronts alone',
};

export const CALIBRATE_EN = {
  title: (way: string) => `Test sheet: ${way}`,
  subject: 'Four scales that tell where a printer puts the back of a sheet',
  pages: { front: 'Test sheet', back: 'Its back', size: 'Size' },
  way: (paper: string, sides: keyof typeof ways, edge: Flip) =>
    `${paper}, ${sides === 'duplex' ? `both sides, ${flip[edge]} edge` : ways[sides]}`,
  over: 'TEST SHEET',
  heading: 'Do backs meet?',
  under: 'Four numbers tell where your printer puts the back of a sheet.',
  print: 'Print',
  duplex: (edge: Flip) => `Both sides, turned on the ${flip[edge]} edge, as you will print the cards.`,
  single: 'Page 1 on one sheet, page 2 on another, as you will print fronts and backs.',
  actual: (paper: string, how: string) => `${paper}, at 100 %, not “Fit”. ${how}`,
  thin: 'Thin plain paper, from the tray that the cards will come from.',
  light: 'Hold to the light',
  window: 'Hold the sheet against a window, or lay it on a bright screen: this side toward you.',
  backToBack:
    'Lay the sheets back to back, edge on edge, the print outside. Hold them against a window, this side toward you.',
  shows: 'On each scale an arrow and ten numbered ticks show through.',
  read: 'Read each scale',
  firstDigit: 'First digit: the arrow',
  follow: (lane: number) => `Follow the lane into which the arrow points up to its number. Here: ${lane}.`,
  secondDigit: 'Second digit: the straight tick',
  straight: (tenth: number) => `One numbered tick runs straight on into a tick of this side. Here: ${tenth}.`,
  together: (reading: string) => `Together: ${reading}`,
  doubt:
    'Two ticks equally straight, 7 and 8? Take the half: 4.75. Arrow on a line? With tick 0 it is the lane behind the line, with tick 9 the one before it.',
  write: 'Write down and type in',
  type: 'Type them in at the print desk, under “Fronts and backs misaligned?”, or after fieldkit print --correct. Every back is then moved, turned and sized to meet its front.',
  meets: (meets: number) =>
    `${meets} four times: backs meet, and nothing has to be done. A number above ${meets}: the back lies to the right, or too low.`,
  noArrow: (edge: Flip) =>
    `No arrow by the lanes? The sheet was turned on the other edge: it should be the ${flip[edge]} one.`,
  noArrowSingle: 'No arrow by the lanes? One of the sheets lies the wrong way round.',
  scale: (number: number) => `Scale ${number}, read against the light.`,
  back: 'This is the back of the test sheet.',
  through: 'It is read from the other side, through the paper.',
  example: (lane: number, tenth: number) =>
    `A scale against the light: the arrow points into lane ${lane}, and tick ${tenth} runs straight on. It reads ${lane}.${tenth}.`,
  whose: 'Printer, tray, paper:',
  /** The page on how long the printer prints. */
  size: {
    heading: 'True to size?',
    under: 'Two numbers tell how long your printer prints, across the paper and along it.',
    print: 'Print',
    actual: (paper: string) =>
      `${paper}, at 100 %, not “Fit”, from the tray and on the paper of the cards. Let it dry: damp paper is longer.`,
    measure: 'Measure',
    ruler:
      'Lay a ruler across gauge 5, its 0 on the long line at the left. Slide it down, always level, until its 150 mm mark stands on the slanting line.',
    read: 'Read the number at the ruler’s edge: each tick is a tenth. 4 ticks below 99: 99.4. Do the same with gauge 6, turned a quarter.',
    card: 'No ruler? A bank card, its short edge on the long line: read the inner slanting line where the card’s other edge crosses it. A ruler is more exact.',
    write: 'Write down and type in',
    type: 'Type them in at the print desk, under “Wrong size?”, or after fieldkit print --scale, 5 before 6: --scale 99.4,100.2. Every page is then made larger or smaller in each direction, so that cards come out true.',
    exact:
      '100 and 100: prints are true, and nothing has to be done. Below 98 or above 102: look for “Fit” or “Borderless” in the print dialog first.',
    gauge: {
      across: 'Gauge 5: how long the printer prints across the paper.',
      along: 'Gauge 6: how long it prints along the paper.',
    },
  },
};
