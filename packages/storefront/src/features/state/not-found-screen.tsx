import { Button, ButtonLink, NotFoundPage, SeriesShelf } from '@longstrip/ui';
import { useNavigate } from '@remix-run/react';
import { useText } from '../../i18n/use-text.ts';
import { useSite } from '../../root/site-data.ts';
import type { SeriesCardModel } from '../series/series-card-model.ts';
import { useSeriesCards } from '../series/use-series-cards.ts';
import { SiteFrame } from '../shell/site-frame.tsx';
import { SiteHomeHeader } from '../shell/site-headers.tsx';

/** No page at this address: two ways out, and something to read instead. */
export function NotFoundScreen({ shelf }: { shelf: readonly SeriesCardModel[] }) {
  const text = useText();
  const navigate = useNavigate();
  const { home } = useSite();
  const cards = useSeriesCards(shelf);
  return (
    <SiteFrame header={<SiteHomeHeader />}>
      <NotFoundPage
        title={text('page.notFoundTitle')}
        text={text('page.notFoundText')}
        actions={
          <>
            <ButtonLink look="main" isWide href={home}>
              {text('common.goHome')}
            </ButtonLink>
            <Button look="quiet" isWide onClick={() => navigate(-1)}>
              {text('common.goBack')}
            </Button>
          </>
        }
      />
      {cards.length > 0 && <SeriesShelf title={text('page.shelfTitle')} series={cards} />}
    </SiteFrame>
  );
}
