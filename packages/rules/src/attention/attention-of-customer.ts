import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Attention } from './attention-item.ts';

/** Which of a customer's own details are missing, and which requests wait for them. */
export interface AttentionCustomer {
  readonly kind: 'person' | 'company';
  readonly isNationalityMissing: boolean;
  readonly pan: 'validated' | 'not-validated' | 'missing';
  readonly bankAccount: 'verified' | 'pending' | 'rejected' | 'missing';
  /** When the bank account was last verified or rejected. */
  readonly bankAccountCheckedOn: CalendarDate | null;
  readonly isIncorporationDateMissing: boolean;
  readonly waitingRequests: readonly {
    readonly ticket: string;
    readonly policyNos: readonly string[];
    readonly since: CalendarDate;
  }[];
}

/** What a customer's own details and requests need. */
export function attentionOfCustomer(customer: AttentionCustomer): Attention[] {
  const { kind, pan, bankAccount, waitingRequests } = customer;
  const isPerson = kind === 'person';
  const about = { policyNos: [], amount: null, deadline: null, since: null };
  const found: (Attention | false)[] = [
    ...waitingRequests.map(
      ({ ticket, policyNos, since }) =>
        isPerson && {
          ...about,
          kind: 'request-waiting' as const,
          because: 'request-waiting' as const,
          action: 'answer-request' as const,
          ticket,
          policyNos,
          since,
        },
    ),
    customer.isNationalityMissing && {
      ...about,
      kind: 'nationality',
      because: 'nationality-missing',
      action: 'declare-nationality',
    },
    isPerson &&
      (bankAccount === 'missing' || bankAccount === 'rejected') && {
        ...about,
        kind: 'bank-account',
        because: bankAccount === 'missing' ? 'bank-account-missing' : 'bank-account-rejected',
        action: 'update-bank-account',
        since: bankAccount === 'rejected' ? customer.bankAccountCheckedOn : null,
      },
    isPerson &&
      pan !== 'validated' && {
        ...about,
        kind: 'pan',
        because: pan === 'missing' ? 'pan-missing' : 'pan-not-validated',
        action: 'update-pan',
      },
    !isPerson &&
      customer.isIncorporationDateMissing && {
        ...about,
        kind: 'incorporation-date',
        because: 'incorporation-date-missing',
        action: 'update-incorporation-date',
      },
  ];
  return found.filter((one) => one !== false);
}
