import { choice, toggle, type Control, type Draft, type Settings } from '../../referee/editing.ts';
import { deskOf, without, type Desk } from '../../referee/shape-editing.ts';
import { fightSettings, withAction, withBattle } from './editing-turn.ts';
import {
  ARMY_NAMES,
  BATTLEFIELD_CARDS,
  CARD_VALUES,
  type Army,
  type BattlefieldCard,
  type CardValue,
  type Position,
  type Stage,
} from './position.ts';
import { ROUNDS } from './rules.ts';
import type { TankSaid } from './said.ts';
import { victoryTankPositions } from './shape.ts';

/** What a table of Victory Tank has besides its board, to be entered: whose turn it is, points, hands, crates. */

/** Battlefield cards that lie elsewhere than on the table: dealt anew where they no longer fit. */
export const UNSEEN_CARDS = ['pile', 'box', 'drawn', 'held'];

export const settings = (desk: Desk<Position>): readonly Settings<TankSaid>[] => [
  { heading: { says: 'whoseTurn' }, controls: turnControls(desk) },
  ...fightSettings(desk),
  ...([0, 1] as const).map((army) => ({
    heading: { says: 'player', who: army } as const,
    controls: armyControls(desk, army),
  })),
];

/** What can be entered as what is to be decided; the other stages are come to by playing on. */
const BY_HAND: readonly Stage[] = [
  'draft',
  'place',
  'command',
  'move',
  'recruit',
  'attack',
  'attacker-card',
  'defender-card',
  'over',
];

/** A player by the written name of an army. */
const playerNamed = (name: string): TankSaid => ({ says: 'player', who: name === ARMY_NAMES[1] ? 1 : 0 });

function turnControls(desk: Desk<Position>): readonly Control<TankSaid>[] {
  const { stage } = desk.position;
  const army = { named: playerNamed, forgets: ['held'] };
  return [
    ...desk.controls<TankSaid>('round', { says: { says: 'roundSet' }, forgets: UNSEEN_CARDS }),
    ...desk.controls<TankSaid>('active', { says: { says: 'active' }, ...army }),
    choice<TankSaid>(
      ['stage', { says: 'toDecide' }],
      stage,
      [...new Set([...BY_HAND, stage])].map((id) => ({ id, says: { says: 'decision', stage: id } })),
      (name) => (name === stage ? desk.draft : withStage(desk.draft, name)),
    ),
    ...(stage === 'command' || stage === 'place'
      ? desk.controls<TankSaid>('player', { says: { says: 'whoDecides' }, ...army })
      : []),
    ...cardsToPlace(desk),
  ];
}

/** Another thing to be decided, with what belongs to it and without what does not. */
function withStage(draft: Draft, name: string): Draft {
  const bare = without(draft, ['stage', 'action', 'drive', 'battle', ...UNSEEN_CARDS]);
  const desk = deskOf(victoryTankPositions, bare);
  const { active, player } = desk.position;
  switch (name) {
    case 'move':
    case 'recruit':
    case 'attack':
      return withAction(desk, player ?? 0, name);
    case 'attacker-card':
    case 'defender-card':
      return withBattle(desk, player ?? 0, name);
    case 'over':
      return { ...without(bare, ['player', 'points']), stage: name, round: ROUNDS };
    case 'draft':
      return { ...bare, stage: name, player: ARMY_NAMES[active] };
    default:
      return { ...bare, stage: name === 'place' ? 'place' : 'command' };
  }
}

/** The cards looked at or held while cards are drafted and placed: named, or dealt by chance. */
function cardsToPlace(desk: Desk<Position>): readonly Control<TankSaid>[] {
  const { stage, drawn, held, table } = desk.position;
  const free = BATTLEFIELD_CARDS.filter((card) => table.every((placed) => placed.card !== card));
  const among = free.map((id) => ({ id, says: { says: 'cardNumbered', card: id } }) as const);
  const named = (id: string, says: TankSaid, card: BattlefieldCard, set: (card: string) => Draft) =>
    choice<TankSaid>([id, says], card, among, (name) => set(free.find((other) => other === name) ?? card));
  if (stage === 'draft') {
    return drawn.map((card, index) => {
      const says = { says: index === 0 ? 'firstDrawn' : 'secondDrawn' } as const;
      const set = (name: string) => desk.with(`drawn.${index}`, name, ['pile', 'box', 'held']);
      return named(`drawn-${index}`, says, card, set);
    });
  }
  return ([0, 1] as const).flatMap((army): Control<TankSaid>[] => {
    const card = held[army];
    if (card === null) return [];
    const set = (name: string) =>
      desk.with('held', { ...(desk.value('held') as object), [ARMY_NAMES[army]]: name }, ['pile', 'box']);
    return [named(`held-${army}`, { says: 'cardToPlace', who: army }, card, set)];
  });
}

function armyControls(desk: Desk<Position>, army: Army): readonly Control<TankSaid>[] {
  const name = ARMY_NAMES[army];
  const asked = (part: string, says: TankSaid, forgets: readonly string[] = []) =>
    desk.controls<TankSaid>(`${part}.${name}`, { id: `${part}-${army}`, says, forgets });
  const counted = (part: string, says: 'cardsHeld' | 'cardsPlayed') => {
    const cards = (card: CardValue): TankSaid => ({ says, card });
    return desk.controls<TankSaid>(`${part}.${name}`, {
      id: `${part}-${army}`,
      says: cards(CARD_VALUES[0]),
      forgets: ['decks'],
      named: (value) => cards(CARD_VALUES.find((card) => `${card}` === value) ?? CARD_VALUES[0]),
    });
  };
  const hand = `hands.${name}`;
  const isKnown = desk.isKnown(hand);
  const known = toggle<TankSaid>([`known-${army}`, { says: 'handKnown' }], isKnown, (on) =>
    desk.with(hand, on ? desk.value(hand) : undefined, ['decks']),
  );
  return [
    ...asked('points', { says: 'pointsSet' }),
    ...asked('taken', { says: 'cratesTaken' }),
    ...(desk.position.options['casualties-out'] ? asked('lost', { says: 'soldiersOut' }, ['supply']) : []),
    known,
    ...(isKnown ? counted('hands', 'cardsHeld') : []),
    ...counted('discards', 'cardsPlayed'),
  ];
}
