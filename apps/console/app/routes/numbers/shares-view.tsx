import type { Contract, Shares } from '@longstrip/api-contract';
import { useFormats } from '../../i18n/format.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useDayFormats } from '../../parts/chart/use-day-formats.ts';
import { ActDialog } from '../../parts/form/act-dialog.tsx';
import { TextInput } from '../../parts/form/fields.tsx';
import { Nothing, Panel } from '../../parts/layout.tsx';
import { useMoney } from '../../parts/money.tsx';
import { type Column, DataTable } from '../../parts/table/data-table.tsx';
import { FilterBar } from '../../parts/table/filter-bar.tsx';
import { NumbersTable } from './numbers-table.tsx';

type ShareRow = Shares['rows'][number];
type Total = Shares['totals'][number];

/** What publishers get for a month by their contracts, and the contracts. */
export function SharesView({ platform, shares }: { platform: string; shares: Shares }) {
  const text = useText();
  const money = useMoney();
  const { number } = useFormats();
  const { percent, month } = useDayFormats();
  const csv = `/shares.csv?${new URLSearchParams({ platform, month: shares.month })}`;
  const totals: Column<Total>[] = [
    { name: text('shares.publisher'), cell: ({ publisher }) => publisher },
    { name: text('shares.worth'), isNumber: true, cell: ({ worth, currency }) => money(worth, currency) },
    { name: text('shares.share'), isNumber: true, cell: ({ share, currency }) => money(share, currency) },
  ];
  const rows: Column<ShareRow>[] = [
    {
      name: text('hits.series'),
      cell: ({ title, seriesId, publisher }) => (
        <>
          {title ?? text('numbers.goneSeries', { id: seriesId })}
          {publisher !== null && <span className="block text-12 text-fg-3">{publisher}</span>}
        </>
      ),
    },
    {
      name: text('shares.contract'),
      cell: ({ contractId, shareBasisPoints }) =>
        contractId === null || shareBasisPoints === null ? (
          <span className="text-fg-3">{text('shares.noContract')}</span>
        ) : (
          `${contractId}, ${percent(shareBasisPoints / 10_000)}`
        ),
    },
    { name: text('shares.paidCoins'), isNumber: true, cell: ({ paidCoins }) => number(paidCoins) },
    { name: text('shares.bonusCoins'), isNumber: true, isExtra: true, cell: ({ bonusCoins }) => number(bonusCoins) },
    { name: text('shares.freeCoins'), isNumber: true, isExtra: true, cell: ({ freeCoins }) => number(freeCoins) },
    {
      name: text('shares.worth'),
      isNumber: true,
      cell: ({ worth, currency }) => (currency === '' ? '–' : money(worth, currency)),
    },
  ];
  const title = text('shares.title', { month: month(`${shares.month}-01`) });
  return (
    <>
      <FilterBar
        filters={{ month: shares.month }}
        fixed={{ platform, view: 'shares' }}
        lasting={['month']}
        submit={text('numbers.show')}
        className=""
      >
        <TextInput
          label={text('numbers.month')}
          name="month"
          type="month"
          defaultValue={shares.month}
          className="w-44"
        />
      </FilterBar>
      <NumbersTable
        title={title}
        text={text('shares.text')}
        csv={csv}
        columns={totals}
        rows={shares.totals}
        keyOf={({ publisher, currency }) => `${publisher} ${currency}`}
      />
      <NumbersTable
        title={text('shares.bySeries')}
        csv={csv}
        columns={rows}
        rows={shares.rows}
        keyOf={({ seriesId, contractId, currency }) => `${seriesId} ${contractId} ${currency}`}
      />
      <Contracts platform={platform} contracts={shares.contracts} />
    </>
  );
}

function Contracts({ platform, contracts }: { platform: string; contracts: readonly Contract[] }) {
  const text = useText();
  const { day, percent } = useDayFormats();
  const columns: Column<Contract>[] = [
    { name: text('shares.contract'), cell: ({ id }) => <span className="mono">{id}</span> },
    { name: text('shares.publisher'), cell: ({ publisher }) => publisher },
    { name: text('hits.series'), cell: ({ seriesId }) => seriesId ?? text('shares.allSeries') },
    { name: text('shares.share'), isNumber: true, cell: (contract) => percent(contract.shareBasisPoints / 10_000) },
    {
      name: text('shares.holds'),
      cell: ({ startsOn, endsOn }) => `${day(startsOn)} – ${endsOn === null ? text('shares.noEnd') : day(endsOn)}`,
    },
    { name: text('operators.acts'), cell: (contract) => <ContractDialog platform={platform} contract={contract} /> },
  ];
  return (
    <Panel
      title={text('shares.contracts')}
      text={text('shares.contractsText')}
      actions={<ContractDialog platform={platform} contract={null} />}
      isFlush
    >
      <DataTable
        caption={text('shares.contracts')}
        columns={columns}
        rows={contracts}
        keyOf={({ id }) => id}
        empty={<Nothing>{text('shares.none')}</Nothing>}
      />
    </Panel>
  );
}

/** Asks for a contract that is new, or changes one. */
function ContractDialog({ platform, contract }: { platform: string; contract: Contract | null }) {
  const text = useText();
  return (
    <ActDialog
      title={text(contract === null ? 'shares.add' : 'shares.change')}
      look={contract === null ? 'plain' : 'quiet'}
      fields={{ platform, ...(contract === null ? {} : { id: contract.id }) }}
      done={text('operators.done')}
    >
      {contract === null && (
        <TextInput label={text('shares.id')} name="id" pattern="[A-Za-z0-9_\-]{1,60}" maxLength={60} required />
      )}
      <TextInput
        label={text('shares.publisher')}
        name="publisher"
        defaultValue={contract?.publisher}
        maxLength={200}
        required
      />
      <TextInput
        label={text('shares.seriesId')}
        hint={text('shares.seriesHint')}
        name="seriesId"
        inputMode="numeric"
        pattern="\d{0,9}"
        defaultValue={contract?.seriesId ?? ''}
      />
      <TextInput
        label={text('shares.percent')}
        name="percent"
        type="number"
        min={0}
        max={100}
        step={0.01}
        defaultValue={contract === null ? undefined : contract.shareBasisPoints / 100}
        required
      />
      <div className="grid grid-cols-2 gap-3">
        <TextInput label={text('list.from')} name="startsOn" type="date" defaultValue={contract?.startsOn} required />
        <TextInput label={text('list.until')} name="endsOn" type="date" defaultValue={contract?.endsOn ?? undefined} />
      </div>
    </ActDialog>
  );
}
