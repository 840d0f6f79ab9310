import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,cards,content,scripts,tests}/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
