import type { AppProblem } from '@longstrip/core';
import { Button, ButtonLink, OrderResult } from '@longstrip/ui';
import { useFetcher } from '@remix-run/react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { usePageText } from '../../../i18n/page-texts.tsx';
import { problemOf } from '../../../parts/app-bridge/app-problem.tsx';
import { useBridgeCall } from '../../../parts/app-bridge/use-bridge-call.ts';
import type { FormReply } from '../../../parts/form/site-form.tsx';
import { shopAddress } from '../../../parts/navigation/shop-address.ts';
import type { StoreOrder } from './shop-model.ts';

/** How far a purchase in the app’s store is. */
export type StoreStep =
  | { kind: 'open' }
  | { kind: 'pending' }
  /** With the store's proof when the store has sold it, and only the server's part failed. */
  | { kind: 'failed'; problem: AppProblem; proof: string | null };

/** An order in the app: the store's sheet opens at once, and its proof goes to the server. Only the server's reply counts. */
export function StorePurchase({ orderId, store }: { orderId: string; store: StoreOrder }) {
  const { step, begin, prove } = usePurchase(orderId, store);
  const again = () => {
    if (step.kind === 'failed' && step.proof !== null) prove(step.proof);
    else void begin();
  };
  return <StoreStepBlock orderId={orderId} step={step} onRetry={again} />;
}

interface StoreStepBlockProps {
  orderId: string;
  step: StoreStep;
  onRetry: () => void;
}

/** What an order shows while the app’s store handles it. */
export function StoreStepBlock({ orderId, step, onRetry }: StoreStepBlockProps) {
  const text = usePageText();
  const facts = [{ label: text('shop.orderNumber'), value: orderId }];
  const toShop = (
    <ButtonLink look="quiet" isWide href="/shop">
      {text('shop.toShop')}
    </ButtonLink>
  );
  if (step.kind === 'open') {
    return (
      <OrderResult
        outcome="checking"
        title={text('app.inStore')}
        text={<p>{text('app.inStoreText')}</p>}
        facts={facts}
        actions={toShop}
      />
    );
  }
  if (step.kind === 'pending') {
    return (
      <OrderResult
        outcome="waiting"
        title={text('app.pending')}
        text={<p>{text('app.pendingText')}</p>}
        facts={facts}
        actions={toShop}
      />
    );
  }
  const { problem } = step;
  return (
    <OrderResult
      outcome="none"
      title={text(`app.problem${problem}`)}
      text={<Advice problem={problem} />}
      facts={facts}
      actions={
        <>
          {problem !== 'PRODUCT' && (
            <Button look="main" isWide onClick={onRetry}>
              {text('app.retry')}
            </Button>
          )}
          {toShop}
        </>
      }
    />
  );
}

function Advice({ problem }: { problem: AppProblem }): ReactNode {
  const text = usePageText();
  if (problem === 'PURCHASE') return <p>{text('app.notCharged')}</p>;
  if (problem === 'PRODUCT') return <p>{text('app.productText')}</p>;
  return problem === 'STORAGE' ? <p>{text('app.storageText')}</p> : null;
}

function usePurchase(orderId: string, { store, productId, accountToken }: StoreOrder) {
  const call = useBridgeCall();
  const { submit, data, state } = useFetcher<FormReply>();
  const [step, setStep] = useState<StoreStep>({ kind: 'open' });
  const proofRef = useRef<string | null>(null);
  const send = useCallback(
    (fields: Record<string, string>) =>
      submit(
        { ...fields, requestId: crypto.randomUUID() },
        { method: 'post', action: shopAddress({ order: orderId }) },
      ),
    [submit, orderId],
  );
  const prove = useCallback(
    (proof: string) => {
      proofRef.current = proof;
      setStep({ kind: 'open' });
      send({ proved: orderId, proof });
    },
    [send, orderId],
  );
  const begin = useCallback(async () => {
    setStep({ kind: 'open' });
    const reply = await call('purchase', { store, productId, accountToken });
    if (!reply.ok) {
      setStep({ kind: 'failed', problem: problemOf('purchase', reply.code) ?? 'PURCHASE', proof: null });
    } else if (reply.data.state === 'cancelled') {
      send({ giveUp: orderId });
    } else if (reply.data.proof === null) {
      setStep({ kind: 'pending' });
    } else {
      prove(reply.data.proof);
    }
  }, [call, store, productId, accountToken, send, prove, orderId]);
  const begunRef = useRef<string | null>(null);
  useEffect(() => {
    // The page's data is loaded again while it waits, but the sheet opens only once.
    if (begunRef.current === orderId) return;
    begunRef.current = orderId;
    void begin();
  }, [orderId, begin]);
  useEffect(() => {
    // Only a refusal has data; a success redirects to the result of the order.
    if (state === 'idle' && data !== undefined)
      setStep({ kind: 'failed', problem: 'PURCHASE', proof: proofRef.current });
  }, [state, data]);
  return { step, begin, prove };
}
