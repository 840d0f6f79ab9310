/** Reports tests that were retried at the end of a run because their browser had died. */
import type { Reporter, TestModule } from 'vitest/node';

/** Playwright's messages for a page or browser that has gone; only such failures are retried. */
export const BROWSER_DIED =
  /(page|context|browser) (has been )?closed|(page|target) crashed|browser has disconnected/i;

const triedAgain = (modules: readonly TestModule[]): readonly string[] =>
  modules.flatMap((module) =>
    [...module.children.allTests()]
      .filter((test) => (test.diagnostic()?.retryCount ?? 0) > 0)
      .map((test) => `${module.relativeModuleId}: ${test.fullName}`),
  );

export const tellTriedAgain: Reporter = {
  onTestRunEnd: (modules) => {
    const tests = triedAgain(modules);
    if (tests.length === 0) return;
    const head = `Tried once more, as the browser or the page had died (${tests.length}):`;
    process.stderr.write([head, ...tests, ''].join('\n  ').trimEnd() + '\n');
  },
};
