import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { signatureOf } from '../parties/signature.ts';
import { asSignedParty } from '../parties/signed-party.ts';
import type { AppointmentEvent, AppointmentStore, StoredAppointment } from './appointment-store.ts';
import { sampleReport } from './sample-report.ts';

export const MEDICAL_PARTNER_SCENARIOS = [
  'centre late',
  'centre silent',
  'centre away',
  'centre refuses',
  'centre cancels',
  'centre twice',
  'visits missed',
] as const;
export type MedicalPartnerScenario = (typeof MEDICAL_PARTNER_SCENARIOS)[number];

export interface MedicalPartnerSimulatorOptions {
  secret: string;
  clock: { now(): Date };
  fetch: typeof fetch;
  store: AppointmentStore;
  /** Base URL for events, without a trailing slash. */
  apiUrl: () => string;
  scenarios: () => Promise<ReadonlySet<MedicalPartnerScenario>>;
}

export interface MedicalPartnerSimulator {
  readonly plugin: FastifyPluginAsync;
  /** Posts the events that are due. */
  work(): Promise<void>;
}

const HEADER = 'x-medical-partner';
/** How long a late centre takes to answer. */
const LATE_MS = 40_000;
/** People arrive some minutes after the beginning, and the laboratory takes a day. */
const ARRIVES_MS = 10 * 60_000;
const REPORTS_MS = 86_400_000;
const TIMEOUT_MS = 5_000;

const after = (instant: string | Date, milliseconds: number) => new Date(new Date(instant).getTime() + milliseconds);

/** Simulates the medical centres: they keep each time once, and report the visit. They share only the secret with Lifedesk. */
export function medicalPartnerSimulator(options: MedicalPartnerSimulatorOptions): MedicalPartnerSimulator {
  const { secret, clock, store } = options;
  const { sign } = signatureOf(HEADER);

  const reportOf = ({ bookingId, sequence, answer, knownAt, time }: StoredAppointment) => ({
    bookingId,
    sequence,
    state: new Date(knownAt) <= clock.now() ? answer : 'asking',
    ...(time && { start: time.start }),
  });

  async function answerAt(): Promise<string> {
    const late = (await options.scenarios()).has('centre late') ? LATE_MS : 0;
    return after(clock.now(), late).toISOString();
  }

  /** Keeps the asked time, or the one before if it refuses. A repeated call finds the first answer. */
  async function book(body: string): Promise<StoredAppointment> {
    const { bookingId, sequence, start, end } = JSON.parse(body);
    const kept = (await store.find(bookingId))?.time;
    const isRefused = (await options.scenarios()).has('centre refuses');
    const time = isRefused ? kept : { start: String(start), end: String(end) };
    const stored = await store.put({
      bookingId: String(bookingId),
      sequence: Number(sequence),
      answer: isRefused ? 'refused' : 'booked',
      knownAt: await answerAt(),
      ...(time && { time }),
    });
    if (stored.time) await oweVisit(stored.bookingId, stored.time);
    return stored;
  }

  async function oweVisit(bookingId: string, { start, end }: { start: string; end: string }): Promise<void> {
    await store.owe({ bookingId, start, event: 'arrived' }, after(start, ARRIVES_MS));
    await store.owe({ bookingId, start, event: 'done' }, new Date(end));
    await store.owe({ bookingId, start, event: 'reports-in' }, after(end, REPORTS_MS));
  }

  /** Whether Lifedesk has noted the event, or never will. */
  async function deliver(content: object): Promise<boolean> {
    const body = JSON.stringify(content);
    const response = await options.fetch(`${options.apiUrl()}/appointments/events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...sign(secret, body, clock.now()) },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.ok || response.status === 404;
  }

  /** Whether the visit that an event is about takes place. */
  const isKept = async ({ bookingId, start, event }: AppointmentEvent): Promise<boolean> =>
    event === 'cancelled' || (await store.find(bookingId))?.time?.start === start;

  return {
    async plugin(app) {
      const isAway = async () => (await options.scenarios()).has('centre away');
      const answer = asSignedParty(app, HEADER, { secret, clock, isAway });
      const respond = async (reply: FastifyReply, appointment: StoredAppointment) => {
        // it took effect anyway
        if ((await options.scenarios()).has('centre silent')) return answer(reply, 504, { error: 'timeout' });
        return answer(reply, 200, reportOf(appointment));
      };
      app.post('/appointments', async (request, reply) => respond(reply, await book(String(request.body))));
      app.post('/appointments/cancel', async (request, reply) => {
        const { bookingId, sequence } = JSON.parse(String(request.body));
        const cancelled = { bookingId, sequence, answer: 'cancelled', knownAt: await answerAt() } as const;
        return respond(reply, await store.put(cancelled));
      });
      app.post('/appointments/status', async (request, reply) => {
        const found = await store.find(JSON.parse(String(request.body)).bookingId);
        return found ? answer(reply, 200, reportOf(found)) : answer(reply, 404, { error: 'unknown' });
      });
      app.post('/reports', async (request, reply) => {
        const { bookingId, test } = JSON.parse(String(request.body));
        const report = (await store.find(bookingId))?.time && sampleReport(bookingId, test);
        if (!report) return answer(reply, 404, { error: 'unknown' });
        return answer(reply, 200, { content: report.toString('base64') });
      });
    },
    async work() {
      const on = await options.scenarios();
      if (on.has('centre away')) return;
      const now = clock.now();
      if (on.has('centre cancels'))
        for (const { bookingId, time } of await store.cancelAfter(now))
          if (time) await store.owe({ bookingId, start: time.start, event: 'cancelled' }, now);
      for (const owed of await store.due(now)) {
        const isMissed = owed.event === 'arrived' && on.has('visits missed');
        const event = { ...owed, ...(isMissed && { event: 'missed' }) };
        const posts = (await isKept(owed)) ? (on.has('centre twice') ? [event, event] : [event]) : [];
        let isNoted = true;
        for (const post of posts) isNoted = await deliver(post);
        if (isNoted) await store.delivered(owed);
      }
    },
  };
}
