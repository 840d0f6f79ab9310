import { withOf, otherOf } from '../../../referee/seats.ts';
import { endEntering, enter, resolve } from './battle.ts';
import { ownerOf, specialOf } from './cards.ts';
import { addFoot, discard, leaveTank, setCrew, takeCrate, takeFromHand, type Draft } from './draft.ts';
import { aheadOf, groundOf, specialField } from './field-grid.ts';
import type { Announce, Join, Keep, Lay, Move, OpenBattle, Place, Step } from './moves.ts';
import type { Army, Party, Position } from './position.ts';
import { tankOn } from './permissions.ts';
import { afterPlacing, nextTurn, settlePoint, usePoint } from './turns.ts';

/**
 * The position after a move, which must be legal: `play` does not check it. Does not mutate its argument. A
 * finished game stays as it is.
 */
export function play(position: Position, move: Move): Position {
  const army = position.player;
  if (army === null) return position;
  const draft: Draft = { ...position };
  switch (move.kind) {
    case 'keep':
      keep(draft, army, move);
      break;
    case 'place':
      place(draft, army, move);
      break;
    case 'face':
      if (draft.tank !== null) draft.tank = { ...draft.tank, facing: move.facing };
      afterPlacing(draft, army);
      break;
    case 'announce':
      announce(draft, army, move);
      break;
    case 'pass':
      draft.points = withOf(draft.points, army, 0);
      nextTurn(draft, otherOf(army));
      break;
    case 'done':
      nextTurn(draft, otherOf(army));
      break;
    case 'step':
      step(draft, army, move);
      break;
    case 'turn':
      if (draft.tank !== null) draft.tank = { ...draft.tank, facing: move.facing };
      usePoint(draft);
      settlePoint(draft);
      break;
    case 'drive':
      usePoint(draft);
      draft.stage = 'drive';
      draft.drive = { gone: 0, changed: 0 };
      break;
    case 'on':
      driveOn(draft, army);
      break;
    case 'halt':
      settlePoint(draft);
      break;
    case 'board':
      changeCrew(draft, army, move.count);
      break;
    case 'off':
      changeCrew(draft, army, -move.count);
      break;
    case 'deploy':
      draft.supply = withOf(draft.supply, army, draft.supply[army] - 1);
      addFoot(draft, army, move.at, 1);
      usePoint(draft);
      settlePoint(draft);
      break;
    case 'battle':
      openBattle(draft, army, move);
      break;
    case 'join':
      if (draft.battle !== null) {
        draft.battle = { ...draft.battle, parties: [...draft.battle.parties, partyOf(draft, army, move)] };
      }
      break;
    case 'ready':
      draft.stage = 'attacker-card';
      break;
    case 'lay':
      lay(draft, army, move);
      break;
    case 'enter':
      if (draft.battle !== null) enter(draft, draft.battle, army, move.from, move.foot, move.crew);
      break;
    case 'stay':
      if (draft.battle !== null) endEntering(draft, draft.battle);
      break;
    case 'claim':
      if (draft.tank !== null) {
        addFoot(draft, army, draft.tank.field, -move.crew);
        setCrew(draft, draft.tank, army, move.crew);
      }
      settlePoint(draft);
      break;
  }
  return draft;
}

function keep(draft: Draft, army: Army, move: Keep): void {
  const given = draft.drawn.find((card) => card !== move.card) ?? move.card;
  draft.held = army === 0 ? [move.card, given] : [given, move.card];
  draft.drawn = [];
  draft.stage = 'place';
}

/** Places a card and puts on it what it shows (F3 to F6). */
function place(draft: Draft, army: Army, { column, row, turned }: Place): void {
  const card = draft.held[army];
  if (card === null) return;
  const field = specialField(draft.table.length, turned);
  draft.table = [...draft.table, { card, column, row, turned }];
  draft.foot = [
    [...draft.foot[0], 0, 0],
    [...draft.foot[1], 0, 0],
  ];
  draft.held = withOf(draft.held, army, null);
  const special = specialOf(card);
  const owner = ownerOf(card);
  if (special === 'crate') draft.crates = [...draft.crates, field];
  if (special === 'jeep' && owner !== null) reinforce(draft, army, owner, field);
  if (special === 'tank') {
    draft.tank = { field, facing: 0, army: null, crew: 0 };
    draft.stage = 'face';
    return;
  }
  afterPlacing(draft, army);
}

