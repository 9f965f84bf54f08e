import { createHash } from 'node:crypto';

/** The stored hash of a token. A token has 256 random bits, so a plain hash cannot be reversed. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');
