import { type CalendarDate, revivalDateOf } from '@lifedesk/rules';
import type { Insertable } from 'kysely';
import type { FreeLookTables } from '../../src/platform/database/tables/free-look.ts';
import type { CustomerTable, PolicyTable, PolicyTables } from '../../src/platform/database/tables/policies.ts';
import type { ServiceTables } from '../../src/platform/database/tables/services.ts';
import type { FundCode } from './products.ts';
import type { RelativeDates } from './relative-dates.ts';
import type { DemoStrategy } from './strategies.ts';

type Without<T, K extends PropertyKey> = Omit<T, K>;

export interface DemoPolicy extends Without<Insertable<PolicyTable>, 'customer_id' | 'holder_name'> {
  riders?: Without<Insertable<PolicyTables['policy_rider']>, 'policy_no' | 'position'>[];
  nominees?: Without<Insertable<PolicyTables['policy_nominee']>, 'policy_no' | 'position'>[];
  holdings?: Partial<Record<FundCode, number>>;
  strategy?: DemoStrategy;
  /** How its premiums are allocated, in per cent. */
  allocation?: Partial<Record<FundCode, number>>;
  hold?: Without<Insertable<PolicyTables['policy_hold']>, 'policy_no'>;
  lifeCertificateDue?: CalendarDate;
  /** When the one before was given. */
  lifeCertificateGiven?: CalendarDate;
  /** The other life of an annuity on two lives. */
  secondAnnuitant?: Without<Insertable<ServiceTables['second_annuitant']>, 'policy_no'>;
  /** Sum assured of its paid-up additions, part of the vested bonus. */
  paidUpAdditions?: number;
  freeLook?: Without<Insertable<FreeLookTables['policy_free_look']>, 'policy_no'>;
}
export interface DemoPerson {
  slug: string;
  story: string;
  customer: Insertable<CustomerTable>;
  policies: DemoPolicy[];
  address?: Without<Insertable<PolicyTables['address']>, 'customer_id'>;
  /** The bank account of all their policies. The branch must be in the bank table. */
  account?: Without<Insertable<PolicyTables['bank_account']>, 'policy_no' | 'holder_name'>;
}

const rupees = (amount: number): number => amount * 100;

/**
 * The people of the sandbox. Their names, numbers and addresses are made up; their email addresses use a reserved
 * domain.
 */
