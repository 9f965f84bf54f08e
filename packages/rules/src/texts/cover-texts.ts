import { formatDate } from '../dates/format-date.ts';
import { formatRupees } from '../money/format-rupees.ts';
import type { CoverNow, CoverReason } from '../overview/cover-now.ts';
import { cover as texts } from '../paraglide/areas/cover.js';
import type { Language } from './language.ts';
import { yesOrNo } from './optional.ts';

/** How much a policy covers today: "Cover is now ₹1,63,333.33". */
export function coverText({ cover, because, until }: CoverNow, language: Language): string {
  const values = {
    cover: formatRupees(cover),
    until: until ? formatDate(until) : '',
    hasUntil: yesOrNo(until !== undefined),
  };
  return texts[because](values, { locale: language });
}

/** Whether this version has a text for the reason; a newer server may send others. */
export function isCoverReason(because: string): because is CoverReason {
  return because in texts;
}
