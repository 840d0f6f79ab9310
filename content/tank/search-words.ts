import type { SearchWords } from '../../src/book/search-words.ts';

/** How people ask about TanK. */
export const SEARCH: SearchWords = {
  synonyms: [
    ['casualties', 'casualty', 'dead', 'lost', 'losses', 'destroyed', 'graveyard', 'out of action', 'ooa'],
    ['reserve', 'discard pile of units', 'used units'],
    ['penetration', 'pen', 'attack value', 'attack strength', 'firepower'],
    ['defence', 'defense', 'def', 'armour', 'armor value', 'hit points', 'toughness'],
    ['reach', 'range', 'rng', 'distance', 'yards'],
    ['support', 'artillery', 'art', 'aircraft', 'air', 'plane', 'howitzer', 'battery', 'fighter-bomber'],
    ['infantry', 'inf', 'soldiers', 'troops', 'paratroopers', 'grenadiers'],
    ['gun', 'anti-tank gun', 'at gun', 'pak', 'cannon'],
    ['tank destroyer', 'td', 'jagdpanzer', 'wolverine', 'achilles'],
    ['self-propelled gun', 'sp', 'assault gun', 'stug', 'hetzer'],
    ['formation', 'deck', 'army', 'nation', 'unit cards'],
    ['tactics cards', 'tactics', 'hand', 'event cards', 'action cards'],
    ['stop', 'cancel', 'block', 'prevent', 'end', 'lost action', 'parry', 'dodge'],
    ['undo', 'negate', 'counter', 'cancel a card', 'react'],
    ['free attack', 'extra attack', 'bonus attack', 'attack again', 'second attack', 'free action'],
    ['bring back', 'recover', 'revive', 'return', 'reinforce'],
    ['modifier', 'bonus', 'penalty', 'plus', 'minus', 'add'],
    ['turn up', 'reveal', 'flip', 'draw a unit', 'turn over'],
    ['breaking point', 'half', 'victory', 'win', 'threshold'],
    ['run out', 'empty', 'exhausted', 'no cards left', 'deck out'],
  ],
  plain: [
    {
      asks: 'How do I win?',
      also: ['win conditions, victory conditions', 'When is the game over?', 'When does the game end?'],
      rules: ['T-120', 'T-120a', 'T-A39'],
    },
    { asks: 'Who begins?', also: ['Who goes first?'], rules: ['T-004'] },
    {
      asks: 'How is the game set up?',
      also: ['setup', 'How many cards do I start with?', 'starting hand'],
      rules: ['T-001', 'T-002', 'T-003'],
    },
    {
      asks: 'What can I do in a turn?',
      also: ['What can I do on my turn?', 'order of a turn', 'turn sequence', 'phases of a turn'],
      rules: ['T-011', 'T-020', 'T-031', 'T-080'],
    },
    {
      asks: 'How many cards do I draw?',
      also: ['When do I draw cards?', 'hand limit', 'how many cards may I hold'],
      rules: ['T-020', 'T-021', 'T-022', 'T-023'],
    },
    {
      asks: 'How does an attack work?',
      also: ['How do I attack?', 'combat', 'how do I hit', 'resolution'],
      rules: ['T-031', 'T-040', 'T-060', 'T-070', 'T-071'],
    },
    { asks: 'What can I aim at?', also: ['What are legal targets?', 'targets'], rules: ['T-040', 'T-041'] },
    {
      asks: 'What is a vehicle, a tank, a gun?',
      also: ['unit classes', 'what counts as a tank', 'what counts as infantry', 'unit types'],
      rules: ['T-A08', 'T-A38', 'T-A38a'],
    },
    {
      asks: 'How can I stop an attack?',
      also: ['lost action', 'How do I defend?', 'defending'],
      rules: ['T-050', 'T-051', 'T-052', 'T-053'],
    },
    {
      asks: 'What happens to support?',
      also: ['artillery', 'aircraft', 'air support'],
      rules: ['T-042', 'T-074', 'T-053', 'T-065'],
    },
    {
      asks: 'What happens when my deck is empty?',
      also: ['full exchange', 'deck runs out', 'no more units'],
      rules: ['T-100', 'T-101', 'T-102', 'T-A35'],
    },
    {
      asks: 'How do I attack again?',
      also: ['free attacks', 'free action', 'same unit'],
      rules: ['T-080', 'T-081', 'T-082', 'T-083'],
    },
    {
      asks: 'How do I undo a card?',
      also: ['negate', 'rally', 'repairs', 'professionalism'],
      rules: ['T-090', 'T-A36', 'T-A15'],
    },
    {
      asks: 'How do casualties come back?',
      also: ['reinforcements', 'reserves card', 'recover a unit'],
      rules: ['T-110', 'T-A18', 'T-A19'],
    },
  ],
};
