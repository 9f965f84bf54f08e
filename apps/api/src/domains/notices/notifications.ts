import type { components } from '@lifedesk/contract';
import {
  type Attention,
  type AttentionAction,
  type AttentionGroup,
  type CalendarDate,
  NOTIFICATION_OF,
  type NotificationName,
  payableFrom,
  todayInIndia,
} from '@lifedesk/rules';
import { attentionText } from '@lifedesk/rules/texts';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { type CustomerFacts, findAllAttention, toAttentionDto } from '../policies/public.ts';

type Notifications = components['schemas']['Notifications'];
type Notification = components['schemas']['Notification'];

/** The maximum number of policies that a notification names. */
const MAX_NAMED = 500;

export default sessionHandler('notifications', async ({ session }, { db, clock, contributions }) => {
  const today = todayInIndia(clock.now());
  const { facts, list, groups } = await findAllAttention({ db, contributions }, session.customerId, today);
  const added = await Promise.all(
    contributions.notifications.map((find) => find(db, session.customerId, today, facts.language)),
  );
  return ok({
    notifications: { ...notificationsOf(groups, facts), ...Object.assign({}, ...added) },
    attention: list.map(toAttentionDto),
    openRequests: facts.open_requests,
  });
});

/** The service that handles each action. */
const PATHS: Readonly<Record<AttentionAction, string | null>> = {
  'pay-premium': '/pay-online',
  revive: '/revival-scheme',
  reinstate: '/reinstatement',
  call: null,
  'return-policy': '/freelook-enquiry',
  'submit-life-certificate': '/digital-living-certificate',
  'pay-loan': '/pay-loan',
  'answer-request': '/track-service-requests',
  'declare-nationality': '/update-nationality',
  'update-bank-account': '/neft-details',
  'update-pan': '/update-pan',
  'update-incorporation-date': '/date-of-incorporation',
  'see-payouts': '/payout-history',
  'see-request': '/track-service-requests',
  'claim-unclaimed': '/unclaimed-amount',
  wait: null,
};

/** One entry per kind, null if there is nothing. Omits services that only people have for a company. */
export function notificationsOf(
  groups: readonly AttentionGroup[],
  { language, kind }: Pick<CustomerFacts, 'language' | 'kind'>,
): Notifications {
  const of = (name: NotificationName): Notification | null => {
    const here = groups.filter((group) => NOTIFICATION_OF[group.kind] === name);
    if (here.length === 0) return null;
    const policyNos = here.flatMap((group) => group.policyNos).slice(0, MAX_NAMED);
    const path = here.map(({ action }) => pathOf(action, kind)).find((one) => one !== null);
    const since = earliest(here.map(sinceOf));
    return {
      text: here.map((group) => attentionText(group, language, group.count)).join(' '),
      ...(policyNos.length > 0 && { policyNos }),
      ...(path && { path }),
      ...(since && { since }),
    };
  };
  const freeLookOpen = of('freeLookOpen');
  return {
    premiumDue: of('premiumDue'),
    policyLapsed: of('policyLapsed'),
    paymentInProcess: of('paymentInProcess'),
    nationalityMissing: of('nationalityMissing'),
    panMissing: of('panMissing'),
    bankDetailsMissing: of('bankDetailsMissing'),
    requestWaiting: of('requestWaiting'),
    lifeCertificateDue: of('lifeCertificateDue'),
    loanNearValue: of('loanNearValue'),
    payoutOnHold: of('payoutOnHold'),
    payoutReturned: of('payoutReturned'),
    payoutLate: of('payoutLate'),
    payoutHeld: of('payoutHeld'),
    unclaimedAmount: of('unclaimedAmount'),
    benefitAhead: of('benefitAhead'),
    ...(freeLookOpen && { freeLookOpen }),
    // the revival domain adds it
    healthDeclarationDue: null,
    dateOfIncorporationMissing: of('dateOfIncorporationMissing'),
  };
}

/** A premium shows from the day on which it can be paid. */
function sinceOf({ kind, since, deadline }: Attention): CalendarDate | null {
  if (kind === 'premium-due') return deadline && payableFrom(deadline);
  return kind === 'premium-overdue' ? since && payableFrom(since) : since;
}

const pathOf = (action: AttentionAction, kind: CustomerFacts['kind']): string | null =>
  kind === 'company' && (action === 'revive' || action === 'reinstate') ? null : PATHS[action];

const earliest = (dates: readonly (CalendarDate | null)[]): CalendarDate | undefined =>
  dates.filter((date) => date !== null).sort()[0];
