import type { FaceBand, LivenessReason } from '../life-certificate/face.ts';
import { faceBand, livenessReason } from '../paraglide/areas/picture.js';
import type { Language } from './language.ts';

/** Why a picture cannot be used, and what to do. */
export function livenessReasonText(reason: LivenessReason, language: Language): string {
  return livenessReason[reason]({}, { locale: language });
}

/** What a comparison of faces leads to. */
export function faceBandText(band: FaceBand, language: Language): string {
  return faceBand[band]({}, { locale: language });
}
