import { LookupError } from '../ports/lookup-error.ts';
import type { PanRegistry } from '../ports/pan-registry.ts';
import { type LookupOptions, lookUp } from './look-up-by-http.ts';
import { readText } from './read-values.ts';

/** Asks a provider with `{ pan, name }`. It returns `{ nameMatches, seedingText }`, or 404 if there is no such PAN. */
export function httpPanRegistry(options: LookupOptions): PanRegistry {
  return {
    async find(query) {
      const answer = await lookUp(options, query);
      if (answer === null) return null;
      const { nameMatches } = answer;
      const seedingText = readText(answer.seedingText);
      if (typeof nameMatches !== 'boolean' || seedingText === null)
        throw new LookupError("the PAN register's answer is incomplete");
      return { nameMatches, seedingText };
    },
  };
}
