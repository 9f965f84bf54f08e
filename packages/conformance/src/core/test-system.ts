import { isList, isObject, type Json, type JsonObject, parseJson } from '../json.ts';

/** Someone in the core whom the kit may sign in and act for. */
export interface Person {
  readonly name: string;
  /** A company signs in with its client id. */
  readonly kind: 'person' | 'company';
  readonly policyNumbers: readonly string[];
  readonly mobile?: string;
  readonly email?: string;
  readonly clientId: string;
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
  const mobile = textOf(row, 'mobile');
  const email = textOf(row, 'email');
  return {
    name: textOf(row, 'name') ?? '',
    kind: row.kind === 'company' ? 'company' : 'person',
    policyNumbers: isList(policyNumbers) ? policyNumbers.filter((it) => typeof it === 'string') : [],
    clientId: textOf(row, 'clientId') ?? '',
    ...(mobile !== undefined && { mobile }),
    ...(email !== undefined && { email }),
  };
}

/**
 * A test system over HTTP: `GET /people`, `GET /outbox?to=…`, `POST /authcode` and `POST /clock` below
 * its address, as the sandbox of the reference API has them.
 * @param headers for every call, such as a key
 */
export function httpTestSystem(address: string, headers: Readonly<Record<string, string>> = {}): TestSystem {
  const call = async (path: string, body?: Json): Promise<Json> => {
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
    if (!response.ok || json === undefined)
      throw new TestSystemError(
        `The test system returned ${response.status} to ${path}, or something that is not JSON.`,
      );
    return json;
  };
  return {
    people: async () => rowsOf(await call('/people')).map(toPerson),
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
