/** Why there is nothing to choose: each reason of the policies once, or another sentence where there are none. */
export const reasonsOnce = (reasons: readonly string[], otherwise: string): string =>
  [...new Set(reasons)].join(' ') || otherwise;
