/**
 * The module for VASSAL, read back from its files and checked against VASSAL 3.7's source: a component is a class named
 * by its element, an attribute one that the class knows, a piece a type and a state that its traits can read.
 */
import { parseXml, XmlElement } from '@rgrove/parse-xml';
import { describe, expect, it } from 'vitest';
import { gamesOf, kitOf, openShelf } from '../scripts/cli/shelves.ts';
import { countAll } from '../src/kit/component.ts';
import { drawKit } from '../src/kit/drawn-kit.ts';
import { vassalModule, type VassalModule } from '../src/press/export/vassal/vassal-module.ts';
import { MADE_UP } from './made-up/run-fieldkit.ts';
import { loadFonts } from '../src/site/package-fonts.ts';
import { tableLayoutOf } from '../src/site/print-desk/scene-layout.ts';
import { SHELF } from '../src/site/shelf.ts';

/** Classes of VASSAL, with the attributes that our modules give them, from `getAttributeNames` of each. */
const CLASSES: Readonly<Record<string, string>> = {
  'VASSAL.build.GameModule': 'name version description VassalVersion nextPieceSlotId',
  'VASSAL.build.module.BasicCommandEncoder': '',
  'VASSAL.build.module.Documentation': '',
  'VASSAL.build.module.documentation.HelpFile': 'title fileName fileType',
  'VASSAL.build.module.PlayerRoster': 'buttonText buttonToolTip buttonKeyStroke buttonIcon',
  'VASSAL.build.module.GlobalOptions':
    'autoReport centerOnMove nonOwnerUnmaskable playerIdFormat promptString',
  'VASSAL.build.module.Chatter': '',
  'VASSAL.build.module.KeyNamer': '',
  'VASSAL.build.module.NotesWindow': 'buttonText icon tooltip hotkey',
  'VASSAL.build.module.StartupGlobalKeyCommand': 'name whenToApply hotkeyOrKeyCommand globalHotkey',
  'VASSAL.build.module.DiceButton':
    'name text tooltip icon hotkey nDice nSides plus addToTotal reportTotal prompt lockSides lockPlus lockAdd sortDice reportFormat',
  'VASSAL.build.module.Map':
    'mapName allowMultiple backgroundcolor color thickness edgeWidth edgeHeight markMoved moveWithinFormat moveToFormat createFormat launch buttonName icon',
  'VASSAL.build.module.PlayerHand':
    'mapName allowMultiple backgroundcolor color thickness edgeWidth edgeHeight markMoved moveWithinFormat moveToFormat createFormat launch buttonName icon side visible useBoards hotkey',
  'VASSAL.build.module.map.BoardPicker': 'title boardPrompt slotHeight slotScale slotWidth',
  'VASSAL.build.module.map.boardPicker.Board': 'name image reversible width height color',
  'VASSAL.build.module.map.boardPicker.board.ZonedGrid': '',
  'VASSAL.build.module.map.boardPicker.board.mapgrid.Zone':
    'name path locationFormat useHighlight useParentGrid',
  'VASSAL.build.module.map.boardPicker.board.RegionGrid': 'fontsize visible snapto',
  'VASSAL.build.module.map.boardPicker.board.Region': 'name originx originy',
  'VASSAL.build.module.map.StackMetrics': 'disabled exSepX exSepY unexSepX unexSepY',
  'VASSAL.build.module.map.HandMetrics': 'disabled exSepX exSepY unexSepX unexSepY',
  'VASSAL.build.module.map.LayeredPieceCollection': 'property layerOrder',
  'VASSAL.build.module.map.ForwardToKeyBuffer': '',
  'VASSAL.build.module.map.Scroller': '',
  'VASSAL.build.module.map.ForwardToChatter': '',
  'VASSAL.build.module.map.MenuDisplayer': '',
  'VASSAL.build.module.map.StackExpander': '',
  'VASSAL.build.module.map.PieceMover': '',
  'VASSAL.build.module.map.KeyBufferer': '',
  'VASSAL.build.module.map.SelectionHighlighters': '',
  'VASSAL.build.module.map.HighlightLastMoved': 'color thickness enabled',
  'VASSAL.build.module.map.Flare': '',
  'VASSAL.build.module.map.CounterDetailViewer':
    'version delay graphicsZoom zoomlevel showgraph showtext minDisplayPieces showNoStack showDeck showDeckMasked showDeckDepth display layerList counterReportFormat summaryReportFormat bgColor fgColor borderWidth',
  'VASSAL.build.module.map.Zoomer': 'zoomLevels zoomStart zoomInKey zoomOutKey',
  'VASSAL.build.module.map.SetupStack': 'name owningBoard useGridLocation location x y',
  'VASSAL.build.module.map.DrawPile':
    'name owningBoard x y width height draw color maxStack faceDown shuffle shuffleCommand shuffleHotkey drawFaceUp reversible allowMultiple allowSelect reshufflable reshuffleCommand reshuffleTarget reshuffleMessage',
  'VASSAL.build.widget.CardSlot': 'entryName gpid width height',
  'VASSAL.build.widget.PieceSlot': 'entryName gpid width height',
};

