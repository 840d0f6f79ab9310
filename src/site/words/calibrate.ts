/** Texts about aligning backs at the print desk. */
import { MEETS } from '../../press/calibrate/vernier.ts';

export const CALIBRATE_WORDS = {
  summary: 'Fronts and backs misaligned? Wrong size?',
  fold: 'Sheets of this kind have no backs that could be off. Their size can be: print the test sheet, measure it with a ruler, and type in both numbers.',
  intro: `Print the test sheet as you will print the cards, hold it to the light, and type in what its scales read. ${MEETS} four times: fronts and backs meet. Its last page measures the size.`,

  sheet: {
    button: 'Make the test sheet',
    about: (way: string) => `For ${way}, as chosen above.`,
  },

  printer: {
    label: 'Printer',
    none: 'none: nothing is corrected',
    unsaved: 'the numbers below, not kept',
    otherWay: (name: string, was: string, is: string) =>
      `“${name}” was read off a test sheet of ${was}. For ${is} it may not hold.`,
    takeWay: 'Print in the way that was tested',
  },

  numbers: {
    legend: 'What the scales read',
    diagram:
      'Where the scales stand on the test sheet: 1 and 2 in the upper left, 3 and 4 in the lower right corner.',
    label: (number: number) => `Scale ${number}`,
    meets: 'Fronts and backs meet: nothing is corrected.',
    corrected: (words: string) => `Seen from the front, every back is ${words}.`,
    rare: 'That is more than printers usually are off. Look at the test sheet again: is the first digit right?',
  },

  size: {
    legend: 'How long it prints, %',
    across: 'Gauge 5, across',
    along: 'Gauge 6, along',
    exact: 'Prints are true to size: nothing is corrected.',
  },

  keep: {
    label: 'Keep them as',
    hint: 'Printer, tray, paper',
    button: 'Keep',
    nameless: 'Give the printer a name first: its model, the tray, the paper.',
    kept: (name: string) => `“${name}” is kept on this device.`,
    refused:
      'This device keeps nothing for this page. Save the printer as a file; the link keeps the numbers, too.',
    unread:
      'Something that this device keeps of your printers cannot be read here. It stays on the device as it is.',
    forget: (name: string) => `Delete “${name}”`,
    forgotten: (name: string) => `“${name}” is deleted. Its numbers stay as they are chosen.`,
  },

  files: {
    one: (name: string) => `Save “${name}” as a file`,
    all: (count: number) => `Save all ${count} as a file`,
    bring: 'Open printers from a file',
    brought: (names: readonly string[]) => `Opened: ${names.map((name) => `“${name}”`).join(', ')}.`,
    name: 'fieldkit-printers.json',
  },
} as const;
