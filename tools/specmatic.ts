// Tests the reference API against the contract with an independent tool: Specmatic sends what the contract allows and checks the
// responses against the schemas. It needs Java; `npm test` says so if there is none.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Sandbox } from './e2e/sandbox.ts';
import './exit-with-parent.mjs';
import { root, run, startServer } from './run.ts';

/** Read-only operations of a signed-in customer whose requests need no data of that customer. */
const PATHS = [
  '/v1/sessions/list',
  '/v1/customer/overview',
  '/v1/payments/topup/eligiblepolicies',
  '/v1/notifications',
  '/v1/customer/contactdetails',
  '/v1/customer/fetchpan',
  '/v1/customer/states',
  '/v1/nominee/eligiblepolicies',
  '/v1/bonus/fetch',
  '/v1/fatca/eligibility',
  '/v1/revival/eligiblepolicies',
  '/v1/reinstatement/policies',
  '/v1/complaint/eligible',
  '/v1/paymentproof/eligibility',
  '/v1/paylinks/list',
  '/v1/calendarfeed/status',
  '/v1/autodebit/mandates',
  '/v1/autodebit/eligiblepolicies',
  '/v1/autodebit/onhold',
  '/v1/modechange/fetch',
  '/v1/nfo/fetch',
  '/v1/rider/fetch',
  '/v1/gstrefund/eligible',
];

/** Seconds for one response: the machine may be busy with other tests. */
const PATIENCE_S = 30;
/** If it prints nothing for this long, it is considered hung. In ms. */
const SILENCE_MS = 300_000;

const jar = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('specmatic/package.json')), 'specmatic.jar');

async function json<T>(origin: string, path: string, body: object): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} returned ${answer.status}`);
  return (await answer.json()) as T;
}

/** Signs in the first demo customer, with the code from the outbox. */
async function signIn(origin: string): Promise<Record<string, string>> {
  const people = (await (await fetch(`${origin}/sandbox/people`)).json()) as {
    mobile: string;
    policyNumbers: string[];
  }[];
  const { mobile, policyNumbers: [loginId] = [] } = people[0] ?? {};
  const known = await json<{ otpToken: string }>(origin, '/api/v1/login/validatecustomer', {
    loginId,
    workTypeTxt: 'login',
  });
  const sent = await json<{ otpToken: string }>(origin, '/api/v1/otp/generate', {
    otpToken: known.otpToken,
    workTypeTxt: 'login',
  });
  const outbox = await fetch(`${origin}/sandbox/outbox?to=${encodeURIComponent(mobile ?? '')}`);
  const otp = ((await outbox.json()) as { otp?: string }[]).find((message) => message.otp)?.otp;
  const session = await json<{ token: string; xsrfToken: string }>(origin, '/api/v1/login/validateotp', {
    otpToken: sent.otpToken,
    otp,
  });
  return { authorization: `Bearer ${session.token}`, 'x-xsrf-token': session.xsrfToken };
}

/** A proxy in front of the API that replaces the tool's invented credentials with the session's. */
async function proxyTo(origin: string, proof: Record<string, string>) {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { host: _, connection: __, 'content-length': ___, 'transfer-encoding': ____, ...headers } = request.headers;
    const answer = await fetch(`${origin}/api${request.url}`, {
      method: request.method ?? 'POST',
      headers: { ...(headers as Record<string, string>), ...proof },
      ...(request.method === 'GET' || request.method === 'HEAD' ? {} : { body: Buffer.concat(chunks) }),
    });
    const { status } = answer;
    response.writeHead(
      status,
      Object.fromEntries(
        [...answer.headers].filter(
          ([name]) => !/^(content-encoding|transfer-encoding|content-length|connection)$/.test(name),
        ),
      ),
    );
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

const folder = mkdtempSync(join(tmpdir(), 'lifedesk-specmatic-'));
const api = await startServer('apps/api/simulators/main.ts', '/api/health', {
  LIFEDESK_DATA: join(folder, 'data'),
  LIFEDESK_LOG_LEVEL: 'error',
  LIFEDESK_RATE_LIMIT: '1000000',
  LIFEDESK_RATE_LIMIT_ANONYMOUS: '1000000',
});
await new Sandbox(api.origin).passMorning();
const proxy = await proxyTo(api.origin, await signIn(api.origin));
cpSync(join(root, 'openapi/generated/openapi.json'), join(folder, 'openapi.json'));
const filter = PATHS.map((path) => `PATH='${path}'`).join(' || ');
const { ok, output } = await run(
  [
    'java',
    '-Xmx1g',
    '-jar',
    jar(),
    'test',
    '--lenient',
    `--testBaseURL=${proxy.url}`,
    `--filter=${filter}`,
    `--timeout=${PATIENCE_S}`,
    'openapi.json',
  ],
  { cwd: folder, silence: SILENCE_MS },
);
proxy.close();
await api.stop();
const lines = output.split('\n').filter((line) => !line.startsWith('WARNING'));
const counted = lines.find((line) => line.startsWith('Tests run:')) ?? 'no test ran';
const passed = Number(/Successes: (\d+)/.exec(counted)?.[1] ?? 0);
console.log(counted);
const isGreen = ok && passed >= PATHS.length;
if (!isGreen) console.log(lines.join('\n'));
rmSync(folder, { recursive: true, force: true });
process.exitCode = isGreen ? 0 : 1;
