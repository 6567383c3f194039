import cluster from 'node:cluster';
import { apiReady, workersEnded } from './instruments.ts';
import { openMetrics } from './metrics-server.ts';
import { recordRequest } from './record-request.ts';

// A supervisor with two workers that have each counted requests: it says its port of metrics, and kills a worker when asked.

const ADDRESS = { host: '127.0.0.1', port: 0 };
const onError = (error: Error) => void process.stderr.write(`${error.message}\n`);
const served = (part: string) => recordRequest({ part, route: 'main', method: 'GET', status: 200, seconds: 0.01 });

const opened = await openMetrics(ADDRESS, onError);
if (!opened.ok) throw new Error(opened.sentence);
if (cluster.isWorker) {
  for (let each = 0; each < 10; each += 1) served('bom-us');
  apiReady.set(cluster.worker?.id === 1 ? 0 : 1);
  process.send?.('counted');
} else {
  workersEnded.inc();
  served('api');
  const workers = [cluster.fork(), cluster.fork()];
  await Promise.all(workers.map((worker) => new Promise<void>((resolve) => worker.once('message', () => resolve()))));
  process.on('message', () => {
    workers[0]?.once('exit', () => process.send?.('killed'));
    workers[0]?.process.kill('SIGKILL');
  });
  process.on('disconnect', () => process.exit());
  process.send?.(opened.port);
}
