import { type Context, context, type Span, type SpanOptions, SpanStatusCode, trace } from '@opentelemetry/api';

/** Who measures: the name of our tracer and our meter. */
export const SCOPE = 'lifedesk';

/**
 * Runs work in a span, which is a child of the active one unless `parent` says otherwise. Without telemetry it only runs.
 * An error ends the span with the error's name: its message may carry what a customer typed.
 */
export function inSpan<Result>(
  name: string,
  options: SpanOptions,
  run: (span: Span) => Promise<Result>,
  parent: Context = context.active(),
): Promise<Result> {
  return trace.getTracer(SCOPE).startActiveSpan(name, options, parent, async (span) => {
    try {
      return await run(span);
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
      throw error;
    } finally {
      span.end();
    }
  });
}
