import { choice, toggle, type Control, type Draft, type Settings } from '../../../referee/table/editor.ts';
import type { FormFault } from '../../../referee/messages/kernel-faults.ts';
import type { Touch } from '../../../referee/table/scene.ts';
import { editingOf, type Desk, type Piece } from '../../../referee/position-format/editor-controls.ts';
import { otherOf } from '../../../referee/seats.ts';
import type { TankSaid } from '../messages.ts';
import { isAttacking, tacticsLaid } from '../rules/card-locations.ts';
import { FORMATIONS, TACTICS, isSupport, unitOf, type Unit } from '../rules/cards.ts';
import { tankPositions } from '../rules/position-format.ts';
import { PLAYER_IDS, PLAYERS, STAGES, type Player, type Stage, type Tank } from '../rules/position.ts';
import { maySkip } from '../rules/turns.ts';
import { scene } from './scene.ts';
import { pileId, unitCard, unitId } from './table-layout.ts';

/** The editor of positions: units are put into rows and onto piles, everything else is set by controls. */

type Says = TankSaid | FormFault;
type TankDesk = Desk<Tank>;

const idsAt = (desk: TankDesk, place: string): readonly string[] =>
  (desk.value(place) ?? []) as readonly string[];
const PILES = { casualties: 'casualties', reserve: 'reserves' } as const;

/** The pieces to place: each different card of both formations. */
const pieces = (desk: TankDesk): readonly Piece<Says>[] =>
  PLAYERS.flatMap((player) => {
    const nation = desk.position.nations[player];
    const units = nation === null ? [] : [...new Set(FORMATIONS[nation])];
    return units.map((unit) => pieceOf(desk, player, unit));
  });

function pieceOf(desk: TankDesk, player: Player, unit: Unit): Piece<Says> {
  const { position } = desk;
  const name = PLAYER_IDS[player];
  const { id } = unitOf(unit);
  const row = position.rows[player];
  const [piles, tops, rows] = [
    (pile: 'casualties' | 'reserve') => `${PILES[pile]}.${name}`,
    `tops.${name}`,
    `rows.${name}`,
  ];
  const pileAt = (place: string) =>
    (['casualties', 'reserve'] as const).find((pile) => pileId(pile, player) === place);
  const inRow = (place: string) => row.findIndex((_, index) => unitId(index, player) === place);
  const isTop = (place: string) => place === pileId('deck', player);
  return {
    id: `${name} ${id}`,
    face: id,
    says: { says: 'unitName', unit },
    left: position.decks[player].filter((other) => other === unit).length,
    places: () => placesOf(position, player, unit),
    isOn: (place) => {
      const pile = pileAt(place);
      if (pile !== undefined) return idsAt(desk, piles(pile)).at(-1) === id;
      return isTop(place) ? position.tops[player] === unit : row[inRow(place)]?.unit === unit;
    },
    put: (place) => {
      const pile = pileAt(place);
      if (pile !== undefined) return desk.with(piles(pile), [...idsAt(desk, piles(pile)), id]);
      if (isTop(place)) return desk.with(tops, id);
      return place === unitId(row.length, player) ? desk.with(rows, [...idsAt(desk, rows), id]) : desk.draft;
    },
    take: (place) => {
      const pile = pileAt(place);
      if (pile !== undefined) return desk.with(piles(pile), idsAt(desk, piles(pile)).slice(0, -1));
      if (isTop(place)) return desk.with(tops, null);
      return desk.with(rows, idsAt(desk, rows).toSpliced(inRow(place), 1));
    },
  };
}

/** Where a unit may be put: onto its piles, onto its deck, and behind the others in its row. */
function placesOf({ rows }: Tank, player: Player, unit: Unit): readonly Touch<Says>[] {
  const piles = (['casualties', 'reserve', 'deck'] as const).map((pile): Touch<Says> => ({
    id: pileId(pile, player),
    says: { says: 'putOnPile', who: player, pile },
  }));
  const place = rows[player].length;
  const id = unitId(place, player);
  const spot = { id, ...unitCard(place, place + 1, player) };
  return isSupport(unit) ? piles : [...piles, { id, says: { says: 'putInRow', who: player, place }, spot }];
}

/** The stages that can be entered; the others are reached by playing on. */
const BY_HAND: readonly Stage[] = [
  'nation',
  'maneuver',
  'choose',
  'target',
  'lost',
  'modifier',
  'damage',
  'free',
  'over',
];

const mayBeEntered = (position: Tank, stage: Stage): boolean =>
  BY_HAND.includes(stage) && (stage !== 'choose' || maySkip(position));

function turnControls(desk: TankDesk): readonly Control<Says>[] {
  const { stage } = desk.position;
  const named = (name: string): Says => ({ says: 'playerName', who: name === PLAYER_IDS[1] ? 1 : 0 });
  return [
    ...desk.controls<Says>('active', { says: { says: 'activeSet' }, named }),
    choice<Says>(
      ['stage', { says: 'stageSet' }],
      stage,
      STAGES.filter((id) => id === stage || mayBeEntered(desk.position, id)).map((id) => ({
        id,
        says: { says: 'stageName', stage: id },
      })),
      (name) => withStage(desk, STAGES.find((id) => id === name) ?? stage),
    ),
    ...attackControls(desk),
  ];
}

