/** A demo customer in the response of `/sandbox/people`. */
export interface Person {
  readonly name: string;
  readonly kind: 'person' | 'company';
  readonly story: string;
  readonly policyNumbers: readonly string[];
  readonly mobile: string;
  readonly email: string;
  readonly clientId: string;
}

/** An application in the response of `/sandbox/applicants`. */
export interface Applicant {
  readonly applicationNo: string;
  readonly stage: string;
  readonly story: string;
  readonly birthDate: string;
  readonly mobile: string;
  readonly isCustomer: boolean;
}

/** A message in the response of `/sandbox/outbox`. */
export interface Message {
  readonly channel: string;
  readonly to: string;
  readonly subject?: string | null;
  readonly text: string;
  readonly otp?: string | null;
  readonly at: string;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const INDIA_AHEAD_MS = 5.5 * HOUR_MS;
/** Since midnight in India: outside all windows of `DEFAULT_MAINTENANCE` and the notice before them. */
const MORNING = { from: 3 * HOUR_MS, to: 12 * HOUR_MS };

/** The sandbox of a running API: people, outbox, clock, scenarios. */
export class Sandbox {
  readonly origin: string;
  constructor(origin: string) {
    this.origin = origin;
  }

  async people(): Promise<readonly Person[]> {
    return (await this.#call('GET', '/sandbox/people')) as readonly Person[];
  }

  /** The person whose story contains the words. */
  async personWhose(words: RegExp): Promise<Person> {
    const found = (await this.people()).find(({ story }) => words.test(story));
    if (!found) throw new Error(`no demo customer whose story says ${words}`);
    return found;
  }

  /** Someone without a policy whose application is at this stage, and whose story contains the words. */
  async applicantAt(stage: string, story = ''): Promise<Applicant> {
    const all = (await this.#call('GET', '/sandbox/applicants')) as readonly Applicant[];
    const found = all.find((one) => one.stage === stage && !one.isCustomer && one.story.includes(story));
    if (!found) throw new Error(`no applicant at the stage ${stage}`);
    return found;
  }

  /** What was sent to an address, newest first. */
  async outbox(to: string): Promise<readonly Message[]> {
    return (await this.#call('GET', `/sandbox/outbox?to=${encodeURIComponent(to)}`)) as readonly Message[];
  }

  /** The newest OTP sent to an address. */
  async otp(to: string): Promise<string> {
    const found = (await this.outbox(to)).find(({ otp }) => otp);
    if (!found?.otp) throw new Error(`no OTP was sent to ${to}`);
    return found.otp;
  }

  /** Moves the clock forward by an ISO 8601 duration. */
  async advance(duration: string): Promise<void> {
    await this.#call('POST', '/sandbox/clock', { advance: duration });
  }

  async scenario(name: string, on = true): Promise<void> {
    await this.#call('POST', '/sandbox/scenarios', { name, on });
  }

  /** Resets the sandbox. @param companyPolicies how many policies the company has then; by default, as many as its story says */
  async reset(companyPolicies?: number): Promise<void> {
    await this.#call('POST', '/sandbox/reset', { companyPolicies });
  }

  /** The core system is down on some mornings, and services announce it, so every test starts at noon at the earliest. */
  async passMorning(): Promise<void> {
    const sinceMidnight = (Date.now() + INDIA_AHEAD_MS) % DAY_MS;
    if (sinceMidnight > MORNING.from && sinceMidnight < MORNING.to)
      await this.advance(`PT${Math.ceil((MORNING.to - sinceMidnight) / 1000)}S`);
  }

  async #call(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(this.origin + path, {
      method,
      headers: { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.headers.get('content-type')?.includes('json') ? await response.json() : undefined;
  }
}
