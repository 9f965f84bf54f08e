import { formatDate } from '../dates/format-date.ts';
import { formatWholeRupees } from '../money/format-rupees.ts';
import type { CoverNow, CoverReason } from '../overview/cover-now.ts';
import { cover as enCover } from './en/cover.ts';
import { cover as hiCover } from './hi/cover.ts';
import type { Language } from './language.ts';

/** How much a policy covers today: "Cover is now ₹1,63,333". */
export function coverText({ cover, because, until }: CoverNow, language: Language): string {
  return { en: enCover, hi: hiCover }[language][because]({
    cover: formatWholeRupees(cover),
    until: until ? formatDate(until) : '',
  });
}

/** Whether this version has a text for the reason; a newer server may send others. */
export function isCoverReason(because: string): because is CoverReason {
  return because in enCover;
}
