import type { AnswerOf } from '../transport/endpoint.ts';
import type { ExampleAnswers, ExampleOperation, SuccessOf } from './example-answer.ts';
import { ExampleError } from './example-error.ts';
import type { ExampleNames } from './generated/example-names.ts';
import { failures, operations } from './generated/examples.ts';

/** A requested response whose types are already checked. */
interface ChosenAnswer {
  readonly status?: number;
  readonly example?: string;
  readonly answer?: unknown;
  readonly problem?: object;
  readonly change?: (example: unknown, body: unknown) => unknown;
}

/** Responses by operation. */
export type Choices = Readonly<Record<string, ChosenAnswer | 'never' | 'offline'>>;

/** A response: a status, a content type and JSON, the latter two absent together. */
interface ExampleResponse {
  readonly status: number;
  readonly type: string | undefined;
  readonly json: unknown;
}

/** Builds a response. @throws ExampleError if the contract has no such operation, status or example */
export function make(operation: string, chosen: ChosenAnswer, body?: unknown): ExampleResponse {
  const described = operations[operation];
  if (!described) throw new ExampleError(`The contract has no operation ${operation}.`);
  const { answers } = described;
  const status = String(chosen.status ?? Object.keys(answers).find((one) => one.startsWith('2')));
  const found = answers[status];
  const answer = typeof found === 'string' ? failures[found] : found;
  if (!answer)
    throw new ExampleError(`${operation} has no answer ${status}. It has ${Object.keys(answers).join(', ')}.`);
  const { type, examples } = answer;
  const made = { status: Number(status), type };
  if (chosen.answer !== undefined) return { ...made, json: chosen.answer };
  const name = chosen.example ?? Object.keys(examples)[0] ?? '';
  if (type && !(name in examples))
    throw new ExampleError(
      `${operation} ${status} has no example "${name}". It has ${Object.keys(examples).join(', ')}.`,
    );
  const example = structuredClone(examples[name]);
  if (chosen.problem) return { ...made, json: { ...(example as object), ...chosen.problem } };
  return { ...made, json: chosen.change ? chosen.change(example, body) : example };
}

/** The responses of an operation. @throws ExampleError if there is no such operation */
export function checkedChoices(answers: ExampleAnswers): Choices {
  const choices = answers as Choices;
  for (const [operation, choice] of Object.entries(choices))
    if (typeof choice !== 'string') {
      const { change: _, ...rest } = choice;
      make(operation, rest);
    }
  return choices;
}

/**
 * A copy of an operation's response in the contract's examples. @param name of the example; by default the first one
 */
export function exampleOf<Id extends ExampleOperation>(operation: Id, name?: ExampleNames[Id][SuccessOf<Id>]) {
  return make(operation, name === undefined ? {} : { example: String(name) }).json as AnswerOf<Id>;
}
