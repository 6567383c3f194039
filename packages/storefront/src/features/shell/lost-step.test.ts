import { expect, test } from 'vitest';
import { noteLostStep, takeLostStep } from './lost-step.ts';

const HERE = 'https://example.test/home/free';

function openTab({ type = 'reload', href = HERE, isBlocked = false } = {}) {
  const kept = new Map<string, string>();
  const guard = () => {
    if (isBlocked) throw new DOMException('denied', 'SecurityError');
  };
  return {
    kept,
    location: { href },
    performance: {
      getEntriesByType: () => [
        { type, name: href, entryType: 'navigation', startTime: 0, duration: 0, toJSON: () => ({}) },
      ],
    },
    sessionStorage: {
      getItem: (key: string) => {
        guard();
        return kept.get(key) ?? null;
      },
      setItem: (key: string, value: string) => {
        guard();
        kept.set(key, value);
      },
      removeItem: (key: string) => {
        kept.delete(key);
      },
    },
  };
}

test('a document that was loaded anew on the way to a page leads on there, once', () => {
  const tab = openTab();
  noteLostStep(tab, '/detail/salt-crown?x=1', 1_000);
  expect(takeLostStep(tab, 2_000)).toBe('/detail/salt-crown?x=1');
  expect(takeLostStep(tab, 2_001)).toBeNull();
});

test.each([
  ['was opened and not loaded anew', { type: 'navigate' }, HERE, '/detail/salt-crown', 2_000],
  ['is another page', {}, 'https://example.test/', '/detail/salt-crown', 2_000],
  ['comes much later', {}, HERE, '/detail/salt-crown', 70_000],
  ['was headed for no page of the site', {}, HERE, '//elsewhere.test/', 2_000],
])('stays where it is when it %s, and forgets the note', (_, options, href, wanted, nowMs) => {
  const tab = openTab(options);
  noteLostStep(tab, wanted, 1_000);
  tab.location.href = href;
  expect(takeLostStep(tab, nowMs)).toBeNull();
  expect(tab.kept.size).toBe(0);
});

test('a browser that keeps nothing stays where it is', () => {
  const tab = openTab({ isBlocked: true });
  noteLostStep(tab, '/detail/salt-crown', 1_000);
  expect(takeLostStep(tab, 2_000)).toBeNull();
});
