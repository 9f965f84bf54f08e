import type { FastifyInstance } from 'fastify';
import type { readOutbox } from '../../simulators/sandbox/outbox-routes.ts';
import type { Person } from '../../simulators/sandbox/people.ts';
import type { Sandbox } from '../../simulators/sandbox/sandbox.ts';
import type { ScenarioName } from '../../simulators/sandbox/scenarios.ts';
import type { Deps } from '../deps.ts';

/** A whole backend in this process, with its own database. */
export interface RunningApi {
  /** Origin, such as `http://127.0.0.1:41234`. */
  readonly url: string;
  readonly app: FastifyInstance;
  readonly deps: Deps;
  /** The simulated parties. Throws if the API was started without them. */
  readonly sandbox: Sandbox;
  /** The time as the backend sees it. */
  now(): Date;
  /** Moves the clock by this many milliseconds, and runs what has become due. */
  advance(milliseconds: number): Promise<void>;
  moveTo(instant: Date | string): Promise<void>;
  scenario(name: ScenarioName, on: boolean): Promise<void>;
  outbox(to?: string): ReturnType<typeof readOutbox>;
  /** The latest OTP sent to a mobile number or email address. Throws if there is none. */
  otpFor(to: string): Promise<string>;
  people(): Promise<Person[]>;
  /** A demo person by part of the name, such as `Asha`. Throws if there is none. */
  person(name: string): Promise<Person>;
  /** Deletes sessions, OTPs, locks, messages and scenarios, and resets the clock: faster than a new start. */
  forget(): Promise<void>;
  close(): Promise<void>;
}
