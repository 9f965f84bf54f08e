// Turns each kind of check red by a core that does one thing wrong.
//   pnpm conformance:broken
import { startApi } from '@lifedesk/api/testing';
import { checkBrokenCore } from './check-broken-core.ts';
import { DEVIATIONS } from './deviations.ts';

const api = await startApi();
let unnoticed = 0;
for (const deviation of DEVIATIONS) {
  const failure = await checkBrokenCore(api.url, deviation);
  if (failure === undefined) unnoticed += 1;
  console.log(
    `${failure === undefined ? 'UNNOTICED' : 'noticed  '} a core that ${deviation.name}${failure ? `: ${failure.slice(0, 120)}` : ''}`,
  );
}
await api.close();
console.log(`${DEVIATIONS.length - unnoticed} noticed, ${unnoticed} not`);
process.exitCode = unnoticed > 0 ? 1 : 0;
