import type { SignedBody } from './signed-body.ts';

/** An appointment as we ask the partner for it. */
export interface Appointment {
  readonly bookingId: string;
  /** It rises with each change, and with the cancellation. */
  readonly sequence: number;
  readonly centreId: string;
  readonly start: Date;
  readonly end: Date;
  readonly name: string;
  /** The number that the person shows at the centre, and the word that a caller says. */
  readonly code: string;
  readonly checkWord: string;
  readonly tests: readonly string[];
  readonly hivTest: boolean;
  readonly womanAttendant: boolean;
  readonly companion: boolean;
  /** Of a call by a doctor. */
  readonly language?: string;
  readonly video?: boolean;
  readonly mobile?: string;
}

/** An appointment as the partner knows it. */
export interface AppointmentReport {
  readonly bookingId: string;
  /** Of the last call about it. */
  readonly sequence: number;
  /** The result of that call. `asking`: not known yet. After a refused change, the time before it stays booked. */
  readonly state: 'asking' | 'booked' | 'refused' | 'cancelled';
  /** When it is booked for. */
  readonly start: Date | null;
}

/**
 * The partner who runs the medical centres and the laboratory. Every call is safe to repeat: the partner does each
 * sequence of a booking once, and ignores lower ones that come later. All reject with `MedicalPartnerError`.
 */
export interface MedicalPartner {
  /** Books an appointment, or moves it if the partner has it with a lower sequence. */
  book(appointment: Appointment): Promise<AppointmentReport>;
  /** Cancels it, also if the booking has not arrived yet. */
  cancel(appointment: { readonly bookingId: string; readonly sequence: number }): Promise<AppointmentReport>;
  /** Null if the partner does not know it. */
  status(bookingId: string): Promise<AppointmentReport | null>;
  /** Whether an event comes from the partner. */
  isAuthentic(signed: SignedBody): boolean;
}

/** The partner gave no usable answer, so the effect of the call is unknown. */
export class MedicalPartnerError extends Error {
  override readonly name = 'MedicalPartnerError';
}
