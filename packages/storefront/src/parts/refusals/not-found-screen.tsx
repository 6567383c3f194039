import { Button, ButtonLink, NotFoundPage, SeriesShelf } from '@longstrip/ui';
import { useNavigate } from '@remix-run/react';
import { useText } from '../../i18n/use-text.ts';
import { useSite } from '../../root/site-data.ts';
import { useSeriesCards } from '../series/use-series-cards.ts';
import { SiteFrame } from '../shell/site-frame.tsx';
import { SiteHomeHeader } from '../shell/site-headers.tsx';
import type { RefusalPage } from './refusal-page.ts';

const NO_PAGE: Omit<RefusalPage, 'title'> = { shelf: [], refusal: null, seriesAlias: null };

/** Nothing at this address: why, links, and something else to read. */
export function NotFoundScreen({ page }: { page: RefusalPage | null }) {
  const text = useText();
  const navigate = useNavigate();
  const { home } = useSite();
  const { shelf, refusal, seriesAlias } = page ?? NO_PAGE;
  const cards = useSeriesCards(shelf);
  return (
    <SiteFrame header={<SiteHomeHeader />}>
      <NotFoundPage
        title={text('page.notFoundTitle')}
        text={refusal?.text ?? text('page.notFoundText')}
        actions={
          <>
            {seriesAlias !== null && (
              <ButtonLink look="main" isWide href={`/detail/${seriesAlias}`}>
                {text('viewer.backToSeries')}
              </ButtonLink>
            )}
            <ButtonLink look={seriesAlias === null ? 'main' : 'outlined'} isWide href={home}>
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
