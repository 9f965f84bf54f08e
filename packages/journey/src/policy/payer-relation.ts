import * as m from '@lifedesk/journey/messages';
import type { Schemas } from '@lifedesk/sdk';

/** How someone who pays for another person is related to the policyholder, in words. */
export const payerRelationWords: Readonly<Record<Schemas['PayerRelation'], () => string>> = {
  spouse: m.payment_payerSpouse,
  parent: m.payment_payerParent,
  child: m.payment_payerChild,
  sibling: m.payment_payerSibling,
  grandparent: m.payment_payerGrandparent,
  grandchild: m.payment_payerGrandchild,
  employer: m.payment_payerEmployer,
  friend: m.payment_payerFriend,
  other: m.payment_payerOther,
};
