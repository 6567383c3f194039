import { BannerSlideCard } from '@longstrip/ui';
import { useText } from '../../i18n/use-text.ts';
import type { HomeLead } from './home-loader.server.ts';

/** The newest series with wide art, over the whole column. */
export function HomeBanner({ lead }: { lead: HomeLead }) {
  const text = useText();
  return (
    <BannerSlideCard
      isPriority
      slide={{
        href: `/detail/${lead.alias}`,
        kicker: text('home.newest'),
        title: lead.title,
        line: lead.creators,
        picture: lead.picture,
      }}
    />
  );
}
