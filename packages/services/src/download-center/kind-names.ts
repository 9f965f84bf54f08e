import * as m from '../texts.ts';
import type { DocumentKind } from './documents.ts';

const names: Readonly<Record<string, () => string>> = {
  'policy-document': m.downloadCenter_kindPolicy,
  'premium-receipt': m.downloadCenter_kindReceipt,
  'premium-certificate': m.downloadCenter_kindCertificate,
  'account-statement': m.downloadCenter_kindStatement,
  notice: m.downloadCenter_kindNotice,
};

/** The name of a kind. The server may have new kinds, which are called documents. */
export function kindName(kind: DocumentKind): string {
  return (names[kind] ?? m.downloadCenter_kindOther)();
}
