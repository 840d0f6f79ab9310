/** Touches that may fail, as what they are for has moved or gone, and loops of touches that end where they get nowhere. */
import { errors, type Locator } from 'playwright-core';

/** Timeout of a touch, ms: the opponent may have moved meanwhile. */
const PATIENCE = 1000;

const COVERS = /(<.*) intercepts pointer events/g;

/** Clicks an element where it can be: null, or the reason why it could not be, with the HTML that lies over it. */
export async function touched(what: Locator, position?: { x: number; y: number }): Promise<string | null> {
  try {
    await what.click({ timeout: PATIENCE, ...(position && { position }) });
    return null;
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
    const over = [...error.message.matchAll(COVERS)].at(-1)?.[1];
    return over === undefined ? 'it has gone, or does not stand still' : `over it lies ${over}`;
  }
}

/** Ours, of what fails one after the other before a person would look what is the matter. */
const IN_VAIN = 20;

/** Counts touches, and throws where there are too many of them, or too many in vain. */
export function countTouches(most: number): (name: string, fault: string | null) => void {
  let all = 0;
  let inVain = 0;
  return (name, fault) => {
    all += 1;
    inVain = fault === null ? 0 : inVain + 1;
    if (inVain === IN_VAIN) throw new Error(`${name} was touched ${IN_VAIN} times in vain: ${fault}.`);
    if (all === most) throw new Error(`${most} touches have come to no end; the last was of ${name}.`);
  };
}

/** Clicks the first of these until there are none. */
export async function clickAll(those: Locator, most = 500): Promise<void> {
  const count = countTouches(most);
  while ((await those.count()) > 0) {
    await those.first().click();
    count(those.toString(), null);
  }
}
