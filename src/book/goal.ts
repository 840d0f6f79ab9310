/**
 * A goal of a lesson's step or a puzzle, in terms of the scene, so that it works for any game. Each part has a
 * sentence for while it does not hold.
 */
import type { AnyGame, AnyScenery } from '../referee/erased-types.ts';
import type { Scene, ScenePiece } from '../referee/table/scene.ts';
import type { Seats } from '../referee/seats.ts';

export type Want = PiecesWanted | ZoneWanted | WinWanted;

interface Wanted {
  /** What is missing while it does not hold: "Gray still holds the bunker." */
  readonly else: string;
}

/** A number of pieces of a kind. */
export interface PiecesWanted extends Wanted {
  /** The face of the piece. */
  readonly pieces: string;
  /** The fields on which they are counted, in total; all where left out. */
  readonly on?: readonly string[];
  /** Only those of this seat, by number. */
  readonly of?: number;
  /** Only pieces that bear or carry at least this many. */
  readonly bearing?: number;
  /** 1 where left out. */
  readonly least?: number;
  readonly most?: number;
}

/** A number in a zone: its count, or the cards of a hand or of a space of a wheel. */
export interface ZoneWanted extends Wanted {
  readonly zone: string;
  /** What a space of a wheel shows, by its label or its sign: "Paris", "wait". */
  readonly shows?: string;
  readonly least?: number;
  readonly most?: number;
}

/** The game has ended with this winner. */
export interface WinWanted extends Wanted {
  readonly winner: number;
}

/** All parts must hold. */
export type Goal = readonly [Want, ...Want[]];

/** What is needed to check a goal. */
export interface GoalTable {
  readonly game: Pick<AnyGame, 'outcome' | 'seats'>;
  readonly scenery: Pick<AnyScenery, 'scene'>;
}

/** The sentences of the unmet parts; empty once the goal is reached. */
export function lackingIn({ game, scenery }: GoalTable, goal: Goal, position: unknown): readonly string[] {
  const scene = scenery.scene(position, null);
  const winners = game.outcome(position)?.winners ?? [];
  return goal.filter((want) => !holdsIn(want, scene, game.seats, winners)).map((want) => want.else);
}

function holdsIn(want: Want, scene: Scene, seats: Seats, winners: readonly number[]): boolean {
  if ('winner' in want) return winners.includes(want.winner);
  if ('zone' in want && !isShown(want, scene)) return false;
  const [count, usual] = 'zone' in want ? [numberIn(want, scene), 0] : [piecesIn(want, scene, seats), 1];
  return count >= (want.least ?? (want.most === undefined ? usual : 0)) && count <= (want.most ?? Infinity);
}

const zoneOf = ({ zone }: ZoneWanted, { zones }: Scene) => zones.find(({ id }) => id === zone);

function numberIn(want: ZoneWanted, scene: Scene): number {
  const { count = 0, cards = [] } = zoneOf(want, scene) ?? {};
  return count ?? cards.reduce((sum, card) => sum + card.count, 0);
}

function isShown(want: ZoneWanted, scene: Scene): boolean {
  const role = zoneOf(want, scene)?.role;
  return want.shows === undefined || (role?.is === 'space' && [role.label, role.sign].includes(want.shows));
}

function piecesIn({ pieces, on, of, bearing = 0 }: PiecesWanted, scene: Scene, seats: Seats): number {
  const borne = ({ marks }: ScenePiece): number => marks.reduce((sum, { count }) => sum + count, 0);
  return scene.pieces
    .filter(({ face, field }) => face === pieces && (on?.includes(field) ?? true))
    .filter(({ seat }) => of === undefined || (seat !== undefined && seat.ink === seats[of]?.ink))
    .filter((piece) => borne(piece) >= bearing)
    .reduce((sum, { count }) => sum + count, 0);
}
