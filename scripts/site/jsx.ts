import type { Plugin } from 'vite';

/** The part of Preact's integration that has Babel write JSX as calls. */
const BY_BABEL = 'vite:preact-jsx';

/** A build has Vite write JSX as calls, which it does to TypeScript anyway, instead of Babel before it. */
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
