import { defineConfig } from 'vitest/config';
import { BROWSER_DIED, tellTriedAgain } from './tests/shared/retries.ts';

export default defineConfig({
  test: {
    include: ['{src,cards,content,scripts,tests}/**/*.test.ts'],
    globalSetup: 'tests/shared/setup.ts',
    reporters: ['default', tellTriedAgain],
    // Most tests wait for a browser or a command of their own: one core less would stand idle.
    maxWorkers: '100%',
    retry: { count: 1, condition: BROWSER_DIED },
    // None of these is a promise: on a busy machine all may take its time, and a test that hangs ends some day.
    expect: { poll: { timeout: 120_000 } },
    testTimeout: 900_000,
    hookTimeout: 900_000,
  },
});
