import type { RoutePlace } from '@longstrip/core';
import type { MessageKey } from '@longstrip/messages';
import { ChipRow, SectionHeading } from '@longstrip/ui';
import { useText } from '../../../i18n/use-text.ts';
import { useSite } from '../../../root/site-data.ts';

/** Lists that are not a tab. The picks are left out: a shelf leads to them. */
const LISTS: readonly (RoutePlace & { labelKey: MessageKey })[] = [
  { route: 'homeRomance', href: '/home/romance', labelKey: 'genre.ROMANCE' },
  { route: 'homeBl', href: '/home/bl', labelKey: 'genre.BL' },
];

/** Links to the lists that are not a tab, at the end of the home page. */
export function ThemeLinks() {
  const text = useText();
  const { routes, seesBl } = useSite();
  const lists = LISTS.filter(({ route }) => routes.includes(route) && (route !== 'homeBl' || seesBl));
  if (lists.length === 0) return null;
  return (
    <section className="pt-6">
      <SectionHeading title={text('home.browse')} />
      <div className="px-(--size-gutter)">
        <ChipRow
          label={text('home.browse')}
          chips={lists.map(({ href, labelKey }) => ({ href, label: text(labelKey) }))}
        />
      </div>
    </section>
  );
}
