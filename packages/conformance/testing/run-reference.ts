// Runs every check against the reference API in this process.
//   pnpm conformance              all operations
//   pnpm conformance updateMode   some
import { startApi } from '@lifedesk/api/testing';
import { checkCore, httpTestSystem } from '../src/index.ts';

const api = await startApi();
const outcomes = await checkCore({
  base: `${api.url}/api`,
  system: httpTestSystem(`${api.url}/sandbox`),
  only: process.argv.slice(2),
});
await api.close();
const failed = outcomes.filter(({ failure }) => failure !== undefined);
for (const { check, failure } of failed) console.log(`${check}\n  ${failure}`);
console.log(`${outcomes.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
