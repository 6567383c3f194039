import type { Numbers } from '@longstrip/api-contract';
import { useFormats } from '../../i18n/format.tsx';
import { useName, useText } from '../../i18n/use-text.ts';
import { Chart } from '../../parts/chart/chart.tsx';
import { useMoney } from '../../parts/money.tsx';
import type { Column } from '../../parts/table/data-table.tsx';
import { csvOf, NumbersTable, useOnColumn } from './numbers-table.tsx';

interface SalesViewProps {
  platform: string;
  by: 'day' | 'month';
  numbers: Numbers;
}
type SalesRow = Numbers['sales'][number];
type Sums = Pick<
  SalesRow,
  'currency' | 'orders' | 'paid' | 'discount' | 'takenBack' | 'takenBackPaid' | 'coins' | 'bonusCoins'
>;

/** The money of orders by day or month, and by pack. */
export function SalesView({ platform, by, numbers }: SalesViewProps) {
  const text = useText();
  const name = useName();
  const money = useMoney();
  const { sales, packs, from, until } = numbers;
  const on = useOnColumn<SalesRow>(by);
  const sums = useSums();
  const currencies = [...new Set(sales.map(({ currency }) => currency))];
  const asked = { platform, from, until, by };
  return (
    <>
      <NumbersTable
        title={text('numbers.salesTitle')}
        text={text('numbers.salesText')}
        csv={csvOf('sales', asked)}
        // One axis has one currency: a platform has several only where a store of apps sells in others.
        chart={currencies.map((currency) => (
          <Chart
            key={currency}
            look="bars"
            by={by}
            rows={sales.filter((row) => row.currency === currency)}
            write={(value) => money(value, currency)}
            series={[
              { of: 'paid', name: text('numbers.paid'), tone: 'main' },
              { of: 'takenBackPaid', name: text('numbers.takenBackPaid'), tone: 'warn' },
            ]}
          />
        ))}
        columns={[on, ...sums]}
        rows={sales}
        keyOf={(row) => `${row.on} ${row.currency}`}
      />
      <NumbersTable
        title={text('numbers.packsTitle')}
        csv={csvOf('packs', asked)}
        columns={[
          { name: text('numbers.pack'), cell: ({ productId }) => productId },
          { name: text('orders.provider'), cell: ({ provider }) => name('providers', provider) },
          ...sums,
        ]}
        rows={packs}
        keyOf={({ productId, provider, currency }) => `${productId} ${provider} ${currency}`}
      />
    </>
  );
}

function useSums(): Column<Sums>[] {
  const text = useText();
  const money = useMoney();
  const { number } = useFormats();
  return [
    { name: text('numbers.orders'), isNumber: true, cell: ({ orders }) => number(orders) },
    { name: text('numbers.paid'), isNumber: true, cell: ({ paid, currency }) => money(paid, currency) },
    { name: text('numbers.discount'), isNumber: true, isExtra: true, cell: (row) => money(row.discount, row.currency) },
    { name: text('numbers.soldCoins'), isNumber: true, cell: ({ coins }) => number(coins) },
    { name: text('numbers.bonusCoins'), isNumber: true, isExtra: true, cell: ({ bonusCoins }) => number(bonusCoins) },
    { name: text('numbers.takenBack'), isNumber: true, cell: ({ takenBack }) => number(takenBack) },
    {
      name: text('numbers.takenBackPaid'),
      isNumber: true,
      cell: ({ takenBackPaid, currency }) => money(takenBackPaid, currency),
    },
  ];
}