export function demoPeople(d: RelativeDates): DemoPerson[] {
  const dueSoon = d.days(10);
  const lapsedDue = d.days(-240);
  const unitDue = d.days(95);
  const nriDue = d.days(40);
  const fineDue = d.days(150);
  const annuityStart = d.days(-200);
  return [
    {
      slug: 'asha',
      story: 'One premium is due in ten days; a term plan beside it is paid. Online payment and receipt.',
      customer: {
        client_id: '40012345',
        title: 'Mrs',
        name: 'Mrs Asha Kulkarni',
        name_hi: 'आशा कुलकर्णी',
        gender: 'F',
        birth_date: d.bornYearsAgo(41),
        mobile: '+919876543210',
        email: 'asha.kulkarni@example.com',
        pan: 'ABXPK4321F',
        pan_validated: true,
        yearly_income: rupees(1_200_000),
        city: 'Mumbai',
        neft_qc_date: d.days(-260),
        neft_qc_status: 'verified',
      },
      address: {
        kind: 'correspondence',
        line1: '14, Sagar Darshan',
        line2: 'Gokhale Road',
        city: 'Mumbai',
        state: 'Maharashtra',
        pin_code: '400028',
      },
      account: {
        ifsc: 'SBIN0000300',
        micr: '400002010',
        account_no: '30211456789',
        account_type: 'savings',
        bank_and_branch: 'State Bank of India, Mumbai Main',
      },
      policies: [
        {
          policy_no: '501234567',
          plan_code: 'MSS01',
          status_code: '1',
          servicing_go_code: 'MUM01',
          policy_term: 20,
          premium_term: 15,
          premium_mode: 'yearly',
          modal_premium: rupees(24_500),
          sum_assured: rupees(350_000),
          vested_bonus: rupees(52_500),
          paidUpAdditions: rupees(42_000),
          issue_date: d.yearsBefore(dueSoon, 7),
          due_date: dueSoon,
          maturity_date: d.yearsBefore(dueSoon, -13),
          riders: [
            {
              rider_code: 'ADB',
              name: 'Accidental death benefit',
              sum_assured: rupees(350_000),
              modal_premium: rupees(350),
              term: 15,
              status: 'In force',
            },
          ],
          nominees: [
            {
              client_id: '40099001',
              name: 'Mr Sameer Kulkarni',
              relationship: 'Husband',
              share: 60,
              birth_date: d.bornYearsAgo(44),
            },
            {
              client_id: '40099002',
              name: 'Ms Ira Kulkarni',
              relationship: 'Daughter',
              share: 40,
              birth_date: d.bornYearsAgo(12),
              appointee_name: 'Mr Sameer Kulkarni',
            },
          ],
        },
        {
          policy_no: '501234575',
          plan_code: 'MTP03',
          status_code: '1',
          servicing_go_code: 'MUM01',
          policy_term: 30,
          premium_term: 30,
          premium_mode: 'half-yearly',
          modal_premium: rupees(6_180),
          sum_assured: rupees(10_000_000),
          issue_date: d.yearsBefore(d.days(120), 3),
          due_date: d.days(120),
          maturity_date: d.yearsBefore(d.days(120), -27),
          nominees: [
            {
              client_id: '40099001',
              name: 'Mr Sameer Kulkarni',
              relationship: 'Husband',
              share: 100,
              birth_date: d.bornYearsAgo(44),
            },
          ],
        },
      ],
    },
    {
      slug: 'rajesh',
      story: 'Lapsed eight months ago and can be revived. Reads Hindi; his name shows in Devanagari.',
      customer: {
        client_id: '40023456',
        title: 'Mr',
        name: 'Mr Rajesh Verma',
        name_hi: 'राजेश वर्मा',
        gender: 'M',
        birth_date: d.bornYearsAgo(36),
        mobile: '+919812345670',
        email: 'rajesh.verma@example.com',
        pan: 'BKQPV7788C',
        pan_validated: true,
        yearly_income: rupees(640_000),
        city: 'Lucknow',
        neft_qc_status: 'pending',
        neft_qc_date: d.days(-20),
        language: 'hi',
      },
      address: {
        kind: 'correspondence',
        line1: 'मकान 27, विकास नगर',
        line2: 'सेक्टर 4',
        city: 'Lucknow',
        state: 'Uttar Pradesh',
        pin_code: '226022',
      },
      policies: [
        {
          policy_no: '502345678',
          plan_code: 'MSS01',
          status_code: '4',
          servicing_go_code: 'LKO02',
          policy_term: 20,
          premium_term: 20,
          premium_mode: 'quarterly',
          modal_premium: rupees(7_250),
          sum_assured: rupees(500_000),
          issue_date: d.yearsBefore(lapsedDue, 4),
          due_date: lapsedDue,
          revival_date: revivalDateOf('savings', lapsedDue),
          non_forfeiture: 'none',
          reduced_cover: 0,
          maturity_date: d.yearsBefore(lapsedDue, -16),
          nominees: [
            {
              client_id: '40099011',
              name: 'श्रीमती सुनीता वर्मा',
              relationship: 'Wife',
              share: 100,
              birth_date: d.bornYearsAgo(33),
            },
          ],
        },
      ],
    },
    {
      slug: 'meenakshi',
      story:
        'Two unit-linked policies with four funds, a systematic transfer and a fund allocation running: switches, NAV alerts, top-up.',
      customer: {
        client_id: '40034567',
        title: 'Dr',
        name: 'Dr Meenakshi Subramaniam',
        gender: 'F',
        birth_date: d.bornYearsAgo(47),
        mobile: '+919840012345',
        email: 'meenakshi.s@example.com',
        pan: 'CMSPS2468K',
        pan_validated: true,
        yearly_income: rupees(3_600_000),
        city: 'Chennai',
        neft_qc_date: d.days(-400),
        neft_qc_status: 'verified',
      },
      address: {
        kind: 'correspondence',
        line1: '5/2 Kasturi Rangan Road',
        line2: 'Alwarpet',
        city: 'Chennai',
        state: 'Tamil Nadu',
        pin_code: '600018',
      },
      account: {
        ifsc: 'HDFC0000004',
        micr: '600240002',
        account_no: '50100123456789',
        account_type: 'savings',
        bank_and_branch: 'HDFC Bank, Chennai Mylapore',
      },
      policies: [
        {
          policy_no: '503456789',
          plan_code: 'MWB02',
          status_code: '1',
          servicing_go_code: 'CHE01',
          policy_term: 20,
          premium_term: 10,
          premium_mode: 'yearly',
          modal_premium: rupees(200_000),
          // a top-up adds ₹62,500
          sum_assured: rupees(1_937_500),
          issue_date: d.yearsBefore(unitDue, 6),
          due_date: unitDue,
          maturity_date: d.yearsBefore(unitDue, -14),
          allocation: { GRO: 40, BAL: 30, SEC: 20, MID: 10 },
          strategy: {
            kind: 'stp',
            first_on: d.yearsBefore(d.days(12), 1),
            from_fund: 'SEC',
            to_fund: 'GRO',
            amount: rupees(10_000),
          },
          holdings: { GRO: 9_412.3381, BAL: 6_205.1172, SEC: 4_388.904, MID: 5_120.77 },
          nominees: [
            {
              client_id: '40099021',
              name: 'Mr Arvind Subramaniam',
              relationship: 'Husband',
              share: 100,
              birth_date: d.bornYearsAgo(50),
            },
          ],
        },
        {
          policy_no: '503456797',
          plan_code: 'MWB02',
          status_code: '2',
          servicing_go_code: 'CHE01',
          policy_term: 15,
          premium_term: 5,
          premium_mode: 'yearly',
          modal_premium: rupees(100_000),
          sum_assured: rupees(1_000_000),
          issue_date: d.yearsBefore(d.days(-60), 8),
          due_date: null,
          maturity_date: d.yearsBefore(d.days(-60), -7),
          allocation: { GRO: 30, LIQ: 70 },
          strategy: { kind: 'dfa', first_on: d.yearsBefore(d.days(-60), 7) },
          nav_alerts: true,
          holdings: { GRO: 3_005.5, LIQ: 11_240.018 },
          nominees: [
            {
              client_id: '40099021',
              name: 'Mr Arvind Subramaniam',
              relationship: 'Husband',
              share: 100,
              birth_date: d.bornYearsAgo(50),
            },
          ],
        },
      ],
    },
    {
      slug: 'arjun',
      story:
        'Lives in Dubai: nationality and tax residence are still open, and a payout is on hold for it. A loan is close to the surrender value.',
      customer: {
        client_id: '40045678',
        title: 'Mr',
        name: 'Mr Arjun Nair',
        gender: 'M',
        birth_date: d.bornYearsAgo(39),
        mobile: '+971501234567',
        email: 'arjun.nair@example.com',
        pan: 'DNRPN1357L',
        pan_validated: false,
        nationality: 'N',
        fatca_required: true,
        yearly_income: rupees(5_400_000),
        city: 'Dubai',
        neft_qc_status: 'missing',
      },
      address: {
        kind: 'overseas',
        line1: 'Apartment 1804, Marina Crown',
        line2: 'Dubai Marina',
        city: 'Dubai',
        state: 'Dubai',
        country: 'AE',
      },
      policies: [
        {
          policy_no: '504567890',
          plan_code: 'MCF06',
          status_code: '1',
          servicing_go_code: 'KOC01',
          policy_term: 18,
          premium_term: 12,
          premium_mode: 'yearly',
          modal_premium: rupees(96_000),
          sum_assured: rupees(1_500_000),
          issue_date: d.yearsBefore(nriDue, 5),
          due_date: nriDue,
          maturity_date: d.yearsBefore(nriDue, -13),
          hold: { reason: 'nationality', held_since: d.days(-35), amount: rupees(45_000) },
          nominees: [
            {
              client_id: '40099031',
              name: 'Mrs Lakshmi Nair',
              relationship: 'Wife',
              share: 100,
              birth_date: d.bornYearsAgo(37),
            },
          ],
        },
      ],
    },
    {
      slug: 'kamala',
      story:
        'Draws an annuity; the yearly life certificate is due in three weeks. One payout came late, one came back, one is held. Two payments of years ago never reached her.',
      customer: {
        client_id: '40056789',
        title: 'Mrs',
        name: 'Mrs Kamala Devi Joshi',
        name_hi: 'कमला देवी जोशी',
        gender: 'F',
        birth_date: d.bornYearsAgo(68),
        mobile: '+919425011223',
        email: 'kamala.joshi@example.com',
        pan: 'EKDPJ9753M',
        pan_validated: true,
        yearly_income: rupees(420_000),
        city: 'Bhopal',
        neft_qc_date: d.days(-90),
        neft_qc_status: 'verified',
      },
      address: {
        kind: 'correspondence',
        line1: 'E-3/112, Arera Colony',
        city: 'Bhopal',
        state: 'Madhya Pradesh',
        pin_code: '462016',
      },
      account: {
        ifsc: 'PUNB0107800',
        micr: '462024002',
        account_no: '10780001002345',
        account_type: 'savings',
        bank_and_branch: 'Punjab National Bank, Bhopal Arera Colony',
      },
      policies: [
        {
          policy_no: '505678901',
          plan_code: 'MIA04',
          status_code: 'A',
          servicing_go_code: 'BHO01',
          policy_term: 40,
          premium_term: 0,
          premium_mode: 'single',
          modal_premium: rupees(2_500_000),
          sum_assured: rupees(2_500_000),
          issue_date: d.yearsBefore(annuityStart, 6),
          due_date: null,
          lifeCertificateDue: d.days(21),
          nominees: [
            {
              client_id: '40099041',
              name: 'Mr Prakash Joshi',
              relationship: 'Son',
              share: 100,
              birth_date: d.bornYearsAgo(40),
            },
          ],
        },
      ],
    },
    {
      slug: 'farhan',
      story: 'Nothing is wrong: everything is paid, checked and complete.',
      customer: {
        client_id: '40067890',
        title: 'Mr',
        name: 'Mr Farhan Siddiqui',
        gender: 'M',
        birth_date: d.bornYearsAgo(34),
        mobile: '+919000123456',
        email: 'farhan.siddiqui@example.com',
        pan: 'FFSPS8642N',
        pan_validated: true,
        yearly_income: rupees(1_850_000),
        city: 'Hyderabad',
        neft_qc_date: d.days(-45),
        neft_qc_status: 'verified',
      },
      address: {
        kind: 'correspondence',
        line1: '8-2-120/77, Road No. 2',
        line2: 'Banjara Hills',
        city: 'Hyderabad',
        state: 'Telangana',
        pin_code: '500034',
      },
      account: {
        ifsc: 'ICIC0000008',
        micr: '500229002',
        account_no: '000801234567',
        account_type: 'savings',
        bank_and_branch: 'ICICI Bank, Hyderabad Khairatabad',
      },
      policies: [
        {
          policy_no: '506789012',
          plan_code: 'MTP03',
          status_code: '1',
          servicing_go_code: 'HYD01',
          policy_term: 35,
          premium_term: 35,
          premium_mode: 'yearly',
          modal_premium: rupees(14_300),
          sum_assured: rupees(15_000_000),
          issue_date: d.yearsBefore(fineDue, 2),
          due_date: fineDue,
          maturity_date: d.yearsBefore(fineDue, -33),
          nominees: [
            {
              client_id: '40099051',
              name: 'Mrs Nida Siddiqui',
              relationship: 'Wife',
              share: 100,
              birth_date: d.bornYearsAgo(31),
            },
          ],
        },
      ],
    },
    ...sharedMobile(d),
    withLapsedPolicies(d),
    withRestrictedPolicies(d),
    withRefundableGst(d),
    withNewPolicies(d),
  ];
}

