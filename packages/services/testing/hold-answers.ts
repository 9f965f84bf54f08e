/** A network that holds the answers to some calls until the test lets each one through. */
export function holdAnswers(path: string): {
  readonly fetch: typeof fetch;
  /** How many calls have been made. */
  readonly count: () => number;
  /** Lets an answer through, by the order of the calls. */
  readonly release: (index: number) => void;
} {
  const held: (() => void)[] = [];
  return {
    async fetch(input, init) {
      const answer = await fetch(input, init);
      if (String(input instanceof Request ? input.url : input).endsWith(path))
        await new Promise<void>((resolve) => held.push(resolve));
      return answer;
    },
    count: () => held.length,
    release: (index) => held[index]?.(),
  };
}
