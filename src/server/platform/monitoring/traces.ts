import type { NodeTracerProvider as Provider } from '@opentelemetry/sdk-trace-node';
import type { Env } from '#server/core/env.ts';

let tracer: ReturnType<Provider['getTracer']> | undefined;

/**
 * Sends a span of each request to a receiver (OTLP over HTTP) when `OTEL_EXPORTER_OTLP_ENDPOINT` is set; the SDK is loaded
 * only then. Returns a function that sends what is left.
 */
export async function startTraces(
  env: Pick<Env, 'OTEL_EXPORTER_OTLP_ENDPOINT'>,
): Promise<() => Promise<void>> {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return async () => undefined;
  const [{ NodeTracerProvider, BatchSpanProcessor }, { OTLPTraceExporter }] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]);
  const url = `${endpoint.replace(/\/$/u, '')}/v1/traces`;
  const provider = new NodeTracerProvider({
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url }))],
  });
  tracer = provider.getTracer('munshi');
  return async () => {
    tracer = undefined;
    await provider.shutdown();
  };
}

/** Runs a request as a span. A span has the method, the pattern of the route, the status and the request id. */
export async function traced(
  name: string,
  run: () => Promise<{ route: string; status: number; requestId: string }>,
): Promise<void> {
  if (!tracer) {
    await run();
    return;
  }
  const span = tracer.startSpan(name);
  try {
    const { route, status, requestId } = await run();
    span.updateName(`${name} ${route}`);
    span.setAttributes({
      'http.request.method': name,
      'http.route': route,
      'http.response.status_code': status,
      'munshi.request_id': requestId,
    });
  } finally {
    span.end();
  }
}
