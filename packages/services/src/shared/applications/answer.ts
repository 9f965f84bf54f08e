import type { SentRequest } from '@lifedesk/journey';
import { isLifedeskError, type LifedeskError, type Schemas } from '@lifedesk/sdk';

/** The application after the applicant did something with it. */
export type ApplicationAnswer = Schemas['AnsweredApplication'];

/** The application is no longer as it was when its page opened, so the page shows it again. */
export const isOutdated = (error: unknown): boolean =>
  isLifedeskError(error) && (error.status === 404 || error.status === 409 || error.code === 'amount-refused');

/**
 * Sends, and reports an application that has changed in the meantime.
 * @returns a result without a request number: what a person does with an application is no request
 */
export async function sendFor(id: string, work: () => Promise<unknown>, onChanged: () => void): Promise<SentRequest> {
  try {
    await work();
  } catch (error) {
    if (isOutdated(error)) onChanged();
    throw error;
  }
  return { ticket: id };
}

/** The page that shows the application again says it; nothing is left to say at a field. */
export const withoutWords = (error: LifedeskError) => (isOutdated(error) ? {} : undefined);
