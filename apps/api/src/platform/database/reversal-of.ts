import type { Reversal } from '@lifedesk/rules';
import type { Selectable } from 'kysely';
import type { PaymentTables } from './tables/payments.ts';

/** The columns of a receipt that say when and why a bank took its payment back; null if none did. */
export type ReversalColumns = Pick<Selectable<PaymentTables['receipt']>, 'reversed_on' | 'reversed_by'>;

/** The field `reversal` of what is shown about a payment, or no field if no bank took it back. */
export const reversalOf = ({ reversed_on, reversed_by }: ReversalColumns): { reversal?: Reversal } =>
  reversed_on && reversed_by ? { reversal: { on: reversed_on, reason: reversed_by } } : {};