/** The draft at another stage, with an attack where the stage needs one. */
function withStage(desk: TankDesk, stage: Stage): Draft {
  const { position } = desk;
  if (stage === position.stage) return desk.draft;
  const { attack: _, toDraw: __, pending: ___, forNext: ____, ...rest } = desk.draft;
  const { active, rows, tops } = position;
  const place = rows[active].length - 1;
  const unit = rows[active][place]?.unit;
  if (!(isAttacking({ stage }) || stage === 'free') || unit === undefined) return { ...rest, stage };
  const enemy = otherOf(active);
  const target = tops[enemy] === null && rows[enemy].length > 0 ? '1' : 'deck';
  const isAimed = stage !== 'target';
  return { ...rest, stage, attack: { unit: unitOf(unit).id, place, ...(isAimed ? { target } : {}) } };
}

/** Who attacks whom. */
function attackControls(desk: TankDesk): readonly Control<Says>[] {
  const { attack, active, rows, stage } = desk.position;
  if (attack === null) return [];
  const own = rows[active].map(({ unit }, place) => ({
    id: `${place}`,
    says: { says: 'numberedUnit', place, unit } as Says,
  }));
  const enemy = rows[otherOf(active)].map(({ unit }, place) => ({
    id: `${place + 1}`,
    says: { says: 'numberedUnit', place, unit } as Says,
  }));
  const isAimed = attack.target !== null && stage !== 'free';
  return [
    ...(attack.place === null
      ? []
      : [
          choice<Says>(['attacker', { says: 'attackerSet' }], `${attack.place}`, own, (place) =>
            desk.with('attack', {
              ...(desk.value('attack') as object),
              unit: unitOf(rows[active][Number(place)]?.unit ?? attack.unit).id,
              place: Number(place),
            }),
          ),
        ]),
    ...(isAimed
      ? [
          choice<Says>(
            ['target', { says: 'targetSet' }],
            attack.target === 'deck' ? 'deck' : `${Number(attack.target) + 1}`,
            [{ id: 'deck', says: { says: 'deck' } }, ...enemy],
            (target) => withTarget(desk, target),
          ),
        ]
      : []),
  ];
}

/** Sets the target; the unit follows from the place. */
function withTarget(desk: TankDesk, target: string): Draft {
  const { foe: _, ...attack } = desk.value('attack') as Readonly<Record<string, unknown>>;
  return attack['target'] === target ? desk.draft : desk.with('attack', { ...attack, target });
}

const NONE = 'none';

/** The cards of a place, each to be taken away, and one more to be added of those that lie in the deck. */
function cardControls(desk: TankDesk, place: string): readonly Control<Says>[] {
  const held = idsAt(desk, place);
  const taken = new Set([...tacticsLaid(desk.position), ...desk.position.hands.flat()]);
  const free = TACTICS.flatMap(({ id }, card) =>
    taken.has(card) ? [] : [{ id, says: { says: 'cardName', card } as Says }],
  );
  return [
    choice<Says>(
      [`${place} more`, { says: 'oneCardMore' }],
      NONE,
      [{ id: NONE, says: { says: 'noneAdded' } }, ...free],
      (id) => (id === NONE ? desk.draft : desk.with(place, [...held, id])),
    ),
    ...held.map((id) =>
      toggle<Says>(
        [`${place} ${id}`, { says: 'cardName', card: TACTICS.findIndex((one) => one.id === id) }],
        true,
        (is) =>
          is
            ? desk.draft
            : desk.with(
                place,
                held.filter((other) => other !== id),
              ),
      ),
    ),
  ];
}

const playerControls = (desk: TankDesk, player: Player): readonly Control<Says>[] => {
  const name = PLAYER_IDS[player];
  return [
    ...desk.controls<Says>(`nations.${name}`, {
      id: `nation ${name}`,
      says: { says: 'nationSet' },
      named: (id) => ({ says: 'nationName', nation: ['german', 'american', 'british'].indexOf(id) }),
    }),
    ...desk.controls<Says>(`ranOut.${name}`, { id: `ranOut ${name}`, says: { says: 'ranOutSet' } }),
    ...cardControls(desk, `hands.${name}`),
  ];
};

const settings = (desk: TankDesk): readonly Settings<Says>[] => [
  { heading: { says: 'turnHeading' }, controls: turnControls(desk) },
  ...PLAYERS.map((player) => ({
    heading: { says: 'playerName', who: player } as Says,
    controls: playerControls(desk, player),
  })),
  { heading: { says: 'discardPile' }, controls: cardControls(desk, 'discards') },
];

export const tankEditing = editingOf<Tank, Says>({
  shape: tankPositions,
  scene: (position) => scene(position, null),
  pieces,
  settings,
});
