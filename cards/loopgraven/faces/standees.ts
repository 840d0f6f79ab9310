/** Troops as fold-over standees: a marching platoon, a car, a tank, each on feet in its army's colour and shape. */
import type { Edition } from '../../../src/kit/edition.ts';
import { seatHatch } from '../../../src/kit/engrave/hatch.ts';
import { move } from '../../../src/kit/engrave/path/matrix.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import { movedShapes } from '../../../src/kit/engrave/path/transform.ts';
import type { Shape } from '../../../src/kit/face.ts';
import type { Drawing } from '../../../src/kit/kit.ts';
import { standeeStrip, type StandeeArt, type StandeeSize } from '../../../src/kit/papercraft/standee.ts';
import type { KitWords } from '../../../src/kit/words/kit-words.ts';
import { outlineAt } from '../art/shapes.ts';
import { soldier, type Stance } from '../art/soldier.ts';
import { troop } from '../art/troops.ts';
import type { UnitPiece } from '../data/box.ts';
import { ARMIES, COLOURS, type TroopColour } from '../data/pieces.ts';
import { armyInks, isBare, themeOf, type Theme } from '../theme.ts';

/** A foot in the army's colour with its shape; where ink is saved, hatched as the army is. */
function foot(owner: TroopColour, { width, depth }: StandeeSize, theme: Theme): Shape[] {
  const { flat } = theme.army[owner];
  const area = rectangle(0, 0, width, depth / 2);
  const shape = outlineAt(ARMIES[owner].outline, width / 2, depth / 4, depth / 4 - 0.8);
  const bare = isBare(theme);
  return [
    bare
      ? { d: seatHatch(area, COLOURS.indexOf(owner), 2.8, 0.13), fill: flat }
      : { d: written(area), fill: flat },
    {
      d: written(shape),
      fill: theme.paper,
      ...(bare && { stroke: { colour: flat, width: 0.35 } }),
    },
  ];
}

/** The men of a strip, one after another. */
const STANCES: readonly Stance[] = ['stride', 'run', 'charge'];

function figure({ owner, type, showpiece }: UnitPiece, index: number, theme: Theme): Shape[] {
  const { width, height } = showpiece;
  const thick = isBare(theme) ? 0.25 : 0.6;
  const floor = { d: written(rectangle(0, height - thick, width, thick)), fill: theme.key };
  if (type === 'platoon')
    return [
      ...soldier(
        STANCES[index % STANCES.length] ?? 'stride',
        { x: width / 2 - 1.9, y: height - 0.6, height: height - 2.2 },
        armyInks(theme, owner),
        theme.detail,
      ),
      floor,
    ];
  const shapes = troop(
    type,
    { x: 0, y: 0, width: width - 2, side: ARMIES[owner].side },
    armyInks(theme, owner),
    theme.detail,
  );
  return [...movedShapes(shapes, move(width / 2, height - 0.6)), floor];
}

const many = (
  count: number,
  drawn: (index: number) => StandeeArt,
): readonly [StandeeArt, ...StandeeArt[]] => [
  drawn(0),
  ...Array.from({ length: count - 1 }, (_, index) => drawn(index + 1)),
];

/** A troop of one colour and kind as a strip of standees, as many as the box has. */
export function troopStandees(
  piece: UnitPiece,
  said: KitWords['standee'],
  edition: Edition,
): readonly Drawing[] {
  const theme = themeOf(edition);
  const { id, showpiece, count, name, owner } = piece;
  const stand = foot(owner, showpiece, theme);
  return [
    standeeStrip({
      id: `showpiece-${id}`,
      size: showpiece,
      inks: theme,
      figures: many(count, (index) => ({ figure: figure(piece, index, theme), foot: stand })),
      means: `${count} x ${name}`,
      says: [`${name}.`, said.how],
      said,
    }),
  ];
}
