import { situationsIn } from '../situations.ts';

/** ‘Kan ik?’ in het Nederlands. */
export const SITUATIONS = situationsIn((_, nl) => nl);
