import { capital } from '../../language.ts';
import { choice, toggle, type Control, type Draft, type Settings } from '../../referee/editing.ts';
import { deskOf, without, type Desk } from '../../referee/shape-editing.ts';
import { cardName } from './card-words.ts';
import { fightSettings, withAction, withBattle } from './editing-turn.ts';
import {
  ARMY_NAMES,
  BATTLEFIELD_CARDS,
  type Army,
  type BattlefieldCard,
  type Position,
  type Stage,
} from './position.ts';
import { ROUNDS } from './rules.ts';
import { victoryTankPositions } from './shape.ts';

/** What a table of Victory Tank has besides its board, to be entered: whose turn it is, points, hands, crates. */

/** Battlefield cards that lie elsewhere than on the table: dealt anew where they no longer fit. */
export const UNSEEN_CARDS = ['pile', 'box', 'drawn', 'held'];

export const settings = (desk: Desk<Position>): readonly Settings[] => [
  { heading: 'Whose turn it is', controls: turnControls(desk) },
  ...fightSettings(desk),
  ...([0, 1] as const).map((army) => ({
    heading: capital(ARMY_NAMES[army]),
    controls: armyControls(desk, army),
  })),
];

/** What can be entered as what is to be decided; the other stages are come to by playing on. */
const STAGES_SAID: Readonly<Partial<Record<Stage, string>>> = {
  draft: 'Which of two cards to keep',
  place: 'Where to place a card',
  command: 'Which action to announce',
  move: 'A Move under way',
  recruit: 'A Recruit under way',
  attack: 'An Attack under way',
  'attacker-card': 'A battle: the attacker’s card',
  'defender-card': 'A battle: the defender’s card',
  over: 'Nothing: the game is over',
};
const COME_TO: Readonly<Partial<Record<Stage, string>>> = {
  face: 'The facing of the tank just placed',
  drive: 'A drive under way',
  muster: 'Who else joins the attack',
  enter: 'Who moves in after a battle',
  claim: 'Who takes the tank after a battle',
};

function turnControls(desk: Desk<Position>): readonly Control[] {
  const { stage } = desk.position;
  const come = COME_TO[stage];
  const stages = { ...STAGES_SAID, ...(come === undefined ? {} : { [stage]: come }) };
  const army = { named: capital, forgets: ['held'] };
  return [
    ...desk.controls('round', { says: 'Round', forgets: UNSEEN_CARDS }),
    ...desk.controls('active', { says: 'Active player card', ...army }),
    choice(
      ['stage', 'To be decided'],
      stage,
      Object.entries(stages).map(([id, says]) => ({ id, says })),
      (name) => withStage(desk.draft, name),
    ),
    ...(stage === 'command' || stage === 'place'
      ? desk.controls('player', { says: 'Who decides', ...army })
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
function cardsToPlace(desk: Desk<Position>): readonly Control[] {
  const { stage, drawn, held, table } = desk.position;
  const free = BATTLEFIELD_CARDS.filter((card) => table.every((placed) => placed.card !== card));
  const numbered = (card: BattlefieldCard) => cardName(card) + (/\d$/.exec(card) ? ` ${card.slice(-1)}` : '');
  const among = free.map((id) => ({ id, says: numbered(id) }));
  const named = (id: string, says: string, card: BattlefieldCard, set: (card: string) => Draft) =>
    choice([id, says], card, among, (name) => set(free.find((other) => other === name) ?? card));
  if (stage === 'draft') {
    return drawn.map((card, index) => {
      const says = index === 0 ? 'First card drawn' : 'Second card drawn';
      const set = (name: string) => desk.with(`drawn.${index}`, name, ['pile', 'box', 'held']);
      return named(`drawn-${index}`, says, card, set);
    });
  }
  return ([0, 1] as const).flatMap((army): Control[] => {
    const card = held[army];
    if (card === null) return [];
    const set = (name: string) =>
      desk.with('held', { ...(desk.value('held') as object), [ARMY_NAMES[army]]: name }, ['pile', 'box']);
    return [named(`held-${army}`, `Card that ${ARMY_NAMES[army]} places`, card, set)];
  });
}

function armyControls(desk: Desk<Position>, army: Army): readonly Control[] {
  const name = ARMY_NAMES[army];
  const asked = (part: string, says: string, forgets: readonly string[] = []) =>
    desk.controls(`${part}.${name}`, { id: `${part}-${army}`, says, forgets });
  const counted = (part: string, where: string) =>
    desk.controls(`${part}.${name}`, {
      ...{ id: `${part}-${army}`, says: '', forgets: ['decks'] },
      named: (value) => `Cards of ${value} ${where}`,
    });
  const hand = `hands.${name}`;
  const isKnown = desk.isKnown(hand);
  const known = toggle([`known-${army}`, 'The hand is known'], isKnown, (on) =>
    desk.with(hand, on ? desk.value(hand) : undefined, ['decks']),
  );
  return [
    ...asked('points', 'Action points'),
    ...asked('taken', 'Crates taken'),
    ...(desk.position.options['casualties-out'] ? asked('lost', 'Soldiers out of the game', ['supply']) : []),
    known,
    ...(isKnown ? counted('hands', 'in hand') : []),
    ...counted('discards', 'played'),
  ];
}
