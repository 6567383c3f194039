import { Button, ButtonLink, EmptyState, Link, Modal, ProductRow, ReceiptIcon, WalletCard } from '@longstrip/ui';
import { useLoaderData, useNavigate } from '@remix-run/react';
import { type ReactNode, useState } from 'react';
import { PageTexts, usePageText } from '../../../i18n/page-texts.tsx';
import { NO_REPLY, SiteForm, useFormState } from '../../../parts/form/site-form.tsx';
import { canGoBack } from '../../../parts/navigation/history-entry.ts';
import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/page-meta.ts';
import { Illustration } from '../../../parts/shell/illustration.tsx';
import { SiteFrame } from '../../../parts/shell/site-frame.tsx';
import { SiteInnerHeader } from '../../../parts/shell/site-headers.tsx';
import type { WalletModel } from '../../../parts/wallet/wallet.server.ts';
import { useSite } from '../../../root/site-data.ts';
import { OrderBlock } from './order-block.tsx';
import { OrderResultScreen } from './order-result-screen.tsx';
import type { LeftOrder, OrderModel, PackModel, ShopPage, WaitingOrder } from './shop-model.ts';

export { loader } from './shop.server.ts';
export { action } from './shop-action.server.ts';
export { ErrorScreen as ErrorBoundary };

export const meta = titleMeta;

type Content = Extract<ShopPage['content'], { kind: 'packs' }>;

/** `/shop`: what the reader has, packs of coins, the order of one, and what came of it. */
export default function ShopScreen() {
  const { texts, wallet, content } = useLoaderData<ShopPage>();
  return (
    <PageTexts texts={texts}>
      <ShopFrame hasHistory={wallet !== null}>
        {content.kind === 'result' ? (
          <OrderResultScreen result={content.result} />
        ) : (
          <Packs wallet={wallet} content={content} />
        )}
      </ShopFrame>
    </PageTexts>
  );
}

function ShopFrame({ hasHistory, children }: { hasHistory: boolean; children: ReactNode }) {
  const text = usePageText();
  const { routes, home } = useSite();
  const history = hasHistory && routes.includes('historyCharge') && (
    <Link href="/history/charge" aria-label={text('nav.history')} className="grid size-11 place-items-center">
      <ReceiptIcon />
    </Link>
  );
  return (
    <SiteFrame header={<SiteInnerHeader title={text('nav.shop')} parent={home} action={history || undefined} />}>
      {children}
    </SiteFrame>
  );
}

function Packs({ wallet, content }: { wallet: WalletModel | null; content: Content }) {
  const { order } = content;
  // An order whose address was opened is a page; one that was chosen here is a sheet over the packs.
  const [arrivedAt] = useState(order?.productId ?? null);
  if (order !== null && order.productId === arrivedAt) return <OrderPage order={order} back={content.address} />;
  return (
    <>
      <PackList wallet={wallet} content={content} />
      <OrderSheet order={order} back={content.address} />
    </>
  );
}