/** The first words of the traits that our pieces have, from `BasicCommandEncoder`. */
const TRAITS = ['piece', 'mark', 'obs', 'emb2', 'rotate', 'return', 'immob', 'label'];

const elementsIn = ({ children }: { readonly children: readonly unknown[] }): readonly XmlElement[] =>
  children.filter((child) => child instanceof XmlElement);

const allIn = (element: XmlElement): readonly XmlElement[] => [
  element,
  ...elementsIn(element).flatMap(allIn),
];

const named = (root: XmlElement, name: string): readonly XmlElement[] =>
  allIn(root).filter((element) => element.name.endsWith(`.${name}`));

/** Splits as VASSAL's decoder does: a backslash before a delimiter makes it part of the text. */
function decoded(text: string, delimiter: string): readonly string[] {
  const parts = text.split(new RegExp(`(?<!\\\\)${delimiter}`));
  return parts.map((part) => {
    const quoted = part.length > 1 && part.startsWith("'") && part.endsWith("'");
    return (quoted ? part.slice(1, -1) : part).replaceAll(`\\${delimiter}`, delimiter);
  });
}

/** A piece's traits from the outside in, each with its state. */
function traitsOf(definition: string): readonly (readonly [type: string, state: string])[] {
  const [, , type = '', state = ''] = decoded(definition, '/');
  const unwrapped = (text: string): readonly string[] => {
    const [own = '', inner] = decoded(text, '\t');
    return inner === undefined ? [own] : [own, ...unwrapped(inner)];
  };
  const states = unwrapped(state);
  return unwrapped(type).map((each, index) => [each, states[index] ?? 'missing'] as const);
}

const slotsIn = (root: XmlElement): readonly XmlElement[] => [
  ...named(root, 'CardSlot'),
  ...named(root, 'PieceSlot'),
];

interface Read {
  readonly module: VassalModule;
  readonly root: XmlElement;
  readonly slots: readonly XmlElement[];
}

/** The shelf's games, and a made-up one whose pieces have no place at the start. */
const games = await Promise.all(
  [...SHELF, ...gamesOf(await openShelf(MADE_UP))].map(
    async (game) => [game.id, game, await kitOf(game)] as const,
  ),
);

