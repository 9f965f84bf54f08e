import type { Deps } from '../../src/deps.ts';
import type { Sandbox } from './sandbox.ts';

/** What the pages of the sandbox need. */
export interface SandboxRoutes {
  deps: Deps;
  sandbox: Sandbox;
  /** Does what has come due by a moved clock. */
  catchUp: () => Promise<void>;
}
