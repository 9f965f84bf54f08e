import { type Context, ROOT_CONTEXT, trace } from '@opentelemetry/api';

/** The field of a queued job, in the form of W3C's `traceparent`. */
export interface TraceParent {
  readonly trace?: string;
}

const TRACE_PARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** The active span as text, for work that another process does later; nothing if there is none. */
export function traceParent(): TraceParent {
  const active = trace.getActiveSpan()?.spanContext();
  if (!active) return {};
  const flags = active.traceFlags.toString(16).padStart(2, '0');
  return { trace: `00-${active.traceId}-${active.spanId}-${flags}` };
}

/** The context of work that was set off by that span. */
export function contextOf({ trace: text = '' }: TraceParent): Context {
  const [, traceId, spanId, flags = ''] = TRACE_PARENT.exec(text) ?? [];
  if (!traceId || !spanId) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16),
    isRemote: true,
  });
}
