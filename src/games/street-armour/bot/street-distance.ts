/** Distances through the streets of a city: wrecks and barricades block, tanks that may move away do not. */
import { beside, type Square } from '../../../geometry/squares.ts';
import { memo } from '../../../referee/memo.ts';
import { widthOf, type Armour } from '../rules/position.ts';

type Streets = Pick<Armour, 'ground' | 'tanks' | 'barricades'>;

/** The steps to one square from every square, row by row; the number of squares where no street leads. */
type Distances = Uint16Array;

/** Cache of distances on a ground: by its blocked squares, then by the target square. */
const distancesOn = memo((_: readonly string[]) => new Map<string, Map<number, Distances>>());

const blockedSquares = ({ tanks, barricades }: Streets): readonly Square[] => [
  ...tanks.filter(({ state }) => state === 'wreck'),
  ...barricades,
];

function distancesTo({ ground }: Streets, shut: readonly Square[], to: Square): Distances {
  const width = widthOf({ ground });
  const field = new Uint16Array(width * ground.length).fill(width * ground.length);
  const barred = new Set(shut.map(({ x, y }) => y * width + x));
  field[to.y * width + to.x] = 0;
  const waiting: Square[] = [to];
  for (const square of waiting) {
    const steps = (field[square.y * width + square.x] ?? 0) + 1;
    for (const from of beside(square, 8)) {
      const cell = from.y * width + from.x;
      if (ground[from.y]?.[from.x] !== '.' || (field[cell] ?? 0) <= steps || barred.has(cell)) continue;
      field[cell] = steps;
      waiting.push(from);
    }
  }
  return field;
}

/** The fields of a ground with what blocks it, by the target square. */
const fieldsIn = memo(
  (
    ground: Streets['ground'],
    tanks: Streets['tanks'],
    barricades: Streets['barricades'],
  ): { readonly shut: readonly Square[]; readonly fields: Map<number, Distances> } => {
    const shut = blockedSquares({ ground, tanks, barricades });
    const width = widthOf({ ground });
    const known = distancesOn(ground);
    const key = shut.map(({ x, y }) => y * width + x).join();
    const fields = known.get(key) ?? new Map<number, Distances>();
    known.set(key, fields);
    return { shut, fields };
  },
);

/** Steps through the streets to one square, turns not counted. */
export function streetsTo(position: Streets, to: Square): (from: Square) => number {
  const { ground, tanks, barricades } = position;
  const width = widthOf(position);
  const { shut, fields } = fieldsIn(ground, tanks, barricades);
  const cell = to.y * width + to.x;
  const field = fields.get(cell) ?? distancesTo(position, shut, to);
  fields.set(cell, field);
  return ({ x, y }) => field[y * width + x] ?? field.length;
}
