/**
 * A module for VASSAL: the game on a table, with decks, pieces, dice, hands and the rules. Names of components and
 * attributes are those of VASSAL 3.7's source (vassalengine/vassal), which builds a class for each element.
 */
import type { Kit } from '../../../kit/kit.ts';
import type { DrawnKit } from '../../../kit/drawn-kit.ts';
import { failed, ok, type Result } from '../../../result.ts';
import { exportWords, type ExportWording } from '../../words/export-words.ts';
import type { LayoutSeat, TableLayout } from '../tabletop/initial-table.ts';
import type { ParcelFile } from '../zip.ts';
import { rulesPage } from './vassal-help.ts';
import {
  DOES_PROPERTY,
  LAYER_PROPERTY,
  LAYERS,
  labelOf,
  pieceOf,
  type VassalThing,
} from './vassal-pieces.ts';
import { planTable, type Middle, type TablePlan } from './vassal-table.ts';
import { contentText, element, sequence, type Attributes } from './vassal-text.ts';
import {
  PX_PER_MM,
  thingsOf,
  type Dice,
  type Pile,
  type Things,
  type VassalPicture,
} from './vassal-things.ts';

export interface VassalModule {
  readonly pictures: readonly VassalPicture[];
  readonly files: readonly ParcelFile[];
}

/** The version of VASSAL whose source was read; older ones warn and open it. */
const VASSAL_VERSION = '3.7.0';
/** The module's own version: one game has one, and saved games say it. */
const MODULE_VERSION = '1.0';

/** VASSAL's names of packages. */
const MODULE = 'VASSAL.build.module';
const MAP = `${MODULE}.map`;
const BOARD = `${MAP}.boardPicker.Board`;
const GRID = `${MAP}.boardPicker.board`;

const px = (mm: number): number => Math.round(mm * PX_PER_MM);

type Words = ExportWording['vassal'];

/** Counts pieces, so that each has a number of its own. */
type NextId = () => number;

interface Making {
  readonly words: Words;
  readonly plan: TablePlan;
  readonly nextId: NextId;
}

/** The height of a seat's name and of a pile's on the table, mm. */
const LETTERS = { seat: 6, pile: 3 } as const;
/** The width of a letter by its height, at most: a name needs room beneath its pile. */
const LETTER_WIDTH = 0.62;

const slot = (
  kind: 'CardSlot' | 'PieceSlot',
  name: string,
  id: number,
  { width, height }: { readonly width: number; readonly height: number },
  definition: string,
): string =>
  element(
    `VASSAL.build.widget.${kind}`,
    { entryName: name, gpid: id, width: px(width), height: px(height) },
    contentText(definition),
  );

const SMALL = { width: 10, height: 10 } as const;

function thingSlot(
  kind: 'CardSlot' | 'PieceSlot',
  thing: VassalThing,
  size: { readonly width: number; readonly height: number },
  { nextId, words }: Making,
): string {
  const id = nextId();
  return slot(kind, thing.name, id, size, pieceOf(thing, id, words.menu));
}

/** A stack that lies on the table when a game begins. */
const atStart = (name: string, { x, y }: Middle, { table }: Words, ...slots: readonly string[]): string =>
  element(
    `${MAP}.SetupStack`,
    { name, owningBoard: table, useGridLocation: false, location: '', x: px(x), y: px(y) },
    ...slots,
  );

/** Words on the table. */
function written(text: string, at: Middle, { nextId, words }: Making, size: number): string {
  const id = nextId();
  return atStart(text, at, words, slot('PieceSlot', text, id, SMALL, labelOf(text, px(size), id)));
}

const nameOf = ({ kind, name }: Pile, words: Words): string =>
  kind === 'discard' ? words.discards(name) : name;

/** The room that a pile takes, with its name beneath. */
const roomFor = (words: Words) => (pile: Pile) => ({
  ...pile,
  width: Math.max(pile.width, nameOf(pile, words).length * LETTERS.pile * LETTER_WIDTH),
});

