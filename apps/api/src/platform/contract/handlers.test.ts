import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { domains, handlers } from '../../domains/index.ts';
import { type RunningApi, startApi } from '../../testing/index.ts';
import { catalogue, catalogueCodes } from './catalogue.ts';
import { type Document, document, schemaOf } from './document.ts';
import { type HandlerDefinition, handler, ok, sessionHandler } from './handler.ts';
import { assertComplete } from './handlers.ts';

const handlerOf = (operationId: string, needsSession = false) => ({
  ...handler('contentForm', async () => ok({ reference: '' })),
  operationId,
  needsSession,
});
const small: Document = {
  paths: {
    '/one': { post: { operationId: 'one', security: [], responses: {} } },
    '/two': { post: { operationId: 'two', security: [{ full: [] }], responses: {} } },
  },
  components: { schemas: {} },
};
const mapOf = (...definitions: object[]) =>
  new Map((definitions as HandlerDefinition[]).map((d) => [d.operationId as string, d]));

describe('handlers and contract', () => {
  it('match: every operation has a handler in one domain, and every handler an operation', () => {
    expect(() => assertComplete(document, handlers)).not.toThrow();
    expect(domains.flatMap(({ operations }) => Object.keys(operations)).sort()).toEqual([...handlers.keys()].sort());
  });

  it.each([
    ['a missing handler', mapOf(handlerOf('one')), 'operation two has no handler'],
    [
      'a surplus handler',
      mapOf(handlerOf('one'), handlerOf('two', true), handlerOf('three')),
      'handler three has no operation',
    ],
    [
      'a public handler for an operation with a session',
      mapOf(handlerOf('one'), handlerOf('two')),
      'handler two is public',
    ],
    [
      'a session handler for a public operation',
      mapOf(handlerOf('one', true), handlerOf('two', true)),
      'handler one is for a session',
    ],
  ])('do not start with %s', (_, ours, fault) => {
    expect(() => assertComplete(small, ours)).toThrow(fault);
  });

  it('agree on whether a session is needed', () => {
    expect(handler('contentForm', async () => ok({ reference: 'CB-1' })).needsSession).toBe(false);
    expect(sessionHandler('policyHolds', async () => ok({ holdDetails: [] })).needsSession).toBe(true);
  });
});

describe('the catalogue', () => {
  it('has a status, a title and a text for every code of the contract', () => {
    const { enum: codes = [] } = schemaOf('ProblemCode');
    const used = codes.filter((code) => catalogueCodes().includes(code));
    for (const code of used)
      expect(catalogue(code)).toMatchObject({
        status: expect.any(Number),
        title: expect.any(String),
        detail: expect.any(String),
      });
    expect(catalogueCodes().every((code) => codes.includes(code))).toBe(true);
    expect(() => catalogue('no-such-code')).toThrow();
  });
});

describe('responses that do not match the contract', () => {
  let api: RunningApi;
  let answer: () => Promise<unknown>;
  beforeAll(async () => {
    const failing = { operationId: 'nriFaq', needsSession: false, run: () => answer() } as unknown as HandlerDefinition;
    api = await startApi({ listen: false, api: { handlers: new Map([...handlers, ['nriFaq', failing]]) } });
  });
  afterAll(() => api.close());

  it.each([
    ['a field of the wrong type', () => ({ status: 200, body: { questions: 'none' } })],
    ['an extra field', () => ({ status: 200, body: { questions: [], secret: 'x' } })],
    ['another status', () => ({ status: 201, body: { questions: [] } })],
    ['an exception', () => Promise.reject(new Error('with a secret in it'))],
  ])('%s is a server error: 500, without its text', async (_, make) => {
    answer = async () => make();
    const { statusCode, body } = await api.app.inject({ method: 'POST', url: '/api/v1/content/nrifaq', payload: {} });
    expect(statusCode).toBe(500);
    expect(JSON.parse(body)).toMatchObject({ code: 'internal' });
    expect(body).not.toMatch(/secret|none/);
  });
});
