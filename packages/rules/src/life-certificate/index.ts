// Life certificates of annuitants: when they are due, what is held without one, and how they are given.

export type { CertificateDates } from './certificate-dates.ts';
export { arrearsPromisedOn, certificateDates, nextCertificateDueOn, nextReminderOn } from './certificate-dates.ts';
export type { CertificateState, LifeCertificate } from './certificate-state.ts';
export { annuityPaidUntil, certificateState, instalmentsHeldFrom, stateOfLife } from './certificate-state.ts';
export type { FaceBand, LivenessReason, PaidInstalment } from './face.ts';
export { faceBand, LIVENESS_REASONS, paidAfterDeath, reviewPromisedOn, reviewWorkingDays } from './face.ts';
