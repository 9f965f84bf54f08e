import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import type { OperationId, RequestBody } from '../platform/contract/handler.ts';
import { signInToTrack } from './applicant.ts';
import { callOperation, type RunningApi, type SessionHeaders, startApi } from './index.ts';

/** Tara's application needs tests of category B, blood and urine among them: they start with an empty stomach. */
export const TARA = { applicationNo: 'AP1000000013', mobile: '+919810000013' };
export const LEELA = { applicationNo: 'AP1000000011', mobile: '+919810000011' };

/** Two neighbouring times at a centre with one seat. */
export const SLOT = 'mc_dadar-20261203T0230Z';
export const START = '2026-12-03T02:30:00.000Z';
export const NEXT = 'mc_dadar-20261203T0300Z';

type Book = RequestBody<'bookMedicalCentre'>;

/** Tara, signed in on 26 November 2026, and the case of her tests. */
export class Tara {
  readonly api: RunningApi;
  readonly caseId: string;
  session: SessionHeaders;

  private constructor(api: RunningApi, session: SessionHeaders, caseId: string) {
    this.api = api;
    this.session = session;
    this.caseId = caseId;
  }

  static async start(): Promise<Tara> {
    const api = await startApi({ now: '2026-11-26T04:30:00.000Z' });
    const session = await signInAsTara(api);
    const { cases } = (await callOperation(api, 'medicalEligiblePolicies', {}, session)).json();
    return new Tara(api, session, cases[0].caseId);
  }

  /** Sessions end meanwhile, so she signs in again. */
  async moveTo(instant: string): Promise<void> {
    await this.api.moveTo(instant);
    await this.signIn();
  }
  async signIn(): Promise<void> {
    this.session = await signInAsTara(this.api);
  }

  withKey(key: string = randomUUID()): SessionHeaders & { 'idempotency-key': string } {
    return { ...this.session, 'idempotency-key': key };
  }

  call<Op extends OperationId>(
    operation: Op,
    body: RequestBody<Op>,
    headers: Record<string, string> = this.session,
  ): Promise<LightMyRequestResponse> {
    return callOperation(this.api, operation, body, headers);
  }

  /** Books the first time at the centre, unless the body says otherwise. */
  book(more: Partial<Book> = {}, key?: string): Promise<LightMyRequestResponse> {
    const body = { caseId: this.caseId, centreId: 'mc_dadar', slotId: SLOT, womanAttendant: true, ...more };
    return this.call('bookMedicalCentre', body, this.withKey(key));
  }

  cancel(bookingId: string): Promise<LightMyRequestResponse> {
    return this.call('bookMedicalCentre', { caseId: this.caseId, cancel: bookingId }, this.withKey());
  }

  async status() {
    return (await this.call('medicalStatus', { caseId: this.caseId })).json();
  }

  bookings() {
    return this.api.deps.db.selectFrom('medical_booking').selectAll().orderBy('made_at').execute();
  }

  /** When seats are taken, by anyone. */
  async seats(): Promise<string[]> {
    const seats = this.api.deps.db.selectFrom('medical_seat').select('start_at').orderBy('start_at');
    return (await seats.execute()).map(({ start_at }) => start_at.toISOString());
  }

  /** The messages about the appointment by SMS, the newest first. */
  async texts(): Promise<string[]> {
    const { rows } = await sql<{ text: string }>`
      select text from service_message
      where channel = 'sms' and recipient = ${TARA.mobile} and text ~ 'appointment|centre'
      order by made_at desc`.execute(this.api.deps.db);
    return rows.map(({ text }) => text);
  }
}

const signInAsTara = (api: RunningApi): Promise<SessionHeaders> =>
  signInToTrack(api, { applicationNo: TARA.applicationNo }, TARA.mobile);
