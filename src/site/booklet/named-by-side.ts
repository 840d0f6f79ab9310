/** Examples on paper name players by the sides they picked, where no two picked the same: “the German”, not “Able”. */
import type { ToldCase, ToldFinding, ToldStep } from '../../book/blocks.ts';
import { capital } from '../../language.ts';

/** "the German", "the British player": a word in -sh or -ch is no name of a person. */
const asPerson = (side: string): string => `the ${side}${/[sc]h$/.test(side) ? ' player' : ''}`;

/** A text in which players are called by their sides. */
function renamed(text: string, names: ReadonlyMap<string, string>): string {
  const pattern = new RegExp(`\\b(?:${[...names.keys()].join('|')})\\b`, 'gi');
  return text.replaceAll(pattern, (name, at: number) => {
    const person = names.get(name.toLowerCase()) ?? name;
    return at === 0 || /\. $/.test(text.slice(0, at)) ? capital(person) : person;
  });
}

/** The sides in an example, by the names of the seats; null where it has none, or two alike. */
function sidesIn({ table, steps }: ToldCase, seats: readonly string[]): ReadonlyMap<string, string> | null {
  const scenes = [table, ...steps.map((step) => step.table)];
  const sides = scenes.findLast((scene) => scene?.sides !== undefined)?.sides ?? [];
  const known = sides.flatMap((side) => side ?? []);
  if (known.length < seats.length || new Set(known).size < known.length) return null;
  return new Map(seats.map((seat, index) => [seat.toLowerCase(), asPerson(known[index] ?? seat)]));
}

/** An example told by sides; `seats` are the names of the seats. */
export function namedBySide(told: ToldCase, seats: readonly string[]): ToldCase {
  const names = sidesIn(told, seats);
  if (names === null) return told;
  const say = (text: string): string => renamed(text, names);
  const step = (each: ToldStep): ToldStep => ({
    ...each,
    says: say(each.says),
    by: names.get(each.by.toLowerCase()) ?? each.by,
    events: each.events.map((event) => ({ ...event, what: say(event.what) })),
  });
  const found = (finding: ToldFinding): ToldFinding => ({
    ...finding,
    tried: finding.tried === null ? null : say(finding.tried),
    name: say(finding.name),
    lines: finding.lines.map((line) => ({ ...line, says: line.says === null ? null : say(line.says) })),
  });
  return {
    ...told,
    title: say(told.title),
    table: told.table && { ...told.table, status: say(told.table.status) },
    steps: told.steps.map(step),
    finding: told.finding && found(told.finding),
    telling: {
      ...told.telling,
      when: told.telling.when && say(told.telling.when),
      scored: told.telling.scored.map(say),
      story: say(told.telling.story),
      answer: told.telling.answer && say(told.telling.answer),
      why: say(told.telling.why),
    },
  };
}
