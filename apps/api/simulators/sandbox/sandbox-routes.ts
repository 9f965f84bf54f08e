import type { Deps } from '../../src/deps.ts';
import type { Sandbox } from './sandbox.ts';

/** What the sandbox pages need. */
export interface SandboxRoutes {
  deps: Deps;
  sandbox: Sandbox;
  /** Runs everything that became due when the clock moved. */
  catchUp: () => Promise<void>;
}
