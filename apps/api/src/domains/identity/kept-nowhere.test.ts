import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { todayInIndia } from '@lifedesk/rules';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeOfflineFile } from '../../../simulators/aadhaar/offline-file.ts';
import type { OperationId, RequestBody } from '../../platform/contract/handler.ts';
import { connect, openEmbedded } from '../../platform/database/connect.ts';
import { AADHAAR, CERTIFICATE_CONSENT, EKYC_CONSENT, placesWith, VID_OF_ASHA } from '../../testing/aadhaar.ts';
import { addressOf } from '../../testing/index.ts';
import { type NodeProcess, startNodeProcess } from '../../testing/node-process.ts';
import { filesWith, tracesOf } from '../../testing/planted.ts';
import { pngChunk, pngFile } from '../../testing/sample-files.ts';

const SHARE_CODE = 'Planted@7319';
const ASHA = { policyNo: '501234567', mobile: '+919876543210' };
const KAMALA = { policyNo: '505678901', mobile: '+919425011223' };

/** The data of the sandbox, with its temporary files. */
let data: string;
let node: NodeProcess;
let origin: string;
let log: string;
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'lifedesk-kept-'));
  await mkdir(join(data, 'tmp'));
  log = '';
  await start();
});
afterEach(async () => {
  await kill();
  await rm(data, { recursive: true, force: true });
});

async function start(): Promise<void> {
  node = startNodeProcess({ LIFEDESK_DATA: data, TMPDIR: join(data, 'tmp'), LIFEDESK_LOG_LEVEL: 'debug' });
  origin = await node.ready;
}

async function kill(): Promise<void> {
  node.kill('SIGKILL');
  log += (await node.ended).output;
}

interface Answer {
  readonly status: number;
  readonly body: Record<string, string>;
}

async function post(address: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  const answer = await fetch(origin + address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? {} : JSON.parse(text) };
}

async function otpOf(mobile: string): Promise<string> {
  const answer = await fetch(`${origin}/sandbox/outbox?to=${encodeURIComponent(mobile)}`);
  const messages: { otp?: string }[] = JSON.parse(await answer.text());
  return messages.find(({ otp }) => otp)?.otp ?? '';
}

const scenario = (name: string, on: boolean) => post('/sandbox/scenarios', { name, on });
/** Until another OTP may be sent. */
const passMinute = () => post('/sandbox/clock', { advance: 'PT1M' });

/** Signs a person in, and returns what calls operations in the session. */
async function signIn({ policyNo, mobile }: typeof ASHA) {
  const known = await post(addressOf('validateCustomer'), { loginId: policyNo, workTypeTxt: 'login' });
  const sent = await post(addressOf('generateOtp'), { otpToken: known.body.otpToken, workTypeTxt: 'login' });
  const { body } = await post(addressOf('validateOtp'), { otpToken: sent.body.otpToken, otp: await otpOf(mobile) });
  const session = { authorization: `Bearer ${body.token}`, 'x-xsrf-token': body.xsrfToken ?? '' };
  return <Op extends OperationId>(operation: Op, content: RequestBody<Op>) =>
    post(addressOf(operation), content, { ...session, 'idempotency-key': randomUUID() });
}

/** Where the traces of secrets are after the process was killed: in its log, its files, or a table of its database. */
async function findKept(secrets: readonly (string | Buffer)[]): Promise<string[]> {
  const traces = secrets.flatMap(tracesOf);
  const inLog = traces.some((trace) => log.includes(trace.toString('latin1'))) ? ['log'] : [];
  const inFiles = filesWith(data, traces);
  const db = await connect({ pglite: await openEmbedded(join(data, 'pg')) });
  try {
    const texts = secrets.map((secret) => (typeof secret === 'string' ? secret : secret.toString('base64')));
    return [...inLog, ...inFiles, ...(await placesWith(db, texts))];
  } finally {
    await db.destroy();
  }
}

const COMMENT = randomBytes(24).toString('hex');
/** A picture that the sandbox judges as it says itself. */
function picture(wish: string): string {
  const file = pngFile();
  const text = pngChunk('tEXt', Buffer.from(`Comment\0lifedesk:${wish} ${COMMENT}`, 'latin1'));
  return Buffer.concat([file.subarray(0, -12), text, file.subarray(-12)]).toString('base64');
}

type Call = Awaited<ReturnType<typeof signIn>>;
const policyNos = [KAMALA.policyNo];
const take = (call: Call, wish: string) =>
  call('selfieLiveness', { consent: CERTIFICATE_CONSENT, policyNos, picture: picture(wish), challenge: 'still' });
