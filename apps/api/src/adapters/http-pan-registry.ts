import { LookupError } from '../ports/lookup-error.ts';
import type { PanRegistry } from '../ports/pan-registry.ts';
import { type LookupOptions, lookUp } from './look-up-by-http.ts';

/** Asks a provider: `{ pan, name }` is answered by `{ nameMatches, seedingText }`, or by 404 where there is no such PAN. */
export function httpPanRegistry(options: LookupOptions): PanRegistry {
  return {
    async find(asked) {
      const answer = await lookUp(options, asked);
      if (answer === null) return null;
      const { nameMatches, seedingText } = answer;
      if (typeof nameMatches !== 'boolean' || typeof seedingText !== 'string')
        throw new LookupError('the answer of the PAN register is not complete');
      return { nameMatches, seedingText };
    },
  };
}
