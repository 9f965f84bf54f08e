import type { components } from '@lifedesk/contract/back-office';

type Body = components['schemas']['Problem'];
export type BackOfficeProblemCode = Body['code'];

const FACTS: Readonly<Record<BackOfficeProblemCode, { status: number; title: string; detail: string }>> = {
  validation: { status: 400, title: 'Bad Request', detail: 'The answer does not fit the contract.' },
  'signature-invalid': { status: 401, title: 'Unauthorized', detail: 'The signature is missing, wrong or too old.' },
  'not-found': { status: 404, title: 'Not Found', detail: 'There is no request with this number.' },
  'answer-conflict': { status: 409, title: 'Conflict', detail: 'The answer contradicts an earlier one.' },
  'rate-limited': {
    status: 429,
    title: 'Too Many Requests',
    detail: 'Too many unsigned calls. Try again in a minute.',
  },
  internal: { status: 500, title: 'Internal Server Error', detail: 'The answer was not applied. Post it again later.' },
  unavailable: {
    status: 503,
    title: 'Service Unavailable',
    detail: 'The answer was not applied. Post it again later.',
  },
};

/** A rejection by the back office's API, as `openapi/back-office.yaml` defines it. */
export class BackOfficeProblem extends Error {
  override readonly name = 'BackOfficeProblem';
  readonly code: BackOfficeProblemCode;
  readonly status: number;
  readonly detail: string;
  readonly errors: Body['errors'];

  constructor(code: BackOfficeProblemCode, detail: string = FACTS[code].detail, errors?: Body['errors']) {
    super(code);
    this.code = code;
    this.status = FACTS[code].status;
    this.detail = detail;
    this.errors = errors;
  }

  toJson(correlationId: string): Body {
    const { code, status, detail, errors } = this;
    return {
      type: `urn:lifedesk:problem:${code}`,
      title: FACTS[code].title,
      status,
      detail,
      code,
      correlationId,
      ...(errors && { errors }),
    };
  }
}
