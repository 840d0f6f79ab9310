/** The licenses of the fonts embedded in a kit's sheets, to be put next to them. */
import { LICENSES, licenseText, packageFolder, statedLicenses } from '../../src/site/build/license-text.ts';
import type { Kit } from '../../src/kit/kit.ts';
import { HOUSE_FONTS } from '../../src/kit/type/fonts.ts';
import type { Made } from '../cli/run-report.ts';
import type { Run } from './run.ts';

const LEAD = 'These sheets carry parts of the fonts that they are set in. Here are the fonts’ licences.';

/** Writes them into the run's output folder. */
export function makeLicenses({ id, fonts }: Kit, { out }: Pick<Run, 'out'>): Made {
  const started = performance.now();
  const packaged = [...HOUSE_FONTS, ...fonts].filter(({ isLocal }) => !isLocal);
  const folders = new Set(packaged.map(({ file }) => packageFolder(file)));
  const passed = [...folders].map((folder) => ({ folder, files: [] }));
  const content = licenseText([LEAD, ...statedLicenses(fonts)], passed);
  const name = `${id}/${LICENSES}`;
  out.write(name, content);
  return { name, bytes: Buffer.byteLength(content), milliseconds: performance.now() - started };
}
