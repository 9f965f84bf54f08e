import type { Db } from '../../src/platform/database/connect.ts';
import type { DemoPerson } from './demo-people.ts';
import type { RelativeDates } from './relative-dates.ts';

const rupees = (amount: number): number => amount * 100;

/** Mr Mathur and his wife receive an annuity together. */
const POLICY = '513456789';

/** A couple with an annuity on two lives: he has given his life certificate, hers is overdue. */
export function withJointAnnuity(d: RelativeDates): DemoPerson {
  return {
    slug: 'gopal',
    story:
      'Receives an annuity on two lives with his wife. He has given his life certificate and hers is overdue; the annuity continues all the same.',
    customer: {
      client_id: '40123456',
      title: 'Mr',
      name: 'Mr Gopal Das Mathur',
      gender: 'M',
      birth_date: d.bornYearsAgo(72),
      mobile: '+919829012345',
      email: 'gopal.mathur@example.com',
      pan: 'GHKPM6142R',
      pan_validated: true,
      yearly_income: rupees(500_000),
      city: 'Jaipur',
      neft_qc_date: d.days(-200),
      neft_qc_status: 'verified',
    },
    address: {
      kind: 'correspondence',
      line1: '27, Bapu Nagar',
      city: 'Jaipur',
      state: 'Rajasthan',
      pin_code: '302015',
    },
    account: {
      ifsc: 'PUNB0107800',
      micr: '462024002',
      account_no: '10780001004411',
      account_type: 'savings',
      bank_and_branch: 'Punjab National Bank, Bhopal Arera Colony',
    },
    policies: [
      {
        policy_no: POLICY,
        plan_code: 'MIA04',
        status_code: 'A',
        servicing_go_code: 'BHO01',
        policy_term: 40,
        premium_term: 0,
        premium_mode: 'single',
        modal_premium: rupees(2_000_000),
        sum_assured: rupees(2_000_000),
        issue_date: d.yearsBefore(d.days(40), 3),
        due_date: null,
        lifeCertificateDue: d.yearsBefore(d.days(-12), -1),
        lifeCertificateGiven: d.days(-20),
        secondAnnuitant: {
          name: 'Mrs Savitri Mathur',
          birth_date: d.bornYearsAgo(69),
          due_on: d.days(-12),
          given_on: d.yearsBefore(d.days(-15), 1),
        },
        nominees: [
          {
            client_id: '40099091',
            name: 'Ms Ritu Mathur',
            relationship: 'Daughter',
            share: 100,
            birth_date: d.bornYearsAgo(42),
          },
        ],
      },
    ],
  };
}

/** Its terms: a payment a year, the next one in some weeks. */
export async function seedJointAnnuity(db: Db, d: RelativeDates): Promise<void> {
  const next_on = d.days(40);
  const [first_on, paidOn] = [d.yearsBefore(next_on, 2), d.yearsBefore(next_on, 1)];
  const instalment = rupees(124_000);
  await db
    .insertInto('annuity')
    .values({ policy_no: POLICY, instalment, mode: 'yearly', first_on, last_on: null, next_on })
    .execute();
  await db
    .insertInto('benefit')
    .values(
      [first_on, paidOn].map((due_on) => ({
        policy_no: POLICY,
        kind: 'annuity' as const,
        due_on,
        amount: instalment,
        ordered_at: new Date(`${due_on}T05:00:00.000Z`),
      })),
    )
    .execute();
}
