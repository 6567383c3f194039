import { Tabs } from '@longstrip/ui';
import { usePageText } from '../../i18n/page-texts.tsx';
import { useSite } from '../../root/site-data.ts';

/** The parts of a reader's history, in the order of the tabs. */
const PARTS = [
  { route: 'historyCharge', href: '/history/charge', label: 'useHistory.tabCharge' },
  { route: 'historyUse', href: '/history/use', label: 'useHistory.tabUse' },
  { route: 'historyMileage', href: '/history/mileage', label: 'useHistory.tabPoints' },
] as const;

/** The tabs for the parts of history that the site has. Its texts are those of `useHistory`. */
export function HistoryTabs({ current }: { current: (typeof PARTS)[number]['route'] }) {
  const text = usePageText();
  const { routes } = useSite();
  const parts = PARTS.filter(({ route }) => routes.includes(route));
  return (
    <Tabs
      isEven
      label={text('useHistory.tabs')}
      tabs={parts.map(({ route, href, label }) => ({ href, label: text(label), isCurrent: route === current }))}
    />
  );
}
