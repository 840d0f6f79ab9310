/**
 * Translates what comes with a game: its form, editor, tracker, pad and checkers. `localise.ts` translates the
 * game.
 */
import { sayingOf, type Catalogue, type Said, type Speech } from '../../language.ts';
import type { Checker, Checkers } from '../table/checker.ts';
import type { Control, Editing } from '../table/editor.ts';
import type { FormFault } from './kernel-faults.ts';
import type { Fault, PositionForm } from '../game.ts';
import { sayingAlso, spokenScene, spokenSeats, spokenTouch } from './localise.ts';
import type { Pad } from '../table/score-pad.ts';
import type { GameSpeech } from './catalogue.ts';
import type { Retelling, Retold } from '../table/retold.ts';
import type { Tracker } from '../table/tracker.ts';

const spokenFault =
  <Rule extends string, S>(say: (says: S) => string) =>
  (fault: Fault<Rule, S>): Fault<Rule> => ({ ...fault, message: say(fault.message) });

export function spokenForm<Position, Rule extends string, S extends Said>(
  form: PositionForm<Position, Rule, S | FormFault>,
  speech: GameSpeech<S>,
): PositionForm<Position, Rule> {
  const say = sayingAlso(speech);
  return {
    ...form,
    read: (written) => {
      const result = form.read(written);
      return result.ok ? result : { ok: false, faults: result.faults.map(spokenFault(say)) };
    },
  };
}

export function spokenRetold<Position, Move, S extends Said>(
  { retell, retellScore }: Retold<Position, Move, S>,
  catalogue: Catalogue<S>,
): Retold<Position, Move> {
  const say = sayingOf(catalogue);
  return {
    retell: (position, move) => {
      const told = retell(position, move);
      return told && spokenRetelling(told, say);
    },
    ...(retellScore && { retellScore: (last) => retellScore(last).map(say) }),
  };
}

const spokenRetelling = <S extends Said>(
  { does, wants, neither, ...keys }: Retelling<S>,
  say: (said: S) => string,
): Retelling => ({
  ...keys,
  ...(does && { does: say(does) }),
  ...(wants && { wants: say(wants) }),
  ...(neither !== undefined && { neither: neither && say(neither) }),
});

export function spokenTracker<State, Rule extends string, S extends Said>(
  tracker: Tracker<State, Rule, S>,
  { catalogue, seats }: Speech<S>,
): Tracker<State, Rule> {
  const say = sayingOf(catalogue);
  return {
    ...tracker,
    seats: spokenSeats(tracker.seats, seats),
    tracks: tracker.tracks.map((track) => ({ ...track, says: say(track.says) })),
    active: tracker.active && say(tracker.active),
    shows: (state) => {
      const standing = tracker.shows(state);
      return {
        ...standing,
        now: { ...standing.now, says: say(standing.now.says) },
        presses: standing.presses.map((press) => ({ ...press, says: say(press.says) })),
      };
    },
  };
}

export function spokenPad<Position, Rule extends string, S extends Said>(
  pad: Pad<Position, Rule, S>,
  { catalogue, seats }: Speech<S>,
): Pad<Position, Rule> {
  const say = sayingOf(catalogue);
  return {
    ...pad,
    seats: spokenSeats(pad.seats, seats),
    fields: pad.fields.map((field) => ({
      ...field,
      says: say(field.says),
      answers: field.answers && field.answers.map(say),
    })),
    reckon: (entries, on) => {
      const result = pad.reckon(entries, on);
      if (!result.ok) return { ok: false, faults: result.faults.map(spokenFault(say)) };
      const { lines, because } = result.value;
      return {
        ok: true,
        value: {
          ...result.value,
          lines: lines.map((line) => ({ ...line, says: say(line.says) })),
          because: because.map((reason) => ({ ...reason, says: say(reason.says) })),
        },
      };
    },
  };
}

/** Translates an editor; a name without a translation stays as written. */
export function spokenEditing<S extends Said>(
  editing: Editing<S | FormFault>,
  speech: GameSpeech<S>,
): Editing {
  const said = sayingAlso(speech);
  const say = (says: S | FormFault | string) => (typeof says === 'string' ? says : said(says));
  const controls = (list: readonly Control<S | FormFault>[]): readonly Control[] =>
    list.map(spokenControl(say));
  return {
    ...editing,
    sketch: (draft) => {
      const { scene, faults } = editing.sketch(draft);
      return { scene: spokenScene(scene, say), faults: faults.map(spokenFault(say)) };
    },
    pieces: (draft) => editing.pieces(draft).map((piece) => ({ ...piece, says: say(piece.says) })),
    places: (draft, piece) => editing.places(draft, piece).map((touch) => spokenTouch(touch, say)),
    around: (draft, place) => controls(editing.around(draft, place)),
    settings: (draft) =>
      editing
        .settings(draft)
        .map((set) => ({ ...set, heading: say(set.heading), controls: controls(set.controls) })),
  };
}

function spokenChecker<Option extends string, Rule extends string, S extends Said>(
  checker: Checker<Option, Rule, S | FormFault>,
  speech: GameSpeech<S>,
): Checker<Option, Rule> {
  const say = sayingAlso(speech);
  const { id, options, begin } = checker;
  return {
    ...spokenEditing(checker, speech),
    id,
    options,
    begin,
    name: say(checker.name),
    about: say(checker.about),
    check: (draft) => {
      const { allowed, answer, because, besides } = checker.check(draft);
      return {
        allowed,
        answer: say(answer),
        because: because.map((reason) => ({ ...reason, says: say(reason.says) })),
        besides: besides.map(({ heading, lines }) => ({ heading: say(heading), lines: lines.map(say) })),
      };
    },
  };
}

export const spokenCheckers = <Option extends string, Rule extends string, S extends Said>(
  { under }: Checkers<Option, Rule, S | FormFault>,
  speech: GameSpeech<S>,
): Checkers<Option, Rule> => ({
  under: (on) => {
    const [first, ...others] = under(on);
    return [spokenChecker(first, speech), ...others.map((checker) => spokenChecker(checker, speech))];
  },
});

const spokenControl =
  <S>(say: (says: S) => string) =>
  (control: Control<S>): Control =>
    control.kind === 'choice'
      ? {
          ...control,
          says: say(control.says),
          among: control.among.map(({ id, says }) => ({ id, says: say(says) })),
        }
      : { ...control, says: say(control.says) };
