import { Button, ButtonLink, Celebration, CheckIcon, GiftIcon, StampCard, TextField, WarningIcon } from '@longstrip/ui';
import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { usePageText } from '../../../i18n/page-texts.tsx';
import { SiteForm, useFormState } from '../../../parts/form/site-form.tsx';
import { withCallback } from '../../../parts/navigation/page-addresses.ts';
import { useSite } from '../../../root/site-data.ts';
import { AddressForm } from './address-form.tsx';
import type { EventPart, ShownEvent } from './event-detail.server.ts';

/** How to take part in an event: the stamp card, the code field or the ticket; or why that is not possible now. */
export function TakePart({ event }: { event: ShownEvent }) {
  const { part } = event;
  switch (part.kind) {
    case 'read':
      return event.state === 'RUNNING' ? null : (
        <Box>
          <NotNow event={event} />
        </Box>
      );
    case 'stamps':
      return <Stamps event={event} part={part} />;
    case 'coupon':
      return <Coupon event={event} part={part} />;
    case 'ticket':
      return <Ticket event={event} part={part} />;
  }
}

type Part<Kind extends EventPart['kind']> = { event: ShownEvent; part: Extract<EventPart, { kind: Kind }> };

function Box({ children }: { children: ReactNode }) {
  return <section className="mt-4 grid gap-3 rounded-card bg-fill p-4">{children}</section>;
}

/** Why no reader can take part now: it is over, or has not begun. */
function NotNow({ event: { state, from } }: { event: ShownEvent }) {
  const text = usePageText();
  return (
    <>
      <Refusal />
      <p className="text-14 font-strong">
        {state === 'SOON' ? text('event.soonText', { date: from.text }) : text('event.endedText')}
      </p>
    </>
  );
}

/** The refusal, when the form that would show it is gone. */
function Refusal() {
  const { reply } = useFormState();
  if (reply.text === null) return null;
  return (
    <p role="alert" className="flex gap-2 text-14">
      <WarningIcon size={20} className="text-negative" />
      <span className="min-w-0">{reply.text}</span>
    </p>
  );
}

/** The form of one step, or for a guest the link to the login and back. */
function Step({
  event,
  step,
  label,
  children,
}: {
  event: ShownEvent;
  step: string;
  label: string;
  children?: ReactNode;
}) {
  const text = usePageText();
  const { pathname } = useLocation();
  const { reply, isBusy } = useFormState();
  if (!event.isSignedIn) {
    return (
      <ButtonLink look="main" isWide href={withCallback('/user/login', pathname)}>
        {text('event.logIn')}
      </ButtonLink>
    );
  }
  return (
    <SiteForm reply={reply} hidden={{ step }} requestId={event.requestId} className="grid gap-1">
      {children}
      <Button type="submit" look="main" isWide isBusy={isBusy}>
        {label}
      </Button>
    </SiteForm>
  );
}

function Stamps({ event, part: { card, isStampedToday, now } }: Part<'stamps'>) {
  const text = usePageText();
  return (
    <div className="mt-4">
      <StampCard {...card}>
        {event.state !== 'RUNNING' ? (
          <NotNow event={event} />
        ) : now !== null ? (
          <StampedNow now={now} isFull={card.isFull} />
        ) : isStampedToday ? (
          <p className="text-center text-14 font-strong">{text(card.isFull ? 'event.allStamps' : 'event.attended')}</p>
        ) : (
          <Step event={event} step="attend" label={text('event.attend')} />
        )}
      </StampCard>
    </div>
  );
}

/** Today's stamp, as it comes: what it gave, and where that is. */
function StampedNow({
  now: { title, gift },
  isFull,
}: {
  now: NonNullable<Part<'stamps'>['part']['now']>;
  isFull: boolean;
}) {
  const text = usePageText();
  return (
    <div className="relative grid justify-items-center gap-3 rounded-card bg-page p-4 text-center">
      <Celebration />
      <span
        aria-hidden="true"
        className="grid size-16 animate-stamp place-items-center rounded-pill bg-primary text-on-primary"
      >
        {gift === null ? <CheckIcon size={32} /> : <GiftIcon size={32} />}
      </span>
      <div>
        <p className="text-18 font-heavy">{title}</p>
        {gift !== null && <p className="text-16 font-strong text-primary-text">{gift.text}</p>}
        <p className="mt-1 text-13 text-fg-2">{text(isFull ? 'event.allStamps' : 'event.attended')}</p>
      </div>
      {gift !== null && (
        <ButtonLink look="outlined" href={gift.href}>
          {gift.label}
        </ButtonLink>
      )}
    </div>
  );
}

