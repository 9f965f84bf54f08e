import { addCalendarDays, type CalendarDate } from '@lifedesk/rules';
import { sql } from 'kysely';
import type { AuditField, RequestType } from '../../src/contributions.ts';
import type { Db } from '../../src/platform/database/connect.ts';
import type { RequestStage, RequestState } from '../../src/platform/database/tables/requests.ts';
import { baseLocale } from '../../src/platform/language.ts';
import type { RelativeDates } from './relative-dates.ts';
import { demoTexts } from './texts.ts';

interface DemoRequest {
  slug: string;
  ticket: string;
  type: RequestType;
  policyNos?: string[];
  state: RequestState;
  /** Days from today at which each stage was reached, with what staff wrote in the customer's language. */
  stages: readonly (readonly [days: number, stage: RequestStage, note?: 'electricity-bill'])[];
  promiseDays?: number;
  payload?: Record<string, unknown>;
  changes?: readonly { field: AuditField; before?: string; after: string; policyNo?: string }[];
}

/** Past requests of the demo people: one waiting for an answer, one in progress, some completed. */
const REQUESTS: readonly DemoRequest[] = [
  {
    slug: 'asha',
    ticket: 'SR4071852936',
    type: 'update-address',
    policyNos: ['501234567', '501234575'],
    state: 'completed',
    stages: [
      [-64, 'received'],
      [-64, 'completed'],
    ],
    changes: [{ field: 'address', before: 'Pune 411004', after: 'Mumbai 400028' }],
  },
  {
    slug: 'asha',
    ticket: 'SR5512370846',
    type: 'raise-complaint',
    policyNos: ['501234567'],
    state: 'in-progress',
    stages: [
      [-1, 'received'],
      [-1, 'under-review'],
    ],
    promiseDays: 14,
    payload: { category: 'service-delay', description: 'The bonus statement that I asked for has not come.' },
  },
  {
    slug: 'vikram',
    ticket: 'SR7719203846',
    type: 'raise-complaint',
    policyNos: ['508901242'],
    state: 'in-progress',
    stages: [
      [-1, 'received'],
      [-1, 'under-review'],
    ],
    promiseDays: 14,
    payload: { category: 'premium-payment', description: 'I paid my premium by NEFT, but it still shows as due.' },
  },
  {
    slug: 'rajesh',
    ticket: 'SR6630914527',
    type: 'update-address',
    policyNos: ['502345678'],
    state: 'waiting',
    stages: [
      [-4, 'received'],
      [-3, 'under-review'],
      [-2, 'information-needed', 'electricity-bill'],
    ],
  },
  {
    slug: 'meenakshi',
    ticket: 'SR2298405713',
    type: 'update-nominee',
    policyNos: ['503456789'],
    state: 'completed',
    stages: [
      [-210, 'received'],
      [-210, 'completed'],
    ],
    changes: [{ field: 'nominee', policyNo: '503456789', after: 'Mr Arvind Subramaniam 100 %' }],
  },
];

/** 10:30 in India on this date. */
const at = (date: CalendarDate): Date => new Date(`${date}T05:00:00.000Z`);

/** Adds the demo people's past requests. */
export async function seedRequests(db: Db, d: RelativeDates): Promise<void> {
  const people = await db
    .selectFrom('demo_person as d')
    .innerJoin('customer as c', 'c.id', 'd.customer_id')
    .select(['d.slug', 'c.id', 'c.language'])
    .execute();
  const personOf = new Map(people.map(({ slug, ...person }) => [slug, person]));
  const requests = REQUESTS.map((request) => {
    const days = request.stages.map(([count]) => d.days(count));
    const first = days.at(0) ?? d.today;
    const { id, language } = personOf.get(request.slug) ?? { id: 0, language: baseLocale };
    return { ...request, customer_id: id, language, first, last: days.at(-1) ?? first };
  });
  await db
    .insertInto('service_request')
    .values(
      requests.map(
        ({ ticket, customer_id, type, policyNos = [], state, first, last, promiseDays = 7, payload = {} }) => ({
          ticket,
          customer_id,
          type,
          policy_nos: policyNos,
          state,
          made_at: at(first),
          promised_on: addCalendarDays(first, promiseDays),
          settled_at: state === 'completed' ? at(last) : null,
          made_in: 'full',
          made_from: '203.0.113.7',
          payload: JSON.stringify(payload),
          about: null,
          idempotency_key: sql<string>`gen_random_uuid()`,
          request_hash: 'demo',
        }),
      ),
    )
    .execute();
  await db
    .insertInto('service_request_event')
    .values(
      requests.flatMap(({ ticket, language, stages }) =>
        stages.map(([count, stage, note], position) => ({
          ticket,
          position,
          stage,
          at: at(d.days(count)),
          note: note ? demoTexts(language).note[note] : null,
        })),
      ),
    )
    .execute();
  await db
    .insertInto('audit_entry')
    .values(
      requests.flatMap(({ ticket, customer_id, last, changes = [] }) =>
        changes.map(({ field, before = null, after, policyNo = null }) => ({
          ticket,
          customer_id,
          policy_no: policyNo,
          field,
          before,
          after,
          at: at(last),
        })),
      ),
    )
    .execute();
}
