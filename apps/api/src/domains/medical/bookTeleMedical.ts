import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { validationProblem } from '../../platform/problem.ts';
import { book, cancel } from './book.ts';
import { findRegisteredMobile } from './bookings.store.ts';
import { changeOnce } from './change-once.ts';
import { settleBooking } from './settle-booking.ts';

export default sessionHandler('bookTeleMedical', async (call, deps) => {
  const {
    slotId,
    language,
    video,
    womanAttendant = false,
    mobileNo,
    recordingConsent,
    replaces,
    cancel: id,
  } = call.body;
  const answer = await changeOnce(deps, call, {
    operation: 'bookTeleMedical',
    schema: 'BookedMedical',
    async run(changing) {
      if (id !== undefined) return cancel(deps, changing, id);
      if (slotId === undefined) throw validationProblem('/slotId', 'is required');
      if (language === undefined) throw validationProblem('/language', 'is required');
      if (video === undefined) throw validationProblem('/video', 'is required');
      if (recordingConsent !== true)
        throw validationProblem('/recordingConsent', 'must be given for a call; a centre needs none');
      return book(deps, changing, {
        slotId,
        replaces,
        ways: ['tele'],
        womanAttendant,
        companion: false,
        hivTest: null,
        language,
        video,
        mobile: mobileNo ?? (await findRegisteredMobile(changing.transaction, call.session)),
      });
    },
  });
  return ok(await settleBooking(deps, call.body, answer));
});
