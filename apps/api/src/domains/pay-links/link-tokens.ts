import { createHmac } from 'node:crypto';
import type { Secrets } from '../../platform/secrets.ts';

/**
 * The tokens that the installation gives a link, by the newest secret first: the same ones for every call, so that two at the
 * same moment answer alike. Whoever reads the database cannot make them.
 */
export const linkTokens = (secrets: Secrets, linkId: string): readonly string[] =>
  secrets.keys('pay-link').map((key) => createHmac('sha256', key).update(linkId).digest('base64url'));
