import { modeWords } from '@lifedesk/journey';
import { format12HourTime, formatDate, formatRupees, todayInIndia } from '@lifedesk/rules';
import type { Schemas } from '@lifedesk/sdk';
import type { BadgeTone } from '@lifedesk/ui';
import * as m from '../../texts.ts';

export type Application = Schemas['ApplicationDetails'];
export type ListedApplication = Schemas['ApplicationProgress'];
export type Payment = Schemas['ApplicationPayment'];
export type Offer = Schemas['ApplicationOffer'];
export type OfferTerms = Schemas['OfferTerms'];
export type ApplicationPaper = Schemas['ApplicationDocument'];

export const waitingTone = (waitingFor: Schemas['WaitingFor']): BadgeTone =>
  waitingFor === 'you' ? 'warning' : waitingFor === 'us' ? 'info' : 'neutral';

const payments: Readonly<Record<Payment['state'], () => string>> = {
  none: m.applicationTracker_payNone,
  'block-requested': m.applicationTracker_payRequested,
  blocked: m.applicationTracker_payBlocked,
  'block-expired': m.applicationTracker_payExpired,
  'debit-requested': m.applicationTracker_payDebit,
  paid: m.applicationTracker_payPaid,
  released: m.applicationTracker_payReleased,
  'refund-due': m.applicationTracker_payOwed,
  refunded: m.applicationTracker_payBack,
};

export const paymentWords = ({ state }: Payment): string => payments[state]();

const papers: Readonly<Record<ApplicationPaper['state'], { readonly says: () => string; readonly tone: BadgeTone }>> = {
  had: { says: m.applicationTracker_paperHad, tone: 'success' },
  needed: { says: m.applicationTracker_paperNeeded, tone: 'warning' },
  checking: { says: m.applicationTracker_paperChecking, tone: 'info' },
  refused: { says: m.applicationTracker_paperRefused, tone: 'error' },
};

export const paperState = ({ state }: ApplicationPaper) => papers[state];

/** A paper that the applicant can send now. */
export const canSend = ({ state }: ApplicationPaper): boolean => state === 'needed' || state === 'refused';

/** An instant as date and time in India. */
export function momentOf(instant: string): string {
  const at = new Date(instant);
  return `${formatDate(todayInIndia(at))}, ${format12HourTime(at)}`;
}

/** "₹24,500.00, yearly". */
export const premiumWords = ({ premium, premiumMode }: Pick<Application, 'premium' | 'premiumMode'>): string =>
  `${formatRupees(premium)}, ${modeWords(premiumMode)}`;
