/** Every piece as a paper model: standees, cubes and the tank. */
import type { Piece } from '../../../../src/kit/component.ts';
import type { Edition } from '../../../../src/kit/edition.ts';
import type { Drawing } from '../../../../src/kit/kit.ts';
import { CRATE, SOLDIERS } from '../../box/battlefield.ts';
import { cubeNet } from './cube.ts';
import { standeeStrip } from './standee.ts';
import { largeTankModel } from './tank-large.ts';
import { tankModel } from './tank-model.ts';

/** The nets that a piece is built from, with their counts for the whole box. */
export function pieceShowpiece(piece: Piece, edition: Edition): readonly Drawing[] {
  const soldier = SOLDIERS.find(({ id }) => id === piece.id);
  if (soldier) return [standeeStrip(soldier.owner, edition)];
  return piece.id === CRATE.id ? [cubeNet(edition)] : [tankModel(edition), largeTankModel(edition)];
}
