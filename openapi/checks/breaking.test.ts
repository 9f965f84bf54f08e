import { describe, expect, it } from 'vitest';
import { breakingChanges, canBreak } from './breaking.ts';
import type { Document, Schema } from './document.ts';

/** A small contract with one of everything that can break. */
function contract(): Document {
  const schemas: Record<string, Schema> = {
    Ask: {
      type: 'object',
      additionalProperties: false,
      required: ['policyNo'],
      properties: {
        policyNo: { type: 'string', pattern: '^[0-9]{9}$' },
        kind: { type: 'string', enum: ['premium', 'loan'] },
        note: { type: 'string', maxLength: 50 },
        pages: { type: 'array', maxItems: 5, items: { type: 'integer', minimum: 1, maximum: 9 } },
      },
    },
    Base: { type: 'object', required: ['token'], properties: { token: { type: 'string' } } },
    Answer: {
      unevaluatedProperties: false,
      allOf: [
        { $ref: '#/components/schemas/Base' },
        {
          type: 'object',
          required: ['state', 'at'],
          properties: {
            state: { type: 'string', enum: ['paid', 'pending'] },
            code: { type: 'string', enum: ['a', 'b'], 'x-may-grow': true },
            at: { type: 'string', format: 'date-time' },
            parent: { $ref: '#/components/schemas/Answer' },
            amount: { type: 'integer' },
          },
        },
      ],
    },
    Either: { oneOf: [{ $ref: '#/components/schemas/Ask' }, { $ref: '#/components/schemas/Base' }] },
    Outcome: { oneOf: [{ $ref: '#/components/schemas/Base' }] },
  };
  const json = (name: string) => ({ 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } });
  return {
    openapi: '3.1.0',
    info: { version: '1.2.0' },
    components: { schemas },
    paths: {
      '/pay': {
        post: {
          operationId: 'pay',
          security: [
            { full: [], xsrf: [] },
            { corp: [], xsrf: [] },
          ],
          parameters: [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string', maxLength: 36 } }],
          requestBody: { content: json('Ask') },
          responses: {
            '200': { headers: { 'X-Correlation-Id': {} }, content: json('Answer') },
            '409': { content: json('Base') },
          },
        },
      },
      '/either': {
        post: {
          operationId: 'either',
          security: [],
          requestBody: { required: true, content: json('Either') },
          responses: { '200': { content: json('Outcome') } },
        },
      },
    },
  };
}

const schema = (document: Document, name: string): Schema => {
  const found = document.components?.schemas?.[name];
  if (!found) throw new Error(name);
  return found;
};
const property = (document: Document, name: string, field: string): Schema => {
  const home = schema(document, name);
  const found = [home, ...(home.allOf ?? [])].map((part) => part.properties?.[field]).find(Boolean);
  if (!found) throw new Error(field);
  return found;
};
const operation = (document: Document, path: string) => {
  const found = document.paths[path]?.post;
  if (!found) throw new Error(path);
  return found;
};

