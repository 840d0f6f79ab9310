/** What several cards and pictures have alike is said once. */
import { expect, it } from 'vitest';
import { toldAlike } from './told-alike.ts';

const note = (face: string, file: string, says = 'has 16 bits a channel') => ({
  face,
  file,
  says: `: the picture "${file}" ${says}.`,
});

it('one note on many pictures is one sentence, which names some of their cards', () => {
  expect(
    toldAlike([
      note('barge', 'barge.png'),
      note('barge', 'barge.png'),
      note('hulk', 'barge.png'),
      ...['tug', 'hawk', 'port', 'sea'].map((id) => note(id, `${id}.png`)),
      note('quay', 'quay.png', 'has 90 dpi'),
    ]),
  ).toEqual([
    'barge, hulk: the picture "barge.png" has 16 bits a channel; so it is with the pictures of tug, hawk, port and 1 more.',
    'quay: the picture "quay.png" has 90 dpi.',
  ]);
});

it('one note on many cards without pictures is one sentence', () => {
  expect(toldAlike(['a', 'b', 'a'].map((face) => ({ face, says: ': it is pale.' })))).toEqual([
    'a, b: it is pale.',
  ]);
});
