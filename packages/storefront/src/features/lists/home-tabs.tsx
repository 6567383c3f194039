import type { HomeTab } from '@longstrip/core';
import { Tabs } from '@longstrip/ui';
import { useText } from '../../i18n/use-text.ts';
import { useSite } from '../../root/site-data.ts';
import { usePendingPath } from '../shell/use-pending-path.ts';

/**
 * The tabs of the home page, for this reader. One that is being opened is marked at once. `isWithin`: the page shows
 * the current one's beginning, and is not that page itself.
 */
export function HomeTabs({ current, isWithin = false }: { current: HomeTab | null; isWithin?: boolean }) {
  const text = useText();
  const { homeTabs } = useSite();
  const pending = usePendingPath();
  const opening = homeTabs.find(({ path }) => path === pending?.pathname);
  return (
    <Tabs
      label={text('home.tabs')}
      isWithin={isWithin}
      tabs={homeTabs.map(({ tab, path }) => ({
        href: path,
        label: text(`tab.${tab}`),
        isCurrent: tab === (opening?.tab ?? current),
      }))}
    />
  );
}
