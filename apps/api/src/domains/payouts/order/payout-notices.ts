import { formatRupees, maskMiddle, payoutTotal } from '@lifedesk/rules';
import type { Deps } from '../../../deps.ts';
import type { Db } from '../../../platform/database/connect.ts';
import type { Language } from '../../../platform/database/tables/content.ts';
import type { Letter } from '../../../platform/mail/letter.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { PAYOUT_SENTENCES } from '../../../platform/sms/payout-sentences.ts';
import { fillIn } from '../../../platform/sms/render-sms.ts';
import { queueNotice, registeredContacts } from '../../requests/public.ts';
import type { PayoutRow } from './payouts.store.ts';

type Texts = Readonly<Record<Language, (policyNo: string) => string>>;

const SUBJECTS: Readonly<Record<'held' | 'paid' | 'returned', Texts>> = {
  held: {
    en: (policyNo) => `Policy ${policyNo}: is this payout yours?`,
    hi: (policyNo) => `पॉलिसी ${policyNo}: क्या यह पेआउट आपने माँगा है?`,
  },
  paid: {
    en: (policyNo) => `Policy ${policyNo}: we have paid you`,
    hi: (policyNo) => `पॉलिसी ${policyNo}: आपको भुगतान कर दिया गया है`,
  },
  returned: {
    en: (policyNo) => `Policy ${policyNo}: your bank sent our payment back`,
    hi: (policyNo) => `पॉलिसी ${policyNo}: आपके बैंक ने हमारा भुगतान लौटा दिया`,
  },
};

const HELD: Readonly<Record<Language, (facts: HeldFacts, link: string) => Letter['parts']>> = {
  en: ({ policyNo, amount, until }, link) => [
    `A payout of ${amount} was asked for from policy ${policyNo}. Shortly before that, your contact details or bank account were changed, or someone signed in from a new device. To protect you, we hold the payout until ${until}.`,
    'If it was you, you do not need to do anything. We will pay after that day.',
    `If it was not you, stop the payout here: ${link}`,
    'Opening the link changes nothing. The payout is stopped when you press the button on the page.',
  ],
  hi: ({ policyNo, amount, until }, link) => [
    `पॉलिसी ${policyNo} से ${amount} का पेआउट माँगा गया है। इससे ठीक पहले आपका संपर्क या बैंक खाता बदला गया था, या किसी नए डिवाइस से साइन इन हुआ था। आपकी सुरक्षा के लिए हमने यह पेआउट ${until} तक रोक रखा है।`,
    'अगर यह आपने माँगा है, तो आपको कुछ नहीं करना है। उस दिन के बाद हम भुगतान कर देंगे।',
    `अगर यह आपने नहीं माँगा, तो पेआउट यहाँ रोकें: ${link}`,
    'लिंक खोलने से कुछ नहीं बदलता। पेज पर बटन दबाने से ही पेआउट रुकता है।',
  ],
};

interface HeldFacts {
  readonly policyNo: string;
  readonly amount: string;
  /** DD/MM/YYYY. */
  readonly until: string;
}

/** The e-mail about a hold, with the link that stops the payout. */
export const heldLetter = (facts: HeldFacts, link: string, language: Language): Letter => ({
  subject: SUBJECTS.held[language](facts.policyNo),
  parts: HELD[language](facts, link),
  isNotice: true,
});

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
  const template = `payout-${outcome}` as const;
  const variables = [
    policyNo,
    formatRupees(payoutTotal({ net, interest: penal_interest })),
    maskMiddle(account_no ?? ''),
  ];
  await queueNotice(deps, transaction, queue, contacts, {
    letter: {
      subject: SUBJECTS[outcome][language](policyNo),
      parts: [fillIn(PAYOUT_SENTENCES[template][language], variables)],
      isNotice: true,
    },
    sms: { template, language, variables },
  });
}
