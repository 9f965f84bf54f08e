import type { Schemas } from '@lifedesk/sdk';

/** What the payer has chosen, as it outlives a reload and the way to the bank and back. PAN and declaration are given again. */
export const payerDraft = {
  id: 'pay-link',
  blank: { relation: undefined as Schemas['PayerRelation'] | undefined },
};
