import type { Selectable } from 'kysely';
import type { AccessTables } from '../database/tables/access.ts';

export type Challenge = Selectable<AccessTables['otp_challenge']>;

/** The text that a stored code hash covers, so that it fits only this challenge. */
export const codeText = ({ token_hash }: Pick<Challenge, 'token_hash'>, code: string) => `${token_hash}:${code}`;
