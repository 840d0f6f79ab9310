/** Reference cards: the turn and what may be played when, the classes of units and the effects. */
import type { Edition } from '../../../src/kit/edition.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { circle } from '../../../src/kit/engrave/path/shapes.ts';
import { art, box, text, type Face, type Node } from '../../../src/kit/face.ts';
import { icon } from '../art/card-icons.ts';
import { isBare, themeOf, type Theme } from '../theme.ts';
import { smallPlate, type Form } from './effect-plate.ts';
import { HEIGHT, WIDTH, cardFace, words } from './frame.ts';
import type { Icon } from './words.ts';

/** The sign of an entry: the plate of a tactics card with its word, the icon of a class, or the number of a step. */
type EntrySign =
  { readonly plate: Form; readonly word: string } | { readonly icon: Icon } | { readonly step: number };

/** An entry of a reference card; one without a sign takes the whole width. */
interface Entry {
  readonly sign?: EntrySign;
  readonly lead?: string;
  readonly says: string;
}

interface Page {
  readonly title: string;
  readonly entries: readonly Entry[];
}

const plate = (form: Form, word: string, says: string): Entry => ({ sign: { plate: form, word }, says });
const step = (number: number, lead: string, says: string): Entry => ({ sign: { step: number }, lead, says });
const unit = (name: Icon, lead: string, says: string): Entry => ({
  sign: { icon: name },
  lead,
  says,
});
const plainEntry = (lead: string, says: string): Entry => ({ lead, says });

const REFERENCE = {
  turn: {
    title: 'A turn',
    entries: [
      step(1, 'MANEUVER', 'Draw 3 tactics cards; play cards that recover; discard down to 9.'),
      step(2, 'ATTACKER', 'Units that attacked before go to the reserve. Turn up your top card: it attacks.'),
      step(
        3,
        'TARGET',
        'A unit in play, or the top of the enemy deck. Support aimed at goes to its reserve.',
      ),
      step(4, 'LOST?', 'The enemy may stop the attack.'),
      step(5, 'MODIFY', 'By turns, you first; two passes end it. One Range, one Hit, one Ammo card.'),
      step(6, 'RESULT', 'INF against infantry, PEN against all else: at least DEF destroys.'),
      step(7, 'DAMAGE?', 'If it survived: an OUT card.'),
      step(8, 'AFTER', 'Used support is a casualty.'),
      step(9, 'FREE?', 'A FREE card is another attack.'),
    ],
  },
  windows: {
    title: 'When to play what',
    entries: [
      plate('octagon', 'LOST', 'Defender, before cards that modify; END, too. Only some stop support.'),
      plate('octagon', 'OUT', 'Defender, as LOST: the attacker is a casualty.'),
      plate('arrow', '+n', 'Both by turns; −n, too. A Range card beyond reach ends the attack.'),
      plate('arrow', 'OUT', 'Attacker, after a target has survived.'),
      plate('arrow', 'FREE', 'Attacker, after an attack. One after another.'),
      plate('ring', 'CANCELS', 'At once: Rally a Morale card, Repairs Damage or a Breakdown.'),
      plate('ring', 'RECOVERS', 'In your own maneuver.'),
      plainEntry(
        'DECK OUT',
        'Shuffle the reserve. No attacks of yours until the enemy deck has run out, too.',
      ),
    ],
  },
  classes: {
    title: 'Classes',
    entries: [
      unit('tank', 'LT, MT', 'Tank, light or medium; vehicle.'),
      unit('tank', 'HT', 'Tank, heavy; vehicle.'),
      unit('vehicle', 'TD, SP', 'Destroyer, self-propelled gun: vehicles, no tanks.'),
      unit('vehicle', 'AC, APC', 'Armoured car, carrier: vehicles.'),
      unit('gun', 'AT, FA, AA, M', 'Anti-tank, field, anti-aircraft gun, mortar: guns. Hit by PEN.'),
      unit('infantry', 'INF, MI', 'Infantry, mechanised infantry. Hit by INF.'),
      unit('support', 'AIR, ART', 'Support: never hit; a casualty after its own attack.'),
      unit('close', 'RANGE', 'Point blank (PB), 500, 750, 1000, 1500, 2000 yards.'),
      unit('anglo', 'ALLIED', 'American and British.'),
    ],
  },
  effects: {
    title: 'Effects',
    entries: [
      plate('arrow', '+n', 'Changes PEN or INF of this attack; so does −n.'),
      plate('octagon', 'LOST', 'This attack is over.'),
      plate('octagon', 'END', 'This attack and this turn are over.'),
      plate('arrow', 'OUT', 'A unit is a casualty.'),
      plate(
        'arrow',
        'FREE',
        'One more attack, by the next card of the deck; “same unit” by one that has attacked.',
      ),
      plate('ring', 'CANCELS', 'A card just played does nothing.'),
      plate('ring', 'RECOVERS', 'Your latest casualty goes under your reserve.'),
      plainEntry(
        'VICTORY',
        'The enemy’s casualties come to half of the formation: 20 German, 25 Allied. Even game: 24 and 18.',
      ),
    ],
  },
} as const satisfies Readonly<Record<string, Page>>;

