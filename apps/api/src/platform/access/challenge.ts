import type { Selectable } from 'kysely';
import type { AccessTables } from '../database/tables/access.ts';

export type Challenge = Selectable<AccessTables['otp_challenge']>;

/** What the kept hash of a code is of: it fits this challenge only. */
export const codeText = ({ token_hash }: Pick<Challenge, 'token_hash'>, code: string) => `${token_hash}:${code}`;
