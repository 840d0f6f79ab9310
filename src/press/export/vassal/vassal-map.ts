/** The maps of a VASSAL module: the table, with everything on it, and a window for the hand of each seat. */
import type { LayoutSeat, TableLayout } from '../tabletop/initial-table.ts';
import { LAYERS, type Things } from '../tabletop/table-things.ts';
import { DOES_PROPERTY, LAYER_PROPERTY } from './vassal-pieces.ts';
import {
  atStart,
  LETTERS,
  pileElements,
  px,
  SMALL,
  thingSlot,
  written,
  type Making,
  type Words,
} from './vassal-stacks.ts';
import { element, MAP, MODULE, sequence, type Attributes } from './vassal-text.ts';

const BOARD = `${MAP}.boardPicker.Board`;
const GRID = `${MAP}.boardPicker.board`;

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
export function mainMap({ piles, laid }: Things, layout: TableLayout, making: Making): string {
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
export function handOf({ name }: LayoutSeat, words: Words): string {
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
