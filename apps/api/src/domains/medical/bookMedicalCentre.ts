import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { validationProblem } from '../../platform/problem.ts';
import { book, cancel } from './book.ts';
import { changeOnce } from './change-once.ts';
import { settleBooking } from './settle-booking.ts';
import { isFasting } from './slots.ts';

export default sessionHandler('bookMedicalCentre', async (call, deps) => {
  const {
    slotId,
    centreId,
    womanAttendant,
    companion = false,
    hivTestConsent = false,
    replaces,
    cancel: id,
  } = call.body;
  const answer = await changeOnce(deps, call, {
    operation: 'bookMedicalCentre',
    schema: 'BookedMedical',
    async run(changing) {
      if (id !== undefined) return cancel(deps, changing, id);
      if (slotId === undefined) throw validationProblem('/slotId', 'is required');
      if (centreId === undefined) throw validationProblem('/centreId', 'is required');
      if (womanAttendant === undefined) throw validationProblem('/womanAttendant', 'is required');
      return book(deps, changing, {
        slotId,
        centreId,
        replaces,
        ways: ['centre', 'home'],
        womanAttendant,
        companion,
        hivTest: isFasting(changing.row.category) ? hivTestConsent : null,
        language: null,
        video: null,
        mobile: null,
      });
    },
  });
  return ok(await settleBooking(deps, call.body, answer));
});
