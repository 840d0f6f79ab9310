import type { Control, Draft, Settings } from '../../referee/editing.ts';
import { cardName } from './card-words.ts';
import { ARMY_CARDS, CRATES, FIGHTERS, valuesOf } from './cards.ts';
import { altered, positionOf, UNSEEN_CARDS } from './draft-edit.ts';
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
import { FULL_HAND, FULL_POINTS, ROUNDS } from './rules.ts';
import { write, type WrittenPosition } from './written.ts';

/** What a table of Victory Tank has besides its board, to be entered: whose turn it is, points, hands, crates. */

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const armyNamed = (name: string) => ARMY_NAMES.find((army) => army === name) ?? ARMY_NAMES[0];

const ARMY_CHOICES = ARMY_NAMES.map((id) => ({ id, says: capital(id) }));

export const settings = (draft: Draft): readonly Settings[] => {
  const position = positionOf(draft);
  return [
    { heading: 'Whose turn it is', controls: turnControls(draft, position) },
    ...fightSettings(draft, position),
    ...([0, 1] as const).map((army) => ({
      heading: capital(ARMY_NAMES[army]),
      controls: armyControls(draft, position, army),
    })),
  ];
};

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

function turnControls(draft: Draft, position: Position): readonly Control[] {
  const { round, active, stage, player } = position;
  const come = COME_TO[stage];
  const stages = { ...STAGES_SAID, ...(come === undefined ? {} : { [stage]: come }) };
  const who: Control = {
    kind: 'choice',
    id: 'player',
    says: 'Who decides',
    value: player === null ? '' : ARMY_NAMES[player],
    among: ARMY_CHOICES,
    set: (name) => altered(draft, { player: armyNamed(name) }, ['held']),
  };
  return [
    {
      kind: 'number',
      id: 'round',
      says: 'Round',
      value: round,
      least: 1,
      most: ROUNDS,
      set: (value) => altered(draft, { round: value }, UNSEEN_CARDS),
    },
    {
      kind: 'choice',
      id: 'active',
      says: 'Active player card',
      value: ARMY_NAMES[active],
      among: ARMY_CHOICES,
      set: (name) => altered(draft, { active: armyNamed(name) }, ['held']),
    },
    {
      kind: 'choice',
      id: 'stage',
      says: 'To be decided',
      value: stage,
      among: Object.entries(stages).map(([id, says]) => ({ id, says })),
      set: (name) => withStage(draft, name),
    },
    ...(stage === 'command' || stage === 'place' ? [who] : []),
    ...cardsToPlace(draft, position),
  ];
}

/** Another thing to be decided, with what belongs to it and without what does not. */
function withStage(draft: Draft, name: string): Draft {
  const bare = altered(draft, {}, ['stage', 'action', 'drive', 'battle', ...UNSEEN_CARDS]);
  const { player } = positionOf(bare);
  if (name === 'move' || name === 'recruit' || name === 'attack') return withAction(bare, player ?? 0, name);
  if (name === 'attacker-card' || name === 'defender-card') return withBattle(bare, player ?? 0, name);
  if (name === 'over') return altered(bare, { stage: 'over', round: ROUNDS }, ['player', 'points']);
  const { active } = positionOf(bare);
  if (name === 'draft') return altered(bare, { stage: 'draft', player: ARMY_NAMES[active] });
  return altered(bare, { stage: name === 'place' ? 'place' : 'command' });
}

