import { failed, ok, type Result } from '../../../result.ts';
import { fieldAt, GAP, REACH } from './field-grid.ts';
import type { Move } from './moves.ts';
import type { Table } from './notation.ts';
import {
  BATTLEFIELD_CARDS,
  FACING_NAMES,
  type ActionKind,
  type CardChoice,
  type CardValue,
  type Facing,
  type Field,
} from './position.ts';
import type { Written } from '../messages.ts';

/**
 * Parses moves, legal or not; what `notation.ts` prints parses to the same move.
 *
 *     parse(position, 'Step 2 w1n1 to w1'); // { kind: 'step', from: 2, to: 3, foot: 2, crew: 0, board: 0 }
 */

/** A cell from its name, or null where it is none. */
export function parseCell(name: string): readonly [column: number, row: number] | null {
  const parts = /^(?:o|(?:([we])([1-9]\d?))?(?:([ns])([1-9]\d?))?)$/.exec(name);
  if (parts === null || name === '') return null;
  const column = Number(parts[2] ?? 0) * (parts[1] === 'w' ? -1 : 1);
  const row = Number(parts[4] ?? 0) * (parts[3] === 'n' ? -1 : 1);
  return Math.abs(column) > REACH || Math.abs(row) > REACH ? null : [column || 0, row || 0];
}

const NUMBER = '([1-9]\\d?)';
const CELL = '(\\w+)';
const FACING = '(north|east|south|west)';
const SOLDIERS = `(?:${NUMBER}(?: and ${NUMBER} crew)?|${NUMBER} crew)`;
const FORCE = `(?:${NUMBER}( and tank)?|(tank))`;

type Groups = readonly (string | undefined)[];

/** Why a well-formed text is still not a move. */
interface NotRead {
  readonly none: 'noSuchCard' | 'noCell';
  readonly name: string;
}

/** How one kind of move is written: examples, its pattern, and what its groups mean. */
interface Form {
  readonly examples: readonly [string, ...string[]];
  /** An example of the move that comes next, which people tend to write in one go. */
  readonly then?: string;
  readonly pattern: RegExp;
  readonly read: (groups: Groups, cell: (name: string | undefined) => Field) => Move | NotRead;
}

const form = (example: string, pattern: string, read: Form['read']): Form => ({
  examples: [example],
  pattern: new RegExp(`^${pattern}$`),
  read,
});

const count = (group: string | undefined): number => Number(group ?? 0);
const facing = (group: string | undefined): Facing =>
  Math.max(
    0,
    FACING_NAMES.findIndex((name) => name === group),
  ) as Facing;

const announcement = (action: ActionKind, then: string): Form => ({
  ...form(`${action} 2+1`, `${action} (0|[1-9]\\d?)((?:\\+[123]){0,9})`, ([pay, cards]) => {
    const [card = 0, ...more] = (cards ?? '')
      .split('+')
      .slice(1)
      .map((value) => count(value) as CardValue);
    const one = { kind: 'announce', action, pay: count(pay), card } as const;
    return more.length === 0 ? one : { ...one, more };
  }),
  then,
});

const bare = (kind: 'pass' | 'done' | 'drive' | 'on' | 'halt' | 'ready' | 'stay'): Form =>
  form(kind, kind, () => ({ kind }));

