import { csv, defineGame, poker } from 'fieldkit';
import rows from './cards.csv';
import { back, board, cargo, INKS, SIDE, tug } from './look.ts';
import { harbourBoard } from './board.ts';
import { EXAMPLES, QUESTIONS } from './examples.ts';
import { LESSONS, PUZZLES } from './lessons.ts';
import { SITUATIONS } from './situations.ts';
import { tracker } from './tracker.ts';
import rules from './rules.md';

export default defineGame({
  id: 'harbour',
  title: 'Harbour',
  by: 'A Designer',
  about: 'Two tugs, twelve cards of cargo, and the tide is going out.',
  players: '2',
  minutes: '10',
  licence: 'CC0 1.0',
  inks: INKS,
  decks: { cargo: { name: 'Cargo', size: poker, back } },
  cards: csv(rows, { field: String, text: String }),
  face: cargo,
  tokens: {
    'tug-red': { name: 'Red tug', size: [24, 18], face: tug('red'), back: tug('red') },
    'tug-blue': { name: 'Blue tug', size: [24, 18], face: tug('blue'), back: tug('blue') },
  },
  mats: { water: { name: 'The harbour', size: [4 * SIDE, 4 * SIDE], face: board } },
  rules,
  play: harbourBoard,
  tracker,
  examples: EXAMPLES,
  questions: QUESTIONS,
  situations: SITUATIONS,
  lessons: LESSONS,
  puzzles: PUZZLES,
});
