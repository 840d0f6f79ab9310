/**
 * A human reading of the questions, from the sentences of `content/victory-tank/statements.ts`: a predicate that the table
 * fits the question, and the rules that decide.
 */
import type { StatementId } from '../../content/victory-tank/statements.ts';
import {
  areAcross,
  areBeside,
  areInTouch,
  besides,
  crewOf,
  groundAt,
  onFoot,
  owner,
  ownerAt,
  soldiersAt,
  tankAt,
  ahead,
  type Table,
} from '../../content/victory-tank/situations/writing.ts';

/** The case of a question, as written positions. */
export interface Asked {
  /** The table at first. */
  readonly first: Table;
  /** The table before the try; for a course, the last one. */
  readonly last: Table;
  /** The try, or all moves of a course, in notation. */
  readonly words: string;
}

export interface QuestionRead {
  readonly settledBy: readonly StatementId[];
  readonly holds: (asked: Asked) => boolean;
}

const by = (rules: string, holds: QuestionRead['holds']): QuestionRead => ({
  settledBy: rules.split(' ') as StatementId[],
  holds,
});

/** The two cells that a `place` move covers. */
function laid(words: string): readonly [string, string] {
  const [, cell = ''] = /^place (\S+)/.exec(words) ?? [];
  return [cell, ahead(cell, 'south')];
}
/** How many cells next to the new card have a card. */
const edges = ({ last, words }: Asked): number =>
  laid(words)
    .flatMap((cell) => ['north', 'east', 'south', 'west'].map((facing) => ahead(cell, facing)))
    .filter((cell) => !laid(words).includes(cell) && groundAt(last, cell) !== null).length;
const isFree = ({ last, words }: Asked): boolean =>
  laid(words).every((cell) => groundAt(last, cell) === null);
/** How many of the fields o and s1 the new card touches only at a corner. */
const corners = ({ words }: Asked): number =>
  ['o', 's1'].filter(
    (cell) =>
      laid(words).some((each) => areAcross(each, cell)) && !laid(words).some((each) => areBeside(each, cell)),
  ).length;

/** The fields and the number of soldiers of a step or battle. */
function route(words: string): { readonly from: string; readonly to: string; readonly many: number } {
  const [, many = '', from = '', to = ''] = /^step (\d+) (?:crew )?(\S+) to (\S+)/.exec(words) ?? [];
  const [, target = to, base = from, force = many] = /^battle (\S+) from (\S+) with (\d+)/.exec(words) ?? [];
  return { from: base, to: target, many: Number(force) };
}
const goal = ({ words }: Asked): string => route(words).to;
const enemies = (asked: Asked): number => soldiersAt(asked.last, 'gray', goal(asked));
const deployed = ({ words }: Asked): string => /deploy (\S+)/.exec(words)?.[1] ?? '';
const deployGround = (asked: Asked): string | null => groundAt(asked.first, deployed(asked));

const here = (asked: Asked, army: 'red' | 'gray'): number => soldiersAt(asked.last, army, tankAt(asked.last));
const inDrive = ({ last }: Asked): boolean => last.drive !== undefined;
const hand = ({ last }: Asked): readonly number[] => last.hands.red;
const groundUnderTank = ({ last }: Asked): string | null => groundAt(last, tankAt(last));
const groundAhead = ({ last }: Asked): string | null =>
  last.tank === null ? null : groundAt(last, ahead(last.tank.at, last.tank.facing));
const fought = ({ first, last }: Asked): boolean => onFoot(first, 'gray') > onFoot(last, 'gray');

