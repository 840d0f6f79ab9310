/** The part of the map round an area, small enough for a card: its own outline in colour, the others in line. */
import { hatch } from '../../../src/kit/engrave/hatch.ts';
import { written } from '../../../src/kit/engrave/outline.ts';
import type { Path } from '../../../src/kit/engrave/path.ts';
import { polygon } from '../../../src/kit/engrave/shapes.ts';
import type { Shape } from '../../../src/kit/face.ts';
import { seen } from '../art/window.ts';
import { AREAS, type AreaId } from '../box/areas.ts';
import type { Region } from '../map/geography.ts';
import { isBare, lineOf, type Owner, type Theme } from '../theme.ts';

const pathOf = (region: Region, id: AreaId): Path => seen(region, id).flatMap(polygon);

/** The area itself. */
function own(id: AreaId, owner: Owner, theme: Theme): readonly Shape[] {
  const path = pathOf(id, id);
  const { flat, tint } = theme.owner[owner];
  const bare = isBare(theme);
  const lines = bare ? ({ spacing: 2.2, heavy: 0.125 } as const) : ({ spacing: 0.9, heavy: 0.16 } as const);
  const edge = {
    colour: bare ? flat : theme.key,
    width: lineOf(theme, bare ? 0.3 : 0.4),
    join: 'round',
  } as const;
  return [
    { d: written(path), fill: tint, fillRule: 'evenodd', stroke: edge },
    ...(theme.edition === 'screen'
      ? []
      : [{ d: hatch(path, { angle: 45, light: 1, ...lines }), fill: flat }]),
  ];
}

export function areaMap(id: AreaId, owner: Owner, theme: Theme): readonly Shape[] {
  const border = { colour: theme.quiet, width: lineOf(theme, 0.18), join: 'round' } as const;
  const shape = (region: Region, fill: Theme['paper']): readonly Shape[] => {
    const path = pathOf(region, id);
    return path.length > 0 ? [{ d: written(path), fill, fillRule: 'evenodd', stroke: border }] : [];
  };
  const land = AREAS.filter((area) => area.type === 'land' && area.id !== id);
  return [
    ...land.flatMap((area) => shape(area.id, theme.land)),
    // Land out of play, and seas that nobody sails.
    ...shape('out', theme.land),
    ...shape('closed', theme.sea),
    ...own(id, owner, theme),
  ];
}
