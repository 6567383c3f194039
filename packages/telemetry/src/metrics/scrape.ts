import cluster, { type Worker } from 'node:cluster';
import { setTimeout as wait } from 'node:timers/promises';
import {
  AggregatorRegistry,
  collectDefaultMetrics,
  type MetricObjectWithValues,
  type MetricValue,
  register,
} from 'prom-client';

/** A source or a worker that does not answer by then is left out of the answer. */
const ANSWERS_WITHIN_MS = 2_000;
const ASKING = 'longstrip:metrics';

type Metrics = MetricObjectWithValues<MetricValue<string>>[];

/** Shared by the bundles of one process. */
interface ScrapeState {
  readonly sources: Set<() => unknown>;
  hasDefaults: boolean;
}
const STATE: unique symbol = Symbol.for('longstrip.telemetry.scrape');
const shared = globalThis as { [STATE]?: ScrapeState };
shared[STATE] ??= { sources: new Set(), hasDefaults: false };
const state = shared[STATE];

/**
 * Sets gauges when metrics are asked for. A source that fails or is late leaves its gauges as they were.
 * @returns ends it
 */
export function onScrape(source: () => unknown): () => void {
  state.sources.add(source);
  return () => state.sources.delete(source);
}

/** Memory, processor time, event loop and garbage collection of the process. */
export function collectProcessMetrics(): void {
  if (state.hasDefaults) return;
  state.hasDefaults = true;
  collectDefaultMetrics();
}

/** In a worker: answers its supervisor when that is asked for metrics. */
export function answerSupervisor(): void {
  cluster.worker?.on('message', (message: unknown) => {
    if (message !== ASKING) return;
    void ownMetrics().then((metrics) => {
      if (cluster.worker?.isConnected()) cluster.worker.send({ [ASKING]: metrics });
    });
  });
}

/** The metrics of this process and its workers, in Prometheus' text format. */
export async function scrape(): Promise<string> {
  const [own, ofWorkers] = await Promise.all([ownMetrics(), workers.ask()]);
  const all = [own, ...ofWorkers];
  return (all.length === 1 ? register : AggregatorRegistry.aggregate(all)).metrics();
}

/** What a metric of this process is now; none: it was never set. */
export async function metricValues(name: string): Promise<{ labels: Record<string, unknown>; value: number }[]> {
  const metric = (await ownMetrics()).find((each) => each.name === name);
  return metric?.values.map(({ labels, value }) => ({ labels, value })) ?? [];
}

async function ownMetrics(): Promise<Metrics> {
  const asked = [...state.sources].map(async (source) => source());
  await Promise.race([Promise.allSettled(asked), wait(ANSWERS_WITHIN_MS, undefined, { ref: false })]);
  return register.getMetricsAsJSON();
}

/**
 * What the workers count, summed up. What a worker that has ended had counted stays in the sums: otherwise they would fall, and
 * Prometheus would take the rest for new. prom-client's own `clusterMetrics` fails while one worker does not answer.
 */
class WorkerMetrics {
  readonly #last = new Map<number, Metrics>();
  #ended: Metrics = [];
  #isFollowing = false;

  async ask(): Promise<Metrics[]> {
    const living = Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected() === true);
    this.#follow();
    await Promise.all(living.map((worker) => (worker === undefined ? null : this.#askOne(worker))));
    return this.#ended.length === 0 ? [...this.#last.values()] : [this.#ended, ...this.#last.values()];
  }

  #follow(): void {
    if (this.#isFollowing) return;
    this.#isFollowing = true;
    cluster.on('exit', ({ id }) => {
      const last = this.#last.get(id);
      this.#last.delete(id);
      if (last === undefined) return;
      const counted = last.filter(({ type }) => isCounted(type));
      // What it makes of metrics as JSON has the same shape.
      this.#ended = AggregatorRegistry.aggregate([this.#ended, counted]).getMetricsAsArray() as Metrics;
    });
  }

  async #askOne(worker: Worker): Promise<void> {
    const late = new AbortController();
    const answered = new Promise<void>((resolve) => {
      const hear = (message: unknown) => {
        if (typeof message !== 'object' || message === null || !(ASKING in message)) return;
        this.#last.set(worker.id, message[ASKING] as Metrics);
        resolve();
      };
      worker.on('message', hear);
      late.signal.addEventListener('abort', () => worker.off('message', hear));
    });
    worker.send(ASKING);
    await Promise.race([answered, wait(ANSWERS_WITHIN_MS, undefined, { ref: false })]);
    late.abort();
  }
}

/** Counters and histograms, which only rise; in the JSON of prom-client `type` is a text. */
function isCounted(type: unknown): boolean {
  return type === 'counter' || type === 'histogram';
}

const workers = new WorkerMetrics();
