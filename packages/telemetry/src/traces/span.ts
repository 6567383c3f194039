import {
  type Attributes,
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

/** Shared by the bundles of one process. */
const ON: unique symbol = Symbol.for('longstrip.telemetry.traces');
const shared = globalThis as { [ON]?: boolean };

/** @internal Called by `startTraces` and its end. */
export function setTracing(isOn: boolean): void {
  shared[ON] = isOn;
}

/** Whether traces are sent. Where they are not, nothing below costs more than this question. */
export const isTracing = (): boolean => shared[ON] === true;

const tracer = () => trace.getTracer('longstrip');

/** The header of W3C trace context: the trace that a request or a job belongs to. */
export const TRACE_HEADER = 'traceparent';

const UNTRACED = /^\/_\/(?:health|ready|edition)\b/;

/** Whether requests of this path are no traces: load balancers and sites ask these all the time. */
export const isUntraced = (path: string): boolean => UNTRACED.test(path);

interface SpanOptions {
  kind: 'server' | 'client' | 'consumer' | 'internal';
  /** Never anything of readers: no address with its query, no e-mail, no value of a statement. */
  attributes?: Attributes;
  /** The trace to continue, as `traceparent` names it; null: a new one. Not given: the present one. */
  parent?: string | null;
}

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
} as const;

/** Does work as a span of the present trace; an error marks the span, without its message. */
export async function inSpan<Result>(
  name: string,
  { kind, attributes = {}, parent }: SpanOptions,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  if (!isTracing()) return work();
  const within = parent === undefined ? context.active() : contextOf(parent);
  const span = tracer().startSpan(name, { kind: KINDS[kind], attributes }, within);
  try {
    return await context.with(trace.setSpan(within, span), work);
  } catch (error) {
    markFailed(span, error);
    throw error;
  } finally {
    span.end();
  }
}

/** Like `inSpan`, where there is a trace: work that belongs to no request and no job begins none. */
export async function inChildSpan<Result>(
  name: string,
  options: Omit<SpanOptions, 'parent'>,
  work: () => Promise<Result>,
): Promise<Result> {
  return isTracing() && trace.getActiveSpan() !== undefined ? inSpan(name, options, work) : work();
}

function markFailed(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  // Messages may repeat what readers typed.
  span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
}

function contextOf(parent: string | null): Context {
  return parent === null ? ROOT_CONTEXT : propagation.extract(ROOT_CONTEXT, { [TRACE_HEADER]: parent });
}

/** The present span as a `traceparent`; null if there is none. */
export function presentTrace(): string | null {
  if (!isTracing()) return null;
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  return carrier[TRACE_HEADER] ?? null;
}

/** Names the span of a request once its route and its answer are known. */
export function nameRequestSpan({
  route,
  method,
  status,
}: {
  route: string | null;
  method: string;
  status: number;
}): void {
  if (!isTracing()) return;
  const span = trace.getActiveSpan();
  if (span === undefined) return;
  span.updateName(route === null ? method : `${method} ${route}`);
  span.setAttributes({ 'http.request.method': method, 'http.response.status_code': status });
  if (route !== null) span.setAttribute('http.route', route);
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
}

/** The ids of the present span, for a line of the log; empty where nothing is traced. */
export function traceOfLog(): { trace_id?: string; span_id?: string } {
  const span = isTracing() ? trace.getActiveSpan() : undefined;
  if (span === undefined) return {};
  const { traceId, spanId } = span.spanContext();
  return { trace_id: traceId, span_id: spanId };
}
