import { AmountList, Button, Link, Modal } from '@longstrip/ui';
import { useNavigate } from '@remix-run/react';
import { useState } from 'react';
import { usePageText } from '../../../i18n/page-texts.tsx';
import { SiteForm, useFormState } from '../../../parts/form/site-form.tsx';
import { canGoBack } from '../../../parts/navigation/history-entry.ts';
import { CHARGE_PATH } from './charge-address.ts';
import type { RefundModel } from './charge-model.ts';

/** The refund of a charge over the list. */
export function RefundSheet({ refund }: { refund: RefundModel | null }) {
  const text = usePageText();
  const navigate = useNavigate();
  const [last, setLast] = useState(refund);
  // While the sheet moves away it shows what it showed.
  if (refund !== null && refund !== last) setLast(refund);
  const close = () => {
    if (canGoBack()) navigate(-1);
    else navigate(CHARGE_PATH, { replace: true, preventScrollReset: true });
  };
  return (
    <Modal
      style="Bottom"
      isOpen={refund !== null}
      onClose={close}
      title={text('charge.refundTitle')}
      closeLabel={text('common.close')}
      isPartOfPage
    >
      {last !== null && <RefundForm refund={last} />}
    </Modal>
  );
}

/** The refund of a charge as a page, for browsers without script and for an address that was opened. */
export function RefundPage({ refund }: { refund: RefundModel }) {
  const text = usePageText();
  return (
    <div className="mx-auto max-w-120 px-(--size-gutter) pt-5 pb-8">
      <h1 className="mb-3 text-22 text-balance">{text('charge.refundTitle')}</h1>
      <RefundForm refund={refund} />
      <p className="mt-3 text-center text-14">
        <Link href={CHARGE_PATH} className="inline-block px-3 py-3 underline">
          {text('common.cancel')}
        </Link>
      </p>
    </div>
  );
}

/** What is taken back, and what comes back for it. */
function RefundForm({ refund: { orderId, requestId, lines, price, returnsCoupon } }: { refund: RefundModel }) {
  const text = usePageText();
  const { reply, isBusy } = useFormState();
  return (
    <SiteForm
      reply={reply}
      action={`${CHARGE_PATH}?refund=${encodeURIComponent(orderId)}`}
      hidden={{ orderId }}
      requestId={requestId}
      className="grid gap-4"
    >
      <p className="text-14 text-fg-2">{text('charge.refundText')}</p>
      <AmountList lines={lines} />
      {returnsCoupon && <p className="text-14 text-fg-2">{text('charge.couponBack')}</p>}
      <Button type="submit" look="main" isWide isBusy={isBusy}>
        {text('charge.refundPrice', { price })}
      </Button>
    </SiteForm>
  );
}