const BREAKS: [name: string, change: (document: Document) => void, fault: string][] = [
  ['an operation is removed', (d) => delete d.paths['/either'], 'either: POST /either was removed'],
  [
    'an operation is renamed',
    (d) => {
      operation(d, '/pay').operationId = 'payNow';
    },
    'pay: was renamed to payNow',
  ],
  ['a status is removed', (d) => delete operation(d, '/pay').responses['409'], 'pay: 409 was removed'],
  ['a session type is removed', (d) => operation(d, '/pay').security?.pop(), 'pay: corp&xsrf is no longer accepted'],
  [
    'a session becomes required',
    (d) => operation(d, '/either').security?.push({ full: [] }),
    'either: requires a session now',
  ],
  [
    'a parameter becomes required',
    (d) => operation(d, '/pay').parameters?.push({ name: 'X-New', in: 'header', required: true }),
    'pay: header X-New is required now',
  ],
  [
    'a parameter is removed',
    (d) => {
      operation(d, '/pay').parameters = [];
    },
    'pay: header Idempotency-Key was removed',
  ],
  [
    'a parameter narrows',
    (d) => {
      for (const parameter of operation(d, '/pay').parameters ?? [])
        parameter.schema = { type: 'string', maxLength: 9 };
    },
    'pay header Idempotency-Key (request): maxLength 36 became 9',
  ],
  [
    'a body becomes required',
    (d) => {
      const { requestBody } = operation(d, '/pay');
      if (requestBody) requestBody.required = true;
    },
    'pay: a request body is required now',
  ],
  [
    'a media type is removed',
    (d) => {
      operation(d, '/pay').responses['409'] = { content: {} };
    },
    'pay 409: application/json was removed',
  ],
  [
    'a response header is removed',
    (d) => delete operation(d, '/pay').responses['200']?.headers,
    'pay 200: X-Correlation-Id was removed',
  ],
  [
    'a request field becomes required',
    (d) => schema(d, 'Ask').required?.push('note'),
    'Ask (request): note is required now',
  ],
  ['a request field is removed', (d) => delete schema(d, 'Ask').properties?.note, 'Ask (request): note was removed'],
  [
    'a request value is removed',
    (d) => property(d, 'Ask', 'kind').enum?.pop(),
    'Ask.kind (request): loan is no longer accepted',
  ],
  [
    'a request type changes',
    (d) => {
      property(d, 'Ask', 'note').type = 'integer';
    },
    'Ask.note (request): type string became integer',
  ],
  [
    'a request string gets shorter',
    (d) => {
      property(d, 'Ask', 'note').maxLength = 40;
    },
    'Ask.note (request): maxLength 50 became 40',
  ],
  [
    'a request pattern changes',
    (d) => {
      property(d, 'Ask', 'policyNo').pattern = '^[0-9]{10}$';
    },
    'Ask.policyNo (request): pattern became ^[0-9]{10}$',
  ],
  [
    'an item of a request narrows',
    (d) => {
      const { items } = property(d, 'Ask', 'pages');
      if (items) items.minimum = 2;
    },
    'Ask.pages[] (request): minimum 1 became 2',
  ],
  [
    'an alternative of a request is removed',
    (d) => schema(d, 'Either').oneOf?.pop(),
    'Either (request): the alternative Base was removed',
  ],
  [
    'an alternative of a response is added',
    (d) => schema(d, 'Outcome').oneOf?.push({ $ref: '#/components/schemas/Answer' }),
    'Outcome (answer): the alternative Answer is new',
  ],
  [
    'a response field is removed',
    (d) => delete schema(d, 'Answer').allOf?.[1]?.properties?.amount,
    'Answer (answer): amount was removed',
  ],
  [
    'a part of a response loses a field',
    (d) => {
      schema(d, 'Base').properties = {};
    },
    'Answer (answer): token was removed',
  ],
  [
    'a response field becomes optional',
    (d) => schema(d, 'Answer').allOf?.[1]?.required?.pop(),
    'Answer (answer): at may be absent now',
  ],
  [
    'a response type widens',
    (d) => {
      property(d, 'Answer', 'amount').type = ['integer', 'null'];
    },
    'Answer.amount (answer): type integer became integer or null',
  ],
  [
    'a response format changes',
    (d) => {
      property(d, 'Answer', 'at').format = 'date';
    },
    'Answer.at (answer): format date-time became date',
  ],
  [
    'a closed list of a response grows',
    (d) => property(d, 'Answer', 'state').enum?.push('expired'),
    'Answer.state (answer): expired is new in a closed list',
  ],
];

const HARMLESS: [name: string, change: (document: Document) => void][] = [
  ['nothing', () => {}],
  ['a new operation', (d) => Object.assign(d.paths, { '/new': { post: { operationId: 'new', responses: {} } } })],
  [
    'a new optional request field',
    (d) => Object.assign(schema(d, 'Ask').properties ?? {}, { more: { type: 'string' } }),
  ],
  ['a new response field', (d) => Object.assign(schema(d, 'Base').properties ?? {}, { more: { type: 'string' } })],
  ['a new request value', (d) => property(d, 'Ask', 'kind').enum?.push('top-up')],
  ['a new response value in a list that may grow', (d) => property(d, 'Answer', 'code').enum?.push('c')],
  [
    'a longer request string',
    (d) => {
      property(d, 'Ask', 'note').maxLength = 60;
    },
  ],
  [
    'a request field that becomes optional',
    (d) => {
      schema(d, 'Ask').required = [];
    },
  ],
  ['another session type', (d) => operation(d, '/pay').security?.push({ partial: [], xsrf: [] })],
];

describe('breakingChanges', () => {
  it.each(BREAKS)('finds: %s', (_, change, fault) => {
    const now = contract();
    change(now);
    expect(breakingChanges(contract(), now)).toContain(fault);
  });
  it.each(HARMLESS)('allows: %s', (_, change) => {
    const now = contract();
    change(now);
    expect(breakingChanges(contract(), now)).toEqual([]);
  });
});

describe('canBreak', () => {
  it.each([
    ['1.2.0', '1.3.0', false],
    ['1.2.0', '2.0.0', true],
    ['0.1.0', '0.1.9', false],
    ['0.1.0', '0.2.0', true],
    ['0.9.0', '1.0.0', true],
  ])('%s to %s: %s', (from, to, allowed) => {
    const [old, now] = [contract(), contract()];
    old.info.version = from;
    now.info.version = to;
    expect(canBreak(old, now)).toBe(allowed);
  });
});
