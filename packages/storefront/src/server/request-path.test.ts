import { describe, expect, test } from 'vitest';
import { normaliseRequestPath } from './request-path.ts';

describe('the normalised path', () => {
  test.each([
    ['/', '/', false],
    ['/_root.data', '/', true],
    ['/detail/x', '/detail/x', false],
    ['/detail/x/', '/detail/x', false],
    ['/detail/x.data', '/detail/x', true],
    ['//detail///x', '/detail/x', false],
    ['/%64etail/x', '/detail/x', false],
    ['/detail%2Fx', '/detail/x', false],
    ['/detail/x%2Edata', '/detail/x', true],
    ['/.data', '/', true],
  ])('%s is %s', (raw, pathname, isData) => {
    expect(normaliseRequestPath(raw)).toEqual({ kind: 'page', pathname, isData });
  });

  test.each(['/%', '/%zz', '/a%00b', '/a%0d%0ab', '/a\\b', '/a%5Cb', '/%ff'])('%s is malformed', (raw) => {
    expect(normaliseRequestPath(raw)).toEqual({ kind: 'malformed' });
  });
});
