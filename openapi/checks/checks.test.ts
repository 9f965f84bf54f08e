import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkBounds } from './bounds.ts';
import { checkContent } from './content.ts';
import { checkDescriptions } from './descriptions.ts';
import type { Document, Operation, Schema } from './document.ts';
import { checkErrors } from './errors.ts';
import { checkExamples } from './examples.ts';
import { checkLanguages } from './languages.ts';
import { checkOperations, readInventory, toCome } from './operations.ts';

const text = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8');
const contract = JSON.parse(text('generated/openapi.json')) as Document;
const inventory = readInventory(text('checks/operations.tsv'));
const sdl = text('content.graphql');

/** A copy of the contract with one planted fault. */
function withFault(plant: (document: Document) => void): Document {
  const document = structuredClone(contract);
  plant(document);
  return document;
}
const operation = (document: Document, path: string): Operation => {
  const found = document.paths[path]?.post;
  if (!found) throw new Error(path);
  return found;
};
const schema = (document: Document, name: string): Schema => {
  const found = document.components?.schemas?.[name];
  if (!found) throw new Error(name);
  return found;
};
const LOGOUT = '/v1/logout';

describe('checkOperations', () => {
  it('accepts the contract', () => expect(checkOperations(contract, inventory)).toEqual([]));
  it.each<[name: string, plant: (document: Document) => void, fault: string]>([
    ['a missing operation', (d) => delete d.paths[LOGOUT], 'logout: missing, but auth is described'],
    [
      'another path',
      (d) => {
        d.paths['/v1/log-out'] = { post: operation(d, LOGOUT) };
        delete d.paths[LOGOUT];
      },
      'logout: path is /v1/log-out, listed as /v1/logout',
    ],
    [
      'another session',
      (d) => {
        operation(d, LOGOUT).security = [{ corp: [], xsrf: [] }];
      },
      'logout: security is corp, listed as full+partial',
    ],
    [
      'a session without the XSRF token',
      (d) => {
        operation(d, LOGOUT).security = [{ full: [] }];
      },
      'logout: security is full without xsrf, listed as full+partial',
    ],
    [
      'security left open',
      (d) => delete operation(d, '/v1/otp/generate').security,
      'generateOtp: security is left open, listed as none',
    ],
    [
      'an unlisted operation',
      (d) => {
        d.paths['/v1/more'] = { post: { ...operation(d, LOGOUT), operationId: 'more' } };
      },
      'more: not in operations.tsv; if it is our own, mark it with x-extension: true',
    ],
  ])('finds %s', (_, plant, fault) => expect(checkOperations(withFault(plant), inventory)).toEqual([fault]));
  it('requires no missing operations of a family that is to come, but checks the described ones', () => {
    const planted = withFault((d) => {
      for (const tag of d.tags ?? []) if (tag.name === 'auth') tag['x-to-come'] = true;
      delete d.paths[LOGOUT];
      operation(d, '/v1/otp/generate').security = [{ full: [], xsrf: [] }];
    });
    expect(checkOperations(planted, inventory)).toEqual(['generateOtp: security is full, listed as none']);
  });
  describe('our own operations', () => {
    const more = { operationId: 'more', method: 'POST', path: '/v1/more', session: 'full+partial', family: 'auth' };
    const withMore = (change: (operation: Operation) => void = () => {}) =>
      withFault((d) => {
        const post: Operation = { ...operation(d, LOGOUT), operationId: 'more', 'x-extension': true };
        change(post);
        d.paths['/v1/more'] = { post };
      });
    it('are accepted when they are marked', () => expect(checkOperations(withMore(), inventory)).toEqual([]));
    it('fail when the specification has them too', () =>
      expect(checkOperations(withMore(), [...inventory, more])).toEqual([
        'more: marked x-extension, but it is in operations.tsv',
      ]));
    it.each<[name: string, change: (operation: Operation) => void, fault: string]>([
      [
        'leave open who may call them',
        (o) => delete o.security,
        'more: security is left open; take one of shared.yaml, or []',
      ],
      [
        'have a session without the XSRF token',
        (o) => {
          o.security = [{ full: [] }];
        },
        'more: security is full without xsrf; take one of shared.yaml, or []',
      ],
    ])('fail when they %s', (_, change, fault) =>
      expect(checkOperations(withMore(change), inventory)).toEqual([fault]),
    );
  });
  it('counts operations to come', () => {
    const rows = readInventory('a\tPOST\t/a\tfull\tone\nb\tPOST\t/b\tfull\ttwo\nc\tPOST\t/c\tfull\ttwo\n# end\n');
    const document = { ...contract, paths: { '/a': { post: { ...operation(contract, LOGOUT), operationId: 'a' } } } };
    expect(toCome(document, rows)).toEqual([['two', 2]]);
  });
});

