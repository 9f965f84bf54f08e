// What is known about a person while the operations are called one after another, and how a body from the contract's examples
// is adapted to this person: with their policies and values from earlier responses.

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** Fields that a later body takes from an earlier response. */
const REMEMBERED = [
  'documentId',
  'receiptNo',
  'verificationId',
  'ticket',
  'orderId',
  'gatewayUrl',
  'tempFileId',
  'total',
  'totalPremiumDueToBePaid',
  'minimumPayment',
  'bonusOption',
  'chequePickUpDateTime',
];

/** The number of a request. */
const REQUEST = /^SR\d{10}$/;

export class Facts {
  readonly #known = new Map<string, Json>();

  /** The first value of each name counts, and for each policy its own first value. */
  learn(answer: unknown, policyNo = ''): void {
    if (Array.isArray(answer)) for (const one of answer) this.learn(one, policyNo);
    if (answer === null || typeof answer !== 'object' || Array.isArray(answer)) return;
    const fields = answer as Record<string, Json>;
    const of = typeof fields.policyNo === 'string' ? fields.policyNo : policyNo;
    for (const [name, value] of Object.entries(fields)) {
      // an annuity has request numbers too, but they are not requests
      const isOther = name === 'ticket' && !REQUEST.test(String(value));
      if (REMEMBERED.includes(name) && typeof value !== 'object' && !isOther)
        for (const key of [`${of}:${name}`, `:${name}`]) if (!this.#known.has(key)) this.#known.set(key, value);
      if (name === 'nomineeDetails') this.#known.set(`${of}:${name}`, value);
      this.learn(value, of);
    }
  }

  set(name: string, value: Json): void {
    this.#known.set(`:${name}`, value);
  }

  get(name: string, policyNo = ''): Json | undefined {
    return this.#known.get(`${policyNo}:${name}`) ?? this.#known.get(`:${name}`);
  }
}

export interface Person {
  readonly name: string;
  readonly clientId: string;
  readonly policyNumbers: readonly string[];
  readonly mobile?: string;
  readonly email?: string;
}

/** An example adapted to this person and policy. */
export function bodyFor(example: unknown, person: Person, policyNo: string, facts: Facts): unknown {
  const amountOf = (purpose: unknown) =>
    facts.get(purpose === 'loan' ? 'minimumPayment' : 'totalPremiumDueToBePaid', policyNo);
  const walk = (value: unknown, purpose: unknown): unknown => {
    if (Array.isArray(value)) return value.map((one) => walk(one, purpose));
    if (value === null || typeof value !== 'object') return value;
    const fields = value as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(fields).map(([name, was]) => {
        if (name === 'policyNo') return [name, policyNo];
        if (name === 'policyNos') return [name, [policyNo]];
        if (name === 'clientId') return [name, person.clientId];
        if (name === 'items') return [name, [{ policyNo, amount: amountOf(fields.purpose) ?? 100 }]];
        if (name === 'uploadId') return [name, facts.get(name) ?? was];
        if (name === 'mobileNo' && /^\d{10}$/.test(String(was))) return [name, `98123${person.clientId.slice(-5)}`];
        if (name === 'pan') return [name, newPan(person)];
        if (name === 'emailId') return [name, `new.${person.clientId}@example.net`];
        if (name === 'nomineeDetails') return [name, replaceNominees(facts.get(name, policyNo), was)];
        if (name === 'bonusOption') return [name, otherBonus(facts.get(name, policyNo))];
        if (REMEMBERED.includes(name)) return [name, facts.get(name, policyNo) ?? was];
        return [name, walk(was, purpose)];
      }),
    );
  };
  return walk(example, undefined);
}

const otherBonus = (now: Json | undefined) => (now === 'paid-up-additions' ? 'premium-offset' : 'paid-up-additions');

/** An unused PAN; its fifth letter is the surname's first. */
const newPan = ({ name, clientId }: Person): string =>
  `AZZP${name.split(' ').at(-1)?.charAt(0)}${clientId.slice(3, 6)}1K`;

/** Removes the current nominees and names the new one from the example instead. */
function replaceNominees(now: Json | undefined, example: unknown): unknown {
  if (!Array.isArray(now) || !Array.isArray(example)) return example;
  return [...now.map((one) => ({ ...one, edited: 'Delete' })), example.at(-1)];
}
