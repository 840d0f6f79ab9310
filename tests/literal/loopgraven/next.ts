/** The position after a legal move of Loopgraven, from its sentences; it shares no rule with the engine. */
import type { Move } from '../../../src/games/loopgraven/rules/move.ts';
import type { Trenches } from '../../../src/games/loopgraven/rules/position.ts';
import { around, beside, far, trench } from './geometry.ts';
import { costsAction, drawable, defenders, rollers, wayBack } from './legal.ts';
import {
  BONUS,
  copyOf,
  enemyOf,
  isShocked,
  members,
  onSpace,
  players,
  PRICE,
  SHOT,
  sideOf,
  taken,
  TIERS,
  turnOrder,
  wallet,
  weakness,
  type Table,
} from './table.ts';

type Wait = Table['waits'][number];
type FightWait = Extract<Wait, { kind: 'fight' }>;
type Mark = Table['held'][0][number];
type PlayerNumber = 0 | 1 | 2 | 3;

const ORDER: readonly string[] = ['N1', 'N2', 'N3', 'N4', 'N5', 'N6', 'P1', 'P2', 'P3', 'P4', 'P5', 'P6'];
const KEPT: readonly string[] = ['N3', 'P1', 'P2', 'P3', 'P4', 'P6'];
const START = {
  short: { force: { platoon: 5, car: 2, tank: 0 }, tokens: 10 },
  medium: { force: { platoon: 7, car: 2, tank: 1 }, tokens: 15 },
  long: { force: { platoon: 8, car: 4, tank: 2 }, tokens: 15 },
} as const;

export function next(position: Trenches, move: Move): Trenches {
  const table = copyOf(position);
  doMove(table, move);
  resolve(table);
  return table as unknown as Trenches;
}

function doMove(table: Table, move: Move): void {
  const wait = table.waits.at(-1);
  switch (move.kind) {
    case 'length':
      table.length = move.length;
      table.stage = 'players';
      return;
    case 'players':
      return prepare(table, move.players);
    case 'roll':
      return roll(table, move.shows);
    case 'draw':
      return drawCard(table, move.mark);
    case 'shock':
      table.waits.pop();
      table.effects.push({
        from: 'N6',
        stat: 'shock',
        change: { set: 1 },
        scope: { unit: onSpace(table as unknown as Trenches, move.at) },
        until: { round: table.round + 1 },
      });
      return;
    case 'back': {
      table.waits.pop();
      if (wait?.kind !== 'back') return;
      const [unit = -1, ...rest] = wait.units;
      if (rest.length > 0) table.waits.push({ kind: 'back', seat: wait.seat, units: rest });
      comeTo(table, unit, move.to);
      return;
    }
    case 'dodge':
      table.waits.pop();
      table.waits.pop();
      if (wait?.kind !== 'dodge') return;
      spend(table, sideOf(wait.seat), 'P4');
      if (table.options['spotted-free']) table.actions += 1;
      comeTo(table, wait.unit, move.to);
      return;
    case 'stand':
      table.waits.pop();
      return;
    case 'mask':
    case 'bare':
      table.waits.pop();
      if (wait?.kind !== 'mask') return;
      if (move.kind === 'mask') spend(table, sideOf(wait.seat), 'P6');
      if (wait.kills) {
        if (move.kind === 'bare') die(table, wait.units);
      } else breatheIn(table, wait.units, move.kind === 'bare');
      return;
    case 'deploy':
      payItem(table);
      table.purses[walletOf(table)] -= PRICE[move.type];
      table.pools[table.active][move.type] -= 1;
      table.units.push({ owner: table.active, type: move.type, at: move.at });
      lookAround(table);
      enterGas(table, [table.units.length - 1]);
      return;
    case 'upgrade': {
      payItem(table);
      const tier = table.tiers[table.active][move.track] + 1;
      table.purses[walletOf(table)] -= TIERS[move.track][tier] ?? 0;
      table.tiers[table.active][move.track] = tier;
      if (move.track === 'artillery') table.guns += 1;
      return;
    }
    case 'move': {
      const number = onSpace(table as unknown as Trenches, move.from);
      const moved = table.moved[sideOf(table.active)];
      if (!table.marched) moved.splice(0);
      if (moved.includes(number)) moved.splice(moved.indexOf(number), 1);
      moved.push(number);
      table.marched = true;
      table.actions -= 1;
      noteActed(table, [number]);
      comeTo(table, number, move.to);
      return;
    }
    case 'attack':
      return attack(table, move.at, move.with);
    case 'fire':
      return fire(table, move);
    case 'end':
      return endTurn(table);
  }
}