/** The cards looked at or held while cards are drafted and placed: named, or dealt by chance. */
function cardsToPlace(draft: Draft, { stage, drawn, held, table }: Position): readonly Control[] {
  const free = BATTLEFIELD_CARDS.filter((card) => table.every((placed) => placed.card !== card));
  const among = free.map((id) => ({ id, says: cardName(id) + (/\d$/.exec(id) ? ` ${id.slice(-1)}` : '') }));
  const named = (name: string): BattlefieldCard | undefined => free.find((card) => card === name);
  if (stage === 'draft') {
    return drawn.map((card, index): Control => {
      const set = (name: string) => {
        const next = drawn.map((other, place) => (place === index ? (named(name) ?? other) : other));
        return altered(draft, { drawn: next }, ['pile', 'box', 'held']);
      };
      const says = index === 0 ? 'First card drawn' : 'Second card drawn';
      return { kind: 'choice', id: `drawn-${index}`, says, value: card, among, set };
    });
  }
  return ([0, 1] as const).flatMap((army): Control[] => {
    const card = held[army];
    if (card === null) return [];
    const set = (name: string) => {
      const sides = write(positionOf(draft)).held ?? {};
      return altered(draft, { held: { ...sides, [ARMY_NAMES[army]]: named(name) ?? card } }, ['pile', 'box']);
    };
    const says = `Card that ${ARMY_NAMES[army]} places`;
    return [{ kind: 'choice', id: `held-${army}`, says, value: card, among, set }];
  });
}

function armyControls(draft: Draft, position: Position, army: Army): readonly Control[] {
  const { points, taken, lost, options } = position;
  const counted = (
    key: 'points' | 'taken' | 'lost',
    says: string,
    value: number,
    most: number,
    forgotten: readonly 'supply'[] = [],
  ): Control => ({
    kind: 'number',
    id: `${key}-${army}`,
    says,
    value,
    least: 0,
    most,
    set: (count) =>
      altered(draft, { [key]: { ...write(positionOf(draft))[key], [ARMY_NAMES[army]]: count } }, forgotten),
  });
  return [
    counted('points', 'Action points', points[army], FULL_POINTS),
    counted('taken', 'Crates taken', taken[army], CRATES),
    ...(options['casualties-out']
      ? [counted('lost', 'Soldiers out of the game', lost[army], FIGHTERS, ['supply'])]
      : []),
    ...handControls(draft, position, army),
    ...CARD_VALUES.map((value) => cardCount(draft, position, army, 'discards', value)),
  ];
}

/** A hand is known, or dealt from the cards that are left. */
function handControls(draft: Draft, position: Position, army: Army): readonly Control[] {
  const name = ARMY_NAMES[army];
  const written: WrittenPosition['hands'] = (draft as WrittenPosition).hands;
  const known = written?.[name] !== undefined;
  const hand = valuesOf(position.hands[army]);
  const choice: Control = {
    kind: 'switch',
    id: `known-${army}`,
    says: 'The hand is known',
    value: known,
    set: (on) => {
      const others = Object.entries(written ?? {}).filter(([other]) => other !== name);
      const hands = { ...Object.fromEntries(others), ...(on ? { [name]: hand } : {}) };
      return altered(draft, { hands }, ['decks']);
    },
  };
  if (!known) return [choice];
  return [choice, ...CARD_VALUES.map((value) => cardCount(draft, position, army, 'hands', value))];
}

/** How many cards of a value an army has in hand or has played; its deck follows. */
function cardCount(
  draft: Draft,
  position: Position,
  army: Army,
  where: 'hands' | 'discards',
  value: CardValue,
): Control {
  const cards = valuesOf(position[where][army]);
  const among = ARMY_CARDS[value - 1] ?? 0;
  return {
    kind: 'number',
    id: `${where}-${army}-${value}`,
    says: where === 'hands' ? `Cards of ${value} in hand` : `Cards of ${value} played`,
    value: cards.filter((card) => card === value).length,
    least: 0,
    most: where === 'hands' ? Math.min(FULL_HAND, among) : among,
    set: (count) => {
      const next = [...cards.filter((card) => card !== value), ...Array.from({ length: count }, () => value)];
      const sides = (draft as WrittenPosition)[where] ?? {};
      return altered(draft, { [where]: { ...sides, [ARMY_NAMES[army]]: next.sort() } }, ['decks']);
    },
  };
}
