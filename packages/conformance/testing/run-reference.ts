// Runs every check against the reference API in this process, with its known failures.
//   pnpm conformance              all operations
//   pnpm conformance updateMode   some
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startApi } from '@lifedesk/api/testing';
import { checkCore, checkNames, httpTestSystem, judge, readKnownFailures } from '../src/index.ts';
import { reportLines } from '../src/run/report.ts';

const only = process.argv.slice(2);
const names = new Set(checkNames(only));
const list = readFileSync(join(import.meta.dirname, 'known-failures.json'), 'utf8');
const known = readKnownFailures(list, new Set(checkNames())).filter(({ check }) => names.has(check));
const api = await startApi();
const outcomes = await checkCore({ base: `${api.url}/api`, system: httpTestSystem(`${api.url}/sandbox`), only });
await api.close();
const { passed, failed, known: expected } = judge(outcomes, known, new Date().toISOString().slice(0, 10));
for (const line of reportLines(failed)) console.log(line);
console.log(`${passed} passed, ${failed.length} failed, ${expected.length} known failures`);
process.exitCode = failed.length > 0 ? 1 : 0;
