// Tests the packages from outside: installs the packed packages into three apps (examples/) in a folder outside the workspace, as
// anyone would. A plain Node script checks a signed receipt; another prints a customer's dues; a Vite app is built, served and used in a
// browser: it shows the same dues and changes the mobile number, through its proxy and again without a server.
import { generateKeyPairSync, sign } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Sandbox } from '../e2e/sandbox.ts';
import '../exit-with-parent.mjs';
import { pnpm } from '../pnpm.mjs';
import { HUNG, root, run, script, startServer } from '../run.ts';
import { useApp } from './outside-browser.ts';
import { names, pack } from './pack.ts';

const APPS = ['agent-tool', 'vite-app', 'verify-receipt'];
const POLICY = '501234567';
const LINE = new RegExp(`^${POLICY} +(₹\\S+)  due \\d+(?:st|nd|rd|th) .+`, 'm');

/** Runs a command in an app, or throws with its output. */
async function runOrThrow(what: string, command: string[], options: Parameters<typeof run>[1]) {
  const { ok, output } = await run(command, { silence: HUNG, ...options });
  if (!ok) throw new Error(`${what}\n${output}`);
  return output;
}

/**
 * The packages in the workspace's lockfile, without the workspace's own. Transitive dependencies of the apps use these versions,
 * so that nothing new is downloaded and every run installs the same.
 */
function versions() {
  const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
  const head = lockfile.slice(0, lockfile.indexOf('\ncatalogs:'));
  return `${head}\n\nimporters: {}\n${lockfile.slice(lockfile.indexOf('\npackages:'))}`;
}

async function install(folder: string) {
  const tarballs = await Promise.all(names.map(async (name) => `  '@lifedesk/${name}': 'file:${await pack(name)}'`));
  writeFileSync(
    join(folder, 'pnpm-workspace.yaml'),
    `packages: [${APPS}]\nallowBuilds: { esbuild: false }\noverrides:\n${tarballs.join('\n')}\n`,
  );
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  writeFileSync(join(folder, 'pnpm-lock.yaml'), versions());
  for (const app of APPS) cpSync(join(root, 'examples', app), join(folder, app), { recursive: true });
  const command = [...pnpm(), 'install', '--prefer-offline', '--no-frozen-lockfile', '--reporter=append-only'];
  await runOrThrow('The packed packages cannot be installed', command, { cwd: folder });
}

/** Prints a customer's dues. @returns the amount due */
async function printDues(app: string, env: Record<string, string>): Promise<string> {
  await runOrThrow('The types do not fit a Node script', script('types'), { cwd: app });
  const command = [process.execPath, 'dues.mjs', POLICY, '--sandbox'];
  const printed = await runOrThrow('The agent tool fails', command, { cwd: app, env });
  const [, amount] = LINE.exec(printed) ?? [];
  if (!amount) throw new Error(`The agent tool printed no dues for ${POLICY}\n${printed}`);
  return amount;
}

/** Checks a signed code with the keys of a file, and the same with one digit changed. */
async function checkReceipt(app: string): Promise<void> {
  await runOrThrow('The types do not fit the check of a receipt', script('types'), { cwd: app });
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const kid = 'outside-key';
  writeFileSync(join(app, 'keys.json'), JSON.stringify({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid }] }));
  const text = `LD1~R~RC-2026-0000311~2450000~P2450000~20261121~4567~AK~1795235472~${kid}`;
  const code = `${text}~${sign(null, Buffer.from(text), privateKey).toString('base64url')}`;
  const check = (given: string) => [process.execPath, 'verify.mjs', given, '--keys', 'keys.json'];
  const printed = await runOrThrow('The check of a receipt fails', check(code), { cwd: app });
  if (!printed.includes('₹24,500.00')) throw new Error(`The receipt check did not print the amount\n${printed}`);
  const changed = await run(check(code.replace('2450000', '3450000')), { cwd: app, silence: HUNG });
  if (changed.ok) throw new Error('The receipt check accepted a changed digit');
}

/** The newest OTP to a mobile number, or to the customer of a policy. */
async function newestOtp(origin: string, to: string) {
  const people = await (await fetch(`${origin}/sandbox/people`)).json();
  const holder = people.find((person: { policyNumbers: string[] }) => person.policyNumbers.includes(to));
  const mobile = holder?.mobile ?? to;
  const outbox = await (await fetch(`${origin}/sandbox/outbox?to=${encodeURIComponent(mobile)}`)).json();
  return outbox.find((message: { otp?: string }) => message.otp).otp;
}

const folder = mkdtempSync(join(tmpdir(), 'lifedesk-outside-'));

let api: Awaited<ReturnType<typeof startServer>> | undefined;
try {
  await install(folder);
  await checkReceipt(join(folder, 'verify-receipt'));
  api = await startServer('apps/api/simulators/main.ts', '/api/health', {
    LIFEDESK_DATA: join(folder, 'data'),
    LIFEDESK_LOG_LEVEL: 'error',
    LIFEDESK_WEB: 'off',
  });
  const { origin } = api;
  await new Sandbox(origin).passMorning();
  const env = { LIFEDESK_URL: origin };
  const printed = await printDues(join(folder, 'agent-tool'), env);
  const app = join(folder, 'vite-app');
  await runOrThrow('The types do not fit a Vite app', script('types'), { cwd: app });
  const said = await useApp(app, env, { policyNo: POLICY, otp: (to) => newestOtp(origin, to) });
  if (said !== printed) throw new Error(`The script says ${printed} is due, but the app says ${said}`);
  console.log(`Both say that ${said} is due, and the app changed the mobile number.`);
} finally {
  await api?.stop();
  rmSync(folder, { recursive: true, force: true });
}
