import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { corners, disc, pictureFolder } from '../../../tests/picture-files.ts';
import { SVG_SAMPLES } from '../../../tests/svg-samples.ts';
import type { RasterFile } from '../../../src/kit/pictures/picture-file.ts';
import { isRefusal } from '../../cli/command-error.ts';
import { picturesIn } from './picture-folder.ts';

const outer = pictureFolder();
const home = join(outer.home, 'game');
const pictures = picturesIn(home);
const write = (name: string, content: Uint8Array | string): void => outer.write(`game/${name}`, content);

const PLACE = { face: 'ship-1', field: 'picture', file: 'x' };

/** Why a file is not shown; undefined if it is. */
const faultOf = (file: string): string | undefined => {
  const found = pictures.find(file);
  return found.ok ? undefined : found.faults.join();
};

function rasterOf(file: string): RasterFile {
  const found = pictures.find(file);
  if (!found.ok || found.value.kind !== 'raster') throw new Error(`${file}: ${JSON.stringify(found)}`);
  return found.value;
}

beforeAll(async () => {
  mkdirSync(home);
  outer.write('secret.png', await corners(20, 20).png().toBuffer());
  write('pictures/ship.png', await corners(300, 200).png().toBuffer());
  write('pictures/anchor.svg', SVG_SAMPLES['shapes'] ?? '');
  write('pictures/ship.jpg', await corners(300, 200).jpeg().toBuffer());
  symlinkSync(join(outer.home, 'secret.png'), join(home, 'pictures/link.png'));
  symlinkSync(outer.home, join(home, 'out'));
});
afterAll(() => outer.remove());

describe('a name of a picture', () => {
  it.each([
    ['../secret.png', 'lies outside the folder of the game'],
    ['pictures/../../secret.png', 'lies outside the folder of the game'],
    ['pictures\\..\\..\\secret.png', 'lies outside the folder of the game'],
    ['pictures/link.png', 'lies outside the folder of the game'],
    ['out/secret.png', 'lies outside the folder of the game'],
    ['.', 'lies outside the folder of the game'],
    ['/etc/passwd', 'is named from the root of a disk'],
    ['C:\\ship.png', 'is named from the root of a disk'],
    ['~/ship.png', 'is named from the root of a disk'],
    ['\\\\server\\ship.png', 'is named from the root of a disk'],
    ['https://example.org/ship.png', 'is an address'],
    ['file:///etc/passwd', 'is an address'],
    ['data:image/png;base64,AAAA', 'is an address'],
    ['pictures/ship.png\0.svg', 'has a name that no file has'],
    ['', 'has no name'],
    ['pictures', 'is no file'],
    ['pictures/ship.png/x', 'is not there'],
  ])('%j is refused with a reason', (file, why) => {
    expect(faultOf(file)).toContain(why);
  });

  it('that no file has is answered with the nearest one', () => {
    expect(faultOf('pictures/shp.png')).toBe('is not there: did you mean "pictures/ship.png"');
    expect(faultOf('pictures/quite-another.webp')).toBe('is not there');
    expect(faultOf('../secrt.png')).not.toContain('secret');
  });

  it('that lies in the folder of the pictures, or has other capitals, is answered with it', () => {
    write('At Home.png', '');
    expect(faultOf('ship.png')).toBe('is not there: did you mean "pictures/ship.png"');
    expect(faultOf('pictures/pictures/anchor.svg')).toBe('is not there: did you mean "pictures/anchor.svg"');
    expect(faultOf('pictures/at home.png')).toBe('is not there: did you mean "At Home.png"');
    expect(faultOf('pictures/SHIP.PNG')).toBe('is not there: did you mean "pictures/ship.png"');
  });

  it.each([
    ['', "has no name: where a cell may be empty, write card.art !== '' && picture(...)"],
    ['pictures/', "is no file: where a cell may be empty, write card.art !== '' && picture(...)"],
    ['pictures/undefined.png', 'is not there: what it is named by is undefined'],
  ])('of a cell that says nothing is told as such: %j', (file, why) => {
    expect(faultOf(file)).toBe(why);
  });

  it('is found again as it is after its file has changed', async () => {
    write('pictures/changing.png', await corners(10, 10).png().toBuffer());
    const before = rasterOf('pictures/changing.png');
    expect(rasterOf('pictures/changing.png')).toBe(before);
    write('pictures/changing.png', await corners(40, 20).png().toBuffer());
    expect(rasterOf('pictures/changing.png')).toMatchObject({ width: 40, height: 20 });
  });
});

