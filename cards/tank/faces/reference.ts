/** Reference cards: the turn and what may be played when, the classes of units and the effects. */
import type { Edition } from '../../../src/kit/edition.ts';
import { box, text, type Face, type Node } from '../../../src/kit/face.ts';
import { isBare, themeOf, type Theme } from '../theme.ts';
import { HEIGHT, WIDTH, cardFace, words } from './frame.ts';

/** An entry of a reference card. */
interface Entry {
  readonly lead: string;
  readonly says: string;
}

interface Page {
  readonly title: string;
  readonly entries: readonly Entry[];
}

const entry = (lead: string, says: string): Entry => ({ lead, says });

const REFERENCE = {
  turn: {
    title: 'A turn',
    entries: [
      entry('MANEUVER', 'Draw 3 tactics cards; play cards that recover; discard down to 9.'),
      entry(
        'ATTACKER',
        'Units that attacked before go to the reserve. Turn up the top card of your deck: it attacks.',
      ),
      entry(
        'TARGET',
        'One enemy unit in play, or the top card of the enemy deck. Support that is aimed at goes to its reserve.',
      ),
      entry('LOST?', 'The enemy may stop the attack.'),
      entry('MODIFY', 'By turns, you first; two passes end it. One Range, one Hit, one Ammo card.'),
      entry('RESULT', 'INF against infantry, PEN against all else: at least DEF destroys.'),
      entry('DAMAGE?', 'If it survived: a card that says OUT.'),
      entry('AFTER', 'Support that attacked is a casualty.'),
      entry('FREE?', 'A FREE card is another attack.'),
    ],
  },
  windows: {
    title: 'When to play what',
    entries: [
      entry('LOST, END', 'Defender, before cards that modify. Only some stop support.'),
      entry('OUT (RED)', 'Defender, as LOST: the attacker is a casualty.'),
      entry('+ AND −', 'Both players, by turns. A Range card beyond the reach ends the attack.'),
      entry('OUT (BLACK)', 'Attacker, after a target has survived.'),
      entry('FREE', 'Attacker, after an attack. One after another.'),
      entry(
        'CANCELS',
        'The other player, at once: Rally undoes Morale, Repairs undoes Damage or a Breakdown.',
      ),
      entry('RECOVERS', 'In your own maneuver.'),
      entry('DECK OUT', 'Shuffle the reserve. No attacks of yours until the enemy deck has run out, too.'),
    ],
  },
  classes: {
    title: 'Classes',
    entries: [
      entry('LT, MT', 'Tank, light or medium; vehicle.'),
      entry('HT', 'Tank, heavy; vehicle.'),
      entry('TD, SP', 'Destroyer, self-propelled gun: vehicles, no tanks.'),
      entry('AC, APC', 'Armoured car, carrier: vehicles.'),
      entry('AT, FA, AA', 'Anti-tank, field, anti-aircraft gun: guns. Hit by PEN.'),
      entry('M', 'Mortar: a gun.'),
      entry('INF, MI', 'Infantry, mechanised infantry. Hit by INF.'),
      entry('AIR, ART', 'Support: never hit; a casualty after its own attack.'),
      entry('RANGE', 'Point blank (PB), 500, 750, 1000, 1500, 2000 yards.'),
      entry('ALLIED', 'American and British.'),
    ],
  },
  effects: {
    title: 'Effects',
    entries: [
      entry('+n, −n', 'Changes PEN or INF of this attack.'),
      entry('LOST', 'This attack is over.'),
      entry('END', 'This attack and this turn are over.'),
      entry('OUT', 'A unit is a casualty.'),
      entry('FREE', 'One more attack, by the next card of the deck; “same unit” by one that has attacked.'),
      entry('CANCELS', 'A card just played does nothing.'),
      entry('RECOVERS', 'Your latest casualty goes under your reserve.'),
      entry(
        'VICTORY',
        'The enemy’s casualties come to half of the formation: 20 German, 25 Allied. Even scenario (ours): 24 and 18.',
      ),
    ],
  },
} as const satisfies Readonly<Record<string, Page>>;

type ReferencePage = keyof typeof REFERENCE;

const LEFT = 4.2;
const WIDE = WIDTH - 2 * LEFT;
const TOP = 14.4;

/** The sizes of what is read at the table, points: at arm’s length no smaller. */
const READABLE = { least: 9, most: 10.6 } as const;

/** The entries in one block, as large as there is room for. */
const block = (entries: readonly Entry[], { key, paper }: Theme): Node =>
  text({
    field: 'entries',
    x: LEFT,
    y: TOP,
    width: WIDE,
    height: HEIGHT - TOP - LEFT,
    fit: { least: READABLE.least },
    text: entries.flatMap(({ lead, says }, at) => [
      { text: `${at > 0 ? '\n' : ''}${lead} `, style: { font: 'figures' } },
      { text: says },
    ]),
    style: { font: 'plain', size: READABLE.most, ink: key, leading: 1.2 },
    sign: { means: 'rules in short', ink: key, ground: paper },
  });

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
  return cardFace(`reference-${page}`, theme, [...heading(title, theme), block(entries, theme)]);
}
