/** The register's switches at work: a set is chosen, kept, and put into every address that leads on. */
import { packRulings, unpackRulings, type Head, type PackFault } from '../../referee/pack-text.ts';
import { packedIn, rulingsPart } from '../link/address.ts';
import { changesSince, type Change } from '../link/changes.ts';
import { refusalOf } from '../link/refused.ts';
import { toPage } from '../links.ts';
import { LINK_WORDS } from '../words-link.ts';
import { agreedIn, fragmentOf, keepAgreement, keptAgreement } from './agreed.ts';

const ARRIVED = LINK_WORDS.arrived;

interface Words {
  readonly none: string;
  /** The page itself puts `{count}` in. */
  readonly some: string;
}

/** What links to a set are made of and judged by. */
interface Shared {
  readonly head: Head;
  /** The versions that the rules have had, with each changed sentence as it is now. */
  readonly history: readonly { readonly rules: string; readonly changed: readonly Changed[] }[];
}

interface Changed extends Change {
  readonly now: string;
}

/** Brings the switches of a register to life; without script they stay hidden. */
export function register(page: HTMLElement): void {
  const bar = page.querySelector<HTMLElement>('[data-set]');
  const status = page.querySelector<HTMLElement>('[data-count]');
  const arrived = page.querySelector<HTMLElement>('[data-arrived]');
  if (!bar || !status || !arrived) return;
  const { head, history: versions } = JSON.parse(page.dataset['register'] ?? '') as Shared;
  const words = JSON.parse(page.dataset['words'] ?? '') as Words;
  const boxes = [...page.querySelectorAll<HTMLInputElement>('input[data-option]')];
  const links = [...page.querySelectorAll<HTMLAnchorElement>('[data-by]')];

  const chosen = () => boxes.filter(({ checked }) => checked).map(({ dataset }) => dataset['option'] ?? '');
  const show = (on: readonly string[]) => {
    for (const box of boxes) box.checked = on.includes(box.dataset['option'] ?? '');
    status.textContent = on.length === 0 ? words.none : words.some.replace('{count}', String(on.length));
    for (const link of links) link.hash = fragmentOf(on);
    keepAgreement(head.id, on);
  };
  const choose = (on: readonly string[]) => {
    show(on);
    address(rulingsPart(packRulings(head, on)));
  };
  /** Opens the set that came by the address, if one did; whether one did. */
  const open = (): boolean => {
    const packed = packedIn(location.hash);
    const named = agreedIn(location.hash, head.options);
    arrived.replaceChildren();
    if (packed === null) {
      if (named !== null) show(named);
      return named !== null;
    }
    const read = unpackRulings(head, packed);
    const since = read.ok ? changesSince(versions, read.value.rules) : null;
    if (read.ok && since !== null) {
      show(read.value.options);
      if (since.length > 0) arrived.append(line(ARRIVED.since(read.value.rules)), listOf(since));
    } else if (read.ok) arrived.append(line(ARRIVED.laterRules(read.value.rules)));
    else for (const fault of read.faults) arrived.append(refused(head, versions, fault));
    return read.ok && since !== null;
  };

  for (const box of boxes) {
    box.closest<HTMLElement>('[hidden]')?.removeAttribute('hidden');
    box.addEventListener('change', () => choose(chosen()));
  }
  page.querySelector('[data-reset]')?.addEventListener('click', () => choose([]));
  addEventListener('hashchange', open);
  if (!open()) {
    const kept = keptAgreement(head.id, head.options);
    // An address that leads elsewhere on the page, or to a link that does not open, stays as it came.
    if (location.hash === '' && kept.length > 0) choose(kept);
    else show(kept);
  }
  bar.hidden = false;
}

/** Puts a part behind the `#`, for all who follow it; the way back stays as it was. */
function address(part: string): void {
  history.replaceState(history.state, '', `#${part}`);
  dispatchEvent(new HashChangeEvent('hashchange'));
}

function line(text: string): HTMLElement {
  const paragraph = document.createElement('p');
  paragraph.textContent = text;
  return paragraph;
}

function refused(head: Head, versions: Shared['history'], fault: PackFault): HTMLElement {
  const { sentence, game } = refusalOf(head.rules, versions, fault);
  const said = line(sentence);
  if (game !== null) {
    const there = document.createElement('a');
    there.href = toPage(game, 'rulings') + location.hash;
    there.textContent = ARRIVED.openThere;
    said.append(' ', there);
  }
  return said;
}

/** Each changed sentence as it is now, and as it was. */
function listOf(changed: readonly Changed[]): HTMLElement {
  const list = document.createElement('ul');
  for (const { statement, was, now } of changed) {
    const id = document.createElement('b');
    id.className = 'rule-id';
    id.textContent = statement;
    const before = document.createElement('small');
    before.textContent = was === null ? ARRIVED.isNew : ARRIVED.was(was);
    const item = document.createElement('li');
    item.append(id, ` ${now} `, before);
    list.append(item);
  }
  return list;
}
