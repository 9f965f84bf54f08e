import { type BookFile, faultIf, pick } from './book-file.ts';
import {
  amount,
  date,
  optionalColumn,
  pastDate,
  requiredColumn,
  storedCode,
  text,
  units,
  wholeNumber,
} from './columns.ts';
import { clientId } from './customers.ts';
import { policyNumber } from './policies.ts';

const ofPolicy = requiredColumn('policy_no', policyNumber);

/** The oldest unpaid premium of each policy that still owes premiums. */
export const dues: BookFile = {
  name: 'dues',
  columns: [
    ofPolicy,
    requiredColumn('due_date', date),
    requiredColumn('amount', amount),
    optionalColumn('revival_date', date),
  ],
  key: ['policy_no'],
  parent: 'policy_no',
  check: () => [],
  content: (values) => ({ due: pick(values, ['due_date', 'revival_date']), paid: pick(values, ['amount']) }),
};

const OF_NOMINEE = [
  requiredColumn('client_id', clientId),
  requiredColumn('name', text(120)),
  requiredColumn('relationship', text(60)),
  requiredColumn('share', wholeNumber(1, 100)),
  optionalColumn('birth_date', pastDate),
  optionalColumn('appointee_name', text(120)),
  optionalColumn('appointee_relationship', text(60)),
  optionalColumn('appointee_birth_date', pastDate),
];

/** Who receives the money of a policy. */
export const nominees: BookFile = {
  name: 'nominees',
  columns: [ofPolicy, ...OF_NOMINEE],
  key: ['policy_no', 'client_id'],
  parent: 'policy_no',
  check: ({ appointee_name, appointee_relationship, appointee_birth_date }) =>
    faultIf(
      appointee_name === null && (appointee_relationship !== null || appointee_birth_date !== null),
      'appointee_name',
      'Fill it in, or leave the appointee empty.',
    ),
  content: (values) => ({ policy_nominee: pick(values, ['policy_no', ...OF_NOMINEE.map(({ name }) => name)]) }),
};

/** The fund units of unit-linked policies. */
export const holdings: BookFile = {
  name: 'holdings',
  columns: [
    ofPolicy,
    requiredColumn(
      'fund_code',
      storedCode('fund', 'The database has no such fund. Add the fund first, or write its code there.'),
    ),
    requiredColumn('units', units),
  ],
  key: ['policy_no', 'fund_code'],
  parent: 'policy_no',
  check: () => [],
  content: (values) => ({ fund_holding: pick(values, ['policy_no', 'fund_code', 'units']) }),
};
