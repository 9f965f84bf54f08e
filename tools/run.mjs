import { spawnSync } from 'node:child_process';
export function step(name, cmd, args, opt = {}) {
  const t = performance.now();
  const r = spawnSync(cmd, args, { stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8', cwd: new URL('..', import.meta.url), ...opt });
  const s = ((performance.now() - t) / 1000).toFixed(1);
  console.log(`${r.status === 0 ? 'ok  ' : 'FAIL'} ${name} (${s} s)`);
  if (r.status !== 0) console.log((r.stdout ?? '') + (r.stderr ?? '') + (r.error ?? ''));
  return r.status === 0;
}