const walletOf = (table: Table): PlayerNumber => wallet(table as unknown as Trenches, table.active);

function payItem(table: Table): void {
  if (costsAction(table as unknown as Trenches)) table.actions -= 1;
  table.items += 1;
}

function noteActed(table: Table, numbers: readonly number[]): void {
  for (const number of numbers) if (!table.acted.includes(number)) table.acted.push(number);
  table.acted.sort((one, other) => one - other);
}

function prepare(table: Table, count: 2 | 4): void {
  table.players = count;
  const { force, tokens } = START[table.length];
  for (const player of players(table as unknown as Trenches) as readonly PlayerNumber[]) {
    table.pools[player] = { ...force };
    table.purses[wallet(table as unknown as Trenches, player)] += tokens;
  }
  table.stage = 'first';
}

function roll(table: Table, shows: number): void {
  const wait = table.waits.at(-1);
  if (wait?.kind === 'fight') {
    if (wait.rolled < wait.units.length) wait.attack += shows;
    else wait.defence += shows;
    wait.rolled += 1;
    return;
  }
  if (table.stage === 'first') {
    if (table.rolled === null) {
      table.rolled = shows;
      table.active = 1;
      return;
    }
    const ofA = table.rolled;
    table.rolled = null;
    table.active = 0;
    if (ofA === shows) return;
    table.first = ofA > shows ? 0 : 1;
    startRound(table);
    return;
  }
  const stack = shows <= 2 ? 'negative' : shows >= 5 ? 'positive' : null;
  if (stack === null || drawable(table as unknown as Trenches, stack).length === 0) nextRoll(table);
  else table.stage = stack;
}

function startRound(table: Table): void {
  table.round += 1;
  const [first = 0] = turnOrder(table as unknown as Trenches) as readonly PlayerNumber[];
  table.active = first;
  const isGreen = table.options['first-round-white'] ? table.round % 2 === 0 : table.round % 2 === 1;
  if (isGreen) table.stage = 'event';
  else startTurn(table, first);
}

function nextRoll(table: Table): void {
  const order = turnOrder(table as unknown as Trenches) as readonly PlayerNumber[];
  const rollersNow = table.options['roll-per-player'] ? order : order.slice(0, 2);
  const following = rollersNow[rollersNow.indexOf(table.active) + 1];
  if (following === undefined) startTurn(table, order[0] ?? 0);
  else {
    table.active = following;
    table.stage = 'event';
  }
}

function startTurn(table: Table, player: PlayerNumber): void {
  table.stage = 'turn';
  table.active = player;
  table.turns[player] += 1;
  table.clouds = table.clouds.filter((cloud) => cloud.by !== player || table.turns[player] < cloud.goes);
  if (table.turns[player] > 1) income(table, player);
  table.actions = 2 + table.tiers[player].general;
}

