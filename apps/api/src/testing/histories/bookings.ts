import { sql } from 'kysely';
import type { Invariant } from './invariant.ts';

/** Whose applications need medical tests: Asha, Chitra and Dev, by their position in `PEOPLE`. */
export const PATIENTS = [0, 2, 3].map((person, at) => ({
  person,
  caseId: `med_${String(at + 1).padStart(32, '0')}`,
  applicationNo: `AP580000000${at + 1}`,
}));
/** The demo application that theirs are copies of. */
const MODEL = 'AP1000000013';
/** How often an appointment can be changed or cancelled. */
const MOST_CHANGES = 3;

const setups = PATIENTS.map(({ person, caseId, applicationNo }, at) => {
  const changes = `'application_no', '${applicationNo}', 'id', 'ap_${applicationNo.slice(2).padStart(16, '0')}',
    'applicant_id', (select id from applicant where applicant_no = '859000001${at}'), 'medical_case_id', '${caseId}',
    'medical_centre', null, 'medical_start', null, 'papers_asked_on', null`;
  return `
    insert into applicant (applicant_no, customer_id, name, birth_date, mobile)
      select '859000001${at}', id, name, birth_date, mobile from customer where client_id = '4099000${person + 1}';
    insert into application select (jsonb_populate_record(null::application, to_jsonb(a) || jsonb_build_object(${changes}))).*
      from application a where application_no = '${MODEL}';
    insert into medical_case (case_id, application_no, life_assured_name, category, code, check_word, state, opened_on)
      select '${caseId}', application_no, life_assured_name, medical_category, medical_code, 'lotus', 'to-book', '2026-11-20'
      from application where application_no = '${applicationNo}';
    insert into medical_event (case_id, position, event, at) values ('${caseId}', 0, 'opened', '2026-11-20T04:30:00Z');`;
});

/** Adds the applications and the cases of their tests. */
export const ADD_BOOKINGS = `
  ${setups.join('\n')}
  create table history_medical_case as select * from medical_case;
  create table history_medical_event as select * from medical_event;`;

/** Restores what a history may have changed. */
export const BRING_BOOKINGS_BACK = `
    delete from sandbox_appointment; delete from sandbox_appointment_event;
    delete from medical_seat; delete from medical_call; delete from medical_event; delete from medical_booking;
    delete from medical_case; insert into medical_case select * from history_medical_case;
    insert into medical_event select * from history_medical_event;
    update application set medical_centre = null, medical_start = null where application_no like 'AP58%';`;

/** Appointments for medical tests. */
export const BOOKINGS_ALWAYS: readonly Invariant[] = [
  {
    name: 'more people have an appointment at a time than there are seats',
    culprits: sql`select s.centre_id || ' ' || s.start_at as culprit from medical_seat s join medical_centre c using (centre_id)
      group by s.centre_id, s.start_at, c.seats having count(*) > c.seats or max(s.seat) > c.seats`,
  },
  {
    name: 'an appointment does not have exactly one seat, at its own time',
    culprits: sql`select b.booking_id as culprit from medical_booking b
      left join medical_seat s using (booking_id) where b.state in ('booked', 'arrived')
      group by b.booking_id having count(s.seat) <> 1 or bool_or((s.centre_id, s.start_at) <> (b.centre_id, b.start_at))`,
  },
  {
    name: 'an appointment that the centre is asked for does not keep its time',
    culprits: sql`select booking_id as culprit from medical_booking b where state = 'asking' and not exists (
      select from medical_seat s where s.booking_id = b.booking_id and (s.centre_id, s.start_at) = (b.centre_id, b.start_at))`,
  },
  {
    name: 'an appointment that has ended has a seat',
    culprits: sql`select booking_id as culprit from medical_seat join medical_booking using (booking_id)
      where state in ('cancelled', 'refused') and owed is null`,
  },
  {
    name: 'a case has two appointments',
    culprits: sql`select case_id as culprit from medical_booking where state in ('asking', 'booked', 'arrived')
      group by case_id having count(*) > 1`,
  },
  {
    name: 'a case and its appointment differ',
    culprits: sql`select coalesce(c.case_id, b.case_id) as culprit
      from (select case_id, state from medical_case where state in ('asking', 'booked', 'arrived')) c
      full join (select case_id, state from medical_booking where state in ('asking', 'booked', 'arrived')) b using (case_id)
      where c.state is distinct from b.state`,
  },
  {
    name: 'appointments were changed more often than allowed, or than was counted',
    culprits: sql`select case_id as culprit from medical_case c join medical_event e using (case_id) group by c.case_id
      having c.changes > ${sql.lit(MOST_CHANGES)} or c.changes < count(*) filter (where e.event = 'changed')
        or c.changes > count(*) filter (where e.event in ('changed', 'cancelled'))
        or c.missed <> count(*) filter (where e.event = 'missed')`,
  },
  {
    name: 'an application shows another appointment than its case has',
    culprits: sql`select c.case_id as culprit from medical_case c join application a using (application_no)
      left join medical_booking b on b.case_id = c.case_id and b.state in ('booked', 'arrived')
      where c.state in ('to-book', 'booked', 'arrived', 'missed', 'expired') and a.medical_start is distinct from b.start_at`,
  },
];

/** Checked once the centres have answered everything, and we have heard of all that they did. */
export const BOOKINGS_AT_THE_END: readonly Invariant[] = [
  {
    name: 'a centre is still to be asked about an appointment',
    culprits: sql`select booking_id as culprit from medical_booking where owed is not null`,
  },
  {
    name: 'an appointment is booked that the centre does not keep',
    culprits: sql`select b.booking_id as culprit from medical_booking b left join sandbox_appointment a using (booking_id)
      where b.state in ('booked', 'arrived') and (a.body -> 'time' ->> 'start')::timestamptz is distinct from b.start_at`,
  },
  {
    // the centre is not asked to cancel a time that has passed
    name: 'a centre keeps an appointment that was cancelled',
    culprits: sql`select b.booking_id as culprit from medical_booking b join sandbox_appointment a using (booking_id)
      where b.state in ('cancelled', 'refused') and b.sequence > a.sequence and a.body ? 'time' and b.end_at > b.look_at`,
  },
];
