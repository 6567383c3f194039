import {
  BalanceLine,
  Button,
  ButtonLink,
  CHOICE_SLOTS,
  CheapestLine,
  ChoiceCard,
  ForChoice,
  Link,
  Price,
  PurchaseHead,
  SumLines,
} from '@longstrip/ui';
import { type FetcherWithComponents, useRevalidator } from '@remix-run/react';
import { type FormEvent, useEffect, useRef } from 'react';
import type { FormReply } from '../form/site-form.tsx';
import { SiteForm } from '../form/site-form.tsx';
import type { BalanceText, ChoiceDetails, PurchasePanelData } from './purchase-model.ts';

/** A press that comes sooner after the panel has settled was meant for what was below it. */
const SETTLING_MS = 300;

export interface PurchasePanelProps {
  panel: PurchasePanelData;
  reply: FormReply;
  isBusy: boolean;
  /** Sends the form without leaving the page. */
  fetcher?: FetcherWithComponents<FormReply>;
  /** Loads the panel again after a refusal; by default the page is loaded again. */
  onRefused?: () => void;
}

/**
 * The purchase panel: the episode, the choices, the cheapest option, the balance, and one button that names its price. It is
 * a form with radio buttons; a style sheet shows the part of the chosen one, so that everything works without script.
 */
export function PurchasePanel({ panel, reply, isBusy, fetcher, onRefused }: PurchasePanelProps) {
  const holdEarlyPress = useSettling(panel, isBusy);
  useFreshPanel(reply, onRefused);
  const { choices, cheapest, instead, head } = panel;
  // After a request without an answer, the same id is sent again.
  const requestId = reply.code === 'UNKNOWN' ? (reply.values.requestId ?? panel.requestId) : panel.requestId;
  return (
    <div onSubmitCapture={holdEarlyPress}>
      <SiteForm
        reply={reply}
        action={panel.action}
        hidden={{ id: String(panel.episodeId), requestId }}
        {...(fetcher === undefined ? {} : { fetcher })}
        // A new panel begins with its own preselected choice; otherwise the browser would keep the old selection.
        key={panel.requestId}
        className="group/panel grid grid-cols-1 gap-3"
      >
        <PurchaseHead title={head.title} line={head.line} picture={head.picture} />
        {choices.length > 0 && (
          <fieldset className="grid grid-cols-1 gap-2">
            <legend className="sr-only">{panel.legend}</legend>
            {CHOICE_SLOTS.slice(0, choices.length).map((slot) => {
              const choice = choices[slot];
              if (choice === undefined) return null;
              const { price } = choice;
              return (
                <ChoiceCard
                  key={choice.value}
                  slot={slot}
                  name="choice"
                  value={choice.value}
                  title={choice.title}
                  note={choice.note ?? undefined}
                  end={'coins' in price ? <Price amount={price.coins} coin /> : price.word}
                  isChosen={choice.isChosen}
                />
              );
            })}
          </fieldset>
        )}
        {cheapest !== null && (
          <CheapestLine tag={cheapest.tag} text={cheapest.text} href={cheapest.href ?? undefined} />
        )}
        {CHOICE_SLOTS.slice(0, choices.length).map((slot) => {
          const choice = choices[slot];
          return choice === undefined ? null : (
            <ForChoice key={choice.value} slot={slot}>
              <Details details={choice.details} isBusy={isBusy} />
            </ForChoice>
          );
        })}
        {instead !== null && <Instead {...instead} />}
      </SiteForm>
    </div>
  );
}

function Details({ details, isBusy }: { details: ChoiceDetails; isBusy: boolean }) {
  return (
    <div className="grid grid-cols-1 gap-3">
      {details.sums.length > 0 && <SumLines lines={details.sums} />}
      {details.kind === 'buy' ? (
        <>
          {details.balance !== null && <Balance {...details.balance} />}
          <Button type="submit" look="main" isWide isBusy={isBusy}>
            {details.label}
          </Button>
        </>
      ) : (
        <Short details={details} isBusy={isBusy} />
      )}
    </div>
  );
}

function Balance({ label, before, after, spoken, note }: BalanceText) {
  return (
    <BalanceLine label={label} before={before} after={after ?? undefined} spoken={spoken} note={note ?? undefined} />
  );
}

/** Coins are missing. The points that replace them come before the link to the shop, since they cost nothing. */
function Short({ details, isBusy }: { details: Extract<ChoiceDetails, { kind: 'short' }>; isBusy: boolean }) {
  const { debt, points, shop } = details;
  return (
    <>
      {debt !== null && <p className="text-start text-13 text-fg-2">{debt}</p>}
      {points !== null && (
        <>
          <p className="text-start text-13 text-fg-2">{points.text}</p>
          <Button type="submit" look="main" isWide isBusy={isBusy}>
            {points.label}
          </Button>
        </>
      )}
      {shop !== null && (
        <div className="grid grid-cols-1 gap-1.5 text-center">
          <ButtonLink look={points === null ? 'main' : 'outlined'} isWide href={shop.href}>
            {shop.label}
          </ButtonLink>
          {shop.others !== null && (
            <Link href={shop.others.href} className="grid min-h-11 place-items-center text-14 underline">
              {shop.others.label}
            </Link>
          )}
          <p className="text-13 text-fg-2">{shop.note}</p>
        </div>
      )}
    </>
  );
}

function Instead({ text, link }: NonNullable<PurchasePanelData['instead']>) {
  return (
    <div className="grid grid-cols-1 gap-3 text-start">
      {text !== null && <p className="text-fg-2">{text}</p>}
      {link !== null && (
        <ButtonLink look="main" isWide href={link.href}>
          {link.label}
        </ButtonLink>
      )}
    </div>
  );
}

/** Ignores a press before the panel has settled, or while the last one is being sent. */
function useSettling({ requestId }: PurchasePanelData, isBusy: boolean): (event: FormEvent) => void {
  const settledAtMs = useRef(Number.POSITIVE_INFINITY);
  useEffect(() => {
    settledAtMs.current = performance.now() + SETTLING_MS;
  }, [requestId]);
  return (event) => {
    if (!isBusy && performance.now() >= settledAtMs.current) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

/** After a refusal the panel is loaded again: there may be another price or option, or the episode can be read already. */
function useFreshPanel(reply: FormReply, onRefused: (() => void) | undefined): void {
  const { revalidate } = useRevalidator();
  const askRef = useRef(onRefused ?? revalidate);
  askRef.current = onRefused ?? revalidate;
  const isRefused = reply.code !== null && reply.code !== 'UNKNOWN';
  useEffect(() => {
    if (isRefused) askRef.current();
  }, [reply, isRefused]);
}
