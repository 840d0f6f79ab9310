import { expect, it } from 'vitest';
import { SHELF as MADE_UP } from '../../../tests/made-up/shelf.ts';
import { previewOfShelf } from './preview-picture.ts';

it('a site has a preview of its home page where no game is in its language', async () => {
  expect((await previewOfShelf([])).length).toBeGreaterThan(1000);
});

it('a site of several games of makers’ own has one, however long their names are', async () => {
  const [kit] = await Promise.all(MADE_UP.slice(0, 1).map((game) => game.kit()));
  if (!kit) throw new Error('There is no made-up game.');
  const long = { ...kit, title: 'A Very Long Name of a Game that Goes On and On', makers: {} };
  expect((await previewOfShelf([long, long, long])).length).toBeGreaterThan(1000);
});
