import type { Scene, Scenery } from '../../../../../../src/referee/index.ts';
import { FERRIES, type Kind } from '../../../../cards/drie-veren/data/box.ts';
import { alikeIn } from '../../../../../../src/referee/interchangeable.ts';
import type { SceneZone, ZoneCard } from '../../../../../../src/referee/table/scene.ts';
import { arrivesBy, diceOf, loadOf, PLAYER_MOVES, worthOf, type VerenMove } from '../rules/game.ts';
import { actorIn, sailorOf, type Veren } from '../rules/position.ts';
import type { VerenSaid } from '../messages.ts';

/** What the board view shows of Drie Veren: no board, but hands, quays, the ferry on its way, and the discard pile. */

const ferryOf = (seat: number) => FERRIES[seat] ?? 'noord';

/** Equal cards as piles, which can be touched where their owner decides. */
const piles = (cards: readonly Kind[], isTouched = false): readonly ZoneCard<VerenSaid>[] =>
  alikeIn(cards, (card) => ({ id: isTouched ? card : null, face: card, name: { says: 'card', card } }));

function scene(position: Veren, viewer: number | null): Scene<VerenSaid> {
  const { hands, quays, water, afloat, winds, dice } = position;
  const zone = (id: string, name: VerenSaid, says: VerenSaid, cards: SceneZone<VerenSaid>['cards']) => {
    const owner = FERRIES.findIndex((ferry) => id.endsWith(ferry));
    return { id, name, says, cards, owner: owner < 0 ? null : owner, count: null };
  };
  const zones = FERRIES.flatMap((ferry, seat): SceneZone<VerenSaid>[] => {
    const [hand, quay] = [hands[seat] ?? [], quays[seat] ?? []];
    const isShown = viewer === null || viewer === seat;
    const held: VerenSaid = isShown ? { says: 'cards', cards: hand } : { says: 'hidden', count: hand.length };
    const points: VerenSaid = { says: 'points', cards: quay, points: worthOf(quay) };
    const cards = isShown ? piles(hand, actorIn(position) === seat) : [];
    return [
      zone(`hand-${ferry}`, { says: 'hand', ferry }, held, cards),
      zone(`kade-${ferry}`, { says: 'quay', ferry }, points, piles(quay)),
    ];
  });
  const sails: VerenSaid = afloat === null ? { says: 'nothing' } : { says: 'afloat', load: afloat, winds };
  const crossing = zone('pont', { says: 'onWater' }, sails, afloat === null ? [] : piles([afloat]));
  return {
    ground: 'plain',
    fields: [],
    cards: [],
    pieces: [],
    lines: [],
    zones: [
      ...zones,
      { ...crossing, dice: dice.map((shows) => ({ sides: 6, shows })) },
      zone('water', { says: 'inWater' }, { says: 'cards', cards: water }, piles(water)),
    ],
    status: statusOf(position),
  };
}

function statusOf(position: Veren): VerenSaid {
  const actor = actorIn(position);
  if (actor === null) return { says: 'over' };
  if (actor === 'chance') return { says: 'dice', count: 1 + position.winds };
  return { says: position.frames.length > 0 ? 'answers' : 'sails', ferry: ferryOf(actor) };
}

const SAYS = { blijf: 'stay', wind: 'wind', laat: 'let' } as const;

function saidOf(move: VerenMove): VerenSaid {
  const [load, dice] = [loadOf(move), diceOf(move)];
  if (load !== undefined) return { says: 'sail', load };
  return dice === null ? { says: SAYS[move as keyof typeof SAYS] } : { says: 'rolled', dice };
}

export const drieVerenScenery: Scenery<Veren, VerenMove, VerenSaid> = {
  scene,
  interaction: {
    touches: (_, move) => [{ id: loadOf(move) ?? move, says: saidOf(move) }],
    attempts: () => PLAYER_MOVES,
  },
  happenings: (before, move) => {
    const actor = actorIn(before);
    const whose = typeof actor === 'number' ? actor : sailorOf(before);
    const ferry = ferryOf(whose);
    const [load, dice] = [loadOf(move) ?? before.afloat, diceOf(move)];
    if (load === null || move === 'blijf') return [{ rule: 'V1', whose, what: { says: 'stayed', ferry } }];
    if (loadOf(move)) return [{ rule: 'V1', whose, what: { says: 'sailed', ferry, load } }];
    if (dice === null)
      return [{ rule: 'V2', whose, what: { says: move === 'wind' ? 'blew' : 'letGo', ferry } }];
    return [
      { rule: 'V3', what: { says: 'rolled', dice } },
      { rule: 'V4', what: { says: arrivesBy(load, dice) ? 'arrived' : 'sank', ferry, load } },
    ];
  },
  hides: () => false,
};
