import { type NamedSeries, OPERATOR_CALLS, type PromotionTried } from '@longstrip/api-contract';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useFetcher, useLoaderData } from '@remix-run/react';
import { type FormEvent, useState } from 'react';
import { consoleOf } from '../../context.ts';
import { useText } from '../../i18n/use-text.ts';
import { ApplyDialog } from '../../parts/apply/apply-dialog.tsx';
import type { ChangeDocument } from '../../parts/apply/document.ts';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { type Acted, read, readIfAllowed } from '../../parts/calls/answers.server.ts';
import { EntryTabs } from '../../parts/entry/entry-list.tsx';
import { readMarkedTexts } from '../../parts/entry/marked-texts.server.ts';
import { SelectInput, TextInput } from '../../parts/form/fields.tsx';
import { PageHead, Panel } from '../../parts/layout.tsx';
import { entryPath, PATHS } from '../../parts/paths.ts';
import { PromotionResult } from '../../parts/promotion/promotion-result.tsx';
import { RefusalNote } from '../../parts/refusal-note.tsx';
import { useMayApply } from '../../parts/shell/me-context.ts';
import { listedPlatform } from '../../parts/shell/platforms.server.ts';
import { usePageTitle } from '../../parts/use-page-title.ts';
import { CouponDraftFields } from './coupon-draft-fields.tsx';
import { PackDraftFields } from './pack-draft-fields.tsx';
import {
  blankCouponDraft,
  blankSeriesDraft,
  type CouponDraft,
  documentOfCoupon,
  documentOfPack,
  documentOfSeries,
  type PackDraft,
  packDraftOf,
  type SeriesDraft,
} from './promotion-drafts.ts';
import { SeriesDraftFields } from './series-draft-fields.tsx';

export { tryOnPurchases as action } from '../../parts/promotion/try-promotion.server.ts';

const KINDS = ['series', 'coupon', 'pack'] as const;
type Kind = (typeof KINDS)[number];
/** Packs and coupons to choose from; older ones have ended. */
const CHOICES = 200;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const console = consoleOf(context);
  const platform = await listedPlatform(console, request);
  const { adminProducts, adminCoupons } = OPERATOR_CALLS;
  const query = { platform, limit: CHOICES };
  const packs = await read(console, { call: adminProducts, answer: adminProducts.data, query }, request);
  const coupons = await readIfAllowed(console, { call: adminCoupons, answer: adminCoupons.data, query }, request);
  const usable = (coupons?.rows ?? []).filter(({ entry }) => entry.type === 'DISCOUNT' || entry.type === 'EXTRA_POINT');
  return {
    ...{ platform, packs: packs.rows, coupons: usable },
    marked: await readMarkedTexts(platform, [packs.rows, usable]),
  };
}

/** A promotion that is planned: what earlier purchases would have cost with it, before it is made. */
export default function Promotions() {
  const { platform } = useLoaderData<typeof loader>();
  // What is typed is about this platform’s packs and series.
  return <PromotionsOf key={platform} />;
}

