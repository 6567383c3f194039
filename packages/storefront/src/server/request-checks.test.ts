import { describe, expect, test } from 'vitest';
import { isOwnOrigin, type OriginFacts } from './request-checks.ts';

const post: OriginFacts = {
  method: 'POST',
  origin: 'https://us.example',
  host: 'us.example',
  fetchSite: null,
  publicOrigin: 'https://us.example',
};

describe('the origin check', () => {
  test.each([
    ['the public origin', post, true],
    ['the host itself over plain http', { ...post, origin: 'http://us.example' }, true],
    ['the public origin behind a proxy that renames the host', { ...post, host: '10.0.0.1:3000' }, true],
    ['a client that is no browser', { ...post, origin: null }, true],
    ['a same-origin fetch without Origin', { ...post, origin: null, fetchSite: 'same-origin' }, true],
    ['another site', { ...post, origin: 'https://evil.example' }, false],
    ['a subdomain', { ...post, origin: 'https://a.us.example' }, false],
    ['another port', { ...post, origin: 'https://us.example:444' }, false],
    ['an opaque origin', { ...post, origin: 'null' }, false],
    ['a cross-site fetch without Origin', { ...post, origin: null, fetchSite: 'cross-site' }, false],
    ['a sibling site without Origin', { ...post, origin: null, fetchSite: 'same-site' }, false],
    ['another site that only reads', { ...post, method: 'GET', origin: 'https://evil.example' }, true],
  ])('%s', (_name, facts, expected) => {
    expect(isOwnOrigin(facts)).toBe(expected);
  });
});
