import { type CalendarDate, parseIsoDate } from '@lifedesk/rules';
import type { Session } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/connect.ts';
import { problem } from '../../platform/problem.ts';
import { findCustomer } from './store.ts';

/** Who is asking: a customer in a session, or a person without one. */
export type Visitor =
  | {
      readonly kind: 'full' | 'partial';
      readonly customerId: number;
      /** The registered one; null if unknown, or not shown to this session. */
      readonly birthDate: CalendarDate | null;
      readonly mobile: string | null;
    }
  | { readonly kind: 'public'; readonly ownKey: string | undefined };

/** The customer of a session. Without an OTP the date of birth is not used, because it could be found out by trial. */
export async function visitorOf(db: Db, { customerId, kind }: Session): Promise<Visitor & { customerId: number }> {
  const { birth_date, mobile } = await findCustomer(db, customerId);
  const isFull = kind === 'full';
  return {
    kind: isFull ? 'full' : 'partial',
    customerId,
    birthDate: isFull ? birth_date : null,
    mobile,
  };
}

/** The earliest plausible date of birth. */
const OLDEST = '1900-01-01';

/** The date of birth by which the answers are judged. Throws `validation` if it is missing, wrong, or already known. */
export function birthDateOf(asker: Visitor, dob: string | undefined, today: CalendarDate): CalendarDate {
  const known = asker.kind === 'public' ? null : asker.birthDate;
  if (known && dob === undefined) return known;
  if (known) throw wrong('must not be sent: we already have it');
  if (dob === undefined) throw wrong('is required');
  const born = parseIsoDate(dob);
  if (!born || born < OLDEST || born > today) throw wrong('must be a date of birth');
  return born;
}

const wrong = (detail: string) => problem('validation', { errors: [{ pointer: '/answers/dob', detail }] });
