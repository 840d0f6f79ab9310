import { expect, it } from 'vitest';
import project from '../package.json' with { type: 'json' };
import creator from './create-fieldkit/package.json' with { type: 'json' };

it('npm init fieldkit begins games with this version, on the same Node', () => {
  expect([creator.version, creator.dependencies.fieldkit, creator.engines.node]).toEqual([
    project.version,
    project.version,
    project.engines.node,
  ]);
});
