/** Writes the types to `dist`, as they are published: modules of types alone, which a declaration file may contain unchanged. */
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GENERATED, HOME } from './generated.ts';

const dist = join(HOME, 'dist');
await rm(dist, { recursive: true, force: true });
await mkdir(dist);
for (const name of ['types', 'back-office-types']) {
  await copyFile(join(GENERATED, `${name}.ts`), join(dist, `${name}.d.ts`));
  await writeFile(join(dist, `${name}.js`), 'export {};\n');
}
