import { errorCode } from '../error-code.ts';

/** Whether the database refused a row because of a unique constraint. */
export const isUniqueViolation = (error: unknown): boolean => errorCode(error) === '23505';
