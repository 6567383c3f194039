import { AmountRow, ButtonLink } from '@longstrip/ui';
import { usePageText } from '../../../i18n/page-texts.tsx';
import type { OffersModel } from './offers-model.server.ts';

/** Coins for trying offers: who gives them, the way to them, and what was credited. */
export function OffersSection({ href, credited, help }: OffersModel) {
  const text = usePageText();
  return (
    <section aria-labelledby="offers" className="pt-5 pb-8">
      <div className="px-(--size-gutter)">
        <h2 id="offers" className="text-18">
          {text('benefit.offers')}
        </h2>
        <p className="mt-1 text-14 text-fg-2">{text('benefit.offersText')}</p>
        <div className="mt-4">
          <ButtonLink look="main" isWide href={href}>
            {text('benefit.seeOffers')}
          </ButtonLink>
        </div>
      </div>
      {credited.length > 0 && (
        <ul aria-label={text('benefit.offersCredited')} className="mt-4 divide-y divide-line">
          {credited.map(({ id, day, dayIso, amount }) => (
            <li key={id}>
              <AmountRow title={text('benefit.offerDone')} date={day} dateIso={dayIso} amount={amount} isGain />
            </li>
          ))}
        </ul>
      )}
      {help !== null && (
        <div className="mt-2 px-(--size-gutter)">
          <ButtonLink look="quiet" isWide href={help}>
            {text('benefit.offersHelp')}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
