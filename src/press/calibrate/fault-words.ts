/** Messages for invalid readings and profile files; in Dutch in `fault-words.nl.ts`. */
export const CALIBRATE_FAULTS = {
  readings: {
    count: (scales: number, count: number): string =>
      `The test sheet gives ${scales} numbers, such as 4.5,4.7,4.4,4.6; here ${count === 1 ? 'is' : 'are'} ${count}.`,
    missing: (number: number, most: number): string =>
      `Number ${number} is missing: it reads from 0 to ${most}.`,
    range: (number: number, most: number, given: string): string =>
      `Number ${number} reads from 0 to ${most}; “${given}” does not.`,
    /** Degrees, and per cent. */
    wild: (turn: string, size: string): string =>
      `These numbers say that the back is turned by ${turn}° and comes out at ${size} % of its size, which no printer does: read them again.`,
  },
  scale: {
    text: (given: string): string =>
      `The size of a print is two numbers in per cent, across and along the paper, such as 99.6,100.2; “${given}” is not.`,
    range: (percent: string, least: number, most: number): string =>
      `Printers come out between ${least} and ${most} % of the true length, not at ${percent} %: measure the test sheet again, printed at 100 % and without “Fit”.`,
  },
  profiles: {
    unread: 'This is no file of printer profiles.',
    newer: 'This file of printer profiles is from a later Fieldkit: bring this one up to date first.',
    many: 'This file holds more printer profiles than can be chosen from.',
    damaged: 'A printer profile in this file is damaged: read its numbers off the test sheet again.',
    empty: 'There is no printer profile in this file.',
  },
};
