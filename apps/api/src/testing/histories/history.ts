import type { LightMyRequestResponse } from 'fastify';
import type { Session, SessionKind } from '../../platform/access/session.ts';
import { createSessions } from '../../platform/access/sessions.ts';
import type { OperationId, RequestBody } from '../../platform/contract/handler.ts';
import { addressOf, type SessionHeaders, sessionHeaders } from '../sign-in.ts';
import type { Node } from '../two-nodes.ts';
import { type Actor, actorHere, asRequest, runAtOnce } from './actors.ts';
import { CallCounter } from './counted.ts';
import { type HistoryPerson, PEOPLE } from './people.ts';
import type { Task } from './task.ts';
import type { World } from './world.ts';

/** A sign-in code that a caller has requested. */
interface SentCode {
  readonly person: HistoryPerson;
  readonly otpToken: string;
  readonly otp: string;
}
interface SeenOrder {
  readonly person: HistoryPerson;
  readonly orderId: string;
  readonly gatewayUrl: string;
}

interface SeenLink {
  readonly person: HistoryPerson;
  readonly linkId: string;
  readonly token: string;
}

let addresses = 0;
/** The address of a new caller. */
export const newAddress = (): string => {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
};

/** The id of the appointment in a calendar file: whether it is confirmed may change between two presses. */
const appointmentIn = (calendar: string): string | undefined =>
  /^UID:(\S+)/m.exec(Buffer.from(calendar ?? '', 'base64').toString())?.[1];

/** One history: what has happened so far, as outsiders know it. */
export class History {
  readonly world: World;
  /** What happened, one line each. */
  readonly log: string[] = [];
  readonly counted = new CallCounter();
  readonly sentCodes: SentCode[] = [];
  readonly orders: SeenOrder[] = [];
  readonly links: SeenLink[] = [];
  /** What must still run once everyone is done, so that nothing is left half done. */
  readonly afterwards = new Set<(world: World) => Promise<void>>();
  /** The latest code sent to each contact. */
  readonly codes = new Map<string, string>();
  /** The response that each idempotency key got. */
  readonly #answers = new Map<string, string>();
  readonly #broken: string[] = [];
  /** Each person's calls that have started and are not answered. */
  readonly #onTheirWay = new Map<string, number>();
  /** Actors whose right code was compared in a call that is not answered. */
  readonly #right = new Set<Actor>();
  #keys = 0;
  /** Runs everyone to the end. */
  finish: () => Promise<void> = async () => {};

  constructor(world: World) {
    this.world = world;
  }

  person(at: number): HistoryPerson {
    const person = PEOPLE[at % PEOPLE.length];
    if (!person) throw new Error('there are no people');
    return person;
  }

  node(at: number): Node {
    return this.world.nodes[at % 2 === 0 ? 0 : 1];
  }

  /** What is wrong, besides the state of the database. */
  get broken(): readonly string[] {
    return [...this.#broken, ...this.counted.broken];
  }

  /** Records a violation. */
  breaks(what: string): void {
    this.#broken.push(what);
  }

  /** A new idempotency key. */
  newKey(): string {
    this.#keys += 1;
    return `00000000-0000-4000-8000-${String(this.#keys).padStart(12, '0')}`;
  }

  /** Runs tasks to their end, once nothing else is in progress whose locks they would wait for. */
  async doAtOnce(tasks: readonly Task[]): Promise<void> {
    await this.finish();
    for (const task of tasks) await runAtOnce(task);
  }

  /** The headers of a session as if its customer had just signed in. */
  async open(person: HistoryPerson, kind: SessionKind = 'full'): Promise<SessionHeaders> {
    return sessionHeaders(await this.openSession(person, kind));
  }

  async openSession({ clientId }: HistoryPerson, kind: SessionKind = 'full'): Promise<Session> {
    const { deps } = this.world.nodes[0];
    const { id } = await this.world.db
      .selectFrom('customer')
      .select('id')
      .where('client_id', '=', clientId)
      .executeTakeFirstOrThrow();
    return createSessions(deps).open({ kind, customerId: id, policyNo: null });
  }

  /** Calls an operation. Only a call that a fault has hit may fail on our side. A key always gets the same response. */
  async call<Op extends OperationId>(
    node: Node,
    operation: Op,
    body: RequestBody<Op> | string,
    { key, ...headers }: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> {
    const actor = actorHere();
    const name = actor?.task.person.name ?? '';
    this.#onTheirWay.set(name, (this.#onTheirWay.get(name) ?? 0) + 1);
    const request = {
      method: 'POST',
      url: addressOf(operation),
      payload: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers, ...(key ? { 'idempotency-key': key } : {}) },
      // A new one per call: two calls with one address would wait for each other in a node's memory.
      remoteAddress: newAddress(),
    } as const;
    const answer = await asRequest(() => node.app.inject(request));
    const { statusCode: status } = answer;
    const onTheirWay = (this.#onTheirWay.get(name) ?? 1) - 1;
    this.#onTheirWay.set(name, onTheirWay);
    // A call that broke may have cleared the count of wrong codes.
    if (actor && this.#right.delete(actor))
      this.counted.resume('wrongCode', name, status === 200 || status >= 500 ? onTheirWay : undefined);
    const code = status >= 400 ? ` ${answer.json().code}` : '';
    this.log.push(`    ${actor?.task.words ?? 'the test'}: ${operation} answers ${status}${code}`);
    // the core system is down on some mornings
    const isAsleep = status === 503 && answer.json().code === 'maintenance';
    if (status >= 500 && !isAsleep && !actor?.isHit) this.breaks(`${operation} answers ${status} without a fault`);
    if (key && status === 200) {
      const { orderId, ticket, token, acknowledgement, calendar } = answer.json();
      const made: string = orderId ?? ticket ?? token ?? acknowledgement?.ticket ?? appointmentIn(calendar);
      const before = this.#answers.get(key) ?? made;
      if (made !== before) this.breaks(`one key made ${before} and ${made}`);
      this.#answers.set(key, made);
    }
    return answer;
  }

  /** A code was compared with the one that was sent. */
  compares({ name }: HistoryPerson, challenge: string, isRight: boolean): void {
    const now = this.world.now();
    if (!isRight) {
      this.counted.happens('wrongCode', name, now);
      this.counted.happens('wrongTry', challenge, now);
      return;
    }
    if (this.counted.isFull('wrongCode', name, now)) this.breaks(`${name} guesses the code while locked`);
    const actor = actorHere();
    if (actor) this.#right.add(actor);
    this.counted.suspend('wrongCode', name);
  }
}
