import type { Schemas } from '@lifedesk/sdk';

/** The payer's choice, stored across a reload and the way to the bank and back. PAN and declaration are asked again. */
export const payerDraft = {
  id: 'pay-link',
  blank: { relation: undefined as Schemas['PayerRelation'] | undefined },
};
