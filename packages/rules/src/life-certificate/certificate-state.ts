import { addCalendarDays } from '../dates/add-calendar-days.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { certificateDates } from './certificate-dates.ts';

export type CertificateState = 'not-due' | 'open' | 'overdue' | 'held' | 'under-review' | 'given';

/** The life certificate of one life of an annuity. */
export interface LifeCertificate {
  /** When the one that is missing is due. */
  readonly dueOn: CalendarDate;
  /** When the one before was given; null if none ever was. */
  readonly givenOn: CalendarDate | null;
  readonly birthDate: CalendarDate | null;
  /** A person decides about one that was given. */
  readonly isUnderReview: boolean;
}

/** The state of a life certificate on a day. Nothing is held while a person decides. */
export function certificateState(certificate: LifeCertificate, today: CalendarDate): CertificateState {
  const { dueOn, givenOn, birthDate, isUnderReview } = certificate;
  if (isUnderReview) return 'under-review';
  const dates = certificateDates(dueOn, birthDate);
  if (dates === null || today < dates.opensOn) return givenOn === null ? 'not-due' : 'given';
  if (today <= dueOn) return 'open';
  return today <= dates.graceEndsOn ? 'overdue' : 'held';
}

/** The last day on which an annuity is paid although certificates are missing: that of the life whose grace ends last. */
export function annuityPaidUntil(certificates: readonly LifeCertificate[]): CalendarDate | null {
  const ends = certificates.flatMap(({ dueOn, birthDate }) => certificateDates(dueOn, birthDate)?.graceEndsOn ?? []);
  return ends.sort().at(-1) ?? null;
}

/**
 * The state of the certificate of one life of an annuity. While another life keeps the annuity paid, a late one is overdue and
 * holds nothing.
 */
export function stateOfLife(
  certificate: LifeCertificate,
  others: readonly LifeCertificate[],
  today: CalendarDate,
): CertificateState {
  const state = certificateState(certificate, today);
  const isHeld = instalmentsHeldFrom([certificate, ...others], today) !== null;
  return state === 'held' && !isHeld ? 'overdue' : state;
}

/**
 * From which day on the instalments of an annuity wait for a life certificate; null while they do not. On two lives, one that
 * is in time, in grace or under review is enough.
 */
export function instalmentsHeldFrom(
  certificates: readonly LifeCertificate[],
  today: CalendarDate,
): CalendarDate | null {
  if (certificates.length === 0) return null;
  if (certificates.some((certificate) => certificateState(certificate, today) !== 'held')) return null;
  const last = annuityPaidUntil(certificates);
  return last === null ? null : addCalendarDays(last, 1);
}
