/**
 * Translates a game: the same rules, with each message key put into a sentence. Pages and commands use this form and
 * need no catalogue.
 *
 *     const game = spokenGame(victoryTank, SPEECH_EN);
 *     game.judge(position, move).breaches[0]?.remedy; // "that costs 2 points, and you have 1 left. Pay 1"
 */
import { capital, sayingOf, type Catalogue, type Said, type Say, type Speech } from '../../language.ts';
import type { KernelFault } from './kernel-faults.ts';
import type { Game, SpokenGame } from '../game.ts';
import type { Handle, Interaction } from '../table/interaction.ts';
import { memo } from '../memo.ts';
import type { Result } from '../../result.ts';
import type {
  Scene,
  SceneAsks,
  SceneEvent,
  Scenery,
  Start,
  Touch,
  TouchPath,
  Weighed,
  ZoneCard,
} from '../table/scene.ts';
import type { Seat, Seats } from '../seats.ts';
import type { GameSpeech } from './catalogue.ts';
import type { Verdict } from '../verdict.ts';

export function spokenSeats([first, second, ...more]: Seats, names: Readonly<Record<string, string>>): Seats {
  const named = (seat: Seat): Seat => {
    const name = names[seat.id];
    // A maker's speech may be untyped, so check at run time.
    if (name === undefined) throw new Error(`its speech has no name for the seat "${seat.id}" ("seats")`);
    return { ...seat, name };
  };
  return [named(first), named(second), ...more.map(named)];
}

export function spokenGame<Position, Move, Rule extends string, Option extends string, Seen, S extends Said>(
  game: Game<Position, Move, Rule, Option, Seen, S>,
  speech: GameSpeech<S>,
): SpokenGame<Position, Move, Rule, Option, Seen> {
  const say = sayingOf(speech.catalogue);
  const also = sayingAlso(speech);
  return {
    ...game,
    words: speech.kernel,
    name: speech.game,
    seats: spokenSeats(game.seats, speech.seats),
    setUp: (on, chance) => spokenResult(game.setUp(on, chance), also),
    judge: (position, move) => spokenVerdict(game.judge(position, move), say),
    revealed: (before, move, after) =>
      game.revealed(before, move, after).map((known) => ({ ...known, what: say(known.what) })),
    parse: (position, notation) => spokenResult(game.parse(position, notation), say),
  };
}

const spokenVerdict = <Rule extends string, Option extends string, Move, S>(
  verdict: Verdict<Rule, Option, Move, S>,
  say: (says: S) => string,
): Verdict<Rule, Option, Move> => ({
  ...verdict,
  breaches: verdict.breaches.map((breach) => ({ ...breach, remedy: say(breach.remedy) })),
});

const spokenResult = <Value, S>(
  result: Result<Value, S>,
  say: (fault: S) => string,
): Result<Value, string> => (result.ok ? result : { ok: false, faults: result.faults.map(say) });

/** Translates a game's messages and the kernel's fault messages. */
export const sayingAlso = <S extends Said>({ catalogue, kernel }: GameSpeech<S>): Say<S | KernelFault> =>
  // The merged catalogue has the keys of both.
  sayingOf({ ...kernel.faults, ...catalogue } as unknown as Catalogue<S | KernelFault>);

/** Capitalizes, because labels stand on buttons; `saidBy` lowercases them inside a sentence. */
export const spokenTouch = <S, Of extends Touch<S>>(
  touch: Of,
  say: (says: S) => string,
): Omit<Of, 'says'> & { readonly says: string } => ({ ...touch, says: capital(say(touch.says)) });

const spokenCards = <S>(cards: readonly ZoneCard<S>[], say: (says: S) => string): readonly ZoneCard[] =>
  cards.map((card) => ({ ...card, name: say(card.name) }));

/** Translates lazily: trails, ghosts and goals only look at what stands where and never ask for words. */
export function spokenScene<S>(scene: Scene<S>, say: (says: S) => string): Scene {
  const spoken = {
    fields: once(() =>
      scene.fields.map(({ opens, ...field }) => ({
        ...field,
        says: say(field.says),
        ...(opens && { opens: spokenCards(opens, say) }),
      })),
    ),
    zones: once(() =>
      scene.zones.map(({ role, ...zone }) => ({
        ...zone,
        ...(role && {
          role: role.is === 'space' ? { ...role, label: say(role.label), sign: say(role.sign) } : role,
        }),
        name: say(zone.name),
        says: say(zone.says),
        cards: spokenCards(zone.cards, say),
      })),
    ),
    status: once(() => say(scene.status)),
  };
  const { tags, sides, asks, ...rest } = scene;
  return {
    ...rest,
    ...(tags && { tags: tags.map((tag) => ({ ...tag, says: say(tag.says) })) }),
    ...(sides && { sides: sides.map((side) => side && say(side)) }),
    ...(asks && { asks: spokenAsks(asks, say) }),
    get fields() {
      return spoken.fields();
    },
    get zones() {
      return spoken.zones();
    },
    get status() {
      return spoken.status();
    },
  };
}

const spokenAsks = <S>({ who, steps, title, says }: SceneAsks<S>, say: (says: S) => string): SceneAsks => ({
  who: say(who),
  title: say(title),
  says: say(says),
  steps: steps.map(({ name, isNow }) => ({ name: say(name), isNow })),
});

/** A lazily computed, cached value. */
function once<Value>(work: () => Value): () => Value {
  let found: { readonly value: Value } | null = null;
  return () => (found ??= { value: work() }).value;
}

const spokenPath = <S extends Said>([first, ...more]: TouchPath<S>, say: Say<S>): TouchPath => [
  spokenTouch(first, say),
  ...more.map((touch) => spokenTouch(touch, say)),
];