const FORMS: Readonly<Record<string, Form>> = {
  keep: form('keep crate-3', 'keep ([\\w-]+)', ([name]) => {
    const card = BATTLEFIELD_CARDS.find((other) => other === name);
    return card === undefined ? { none: 'noSuchCard', name: name ?? '' } : { kind: 'keep', card };
  }),
  place: form('place e1n3 turned', `place ${CELL}( turned)?`, ([name, turned]) => {
    const cell = parseCell(name ?? '');
    if (cell === null) return { none: 'noCell', name: name ?? '' };
    return { kind: 'place', column: cell[0], row: cell[1], turned: turned !== undefined };
  }),
  face: form('face north', `face ${FACING}`, ([name]) => ({ kind: 'face', facing: facing(name) })),
  move: announcement('move', 'step 2 o to s1'),
  recruit: announcement('recruit', 'deploy w1n1'),
  attack: announcement('attack', 'battle s1 from o with 2'),
  pass: bare('pass'),
  done: bare('done'),
  step: form(
    'step 2 o to s1',
    `step ${SOLDIERS} ${CELL} to ${CELL}(?: boarding ${NUMBER})?`,
    (groups, cell) => ({
      kind: 'step',
      from: cell(groups[3]),
      to: cell(groups[4]),
      foot: count(groups[0]),
      crew: count(groups[1] ?? groups[2]),
      board: count(groups[5]),
    }),
  ),
  turn: form('turn east', `turn ${FACING}`, ([name]) => ({ kind: 'turn', facing: facing(name) })),
  drive: bare('drive'),
  on: bare('on'),
  halt: bare('halt'),
  board: form('board 2', `board ${NUMBER}`, ([number]) => ({ kind: 'board', count: count(number) })),
  off: form('off 1', `off ${NUMBER}`, ([number]) => ({ kind: 'off', count: count(number) })),
  deploy: form('deploy w1n1', `deploy ${CELL}`, ([name], cell) => ({ kind: 'deploy', at: cell(name) })),
  battle: form(
    'battle s1 from o with 2 and tank',
    `battle ${CELL} from ${CELL} with ${FORCE}`,
    (groups, cell) => ({
      kind: 'battle',
      target: cell(groups[0]),
      from: cell(groups[1]),
      foot: count(groups[2]),
      tank: (groups[3] ?? groups[4]) !== undefined,
    }),
  ),
  join: form('join from o with 1', `join from ${CELL} with ${FORCE}`, (groups, cell) => ({
    kind: 'join',
    from: cell(groups[0]),
    foot: count(groups[1]),
    tank: (groups[2] ?? groups[3]) !== undefined,
  })),
  ready: bare('ready'),
  lay: {
    ...form('lay 2', 'lay (?:([123])|none)', ([value]) => ({
      kind: 'lay',
      card: count(value) as CardChoice,
    })),
    examples: ['lay 2', 'lay none'],
  },
  enter: form('enter from o with 2', `enter from ${CELL} with ${SOLDIERS}`, (groups, cell) => ({
    kind: 'enter',
    from: cell(groups[0]),
    foot: count(groups[1]),
    crew: count(groups[2] ?? groups[3]),
  })),
  stay: bare('stay'),
  claim: form('claim 2', `claim ${NUMBER}`, ([number]) => ({ kind: 'claim', crew: count(number) })),
};

/**
 * Parses a move in a position; it need not be legal. Faults name the words they are about. Case and extra
 * spaces do not matter.
 */
export function parse({ table }: { readonly table: Table }, text: string): Result<Move, Written> {
  const line = text.trim().toLowerCase().replace(/\s+/g, ' ');
  const word = /^[a-z]*/.exec(line)?.[0] ?? '';
  const known = Object.hasOwn(FORMS, word) ? FORMS[word] : undefined;
  if (known === undefined) {
    return failed({ says: 'noSuchMove', line, words: Object.keys(FORMS) });
  }
  const groups = known.pattern.exec(line);
  if (groups === null) return failed(writeLike(line, known));
  const faults: Written[] = [];
  const cell = (name = ''): Field => {
    const at = parseCell(name);
    if (at === null) faults.push({ says: 'notACell', line, name });
    // A cell without a card is not a field; that is for the rules to refuse.
    return at === null ? GAP : fieldAt(table, at[0], at[1]);
  };
  const move = known.read(groups.slice(1), cell);
  if ('none' in move) return failed(...faults, { says: move.none, line, name: move.name });
  return faults.length > 0 ? failed(...faults) : ok(move);
}

const writeLike = (line: string, { examples, then }: Form): Written =>
  then === undefined
    ? { says: 'writeLike', line, examples }
    : { says: 'thenLike', line, examples: [examples[0], then] };
