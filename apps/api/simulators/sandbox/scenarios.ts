import type { BackOfficeScenario } from '../back-office/back-office-simulator.ts';
import type { PayoutBankScenario } from '../banks/payout-bank-simulator.ts';
import type { GATEWAY_SCENARIOS } from '../gateway/gateway-order.ts';

/** A scenario and its effect, as `/sandbox/scenarios` shows it. */
export interface Scenario {
  readonly name: string;
  readonly description: string;
}

const OWN = {
  'maintenance in ten minutes':
    'The whole portal closes ten minutes from now, for an hour. Announced in maintenanceSchedule.',
  'maintenance now': 'The whole portal is closed now, without notice.',
  lockout: 'Every way in answers 403: the login is locked for 30 minutes.',
  '402': 'Every OTP is burnt: checking one answers 402.',
  'messages fail': 'Neither SMS nor e-mail can be sent: asking for an OTP answers 502.',
  'slow network': 'Every answer of the API takes two seconds longer.',
  'server 500': 'Every call of the API answers 500.',
  'database away': 'Every call of the API answers 503.',
} as const;

/** Uses the gateway's own scenario names. */
const GATEWAY: Record<(typeof GATEWAY_SCENARIOS)[number], string> = {
  'gateway declines': 'The bank declines every payment, whatever button the payer presses.',
  'gateway silent': 'The gateway never calls back. The result of a payment is known only by asking.',
  'gateway late': 'A payment stays in process for a while before it is final.',
  'gateway twice': 'The gateway sends every callback twice.',
  'settlement misses payments': 'The daily settlement leaves out what was paid.',
  'settlement doubles payments': 'The daily settlement lists every payment twice.',
  'settlement differs': 'The daily settlement pays out a rupee less for every payment.',
  'payments charged back': 'The banks take back what was paid the day before.',
  'mandates returned': 'The banks return what was debited the day before.',
  'debits fail': 'Accounts have no money for auto-debit: every debit of a mandate fails.',
};

/** Uses the back office's own scenario names. */
const BACK_OFFICE: Record<BackOfficeScenario, string> = {
  'back office silent': 'The back office takes no requests up: they stay received.',
  'back office rejects': 'Requests are rejected after two days.',
  'back office needs more':
    'After two days the customer is asked for a document; once it has come, the request is approved.',
  'back office twice': 'Every answer of the back office is posted twice.',
};

/** Uses the payout bank's own scenario names. */
const PAYOUT_BANK: Record<PayoutBankScenario, string> = {
  'bank late': 'The bank needs a day for a payout.',
  'bank silent': 'The bank takes payouts and does not answer. How one ended is known only by asking.',
  'bank away': 'The bank that pays out cannot be reached.',
  'bank returns': 'Every payout comes back: the account is closed.',
};

export type ScenarioName = keyof typeof OWN | keyof typeof GATEWAY | BackOfficeScenario | PayoutBankScenario;

export const SCENARIOS: readonly (Scenario & { name: ScenarioName })[] = Object.entries({
  ...OWN,
  ...GATEWAY,
  ...BACK_OFFICE,
  ...PAYOUT_BANK,
}).map(([name, description]) => ({ name: name as ScenarioName, description }));

export function isScenarioName(name: string): name is ScenarioName {
  return SCENARIOS.some((s) => s.name === name);
}
