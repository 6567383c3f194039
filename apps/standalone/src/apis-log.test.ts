import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createApisLog } from './apis-log.ts';

test('apis that are away are a warning once one was ready, and not while the first start prepares the database', () => {
  const lines: { level: number; event?: string }[] = [];
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
  const said = createApisLog(log, ['http://127.0.0.1:3100']);
  const WARN = 40;
  said.onSilent('http://127.0.0.1:3100', 1);
  said.onChange(false);
  said.onChange(true);
  expect(lines.filter(({ level, event }) => level >= WARN || event !== undefined)).toEqual([]);
  said.onSilent('http://127.0.0.1:3100', 1);
  said.onChange(false);
  expect(lines.filter(({ level }) => level === WARN).map(({ event }) => event)).toEqual(['api-silent', 'no-api']);
});
