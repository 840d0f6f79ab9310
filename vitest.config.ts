import { defineConfig } from 'vitest/config';
import { BROWSER_DIED, tellTriedAgain } from './tests/shared/tried-again.ts';

export default defineConfig({
  test: {
    include: ['{src,cards,content,scripts,tests}/**/*.test.ts'],
    globalSetup: 'tests/shared/setup.ts',
    reporters: ['default', tellTriedAgain],
    // Most tests wait for a browser or a command of their own: one core less would stand idle.
    maxWorkers: '100%',
    retry: { count: 1, condition: BROWSER_DIED },
    // What is waited for in a page may take its time on a busy machine.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
