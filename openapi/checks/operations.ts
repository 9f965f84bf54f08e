import { type Call, calls, type Document } from './document.ts';

/** An operation that the specification names: a row of operations.tsv. */
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
 * says `x-to-come`, because its services are added one by one, only the described operations are checked. Every other operation is
 * our own and marked with `x-extension`.
 * @param inventory the specification's operations
 */
export function checkOperations(document: Document, inventory: ListedOperation[]): string[] {
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
  const specified = new Set(inventory.map(({ operationId }) => operationId));
  return [...faults, ...Array.from(described.values(), (call) => checkOrigin(call, specified)).flat()];
}

/** Each operation is either the specification's or marked as our own. Ours say which session they need. */
function checkOrigin({ operation }: Call, specified: ReadonlySet<string>): string[] {
  const { operationId: id, security } = operation;
  const isMarked = operation['x-extension'] === true;
  if (specified.has(id)) return isMarked ? [`${id}: marked x-extension, but it is in operations.tsv`] : [];
  if (!isMarked) return [`${id}: not in operations.tsv; if it is our own, mark it with x-extension: true`];
  const session = sessions(security);
  return /left open|without xsrf/.test(session)
    ? [`${id}: security is ${session}; take one of shared.yaml, or []`]
    : [];
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

/**
 * `full+partial` for alternatives that each require the XSRF token too; `none` for an explicit empty list. Staff alone need none:
 * their token is in a header that no other site can send.
 */
function sessions(security: Record<string, string[]>[] | undefined): string {
  if (security === undefined) return 'left open';
  if (security.length === 0) return 'none';
  return security
    .map(({ xsrf, ...session }) => Object.keys(session).join('&') + (xsrf || isStaff(session) ? '' : ' without xsrf'))
    .join('+');
}

const isStaff = (session: Record<string, string[]>) => Object.keys(session).join() === 'staff';
