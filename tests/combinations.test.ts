/**
 * Every way of printing makes sheets of the whole box, or says in a sentence why not. `npm test` tries a random sixth
 * of them, `npm run differential` all.
 */
import { describe, expect, it } from 'vitest';
import { keyOfFace } from '../scripts/make/draw-faces.ts';
import { drawKit } from '../src/kit/drawn-kit.ts';
import { PRINTED_EDITIONS, type PrintedEdition } from '../src/kit/edition.ts';
import { pressFaultSentence } from '../src/press/impose/plan/sheet-faults.ts';
import { FLIPS, LAYOUTS, MARK_KINDS, SIDES } from '../src/press/impose/plan/print-options.ts';
import { planSheets } from '../src/press/impose/plan/sheet-plan.ts';
import { REGISTRATION_MARGINS } from '../src/press/impose/registration.ts';
import { roomForNets } from '../src/press/impose/printable-area.ts';
import { readMargins, type Margins } from '../src/press/margins.ts';
import { HOME_PAPERS, PAPERS } from '../src/press/papers.ts';
import { isEmpty, partOf, PARTS, type PartName } from '../src/press/box-parts.ts';
import type { SheetPage } from '../src/press/sheet.ts';
import { loadFonts } from '../src/site/package-fonts.ts';
import { steppingStonesKit } from './made-up/cards/stepping-stones/kit.ts';
import { shelfKits } from './kits.ts';
import { AGAIN, drawnFrom, LONG } from './lot.ts';

const KITS = [
  ...shelfKits,
  ['the made-up game', { kit: steppingStonesKit, fonts: loadFonts(steppingStonesKit) }] as const,
];

const MARGINS: readonly (Margins | undefined)[] = [undefined, readMargins('4.2'), readMargins('3,5,15,5')];

const all = <A, B>(as: readonly A[], bs: readonly B[]): [A, B][] =>
  as.flatMap((a) => bs.map((b): [A, B] => [a, b]));

/** Machines need margins of their own. */
const EDGES = MARK_KINDS.flatMap((marks) =>
  (marks === 'registration' ? [REGISTRATION_MARGINS] : MARGINS).map((margins) => ({
    marks,
    ...(margins && { margins }),
  })),
);

/** Every combination of print options other than what is printed; folded sheets are not turned over. */
const WAYS = all(all(HOME_PAPERS, SIDES), all(all(FLIPS, LAYOUTS), EDGES))
  .map(([[paper, sides], [[flip, layout], edges]]) => ({ paper, sides, flip, layout, ...edges }))
  .filter(({ sides, flip }) => sides !== 'fold' || flip === FLIPS[0]);

/**
 * Layouts only affect cards. Other editions have the same geometry as the first: they are tested with one paper and
 * edge only.
 */
const waysFor = (part: PartName, edition: PrintedEdition) =>
  WAYS.filter(({ layout }) => part === 'flat' || layout === 'auto').filter(
    ({ paper, flip }) => edition === PRINTED_EDITIONS[0] || (paper === HOME_PAPERS[0] && flip === FLIPS[0]),
  );

/**
 * Placements of these faces with a corner off the page or not a number; tiles of a large face may reach beyond a page.
 */
const strays = ({ placements, width, height }: SheetPage, faces: ReadonlySet<string>) =>
  placements.filter(({ face, x, y }) => faces.has(face) && !(x >= 0 && y >= 0 && x < width && y < height));

const count = (pages: readonly SheetPage[], faces: ReadonlySet<string>): number =>
  pages.flatMap(({ placements }) => placements).filter(({ face }) => faces.has(face)).length;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

describe.each(KITS)('%s', (_, { kit, fonts }) => {
  describe.each(PRINTED_EDITIONS)('in the edition %s', (edition) => {
    const fit = {
      thickness: 0.3,
      sleeves: 'none',
      room: roomForNets(HOME_PAPERS, REGISTRATION_MARGINS),
    } as const;
    const made = drawKit(kit, edition, fonts, { boxes: fit });
    if (!made.ok) throw new Error(JSON.stringify(made.faults));

    // A box may have no tiles or models.
    const parts = PARTS.filter((part) => part === 'flat' || !isEmpty(partOf(made.value, part)));
    it.each(parts)(
      'prints its %s in every way there is, each once for its count, or says why not',
      (part) => {
        const drawn = partOf(made.value, part);
        const fronts = new Set([
          ...drawn.cards.map(({ front }) => front.id),
          ...[...drawn.showpieces, ...drawn.boxes].map(({ face }) => face.id),
        ]);
        const counters = new Set(drawn.counters.map(({ face }) => face.id));
        const wanted =
          sum(drawn.cards.map(({ card }) => card.count)) +
          sum(drawn.showpieces.map((piece) => piece.count)) +
          drawn.boxes.length;
        const placed = new Set([...fronts, ...counters]);
        expect(placed.size).toBeGreaterThan(0);
        let planned = 0;
        const ways = waysFor(part, edition).filter(drawnFrom(`${kit.id} ${edition} ${part}`, 6));
        for (const way of ways) {
          const job = { title: kit.title, drawn, fonts, hashOf: keyOfFace, tiles: part === 'tiles', ...way };
          const plan = planSheets(job);
          if (!plan.ok) {
            const sentences = plan.faults.map(pressFaultSentence);
            // Only layouts chosen by name, and machines' wide margins, leave no room.
            expect([way, way.layout !== 'auto' || way.marks === 'registration']).toEqual([way, true]);
            for (const sentence of sentences) expect(sentence).toMatch(/^\S.*[^.]\.$/);
            continue;
          }
          planned += 1;
          const { sheets, document, facts, warnings } = plan.value;
          // Machines' wide margins may leave no room for a large model: it is left out and named.
          const left = drawn.showpieces.filter(({ face }) => count(sheets, new Set([face.id])) === 0);
          for (const { piece } of left) {
            expect([way, piece.id, way.marks], AGAIN).toEqual([way, piece.id, 'registration']);
            expect(warnings.join('\n')).toContain(piece.id);
          }
          // A printer with wide margins may leave no room for a large box.
          const bare = drawn.boxes.filter(({ face }) => count(sheets, new Set([face.id])) === 0);
          for (const { name } of bare) expect(warnings.join('\n'), AGAIN).toContain(`${name} is `);
          const laid = wanted - sum(left.map((piece) => piece.count)) - bare.length;
          expect([way, count(sheets, fronts)], AGAIN).toEqual([way, laid]);
          // Rows of counters are filled up with spares.
          const few = drawn.counters.filter(
            ({ face, count: needed }) => count(sheets, new Set([face.id])) < needed,
          );
          expect([way, few.map(({ face }) => face.id)], AGAIN).toEqual([way, []]);
          expect([way, sheets.flatMap((sheet) => strays(sheet, placed))], AGAIN).toEqual([way, []]);
          expect(document.pages).toHaveLength(facts.pages);
          const { width, height } = PAPERS[way.paper];
          for (const page of document.pages) expect([page.width, page.height]).toEqual([width, height]);
        }
        // Today's sample may contain only ways that leave no room.
        if (LONG) expect(planned).toBeGreaterThan(ways.length / 2);
      },
    );
  });
});
