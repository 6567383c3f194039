import { ButtonLink, EmptyState } from '@longstrip/ui';
import { useLoaderData } from '@remix-run/react';
import { PageTexts, usePageText } from '../../../i18n/page-texts.tsx';
import { GuestBenefits } from '../../../parts/benefits/guest-benefits.tsx';
import { BrandPicture } from '../../../parts/shell/brand-picture.tsx';
import { SiteFrame } from '../../../parts/shell/site-frame.tsx';
import { SiteInnerHeader } from '../../../parts/shell/site-headers.tsx';
import { useSite } from '../../../root/site-data.ts';
import type { RoulettePage } from './roulette-loader.server.ts';
import { WheelGame } from './wheel-game.tsx';

/** `/roulette`: the wheel that runs now, or why there is none. */
export function RouletteScreen() {
  const { texts, wheel } = useLoaderData<RoulettePage>();
  return (
    <PageTexts texts={texts}>
      <Content wheel={wheel} />
    </PageTexts>
  );
}

function Content({ wheel }: Pick<RoulettePage, 'wheel'>) {
  const text = usePageText();
  return (
    <SiteFrame header={<SiteInnerHeader title={text('roulette.title')} parent="/benefit" />}>
      {wheel.kind === 'guest' && <GuestBenefits />}
      {wheel.kind === 'open' && <WheelGame wheel={wheel} />}
      {wheel.kind === 'closed' && <NoWheel title={text('roulette.closedTitle')} reason={text('roulette.closedText')} />}
      {wheel.kind === 'refused' && <NoWheel title={text('roulette.refusedTitle')} reason={wheel.text} />}
    </SiteFrame>
  );
}

function NoWheel({ title, reason }: { title: string; reason: string }) {
  const text = usePageText();
  const { home, routes } = useSite();
  const hasBenefit = routes.includes('benefit');
  return (
    <EmptyState
      level="h1"
      title={title}
      text={reason}
      art={<BrandPicture />}
      actions={
        <ButtonLink look="main" isWide href={hasBenefit ? '/benefit' : home}>
          {text(hasBenefit ? 'roulette.toBenefit' : 'common.goHome')}
        </ButtonLink>
      }
    />
  );
}