function Coupon({ event, part }: Part<'coupon'>) {
  const text = usePageText();
  const { routes } = useSite();
  const { field } = useFormState();
  if (part.isReceived) {
    return (
      <Box>
        <p className="text-14 font-strong">{text('event.claimed')}</p>
        {routes.includes('coupon') && (
          <ButtonLink look="outlined" isWide href="/coupon?tab=used">
            {text('event.toCoupons')}
          </ButtonLink>
        )}
      </Box>
    );
  }
  if (event.state !== 'RUNNING') {
    return (
      <Box>
        <NotNow event={event} />
      </Box>
    );
  }
  return (
    <Box>
      <Step event={event} step={part.needsCode ? 'claim' : 'claimWithoutCode'} label={text('event.claim')}>
        {part.needsCode && (
          <TextField
            {...field('code')}
            label={text('event.code')}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={100}
          />
        )}
      </Step>
    </Box>
  );
}

function Ticket({ event, part }: Part<'ticket'>) {
  const text = usePageText();
  const isDraw = part.mode === 'DRAW';
  return (
    <Box>
      <p className="text-14">
        <span className="font-strong">{text(isDraw ? 'event.draw' : 'event.firstCome')}</span>
        {part.winnerCount !== null && <> · {text('event.winners', { count: part.winnerCount })}</>}
        <span className="figures block text-13 text-fg-2">{part.remaining}</span>
      </p>
      {part.reward !== null && (
        <p className="text-14">{text(isDraw ? 'event.rewardDraw' : 'event.reward', { reward: part.reward })}</p>
      )}
      <TicketState event={event} part={part} />
      {isDraw && event.state === 'ENDED' && <Results part={part} />}
    </Box>
  );
}

/** Which tickets won, or that the draw is still to come. */
function Results({ part: { isDrawn, winners } }: Pick<Part<'ticket'>, 'part'>) {
  const text = usePageText();
  return (
    <div className="border-t border-line pt-3">
      <h2 className="text-16">{text('event.results')}</h2>
      {!isDrawn || winners.length === 0 ? (
        <p className="mt-1 text-14 text-fg-2">{text('event.resultsSoon')}</p>
      ) : (
        <>
          <p className="mt-1 text-13 text-fg-2">{text('event.winningNumbers')}</p>
          <ul className="figures mt-2 flex flex-wrap gap-2">
            {winners.map((number) => (
              <li key={number} className="rounded-pill bg-page px-3 py-1 text-14 font-strong">
                <bdi>{number}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function TicketState({ event, part }: Part<'ticket'>) {
  const text = usePageText();
  const { mine, mode, isDrawn, address } = part;
  const isRunning = event.state === 'RUNNING';
  if (mine === null) {
    if (!isRunning) return <NotNow event={event} />;
    if (part.isSoldOut) return <p className="text-14 font-strong">{text('event.soldOut')}</p>;
    return <Step event={event} step="join" label={text(mode === 'DRAW' ? 'event.enterDraw' : 'event.join')} />;
  }
  return (
    <>
      <p className="figures rounded-card border-2 border-dashed border-line-strong p-4 text-center text-18 font-heavy">
        {text('event.ticketNo', { number: mine.number })}
      </p>
      {mode === 'DRAW' && <p className="text-14 font-strong">{text(drawKeyOf(mine.isWinner, isDrawn))}</p>}
      {address !== null && isRunning && <AddressForm given={address.given} requestId={event.requestId} />}
      {!isRunning && <NotNow event={event} />}
    </>
  );
}

function drawKeyOf(isWinner: boolean | null, isDrawn: boolean) {
  if (!isDrawn) return 'event.waitDraw' as const;
  return isWinner === true ? ('event.won' as const) : ('event.lost' as const);
}
