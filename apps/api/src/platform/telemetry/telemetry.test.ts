import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { context, metrics, trace } from '@opentelemetry/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOperatorServer } from '../../operator/create-operator-server.ts';
import { callerFor } from '../../testing/caller.ts';
import { callOperation, type RunningApi, type SessionHeaders, signIn, startApi } from '../../testing/index.ts';
import { CLIENTS, create, decide } from '../../testing/payer.ts';
import { ask } from '../../testing/requester.ts';
import { inStatementSpan } from '../database/statement-span.ts';
import { createJobs } from '../jobs/jobs.ts';
import { startTelemetry, type Telemetry } from './start-telemetry.ts';

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string } }[];
}

const DEPLOY = join(import.meta.dirname, '../../../../../deploy');
const CORRELATION = '3f2b1c9a-7d4e-4f60-8a1b-2c3d4e5f6071';
const WORDS = 'I sources for the bonus statement three weeks ago and have heard nothing since.';

let collector: Server;
const bodies: string[] = [];
let telemetry: Telemetry;
let api: RunningApi;
let asha: SessionHeaders;
beforeAll(async () => {
  collector = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      bodies.push(body);
      response.end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const traces = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  telemetry = await startTelemetry({ traces, operator: { host: '127.0.0.1', port: 0 } });
  api = await startApi({ around: inStatementSpan });
  asha = await signIn(api, 'Asha');
});
afterAll(async () => {
  await api.close();
  collector.close();
  for (const global of [trace, metrics, context]) global.disable();
});

const spansOf = (traceId: string): SentSpan[] =>
  bodies
    .flatMap((body) => JSON.parse(body).resourceSpans as { scopeSpans: { spans: SentSpan[] }[] }[])
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
    .filter((span) => span.traceId === traceId);

const metricsOf = async (): Promise<string> => {
  const operators = createOperatorServer(api.deps, telemetry);
  const address = await operators.listen({ host: '127.0.0.1', port: 0 });
  const text = await (await fetch(`${address}/metrics`)).text();
  await operators.close();
  return text;
};

it('counts calls and shows the state of the business', async () => {
  await callOperation(api, 'serviceRequests', {}, asha);
  await callOperation(api, 'serviceRequests', {});
  // a payment that no settlement has ever had
  const caller = await callerFor(api, 'full', CLIENTS.asha);
  await decide(api, (await create(caller)).body?.gatewayUrl ?? '', 'approve');
  await sql`update receipt set paid_on = paid_on - 3 where order_id is not null`.execute(api.deps.db);
  const text = await metricsOf();
  const ofCalls = (labels: string) =>
    new RegExp(`http_server_request_duration_count\\{lifedesk_operation="serviceRequests",${labels}\\} 1\\n`);
  expect(text).toMatch(ofCalls('http_request_method="POST",http_response_status_code="200"'));
  expect(text).toMatch(
    ofCalls('http_request_method="POST",http_response_status_code="401",error_type="session-ended"'),
  );
  expect(text).toMatch(/^lifedesk_payouts_owed 2$/m);
  expect(text).toMatch(/^lifedesk_reconciliation_age 3$/m);
  expect(text).toMatch(/^lifedesk_rupees_unexplained\{stage="gateway"\} 0$/m);
});

it('has every metric that an alert or the dashboard asks for', async () => {
  const run = () => Promise.reject(new Error('failing'));
  await createJobs([{ name: 'failing', everyMs: 1_000, run }], api.app.log).runAll();
  const text = await metricsOf();
  expect(text).toMatch(/^lifedesk_job_failures_total\{lifedesk_job="failing"\} 1$/m);
  const sources = ['alerts.yaml', 'dashboard.json'].map((name) => readFileSync(join(DEPLOY, name), 'utf8')).join();
  const names = new Set(sources.match(/\b(lifedesk|http_server)_(?!operation|job\b)[a-z_]+/g));
  expect(names.size).toBeGreaterThan(10);
  expect([...names].filter((name) => !text.includes(`\n${name}`))).toEqual([]);
});

it('follows a call through its statements, the queue and the back office in one trace, without personal data', async () => {
  const complaint = { policyNo: '501234567', category: 'service-delay', description: WORDS } as const;
  const answer = await ask(api, 'submitComplaint', complaint, { ...asha, 'x-correlation-id': CORRELATION } as never);
  expect(answer.statusCode).toBe(200);
  await api.advance(1_000);
  await telemetry.close();
  const spans = spansOf(CORRELATION.replaceAll('-', ''));
  const find = (name: string) => spans.find((span) => span.name === name);
  const call = find('submitComplaint');
  const queued = find('queue: forward-request');
  const sent = spans.find(({ name, parentSpanId }) => name === 'POST' && parentSpanId === queued?.spanId);
  expect(spans.filter(({ name }) => name === 'INSERT').length).toBeGreaterThan(0);
  expect(queued).toBeDefined();
  expect(sent).toBeDefined();
  // every span but the call itself descends from it
  const known = new Set(spans.map(({ spanId }) => spanId));
  expect(spans.filter(({ parentSpanId }) => !known.has(parentSpanId ?? ''))).toEqual([call]);
  const { mobile, email } = await api.person('Asha');
  for (const secret of [WORDS, mobile, email, '501234567', asha.authorization.slice(7)])
    expect(JSON.stringify(spans)).not.toContain(secret);
});