/** Husband and wife share a mobile number. Signing in with it is refused; signing in with a policy number works. */
function sharedMobile(d: RelativeDates): DemoPerson[] {
  const common = {
    mobile: '+919845012345',
    nationality: 'I',
    pan_validated: true,
    neft_qc_status: 'verified',
    neft_qc_date: d.days(-120),
  } as const;
  const policy = {
    servicing_go_code: 'BLR01',
    premium_mode: 'monthly',
    policy_term: 25,
    premium_term: 25,
    status_code: '1',
    plan_code: 'MSS01',
  } as const;
  return [
    {
      slug: 'sunita',
      story: 'Shares her mobile number with her husband: it cannot be used to sign in, the policy number can.',
      customer: {
        ...common,
        client_id: '40078901',
        title: 'Mrs',
        name: 'Mrs Sunita Reddy',
        gender: 'F',
        birth_date: d.bornYearsAgo(45),
        email: 'sunita.reddy@example.com',
        pan: 'GSRPR3579P',
        city: 'Bengaluru',
      },
      policies: [
        {
          ...policy,
          policy_no: '508901234',
          modal_premium: rupees(3_100),
          sum_assured: rupees(800_000),
          issue_date: d.yearsBefore(d.days(18), 3),
          due_date: d.days(18),
          maturity_date: d.yearsBefore(d.days(18), -22),
        },
      ],
    },
    {
      slug: 'vikram',
      story: 'The husband with the same mobile number; a monthly premium is eleven days overdue.',
      customer: {
        ...common,
        client_id: '40078919',
        title: 'Mr',
        name: 'Mr Vikram Reddy',
        gender: 'M',
        birth_date: d.bornYearsAgo(48),
        email: 'vikram.reddy@example.com',
        pan: 'HVRPR4680Q',
        city: 'Bengaluru',
      },
      policies: [
        {
          ...policy,
          policy_no: '508901242',
          modal_premium: rupees(4_450),
          sum_assured: rupees(1_200_000),
          issue_date: d.yearsBefore(d.days(-11), 4),
          due_date: d.days(-11),
          maturity_date: d.yearsBefore(d.days(-11), -21),
        },
      ],
    },
  ];
}

