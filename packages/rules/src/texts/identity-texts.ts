import type { CalendarDate } from '../dates/calendar-date.ts';
import type { BirthDateMatch, NameMatch } from '../identity/match-identity.ts';
import type { OfflineFileReason } from '../identity/offline-file.ts';
import type { CertificateState } from '../life-certificate/certificate-state.ts';
import type { FaceBand, LivenessReason } from '../life-certificate/face.ts';
import {
  birthDateMatch,
  certificateState,
  faceBand,
  livenessReason,
  nameMatch,
  offlineFile,
  otherWay,
} from '../paraglide/areas/identity.js';
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

/** The state of a life certificate. */
export function certificateStateText(state: CertificateState, language: Language): string {
  return certificateState[state]({}, { locale: language });
}

/** Why a picture cannot be used, and what to do. */
export function livenessReasonText(reason: LivenessReason, language: Language): string {
  return livenessReason[reason]({}, { locale: language });
}

/** What a comparison of faces leads to. */
export function faceBandText(band: FaceBand, language: Language): string {
  return faceBand[band]({}, { locale: language });
}

/** The name of a way without an online check. */
export function otherWayText(way: OtherWay, language: Language): string {
  return otherWay[way]({}, { locale: language });
}