type ReferencePage = keyof typeof REFERENCE;

const LEFT = 4.2;
const WIDE = WIDTH - 2 * LEFT;
const TOP = 13.6;
const FOOT = HEIGHT - LEFT;

/** The sizes of what is read at the table, points: at arm’s length no smaller. */
const READABLE = { least: 9, most: 9.4 } as const;

/** The columns of signs, mm: plates are wider than icons and numbers. */
const COLUMN = { plate: 11.6, icon: 8.4, step: 7 } as const;

const columnOf = ({ sign }: Entry): number => {
  if (!sign) return 0;
  if ('plate' in sign) return COLUMN.plate;
  return 'icon' in sign ? COLUMN.icon : COLUMN.step;
};

/** How many letters a line holds, in a mm of it. */
const LETTERS = 0.8;

/** How much of the card an entry asks for: its lines, and no fewer than its sign is high. */
function shareOf(entry: Entry): number {
  const { lead = '', says } = entry;
  const lines = Math.ceil((lead.length + 1 + says.length) / ((WIDE - columnOf(entry)) * LETTERS));
  return Math.max(lines, entry.sign && 'plate' in entry.sign ? 1.8 : 1.4) + 0.34;
}

const PLATE_SIZE = { width: 10.6, height: 6.6 } as const;

function signOf(sign: EntrySign, y: number, theme: Theme): readonly Node[] {
  const { key, paper } = theme;
  const bare = isBare(theme);
  if ('icon' in sign)
    return [
      art({
        x: 0,
        y: 0,
        shapes: icon(sign.icon, LEFT + 3.2, y, 6.4, key),
        sign: { means: sign.icon, ink: key, ground: paper },
      }),
    ];
  if ('plate' in sign)
    return smallPlate(sign.plate, sign.word, { x: LEFT, y: y - PLATE_SIZE.height / 2, ...PLATE_SIZE }, theme);
  const disc = { cx: LEFT + 2.6, r: 2.5 };
  const [ground, ink] = bare ? [paper, key] : [key, paper];
  return [
    art({
      x: 0,
      y: 0,
      shapes: [
        { d: written(circle(disc.cx, y, disc.r)), fill: ground, stroke: { colour: key, width: 0.25 } },
      ],
    }),
    words(
      {
        field: 'step',
        text: String(sign.step),
        x: disc.cx - 2.5,
        y: y - 2.5,
        width: 5,
        height: 5,
        align: 'center',
        valign: 'middle',
      },
      'figures',
      10,
      [ink, ground],
    ),
  ];
}

/** An entry in its part of the card, its sign before its words. */
function row(entry: Entry, y: number, height: number, theme: Theme): Node[] {
  const { key, paper } = theme;
  const { sign, lead, says } = entry;
  const column = columnOf(entry);
  return [
    ...(sign ? signOf(sign, y + height / 2, theme) : []),
    text({
      field: lead ?? (sign && 'plate' in sign ? sign.word : 'entry'),
      x: LEFT + column,
      y,
      width: WIDE - column,
      height,
      valign: 'middle',
      fit: { least: READABLE.least },
      text: [...(lead ? [{ text: `${lead} `, style: { font: 'figures' } }] : []), { text: says }],
      style: { font: 'plain', size: READABLE.most, ink: key, leading: 1.1 },
      sign: { means: 'rules in short', ink: key, ground: paper },
    }),
  ];
}

/** The entries from the top down, each as high as its words ask for, with a fine line between them. */
function rows(entries: readonly Entry[], theme: Theme): readonly Node[] {
  const all = entries.reduce((sum, entry) => sum + shareOf(entry), 0);
  const unitHeight = (FOOT - TOP) / all;
  let y = TOP;
  return entries.flatMap((entry, at) => {
    const [top, height] = [y, shareOf(entry) * unitHeight];
    y += height;
    const rule =
      at === 0
        ? []
        : [
            box({
              x: LEFT,
              y: top - 0.07,
              width: WIDE,
              height: 0.14,
              fill: isBare(theme) ? theme.key : theme.bar,
            }),
          ];
    return [...rule, ...row(entry, top, height, theme)];
  });
}

function heading(title: string, theme: Theme): Node[] {
  const { key, paper, flat } = theme;
  const bare = isBare(theme);
  const ground = bare ? paper : flat.tactics;
  return [
    box({
      x: LEFT - 0.4,
      y: 4,
      width: WIDE + 0.8,
      height: 8,
      fill: ground,
      ...(bare ? { stroke: { colour: key, width: 0.25 } } : {}),
    }),
    words(
      {
        field: 'heading',
        text: title.toUpperCase(),
        x: LEFT + 1,
        y: 4,
        width: WIDE - 2,
        height: 8,
        valign: 'middle',
        fit: { least: 13 },
      },
      'crate',
      19,
      [bare ? key : paper, ground],
      20,
    ),
  ];
}

/** One side of a reference card, set from the top down. */
export function referenceFace(page: ReferencePage, edition: Edition): Face {
  const theme = themeOf(edition);
  const { title, entries } = REFERENCE[page];
  return cardFace(`reference-${page}`, theme, [...heading(title, theme), ...rows(entries, theme)]);
}
