// Appointments for medical tests.

export type { BookingFacts, BookingReason, MedicalTime, MedicalTimesFacts } from './appointment.ts';
export {
  appointmentNotices,
  bookingClauses,
  canChangeBooking,
  changesLeft,
  fastingBefore,
  isMedicalDay,
  medicalRules,
  medicalSilence,
  medicalTimes,
  reportsValidUntil,
  silentUntil,
  testsDueBy,
} from './appointment.ts';
export type { Place } from './distance.ts';
export { distanceBetween } from './distance.ts';
export type { MedicalWay, RiskFacts } from './medical-category.ts';
export { medicalCategory, medicalWays, sumAtRisk } from './medical-category.ts';
