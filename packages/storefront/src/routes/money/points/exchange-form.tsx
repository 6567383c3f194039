import { exchangedCoins, isMileage } from '@longstrip/core';
import { Button, Stepper } from '@longstrip/ui';
import type { FetcherWithComponents } from '@remix-run/react';
import { useState } from 'react';
import { usePageText } from '../../../i18n/page-texts.tsx';
import type { FormReply } from '../../../parts/form/form-reply.ts';
import { SiteForm } from '../../../parts/form/site-form.tsx';
import { usePointsText } from '../../../parts/wallet/use-points-text.ts';
import type { ExchangeOffer } from './points-loader.server.ts';

export interface ExchangeFormProps {
  offer: ExchangeOffer;
  /** What the reader has. */
  points: number;
  reply: FormReply;
  isBusy: boolean;
  fetcher?: FetcherWithComponents<FormReply>;
}

/** How many points, what they give by the rule that decides, and until when. */
export function ExchangeForm({ offer, points, reply, isBusy, fetcher }: ExchangeFormProps) {
  const text = usePageText();
  const amountOf = usePointsText(offer.symbol);
  const { exchangeMinimumMileage: min, exchangeMileagePerCoin: step } = offer.constants;
  const max = Math.floor(points / step) * step;
  const [value, setValue] = useState(() => Number(reply.values.mileage ?? min));
  if (points < min) {
    return (
      <div className="grid gap-1 pb-2">
        <p className="text-16 font-strong">{text('benefit.usableFrom', { minimum: amountOf(min) })}</p>
        <p className="text-14 text-fg-2">{text('points.missing', { missing: amountOf(min - points) })}</p>
      </div>
    );
  }
  const bonus = isMileage(value) && value <= points ? exchangedCoins(value, offer.constants) : null;
  return (
    <SiteForm
      reply={reply}
      action="/history/mileage?exchange"
      requestId={offer.requestId}
      {...(fetcher === undefined ? {} : { fetcher })}
      className="grid gap-4"
    >
      <Stepper
        label={text('points.amount')}
        name="mileage"
        value={value}
        min={min}
        max={max}
        step={step}
        onChange={setValue}
        lessLabel={text('points.less')}
        moreLabel={text('points.more')}
        unit={offer.symbol}
        all={text('points.all')}
        error={reply.fields.mileage}
      />
      <p aria-live="polite" className="figures min-h-6 text-16 font-strong">
        {bonus === null
          ? text('points.form', { minimum: amountOf(min), step: amountOf(step) })
          : text('points.preview', {
              points: amountOf(value),
              coins: text('benefit.bonusCoins', { count: bonus }),
              date: offer.endsOn,
            })}
      </p>
      <Button type="submit" look="main" isWide isBusy={isBusy}>
        {/* Without script the number may be another one than this page was made with. */}
        <span className="noscript:hidden">
          {text('points.exchangeAmount', { points: amountOf(Number.isNaN(value) ? min : value) })}
        </span>
        <span className="hidden noscript:inline">{text('points.exchange')}</span>
      </Button>
    </SiteForm>
  );
}
