import type { PromotionTried } from '@longstrip/api-contract';
import { useFetcher } from '@remix-run/react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../button.tsx';
import type { Acted } from '../calls/answers.server.ts';
import { PATHS } from '../paths.ts';
import { RefusalNote } from '../refusal-note.tsx';
import { PromotionResult } from './promotion-result.tsx';

interface EarlierPurchasesProps {
  /** As JSON. */
  document: string;
  platform: string;
}

/** What last month’s purchases would have cost with a document, for who asks for it. */
export function EarlierPurchases({ document, platform }: EarlierPurchasesProps) {
  const text = useText();
  const fetcher = useFetcher<Acted<{ tried: PromotionTried }>>();
  const tried = fetcher.data?.ok === true ? fetcher.data.tried : null;
  return (
    <div className="grid gap-3 rounded-card bg-fill px-3 py-3">
      <fetcher.Form
        method="post"
        action={PATHS.promotions}
        className="flex flex-wrap items-center justify-between gap-2"
      >
        <input type="hidden" name="document" value={document} />
        <input type="hidden" name="platform" value={platform} />
        <p className="text-13 text-fg-2">{text('promotion.ask')}</p>
        <Button type="submit" isBusy={fetcher.state !== 'idle'}>
          {text('promotion.onLastMonth')}
        </Button>
      </fetcher.Form>
      <RefusalNote of={fetcher.data} />
      {tried !== null && <PromotionResult tried={tried} document={document} platform={platform} />}
    </div>
  );
}
