/** What every board guarantees to viewers, touch users and keyboard users. */
import { attemptsIn, choicesIn } from '../../src/book/choices.ts';
import { describe, expect, it } from 'vitest';
import { ARROWS, type Choice, type Scene } from '../../src/referee/table/scene.ts';
import { sceneOfAttempt } from '../../src/book/attempt-scene.ts';
import { next } from '../../src/site/board/arrow-keys.ts';
import { expectMatch, expectSame } from '../expect-same.ts';
import { LONG } from '../lot.ts';
import { gamesWith } from './games.ts';
import { decidedIn, everyNth, gamesOf, play, sampleOf, SEED } from './sample.ts';

const keyOf = ({ path }: Choice<unknown>): string => path.map(({ id }) => id).join('>');

/** Fields reachable by arrow keys from the first one. */
function reached({ fields }: Scene): ReadonlySet<string> {
  const [first] = fields;
  const found = new Set(first === undefined ? [] : [first]);
  for (const field of found) for (const arrow of ARROWS) found.add(next(fields, field, arrow));
  return new Set([...found].map(({ id }) => id));
}

/** Seeds for dealing what a player does not know. */
const DEALS = [1, 2, 3, 4];

describe.each(gamesWith('scenery'))(`the board of $id (FIELDKIT_DAY=${SEED})`, (each) => {
  const { game, kit, scenery, sentences } = each;
  const seats = game.seats.map((_, seat) => seat);
  const viewers = [...seats, null];
  const scenes = sampleOf(each).map((position) => ({ position, scene: scenery.scene(position, null) }));
  const inBox = new Set([
    ...[...kit.box.cards, ...kit.box.pieces, ...(kit.box.sheets ?? [])].map(({ id }) => id),
    ...kit.box.decks.map(({ id }) => `${id}-back`),
    ...kit.box.cards.flatMap(({ id, twoFaced }) => (twoFaced ? [`${id}-back`] : [])),
    ...kit.box.pieces.map(({ id }) => `${id}-back`),
  ]);

  it('has a name for each place and each thing, and shows nothing that is not in the box', () => {
    for (const { scene } of scenes) {
      const { fields, cards, pieces, zones, lines, status } = scene;
      expectMatch(status, /\S/);
      for (const list of [fields, cards, pieces, zones])
        expectSame(new Set(list.map(({ id }) => id)).size, list.length);
      for (const { says } of fields) expectMatch(says, /^\S/);
      expectSame(new Set(fields.map(({ says }) => says)).size, fields.length);
      for (const { name, says, owner } of zones) {
        for (const text of [name, says]) expectMatch(text, /\S/);
        expect([...seats, null]).toContain(owner);
      }
      const shown = [...cards, ...pieces, ...zones.flatMap((zone) => zone.cards)];
      expect(shown.filter(({ face }) => !inBox.has(face))).toEqual([]);
      expect(shown.filter((one) => 'count' in one && one.count < 1)).toEqual([]);
      const places = new Set(fields.map(({ id }) => id));
      expect(pieces.filter(({ field }) => !places.has(field))).toEqual([]);
      for (const { from, to } of lines) expectSame([places.has(from), places.has(to)], [true, true]);
    }
  });

  it('says what a number counts, and with “of” how far it goes', () => {
    const bare = scenes.flatMap(({ scene }) =>
      scene.zones.flatMap(({ name, says, count }) =>
        count !== null && /^\d+( of \d+)?$/.test(says) ? [`${name}: ${says}`] : [],
      ),
    );
    expect([...new Set(bare)]).toEqual([]);
  });

  it('draws each try on places that there are, with wire only where it is refused', () => {
    for (const { position } of everyNth(10, decidedIn(each))) {
      const scene = scenery.scene(position, null);
      for (const { move } of everyNth(7, attemptsIn(each, position))) {
        const { allowed } = game.judge(position, move);
        const {
          fields,
          cards,
          pieces,
          lines,
          wire = [],
        } = sceneOfAttempt(each, scene, position, move, allowed);
        const places = new Set([...fields, ...cards].map(({ id }) => id));
        const named = [
          ...pieces.map(({ field }) => field),
          ...lines.flatMap(({ from, to }) => [from, to]),
          ...wire.flatMap((one) => ('at' in one ? [one.at] : one.between)),
        ];
        expectSame(
          named.filter((id) => !places.has(id)),
          [],
        );
        if (allowed) expectSame(wire, []);
      }
    }
  });

  it('is gone over whole by arrow keys', () => {
    for (const { scene } of scenes) {
      const all = scene.fields.map(({ id }) => id);
      expect([...reached(scene)].toSorted()).toEqual(all.toSorted());
      for (const { beside = {} } of scene.fields)
        expect(Object.values(beside).filter((id) => !all.includes(id))).toEqual([]);
    }
  });

  it('shows a player nothing that they do not know', () => {
    for (const { position } of everyNth(2, scenes)) {
      for (const seat of seats) {
        const dealt = game.resample(game.observe(position, seat), SEED);
        expectSame(scenery.scene(dealt, seat), scenery.scene(position, seat));
      }
    }
  });

  it('covers for a player what may be dealt in another way, and that alone', () => {
    const covered = new Map<string, boolean>();
    const zonesOf = (position: unknown, viewer: number | null) =>
      new Map(scenery.scene(position, viewer).zones.map((zone) => [zone.id, JSON.stringify(zone.cards)]));
    for (const { position } of everyNth(2, scenes)) {
      const open = zonesOf(position, null);
      for (const seat of seats) {
        const seen = game.observe(position, seat);
        // Few cards may be dealt alike by chance.
        const deals = DEALS.map((deal) => zonesOf(game.resample(seen, `${SEED} ${deal}`), null));
        for (const [id, cards] of zonesOf(position, seat)) {
          const key = `${id} for ${game.seats[seat]?.id}`;
          if (cards !== open.get(id))
            covered.set(
              key,
              covered.get(key) === true || deals.some((dealt) => dealt.get(id) !== open.get(id)),
            );
          else for (const dealt of deals) expectSame([key, dealt.get(id)], [key, cards]);
        }
      }
    }
    expect([...covered].filter(([, varies]) => !varies)).toEqual([]);
  });

  it('leads to each legal move by touches of its own, all of which have a name', () => {
    for (const { position } of everyNth(5, decidedIn(each))) {
      const choices = choicesIn(each, position);
      const listed = game.moves(position).map((move) => game.print(position, move));
      expectSame(choices.map(({ move }) => game.print(position, move)).toSorted(), listed.toSorted());
      const keys = new Set(choices.map(keyOf));
      expect(keys.size).toBe(choices.length);
      const begun = choices.flatMap(({ path }) =>
        path.slice(1).map((_, length) =>
          path
            .slice(0, length + 1)
            .map(({ id }) => id)
            .join('>'),
        ),
      );
      expect(begun.filter((key) => keys.has(key))).toEqual([]);
      const attempts = attemptsIn(each, position);
      const tries = new Set(attempts.map(keyOf));
      expect([...keys].filter((key) => !tries.has(key))).toEqual([]);
      for (const { path } of attempts)
        for (const { says, id, spot } of path) {
          expectMatch(says, /^[^\s\p{Ll}]/u);
          expectSame(spot?.id ?? id, id);
        }
    }
  });

  it('tells what each move brings about, by its rules, and hides from nobody what they did', () => {
    for (const index of gamesOf(game, 5, 2)) {
      play(game, index, ({ before, move, after, count }) => {
        const actor = game.toAct(before);
        for (const { rule, what } of scenery.happenings(before, move, after)) {
          expect(sentences([]).sentence(rule)).not.toBe(rule);
          expectMatch(what, /^\S.*[^.\s]$/u);
        }
        if (typeof actor === 'number') expectSame(scenery.hides(before, move, actor), false);
        if (LONG || count % 11 === index % 11)
          for (const viewer of viewers) expectMatch(scenery.scene(after, viewer).status, /\S/);
      });
    }
  });
});
