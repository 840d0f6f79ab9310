import { ARMY_CARDS, CRATES, cardsIn, countOf, FIGHTERS, specialOf } from './cards.ts';
import { nameOf } from './figures.ts';
import { moves } from './moves.ts';
import { BATTLEFIELD_CARDS, CARD_VALUES, type Army, type CardValue, type Position } from './position.ts';
import { CREW_LIMIT, FULL_HAND, FULL_POINTS, ROUNDS } from './rules.ts';

/**
 * What must hold in every position of a game played from its set-up, whatever was played. Each sentence of the answer
 * says what does not; a sound position has none. It is written for speed: `possible.ts` explains what people set up.
 */
export function invariantsBroken(position: Position): string[] {
  const broken: string[] = [];
  soldiers(position, broken);
  tank(position, broken);
  battlefieldCards(position, broken);
  actionCards(position, 0, broken);
  actionCards(position, 1, broken);
  turn(position, broken);
  return broken;
}

const sumOf = (numbers: readonly number[]): number => {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
};

/** Eleven soldiers an army, one of them on the points track, and nobody among enemies. */
function soldiers({ foot, tank: driven, supply, lost, drive }: Position, broken: string[]): void {
  for (const army of [0, 1] as const) {
    const crew = driven !== null && driven.army === army ? driven.crew : 0;
    const all = sumOf(foot[army]) + crew + supply[army] + lost[army] + 1;
    if (all !== FIGHTERS + 1) broken.push(`${nameOf(army)} has ${all} soldiers`);
    if (supply[army] < 0 || lost[army] < 0) broken.push(`${nameOf(army)} has soldiers below zero`);
  }
  for (let field = 0; field < foot[0].length; field++) {
    const [red = 0, gray = 0] = [foot[0][field], foot[1][field]];
    if (red < 0 || gray < 0) broken.push(`field ${field} has soldiers below zero`);
    if (red > 0 && gray > 0) broken.push(`both armies are on field ${field}`);
    if (drive === null && driven !== null && driven.army !== null && driven.field === field) {
      if ((driven.army === 0 ? gray : red) > 0) broken.push(`the tank ended among enemies on field ${field}`);
    }
  }
}

/** At most three crew, and crew if and only if somebody controls the tank. */
function tank({ tank: driven }: Position, broken: string[]): void {
  if (driven === null) return;
  if (driven.crew < 0 || driven.crew > CREW_LIMIT) broken.push(`the tank has ${driven.crew} crew`);
  if ((driven.army !== null) !== driven.crew > 0)
    broken.push('the tank is controlled without crew, or crewed by nobody');
}

/** The nineteen battlefield cards, each once, and the nine crates. */
function battlefieldCards(
  { table, pile, box, drawn, held, crates, taken }: Position,
  broken: string[],
): void {
  const inHand = (held[0] === null ? 0 : 1) + (held[1] === null ? 0 : 1);
  const all = table.length + pile.length + box.length + drawn.length + inHand;
  if (all !== BATTLEFIELD_CARDS.length) broken.push(`there are ${all} battlefield cards`);
  const shown = table.filter((placed) => specialOf(placed.card) === 'crate').length;
  if (crates.length + taken[0] + taken[1] !== shown) broken.push('a crate has come or gone');
  if (crates.length + taken[0] + taken[1] > CRATES) broken.push(`there are more than ${CRATES} crates`);
}

/** Sixteen action cards an army, wherever they are. */
function actionCards(position: Position, army: Army, broken: string[]): void {
  const { stage, battle, action } = position;
  const faceDown = stage === 'attacker-card' || stage === 'defender-card' ? battle : null;
  const laid = faceDown?.cards[action?.army === army ? 0 : 1] ?? 0;
  for (const value of CARD_VALUES) {
    const held = countOf(position.hands[army], value) + countOf(position.discards[army], value);
    const count = held + occurrences(position.decks[army], value) + (laid === value ? 1 : 0);
    if (count !== countOf(ARMY_CARDS, value)) broken.push(`${nameOf(army)} has ${count} cards of ${value}`);
  }
  if (cardsIn(position.hands[army]) > FULL_HAND)
    broken.push(`${nameOf(army)} holds more than ${FULL_HAND} cards`);
}

const occurrences = (cards: readonly CardValue[], value: CardValue): number => {
  let count = 0;
  for (const card of cards) if (card === value) count++;
  return count;
};

/** Points and rounds within their bounds, and a move for whoever is to act. */
function turn(position: Position, broken: string[]): void {
  for (const points of position.points) {
    if (points < 0 || points > FULL_POINTS) broken.push(`somebody has ${points} points`);
  }
  if (position.round < 1 || position.round > ROUNDS) broken.push(`it is round ${position.round}`);
  if ((position.player === null) !== (position.stage === 'over'))
    broken.push('nobody decides, and the game is not over');
  if (position.player !== null && moves(position).length === 0) broken.push('nobody can move');
}
