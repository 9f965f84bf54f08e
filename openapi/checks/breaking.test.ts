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
        limit: { type: 'integer', minimum: 1, maximum: 50, default: 10 },
        loan: { $ref: '#/components/schemas/Paise' },
        pages: { type: 'array', maxItems: 5, items: { type: 'integer', minimum: 1, maximum: 9 } },
      },
    },
    Code: { type: 'string', enum: ['a', 'b'], 'x-may-grow': true },
    Paise: { type: 'integer', minimum: 0, maximum: 9_000_000, 'x-unit': 'paise' },
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
            code: { $ref: '#/components/schemas/Code' },
            at: { type: 'string', format: 'date-time' },
            parent: { $ref: '#/components/schemas/Answer' },
            amount: { $ref: '#/components/schemas/Paise' },
            receiptNo: { type: 'string', pattern: '^R[0-9]{9}$' },
            isValid: { type: 'string', enum: ['Y', 'N'], default: 'N' },
            daysLeft: { type: 'integer', minimum: 0, maximum: 30, 'x-unit': 'days' },
            codes: { type: 'array', maxItems: 2, uniqueItems: true, items: { $ref: '#/components/schemas/Code' } },
            names: {
              type: 'array',
              minItems: 1,
              maxItems: 9,
              uniqueItems: true,
              items: { type: 'string', maxLength: 60 },
            },
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
    servers: [{ url: '/api' }],
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

const ACCEPT = 'Accept everything that the released contract accepts.';
const PROMISE = 'Keep to what the released contract promises, and add a new field for anything else.';
const UNIT = 'Keep the unit, and add a field in the new one.';
const DEFAULT = 'Keep the default.';

