/** The event cards of Loopgraven: what hurts whoever draws it, and what helps. */
import { POKER, type Card } from '../../../src/kit/component.ts';

/** The two stacks. */
export const STACKS = ['negative', 'positive'] as const;
export type Stack = (typeof STACKS)[number];

/** The dossier's marks: N1 to N6 hurt, P1 to P6 help. */
export const EVENT_MARKS = ['N1', 'N2', 'N3', 'N4', 'N5', 'N6', 'P1', 'P2', 'P3', 'P4', 'P5', 'P6'] as const;
export type EventMark = (typeof EVENT_MARKS)[number];

export interface EventCard extends Card {
  readonly deck: Stack;
  readonly mark: EventMark;
  /**
   * Whether it is kept face up by the side that drew it until it is used; else it takes effect at once and is
   * discarded (W-A43).
   */
  readonly kept: boolean;
}

/** How many the box has of each card. Ours: the rulebook says that there are two stacks. */
export const EVENT_COPIES = 2;

const event = (mark: EventMark, id: string, name: string, kept: boolean): EventCard => ({
  kind: 'card',
  id,
  name,
  count: EVENT_COPIES,
  deck: mark.startsWith('N') ? 'negative' : 'positive',
  size: POKER,
  mark,
  kept,
  provenance: 'rulebook',
  note: 'How many there are of it, its picture and its words are ours.',
});

export const EVENTS = [
  event('N1', 'trench-feet', 'Trench feet', false),
  event('N2', 'famine', 'Famine', false),
  event('N3', 'rat-attack', 'Rat attack', true),
  event('N4', 'freeze', 'Freeze', false),
  event('N5', 'lost-haversack', 'Lost haversack', false),
  event('N6', 'shellshock', 'Shellshock', false),
  event('P1', 'keep-digging', 'Keep digging', true),
  event('P2', 'kabiem', 'Kabiem!!', true),
  event('P3', 'body-armour', 'Body armour', true),
  event('P4', 'spotted', 'Spotted', true),
  event('P5', 'full-throttle', 'Full throttle', false),
  event('P6', 'gas-mask', 'Gas mask', true),
] as const satisfies readonly EventCard[];