/** A key that no keyboard has, which all decks listen to: VASSAL numbers such keys from here on. */
const SHUFFLE_KEY = '57348,0,shuffleDecks';

/** The attributes of a pile by its kind. */
function pileRules({ kind, name, back }: Pile, words: Words): Attributes {
  const deck = kind === 'deck';
  return {
    faceDown: deck ? 'Always' : 'Never',
    shuffle: deck ? 'Via right-click Menu' : 'Never',
    ...(deck && { shuffleCommand: words.shuffle, shuffleHotkey: SHUFFLE_KEY }),
    drawFaceUp: false,
    reversible: false,
    allowMultiple: true,
    allowSelect: kind !== 'deck',
    ...(back !== undefined && {
      reshufflable: true,
      reshuffleCommand: words.shuffleInto(back),
      reshuffleTarget: back,
      reshuffleMessage: words.shuffledInto(name),
    }),
  };
}

/** A pile to draw from. */
function pileElement(pile: Pile, at: Middle, making: Making): string {
  const { words } = making;
  return element(
    `${MAP}.DrawPile`,
    {
      name: nameOf(pile, words),
      owningBoard: words.table,
      x: px(at.x),
      y: px(at.y),
      width: px(pile.width),
      height: px(pile.height),
      draw: true,
      color: '120,112,96',
      maxStack: 5,
      ...pileRules(pile, words),
    },
    ...pile.things.map((thing) => thingSlot('CardSlot', thing, pile, making)),
  );
}

/** A pile's element and its name beneath it. */
function pileElements(pile: Pile, making: Making): readonly string[] {
  const at = making.plan.beside.get(pile.id);
  if (!at) return [];
  const name = nameOf(pile, making.words);
  const label = written(name, { x: at.x, y: at.y + pile.height / 2 + 1 }, making, LETTERS.pile);
  if (pile.kind !== 'lying') return [pileElement(pile, at, making), label];
  const lying = pile.things.map((thing) =>
    atStart(name, at, making.words, thingSlot('PieceSlot', thing, pile, making)),
  );
  return [...lying, label];
}

/** The field of play: its fields have names, or cards snap to where they may be laid. */
function zoneOf({ fields, spots }: TableLayout, { plan, words }: Making): string {
  const { origin, field } = plan;
  const corners = [
    [field.x, field.y],
    [field.x + field.width, field.y],
    [field.x + field.width, field.y + field.height],
    [field.x, field.y + field.height],
  ];
  const named = fields.length > 0;
  const regions = (named ? fields : spots.map((spot) => ({ ...spot, name: '' }))).map(({ name, x, y }) =>
    element(`${GRID}.Region`, { name, originx: px(x + origin.x), originy: px(y + origin.y) }),
  );
  const inside =
    regions.length === 0
      ? []
      : [element(`${GRID}.RegionGrid`, { fontsize: 12, visible: false, snapto: !named }, ...regions)];
  return element(
    `${GRID}.ZonedGrid`,
    {},
    element(
      `${GRID}.mapgrid.Zone`,
      {
        name: words.field,
        path: corners.map(([x = 0, y = 0]) => `${px(x)},${px(y)}`).join(';'),
        locationFormat: named ? '$gridLocation$' : '$name$',
        useHighlight: false,
        useParentGrid: false,
      },
      ...inside,
    ),
  );
}

/** The colour of the table. */
const FELT = '206,198,176';

const boardOf = (name: string, width: number, height: number, ...grid: readonly string[]): string =>
  element(
    `${MAP}.BoardPicker`,
    { title: name, boardPrompt: name, slotHeight: 125, slotScale: 0.2, slotWidth: 350 },
    element(
      BOARD,
      { name, image: '', reversible: false, width: px(width), height: px(height), color: FELT },
      ...grid,
    ),
  );

/** What a map must have to be played on. */
const BASICS = [
  element(`${MAP}.ForwardToKeyBuffer`),
  element(`${MAP}.Scroller`),
  element(`${MAP}.ForwardToChatter`),
  element(`${MAP}.MenuDisplayer`),
  element(`${MAP}.StackExpander`),
  element(`${MAP}.PieceMover`),
  element(`${MAP}.KeyBufferer`),
  element(`${MAP}.SelectionHighlighters`),
  element(`${MAP}.HighlightLastMoved`, { color: '255,0,0', thickness: 2, enabled: true }),
  element(`${MAP}.Flare`),
];

