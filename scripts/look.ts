#!/usr/bin/env node
/**
 * A maker's proof: the faces of a game side by side in one picture, while they are being drawn. What cannot be
 * drawn yet is named and left out.
 *
 *   node scripts/look.ts battlefield --edition colour --out /tmp/proof.png
 *   node scripts/look.ts bunker-1 --scale 20 --area bleed --out /tmp/one.png
 *   node scripts/look.ts battlefield --edition screen --scale 1.36      a field 60 px high
 *   node scripts/look.ts action --face cards/victory-tank/faces/action.ts --grey
 */
import { globSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Command, Option } from 'commander';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { isObject } from '../src/is-object.ts';
import type { Box, Component, Deck } from '../src/kit/component.ts';
import { EDITIONS, type Edition } from '../src/kit/edition.ts';
import type { Face, SetFace } from '../src/kit/face.ts';
import type { Kit, SheetDrawing } from '../src/kit/kit.ts';
import { typeFaultSentence } from '../src/kit/type/type-faults.ts';
import type { Fonts } from '../src/kit/type/font.ts';
import { typeset } from '../src/kit/type/typeset.ts';
import { MM_PER_INCH } from '../src/kit/units.ts';
import { areaOf, type Area } from '../src/press/paint/area.ts';
import { paintSvg } from '../src/press/paint/svg.ts';
import { loadFonts } from '../src/site/package-fonts.ts';
import { SHELF } from '../src/site/shelf.ts';

interface LookOptions {
  readonly game: string;
  readonly edition: Edition;
  readonly face: readonly string[];
  readonly area: Area;
  readonly scale: number;
  readonly columns?: number;
  readonly grey: boolean;
  readonly svg?: string;
  readonly out: string;
}

type Drawn = Face | SheetDrawing | readonly SheetDrawing[] | readonly Face[];
type Draw = () => Drawn;

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Imports a module of the checkout; prints the reason and returns undefined if that fails. */
async function load(path: string): Promise<Record<string, unknown> | undefined> {
  try {
    return (await import(pathToFileURL(resolve(path)).href)) as Record<string, unknown>;
  } catch (error) {
    console.error(`${path}: ${sentenceOf(error)}`);
    return undefined;
  }
}

const matches = (words: readonly string[], ...names: readonly string[]): boolean =>
  words.length === 0 || words.some((word) => names.some((name) => name.includes(word)));

/** Every component the words select, with its deck if it is a card. */
function partsOf(box: Box, words: readonly string[]): { part: Component; deck?: Deck }[] {
  const cards = box.cards.flatMap((part) => {
    const deck = box.decks.find(({ id }) => id === part.deck);
    return matches(words, part.id, part.deck, deck?.group ?? '') ? [deck ? { part, deck } : { part }] : [];
  });
  const pieces = box.pieces.filter(({ id }) => matches(words, id, 'pieces')).map((part) => ({ part }));
  const sheets = (box.sheets ?? [])
    .filter(({ id }) => matches(words, id, 'sheets'))
    .map((part) => ({ part }));
  return [...cards, ...pieces, ...sheets];
}

function drawsOfKit(kit: Kit, words: readonly string[], edition: Edition): Draw[] {
  const parts = partsOf(kit.box, words);
  const decks = new Set(parts.flatMap(({ deck }) => deck ?? []));
  const fronts = parts.flatMap(({ part }): Draw[] => {
    if (part.kind === 'card')
      return [() => kit.front(part, edition), () => (part.twoFaced && kit.other?.(part, edition)) || []];
    if (part.kind === 'sheet') return [() => kit.sheet?.(part, edition) ?? []];
    return [() => kit.counter?.(part, edition) ?? [], () => kit.showpiece?.(part, edition) ?? []];
  });
  // Words that select single cards do not ask for backs. Two-faced cards have none.
  const backs = [...decks].filter(
    ({ id, group }) =>
      matches(words, id, group) && parts.some(({ part, deck }) => deck?.id === id && !('twoFaced' in part)),
  );
  return [...fronts, ...backs.map((deck) => () => kit.back(deck, edition))];
}

/**
 * Tries every drawing function of a module, by name (`actionFront`, `pieceCounter`): with each component or its owner,
 * each deck or its owner, or the edition alone.
 */
function drawsOfModule(module: Record<string, unknown>, box: Box, edition: Edition): Draw[] {
  return Object.entries(module).flatMap(([name, value]): Draw[] => {
    if (typeof value !== 'function' || !/(Front|Back|Counter|Showpiece)$/.test(name)) return [];
    const draw = value as (...given: readonly unknown[]) => Drawn;
    if (draw.length === 1) return [() => draw(edition)];
    const subjects = name.endsWith('Back') ? box.decks : [...box.cards, ...box.pieces];
    const owners = new Set(subjects.flatMap(({ owner }) => owner ?? []));
    return [...subjects, ...owners].map((subject) => () => draw(subject, edition));
  });
}

const facesOf = (drawn: Drawn): Face[] => {
  if ('nodes' in drawn) return [drawn];
  if ('face' in drawn) return drawn.back ? [drawn.face, drawn.back] : [drawn.face];
  return drawn.flatMap((each: Face | SheetDrawing) => facesOf(each));
};

