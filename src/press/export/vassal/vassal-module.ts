/**
 * A module for VASSAL: the game on a table, with decks, pieces, dice, hands and the rules. Names of components and
 * attributes are those of VASSAL 3.7's source (vassalengine/vassal), which builds a class for each element.
 */
import type { Kit } from '../../../kit/kit.ts';
import type { DrawnKit } from '../../../kit/drawn-kit.ts';
import { failed, ok, type Result } from '../../../result.ts';
import { exportWords } from '../../words/export-words.ts';
import type { DiceSet } from '../dice-sets.ts';
import type { LayoutSeat, TableLayout } from '../tabletop/initial-table.ts';
import { planTable } from '../tabletop/table-plan.ts';
import { thingsOf, type TablePicture, type Things } from '../tabletop/table-things.ts';
import type { ParcelFile } from '../zip.ts';
import { rulesPage } from './vassal-help.ts';
import { handOf, mainMap } from './vassal-map.ts';
import { roomFor, SHUFFLE_KEY, type Making, type NextId, type Words } from './vassal-stacks.ts';
import { contentText, element, MODULE } from './vassal-text.ts';

export interface VassalModule {
  readonly pictures: readonly TablePicture[];
  readonly files: readonly ParcelFile[];
}

/** The version of VASSAL whose source was read; older ones warn and open it. */
const VASSAL_VERSION = '3.7.0';
/** The module's own version: one game has one, and saved games say it. */
const MODULE_VERSION = '1.0';

/** A button that asks how many to roll, and writes what they show; where players have sets of their own it says whose they are. */
const diceButton = ({ name, owner, sides, count }: DiceSet): string =>
  element(`${MODULE}.DiceButton`, {
    name,
    text: owner === undefined ? `${count}d${sides}` : name,
    tooltip: name,
    icon: '/images/die.gif',
    hotkey: '',
    nDice: count,
    nSides: sides,
    plus: 0,
    addToTotal: 0,
    reportTotal: false,
    prompt: true,
    lockSides: true,
    lockPlus: true,
    lockAdd: true,
    sortDice: false,
    reportFormat: '** $name$ = $result$ *** <$PlayerName$>',
  });

const roster = (seats: readonly LayoutSeat[], { retire }: Words): string =>
  element(
    `${MODULE}.PlayerRoster`,
    { buttonText: retire, buttonToolTip: retire, buttonKeyStroke: '', buttonIcon: '' },
    ...seats.map(({ name }) => element('entry', {}, contentText(name))),
  );

const moduleData = (title: string, about: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    element(
      'data',
      { version: 1 },
      `<version>${MODULE_VERSION}</version>`,
      `<VassalVersion>${VASSAL_VERSION}</VassalVersion>`,
      // A date would make the file differ with every run.
      '<dateSaved>0</dateSaved>',
      element('description', {}, contentText(about)),
      element('name', {}, contentText(title)),
    ),
    '',
  ].join('\n');

/** Shuffles all decks as a game begins: without it they would lie in the order of the box. */
const firstShuffle = ({ shuffle }: Words): string =>
  element(`${MODULE}.StartupGlobalKeyCommand`, {
    name: shuffle,
    whenToApply: 'startOfGameOnly',
    hotkeyOrKeyCommand: 'sendHotkey',
    globalHotkey: SHUFFLE_KEY,
  });

/** The file of the rules, in the module's folder for help. */
const RULES = 'rules.html';

const documentation = ({ rules }: Words): string =>
  element(
    `${MODULE}.Documentation`,
    {},
    element(`${MODULE}.documentation.HelpFile`, { title: rules, fileName: RULES, fileType: 'archive' }),
  );

type Titled = Pick<Kit, 'title' | 'about' | 'language' | 'credits'>;

function buildFile({ title, about }: Titled, things: Things, layout: TableLayout, making: Making): string {
  const { words } = making;
  const map = mainMap(things, layout, making);
  const components = [
    element(`${MODULE}.BasicCommandEncoder`),
    documentation(words),
    roster(layout.seats, words),
    element(`${MODULE}.GlobalOptions`, {
      autoReport: 'Always',
      centerOnMove: 'Use Preferences Setting',
      nonOwnerUnmaskable: 'Never',
      playerIdFormat: '$playerName$',
      promptString: 'Opponents can unmask my pieces',
    }),
    element(`${MODULE}.Chatter`),
    element(`${MODULE}.KeyNamer`),
    element(`${MODULE}.NotesWindow`, { buttonText: words.notes, icon: '', tooltip: words.notes, hotkey: '' }),
    map,
    ...layout.seats.map((seat) => handOf(seat, words)),
    ...things.dice.map(diceButton),
    firstShuffle(words),
  ];
  const attributes = {
    name: title,
    version: MODULE_VERSION,
    description: about,
    VassalVersion: VASSAL_VERSION,
    nextPieceSlotId: making.nextId(),
  };
  const root = element('VASSAL.build.GameModule', attributes, ...components);
  return `<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n${root}\n`;
}

/** Numbers from 1. */
function counter(): NextId {
  let last = 0;
  return () => (last += 1);
}

const laidCard = ({ cards }: DrawnKit) => {
  const laid = cards.filter(({ deck }) => deck.tiles);
  const [first] = laid.length > 0 ? laid : cards;
  return first ? { width: first.front.width, height: first.front.height } : { width: 0, height: 0 };
};

/** The module as files without its pictures, and the pictures to draw; a fault for an empty box. */
export function vassalModule(
  kit: Titled,
  drawn: DrawnKit,
  layout: TableLayout,
): Result<VassalModule, string> {
  const words = exportWords(kit.language).vassal;
  if (drawn.cards.length + drawn.counters.length === 0) return failed(words.none(kit.title));
  const things = thingsOf(drawn, layout);
  const plan = planTable(layout, things.piles.map(roomFor(words)), laidCard(drawn));
  const making = { words, plan, nextId: counter() };
  return ok({
    pictures: things.pictures,
    files: [
      ['buildFile.xml', buildFile(kit, things, layout, making)],
      ['moduledata', moduleData(kit.title, kit.about)],
      [`help/${RULES}`, rulesPage(kit, layout)],
    ],
  });
}
