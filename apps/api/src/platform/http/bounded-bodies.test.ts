import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, type RunningApi, startApi } from '../../testing/index.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi({ listen: false });
});
afterAll(() => api.close());

const json = { 'content-type': 'application/json' };
const DEEP = `${'['.repeat(21)}${']'.repeat(21)}`;
const LONG = `[${Array(10_001).fill('0').join()}]`;
const post = (operation: string) => (value: string) =>
  api.app.inject({ method: 'POST', url: addressOf(operation), headers: json, payload: `{"any":${value}}` });

describe.each<[string, (value: string) => ReturnType<ReturnType<typeof post>>]>([
  ['of an operation', post('validateCustomer')],
  ['of the gateway', post('paymentCallback')],
  ['of a bank about a mandate', post('mandateCallback')],
  ['with the variables of a query', post('contentQuery')],
  [
    'in the address of a query',
    (variables) => api.app.inject({ url: addressOf('contentQuery'), query: { query: '{ faq { id } }', variables } }),
  ],
])('a body %s', (_name, send) => {
  it.each([
    ['levels', DEEP, 'must have at most 20 levels'],
    ['values', LONG, 'must have at most 10000 values'],
  ])('with too many %s is refused before it is read', async (_, value, detail) => {
    const answer = await send(value);
    expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ pointer: '', detail }]]);
  });
});
