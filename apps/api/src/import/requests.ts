import { checkTicketNumber } from '@lifedesk/rules';
import { requestNumberText } from '@lifedesk/rules/texts';
import type { RequestType } from '../contributions.ts';
import { type BookFile, faultIf, pick } from './book-file.ts';
import {
  type Context,
  date,
  format,
  oneOf,
  optionalColumn,
  pastDate,
  type Reading,
  requiredColumn,
} from './columns.ts';
import { clientId } from './customers.ts';
import { policyNumber } from './policies.ts';

/** Kinds that consist of the request alone. The others come with money or a process, which ends where it began. */
const TYPES: readonly RequestType[] = [
  'update-mobile',
  'update-email',
  'update-pan',
  'update-address',
  'update-nominee',
  'raise-complaint',
  'service-recovery',
  'request-query',
  'freelook-enquiry',
  'surrender-enquiry',
];

/** The stage that an open request has reached, by its state. */
export const STAGES = { received: null, 'in-progress': 'under-review', waiting: 'information-needed' } as const;

/** Policy numbers with spaces between them. */
function policyNumbers(given: string, context: Context): Reading {
  const readings = given.split(/ +/).map((one) => policyNumber(one, context));
  const found: string[] = [];
  for (const reading of readings) {
    if ('problem' in reading) return { problem: `${reading.problem} Put a space between two numbers.` };
    found.push(String(reading.value));
  }
  return { value: found };
}

/** What customers asked for and is not decided yet. */
export const requests: BookFile = {
  name: 'requests',
  columns: [
    requiredColumn(
      'ticket',
      format(checkTicketNumber, requestNumberText, (ticket) => ticket),
    ),
    requiredColumn('client_id', clientId),
    requiredColumn('type', oneOf(TYPES)),
    optionalColumn('policy_nos', policyNumbers, []),
    requiredColumn('state', oneOf(Object.keys(STAGES))),
    requiredColumn('made_on', pastDate),
    requiredColumn('promised_on', date),
  ],
  key: ['ticket'],
  parent: 'client_id',
  check: ({ made_on, promised_on }) =>
    faultIf(String(promised_on) < String(made_on), 'promised_on', 'It is before made_on.'),
  content: (values) => ({
    service_request: pick(values, ['ticket', 'type', 'policy_nos', 'state', 'promised_on']),
    made: pick(values, ['made_on']),
  }),
};