describe.each(games)('the module for VASSAL of %s', (_, game, kit) => {
  const drawn = drawKit(kit, 'colour', loadFonts(kit));
  if (!drawn.ok) throw new Error(`${kit.title} has faults`);

  const read = (async (): Promise<Read> => {
    const module = vassalModule(kit, drawn.value, await tableLayoutOf(game));
    if (!module.ok) throw new Error(module.faults.join('\n'));
    const files = new Map(module.value.files);
    const { root } = parseXml(String(files.get('buildFile.xml')));
    if (!root) throw new Error('it is empty');
    return { module: module.value, root, slots: slotsIn(root) };
  })();

  it('is made of components that VASSAL has, with attributes that they know', async () => {
    const { root } = await read;
    const strange = allIn(root).flatMap(({ name, attributes }) => {
      if (name === 'entry') return [];
      const known = CLASSES[name]?.split(' ');
      return known ? Object.keys(attributes).filter((key) => !known.includes(key)) : [name];
    });
    expect(strange).toEqual([]);
  });

  it('asks for no picture that it does not hold, and holds none that nothing asks for', async () => {
    const { module, slots } = await read;
    const asked = new Set(slots.flatMap(({ text }) => text.match(/[\w-]+\.png/g) ?? []));
    expect([...asked].toSorted()).toEqual(
      module.pictures.map(({ file }) => file.replace('images/', '')).toSorted(),
    );
  });

  it('gives every piece a number of its own, below the next that VASSAL may give', async () => {
    const { root, slots } = await read;
    const numbers = slots.map(({ attributes }) => Number(attributes['gpid']));
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(Math.max(...numbers)).toBeLessThan(Number(root.attributes['nextPieceSlotId']));
    for (const { text, attributes } of slots)
      expect(traitsOf(text).at(-1)?.[1].split(';').at(3)).toBe(attributes['gpid']);
  });

  it('has as many of each card and piece as the box', async () => {
    const { slots } = await read;
    const { cards, pieces } = kit.box;
    const inBox = new Map<string, number>();
    for (const { name, count } of [...cards, ...pieces]) inBox.set(name, (inBox.get(name) ?? 0) + count);
    const inModule = slots.map(({ attributes }) => attributes['entryName'] ?? '');
    const count = (name: string) =>
      slots.filter(({ attributes, text }) => attributes['entryName'] === name && text.includes('.png'))
        .length;
    expect([...inBox].map(([name]) => [name, count(name)])).toEqual([...inBox]);
    expect(inModule.length).toBeGreaterThanOrEqual(countAll([...cards, ...pieces]));
  });

  it('has traits that VASSAL knows, each with its state, and hides what has a back until it is turned over', async () => {
    const { slots } = await read;
    for (const { text } of slots)
      for (const [type, state] of traitsOf(text)) {
        expect(TRAITS).toContain(type.split(';')[0]);
        expect(state).not.toBe('missing');
      }
    const hidden = slots.filter(({ text }) => traitsOf(text).some(([type]) => type.startsWith('obs;')));
    expect(hidden).toHaveLength(countAll(kit.box.cards.filter(({ twoFaced }) => !twoFaced)));
  });

  it('turns its decks face down and shuffles them as a game begins; discards go back into their deck', async () => {
    const { root } = await read;
    const piles = named(root, 'DrawPile').map(({ attributes }) => attributes);
    const [start] = named(root, 'StartupGlobalKeyCommand');
    const decks = piles.filter(({ faceDown }) => faceDown === 'Always');
    for (const { shuffleHotkey } of decks) expect(shuffleHotkey).toBe(start?.attributes['globalHotkey']);
    const names = piles.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { reshuffleTarget } of piles)
      if (reshuffleTarget !== undefined) expect(decks.map(({ name }) => name)).toContain(reshuffleTarget);
  });

  it('lays everything on the table', async () => {
    const { root } = await read;
    const [board] = named(root, 'Board').map(({ attributes }) => attributes);
    for (const { attributes } of [...named(root, 'SetupStack'), ...named(root, 'DrawPile')]) {
      expect(Number(attributes['x'])).toBeGreaterThan(0);
      expect(Number(attributes['y'])).toBeGreaterThan(0);
      expect(Number(attributes['x'])).toBeLessThan(Number(board?.['width']));
      expect(Number(attributes['y'])).toBeLessThan(Number(board?.['height']));
    }
  });

  it('has a window for the hand of each seat, which nobody else sees, and the rules in its help', async () => {
    const { module, root } = await read;
    const { seats, chapters } = await tableLayoutOf(game);
    const hands = named(root, 'PlayerHand').map(({ attributes }) => [
      attributes['side'],
      attributes['visible'],
    ]);
    expect(hands).toEqual(seats.map(({ name }) => [name, 'false']));
    const [help] = named(root, 'HelpFile');
    const page = String(new Map(module.files).get(`help/${help?.attributes['fileName']}`));
    for (const { sentences } of chapters)
      for (const [id] of sentences) expect(page).toContain(`<b>${id}</b>`);
  });

  it('has a button for every set of dice of the box: what one side rolls is not counted for two', async () => {
    const { root } = await read;
    const buttons = named(root, 'DiceButton').map(({ attributes: { name, nDice, nSides } }) => [
      name,
      Number(nDice),
      Number(nSides),
    ]);
    const sets = (kit.box.sheets ?? []).flatMap(({ name, count, form }) =>
      form.make === 'die' ? [[name, count, form.sides ?? 6]] : [],
    );
    expect(buttons).toEqual(sets);
  });
});