const magnifier = element(`${MAP}.CounterDetailViewer`, {
  version: 4,
  delay: 700,
  graphicsZoom: '1.0',
  zoomlevel: '2.0',
  showgraph: true,
  showtext: true,
  minDisplayPieces: 1,
  showNoStack: true,
  showDeck: true,
  showDeckMasked: true,
  showDeckDepth: 1,
  display: 'from listed layers only',
  layerList: 'card,piece',
  counterReportFormat: `$${DOES_PROPERTY}$`,
  summaryReportFormat: '$LocationName$',
  bgColor: '255,255,255',
  fgColor: '0,0,0',
  borderWidth: 4,
});

const zoomer = element(`${MAP}.Zoomer`, {
  zoomLevels: '0.12,0.18,0.25,0.35,0.5,0.7,1.0,1.4,2.0',
  zoomStart: 5,
  zoomInKey: '61,130',
  zoomOutKey: '45,130',
});

const mapLooks: Attributes = {
  allowMultiple: false,
  backgroundcolor: FELT,
  color: '0,0,0',
  thickness: 3,
  edgeWidth: 0,
  edgeHeight: 0,
  markMoved: 'Never',
  moveWithinFormat: '$pieceName$: $previousLocation$ -> $location$ *',
  moveToFormat: '$pieceName$ -> $location$ *',
  createFormat: '$pieceName$ -> $location$ *',
};

/** The table, with everything on it. */
function mainMap({ piles, laid }: Things, layout: TableLayout, making: Making): string {
  const { plan, words } = making;
  const { origin } = plan;
  const names = layout.seats.flatMap(({ id, name }) => {
    const at = plan.names.get(id);
    return at ? [written(name, { x: at.x, y: at.y - LETTERS.seat / 2 }, making, LETTERS.seat)] : [];
  });
  return element(
    `${MODULE}.Map`,
    { ...mapLooks, mapName: words.table, launch: false, buttonName: '', icon: '' },
    boardOf(words.table, plan.width, plan.height, zoneOf(layout, making)),
    element(`${MAP}.StackMetrics`, { disabled: false, exSepX: 18, exSepY: 36, unexSepX: 4, unexSepY: 4 }),
    element(`${MAP}.LayeredPieceCollection`, { property: LAYER_PROPERTY, layerOrder: LAYERS.join(',') }),
    ...BASICS,
    magnifier,
    zoomer,
    ...laid.map(({ x, y, thing }) =>
      atStart(
        thing.name,
        { x: x + origin.x, y: y + origin.y },
        words,
        thingSlot('PieceSlot', thing, SMALL, making),
      ),
    ),
    ...piles.flatMap((pile) => pileElements(pile, making)),
    ...names,
  );
}

/** The size of a hand's window, mm: what opens beside the table. */
const HAND = { width: 300, height: 100 } as const;

/** A window with the hand of a seat, which nobody else sees. */
function handOf({ name }: LayoutSeat, words: Words): string {
  const title = words.hand(name);
  return element(
    `${MODULE}.PlayerHand`,
    {
      ...mapLooks,
      mapName: title,
      side: sequence(',', name),
      visible: false,
      useBoards: false,
      launch: true,
      buttonName: title,
      icon: '',
      hotkey: '',
    },
    boardOf(title, HAND.width, HAND.height),
    element(`${MAP}.HandMetrics`, { disabled: false, exSepX: 12, exSepY: 0, unexSepX: 12, unexSepY: 0 }),
    ...BASICS.filter((basic) => !basic.includes('StackExpander')),
    zoomer,
  );
}

/** A button that asks how many to roll, and writes what they show. */
const diceButton = ({ name, sides, count }: Dice): string =>
  element(`${MODULE}.DiceButton`, {
    name,
    text: `${count}d${sides}`,
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
