/** The pieces and sheets of a maker's game, each with the functions that draw it. */
import { POKER, type CardSize, type Piece, type Sheet, type SheetForm } from '../kit/component.ts';
import { isId } from '../kit/id.ts';
import { shown } from '../kit/untrusted-input.ts';
import { nameFrom } from './declared-decks.ts';
import { TOKEN_SHAPES, type TokenShape } from './token-shape.ts';
import { isTooLarge, sizeOf, tooLargeText } from './given-size.ts';
import type {
  DieDefinition,
  DrawPart,
  FlatDefinition,
  PartDefinitions,
  StandeeDefinition,
  WheelDefinition,
} from './part-definition.ts';

/** How a part is drawn, each of its sides. */
export interface PartLooks {
  readonly face: DrawPart;
  readonly back?: DrawPart;
  readonly shape?: TokenShape;
}

export interface DeclaredParts {
  readonly pieces: readonly Piece[];
  readonly sheets: readonly Sheet[];
  readonly looks: ReadonlyMap<string, PartLooks>;
  readonly faults: readonly string[];
  readonly notes: readonly string[];
}

/** Lengths that are usual, mm. */
const USUAL = { depth: 12, edge: 16, pin: 4 } as const;

/** Reads sizes of parts; faults are collected. */
type SizeReader = (kind: string, id: string, size: FlatDefinition['size']) => CardSize;

const common = (id: string, { name, count = 1 }: { readonly name?: string; readonly count?: number }) =>
  ({ id, name: name ?? nameFrom(id), count, provenance: 'ours' }) as const;

const token = (id: string, part: FlatDefinition, size: CardSize): Piece => ({
  kind: 'piece',
  ...common(id, part),
  counter: { width: size.width, height: size.height },
});

function standee(id: string, part: StandeeDefinition, { width, height }: CardSize): Piece {
  const { depth = USUAL.depth } = part;
  return {
    kind: 'piece',
    ...common(id, part),
    counter: { width, height },
    showpiece: { make: 'standee', width, depth, height },
  };
}

const sheet = (
  id: string,
  part: { readonly name?: string; readonly count?: number },
  form: SheetForm,
): Sheet => ({
  kind: 'sheet',
  ...common(id, part),
  form,
});

const die = (id: string, part: DieDefinition): Sheet =>
  sheet(id, part, { make: 'die', side: part.edge ?? USUAL.edge, ...(part.sides && { sides: part.sides }) });

/** Whether a die's net or a wheel's disc is larger than any sheet: neither is printed in parts. */
const isLargeDie = ({ edge = USUAL.edge, sides = 6 }: DieDefinition): boolean =>
  isTooLarge(sides === 6 ? { width: 3 * edge, height: 4 * edge } : { width: 2 * edge, height: 2 * edge });

const isLargeWheel = ({ discs }: WheelDefinition): boolean =>
  Array.isArray(discs) && discs.some((disc: number) => isTooLarge({ width: disc, height: disc }));

const wheel = (id: string, part: WheelDefinition): Sheet =>
  sheet(id, part, { make: 'wheel', discs: part.discs, pin: part.pin ?? USUAL.pin });

const FLAT_SHEETS = [
  ['mats', 'mat'],
  ['boards', 'poster'],
  ['pads', 'pad'],
  ['rulers', 'strip'],
] as const;

/** What is printed in one piece. */
const WHOLE = ['tokens', 'standees'];

/** From this length of a side it is asked whether millimetres were meant, mm; boards apart. */
const LARGE = 500;

/** Everything but the cards of a game. Counts and ids are checked with the whole box. */
export function declaredParts(game: PartDefinitions): DeclaredParts {
  const faults: string[] = [];
  const notes: string[] = [];
  const looks = new Map<string, PartLooks>();
  const read: SizeReader = (kind, id, size) => {
    const found = sizeOf(size);
    if (!found.ok) {
      faults.push(...found.faults.map((fault) => `${kind} "${shown(id)}", size: ${fault}.`));
      return POKER;
    }
    const { width, height } = found.value;
    if (WHOLE.includes(kind)) {
      if (isTooLarge(found.value)) faults.push(`${kind} "${shown(id)}", size: ${tooLargeText(found.value)}.`);
    } else if (kind !== 'boards' && Math.max(width, height) > LARGE)
      notes.push(
        `${kind} "${shown(id)}": it is ${width} x ${height} mm, and printed over several pages. Lengths are millimetres.`,
      );
    return found.value;
  };
  const each = <Part extends PartLooks, Made>(
    kind: string,
    parts: Readonly<Record<string, Part>>,
    make: (id: string, part: Part) => Made,
  ): Made[] =>
    Object.entries(parts).map(([id, part]) => {
      if (typeof part.face !== 'function')
        faults.push(`${kind} "${shown(id)}": it has no face, which is a function that draws it.`);
      const { face, back, shape } = part;
      if (shape !== undefined && !TOKEN_SHAPES.includes(shape))
        faults.push(
          `${kind} "${shown(id)}": its shape is "${shown(String(shape))}", and there are ${TOKEN_SHAPES.join(' and ')}.`,
        );
      if (isId(id)) looks.set(id, { face, ...(back && { back }), ...(shape && { shape }) });
      return make(id, part);
    });
  const { tokens = {}, standees = {}, dice = {}, wheels = {} } = game;
  const pieces = [
    ...each('tokens', tokens, (id, part) => token(id, part, read('tokens', id, part.size))),
    ...each('standees', standees, (id, part) => standee(id, part, read('standees', id, part.size))),
  ];
  const flat = FLAT_SHEETS.flatMap(([kind, make]) =>
    each(kind, game[kind] ?? {}, (id, part) => {
      const { width, height } = read(kind, id, part.size);
      return sheet(id, part, { make, width, height });
    }),
  );
  const tooLarge = (kind: string, id: string): string =>
    `${kind} "${shown(id)}": it is larger than the largest sheet. Lengths are millimetres.`;
  for (const [id, part] of Object.entries(dice)) if (isLargeDie(part)) faults.push(tooLarge('dice', id));
  for (const [id, part] of Object.entries(wheels))
    if (isLargeWheel(part)) faults.push(tooLarge('wheels', id));
  const sheets = [...flat, ...each('dice', dice, die), ...each('wheels', wheels, wheel)];
  return { pieces, sheets, looks, faults, notes };
}
