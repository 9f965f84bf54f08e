import { formatRupees } from '@lifedesk/rules';
import type { Language } from '../../../platform/database/tables/content.ts';
import type { StrategyRow } from './strategies.store.ts';

type StrategyNames = Pick<StrategyRow, 'fromName' | 'toName' | 'amount'>;

/** The strategy in words, for the audit trail that the customer reads. */
export function strategyWords({ fromName, toName, amount }: StrategyNames, language: Language): string {
  if (amount === null) return { en: 'Fund allocation', hi: 'फ़ंड आवंटन' }[language];
  const moved = formatRupees(amount);
  return {
    en: `${moved} a month from ${fromName} to ${toName}`,
    hi: `हर महीने ${moved}, ${fromName} से ${toName} में`,
  }[language];
}
