// Compares two things: alternating, so that a slow moment of the machine affects both, and by medians.

export function median(values: number[]) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? Number(sorted[middle]) : (Number(sorted[middle - 1]) + Number(sorted[middle])) / 2;
}

/**
 * Times two functions, alternating, and returns the median microseconds per call of each.
 * @param options rounds, and calls in each round
 */
export async function inTurns(
  ours: () => unknown,
  baseline: () => unknown,
  { rounds = 400, calls = 50 }: { rounds?: number; calls?: number } = {},
): Promise<{ ours: number; baseline: number }> {
  const time = async (work: () => unknown) => {
    const since = performance.now();
    for (let call = 0; call < calls; call += 1) await work();
    return ((performance.now() - since) * 1000) / calls;
  };
  for (let warm = 0; warm < 4; warm += 1) {
    await time(ours);
    await time(baseline);
  }

  const mine: number[] = [];

  const theirs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // alternate who goes first
    if (round % 2 === 0) {
      mine.push(await time(ours));
      theirs.push(await time(baseline));
    } else {
      theirs.push(await time(baseline));
      mine.push(await time(ours));
    }
  }
  return { ours: median(mine), baseline: median(theirs) };
}
