import { HOME_TAB_ICON, NAVIGATION_ICON, Rail, type RailItem } from '@longstrip/ui';
import { useLocation } from '@remix-run/react';
import { useText } from '../../i18n/use-text.ts';
import { RememberedMarkup } from '../../root/remembered-markup.tsx';
import { useSite } from '../../root/site-data.ts';
import { usePendingLocation } from '../navigation/pending-location.ts';
import { useEntryLabel } from '../shell/entry-label.ts';
import type { BarEntry, SiteRailProps } from '../shell/frame-contexts.ts';
import { useAgeQuestion } from './age-question.tsx';

/**
 * The rail beside the column: the home page and its tabs, then the other entries of the bar of phones and the library. A tab
 * that is loading is marked at once.
 */
export function SiteRail({ label, bar }: SiteRailProps) {
  const text = useText();
  const { ask, question } = useAgeQuestion();
  const { first, tabs, rest } = useRailEntries(bar);
  const groups = [
    ...(first.length === 0
      ? []
      : [
          {
            label: text('home.tabs'),
            items: [
              ...first.map(withIcon),
              ...tabs.map(({ tab, ...item }) => ({
                ...item,
                icon: HOME_TAB_ICON[tab],
                onClick: tab === 'ADULT' && !item.isCurrent ? ask : undefined,
              })),
            ],
          },
        ]),
    { label, items: rest.map(withIcon) },
  ];
  return (
    <>
      <RememberedMarkup name="rail" of={[label, first, tabs, rest]}>
        <Rail groups={groups} />
      </RememberedMarkup>
      {question}
    </>
  );
}

function useRailEntries(bar: readonly BarEntry[]) {
  const text = useText();
  const labelOf = useEntryLabel();
  const { navigation, homeTabs } = useSite();
  const { pathname } = useLocation();
  const pending = usePendingLocation();
  const opening = homeTabs.some(({ path }) => path === pending?.pathname) ? pending?.pathname : pathname;
  const tabs = homeTabs.map(({ tab, path }) => ({
    href: path,
    label: text(`tab.${tab}`),
    tab,
    isCurrent: path === opening,
  }));
  const isOnTab = tabs.some(({ isCurrent }) => isCurrent);
  const library: BarEntry[] = navigation.my
    .filter(({ icon }) => icon === 'library')
    .map((entry) => ({
      href: entry.path,
      label: labelOf(entry),
      icon: entry.icon,
      isCurrent: pathname === entry.path,
      // It has several pages, and one entry.
      holdsCurrent: pathname.startsWith('/library/'),
    }));
  const isHome = ({ icon }: BarEntry) => icon === 'home' && tabs.length > 0;
  const isOwn = ({ icon }: BarEntry) => icon === 'my';
  return {
    first: bar.filter(isHome).map((entry) => (isOnTab ? { ...entry, isCurrent: false, holdsCurrent: false } : entry)),
    tabs,
    rest: [...bar.filter((entry) => !isHome(entry) && !isOwn(entry)), ...library, ...bar.filter(isOwn)],
  };
}

function withIcon({ icon, ...item }: BarEntry): RailItem {
  return { ...item, icon: NAVIGATION_ICON[icon] };
}
