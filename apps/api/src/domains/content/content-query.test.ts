import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, callOperation, type RunningApi, startApi } from '../../testing/index.ts';

const PAGE = `query Page($slug: String!, $language: Language) {
  page(slug: $slug, language: $language) {
    slug title description
    searchMetadata { path title description }
    tabDetails { id title rows {
      id position heading body searchKeys { label value }
      child {
        __typename
        ... on Accordion { items { title body } }
        ... on Table { caption columns cells }
        ... on FundDetails { fundCode fundName objective riskLevel sfin facts { label value } }
      }
    } }
  }
}`;

let api: RunningApi;
beforeAll(async () => {
  api = await startApi({ listen: false });
});
afterAll(() => api.close());

type Variables = Record<string, unknown>;
const post = (query: string, variables?: Variables) =>
  callOperation(api, 'contentQuery', { query, ...(variables ? { variables } : {}) });
const get = (query: Record<string, string>) => api.app.inject({ url: addressOf('contentQuery'), query });
const ask = async (query: string, variables?: Variables) => {
  const answer = await post(query, variables);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

describe('a query by GET', () => {
  it('gets the same answer as by POST, and can be cached', async () => {
    const variables = { slug: 'login', language: 'hi' };
    const answer = await get({ query: PAGE, operationName: 'Page', variables: JSON.stringify(variables) });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual((await post(PAGE, variables)).json());
    expect(answer.headers['cache-control']).toBe('public, max-age=300');
  });

  it.each([
    ['no query', { operationName: 'Page' }],
    ['variables that are not JSON', { query: '{ faq { id } }', variables: '{slug' }],
    ['variables that are a list', { query: '{ faq { id } }', variables: '[1]' }],
    ['an unknown parameter', { query: '{ faq { id } }', extensions: '{}' }],
    ['a query that is too long', { query: `{ faq { id } } #${'x'.repeat(10_000)}` }],
    ['a mutation', { query: 'mutation { x }' }],
  ])('refuses %s', async (_, query) => {
    const answer = await get(query as unknown as Record<string, string>);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'validation' });
  });

  it('refuses a repeated parameter, though each value is a query', async () => {
    const query = `query=${encodeURIComponent('{ faq { id } }')}`;
    expect((await api.app.inject({ url: `${addressOf('contentQuery')}?${query}` })).statusCode).toBe(200);
    expect((await api.app.inject({ url: `${addressOf('contentQuery')}?${query}&${query}` })).statusCode).toBe(400);
  });
});

describe('a query', () => {
  const nestedQuery = (levels: number) =>
    `{ page(slug: "login") { ${'tabDetails { rows { '.repeat(levels)} id ${'} }'.repeat(levels)} } }`;
  const bomb = (levels: number) =>
    `{ ...f0 } ${Array.from({ length: levels }, (_, n) => `fragment f${n} on Query { ...f${n + 1} ...f${n + 1} }`).join(' ')} fragment f${levels} on Query { __typename }`;

  it.each([
    ['text that is not GraphQL', '{ page('],
    ['an unknown field', '{ page(slug: "login") { secretField } }'],
    ['a missing argument', '{ page { title } }'],
    ['an argument of the wrong type', '{ banners(placement: secretField) { id } }'],
    ['a mutation', 'mutation { secretField }'],
    ['a subscription', 'subscription { secretField }'],
    ['too many levels', nestedQuery(6)],
    [
      'too many fields',
      `{ page(slug: "login") { ${Array.from({ length: 201 }, (_, n) => `t${n}: title`).join(' ')} } }`,
    ],
    [
      'too many top-level fields',
      `{ ${Array.from({ length: 9 }, (_, n) => `p${n}: page(slug: "login") { title }`).join(' ')} }`,
    ],
    ['a fragment that contains itself', '{ page(slug: "login") { ...f } } fragment f on Page { title ...f }'],
    ['fragments that grow exponentially', bomb(40)],
    ['too many tokens', `{ ${'a '.repeat(4_000)} }`],
  ])('%s', async (_, query) => {
    const before = process.cpuUsage();
    const answer = await post(query);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'validation', errors: [{ pointer: '/query' }] });
    expect(answer.body).not.toContain('secretField');
    expect(process.cpuUsage(before).user).toBeLessThan(5_000_000);
  });

  it('passes just within the limits', async () => {
    const fields = Array.from({ length: 199 }, (_, n) => `t${n}: title`).join(' ');
    expect((await ask(`{ page(slug: "login") { ${fields} } }`)).data.page.t198).toBe('Help with signing in');
    const eight = Array.from({ length: 8 }, (_, n) => `s${n}: searchMetadata(path: "/pay-online") { title }`).join(' ');
    expect(Object.keys((await ask(`{ ${eight} }`)).data)).toHaveLength(8);
  });

  it.each([
    [{ slug: 7 }, '/variables/slug'],
    [{}, '/variables/slug'],
    [{ slug: 'login', language: 'klingon' }, '/variables/language'],
  ])('is refused with variables %j, naming the variable but not its value', async (variables, pointer) => {
    const answer = await post(PAGE, variables);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'validation', errors: [{ pointer }] });
    expect(answer.body).not.toContain('klingon');
  });

  it('is refused if it names an operation it does not have', async () => {
    const answer = await callOperation(api, 'contentQuery', { query: '{ faq { id } }', operationName: 'Other' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ pointer: '/operationName' }] });
  });

  it.each([
    ['a body with an unknown field', { query: '{ faq { id } }', extensions: {} }],
    ['an empty query', { query: '' }],
    ['a query that is not a string', { query: 7 }],
  ])('is refused: %s', async (_, body) => {
    expect((await callOperation(api, 'contentQuery', body as never)).statusCode).toBe(400);
  });

  it('is refused in an envelope, because content is not encrypted', async () => {
    const answer = await callOperation(api, 'contentQuery', { query: '{ faq { id } }' }, { 'x-encrypted': 'true' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'envelope-refused' });
  });
});

describe('introspection', () => {
  const query = '{ __schema { queryType { name } } __type(name: "Page") { fields { name } } }';

  it('is allowed in development', async () => {
    expect((await ask(query)).data.__schema.queryType.name).toBe('Query');
  });

  it.each(['PROD', 'PRE_PROD'] as const)(
    'is not allowed in %s, not even after another environment allowed it',
    async (environment) => {
      const guarded = await startApi({ listen: false, seeded: false, config: { environment } });
      const askGuarded = (text: string) => callOperation(guarded, 'contentQuery', { query: text });
      const answers = [await askGuarded(query), await askGuarded('{ __typename faq { id } }')];
      await guarded.close();
      expect(answers.map((a) => a.statusCode)).toEqual([400, 200]);
    },
  );
});
