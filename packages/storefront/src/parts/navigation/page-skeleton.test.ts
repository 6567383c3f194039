import { ROUTE_NAMES, ROUTE_PATTERNS } from '@longstrip/core';
import { DetailSkeleton, GridSkeleton, HistorySkeleton, LinesSkeleton, ListSkeleton } from '@longstrip/ui';
import { describe, expect, test } from 'vitest';
import { pageSkeleton, titleOfSkeleton } from './loading-overlay.tsx';

/** Pages that are not lists: they are texts or forms, or are shown by the viewer’s own skeleton. */
const NO_LIST: ReadonlySet<string> = new Set(
  (
    'main viewer viewerById eventDetail noticeDetail search my qnaRegister benefit roulette policy privacy notFound ' +
    'error prepare health mailResetPassword mailUnsubscribe'
  ).split(' '),
);
const GROUPS_WITHOUT_LIST = /^(setting|user|callback|transfer)/;
const LISTS = ROUTE_NAMES.filter((name) => !NO_LIST.has(name) && !GROUPS_WITHOUT_LIST.test(name));

describe('a page that is slow to load', () => {
  test.each(LISTS)('shows the shape of its list: %s', (name) => {
    expect(pageSkeleton(ROUTE_PATTERNS[name], '/my')).toBeDefined();
  });

  test.each(ROUTE_NAMES.filter((name) => !LISTS.includes(name)))(
    'leaves the page as it is where it has none: %s',
    (name) => {
      expect(pageSkeleton(ROUTE_PATTERNS[name], '/my')).toBeUndefined();
    },
  );

  test.each([
    ['/library/recent', '/library/my', undefined],
    ['/library/recent', '/my', ListSkeleton],
    ['/home/free', '/home/weekly', undefined],
    ['/home/free', '/creator/1', undefined],
    ['/creator/1', '/home/free', GridSkeleton],
    ['/history/use', '/history/charge', HistorySkeleton],
    ['/notice', '/notice/detail/1', LinesSkeleton],
    ['/detail/salt-crown', '/home/free', DetailSkeleton],
  ])('%s from %s', (next, here, skeleton) => {
    expect(pageSkeleton(next, here)).toBe(skeleton);
  });

  test.each([
    ['/shop', 'nav.shop'],
    ['/library/recent', 'nav.library'],
    ['/notice', 'nav.notice'],
    // Only its page knows what it is called.
    ['/detail/salt-crown', undefined],
    ['/home/free', undefined],
  ])('%s has the title that is known: %s', (pathname, title) => {
    expect(titleOfSkeleton(pathname)).toBe(title);
  });
});
