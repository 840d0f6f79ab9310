/** Reference cards: the turn and what may be played when, the classes of units and the effects. */
import type { Edition } from '../../../src/kit/edition.ts';
import { box, type Face, type Node } from '../../../src/kit/face.ts';
import { isBare, themeOf, type Theme } from '../theme.ts';
import { WIDTH, cardFace, words } from './frame.ts';

/** An entry of a reference card. */
interface Entry {
  readonly lead: string;
  readonly says: string;
  /** How many lines it takes. */
  readonly lines: number;
}

interface Page {
  readonly title: string;
  readonly entries: readonly Entry[];
  /** The space between entries, mm. */
  readonly gap: number;
}

const entry = (lead: string, says: string, lines: number): Entry => ({ lead, says, lines });

const REFERENCE = {
  turn: {
    title: 'A turn',
    gap: 1.5,
    entries: [
      entry('MANEUVER', 'Draw 3 tactics cards; play cards that recover; discard down to 9.', 2),
      entry(
        'ATTACKER',
        'Units that attacked before go to the reserve. Turn up the top card of your deck: it attacks.',
        3,
      ),
      entry(
        'TARGET',
        'One enemy unit in play, or the top card of the enemy deck. Support that is aimed at goes to its reserve.',
        3,
      ),
      entry('LOST?', 'The enemy may stop the attack.', 1),
      entry('MODIFY', 'By turns, you first; two passes end it. One Range, one Hit, one Ammo card.', 2),
      entry('RESULT', 'INF against infantry, PEN against all else: at least DEF destroys.', 2),
      entry('DAMAGE?', 'If it survived: a card that says OUT.', 1),
      entry('AFTER', 'Support that attacked is a casualty.', 1),
      entry('FREE?', 'A FREE card is another attack.', 1),
    ],
  },
  windows: {
    title: 'When to play what',
    gap: 1.9,
    entries: [
      entry('LOST, END', 'Defender, before cards that modify. Only some stop support.', 2),
      entry('OUT (RED)', 'Defender, as LOST: the attacker is a casualty.', 2),
      entry('+ AND −', 'Both players, by turns. A Range card beyond the reach ends the attack.', 3),
      entry('OUT (BLACK)', 'Attacker, after a target has survived.', 2),
      entry('FREE', 'Attacker, after an attack. One after another.', 2),
      entry(
        'CANCELS',
        'The other player, at once: Rally undoes Morale, Repairs undoes Damage or a Breakdown.',
        3,
      ),
      entry('RECOVERS', 'In your own maneuver.', 1),
      entry('DECK OUT', 'Shuffle the reserve. No attacks of yours until the enemy deck has run out, too.', 3),
    ],
  },
  classes: {
    title: 'Classes',
    gap: 1.7,
    entries: [
      entry('LT, MT', 'Tank, light or medium; vehicle.', 1),
      entry('HT', 'Tank, heavy; vehicle.', 1),
      entry('TD, SP', 'Destroyer, self-propelled gun: vehicles, no tanks.', 2),
      entry('AC, APC', 'Armoured car, carrier: vehicles.', 1),
      entry('AT, FA, AA', 'Anti-tank, field, anti-aircraft gun: guns. Hit by PEN.', 2),
      entry('M', 'Mortar: a gun.', 1),
      entry('INF, MI', 'Infantry, mechanised infantry. Hit by INF.', 2),
      entry('AIR, ART', 'Support: never hit; a casualty after its own attack.', 2),
      entry('RANGE', 'Point blank (PB), 500, 750, 1000, 1500, 2000 yards.', 2),
      entry('ALLIED', 'American and British.', 1),
    ],
  },
  effects: {
    title: 'Effects',
    gap: 1.8,
    entries: [
      entry('+n, −n', 'Changes PEN or INF of this attack.', 1),
      entry('LOST', 'This attack is over.', 1),
      entry('END', 'This attack and this turn are over.', 1),
      entry('OUT', 'A unit is a casualty.', 1),
      entry(
        'FREE',
        'One more attack, by the next card of the deck; “same unit” by one that has attacked.',
        3,
      ),
      entry('CANCELS', 'A card just played does nothing.', 1),
      entry('RECOVERS', 'Your latest casualty goes under your reserve.', 2),
      entry(
        'VICTORY',
        'The enemy’s casualties come to half of the formation: 20 German, 25 Allied. Even scenario (ours): 24 and 18.',
        4,
      ),
    ],
  },
} as const satisfies Readonly<Record<string, Page>>;

type ReferencePage = keyof typeof REFERENCE;

const LEFT = 4.2;
const WIDE = WIDTH - 2 * LEFT;
const LEAD = 15.4;

function entryNodes({ lead, says, lines }: Entry, y: number, theme: Theme): Node[] {
  const { key, paper } = theme;
  return [
    words(
      { field: lead, text: lead, x: LEFT, y: y + 0.1, width: LEAD - 0.8, height: 3.4 },
      'figures',
      8.2,
      [key, paper],
      20,
    ),
    words(
      {
        field: `of ${lead}`,
        text: says,
        x: LEFT + LEAD,
        y: y + 0.15,
        width: WIDE - LEAD,
        height: lines * 3.25 + 0.2,
      },
      'plain',
      8,
      [key, paper],
    ),
  ];
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
  const { title, entries, gap } = REFERENCE[page];
  let y = 14.6;
  const set = entries.flatMap((each): Node[] => {
    const nodes = entryNodes(each, y, theme);
    y += each.lines * 3.25 + gap;
    return nodes;
  });
  return cardFace(`reference-${page}`, theme, [...heading(title, theme), ...set]);
}
