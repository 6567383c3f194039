import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { inlineScriptSources, withoutNonce } from './page-cache.ts';

const PAGE =
  '<script nonce="n1">first()</script><p>a text with <script>planted()</script></p>' +
  '<script nonce="guessed">planted()</script><script nonce="n1" src="/a.js"></script>' +
  '<script type="module" nonce="n1">second()</script><link nonce="n1" href="/b.js"/><script nonce="n1">first()</script>';

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the inline scripts of a cached page', () => {
  test('are named once each, and none that was drawn without its nonce', () => {
    expect(inlineScriptSources(PAGE, 'n1')).toEqual([sourceOf('first()'), sourceOf('second()')]);
  });

  test('lose the nonce with everything else that has it', () => {
    expect(withoutNonce(PAGE, 'n1')).toBe(PAGE.replaceAll(' nonce="n1"', ''));
    expect(withoutNonce(PAGE, 'n1')).not.toContain('n1');
  });
});
