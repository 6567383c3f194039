import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

type Value = string | number | boolean;

/** A span as a collector gets it. */
export interface ReceivedSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | null;
  /** 2: server, 3: client, 5: consumer (OTLP). */
  readonly kind: number;
  readonly attributes: Readonly<Record<string, Value>>;
  readonly resource: Readonly<Record<string, Value>>;
}

/** A collector of traces: OTLP over HTTP, in JSON. */
export interface TraceReceiver {
  /** For OTEL_EXPORTER_OTLP_ENDPOINT. */
  readonly url: string;
  readonly spans: readonly ReceivedSpan[];
  /** The first span for which this holds, as soon as it is there. */
  until(holds: (span: ReceivedSpan) => boolean): Promise<ReceivedSpan>;
  close(): Promise<void>;
}

interface WireAttribute {
  key: string;
  value: { stringValue?: string; intValue?: number | string; boolValue?: boolean; doubleValue?: number };
}
interface WireSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  kind: number;
  attributes?: WireAttribute[];
}
interface WireTraces {
  resourceSpans: { resource: { attributes: WireAttribute[] }; scopeSpans: { spans: WireSpan[] }[] }[];
}

/** Listens on a free port of this machine. */
export async function openTraceReceiver(): Promise<TraceReceiver> {
  const spans: ReceivedSpan[] = [];
  const waiting = new Set<() => void>();
  const server = createServer(async (request, response) => {
    const traces: WireTraces = JSON.parse(await text(request));
    if (request.url === '/v1/traces') spans.push(...traces.resourceSpans.flatMap(readSpans));
    for (const look of waiting) look();
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    spans,
    until: (holds) =>
      new Promise((resolve) => {
        const look = () => {
          const found = spans.find(holds);
          if (found === undefined) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function readSpans({ resource, scopeSpans }: WireTraces['resourceSpans'][number]): ReceivedSpan[] {
  return scopeSpans.flatMap((scope) =>
    scope.spans.map(({ name, traceId, spanId, parentSpanId, kind, attributes }) => ({
      ...{ name, traceId, spanId, kind },
      parentSpanId: parentSpanId || null,
      attributes: readAttributes(attributes),
      resource: readAttributes(resource.attributes),
    })),
  );
}

function readAttributes(attributes: WireAttribute[] = []): Record<string, Value> {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [
      key,
      value.stringValue ?? value.boolValue ?? Number(value.intValue ?? value.doubleValue),
    ]),
  );
}
