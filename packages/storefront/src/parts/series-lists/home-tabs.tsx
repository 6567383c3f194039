import type { HomeTab } from '@longstrip/core';
import { Tabs } from '@longstrip/ui';
import { useText } from '../../i18n/use-text.ts';
import { useSite } from '../../root/site-data.ts';
import { usePendingLocation } from '../navigation/pending-location.ts';
import { useAgeQuestion } from './age-question.tsx';

/**
 * The tabs of the home page, for this reader. A tab that is loading is marked at once; the tab of adult works may ask for
 * the age first. `isWithin`: the page shows the beginning of the current tab's list, and is not that list's page.
 */
export function HomeTabs({ current, isWithin = false }: { current: HomeTab | null; isWithin?: boolean }) {
  const text = useText();
  const { homeTabs } = useSite();
  const pending = usePendingLocation();
  const opening = homeTabs.find(({ path }) => path === pending?.pathname);
  const { ask, question } = useAgeQuestion();
  return (
    <>
      <Tabs
        label={text('home.tabs')}
        isWithin={isWithin}
        isInRail
        tabs={homeTabs.map(({ tab, path }) => ({
          href: path,
          label: text(`tab.${tab}`),
          isCurrent: tab === (opening?.tab ?? current),
          onClick: tab === 'ADULT' && tab !== current ? ask : undefined,
        }))}
      />
      {question}
    </>
  );
}
