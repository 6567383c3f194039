import { Button, ButtonLink, CouponTicket, EmptyState, Tabs, TextField } from '@longstrip/ui';
import { useLoaderData } from '@remix-run/react';
import { useState } from 'react';
import { PageTexts, usePageText } from '../../../i18n/page-texts.tsx';
import { ChangeNotice } from '../../../parts/account/change-notice.tsx';
import { SiteForm, useFormState } from '../../../parts/form/site-form.tsx';
import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/page-meta.ts';
import { Illustration } from '../../../parts/shell/illustration.tsx';
import { SiteFrame } from '../../../parts/shell/site-frame.tsx';
import { SiteInnerHeader } from '../../../parts/shell/site-headers.tsx';
import { useSite } from '../../../root/site-data.ts';
import { COUPON_TABS, couponTabAddress } from './coupon-tabs.ts';
import type { CouponsPage } from './coupons.server.ts';

export { action, loader } from './coupons.server.ts';
export { ErrorScreen as ErrorBoundary };

export const meta = titleMeta;

/** `/coupon`: a field for a code, and the reader's coupons. */
export default function CouponsScreen() {
  const page = useLoaderData<CouponsPage>();
  return (
    <PageTexts texts={page.texts}>
      <Content page={page} />
    </PageTexts>
  );
}

function Content({ page: { state, coupons, requestId, notice, addedId } }: { page: CouponsPage }) {
  const text = usePageText();
  const title = text('coupons.title');
  const [lastAddedId, setLastAddedId] = useState(addedId);
  if (addedId !== null && addedId !== lastAddedId) setLastAddedId(addedId);
  return (
    <SiteFrame header={<SiteInnerHeader title={title} parent="/my" />}>
      <h1 className="sr-only">{title}</h1>
      <ChangeNotice notice={notice} />
      {/* Only a code that was added empties the field; nothing else discards what the reader types. */}
      <CodeForm key={lastAddedId} requestId={requestId} />
      <Tabs
        isEven
        label={text('coupons.tabs')}
        tabs={COUPON_TABS.map(({ state: each, tab, labelKey }) => ({
          href: couponTabAddress(tab),
          label: text(labelKey),
          isCurrent: each === state,
        }))}
      />
      {coupons.length === 0 ? <NoCoupons state={state} /> : <CouponList coupons={coupons} />}
    </SiteFrame>
  );
}

function CodeForm({ requestId }: { requestId: string }) {
  const text = usePageText();
  const { reply, isBusy, field } = useFormState();
  return (
    <SiteForm reply={reply} action="/coupon" requestId={requestId} className="px-(--size-gutter) pt-4 pb-2">
      <div className="flex items-start gap-2">
        <TextField
          {...field('code')}
          label={text('coupons.code')}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={100}
          className="min-w-0 flex-1"
        />
        {/* Beside the input box, below its label. */}
        <Button type="submit" look="main" isBusy={isBusy} className="mt-[calc(var(--t-13)*var(--lead-text)+6px)]">
          {text('coupons.add')}
        </Button>
      </div>
    </SiteForm>
  );
}

function CouponList({ coupons }: Pick<CouponsPage, 'coupons'>) {
  const text = usePageText();
  const { routes } = useSite();
  const hasShop = routes.includes('shop');
  return (
    <ul className="grid gap-2 p-(--size-gutter) desk:gap-3">
      {coupons.map(({ id, ended, isForShop, ...coupon }) => (
        <li key={id}>
          <CouponTicket
            {...coupon}
            {...(ended === null ? {} : { ended })}
            {...(isForShop && hasShop ? { action: { href: '/shop', label: text('coupons.use') } } : {})}
          />
        </li>
      ))}
    </ul>
  );
}

function NoCoupons({ state }: Pick<CouponsPage, 'state'>) {
  const text = usePageText();
  const { home, routes } = useSite();
  if (state === 'USABLE') {
    const [href, label] = routes.includes('shop')
      ? (['/shop', text('benefit.toShop')] as const)
      : ([home, text('common.goHome')] as const);
    return (
      <EmptyState
        title={text('coupons.emptyUsableTitle')}
        text={text('coupons.emptyUsableText')}
        art={<Illustration scene="coupons" />}
        actions={
          <ButtonLink look="outlined" isWide href={href}>
            {label}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState
      title={text(state === 'USED' ? 'coupons.emptyUsedTitle' : 'coupons.emptyExpiredTitle')}
      text={text('coupons.emptyOtherText')}
      art={<Illustration scene="coupons" />}
      actions={
        <ButtonLink look="outlined" isWide href={couponTabAddress(null)}>
          {text('coupons.toUsable')}
        </ButtonLink>
      }
    />
  );
}