/** A jeep brings a soldier from the supply (F5); with the option own-jeep only for its owner's placement (F5a). */
function reinforce(draft: Draft, placer: Army, owner: Army, field: number): void {
  if (draft.supply[owner] === 0 || (draft.options['own-jeep'] && placer !== owner)) return;
  draft.supply = withOf(draft.supply, owner, draft.supply[owner] - 1);
  addFoot(draft, owner, field, 1);
}

function announce(draft: Draft, army: Army, { action, pay, card }: Announce): void {
  draft.points = withOf(draft.points, army, draft.points[army] - pay);
  if (card !== 0) {
    takeFromHand(draft, army, card);
    discard(draft, army, card);
  }
  draft.action = { army, kind: action, left: pay + card, used: false, card: card !== 0 };
  draft.stage = action;
}

/** Moves soldiers; on the field of an unclaimed tank they become its crew (M3, M3a). */
function step(draft: Draft, army: Army, { from, to, foot, crew, board }: Step): void {
  if (foot > 0) addFoot(draft, army, from, -foot);
  leaveTank(draft, crew);
  const { tank } = draft;
  const there = tank !== null && tank.field === to ? tank : null;
  const aboard = there === null ? 0 : there.army === null ? foot + crew : board;
  if (there !== null && aboard > 0) setCrew(draft, there, army, there.crew + aboard);
  if (foot + crew > aboard) addFoot(draft, army, to, foot + crew - aboard);
  takeCrate(draft, army, to);
  usePoint(draft);
  settlePoint(draft);
}

function driveOn(draft: Draft, army: Army): void {
  const { tank, drive } = draft;
  if (tank === null || drive === null) return;
  const field = aheadOf(groundOf(draft.table), tank.field, tank.facing);
  draft.tank = { ...tank, field };
  draft.drive = { gone: drive.gone + 1, changed: 0 };
  takeCrate(draft, army, field);
}

/** Soldiers board, or get off if `by` is negative; the last one off ends the drive (M8). */
function changeCrew(draft: Draft, army: Army, by: number): void {
  const { tank, drive } = draft;
  if (tank === null || drive === null) return;
  addFoot(draft, army, tank.field, -by);
  setCrew(draft, tank, army, tank.crew + by);
  draft.drive = { gone: drive.gone, changed: drive.changed + 1 };
  if (tank.crew + by === 0) settlePoint(draft);
}

const partyOf = (draft: Draft, army: Army, { from, foot, tank }: OpenBattle | Join): Party => ({
  from,
  foot,
  crew: tank ? (tankOn(draft, army, from)?.crew ?? 0) : 0,
});

function openBattle(draft: Draft, army: Army, move: OpenBattle): void {
  usePoint(draft);
  draft.battle = {
    target: move.target,
    parties: [partyOf(draft, army, move)],
    cards: [null, null],
    entered: 0,
  };
  draft.stage = draft.options.combined ? 'muster' : 'attacker-card';
}

/** Lays a battle card; after the defender's both are revealed (A4). */
function lay(draft: Draft, army: Army, { card }: Lay): void {
  const { battle, action } = draft;
  if (battle === null || action === null) return;
  if (card !== 0) takeFromHand(draft, army, card);
  if (draft.stage === 'attacker-card') {
    draft.battle = { ...battle, cards: [card, null] };
    if (card !== 0) draft.action = { ...action, card: true };
    draft.stage = 'defender-card';
    draft.player = otherOf(army);
    return;
  }
  resolve(draft, { ...battle, cards: [battle.cards[0], card] }, action.army);
}
