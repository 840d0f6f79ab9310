/** The size of a school plate, mm, and where its ground begins. */
import type { Burin } from '../../../src/kit/engrave/burin.ts';
import type { EventMark } from '../box/events.ts';

export const PLATE = { width: 52.5, height: 43, ground: 34 } as const;

/** What is cut on each plate. */
export type Plates = Readonly<Partial<Record<EventMark, (b: Burin) => void>>>;
