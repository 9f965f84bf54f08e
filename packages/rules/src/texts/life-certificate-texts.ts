import type { CertificateState } from '../life-certificate/certificate-state.ts';
import { certificateState } from '../paraglide/areas/life-certificate.js';
import type { Language } from './language.ts';

/** The state of a life certificate. */
export function certificateStateText(state: CertificateState, language: Language): string {
  return certificateState[state]({}, { locale: language });
}
