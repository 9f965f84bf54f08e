import * as m from '@lifedesk/journey/messages';
import type { Message } from '../../locale/error-text.ts';

/** The maximum length of a text in the person's own words, in characters. */
export const longestText = 2000;
const shortestText = 10;

/** Why a text in the person's own words cannot be sent. */
export function textProblem(text: string): Message | undefined {
  const length = text.trim().length;
  if (length === 0) return m.request_textMissing;
  if (length < shortestText) return m.request_textTooShort;
  return length > longestText ? m.request_textTooLong : undefined;
}
