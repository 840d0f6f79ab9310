/** What a version says that it prints is what it prints. */
import { expect, it } from 'vitest';
import project from '../package.json' with { type: 'json' };
import { versionOf } from '../scripts/make/version.ts';
import { loadFonts } from '../src/site/fonts.ts';
import { SHELF } from '../src/site/shelf.ts';

/** A game without versions has not been released. */
const RELEASED = SHELF.filter(({ versions }) => versions);

it.each(RELEASED)(
  'the sheets of $id are listed under this version (renew with npm run pictures)',
  async (game) => {
    const kit = await game.kit();
    const versions = (await game.versions?.()) ?? [];
    expect(versions.at(-1)).toEqual(versionOf(project.version, kit, loadFonts(kit)));
  },
);
