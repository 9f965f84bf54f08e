import * as m from '../../texts.ts';

/** The words of each kind of notification: the server's own are for other apps. */
export const noticeTexts: Readonly<Record<string, (() => string) | undefined>> = {
  premiumDue: m.notices_premiumDue,
  policyLapsed: m.notices_policyLapsed,
  paymentInProcess: m.notices_paymentInProcess,
  nationalityMissing: m.notices_nationalityMissing,
  panMissing: m.notices_panMissing,
  bankDetailsMissing: m.notices_bankDetailsMissing,
  requestWaiting: m.notices_requestWaiting,
  lifeCertificateDue: m.notices_lifeCertificateDue,
  healthDeclarationDue: m.notices_healthDeclarationDue,
  dateOfIncorporationMissing: m.notices_dateOfIncorporationMissing,
};