describe('a picture that a sheet cannot show', () => {
  it.each<readonly [string, string, () => Promise<Uint8Array | string>]>([
    ['an empty file', 'is empty', () => Promise.resolve('')],
    ['a text', 'is no PNG, JPEG, WebP or SVG file', () => Promise.resolve('hello')],
    ['a GIF', 'is a file of GIF: save it as PNG or JPEG', () => corners(9, 9).gif().toBuffer()],
    ['a CMYK JPEG', 'is in CMYK', () => corners(30, 30).toColourspace('cmyk').jpeg().toBuffer()],
    [
      'an animated WebP',
      'is animated',
      async () => {
        const frames = await sharp(
          [await corners(20, 20).png().toBuffer(), await disc(20).png().toBuffer()],
          {
            join: { animated: true },
          },
        )
          .webp()
          .toBuffer();
        return frames;
      },
    ],
    ['half a PNG', 'is cut off', async () => (await corners(90, 90).png().toBuffer()).subarray(0, 2000)],
    ['half a WebP', 'is cut off', async () => (await corners(90, 90).webp().toBuffer()).subarray(0, 200)],
    [
      'the head of a JPEG',
      'is cut off',
      async () => (await corners(90, 90).jpeg().toBuffer()).subarray(0, 150),
    ],
    ['compressed SVG', 'is no PNG', () => Promise.resolve(Uint8Array.of(0x1f, 0x8b, 8, 0))],
    [
      'SVG in another encoding',
      'is not written in UTF-8',
      () => Promise.resolve(Uint8Array.of(0x3c, 0x73, 0x76, 0x67, 0xff, 0xfe)),
    ],
  ])('is refused with its reason: %s', async (name, why, content) => {
    write(`spoiled/${name}`, await content());
    expect(faultOf(`spoiled/${name}`)).toContain(why);
  });

  it('is named when half its pixels are missing', async () => {
    const whole = await corners(400, 300).jpeg().toBuffer();
    write('pictures/half.jpg', whole.subarray(0, whole.length / 2));
    const half = rasterOf('pictures/half.jpg');
    const wanted = {
      crop: { x: 0, y: 0, width: 400, height: 300 },
      width: 100,
      height: 75,
      ground: '#ffffff',
    } as const;
    const place = { ...PLACE, file: 'pictures/half.jpg' };
    for (const size of [wanted, { ...wanted, width: 400, height: 300 }]) {
      const refused = await half.encode(size, place).catch((error: unknown) => error);
      expect(isRefusal(refused)).toBe(true);
      expect(String(refused)).toContain(
        'ship-1, field "picture": the picture "pictures/half.jpg" is broken: its pixels cannot be read to the end.',
      );
    }
  });
});

