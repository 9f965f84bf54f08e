// Runs every check against the reference API in this process.
//   pnpm conformance              all operations
//   pnpm conformance updateMode   some
import { startApi } from '@lifedesk/api/testing';
import { checkCore, httpTestSystem, judge } from '../src/index.ts';
import { reportLines } from '../src/run/report.ts';

const api = await startApi();
const outcomes = await checkCore({
  base: `${api.url}/api`,
  system: httpTestSystem(`${api.url}/sandbox`),
  only: process.argv.slice(2),
});
await api.close();
const { passed, failed } = judge(outcomes, [], new Date().toISOString().slice(0, 10));
for (const line of reportLines(failed)) console.log(line);
console.log(`${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
