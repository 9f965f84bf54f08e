import { delay, type HttpHandler, HttpResponse, http } from 'msw';
import { answerFile, answerOperation, operationOf } from './answer-request.ts';
import type { ExampleAnswer, ExampleAnswers, ExampleOperation } from './example-answer.ts';
import { ExampleError, fail } from './example-error.ts';
import { operations } from './generated/examples.ts';
import { type Choices, checkedChoices } from './make-answer.ts';

/** Options of `exampleHandlers`. */
export interface ExampleHandlersOptions {
  /** Below this path or address, a call that the contract does not have fails; `/api` by default. */
  readonly base?: string;
}

/**
 * MSW handlers that respond to every operation with the contract's example, or with what `answers` says; they handle
 * temporary files and uploads too. A call below `base` that the contract does not have, or a body that it does not
 * accept, is printed to the console and fails as a network error.
 * @throws ExampleError if `answers` names a status or an example that the contract does not have
 */
export function exampleHandlers(
  answers: ExampleAnswers = {},
  { base = '/api' }: ExampleHandlersOptions = {},
): HttpHandler[] {
  const choices = checkedChoices(answers);
  const known = Object.entries(operations).map(([operation, { path }]) =>
    http.all(`*${path}`, ({ request }) => respondTo(operation, request, choices)),
  );
  const unknown = http.all(`${base.startsWith('/') ? `*${base}` : base}/*`, ({ request }) =>
    toNetworkError(() => {
      const { pathname } = new URL(request.url);
      return (
        answerFile(request) ?? fail(`${request.method} ${pathname} is not a call of the contract. Check the path.`)
      );
    }),
  );
  return [...known, unknown];
}

/** A handler for one operation, for `server.use(respond('validateOtp', { status: 401, example: 'otp-expired' }))`. */
export function respond<Id extends ExampleOperation>(operation: Id, answer: ExampleAnswer<Id>): HttpHandler {
  const choices = checkedChoices({ [operation]: answer });
  const path = operations[operation]?.path ?? '';
  return http.all(`*${path}`, ({ request }) => respondTo(operation, request, choices));
}

/** Undefined passes the request to the next handler: its path only ends like the operation's. */
function respondTo(operation: string, request: Request, choices: Choices) {
  return toNetworkError(async () => {
    if (operationOf(request) !== operation) return undefined;
    const response = await answerOperation(operation, request, choices);
    if (response === 'offline') return HttpResponse.error();
    if (response !== 'never') return response;
    await delay('infinite');
    return undefined;
  });
}

/** Turns an error in a handler into a network error; MSW would respond with 500. */
async function toNetworkError(work: () => Response | undefined | Promise<Response | undefined>) {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ExampleError) return HttpResponse.error();
    throw error;
  }
}
