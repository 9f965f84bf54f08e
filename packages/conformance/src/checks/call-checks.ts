import { type Operation, SESSION_KINDS, type SessionKind } from '../contract/operations.ts';
import type { CoreCall, Session } from '../core/call-core.ts';
import type { World } from '../core/world.ts';
import { sessionFor } from './body-checks.ts';
import type { Check } from './check.ts';
import { expectStatus } from './expect-answer.ts';
import type { CheckKind } from './kinds.ts';

type Prepare = (world: World) => Promise<Partial<CoreCall>>;

async function sessionOfKind(world: World, kind: SessionKind) {
  const [person] = await world.people(kind);
  return person && world.session(person, kind);
}

const proofOf = (session: Session | undefined): Readonly<Record<string, string>> =>
  session ? { authorization: `Bearer ${session.token}`, 'x-xsrf-token': session.xsrfToken } : {};

/** Calls that the core must refuse before it looks at the body: another method, no session, the wrong one, no key. */
export function callChecks(operation: Operation): Check[] {
  const { id, kinds, isKeyed, isSigned, isForStaff, examples } = operation;
  const body = examples[0] ?? {};
  const check = (kind: CheckKind, status: number, prepare: Prepare): Check => ({
    name: `${id}: ${kind}`,
    kind,
    operation,
    run: async (world) => expectStatus(await world.call({ operation, body, ...(await prepare(world)) }), [status]),
  });
  const wrong = SESSION_KINDS.find((kind) => !kinds.includes(kind));
  return [
    check('another method', 405, async () => ({ method: 'PUT' })),
    ...(isSigned
      ? [
          check('without a signature', 400, async () => ({})),
          check('with a false signature', 401, async () => ({
            headers: { 'x-gateway-timestamp': '1795233600', 'x-gateway-signature': 'a'.repeat(64) },
          })),
        ]
      : []),
    ...(isForStaff
      ? [
          check('no session of staff', 401, async () => ({})),
          check('unknown session of staff', 401, async () => ({ headers: { 'x-staff-token': 'x'.repeat(43) } })),
          check('session of a customer in place of staff', 401, async (world) => ({
            // as headers: a refused session of a customer is not one that has ended
            headers: proofOf(await sessionOfKind(world, 'full')),
          })),
        ]
      : []),
    ...(kinds.length > 0 && !isForStaff
      ? [
          check('no session', 401, async () => ({})),
          check('unknown session', 401, async () => ({
            session: { token: 'x'.repeat(43), xsrfToken: 'x'.repeat(43) },
          })),
          check('without XSRF token', 403, async (world) => ({
            session: await sessionFor(world, operation),
            headers: { 'x-xsrf-token': '' },
          })),
          ...(wrong
            ? [check('session of another kind', 403, async (world) => ({ session: await sessionOfKind(world, wrong) }))]
            : []),
        ]
      : []),
    ...(isKeyed
      ? [
          check('without an idempotency key', 400, async (world) => ({
            session: await sessionFor(world, operation),
            headers: { 'idempotency-key': '' },
          })),
          check('malformed idempotency key', 400, async (world) => ({
            session: await sessionFor(world, operation),
            headers: { 'idempotency-key': 'seventeen' },
          })),
        ]
      : []),
  ];
}
