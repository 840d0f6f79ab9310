/** Opens what is behind a link: a game to go on with, or a sentence why not. */
import { shown } from '../../kit/untrusted-input.ts';
import { unpack, type Shared } from './link-text.ts';
import { recordFrom, type GameRecord } from '../../referee/record.ts';
import { failed, ok, type Result } from '../../result.ts';
import { nameIn } from '../../referee/seats.ts';
import type { Hurt } from '../play/kept/unreadable-game.ts';
import { openRecord } from '../play/kept/open-kept-game.ts';
import { beginPlay, type Play } from '../play/play.ts';
import { LINK_WORDS } from '../words/link.ts';
import { changesSince, type Change } from '../../book/changes.ts';
import type { LoadedPacker } from './load-codec.ts';
import { refusalOf, type Refused } from './link-refusal.ts';

const WORDS = LINK_WORDS.arrived;

/** An opened link. */
export interface Arrival {
  readonly play: Play;
  /** What was damaged, if it cannot be played to its end. */
  readonly hurt: Hurt | null;
  /** The seat whose knowledge is shown; null if everything is open. */
  readonly viewer: number | null;
  /** What it is, in words. */
  readonly says: string;
  /** The rules version it was made under, and what has changed since. */
  readonly rules: string;
  readonly changed: readonly Change[];
}

/** Opens a packed text; `seed` draws what the link leaves to chance. Never throws: faults are returned as sentences. */
export async function openPacked(
  packer: LoadedPacker,
  packed: string,
  seed: string,
): Promise<Result<Arrival, Refused>> {
  const { game, form, history } = packer;
  const unpacked = unpack(packer, packed);
  if (!unpacked.ok)
    return failed(...unpacked.faults.map((fault) => refusalOf(packer.game.rules, packer.history, fault)));
  const { rules, shared } = unpacked.value;
  const changed = changesSince(history, rules);
  if (changed === null) return failed({ sentence: WORDS.laterRules(shown(rules)), game: null });
  const record = recordIn(packer, shared, seed);
  const opened =
    record === null
      ? beganBy(packer, shared.kind === 'rulings' ? shared.options : [], seed)
      : await openRecord(
          { game, whole: () => Promise.resolve(game), form: () => Promise.resolve(form) },
          record,
        );
  if (!opened.ok)
    return failed({ sentence: WORDS.impossible(shown(opened.faults.join('; '), 300)), game: null });
  const { play, hurt } = opened.value;
  const viewer = shared.kind === 'view' ? packer.packing.viewer(shared.observation) : null;
  const says = saidOf(packer, shared, viewer);
  return ok({ play, hurt, viewer, says, rules, changed });
}

/** A new game with these rulings. */
function beganBy(
  { game }: LoadedPacker,
  on: readonly string[],
  seed: string,
): Result<Pick<Arrival, 'play' | 'hurt'>, string> {
  const begun = beginPlay(game, on, seed);
  return begun.ok ? ok({ play: begun.value, hurt: null }) : begun;
}

/** The record to play on from; null for a new game. */
function recordIn({ game, form }: LoadedPacker, shared: Shared, seed: string): GameRecord | null {
  switch (shared.kind) {
    case 'position':
      return recordFrom(game, form, shared.position);
    case 'view':
      return recordFrom(game, form, game.resample(shared.observation, seed));
    case 'record':
      return shared.record;
    case 'rulings':
      return null;
  }
}

function saidOf({ game }: LoadedPacker, shared: Shared, viewer: number | null): string {
  switch (shared.kind) {
    case 'position':
      return WORDS.position;
    case 'view':
      return WORDS.view(nameIn(game.seats, viewer));
    case 'record':
      return WORDS.record(shared.record.moves.length);
    case 'rulings':
      return WORDS.rulings(shared.options.length);
  }
}
