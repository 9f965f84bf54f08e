import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSdk } from '../create-sdk.ts';
import { messages } from '../errors/messages.ts';
import {
  empty,
  environmentOn,
  json,
  problem,
  reset,
  type StubServer,
  startStubServer,
  text,
} from '../testing/stub-server.ts';
import { contentQuery } from './content-query.ts';

let server: StubServer;
beforeEach(async () => {
  server = await startStubServer();
});
afterEach(() => server.close());

const newSdk = () => createSdk({ environment: environmentOn(server.origin) });
const ask = {
  operationName: 'Page',
  variables: { slug: 'queries-complaints', topic: '' },
  query: 'query Page($slug: String!) { page(slug: $slug) { title } }',
};
const data = { page: { title: 'Queries and complaints' } };

describe('the content client', () => {
  it('posts operationName, variables and query unchanged', async () => {
    server.answer(json(200, { data }));
    expect(await contentQuery<typeof data>(newSdk(), ask)).toEqual(data);
    expect(server.received[0]).toMatchObject({ method: 'POST', url: '/api/content/graphql' });
    expect(JSON.parse(server.received[0]?.text ?? '')).toEqual(ask);
    expect(server.received[0]?.headers['content-type']).toBe('application/json');
  });

  it('uses GET if requested', async () => {
    server.answer(json(200, { data }));
    expect(await contentQuery(newSdk(), ask, { get: true })).toEqual(data);
    await contentQuery(newSdk(), { query: '{ banners }' }, { get: true });
    const [first, second] = server.received.map(({ method, url, text: sent }) => {
      const { pathname, searchParams } = new URL(url, server.origin);
      return { method, pathname, sent, parameters: Object.fromEntries(searchParams) };
    });
    expect(first).toEqual({
      method: 'GET',
      pathname: '/api/content/graphql',
      sent: '',
      parameters: { ...ask, variables: JSON.stringify(ask.variables) },
    });
    expect(second?.parameters).toEqual({ query: '{ banners }' });
  });

  it.each([400, 404, 500, 503])('%i is a server error', async (status) => {
    for (const answerer of [empty(status), text(status, '<p>no</p>'), problem(status, 'internal', 'No.')]) {
      server.answer(answerer);
      await expect(contentQuery(newSdk(), ask)).rejects.toMatchObject({ code: 'content-server', status });
    }
  });

  it('404 says nothing about policies, which it did not ask for', async () => {
    server.answer(empty(404));
    await expect(contentQuery(newSdk(), ask)).rejects.toMatchObject({ message: messages.somethingWrong });
  });

  it('300 is a server error', async () => {
    server.answer(empty(300));
    await expect(contentQuery(newSdk(), ask)).rejects.toMatchObject({ code: 'content-server', status: 300 });
  });

  it('errors under 200 are a server error', async () => {
    for (const answer of [{ errors: [{ message: 'no such field' }] }, { data: null }, {}]) {
      server.answer(json(200, answer));
      await expect(contentQuery(newSdk(), ask)).rejects.toMatchObject({
        code: 'content-server',
        status: 200,
        message: messages.somethingWrong,
      });
    }
  });

  it.each(['<html>', '', '{"data":'])('%j is a parse error', async (answer) => {
    server.answer(text(200, answer));
    await expect(contentQuery(newSdk(), ask)).rejects.toMatchObject({ code: 'content-parse', status: 200 });
  });

  it('no response is reported as such, after a second try', async () => {
    server.answer(reset);
    await expect(contentQuery(newSdk(), ask)).rejects.toMatchObject({
      code: 'network',
      message: 'Server Not Reachable',
    });
    expect(server.received).toHaveLength(2);
  });
});
