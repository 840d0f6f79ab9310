/** Figures of pictures: 100 photographs of 5 MB each on A4. */
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { cold, type Cold } from './cold.ts';
import type { Figure } from './measurement.ts';

const COUNT = 100;
const BAR = { seconds: 60, memory: 500 } as const;

/** Noise compresses worst: so many pixels have 5 MB. */
const SIZE = { width: 1920, height: 1440 } as const;

/** A photograph of soft noise, another one for each number. */
async function writePhotograph(path: string, number: number): Promise<number> {
  const noise = { type: 'gaussian', mean: 90 + (number % 80), sigma: 60 } as const;
  const made = sharp({ create: { ...SIZE, channels: 3, noise, background: '#000' } });
  await made.jpeg({ quality: 94, chromaSubsampling: '4:4:4' }).toFile(path);
  return statSync(path).size;
}

async function writeGame(folder: string): Promise<{ readonly shelf: string; readonly size: number }> {
  mkdirSync(join(folder, 'pictures'));
  let size = 0;
  for (let number = 1; number <= COUNT; number += 1)
    size += await writePhotograph(join(folder, 'pictures', `photo-${number}.jpg`), number);
  const kit = new URL('./photograph-kit.ts', import.meta.url).href;
  const shelf = join(folder, 'shelf.mjs');
  writeFileSync(
    shelf,
    `import { photographKit } from '${kit}';
export const SHELF = [{ id: 'photographs', kit: async () => photographKit(${COUNT}) }];\n`,
  );
  return { shelf, size };
}

function figuresOf(what: string, { seconds, work, memory, bytes }: Cold): Figure[] {
  return [
    {
      what: `${what}: time`,
      bar: `<= ${BAR.seconds} s`,
      found: `${seconds.toFixed(1)} s`,
      held: seconds <= BAR.seconds,
    },
    { what: '  work, both processors', bar: '', found: `${work.toFixed(1)} s` },
    {
      what: `${what}: memory`,
      bar: `<= ${BAR.memory} MB`,
      found: `${Math.round(memory)} MB`,
      held: memory <= BAR.memory,
    },
    { what: `${what}: file`, bar: '', found: `${(bytes / 1e6).toFixed(1)} MB` },
  ];
}

/** Measures in about two minutes; the photographs are made first. */
export async function photographFigures(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'fieldkit-bench-'));
  try {
    const { shelf, size } = await writeGame(folder);
    const words = ['print', 'photographs', '--shelf', shelf];
    const each = (size / COUNT / 1e6).toFixed(1);
    return [
      ...figuresOf(
        `${COUNT} photographs of ${each} MB, A4, cold, nothing kept`,
        cold([...words, '--no-cache'], 1),
      ),
      ...figuresOf('  the same with what was drawn before at hand', cold(words, 1)),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
