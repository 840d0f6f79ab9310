/**
 * A whole referee from the rules of a first game: moves as texts, a reason for each that cannot be made, and a winner.
 *
 *     export const race = simpleGame<Race, string>({
 *       seats: ['red', 'blue'],
 *       setUp: () => ({ turn: 'red', at: { red: 0, blue: 0 } }),
 *       moves: () => ['step', 'jump'],
 *       play: ({ turn, at }, move) => ({ turn: other(turn), at: { ...at, [turn]: at[turn] + far(move) } }),
 *       winner: ({ at }) => (at.red > 9 ? 'red' : at.blue > 9 ? 'blue' : null),
 *     });
 */
import { isObject } from '../is-object.ts';
import type { LanguageId } from '../language.ts';
import { shown } from '../kit/untrusted-input.ts';
import type { Game, Outcome } from '../referee/game.ts';
import { memo } from '../referee/memo.ts';
import { seatsOf, type Actor, type Seat, type Seats } from '../referee/seats.ts';
import type { Breach, Verdict } from '../referee/verdict.ts';
import { failed, ok } from '../result.ts';
import { dealing } from './dealing.ts';
import { dealtAnew, seenBySeat, type Hiding, type SimpleSeen } from './hidden-parts.ts';
import { hidingIn } from './hidden-trials.ts';
import { simpleParts, type PlayedGame } from './simple-referee.ts';
import type { Reason, SimpleRules, Winner } from './simple-rules.ts';
import { SIMPLE_WORDS } from './simple-words.ts';

/** A finished sentence: a simple game has no keys. */
export interface SimpleSaid {
  readonly says: 'said';
  readonly text: string;
}

export const said = (text: string): SimpleSaid => ({ says: 'said', text });

/** What the rest of the declaration tells a simple game. */
export interface SimpleSetting {
  readonly id: string;
  readonly title: string;
  readonly language: LanguageId;
  /** The numbers of the sentences in `rules.md`. */
  readonly sentences: readonly string[];
}

export type SimpleReferee<Position, Move> = Game<Position, Move, string, never, SimpleSeen, SimpleSaid>;

/** A game that `defineGame` takes as `play`, and `simpleBoard` gives a table. */
export interface SimpleGame<Position extends object, Move> extends PlayedGame {
  readonly rules: SimpleRules<Position, Move>;
  readonly in: (setting: SimpleSetting) => SimpleReferee<Position, Move>;
}

/** The number of a rule for games that have none written. */
export const UNWRITTEN = 'M';

const withoutStop = (sentence: string): string => sentence.trim().replace(/\.$/, '');

/** The sentence behind what names none. */
const usualRule = ({ sentences }: SimpleSetting, own: string | undefined): string =>
  own ?? sentences[0] ?? UNWRITTEN;

/** A reason with its rule: "sail first (2.1)" names one, and so does a number alone; `own` is as `SimpleRules.rule`. */
export function reasonedBy(reason: Reason, setting: SimpleSetting, own: string | undefined) {
  const { sentences, language } = setting;
  if (typeof reason !== 'string') return { ...reason, says: withoutStop(reason.says) };
  if (sentences.includes(reason)) return { rule: reason, says: SIMPLE_WORDS[language].forbids(reason) };
  const [, words = reason, rule = ''] = /^(.*\S)\s*\(([\w.-]+)\)\.?$/s.exec(reason) ?? [];
  return sentences.includes(rule)
    ? { rule, says: withoutStop(words) }
    : { rule: usualRule(setting, own), says: withoutStop(reason) };
}

/** Whose turn a position says it is. */
const turnIn = (position: object): unknown => ('turn' in position ? position.turn : undefined);

/** The ways in which a result is written, as one. */
const wholeWinner = (winner: Winner): Exclude<Winner, string | readonly string[]> =>
  typeof winner === 'string' || Array.isArray(winner)
    ? { winner: winner as string | readonly string[] }
    : (winner as Exclude<Winner, string | readonly string[]>);

/** A move of several figures as words: their values in a row. */
const wordsOf = (move: unknown): string =>
  isObject(move) || Array.isArray(move) ? Object.values(move).map(wordsOf).join(' ') : String(move);

const tidy = (words: string): string => words.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** Seats that are called as an ink have it; the others have those that are left. */
export function colouredSeats(names: readonly [string, string, ...string[]]): Seats {
  const usual = seatsOf(...names);
  const inks = seatsOf('', '', '', '', '', '').map(({ ink }) => ink);
  const left = inks.filter((ink) => !names.includes(ink));
  const coloured = (seat: Seat): Seat => {
    const own = inks.find((ink) => ink === seat.id) ?? left.shift();
    return own === undefined ? seat : { ...seat, ink: own };
  };
  const [first, second, ...more] = usual;
  return [coloured(first), coloured(second), ...more.map(coloured)];
}

