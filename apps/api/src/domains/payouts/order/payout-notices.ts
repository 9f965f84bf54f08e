import { formatRupees, maskMiddle, payoutTotal } from '@lifedesk/rules';
import type { Deps } from '../../../deps.ts';
import type { Db } from '../../../platform/database/connect.ts';
import { type Language, m } from '../../../platform/language.ts';
import type { Letter } from '../../../platform/mail/letter.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { noticeSentence } from '../../../platform/sms/render-sms.ts';
import { queueNotice, registeredContacts } from '../../requests/public.ts';
import type { PayoutRow } from './payouts.store.ts';

const SUBJECTS = { paid: m.sms_payoutPaidSubject, returned: m.sms_payoutReturnedSubject };

interface HeldFacts {
  readonly policyNo: string;
  readonly amount: string;
  /** DD/MM/YYYY. */
  readonly until: string;
}

/** The email about a hold, with the link that stops the payout. */
export function heldLetter({ policyNo: policy, amount, until }: HeldFacts, link: string, language: Language): Letter {
  const locale = { locale: language };
  return {
    subject: m.sms_payoutHeldSubject({ policy }, locale),
    parts: [
      m.letter_payoutHeld({ policy, amount, until }, locale),
      m.letter_payoutHeldYou({}, locale),
      m.letter_payoutHeldNotYou({ link }, locale),
      m.letter_payoutHeldButton({}, locale),
    ],
    isNotice: true,
  };
}

/** Queues the message that a payout was paid or returned, in the same transaction. */
export async function sendPayoutNotice(
  deps: Pick<Deps, 'config' | 'clock' | 'ids'>,
  transaction: Db,
  queue: Queue,
  payout: PayoutRow,
  outcome: 'paid' | 'returned',
): Promise<void> {
  const contacts = await registeredContacts(transaction, payout.customer_id);
  const { language } = contacts;
  const { policy_no: policyNo, net, penal_interest, account_no } = payout;
  const variables = [
    policyNo,
    formatRupees(payoutTotal({ net, interest: penal_interest })),
    maskMiddle(account_no ?? ''),
  ];
  const sms = { template: `payout-${outcome}`, language, variables } as const;
  await queueNotice(deps, transaction, queue, contacts, {
    letter: {
      subject: SUBJECTS[outcome]({ policy: policyNo }, { locale: language }),
      parts: [noticeSentence(sms)],
      isNotice: true,
    },
    sms,
  });
}
