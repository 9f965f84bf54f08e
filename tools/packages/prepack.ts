// The `prepack` script of every published package: builds it, and adds what its users must know of the code of others in it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, script } from '../run.ts';
import { namesInNotices, noticesOf, runtimeFolders } from './notices.ts';
import { sbomOf } from './sbom.ts';

const folder = process.cwd();
const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const built = await run(script('build'), { cwd: folder });
if (!built.ok) throw new Error(built.output);

const notices = join(folder, 'dist/third-party-licences.txt');
// a package that bundles code of others writes their notices when it builds
const bundled = existsSync(notices) ? readFileSync(notices, 'utf8') : '';
const text = [bundled, noticesOf(runtimeFolders(folder))].filter(Boolean).join(`\n${'-'.repeat(72)}\n\n`);
writeFileSync(notices, text || 'This package contains and installs no code of others.\n');
writeFileSync(
  join(folder, 'dist/sbom.cdx.json'),
  `${JSON.stringify(await sbomOf(name, namesInNotices(text)), undefined, 2)}\n`,
);
