import { type Call, calls, type Document } from './document.ts';

/** An operation that the product needs: a row of operations.tsv or extensions.tsv. */
export interface ListedOperation {
  operationId: string;
  method: string;
  path: string;
  session: string;
  family: string;
}

/** Reads the inventory: operationId, method, path, session and family, separated by tabs; `#` starts a comment. */
export const readInventory = (text: string): ListedOperation[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [operationId = '', method = '', path = '', session = '', family = ''] = line.split('\t');
      return { operationId, method, path, session, family };
    });

/**
 * Compares the contract with the inventory. Once a family is described, it must have every operation, exactly as listed. If its tag
 * says `x-to-come`, because its services are added one by one, only the described operations are checked.
 * @param inventory the specification's operations
 * @param extensions our own operations, which the contract marks with `x-extension`
 */
export function checkOperations(
  document: Document,
  inventory: ListedOperation[],
  extensions: ListedOperation[],
): string[] {
  const faults: string[] = [];
  const underWay = (document.tags ?? []).filter((tag) => tag['x-to-come']).map(({ name }) => name);
  const described = new Map(calls(document).map((call) => [call.operation.operationId, call]));
  const begun = new Set([...described.values()].flatMap(({ operation }) => operation.tags ?? []));
  for (const needed of inventory) {
    const call = described.get(needed.operationId);
    if (call) faults.push(...compare(call, needed));
    else if (begun.has(needed.family) && !underWay.includes(needed.family))
      faults.push(`${needed.operationId}: missing, but ${needed.family} is described`);
  }
  return [...faults, ...checkExtensions(described, inventory, extensions)];
}

/** Each operation is either the specification's or marked as our own, and is in the right list. */
function checkExtensions(
  described: ReadonlyMap<string, Call>,
  inventory: ListedOperation[],
  extensions: ListedOperation[],
): string[] {
  const faults: string[] = [];
  const specified = new Set(inventory.map(({ operationId }) => operationId));
  const ours = new Set(extensions.map(({ operationId }) => operationId));
  for (const listed of extensions) {
    const call = described.get(listed.operationId);
    if (specified.has(listed.operationId))
      faults.push(`${listed.operationId}: in operations.tsv and in extensions.tsv`);
    faults.push(...(call ? compare(call, listed) : [`${listed.operationId}: missing`]));
  }
  for (const [id, { operation }] of described) {
    const isMarked = operation['x-extension'] === true;
    if (isMarked && !ours.has(id)) faults.push(`${id}: marked x-extension, but not in extensions.tsv`);
    if (!isMarked && ours.has(id)) faults.push(`${id}: in extensions.tsv, but not marked x-extension`);
    if (!isMarked && !ours.has(id) && !specified.has(id))
      faults.push(`${id}: not in operations.tsv, and not marked x-extension`);
  }
  return faults;
}

/** Families with operations that the contract does not describe yet, each with their number. */
export function toCome(document: Document, inventory: ListedOperation[]): [family: string, count: number][] {
  const described = new Set(calls(document).map(({ operation }) => operation.operationId));
  const counts = new Map<string, number>();
  for (const { operationId, family } of inventory)
    if (!described.has(operationId)) counts.set(family, (counts.get(family) ?? 0) + 1);
  return [...counts];
}

function compare({ path, method, operation }: Call, needed: ListedOperation): string[] {
  const faults: string[] = [];
  const expect = (what: string, is: string, should: string) => {
    if (is !== should) faults.push(`${needed.operationId}: ${what} is ${is}, listed as ${should}`);
  };
  expect('path', path, needed.path);
  expect('method', method.toUpperCase(), needed.method);
  expect('tags', operation.tags?.join() ?? '', needed.family);
  expect('security', sessions(operation.security), needed.session);
  return faults;
}

/** `full+partial` for alternatives that each require the XSRF token too; `none` for an explicit empty list. */
function sessions(security: Record<string, string[]>[] | undefined): string {
  if (security === undefined) return 'left open';
  if (security.length === 0) return 'none';
  return security
    .map(({ xsrf, ...session }) => Object.keys(session).join('&') + (xsrf ? '' : ' without xsrf'))
    .join('+');
}
