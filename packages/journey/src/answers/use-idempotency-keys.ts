import { newId } from '@lifedesk/sdk';
import { useState } from 'react';

/** The idempotency keys of the requests on a page. */
export interface IdempotencyKeys {
  /** The key of a request: the same for the same contents until it is forgotten. */
  readonly keyOf: (request: unknown) => string;
  /** The request had its effect, or was refused: sent again, it is another one. */
  readonly forget: (request: unknown) => void;
}

/**
 * Keeps the key of a request while the page is open, so that a second press or a retry after a lost response takes
 * effect once.
 */
export function useIdempotencyKeys(): IdempotencyKeys {
  const [keys] = useState(createKeys);
  return keys;
}

function createKeys(): IdempotencyKeys {
  const keys = new Map<string, string>();
  return {
    keyOf(request) {
      const contents = JSON.stringify(request);
      const key = keys.get(contents) ?? newId();
      keys.set(contents, key);
      return key;
    },
    forget: (request) => void keys.delete(JSON.stringify(request)),
  };
}