function income(table: Table, player: PlayerNumber): void {
  const base = 3 + table.tiers[player].economy;
  const enemy = trench(enemyOf(sideOf(player)), null);
  let bonus = 0;
  for (const { owner, type, at } of table.units)
    if (owner === player && at !== null && enemy.includes(at)) bonus += BONUS[type];
  const isHis = (effect: Table['effects'][number]) =>
    effect.from === 'P5' && 'player' in effect.scope && effect.scope.player === player;
  const isDouble = table.effects.some(isHis);
  const whole = table.options['double-bonus'] ? 2 * (base + bonus) : 2 * base + bonus;
  table.purses[wallet(table as unknown as Trenches, player)] += isDouble ? whole : base + bonus;
  for (const effect of table.effects) if (isHis(effect) && 'times' in effect.until) effect.until.times -= 1;
  table.effects = table.effects.filter(
    (effect) => !isHis(effect) || !('times' in effect.until) || effect.until.times > 0,
  );
}

function drawCard(table: Table, mark: Mark): void {
  const stack = mark.startsWith('N') ? 'negative' : 'positive';
  const left = [...drawable(table as unknown as Trenches, stack)];
  left.splice(left.indexOf(mark), 1);
  table.stacks[stack] = left;
  const side = sideOf(table.active);
  table.waits.push({ kind: 'drawn', seat: table.active });
  const { round, options } = table;
  const whose = options['hits-all'] ? 'all' : side;
  if (KEPT.includes(mark)) {
    table.held[side].push(mark);
    table.held[side].sort((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other));
  } else if (mark === 'N1')
    table.effects.push({
      from: mark,
      stat: 'steps',
      change: { delta: -1 },
      scope: { platoonsOf: side },
      until: { round: options['trench-feet-two'] ? round + 1 : round },
    });
  else if (mark === 'N2')
    table.effects.push({
      from: mark,
      stat: 'still',
      change: { set: 1 },
      scope: { platoonsOf: whose },
      until: { round },
    });
  else if (mark === 'N4')
    table.effects.push({
      from: mark,
      stat: 'still',
      change: { set: 1 },
      scope: { wheelsOf: whose },
      until: { round },
    });
  else if (mark === 'P5')
    for (const player of members(table as unknown as Trenches, side) as readonly PlayerNumber[])
      table.effects.push({
        from: mark,
        stat: 'income',
        change: { set: 2 },
        scope: { player },
        until: { occasion: 'income', times: 3 },
      });
  else if (mark === 'N5') {
    // Only the unit that moved last counts; if it is gone, no other takes its place (W-A17).
    const last = [...table.moved[side]].reverse();
    if (!options['haversack-turn']) last.splice(1);
    const units = last.filter((number) => (table.units[number]?.at ?? null) !== null);
    const owner = table.units[units[0] ?? -1]?.owner;
    if (owner !== undefined) table.waits.push({ kind: 'back', seat: owner, units });
  } else if (mark === 'N6') {
    const any = table.units.some(
      ({ owner, type, at }) => type === 'platoon' && at !== null && sideOf(owner) === side,
    );
    if (any)
      table.waits.push({ kind: 'shock', seat: options['shellshock-opponent'] ? enemyOf(side) : side, side });
  }
}

/** Uses up a card that lies before a side. */
function spend(table: Table, side: 0 | 1, mark: Mark): void {
  const held = table.held[side];
  held.splice(held.indexOf(mark), 1);
}

function comeTo(table: Table, number: number, to: number): void {
  const unit = table.units[number];
  if (unit !== undefined) unit.at = to;
  lookAround(table);
  enterGas(table, [number]);
}

/** The clouds that newly touch a unit. */
const freshClouds = (table: Table, number: number): Table['clouds'] => {
  const unit = table.units[number];
  if (unit === undefined || unit.at === null) return [];
  const at = unit.at;
  return table.clouds.filter(
    (cloud) =>
      cloud.at.includes(at) &&
      !cloud.felt.includes(number) &&
      !(table.options['no-friendly-fire'] && sideOf(cloud.by) === sideOf(unit.owner)),
  );
};

