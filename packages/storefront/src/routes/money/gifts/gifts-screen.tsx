import { Button, ButtonLink, Cover, EmptyState, GiftCard, OpenedGift, Tabs, TicketIcon } from '@longstrip/ui';
import { useLoaderData, useNavigation } from '@remix-run/react';
import { PageTexts, usePageText } from '../../../i18n/page-texts.tsx';
import { ChangeNotice } from '../../../parts/account/change-notice.tsx';
import { NO_REPLY, PageAlert, SiteForm, useFormState } from '../../../parts/form/site-form.tsx';
import { Illustration } from '../../../parts/shell/illustration.tsx';
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

function Content({ page: { list, gifts, opened, notice } }: { page: GiftsPage }) {
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
          {opened !== null && <Opened gift={opened} />}
          {gifts.length > 0 ? <GiftList gifts={gifts} /> : opened === null && <NoGifts list={list} />}
          {gifts.length > 0 && <MoreBenefits />}
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
              isWrapped={action.kind === 'take' && state === null}
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

/** The gift that was just taken, with the one thing to do with it. */
function Opened({ gift: { id, action, title, lines, cover } }: { gift: GiftModel }) {
  const text = usePageText();
  return (
    <div className="px-(--size-gutter) pt-4">
      <OpenedGift
        content={
          cover === null ? (
            <span className="grid aspect-3/4 place-items-center rounded-cover bg-primary text-on-primary">
              <TicketIcon size={32} />
            </span>
          ) : (
            <Cover picture={cover} sizes="116px" isPriority />
          )
        }
        note={text('gifts.taken')}
        title={title}
        lines={lines}
        action={action.kind === 'choose' && <GiftControl id={id} action={action} look="main" />}
      />
    </div>
  );
}

function GiftControl({
  id,
  action,
  look = 'outlined',
}: {
  id: string;
  action: GiftAction;
  look?: 'outlined' | 'main';
}) {
  const text = usePageText();
  const { home } = useSite();
  if (action.kind === 'take') return <TakeForm id={id} requestId={action.requestId} />;
  if (action.kind === 'none') return null;
  return (
    <ButtonLink
      look={look}
      isWide={look === 'main'}
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
      <Button type="submit" look="main" isBusy={formData?.get('giftId') === id} aria-describedby={`gift-${id}`}>
        {text('gifts.take')}
      </Button>
    </SiteForm>
  );
}

/** Below the gifts: where else something is free. */
function MoreBenefits() {
  const text = usePageText();
  const { routes } = useSite();
  if (!routes.includes('benefit')) return null;
  return (
    <p className="px-(--size-gutter) pt-2 pb-6 text-center">
      <ButtonLink look="outlined" href="/benefit">
        {text('gifts.toBenefit')}
      </ButtonLink>
    </p>
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
      art={<Illustration scene="gifts" />}
      actions={
        <ButtonLink look="main" isWide href={isMine ? '/benefit/gift' : home}>
          {text(isMine ? 'gifts.see' : 'common.goHome')}
        </ButtonLink>
      }
    />
  );
}
