/** Search records of the printed cards, by name: what is printed on each, and the rules that explain it. */
import { saidBeside } from '../../kit/alt-text.ts';
import { drawKit } from '../../kit/drawn-kit.ts';
import { typeFaultSentence } from '../../kit/type/type-faults.ts';
import type { Fonts } from '../../kit/type/font.ts';
import type { Desk } from '../game-bundle.ts';
import { toPage } from '../links.ts';
import type { SearchRecord } from '../search/search-record.ts';

/** Cards with the same name give one record. Throws if a face has a fault. */
export function cardRecords({ id: game, kit, book }: Desk, fonts: Fonts): readonly SearchRecord[] {
  const texts = book.cardTexts ?? [];
  const told = new Set(texts.flatMap(({ cards }) => cards));
  const drawn = drawKit(kit, 'colour', fonts, {
    card: ({ id }) => told.has(id),
    counters: false,
    showpieces: false,
    sheets: false,
  });
  if (!drawn.ok) throw new Error(drawn.faults.map(typeFaultSentence).join('\n'));
  const byName = new Map(drawn.value.cards.toReversed().map((each) => [each.card.name, each]));
  return [...byName.values()].flatMap(({ card, front }) => {
    const text = texts.find(({ cards }) => cards.includes(card.id));
    const [first] = text?.cards ?? [];
    if (!text || first === undefined) return [];
    return [
      {
        kind: 'card',
        id: card.id,
        address: `${toPage(game, 'cards')}#${first}`,
        asks: card.name,
        says: saidBeside(card.name, front),
        rules: text.does,
      } as const,
    ];
  });
}
