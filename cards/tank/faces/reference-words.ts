/** What the reference cards say. */
export interface Entry {
  readonly lead: string;
  readonly says: string;
  /** How many lines it takes. */
  readonly lines: number;
}

interface Page {
  readonly title: string;
  readonly entries: readonly Entry[];
  /** Between entries, mm. */
  readonly gap: number;
}

const entry = (lead: string, says: string, lines: number): Entry => ({ lead, says, lines });

export const REFERENCE = {
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

export type ReferencePage = keyof typeof REFERENCE;
