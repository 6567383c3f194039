import { TRACE_HEADER } from '@longstrip/telemetry';

/** A job's stored data with the trace of the request that asked for it. */
export function withTrace(payload: object, trace: string | null): object {
  return trace === null ? payload : { ...payload, [TRACE_HEADER]: trace };
}

/** The payload and the trace of stored data; null: it was asked for outside a trace, so that it begins one. */
export function readTrace(data: unknown): { payload: unknown; trace: string | null } {
  if (typeof data !== 'object' || data === null || !(TRACE_HEADER in data)) return { payload: data, trace: null };
  const { [TRACE_HEADER]: trace, ...payload } = data;
  return { payload, trace: typeof trace === 'string' ? trace : null };
}
