import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Deps } from '../../deps.ts';
import { AADHAAR, CERTIFICATE_CONSENT, EKYC_CONSENT } from '../../testing/aadhaar.ts';
import { type Caller, callerFor } from '../../testing/caller.ts';
import { type PostgresServer, postgresServer } from '../../testing/postgres-server.ts';
import { pngChunk, pngFile } from '../../testing/sample-files.ts';
import { type Nodes, startTwoNodes } from '../../testing/two-nodes.ts';

const AT_ONCE = 60;
const ASHA = '40012345';
const ANNUITY = '505678901';
const HALF_HOUR_MS = 30 * 60_000;

/** How often the nodes asked the authority and the comparison of faces. */
const calls = { sendOtp: 0, checkOtp: 0, checkPicture: 0 };
const countCalls = (deps: Deps): Deps => {
  const { identityRegistry: registry, faceComparison: faces } = deps;
  if (!registry || !faces) throw new Error('the sandbox has both');
  return {
    ...deps,
    identityRegistry: {
      ...registry,
      sendOtp: (number) => {
        calls.sendOtp += 1;
        return registry.sendOtp(number);
      },
      checkOtp: (otp) => {
        calls.checkOtp += 1;
        return registry.checkOtp(otp);
      },
    },
    faceComparison: {
      ...faces,
      checkPicture: (picture) => {
        calls.checkPicture += 1;
        return faces.checkPicture(picture);
      },
    },
  };
};

let server: PostgresServer;
let nodes: Nodes;
beforeAll(async () => {
  server = await postgresServer();
  nodes = await startTwoNodes({ url: server.url, begin: new Date('2026-11-26T04:30:00.000Z'), adapt: countCalls });
});
afterAll(async () => {
  await nodes.close();
  await server.stop();
});

/** Makes many calls at once, one half on each node. Returns how often each status came. */
async function statusesOf(call: (node: Nodes['nodes'][number]) => Promise<{ status: number }>) {
  const replies = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, at) => call(nodes.nodes[at % 2 === 0 ? 0 : 1])),
  );
  const statuses: Record<number, number> = {};
  for (const { status } of replies) statuses[status] = (statuses[status] ?? 0) + 1;
  return statuses;
}
const signIn = (clientId: string) => callerFor(nodes.nodes[0], 'full', clientId);
const sendOtp = ({ call }: Caller, node?: Nodes['nodes'][number]) =>
  call('ekycOtp', { consent: EKYC_CONSENT, idKind: 'aadhaar', idNumber: AADHAAR.asha }, {}, node);

it('sends one OTP of the authority, however often it is asked for at once', async () => {
  const asha = await signIn(ASHA);
  expect(await statusesOf((node) => sendOtp(asha, node))).toEqual({ 200: 1, 429: AT_ONCE - 1 });
  expect(calls.sendOtp).toBe(1);
});

it('passes three wrong OTPs on to the authority', async () => {
  nodes.advance(HALF_HOUR_MS);
  const asha = await signIn(ASHA);
  const { otpToken } = (await sendOtp(asha)).body;
  const statuses = await statusesOf((node) => asha.call('validateEkyc', { otpToken, otp: '000000' }, {}, node));
  expect(statuses[401]).toBe(2);
  expect((statuses[402] ?? 0) + (statuses[429] ?? 0)).toBe(AT_ONCE - 2);
  expect(calls.checkOtp).toBe(3);
});

it('has three pictures checked', async () => {
  const [{ deps }] = nodes.nodes;
  const { rows } = await sql<{ client_id: string }>`
    select c.client_id from policy p join customer c on c.id = p.customer_id where p.policy_no = ${ANNUITY}`.execute(
    deps.db,
  );
  const kamala = await signIn(rows[0]?.client_id ?? '');
  const file = pngFile();
  const mark = pngChunk('tEXt', Buffer.from('Comment\0lifedesk:no-face', 'latin1'));
  const end = file.length - 12;
  const picture = Buffer.concat([file.subarray(0, end), mark, file.subarray(end)]).toString('base64');
  const body = { consent: CERTIFICATE_CONSENT, policyNos: [ANNUITY], picture, challenge: 'still' as const };
  expect(await statusesOf((node) => kamala.call('selfieLiveness', body, {}, node))).toEqual({
    200: 3,
    429: AT_ONCE - 3,
  });
  expect(calls.checkPicture).toBe(3);
});
