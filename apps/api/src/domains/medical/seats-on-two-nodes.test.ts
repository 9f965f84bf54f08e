import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { applicantSession } from '../../testing/applicant.ts';
import { post } from '../../testing/caller.ts';
import { type PostgresServer, postgresServer } from '../../testing/postgres-server.ts';
import { sessionHeaders } from '../../testing/sign-in.ts';
import { type Nodes, startTwoNodes } from '../../testing/two-nodes.ts';

const PEOPLE = 50;
const TARA = 'AP1000000013';

let server: PostgresServer;
let nodes: Nodes;
beforeAll(async () => {
  server = await postgresServer();
  nodes = await startTwoNodes({ url: server.url, begin: new Date('2026-11-26T04:30:00.000Z') });
  const { db } = nodes.nodes[0].deps;
  await sql`
    with people as (
      insert into applicant (applicant_no, name, birth_date, mobile)
      select '89' || lpad(n::text, 8, '0'), 'Ms Test', '1990-03-12', '+9198200' || lpad(n::text, 5, '0')
      from generate_series(1, ${PEOPLE}::int) n returning id)
    insert into application
    select (jsonb_populate_record(null::application, to_jsonb(a) || jsonb_build_object(
      'application_no', 'AP3' || lpad(p.id::text, 9, '0'), 'id', 'ap_' || lpad(to_hex(p.id), 16, '0'), 'applicant_id', p.id,
      'medical_case_id', 'med_' || lpad(to_hex(p.id), 32, '0')))).*
    from people p, application a where a.application_no = ${TARA}`.execute(db);
});
afterAll(async () => {
  await nodes.close();
  await server.stop();
});

it('MA2: of 50 people on two nodes one gets the last seat, and the others the nearest free times', async () => {
  const [one, other] = nodes.nodes;
  const applications = await one.deps.db
    .selectFrom('application')
    .select(['application_no', 'medical_case_id'])
    .where('application_no', 'like', 'AP3%')
    .execute();
  expect(applications).toHaveLength(PEOPLE);
  const sessions = await Promise.all(applications.map(({ application_no }) => applicantSession(one, application_no)));
  const replies = await Promise.all(
    sessions.map((session, at) => {
      const body = {
        caseId: applications[at]?.medical_case_id,
        centreId: 'mc_dadar',
        slotId: 'mc_dadar-20261203T0230Z',
        womanAttendant: true,
      };
      const headers = { ...sessionHeaders(session), 'idempotency-key': randomUUID() };
      return post(at % 2 === 0 ? one : other, 'bookMedicalCentre', JSON.stringify(body), headers);
    }),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(PEOPLE - 1);
  for (const { code } of replies) expect([undefined, 'slot-taken']).toContain(code);
  expect(await one.deps.db.selectFrom('medical_seat').selectAll().execute()).toHaveLength(1);
  expect(await one.deps.db.selectFrom('medical_booking').selectAll().execute()).toHaveLength(1);
}, 300_000);
