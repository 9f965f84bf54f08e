import type { SessionKind } from '../contract/operations.ts';
import type { Session } from '../core/call-core.ts';
import type { Person } from '../core/test-system.ts';
import type { World } from '../core/world.ts';

/** Who calls. */
export interface Actor {
  readonly world: World;
  readonly person: Person;
  /** Absent for an operation without a session. */
  readonly session?: Session | undefined;
  /** The kind of the session. */
  readonly kind?: SessionKind | undefined;
}
