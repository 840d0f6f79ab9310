import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,cards,content,scripts,tests}/**/*.test.ts'],
    // Most tests wait for a browser or a command of their own: one core less would stand idle.
    maxWorkers: '100%',
    // What is waited for in a page may take its time on a busy machine.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