function PromotionsOf() {
  const text = useText();
  const { platform, packs, coupons, marked } = useLoaderData<typeof loader>();
  const fetcher = useFetcher<Acted<{ tried: PromotionTried }>>();
  const [kind, setKind] = useState<Kind>('series');
  const [series, setSeries] = useState<readonly NamedSeries[]>([]);
  const [offer, setOffer] = useState<SeriesDraft>(blankSeriesDraft);
  const [coupon, setCoupon] = useState<CouponDraft>(blankCouponDraft);
  const [pack, setPack] = useState<PackDraft | null>(packDraftOf(packs[0]));
  const [applied, setApplied] = useState<ChangeDocument | null>(null);
  const [tried, setTried] = useState('');
  usePageTitle(text('promotion.title'));
  const ofSeries = documentOfSeries(platform, series, offer);
  const document = {
    series: ofSeries,
    coupon: documentOfCoupon(platform, coupon, coupons),
    pack: documentOfPack(pack, packs),
  }[kind];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const given = (name: string) => String(form.get(name) ?? '');
    const sent = JSON.stringify(document);
    setTried(sent);
    const asked = { platform, document: sent, from: given('from'), until: given('until') };
    fetcher.submit(asked, { method: 'post', action: PATHS.promotions });
  };
  const result = fetcher.data?.ok === true ? fetcher.data.tried : null;
  const isOfNow = tried === JSON.stringify(document);
  return (
    <>
      <PageHead title={text('promotion.title')} text={text('promotion.text')} />
      <EntryTabs of="offers" platform={platform} />
      <div className="grid items-start gap-5 broad:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <form onSubmit={submit} className="grid min-w-0 gap-4">
          <Panel>
            <div className="grid gap-4">
              <SelectInput
                label={text('promotion.kind')}
                value={kind}
                onChange={({ target }) => setKind(KINDS.find((known) => known === target.value) ?? 'series')}
                choices={KINDS.map((value) => ({ value, label: text(`promotion.${value}`) }))}
              />
              {kind === 'series' && (
                <SeriesDraftFields series={series} onSeries={setSeries} draft={offer} onDraft={setOffer} />
              )}
              {kind === 'coupon' && (
                <CouponDraftFields
                  platform={platform}
                  coupons={coupons}
                  marked={marked}
                  draft={coupon}
                  onDraft={setCoupon}
                />
              )}
              {kind === 'pack' && (
                <PackDraftFields platform={platform} packs={packs} marked={marked} draft={pack} onDraft={setPack} />
              )}
            </div>
          </Panel>
          <Panel title={text('promotion.on')} text={text('promotion.onText')}>
            <div className="grid grid-cols-2 gap-3">
              <TextInput label={text('list.from')} name="from" type="date" />
              <TextInput label={text('list.until')} name="until" type="date" />
            </div>
          </Panel>
          <div className="flex flex-wrap items-center gap-2">
            <Button type="submit" look="main" disabled={document === null} isBusy={fetcher.state !== 'idle'}>
              {text('promotion.try')}
            </Button>
            <Plan
              kind={kind}
              pack={pack}
              coupon={coupon}
              onSeries={() => setApplied(ofSeries)}
              isReady={document !== null}
            />
          </div>
        </form>
        <Panel title={text('promotion.result')}>
          <RefusalNote of={fetcher.data} />
          {result === null && fetcher.data?.ok !== false && (
            <p className="py-6 text-center text-14 text-fg-2">{text('promotion.nothingYet')}</p>
          )}
          {result !== null && (
            <div className="grid gap-3">
              {!isOfNow && <p className="text-13 text-warning">{text('promotion.changed')}</p>}
              <PromotionResult tried={result} document={tried} platform={platform} />
            </div>
          )}
        </Panel>
      </div>
      <ApplyDialog
        title={text('seriesEdit.apply')}
        document={applied}
        action="series.set"
        done={text('apply.done')}
        onClose={() => setApplied(null)}
      />
    </>
  );
}

interface PlanProps {
  kind: Kind;
  pack: PackDraft | null;
  coupon: CouponDraft;
  isReady: boolean;
  onSeries: () => void;
}

/** From what was tried to what is done: changes of series are reviewed here, packs and coupons have a form of their own. */
function Plan({ kind, pack, coupon, isReady, onSeries }: PlanProps) {
  const text = useText();
  const { platform } = useLoaderData<typeof loader>();
  const mayChange = {
    series: useMayApply('series'),
    coupon: useMayApply('coupons'),
    pack: useMayApply('coinProducts'),
  };
  if (!mayChange[kind]) return null;
  if (kind === 'series') {
    return (
      <Button disabled={!isReady} onClick={onSeries}>
        {text('seriesEdit.review')}
      </Button>
    );
  }
  const key = kind === 'pack' ? pack?.key : coupon.key === '' ? undefined : coupon.key;
  const list = kind === 'pack' ? PATHS.packs : PATHS.coupons;
  return (
    <ButtonLink look="plain" href={entryPath(list, platform, key)}>
      {text(key === undefined ? 'coupon.new' : 'promotion.openForm')}
    </ButtonLink>
  );
}
