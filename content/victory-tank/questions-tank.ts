import { MOVE, RING } from './examples-tables.ts';
import type { Question } from './question.ts';

/** A tank of red's and soldiers of its own on its way. */
const AMONG_ITS_OWN = {
  cards: RING,
  tank: { at: 'n2', facing: 'south', army: 'red', crew: 1 },
  soldiers: { red: { n1: 2 } },
  action: MOVE,
} as const;

export const TANK: readonly Question[] = [
  {
    id: 'over-own-soldiers',
    asks: 'Can I drive over my own soldiers?',
    answer: 'Yes. They step aside, or climb in as it passes.',
    by: {
      kind: 'try',
      id: 'asked-over-own-soldiers',
      title: 'Own soldiers stand on the tank’s way.',
      position: AMONG_ITS_OWN,
      before: ['drive', 'on'],
      try: 'on',
      allowed: true,
      shows: ['M6'],
    },
  },
  {
    id: 'stopping-among-own-soldiers',
    asks: 'Can the tank stop where my own soldiers stand?',
    answer: 'Yes. Only enemy soldiers and home bases are in its way.',
    by: {
      kind: 'try',
      id: 'asked-stopping-among-own-soldiers',
      title: 'The tank halts among its own army.',
      position: AMONG_ITS_OWN,
      before: ['drive', 'on'],
      try: 'halt',
      allowed: true,
      shows: ['M6'],
    },
    settledBy: ['M6', 'M6b'],
  },
  {
    id: 'through-enemies',
    asks: 'Can the tank drive through enemy soldiers?',
    answer: 'Yes, as long as it can end somewhere behind them. Nobody is hurt.',
    by: 'tank-drives-through-enemies',
    tells: 'the tank drives south',
    settledBy: ['M6b'],
  },
  {
    id: 'crushing-enemies',
    asks: 'Can the tank stop on enemy soldiers and crush them?',
    answer: 'No. It only fights in an Attack.',
    by: 'tank-does-not-end-on-enemies',
  },
  {
    id: 'onto-the-enemy-base',
    asks: 'Can the tank park on the enemy’s home base?',
    answer: 'No. It may pass over it, not stop there.',
    by: 'end-on-the-enemy-base',
  },
  {
    id: 'onto-the-own-base',
    asks: 'Can the tank park on its own home base?',
    also: ['park the tank at home'],
    answer: 'The rulebook can be read two ways: we rule no, home bases are passed only.',
    by: 'ruling-park-home',
  },
  {
    id: 'driving-into-the-fog',
    asks: 'Can the tank drive beyond the edge of the cards?',
    answer: 'No. Where the cards end, so does its way.',
    by: 'drive-into-the-fog',
  },
  {
    id: 'driving-a-standing-tank-of-nobody',
    asks: 'Can I drive a tank with nobody in it?',
    answer: 'No. Somebody has to claim it first.',
    by: 'drive-an-unclaimed-tank',
  },
  {
    id: 'turning-round',
    asks: 'Can the tank turn right round for one point?',
    answer: 'Yes. Any other facing costs one point.',
    by: 'turn-to-any-facing',
    tells: 'the tank points south',
  },
  {
    id: 'crate-under-the-tracks',
    asks: 'Does the tank take a crate it merely drives past?',
    answer: 'Yes, if the crate lies on a field it drives over.',
    by: 'crate-in-passing',
    tells: 'red takes the crate',
  },
];

export const CREW: readonly Question[] = [
  {
    id: 'claiming-with-some',
    asks: 'Three of mine reach the empty tank. Can one of them stay outside?',
    answer: 'The rulebook is silent: we rule no, the whole step climbs in.',
    by: 'claim-with-some',
  },
  {
    id: 'walking-into-the-own-tank',
    asks: 'Can my soldiers walk up to my tank and climb straight in?',
    answer: 'The rulebook is silent: we rule no, they board when it drives.',
    by: 'ruling-board',
  },
  {
    id: 'stepping-out',
    asks: 'Can crew step out while the tank stands still?',
    answer: 'The rulebook is silent: we rule no, they get off while it drives.',
    by: 'ruling-dismount',
  },
  {
    id: 'standing-beside-it',
    asks: 'My soldiers already stand beside an unclaimed tank. Can they turn it?',
    answer: 'The rulebook is silent: we rule no, standing there is not claiming it.',
    by: 'beside-is-not-inside',
  },
  {
    id: 'board-and-go',
    asks: 'Can I claim the tank and drive it in one Move?',
    answer: 'The rulebook is silent: we rule yes, the first point claims it, the second drives.',
    by: 'board-and-drive-in-one-move',
    tells: 'the tank drives south',
  },
  {
    id: 'boarding-at-the-start',
    asks: 'Can soldiers board on the field where the drive begins?',
    also: ['pick up soldiers with the tank'],
    answer: 'The rulebook is silent: we rule yes, as long as the tank then drives on.',
    by: 'board-where-the-drive-begins',
  },
  {
    id: 'boarding-without-a-drive',
    asks: 'Can soldiers board without the tank driving?',
    answer: 'No. Boarding is part of a drive.',
    by: 'board-without-driving',
  },
  {
    id: 'fourth-in-the-tank',
    asks: 'Is there room for a fourth in the tank?',
    answer: 'No. Three fill it.',
    by: 'fourth-crew',
  },
  {
    id: 'off-among-enemies',
    asks: 'Can crew get off where enemy soldiers stand?',
    answer: 'No. Let them off one field earlier or later.',
    by: 'get-off-among-enemies',
  },
  {
    id: 'off-at-home',
    asks: 'Can crew get off on their own home base?',
    answer: 'The rulebook is silent: we rule no, there they can only climb in.',
    by: 'get-off-on-the-own-base',
  },
  {
    id: 'abandoning-the-tank',
    asks: 'Can the whole crew leave the tank standing empty?',
    answer: 'Yes, on a field where it may end. It is unclaimed then.',
    by: 'drive-and-abandon',
    tells: 'the tank has no crew now, so it is unclaimed',
    settledBy: ['M7', 'M8', 'M8a'],
  },
];
