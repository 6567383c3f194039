import { SHARE_TARGETS } from '@longstrip/core';
import { expect, test } from 'vitest';
import { shareAddress } from './share-sheet.tsx';

const link = { title: 'ملح & تاج #1', url: 'https://me.example/detail/salt-crown?lang=en-US' };
const url = 'https%3A%2F%2Fme.example%2Fdetail%2Fsalt-crown%3Flang%3Den-US';
const title = encodeURIComponent(link.title);

test.each([
  ['line', `https://social-plugins.line.me/lineit/share?url=${url}&text=${title}`],
  ['whatsapp', `https://wa.me/?text=${title}%20${url}`],
  ['x', `https://x.com/intent/post?text=${title}&url=${url}`],
  ['facebook', `https://www.facebook.com/sharer/sharer.php?u=${url}`],
] as const)('the page of %s gets title and address whole', (target, address) => {
  expect(shareAddress(target, link)).toBe(address);
});

test('every service has a page over https', () => {
  for (const target of SHARE_TARGETS) expect(new URL(shareAddress(target, link)).protocol).toBe('https:');
});
