import { checkClientId, checkEmail, checkMobile, checkPan, checkPinCode } from '@lifedesk/rules';
import { clientIdText, emailText, mobileText, panText, pinCodeText } from '@lifedesk/rules/texts';
import { checkPlace } from '../domains/profile/public.ts';
import { languages } from '../platform/language.ts';
import { type BookFile, type Content, type Fault, faultIf, pick } from './book-file.ts';
import { amount, flag, format, oneOf, optionalColumn, pastDate, requiredColumn, text, type Values } from './columns.ts';

const itself = (value: string): string => value;
export const clientId = format(checkClientId, clientIdText, itself);

const OF_CUSTOMER = [
  requiredColumn('client_id', clientId),
  requiredColumn('kind', oneOf(['person', 'company'])),
  requiredColumn('name', text(120)),
  optionalColumn('title', text(20)),
  optionalColumn('gender', oneOf(['M', 'F', 'T'])),
  optionalColumn('birth_date', pastDate),
  optionalColumn('incorporated_on', pastDate),
  optionalColumn(
    'mobile',
    format(checkMobile, mobileText, ({ e164 }) => e164),
  ),
  optionalColumn('email', format(checkEmail, emailText, itself)),
  optionalColumn(
    'pan',
    format(checkPan, panText, ({ pan }) => pan),
  ),
  optionalColumn('pan_validated', flag, false),
  optionalColumn('nationality', oneOf(['I', 'N', 'P', 'F']), 'I'),
  optionalColumn('yearly_income', amount),
  optionalColumn('language', oneOf(languages), 'en'),
];
const OF_ADDRESS = [
  optionalColumn('address_line1', text(120)),
  optionalColumn('address_line2', text(120)),
  optionalColumn('address_line3', text(120)),
  optionalColumn('address_city', text(60)),
  optionalColumn('address_state', text(60)),
  optionalColumn('address_pin_code', format(checkPinCode, pinCodeText, itself)),
];
const NEEDED = ['address_line1', 'address_city', 'address_state', 'address_pin_code'];
const PLACE_FAULTS = {
  state: 'Write a state or union territory as the address service lists it, for example Maharashtra.',
  city: 'Write a district of this state as the address service lists it.',
  pinCode: 'This PIN code is not of this state.',
} as const;
const PLACE_COLUMNS = { state: 'address_state', city: 'address_city', pinCode: 'address_pin_code' } as const;

/** Who owns the policies, with the address for letters. */
export const customers: BookFile = {
  name: 'customers',
  columns: [...OF_CUSTOMER, ...OF_ADDRESS],
  key: ['client_id'],
  parent: null,
  check: (values) => [
    ...faultIf(
      values.kind === 'person' && values.incorporated_on !== null,
      'incorporated_on',
      'Leave it empty for a person.',
    ),
    ...faultIf(values.kind === 'company' && values.birth_date !== null, 'birth_date', 'Leave it empty for a company.'),
    ...faultIf(
      values.pan_validated === true && values.pan === null,
      'pan_validated',
      'Write no, or fill in the PAN that was validated.',
    ),
    ...checkAddress(values),
  ],
  content: (values): Content => ({
    customer: pick(
      values,
      OF_CUSTOMER.map(({ name }) => name),
    ),
    ...(hasAddress(values) && {
      address: {
        kind: 'correspondence',
        line1: values.address_line1 ?? null,
        line2: values.address_line2 ?? null,
        line3: values.address_line3 ?? null,
        city: values.address_city ?? null,
        state: values.address_state ?? null,
        pin_code: values.address_pin_code ?? null,
        country: 'IN',
      },
    }),
  }),
};

const hasAddress = (values: Values): boolean => OF_ADDRESS.some(({ name }) => values[name] !== null);

function checkAddress(values: Values): Fault[] {
  if (!hasAddress(values)) return [];
  const missing = NEEDED.filter((name) => values[name] === null);
  if (missing.length > 0)
    return missing.map((column) => ({ column, reason: 'Fill it in, or leave the whole address empty.' }));
  const { wrong } = checkPlace({
    state: String(values.address_state),
    city: String(values.address_city),
    pinCode: String(values.address_pin_code),
  });
  return wrong ? [{ column: PLACE_COLUMNS[wrong], reason: PLACE_FAULTS[wrong] }] : [];
}
