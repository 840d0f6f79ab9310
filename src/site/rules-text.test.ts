import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rulesPathOf, rulesTextOf } from '../../scripts/make/find-rules-text.ts';
import { openShelf } from '../../scripts/cli/shelves.ts';
import { exampleOf } from '../book/book.ts';
import { allBlocks } from './booklet/check-booklet.ts';
import { readRulesText } from './rules-text.ts';
import { SHELF } from './shelf.ts';

const blocksOf = (source: string) => {
  const read = readRulesText(source);
  return read.ok ? read.value : read.faults;
};

const MADE_UP = await openShelf('tests/made-up/shelf.ts');

describe.each([...SHELF, ...MADE_UP].filter((game) => existsSync(rulesPathOf(game))))(
  'the rules of $id',
  ({ id, book, home }) => {
    const blocks = allBlocks(rulesTextOf({ id, ...(home !== undefined && { home }) }));

    it('hold every sentence exactly once', async () => {
      const ids = blocks.flatMap((block) => (block.kind === 'rule' ? [block.id] : []));
      expect(ids.toSorted()).toEqual(Object.keys((await book?.())?.statements ?? {}).toSorted());
    });

    it('show examples that there are', async () => {
      const known = await book?.();
      for (const block of blocks) if (block.kind === 'case' && known) exampleOf(known, block.id);
    });

    it('lead from heading to heading by anchors of their own', () => {
      const slugs = blocks.flatMap((block) => (block.kind === 'heading' ? [block.slug] : []));
      expect(slugs.length).toBeGreaterThan(0);
      expect(new Set(slugs).size).toBe(slugs.length);
    });
  },
);

describe('a text of rules', () => {
  it('comes in its order, whatever its lines', () => {
    expect(
      blocksOf(
        '## Who *goes* first\n\nThe frog that is "greenest",\nby `hop 2`.\n\n<Rule id="S1" />\n<Case id="too-far" />\n\n' +
          '<Aside>\n\nSay so.\n\n<Rule id="S2" />\n\n</Aside>\n\n<Faces of="hop-1 hops-back">A hop, *its* back</Faces>\n',
      ),
    ).toEqual([
      { kind: 'heading', depth: 2, slug: 'who-goes-first', text: 'Who goes first' },
      {
        kind: 'paragraph',
        words: [
          { kind: 'plain', text: 'The frog that is “greenest”, by ' },
          { kind: 'code', text: 'hop 2' },
          { kind: 'plain', text: '.' },
        ],
      },
      { kind: 'rule', id: 'S1' },
      { kind: 'case', id: 'too-far' },
      {
        kind: 'aside',
        blocks: [
          { kind: 'paragraph', words: [{ kind: 'plain', text: 'Say so.' }] },
          { kind: 'rule', id: 'S2' },
        ],
      },
      {
        kind: 'faces',
        faces: ['hop-1', 'hops-back'],
        caption: [
          { kind: 'plain', text: 'A hop, ' },
          { kind: 'emphasis', text: 'its' },
          { kind: 'plain', text: ' back' },
        ],
      },
    ]);
  });

  it('tells headings of the same words apart, as pages do', () => {
    expect(
      blocksOf('## Ties\n\n## Ties\n').map(
        (block) => typeof block === 'object' && 'slug' in block && block.slug,
      ),
    ).toEqual(['ties', 'ties-1']);
  });

  it.each([
    ['\n<Chart of="S1" />\n', '2:1: a text of rules knows no <Chart>'],
    ['A <Rule id="S1" /> within.\n', '1:3: a text of rules knows no <Rule> within a sentence'],
    ['<Rule />\n', '1:1: a text of rules knows no <Rule> without words for "id"'],
    ['- one\n- two\n', '1:1: a text of rules knows no list'],
    ['Now {1 + 1}.\n', '1:5: a text of rules knows no mdxTextExpression within a sentence'],
  ])('that holds what cannot be set, %j, is refused by name and place', (source, sentence) => {
    expect(blocksOf(source)).toEqual([sentence]);
  });

  it('that is no MDX is refused with the place', () => {
    expect(blocksOf('<Aside>\n\nSo.\n')[0]).toMatch(/closing tag for `<Aside>` \(1:1\)/);
  });
});
