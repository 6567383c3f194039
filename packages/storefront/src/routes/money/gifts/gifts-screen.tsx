import { Button, ButtonLink, EmptyState, GiftCard, Tabs } from '@longstrip/ui';
import { useLoaderData, useNavigation } from '@remix-run/react';
import { PageTexts, usePageText } from '../../../i18n/page-texts.tsx';
import { ChangeNotice } from '../../../parts/account/change-notice.tsx';
import { NO_REPLY, PageAlert, SiteForm, useFormState } from '../../../parts/form/site-form.tsx';
import { BrandPicture } from '../../../parts/shell/brand-picture.tsx';
import { SiteFrame } from '../../../parts/shell/site-frame.tsx';
import { SiteInnerHeader } from '../../../parts/shell/site-headers.tsx';
import { GuestBenefits } from '../../../parts/sign-in/guest-benefits.tsx';
import { useSite } from '../../../root/site-data.ts';
import type { GiftAction, GiftModel, GiftsPage } from './gifts.server.ts';

/** `/benefit/gift` and `/gift`: what a reader may take, and what they took. */
export function GiftsScreen() {
  const page = useLoaderData<GiftsPage>();
  return (
    <PageTexts texts={page.texts}>
      <Content page={page} />
    </PageTexts>
  );
}

function Content({ page: { list, gifts, notice } }: { page: GiftsPage }) {
  const text = usePageText();
  const title = text('gifts.title');
  return (
    <SiteFrame header={<SiteInnerHeader title={title} parent="/benefit" />}>
      {gifts === null ? (
        <GuestBenefits />
      ) : (
        <>
          <h1 className="sr-only">{title}</h1>
          <ChangeNotice notice={notice} />
          <Tabs
            isEven
            label={text('gifts.tabs')}
            tabs={[
              { href: '/benefit/gift', label: text('gifts.toTake'), isCurrent: list === 'toTake' },
              { href: '/gift', label: text('gifts.mine'), isCurrent: list === 'mine' },
            ]}
          />
          <PageAlert isShown={({ giftId }) => gifts.some(({ id }) => id === giftId)} />
          {gifts.length === 0 ? <NoGifts list={list} /> : <GiftList gifts={gifts} />}
        </>
      )}
    </SiteFrame>
  );
}

/** Covers above the fold of a phone. */
const FIRST_SCREEN_GIFTS = 4;

function GiftList({ gifts }: { gifts: readonly GiftModel[] }) {
  const text = usePageText();
  const { reply } = useFormState();
  return (
    <ul className="grid gap-2 p-(--size-gutter) desk:gap-3">
      {gifts.map(({ id, action, ...gift }, index) => {
        // The reader has already taken it, in another window.
        const isGiven = reply.code === 'ALREADY_GIVEN_GIFT' && reply.values.giftId === id;
        const state = isGiven ? 'yours' : action.kind === 'none' ? action.state : null;
        return (
          <li key={id}>
            <GiftCard
              {...gift}
              titleId={`gift-${id}`}
              isPriority={index < FIRST_SCREEN_GIFTS}
              {...(state === null
                ? { action: <GiftControl id={id} action={action} /> }
                : { state: text(`gifts.${state}`) })}
            />
          </li>
        );
      })}
    </ul>
  );
}

function GiftControl({ id, action }: { id: string; action: GiftAction }) {
  const text = usePageText();
  const { home } = useSite();
  if (action.kind === 'take') return <TakeForm id={id} requestId={action.requestId} />;
  if (action.kind === 'none') return null;
  return (
    <ButtonLink
      look="outlined"
      href={action.alias === null ? home : `/detail/${action.alias}`}
      aria-describedby={`gift-${id}`}
    >
      {text(action.alias === null ? 'gifts.chooseSeries' : 'gifts.choose')}
    </ButtonLink>
  );
}

function TakeForm({ id, requestId }: { id: string; requestId: string }) {
  const text = usePageText();
  const { reply } = useFormState();
  const { formData } = useNavigation();
  const isOwn = reply.values.giftId === id;
  return (
    <SiteForm reply={isOwn ? reply : NO_REPLY} action="/benefit/gift" hidden={{ giftId: id }} requestId={requestId}>
      <Button type="submit" look="outlined" isBusy={formData?.get('giftId') === id} aria-describedby={`gift-${id}`}>
        {text('gifts.take')}
      </Button>
    </SiteForm>
  );
}

function NoGifts({ list }: Pick<GiftsPage, 'list'>) {
  const text = usePageText();
  const { home } = useSite();
  const isMine = list === 'mine';
  return (
    <EmptyState
      title={text(isMine ? 'gifts.emptyMineTitle' : 'gifts.emptyTitle')}
      text={text(isMine ? 'gifts.emptyMineText' : 'gifts.emptyText')}
      art={<BrandPicture />}
      actions={
        <ButtonLink look="main" isWide href={isMine ? '/benefit/gift' : home}>
          {text(isMine ? 'gifts.see' : 'common.goHome')}
        </ButtonLink>
      }
    />
  );
}
