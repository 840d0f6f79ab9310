/**
 * Puzzles of TanK, from easy to hard: `src/book/puzzle.ts` documents them. A solution has to work against
 * every defence.
 */
import { AMERICANS_FIRST, GERMANS_FIRST } from './examples/tables.ts';

const ABLE = 0;
/** The defender decides within the attack: what stops it, what changes it, what undoes a card. */
const TURN = { within: ['T-050', 'T-060', 'T-090'], ends: ['T-020'] } as const;

export const PUZZLES = [
  {
    id: 'enough-is-enough',
    title: 'Enough is enough',
    asks: 'Your Sherman (penetration 7) attacks a Tiger (defence 9). Baker holds Sloping Armor, which takes 1 off. Destroy it.',
    position: {
      ...AMERICANS_FIRST,
      stage: 'modifier',
      rows: { able: ['m4'], baker: ['tiger'] },
      attack: { unit: 'm4', target: '1' },
      hands: { able: ['ap-round', 'heat-round'], baker: ['sloping-armor'] },
    },
    solver: ABLE,
    goal: [{ zone: 'casualties-baker', least: 1, else: 'The Tiger still stands.' }],
    ...TURN,
    begins: ['play ap-round'],
    best: ['play ap-round', 'play sloping-armor', 'pass', 'pass', 'pass'],
    hints: ['There is one Ammo card in an attack.', 'How much may Baker take off?'],
    explained:
      'HEAT adds 2, which would be just enough, and Baker takes 1 off. AP adds 3: 7 and 3 less 1 are 9, and equal is enough.',
    rules: ['T-061', 'T-071'],
  },
  {
    id: 'the-right-target',
    title: 'The right target',
    asks: 'A Bazooka Team attacks (penetration 6, infantry 1). You hold nothing. Destroy something in Baker’s row.',
    position: {
      ...AMERICANS_FIRST,
      stage: 'target',
      rows: { able: ['bazooka-team'], baker: ['panther', 'pak-88', 'panzerschreck-team'] },
      attack: { unit: 'bazooka-team' },
      tops: { baker: 'tiger' },
    },
    solver: ABLE,
    goal: [{ zone: 'casualties-baker', least: 1, else: 'Nobody of Baker’s is lost.' }],
    ...TURN,
    begins: ['aim at 2'],
    best: ['aim at 2', 'pass', 'pass', 'pass', 'pass'],
    hints: ['Look at the defences.', 'Infantry is hit by the infantry factor, a gun by the penetration.'],
    explained:
      'A gun has a defence of 1 and is hit by the penetration. The Panzerschreck Team has a defence of 2, but infantry is hit by the infantry factor, which is 1.',
    rules: ['T-040', 'T-070', 'T-A09'],
  },
  {
    id: 'take-the-range',
    title: 'Take the range',
    asks: 'Fallschirmjäger (penetration 4) attack a Sherman (defence 6). Baker holds 500 yards, which infantry does not reach. Destroy the Sherman.',
    position: {
      ...GERMANS_FIRST,
      stage: 'modifier',
      rows: { able: ['fallschirmjaeger'], baker: ['m4'] },
      attack: { unit: 'fallschirmjaeger', target: '1' },
      hands: { able: ['point-blank', 'panzerschreck', 'satchel-charge'], baker: ['500-yards'] },
    },
    solver: ABLE,
    goal: [{ zone: 'casualties-baker', least: 1, else: 'The Sherman still stands.' }],
    ...TURN,
    begins: ['play point-blank'],
    best: ['play point-blank', 'pass', 'pass', 'pass'],
    hints: ['What would end your attack at once?', 'There is one Range card in an attack, for both of you.'],
    explained:
      'With any other card first, Baker plays 500 yards and the attack is over. Point Blank takes the one place for a Range card, and its 2 are enough.',
    rules: ['T-061', 'T-063', 'T-A13'],
  },
  {
    id: 'the-one-ammo-card',
    title: 'The one Ammo card',
    asks: 'A Sherman (penetration 7) attacks a Tiger (defence 9). Baker holds Skirt Armor (2 off) and a HEAT Round. Destroy it.',
    position: {
      ...AMERICANS_FIRST,
      stage: 'modifier',
      rows: { able: ['m4'], baker: ['tiger'] },
      attack: { unit: 'm4', target: '1' },
      hands: { able: ['ap-round', 'tracers'], baker: ['skirt-armor', 'heat-round'] },
    },
    solver: ABLE,
    goal: [{ zone: 'casualties-baker', least: 1, else: 'The Tiger still stands.' }],
    ...TURN,
    begins: ['play ap-round'],
    best: ['play ap-round', 'play skirt-armor', 'play tracers', 'pass', 'pass', 'pass'],
    hints: [
      'Both players may play an Ammo card, and there is one in an attack.',
      'What happens if you play Tracers first?',
    ],
    explained:
      'Play Tracers first, and Baker takes the place for Ammo with the HEAT Round: with Skirt Armor that leaves 8. With the AP Round first, Tracers make up for Skirt Armor, and equal is enough.',
    rules: ['T-061', 'T-A31', 'T-071'],
  },
  {
    id: 'twice',
    title: 'Twice',
    asks: 'An M4-76 (penetration 12) has attacked and stands in your row. Two units stand in Baker’s: destroy both this turn. A Stuart lies on top of your deck.',
    position: {
      ...AMERICANS_FIRST,
      stage: 'free',
      rows: { able: ['m4-76'], baker: ['panther', 'tiger'] },
      casualties: { baker: ['pziv-h'] },
      attack: { unit: 'm4-76', target: 'deck', foe: 'pziv-h' },
      tops: { able: 'm5', baker: 'tiger-ii' },
      hands: { able: ['quick-kill', 'fast-turret-traverse'] },
    },
    solver: ABLE,
    goal: [{ zone: 'row-baker', most: 0, else: 'Somebody still stands in Baker’s row.' }],
    ...TURN,
    begins: ['play quick-kill again 1', 'play fast-turret-traverse again 1'],
    best: [
      'play quick-kill again 1',
      'aim at 1',
      'pass',
      'pass',
      'pass',
      'play fast-turret-traverse again 1',
      'aim at 1',
      'pass',
      'pass',
      'pass',
      'pass',
    ],
    hints: ['The same unit may attack more than once.', 'Which of your cards let it?'],
    explained: 'Quick Kill and Fast Turret Traverse both let the same tank attack again, in either order.',
    rules: ['T-081', 'T-A07', 'T-083'],
  },
] as const;
