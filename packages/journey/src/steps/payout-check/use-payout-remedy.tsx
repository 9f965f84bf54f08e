import * as m from '@lifedesk/journey/messages';
import { Button } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import { useHref } from '../../provider/use-links.ts';

/** The service in which a customer settles each reason; any other is settled by phone or by time. */
const REMEDIES: Readonly<Record<string, { readonly service: string; readonly words: () => string }>> = {
  'account-returned': { service: 'neft-details', words: m.attention_bankAccount },
  'bank-details': { service: 'neft-details', words: m.attention_bankAccount },
  nationality: { service: 'update-nationality', words: m.payoutCheck_declare },
};

/**
 * The button to where the customer settles why payouts of a policy wait; undefined if there is no such place. `id` is the
 * policy's, for services that start with a policy.
 */
export function usePayoutRemedy(reason: string | undefined, id?: string): ReactElement | undefined {
  const href = useHref();
  const remedy = REMEDIES[reason ?? ''];
  const to = remedy && href(remedy.service, remedy.service === 'neft-details' && id ? { id } : undefined);
  return to ? <Button href={to}>{remedy.words()}</Button> : undefined;
}
