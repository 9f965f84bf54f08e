import type { SessionHeaders } from '../sign-in.ts';
import type { CallCounter } from './counted.ts';
import type { HistoryPerson } from './people.ts';

/** A fault between us and the gateway: its answer is lost, it is down, or it gets the order twice. */
type GatewayFault = 'well' | 'lost' | 'away' | 'twice';

/** Records what was sent by the API and what was compared in it. */
interface Records {
  readonly counted: CallCounter;
  /** The latest code sent to each contact. */
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
  /** The session of its calls; missing if it has none. */
  readonly session?: SessionHeaders;
  readonly gateway?: GatewayFault;
  run(): Promise<void>;
}
