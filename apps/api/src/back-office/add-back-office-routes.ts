import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { components } from '@lifedesk/contract/back-office';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { reportAppointment } from '../domains/medical/public.ts';
import { parseStrictJson, StrictJsonError } from '../platform/contract/strict-json.ts';
import { describeErrors, validatorsOf } from '../platform/contract/validators.ts';
import { addAnswerHeaders } from '../platform/http/answer-headers.ts';
import { toProblem } from '../platform/http/errors.ts';
import type { CallLimits } from '../platform/http/rate-limit.ts';
import type { SignedBody } from '../ports/signed-body.ts';
import { applyAnswer, type BackOfficeAnswer } from './apply-answer.ts';
import { type ApplicationAnswer, applyApplicationAnswer } from './apply-application-answer.ts';
import { BackOfficeProblem } from './back-office-problem.ts';

type AppointmentEvent = components['schemas']['AppointmentEvent'];

/** Base path of the back office's API, after the origin. */
export const BACK_OFFICE_BASE = '/back-office/v1';

const document = JSON.parse(
  readFileSync(fileURLToPath(import.meta.resolve('@lifedesk/contract/back-office.json')), 'utf8'),
);

/** Who may post: their signature, and what the names of its headers begin with. */
interface Poster {
  readonly header: string;
  readonly isAuthentic: (signed: SignedBody) => boolean;
}

/**
 * The API for the insurer's back office, and for the partner of the medical centres: signed answers and events, as
 * `openapi/back-office.yaml` defines them.
 */
export function addBackOfficeRoutes(app: FastifyInstance, deps: Deps, limits: CallLimits): void {
  const validators = validatorsOf(document);
  const checkAnswer = validators.body('components', 'schemas', 'Answer');
  const checkApplicationAnswer = validators.body('components', 'schemas', 'ApplicationAnswer');
  const checkAppointmentEvent = validators.body('components', 'schemas', 'AppointmentEvent');
  const backOffice: Poster = { header: 'x-back-office', isAuthentic: deps.backOffice.isAuthentic };
  const medicalPartner: Poster = {
    header: 'x-medical-partner',
    isAuthentic: (signed) => deps.medicalPartner?.isAuthentic(signed) ?? false,
  };

  app.register(
    async (routes) => {
      addAnswerHeaders(routes, deps.config);
      // the signature covers the raw bytes, so it is checked before anything parses them
      routes.removeAllContentTypeParsers();
      routes.addContentTypeParser(
        'application/json',
        { parseAs: 'buffer' },
        async (_request: unknown, body: Buffer) => body,
      );
      routes.setErrorHandler((error, request, reply) => {
        const found = toBackOfficeProblem(error);
        if (found.status >= 500)
          request.log.error({ code: found.code, err: error }, 'a back-office answer was not applied');
        else request.log.info({ code: found.code }, 'a back-office answer was rejected');
        return reply
          .code(found.status)
          .type('application/problem+json')
          .send(JSON.stringify(found.toJson(request.id)));
      });
      const read = async (
        request: FastifyRequest,
        check: typeof checkAnswer,
        { header, isAuthentic }: Poster = backOffice,
      ): Promise<unknown> => {
        const body = request.body instanceof Buffer ? request.body : Buffer.alloc(0);
        const timestamp = String(request.headers[`${header}-timestamp`] ?? '');
        const signature = String(request.headers[`${header}-signature`] ?? '');
        if (!isAuthentic({ body, timestamp, signature })) {
          // only unsigned callers are rate-limited: the back office sends many answers
          await limits.ofAddress(request);
          throw new BackOfficeProblem('signature-invalid');
        }
        const answer = parseStrictJson(body);
        const faults = check(answer);
        if (faults) throw new BackOfficeProblem('validation', undefined, describeErrors(faults));
        return answer;
      };
      routes.post('/answers', async (request, reply) => {
        // checked against the contract, from which its type is generated
        await applyAnswer(deps, (await read(request, checkAnswer)) as BackOfficeAnswer);
        return reply.code(204).send();
      });
      routes.post('/appointments/events', async (request, reply) => {
        const event = (await read(request, checkAppointmentEvent, medicalPartner)) as AppointmentEvent;
        if (!(await reportAppointment(deps, { ...event, start: new Date(event.start) })))
          throw new BackOfficeProblem('not-found', 'There is no appointment with this id.');
        return reply.code(204).send();
      });
      routes.post('/applications/answers', async (request, reply) => {
        await applyApplicationAnswer(deps, (await read(request, checkApplicationAnswer)) as ApplicationAnswer);
        return reply.code(204).send();
      });
    },
    { prefix: BACK_OFFICE_BASE },
  );
}

function toBackOfficeProblem(error: unknown): BackOfficeProblem {
  if (error instanceof BackOfficeProblem) return error;
  if (error instanceof StrictJsonError)
    return new BackOfficeProblem('validation', undefined, [{ pointer: '', detail: error.message }]);
  const { code, status } = toProblem(error);
  if (code === 'rate-limited') return new BackOfficeProblem('rate-limited');
  if (status === 503) return new BackOfficeProblem('unavailable');
  return new BackOfficeProblem(status < 500 ? 'validation' : 'internal');
}
