import { collectFaults } from './fault-collector.ts';

/** The last row that a job has claimed, in the order in which it claims them. */
export interface Cursor<Position> {
  after: Position;
}

/**
 * Works on due rows one after the other, until there is none after the last one. A row that fails stays for the next round,
 * so that one that always fails does not block the others.
 * @param next claims the first row after the cursor, moves the cursor to it, and works on it
 * @throws the first error, after the last row
 */
export async function workOff<Position>(
  signal: AbortSignal,
  cursor: Cursor<Position>,
  next: (cursor: Cursor<Position>) => Promise<unknown>,
): Promise<void> {
  const faults = collectFaults();
  for (let before: Position | undefined; before !== cursor.after && !signal.aborted; ) {
    before = cursor.after;
    await faults.run(() => next(cursor));
  }
  faults.rethrow();
}
