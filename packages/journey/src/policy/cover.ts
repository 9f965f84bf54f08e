import * as m from '@lifedesk/journey/messages';
import { type CoverNow, type CoverReason, formatRupees, parseIsoDate } from '@lifedesk/rules';
import { coverText, isCoverReason } from '@lifedesk/rules/texts';
import type { Locale } from '../locale/locale.ts';

/** Today's cover as operations return it. */
interface WithCover {
  /** Paise. */
  readonly cover?: number | undefined;
  readonly coverReason?: string | undefined;
  readonly coverUntil?: string | undefined;
}

/** Why a policy's cover is not simply its sum assured. */
const OTHER_THAN_ASSURED: readonly CoverReason[] = ['reduced', 'extended', 'withdrawn', 'fund', 'premiums'];

/** Today's cover; undefined if the server does not say it, or gives a reason that this version does not know. */
export function readCover({ cover, coverReason = '', coverUntil = '' }: WithCover): CoverNow | undefined {
  if (cover === undefined || !isCoverReason(coverReason)) return undefined;
  return { cover, because: coverReason, until: parseIsoDate(coverUntil) };
}

/** What the sum assured is called: an annuity assures nothing, and neither does a lapsed policy. */
export function sumAssuredLabel(cover: CoverNow | undefined): string {
  if (cover?.because === 'annuity') return m.policy_annuityValue();
  return cover?.because === 'lapsed' ? m.policy_sumAssuredBefore() : m.policy_sumAssured();
}

/** Today's cover where it is not simply the sum assured, with its label. */
export function coverToday(
  cover: CoverNow | undefined,
  language: Locale,
): { readonly label: string; readonly value: string } | undefined {
  if (!cover || !OTHER_THAN_ASSURED.includes(cover.because)) return undefined;
  // the label says already that it is the cover
  const value = cover.because === 'reduced' ? formatRupees(cover.cover) : coverText(cover, language);
  return { label: m.policy_coverToday(), value };
}
