import { type MetricsAddress, openMetrics } from './metrics/metrics-server.ts';
import { startTraces, type TraceOptions } from './traces/start-traces.ts';

/** What a process shows of itself; both are off by default. */
export interface TelemetrySettings {
  /** Null: no metrics. */
  metrics: MetricsAddress | null;
  /** Whether traces are sent. */
  traces: boolean;
}

type TelemetryOpened = { ok: true; close(): Promise<void> } | { ok: false; sentence: string };

/** Opens the port of metrics and starts traces, before anything that is measured. The sentence says why it cannot. */
export async function openTelemetry(
  { metrics, traces }: TelemetrySettings,
  options: TraceOptions & { onError: (error: Error) => void },
): Promise<TelemetryOpened> {
  const opened = await openMetrics(metrics, options.onError);
  if (!opened.ok) return opened;
  const endTraces = traces ? await startTraces(options) : null;
  return {
    ok: true,
    close: async () => {
      await endTraces?.();
      await opened.close();
    },
  };
}
