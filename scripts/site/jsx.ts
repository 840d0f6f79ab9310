import type { Plugin } from 'vite';

/** The part of Preact's integration that compiles JSX with Babel. */
const BY_BABEL = 'vite:preact-jsx';

/** Lets Vite compile JSX, as it processes TypeScript anyway, instead of Babel. */
export const jsxByVite = (): Plugin => ({
  name: 'fieldkit-jsx',
  apply: 'build',
  config: () => ({ oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } } }),
  configResolved({ plugins }) {
    const babel = plugins.find(({ name }) => name === BY_BABEL);
    if (!babel)
      throw new Error(`No part of the build is named ${BY_BABEL}: scripts/site/jsx.ts takes it out.`);
    delete babel.transform;
  },
});
