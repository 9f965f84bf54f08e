import { SpanKind, trace } from '@opentelemetry/api';
import { inSpan } from '../telemetry/in-span.ts';
import type { Around } from './around-statements.ts';

/** A span for each statement of a call or a job, with its text, in which values are only placeholders. */
export const inStatementSpan: Around = (statement, run) => {
  // for example while the server starts
  if (!trace.getActiveSpan()) return run();
  const [operation = 'statement'] = /^[a-z]+/i.exec(statement.trimStart()) ?? [];
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': statement };
  return inSpan(operation.toUpperCase(), { kind: SpanKind.CLIENT, attributes }, run);
};
