import { traceOfLog } from '@longstrip/telemetry';
import { type Logger, pino } from 'pino';

interface LogOptions {
  format: 'text' | 'json';
  level: string;
  write: (line: string) => void;
}

/** One line for each event, for people or (`json`) for machines. */
export function createLog({ format, level, write }: LogOptions): Logger {
  const destination = { write: format === 'json' ? write : (line: string) => write(`${textLine(line)}\n`) };
  const formatters = { level: (label: string) => ({ level: label }) };
  return pino({ level, base: null, formatters, mixin: traceOfLog }, destination);
}

function textLine(json: string): string {
  const { time, level, msg, ...facts }: Record<string, unknown> = JSON.parse(json);
  const named = Object.entries(facts).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  return [new Date(Number(time)).toISOString(), String(level), String(msg ?? ''), ...named].join(' ');
}