/** Draws and typesets what it can; a face shared by several components is shown once. */
function drawAll(draws: readonly Draw[], fonts: Fonts): SetFace[] {
  const faces = new Map<string, SetFace>();
  const complaints = new Set<string>();
  for (const draw of draws) {
    try {
      for (const face of facesOf(draw())) {
        const set = typeset(face, fonts);
        if (set.ok) faces.set(face.id, set.value);
        else for (const fault of set.faults) complaints.add(typeFaultSentence(fault));
      }
    } catch (error) {
      complaints.add(sentenceOf(error));
    }
  }
  for (const complaint of complaints) console.error(complaint);
  return [...faces.values()];
}

const GAP = 2;
/** The background colour, so that white paper has an edge. */
const TABLE = '#8d8a84';

/** A face rasterised at `scale` px per mm on white paper. */
async function pixels(
  face: SetFace,
  fonts: Fonts,
  { area, scale }: LookOptions,
): Promise<OverlayOptions['input']> {
  const svg = await paintSvg(face, fonts, { area, dpi: scale * MM_PER_INCH });
  return sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).png().toBuffer();
}

async function contactSheet(faces: readonly SetFace[], fonts: Fonts, options: LookOptions): Promise<Sharp> {
  const sizes = faces.map((face) => areaOf(face, options.area));
  const cell = {
    width: Math.max(...sizes.map(({ width }) => width)) + GAP,
    height: Math.max(...sizes.map(({ height }) => height)) + GAP,
  };
  const columns = options.columns ?? Math.ceil(Math.sqrt((faces.length * cell.height * 1.4) / cell.width));
  const rows = Math.ceil(faces.length / columns);
  const px = (mm: number) => Math.round(mm * options.scale);
  const layers: OverlayOptions[] = [];
  for (const [index, face] of faces.entries()) {
    const left = px((index % columns) * cell.width + GAP / 2);
    const top = px(Math.floor(index / columns) * cell.height + GAP / 2);
    layers.push({ input: await pixels(face, fonts, options), left, top });
  }
  return sharp({
    create: {
      width: px(Math.min(columns, faces.length) * cell.width) + 2,
      height: px(rows * cell.height) + 2,
      channels: 3,
      background: TABLE,
    },
  }).composite(layers);
}

interface Proof {
  readonly draws: readonly Draw[];
  readonly fonts: Fonts;
  /** The drawn faces that the words select. */
  readonly meant: (drawn: readonly SetFace[]) => readonly SetFace[];
}

/** What to draw: the game's kit, or single modules while that cannot be loaded. */
async function proofOf(words: readonly string[], { game, face, edition }: LookOptions): Promise<Proof> {
  const folder = `cards/${game}`;
  const exported = face.length > 0 ? undefined : await load(`${folder}/kit.ts`);
  const kit = Object.values(exported ?? {}).find((value) => isObject(value) && 'front' in value) as
    Kit | undefined;
  if (kit) {
    return { draws: drawsOfKit(kit, words, edition), fonts: loadFonts(kit), meant: (drawn) => drawn };
  }
  const found = globSync(`${folder}/faces/**/*.ts`).filter((file) => !file.endsWith('.test.ts'));
  const boxes = Object.values((await load(`${folder}/data/box.ts`)) ?? {});
  const box = boxes.find((value) => isObject(value) && 'decks' in value) as Box;
  const modules = await Promise.all((face.length > 0 ? face : found).map(load));
  return {
    draws: modules.flatMap((module) => (module ? drawsOfModule(module, box, edition) : [])),
    fonts: loadFonts({ fonts: [] }),
    // Without a kit, words select by the ids of the faces.
    meant: (drawn) => {
      const named = drawn.filter(({ id }) => matches(words, id));
      return named.length > 0 ? named : drawn;
    },
  };
}

async function look(words: readonly string[], options: LookOptions): Promise<void> {
  const { draws, fonts, meant } = await proofOf(words, options);
  const faces = meant(drawAll(draws, fonts));
  if (faces.length === 0) throw new Error('nothing could be drawn');
  if (options.svg) writeFileSync(options.svg, await paintSvg(faces[0] as SetFace, fonts, options));
  const sheet = sharp(await (await contactSheet(faces, fonts, options)).png().toBuffer());
  await (options.grey ? sheet.greyscale() : sheet).toFile(options.out);
  console.log(`${options.out}: ${faces.map(({ id }) => id).join(', ')}`);
}

await new Command('look')
  .description('Shows faces side by side in one picture.')
  .argument('[words...]', 'parts of the ids, decks or groups to show; everything where left out')
  .option('--game <id>', 'folder under cards', SHELF[0]?.id)
  .addOption(new Option('--edition <name>', 'how it is drawn').choices(EDITIONS).default('colour'))
  .option(
    '--face <file>',
    'draw with this module instead of the kit; repeatable',
    (file, files: string[]) => [...files, file],
    [],
  )
  .addOption(
    new Option('--area <area>', 'what of a face is shown').choices(['trim', 'bleed']).default('trim'),
  )
  .option('--scale <number>', 'pixels in a millimetre (11.81 is 300 dpi)', Number, 6)
  .option('--columns <number>', 'faces in a row', Number)
  .option('--grey', 'without colour', false)
  .option('--svg <file>', 'write the first face as SVG, too')
  .option('--out <file>', 'the picture', '/tmp/look.png')
  .action(look)
  .parseAsync();