/** One policy for each way in which a revival can or cannot start. */
function withLapsedPolicies(d: RelativeDates): DemoPerson {
  const lapsedPolicy = (policyNo: string, days: number, premium: number, paidYears = 6) => ({
    policy_no: policyNo,
    plan_code: 'MSS01',
    status_code: '4',
    servicing_go_code: 'CHD01',
    policy_term: 20,
    premium_term: 20,
    premium_mode: 'half-yearly' as const,
    modal_premium: rupees(premium),
    sum_assured: rupees(600_000),
    issue_date: d.yearsBefore(d.days(-days), paidYears),
    due_date: d.days(-days),
    revival_date: revivalDateOf('savings', d.days(-days)),
    maturity_date: d.yearsBefore(d.days(-days), paidYears - 20),
    non_forfeiture: 'none' as const,
    reduced_cover: 0,
  });
  return {
    slug: 'harpreet',
    story:
      'Four lapsed policies: one can be revived as it is, one with a health declaration, one lapsed too long ago, one not long enough.',
    customer: {
      client_id: '40089012',
      title: 'Mr',
      name: 'Mr Harpreet Gill',
      gender: 'M',
      birth_date: d.bornYearsAgo(52),
      mobile: '+919876012345',
      email: 'harpreet.gill@example.com',
      pan: 'JGLPG5791R',
      pan_validated: true,
      yearly_income: rupees(900_000),
      city: 'Chandigarh',
      neft_qc_date: d.days(-300),
      neft_qc_status: 'verified',
    },
    address: {
      kind: 'correspondence',
      line1: 'House 112, Sector 21-A',
      city: 'Chandigarh',
      state: 'Chandigarh',
      pin_code: '160022',
    },
    policies: [
      { ...lapsedPolicy('509012345', 95, 9_600), premium_left: true },
      { ...lapsedPolicy('509012353', 400, 12_400), plan_code: 'MCF06' },
      {
        ...lapsedPolicy('509012361', 1_900, 5_800, 3),
        plan_code: 'MTP03',
        status_code: 'B',
        sum_assured: rupees(5_000_000),
      },
      {
        ...lapsedPolicy('509012379', 70, 18_000, 4),
        plan_code: 'MWB02',
        status_code: '5',
        revival_date: revivalDateOf('unit-linked', d.days(-70)),
        holdings: { BAL: 2_410.55 },
      },
    ],
  };
}

