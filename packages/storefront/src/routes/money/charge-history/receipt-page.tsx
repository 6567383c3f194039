import { AmountList, Button, Link, Receipt } from '@longstrip/ui';
import { usePageText } from '../../../i18n/page-texts.tsx';
import { CHARGE_PATH, type ReceiptModel } from './charge-model.ts';

/** The receipt of a payment, to read and to print. */
export function ReceiptPage({ receipt: { brand, facts, lines, isRefunded } }: { receipt: ReceiptModel }) {
  const text = usePageText();
  return (
    <div className="mx-auto max-w-120 px-(--size-gutter) pt-5 pb-8">
      <Receipt
        brand={brand}
        title={text('charge.receiptTitle')}
        facts={facts}
        stamp={isRefunded ? text('charge.receiptRefunded') : null}
        thanks={text('charge.receiptThanks')}
      >
        <AmountList lines={lines} />
      </Receipt>
      <div className="mt-5 noscript:hidden">
        <Button look="main" isWide onClick={() => window.print()}>
          {text('charge.receiptPrint')}
        </Button>
      </div>
      <p className="mt-2 text-center text-14">
        <Link href={CHARGE_PATH} className="inline-block px-3 py-3 underline">
          {text('common.back')}
        </Link>
      </p>
    </div>
  );
}
