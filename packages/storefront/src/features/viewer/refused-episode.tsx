import { pageBehaviour } from '@longstrip/api-contract';
import { matchRoute } from '@longstrip/core';
import { refusalMessageKey } from '@longstrip/messages';
import { AccessDenied, ButtonLink, Cover, EpisodeStateMark } from '@longstrip/ui';
import { useLocation } from '@remix-run/react';
import { useText } from '../../i18n/use-text.ts';
import { useSite } from '../../root/site-data.ts';
import type { EpisodeModel } from '../episode/episode-model.ts';
import { useEpisodeRows } from '../episode/use-episode-rows.ts';
import { SiteFrame } from '../shell/site-frame.tsx';
import { SiteInnerHeader } from '../shell/site-headers.tsx';
import type { ViewerRefusal } from './viewer-model.ts';

/** An episode that this reader may not read now: which one, what it takes, and what can be read instead. */
export function RefusedEpisode({ code, series, episode, readable }: ViewerRefusal) {
  const text = useText();
  const { adultLimitYears } = useSite();
  const wayOn = useWayOn(code);
  const isAdultOnly = code === 'ADULT_ONLY_CONTENTS';
  const parent = series === null ? '/' : `/detail/${series.alias}`;
  return (
    <SiteFrame header={<SiteInnerHeader title={series?.title ?? ''} parent={parent} />}>
      {series !== null && episode !== null && !isAdultOnly && <Locked series={series} episode={episode} />}
      <AccessDenied
        title={isAdultOnly ? text('detail.adultTitle', { age: adultLimitYears }) : text('viewer.lockedTitle')}
        text={wayOn === null && !isAdultOnly ? text('viewer.lockedText') : text(refusalMessageKey(code))}
        actions={
          <>
            {wayOn !== null && (
              <ButtonLink look="main" isWide href={wayOn}>
                {text(isAdultOnly ? 'common.confirm' : 'common.logIn')}
              </ButtonLink>
            )}
            {series !== null && readable !== null && (
              <ButtonLink
                look={wayOn === null ? 'main' : 'outlined'}
                isWide
                href={`/viewer/${series.alias}/${readable.alias}`}
              >
                {text('viewer.readInstead', { episode: readable.title })}
              </ButtonLink>
            )}
            <ButtonLink look={wayOn === null && readable === null ? 'main' : 'quiet'} isWide href={parent}>
              {series === null ? text('common.goHome') : text('viewer.backToSeries')}
            </ButtonLink>
          </>
        }
      />
    </SiteFrame>
  );
}

/** Which episode it is, and what it costs. */
function Locked({ series, episode }: { series: NonNullable<ViewerRefusal['series']>; episode: EpisodeModel }) {
  const [row] = useEpisodeRows(series.alias, [episode], null);
  return (
    <div className="mx-(--size-gutter) mt-4 flex items-center gap-3 overflow-hidden rounded-card bg-fill pe-4">
      {series.cover !== null && (
        <Cover picture={series.cover} sizes="57px" shape="flush" className="h-19 w-[57px] flex-none" />
      )}
      <div className="min-w-0 flex-1 py-3">
        <p className="one-line font-strong">{series.title}</p>
        <p className="one-line text-13 text-fg-2">{episode.title}</p>
      </div>
      {row !== undefined && <EpisodeStateMark state={row.state} />}
    </div>
  );
}

/** Where the error catalogue sends the reader, if that page is there yet; it leads back here afterwards. */
function useWayOn(code: ViewerRefusal['code']): string | null {
  const { routes } = useSite();
  const { pathname } = useLocation();
  const behaviour = pageBehaviour('viewer', code);
  if (behaviour.kind !== 'goTo') return null;
  const route = matchRoute(behaviour.address);
  if (route === null || !routes.includes(route)) return null;
  return `${behaviour.address}?callback=${encodeURIComponent(pathname)}`;
}
