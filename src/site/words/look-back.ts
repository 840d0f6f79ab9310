/** Texts of looking back at a played game, and of advice. */
import { capital, ENGLISH, goingOn } from '../../language.ts';
import { change, percent } from './hundred.ts';

/** Less than so many games in 100 is not worth a sentence. */
const LITTLE = 0.03;

export const LOOK_BACK_WORDS = {
  heading: 'Looking back',
  close: 'Close',
  about: 'What each side could expect to win of 100 such games, by what it could know at the time.',
  working: 'Looking at each position and each decision …',
  failed: 'Looking back could not be started. Try again later.',
  refused: (why: string) => `This game cannot be looked back at: ${why}.`,
  noMoves: 'it has no moves',
  tooLong: (moves: number, most: number) => `it has ${moves} moves, and ${most} are the most`,
  noWorth: (move: number) =>
    move === 0 ? 'its first position cannot be valued' : `the position after move ${move} cannot be valued`,
  percent,
  change,
  side: (players: string) => capital(players),
  lost: (side: string) => `Why ${side} lost`,
  lostByLuck: (luck: number) =>
    luck <= -LITTLE
      ? `Bad luck took ${percent(-luck)} in 100.`
      : luck >= LITTLE
        ? `Luck was no reason: it even brought ${percent(luck)} in 100.`
        : 'Luck was no reason.',
  lostByDecisions: (count: number, cost: number) =>
    count === 0
      ? 'No decision cost 2 in 100 or more: the other side played well.'
      : `${count === 1 ? 'One costly decision' : `${count} costly decisions`} gave away ${percent(cost)} in 100; for the rest the other side played well.`,
  turned: (move: number, told: string, from: number, to: number) =>
    `Most was lost with move ${move}, from ${percent(from)} to ${percent(to)} in 100: ${goingOn(told)}.`,
  dearest: (move: number, played: string, better: string, cost: number) =>
    `The costliest decision was move ${move}: ${goingOn(played)}. Better by ${percent(cost)} in 100: ${goingOn(better)}.`,
  turnPicture: (told: string) => `The table before the move: ${goingOn(told)}.`,
  does: (what: readonly string[]) => `It ${ENGLISH.and(what)}.`,
  plot: 'Winning chances, move by move',
  round: (round: number) => `Round ${round}`,
  slider: 'Which position',
  start: 'the start',
  at: (move: number, all: number, told: string) => `${move} of ${all}: ${told}`,
  chances: (side: string, share: number) => `${capital(side)} ${percent(share)} in 100`,
  luckOf: (side: string, share: number) => `luck of ${side} ${change(share)}`,
  mark: 'A mark is a decision that cost much: the line shows what the best move would have led to.',
  show: 'Show it on the table',
  accounts: 'Luck and decisions',
  accountsAbout:
    'Luck is what dice and cards brought beyond what was to be expected. The rest was decided, by both sides.',
  columns: {
    side: 'Side',
    from: 'At the start',
    lots: 'Luck with dice and draws',
    deals: 'Luck with hidden cards',
    decisions: 'Decisions',
    to: 'At the end',
  },
  strokes: 'The greatest strokes of luck',
  costly: 'Decisions that cost most',
  none: 'None that cost 2 games in 100 or more.',
  cost: (share: number) => `${percent(share)} in 100 lost`,
  played: 'Played',
  better: 'Better',
  inARow: (moves: readonly string[]) =>
    moves.map((move, index) => (index === 0 ? move : goingOn(move))).join('; then '),
  moveAt: (words: string, share: number) => `${words} (${percent(share)} in 100)`,
  why: (parts: readonly (readonly [name: string, share: number])[]) =>
    `What it gains: ${parts.map(([name, share]) => `${goingOn(name)} ${change(share)}`).join(', ')}.`,
  pictureOf: (side: string, words: string) => `The table as ${side} saw it, with the move: ${words}.`,
  playOn: 'Play on from here',
  accuracy: 'Accuracy',
  phases: ['Opening', 'Middle', 'End'],
  phase: (good: number, all: number, lost: number) =>
    all === 0 ? '–' : `${good} of ${all}, ${ENGLISH.number((100 * lost) / all, 1)} lost each`,
  accuracyAbout:
    'How many decisions were as good as the best, and how many games in 100 each decision lost on average.',
  words: 'Every move in words',
  steps: {
    move: 'Move',
    told: 'What happened',
    cost: 'Lost',
  },
} as const;
