import { TIMELINE_KINDS, type TimelineEntry } from '@longstrip/api-contract';
import { Link, useLoaderData, useParams, useSearchParams } from '@remix-run/react';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Moment, useFormats } from '../../i18n/format.tsx';
import { useName, useText } from '../../i18n/use-text.ts';
import { ChangeView } from '../../parts/change-view.tsx';
import { shownTitle } from '../../parts/hand-over/shown-title.ts';
import { orderPath, purchasePath, ticketPath } from '../../parts/hit-path.ts';
import { Badge, Nothing } from '../../parts/layout.tsx';
import { useMoney } from '../../parts/money.tsx';
import type { loader } from './reader.server.ts';
import { TakeBack } from './reader-acts.tsx';

/** Which kinds are shown; none chosen: all. Each is a link, so that the address has them. */
export function TimelineFilter() {
  const text = useText();
  const name = useName();
  const { kinds } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const toggled = (kind: string) => {
    const changed = new URLSearchParams(search);
    const chosen = kinds.includes(kind as never) ? kinds.filter((each) => each !== kind) : [...kinds, kind];
    changed.delete('kind');
    changed.delete('after');
    for (const each of chosen) changed.append('kind', each);
    return `?${changed}`;
  };
  return (
    <ul aria-label={text('reader.filter')} className="flex flex-wrap gap-1.5 px-4 pt-3 pb-1">
      {TIMELINE_KINDS.map((kind) => {
        const isOn = kinds.includes(kind);
        return (
          <li key={kind}>
            <Link
              to={toggled(kind)}
              preventScrollReset
              aria-current={isOn ? 'true' : undefined}
              className={clsx(
                'inline-block rounded-pill px-3 py-1 text-13',
                isOn ? 'bg-primary text-on-primary font-strong' : 'bg-fill text-fg-2 hover:bg-fill-strong',
              )}
            >
              {name('timelineKinds', kind)}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** What happened to the reader, the newest first. */
export function Timeline({ rows }: { rows: readonly TimelineEntry[] }) {
  const text = useText();
  const name = useName();
  if (rows.length === 0) return <Nothing>{text('reader.nothing')}</Nothing>;
  return (
    <ol className="pb-2">
      {rows.map((entry) => (
        <li
          key={`${entry.kind} ${entry.id}`}
          className="grid grid-cols-[auto_1fr] gap-x-4 px-4 py-2 text-13 hover:bg-fill wide:grid-cols-[9.5rem_6.5rem_1fr]"
        >
          <span className="text-fg-3">
            <Moment ms={entry.atMs} />
          </span>
          <span className="text-fg-2">{name('timelineKinds', entry.kind)}</span>
          <div className="min-w-0 max-wide:col-span-2">
            <Entry entry={entry} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function Entry({ entry }: { entry: TimelineEntry }): ReactNode {
  const text = useText();
  const name = useName();
  const money = useMoney();
  const { platform = '' } = useParams();
  switch (entry.kind) {
    case 'movement':
      return <Movement entry={entry} />;
    case 'order':
      return (
        <>
          <Link to={orderPath(platform, entry.id)} className="text-link">
            {entry.title}
          </Link>{' '}
          {money(entry.total, entry.currency)}, {name('providers', entry.provider)}{' '}
          <Badge tone={entry.state === 'paid' ? 'good' : 'neutral'}>{name('orderStates', entry.state)}</Badge>
        </>
      );
    case 'purchase':
      return (
        <>
          <Link to={purchasePath(platform, entry.purchaseId)} className="text-link">
            {entry.seriesTitle}
          </Link>{' '}
          {name('purchaseTypes', entry.type)}, {text('purchase.episodes', { count: entry.episodeCount })},{' '}
          {text('money.coins', { count: entry.coins })}{' '}
          {entry.isUndone && <Badge tone="bad">{text('purchase.undone')}</Badge>}
        </>
      );
    case 'gift':
      return (
        <>
          {shownTitle(entry.title, text('acts.gift'))} <Ends ms={entry.expiresAtMs} />{' '}
          {text('reader.giftUsed', { count: entry.usedCount })}
        </>
      );
    case 'coupon':
      return (
        <>
          {shownTitle(entry.title, text('acts.coupon'))} <Ends ms={entry.expiresAtMs} />{' '}
          {entry.orderId !== null ? (
            <Link to={orderPath(platform, entry.orderId)} className="text-link">
              {text('reader.usedWithOrder')}
            </Link>
          ) : (
            entry.usedAtMs !== null && <Badge>{text('reader.used')}</Badge>
          )}
        </>
      );
    case 'freetime':
      return (
        <>
          {entry.seriesTitle}, {text('reader.nextTicket')} <Moment ms={entry.readyAtMs} />
        </>
      );
    case 'ticket':
      return (
        <>
          <Link to={ticketPath(platform, entry.id)} className="text-link">
            {entry.title}
          </Link>{' '}
          <Badge tone={entry.status === 'WAIT' ? 'warn' : 'good'}>{name('ticketStates', entry.status)}</Badge>
        </>
      );
    case 'session':
      return (
        <>
          {text('reader.signedIn')}
          {entry.endedAtMs !== null && (
            <>
              , {text('reader.signedOut')} <Moment ms={entry.endedAtMs} />
            </>
          )}
        </>
      );
    case 'operator':
      return (
        <details>
          <summary className="cursor-pointer">
            {name('actions', entry.action)} · {entry.operator}
          </summary>
          <div className="mt-2">
            <ChangeView before={null} after={entry.after} />
          </div>
        </details>
      );
  }
}

function Ends({ ms }: { ms: number }) {
  const text = useText();
  return (
    <span className="text-fg-3">
      ({text('money.ends')} <Moment ms={ms} isDay />)
    </span>
  );
}

function Movement({ entry }: { entry: TimelineEntry & { kind: 'movement' } }) {
  const name = useName();
  const formats = useFormats();
  const isGrant =
    entry.type === 'CHARGE' && entry.lots.some(({ source, remaining }) => source === 'ADMIN' && remaining > 0);
  return (
    <>
      {name('movementTypes', entry.type)}{' '}
      {entry.lots.map(({ lotId, kind, source, amount }) => (
        <span key={lotId} className="me-2 whitespace-nowrap">
          <span className={clsx('font-strong tabular-nums', amount < 0 ? 'text-negative' : 'text-positive')}>
            {amount > 0 && '+'}
            {formats.number(amount)}
          </span>{' '}
          {name('coinKinds', kind)} <span className="text-fg-3">({name('coinSources', source)})</span>
        </span>
      ))}
      <span className="mono text-fg-3">
        #{entry.movementId} {entry.cause}
      </span>{' '}
      {isGrant && <TakeBack movementId={entry.movementId} />}
    </>
  );
}
