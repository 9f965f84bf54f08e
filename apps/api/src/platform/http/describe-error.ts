import { errorCode } from '../error-code.ts';

/** SQLSTATE class of invalid data, whose message ends with the value. */
const INVALID_DATA = /^22...$/;

/** An error for the log: where it happened, without values. Drivers put rows and parameters into other fields. */
export function describeError(cause: unknown): object | undefined {
  if (!(cause instanceof Error)) return undefined;
  const { name, message, stack } = cause;
  const code = errorCode(cause);
  if (!INVALID_DATA.test(code ?? '')) return { name, message, stack, code };
  const [short = ''] = message.split(':');
  return { name, message: short, stack: stack?.replace(message, () => short), code };
}
