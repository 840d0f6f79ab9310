/**
 * A set of rulings that a link brings to a device with another: it holds after a yes, and may be taken back. A device
 * on which everything is as it is ruled has nothing to lose: there it holds at once.
 */
import { line } from '../link/change-elements.ts';

export interface LinkWords {
  readonly asks: string;
  /** The page itself puts `{ids}` in, or `none`. */
  readonly theirs: string;
  readonly own: string;
  readonly none: string;
  readonly take: string;
  readonly stay: string;
  readonly taken: string;
  readonly undo: string;
  readonly stayed: string;
  readonly after: string;
}

export interface Offer {
  /** Where it is said. */
  readonly place: HTMLElement;
  /** What else is said of the link. */
  readonly told: readonly HTMLElement[];
  readonly words: LinkWords;
  /** The options of the set that the device holds. */
  readonly own: readonly string[];
  /** Those of the link's. */
  readonly set: readonly string[];
  /** The rulings that options switch, by their ids. */
  readonly idsOf: (options: readonly string[]) => readonly string[];
  /** Keeps a set and shows it, under the address as it is. */
  readonly hold: (options: readonly string[]) => void;
  /** Keeps a set and puts it into the address. */
  readonly lead: (options: readonly string[]) => void;
}

type Way = readonly [says: string, go: () => void];

export function offer(offered: Offer): void {
  if (offered.own.length === 0) take(offered);
  else ask(offered);
  // On a phone it stands below the list of contents.
  offered.place.scrollIntoView({ block: 'center' });
}

function ask(offered: Offer): void {
  const { place, told, words, own, set, idsOf, hold } = offered;
  const named = (says: string, options: readonly string[]) => {
    const ids = idsOf(options);
    return line(says.replace('{ids}', ids.length === 0 ? words.none : ids.join(', ')));
  };
  hold(own);
  place.replaceChildren(
    ...told,
    line(words.asks),
    named(words.theirs, set),
    named(words.own, own),
    ways(
      [words.take, () => focused(place, () => take(offered))],
      [words.stay, () => focused(place, () => stay(offered))],
    ),
  );
}

function take({ place, told, words, own, set, hold, lead }: Offer): void {
  hold(set);
  place.replaceChildren(...told, line(words.taken), ways([words.undo, () => lead(own)]));
}

function stay({ place, words, own, set, lead }: Offer): void {
  lead(own);
  place.replaceChildren(line(words.stayed), ways([words.after, () => lead(set)]));
}

/** Whoever has pressed a button that is gone finds the next one under their fingers. */
function focused(place: HTMLElement, change: () => void): void {
  change();
  place.querySelector('button')?.focus();
}

function ways(...all: readonly Way[]): HTMLElement {
  const paragraph = document.createElement('p');
  paragraph.className = 'ways';
  for (const [says, go] of all) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = says;
    button.addEventListener('click', go);
    paragraph.append(button);
  }
  return paragraph;
}
