/** What a sandbox remembers from one render to the next, and what can be done in it. */
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { Revealed } from '../../referee/history.ts';
import { forcedMove } from '../../referee/forced-move.ts';
import type { Choice } from '../../referee/scene.ts';
import { playerOf } from '../../referee/seats.ts';
import type { Verdict } from '../../referee/verdict.ts';
import { keepSwitched } from './agreement.ts';
import { PLAY_WORDS } from '../words-play.ts';
import { readable, renamed, withGame, without } from './game-list.ts';
import { keep, kept } from '../device/keepsakes.ts';
import type { Loaded } from './load.ts';
import { menuOf, touched } from './menu.ts';
import {
  backTo,
  beginPlay,
  made,
  drawn,
  openText,
  passed,
  positionAt,
  positionOf,
  recordOf,
  underOptions,
  type Play,
} from './play.ts';
import { useKeptGame } from './use-kept-game.ts';

/** Who sees what: everything, whoever decides (handed over), or one player by number. */
export type View = 'all' | 'each' | number;

/** A try that was refused. */
export interface Refusal {
  readonly words: string;
  readonly verdict: Verdict<string, string> | null;
  /** Why words were no move. */
  readonly faults: readonly string[];
}

/** A step back that waits for a yes. */
export interface Asked {
  readonly count: number;
  readonly revealed: readonly Revealed<string>[];
}

/** Who sees what, and which player the built-in opponent plays; null: none. */
interface Sitting {
  readonly view: View;
  readonly opponent: number | null;
}

/** Who sat where, as kept on the device and as far as there are such seats; else all play here, and see everything. */
function sittingKept(game: string, players: number): Sitting {
  const isPlayer = (value: unknown): value is number => Number.isInteger(value) && Number(value) < players;
  try {
    const { view, opponent } = JSON.parse(kept(game, 'sandbox/seats') ?? '{}') as Readonly<
      Record<string, unknown>
    >;
    return {
      view: view === 'each' || isPlayer(view) ? view : 'all',
      opponent: isPlayer(opponent) ? opponent : null,
    };
  } catch {
    return { view: 'all', opponent: null };
  }
}

const NONE: readonly Choice<unknown>[] = [];

/** How a session begins. */
export interface Begun {
  readonly begun: Play;
  readonly greeting: string;
  /** The text of the device that `begun` is, or in place of which it was begun; null where there was none. */
  readonly opened: string | null;
}

