import { createHash } from 'node:crypto';

/** What is stored of a token. It has 256 random bits, so a plain hash cannot be guessed backwards. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');
