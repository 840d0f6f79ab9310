/** The parts of a kit in a parcel for a place, given the desk's choice, as the command line would select them. */
import { THICKNESS_OF_SHEET } from '../../kit/boxes/card-thickness.ts';
import { drawKit, type DrawnKit } from '../../kit/drawn-kit.ts';
import type { Kit } from '../../kit/kit.ts';
import { failed, ok, type Result } from '../../result.ts';
import { typeFaultSentence } from '../../kit/type/type-faults.ts';
import type { Fonts } from '../../kit/type/font.ts';
import { REGISTRATION_MARGINS } from '../../press/impose/registration.ts';
import { roomForNets } from '../../press/impose/printable-area.ts';
import type { PaperName } from '../../press/papers.ts';
import type { PartName } from '../../press/box-parts.ts';
import { copiesOf, groupsOf, type Group, type PrintChoice } from './desk-choice.ts';
import { counted, type Drawn } from './parts-for-choice.ts';

/** A cutting machine cuts paper models too; other places only get what a table needs. */
const partsFor = (place: string): readonly PartName[] => (place === 'cutter' ? ['flat', 'models'] : ['flat']);

const groupsFor = (kit: Kit, place: string): readonly Group[] =>
  groupsOf(kit).filter(({ part }) => partsFor(place).includes(part));

/** The words of a parcel's file name for the choice; none for a place's default. */
export function parcelWords(kit: Kit, choice: PrintChoice, place: string): readonly string[] {
  const copies = groupsFor(kit, place).map(({ word }) => [word, copiesOf(choice, word)] as const);
  if (copies.every(([, count]) => count === 1)) return [];
  return copies.flatMap(([word, count]) => {
    if (count === 0) return [];
    return count === 1 ? [word] : [`${count}x`, word];
  });
}

/** A cutting machine's parcel is for one paper. */
export const placeWords = (place: string, paper: PaperName): string =>
  place === 'cutter' ? `${place}-${paper}` : place;

/** Boxes for two-sided cards, cut from the machine's paper. */
function drawBoxes(
  kit: Kit,
  fonts: Fonts,
  { edition, paper }: PrintChoice,
): Result<DrawnKit['boxes'], string> {
  const room = roomForNets([paper], REGISTRATION_MARGINS);
  const drawn = drawKit(kit, edition, fonts, {
    card: () => false,
    counters: false,
    sheets: false,
    showpieces: false,
    boxes: { thickness: THICKNESS_OF_SHEET, sleeves: 'none', room },
  });
  return drawn.ok ? ok(drawn.value.boxes) : failed(...drawn.faults.map(typeFaultSentence));
}

/** Places always print cards as cards, even if tiles are printed at home. */
const flatOf = (choice: PrintChoice): PrintChoice => ({ ...choice, part: 'flat' });

/** What is drawn for a place; `draw` draws parts of the kit. */
export function parcelDrawn(
  kit: Kit,
  fonts: Fonts,
  choice: PrintChoice,
  place: string,
  draw: (part: PartName) => Drawn,
): Drawn {
  const flat = draw('flat');
  if (!flat.ok || place !== 'cutter') return flat.ok ? ok(counted(flat.value, flatOf(choice))) : flat;
  const models = draw('models');
  if (!models.ok) return models;
  const whole = counted({ ...flat.value, showpieces: models.value.showpieces }, flatOf(choice));
  if (parcelWords(kit, choice, place).length > 0) return ok(whole);
  const boxes = drawBoxes(kit, fonts, choice);
  return boxes.ok ? ok({ ...whole, boxes: boxes.value }) : boxes;
}