export const QUESTIONS_READ: Readonly<Record<string, QuestionRead>> = {
  'touching-one-card': by('G4', (asked) => isFree(asked) && edges(asked) === 1),
  'touching-at-a-corner': by('G4', (asked) => isFree(asked) && corners(asked) > 0),
  'covering-a-card': by('G4a', (asked) => !isFree(asked)),
  'card-sideways': by('G1', () => true),
  'card-upside-down': by('G1 G1a', ({ words }) => words.endsWith('turned')),
  'out-of-the-bricks': by('G3', (asked) => isFree(asked) && edges(asked) > 1),
  'keeping-another-card': by('F1', ({ last, words }) => !last.drawn.includes(words.replace('keep ', ''))),
  'jeep-of-the-enemy': by('F5 F5a', ({ first }) => first.player === 'gray' && first.held.gray === 'jeep-red'),
  'jeep-without-supply': by('F5', ({ first }) => first.held.gray === 'jeep-red' && first.supply.red === 0),
  'facing-of-the-new-tank': by(
    'F3',
    ({ first, words }) => first.held.red === 'tank' && words.includes('face'),
  ),
  'acting-before-the-fog': by('F2', ({ last, words }) => last.stage === 'place' && words === 'move 1'),

  'paying-too-much': by('C3a', ({ last, words }) => Number(words.split(' ')[1]) > last.points.red),
  'points-and-a-card': by(
    'C3a C3b',
    ({ first, words }) => words.startsWith('move 2+1') && first.hands.red.includes(1),
  ),
  'passing-with-points': by('C5', ({ last, words }) => words === 'pass' && last.points.red > 0),
  'announcing-nothing': by('A1 C4a', ({ last, words }) => words === 'attack 1' && !areInTouch(last)),
  'doing-nothing': by('C4a', ({ last, words }) => words === 'done' && last.action?.used === false),
  'stopping-half-way': by(
    'C4a',
    ({ last, words }) => words === 'done' && last.action?.used === true && last.action.left > 0,
  ),
  'changing-the-action': by(
    'C4',
    ({ last, words }) => last.action?.kind === 'move' && last.action.used && words.startsWith('deploy'),
  ),
  'two-actions-a-turn': by('C2', ({ last, words }) => last.action?.kind === 'move' && words === 'recruit 1'),
  'sharing-a-move': by(
    'M0',
    ({ words }) => new Set([...words.matchAll(/step \d+ (\S+) to/g)].map(([, from]) => from)).size > 1,
  ),
  'boosting-from-an-empty-hand': by('C3b', (asked) => asked.words === 'move 1+3' && !hand(asked).includes(3)),
  'shuffling-the-discards': by('C1a', ({ last }) => last.decks.red.length === 0 && last.hands.red.length < 5),

  'four-at-once': by('M1', (asked) => {
    const { from, many } = route(asked.words);
    return many === 4 && soldiersAt(asked.last, 'red', from) >= many && asked.last.action?.left === 1;
  }),
  'stepping-across-a-corner': by('G2', ({ words }) => areAcross(route(words).from, route(words).to)),
  'walking-into-enemies': by(
    'M2',
    (asked) => enemies(asked) > 0 && areBeside(route(asked.words).from, goal(asked)),
  ),
  'occupying-the-enemy-base': by(
    'M2',
    (asked) => groundAt(asked.last, goal(asked)) === 'home-gray' && enemies(asked) === 0,
  ),
  'boarding-the-enemy-tank': by(
    'M2',
    (asked) => ownerAt(asked.last, goal(asked)) === 'gray' && asked.words.includes('boarding'),
  ),
  'crowded-field': by('M0a', ({ last }) => Object.values(last.soldiers.red).includes(9)),
  'taking-a-crate': by(
    'M10',
    (asked) => asked.first.crates.includes(goal(asked)) && asked.last.taken.red === 1,
  ),

  'over-own-soldiers': by('M6', (asked) => inDrive(asked) && here(asked, 'red') > 0 && asked.words === 'on'),
  'stopping-among-own-soldiers': by('M6 M6b', (asked) => here(asked, 'red') > 0 && asked.words === 'halt'),
  'through-enemies': by('M6b', ({ first, last }) => {
    const way = [1, 2, 3].map((far) => ahead(tankAt(first), 'south', far));
    return way.includes(tankAt(last)) && way.some((cell) => soldiersAt(last, 'gray', cell) > 0);
  }),
  'crushing-enemies': by('M6b', (asked) => here(asked, 'gray') > 0 && asked.words === 'halt'),
  'onto-the-enemy-base': by('M6b', (asked) => groundAhead(asked) === 'home-gray' && asked.words === 'drive'),
  'onto-the-own-base': by('M6c', (asked) => groundAhead(asked) === 'home-red' && asked.words === 'drive'),
  'driving-into-the-fog': by('M6a', (asked) => groundAhead(asked) === null && asked.words === 'drive'),
  'driving-a-standing-tank-of-nobody': by(
    'M6',
    ({ last, words }) => owner(last) === 'nobody' && words === 'drive',
  ),
  'turning-round': by(
    'M5',
    ({ first, last }) => first.tank?.facing === 'north' && last.tank?.facing === 'south',
  ),
  'crate-under-the-tracks': by(
    'M10',
    ({ first, last }) => first.crates.length > last.crates.length && !first.crates.includes(tankAt(last)),
  ),

  'claiming-with-some': by(
    'M3a',
    (asked) =>
      ownerAt(asked.last, goal(asked)) === 'nobody' &&
      route(asked.words).many === 3 &&
      asked.words.endsWith('boarding 2'),
  ),
  'walking-into-the-own-tank': by(
    'M4',
    (asked) => ownerAt(asked.last, goal(asked)) === 'red' && asked.words.includes('boarding'),
  ),
  'stepping-out': by(
    'M9',
    (asked) => !inDrive(asked) && owner(asked.last) === 'red' && asked.words.includes('crew'),
  ),
  'standing-beside-it': by(
    'M5 M4a',
    (asked) => owner(asked.last) === 'nobody' && here(asked, 'red') > 0 && asked.words.startsWith('turn'),
  ),
  'board-and-go': by(
    'M0',
    ({ first, last, words }) =>
      owner(first) === 'nobody' && tankAt(first) !== tankAt(last) && words.startsWith('step'),
  ),
  'boarding-at-the-start': by(
    'M7a',
    (asked) => asked.last.drive?.gone === 0 && here(asked, 'red') > 0 && asked.words.startsWith('board'),
  ),
  'boarding-without-a-drive': by(
    'M7',
    (asked) => !inDrive(asked) && here(asked, 'red') > 0 && asked.words.startsWith('board'),
  ),
  'fourth-in-the-tank': by(
    'M7c',
    (asked) => crewOf(asked.last) + Number(asked.words.replace('board ', '')) === 4,
  ),
  'off-among-enemies': by('M7b', (asked) => here(asked, 'gray') > 0 && asked.words.startsWith('off')),
  'off-at-home': by('M6c', (asked) => groundUnderTank(asked) === 'home-red' && asked.words.startsWith('off')),
  'abandoning-the-tank': by('M7 M8 M8a', ({ first, last }) => crewOf(first) > 1 && owner(last) === 'nobody'),

  'recruit-in-my-bunker': by(
    'R1 R2',
    (asked) => deployGround(asked) === 'bunker' && soldiersAt(asked.first, 'red', deployed(asked)) > 0,
  ),
  'recruit-in-an-empty-bunker': by(
    'R2',
    (asked) =>
      deployGround(asked) === 'bunker' &&
      soldiersAt(asked.first, 'red', deployed(asked)) + soldiersAt(asked.first, 'gray', deployed(asked)) ===
        0 &&
      ownerAt(asked.first, deployed(asked)) === null,
  ),
  'recruit-in-the-open': by(
    'R1',
    (asked) => deployGround(asked) === 'open' && soldiersAt(asked.first, 'red', deployed(asked)) > 0,
  ),
  'recruit-under-the-tank': by(
    'R2a',
    (asked) =>
      ownerAt(asked.first, deployed(asked)) === 'red' &&
      soldiersAt(asked.first, 'red', deployed(asked)) === 0,
  ),
  'recruit-into-the-tank': by(
    'R1b',
    (asked) =>
      ownerAt(asked.first, deployed(asked)) === 'red' && soldiersAt(asked.first, 'red', deployed(asked)) > 0,
  ),
  'recruit-next-to-an-empty-tank': by('M4a', (asked) => ownerAt(asked.first, deployed(asked)) === 'nobody'),
  'recruit-with-ten': by('R1a C4a', ({ last, words }) => onFoot(last, 'red') === 10 && words === 'recruit 1'),
  'recruit-on-the-enemy-base': by('R1', (asked) => deployGround(asked) === 'home-gray'),

  'attacking-nobody': by('A1', (asked) => enemies(asked) === 0 && ownerAt(asked.last, goal(asked)) === null),
  'attacking-an-empty-tank': by(
    'A1',
    (asked) => ownerAt(asked.last, goal(asked)) === 'nobody' && enemies(asked) === 0,
  ),
  'attacking-from-afar': by('A1', (asked) => {
    const { from } = route(asked.words);
    return enemies(asked) > 0 && [ahead(from, 'north', 2), ahead(from, 'south', 2)].includes(goal(asked));
  }),
  'from-two-sides': by('A2a', ({ last, words }) => {
    const [, side = ''] = /^join from (\S+)/.exec(words) ?? [];
    const target = last.battle?.target ?? '';
    return (
      areBeside(side, target) && side !== last.battle?.parties[0]?.from && soldiersAt(last, 'red', side) > 0
    );
  }),
  'attacking-a-base': by('A1 A5b', (asked) => groundAt(asked.first, route(asked.words).to) === 'home-gray'),
  'holding-some-back': by(
    'A2',
    (asked) => route(asked.words).many < soldiersAt(asked.last, 'red', route(asked.words).from),
  ),
  'a-tie': by('A6a', (asked) => fought(asked) && besides(asked.first, 'red', goal(asked)) > 0),
  'card-after-a-boost': by(
    'A4a',
    (asked) => asked.last.action?.card === true && hand(asked).includes(1) && asked.words === 'lay 1',
  ),
  'card-not-in-the-hand': by('A4', (asked) => asked.words === 'lay 3' && !hand(asked).includes(3)),
  'staying-put-after-winning': by('A8', (asked) => fought(asked) && asked.words === 'stay'),
  'moving-onto-a-beaten-base': by('A8a', (asked) => {
    const from = /^enter from (\S+)/.exec(asked.words)?.[1] ?? '';
    const base = ahead(from, 'south');
    return (
      fought(asked) &&
      groundAt(asked.last, base) === 'home-gray' &&
      soldiersAt(asked.last, 'gray', base) === 0
    );
  }),
  'leaving-a-beaten-tank': by(
    'A8b',
    ({ first, last, words }) => owner(first) === 'gray' && owner(last) === 'nobody' && words === 'done',
  ),
  'the-only-crew-wins': by(
    'A8d M8',
    ({ first, last }) => crewOf(first) === 1 && owner(first) === 'red' && owner(last) === 'nobody',
  ),
  'the-fallen-come-back': by('A7 A7a', ({ first, last }) => onFoot(first, 'red') > onFoot(last, 'red')),

  'crew-as-soldiers': by(
    'E2a E2b',
    ({ last }) =>
      onFoot(last, 'red') < onFoot(last, 'gray') && onFoot(last, 'red') + crewOf(last) > onFoot(last, 'gray'),
  ),
  'nobody-has-most': by('E2c', ({ last }) => onFoot(last, 'red') === onFoot(last, 'gray')),
  'tank-in-a-bunker': by(
    'E2e E2d R2a',
    (asked) => groundUnderTank(asked) === 'bunker' && owner(asked.last) === 'red' && here(asked, 'red') === 0,
  ),
  'passing-the-card-at-the-end': by('E1a', ({ first, last }) => first.round === 7 && last.stage === 'over'),
  'moving-after-the-end': by('E4', ({ last, words }) => last.stage === 'over' && words === 'move 1'),
};
