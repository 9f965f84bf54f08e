/** A day of UTC, which has no days of 23 or 25 hours, in milliseconds. */
export const DAY_MS = 86_400_000;
