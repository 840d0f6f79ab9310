import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { corners } from '../../tests/picture-files.ts';
import { pictureGame } from '../../tests/picture-game.ts';
import { ended, heard, inFolder, startFieldkit } from '../../tests/made-up/run-fieldkit.ts';

const KIT = join(import.meta.dirname, '../../tests/made-up/cards/stepping-stones/kit.ts');

/** A shelf in `folder` whose game takes a word of its first card from a separate module. */
function shelfIn(folder: string): { readonly shelf: string; readonly say: (word: string) => void } {
  const say = (word: string) =>
    writeFileSync(join(folder, 'word.ts'), `export const word: string = '${word}';\n`);
  say('Hop');
  writeFileSync(
    join(folder, 'shelf.ts'),
    `import { steppingStonesKit as kit } from ${JSON.stringify(KIT)};
    import { word } from './word.ts';
    const front = (card, edition) => kit.front(card.id === 'hop-1' ? { ...card, name: word } : card, edition);
    export const SHELF = [{ id: kit.id, kit: async () => ({ ...kit, front }) }];`,
  );
  return { shelf: join(folder, 'shelf.ts'), say };
}

describe('fieldkit print --watch', () => {
  it('makes again what a change touches, says what is wrong, goes on, and ends in peace', () =>
    inFolder(async (folder) => {
      const { shelf, say } = shelfIn(folder);
      const out = join(folder, 'print');
      const pdf = join(out, 'stepping-stones/stepping-stones-a4-duplex-colour.pdf');
      const child = startFieldkit('print', '--watch', '--shelf', shelf, '--out', out);
      onTestFinished(() => void child.kill('SIGKILL'));
      await heard(child, 'Watching the cards');
      const first = readFileSync(pdf);

      const again = heard(child, /word\.ts changed: .*duplex-colour\.pdf/);
      say('Jump');
      await again;
      const second = readFileSync(pdf);
      expect(second.equals(first)).toBe(false);

      const refused = heard(child, 'which the font Zilla Slab lacks');
      say('→');
      await refused;
      expect(readFileSync(pdf).equals(second)).toBe(true);

      const back = heard(child, /word\.ts changed: .*duplex-colour\.pdf/);
      say('Hop');
      await back;
      expect(readFileSync(pdf).equals(first)).toBe(true);

      const end = ended(child);
      child.kill('SIGINT');
      expect(await end).toBe(0);
    }));

  it('makes again the cards whose picture has changed', () =>
    inFolder(async (folder) => {
      const shelf = await pictureGame(folder, `picture('pictures/ship.jpg', rect)`);
      const child = startFieldkit('print', '--watch', '--shelf', shelf, '--out', join(folder, 'print'));
      onTestFinished(() => void child.kill('SIGKILL'));
      await heard(child, 'Watching the cards');
      const again = heard(child, /ship\.jpg changed: .*duplex-colour\.pdf/);
      writeFileSync(
        join(folder, 'game/pictures/ship.jpg'),
        await corners(1200, 900).negate().jpeg().toBuffer(),
      );
      await again;
    }));
});