describe('checkErrors', () => {
  it('accepts the contract', () => expect(checkErrors(contract)).toEqual([]));
  it.each<[name: string, plant: (document: Document) => void, fault: string]>([
    [
      'a missing failure response',
      (d) => delete operation(d, LOGOUT).responses['429'],
      'logout: has no response for 429',
    ],
    ['a session without 401', (d) => delete operation(d, LOGOUT).responses['401'], 'logout: has no response for 401'],
    [
      'an example of another status',
      (d) => {
        const media = d.components?.responses?.OtpBurnt?.content?.['application/problem+json'];
        Object.assign(media?.examples?.['otp-burnt']?.value ?? {}, { status: 401 });
      },
      'validateOtp 402: its example says 401',
    ],
    [
      'a failure that is not a problem',
      (d) => {
        operation(d, LOGOUT).responses['404'] = {
          headers: { 'X-Correlation-Id': {}, 'X-Server-Time': {} },
          content: {},
        };
      },
      'logout 404: is not application/problem+json alone',
    ],
    [
      'a response without correlation id',
      (d) => {
        operation(d, LOGOUT).responses['204'] = { headers: { 'X-Server-Time': {} } };
      },
      'logout 204: has no X-Correlation-Id',
    ],
    [
      'a response without the server’s time',
      (d) => {
        operation(d, LOGOUT).responses['204'] = { headers: { 'X-Correlation-Id': {} } };
      },
      'logout 204: has no X-Server-Time',
    ],
    [
      'a code that no response uses',
      (d) => schema(d, 'ProblemCode').enum?.push('moonshine'),
      'ProblemCode moonshine: no response has an example of it',
    ],
    [
      'a code that is used and still listed as to come',
      (d) => Object.assign(schema(d, 'ProblemCode'), { 'x-to-come': ['not-found'] }),
      'ProblemCode not-found: is used, but listed as to come',
    ],
  ])('finds %s', (_, plant, fault) => expect(checkErrors(withFault(plant))).toContain(fault));
});

describe('checkExamples', () => {
  it('accepts the contract', () => expect(checkExamples(contract)).toEqual([]));
  const body = (d: Document) => operation(d, '/v1/login/validateotp').requestBody?.content['application/json'];
  it.each<[name: string, plant: (document: Document) => void, fault: RegExp]>([
    [
      'a value that does not match',
      (d) => Object.assign(body(d)?.example ?? {}, { otp: 493027 }),
      /validateOtp.*otp must be string/,
    ],
    ['an extra field', (d) => Object.assign(body(d)?.example ?? {}, { admin: true }), /additional properties/],
    ['a request without example', (d) => delete body(d)?.example, /validateOtp request: has no example/],
    ['a request without body', (d) => delete operation(d, LOGOUT).requestBody, /logout: has no request body/],
    [
      'a misspelt schema word',
      (d) => Object.assign(schema(d, 'Otp'), { maxlength: 6 }),
      /unknown keyword: "maxlength"/,
    ],
    [
      'a parameter without example',
      (d) => delete operation(d, '/v1/payments/callback').parameters?.[1]?.$ref,
      /paymentCallback undefined: has no example/,
    ],
  ])('finds %s', (_, plant, fault) => {
    const document = withFault(plant);
    const few = ['/v1/login/validateotp', LOGOUT, '/v1/payments/callback'];
    document.paths = Object.fromEntries(few.map((path) => [path, { post: operation(document, path) }]));
    expect(checkExamples(document).join('\n')).toMatch(fault);
  });
});

const byLanguage = Object.entries(contract.components?.schemas ?? {}).filter(([, { properties }]) => properties?.en);

it.each(byLanguage)('%s has room for more languages', (_, { additionalProperties }) => {
  expect(additionalProperties).toEqual({ $ref: '#/components/schemas/Message' });
});

