import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { Session, SessionKind } from '../access/session.ts';
import type { Sessions } from '../access/sessions.ts';
import type { Staff, StaffRole } from '../access/staff.ts';
import { recordStaffAct, type StaffAct } from '../access/staff-acts.ts';
import type { StaffSessions } from '../access/staff-sessions.ts';
import { problem } from '../problem.ts';

/** Who may call an operation, from its `security` and `x-staff` in the contract. */
export interface CallerRule {
  readonly operationId: string;
  /** Sessions of customers; empty if it needs none. */
  readonly kinds: ReadonlySet<SessionKind>;
  readonly xsrf: boolean;
  /** Only staff may call it. */
  readonly isForStaff: boolean;
  /** The roles of staff that may call it; empty if staff may not. */
  readonly staffRoles: ReadonlySet<StaffRole>;
  /** Staff may also call it because of a customer's request, without the customer's OTP. */
  readonly worksOnRequest: boolean;
}

/** Where sessions are found, and acts of staff are recorded. */
export interface KnownCallers {
  readonly sessions: Sessions;
  readonly staffSessions: StaffSessions;
  readonly deps: Pick<Deps, 'db' | 'clock'>;
}

const TOKEN = /^[A-Za-z0-9_-]{32,128}$/;
const BEARER = /^Bearer ([A-Za-z0-9_-]{32,128})$/;

/**
 * Identifies the caller from headers alone, before the body is read, so that a caller without a session learns nothing
 * about the body's format. 401 without a live session, of the customer and of staff; 403 for one of another kind, a wrong
 * XSRF token, and staff who may not do this, or not for this customer. What staff may do is recorded before it happens.
 */
export async function authenticate(request: FastifyRequest, known: KnownCallers, rule: CallerRule): Promise<void> {
  const staff = await findStaff(request, known, rule);
  const session = rule.kinds.size > 0 ? await findSession(request, known, rule, staff) : null;
  if (staff) await recordCall(request, known, rule, { staff, session, isAllowed: true });
  request.callState.session = session;
  request.callState.staff = staff;
}

async function findStaff(request: FastifyRequest, known: KnownCallers, rule: CallerRule): Promise<Staff | null> {
  const { 'x-staff-token': token } = request.headers;
  if (token === undefined) {
    if (rule.isForStaff) throw problem('session-ended');
    return null;
  }
  const staff = typeof token === 'string' && TOKEN.test(token) ? await known.staffSessions.find(token) : null;
  if (!staff) throw problem('session-ended');
  if (staff.roles.some((role) => rule.staffRoles.has(role))) return staff;
  await recordCall(request, known, rule, { staff, session: null, isAllowed: false });
  throw problem('staff-refused');
}

async function findSession(
  request: FastifyRequest,
  known: KnownCallers,
  rule: CallerRule,
  staff: Staff | null,
): Promise<Session> {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
  const session = token ? await known.sessions.find(token) : null;
  if (!session) throw problem('session-ended');
  // a session that staff have opened works only together with theirs
  if (session.staffSessionId !== null && !staff) throw problem('session-ended');
  if (staff && (session.staffSessionId !== staff.id || (session.staffRequestNo !== null && !rule.worksOnRequest))) {
    await recordCall(request, known, rule, { staff, session, isAllowed: false });
    throw problem('staff-refused');
  }
  if (!rule.kinds.has(session.kind)) throw problem('session-kind');
  if (rule.xsrf) {
    const given = request.headers['x-xsrf-token'];
    if (typeof given !== 'string' || !known.sessions.checkXsrf(session, given)) throw problem('xsrf');
  }
  return session;
}

interface StaffCall {
  readonly staff: Staff;
  readonly session: Session | null;
  readonly isAllowed: boolean;
}

function recordCall(
  request: FastifyRequest,
  { deps }: KnownCallers,
  { operationId, isForStaff }: CallerRule,
  call: StaffCall,
) {
  const { staff, session, isAllowed } = call;
  const requestNo = session?.staffRequestNo ?? null;
  const customer = session && { customerId: session.customerId };
  return recordStaffAct(deps, {
    staff,
    operation: operationId,
    ...customer,
    ...reasonOf(isForStaff, requestNo),
    isAllowed,
    correlationId: request.id,
  });
}

function reasonOf(isForStaff: boolean, requestNo: string | null): Pick<StaffAct, 'reason' | 'requestNo'> {
  if (isForStaff) return { reason: 'own-session' };
  // everything else is done with the customer's session, or to open one with the customer's OTP
  return requestNo === null ? { reason: 'customer-present' } : { reason: 'customer-request', requestNo };
}
