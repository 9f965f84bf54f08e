import { createHmac } from 'node:crypto';
import type { Secrets } from '../../platform/secrets.ts';

/**
 * The tokens of a link, newest secret first. They are derived, so two simultaneous calls get the same ones, and the
 * database alone is not enough to make them.
 */
export const linkTokens = (secrets: Secrets, linkId: string): readonly string[] =>
  secrets.keys('pay-link').map((key) => createHmac('sha256', key).update(linkId).digest('base64url'));
