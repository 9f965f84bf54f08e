import { answerFile, answerOperation, operationOf } from './answer-request.ts';
import type { ExampleAnswer, ExampleAnswers, ExampleOperation } from './example-answer.ts';
import { fail } from './example-error.ts';
import { checkedChoices } from './make-answer.ts';
import { silence } from './silence.ts';

/** Options of `exampleFetch`. */
export interface ExampleFetchOptions {
  /**
   * Handles requests that are not calls of the contract, such as those to your own server. Without it such a call
   * fails.
   */
  readonly otherwise?: typeof fetch;
}

/** A `fetch` that responds to every operation with the contract's example. */
export interface ExampleFetch {
  (input: RequestInfo | URL, init?: RequestInit): Promise<Response>;
  /** Responds to an operation this way from now on. */
  respond<Id extends ExampleOperation>(operation: Id, answer: ExampleAnswer<Id>): void;
  /** Restores the initial responses. */
  reset(): void;
}

/**
 * A `fetch` for `createSdk({ fetch })` that needs no server: every operation returns the contract's example, or what
 * `answers` says. Temporary files and uploads work too. A call that the contract does not have, or a body that it does
 * not accept, fails with an `ExampleError`, printed to the console.
 * @throws ExampleError if `answers` names a status or an example that the contract does not have
 */
export function exampleFetch(answers: ExampleAnswers = {}, { otherwise }: ExampleFetchOptions = {}): ExampleFetch {
  const first = checkedChoices(answers);
  let choices = first;
  const answer = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const operation = operationOf(request);
    if (!operation) return answerFile(request) ?? (otherwise ? otherwise(request) : failUnknown(request));
    const response = await answerOperation(operation, request, choices);
    if (response === 'offline') throw new TypeError('Failed to fetch');
    return response === 'never' ? silence(request.signal) : response;
  };
  return Object.assign(answer, {
    respond: <Id extends ExampleOperation>(operation: Id, given: ExampleAnswer<Id>) => {
      choices = { ...choices, ...checkedChoices({ [operation]: given }) };
    },
    reset: () => {
      choices = first;
    },
  });
}

function failUnknown({ method, url }: Request): never {
  const { pathname } = new URL(url);
  return fail(
    `${method} ${pathname} is not a call of the contract. Check the path and the bases of the environment; to let other calls ` +
      'through, exampleFetch(answers, { otherwise: fetch }).',
  );
}
