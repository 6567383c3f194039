import type { OperatorReader } from '@longstrip/api-contract';
import { useLoaderData, useSearchParams } from '@remix-run/react';
import { useFormats } from '../../i18n/format.tsx';
import { useName, useText } from '../../i18n/use-text.ts';
import { Badge, PageHead, Panel } from '../../parts/layout.tsx';
import { PATHS } from '../../parts/paths.ts';
import { NextPage } from '../../parts/table/next-page.tsx';
import { Tabs } from '../../parts/tabs.tsx';
import { Tiles } from '../../parts/tiles.tsx';
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
        back={{ to: PATHS.readers, name: text('find.title') }}
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
  const tile = (label: string, value: number, isBad = false) => ({ name: label, value: formats.number(value), isBad });
  return (
    <Tiles
      of={[
        ...balances.map(({ kind, amount }) => tile(name('coinKinds', kind), amount)),
        ...(owed > 0 ? [tile(text('reader.debt'), -owed, true)] : []),
        tile(text('reader.paidOrders'), account.coinPurchaseCount),
        tile(text('reader.ownedEpisodes'), counts.ownedEpisodes),
        tile(text('reader.coupons'), counts.usableCoupons),
        tile(text('reader.openTickets'), counts.openTickets),
      ]}
    />
  );
}

function Views() {
  const text = useText();
  const [search] = useSearchParams();
  const isLibrary = search.get('view') === 'library';
  return (
    <Tabs
      label={text('reader.views')}
      className="px-2 pt-1"
      tabs={[
        { to: '?', text: text('reader.timeline'), isOn: !isLibrary },
        { to: '?view=library', text: text('reader.library'), isOn: isLibrary },
      ]}
    />
  );
}
