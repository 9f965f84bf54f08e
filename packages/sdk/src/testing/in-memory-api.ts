import { answerFile, answerOperation, operationOf } from './answer-request.ts';
import type { ExampleAnswer, ExampleOperation } from './example-answer.ts';
import { fail } from './example-error.ts';
import { contactAnswers } from './in-memory/contacts.ts';
import { decide, type PaymentDecision, paymentAnswers } from './in-memory/payments.ts';
import { Refusal } from './in-memory/refusal.ts';
import { OPEN, OTP, signInAnswers } from './in-memory/sign-in.ts';
import { createState, type State } from './in-memory/state.ts';
import { type Choices, checkedChoices } from './make-answer.ts';
import { silence } from './silence.ts';

/** A test double of the API with a state, from `inMemoryApi`. */
export interface InMemoryApi {
  /** For `createSdk({ fetch })`, or for the handler of a mocking library. */
  readonly fetch: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;
  /** The OTP of every challenge. */
  readonly otp: string;
  /** The operations that it knows. All others fail until `respond` answers them. */
  readonly operations: readonly string[];
  /** Decides about an order, as the payer does on the gateway's page. @throws ExampleError if it is final or unknown */
  decidePayment(orderId: string, decision: PaymentDecision): void;
  /** Answers an operation this way from now on, without a look at the state. */
  respond<Id extends ExampleOperation>(operation: Id, answer: ExampleAnswer<Id>): void;
  /** Restores the initial state, and removes the answers of `respond`. */
  reset(): void;
}

/**
 * The API in memory, for tests that read what they have written: one customer with the policies of the contract's
 * examples, who signs in, pays premiums and changes contacts. It checks bodies, OTPs, tokens and idempotency keys as the
 * API does. It fails with an `ExampleError`, printed to the console, where it knows less than the API.
 */
export function inMemoryApi(): InMemoryApi {
  let state = createState();
  let known = answersOn(state);
  let given: Choices = {};
  let replays = new Map<string, { readonly text: string; readonly response: Response }>();
  const operations = Object.keys(known);

  const answer = async (operation: string, request: Request): Promise<Response> => {
    const choices = operation in given ? given : known;
    if (!(operation in choices)) return failUnknown(operation, operations);
    if (!(operation in given) && !OPEN.has(operation) && !hasSession(state, request))
      return answerWith(operation, request, { [operation]: { status: 401, example: 'session-ended' } });
    const again = request.clone();
    try {
      return await answerWith(operation, request, choices);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return answerWith(operation, again, { [operation]: error.answer });
    }
  };

  /** The same key returns the same response, and no other body. */
  const answerOnce = async (operation: string, request: Request): Promise<Response> => {
    const key = request.headers.get('Idempotency-Key');
    if (!key) return answer(operation, request);
    const text = await request.clone().text();
    const earlier = replays.get(`${operation} ${key}`);
    if (earlier?.text === text) return earlier.response.clone();
    if (earlier)
      return answerWith(operation, request, { [operation]: { status: 409, example: 'idempotency-conflict' } });
    const response = await answer(operation, request);
    if (response.ok) replays.set(`${operation} ${key}`, { text, response: response.clone() });
    return response;
  };

  return {
    otp: OTP,
    operations,
    async fetch(input, init) {
      const request = new Request(input, init);
      const operation = operationOf(request);
      if (operation) return answerOnce(operation, request);
      return answerFile(request) ?? fail(`${request.method} ${request.url} is not a call of the contract.`);
    },
    decidePayment: (orderId, decision) => decide(state, orderId, decision),
    respond: (operation, chosen) => {
      given = { ...given, ...checkedChoices({ [operation]: chosen }) };
    },
    reset() {
      state = createState();
      known = answersOn(state);
      given = {};
      replays = new Map();
    },
  };
}

const answersOn = (state: State): Choices =>
  checkedChoices({ ...signInAnswers(state), ...paymentAnswers(state), ...contactAnswers(state) });

function hasSession({ sessions }: State, { headers }: Request): boolean {
  const xsrfToken = sessions.get(headers.get('Authorization')?.replace(/^Bearer /, '') ?? '');
  return xsrfToken !== undefined && xsrfToken === headers.get('X-XSRF-Token');
}

async function answerWith(operation: string, request: Request, choices: Choices): Promise<Response> {
  const response = await answerOperation(operation, request, choices);
  if (response === 'offline') throw new TypeError('Failed to fetch');
  return response === 'never' ? silence(request.signal) : response;
}

const failUnknown = (operation: string, known: readonly string[]): never =>
  fail(
    `The in-memory API does not know ${operation}, so it cannot say what the API would. Choose:\n` +
      `  respond('${operation}', { … })  answers it in this test, whatever the state is\n` +
      "  exampleFetch()  answers every operation with the contract's example, and keeps no state\n" +
      '  the sandbox (npm start in the repository)  is the whole API\n' +
      `It knows ${known.join(', ')}.`,
  );