export function spokenScenery<Position, Move, S extends Said>(
  scenery: Scenery<Position, Move, S>,
  { catalogue, toldTo }: Speech<S>,
): Scenery<Position, Move> {
  const spoken = inSayings(scenery, sayingOf(catalogue));
  if (toldTo === undefined) return spoken;
  const told = new Map<number, Scenery<Position, Move>>();
  return {
    ...spoken,
    toldTo: (seat) => {
      const found = told.get(seat) ?? inSayings(scenery, sayingOf(toldTo(seat)));
      told.set(seat, found);
      return found;
    },
  };
}

function inSayings<Position, Move, S extends Said>(
  scenery: Scenery<Position, Move, S>,
  say: Say<S>,
): Scenery<Position, Move> {
  const {
    scene,
    interaction,
    happenings,
    joined,
    beginnings,
    hides,
    reveals,
    layings,
    reckon,
    ends,
    round,
    start,
    levels,
  } = scenery;
  // Give the game its own message back, not the sentence.
  const unspoken = ({ secret: _, ...event }: SceneEvent): SceneEvent<S> => ({
    ...event,
    what: event.said as S,
  });
  const spokenEvent = ({ secret, ...event }: SceneEvent<S>): SceneEvent => ({
    ...event,
    what: say(event.what),
    said: event.what,
    ...(secret && { secret: spokenSecret(secret) }),
  });
  const spokenSecret = ({
    to,
    others,
  }: NonNullable<SceneEvent<S>['secret']>): NonNullable<SceneEvent['secret']> => ({
    to,
    ...(others && { others: spokenEvent(others) }),
  });
  return {
    hides,
    // A table calls this again and again.
    scene: memo((position, viewer) => spokenScene(scene(position, viewer), say)),
    interaction: spokenInteraction(interaction, say),
    ...(round && { round }),
    happenings: (before, move, after) => happenings(before, move, after).map(spokenEvent),
    ...(joined && {
      joined: (one, other) => {
        const both = joined(unspoken(one), unspoken(other));
        return both && spokenEvent(both);
      },
    }),
    ...(beginnings && { beginnings: (first) => beginnings(first).map(spokenEvent) }),
    ...(reveals && {
      reveals: (before, move, after) => {
        const reveal = reveals(before, move, after);
        return (
          reveal && {
            cards: reveal.cards.map((card) => ({ ...card, name: say(card.name) })),
            says: say(reveal.says),
            ...(reveal.weighed && { weighed: spokenWeighed(reveal.weighed, say) }),
          }
        );
      },
    }),
    ...(layings && {
      layings: (laid, card) =>
        layings(laid, card).map((laying) => ({
          ...laying,
          touch: spokenTouch(laying.touch, say),
          says: say(laying.says),
        })),
    }),
    ...(reckon && {
      reckon: memo((position) =>
        reckon(position).map(({ card, sum, ...one }) => ({ ...one, card: say(card), sum: say(sum) })),
      ),
    }),
    ...(ends && { ends: (last) => ends(last).map((line) => ({ ...line, says: say(line.says) })) }),
    ...(start && { start: spokenStart(start, say) }),
    ...(levels && { levels: [say(levels[0]), say(levels[1]), say(levels[2])] }),
  };
}

function spokenStart<Position, Move, S>(
  { options, picks, ...said }: Start<Position, Move, S>,
  say: (says: S) => string,
): Start<Position, Move> {
  const reading = ({ name, means }: { readonly name: S; readonly means: S }) => ({
    name: say(name),
    means: say(means),
  });
  return {
    ...said,
    options: options.map(({ option, asks, off, on }) => ({
      option,
      asks: say(asks),
      off: reading(off),
      on: reading(on),
    })),
    picks: picks.map(({ asks, of }) => ({
      asks: say(asks),
      of: (position) => of(position).map(({ name, ...choice }) => ({ ...choice, name: say(name) })),
    })),
  };
}

function spokenWeighed<S extends Said>({ sides, tie, then, ...weighed }: Weighed<S>, say: Say<S>): Weighed {
  const spoken = <Of extends { readonly says: S }>(of: Of) => ({ ...of, says: say(of.says) });
  return {
    ...weighed,
    sides: sides.map((side) => ({ ...side, blocks: side.blocks.map(spoken) })),
    tie: spoken(tie),
    then: then.map(spoken),
  };
}

const spokenInteraction = <Position, Move, S extends Said>(
  interaction: Interaction<Position, Move, S>,
  say: Say<S>,
): Interaction<Position, Move> => {
  const { touches, also, handles, tells, lifts, ...silent } = interaction;
  const spoken = ({ elsewhere, ...handle }: Handle<Position, Move, S>): Handle<Position, Move> => ({
    ...handle,
    says: capital(say(handle.says)),
    ways: handle.ways.map(({ asks, ...way }) => ({
      ...way,
      ...(asks && { asks: say(asks) }),
      says: capital(say(way.says)),
    })),
    ...(elsewhere && { elsewhere: elsewhere.map((touch) => spokenTouch(touch, say)) }),
  });
  return {
    ...silent,
    touches: (position, move) => spokenPath(touches(position, move), say),
    ...(also && {
      also: (position, move, isAttempt) =>
        also(position, move, isAttempt).map((path) => spokenPath(path, say)),
    }),
    ...(handles && {
      handles: (position, legal, lifted) => handles(position, legal, lifted).map(spoken),
    }),
    ...(tells && {
      tells: (position, moves) => {
        const telling = tells(position, moves);
        return { ...telling, says: say(telling.says) };
      },
    }),
    ...(lifts && { lifts: (position) => lifts(position).map((touch) => spokenTouch(touch, say)) }),
  };
};