describe('two hundred spoiled pictures', () => {
  it('are each shown, or refused with a sentence', async () => {
    const good = [
      await corners(60, 40).png().toBuffer(),
      await corners(60, 40).jpeg().toBuffer(),
      await corners(60, 40).webp().toBuffer(),
      await disc(40).png().toBuffer(),
      Buffer.from(SVG_SAMPLES['use, symbols and a view of their own'] ?? ''),
    ];
    let count = 0;
    const spoiling = fc.record({
      file: fc.nat({ max: good.length - 1 }),
      cut: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { freq: 3 }),
      changes: fc.array(fc.tuple(fc.double({ min: 0, max: 0.999, noNaN: true }), fc.nat({ max: 255 })), {
        maxLength: 12,
      }),
    });
    await fc.assert(
      fc.asyncProperty(spoiling, async ({ file, cut, changes }) => {
        const bytes = Uint8Array.from(good[file] ?? []);
        for (const [at, value] of changes) bytes[Math.floor(at * bytes.length)] = value;
        const name = `spoiled/${count++}`;
        writeFileSync(
          join(home, name),
          cut === null ? bytes : bytes.subarray(0, Math.floor(cut * bytes.length)),
        );
        const found = pictures.find(name);
        if (!found.ok) return found.faults.every((why) => /^(is|has|shows|says) \S/.test(why));
        if (found.value.kind === 'vector') return true;
        const { width, height } = found.value;
        // A changed byte may make it larger than there is memory for in a test.
        if (width * height > 1e7) return true;
        const crop = { x: 0, y: 0, width, height };
        const place = { ...PLACE, file: name };
        const wanted = {
          crop,
          width: Math.min(20, width),
          height: Math.min(20, height),
          ground: '#ffffff',
        } as const;
        return found.value.encode(wanted, place).then(
          (encoded) => encoded.bytes.length > 0,
          (error: unknown) => isRefusal(error) && String(error).includes(name),
        );
      }),
      { numRuns: 200, seed: 38 },
    );
  });
});

describe('the pixels of a picture', () => {
  const whole = (width: number, height: number) => ({ x: 0, y: 0, width, height });

  it('go onto a sheet as they are where a JPEG has no more than needed, without what it says of itself', async () => {
    const jpeg = await corners(200, 100)
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .jpeg()
      .toBuffer();
    write('pictures/plain.jpg', jpeg);
    const crop = whole(200, 100);
    const encoded = await rasterOf('pictures/plain.jpg').encode(
      { crop, width: 200, height: 100, ground: '#ffffff' },
      PLACE,
    );
    expect(Buffer.from(encoded.bytes).includes('Somebody')).toBe(false);
    const scan = (bytes: Uint8Array) =>
      Buffer.from(bytes).subarray(Buffer.from(bytes).indexOf('\xff\xda', 0, 'latin1'));
    expect(scan(encoded.bytes).equals(scan(jpeg))).toBe(true);
  });

  it('are fewer where fewer are needed, and never transparent', async () => {
    write('pictures/disc.png', await disc(800).png().toBuffer());
    const encoded = await rasterOf('pictures/disc.png').encode(
      { crop: whole(800, 800), width: 50, height: 50, ground: '#4f605c' },
      PLACE,
    );
    const { data, info } = await sharp(encoded.bytes).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 50, height: 50, channels: 3 });
    expect([...data.subarray(0, 3)]).toEqual([0x4f, 0x60, 0x5c]);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'are turned as a camera was held: orientation %i',
    async (orientation) => {
      const file = `pictures/held-${orientation}.jpg`;
      write(file, await corners(300, 200).withMetadata({ orientation }).jpeg().toBuffer());
      const upright = await sharp(join(home, file)).autoOrient().raw().toBuffer({ resolveWithObject: true });
      const raster = rasterOf(file);
      expect(raster).toMatchObject({ width: upright.info.width, height: upright.info.height });
      const crop = whole(raster.width, raster.height);
      const encoded = await raster.encode({ crop, width: 30, height: 30, ground: '#ffffff' }, PLACE);
      const found = await sharp(encoded.bytes).raw().toBuffer();
      const wanted = await sharp(upright.data, { raw: upright.info })
        .resize(30, 30, { fit: 'fill' })
        .raw()
        .toBuffer();
      // In the mean: at edges a JPEG differs from what it was.
      const sum = found.reduce((all, value, index) => all + Math.abs(value - (wanted[index] ?? 0)), 0);
      expect(sum / found.length).toBeLessThan(6);
    },
  );
});