/** What a maker's rules say, in the kernel's terms. */
function refereeOf<Position extends object, Move>(
  rules: SimpleRules<Position, Move>,
  setting: SimpleSetting,
): SimpleReferee<Position, Move> {
  const { id, title, language } = setting;
  const words = SIMPLE_WORDS[language];
  const usual = usualRule(setting, rules.rule);
  const names: readonly string[] = rules.seats;
  const hiding = (): Hiding => hidingIn(rules);
  const hides = Object.values(rules.hidden ?? {}).length > 0;

  const seatOf = (name: string | number, what: string): number => {
    const seat = typeof name === 'number' ? name : names.indexOf(name);
    if (names[seat] !== undefined) return seat;
    throw new Error(`${what} is "${shown(String(name))}", and the seats are ${names.join(', ')}`);
  };
  const listed = memo((position: Position): readonly Move[] => rules.moves(position));
  const won = memo((position: Position) => {
    const winner = rules.winner(position);
    return winner === null ? null : wholeWinner(winner);
  });
  /** Who would be to move if the game went on. */
  const turnOf = (position: Position): Actor => {
    const turn = rules.turn ? rules.turn(position) : turnIn(position);
    if (turn === 'chance') return turn;
    if (typeof turn === 'string' || typeof turn === 'number') return seatOf(turn, 'the turn');
    throw new Error('nothing says whose turn it is: give turn(position), or a part "turn" of the position');
  };
  // Nobody can go on where there is no move: nobody has won, then.
  const isOver = (position: Position): boolean => won(position) !== null || listed(position).length === 0;
  const toAct = (position: Position): Actor | null => {
    if (won(position) !== null) return null;
    // Asked also where nobody can move: a turn that is nobody's is a mistake, and no end.
    const actor = turnOf(position);
    return listed(position).length === 0 ? null : actor;
  };
  const print = (position: Position, move: Move): string => rules.print?.(position, move) ?? wordsOf(move);
  const isListed = (position: Position, move: Move): boolean => {
    const written = print(position, move);
    return listed(position).some((one) => one === move || print(position, one) === written);
  };

  const outcome = (position: Position): Outcome<string> | null => {
    if (!isOver(position)) return null;
    const { winner, totals = null, rule = usual } = won(position) ?? { winner: 'draw' };
    const winners = typeof winner === 'string' ? [winner] : winner;
    return {
      winners: winners
        .filter((name) => name !== 'draw')
        .map((name) => seatOf(name, 'the winner'))
        .toSorted((one, other) => one - other),
      totals,
      rules: [rule],
    };
  };

  const reasons = (position: Position, move: Move): readonly Reason[] => {
    const given = rules.why?.(position, move) ?? [];
    return Array.isArray(given) ? (given as readonly Reason[]) : [given as Reason];
  };
  const breach = (reason: Reason): Breach<string, Move, SimpleSaid> => {
    const { rule, says } = reasonedBy(reason, setting, rules.rule);
    return { rule, remedy: said(says) };
  };
  const judge = (position: Position, move: Move): Verdict<string, never, Move, SimpleSaid> => {
    if (isOver(position)) {
      const ended = { rule: outcome(position)?.rules[0] ?? usual, remedy: said(words.ended) };
      return { allowed: false, basis: 'rule', breaches: [ended], rulings: [] };
    }
    const given = reasons(position, move);
    const unlisted = isListed(position, move) ? [] : [words.unlisted];
    const broken = (given.length > 0 ? given : unlisted).map(breach);
    return { allowed: broken.length === 0, basis: 'rule', breaches: broken, rulings: [] };
  };

  const parse = (position: Position, written: string) => {
    const named = listed(position).find((one) => tidy(print(position, one)) === tidy(written));
    const isText = listed(position).every((one) => typeof one === 'string');
    // A text that is no move here is still one that somebody may ask about.
    const own = isText && rules.why ? (written.trim() as Move) : undefined;
    const move = named ?? (rules.parse ? rules.parse(position, written) : own);
    const some = listed(position)
      .slice(0, 2)
      .map((one) => print(position, one));
    return move === undefined ? failed(said(words.noMove(shown(written), some))) : ok(move);
  };

  return {
    id,
    name: title,
    rules: rules.version ?? '1',
    seats: colouredSeats(rules.seats),
    options: [],
    bound: rules.longest ?? null,
    setUp: (_, first) => {
      const { deal, chance } = dealing(first);
      const position = rules.setUp(deal);
      const { refused } = chance();
      return refused.length > 0 ? failed(...refused) : ok(position);
    },
    optionsOn: () => [],
    toAct,
    moves: (position) => (won(position) === null ? listed(position) : []),
    weight: (position, move) => rules.weight?.(position, move) ?? 1,
    judge,
    turnRule: () => usual,
    play: rules.play,
    outcome,
    observe: (position, player) =>
      seenBySeat(hiding(), position as Readonly<Record<string, unknown>>, player),
    ...(hides ? {} : { secrets: false as const }),
    resample: (seen, seed) => dealtAnew(hiding(), seen, seed) as unknown as Position,
    revealed: () => [],
    print,
    parse,
  };
}

/** A game from its rules; `defineGame` takes it as `play`. */
export function simpleGame<Position extends object, Move = string>(
  rules: SimpleRules<Position, Move>,
): SimpleGame<Position, Move> {
  const game: SimpleGame<Position, Move> = {
    rules,
    in: (setting) => refereeOf(rules, setting),
    parts: (setting) => simpleParts(game, setting),
  };
  return game;
}
