import type { OperatorOrder } from '@longstrip/api-contract';
import { useName, useText } from '../../i18n/use-text.ts';
import { ActDialog } from '../form/act-dialog.tsx';
import { orderPath } from '../hit-path.ts';
import { Badge } from '../layout.tsx';
import { useMoney } from '../money.tsx';

interface RefundActsProps {
  platform: string;
  order: OperatorOrder;
}

/** What the rule says of a refund, and the acts that it allows. They are sent to the order’s own page. */
export function RefundActs({ platform, order }: RefundActsProps) {
  const text = useText();
  const name = useName();
  const money = useMoney();
  const { refund } = order;
  const action = orderPath(platform, order.orderId);
  const what = text('refund.text', { sum: money(order.total, order.currency), title: order.title });
  return (
    <>
      <p className="mb-2">
        <Badge tone={refund.isAllowed ? 'good' : 'bad'}>
          {text(refund.isAllowed ? 'refund.allowed' : 'refund.refused')}
        </Badge>
      </p>
      {refund.refusal !== null && <p className="text-14">{name('refundRefusals', refund.refusal)}</p>}
      {refund.needsApproval && <p className="mt-1 text-13 text-warning">{text('refund.needsApproval')}</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        {refund.isAllowed && (
          <ActDialog
            title={text('refund.title')}
            text={what}
            look="main"
            action={action}
            fields={{ reader: order.userId }}
            done={text('refund.done')}
          />
        )}
        {!refund.isAllowed && refund.mayOverride && (
          <ActDialog
            title={text('refund.override')}
            text={
              <>
                <p>{what}</p>
                <p className="mt-1">{text('refund.overrideText')}</p>
              </>
            }
            action={action}
            fields={{ reader: order.userId, isOverride: 'true' }}
            done={text('refund.done')}
          />
        )}
        {order.isRefundOwed && <MoneySent platform={platform} order={order} />}
      </div>
    </>
  );
}

interface MoneySentProps {
  platform: string;
  order: { orderId: string; userId: string };
  look?: 'plain' | 'quiet';
}

/** Notes that the store itself has sent the money of an order. */
export function MoneySent({ platform, order, look = 'plain' }: MoneySentProps) {
  const text = useText();
  return (
    <ActDialog
      title={text('refund.sent')}
      look={look}
      text={text('refund.sentText')}
      action={orderPath(platform, order.orderId)}
      fields={{ reader: order.userId, isSent: 'true' }}
      done={text('refund.sentDone')}
    />
  );
}
