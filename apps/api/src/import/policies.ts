import { checkBankAccount, checkIfsc, checkPolicyNumber, PREMIUM_MODES } from '@lifedesk/rules';
import { bankAccountText, ifscText, policyNumberText } from '@lifedesk/rules/texts';
import { bankAndBranch, bankOf } from '../domains/bank-details/banks.ts';
import { type BookFile, type Content, type Fault, faultIf, pick } from './book-file.ts';
import {
  amount,
  date,
  flag,
  format,
  oneOf,
  optionalColumn,
  pastDate,
  requiredColumn,
  storedCode,
  text,
  type Value,
  type Values,
  wholeNumber,
} from './columns.ts';
import { clientId } from './customers.ts';

const itself = (value: string): string => value;
export const policyNumber = format(checkPolicyNumber, policyNumberText, itself);

const OF_POLICY = [
  requiredColumn(
    'plan_code',
    storedCode('plan', 'The database has no such plan. Add the plan first, or write the code that it has there.'),
  ),
  requiredColumn('holder_name', text(120)),
  requiredColumn(
    'status_code',
    storedCode('policy_status', 'Write a status code of the list in docs/bring-your-book.md.'),
  ),
  requiredColumn('policy_term', wholeNumber(1, 100)),
  requiredColumn('premium_term', wholeNumber(0, 100)),
  requiredColumn('premium_mode', oneOf(PREMIUM_MODES)),
  requiredColumn('modal_premium', amount),
  requiredColumn('sum_assured', amount),
  requiredColumn('issue_date', pastDate),
  optionalColumn('maturity_date', date),
  optionalColumn('vested_bonus', amount, 0),
  optionalColumn('reduced_cover', amount),
  optionalColumn('cover_until', date),
  optionalColumn('servicing_go_code', text(20)),
  optionalColumn('assignment', oneOf(['absolute', 'conditional'])),
  optionalColumn('assignee', text(120)),
  optionalColumn('married_womens_property', flag, false),
  optionalColumn('keyman', flag, false),
  optionalColumn('court_order_on', pastDate),
  optionalColumn('death_intimated_on', pastDate),
];
const OF_ACCOUNT = [
  optionalColumn('account_holder', text(120)),
  optionalColumn('account_no', format(checkBankAccount, bankAccountText, itself)),
  optionalColumn('account_type', oneOf(['savings', 'current', 'nre', 'nro'])),
  optionalColumn('ifsc', format(checkIfsc, ifscText, itself)),
];

/** The policies, each with the account for its payouts. */
export const policies: BookFile = {
  name: 'policies',
  columns: [
    requiredColumn('policy_no', policyNumber),
    requiredColumn('client_id', clientId),
    ...OF_POLICY,
    ...OF_ACCOUNT,
    optionalColumn('account_verified', flag, false),
  ],
  key: ['policy_no'],
  parent: 'client_id',
  check: (values) => [...checkTerms(values), ...checkAccount(values)],
  content: (values): Content => ({
    policy: pick(values, ['policy_no', ...OF_POLICY.map(({ name }) => name)]),
    ...(values.ifsc !== null && {
      bank_account: {
        policy_no: values.policy_no ?? null,
        holder_name: values.account_holder ?? null,
        account_no: values.account_no ?? null,
        account_type: values.account_type ?? null,
        ifsc: values.ifsc ?? null,
        bank_and_branch: bankNameOf(values.ifsc),
      },
      account_check: { state: values.account_verified === true ? 'verified' : 'pending' },
    }),
  }),
};

function bankNameOf(ifsc: Value | undefined): string | null {
  const bank = bankOf(String(ifsc));
  return bank && bankAndBranch(bank);
}

function checkTerms(values: Values): Fault[] {
  const { policy_term, premium_term, premium_mode, issue_date, maturity_date, reduced_cover, sum_assured } = values;
  const isSingle = premium_mode === 'single';
  return [
    ...faultIf(
      isSingle !== (premium_term === 0),
      'premium_term',
      isSingle ? 'Write 0 for a single premium.' : 'Write the years in which premiums are paid, at least 1.',
    ),
    ...faultIf(Number(premium_term) > Number(policy_term), 'premium_term', 'It is longer than policy_term.'),
    ...faultIf(
      typeof maturity_date === 'string' && maturity_date <= String(issue_date),
      'maturity_date',
      'It is not after issue_date.',
    ),
    ...faultIf(Number(reduced_cover) > Number(sum_assured), 'reduced_cover', 'It is more than sum_assured.'),
    ...faultIf(
      (values.assignment === null) !== (values.assignee === null),
      'assignee',
      'Fill in both assignment and assignee, or neither.',
    ),
  ];
}

function checkAccount(values: Values): Fault[] {
  const missing = OF_ACCOUNT.filter(({ name }) => values[name] === null);
  if (missing.length === OF_ACCOUNT.length)
    return faultIf(values.account_verified === true, 'account_verified', 'Write no, or fill in the account.');
  if (missing.length > 0)
    return missing.map(({ name }) => ({ column: name, reason: 'Fill it in, or leave the whole account empty.' }));
  return faultIf(bankOf(String(values.ifsc)) === null, 'ifsc', 'Write the IFSC of a branch that exists.');
}
