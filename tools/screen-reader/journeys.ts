import type { Journey } from './journey.ts';
import { companySearchJourney } from './journeys/company-search.ts';
import { declinedJourney, inProcessJourney, receivedJourney } from './journeys/payment.ts';
import { signInJourney } from './journeys/sign-in.ts';
import { wrongPanJourney } from './journeys/wrong-pan.ts';

/** By the name of their transcripts. */
export const JOURNEYS: Readonly<Record<string, Journey>> = {
  'sign-in': signInJourney,
  'payment-received': receivedJourney,
  'payment-declined': declinedJourney,
  'payment-in-process': inProcessJourney,
  'wrong-pan': wrongPanJourney,
  'company-search': companySearchJourney,
};