async function identify(call: Call, livenessToken: string): Promise<string> {
  const about = { consent: CERTIFICATE_CONSENT, idKind: 'aadhaar', idNumber: AADHAAR.kamala } as const;
  const sent = await call('lifeCertificateAadhaarOtp', { livenessToken, ...about });
  const otp = await otpOf(KAMALA.mobile);
  const { body } = await call('validateLifeCertificateAadhaarOtp', { otpToken: sent.body.otpToken ?? '', otp });
  return body.identityToken ?? '';
}

it('eKYC and a life certificate, with failures and killed in the middle, keep no number, OTP, share code, file or picture', async () => {
  const consent = EKYC_CONSENT;
  const otps: string[] = [];
  const file = await makeOfflineFile({ made: todayInIndia(new Date()) }, { shareCode: SHARE_CODE });

  const asha = await signIn(ASHA);
  await scenario('Aadhaar away', true);
  expect(await asha('ekycOtp', { consent, idKind: 'aadhaar', idNumber: AADHAAR.asha })).toMatchObject({ status: 502 });
  await scenario('Aadhaar away', false);
  const sent = await asha('ekycOtp', { consent, idKind: 'aadhaar', idNumber: AADHAAR.asha });
  otps.push(await otpOf(ASHA.mobile));
  const [otp = ''] = otps;
  const { otpToken = '' } = sent.body;
  expect(await asha('validateEkyc', { otpToken, otp: otp === '111111' ? '222222' : '111111' })).toMatchObject({
    status: 401,
  });
  expect(await asha('validateEkyc', { otpToken, otp })).toMatchObject({ status: 200 });
  const sendFile = (shareCode: string) =>
    asha('validateEkyc', { consent, offline: { file: file.toString('base64'), shareCode, mobileNo: '9876543210' } });
  expect(await sendFile('Other@1234')).toMatchObject({ status: 400 });
  expect(await sendFile(SHARE_CODE)).toMatchObject({ status: 200 });

  const kamala = await signIn(KAMALA);
  await scenario('face check away', true);
  expect(await take(kamala, 'score=85')).toMatchObject({ status: 502 });
  await scenario('face check away', false);
  expect(await take(kamala, 'two-faces')).toMatchObject({ status: 200, body: { result: 'unclear' } });
  const live = await take(kamala, 'score=20');
  expect(live).toMatchObject({ status: 200, body: { result: 'live' } });
  const livenessToken = live.body.livenessToken ?? '';
  const identityToken = await identify(kamala, livenessToken);
  expect(await kamala('compareFace', { livenessToken, identityToken })).toMatchObject({
    body: { result: 'different' },
  });
  expect(await take(kamala, 'score=85')).toMatchObject({ status: 200 });

  // killed while it reads the file, while it asks the authority, and right after a picture has arrived (LC7)
  const cut = [
    sendFile(SHARE_CODE),
    asha('ekycOtp', { consent, idKind: 'vid', idNumber: VID_OF_ASHA }),
    take(kamala, 'score=86'),
  ].map((one) => one.catch(() => null));
  await kill();
  await Promise.all(cut);
  const kept = [
    ...[AADHAAR.asha, '2341 2341 2346', VID_OF_ASHA, SHARE_CODE, file, file.subarray(40, 400)],
    ...[AADHAAR.kamala, COMMENT],
    ...['two-faces', 'score=20', 'score=85', 'score=86'].map((wish) => Buffer.from(picture(wish), 'base64')),
  ];
  expect(await findKept(kept)).toEqual([]);

  await start();
  await passMinute();
  const again = await signIn(ASHA);
  const second = await again('ekycOtp', { consent, idKind: 'vid', idNumber: VID_OF_ASHA });
  otps.push(await otpOf(ASHA.mobile));
  const found = await again('validateEkyc', { otpToken: second.body.otpToken ?? '', otp: otps[1] ?? '' });
  expect(
    await again('submitEkyc', {
      foundToken: found.body.foundToken ?? '',
      apply: ['address'],
      policyNos: [ASHA.policyNo],
    }),
  ).toMatchObject({ status: 200 });
  const next = await signIn(KAMALA);
  const alive = (await take(next, 'score=85')).body.livenessToken ?? '';
  const compared = await next('compareFace', { livenessToken: alive, identityToken: await identify(next, alive) });
  const compareToken = compared.body.compareToken ?? '';
  expect(await next('submitLifeCertificate', { policyNos, compareToken, declaration: true })).toMatchObject({
    status: 200,
    body: { certificateState: 'given' },
  });
  await kill();
  expect(await findKept(kept)).toEqual([]);
  // the outbox of the sandbox is the person's phone and shows an OTP as it is; nothing has it hashed
  expect(
    filesWith(
      data,
      otps.flatMap((one) => tracesOf(one).slice(1)),
    ),
  ).toEqual([]);
  // what is kept is found by the same search
  expect(await findKept(['Asha Kulkarni'])).not.toEqual([]);
  expect(await findKept([KAMALA.policyNo])).not.toEqual([]);
}, 600_000);
