import { Button, ButtonLink, ChancesTable, EmptyState, RouletteWheel } from '@longstrip/ui';
import { useFetcher, useLoaderData } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { PageTexts, usePageText } from '../../../i18n/page-texts.tsx';
import { type FormReply, NO_REPLY, SiteForm, useFormState } from '../../../parts/form/site-form.tsx';
import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/page-meta.ts';
import { useReloadSession } from '../../../parts/session/session-context.tsx';
import { BrandPicture } from '../../../parts/shell/brand-picture.tsx';
import { SiteFrame } from '../../../parts/shell/site-frame.tsx';
import { SiteInnerHeader } from '../../../parts/shell/site-headers.tsx';
import { GuestBenefits } from '../../../parts/sign-in/guest-benefits.tsx';
import { useSite } from '../../../root/site-data.ts';
import type { OpenWheel, RoulettePage } from './roulette.server.ts';

export { action, loader } from './roulette.server.ts';
export { ErrorScreen as ErrorBoundary };

export const meta = titleMeta;

/** `/roulette`: the wheel that runs now, or why there is none. */
export default function RouletteScreen() {
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

/** The wheel, its button and its chances. */
export function WheelGame({ wheel }: { wheel: OpenWheel }) {
  const text = usePageText();
  const spin = useSpin(wheel);
  const hasTicket = wheel.tickets > 0 && spin.reply.code !== 'NOT_EVENT_REMAIN_TICKET';
  return (
    <div className="mx-auto max-w-120 px-(--size-gutter) pt-4 pb-8">
      <h1 className="text-center text-18 wrap-anywhere">{wheel.title}</h1>
      <p className="mb-3 text-center text-13 text-fg-2">{wheel.until}</p>
      <RouletteWheel
        prizes={spin.prizes.map(({ label, percent }) => ({ label, chance: percent }))}
        turn={spin.turn}
        onRest={spin.rest}
        skipLabel={text('roulette.skip')}
      />
      {/* Announced to screen readers at once; visible when the wheel stops. */}
      <p role="status" className="sr-only">
        {spin.result ?? ''}
      </p>
      <p aria-hidden="true" className="my-2 min-h-7 text-center text-18 font-heavy">
        {spin.isTurning ? '' : spin.result}
      </p>
      {hasTicket || spin.isTurning ? (
        <SiteForm reply={spin.reply} fetcher={spin.fetcher} action="/roulette" requestId={wheel.requestId}>
          <Button type="submit" look="main" isWide isBusy={spin.isBusy || spin.isTurning} onClick={spin.hold}>
            {text(spin.isTurning ? 'roulette.turning' : 'roulette.spin')}
          </Button>
        </SiteForm>
      ) : (
        <NoTicket />
      )}
      <p className="figures mt-2 mb-5 text-center text-13 text-fg-2">
        {text('benefit.spins', { count: wheel.tickets })}
      </p>
      <ChancesTable
        caption={text('roulette.chances')}
        prizeLabel={text('roulette.prize')}
        chanceLabel={text('roulette.chance')}
        rows={wheel.prizes.map(({ no, prize, chance }) => ({ id: no, prize, chance }))}
      />
    </div>
  );
}

/** How to get tickets. */
function NoTicket() {
  const text = usePageText();
  const { routes } = useSite();
  return (
    <div className="grid gap-3 rounded-card bg-fill p-4 text-center">
      <p className="text-14">{text('roulette.noTickets')}</p>
      {routes.includes('coupon') && (
        <ButtonLink look="outlined" isWide href="/coupon">
          {text('roulette.toCoupons')}
        </ButtonLink>
      )}
    </div>
  );
}

/**
 * One spin after another. Each reply brings new page data, in which a prize may have run out: the wheel keeps the fields
 * that it had when it was spun.
 */
function useSpin(wheel: OpenWheel) {
  const fetcher = useFetcher<FormReply>({ key: 'roulette' });
  const { reply: pageReply } = useFormState();
  const reloadSession = useReloadSession();
  const [held, setHeld] = useState<OpenWheel['prizes'] | null>(null);
  const [turn, setTurn] = useState<{ prizeIndex: number } | null>(null);
  const [isTurning, setTurning] = useState(false);
  // A reply from an earlier visit to the page does not count.
  const firstAnswer = useRef(fetcher.data);
  const answer = fetcher.data === firstAnswer.current ? undefined : fetcher.data;
  const prizes = held ?? wheel.prizes;
  const latest = useRef(prizes);
  latest.current = prizes;
  useEffect(() => {
    const prizeNo = answer?.values.prizeNo;
    if (prizeNo === undefined) return;
    setTurn({ prizeIndex: latest.current.findIndex(({ no }) => String(no) === prizeNo) });
    setTurning(true);
    reloadSession();
  }, [answer, reloadSession]);
  const reply = answer ?? (pageReply === NO_REPLY ? NO_REPLY : pageReply);
  const isNewAnswer = answer?.values.prizeNo !== undefined && turn === null;
  return {
    fetcher,
    reply,
    prizes,
    turn,
    isTurning: isTurning || isNewAnswer,
    isBusy: fetcher.state !== 'idle',
    result: fetcher.state === 'submitting' ? null : (reply.values.result ?? null),
    hold: () => setHeld(wheel.prizes),
    rest: () => setTurning(false),
  };
}
