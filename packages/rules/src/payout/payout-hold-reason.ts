/** What happened shortly before a payout and holds it for some days, to protect the customer. */
export type PayoutHoldReason = 'contact-changed' | 'account-changed' | 'new-device';
