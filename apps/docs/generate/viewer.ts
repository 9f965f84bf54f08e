import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './included.ts';

/** Copies the viewer of the contract, its program and the contract into a folder. */
export function copyViewer(folder: string): void {
  const docs = join(root, 'apps/docs');
  cpSync(join(root, 'openapi/viewer'), folder, { recursive: true });
  // the package does not export this file, which is made for pages without a build
  cpSync(join(docs, 'node_modules/@scalar/api-reference/dist/browser/standalone.js'), join(folder, 'standalone.js'));
  cpSync(join(root, 'openapi/generated/openapi.json'), join(folder, 'openapi.json'));
}
