/** Loads a kit's fonts from node_modules and from the maker's folder, for the commands and the site's build. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve as resolvePath } from 'node:path';
import type { Kit } from '../kit/kit.ts';
import { readFont, type Font, type Fonts } from '../kit/type/font.ts';
import { HOUSE_FONTS, type FontSource } from '../kit/type/fonts.ts';
import { fontFaultSentence, openFont, type FontFiles } from '../kit/type/local-font.ts';
import { failed, ok, type Result } from '../result.ts';
import { reach } from './game-file.ts';

const { resolve } = createRequire(import.meta.url);

const packageFont = (file: string): Buffer<ArrayBuffer> => readFileSync(resolve(file));

/** Bytes of the largest font file that is read; those of all Chinese letters have 20 MB. */
const MOST = 50e6;

interface Known {
  readonly stamp: string;
  readonly bytes: Uint8Array;
}

/** The fonts below `home`. A file is read once, and again after it has changed. */
export function fontFilesIn(home: string): FontFiles {
  const known = new Map<string, Known>();
  return {
    find: (file) => {
      const reached = reach(resolvePath(home), file);
      if (!reached.ok) return reached;
      const { path, size, changed } = reached.value;
      if (size > MOST) return failed(`has more than ${MOST / 1e6} MB, and is not read`);
      const stamp = `${size} ${changed}`;
      const before = known.get(path);
      if (before?.stamp === stamp) return ok(before.bytes);
      const bytes = new Uint8Array(readFileSync(path));
      known.set(path, { stamp, bytes });
      return ok(bytes);
    },
  };
}

/** The folder of the shelf that a site is built from; see FIELDKIT_SHELF. */
const siteFolder = (): string => dirname(resolvePath(process.env['FIELDKIT_SHELF'] ?? 'shelf.ts'));

let ofSite: FontFiles | undefined;

/** The local files of a kit: those that it was opened with, or those of the site's shelf. */
const filesOf = ({ fontFiles }: Pick<Kit, 'fontFiles'>): FontFiles =>
  fontFiles ?? (ofSite ??= fontFilesIn(siteFolder()));

const opened = new WeakMap<Uint8Array, Map<string, Result<Font, string>>>();

/** Opens a local font once for its bytes. */
function openOnce(source: FontSource, bytes: Uint8Array): Result<Font, string> {
  const key = JSON.stringify(source);
  const known = opened.get(bytes) ?? new Map<string, Result<Font, string>>();
  opened.set(bytes, known);
  const font = known.get(key) ?? openFont(source, bytes);
  known.set(key, font);
  return font;
}

function openLocal(kit: Pick<Kit, 'fontFiles'>, source: FontSource): Result<Font, string> {
  const found = filesOf(kit).find(source.file);
  return found.ok ? openOnce(source, found.value) : found;
}

/** A sentence for each local font of a kit that cannot be opened. */
export const localFontFaults = (kit: Pick<Kit, 'fonts' | 'fontFiles'>): readonly string[] =>
  kit.fonts
    .filter(({ isLocal }) => isLocal)
    .flatMap((source) => {
      const font = openLocal(kit, source);
      return font.ok ? [] : font.faults.map((why) => fontFaultSentence(source, why));
    });

function loadFont(kit: Pick<Kit, 'fontFiles'>, source: FontSource): Font {
  if (!source.isLocal) return readFont(source, packageFont(source.file));
  const font = openLocal(kit, source);
  if (font.ok) return font.value;
  throw new Error(fontFaultSentence(source, font.faults.join(', ')));
}

/** The bytes of a font's file, as the site serves it. */
export function fontFile(source: FontSource): Uint8Array<ArrayBuffer> {
  if (!source.isLocal) return packageFont(source.file);
  const found = filesOf({}).find(source.file);
  if (!found.ok) throw new Error(fontFaultSentence(source, found.faults.join(', ')));
  return new Uint8Array(found.value);
}

/** The house fonts and the kit's own. @throws for a local font that cannot be opened; see `localFontFaults`. */
export const loadFonts = (kit: Pick<Kit, 'fonts' | 'fontFiles'>): Fonts =>
  new Map([...HOUSE_FONTS, ...kit.fonts].map((source) => [source.id, loadFont(kit, source)]));
