import { Button, ButtonLink, CheckIcon, TextField, WarningIcon } from '@longstrip/ui';
import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { usePageText } from '../../../i18n/page-texts.tsx';
import { SiteForm, useFormState } from '../../../parts/form/site-form.tsx';
import { withCallback } from '../../../parts/navigation/page-addresses.ts';
import { useSite } from '../../../root/site-data.ts';
import { AddressForm } from './address-form.tsx';
import type { EventPart, ShownEvent, StampPlace } from './event-detail.server.ts';

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

function Stamps({ event, part }: Part<'stamps'>) {
  const text = usePageText();
  return (
    <Box>
      <StampCard places={part.places} note={text('event.stamps', { count: part.stampCount })} />
      {event.state !== 'RUNNING' ? (
        <NotNow event={event} />
      ) : part.isStampedToday ? (
        <p className="text-center text-14 font-strong">{text(part.isFull ? 'event.allStamps' : 'event.attended')}</p>
      ) : (
        <Step event={event} step="attend" label={text('event.attend')} />
      )}
    </Box>
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
    </Box>
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

/** A stamp card: a place for each stamp, with what it gives. */
function StampCard({ places, note }: { places: readonly StampPlace[]; note: string }) {
  const text = usePageText();
  return (
    <div>
      <h2 className="flex flex-wrap items-baseline justify-between gap-x-3 text-16">
        {text('event.stampCard')}
        <span className="figures text-13 font-normal text-fg-2">{note}</span>
      </h2>
      <ol className="mt-3 grid grid-cols-4 gap-x-1 gap-y-3 desk:grid-cols-7">
        {places.map((place) => (
          <li key={place.number} className="grid justify-items-center gap-1.5 text-center">
            <span
              aria-hidden="true"
              className={`figures grid size-12 place-items-center rounded-pill text-16 font-heavy ${
                place.isDone ? 'bg-primary text-on-primary' : 'border-2 border-dashed border-line-strong text-fg-3'
              }`}
            >
              {place.isDone ? <CheckIcon /> : place.number}
            </span>
            <span className="sr-only">
              {text(place.isDone ? 'event.stampDone' : 'event.stampOpen', { number: place.number })}
            </span>
            <span className="min-h-4 text-12 leading-title text-balance text-fg-2 wrap-anywhere">{place.reward}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
