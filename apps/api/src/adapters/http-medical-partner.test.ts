import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { signBody } from '../platform/signed-body.ts';
import { LookupError } from '../ports/lookup-error.ts';
import { MedicalPartnerError } from '../ports/medical-partner.ts';
import { httpMedicalPartner } from './http-medical-partner.ts';
import { httpMedicalReports } from './http-medical-reports.ts';

const SECRET = 'a secret of the medical partner';
const NOW = new Date('2026-11-26T04:30:00.000Z');
const BOOKING = `mb_${'1'.repeat(32)}`;
const REPORT = { bookingId: BOOKING, sequence: 0, state: 'booked', start: '2026-12-03T02:30:00.000Z' };

let app: FastifyInstance;
/** What the partner answers, signed with a secret; null if it never answers. */
let answer: { status?: number; content: object; secret?: string } | null;
let url: string;
beforeEach(async () => {
  answer = { content: REPORT };
  app = Fastify({ forceCloseConnections: true });
  app.post('/*', async (_, reply) => {
    if (answer === null) await new Promise(() => {});
    const { status = 200, content = {}, secret = SECRET } = answer ?? {};
    const body = JSON.stringify(content);
    const { timestamp, signature } = signBody(secret, body, NOW);
    const headers = { 'x-medical-partner-timestamp': timestamp, 'x-medical-partner-signature': signature };
    return reply.code(status).headers(headers).type('application/json').send(body);
  });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

const partner = (timeoutMs?: number) =>
  httpMedicalPartner({ url, secret: SECRET, clock: { now: () => NOW }, ...(timeoutMs !== undefined && { timeoutMs }) });

it('reads what the partner knows, and null for what it does not know', async () => {
  expect(await partner().status(BOOKING)).toEqual({ ...REPORT, start: new Date(REPORT.start) });
  answer = { content: { bookingId: BOOKING, sequence: 1, state: 'refused' } };
  expect(await partner().cancel({ bookingId: BOOKING, sequence: 1 })).toMatchObject({ state: 'refused', start: null });
  answer = { status: 404, content: {} };
  expect(await partner().status(BOOKING)).toBeNull();
});

it.each([
  ['is about another appointment', { content: { ...REPORT, bookingId: `mb_${'2'.repeat(32)}` } }],
  ['has a state that does not exist', { content: { ...REPORT, state: 'perhaps' } }],
  ['books no time', { content: { ...REPORT, start: undefined } }],
  ['is an error', { status: 503, content: REPORT }],
  ['is signed by someone else', { content: REPORT, secret: 'another secret' }],
])('does not accept an answer that %s', async (_, given) => {
  answer = given;
  await expect(partner().status(BOOKING)).rejects.toThrow(MedicalPartnerError);
});

it('MA11: does not wait for a partner who does not answer', async () => {
  answer = null;
  await expect(partner(50).status(BOOKING)).rejects.toThrow(MedicalPartnerError);
});

it('MA13: fetches a report of the laboratory, and null if it has none', async () => {
  const reports = httpMedicalReports({ url, secret: SECRET, clock: { now: () => NOW } });
  const question = { caseId: `med_${'1'.repeat(32)}`, bookingId: BOOKING, test: 'resting-ecg' } as const;
  answer = { content: { content: Buffer.from('%PDF-1.7').toString('base64') } };
  expect(await reports.fetchReport(question)).toEqual(Buffer.from('%PDF-1.7'));
  answer = { status: 404, content: {} };
  expect(await reports.fetchReport(question)).toBeNull();
  answer = { content: { content: 7 } };
  await expect(reports.fetchReport(question)).rejects.toThrow(LookupError);
});
