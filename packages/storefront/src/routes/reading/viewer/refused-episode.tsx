import { ButtonLink, EpisodeStateMark, LockIcon, OwnText, Picture, TicketIcon, ViewerTopBar } from '@longstrip/ui';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { AgeCheckPrompt } from '../../../parts/age-check/age-check-prompt.tsx';
import { useEpisodeRows } from '../../../parts/episodes/use-episode-rows.ts';
import { useFormState } from '../../../parts/form/site-form.tsx';
import type { PurchasePanelData } from '../../../parts/purchase/purchase-model.ts';
import { PurchasePanel } from '../../../parts/purchase/purchase-panel.tsx';
import { useSeriesRecord } from '../../../parts/reading/reading-store.ts';
import { type RefusalAction, useRefusalAction } from '../../../parts/refusals/refusal-page.ts';
import { BingeSum } from './chrome/binge-status.tsx';
import type { ViewerRefusal } from './viewer-model.ts';

/**
 * An episode that this reader may not read now: which one, what opens it, and what to read instead. On the same
 * ground as the viewer, so that the screen does not flash in between.
 */
export function RefusedEpisode(data: ViewerRefusal) {
  const text = useText();
  const action = useRefusalAction(data.refusal);
  const { code, text: reason, behaviour } = data.refusal;
  const { series } = data;
  if (code === 'ADULT_ONLY_CONTENTS') {
    return (
      <ViewerFrame {...data}>
        <AgeCheckPrompt
          refusal={data.refusal}
          instead={
            series === null
              ? { href: '/', label: text('common.goHome') }
              : { href: `/detail/${series.alias}`, label: text('viewer.backToSeries') }
          }
          {...(series?.isNovel ? {} : { theme: 'dark' })}
        />
      </ViewerFrame>
    );
  }
  if (data.panel !== null) {
    return (
      <ViewerFrame {...data} hasPreview>
        <LockedPanel panel={data.panel} data={data} />
      </ViewerFrame>
    );
  }
  return (
    <ViewerFrame {...data} hasPreview>
      <h1 className="text-22">{text('viewer.lockedTitle')}</h1>
      <p className="mx-auto mt-1.5 max-w-[34em] text-balance text-fg-2">
        {behaviour.kind === 'goTo' && action === null ? text('viewer.lockedText') : reason}
      </p>
      <Locked {...data} />
      <div className="mx-auto grid w-full max-w-80 grid-cols-1 gap-2">
        <RefusedActions data={data} action={action} />
      </div>
    </ViewerFrame>
  );
}

/** The purchase panel in the place of the pages: a part of the page, which works without script. */
function LockedPanel({ panel, data }: { panel: PurchasePanelData; data: ViewerRefusal }) {
  const text = useText();
  const { reply, isBusy } = useFormState();
  return (
    <div className="mx-auto w-full max-w-110">
      <h1 className="mb-4 text-22">{text('viewer.lockedTitle')}</h1>
      <div className="rounded-sheet bg-surface p-4 desk:p-5">
        <PurchasePanel panel={panel} reply={reply} isBusy={isBusy} />
      </div>
      <ButtonLink
        look="quiet"
        isWide
        href={data.series === null ? '/' : `/detail/${data.series.alias}`}
        className="mt-2"
      >
        {data.series === null ? text('common.goHome') : text('viewer.backToSeries')}
      </ButtonLink>
    </div>
  );
}

type ViewerFrameProps = Pick<ViewerRefusal, 'series' | 'episode'> & { hasPreview?: boolean; children: ReactNode };

