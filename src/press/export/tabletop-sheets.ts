/**
 * Sheets on a virtual table: mats, boards and rulers are tiles in a column on the right; dice are the program's own, since paper
 * ones are folded. Wheels stay at home: nothing there turns on a pin.
 */
import type { Sheet, SheetForm } from '../../kit/component.ts';
import type { DrawnSheet } from '../../kit/drawn-kit.ts';
import { bag, common, pictureFile, tile, tileScale, type FacePicture, type Lot } from './tabletop-objects.ts';
import { columnOf, lyingAt } from './tabletop-places.ts';
import type { TabletopObject } from './tabletop-save.ts';

const isFlat = ({ sheet: { form } }: DrawnSheet): boolean => form.make !== 'die' && form.make !== 'wheel';

interface DieSheet extends Sheet {
  readonly form: Extract<SheetForm, { readonly make: 'die' }>;
}

const isDie = (sheet: Sheet): sheet is DieSheet => sheet.form.make === 'die';

/** The dice of each kind: a bag of them, or one by itself. */
export function diceLots(sheets: readonly DrawnSheet[]): readonly Lot[] {
  const kinds = [...new Set(sheets.map(({ sheet }) => sheet))].filter(isDie);
  return kinds.map((sheet): Lot => {
    const { name, id, count, owner, form } = sheet;
    return {
      owner,
      onBoard: [],
      beside: (at) => {
        const dice = Array.from({ length: count }, (_, copy): TabletopObject => ({
          ...common(name, ['die', id, copy], lyingAt(at)),
          Name: form.sides === 4 ? 'Die_4' : 'Die_6',
        }));
        const [only, ...others] = dice;
        return only && others.length === 0 ? only : bag(sheet, dice, at);
      },
    };
  });
}

/** Each copy of each sheet that lies flat, one under another. */
export function flatSheets(sheets: readonly DrawnSheet[], base: string): readonly TabletopObject[] {
  const flat = sheets.filter(isFlat);
  const copies = flat.flatMap((drawn) =>
    Array.from({ length: drawn.sheet.count }, (_, copy) => ({ ...drawn, copy })),
  );
  const places = columnOf(copies.map(({ face }) => face));
  return copies.flatMap(({ sheet, face, back, copy }, index) => {
    const at = places[index];
    if (!at) return [];
    const of = { title: sheet.name, id: ['sheet', sheet.id, copy], face, ...(back && { back }) };
    return [tile(of, lyingAt(at, { scale: tileScale(face) }), base)];
  });
}

export const sheetPictures = (sheets: readonly DrawnSheet[]): readonly FacePicture[] =>
  sheets
    .filter(isFlat)
    .flatMap(({ face, back }) => [face, ...(back ? [back] : [])])
    .map((face) => ({ file: pictureFile(face), of: 'sheet', face }));
