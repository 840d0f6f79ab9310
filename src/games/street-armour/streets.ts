/** How far it is through the streets of a city, as tanks drive: tanks may move away and are not counted, wrecks stay. */
import { beside, type Square } from '../../referee/geometry/squares.ts';
import { memo } from '../../referee/memo.ts';
import { widthOf, type Armour } from './position.ts';

type Laid = Pick<Armour, 'ground' | 'tanks' | 'barricades'>;

/** Steps to a square from every other, row by row; from where no street leads there are as many as squares. */
type Field = Uint16Array;

/** The fields of a ground by what shuts its streets for good, each by the square that it leads to. */
const fieldsOn = memo((_: readonly string[]) => new Map<string, Map<number, Field>>());

const shutFor = ({ tanks, barricades }: Laid): readonly Square[] => [
  ...tanks.filter(({ state }) => state === 'wreck'),
  ...barricades,
];

function fieldTo({ ground }: Laid, shut: readonly Square[], to: Square): Field {
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

/** Steps through the streets from a square to another, turns not counted. */
export function waySteps(position: Laid, from: Square, to: Square): number {
  const { ground } = position;
  const width = widthOf(position);
  const shut = shutFor(position);
  const known = fieldsOn(ground);
  const key = shut.map(({ x, y }) => y * width + x).join();
  const fields = known.get(key) ?? new Map<number, Field>();
  known.set(key, fields);
  const cell = to.y * width + to.x;
  const field = fields.get(cell) ?? fieldTo(position, shut, to);
  fields.set(cell, field);
  return field[from.y * width + from.x] ?? field.length;
}
