import { LookupError } from '../ports/lookup-error.ts';
import type { PanRegistry } from '../ports/pan-registry.ts';
import { type LookupOptions, lookUp } from './look-up-by-http.ts';

/** Asks a provider with `{ pan, name }`. It returns `{ nameMatches, seedingText }`, or 404 if there is no such PAN. */
export function httpPanRegistry(options: LookupOptions): PanRegistry {
  return {
    async find(query) {
      const answer = await lookUp(options, query);
      if (answer === null) return null;
      const { nameMatches, seedingText } = answer;
      if (typeof nameMatches !== 'boolean' || typeof seedingText !== 'string')
        throw new LookupError("the PAN register's answer is incomplete");
      return { nameMatches, seedingText };
    },
  };
}
