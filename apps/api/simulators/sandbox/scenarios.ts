import type { FaceScenario } from '../aadhaar/face-comparison-simulator.ts';
import type { AadhaarScenario } from '../aadhaar/identity-registry-simulator.ts';
import type { BackOfficeScenario } from '../back-office/back-office-simulator.ts';
import type { NewBusinessScenario } from '../back-office/new-business-simulator.ts';
import type { PayoutBankScenario } from '../banks/payout-bank-simulator.ts';
import type { GATEWAY_SCENARIOS } from '../gateway/gateway-order.ts';
import type { MedicalPartnerScenario } from '../medical-partner/medical-partner-simulator.ts';
import type { HelpPartnerScenario } from '../partner/help-partner-simulator.ts';
import type { StaffScenario } from '../staff/staff-provider-simulator.ts';
import type { UpiScenario } from '../upi/upi-simulator.ts';

/** A scenario and its effect, as `/sandbox/scenarios` shows it. */
export interface Scenario {
  readonly name: string;
  readonly description: string;
}

const OWN = {
  'maintenance in ten minutes':
    'The whole portal closes for an hour, ten minutes from now. maintenanceSchedule announces it.',
  'maintenance now': 'The whole portal is closed now, without notice.',
  lockout: 'Every sign-in answers 403: the login is locked for 30 minutes.',
  '402': 'Every OTP is burnt: checking one answers 402.',
  'messages fail': 'Neither SMS nor email can be sent: requesting an OTP answers 502.',
  'slow network': 'Every API call takes two seconds longer.',
  'server 500': 'Every API call answers 500.',
  'database away': 'Every API call answers 503.',
} as const;

/** Uses the gateway's own scenario names. */
const GATEWAY: Record<(typeof GATEWAY_SCENARIOS)[number], string> = {
  'gateway declines': 'The bank declines every payment, whatever button the payer presses.',
  'gateway silent': 'The gateway never calls back. Only a status query shows the result of a payment.',
  'gateway late': 'A payment stays pending for a while before it is final.',
  'gateway twice': 'The gateway sends every callback twice.',
  'settlement misses payments': "The daily settlement omits the day's payments.",
  'settlement doubles payments': 'The daily settlement lists every payment twice.',
  'settlement differs': 'The daily settlement is a rupee short for every payment.',
  'payments charged back': "Banks charge back the previous day's payments.",
  'mandates returned': "Banks return the previous day's debits.",
  'debits fail': 'Accounts have insufficient funds: every auto-debit fails.',
};

/** Uses the back office's own scenario names. */
const BACK_OFFICE: Record<BackOfficeScenario, string> = {
  'back office silent': 'The back office picks up no requests: they stay received.',
  'back office rejects': 'Requests are rejected after two days.',
  'back office needs more':
    'After two days the customer is asked for a document; once it arrives, the request is approved.',
  'back office twice': 'Every answer of the back office is posted twice.',
};

/** Uses the payout bank's own scenario names. */
const PAYOUT_BANK: Record<PayoutBankScenario, string> = {
  'bank late': 'The bank takes a day to make a payout.',
  'bank silent': 'The bank accepts payouts and does not answer. Only a status query shows the result.',
  'bank away': 'The payout bank cannot be reached.',
  'bank returns': 'Every payout is returned: the account is closed.',
};

/** Uses the names of new business. */
const NEW_BUSINESS: Record<NewBusinessScenario, string> = {
  'underwriter silent': 'New business answers nothing about applications.',
  'underwriter offers': 'Two days after the last paper, an application gets an offer at a larger premium.',
  'underwriter declines': 'Two days after the last paper, an application is declined.',
};

/** Uses UPI's own scenario names. */
const UPI: Record<UpiScenario, string> = {
  'UPI late': 'Blocks, debits and releases by UPI take two hours to show.',
  'UPI silent': 'UPI does what it is asked and does not answer. Only a status query shows the result.',
  'UPI away': 'UPI cannot be reached.',
  'UPI refuses': 'Banks refuse every block, whatever button the applicant presses.',
  'UPI wrong': 'UPI reports another amount for every block, which is not accepted.',
};

/** Uses the names of the medical centres. */
const MEDICAL_PARTNER: Record<MedicalPartnerScenario, string> = {
  'centre late': 'Medical centres answer after 40 seconds.',
  'centre silent': 'Medical centres do what they are asked and do not answer. Only a status query shows the result.',
  'centre away': 'The partner of the medical centres cannot be reached.',
  'centre refuses': 'Medical centres refuse every time that is asked for.',
  'centre cancels': 'Medical centres cancel all appointments to come by themselves.',
  'centre twice': 'Every event of the medical centres is posted twice.',
  'visits missed': 'People miss their appointments at medical centres.',
};

/** Uses the partner's own scenario names. */
const HELP_PARTNER: Record<HelpPartnerScenario, string> = {
  'partner link fails': 'The partner who helps with applications cannot be reached.',
};

/** Uses the names of the Aadhaar authority's simulator. */
const AADHAAR: Record<AadhaarScenario, string> = {
  'Aadhaar away': 'The Aadhaar authority cannot be reached. Files and the other ways still work.',
  'Aadhaar OTP lost': 'The Aadhaar authority sends its OTP, and it never arrives.',
  'Aadhaar without mobile': 'No mobile number is linked to any Aadhaar.',
  'Aadhaar inactive': 'The Aadhaar authority says that every number is not active.',
  'Aadhaar name differs': 'The Aadhaar authority has another name for everyone.',
  'Aadhaar year only': 'The Aadhaar authority has only the year of birth for everyone.',
};

/** Uses the names of the simulator that compares faces. */
const FACE: Record<FaceScenario, string> = {
  'face check away': 'Pictures cannot be checked. The other ways of giving a life certificate still work.',
  'face unclear': 'Every picture is blurred.',
  'face not live': 'Every picture shows another picture.',
  'face for a person': 'No comparison of faces is clear: a person decides.',
  'face of another person': 'No face matches the Aadhaar photo.',
};

/** Uses the names of the provider that staff sign in at. */
const STAFF: Record<StaffScenario, string> = {
  'staff provider away': 'The provider that staff sign in at cannot be reached.',
  'staff token of another sign-in': "The token of every staff sign-in has another sign-in's nonce.",
  'staff token for another app': 'The token of every staff sign-in is for another app.',
  'staff token expired': 'The token of every staff sign-in has expired.',
  'staff token forged': 'The token of every staff sign-in has a false signature.',
};

export type ScenarioName =
  | keyof typeof OWN
  | keyof typeof GATEWAY
  | BackOfficeScenario
  | PayoutBankScenario
  | NewBusinessScenario
  | UpiScenario
  | MedicalPartnerScenario
  | HelpPartnerScenario
  | AadhaarScenario
  | FaceScenario
  | StaffScenario;

export const SCENARIOS: readonly (Scenario & { name: ScenarioName })[] = Object.entries({
  ...OWN,
  ...GATEWAY,
  ...BACK_OFFICE,
  ...PAYOUT_BANK,
  ...NEW_BUSINESS,
  ...UPI,
  ...MEDICAL_PARTNER,
  ...HELP_PARTNER,
  ...AADHAAR,
  ...FACE,
  ...STAFF,
}).map(([name, description]) => ({ name: name as ScenarioName, description }));

export function isScenarioName(name: string): name is ScenarioName {
  return SCENARIOS.some((s) => s.name === name);
}
