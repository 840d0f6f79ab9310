/** Writes the licenses of everything a built site redistributes: fonts, and packages bundled in its scripts. */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import project from '../../../package.json' with { type: 'json' };
import type { FontSource } from '../../kit/type/fonts.ts';
import { filesOf } from './dist.ts';
import { LICENSES, licenseText, packageFolder, statedLicenses, type Passed } from './license-text.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** The folder of the package that a module of a build belongs to; null for the project's own. */
function folderOf(module: string): string | null {
  // Virtual modules of the bundler: "\0vite/preload-helper.js".
  const [, builder] = /^\0(vite|rolldown)\//.exec(module) ?? [];
  if (builder !== undefined) return packageFolder(builder);
  const [, folder] = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/?]+)\//.exec(module.replaceAll('\\', '/')) ?? [];
  return folder ?? null;
}

const FONTS = Object.keys(project.dependencies).filter((name) => name.startsWith('@fontsource/'));

/** The font packages that files of a site come from. */
const fontsIn = (files: readonly string[]): readonly Passed[] =>
  FONTS.flatMap((name) => {
    const own = files.filter(
      (file) => /\.woff2?$/.test(file) && basename(file).startsWith(`${basename(name)}-`),
    );
    return own.length > 0 ? [{ folder: packageFolder(name), files: own }] : [];
  });

const ownFile = (file: string): string => readFileSync(join(ROOT, file), 'utf8').trim();

/** The project's own licenses come first; on a site of makers' games that of its code alone. */
function own(ofMakers: boolean): readonly string[] {
  if (!ofMakers) return ['LICENSE', 'NOTICE'].map(ownFile);
  const license = ownFile('LICENSE');
  return [`This site was made with Fieldkit.\n\n${license.slice(license.indexOf('MIT License'))}`];
}

/**
 * `makersFonts` brings the fonts of a shelf of makers' own games. `plugin` collects the packages bundled into scripts:
 * add it to every build that makes scripts. `integration` writes the file after the last of them.
 */
export function licensesOf(makersFonts?: () => Promise<readonly FontSource[]>): {
  readonly plugin: Plugin;
  readonly integration: AstroIntegration;
} {
  const folders = new Set<string>();
  return {
    plugin: {
      name: 'fieldkit-licenses',
      generateBundle(_, bundle) {
        if (this.environment.config.consumer === 'server') return;
        for (const each of Object.values(bundle))
          for (const module of each.type === 'chunk' ? each.moduleIds : []) {
            const folder = folderOf(module);
            if (folder !== null) folders.add(folder);
          }
      },
    },
    integration: {
      name: 'fieldkit-licenses',
      hooks: {
        'astro:build:done': async ({ dir }) => {
          const site = fileURLToPath(dir);
          const files = filesOf(site);
          const libraries = [...folders]
            .filter((folder) => !folder.includes('/@fontsource/'))
            .map((folder) => ({ folder, files: [] }));
          const passed = [...fontsIn(files), ...libraries];
          const stated = statedLicenses((await makersFonts?.()) ?? []);
          const before = [...own(makersFonts !== undefined), ...stated];
          writeFileSync(join(site, LICENSES), licenseText(before, passed));
        },
      },
    },
  };
}
