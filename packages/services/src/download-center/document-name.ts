import * as m from '../texts.ts';
import type { PolicyDocument } from './documents.ts';

/** The name that is on the document too, with its financial year unless it is a receipt. */
export function documentName({ title, purpose, financialYear }: PolicyDocument): string {
  return [title, !purpose && financialYear].filter(Boolean).join(' ');
}

/** The numbers by which people refer to a receipt, on paper or on the phone. */
export function numbersOf({ receiptNo, reference }: PolicyDocument): string[] {
  return [
    ...(receiptNo ? [m.downloadCenter_receiptNo({ number: receiptNo })] : []),
    ...(reference ? [m.downloadCenter_reference({ reference })] : []),
  ];
}