/** Gas meets units: a side with a mask is asked first, side A’s question on top. */
function enterGas(table: Table, numbers: readonly number[]): void {
  const met = numbers.filter((number) => freshClouds(table, number).length > 0);
  const ofSide = (side: number) =>
    met
      .filter((number) => sideOf(table.units[number]?.owner ?? 0) === side)
      .sort((one, other) => one - other);
  const bare: number[] = [];
  for (const side of [1, 0] as const) {
    const own = ofSide(side);
    if (own.length === 0) continue;
    if (table.held[side].includes('P6'))
      table.waits.push({ kind: 'mask', seat: side, units: own, kills: false });
    else bare.push(...own);
  }
  breatheIn(table, bare, true);
}

function breatheIn(table: Table, numbers: readonly number[], weakens: boolean): void {
  for (const number of numbers)
    for (const cloud of freshClouds(table, number)) {
      if (weakens) weaken(table, number);
      cloud.felt.push(number);
      cloud.felt.sort((one, other) => one - other);
    }
}

function weaken(table: Table, number: number): void {
  const owner = table.units[number]?.owner ?? 0;
  const turn = { of: owner, turn: table.turns[owner] + 1 };
  const scope = { unit: number };
  table.effects.push({
    from: 'hit',
    stat: 'steps',
    change: { delta: -1 },
    scope,
    since: turn,
    until: { ...turn },
  });
  const occasion = table.options['weak-attack-only'] ? 'attack' : 'fight';
  table.effects.push({
    from: 'hit',
    stat: 'attack',
    change: { delta: -2 },
    scope: { unit: number },
    until: { occasion, times: 1 },
  });
}

function attack(table: Table, at: number, from: readonly number[]): void {
  const position = table as unknown as Trenches;
  const units = from.map((space) => onSpace(position, space)).sort((one, other) => one - other);
  const target = onSpace(position, at);
  const side = sideOf(table.active);
  table.actions -= 1;
  noteActed(table, units);
  if (!table.kabiem && from.some((space) => far(space, at) === 2)) {
    spend(table, side, 'P2');
    if (table.options['kabiem-turn']) table.kabiem = true;
  }
  table.waits.push({ kind: 'fight', seat: table.active, units, target, rolled: 0, attack: 0, defence: 0 });
  const owner = table.units[target]?.owner ?? 0;
  if (table.held[enemyOf(side)].includes('P4') && beside(at).some((space) => !taken(position, space)))
    table.waits.push({ kind: 'dodge', seat: owner, unit: target });
}

function fire(table: Table, { ammunition, at }: Extract<Move, { kind: 'fire' }>): void {
  if (!table.options['fire-free']) table.actions -= 1;
  table.shots += 1;
  table.purses[walletOf(table)] -= SHOT[ammunition];
  const { active } = table;
  if (ammunition === 'gas') {
    const goes = table.turns[active] + (table.options['gas-rounds'] ? 3 : 2);
    table.clouds.push({ by: active, at: [...at], goes, felt: [], stood: [] });
    enterGas(table, standing(table, at));
    return;
  }
  for (const number of standing(table, ammunition === 'advanced' ? around(at[0] ?? -1) : at))
    if (!table.options['no-friendly-fire'] || sideOf(table.units[number]?.owner ?? 0) !== sideOf(active))
      weaken(table, number);
}

const standing = (table: Table, spaces: readonly number[]): readonly number[] =>
  table.units.flatMap(({ at }, number) => (at !== null && spaces.includes(at) ? [number] : []));

