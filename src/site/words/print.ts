/** Texts of the print desk. */
import type { Sleeves } from '../../kit/boxes/card-thickness.ts';
import { COUNTERS, SHEETS, SHOWPIECES, TILES } from '../../kit/component.ts';
import type { PrintedEdition } from '../../kit/edition.ts';
import type { Flip, LayoutName, Sides } from '../../press/impose/plan/print-options.ts';
import type { PartName } from '../../press/box-parts.ts';

const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;

/** Never rounds up to 100. */
const percent = (share: number): string =>
  share === 1 ? '100 %' : `${Math.min(99.9, Math.round(share * 1000) / 10)} %`;

const LAYOUT_NAMES = {
  auto: 'chosen for nearly every printer',
  '9': '9 cards, standing',
  '8': '8 cards, lying on their sides',
  '6': '6 cards, each with bleed of its own',
} as const satisfies Record<LayoutName, string>;

interface Option {
  readonly name: string;
  readonly about?: string;
}

export const PRINT_WORDS = {
  title: 'Print desk',
  about: (game: string) =>
    `Fit the sheets of ${game} to your paper and your printer: see every page, then have the PDF made on your own device.`,
  intro:
    'Answer a few questions, look at the sheets, and take the PDF. It is made here, on your device; nothing is sent anywhere.',
  noScript:
    'The print desk needs JavaScript, which is switched off here. Ready-made sheets for A4 and Letter can be had without it:',
  readyMade: 'Ready-made sheets',
  rules:
    'The rules are not among the sheets of this desk: a ready-made file has them with all the rest, and there is a booklet.',
  form: 'What and how',
  loading: 'Laying out the sheets …',
  failed: {
    fonts: 'The fonts could not be fetched. Check the connection; what you chose stays.',
    scripts: 'A part of the press could not be fetched. Check the connection; what you chose stays.',
    memory: 'This device has too little memory free to show the sheets. What you chose stays.',
    unknown: 'The press could not be started, or it gave up. Check the connection; what you chose stays.',
  },
  again: 'Try again',

  sides: {
    legend: 'Does your printer print both sides by itself?',
    options: {
      duplex: { name: 'Yes', about: 'or you turn the stack over by hand' },
      fold: { name: 'No: fold', about: 'front and back side by side; fold, glue, cut' },
      single: { name: 'No: glue two sheets', about: 'fronts and backs on sheets of their own' },
      fronts: { name: 'Fronts alone', about: 'for cards in sleeves: no backs are printed' },
    } satisfies Record<Sides, Option>,
  },
  edition: {
    legend: 'Colour, or saving ink?',
    options: {
      colour: { name: 'Colour' },
      'low-ink': { name: 'Saving ink', about: 'drawn with line and hatching' },
    } satisfies Record<PrintedEdition, Option>,
  },
  paper: { legend: 'Paper' },
  more: 'Choose more: edge, layout, margins, parts, copies',
  flip: {
    legend: 'The printer turns the paper over its',
    options: {
      long: { name: 'long edge', about: 'as most do' },
      short: { name: 'short edge' },
    } satisfies Record<Flip, Option>,
  },
  layout: { label: 'Poker cards on a sheet', options: LAYOUT_NAMES },
  margins: {
    label: 'What your printer leaves unprinted, mm',
    about: 'Empty: unknown. Or 4.2, or 5,3 (top and bottom, sides), or four from the top clockwise.',
    unread: (text: string) =>
      `Give one, two or four lengths in mm, such as 4.2 or 5,3, not “${text.trim()}”.`,
  },
  part: {
    legend: 'What to print',
    options: {
      flat: { name: 'Cards and counters' },
      tiles: {
        name: 'Tiles',
        about: 'fronts and backs to glue on thick board, in place of cards that make the board',
      },
      models: { name: 'Paper models', about: 'to cut, fold and glue, in place of the flat counters' },
      boxes: { name: 'Boxes', about: 'to keep the game in, as large as its cards printed so' },
    } satisfies Record<PartName, Option>,
  },
  sleeves: {
    legend: 'The cards in the boxes wear',
    options: {
      none: { name: 'no sleeves' },
      thin: { name: 'thin sleeves', about: '40 microns a side' },
      thick: { name: 'thick sleeves', about: '90 microns a side' },
    } satisfies Record<Sleeves, Option>,
  },
  copies: {
    legend: 'How many of each',
    about: 'Put 0 for what you do not need.',
    group: (word: string, names: readonly string[], count: number) => {
      const own = {
        [COUNTERS]: 'Counters',
        [SHEETS]: 'Mats and boards',
        [SHOWPIECES]: 'Paper models',
        [TILES]: 'Tiles',
      }[word];
      const name =
        own ?? (names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join(''));
      return `${name} (${count})`;
    },
  },

  earlier: {
    summary: 'Printed it before? Take only what changed',
    version: 'The version that you have',
    none: 'none: print all of it',
    file: 'Or the PDF that you printed',
    aboutFile: 'The PDF itself says what is on it. It is read here, on your device.',
    reading: (file: string) => `Reading ${file} …`,
    unread: (file: string) =>
      `${file} does not say what it prints: it has to be a PDF of sheets that Fieldkit made. Nothing was changed.`,
    otherGame: (file: string) => `${file} holds the sheets of another game. Nothing was changed.`,
    goingBy: (file: string) => `Going by ${file}.`,
    forget: 'Print all of it again',
    edition: 'choose it under “Colour, or saving ink?”',
    unknown: (version: string, known: readonly string[]) =>
      `There is no version “${version}” of this game: ${
        known.length === 0 ? 'give the PDF that you printed' : `choose ${known.join(' or ')}`
      }.`,
    changes: (since: string) => `Changed since ${since}`,
    comes: 'On these sheets',
    goes: 'Take out of your box',
    nothingGoes: 'Nothing has to be taken out.',
    upToDate: 'Nothing to print',
  },

  facts: {
    heading: 'What it takes',
    sheets: (count: number) => many(count, 'sheet'),
    cuts: (count: number) => many(count, 'cut'),
    folds: (count: number) => many(count, 'fold'),
    glued: (count: number) => many(count, 'pair of sheets to glue', 'pairs of sheets to glue'),
    minutes: (count: number) => `about ${count} minutes`,
    inking: 'ink on the printed sides …',
    ink: (share: number) => `${percent(Math.round(share * 100) / 100)} ink on the printed sides`,
  },
  printers: {
    whole: (share: number, models: number) =>
      `Every card comes out whole on ${percent(share)} of ${models.toLocaleString('en')} known printer models.`,
    safer: (layout: LayoutName, share: number) =>
      `The next safer layout, ${LAYOUT_NAMES[layout]}, on ${percent(share)}.`,
    take: 'Take that layout',
  },
  refused: {
    heading: 'This cannot be printed so',
    usual: 'Let the desk choose layout and margins',
  },

  preview: {
    heading: 'The sheets',
    previous: 'Page before',
    next: 'Next page',
    page: (number: number, pages: number, label: string) =>
      `Page ${number} of ${pages}: ${/^\d/.test(label) ? `sheet ${label}` : label}`,
    picture: (label: string, title: string) => `Sheet ${label}: ${title}`,
  },

  make: {
    button: 'Make the PDF',
    cancel: 'Cancel',
    cancelled: 'Cancelled. What you chose stays.',
    progress: 'How far the file has come',
    steps: {
      planning: 'Drawing the faces …',
      loading: 'Getting ready to paint …',
      pictures: 'Drawing the pictures …',
      painting: 'Painting the sheets …',
      joining: 'Putting the file together …',
      packing: 'Packing the zip …',
    },
    done: (name: string, size: string) => `${name}, ${size}, is made.`,
    save: 'Save it again',
    open: 'Print at 100 %, without “fit to page”. The first sheet says how to print this very file.',
    noSpace: 'There is no space on this device for the file. Make room and try again; what you chose stays.',
    broken: {
      fonts: 'The fonts could not be fetched. Check the connection and try again; what you chose stays.',
      scripts:
        'A part of the press could not be fetched. Check the connection and try again; what you chose stays.',
      memory:
        'This device has too little memory free for that. Close other pages and try again; what you chose stays.',
      unknown:
        'The file could not be made: the press on this device gave up. What you chose stays; try again.',
    },
  },

  places: {
    summary: 'Take it elsewhere: print shops, virtual tables, cutting machines',
    about: 'Each is made here, on your device, of the cards chosen above, in the edition chosen above.',
    address: 'The web address of the folder where you will put the pictures',
    noAddress: (text: string) =>
      `Give an address such as https://example.org/game/, not “${text}”: a virtual table loads its pictures from there.`,
    list: [
      {
        place: 'game-crafter',
        name: 'The Game Crafter',
        about:
          'A picture of each card, back, square piece and side of the box in the pixels that they ask for, named with how many there are.',
        button: 'Make the zip for The Game Crafter',
      },
      {
        place: 'make-playing-cards',
        name: 'MakePlayingCards',
        about: 'A picture of every copy, fronts and backs under the same numbers.',
        button: 'Make the zip for MakePlayingCards',
      },
      {
        place: 'pdf',
        name: 'Any print shop',
        about:
          'A PDF with a face a page, face and back in turn, with bleed and trim in the page’s boxes, and what to tell the shop. The colours are RGB, and it is no PDF/X: the shop converts them.',
        button: 'Make the zip for a print shop',
      },
      {
        place: 'tabletop-simulator',
        name: 'Tabletop Simulator',
        about:
          'Sheets of cards, pieces, and a saved game: the table set up, hands, and the rules in its notebook.',
        button: 'Make the zip for Tabletop Simulator',
      },
      {
        place: 'vassal',
        name: 'VASSAL',
        about:
          'A module to open in VASSAL: the table set up, decks that shuffle, pieces, dice, hands, and the rules in its help.',
        button: 'Make the module for VASSAL',
      },
      {
        place: 'cutter',
        name: 'A cutting machine',
        about: 'Sheets of your paper with registration marks, and the lines to cut and fold as SVG and DXF.',
        button: 'Make the zip for a cutting machine',
      },
    ],
  },
  here: 'This desk is on this device now: it prints without a network, too.',
  notKept: 'This device keeps nothing for this page: a link keeps what you chose.',
} as const;