/** One game at one screen. `fresh` makes seeds. */
export function useSession(loaded: Loaded, { begun, greeting, opened }: Begun, fresh: () => string) {
  const { game, scenery } = loaded;
  const [play, setPlay] = useState(begun);
  /** Draws in a game that began from a position, whose record names no seed. */
  const [ownSeed] = useState(fresh);
  const [at, lookAt] = useState<number | null>(null);
  const [ids, setIds] = useState<readonly string[]>([]);
  const [{ view, opponent }, sit] = useState<Sitting>(() => sittingKept(game.id, game.seats.length));
  const [holder, setHolder] = useState(0);
  const [free, setFree] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [asked, ask] = useState<Asked | null>(null);
  const [said, say] = useState(greeting);

  const count = play.words.length;
  const position = at === null ? positionOf(play) : positionAt(play, at);
  const decider = game.toAct(position);
  const player = playerOf(decider);
  const viewer = view === 'all' ? null : view === 'each' ? holder : view;
  const covered =
    view === 'each' && at === null && player !== null && player !== holder && player !== opponent;
  const isTheirs = player !== null && player === opponent;
  const mayDecide =
    at === null &&
    decider !== null &&
    !covered &&
    !isTheirs &&
    (viewer === null || player === null || viewer === player);
  const choices = useMemo(
    () => (!mayDecide ? NONE : free ? scenery.tries(position) : scenery.choices(position)),
    [position, mayDecide, free, scenery],
  );
  const scene = useMemo(() => scenery.scene(position, viewer), [position, viewer, scenery]);
  const reckonings = useMemo(
    () => (mayDecide ? (scenery.reckon?.(position) ?? []) : []),
    [position, mayDecide, scenery],
  );
  const menu = menuOf(choices, ids);

  const { isKept, games, changeList, name, setName } = useKeptGame(loaded, play, opened, fresh, (next) =>
    settle(next, PLAY_WORDS.games.elsewhere),
  );
  useLayoutEffect(
    () => void keep(game.id, 'sandbox/seats', JSON.stringify({ view, opponent })),
    [game, view, opponent],
  );

  const settle = (next: Play, words: string) => {
    setPlay(next);
    setIds([]);
    lookAt(null);
    setRefusal(null);
    ask(null);
    say(words);
  };
  /** Another game instead of this one, which is put away in the list, unless nothing has happened in it. */
  const change = (next: Play, words: string, called = '', from = '') => {
    const away = {
      id: fresh(),
      name: name || PLAY_WORDS.games.named(count, new Date()),
      record: recordOf(play),
    };
    changeList((entries) => {
      const others = from === '' ? entries : without(from)(entries);
      return count === 0 ? others : withGame(away)(others);
    });
    setName(called);
    settle(next, count === 0 ? words : `${words} ${PLAY_WORDS.games.putAway(away.name)}`);
  };
  /** Makes a move, or has it refused. */
  const attempt = (move: unknown) => {
    const words = game.print(position, move);
    const verdict = game.judge(position, move);
    if (!verdict.allowed) {
      setIds([]);
      setRefusal({ words, verdict, faults: [] });
      return;
    }
    const after = made(game, play, move);
    const next = passed(game, after);
    const events = scenery.happenings(position, move, positionOf(after));
    const hidden = viewer !== null && decider !== viewer && scenery.hides(position, move, viewer);
    const told = events.map(({ what }) => what).join('; ');
    const itself = next.words.slice(after.words.length).map((by) => ` ${by}.`);
    settle(next, (hidden ? PLAY_WORDS.history.hidden : `${words}: ${told || words}.`) + itself.join(''));
  };
  const goBackTo = (to: number) => {
    settle(backTo(game, play, to).play, PLAY_WORDS.history.takenBack(count - to));
  };
  return {
    ...{
      play,
      position,
      decider,
      viewer,
      covered,
      mayDecide,
      scene,
      choices,
      menu,
      at,
      view,
      free,
      refusal,
      asked,
      said,
    },
    isKept,
    games: readable(games),
    /** How many entries of the list this page cannot read. */
    unreadable: games.entries.length - readable(games).length,
    opponent,
    isTheirs,
    reckonings,
    attempt,
    /** What chance brings where it is to act. */
    draw: () => {
      const next = drawn(game, play, play.head.seed || ownSeed);
      if (next.ok) attempt(next.value);
      else say(PLAY_WORDS.choose.notDrawn(next.faults.join('; ')));
    },
    touch: (id: string) => {
      const after = touched(choices, ids, id);
      setRefusal(null);
      if (after.choice !== undefined && after.touches.length === 0) attempt(after.choice.move);
      else setIds(after.chosen.map((touch) => touch.id));
    },
    chooseAgain: () => setIds([]),
    tryWords: (words: string) => {
      const parsed = game.parse(position, words);
      if (parsed.ok) attempt(parsed.value);
      else setRefusal({ words, verdict: null, faults: parsed.faults });
    },
    understood: () => setRefusal(null),
    lookAt: (to: number) => {
      lookAt(to >= count ? null : to);
      setIds([]);
      setRefusal(null);
    },
    /** Goes back if nobody has learnt anything since, else asks. */
    takeBackTo: (to: number) => {
      const { revealed } = backTo(game, play, to);
      if (revealed.length === 0) goBackTo(to);
      else ask({ count: count - to, revealed });
    },
    answer: (yes: boolean) => {
      if (yes && asked) goBackTo(count - asked.count);
      else ask(null);
    },
    /** The last move of a person: taking it back takes back what was answered to it. */
    lastOwn: () => {
      for (let move = count - 1; move >= 0; move--) {
        const mover = playerOf(game.toAct(play.history.positions[move]));
        if (mover === null || mover === opponent) continue;
        if (forcedMove(game, play.history.positions[move]) === null) return move;
      }
      return 0;
    },
    setView: (to: View) => {
      sit({ view: to, opponent });
      setIds([]);
    },
    /** The built-in opponent takes a seat, and who is left looks with their own eyes. */
    setOpponent: (to: number | null) => {
      const others = game.seats.flatMap((_, player) => (player === to ? [] : [player]));
      const [only] = others;
      sit({
        view: to === null ? 'all' : others.length === 1 && only !== undefined ? only : 'each',
        opponent: to,
      });
      setIds([]);
    },
    /** Nobody plays by themselves, and the table is seen through one player's eyes, or everybody's. */
    seat: (viewer: number | null) => sit({ view: viewer ?? 'all', opponent: null }),
    handOver: () => {
      if (player !== null) setHolder(player);
    },
    setFree: (on: boolean) => {
      setFree(on);
      setIds([]);
      setRefusal(null);
    },
    /** Switches a ruling for the whole game; what the game so far does not allow is not switched. */
    switchRuling: async (option: string, on: boolean) => {
      const { options } = play.head;
      const wanted = on ? [...options, option] : options.filter((other) => other !== option);
      const next = await underOptions(game, play, wanted, loaded.form);
      if (next.ok) {
        settle(next.value, PLAY_WORDS.rulings.switched(option, on));
        keepSwitched(game.id, option, on, game.options);
      } else say(PLAY_WORDS.rulings.refused(next.faults.join('; ')));
      return next.ok;
    },
    begin: () => {
      const next = beginPlay(game, play.head.options, fresh());
      if (next.ok) change(next.value, PLAY_WORDS.file.begun);
    },
    open: (next: Play, since = '') => change(next, PLAY_WORDS.file.opened(next.words.length, since)),
    /** Goes on from an earlier position as another game; this one stays as it is. */
    fork: (to: number) => change(backTo(game, play, to).play, PLAY_WORDS.games.forked(to)),
    openGame: async (id: string) => {
      const wanted = readable(games).find((other) => other.id === id);
      if (wanted === undefined) return;
      const next = await openText(loaded, JSON.stringify(wanted.record));
      if (next.ok) {
        const { play: opened, says } = next.value;
        change(opened, PLAY_WORDS.file.opened(opened.words.length, says), wanted.name, id);
      } else say(PLAY_WORDS.file.refused(next.faults.join('; ')));
    },
    renameGame: (id: string, called: string) => {
      if (called.trim() !== '') changeList(renamed(id, called));
    },
    deleteGame: (id: string) => {
      changeList(without(id));
      say(PLAY_WORDS.games.deleted);
    },
    say,
  };
}

export type Session = ReturnType<typeof useSession>;