function endTurn(table: Table): void {
  const { active } = table;
  const inside = (cloud: Table['clouds'][number]): readonly number[] =>
    standing(table, cloud.at).filter((number) => table.units[number]?.owner === active);
  const dying = [
    ...new Set(
      table.clouds.flatMap((cloud) => inside(cloud).filter((number) => cloud.stood.includes(number))),
    ),
  ];
  dying.sort((one, other) => one - other);
  for (const cloud of table.clouds) {
    if (table.options['no-friendly-fire'] && sideOf(cloud.by) === sideOf(active)) continue;
    for (const number of inside(cloud)) if (!cloud.stood.includes(number)) cloud.stood.push(number);
    cloud.stood.sort((one, other) => one - other);
  }
  table.waits.push({ kind: 'ending', seat: active });
  if (dying.length === 0) return;
  if (table.held[sideOf(active)].includes('P6'))
    table.waits.push({ kind: 'mask', seat: sideOf(active), units: dying, kills: true });
  else die(table, dying);
}

/** Units are laid beside the board, and nothing lasts on them any more. */
function die(table: Table, numbers: readonly number[]): void {
  if (numbers.length === 0) return;
  const isGone = (number: number): boolean => numbers.includes(number);
  for (const number of numbers) {
    const unit = table.units[number];
    if (unit !== undefined) unit.at = null;
  }
  table.effects = table.effects.filter(({ scope }) => !('unit' in scope) || !isGone(scope.unit));
  for (const cloud of table.clouds) {
    cloud.felt = cloud.felt.filter((number) => !isGone(number));
    cloud.stood = cloud.stood.filter((number) => !isGone(number));
  }
  table.acted = table.acted.filter((number) => !isGone(number));
  lookAround(table);
}

/** Full trenches, and whether the game is over (W-070, W-071, W-A24, W-A25, W-A46). */
function lookAround(table: Table): void {
  for (const side of [0, 1] as const) {
    const spaces = trench(side, null);
    const foes = spaces.filter((space) =>
      table.units.some(({ owner, at }) => at === space && sideOf(owner) !== side),
    ).length;
    const free = spaces.some((space) => !table.units.some(({ at }) => at === space));
    const isFull = table.options['trench-none-free'] ? !free && foes > 0 : foes === spaces.length;
    if (!isFull) table.danger[side] = null;
    else
      table.danger[side] ??= (members(table as unknown as Trenches, side) as readonly PlayerNumber[]).map(
        (player) => ({
          player,
          turn: table.turns[player] + 1,
        }),
      );
  }
  if (loser(table) === null) return;
  table.stage = 'over';
  table.waits = [];
}

function loser(table: Table): 0 | 1 | null {
  for (const side of [0, 1] as const) {
    const own = table.units.filter(({ owner }) => sideOf(owner) === side);
    const onBoard = own.some(({ at }) => at !== null);
    const rest = (members(table as unknown as Trenches, side) as readonly PlayerNumber[]).some((player) => {
      const { platoon, car, tank } = table.pools[player];
      return platoon + car + tank > 0;
    });
    const isOut = !onBoard && (!rest || (table.options['lose-board-empty'] && own.length > 0));
    if (isOut || table.danger[side]?.length === 0) return side;
  }
  return null;
}

export function winnersOf(position: Trenches): readonly number[] | null {
  if (position.stage !== 'over') return null;
  const lost = loser(copyOf(position));
  return lost === null ? null : lost === 0 ? [1, 3] : [0, 2];
}

/** Carries out everything automatic, until a player has to decide or a die is rolled. */
function resolve(table: Table): void {
  for (;;) {
    const wait = table.waits.at(-1);
    if (wait === undefined || wait.kind === 'shock' || wait.kind === 'dodge') return;
    if (wait.kind === 'mask') {
      if (table.held[sideOf(wait.seat)].includes('P6')) return;
      table.waits.pop();
      if (wait.kills) die(table, wait.units);
      else breatheIn(table, wait.units, true);
    } else if (wait.kind === 'back') {
      const [unit = -1, ...rest] = wait.units;
      const ends = wayBack(table as unknown as Trenches, unit);
      if (ends.length > 1) return;
      table.waits.pop();
      if (rest.length > 0) table.waits.push({ kind: 'back', seat: wait.seat, units: rest });
      const [only] = ends;
      if (only !== undefined) comeTo(table, unit, only);
    } else if (wait.kind === 'fight') {
      const position = table as unknown as Trenches;
      if (!isShocked(position, wait.target) && wait.rolled < rollers(position, wait).length) return;
      table.waits.pop();
      settleFight(table, wait);
    } else if (wait.kind === 'drawn') {
      table.waits.pop();
      nextRoll(table);
    } else {
      table.waits.pop();
      passTurn(table);
    }
  }
}

