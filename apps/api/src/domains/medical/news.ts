import { medicalRules, todayInIndia } from '@lifedesk/rules';
import type { Db } from '../../platform/database/connect.ts';
import type { MedicalEvent } from '../../ports/back-office.ts';
import { findNewestBooking } from './bookings.store.ts';
import { findCase, findEvents } from './cases.store.ts';

/** What the back office learns from an event of a case; null for an event that it does not need. */
export async function findMedicalNews(db: Db, caseId: string, position: number): Promise<MedicalEvent | null> {
  const row = await findCase(db, caseId);
  const events = (await findEvents(db, caseId)).slice(0, position + 1);
  const happened = events.at(position);
  if (!row || !happened) return null;
  const news = {
    eventId: `${caseId}-${position}`,
    caseId,
    ...(row.application_no !== null && { applicationNo: row.application_no }),
    ...(row.ticket !== null && { ticket: row.ticket }),
    at: happened.at.toISOString(),
  };
  if (happened.event === 'missed') {
    const missed = events.filter(({ event }) => event === 'missed').length;
    const needsCall = missed >= medicalRules(todayInIndia(happened.at)).missedUntilCall;
    return { ...news, event: 'medical-missed', ...(needsCall && { needsCall }) };
  }
  if (happened.event !== 'booked' && happened.event !== 'changed') return null;
  const hivTest = (await findNewestBooking(db, caseId))?.hiv_test ?? null;
  return { ...news, event: 'medical-booked', ...(hivTest !== null && { hivTest }) };
}
