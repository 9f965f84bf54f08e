import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { sendAadhaarOtp } from './aadhaar-otp.ts';

export default sessionHandler('ekycOtp', async ({ body, session }, deps) =>
  ok(await sendAadhaarOtp(deps, session, { purpose: 'ekyc', faceCheckId: null, body })),
);
