import type { components } from '@lifedesk/contract';
import { document } from './document.ts';
import { validatorsOf } from './validators.ts';

type Schemas = components['schemas'];

/** Whether a value matches a schema of the contract. */
const isOf = <Name extends keyof Schemas & string>(name: Name, value: unknown): value is Schemas[Name] =>
  validatorsOf(document).answer('components', 'schemas', name)(value) === null;

/**
 * A value from JSON that was stored earlier, perhaps by another version, as a schema of the contract. The error of a
 * mismatch does not contain the value.
 */
export function readStored<Name extends keyof Schemas & string>(name: Name, value: unknown): Schemas[Name] {
  if (isOf(name, value)) return value;
  throw new Error(`a stored value does not match ${name}`);
}