/** Policies in which third parties have an interest, and one with reduced cover after an unpaid premium. */
function withRestrictedPolicies(d: RelativeDates): DemoPerson {
  const due = d.days(200);
  const unpaid = d.days(-400);
  const policy = {
    servicing_go_code: 'BLR02',
    premium_mode: 'yearly',
    policy_term: 20,
    premium_term: 15,
    plan_code: 'MSS01',
    status_code: '1',
    nominees: [
      {
        client_id: '40099061',
        name: 'Mr Kiran Rao',
        relationship: 'Husband',
        share: 100,
        birth_date: d.bornYearsAgo(46),
      },
    ],
  } as const;
  return {
    slug: 'nandini',
    story:
      'One policy is assigned to a home lender, one is held in trust for the family, and the cover of one is reduced.',
    customer: {
      client_id: '40090123',
      title: 'Mrs',
      name: 'Mrs Nandini Rao',
      name_hi: 'नंदिनी राव',
      gender: 'F',
      birth_date: d.bornYearsAgo(44),
      mobile: '+919886012345',
      email: 'nandini.rao@example.com',
      pan: 'KNRPR6802S',
      pan_validated: true,
      yearly_income: rupees(1_400_000),
      city: 'Bengaluru',
      neft_qc_date: d.days(-200),
      neft_qc_status: 'verified',
    },
    account: {
      ifsc: 'ICIC0000008',
      micr: '500229002',
      account_no: '000801987654',
      account_type: 'savings',
      bank_and_branch: 'ICICI Bank, Hyderabad Khairatabad',
    },
    policies: [
      {
        ...policy,
        nominees: [...policy.nominees],
        policy_no: '510123456',
        modal_premium: rupees(40_000),
        sum_assured: rupees(600_000),
        issue_date: d.yearsBefore(due, 5),
        due_date: due,
        maturity_date: d.yearsBefore(due, -15),
        assignment: 'conditional',
        assignee: 'Kaveri Housing Finance',
      },
      {
        ...policy,
        nominees: [...policy.nominees],
        policy_no: '510123464',
        plan_code: 'MTP03',
        premium_term: 20,
        modal_premium: rupees(11_000),
        sum_assured: rupees(8_000_000),
        issue_date: d.yearsBefore(due, 4),
        due_date: due,
        maturity_date: d.yearsBefore(due, -16),
        married_womens_property: true,
      },
      {
        ...policy,
        nominees: [...policy.nominees],
        policy_no: '510123472',
        status_code: '3',
        modal_premium: rupees(30_000),
        sum_assured: rupees(400_000),
        issue_date: d.yearsBefore(unpaid, 6),
        due_date: unpaid,
        revival_date: revivalDateOf('savings', unpaid),
        maturity_date: d.yearsBefore(unpaid, -14),
        reduced_cover: rupees(160_000),
      },
    ],
  };
}

