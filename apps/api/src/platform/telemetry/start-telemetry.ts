import type { IncomingMessage, ServerResponse } from 'node:http';
import { context, metrics, trace } from '@opentelemetry/api';
import type { Config } from '../../config.ts';

export interface Telemetry {
  /** Sends the metrics in Prometheus' format; null if the operator's port is off. */
  readonly answerMetrics: ((request: IncomingMessage, response: ServerResponse) => void) | null;
  /** Sends what is left. */
  close(): Promise<void>;
}

/** Starts what the configuration asks for. Call it before anything is measured. Without it, measuring does nothing. */
export async function startTelemetry({ operator, traces }: Pick<Config, 'operator' | 'traces'>): Promise<Telemetry> {
  const closing: (() => Promise<void>)[] = [];
  let answerMetrics: Telemetry['answerMetrics'] = null;
  if (traces !== null) closing.push(await startTraces(traces));
  if (operator !== null) {
    const [{ MeterProvider }, { PrometheusExporter }] = await Promise.all([
      import('@opentelemetry/sdk-metrics'),
      import('@opentelemetry/exporter-prometheus'),
    ]);
    const exporter = new PrometheusExporter({
      preventServerStart: true,
      withoutScopeInfo: true,
      withoutTargetInfo: true,
    });
    const provider = new MeterProvider({ readers: [exporter] });
    metrics.setGlobalMeterProvider(provider);
    answerMetrics = (request, response) => exporter.getMetricsRequestHandler(request, response);
    closing.push(() => provider.shutdown());
  }
  return { answerMetrics, close: async () => void (await Promise.allSettled(closing.map((close) => close()))) };
}

/** Sends spans to a collector, by OTLP over HTTP. @returns what sends the rest and stops */
async function startTraces(url: string): Promise<() => Promise<void>> {
  const [{ AsyncLocalStorageContextManager }, sdk, { OTLPTraceExporter }, { resourceFromAttributes }, undici] =
    await Promise.all([
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/instrumentation-undici'),
    ]);
  const exporter = new OTLPTraceExporter({ url: `${url}/v1/traces` });
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'lifedesk' }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  // calls to outside parties; their addresses may carry a key of a file
  const calls = new undici.UndiciInstrumentation({
    requireParentforSpans: true,
    startSpanHook: ({ origin }) => ({ 'url.full': String(origin), 'url.path': '', 'url.query': '' }),
  });
  calls.setTracerProvider(provider);
  calls.enable();
  return () => provider.shutdown();
}
