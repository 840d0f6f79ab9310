/** Puzzles of The Fog of War, from easy to hard: `src/book/puzzle.ts` documents them. */
import type { Puzzle } from '../../src/book/puzzle.ts';
import { cards, table, theirTurn, wheel } from './examples/tables.ts';

const AXIS = 0;
const ALLIES = 1;
/** During the turn the enemy decides about the advantage and about looks; the turn ends when cards are drawn. */
const TURN = { within: ['F-050', 'F-124'], ends: ['F-025'] } as const;

/** The solver sees everything: nobody has other cards. */
const NONE = { intel: { axis: { ready: 0, used: 0 }, allies: { ready: 0, used: 0 } } } as const;

export const PUZZLES: readonly Puzzle[] = [
  {
    id: 'by-which-way',
    title: 'By which way?',
    asks: 'Your operation Alpha aims at Egypt with an Army 2. You have seen an Army 1 there, alone. The Eastern Mediterranean is yours too. Take Egypt.',
    position: table(
      { alpha: 'army-2' },
      { egypt: 'army-1' },
      {
        ...NONE,
        wheels: { axis: wheel('delta', { alpha: 'egypt' }) },
        control: { emed: 'axis' },
        advantage: 'axis',
      },
    ),
    solver: AXIS,
    goal: [{ pieces: 'control', on: ['egypt'], else: 'Egypt is still Allied.' }],
    ...TURN,
    begins: ['launch alpha from libya'],
    best: ['launch alpha from libya', 'keep', 'done'],
    hints: ['Two areas of yours lie next to Egypt.', 'What does a landing add?'],
    explained: 'By land 2 is twice 1. From the sea it would be a landing, and that adds 4 to the defence.',
    rules: ['F-080', 'F-061', 'F-091'],
  },
  {
    id: 'one-card',
    title: 'One card, two fronts',
    asks: 'Alpha aims at Paris, where a Fort 2 lies; it is at its last chance. Bravo aims at Scandinavia, where the neutral card is an Army 1. You hold an Army 1 and the advantage. Take both.',
    position: table(
      { hand: 'army-1', alpha: 'army-2', bravo: 'army-1' },
      { paris: 'fort-2' },
      {
        ...NONE,
        wheels: { axis: wheel('foxtrot', { alpha: 'paris', bravo: 'scandinavia' }) },
        neutrals: { scandinavia: cards('army-1') },
        advantage: 'axis',
      },
    ),
    solver: AXIS,
    goal: [
      { pieces: 'control', on: ['paris'], else: 'Paris is still Allied.' },
      { pieces: 'control', on: ['scandinavia'], else: 'Scandinavia is not yours.' },
    ],
    ...TURN,
    begins: ['add alpha army-1', 'add bravo army-1'],
    best: ['add alpha army-1', 'launch alpha from ruhr', 'keep', 'launch bravo from ruhr', 'spend', 'done'],
    hints: [
      'At its last chance an operation has 1 more.',
      'The advantage is spent once, and then it is theirs.',
    ],
    explained:
      'Alpha needs 4 and Bravo 2. Alpha has 2 and 1 for its last chance; your card helps one of the two, the advantage the other. Spend it in the second fight: once spent, it is theirs, and would cost you what comes after.',
    rules: ['F-046', 'F-050', 'F-043'],
  },
  {
    id: 'cut-the-sea',
    title: 'Cut the sea',
    asks: 'You are the Allies. Libya is Axis, and its supply comes across the Western Mediterranean, guarded by one Fleet 1. Alpha aims there with a Fleet 2. Cut Libya off.',
    position: theirTurn(
      { wmed: 'fleet-1', libya: 'army-2' },
      { alpha: 'fleet-2' },
      { ...NONE, wheels: { allies: wheel('echo', { alpha: 'wmed' }) }, advantage: 'allies' },
    ),
    solver: ALLIES,
    goal: [{ pieces: 'supply-quagmire', on: ['libya'], else: 'Supply still comes to Libya.' }],
    ...TURN,
    begins: [
      'launch alpha from catlantic',
      'launch alpha from morocco',
      'launch alpha from vichy',
      'launch alpha from emed',
    ],
    best: ['launch alpha from catlantic', 'keep', 'done'],
    hints: ['An area that supply does not come to is marked.', 'You need not go to Libya.'],
    explained:
      'Whoever holds the sea decides what passes it. 2 is twice 1, from any area of yours next to it.',
    rules: ['F-090', 'F-094', 'F-093'],
  },
  {
    id: 'the-sea-first',
    title: 'The sea first',
    asks: 'The Allies hold the Western Mediterranean with one Fleet 1, and supply does not come to your Libya. Alpha aims at that sea with a Fleet 2, Bravo at Egypt with an Army 2. Egypt is guarded by an Army 1. Take it.',
    position: table(
      { alpha: 'fleet-2', bravo: 'army-2' },
      { wmed: 'fleet-1', egypt: 'army-1' },
      {
        ...NONE,
        wheels: { axis: wheel('echo', { alpha: 'wmed', bravo: 'egypt' }) },
        control: { wmed: 'allies' },
        advantage: 'axis',
      },
    ),
    solver: AXIS,
    goal: [{ pieces: 'control', on: ['egypt'], else: 'Egypt is still Allied.' }],
    ...TURN,
    begins: ['launch alpha from italy'],
    best: ['launch alpha from italy', 'keep', 'launch bravo from libya', 'keep', 'done'],
    hints: ['Nothing is launched from Libya now. Why?', 'Supply is asked about at the launch, not before.'],
    explained: 'With the sea supply comes to Libya again, in the same turn: then Bravo goes from there.',
    rules: ['F-090', 'F-041', 'F-061'],
  },
  {
    id: 'who-pays',
    title: 'Who stays in Paris',
    asks: 'Alpha aims at Paris with an Army 3, an Army 2 and two Army 1s; a Fort 2 and an Army 1 lie there, and you hold the advantage. The Allies will strike back: take Paris, and have your Army 3 stay there.',
    position: table(
      { alpha: 'army-3 army-2 army-1 army-1' },
      { paris: 'fort-2 army-1' },
      { ...NONE, wheels: { axis: wheel('delta', { alpha: 'paris' }) }, advantage: 'axis' },
    ),
    solver: AXIS,
    goal: [
      { pieces: 'control', on: ['paris'], else: 'Paris is still Allied.' },
      { pieces: 'axis-start-army-3', on: ['paris'], else: 'Your Army 3 is not in Paris.' },
    ],
    ...TURN,
    begins: ['launch alpha from ruhr'],
    best: ['launch alpha from ruhr', 'keep', 'match army-2 army-1', 'done'],
    hints: ['What does the victory cost?', 'A strength of 3 may be paid in several ways.'],
    explained:
      'A victory over 3 costs a strength of 3: the Army 2 and an Army 1 will do. The Army 3 and the other Army 1 hold Paris, and the advantage is still yours.',
    rules: ['F-066', 'F-050'],
  },
  {
    id: 'the-road-to-spain',
    title: 'The road to Spain',
    asks: 'You are stuck in Paris, where it is an Army 3 against an Army 1. Alpha aims at Spain with an Army 2; the neutral card there is an Army 1. You hold the advantage. Take Spain.',
    position: table(
      { alpha: 'army-2', paris: 'army-3' },
      { paris: 'army-1' },
      {
        ...NONE,
        wheels: { axis: wheel('delta', { alpha: 'spain' }) },
        quagmires: [{ at: 'paris', attacker: 'axis', due: true }],
        neutrals: { spain: cards('army-1') },
        advantage: 'axis',
      },
    ),
    solver: AXIS,
    goal: [{ pieces: 'control', on: ['spain'], else: 'Spain is not yours.' }],
    ...TURN,
    begins: ['resolve paris'],
    best: ['resolve paris', 'keep', 'launch alpha from vichy', 'keep', 'done'],
    hints: [
      'From the sea it would be a landing. Is there another way to Spain?',
      'What falls with Paris, and what lies next to that?',
    ],
    explained:
      'Paris falls, and Vichy joins you with it, which lies next to Spain. From there 2 is twice 1; from the Western Mediterranean it would be a landing, and that adds 4 to the defence.',
    rules: ['F-167', 'F-072', 'F-080'],
  },
  {
    id: 'four-for-one',
    title: 'Four for one',
    asks: 'Alpha aims at Paris with an Army 2, where a Fort 2 lies; Bravo at Morocco with an Army 2, where an Army 3 lies. You hold an Army 1 and the advantage. Take Morocco.',
    position: table(
      { hand: 'army-1', alpha: 'army-2', bravo: 'army-2' },
      { paris: 'fort-2', morocco: 'army-3' },
      {
        ...NONE,
        wheels: { axis: wheel('echo', { alpha: 'paris', bravo: 'morocco' }) },
        advantage: 'axis',
      },
    ),
    solver: AXIS,
    goal: [{ pieces: 'control', on: ['morocco'], else: 'Morocco is still Allied.' }],
    ...TURN,
    begins: ['add alpha army-1', 'launch bravo from libya', 'launch bravo from wmed', 'disband bravo'],
    best: ['add alpha army-1', 'launch alpha from ruhr', 'spend', 'done'],
    hints: ['Morocco would take 6. What else would make it yours?', 'What goes with Paris?'],
    explained:
      'Army 2, Army 1 and the advantage are 4, twice the Fort 2 in Paris. With Paris go Vichy, Morocco and the Levant, whoever lies there; what you do with Bravo does not matter.',
    rules: ['F-167', 'F-050', 'F-061'],
  },
  {
    id: 'snow-and-sun',
    title: 'Snow and sun',
    asks: 'It is winter. Alpha aims an Army 2 at Egypt and its Army 1; Bravo an Army 3 and an Army 1 at Scandinavia, whose neutral card is an Army 1. You hold an Army 1 and the advantage. Take both.',
    position: table(
      { hand: 'army-1', alpha: 'army-2', bravo: 'army-3 army-1' },
      { egypt: 'army-1' },
      {
        ...NONE,
        winter: true,
        wheels: { axis: wheel('echo', { alpha: 'egypt', bravo: 'scandinavia' }) },
        neutrals: { scandinavia: cards('army-1') },
        advantage: 'axis',
      },
    ),
    solver: AXIS,
    goal: [
      { pieces: 'control', on: ['egypt'], else: 'Egypt is still Allied.' },
      { pieces: 'control', on: ['scandinavia'], else: 'Scandinavia is not yours.' },
    ],
    ...TURN,
    begins: ['add bravo army-1', 'launch alpha from libya'],
    best: ['add bravo army-1', 'launch alpha from libya', 'keep', 'launch bravo from ruhr', 'spend', 'done'],
    hints: ['What does winter do in Egypt, and what in Scandinavia?', 'In the snow a defence is 2 stronger.'],
    explained:
      'In the sun of Egypt winter does nothing, and 2 is twice 1. In the snow of Scandinavia the strength of its Army 1 is 3: to have 6 you need the card and the advantage.',
    rules: ['F-079', 'F-061', 'F-050'],
  },
  {
    id: 'through-yugoslavia',
    title: 'Through Yugoslavia',
    asks: 'Alpha aims at Yugoslavia with an Army 1, Bravo at Greece with an Army 1; in both the neutral card is an Army 1. You hold an Army 1 and the advantage. Take both.',
    position: table(
      { hand: 'army-1', alpha: 'army-1', bravo: 'army-1' },
      {},
      {
        ...NONE,
        wheels: { axis: wheel('echo', { alpha: 'yugoslavia', bravo: 'greece' }) },
        neutrals: { yugoslavia: cards('army-1'), greece: cards('army-1') },
        advantage: 'axis',
      },
    ),
    solver: AXIS,
    goal: [
      { pieces: 'control', on: ['yugoslavia'], else: 'Yugoslavia is not yours.' },
      { pieces: 'control', on: ['greece'], else: 'Greece is not yours.' },
    ],
    ...TURN,
    begins: ['add alpha army-1'],
    best: [
      'add alpha army-1',
      'launch alpha from italy',
      'keep',
      'launch bravo from yugoslavia',
      'spend',
      'done',
    ],
    hints: ['Which of your areas lie next to Greece?', 'After the first battle there is one more.'],
    explained:
      'Greece lies next to no land of yours, and from the sea it would be a landing. So Yugoslavia comes first, with your card; Greece is attacked from there, with the advantage. Spent in Yugoslavia, it would be theirs in Greece.',
    rules: ['F-090', 'F-050', 'F-080'],
  },
  {
    id: 'across-the-north-sea',
    title: 'Across the North Sea',
    asks: 'Alpha aims a Fleet 2 at the North Sea and its Fleet 1. Bravo aims at Britain with two Army 3s; nobody guards it. You hold an Army 1 and the advantage. Take Britain.',
    position: table(
      { hand: 'army-1', alpha: 'fleet-2', bravo: 'army-3 army-3' },
      { northsea: 'fleet-1' },
      {
        ...NONE,
        wheels: { axis: wheel('echo', { alpha: 'northsea', bravo: 'britain' }) },
        advantage: 'axis',
      },
    ),
    solver: AXIS,
    goal: [{ pieces: 'control', on: ['britain'], else: 'Britain is still Allied.' }],
    ...TURN,
    begins: ['add bravo army-1', 'launch alpha from ruhr'],
    best: [
      'add bravo army-1',
      'launch alpha from ruhr',
      'keep',
      'launch bravo from northsea',
      'spend',
      'done',
    ],
    hints: [
      'From where is Britain attacked, once the sea is yours?',
      'Nobody guards it, but a landing makes the defence 4 stronger.',
    ],
    explained:
      'Nobody there, and still the landing makes a defence of 4, so that it takes 8: both Army 3s, the Army 1 and the advantage. At sea 2 is twice 1, and the advantage has to be kept.',
    rules: ['F-080', 'F-090', 'F-050'],
  },
  {
    id: 'two-quagmires',
    title: 'Two quagmires',
    asks: 'You are stuck in Paris, where it is an Army 2 against an Army 2, and in Vichy, where it is your Army 1 against an Army 2. You hold an Army 1 and the advantage. Take both.',
    position: table(
      { hand: 'army-1', paris: 'army-2', vichy: 'army-1' },
      { paris: 'army-2', vichy: 'army-2' },
      {
        ...NONE,
        quagmires: [
          { at: 'paris', attacker: 'axis', due: true },
          { at: 'vichy', attacker: 'axis', due: true },
        ],
        advantage: 'axis',
      },
    ),
    solver: AXIS,
    goal: [
      { pieces: 'control', on: ['paris'], else: 'Paris is still Allied.' },
      { pieces: 'control', on: ['vichy'], else: 'Vichy is still Allied.' },
    ],
    ...TURN,
    begins: ['place army-1 paris', 'resolve vichy'],
    best: ['place army-1 paris', 'resolve paris', 'spend', 'done'],
    hints: ['Vichy would take 4, and you cannot have that many.', 'What happens to Vichy when Paris falls?'],
    explained:
      'Army 2, Army 1 and the advantage are 4, twice the Army 2 in Paris. With Paris Vichy becomes yours, and nobody fights there any more: whether you lost that fight before does not matter.',
    rules: ['F-072', 'F-167', 'F-050'],
  },
  {
    id: 'both-in-a-turn',
    title: 'Berlin and Ruhr',
    asks: 'You are the Allies. A Fort 2 guards Ruhr, an Army 1 Berlin. Alpha aims at Berlin with an Army 2, Bravo at Ruhr with an Army 3 and an Army 2. End the war.',
    position: theirTurn(
      { ruhr: 'fort-2', berlin: 'army-1' },
      { alpha: 'army-2', bravo: 'army-3 army-2' },
      {
        ...NONE,
        wheels: { allies: wheel('echo', { alpha: 'berlin', bravo: 'ruhr' }) },
        advantage: 'allies',
      },
    ),
    solver: ALLIES,
    goal: [{ winner: ALLIES, else: 'The war goes on.' }],
    ...TURN,
    begins: ['launch bravo from paris'],
    best: ['launch bravo from paris', 'keep', 'launch alpha from ruhr', 'keep'],
    hints: ['Berlin is next to no area of yours.', 'It may be, after the first battle.'],
    explained:
      'Ruhr falls to an attack from Paris, supply comes to it at once, and Berlin is next to it. From the North Sea nothing is launched at Ruhr.',
    rules: ['F-171', 'F-090', 'F-170'],
  },
];
