import type { AttentionGroup, AttentionReason } from '@lifedesk/rules';
import type { Urgency } from '@lifedesk/ui';

const urgencies: Partial<Record<AttentionReason, Urgency>> = {
  'premium-due-soon': 'soon',
  'free-look-open': 'soon',
  'free-look-restricted': 'soon',
  'life-certificate-due': 'soon',
  'one-of-two-certificates': 'soon',
  'loan-close-to-value': 'soon',
  'payout-on-hold': 'soon',
  'payout-returned': 'grace',
  'payout-late': 'grace',
  'request-late': 'grace',
  'unclaimed-amount': 'soon',
  'premium-in-grace': 'grace',
  'premium-after-grace': 'lapsed',
  'revival-open': 'lapsed',
  'reinstatement-open': 'lapsed',
  'lapsed-without-online-way': 'lapsed',
  'life-certificate-overdue': 'lapsed',
  'loan-above-value': 'lapsed',
};

/** How urgent a thing looks: a date is coming, grace is running out, it has happened, or something to know. */
export const urgencyOf = ({ because }: Pick<AttentionGroup, 'because'>): Urgency => urgencies[because] ?? 'info';
