import * as m from '@lifedesk/journey/messages';
import type { AttentionAction } from '@lifedesk/rules';
import type { Text } from '../locale/locale.ts';
import { useApp } from './app.ts';
import type { Links } from './links.ts';
import { useHref } from './use-links.ts';

/** The service for each action, and the label of its link. */
const actions: Partial<
  Record<AttentionAction, { readonly service: string; readonly name: Text; readonly signIn?: Text }>
> = {
  'pay-premium': { service: 'pay-online', name: m.attention_pay },
  revive: { service: 'revival-scheme', name: m.attention_revive, signIn: m.attention_signInToRevive },
  reinstate: { service: 'reinstatement', name: m.attention_reinstate, signIn: m.attention_signInToReinstate },
  'return-policy': { service: 'freelook-enquiry', name: m.attention_returnPolicy },
  'submit-life-certificate': { service: 'digital-living-certificate', name: m.attention_lifeCertificate },
  'pay-loan': { service: 'pay-loan', name: m.attention_payLoan },
  'answer-request': { service: 'track-service-requests', name: m.attention_answer },
  'declare-nationality': { service: 'update-nationality', name: m.attention_nationality },
  'update-bank-account': { service: 'neft-details', name: m.attention_bankAccount },
  'update-pan': { service: 'update-pan', name: m.attention_pan },
  'see-payouts': { service: 'payout-history', name: m.attention_seePayouts },
  'see-request': { service: 'track-service-requests', name: m.attention_seeRequest },
  'claim-unclaimed': { service: 'unclaimed-amount', name: m.attention_claimUnclaimed },
  'update-incorporation-date': { service: 'date-of-incorporation', name: m.attention_incorporation },
};

/**
 * The address for an action, for the policy with this opaque id or the request with this number; undefined if nothing is
 * to be done or no service does it.
 */
export function actionLink(
  href: Links['href'],
  action: AttentionAction,
  id?: string,
  ticket?: string,
): { href: string; name: string } | undefined {
  const known = actions[action];
  const address = known && href(known.service, ticket ? { ticket } : { id });
  return known && address ? { href: address, name: known.name() } : undefined;
}

/** How the person can settle something that needs them. */
interface SettleLink {
  readonly href: string;
  readonly name: string;
  /** By phone, because no page does it. */
  readonly isCall: boolean;
}

/**
 * Returns where to do an action: on a page, after signing in, otherwise by phone; undefined if the customer only waits. The calling
 * component re-renders when the session changes.
 */
export function useSettleLink(): (action: AttentionAction, id?: string, ticket?: string) => SettleLink | undefined {
  const { insurer, links } = useApp();
  const { phone } = insurer;
  const href = useHref();
  return (action, id, ticket) => {
    if (action === 'wait') return undefined;
    const page = actionLink(href, action, id, ticket);
    if (page) return { ...page, isCall: false };
    const { service, signIn } = actions[action] ?? {};
    const signInPage = service && signIn && links.signInFor?.(service, { id });
    if (signInPage) return { href: signInPage, name: signIn(), isCall: false };
    return { href: `tel:${phone.dial}`, name: m.attention_call({ phone: phone.read }), isCall: true };
  };
}
