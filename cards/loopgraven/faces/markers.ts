/** Tokens, markers that lie on a unit, gas and tier markers. */
import type { Piece } from '../../../src/kit/component.ts';
import type { Edition } from '../../../src/kit/edition.ts';
import { written } from '../../../src/kit/engrave/outline.ts';
import { art, type Face } from '../../../src/kit/face.ts';
import type { Drawing } from '../../../src/kit/kit.ts';
import { outlineAt } from '../art/outlines.ts';
import { GAS_CLOUDS, STATUS_MARKERS, TIER_MARKERS, TOKENS } from '../box.ts';
import { ARMIES, type TroopColour } from '../box/sides.ts';
import { isBare, themeOf, type Theme } from '../theme.ts';
import { badge, pieceFace } from './counters.ts';
import { gasFace } from './gas.ts';
import { statusFace } from './status.ts';
import { cent, nickel } from './tokens.ts';

/** A small ring in an army's shape, to stand on a tread. */
function tierFace(piece: Piece & { readonly owner: TroopColour }, theme: Theme): Face {
  const middle = piece.counter.width / 2;
  const { outline } = ARMIES[piece.owner];
  const bare = isBare(theme);
  const { flat } = theme.army[piece.owner];
  return pieceFace(piece.id, piece, theme, [
    badge(piece.owner, [middle, middle, middle - 1], theme, piece.name),
    art({
      x: 0,
      y: 0,
      shapes: [
        {
          d: written(outlineAt(outline, middle, middle, 2.1)),
          fill: theme.paper,
          ...(bare && { stroke: { colour: flat, width: 0.3 } }),
        },
        { d: written(outlineAt(outline, middle, middle, 0.9)), fill: flat },
      ],
    }),
  ]);
}

/** A marker as it is printed; undefined where the piece is none. */
export function markerOf({ id, name, count }: Piece, edition: Edition): Drawing | undefined {
  const theme = themeOf(edition);
  const token = TOKENS.find((piece) => piece.id === id);
  if (token) return { face: (token.value === 1 ? cent : nickel)({ ...token, name }, theme), count };
  const status = STATUS_MARKERS.find((piece) => piece.id === id);
  if (status) return { face: statusFace({ ...status, name }, theme), count };
  const tier = TIER_MARKERS.find((piece) => piece.id === id);
  if (tier) return { face: tierFace({ ...tier, name }, theme), count };
  const cloud = GAS_CLOUDS.find((piece) => piece.id === id);
  const gas = cloud && { ...cloud, name };
  return gas && { face: gasFace(gas, 2, theme), back: gasFace(gas, 1, theme), count };
}