/** Both totals, in the order of W-A36. */
function totals(table: Table, fight: FightWait): readonly [number, number] {
  const position = table as unknown as Trenches;
  const side = sideOf(fight.seat);
  const [ours, theirs] = [table.held[side], table.held[enemyOf(side)]];
  const count = (cards: readonly Mark[], mark: Mark): number => cards.filter((each) => each === mark).length;
  const weakened = (numbers: readonly number[]): number =>
    numbers.reduce((sum, number) => sum + weakness(position, number), 0);
  const group = fight.units.length;
  let attackers = fight.attack - count(ours, 'N3') * group - 2 * weakened(fight.units);
  attackers += count(ours, 'P1') * (table.options['damage-die'] ? group : 1);
  let others = fight.defence;
  if (!table.options['weak-attack-only']) others -= 2 * weakened(defenders(position, fight.target));
  const target = table.units[fight.target];
  if (
    table.options['trench-cover'] &&
    target !== undefined &&
    trench(sideOf(target.owner), null).includes(target.at ?? -1)
  )
    others += 1;
  attackers = Math.max(0, attackers);
  others = Math.max(0, others);
  const halve = (total: number): number =>
    table.options['body-armour-reduction'] ? Math.floor(total / 2) : Math.ceil(total / 2);
  for (let card = 0; card < count(theirs, 'P3'); card++) attackers = halve(attackers);
  for (let card = 0; card < count(ours, 'P3'); card++) others = halve(others);
  return [attackers, others];
}

function settleFight(table: Table, fight: FightWait): void {
  const position = table as unknown as Trenches;
  const against = defenders(position, fight.target);
  const [ours, others] = totals(table, fight);
  const lost = isShocked(position, fight.target)
    ? [fight.target]
    : ours > others
      ? against
      : ours < others
        ? fight.units
        : [];
  const side = sideOf(fight.seat);
  table.held[side] = table.held[side].filter((mark) => !['N3', 'P1', 'P3'].includes(mark));
  table.held[enemyOf(side)] = table.held[enemyOf(side)].filter((mark) => mark !== 'P3');
  const inFight = [...fight.units, ...against];
  table.effects = table.effects.filter(({ scope, until }) => {
    if (!('unit' in scope) || !('occasion' in until)) return true;
    if (until.occasion === 'fight') return !inFight.includes(scope.unit);
    return until.occasion !== 'attack' || !fight.units.includes(scope.unit);
  });
  die(table, [...lost]);
  lookAround(table);
}

function passTurn(table: Table): void {
  const { active } = table;
  const turn = table.turns[active];
  table.effects = table.effects.filter(
    ({ until }) => !('turn' in until) || until.of !== active || until.turn > turn,
  );
  const side = sideOf(active);
  const due = table.danger[side];
  if (due !== null) table.danger[side] = due.filter((each) => each.player !== active || each.turn > turn);
  Object.assign(table, { actions: 0, items: 0, guns: 0, shots: 0, acted: [], marched: false, kabiem: false });
  lookAround(table);
  if (table.stage === 'over') return;
  const order = turnOrder(table as unknown as Trenches) as readonly PlayerNumber[];
  const following = order[order.indexOf(active) + 1];
  if (following !== undefined) {
    startTurn(table, following);
    return;
  }
  table.effects = table.effects.filter(({ until }) => !('round' in until) || until.round > table.round);
  if (table.options['keep-one-round']) table.held = [[], []];
  startRound(table);
}
