/** Lessons about one attack: what it is for, how it goes, what changes it, what stops it. */
import { AMERICANS_FIRST, AS_PLAY_BEGINS, GERMANS_FIRST } from '../examples/tables.ts';

const ABLE = 0;
/** The defender decides within the attack: what stops it, what changes it, what undoes a card. */
const ATTACK = { within: ['T-050', 'T-060', 'T-090'], ends: ['T-020'] } as const;
const ZONES = ['hand-able', 'casualties-baker', 'casualties-able', 'attack'];

export const AIM = {
  id: 'the-aim',
  title: 'What it is about',
  about: 'Read a formation card, and know who wins.',
  start: {
    position: {
      ...GERMANS_FIRST,
      options: AS_PLAY_BEGINS,
      stage: 'target',
      rows: { able: ['panther'], baker: ['m4'] },
      attack: { unit: 'panther' },
    },
  },
  learner: ABLE,
  zones: ZONES,
  steps: [
    {
      kind: 'show',
      title: 'What wins',
      text: 'A card that is hit is lost and lies among its owner’s casualties. Whoever has lost too many has lost the game, at once: 24 cards for the Germans, 18 for the others. So Play begins, for even chances; as published it is half of each formation.',
      rules: ['T-120', 'T-120a'],
      pictures: [
        { face: 'm4', says: 'Hit: a casualty' },
        { face: 'm10', says: 'Another' },
        { face: 'at-57', says: 'Guns count as well' },
      ],
    },
    {
      kind: 'show',
      title: 'Two formations',
      text: 'You are Able, the enemy is Baker. Each has a deck of vehicles, guns and infantry; nobody knows which card comes next.',
      rules: ['T-001', 'T-003'],
      pictures: [
        {
          face: 'panther',
          says: 'MT, a medium tank: 12 against vehicles and guns (PEN), 4 against infantry (INF), a defence of 8, and the range it reaches',
        },
        {
          face: 'at-57',
          says: 'AT, a gun. LT and HT are tanks as well, TD a tank destroyer, SP a self-propelled gun, INF infantry',
        },
        { face: 'sfh-18', says: 'Support: it fires once, and cannot be hit' },
      ],
    },
    {
      kind: 'ask',
      title: 'Does it hit hard enough?',
      text: 'The Panther has a penetration of 12, the Sherman a defence of 6. What happens if nobody plays a card?',
      rules: ['T-070', 'T-071'],
      hint: 'The penetration has to be at least the defence.',
      options: [
        { says: 'The Sherman is destroyed', right: true },
        { says: 'The Sherman survives', wrong: 'It withstands what is below 6, and 12 is not.' },
      ],
      done: 'Six would have been enough.',
    },
    {
      kind: 'reach',
      title: 'Hit it',
      text: 'Your Panther has been turned up and attacks. Destroy the Sherman in Baker’s row.',
      rules: ['T-040', 'T-071'],
      hint: 'Tap the Sherman.',
      goal: [{ zone: 'casualties-baker', least: 1, else: 'The Sherman still stands.' }],
      ...ATTACK,
      moves: ['aim at 1', 'pass', 'pass', 'pass'],
      done: 'Baker could have stopped the attack, and both of you could have changed it, with tactics cards. Nobody did.',
    },
    {
      kind: 'ask',
      title: 'Who wins?',
      text: 'The Sherman lies among Baker’s casualties. What does the pile say now?',
      rules: ['T-120', 'T-120a'],
      hint: 'One of them is lost.',
      options: [
        { says: '0 of 18; 18 lose the game', wrong: 'The Sherman is lost, and it counts.' },
        { says: '1 of 18; 18 lose the game; the latest is the M4 Sherman', right: true },
        {
          says: '1 of 50; 50 lose the game; the latest is the M4 Sherman',
          wrong: 'Nobody has to lose all 50: the pile counts up to what loses the game.',
        },
      ],
      answer: { zone: 'casualties-baker' },
    },
  ],
  end: 'That is the whole aim: turn up, aim, hit, until a formation has lost too much.',
} as const;

export const ATTACKING = {
  id: 'an-attack',
  title: 'An attack into the dark',
  about: 'Turn up an attacker and aim at a card that nobody has seen.',
  start: { position: { ...AMERICANS_FIRST, options: AS_PLAY_BEGINS, rows: { baker: ['tiger-ii'] } } },
  learner: ABLE,
  zones: ZONES,
  steps: [
    {
      kind: 'move',
      title: 'Ready',
      text: 'You lead the Americans now. A turn begins with three tactics cards; at most nine stay in your hand. This once nobody has any. Say that you are ready.',
      rules: ['T-011', 'T-020'],
      hint: 'Tap Ready.',
      moves: ['ready'],
    },
    {
      kind: 'watch',
      title: 'Who comes?',
      text: 'The top card of your deck is turned up: it attacks, whatever it is.',
      rules: ['T-031'],
      moves: ['turn up m5'],
    },
    {
      kind: 'move',
      title: 'Into the dark',
      text: 'A Stuart’s penetration of 4 cannot hurt the Tiger II, which has a defence of 12. You have to aim at something: aim at the top of Baker’s deck, which nobody knows.',
      rules: ['T-040', 'T-041', 'T-A23'],
      hint: 'Tap Baker’s deck.',
      moves: ['aim at deck'],
    },
    {
      kind: 'watch',
      title: 'A gun',
      text: 'It is a 75mm PaK, with a defence of 1. It stays on its deck until the attack is over. Baker passes.',
      rules: ['T-041'],
      moves: ['turn up pak-75', 'pass'],
    },
    {
      kind: 'reach',
      title: 'Four against one',
      text: 'Guns are hit by the penetration. You may go no further: pass.',
      rules: ['T-A09', 'T-070', 'T-071'],
      hint: 'Pass.',
      goal: [{ zone: 'casualties-baker', least: 1, else: 'The gun still stands.' }],
      ...ATTACK,
      moves: ['pass', 'pass'],
    },
  ],
  end: 'Your Stuart stays in the row, where Baker can aim at it. Before you attack again it leaves.',
} as const;

