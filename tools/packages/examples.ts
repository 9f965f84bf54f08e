// Uses the examples as their READMEs say, against an API with demo customers.
import { generateKeyPairSync, sign } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Sandbox } from '../e2e/sandbox.ts';
import { HUNG, run, startServer } from '../run.ts';
import { type Programs, useApp } from './outside-browser.ts';

/** The folders in `examples`. */
export const APPS = ['agent-tool', 'vite-app', 'verify-receipt'];
const POLICY = '501234567';
const LINE = new RegExp(`^${POLICY} +(₹\\S+)  due \\d+(?:st|nd|rd|th) .+`, 'm');

/** Runs a command in an app, or throws with its output. */
export async function runOrThrow(what: string, command: string[], options: Parameters<typeof run>[1]): Promise<string> {
  const { ok, output } = await run(command, { silence: HUNG, ...options });
  if (!ok) throw new Error(`${what}\n${output}`);
  return output;
}

/** Prints a customer's dues. @returns the amount due */
async function printDues(app: string, env: Record<string, string>, { node, script }: Programs): Promise<string> {
  await runOrThrow('The types do not fit a Node script', script('types'), { cwd: app });
  const command = [node, 'dues.mjs', POLICY, '--sandbox'];
  const printed = await runOrThrow('The agent tool fails', command, { cwd: app, env });
  const [, amount] = LINE.exec(printed) ?? [];
  if (!amount) throw new Error(`The agent tool printed no dues for ${POLICY}\n${printed}`);
  return amount;
}

/** Checks a signed code with the keys of a file, and the same with one digit changed. */
async function checkReceipt(app: string, { node, script }: Programs): Promise<void> {
  await runOrThrow('The types do not fit the check of a receipt', script('types'), { cwd: app });
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const kid = 'outside-key';
  writeFileSync(join(app, 'keys.json'), JSON.stringify({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid }] }));
  const text = `LD1~R~RC-2026-0000311~2450000~P2450000~20261121~4567~AK~1795235472~${kid}`;
  const code = `${text}~${sign(null, Buffer.from(text), privateKey).toString('base64url')}`;
  const check = (given: string) => [node, 'verify.mjs', given, '--keys', 'keys.json'];
  const printed = await runOrThrow('The check of a receipt fails', check(code), { cwd: app });
  if (!printed.includes('₹24,500.00')) throw new Error(`The receipt check did not print the amount\n${printed}`);
  const changed = await run(check(code.replace('2450000', '3450000')), { cwd: app, silence: HUNG });
  if (changed.ok) throw new Error('The receipt check accepted a changed digit');
}

/** The newest OTP to a mobile number, or to the customer of a policy. */
async function newestOtp(origin: string, to: string) {
  const sandbox = new Sandbox(origin);
  const holder = (await sandbox.people()).find(({ policyNumbers }) => policyNumbers.includes(to));
  return sandbox.otp(holder?.mobile ?? to);
}

/**
 * Uses the installed examples: the check of a receipt, the dues of a customer on the command line, and the app in a browser.
 * @param folder that contains them
 * @returns the amount due, which the script and the app say
 */
export async function useExamples(folder: string, programs: Programs): Promise<string> {
  await checkReceipt(join(folder, 'verify-receipt'), programs);
  const api = await startServer('apps/api/simulators/main.ts', '/api/health', {
    LIFEDESK_DATA: join(folder, 'data'),
    LIFEDESK_LOG_LEVEL: 'error',
    LIFEDESK_WEB: 'off',
  });
  try {
    const { origin } = api;
    await new Sandbox(origin).passMorning();
    const env = { LIFEDESK_URL: origin };
    const printed = await printDues(join(folder, 'agent-tool'), env, programs);
    const app = join(folder, 'vite-app');
    await runOrThrow('The types do not fit a Vite app', programs.script('types'), { cwd: app });
    const said = await useApp(app, env, { policyNo: POLICY, otp: (to) => newestOtp(origin, to) }, programs);
    if (said !== printed) throw new Error(`The script says ${printed} is due, but the app says ${said}`);
    return said;
  } finally {
    await api.stop();
  }
}
