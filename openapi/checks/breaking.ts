import { SchemaComparison } from './breaking-schema.ts';
import { type Call, type Content, calls, type Document, follow, type Parameter } from './document.ts';

/**
 * What would break a client built for `old` in `now`, and what to do instead: a removed server, operation, status, field, value or
 * session type, a newly required field or parameter, a changed type, unit or default, a request that is no longer accepted, or a
 * response that the client does not expect. New operations, new optional fields of requests and new fields of responses are not
 * breaking.
 */
export function breakingChanges(old: Document, now: Document): string[] {
  const faults: string[] = [];
  const schemas = new SchemaComparison(old, now);
  const current = new Map(calls(now).map((call) => [`${call.method} ${call.path}`, call]));

  for (const { url } of old.servers ?? [])
    if (!now.servers?.some((server) => server.url === url))
      faults.push(`servers: ${url} was removed. Keep it: released clients call it.`);
  for (const was of calls(old)) {
    const is = current.get(`${was.method} ${was.path}`);
    if (!is) {
      faults.push(
        `${was.operation.operationId}: ${was.method.toUpperCase()} ${was.path} was removed. Keep it, and mark it as deprecated.`,
      );
      continue;
    }
    faults.push(...operationFaults(was, is));
    faults.push(...parameterFaults(old, now, was, is, schemas));
    faults.push(...requestFaults(was, is, schemas));
    faults.push(...answerFaults(old, now, was, is, schemas));
  }
  return [...new Set([...faults, ...schemas.faults])];
}

/** Whether a release may contain breaking changes: a new major version, or below 1.0.0 a new minor version. */
export function canBreak(old: Document, now: Document): boolean {
  const line = ({ info }: Document) => {
    const [major = '0', minor = '0'] = info.version.split('.');
    return major === '0' ? `0.${minor}` : major;
  };
  return line(old) !== line(now);
}

function operationFaults({ operation: was }: Call, { operation: is }: Call): string[] {
  const faults: string[] = [];
  if (was.operationId !== is.operationId)
    faults.push(`${was.operationId}: was renamed to ${is.operationId}. Keep the name: clients call it.`);
  const ways = (security: Call['operation']['security']) =>
    new Set((security ?? []).map((way) => Object.keys(way).sort().join('&')));
  const [before, after] = [ways(was.security), ways(is.security)];
  if (before.size === 0 && after.size > 0)
    faults.push(`${was.operationId}: requires a session now. Leave it open, and add an operation with a session.`);
  for (const way of before)
    if (after.size > 0 && !after.has(way))
      faults.push(`${was.operationId}: ${way} is no longer accepted. Keep accepting it.`);
  return faults;
}

function parameterFaults(old: Document, now: Document, was: Call, is: Call, schemas: SchemaComparison): string[] {
  const faults: string[] = [];
  const id = was.operation.operationId;
  const byName = (document: Document, { operation }: Call) =>
    new Map(
      (operation.parameters ?? []).map((given) => {
        const parameter = follow<Parameter>(document, given);
        return [`${parameter.in} ${parameter.name}`, parameter] as const;
      }),
    );
  const before = byName(old, was);
  for (const [name, parameter] of byName(now, is)) {
    const earlier = before.get(name);
    if (parameter.required && !earlier?.required) faults.push(`${id}: ${name} is required now. Make it optional.`);
    if (earlier?.schema && parameter.schema)
      schemas.compare(earlier.schema, parameter.schema, `${id} ${name}`, 'request');
    before.delete(name);
  }
  for (const name of before.keys()) faults.push(`${id}: ${name} was removed. Keep accepting it.`);
  return faults;
}

function requestFaults({ operation: was }: Call, { operation: is }: Call, schemas: SchemaComparison): string[] {
  const faults: string[] = [];
  const id = was.operationId;
  if (is.requestBody?.required && !was.requestBody?.required)
    faults.push(`${id}: a request body is required now. Make it optional.`);
  if (was.requestBody && !is.requestBody) faults.push(`${id}: no longer accepts a request body. Keep accepting it.`);
  for (const [type, before, after] of pairsOf(was.requestBody?.content, is.requestBody?.content))
    if (!after) faults.push(`${id}: no longer accepts ${type}. Keep accepting it.`);
    else schemas.compare(before.schema ?? {}, after.schema ?? {}, `${id} request`, 'request');
  return faults;
}

function answerFaults(old: Document, now: Document, was: Call, is: Call, schemas: SchemaComparison): string[] {
  const faults: string[] = [];
  const id = was.operation.operationId;
  const known = new Set(calls(old).flatMap(({ operation }) => Object.keys(operation.responses)));
  for (const status of Object.keys(is.operation.responses))
    if (!was.operation.responses[status] && !(isFailure(status) && known.has(status)))
      faults.push(
        isFailure(status)
          ? `${id}: ${status} is new, and no operation had it. Return a status of the released contract, with a code of its own.`
          : `${id}: ${status} is new. Return a status that the operation had, or add an operation.`,
      );
  for (const [status, given] of Object.entries(was.operation.responses)) {
    const later = is.operation.responses[status];
    if (!later) {
      faults.push(`${id}: ${status} was removed. Keep it.`);
      continue;
    }
    const [before, after] = [follow(old, given), follow(now, later)];
    for (const header of Object.keys(before.headers ?? {}))
      if (!after.headers?.[header]) faults.push(`${id} ${status}: ${header} was removed. Keep sending it.`);
    for (const [type, mediaBefore, mediaAfter] of pairsOf(before.content, after.content))
      if (!mediaAfter) faults.push(`${id} ${status}: ${type} was removed. Keep sending it.`);
      else schemas.compare(mediaBefore.schema ?? {}, mediaAfter.schema ?? {}, `${id} ${status}`, 'answer');
  }
  return faults;
}

const isFailure = (status: string): boolean => /^[45]/.test(status);

const pairsOf = (before: Content = {}, after: Content = {}) =>
  Object.entries(before).map(([type, media]) => [type, media, after[type]] as const);