/** Lives abroad and pays from an NRE account. Her latest premium was charged GST by mistake. */
function withRefundableGst(d: RelativeDates): DemoPerson {
  const due = d.days(71);
  return {
    slug: 'priya',
    story: 'Lives in Singapore and pays from an NRE account: GST on her premiums can be refunded.',
    customer: {
      client_id: '40101234',
      title: 'Ms',
      name: 'Ms Priya Menon',
      gender: 'F',
      birth_date: d.bornYearsAgo(37),
      mobile: '+6591234567',
      email: 'priya.menon@example.com',
      pan: 'LPRPM7913T',
      pan_validated: true,
      nationality: 'N',
      yearly_income: rupees(4_200_000),
      city: 'Singapore',
      neft_qc_date: d.days(-180),
      neft_qc_status: 'verified',
    },
    address: {
      kind: 'overseas',
      line1: '12 Marine Parade Road',
      city: 'Singapore',
      state: 'Singapore',
      country: 'SG',
    },
    account: {
      ifsc: 'HDFC0000004',
      micr: '600240002',
      account_no: '50100987654321',
      account_type: 'nre',
      bank_and_branch: 'HDFC Bank, Chennai Mylapore',
    },
    policies: [
      {
        policy_no: '511234567',
        plan_code: 'MTP03',
        status_code: '1',
        servicing_go_code: 'KOC01',
        policy_term: 30,
        premium_term: 30,
        premium_mode: 'half-yearly',
        modal_premium: rupees(6_180),
        sum_assured: rupees(9_000_000),
        issue_date: d.yearsBefore(due, 3),
        due_date: due,
        maturity_date: d.yearsBefore(due, -27),
        nominees: [
          {
            client_id: '40099071',
            name: 'Mr Anand Menon',
            relationship: 'Husband',
            share: 100,
            birth_date: d.bornYearsAgo(39),
          },
        ],
      },
    ],
  };
}

