// Holds the packages to their limits, in bytes of gzip. A page that uses little must carry little.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../run.mjs';
import { weigh, weighPage } from './bundle.mjs';
import { packed } from './pack.mjs';

/** @typedef {{ what: string, bytes: number, limit: number }} Size */

/** Each rule alone, beyond the functions of date-fns that it is made of. @returns {Promise<Size[]>} */
async function rules() {
  const folder = join(root, 'packages/rules');
  const all = await import(pathToFileURL(join(folder, 'dist/index.js')).href);
  const names = Object.keys(all).filter((name) => typeof all[name] === 'function');
  const pieces = names.map((name) => [name, `export { ${name} } from './dist/index.js';`]);
  const alone = await weigh(Object.fromEntries(pieces), folder);
  const parts = Array.from(alone, ([name, { from }]) => [
    name,
    Array.from(from, (it) => `export * from '${it}';`).join(''),
  ]);
  const beneath = await weigh(Object.fromEntries(parts), folder);
  return Array.from(alone, ([name, { bytes, from }]) => ({
    what: `rules: ${name}`,
    bytes: bytes - (from.size > 0 ? (beneath.get(name)?.bytes ?? 0) : 0),
    limit: 1_000,
  }));
}

/** What every app carries of the SDK to sign somebody in, and all that there is. @returns {Promise<Size[]>} */
async function sdk() {
  const signIn = ['createSdk', 'resolveEnvironment', 'beginLogin', 'sendLoginOtp', 'confirmLogin'];
  const core = await weighPage(`import { ${signIn} } from '@lifedesk/sdk'; globalThis.kept = [${signIn}];`);
  const all = await weighPage(`import * as sdk from '@lifedesk/sdk'; globalThis.kept = { ...sdk };`);
  return [
    { what: 'sdk: signing in', bytes: core.script, limit: 11_500 },
    { what: 'sdk: all of it', bytes: all.script + all.later, limit: 17_000 },
  ];
}

const PAGE = ['Button', 'Dialog', 'Tabs', 'TextField'];

/** A page that uses four components, beyond React. @returns {Promise<Size[]>} */
async function ui() {
  const imports = PAGE.map((name) => `import { ${name} } from '@lifedesk/ui/styled/${name}';`);
  const { script, style } = await weighPage(`${imports.join('')} globalThis.kept = [${PAGE}];`);
  return [{ what: `ui: a page with ${PAGE.join(', ')}`, bytes: script + style, limit: 20_000 }];
}

await Promise.all([packed('rules'), packed('sdk'), packed('ui')]);
const sizes = (await Promise.all([rules(), sdk(), ui()])).flat();
const over = sizes.filter(({ bytes, limit }) => bytes > limit);
for (const { what, bytes, limit } of process.argv.includes('--all') ? sizes : over)
  console.log(
    `${bytes > limit ? 'OVER' : 'ok  '} ${String(bytes).padStart(6)} of ${String(limit).padStart(6)}  ${what}`,
  );
process.exitCode = over.length > 0 ? 1 : 0;
