/** What of a kit is drawn for a choice, and the words that say so. */
import { COUNTERS, SHEETS, SHOWPIECES, TILES } from '../../kit/component.ts';
import { drawKit, type DrawnKit } from '../../kit/drawn-kit.ts';
import type { BoxFit } from '../../kit/boxes/fit.ts';
import type { Edition } from '../../kit/edition.ts';
import type { Kit } from '../../kit/kit.ts';
import type { PrintedPart, Version } from '../../kit/print-record.ts';
import { failed, type Result } from '../../result.ts';
import { typeFaultSentence } from '../../kit/type/faults.ts';
import type { Fonts } from '../../kit/type/font.ts';
import { sinceVersion, type Since } from '../../press/impose/plan/earlier-print.ts';
import { boxWords } from '../../press/impose/plan/box-names.ts';
import { boxFit, stockOf } from '../../press/box-fit.ts';
import { readMargins } from '../../press/margins.ts';
import { copiesOf, groupsOf, type PrintChoice } from './choice.ts';

/** Each component as often as it was chosen. */
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

/** The words that choose what was chosen; none for everything once. */
export function wordsOf(kit: Kit, choice: PrintChoice): readonly string[] {
  const flat = groupsOf(kit).filter(({ part }) => part === 'flat');
  const isUsual = choice.part === 'flat' && flat.every(({ word }) => copiesOf(choice, word) === 1);
  return isUsual ? [] : chosenWords(kit, choice);
}

/** The same for the file's name, which says what is there more than once, and for which cards boxes are. */
export function fileWords(kit: Kit, choice: PrintChoice): readonly string[] {
  if (choice.part === 'boxes') return boxWords(fitOf(choice));
  return wordsOf(kit, choice).flatMap((word) => {
    const copies = copiesOf(choice, word);
    return copies === 1 ? [word] : [`${copies}x`, word];
  });
}

/** Boxes for cards that are printed as it is chosen, from sheets of the paper that is chosen. */
const fitOf = ({ sides, sleeves, paper, margins }: PrintChoice): BoxFit =>
  boxFit({ sleeves }, stockOf({ sleeves }, sides), [paper], readMargins(margins));

/** What a drawing depends on: drawn once, it serves every choice of the same. */
export const drawingKey = (choice: PrintChoice): string =>
  JSON.stringify([choice.edition, choice.part, choice.part === 'boxes' ? fitOf(choice) : null]);

/** Whether a part of an earlier print is of what is chosen now. */
export const isChosen = (kit: Kit, choice: PrintChoice): ((part: PrintedPart) => boolean) => {
  const words = chosenWords(kit, choice);
  return (part) => part.words.some((word) => words.includes(word));
};

/** Since a version, of which as many copies were printed as are chosen now. */
export function sinceCopies(version: Version, { copies }: PrintChoice): Since {
  const { printed, ...since } = sinceVersion(version);
  const often = (part: PrintedPart): PrintedPart => {
    const word = part.words.find((each) => each in copies);
    return { ...part, count: part.count * (word === undefined ? 1 : (copies[word] ?? 1)) };
  };
  return { ...since, printed: printed.map((each) => ({ ...each, parts: each.parts.map(often) })) };
}

export type Drawn = Result<DrawnKit, string>;

/** The same kit, which tells how many of its faces have been drawn. */
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

/** The part of a kit that is chosen, drawn; `heard` hears how many of its faces are. */
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
