import { errorCode } from '../error-code.ts';

/** Whether the database aborted a transaction because of a deadlock. It can be retried. */
export const isDeadlock = (error: unknown): boolean => errorCode(error) === '40P01';
