import type { Attention, AttentionReason } from '../attention/attention.ts';
import { formatDate } from '../dates/format-date.ts';
import { formatRupees } from '../money/format-rupees.ts';
import { attention as enAttention } from './en/attention.ts';
import { attention as hiAttention } from './hi/attention.ts';
import type { Language } from './language.ts';

/**
 * What a customer should do, by when: "A premium was due on 05/12/2026. Cover continues if it is paid by 04/01/2027."
 * `count` is how many policies or requests it is about, if several are listed together.
 */
export function attentionText(
  { because, amount, deadline, since }: Pick<Attention, 'because' | 'amount' | 'deadline' | 'since'>,
  language: Language,
  count = 1,
): string {
  return { en: enAttention, hi: hiAttention }[language][because]({
    amount: amount === null ? '' : formatRupees(amount),
    deadline: deadline ? formatDate(deadline) : '',
    since: since ? formatDate(since) : '',
    count,
  });
}

/** Whether there is a text for a reason that an answer names; a newer server may know more. */
export function isAttentionReason(because: string): because is AttentionReason {
  return because in enAttention;
}
