/** The part of a kit to draw for a choice, and its words for `--only`. */
import { COUNTERS, SHEETS, SHOWPIECES, TILES } from '../../kit/component.ts';
import { drawKit, type DrawnKit } from '../../kit/drawn-kit.ts';
import type { BoxFit } from '../../kit/boxes/card-thickness.ts';
import type { Edition } from '../../kit/edition.ts';
import type { Kit } from '../../kit/kit.ts';
import type { PrintedPart, Version } from '../../kit/print-record.ts';
import { failed, type Result } from '../../result.ts';
import { typeFaultSentence } from '../../kit/type/type-faults.ts';
import type { Fonts } from '../../kit/type/font.ts';
import { sinceVersion, type Since } from '../../press/impose/plan/earlier-print.ts';
import { boxWords } from '../../press/impose/plan/box-names.ts';
import { boxFit, stockOf } from '../../press/box-fit.ts';
import { readScale } from '../../press/calibrate/printed-scale.ts';
import { readMargins } from '../../press/margins.ts';
import { copiesOf, groupsOf, type PrintChoice } from './desk-choice.ts';

/** Multiplies each component by its chosen copies. */
export function counted(drawn: DrawnKit, choice: PrintChoice): DrawnKit {
  const times = <Part extends { readonly count: number }>(parts: readonly Part[], word: string): Part[] => {
    const copies = copiesOf(choice, word);
    return copies === 0 ? [] : parts.map((part) => ({ ...part, count: part.count * copies }));
  };
  return {
    ...drawn,
    cards: drawn.cards.flatMap((each) =>
      times([each.card], choice.part === 'tiles' ? TILES : each.deck.group).map((card) => ({
        ...each,
        card,
      })),
    ),
    counters: times(drawn.counters, COUNTERS),
    sheets: drawn.sheets.flatMap((each) => times([each.sheet], SHEETS).map((sheet) => ({ ...each, sheet }))),
    showpieces: times(drawn.showpieces, SHOWPIECES),
  };
}

const chosenWords = (kit: Kit, choice: PrintChoice): readonly string[] =>
  groupsOf(kit)
    .filter(({ part, word }) => part === choice.part && copiesOf(choice, word) > 0)
    .map(({ word }) => word);

/** The words of the chosen groups; none for everything once. */
export function wordsOf(kit: Kit, choice: PrintChoice): readonly string[] {
  const flat = groupsOf(kit).filter(({ part }) => part === 'flat');
  const isUsual = choice.part === 'flat' && flat.every(({ word }) => copiesOf(choice, word) === 1);
  return isUsual ? [] : chosenWords(kit, choice);
}

/** The words for the file name: they also tell copies, and which cards boxes are for. */
export function fileWords(kit: Kit, choice: PrintChoice): readonly string[] {
  if (choice.part === 'boxes') return boxWords(fitOf(choice));
  return wordsOf(kit, choice).flatMap((word) => {
    const copies = copiesOf(choice, word);
    return copies === 1 ? [word] : [`${copies}x`, word];
  });
}

/** Boxes for cards printed as chosen, on the chosen paper. */
function fitOf({ sides, sleeves, paper, margins, size }: PrintChoice): BoxFit {
  const scale = readScale(size);
  const stock = stockOf({ sleeves }, sides);
  return boxFit({ sleeves }, stock, [paper], readMargins(margins), scale.ok ? scale.value : undefined);
}

/** Key of a drawing: the same for all choices with the same drawing. */
export const drawingKey = (choice: PrintChoice): string =>
  JSON.stringify([choice.edition, choice.part, choice.part === 'boxes' ? fitOf(choice) : null]);

/** A predicate for parts of an earlier print: whether they belong to the choice. */
export const isChosen = (kit: Kit, choice: PrintChoice): ((part: PrintedPart) => boolean) => {
  const words = chosenWords(kit, choice);
  return (part) => part.words.some((word) => words.includes(word));
};

/** The earlier version, assuming it was printed with the copies now chosen. */
export function sinceCopies(version: Version, { copies }: PrintChoice): Since {
  const { printed, ...since } = sinceVersion(version);
  const often = (part: PrintedPart): PrintedPart => {
    const word = part.words.find((each) => each in copies);
    return { ...part, count: part.count * (word === undefined ? 1 : (copies[word] ?? 1)) };
  };
  return { ...since, printed: printed.map((each) => ({ ...each, parts: each.parts.map(often) })) };
}

export type Drawn = Result<DrawnKit, string>;

/** The kit, wrapped to report how many of its faces have been drawn. */
function watched(kit: Kit, heard: (drawn: number, of: number) => void): Kit {
  const { decks, cards, pieces } = kit.box;
  const all = decks.length + cards.length + pieces.length;
  let drawn = 0;
  const tick = () => {
    drawn = Math.min(all, drawn + 1);
    heard(drawn, all);
  };
  const watch =
    <Part, Drawing>(draw: (part: Part, edition: Edition) => Drawing) =>
    (part: Part, edition: Edition): Drawing => {
      tick();
      return draw(part, edition);
    };
  return {
    ...kit,
    front: watch(kit.front),
    back: watch(kit.back),
    ...(kit.counter && { counter: watch(kit.counter) }),
    ...(kit.showpiece && { showpiece: watch(kit.showpiece) }),
  };
}

/** Draws the chosen part of a kit; `heard` gets the number of faces drawn. */
export function drawPart(
  kit: Kit,
  fonts: Fonts,
  choice: PrintChoice,
  heard: (drawn: number, of: number) => void = () => undefined,
): Drawn {
  const { edition, part } = choice;
  const drawn = drawKit(watched(kit, heard), edition, fonts, {
    card: (_, { tiles = false }) => part === 'flat' || (part === 'tiles' && tiles),
    counters: part === 'flat',
    sheets: part === 'flat',
    showpieces: part === 'models',
    ...(part === 'boxes' && { boxes: fitOf(choice) }),
  });
  return drawn.ok ? drawn : failed(...drawn.faults.map(typeFaultSentence));
}
