import { operationOf, type SessionKind } from '../contract/operations.ts';
import { isObject, type Json } from '../json.ts';
import { type Answer, type CoreCall, callCore, type Session } from './call-core.ts';
import { PrerequisiteError } from './prerequisite.ts';
import { signIn, signInStaff } from './sign-in.ts';
import type { Person, TestSystem } from './test-system.ts';

/** A limit refused a call, and the clock was moved; or a session had ended. The check runs again. */
export class RunAgain extends Error {
  override name = 'RunAgain';
}

/** The core under test with the people in it: what checks work with. */
export interface World {
  readonly system: TestSystem;
  /** The base address of the core. */
  readonly origin: string;
  /** Calls the core. Moves the clock and throws `RunAgain` if a limit refuses the call. */
  call(call: CoreCall): Promise<Answer>;
  /** Everyone who can have a session of this kind. Throws if no one can. */
  people(kind: SessionKind): Promise<readonly Person[]>;
  /** A session of this kind, the same one until the clock moves. */
  session(person: Person, kind: SessionKind): Promise<Session>;
  /** A session that the check may end. */
  newSession(person: Person, kind: SessionKind): Promise<Session>;
  /**
   * Headers of a session of staff, the same one until the clock moves.
   * @param isNew a session that the call may end
   */
  staffHeaders(isNew?: boolean): Promise<Readonly<Record<string, string>>>;
  /** Moves the core's clock. */
  advance(seconds: number): Promise<void>;
}

/** Beyond this the core's limit is not one that a customer waits for. */
const LONGEST_WAIT_S = 86_400;

const hasEnded = ({ status, json }: Answer) => status === 401 && isObject(json) && json.code === 'session-ended';

export function createWorld(base: string, system: TestSystem): World {
  const sessions = new Map<string, Session>();
  let staffToken: string | undefined;

  /** Whether the session was one to use again. It has ended: of its own, or by a check of the sessions. */
  const forget = (session: Session): boolean => {
    const known = [...sessions].find(([, it]) => it === session);
    return known !== undefined && sessions.delete(known[0]);
  };
  const advance = async (seconds: number) => {
    await system.advance(seconds);
    sessions.clear();
    staffToken = undefined;
  };
  /** Applicants first, then people with a policy, who may have applied for another. */
  const trackers = async () => [...(await system.applicants()), ...(await system.people())];
  const call = async (made: CoreCall): Promise<Answer> => {
    const answer = await callCore(base, made);
    if (hasEnded(answer) && made.session && forget(made.session))
      throw new RunAgain(`${made.operation.id} returned 401 in a session that had just begun`);
    if (answer.status !== 429) return answer;
    const wait = Number(answer.headers.get('retry-after'));
    if (!(wait > 0 && wait <= LONGEST_WAIT_S))
      throw new PrerequisiteError(`${made.operation.id} returned 429 without a usable Retry-After`);
    await advance(wait);
    throw new RunAgain(`${made.operation.id} returned 429`);
  };
  const callOpen = (id: string, body: Json) => call({ operation: operationOf(id), body });
  const newSession = async ({ clientId }: Person, kind: SessionKind) => {
    // an earlier check may have changed the contact that receives the codes
    const everyone = kind === 'track' ? await trackers() : await system.people();
    const person = everyone.find((it) => it.clientId === clientId);
    if (!person) throw new PrerequisiteError(`the test system no longer has the person with the client id ${clientId}`);
    return signIn(callOpen, system, person, kind);
  };
  return {
    system,
    origin: base,
    call,
    newSession,
    advance,
    async people(kind) {
      const wanted = kind === 'corp' ? 'company' : 'person';
      const able = (kind === 'track' ? await trackers() : await system.people()).filter(
        (person) => person.kind === wanted && (person.policyNumbers.length > 0 || person.applicationNo !== undefined),
      );
      if (able.length === 0) throw new PrerequisiteError(`the test system has no ${wanted} with a policy`);
      return able;
    },
    async session(person, kind) {
      const key = `${kind} ${person.clientId}`;
      const session = sessions.get(key) ?? (await newSession(person, kind));
      sessions.set(key, session);
      return session;
    },
    async staffHeaders(isNew = false) {
      const token = (isNew ? undefined : staffToken) ?? (await signInStaff(callOpen, system));
      if (!isNew) staffToken = token;
      return { 'x-staff-token': token };
    },
  };
}
