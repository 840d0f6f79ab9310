/**
 * Sheets on the virtual table: mats, boards and rulers are tiles in a column on the right, wheels are stacked
 * round tiles that are turned by hand; dice are the program's own instead of folded paper.
 */
import type { DrawnSheet } from '../../../kit/drawn-kit.ts';
import { diceSets } from '../dice-sets.ts';
import { bag, common, pictureFile, tile, tileScale, type FacePicture, type Lot } from './tabletop-objects.ts';
import { ABOVE_TABLE, columnOf, lyingAt } from './tabletop-positions.ts';
import type { TabletopObject } from './tabletop-save.ts';

const isFlat = ({ sheet: { form } }: DrawnSheet): boolean => form.make !== 'die';

/** The dice of each kind: in a bag, or a single one by itself. */
export const diceLots = (sheets: readonly DrawnSheet[]): readonly Lot[] =>
  diceSets(sheets).map((set): Lot => {
    const { name, id, count, owner, sides } = set;
    return {
      owner,
      onBoard: [],
      beside: (at) => {
        const dice = Array.from({ length: count }, (_, copy): TabletopObject => ({
          ...common(name, ['die', id, copy], lyingAt(at)),
          Name: `Die_${sides}`,
        }));
        const [only, ...others] = dice;
        return only && others.length === 0 ? only : bag(set, dice, at);
      },
    };
  });

/** The height between discs of a wheel, units. */
const DISC_ABOVE = 0.2;

/** Every copy of every flat sheet, in a column; the discs of a wheel share a place. */
export function flatSheets(sheets: readonly DrawnSheet[], base: string): readonly TabletopObject[] {
  const copies = [...Map.groupBy(sheets.filter(isFlat), ({ sheet }) => sheet)].flatMap(([sheet, layers]) =>
    Array.from({ length: sheet.count }, (_, copy) => ({ sheet, layers, copy })),
  );
  const places = columnOf(copies.flatMap(({ layers }) => layers[0]?.face ?? []));
  return copies.flatMap(({ sheet, layers, copy }, index) => {
    const at = places[index];
    if (!at) return [];
    return layers.map(({ face, back }, level) => {
      const id = ['sheet', sheet.id, copy, ...(level > 0 ? [level] : [])];
      const round = sheet.form.make === 'wheel';
      const of = { title: sheet.name, id, face, round, ...(back && { back }) };
      return tile(of, lyingAt(at, { scale: tileScale(face), y: ABOVE_TABLE + level * DISC_ABOVE }), base);
    });
  });
}

export const sheetPictures = (sheets: readonly DrawnSheet[]): readonly FacePicture[] =>
  sheets
    .filter(isFlat)
    .flatMap(({ face, back }) => [face, ...(back ? [back] : [])])
    .map((face) => ({ file: pictureFile(face), of: 'sheet', face }));
