import type { SessionHeaders } from '../sign-in.ts';
import type { Counted } from './counted.ts';
import type { HistoryPerson } from './people.ts';

/** What happens between us and the gateway: its answer is lost, it is away, or it gets the order twice. */
type GatewayFault = 'well' | 'lost' | 'away' | 'twice';

/** Where it is written down what left the API and what was compared in it. */
interface Records {
  readonly counted: Counted;
  /** The newest code sent to each contact. */
  readonly codes: Map<string, string>;
  /** A code was compared with the one that was sent. */
  compares(person: HistoryPerson, challenge: string, isRight: boolean): void;
}

/** What one actor does. */
export interface Task {
  /** In plain words, for the report of a failure. */
  readonly words: string;
  readonly history: Records;
  readonly person: HistoryPerson;
  /** The session that it calls in; absent where it has none. */
  readonly session?: SessionHeaders;
  readonly gateway?: GatewayFault;
  run(): Promise<void>;
}
