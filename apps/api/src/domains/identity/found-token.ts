import type { Deps } from '../../deps.ts';
import type { Session } from '../../platform/access/session.ts';

/**
 * The handle of what a session found at a moment. It is derived, so that a reload gets the same one although only its hash is
 * stored.
 */
export const foundTokenOf = ({ secrets }: Pick<Deps, 'secrets'>, session: Session, foundAt: Date): string =>
  secrets.mac('identity', `found ${session.id} ${foundAt.toISOString()}`);
