import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { register } from 'prom-client';
import { expect, test } from 'vitest';
import { recordRequest } from './index.ts';
import { collectProcessMetrics } from './metrics/scrape.ts';

// The files with which operators set up Prometheus and Grafana.

const DEPLOY = fileURLToPath(new URL('../../../deploy/', import.meta.url));
const read = (path: string) => readFileSync(`${DEPLOY}${path}`, 'utf8');
const FILES = ['grafana/longstrip.json', 'prometheus/alerts.yml', 'prometheus/alerts.test.yml'];
const NAME = /\b(?:longstrip|process|nodejs)_[a-z0-9_]+\b/g;
/** Of Prometheus itself, and of a histogram. */
const SUFFIX = /_(?:bucket|count|sum)$/;

test.each(FILES)('every metric in %s is one of the product', (path) => {
  recordRequest({ part: 'api', route: null, method: 'GET', status: 200, seconds: 0.1 });
  collectProcessMetrics();
  const known = new Set(register.getMetricsAsArray().map(({ name }) => name));
  const named = [...new Set(read(path).match(NAME) ?? [])];
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !known.has(name) && !known.has(name.replace(SUFFIX, '')))).toEqual([]);
});

test('every metric of the product is on the dashboard', () => {
  const ours = register.getMetricsAsArray().map(({ name }) => name);
  const shown = read('grafana/longstrip.json');
  expect(ours.filter((name) => name.startsWith('longstrip_') && !shown.includes(name))).toEqual([]);
});

test('every alert has a case in its tests', () => {
  const alerts = [...read('prometheus/alerts.yml').matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  const tested = read('prometheus/alerts.test.yml');
  expect(alerts.filter((name) => !tested.includes(`alertname: ${name}\n`))).toEqual([]);
});

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
const reason = hasPromtool ? '' : ' (skipped: promtool of the package prometheus is missing)';

function promtool(args: readonly string[], input?: string) {
  const { status, stdout, stderr } = spawnSync('promtool', [...args], { encoding: 'utf8', input });
  return { status, said: `${stdout}${stderr}` };
}

test.skipIf(!hasPromtool)(`the alerts fire when they should, as promtool has it${reason}`, () => {
  const tested = promtool(['test', 'rules', `${DEPLOY}prometheus/alerts.test.yml`]);
  expect(tested).toMatchObject({ status: 0 });
  expect(promtool(['check', 'config', `${DEPLOY}prometheus/prometheus.yml`])).toMatchObject({ status: 0 });
});

test.skipIf(!hasPromtool)(`what a process answers is Prometheus’ format without a complaint${reason}`, async () => {
  const { said } = promtool(['check', 'metrics'], await register.metrics());
  // Three of node's own names are prom-client's.
  expect(said.split('\n').filter((line) => !/^$|^nodejs_active_\w+_total non-counter/.test(line))).toEqual([]);
});
