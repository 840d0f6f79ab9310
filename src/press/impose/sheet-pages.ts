/** Makes leaves into pages: front and back alternating, folded on one page, or all fronts before all backs. */
import type { Node, SetFace, SetNode } from '../../kit/face.ts';
import type { Pictures } from '../../kit/pictures/picture-file.ts';
import type { Matrix } from '../../kit/engrave/path/matrix.ts';
import { hashData, shortHash } from '../../kit/content-hash.ts';
import { failed, ok, type Result } from '../../result.ts';
import type { Fonts } from '../../kit/type/font.ts';
import { typeset } from '../../kit/type/typeset.ts';
import { type Margins } from '../margins.ts';
import { PAPERS, type PaperName } from '../papers.ts';
import type { Placement, SheetPage } from '../sheet.ts';
import type { PressFault } from './plan/sheet-faults.ts';
import { furnish, type Inked, type Shown } from './furniture.ts';
import type { Leaf, LeafKind } from './leaf.ts';
import type { MarkKind, Sides } from './plan/print-options.ts';
import { BAR_LENGTH } from './strips/scale-bar.ts';
import type { SheetWording } from '../words/press-words.ts';

/** The common inputs of a file's pages. */
export interface Make {
  readonly title: string;
  /** "Colour edition · A4". */
  readonly edition: string;
  readonly paper: PaperName;
  readonly sides: Sides;
  /** The printer's margins, if known. */
  readonly margins?: Margins;
  readonly marks: MarkKind;
  /** Whether cards are tiles: backs need not meet fronts on the paper. */
  readonly tiles: boolean;
  readonly fonts: Fonts;
  /** The picture files that the game's poster may name. */
  readonly pictures?: Pictures;
  readonly said: SheetWording;
  readonly faces: ReadonlyMap<string, SetFace>;
  /** The correction of back pages for registration. */
  readonly moved?: Matrix;
  readonly hashOf: (face: SetFace) => string;
}

const placementsOf = ({ fronts, backs }: Leaf, shown: Shown): readonly Placement[] => {
  if (shown === 'both') return [...fronts, ...backs];
  return shown === 'front' ? fronts : backs;
};

const turned = (face: SetFace, { turn }: Placement) =>
  turn % 180 === 0 ? { width: face.width, height: face.height } : { width: face.height, height: face.width };

/** The trims of whole blocks of fronts, so that every sheet of a run has the same margins. */
function inkedBy({ blocks, fronts, tile }: Leaf, faces: Make['faces']): Inked {
  const placed = fronts.flatMap((placement) => {
    const face = faces.get(placement.face);
    return face ? [{ face, x: placement.x, y: placement.y, ...turned(face, placement) }] : [];
  });
  const bleed = Math.max(0, ...placed.map(({ face }) => face.bleed));
  if (tile) return { trims: [tile.rect], bleed };
  return { trims: blocks.length > 0 ? blocks : placed, bleed };
}

/** A hash of a sheet's contents, front and back. */
function leafHash({ fronts, backs }: Leaf, { edition, faces, hashOf }: Make): string {
  const content = (placements: readonly Placement[]) =>
    placements.map(({ face, x, y, turn }) => {
      const drawn = faces.get(face);
      return [drawn ? hashOf(drawn) : face, x, y, turn];
    });
  return shortHash(hashData([edition, content(fronts), content(backs)]));
}

export function setPage(
  label: string,
  nodes: readonly Node[],
  { paper, fonts, pictures }: Pick<Make, 'paper' | 'fonts' | 'pictures'>,
): Result<readonly SetNode[], PressFault> {
  const { width, height } = PAPERS[paper];
  const set = typeset({ id: `page ${label}`, width, height, bleed: 0, safe: 0, nodes }, fonts, { pictures });
  return set.ok
    ? ok(set.value.nodes)
    : failed(...set.faults.map((fault): PressFault => ({ kind: 'type', fault })));
}

function pageOf({ leaf, shown, number }: Side, of: number, make: Make): Result<SheetPage, PressFault> {
  const { title, edition, paper, faces, margins, marks, moved, tiles } = make;
  const { margin } = make.said;
  const { width, height } = PAPERS[paper];
  const side = shown === 'both' ? '' : margin.sides[shown];
  const placements = placementsOf(leaf, shown);
  const names = placements.length > 0 ? leaf.names : [margin.empty];
  const dice = leaf.dice && placements.length > 0 ? margin.dice : [];
  const [said = ''] = dice;
  const words = {
    title,
    names: dice.length === 0 ? names : leaf.dice === 'all' ? [said] : [...names, said],
    inShort: dice.length > 0 ? dice : names.length > 1 ? margin.inShort(names) : [],
    number: margin.number(number, of),
    bar: margin.bar(BAR_LENGTH),
    side,
    edition,
    hash: leafHash(leaf, make),
  };
  const furniture = furnish(
    {
      leaf,
      shown,
      inked: inkedBy(leaf, faces),
      page: { width, height },
      words,
      marks,
      meets: !tiles,
      ...(margins && { margins }),
    },
    make.fonts,
  );
  const label = `${number} ${side}`.trim();
  const set = setPage(label, furniture, make);
  if (!set.ok) return set;
  return ok({
    label,
    title: margin.page(label, names),
    width,
    height,
    placements,
    furniture: set.value,
    ...(moved && shown === 'back' && { moved }),
  });
}

interface Side {
  readonly leaf: Leaf;
  readonly shown: Shown;
  readonly number: number;
}

/** The sides of leaves that become pages, in file order. */
function pageOrder(leaves: readonly Leaf[], sides: Sides): Side[] {
  const numbered = leaves.map((leaf, index) => ({ leaf, number: index + 1 }));
  const backs = numbered.filter(({ leaf }) => leaf.backs.length > 0 && !leaf.folded);
  if (sides === 'single') {
    return [
      ...numbered.map((each) => ({ ...each, shown: 'front' as const })),
      ...backs.map((each) => ({ ...each, shown: 'back' as const })),
    ];
  }
  return numbered.flatMap((each): Side[] => {
    if (each.leaf.folded) return [{ ...each, shown: 'both' as const }];
    const front = { ...each, shown: 'front' as const };
    // A duplex printer needs pairs of pages, so an empty back is a page, too.
    return sides === 'duplex' || backs.includes(each)
      ? [front, { ...each, shown: 'back' as const }]
      : [front];
  });
}

/** A page, with the leaf that it is a side of. */
export interface MadePage {
  readonly page: SheetPage;
  readonly kind: LeafKind;
  readonly leaf: Leaf;
}

/** The pages of all leaves, in file order. */
export function pagesOf(leaves: readonly Leaf[], make: Make): Result<readonly MadePage[], PressFault> {
  const made = pageOrder(leaves, make.sides).map((side) => ({
    leaf: side.leaf,
    result: pageOf(side, leaves.length, make),
  }));
  const faults = made.flatMap(({ result }) => (result.ok ? [] : result.faults));
  if (faults.length > 0) return failed(...faults);
  return ok(
    made.flatMap(({ leaf, result }) => (result.ok ? [{ kind: leaf.kind, leaf, page: result.value }] : [])),
  );
}