/** The viewer's background and top bar, with other content than pages: dark for a comic, the site's theme for a novel. */
function ViewerFrame({ series, episode, hasPreview = false, children }: ViewerFrameProps) {
  const text = useText();
  const isNovel = series?.isNovel ?? false;
  return (
    <div
      data-theme={isNovel ? undefined : 'dark'}
      data-ground={isNovel ? 'auto' : 'art'}
      className="viewer grid min-h-dvh grid-cols-1 text-fg"
    >
      <ViewerTopBar
        title={series?.title ?? ''}
        place={episode?.title ?? ''}
        close={
          series === null
            ? { href: '/', label: text('common.goHome') }
            : { href: `/detail/${series.alias}`, label: text('viewer.backToSeries') }
        }
        isShown
        ground={isNovel ? 'novel' : 'art'}
      />
      <main
        id="main"
        className={`column grid grid-cols-1 text-center ${hasPreview ? 'content-start' : 'content-center pt-16'}`}
      >
        {hasPreview && <Preview series={series} episode={episode} />}
        <div className="relative px-(--size-gutter) pb-10">{children}</div>
      </main>
      <BingeSum />
    </div>
  );
}

/** What the public picture shows of the first page, as if it went on below, out of focus (record 0120). */
function Preview({ series, episode }: Pick<ViewerRefusal, 'series' | 'episode'>) {
  const picture = episode?.thumbnail ?? series?.cover ?? null;
  if (picture === null) return null;
  return (
    <div aria-hidden className="locked-preview">
      <div className="locked-preview-far">
        <Picture picture={picture} alt="" sizes="720px" />
      </div>
      <div className="locked-preview-near">
        <Picture picture={picture} alt="" sizes="(min-width: 720px) 720px, 100vw" isPriority="largest" />
      </div>
      <span className="locked-preview-lock">
        <LockIcon size={24} />
      </span>
    </div>
  );
}

/** The episode's title and price, and how it becomes free by waiting. */
function Locked({ series, episode, waitFree }: ViewerRefusal) {
  const [row] = useEpisodeRows(series?.alias ?? '', episode === null ? [] : [episode], null);
  if (series === null || episode === null) return null;
  return (
    <div
      className={`mx-auto mt-4 mb-5 w-full max-w-100 overflow-hidden rounded-card text-start ${series.isNovel ? 'bg-ink/6' : 'bg-fill'}`}
    >
      <div className="flex min-h-16 items-center gap-3 px-4 py-3">
        <span className="min-w-0 flex-1">
          <span className="sr-only">{row?.sentence}</span>
          <span aria-hidden="true">
            <OwnText className="line-clamp-2 leading-title font-strong">{episode.title}</OwnText>
          </span>
          <OwnText className="one-line block text-13 text-fg-2">{series.title}</OwnText>
        </span>
        {row !== undefined && (
          <span aria-hidden="true">
            <EpisodeStateMark state={row.state} />
          </span>
        )}
      </div>
      {waitFree !== null && (
        <p className="flex items-center gap-2 border-t border-line px-4 py-3 text-14 text-fg-2">
          <TicketIcon size={20} />
          <span>{waitFree}</span>
        </p>
      )}
    </div>
  );
}

function RefusedActions({ data, action }: { data: ViewerRefusal; action: RefusalAction | null }) {
  const text = useText();
  const { series } = data;
  // A reader who has started the series has read the free episodes.
  const hasBegun = useSeriesRecord(series?.alias ?? '') !== null;
  const readable = hasBegun ? null : data.readable;
  return (
    <>
      {action !== null && (
        <ButtonLink look="main" isWide href={action.href}>
          {text(action.labelKey)}
        </ButtonLink>
      )}
      {series !== null && readable !== null && (
        <ButtonLink
          look={action === null ? 'main' : 'outlined'}
          isWide
          href={`/viewer/${series.alias}/${readable.alias}`}
        >
          {text('viewer.readInstead', { episode: readable.title })}
        </ButtonLink>
      )}
      <ButtonLink
        look={action === null && readable === null ? 'main' : 'quiet'}
        isWide
        href={series === null ? '/' : `/detail/${series.alias}`}
      >
        {series === null ? text('common.goHome') : text('viewer.backToSeries')}
      </ButtonLink>
    </>
  );
}
