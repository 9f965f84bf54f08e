import { formatRupees, type Paise } from '@lifedesk/rules';
import type { Templates } from '../../../platform/mail/letter.ts';

export interface ReminderFacts {
  policyNo: string;
  /** Null if the plan has no name to show. */
  planName: string | null;
  /** What remains to be paid, with GST, after payments received and in process. */
  toBePaid: Paise;
  pastDue: Paise;
  inProcess: Paise;
  /** DD/MM/YYYY, the oldest unpaid due date; null if no further premium is due. */
  dueDate: string | null;
  payUrl: string;
}

/** Says what to pay, or that nothing is due. */
export const premiumReminder: Templates<ReminderFacts> = {
  en: ({ policyNo, planName, toBePaid, pastDue, inProcess, dueDate, payUrl }, { insurer }) => ({
    subject:
      toBePaid > 0 ? `Premium due on your ${insurer.en} policy` : `No premium is due on your ${insurer.en} policy`,
    parts: [
      toBePaid > 0
        ? `Please pay ${formatRupees(toBePaid)} for your policy.`
        : 'You have nothing to pay for your policy now.',
      [
        ['Policy', policyNo],
        ...(planName ? [['Plan', planName] as const] : []),
        ...(dueDate ? [[toBePaid > 0 ? 'Due date' : 'Next premium due on', dueDate] as const] : []),
        ...(toBePaid > 0 && pastDue > 0 ? [['Of this, overdue', formatRupees(pastDue)] as const] : []),
        ...(inProcess > 0 ? [['Payment in process', formatRupees(inProcess)] as const] : []),
      ],
      ...(toBePaid > 0
        ? [`Pay online: ${payUrl}`, 'If you have paid in the last few days, you can ignore this message.']
        : []),
    ],
  }),
  hi: ({ policyNo, planName, toBePaid, pastDue, inProcess, dueDate, payUrl }, { insurer }) => ({
    subject:
      toBePaid > 0 ? `आपकी ${insurer.hi} पॉलिसी का प्रीमियम देय है` : `आपकी ${insurer.hi} पॉलिसी पर कोई प्रीमियम देय नहीं है`,
    parts: [
      toBePaid > 0
        ? `आपकी पॉलिसी के लिए ${formatRupees(toBePaid)} का भुगतान करना है।`
        : 'आपकी पॉलिसी के लिए अभी कोई भुगतान नहीं करना है।',
      [
        ['पॉलिसी', policyNo],
        ...(planName ? [['प्लान', planName] as const] : []),
        ...(dueDate ? [[toBePaid > 0 ? 'देय तारीख' : 'अगला प्रीमियम देय', dueDate] as const] : []),
        ...(toBePaid > 0 && pastDue > 0 ? [['इसमें से बकाया', formatRupees(pastDue)] as const] : []),
        ...(inProcess > 0 ? [['प्रक्रिया में भुगतान', formatRupees(inProcess)] as const] : []),
      ],
      ...(toBePaid > 0
        ? [`ऑनलाइन भुगतान करें: ${payUrl}`, 'अगर आपने पिछले कुछ दिनों में भुगतान कर दिया है, तो इस संदेश पर ध्यान न दें।']
        : []),
    ],
  }),
};
