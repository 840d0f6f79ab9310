/** What is in a game's box, for the booklet: decks, pieces and sheets, like ones of several sides together. */
import { countAll } from '../../kit/component.ts';
import type { Kit } from '../../kit/kit.ts';
import { capital } from '../../language.ts';
import type { BoxItem } from '../../press/booklet/content.ts';
import { backName, sheetSize } from '../named-faces.ts';

/** A line of the list before like ones are put together. */
interface Thing {
  readonly name: string;
  readonly count: number;
  readonly owner: string | undefined;
  readonly faces: readonly string[];
  /** mm. */
  readonly size: string;
}

/** The name without the word for its side: "platoon" of "Red platoon". */
const kindOf = (name: string): string => name.split(' ').slice(1).join(' ');

const sizeOf = ({ width, height }: { readonly width: number; readonly height: number }): string =>
  `${width} ${height}`;

function thingsIn({ decks, cards, pieces, sheets = [] }: Kit['box']): readonly Thing[] {
  const ofDecks = decks.flatMap(({ id, name, owner }): Thing[] => {
    const own = cards.filter(({ deck }) => deck === id);
    const [first] = own;
    if (!first) return [];
    const faces = first.twoFaced ? [first.id] : [backName(id), first.id];
    return [{ name, owner, count: countAll(own), faces, size: `card ${sizeOf(first.size)}` }];
  });
  const ofPieces = pieces.map(({ id, name, count, owner, counter }): Thing => {
    return { name, count, owner, faces: [id], size: sizeOf(counter) };
  });
  const ofSheets = sheets
    // Nobody needs a sheet and what it replaces.
    .filter(({ insteadOf }) => insteadOf === undefined)
    .map((sheet): Thing => {
      const { id, name, count, owner } = sheet;
      return { name, count, owner, faces: [id], size: `${sheet.form.make} ${sizeOf(sheetSize(sheet))}` };
    });
  return [...ofDecks, ...ofPieces, ...ofSheets];
}

/** "5 ×" of pieces and sheets, whose names are of one; decks are named by all their cards. */
const times = (count: number, { size }: Thing): string =>
  count === 1 || size.startsWith('card ') ? String(count) : `${count} ×`;

/** Things of different sides with the same name, number and size are listed together. */
const likeKey = ({ name, count, owner, size }: Thing, index: number): string =>
  owner === undefined || kindOf(name) === '' ? String(index) : `${kindOf(name)} ${count} ${size}`;

/** The list of a box, in its order. */
export function boxItems({ box }: Kit): readonly BoxItem[] {
  const things = thingsIn(box);
  const groups = Map.groupBy(things.entries(), ([index, thing]) => likeKey(thing, index));
  return [...groups.values()].flatMap((group): BoxItem[] => {
    const same = group.map(([, thing]) => thing);
    const [first] = same;
    if (!first) return [];
    const { name, count, faces } = first;
    if (same.length === 1) return [{ name, count: times(count, first), faces }];
    return [
      {
        name: capital(kindOf(name)),
        count: count === 1 ? times(same.length, first) : `${same.length} × ${times(count, first)}`,
        // Of decks the backs tell the sides apart.
        faces: same.map((each) => each.faces[0] ?? ''),
      },
    ];
  });
}
