import {
  BenefitCard,
  Button,
  ButtonLink,
  Celebration,
  ChancesTable,
  CouponIcon,
  EmptyState,
  EventIcon,
  RouletteWheel,
  SilentIcon,
  SoundIcon,
  TicketIcon,
} from '@longstrip/ui';
import { useFetcher, useLoaderData } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { PageTexts, usePageText } from '../../../i18n/page-texts.tsx';
import { type FormReply, NO_REPLY, SiteForm, useFormState } from '../../../parts/form/site-form.tsx';
import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/page-meta.ts';
import { useReloadSession } from '../../../parts/session/session-context.tsx';
import { Illustration } from '../../../parts/shell/illustration.tsx';
import { SiteFrame } from '../../../parts/shell/site-frame.tsx';
import { SiteInnerHeader } from '../../../parts/shell/site-headers.tsx';
import { GuestBenefits } from '../../../parts/sign-in/guest-benefits.tsx';
import { useSite } from '../../../root/site-data.ts';
import type { OpenWheel, RoulettePage } from './roulette.server.ts';
import { useWheelSound } from './use-wheel-sound.ts';

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
      art={<Illustration scene="events" />}
      actions={
        <ButtonLink look="main" isWide href={hasBenefit ? '/benefit' : home}>
          {text(hasBenefit ? 'roulette.toBenefit' : 'common.goHome')}
        </ButtonLink>
      }
    />
  );
}

/** The wheel, its button, the sources to more spins, and its chances. */
export function WheelGame({ wheel }: { wheel: OpenWheel }) {
  const text = usePageText();
  const sound = useWheelSound();
  const spin = useSpin(wheel, sound.rest);
  const hasTicket = wheel.tickets > 0 && spin.reply.code !== 'NOT_EVENT_REMAIN_TICKET';
  const isSeen = spin.result !== null && !spin.isTurning;
  return (
    <div className="mx-auto max-w-120 px-(--size-gutter) pt-4 pb-8">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h1 className="text-22 wrap-anywhere">{wheel.title}</h1>
          {wheel.until !== null && <p className="text-13 text-fg-2">{wheel.until}</p>}
        </div>
        <button
          type="button"
          aria-pressed={sound.isOn}
          aria-label={text('roulette.sound')}
          onClick={sound.toggle}
          className="grid size-11 shrink-0 place-items-center rounded-pill bg-fill text-fg-2 transition-colors hover:bg-fill-strong aria-pressed:bg-inverse aria-pressed:text-on-inverse noscript:hidden"
        >
          {sound.isOn ? <SoundIcon size={20} /> : <SilentIcon size={20} />}
        </button>
      </div>
      <div className="relative mt-3">
        <RouletteWheel
          prizes={spin.prizes.map(({ kind, label, percent }) => ({ kind, label, chance: percent }))}
          turn={spin.turn}
          onTurn={sound.turn}
          onRest={spin.rest}
          skipLabel={text('roulette.skip')}
        />
        {isSeen && spin.isWin && <Celebration />}
      </div>
      {/* Announced to screen readers at once; visible when the wheel stops. */}
      <p role="status" className="sr-only">
        {spin.result ?? ''}
      </p>
      <p
        aria-hidden="true"
        className={`my-2 min-h-7 text-center text-22 leading-title font-heavy text-balance ${isSeen ? 'animate-appear' : ''}`}
      >
        {isSeen ? spin.result : ''}
      </p>
      {hasTicket || spin.isTurning ? (
        <SiteForm reply={spin.reply} fetcher={spin.fetcher} action="/roulette" requestId={wheel.requestId}>
          <Button type="submit" look="main" isWide isBusy={spin.isBusy || spin.isTurning} onClick={spin.hold}>
            {text(spin.isTurning ? 'roulette.turning' : 'roulette.spin')}
          </Button>
        </SiteForm>
      ) : (
        <p className="rounded-card bg-fill p-4 text-center text-14 font-strong">{text('roulette.noTickets')}</p>
      )}
      <p className="figures mt-2 text-center text-13 text-fg-2">{text('benefit.spins', { count: wheel.tickets })}</p>
      <Sources sources={wheel.sources} />
      <ChancesTable
        caption={text('roulette.chances')}
        prizeLabel={text('roulette.prize')}
        chanceLabel={text('roulette.chance')}
        rows={wheel.prizes.map(({ no, kind, prize, chance }) => ({ id: no, kind, prize, chance }))}
      />
    </div>
  );
}

/** Everything that gives spins: events that run, a coupon's code, and the list of events. */
function Sources({ sources }: Pick<OpenWheel, 'sources'>) {
  const text = usePageText();
  const { routes } = useSite();
  return (
    <section className="py-6">
      <h2 className="text-16">{text('roulette.sources')}</h2>
      <ul className="mt-2 grid gap-2">
        {sources.map(({ href, title, note }) => (
          <li key={href}>
            <BenefitCard icon={TicketIcon} href={href} title={title} note={note} />
          </li>
        ))}
        {routes.includes('coupon') && (
          <li>
            <BenefitCard
              icon={CouponIcon}
              href="/coupon"
              title={text('roulette.toCoupons')}
              note={text('roulette.sourceCoupon')}
            />
          </li>
        )}
        {sources.length === 0 && routes.includes('event') && (
          <li>
            <BenefitCard
              icon={EventIcon}
              href="/event"
              title={text('benefit.events')}
              note={text('roulette.sourceEvents')}
            />
          </li>
        )}
      </ul>
    </section>
  );
}

/**
 * One spin after another. Each reply brings new page data, in which a prize may have run out: the wheel keeps the fields
 * that it had when it was spun.
 */
function useSpin(wheel: OpenWheel, onRest: (isWin: boolean) => void) {
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
  const isWin = prizes.some(({ no, kind }) => String(no) === reply.values.prizeNo && kind !== 'nothing');
  const isNewAnswer = answer?.values.prizeNo !== undefined && turn === null;
  return {
    fetcher,
    reply,
    prizes,
    turn,
    isTurning: isTurning || isNewAnswer,
    isBusy: fetcher.state !== 'idle',
    result: fetcher.state === 'submitting' ? null : (reply.values.result ?? null),
    isWin,
    hold: () => setHeld(wheel.prizes),
    rest: () => {
      setTurning(false);
      onRest(isWin);
    },
  };
}
