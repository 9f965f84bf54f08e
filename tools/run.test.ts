import { expect, it } from 'vitest';
import { run } from './run.ts';

const node = (script: string) => [process.execPath, '-e', script];

it('ends a command that says nothing, however long one that speaks may take', async () => {
  const silent = await run(node('setInterval(() => {}, 1000)'), { silence: 300 });
  expect(silent.ok).toBe(false);
  expect(silent.output).toMatch(/killed after/);
  const script = 'let n = 0; const t = setInterval(() => { console.log(n); if (++n > 8) clearInterval(t); }, 500)';
  expect((await run(node(script), { silence: 3_000 })).ok).toBe(true);
});