function PackList({ wallet, content }: { wallet: WalletModel | null; content: Content }) {
  const text = usePageText();
  const { packs, waiting, left, monthly, notes, back, problem } = content;
  return (
    <div className="pt-4 pb-8">
      <h1 className="sr-only">{text('nav.shop')}</h1>
      {problem !== null && (
        <p role="alert" className="mx-(--size-gutter) mb-3 rounded-card bg-fill p-3.5 text-14">
          {problem}
        </p>
      )}
      {back !== null && <p className="px-(--size-gutter) pb-3 text-14 text-fg-2">{text('shop.comeBack')}</p>}
      {wallet !== null && <ShopWallet wallet={wallet} />}
      <WaitingOrders orders={waiting} />
      <LeftOrders orders={left} address={content.address} />
      {monthly !== null && <p className="figures px-(--size-gutter) pt-4 text-14 font-strong">{monthly}</p>}
      {packs.length === 0 ? (
        <EmptyState
          title={text('shop.emptyTitle')}
          text={text('shop.emptyText')}
          art={<Illustration scene="coins" />}
        />
      ) : (
        <section aria-label={text('shop.packs')} className="pt-3">
          <ul>
            {packs.map((pack) => (
              <Pack key={pack.id} pack={pack} />
            ))}
          </ul>
          <ul className="grid list-disc gap-1.5 px-(--size-gutter) pt-4 ps-8 text-13 text-fg-2">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function ShopWallet({ wallet }: { wallet: WalletModel }) {
  const text = usePageText();
  return <WalletCard coins={wallet.coins} unit={text('shop.coins')} facts={wallet.facts} warning={wallet.debt} />;
}

function WaitingOrders({ orders }: { orders: readonly WaitingOrder[] }) {
  const text = usePageText();
  if (orders.length === 0) return null;
  return (
    <ul className="mx-(--size-gutter) mt-3 grid divide-y divide-line rounded-card bg-fill px-4">
      {orders.map(({ id, text: words, href }) => (
        <li key={id}>
          <Link href={href} className="block py-3 text-14">
            <span className="block font-strong">{text('shop.waiting')}</span>
            <span className="figures text-fg-2">{words}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Orders whose check-out was left: each can be paid or cancelled. The newest is shown; the others are folded. */
function LeftOrders({ orders, address }: { orders: readonly LeftOrder[]; address: string }) {
  const text = usePageText();
  const { reply } = useFormState();
  const [newest, ...others] = orders;
  if (newest === undefined) return null;
  // What was refused must be seen.
  const isOpen = others.some(({ id }) => id === reply.values.giveUp);
  return (
    <section className="mx-(--size-gutter) mt-3 rounded-card bg-fill px-4">
      <h2 className="pt-3 text-14 font-strong">
        {others.length === 0 ? text('shop.leftTitle') : text('shop.leftCount', { count: orders.length })}
      </h2>
      <Left order={newest} address={address} />
      {others.length > 0 && (
        <details open={isOpen} className="border-line border-t">
          <summary className="flex min-h-11 cursor-pointer items-center text-14 font-strong">
            {text('shop.leftMore', { count: others.length })}
          </summary>
          <ul className="divide-y divide-line">
            {others.map((order) => (
              <li key={order.id} className="pt-1">
                <Left order={order} address={address} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function Left({ order, address }: { order: LeftOrder; address: string }) {
  const text = usePageText();
  const { reply, isBusy } = useFormState();
  const { id, text: words, checkout, requestId } = order;
  return (
    <div className="pb-3 text-14">
      <p className="figures text-fg-2">{words}</p>
      <SiteForm
        reply={reply.values.giveUp === id ? reply : NO_REPLY}
        action={address}
        hidden={{ giveUp: id }}
        requestId={requestId}
        className="mt-2 flex flex-wrap gap-2"
      >
        <ButtonLink look="main" href={checkout}>
          {text('shop.payNow')}
        </ButtonLink>
        <Button type="submit" look="quiet" isBusy={isBusy}>
          {text('shop.giveUp')}
        </Button>
      </SiteForm>
    </div>
  );
}

function Pack({ pack }: { pack: PackModel }) {
  const text = usePageText();
  const navigate = useNavigate();
  const { coins, extras, unitPrice, price, href, label, isBest, notes } = pack;
  const isSheet = href?.startsWith('/shop') ?? false;
  return (
    <ProductRow
      coins={coins}
      extras={extras}
      unitPrice={unitPrice}
      price={price}
      notes={notes}
      bestTag={isBest ? text('shop.best') : null}
      button={
        href === null
          ? null
          : {
              href,
              label,
              ...(isSheet && {
                onClick: (event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                  event.preventDefault();
                  navigate(href, { preventScrollReset: true });
                },
              }),
            }
      }
    />
  );
}

/** The order of a pack over the list; "back" and closing lead to the list. */
function OrderSheet({ order, back }: { order: OrderModel | null; back: string }) {
  const text = usePageText();
  const navigate = useNavigate();
  const [last, setLast] = useState(order);
  // While the sheet closes, it keeps showing its last content.
  if (order !== null && order !== last) setLast(order);
  const close = () => {
    if (canGoBack()) navigate(-1);
    else navigate(back, { replace: true, preventScrollReset: true });
  };
  return (
    <Modal
      style="Bottom"
      isOpen={order !== null}
      onClose={close}
      title={text('shop.order')}
      closeLabel={text('common.close')}
      isPartOfPage
    >
      {last !== null && <OrderBlock key={last.productId} order={last} />}
    </Modal>
  );
}

function OrderPage({ order, back }: { order: OrderModel; back: string }) {
  const text = usePageText();
  return (
    <div className="mx-auto max-w-120 px-(--size-gutter) pt-5 pb-8">
      <h1 className="mb-4 text-22 text-balance">{text('shop.order')}</h1>
      <OrderBlock order={order} />
      <p className="mt-3 text-center text-14">
        <Link href={back} className="inline-block px-3 py-3 underline">
          {text('shop.toShop')}
        </Link>
      </p>
    </div>
  );
}
