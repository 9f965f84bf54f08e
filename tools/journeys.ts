// npm run journeys: what each service weighs and what it asks of a person: bytes of its own script (gzip), and by the browser
// journeys from the dashboard to the ticket, calls to the server, presses of buttons and choices, and fields filled in.
//   npm run journeys -- --bytes     only the bytes, without the journeys
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import './exit-with-parent.mjs';
import { buildPortal } from './prepare.ts';
import { root, run } from './run.ts';

/** The most that a service's own script should have, in bytes, gzip. */
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

/** The script that only a service's screen is in, by the service's id. @returns gzip bytes */
function ownBytes(): Map<string, number> {
  const manifest: Record<string, { file: string; src?: string }> = JSON.parse(
    readFileSync(join(dist, '.vite/manifest.json'), 'utf8'),
  );
  const sizes = new Map();
  for (const { src = '', file } of Object.values(manifest)) {
    const service = /packages\/services\/src\/([^/]+)\/\1\.tsx$/.exec(src)?.[1];
    if (service) sizes.set(service, gzipSync(readFileSync(join(dist, file)), { level: 9 }).length);
  }
  return sizes;
}

/** Goes through the services as the browser journeys do. */
async function efforts(): Promise<Map<string, Effort>> {
  const folder = mkdtempSync(join(tmpdir(), 'lifedesk-journeys-'));
  const file = join(folder, 'efforts');
  const { ok, output } = await run(['npx', 'playwright', 'test', 'services', '--project=desk', '--workers=1'], {
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

const taken = process.argv.includes('--bytes') ? new Map() : await efforts();
const rows = [...ownBytes()]
  .sort(([one], [other]) => one.localeCompare(other))
  .map(([service, bytes]) => {
    const { calls = '', presses = '', fields = '' } = taken.get(service) ?? {};
    return [service, `${(bytes / 1024).toFixed(1)} KB${bytes > AIM ? ' (over)' : ''}`, calls, presses, fields].map(
      String,
    );
  });
const table = [['service', 'own script, gzip', 'calls', 'presses', 'fields'], ...rows];
const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
for (const row of table) console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
