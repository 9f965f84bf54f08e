// All calls of one demo customer: first reads, then changes, then a payment, then signing in
// and out.
import { type RunningApi, signIn } from '@lifedesk/api/testing';
import type { Asker, Headers } from './asker.ts';
import { upload, withCodes } from './codes.ts';
import { type Kind, type Operation, operations } from './contract.ts';
import { bodyFor, Facts, type Person } from './facts.ts';

/** Operations that end a session, or that belong to signing in. */
const COMES_LAST = /(expire|refresh|logout)\w*Session|logout|validate\w*Session/i;
/** Ends the person's other sessions, which could not be used any more. */
const ENDS_OTHERS = /^endOtherSessions$/;
/** Changing a contact ends them too. */
const COMES_AFTER_PAYING = /update(Email|Mobile)$/i;
const MOST_POLICIES = 4;
const DAY = 86_400_000;

export interface Visit {
  readonly api: RunningApi;
  readonly asker: Asker;
  readonly person: Person;
  readonly facts: Facts;
  readonly sessions: ReadonlyMap<Kind, Headers>;
}

export async function visit(
  api: RunningApi,
  asker: Asker,
  person: Person & { kind: string },
  facts = new Facts(),
): Promise<Visit> {
  const either: Kind[] = ['full', 'partial'];
  // every second person pays without an OTP
  if (Number(person.clientId) % 2 === 1) either.reverse();
  const kinds: Kind[] = person.kind === 'company' ? ['corp'] : either;
  const sessions = new Map<Kind, Headers>();
  for (const kind of kinds) sessions.set(kind, await signIn(api, person.name, kind));
  const pickUp = new Date(api.now().getTime() + 2 * DAY).toLocaleDateString('en-GB', { timeZone: 'Asia/Kolkata' });
  facts.set('chequePickUpDateTime', `${pickUp.replaceAll('/', '-')} 15:00`);
  return { api, asker, person, facts, sessions };
}

const inSession = operations.filter(
  ({ id, kinds }) => kinds.length > 0 && !COMES_LAST.test(id) && !ENDS_OTHERS.test(id),
);

/** Read-only operations; `when` names the moment in the keys. */
export async function readAll(visit: Visit, when = ''): Promise<void> {
  for (const operation of inSession) if (!operation.isWrite) await askAll(visit, operation, when);
}

/** Operations that change something, with correct codes and uploads. */
export async function writeAll(visit: Visit): Promise<void> {
  for (const operation of inSession)
    if (operation.isWrite && !COMES_AFTER_PAYING.test(operation.id)) await askAll(visit, operation, '');
}

/** Contact changes. */
export async function changeContacts(visit: Visit): Promise<void> {
  for (const operation of inSession) if (COMES_AFTER_PAYING.test(operation.id)) await askAll(visit, operation, '');
}

async function askAll(visit: Visit, operation: Operation, when: string): Promise<void> {
  const { asker, person, facts, api } = visit;
  const { id, family } = operation;
  for (const [kind, headers] of visit.sessions) {
    if (!operation.kinds.includes(kind)) continue;
    for (const [name, example] of operation.examples) {
      for (const policyNo of policiesFor(example, person, when)) {
        if (id === 'sendEmail' && when !== '') continue;
        if (id in PURPOSES) await attach(visit, id, headers);
        const plain = bodyFor(example, person, policyNo, facts);
        if (id === 'updateNeft') Object.assign(plain as object, { uploadId: facts.get('uploadId') });
        const body = await withCodes(api, asker, { operation: id, body: plain, person, headers });
        const about = JSON.stringify(example).includes('policyNo') ? policyNo : '';
        const key = [id, person.name, kind, name, about, when].filter(Boolean).join(' ');
        const { status, body: answer } = await asker.keep(family, key, id, body, headers);
        if (status === 200) facts.learn(answer, about);
        // this would hide all later responses
        if (answer?.code === 'session-ended') throw new Error(`${key}: the session has ended`);
      }
    }
  }
}

const policiesFor = (example: unknown, { policyNumbers }: Person, when: string): readonly string[] => {
  const most = when === '' && JSON.stringify(example).includes('policyNo') ? MOST_POLICIES : 1;
  return policyNumbers.slice(0, most);
};

const PURPOSES: Readonly<Record<string, string>> = {
  updateAddress: 'address-proof',
  updateNeft: 'bank-proof',
  submitFatcaWithOtp: 'nationality-proof',
  corporateSubmitFatca: 'nationality-proof',
  submitServiceRequestQuery: 'request-document',
};

async function attach({ api, asker, facts }: Visit, operation: string, headers: Headers): Promise<void> {
  const purpose = PURPOSES[operation];
  const uploadId = purpose && (await upload(api, asker, purpose, headers));
  if (uploadId) facts.set('uploadId', uploadId);
}

/** Pays a premium or loan at the gateway, and reads its order and receipt. */
export async function pay({ api, asker, person, facts, sessions }: Visit): Promise<void> {
  const [orderId, page] = [facts.get('orderId'), facts.get('gatewayUrl')];
  if (typeof page !== 'string') return;
  await api.app.inject({
    method: 'POST',
    url: new URL(page, api.url).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'decision=approve',
  });
  // the gateway reports the decision
  await api.advance(0);
  for (const [kind, headers] of sessions)
    for (const id of ['paymentStatus', 'downloadReceipt', 'downloadReceiptPartial', 'sendEmail']) {
      const operation = operations.find((one) => one.id === id);
      if (!operation?.kinds.includes(kind)) continue;
      const body = id === 'sendEmail' ? { template: 'payment-receipt', orderId } : { orderId };
      await asker.keep(operation.family, `${id} ${person.name} ${kind} paid`, id, body, headers);
    }
}

/** Refreshes and ends the session, and then ends all others from a new one. */
export async function leave({ api, asker, person, facts, sessions }: Visit): Promise<void> {
  const order = ['validate', 'refresh', 'expire', 'logout'];
  const ending = operations.filter(({ id, kinds }) => kinds.length > 0 && COMES_LAST.test(id));
  const rank = ({ id }: Operation) => order.findIndex((word) => id.toLowerCase().includes(word));
  // a refreshed session has its own token
  const now = new Map<Kind, Headers>();
  for (const operation of ending.toSorted((one, other) => rank(one) - rank(other)))
    for (const [kind, headers] of sessions) {
      if (!operation.kinds.includes(kind)) continue;
      const body = operation.id.startsWith('corporate') ? bodyFor({ clientId: '' }, person, '', facts) : {};
      const key = `${operation.id} ${person.name} ${kind}`;
      const answer = await asker.keep(operation.family, key, operation.id, body, now.get(kind) ?? headers);
      const { token, xsrfToken } = answer.body ?? {};
      if (token) now.set(kind, { authorization: `Bearer ${token}`, 'x-xsrf-token': xsrfToken });
    }
  for (const { id, family, kinds } of operations.filter(({ id }) => ENDS_OTHERS.test(id)))
    for (const kind of sessions.keys())
      if (kinds.includes(kind))
        await asker.keep(family, `${id} ${person.name} ${kind}`, id, {}, await signIn(api, person.name, kind));
}
