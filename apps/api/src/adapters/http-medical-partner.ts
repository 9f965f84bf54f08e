import { isSignedBody } from '../platform/signed-body.ts';
import { type AppointmentReport, type MedicalPartner, MedicalPartnerError } from '../ports/medical-partner.ts';
import { readInstant, readInteger, readText } from './read-values.ts';
import { type SignedCallOptions, signedCalls } from './signed-calls.ts';

const STATES = ['asking', 'booked', 'refused', 'cancelled'] as const;

/** The partner of the medical centres, over HTTP. */
export function httpMedicalPartner(options: SignedCallOptions): MedicalPartner {
  const party = { name: 'the medical partner', header: 'x-medical-partner', Failure: MedicalPartnerError };
  const call = signedCalls(options, party);

  async function report(path: string, content: { readonly bookingId: string }): Promise<AppointmentReport | null> {
    const answer = await call(path, content);
    if (!answer) return null;
    const appointment = read(answer);
    if (appointment.bookingId !== content.bookingId)
      throw new MedicalPartnerError('the medical partner answered for another appointment');
    return appointment;
  }
  const reportKnown = async (path: string, content: { readonly bookingId: string }): Promise<AppointmentReport> => {
    const appointment = await report(path, content);
    if (!appointment) throw new MedicalPartnerError('the medical partner does not know the appointment');
    return appointment;
  };

  return {
    book: (appointment) => reportKnown('/appointments', appointment),
    cancel: (appointment) => reportKnown('/appointments/cancel', appointment),
    status: (bookingId) => report('/appointments/status', { bookingId }),
    isAuthentic: (signed) => isSignedBody(options.secret, signed, options.clock.now()),
  };
}

function read(answer: Readonly<Record<string, unknown>>): AppointmentReport {
  const state = STATES.find((known) => known === answer.state);
  const bookingId = readText(answer.bookingId);
  const sequence = readInteger(answer.sequence);
  const start = readInstant(answer.start);
  if (state === undefined || bookingId === null || sequence === null || (state === 'booked' && start === null))
    throw new MedicalPartnerError('the answer of the medical partner cannot be parsed');
  return { bookingId, sequence, state, start };
}
