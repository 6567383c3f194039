import { Button, Price, ReceiptRow, ReceiptSkeleton, useToast } from '@longstrip/ui';
import { useLoaderData } from '@remix-run/react';
import { PageTexts, usePageText } from '../../../i18n/page-texts.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { useIsReloadSlow } from '../../../parts/navigation/pending-location.ts';
import { useIsHydrated } from '../../../parts/reading/reading-store.ts';
import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/page-meta.ts';
import { BLANK_COVER } from '../../../parts/series/blank-cover.ts';
import { MoreButton } from '../../../parts/series-lists/more-button.tsx';
import { useMoreRows } from '../../../parts/series-lists/use-more-rows.ts';
import { EmptyList } from '../../../parts/shell/empty-list.tsx';
import { SiteFrame } from '../../../parts/shell/site-frame.tsx';
import { SiteInnerHeader } from '../../../parts/shell/site-headers.tsx';
import { HistoryTabs } from '../../../parts/wallet/history-tabs.tsx';
import type { UseHistoryData, UseRowModel } from './use-history.server.ts';
import { useHistoryAddress } from './use-history-address.ts';

export { loader } from './use-history.server.ts';
export { ErrorScreen as ErrorBoundary };

export const meta = titleMeta;

/** `/history/use`: the reader's coins, and a receipt for everything they bought or opened. */
export default function UseHistoryScreen() {
  const page = useLoaderData<UseHistoryData>();
  return (
    <PageTexts texts={page.texts}>
      <History page={page} />
    </PageTexts>
  );
}

function History({ page }: { page: UseHistoryData }) {
  const text = usePageText();
  const common = useText();
  const isSlow = useIsReloadSlow();
  return (
    <SiteFrame header={<SiteInnerHeader title={text('useHistory.title')} parent="/my" />}>
      <h1 className="sr-only">{text('useHistory.title')}</h1>
      <HistoryTabs current="historyUse" />
      <Balance balance={page.balance} />
      {isSlow ? <ReceiptSkeleton label={common('list.loading')} /> : <Rows page={page} />}
    </SiteFrame>
  );
}

function Balance({ balance }: Pick<UseHistoryData, 'balance'>) {
  const text = usePageText();
  return (
    <section className="m-(--size-gutter) rounded-card bg-fill p-4">
      <div className="flex flex-wrap items-center gap-x-3">
        <h2 className="flex-1 text-14 text-fg-2">{text('useHistory.balance')}</h2>
        <Price amount={balance?.coins ?? '–'} coin coinSizePx={22} className="text-22 font-heavy" />
      </div>
      {balance !== null && <p className="mt-1 text-13 text-fg-2">{balance.kinds}</p>}
    </section>
  );
}

const keyOf = ({ id }: UseRowModel) => String(id);
const addressOf = (page: number) => useHistoryAddress(page, '/_/history/use');

function Rows({ page }: { page: UseHistoryData }) {
  const text = usePageText();
  const more = useMoreRows(page, addressOf, keyOf);
  if (more.rows.length === 0)
    return <EmptyList scene="coins" title={text('useHistory.emptyTitle')} text={text('useHistory.emptyText')} />;
  return (
    <section className="pb-4">
      <h2 className="px-(--size-gutter) pb-2 text-13 text-fg-3">{text('useHistory.days', { days: page.days })}</h2>
      {more.rows.map((row) => (
        <UseRow key={row.id} row={row} />
      ))}
      {more.next !== null && <MoreButton href={useHistoryAddress(more.next)} state={more.state} onLoad={more.load} />}
    </section>
  );
}

function UseRow({ row }: { row: UseRowModel }) {
  const text = usePageText();
  const { title, language, cover, note, episodes, coins, receipt, undone } = row;
  return (
    <ReceiptRow
      title={title}
      {...(language === undefined ? {} : { language })}
      cover={cover ?? BLANK_COVER}
      note={note}
      detail={undone ?? episodes}
      price={
        coins === null ? (
          <span className="text-13 text-fg-3">{text('useHistory.free')}</span>
        ) : (
          <Price amount={coins} coin />
        )
      }
    >
      <p>{episodes}</p>
      {receipt !== null && <p className="mt-1 text-fg-2">{receipt}</p>}
      {undone !== null && <p className="mt-1 text-fg-2">{undone}</p>}
      <div className="mt-2 flex flex-wrap items-center gap-x-4">
        <span className="text-13 text-fg-3">{text('useHistory.number', { id: row.id })}</span>
        <CopyButton row={row} />
      </div>
    </ReceiptRow>
  );
}

/** Copies the receipt as the reader sees it. Needs script; without it the reader can select the text. */
function CopyButton({ row }: { row: UseRowModel }) {
  const text = usePageText();
  const toast = useToast();
  const isHydrated = useIsHydrated();
  if (!isHydrated) return null;
  const { id, title, note, episodes, receipt, undone } = row;
  const lines = [text('useHistory.number', { id }), title, note, episodes, receipt, undone];
  const copy = async () => {
    try {
      await window.navigator.clipboard.writeText(lines.filter((line) => line !== null).join('\n'));
      toast({ text: text('useHistory.copied'), tone: 'positive' });
    } catch {
      toast({ text: text('useHistory.notCopied'), tone: 'warning' });
    }
  };
  return (
    <Button look="plain" onClick={() => void copy()}>
      {text('useHistory.copy')}
    </Button>
  );
}