describe('checkBounds', () => {
  it('accepts the contract', () => expect(checkBounds(contract)).toEqual([]));
  it.each<[name: string, plant: (document: Document) => void, fault: string]>([
    ['an open object', (d) => delete schema(d, 'Policy').additionalProperties, 'Policy: the object is open'],
    [
      'an open composition',
      (d) => delete schema(d, 'LoginAnswer').unevaluatedProperties,
      'LoginAnswer: allOf without unevaluatedProperties: false',
    ],
    ['an endless string', (d) => delete schema(d, 'City').maxLength, 'City: the string is not bounded'],
    [
      'an endless pattern',
      (d) => {
        schema(d, 'PolicyNumber').pattern = '^[0-9]+$';
      },
      'PolicyNumber: the string is not bounded',
    ],
    ...['^/[a-z]{1,9}$', '^[a-z%-]{1,9}$'].map((pattern): [string, (d: Document) => void, string] => [
      `${pattern}, which other tools misread`,
      (d) => {
        schema(d, 'PolicyNumber').pattern = pattern;
      },
      'PolicyNumber: other tools misread the pattern: write ^[/] for a slash, and no - after %',
    ]),
    [
      'an endless array',
      (d) => delete schema(d, 'PolicyCards').properties?.cardDetails?.maxItems,
      'PolicyCards.cardDetails: the array has no maxItems',
    ],
    ['an endless number', (d) => delete schema(d, 'Paise').maximum, 'Paise: the number is not bounded'],
    [
      'an amount with a fraction',
      (d) => {
        schema(d, 'Paise').type = 'number';
      },
      'Paise: the number may have a fraction',
    ],
  ])('finds %s', (_, plant, fault) => expect(checkBounds(withFault(plant))).toEqual([fault]));
});

describe('checkDescriptions', () => {
  const backOffice = JSON.parse(text('generated/back-office.json')) as Document;
  it.each([
    ['the contract', contract],
    ['the contract with the back office', backOffice],
  ])('accepts %s', (_, document) => expect(checkDescriptions(document)).toEqual([]));
  const undescribed = 'has no description: say what it means, and its unit if it has one';
  const unitless = 'has no x-unit: name the unit that its description says';
  it.each<[name: string, plant: (document: Document) => void, fault: string]>([
    [
      'a schema without a description',
      (d) => delete schema(d, 'Uuid').description,
      `#/components/schemas/Uuid ${undescribed}`,
    ],
    [
      'a property without a description',
      (d) => delete schema(d, 'Problem').properties?.status?.description,
      `#/components/schemas/Problem/properties/status ${undescribed}`,
    ],
    [
      'a nested property without a description',
      (d) => delete schema(d, 'ContentQueryError').properties?.locations?.items?.properties?.line?.description,
      `#/components/schemas/ContentQueryError/properties/locations/items/properties/line ${undescribed}`,
    ],
    [
      'a unit that only the description says',
      (d) => delete schema(d, 'Paise')['x-unit'],
      `#/components/schemas/Paise ${unitless}`,
    ],
    [
      'such a unit at the start',
      (d) => delete schema(d, 'Problem').properties?.retryAfter?.['x-unit'],
      `#/components/schemas/Problem/properties/retryAfter ${unitless}`,
    ],
  ])('finds %s', (_, plant, fault) => expect(checkDescriptions(withFault(plant))).toEqual([fault]));
});

describe('checkContent', () => {
  it('accepts the contract', () => expect(checkContent(contract, sdl)).toEqual([]));
  it('finds an invalid schema', () => expect(checkContent(contract, `${sdl}\ntype Broken {`)).toHaveLength(1));
  it('finds a mutation', () =>
    expect(checkContent(contract, `${sdl}\ntype Mutation { wipe: Boolean }`)).toEqual([
      'content.graphql: has a mutation; the content service is read-only',
    ]));
  it('finds an example query that does not match', () =>
    expect(checkContent(contract, sdl.replace('heading: String', 'headline: String')).join()).toMatch(/"heading"/));
});

describe('checkLanguages', () => {
  const others = { 'content.graphql': sdl, 'back-office.yaml': text('back-office.yaml') };
  it('accepts the contract', () => expect(checkLanguages(contract, others)).toEqual([]));
  it('finds documents without a new language', () => {
    const withTamil = withFault((document) => schema(document, 'Language').enum?.push('ta'));
    expect(checkLanguages(withTamil, others)).toEqual([
      'content.graphql: Language is en,hi, schemas/notice.yaml says en,hi,ta',
      'back-office.yaml: Language is en,hi, schemas/notice.yaml says en,hi,ta',
    ]);
  });
});
