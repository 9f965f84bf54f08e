import type { Outcome } from './run-checks.ts';

/** How many checks there are between two lines: some seconds' worth. */
const STEP = 200;

/**
 * Prints how far a run is, in whole lines, so that a log has them too.
 * @param known checks that may fail, which do not count as failed
 * @returns a function to give each outcome to
 */
export function progressOf(total: number, known: ReadonlySet<string>, print: (line: string) => void) {
  let done = 0;
  let failed = 0;
  print(`${total} checks`);
  return ({ check, operation, failure }: Outcome): void => {
    done += 1;
    if (failure !== undefined && !known.has(check)) failed += 1;
    if (done % STEP === 0 && done < total) print(`${done} of ${total} checks done, ${failed} failed, at ${operation}`);
  };
}
