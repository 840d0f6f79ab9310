/** Faces with pictures of every kind, for tests of the painters. */
import { picturesIn } from '../scripts/make/pictures/picture-folder.ts';
import type { Edition } from '../src/kit/edition.ts';
import { box, group, picture, type Face, type Node, type SetFace } from '../src/kit/face.ts';
import { typeFaultSentence } from '../src/kit/type/type-faults.ts';
import { typeset } from '../src/kit/type/typeset.ts';
import { corners, disc, pictureFolder } from './picture-files.ts';
import { blankFace, fonts } from './sample-faces.ts';
import { SVG_SAMPLES } from './svg-samples.ts';

const card = (...nodes: readonly Node[]): Face =>
  blankFace('card', [box({ x: -4, y: -4, width: 71.5, height: 96.9, fill: '#f3e8d0' }), ...nodes]);

const UPPER = { x: 5, y: 5, width: 53, height: 36 };
const LOWER = { x: 5, y: 46, width: 53, height: 36 };

/** Faces by what is on them. */
export const PICTURE_FACES: Readonly<Record<string, Face>> = {
  'a PNG that covers its rectangle, and one that is contained': card(
    picture('pictures/wide.png', UPPER),
    picture('pictures/wide.png', LOWER, { fit: 'contain' }),
  ),
  'a JPEG with its focus in a corner, and round corners': card(
    picture('pictures/wide.jpg', { ...UPPER, width: 30 }, { focus: { x: 1, y: 0 } }),
    picture('pictures/wide.jpg', LOWER, { radius: 6 }),
  ),
  'a WebP, and a photograph that lies on its side': card(
    picture('pictures/wide.webp', UPPER),
    picture('pictures/turned.jpg', LOWER, { fit: 'contain' }),
  ),
  'a transparent PNG on a box, and a grey JPEG': card(
    box({ ...UPPER, fill: '#4f605c' }),
    picture('pictures/disc.png', UPPER, { fit: 'contain' }),
    picture('pictures/disc.png', { ...LOWER, width: 25 }),
    picture('pictures/grey.jpg', { ...LOWER, x: 32, width: 25 }),
  ),
  'a small JPEG, which is taken as it is': card(
    picture('pictures/small.jpg', UPPER, { radius: 3 }),
    picture('pictures/small.jpg', { ...LOWER, height: 26 }),
  ),
  'pictures in a group that is turned, scaled and clipped': card(
    group<Node>({
      x: 55,
      y: 70,
      rotate: 200,
      scale: 0.8,
      clip: { x: 5, y: 5, width: 50, height: 40, radius: 8 },
      nodes: [picture('pictures/wide.png', { x: 0, y: 0, width: 60, height: 50 })],
    }),
  ),
  'drawings with clips, gradients and transparency, with round corners': card(
    picture('pictures/clips.svg', UPPER, { radius: 5 }),
    picture('pictures/gradients.svg', LOWER, { fit: 'contain' }),
  ),
};

/** The files of the faces, in a folder of their own. */
export interface PictureFaces {
  readonly set: (name: string, edition: Edition) => SetFace;
  readonly remove: () => void;
}

export async function openPictureFaces(): Promise<PictureFaces> {
  const { home, write, remove } = pictureFolder();
  const wide = corners(900, 500);
  write('pictures/wide.png', await wide.clone().png().toBuffer());
  write('pictures/wide.jpg', await wide.clone().jpeg({ quality: 95 }).toBuffer());
  write('pictures/wide.webp', await wide.clone().webp({ quality: 95 }).toBuffer());
  write('pictures/turned.jpg', await wide.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer());
  write('pictures/disc.png', await disc(600).png().toBuffer());
  write('pictures/grey.jpg', await corners(400, 400).greyscale().toColourspace('b-w').jpeg().toBuffer());
  write('pictures/small.jpg', await corners(400, 225).jpeg({ quality: 95 }).toBuffer());
  write('pictures/clips.svg', SVG_SAMPLES['clip paths'] ?? '');
  write('pictures/gradients.svg', SVG_SAMPLES['linear and radial gradients'] ?? '');
  const pictures = picturesIn(home);
  const set = (name: string, edition: Edition): SetFace => {
    const face = PICTURE_FACES[name];
    if (!face) throw new Error(`there is no face of ${name}`);
    const typed = typeset(face, fonts, { pictures, edition });
    if (!typed.ok) throw new Error(typed.faults.map(typeFaultSentence).join('\n'));
    return typed.value;
  };
  return { set, remove };
}