/** Has two new policies within their free look: a savings plan and a unit-linked plan sold online. */
function withNewPolicies(d: RelativeDates): DemoPerson {
  const begun = d.days(-21);
  const policy = {
    servicing_go_code: 'AHM01',
    status_code: '1',
    policy_term: 20,
    premium_term: 15,
    premium_mode: 'yearly',
    issue_date: begun,
    due_date: d.yearsBefore(begun, -1),
    maturity_date: d.yearsBefore(begun, -20),
    nominees: [
      {
        client_id: '40099081',
        name: 'Mrs Rupal Bhatt',
        relationship: 'Wife',
        share: 100,
        birth_date: d.bornYearsAgo(31),
      },
    ],
  } as const;
  return {
    slug: 'neel',
    story: 'Two new policies, a savings and a unit-linked plan, can still be returned within their free look.',
    customer: {
      client_id: '40112345',
      title: 'Mr',
      name: 'Mr Neel Bhatt',
      gender: 'M',
      birth_date: d.bornYearsAgo(33),
      mobile: '+919930012345',
      email: 'neel.bhatt@example.com',
      pan: 'MNBPB8024U',
      pan_validated: true,
      yearly_income: rupees(1_100_000),
      city: 'Ahmedabad',
      neft_qc_date: d.days(-21),
      neft_qc_status: 'verified',
    },
    address: {
      kind: 'correspondence',
      line1: '9, Shantikunj Society',
      line2: 'Satellite Road',
      city: 'Ahmedabad',
      state: 'Gujarat',
      pin_code: '380015',
    },
    account: {
      ifsc: 'HDFC0000004',
      micr: '600240002',
      account_no: '60100456789012',
      account_type: 'savings',
      bank_and_branch: 'HDFC Bank, Chennai Mylapore',
    },
    policies: [
      {
        ...policy,
        nominees: [...policy.nominees],
        policy_no: '512345678',
        plan_code: 'MSS01',
        modal_premium: rupees(24_500),
        sum_assured: rupees(350_000),
        freeLook: {
          document_received_on: d.days(-12),
          yearly_cover_cost: rupees(1_750),
          medical_tests: rupees(1_200),
          stamp_duty: rupees(70),
        },
      },
      {
        ...policy,
        nominees: [...policy.nominees],
        policy_no: '512345686',
        plan_code: 'MWB02',
        modal_premium: rupees(50_000),
        sum_assured: rupees(500_000),
        holdings: { GRO: 420.1234, BAL: 395.5 },
        allocation: { GRO: 50, BAL: 50 },
        strategy: { kind: 'stp', first_on: d.days(3), from_fund: 'BAL', to_fund: 'GRO', amount: rupees(5_000) },
        freeLook: {
          document_received_on: d.days(-10),
          sold_at_a_distance: true,
          yearly_cover_cost: rupees(3_650),
          medical_tests: rupees(1_200),
          stamp_duty: rupees(400),
          unallocated: rupees(2_000),
          charges: 310_25,
        },
      },
    ],
  };
}
