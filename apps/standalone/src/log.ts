import { traceOfLog } from '@longstrip/telemetry';
import { type Logger, pino } from 'pino';

interface LogOptions {
  format: 'text' | 'json';
  level: string;
  write: (line: string) => void;
}

/** The product's log: one line for each event, for people or (`json`) for programs. */
export function createLog({ format, level, write }: LogOptions): Logger {
  const destination = { write: format === 'json' ? write : (line: string) => write(`${textLine(line)}\n`) };
  const formatters = { level: (label: string) => ({ level: label }) };
  return pino({ level, base: null, formatters, mixin: traceOfLog }, destination);
}

/** `07:31:02.120 info  us answered requestId=… status=200`: facts follow the message in the order they were given. */
function textLine(json: string): string {
  const { time, level, msg, part, ...facts } = parseLine(json);
  const clock = typeof time === 'number' ? new Date(time).toISOString().slice(11, 23) : '';
  const named = Object.entries(facts).map(([name, value]) => `${name}=${shown(value)}`);
  const lead = [clock, String(level ?? '').padEnd(5), part === undefined ? '' : String(part).padEnd(10)];
  return [...lead, String(msg ?? ''), ...named].filter((word) => word !== '').join(' ');
}

function parseLine(json: string): Record<string, unknown> {
  const parsed: unknown = JSON.parse(json);
  return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
}

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return /^[^\s"=\p{C}]+$/u.test(text) ? text : JSON.stringify(text);
}
