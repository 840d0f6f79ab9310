import { defineConfig } from 'vitest/config';
import { BROWSER_DIED, tellTriedAgain } from './tests/shared/retries.ts';

/** These try what a process keeps: its signals, its exit status, the runs it has open, its globals. */
const APART = ['scripts/{cli,make}/**/*.test.ts', 'scripts/*.test.ts', 'scripts/bench/*.test.ts'];

export default defineConfig({
  test: {
    reporters: ['default', tellTriedAgain],
    // Most tests wait for a browser or a command of their own: one core less would stand idle.
    maxWorkers: '100%',
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
    // None of these is a promise: on a busy machine all may take its time, and a test that hangs ends some day.
    expect: { poll: { timeout: 120_000 } },
    testTimeout: 900_000,
    hookTimeout: 900_000,
  },
});
