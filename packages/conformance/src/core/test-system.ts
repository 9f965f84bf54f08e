import { isList, isObject, type Json, type JsonObject, parseJson } from '../json.ts';
import { PrerequisiteError } from './prerequisite.ts';

/** Someone in the core whom the kit may sign in and act for. */
export interface Person {
  readonly name: string;
  /** A company signs in with its client id. */
  readonly kind: 'person' | 'company';
  readonly policyNumbers: readonly string[];
  readonly mobile?: string;
  readonly email?: string;
  /** Of an applicant without a policy: the number of the application. */
  readonly clientId: string;
  /** An application that an applicant follows. */
  readonly applicationNo?: string;
  /** A PAN in the person's name that the core does not have yet. */
  readonly newPan?: string;
}

/** A call of the gateway, as it is sent. */
export interface SignedCall {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What the kit needs to know and to do beside the contract. */
export interface TestSystem {
  people(): Promise<readonly Person[]>;
  /** The newest one-time password that was sent to a mobile number or email address. */
  otpFor(recipient: string): Promise<string>;
  /** A one-time code of another app's login. */
  authCode(clientId: string): Promise<string>;
  /** Moves the core's clock. */
  advance(seconds: number): Promise<void>;
  /** Everyone who has applied for a policy. */
  applicants(): Promise<readonly Person[]>;
  /** The texts that were sent to a mobile number or email address, newest first. */
  messagesTo(recipient: string): Promise<readonly string[]>;
  /** What the gateway sends to the core once a payment, or an auto-debit mandate, is approved. The kit delivers it. */
  approval(id: string): Promise<SignedCall>;
  /** A picture, in Base64, that the core takes for the living face of whoever identifies themselves with Aadhaar. */
  face(): Promise<string>;
  /** An address that staff may return to after they signed in. */
  deskAddress(): Promise<string>;
  /** What the provider of staff leads a manager back with: `code`, `state` and, if it has one, `iss`. */
  signInStaff(signInAddress: string): Promise<Readonly<Record<string, string>>>;
}

/** The test system did not do its part, so the run says nothing about the core. */
export class TestSystemError extends Error {
  override name = 'TestSystemError';
}

const textOf = (row: JsonObject, name: string): string | undefined => {
  const value = row[name];
  return typeof value === 'string' ? value : undefined;
};

const rowsOf = (value: Json): JsonObject[] => (isList(value) ? value.filter(isObject) : []);

function toPerson(row: JsonObject): Person {
  const { policyNumbers } = row;
  const applicationNo = textOf(row, 'applicationNo');
  const optional = ['mobile', 'email', 'newPan', 'applicationNo'].flatMap((name) => {
    const text = textOf(row, name);
    return text === undefined ? [] : [[name, text]];
  });
  return {
    name: textOf(row, 'name') ?? '',
    kind: row.kind === 'company' ? 'company' : 'person',
    policyNumbers: isList(policyNumbers) ? policyNumbers.filter((it) => typeof it === 'string') : [],
    clientId: textOf(row, 'clientId') ?? applicationNo ?? '',
    ...Object.fromEntries(optional),
  };
}

const textsOf = (value: Json | undefined): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).filter(
      (pair): pair is [string, string] => typeof pair[1] === 'string',
    ),
  );

/**
 * A test system over HTTP: `GET /people`, `GET /applicants`, `GET /outbox?to=…`, `GET /face`, `GET /staff`, `POST /staff`,
 * `POST /approval`, `POST /authcode` and `POST /clock` below its address, as the sandbox of the reference API has them.
 * @param headers for every call, such as a key
 */
export function httpTestSystem(address: string, headers: Readonly<Record<string, string>> = {}): TestSystem {
  const call = async (path: string, body?: Json, isOptional = false): Promise<Json> => {
    const response = await fetch(address + path, {
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      throw new TestSystemError(`The test system at ${address} cannot be reached.`, { cause });
    });
    const json = parseJson(await response.text());
    if (response.status === 404 && isOptional) throw new PrerequisiteError(`the test system has no ${path}`);
    if (!response.ok || json === undefined)
      throw new TestSystemError(
        `The test system returned ${response.status} to ${path}, or something that is not JSON.`,
      );
    return json;
  };
  const optional = (path: string, body?: Json) => call(path, body, true);
  return {
    people: async () => rowsOf(await call('/people')).map(toPerson),
    applicants: async () => rowsOf(await optional('/applicants')).map(toPerson),
    messagesTo: async (recipient) =>
      rowsOf(await call(`/outbox?to=${encodeURIComponent(recipient)}`)).flatMap((row) => textOf(row, 'text') ?? []),
    async approval(id) {
      const sent = await optional('/approval', { id });
      const { body = null, headers } = isObject(sent) ? sent : {};
      return { body: typeof body === 'string' ? body : '', headers: textsOf(headers) };
    },
    face: async () => textsOf(await optional('/face')).picture ?? '',
    deskAddress: async () => textsOf(await optional('/staff')).returnAddress ?? '',
    signInStaff: async (signInAddress) => textsOf(await optional('/staff', { signInAddress })),
    async otpFor(recipient) {
      const messages = rowsOf(await call(`/outbox?to=${encodeURIComponent(recipient)}`));
      const otp = messages.map((message) => textOf(message, 'otp')).find((it) => it !== undefined);
      if (!otp) throw new TestSystemError(`The outbox of the test system has no one-time password for ${recipient}.`);
      return otp;
    },
    async authCode(clientId) {
      const made = await call('/authcode', { clientId });
      return (isObject(made) && textOf(made, 'authCode')) || '';
    },
    async advance(seconds) {
      await call('/clock', { advance: `PT${seconds}S` });
    },
  };
}
