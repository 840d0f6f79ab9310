/** The kit of Street Armour for press and site: the box, and the drawing of each component. */
import type { Edition } from '../../src/kit/edition.ts';
import type { Face } from '../../src/kit/face.ts';
import type { Kit, SheetDrawing } from '../../src/kit/kit.ts';
import { fontsource, furtherLetters } from '../../src/kit/type/fonts.ts';
import { BOX, DICE, RULER, TEMPLATE, TILES } from './data/box.ts';
import { coverOf } from './faces/cover.ts';
import { pieceCounter } from './faces/pieces.ts';
import { figuresFace, needsFace, ordinaryFace, turnFace } from './faces/reference.ts';
import { dieFaces, rulerFace, templateFace } from './faces/sheets.ts';
import { pieceStandees } from './faces/standees.ts';
import { tileFace } from './faces/tile.ts';

type Draw = (edition: Edition) => Face;

const FRONTS: ReadonlyMap<string, Draw> = new Map<string, Draw>([
  ...TILES.map(({ id, front }): [string, Draw] => [id, (edition) => tileFace(front, edition)]),
  ['reference', figuresFace],
  ['ordinary-dice', ordinaryFace],
]);

const OTHERS: ReadonlyMap<string, Draw> = new Map<string, Draw>([
  ...TILES.map(({ id, rear }): [string, Draw] => [id, (edition) => tileFace(rear, edition)]),
  ['reference', turnFace],
  ['ordinary-dice', needsFace],
]);

const SHEETS: ReadonlyMap<string, (edition: Edition) => readonly SheetDrawing[]> = new Map([
  [RULER.id, (edition) => [{ face: rulerFace(edition) }]],
  [TEMPLATE.id, (edition) => [{ face: templateFace(edition) }]],
  [DICE.id, (edition) => dieFaces(edition).map((face) => ({ face }))],
]);

function drawn<Drawn>(
  draws: ReadonlyMap<string, (edition: Edition) => Drawn>,
  id: string,
  edition: Edition,
): Drawn {
  const draw = draws.get(id);
  if (!draw) throw new Error(`Street Armour has no drawing for ${id}`);
  return draw(edition);
}

export const streetArmourKit: Kit = {
  id: 'street-armour',
  title: 'Street Armour',
  about: 'Tanks among the blocks of a city of tiles: dice that move you far shoot badly.',
  players: '2',
  minutes: null,
  ages: null,
  credits: [
    { name: 'Predrag Lazović', part: 'game design' },
    { name: 'Dragan Lazović', part: 'game design' },
    { name: 'Forsage Games', part: 'publisher of the game' },
  ],
  box: BOX,
  // Points of teams are added up, and quiet turns counted.
  asks: [{ thing: 'pencil' }],
  // The default text font lacks the last letter of the designers' name.
  fonts: [fontsource(furtherLetters('text'), 'Zilla Slab', 500, 'latin-ext')],
  cover: coverOf,
  front: ({ id }, edition) => drawn(FRONTS, id, edition),
  back: ({ id }) => {
    throw new Error(`All cards of ${id} have two faces`);
  },
  other: ({ id }, edition) => drawn(OTHERS, id, edition),
  sheet: ({ id }, edition) => drawn(SHEETS, id, edition),
  counter: pieceCounter,
  showpiece: ({ id }, edition) => pieceStandees(id, edition),
};
