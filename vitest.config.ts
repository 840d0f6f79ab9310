import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { COMPILED } from './tests/shared/made-up-site.ts';
import { BROWSER_DIED, tellTriedAgain } from './tests/shared/retries.ts';

/** These try what a process keeps: its signals, its exit status, the runs it has open, its globals. */
const APART = ['scripts/{cli,make}/**/*.test.ts', 'scripts/*.test.ts', 'scripts/bench/*.test.ts'];

/** Files that take long: those that look at pages, at pictures of whole boxes, and at every table of a kind. */
const LONG =
  /\/tests\/(browser\/)?[^/]+\.test\.ts$|\/(registration-pixels|printer|booklet|situations)\.test\.ts$/;

/** Has long files begin: by their size alone, short ones that take long are left to a single core at the end. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    return [...new Set(sorted.map(({ project }) => project))].flatMap((project) => {
      const own = sorted.filter((file) => file.project === project);
      return [...own.filter(isLong), ...own.filter((file) => !isLong(file))];
    });
  }
}

export default defineConfig({
  test: {
    reporters: ['default', tellTriedAgain],
    // Most tests wait for a browser or a command of their own: with one process more than cores, a quarter of them stands idle.
    maxWorkers: availableParallelism() + 2,
    // Whole games leave much behind: with more room for what lives shortly, a twentieth less time goes to clearing it up.
    execArgv: ['--max-semi-space-size=64'],
    // Commands that tests start load the same modules a hundred times: they are compiled once.
    env: {
      NODE_COMPILE_CACHE: COMPILED,
      // What changes by the day is the same for a whole run, though midnight should come.
      FIELDKIT_DAY: process.env['FIELDKIT_DAY'] ?? new Date().toISOString().slice(0, 10),
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: ['{src,cards,content,scripts,tests}/**/*.test.ts'],
          exclude: APART,
          globalSetup: 'tests/shared/setup.ts',
          // Two hundred files load the same modules, which keep nothing: each process loads them once.
          isolate: false,
          retry: { count: 1, condition: BROWSER_DIED },
        },
      },
      { extends: true, test: { name: 'apart', include: APART } },
    ],
    sequence: { sequencer: LongFirst },
    // None of these is a promise: on a busy machine all may take its time, and a test that hangs ends some day.
    expect: { poll: { timeout: 120_000 } },
    testTimeout: 900_000,
    hookTimeout: 900_000,
  },
});
