/** Stores the bundle as the last release, which breaking changes are compared with. Run it once per release. */
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { GENERATED, HOME } from './generated.ts';

await mkdir(join(HOME, 'released'), { recursive: true });
await copyFile(join(GENERATED, 'openapi.json'), join(HOME, 'released/openapi.json'));