export const MODIFYING = {
  id: 'modifiers',
  title: 'Cards for and against',
  about: 'Make an attack stronger, and see it made weaker.',
  start: {
    position: {
      ...AMERICANS_FIRST,
      options: AS_PLAY_BEGINS,
      stage: 'modifier',
      rows: { able: ['m4'], baker: ['tiger'] },
      attack: { unit: 'm4', target: '1' },
      hands: { able: ['flank-hit', 'rear-hit', 'tracers'], baker: ['skirt-armor'] },
    },
  },
  learner: ABLE,
  zones: ZONES,
  steps: [
    {
      kind: 'reach',
      title: 'It has to grow',
      text: 'Your Sherman has a penetration of 7, the Tiger a defence of 9: it takes 2 more, and Baker may take some off. You begin, and play cards by turns until both pass. Destroy the Tiger.',
      rules: ['T-060', 'T-061', 'T-062', 'T-A12'],
      hint: 'A Flank Hit adds 4, a Rear Hit 6. Then pass.',
      goal: [{ zone: 'casualties-baker', least: 1, else: 'The Tiger still stands.' }],
      ...ATTACK,
      moves: ['play flank-hit', 'play skirt-armor', 'pass', 'pass'],
      done: 'Skirt Armor took 2 off. Flank Hit and Rear Hit are Hit cards: in one attack there is one Range, one Hit and one Ammo card, for both of you together. Of Armor, Command and Terrain cards there may be any number.',
    },
  ],
  end: 'Mind who plays a card: one with a plus makes the attack stronger, whoever lays it. What changed the attack is discarded.',
} as const;

export const STOPPING = {
  id: 'losing-an-attack',
  title: 'Stopping an attack',
  about: 'Defend: end an attack before it hits.',
  start: {
    position: {
      ...AMERICANS_FIRST,
      options: AS_PLAY_BEGINS,
      active: 'baker',
      stage: 'target',
      rows: { able: ['m4'], baker: ['hetzer'] },
      attack: { unit: 'hetzer' },
      hands: { able: ['buttoned-down', 'mud', 'anti-tank-mine'], baker: ['crossfire'] },
    },
  },
  learner: ABLE,
  zones: ZONES,
  steps: [
    {
      kind: 'watch',
      title: 'A Hetzer aims',
      text: 'Baker’s Hetzer aims at your Sherman: 9 against 6. You hold three tactics cards, and are asked first, before anything changes the attack.',
      rules: ['T-040', 'T-050'],
      moves: ['aim at 1'],
    },
    {
      kind: 'try',
      title: 'Not every card fits',
      text: 'Try Buttoned Down: it makes a tank lose its attack.',
      rules: ['T-055', 'T-A08'],
      hint: 'Tap Buttoned Down.',
      try: 'play buttoned-down',
      breaks: 'T-055',
      done: 'A Hetzer is a self-propelled gun.',
    },
    {
      kind: 'move',
      title: 'Boom',
      text: 'Mud would end the attack. A mine puts the attacking vehicle out of action as well. Play the mine.',
      rules: ['T-052', 'T-A05'],
      hint: 'Tap Anti-Tank Mine.',
      moves: ['play anti-tank-mine'],
    },
    {
      kind: 'watch',
      title: 'Baker comes again',
      text: 'The attack is over, the turn is not. With Crossfire Baker attacks once more: heavy artillery, at your deck, where a Half-track is.',
      rules: ['T-080', 'T-031', 'T-041'],
      moves: ['play crossfire', 'turn up sfh-18', 'aim at deck', 'turn up m3'],
    },
    {
      kind: 'try',
      title: 'Shells do not mind mud',
      text: 'Try to stop artillery with Mud.',
      rules: ['T-053'],
      hint: 'Tap Mud.',
      try: 'play mud',
      breaks: 'T-053',
      done: 'Four cards stop support: Missed by a Mile, Take Cover, Camouflage and Poor Visibility.',
    },
  ],
  end: 'Support cannot be stopped by much, but after its attack it is lost. Mind your deck in a first game: once it has run out you do not attack until the enemy’s has run out as well.',
} as const;
