import { AmountList, Button, Checkbox, CoinGlyph, CouponChoice, Select } from '@longstrip/ui';
import { useRevalidator } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { usePageText } from '../../../i18n/page-texts.tsx';
import { type FormState, SiteForm, useFormState } from '../../../parts/form/site-form.tsx';
import { Agreement } from '../../../parts/sign-in/agreement.tsx';
import { useSite } from '../../../root/site-data.ts';
import type { OrderModel } from './shop-model.ts';

/** A pack before it is paid: coupon, total, agreements, and the button that names the price. */
export function OrderBlock({ order }: { order: OrderModel }) {
  const text = usePageText();
  const { app } = useSite();
  const form = useFormState();
  const { reply, isBusy } = form;
  const [chosen, setChosen] = useState(reply.values.couponId ?? '');
  useFreshWhenShownAgain();
  // The chosen coupon may no longer be usable.
  const coupon = chosen in order.sums ? chosen : '';
  const sum = order.sums[coupon];
  const isChoice = order.coupons.length > 0;
  const isNothing = sum?.totalMinorUnits === 0;
  return (
    <SiteForm
      reply={reply}
      action={order.action}
      requestId={order.requestId}
      hidden={{
        productId: order.productId,
        shownFor: coupon,
        expectedTotal: String(sum?.totalMinorUnits ?? ''),
      }}
      className="grid gap-4"
    >
      <Pack order={order} />
      {isChoice && (
        <div>
          <CouponChoice
            name="couponId"
            legend={text('shop.coupon')}
            options={order.coupons}
            chosen={coupon}
            onChoose={setChosen}
          />
          {order.best !== '' && coupon !== order.best && (
            <Button look="quiet" onClick={() => setChosen(order.best)} className="mt-1 noscript:hidden">
              {text('shop.useBest')}
            </Button>
          )}
        </div>
      )}
      {order.birth !== null && <Birth birth={order.birth} form={form} />}
      {order.monthly !== null && <p className="figures text-14 font-strong">{order.monthly}</p>}
      {sum !== undefined && <AmountList lines={sum.lines} isSpoken />}
      {order.blocked === null ? (
        <>
          <div className="border-t border-line pt-1">
            {order.agreements.map(({ name, title, href }) => (
              <Agreement key={name} name={name} label={text('shop.agree', { title })} href={href} reply={reply} />
            ))}
            {order.asksConversion && (
              <Checkbox
                name="conversion"
                label={text('shop.conversion')}
                defaultChecked={reply.values.conversion === 'on'}
              />
            )}
          </div>
          <div className="sticky bottom-0 grid gap-1.5 bg-surface pb-1 text-center">
            <Button type="submit" look="main" isWide isBusy={isBusy}>
              {isNothing ? text('shop.payNothing') : text('shop.pay', { price: sum?.total ?? '' })}
            </Button>
            {isNothing && <p className="text-13 text-fg-2">{text('shop.paidByCoupon')}</p>}
            {app === null && !isNothing && <p className="text-13 text-fg-2">{text('shop.payNext')}</p>}
          </div>
        </>
      ) : (
        <p role="status" className="rounded-card bg-fill p-3.5 text-14 font-strong">
          {order.blocked}
        </p>
      )}
    </SiteForm>
  );
}

function Pack({ order: { coins, extras, pointsNote } }: { order: OrderModel }) {
  return (
    <div>
      <p className="figures flex flex-wrap items-center gap-x-2.5 text-22 font-heavy">
        <CoinGlyph sizePx={28} />
        <bdi>{coins}</bdi>
        {extras.map((extra) => (
          <bdi key={extra} className="text-13 font-strong text-fg-2">
            {extra}
          </bdi>
        ))}
      </p>
      {pointsNote !== null && <p className="mt-1.5 text-13 text-fg-2">{pointsNote}</p>}
    </div>
  );
}

/** Asked once, before the first charge (Japan). */
function Birth({ birth, form }: { birth: NonNullable<OrderModel['birth']>; form: FormState }) {
  const text = usePageText();
  const empty = [{ value: '', label: '–' }];
  const of = (name: 'birthYear' | 'birthMonth') => ({
    name,
    defaultValue: form.reply.values[name] ?? '',
    error: form.reply.fields[name],
  });
  return (
    <fieldset className="min-w-0">
      <legend className="text-16 font-strong">{text('shop.birthTitle')}</legend>
      <p className="mt-1 mb-2.5 text-13 text-fg-2">{text('shop.birthText')}</p>
      <div className="grid grid-cols-2 items-start gap-2">
        <Select {...of('birthYear')} label={text('shop.birthYear')} options={[...empty, ...birth.years]} />
        <Select {...of('birthMonth')} label={text('shop.birthMonth')} options={[...empty, ...birth.months]} />
      </div>
    </fieldset>
  );
}

/**
 * When the reader goes back from the check-out, a browser may show this page from its cache: what can be bought is loaded
 * again.
 */
function useFreshWhenShownAgain(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) revalidate();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [revalidate]);
}
