import type { CalendarDate } from '../dates/calendar-date.ts';
import type { BirthDateMatch, NameMatch } from '../identity/match-identity.ts';
import type { OfflineFileReason } from '../identity/offline-file.ts';
import { birthDateMatch, nameMatch, offlineFile, otherWay } from '../paraglide/areas/identity.js';
import type { OtherWay } from '../tables/identity-terms.ts';
import type { Language } from './language.ts';
import { optionalDate } from './optional.ts';

/** How a name compares with the one of the Aadhaar authority. */
export function nameMatchText(match: NameMatch, language: Language): string {
  return nameMatch[match]({}, { locale: language });
}

/** How a birth date compares with the one of the Aadhaar authority. */
export function birthDateMatchText(match: BirthDateMatch, language: Language): string {
  return birthDateMatch[match]({}, { locale: language });
}

/** Why a file of the Aadhaar authority cannot be used; `madeOn` is its day, `days` how old it may be. */
export function offlineFileText(
  because: OfflineFileReason,
  { madeOn, days }: { readonly madeOn: CalendarDate | null; readonly days: number },
  language: Language,
): string {
  return offlineFile[because]({ ...optionalDate(madeOn), days }, { locale: language });
}

/** The name of a way without an online check. */
export function otherWayText(way: OtherWay, language: Language): string {
  return otherWay[way]({}, { locale: language });
}
