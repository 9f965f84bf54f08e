import { randomBytes } from 'node:crypto';
import {
  type Context,
  context,
  metrics,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SCOPE } from './in-span.ts';

/** Upper bounds in seconds: most calls take milliseconds, and none longer than a minute. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60];

/**
 * A span and a duration for each call. The trace's id is the correlation id, which the browser chose: so one trace
 * reaches from the screen to what the call set off.
 */
export function addCallTelemetry(app: FastifyInstance): void {
  const tracer = trace.getTracer(SCOPE);
  const duration = metrics.getMeter(SCOPE).createHistogram('http.server.request.duration', {
    description: 'How long calls took',
    unit: 's',
    advice: { explicitBucketBoundaries: SECONDS },
  });
  const contexts = new WeakMap<FastifyRequest, Context>();

  app.addHook('onRequest', (request, _reply, done) => {
    const caller = {
      traceId: request.id.replaceAll('-', ''),
      spanId: randomBytes(8).toString('hex'),
      traceFlags: TraceFlags.SAMPLED,
      isRemote: true,
    };
    const span = tracer.startSpan(
      request.method,
      { kind: SpanKind.SERVER },
      trace.setSpanContext(ROOT_CONTEXT, caller),
    );
    const active = trace.setSpan(ROOT_CONTEXT, span);
    contexts.set(request, active);
    context.with(active, done);
  });
  // reading a body leaves the context of the request
  app.addHook('preValidation', (request, _reply, done) =>
    context.with(contexts.get(request) ?? context.active(), done),
  );
  app.addHook('onResponse', (request, reply, done) => {
    const { operationId = 'none' } = request.routeOptions.config;
    const { problem } = request.callState ?? {};
    const attributes = {
      'lifedesk.operation': operationId,
      'http.request.method': request.method,
      'http.response.status_code': reply.statusCode,
      ...(problem && { 'error.type': problem }),
    };
    duration.record(reply.elapsedTime / 1000, attributes);
    const span = trace.getSpan(contexts.get(request) ?? ROOT_CONTEXT);
    span?.updateName(operationId === 'none' ? request.method : operationId);
    span?.setAttributes(attributes);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
}
