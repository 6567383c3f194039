import type { OperatorReader } from '@longstrip/api-contract';
import { Link, useLoaderData, useSearchParams } from '@remix-run/react';
import clsx from 'clsx';
import { useFormats } from '../../i18n/format.tsx';
import { useName, useText } from '../../i18n/use-text.ts';
import { Badge, PageHead, Panel } from '../../parts/layout.tsx';
import { NextPage } from '../../parts/table/next-page.tsx';
import { usePageTitle } from '../../parts/use-page-title.ts';
import type { loader } from './reader.server.ts';
import { ReaderActs } from './reader-acts.tsx';
import { AccessCheck, AccountFacts, AgeFacts, CommentBlock, Limits, Notes } from './reader-facts.tsx';
import { HandedOver } from './reader-handed.tsx';
import { Library } from './reader-library.tsx';
import { Timeline, TimelineFilter } from './reader-timeline.tsx';
import { Lots } from './reader-wallet.tsx';

export { action, loader } from './reader.server.ts';

/** Everything about one reader, and what an operator does for them. */
export default function Reader() {
  const text = useText();
  const name = useName();
  const { reader, handed, timeline, library } = useLoaderData<typeof loader>();
  const { account, platform, userId } = reader;
  const title = account.nickname ?? account.email ?? text('reader.noName');
  usePageTitle(title);
  return (
    <>
      <PageHead
        title={title}
        text={
          <>
            <span className="mono select-all">{userId}</span> · {platform}{' '}
            {account.state !== 'ACTIVE' && <Badge tone="bad">{name('readerStates', account.state)}</Badge>}{' '}
            {account.isDemo && <Badge>{text('reader.demo')}</Badge>}
          </>
        }
        actions={<ReaderActs reader={reader} />}
      />
      <Balances reader={reader} />
      <div className="grid items-start gap-4 *:min-w-0 broad:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid gap-4 *:min-w-0">
          <Lots reader={reader} />
          <HandedOver rows={handed} />
          <Panel isFlush>
            <Views />
            {timeline !== null && (
              <>
                <TimelineFilter />
                <Timeline rows={timeline.rows} />
              </>
            )}
            {library !== null && <Library rows={library.rows} />}
          </Panel>
          <NextPage next={timeline?.next ?? library?.next ?? null} />
        </div>
        <div className="grid gap-4 *:min-w-0">
          <AccessCheck />
          <AccountFacts reader={reader} />
          <AgeFacts reader={reader} />
          <Limits reader={reader} />
          <CommentBlock reader={reader} />
          <Notes reader={reader} />
        </div>
      </div>
    </>
  );
}

function Balances({ reader: { balances, debt, counts, account } }: { reader: OperatorReader }) {
  const text = useText();
  const name = useName();
  const formats = useFormats();
  const owed = debt.coins + debt.points;
  const tiles: [string, number, boolean?][] = [
    ...balances.map(({ kind, amount }): [string, number] => [name('coinKinds', kind), amount]),
    ...(owed > 0 ? [[text('reader.debt'), -owed, true] as [string, number, boolean]] : []),
    [text('reader.paidOrders'), account.coinPurchaseCount],
    [text('reader.ownedEpisodes'), counts.ownedEpisodes],
    [text('reader.coupons'), counts.usableCoupons],
    [text('reader.openTickets'), counts.openTickets],
  ];
  return (
    <dl className="mb-4 flex flex-wrap gap-2">
      {tiles.map(([label, value, isBad = false]) => (
        <div key={label} className="min-w-28 rounded-sheet bg-surface px-4 py-2.5 shadow-[0_0_0_1px_var(--line)]">
          <dt className="text-12 text-fg-3">{label}</dt>
          <dd className={clsx('text-18 font-strong tabular-nums', isBad && 'text-negative')}>
            {formats.number(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Views() {
  const text = useText();
  const [search] = useSearchParams();
  const isLibrary = search.get('view') === 'library';
  const tab = (isOn: boolean) =>
    clsx('border-b-2 px-3 pb-2 text-14', isOn ? 'border-primary font-strong' : 'border-transparent text-fg-2');
  return (
    <nav aria-label={text('reader.views')} className="flex gap-1 border-b border-line px-2 pt-1">
      <Link to="?" className={tab(!isLibrary)} aria-current={isLibrary ? undefined : 'page'}>
        {text('reader.timeline')}
      </Link>
      <Link to="?view=library" className={tab(isLibrary)} aria-current={isLibrary ? 'page' : undefined}>
        {text('reader.library')}
      </Link>
    </nav>
  );
}
