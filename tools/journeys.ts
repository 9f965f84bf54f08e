// npm run journeys: prints the size of each service's own script (gzip) and, from the browser journeys, how many server calls, presses
// and fields it takes from the dashboard to the acknowledgement.
//   npm run journeys -- --bytes     only the sizes, without the journeys
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import './exit-with-parent.mjs';
import { buildPortal } from './prepare.ts';
import { root, run } from './run.ts';

/** The target for the size of a service's own script, in bytes, gzip. */
const AIM = 8 * 1024;

/** What tools/e2e/journey.ts writes for each journey. */
interface Effort {
  service: string;
  presses: number;
  fields: number;
  calls: number;
}

if (!(await buildPortal())) process.exit(1);
const dist = join(root, 'apps/portal/dist');

interface Chunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  /** The chunks that load with it. */
  imports?: string[];
}

/** The scripts that load only with a service's screen, by the service's id. @returns gzip bytes */
function ownBytes(): Map<string, number> {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const loadedWith = (name: string, found = new Set<string>()): Set<string> => {
    if (found.has(name)) return found;
    found.add(name);
    for (const one of manifest[name]?.imports ?? []) loadedWith(one, found);
    return found;
  };
  const screens = new Map<string, Set<string>>();
  const pages: Set<string>[] = [];
  for (const [name, { src = '', isEntry }] of Object.entries(manifest)) {
    const service = /packages\/services\/src\/([^/]+)\/\1\.tsx$/.exec(src)?.[1];
    const loaded = service || isEntry ? loadedWith(name) : undefined;
    if (loaded) pages.push(loaded);
    if (loaded && service) screens.set(service, loaded);
  }
  const weigh = (name: string) => gzipSync(readFileSync(join(dist, manifest[name]?.file ?? '')), { level: 9 }).length;
  return new Map(
    Array.from(screens, ([service, loaded]) => {
      const own = [...loaded].filter((name) => pages.filter((page) => page.has(name)).length === 1);
      return [service, own.reduce((sum, name) => sum + weigh(name), 0)];
    }),
  );
}

/** Runs the browser journeys of the services. */
async function efforts(): Promise<Map<string, Effort>> {
  const folder = mkdtempSync(join(tmpdir(), 'lifedesk-journeys-'));
  const file = join(folder, 'efforts');
  const { ok, output } = await run(['npx', 'playwright', 'test', 'services', '--project=phone', '--workers=1'], {
    env: { LIFEDESK_JOURNEYS: file },
  });
  if (!ok) {
    console.error(output);
    process.exit(1);
  }
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  rmSync(folder, { recursive: true, force: true });
  return new Map(lines.map((line) => JSON.parse(line)).map((effort: Effort) => [effort.service, effort]));
}

const taken: ReadonlyMap<string, Effort> = process.argv.includes('--bytes') ? new Map() : await efforts();
const weights = [...ownBytes()].sort(([one], [other]) => one.localeCompare(other));
const rows = weights.map(([service, bytes]) => {
  const { calls, presses, fields }: Partial<Effort> = taken.get(service) ?? {};
  const size = `${(bytes / 1024).toFixed(1)} KB${bytes > AIM ? ' (over)' : ''}`;
  return [service, size, ...[calls, presses, fields].map((count) => String(count ?? ''))];
});
const table = [['service', 'own script, gzip', 'calls', 'presses', 'fields'], ...rows];
const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
for (const row of table) console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
