import type { Schemas } from '@lifedesk/sdk';
import * as m from '../texts.ts';
import type { PolicyDocument } from './documents.ts';
import { kindName } from './kind-names.ts';

const receipts: Readonly<Record<Schemas['PaymentPurpose'], () => string>> = {
  premium: m.downloadCenter_receiptPremium,
  loan: m.downloadCenter_receiptLoan,
  'top-up': m.downloadCenter_receiptTopUp,
  revival: m.downloadCenter_receiptRevival,
};

/** The name of a document: for a receipt what was paid for, for any other its financial year if it has one. */
export function documentName({ kind, purpose, financialYear }: PolicyDocument): string {
  if (purpose) return receipts[purpose]();
  return [kindName(kind), financialYear].filter(Boolean).join(' ');
}

/** The numbers by which people refer to a receipt, on paper or on the phone. */
export function numbersOf({ receiptNo, reference }: PolicyDocument): string[] {
  return [
    ...(receiptNo ? [m.downloadCenter_receiptNo({ number: receiptNo })] : []),
    ...(reference ? [m.downloadCenter_reference({ reference })] : []),
  ];
}