const BREAKS: [name: string, change: (document: Document) => void, fault: string][] = [
  [
    'an operation is removed',
    (d) => delete d.paths['/either'],
    'either: POST /either was removed. Keep it, and mark it as deprecated.',
  ],
  [
    'an operation is renamed',
    (d) => {
      operation(d, '/pay').operationId = 'payNow';
    },
    'pay: was renamed to payNow. Keep the name: clients call it.',
  ],
  ['a status is removed', (d) => delete operation(d, '/pay').responses['409'], 'pay: 409 was removed. Keep it.'],
  [
    'a session type is removed',
    (d) => operation(d, '/pay').security?.pop(),
    'pay: corp&xsrf is no longer accepted. Keep accepting it.',
  ],
  [
    'a session becomes required',
    (d) => operation(d, '/either').security?.push({ full: [] }),
    'either: requires a session now. Leave it open, and add an operation with a session.',
  ],
  [
    'a parameter becomes required',
    (d) => operation(d, '/pay').parameters?.push({ name: 'X-New', in: 'header', required: true }),
    'pay: header X-New is required now. Make it optional.',
  ],
  [
    'a parameter is removed',
    (d) => {
      operation(d, '/pay').parameters = [];
    },
    'pay: header Idempotency-Key was removed. Keep accepting it.',
  ],
  [
    'a parameter narrows',
    (d) => {
      for (const parameter of operation(d, '/pay').parameters ?? [])
        parameter.schema = { type: 'string', maxLength: 9 };
    },
    `pay header Idempotency-Key (request): maxLength 36 became 9. ${ACCEPT}`,
  ],
  [
    'a body becomes required',
    (d) => {
      const { requestBody } = operation(d, '/pay');
      if (requestBody) requestBody.required = true;
    },
    'pay: a request body is required now. Make it optional.',
  ],
  [
    'a media type is removed',
    (d) => {
      operation(d, '/pay').responses['409'] = { content: {} };
    },
    'pay 409: application/json was removed. Keep sending it.',
  ],
  [
    'a response header is removed',
    (d) => delete operation(d, '/pay').responses['200']?.headers,
    'pay 200: X-Correlation-Id was removed. Keep sending it.',
  ],
  [
    'a request field becomes required',
    (d) => schema(d, 'Ask').required?.push('note'),
    `Ask (request): note is required now. ${ACCEPT}`,
  ],
  [
    'a request field is removed',
    (d) => delete schema(d, 'Ask').properties?.note,
    `Ask (request): note was removed. ${ACCEPT}`,
  ],
  [
    'a request value is removed',
    (d) => property(d, 'Ask', 'kind').enum?.pop(),
    `Ask.kind (request): loan is no longer accepted. ${ACCEPT}`,
  ],
  [
    'a request type changes',
    (d) => {
      property(d, 'Ask', 'note').type = 'integer';
    },
    `Ask.note (request): type string became integer. ${ACCEPT}`,
  ],
  [
    'a request string gets shorter',
    (d) => {
      property(d, 'Ask', 'note').maxLength = 40;
    },
    `Ask.note (request): maxLength 50 became 40. ${ACCEPT}`,
  ],
  [
    'a request pattern changes',
    (d) => {
      property(d, 'Ask', 'policyNo').pattern = '^[0-9]{10}$';
    },
    `Ask.policyNo (request): pattern ^[0-9]{9}$ became ^[0-9]{10}$. ${ACCEPT}`,
  ],
  [
    'an item of a request narrows',
    (d) => {
      const { items } = property(d, 'Ask', 'pages');
      if (items) items.minimum = 2;
    },
    `Ask.pages[] (request): minimum 1 became 2. ${ACCEPT}`,
  ],
  [
    'an alternative of a request is removed',
    (d) => schema(d, 'Either').oneOf?.pop(),
    `Either (request): the alternative Base was removed. ${ACCEPT}`,
  ],
  [
    'an alternative of a response is added',
    (d) => schema(d, 'Outcome').oneOf?.push({ $ref: '#/components/schemas/Answer' }),
    `Outcome (answer): the alternative Answer is new. ${PROMISE}`,
  ],
  [
    'a response field is removed',
    (d) => delete schema(d, 'Answer').allOf?.[1]?.properties?.amount,
    `Answer (answer): amount was removed. ${PROMISE}`,
  ],
  [
    'a part of a response loses a field',
    (d) => {
      schema(d, 'Base').properties = {};
    },
    `Answer (answer): token was removed. ${PROMISE}`,
  ],
  [
    'a response field becomes optional',
    (d) => schema(d, 'Answer').allOf?.[1]?.required?.pop(),
    `Answer (answer): at may be absent now. ${PROMISE}`,
  ],
  [
    'a response type widens',
    (d) => {
      property(d, 'Answer', 'daysLeft').type = ['integer', 'null'];
    },
    `Answer.daysLeft (answer): type integer became integer or null. ${PROMISE}`,
  ],
  [
    'a response format changes',
    (d) => {
      property(d, 'Answer', 'at').format = 'date';
    },
    `Answer.at (answer): format date-time became date. ${PROMISE}`,
  ],
  [
    'the unit of a response changes',
    (d) => {
      property(d, 'Answer', 'daysLeft')['x-unit'] = 'hours';
    },
    `Answer.daysLeft (answer): unit days became hours. ${UNIT}`,
  ],
  [
    'the unit of a request changes with the schema it refers to',
    (d) => {
      Object.assign(d.components?.schemas ?? {}, { Rupees: { ...schema(d, 'Paise'), 'x-unit': 'rupees' } });
      property(d, 'Ask', 'loan').$ref = '#/components/schemas/Rupees';
    },
    `Ask.loan (request): unit paise became rupees. ${UNIT}`,
  ],
  [
    'a unit beside a reference is overridden',
    (d) => {
      property(d, 'Answer', 'amount')['x-unit'] = 'rupees';
    },
    `Answer.amount (answer): unit paise became rupees. ${UNIT}`,
  ],
  [
    'a unit is dropped',
    (d) => delete property(d, 'Answer', 'daysLeft')['x-unit'],
    `Answer.daysLeft (answer): unit days became none. ${UNIT}`,
  ],
  [
    'the minimum of a request rises',
    (d) => {
      property(d, 'Ask', 'limit').minimum = 2;
    },
    `Ask.limit (request): minimum 1 became 2. ${ACCEPT}`,
  ],
  [
    'the minimum of a response falls',
    (d) => {
      property(d, 'Answer', 'daysLeft').minimum = -1;
    },
    `Answer.daysLeft (answer): minimum 0 became -1. ${PROMISE}`,
  ],
  [
    'the maximum of a response rises',
    (d) => {
      property(d, 'Answer', 'daysLeft').maximum = 60;
    },
    `Answer.daysLeft (answer): maximum 30 became 60. ${PROMISE}`,
  ],
  [
    'a list of a response may be empty',
    (d) => {
      property(d, 'Answer', 'names').minItems = 0;
    },
    `Answer.names (answer): minItems 1 became 0. ${PROMISE}`,
  ],
  [
    'a list of a response gets longer',
    (d) => {
      property(d, 'Answer', 'names').maxItems = 10;
    },
    `Answer.names (answer): maxItems 9 became 10. ${PROMISE}`,
  ],
  [
    'a string of a response loses its bound',
    (d) => delete property(d, 'Answer', 'names').items?.maxLength,
    `Answer.names[] (answer): maxLength 60 became none. ${PROMISE}`,
  ],
  [
    'items of a response may repeat',
    (d) => delete property(d, 'Answer', 'names').uniqueItems,
    `Answer.names (answer): items may repeat now. ${PROMISE}`,
  ],
  [
    'a response pattern changes',
    (d) => {
      property(d, 'Answer', 'receiptNo').pattern = '^R[0-9]{12}$';
    },
    `Answer.receiptNo (answer): pattern ^R[0-9]{9}$ became ^R[0-9]{12}$. ${PROMISE}`,
  ],
  [
    'a response pattern is dropped',
    (d) => delete property(d, 'Answer', 'receiptNo').pattern,
    `Answer.receiptNo (answer): pattern ^R[0-9]{9}$ became none. ${PROMISE}`,
  ],
  [
    'a request default changes',
    (d) => {
      property(d, 'Ask', 'limit').default = 20;
    },
    `Ask.limit (request): default 10 became 20. ${DEFAULT}`,
  ],
  [
    'a response default changes',
    (d) => {
      property(d, 'Answer', 'isValid').default = 'Y';
    },
    `Answer.isValid (answer): default N became Y. ${DEFAULT}`,
  ],
  [
    'the server moves',
    (d) => {
      d.servers = [{ url: '/customer' }];
    },
    'servers: /api was removed. Keep it: released clients call it.',
  ],
  [
    'an error status is new to the contract',
    (d) => Object.assign(operation(d, '/pay').responses, { '423': { content: {} } }),
    'pay: 423 is new, and no operation had it. Return a status of the released contract, with a code of its own.',
  ],
  [
    'a success is new',
    (d) => Object.assign(operation(d, '/pay').responses, { '202': { content: {} } }),
    'pay: 202 is new. Return a status that the operation had, or add an operation.',
  ],
  [
    'a closed list of a response may grow',
    (d) => {
      property(d, 'Answer', 'state')['x-may-grow'] = true;
    },
    `Answer.state (answer): the list may grow now. ${PROMISE}`,
  ],
  [
    'answers are swapped',
    (d) => {
      const { responses } = operation(d, '/pay');
      Object.assign(responses, { '200': { ...responses['200'], content: responses['409']?.content } });
    },
    `pay 200 (answer): state was removed. ${PROMISE}`,
  ],
  [
    'a closed list of a response grows',
    (d) => property(d, 'Answer', 'state').enum?.push('expired'),
    `Answer.state (answer): expired is new in a closed list. ${PROMISE}`,
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
  [
    'a request pattern that also allows a prefix',
    (d) => Object.assign(property(d, 'Ask', 'policyNo'), { pattern: '^(P-)?[0-9]{9}$' }),
  ],
  ['a new request value', (d) => property(d, 'Ask', 'kind').enum?.push('top-up')],
  [
    'a new response value in a list that may grow, and an array of its values that grows with it',
    (d) => {
      schema(d, 'Code').enum?.push('c');
      property(d, 'Answer', 'codes').maxItems = 3;
    },
  ],
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
  [
    'a narrower response',
    (d) => {
      Object.assign(property(d, 'Answer', 'daysLeft'), { minimum: 1, maximum: 20 });
      Object.assign(property(d, 'Answer', 'names'), { minItems: 2, maxItems: 3 });
    },
  ],
  [
    'a wider request',
    (d) => {
      Object.assign(property(d, 'Ask', 'limit'), { minimum: 0, maximum: 100 });
      delete property(d, 'Ask', 'policyNo').pattern;
    },
  ],
  [
    'a response pattern where there was none',
    (d) => {
      const { items } = property(d, 'Answer', 'names');
      if (items) items.pattern = '^[A-Z]';
    },
  ],
  [
    'a unit where there was none',
    (d) => {
      property(d, 'Ask', 'limit')['x-unit'] = 'policies';
    },
  ],
  [
    'a description',
    (d) => {
      for (const one of [schema(d, 'Answer'), property(d, 'Answer', 'at'), property(d, 'Answer', 'amount')])
        one.description = 'When it was paid.';
    },
  ],
  ['another server', (d) => d.servers?.push({ url: 'https://api.example.com' })],
  [
    'an error status that another operation had',
    (d) => {
      Object.assign(operation(d, '/either').responses, { '409': operation(d, '/pay').responses['409'] });
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
