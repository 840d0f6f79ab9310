/** What the signs of the map mean. */
import { doubleFrame, words } from '../../../src/kit/drawing/lettering.ts';
import { box, type Node } from '../../../src/kit/face.ts';
import { sign } from '../art/badge.ts';
import { LEGEND } from '../map/places.ts';
import { MAP_WORDS } from '../map-words.ts';
import { isBare, lineOf, type Theme } from '../theme.ts';
import { dealt } from './map-block.ts';
import { boom, bridge, outOnly, ring, strait, way } from './map-marks.ts';

/** From line to line, and where signs stand in both columns, mm. */
const LINE = 5.25;
const COLUMNS = [6, 38] as const;

/** With the sign of cards that are dealt where there are places for them. */
export function legend(theme: Theme, piles: boolean): Node[] {
  const { x, y } = LEGEND;
  const said = MAP_WORDS.legend;
  const inks = [theme.key, theme.paper] as const;
  const snow = isBare(theme) ? theme.key : theme.owner.allies.flat;
  const level = (row: number): number => y + 4.4 + row * LINE;
  const at = (column: 0 | 1, row: number): readonly [number, number] => [x + COLUMNS[column], level(row)];
  const stretch = (row: number, half: number) => ({
    from: [at(1, row)[0] - half, level(row)] as const,
    to: [at(1, row)[0] + half, level(row)] as const,
  });
  const [from, to] = [stretch(4, 3.4).from, stretch(4, 3.4).to];
  const line = (column: 0 | 1, row: number, says: string): Node =>
    words(
      'legend',
      says,
      { x: at(column, row)[0] + (column === 0 ? 3.8 : 5.4), y: level(row) - 2.5, width: 24, height: 5 },
      { size: 10.5, ink: theme.key, on: theme.paper, font: 'plain', fit: { least: 8 } },
    );
  const left = [
    said.points,
    said.resources,
    said.supply,
    said.snow,
    said.sun,
    ...(piles ? [said.dealt] : []),
  ];
  const right = [said.strait, said.bridge, said.out, said.ring, said.boom, said.way];
  return [
    box({ ...LEGEND, fill: theme.paper }),
    doubleFrame(LEGEND, theme.key, [lineOf(theme, 0.8), lineOf(theme, 0.25), 1.2]),
    sign('points', said.points, at(0, 0), 2.1, inks),
    sign('resources', said.resources, at(0, 1), 2.1, inks),
    sign('supply', said.supply, at(0, 2), 2.1, inks),
    sign('snow', said.snow, at(0, 3), 2.3, [snow, theme.paper]),
    sign('sun', said.sun, at(0, 4), 2.3, [isBare(theme) ? theme.key : theme.written, theme.paper]),
    strait(stretch(0, 3.4), said.strait, theme),
    bridge(stretch(1, 3.4), theme),
    outOnly(stretch(2, 3), theme),
    ring(at(1, 3), theme),
    boom([from, to], theme),
    way(stretch(5, 3.4), said.way, theme),
    ...(piles ? [dealt([at(0, 5)], 0.52, said.dealt, theme)] : []),
    ...left.map((says, row) => line(0, row, says)),
    ...right.map((says, row) => line(1, row, says)),
  ];
}
