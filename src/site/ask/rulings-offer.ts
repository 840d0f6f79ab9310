/**
 * Asks before a link's rulings replace those on the device, with a way to undo it. Where the device has no ruling
 * switched, the link's set is taken over at once.
 */
import { line } from '../link/change-elements.ts';

export interface LinkWords {
  readonly asks: string;
  /** A template: this script puts `{ids}` in, or `none`. */
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
  /** The element that holds the offer. */
  readonly place: HTMLElement;
  /** Messages about the link, to be shown with it. */
  readonly told: readonly HTMLElement[];
  readonly words: LinkWords;
  /** Options in the device's set. */
  readonly own: readonly string[];
  /** Options in the link's set. */
  readonly set: readonly string[];
  /** Ids of the rulings that these options switch. */
  readonly idsOf: (options: readonly string[]) => readonly string[];
  /** Stores and shows a set; leaves the URL alone. */
  readonly hold: (options: readonly string[]) => void;
  /** Stores a set and writes it into the URL. */
  readonly lead: (options: readonly string[]) => void;
}

type Way = readonly [says: string, go: () => void];

export function offer(offered: Offer): void {
  if (offered.own.length === 0) take(offered);
  else ask(offered);
  // On a phone the offer is below the table of contents, so scroll to it.
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

/** Moves the focus to the next button when the pressed one has gone. */
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
