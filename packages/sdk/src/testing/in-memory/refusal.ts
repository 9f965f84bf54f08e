import type { Schemas } from '../../transport/endpoint.ts';
import type { ExampleOperation } from '../example-answer.ts';
import type { ExampleNames } from '../generated/example-names.ts';

/** A failure of the contract that follows from the state. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly answer: { readonly status: number; readonly example: string; readonly problem: Partial<Schemas['Problem']> };

  constructor(status: number, example: string, problem: Partial<Schemas['Problem']>) {
    super(`${status} ${example}`);
    this.answer = { status, example, problem };
  }
}

/** Answers an operation with a failure of the contract. */
export function refuse<Id extends ExampleOperation, Status extends keyof ExampleNames[Id] & number>(
  _operation: Id,
  status: Status,
  example: ExampleNames[Id][Status],
  problem: Partial<Schemas['Problem']> = {},
): never {
  throw new Refusal(status, String(example), problem);
}
