import * as m from '../texts.ts';

/** Why there is no picture from the camera. */
export type Fault = 'refused' | 'none' | 'taken' | 'failed';

/** What happened, and that nothing is lost. */
export const faultTexts: Readonly<Record<Fault, () => string>> = {
  refused: m.digitalLivingCertificate_cameraRefused,
  none: m.digitalLivingCertificate_cameraNone,
  taken: m.digitalLivingCertificate_cameraTaken,
  failed: m.digitalLivingCertificate_cameraFailed,
};
