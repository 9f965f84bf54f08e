import type { components } from '@lifedesk/contract';
import { fastingBefore, maskPhone, medicalTests, medicalWays, testsDueBy } from '@lifedesk/rules';
import { medicalTestText } from '@lifedesk/rules/texts';
import { inEveryLanguage, m } from '../../platform/language.ts';
import type { BookingRow, CaseRow, CentreRow } from './cases.store.ts';
import { isFasting } from './slots.ts';

type Schemas = components['schemas'];

export function toCase(row: CaseRow): Schemas['MedicalCase'] {
  return {
    caseId: row.case_id,
    ...(row.policy_no !== null && { policyNo: row.policy_no }),
    ...(row.application_no !== null && { applicationNo: row.application_no }),
    lifeAssuredName: row.life_assured_name,
    category: row.category,
    because: inEveryLanguage(row.application_no === null ? m.note_testsForPolicy : m.note_testsForApplication),
    tests: medicalTests(row.category).map((code) => ({
      code,
      name: inEveryLanguage((_, { locale }) => medicalTestText(code, locale)),
    })),
    ways: [...medicalWays(row.category)],
    dueBy: testsDueBy(row.opened_on),
    state: row.state,
  };
}

export function toBooking(booking: BookingRow, centre: CentreRow, row: CaseRow): Schemas['MedicalBooking'] {
  const fasting = isFasting(row.category) ? fastingBefore(booking.start_at) : null;
  return {
    bookingId: booking.booking_id,
    way: centre.way,
    centreId: centre.centre_id,
    name: centre.name,
    addressDetails: centre.address,
    start: booking.start_at.toISOString(),
    end: booking.end_at.toISOString(),
    ...(fasting && { fasting: { from: fasting.from.toISOString(), latest: fasting.latest.toISOString() } }),
    code: row.code,
    checkWord: row.check_word,
    womanAttendant: booking.woman_attendant,
    ...(booking.companion && { companion: true }),
    ...(booking.hiv_test !== null && { hivTest: booking.hiv_test }),
    ...(booking.language !== null && { language: booking.language }),
    ...(booking.video !== null && { video: booking.video }),
    ...(booking.mobile !== null && { sentTo: maskPhone(booking.mobile) }),
  };
}
