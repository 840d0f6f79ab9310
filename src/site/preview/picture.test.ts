import { expect, it } from 'vitest';
import { previewOfShelf } from './preview-picture.ts';

it('a site has a preview of its home page where no game is in its language', async () => {
  expect((await previewOfShelf([])).length).toBeGreaterThan(1000);
});
