import { formatRupees } from '@lifedesk/rules';
import { type Language, m } from '../../../platform/language.ts';
import type { StrategyRow } from './strategies.store.ts';

type StrategyNames = Pick<StrategyRow, 'fromName' | 'toName' | 'amount'>;

/** The strategy in words, for the audit trail that the customer reads. */
export function strategyWords({ fromName, toName, amount }: StrategyNames, language: Language): string {
  const locale = { locale: language };
  if (amount === null) return m.audit_fundAllocation({}, locale);
  return m.audit_monthlyTransfer(
    { amount: formatRupees(amount), fromFund: `${fromName}`, toFund: `${toName}` },
    locale,
  );
}
