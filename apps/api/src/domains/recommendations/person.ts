import type { CalendarDate } from '@lifedesk/rules';
import type { Session } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/connect.ts';
import { problem } from '../../platform/problem.ts';
import { findCustomer } from './store.ts';

/** Who asks: a customer in a session, or someone without one. */
export type Asker =
  | {
      readonly kind: 'full' | 'partial';
      readonly customerId: number;
      /** The registered one; null where it is not known, or not trusted to this session. */
      readonly birthDate: CalendarDate | null;
      readonly mobile: string | null;
    }
  | { readonly kind: 'public'; readonly ownKey: string | undefined };

/** The customer of a session. Without an OTP the date of birth stays unused, or it could be found out by trying. */
export async function askerOf(db: Db, { customerId, kind }: Session): Promise<Asker & { customerId: number }> {
  const { birth_date, mobile } = await findCustomer(db, customerId);
  const isFull = kind === 'full';
  return {
    kind: isFull ? 'full' : 'partial',
    customerId,
    birthDate: isFull ? birth_date : null,
    mobile,
  };
}

/** The earliest date of birth that is believed. */
const OLDEST = '1900-01-01';

/** The date of birth that the answers are judged by. Throws `validation` where it is missing, wrong, or known anyway. */
export function birthDateOf(asker: Asker, dob: string | undefined, today: CalendarDate): CalendarDate {
  const known = asker.kind === 'public' ? null : asker.birthDate;
  if (known && dob === undefined) return known;
  if (known) throw wrong('must be left out: it is registered');
  if (dob === undefined) throw wrong('must be there');
  if (dob < OLDEST || dob > today) throw wrong('must be a date of birth');
  return dob as CalendarDate;
}

const wrong = (detail: string) => problem('validation', { errors: [{ pointer: '/answers/dob', detail }] });
