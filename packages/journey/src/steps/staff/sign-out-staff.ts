import { endStaffSession, isLifedeskError, type Sdk } from '@lifedesk/sdk';

/** Ends the session of staff. Does nothing if it has already ended. @throws LifedeskError */
export async function signOutStaff(sdk: Sdk): Promise<void> {
  try {
    await endStaffSession(sdk, {});
  } catch (error) {
    if (!isLifedeskError(error) || error.code !== 'session-ended') throw error;
  }
}
