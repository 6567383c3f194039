import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';

function logged(format: 'text' | 'json'): string[] {
  const lines: string[] = [];
  const log = createLog({ format, level: 'info', write: (line) => lines.push(line) });
  log.child({ part: 'bom-us' }).info({ requestId: 'r-1', path: '/a b', status: 200, note: 'x\ny' }, 'answered');
  log.debug('not shown');
  return lines;
}

describe('the log', () => {
  it('is one line an event, in words', () => {
    const [line, ...more] = logged('text');
    expect(more).toEqual([]);
    expect(line).toMatch(
      /^\d\d:\d\d:\d\d\.\d{3} info {2}bom-us {5}answered requestId=r-1 path="\/a b" status=200 note="x\\ny"\n$/,
    );
  });

  it('is one object an event, for machines', () => {
    const [line = '', ...more] = logged('json');
    expect(more).toEqual([]);
    expect(line.endsWith('\n')).toBe(true);
    expect(JSON.parse(line)).toMatchObject({
      level: 'info',
      part: 'bom-us',
      msg: 'answered',
      requestId: 'r-1',
      status: 200,
    });
  });
});
