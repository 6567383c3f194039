const group = /** @type {const} */ ('telemetry');

/** @type {(text: string) => string | null} */
const port = (text) =>
  /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535
    ? null
    : 'must be a whole number from 1 to 65535';

const SAMPLERS = [
  ...['always_on', 'always_off', 'traceidratio'],
  ...['parentbased_always_on', 'parentbased_always_off', 'parentbased_traceidratio'],
];

/**
 * What a process shows of itself: metrics at a port of its own, and traces to a collector. The `OTEL_*` variables are those of
 * OpenTelemetry, which reads them itself, with others that are not named here.
 * @type {readonly import('./variables.mjs').Variable[]}
 */
export const TELEMETRY_VARIABLES = [
  {
    name: 'METRICS_PORT',
    group,
    fallback: null,
    about:
      'The port at which Prometheus reads /_/metrics; another one for each process of a machine. Not set: no metrics.',
    complaint: port,
  },
  {
    name: 'METRICS_HOST',
    group,
    fallback: '127.0.0.1',
    about: 'The address of METRICS_PORT. Metrics are not secret, and not for the public.',
    complaint: (text) => (/^[\w.:%-]+$/.test(text) ? null : 'must be an address of this machine, like 127.0.0.1'),
  },
  {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    group,
    fallback: null,
    about: 'A collector of traces (OTLP over HTTP, in JSON), like http://127.0.0.1:4318. Not set: no traces.',
    complaint: (text) =>
      URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
        ? null
        : 'must be an address like http://127.0.0.1:4318',
  },
  {
    name: 'OTEL_EXPORTER_OTLP_HEADERS',
    group,
    fallback: null,
    about: 'Headers for the collector, like authorization=Bearer%20…, with commas between.',
    complaint: (text) =>
      text.split(',').every((part) => /^\s*[^=\s]+=.+$/.test(part))
        ? null
        : 'must be like name=value, with commas between',
  },
  {
    name: 'OTEL_SERVICE_NAME',
    group,
    fallback: 'longstrip',
    about: 'The name of this installation in traces.',
    complaint: () => null,
  },
  {
    name: 'OTEL_TRACES_SAMPLER',
    group,
    fallback: 'parentbased_always_on',
    about: 'Which requests are traced; parentbased_traceidratio with OTEL_TRACES_SAMPLER_ARG traces a share of them.',
    complaint: (text) => (SAMPLERS.includes(text) ? null : `must be one of ${SAMPLERS.join(', ')}`),
  },
  {
    name: 'OTEL_TRACES_SAMPLER_ARG',
    group,
    fallback: null,
    about: 'The share of traced requests, from 0 to 1. Not set: 1.',
    complaint: (text) => (/^(?:0|1|0?\.\d+|1\.0+)$/.test(text) ? null : 'must be a number from 0 to 1, like 0.05'),
  },
];

/**
 * @param {(name: string) => string} value An empty text: not set.
 * @returns {{ metrics: { host: string, port: number } | null, traces: boolean }}
 */
export function telemetrySettings(value) {
  const given = value('METRICS_PORT');
  return {
    metrics: given === '' ? null : { host: value('METRICS_HOST'), port: Number(given) },
    traces: value('OTEL_EXPORTER_OTLP_ENDPOINT') !== '',
  };
}
