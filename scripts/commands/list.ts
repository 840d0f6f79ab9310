/** `fieldkit list`: what is in the box of a game. */
import type { Command } from 'commander';
import type { InOtherWords, LanguageId } from '../../src/language.ts';
import { countAll, SHEETS, type Component, type Deck } from '../../src/kit/component.ts';
import type { Kit } from '../../src/kit/kit.ts';
import { needsOf, needsSentence } from '../../src/kit/needs.ts';
import { LIST_EN } from '../../src/kit/words/list.en.ts';
import { LIST_NL } from '../../src/kit/words/list.nl.ts';
import { checkBox } from '../make/check-components.ts';
import { kitsAsked } from '../cli/shelves.ts';
import { table } from '../cli/terminal-table.ts';
import { languageOption } from '../cli/command-options.ts';
import { say } from '../cli/terminal.ts';

const EXAMPLES = `
Examples:
  fieldkit list                 every game on the shelf
  fieldkit list victory-tank    what is in its box; the words in the first column are what --only takes
  fieldkit list --json          the same for programs`;

type ListWords = InOtherWords<typeof LIST_EN>;

const WORDS: Readonly<Record<LanguageId, ListWords>> = { en: LIST_EN, nl: LIST_NL };

interface ListOptions {
  readonly json: boolean;
  readonly shelf?: string;
  readonly language?: LanguageId;
}

/** Rounds computed lengths to 0.01 mm: paper is no more precise. */
const tidy = (mm: number): number => Math.round(mm * 100) / 100;

const millimetres = ({ width, height }: { width: number; height: number }): string =>
  `${tidy(width)} x ${tidy(height)}`;

function sizeOf(part: Component, { makes, wheel, die }: ListWords): string {
  if (part.kind === 'card') return `${part.size.name}, ${millimetres(part.size)}`;
  if (part.kind === 'piece') return `${makes.counter}, ${millimetres(part.counter)}`;
  const { form } = part;
  if (form.make === 'wheel') return wheel(form.discs);
  return form.make === 'die' ? die(form.sides ?? 6, form.side) : `${makes[form.make]}, ${millimetres(form)}`;
}

const row = (group: string, part: Component, words: ListWords): readonly string[] => [
  group,
  part.id,
  part.name,
  String(part.count),
  sizeOf(part, words),
  words.from[part.provenance],
];

const sheetsIn = ({ sheets = [] }: Kit['box']) => sheets;

function boxTable({ box }: Kit, words: ListWords): string {
  const { only, id, name, count, size, from } = words.columns;
  const groupOf = new Map(box.decks.map((deck: Deck) => [deck.id, deck.group]));
  return table(
    [only, id, name, count, size, from],
    [
      ...box.cards.map((card) => row(groupOf.get(card.deck) ?? '', card, words)),
      ...box.pieces.map((piece) => row('pieces', piece, words)),
      ...sheetsIn(box).map((sheet) => row(SHEETS, sheet, words)),
    ],
    { right: [3] },
  );
}

/** Notes that the column of sources has no room for: each once, after the ids it is about. */
function notes({ box }: Kit): string {
  const parts: readonly Component[] = [...box.cards, ...box.pieces, ...sheetsIn(box)];
  const about = new Map<string, string[]>();
  for (const { id, note } of parts) if (note) about.set(note, [...(about.get(note) ?? []), id]);
  return [...about].map(([note, ids]) => `\n\n${ids.join(', ')}:\n  ${note}`).join('');
}

function kitText(kit: Kit): string {
  const { box, language = 'en' } = kit;
  const words = WORDS[language];
  const needs = needsSentence(kit);
  const counts = [
    words.cards(countAll(box.cards)),
    ...(box.pieces.length > 0 ? [words.pieces(countAll(box.pieces))] : []),
    ...(sheetsIn(box).length > 0 ? [words.sheets(countAll(sheetsIn(box)))] : []),
  ];
  return `${kit.title} (${kit.id}): ${kit.about}
${words.facts(kit, counts)}

${boxTable(kit, words)}${notes(kit)}${needs === undefined ? '' : `\n\n${needs}`}`;
}

async function list(game: string | undefined, options: ListOptions): Promise<void> {
  const kits = await kitsAsked(options, game);
  for (const kit of kits) checkBox(kit);
  const plain = kits.map(({ id, title, about, players, minutes, ages, box, asks = [] }) => ({
    id,
    title,
    about,
    players,
    minutes,
    ages,
    ...box,
    needs: needsOf({ asks, ...(box.sheets && { sheets: box.sheets }) }),
  }));
  say(options.json ? JSON.stringify(plain, undefined, 2) : kits.map(kitText).join('\n\n'));
}

export function addList(program: Command): void {
  program
    .command('list')
    .summary('show what is in the box')
    .description(
      'Lists the cards, pieces and sheets of a game, with counts, sizes and where each fact is from.',
    )
    .argument('[game]', 'a game of the shelf; all of them where left out')
    .addOption(languageOption())
    .option('--json', 'print JSON', false)
    .addHelpText('after', EXAMPLES)
    .action((game: string | undefined, _: unknown, command: Command) =>
      list(game, command.optsWithGlobals<ListOptions>()),
    );
}
