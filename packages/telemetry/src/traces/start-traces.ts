import { AsyncResource } from 'node:async_hooks';
import { setTracing } from './span.ts';

/** A collector that does not answer holds the end of the process for this long at most. */
const ENDS_WITHIN_MS = 1_500;

export interface TraceOptions {
  /** `service.name`, unless OTEL_SERVICE_NAME or OTEL_RESOURCE_ATTRIBUTES say otherwise. */
  service: string;
  /** What the process does: `site`, `api`, `jobs` or `all`. */
  role: string;
  version: string;
}

/**
 * Sends spans by OTLP over HTTP in JSON. The SDK reads its `OTEL_*` variables itself: where to (OTEL_EXPORTER_OTLP_ENDPOINT),
 * how many (OTEL_TRACES_SAMPLER) and under which name (OTEL_SERVICE_NAME). It is loaded only here, so that a process without traces does not hold it in memory.
 * @returns ends it: what is left is sent
 */
export async function startTraces({ service, role, version }: TraceOptions): Promise<() => Promise<void>> {
  const [{ BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, resources, api] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/api'),
  ]);
  const { detectResources, envDetector, resourceFromAttributes } = resources;
  const own = { 'service.name': service, 'service.version': version, 'longstrip.role': role };
  const resource = resourceFromAttributes(own).merge(detectResources({ detectors: [envDetector] }));
  const processor = new BatchSpanProcessor(new OTLPTraceExporter());
  // A span may end inside a transaction, whose code may not use the network: what it sends then is not the transaction's.
  processor.onEnd = AsyncResource.bind(processor.onEnd.bind(processor));
  const provider = new NodeTracerProvider({ resource, spanProcessors: [processor] });
  provider.register();
  setTracing(true);
  return async () => {
    setTracing(false);
    const late = new Promise<void>((resolve) => setTimeout(resolve, ENDS_WITHIN_MS).unref());
    await Promise.race([provider.shutdown().catch(() => undefined), late]);
    api.trace.disable();
    api.context.disable();
    api.propagation.disable();
  };
}
