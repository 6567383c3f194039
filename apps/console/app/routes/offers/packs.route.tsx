import { type CoinProductRow, OPERATOR_CALLS } from '@longstrip/api-contract';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { consoleOf } from '../../context.ts';
import { useFormats } from '../../i18n/format.tsx';
import { useText } from '../../i18n/use-text.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { DoneSchema } from '../../parts/calls/account-answers.ts';
import { type Acted, act, read, readForm, refused } from '../../parts/calls/answers.server.ts';
import { filtersOf } from '../../parts/calls/filters.server.ts';
import { EntryFilters, EntryTabs, StateBadge } from '../../parts/entry/entry-list.tsx';
import { EntryPeriod } from '../../parts/entry/entry-period.tsx';
import { readMarkedTexts } from '../../parts/entry/marked-texts.server.ts';
import { OrderedRows } from '../../parts/entry/ordered-rows.tsx';
import { type Saved, saveEntries } from '../../parts/entry/save-entries.server.ts';
import { ActDialog } from '../../parts/form/act-dialog.tsx';
import { Badge, Nothing, PageHead, Panel } from '../../parts/layout.tsx';
import { useMoney } from '../../parts/money.tsx';
import { entryPath, PATHS } from '../../parts/paths.ts';
import { useMayApply } from '../../parts/shell/me-context.ts';
import { listedPlatform } from '../../parts/shell/platforms.server.ts';
import { usePageTitle } from '../../parts/use-page-title.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const console = consoleOf(context);
  const platform = await listedPlatform(console, request);
  const { adminProducts } = OPERATOR_CALLS;
  const { filters, query } = filtersOf(request, ['state', 'text']);
  const asked = { call: adminProducts, answer: adminProducts.data, query: { platform, ...query, limit: 500 } };
  const page = await read(console, asked, request);
  return { platform, filters, page, marked: await readMarkedTexts(platform, page.rows) };
}

/** A new order of the packs is JSON; a pack is shown or hidden by a form. */
export async function action(args: ActionFunctionArgs): Promise<Saved | Acted> {
  if (args.request.headers.get('content-type')?.startsWith('application/json')) return saveEntries(args);
  const form = await readForm(args.request);
  const body = {
    ...{ platform: form.get('platform'), product: form.get('product'), isVisible: form.get('isVisible') === 'true' },
    ...{ stock: null, reason: form.get('reason') },
  };
  const done = await act(consoleOf(args.context), { call: OPERATOR_CALLS.adminProductSet, answer: DoneSchema, body });
  return done.ok ? { ok: true } : refused(done);
}

/** The packs of coins, in the order of the shop. */
export default function Packs() {
  const text = useText();
  const mayApply = useMayApply('coinProducts');
  const { platform, filters, page, marked } = useLoaderData<typeof loader>();
  usePageTitle(text('pack.list'));
  const isFiltered = filters.state !== '' || filters.text !== '' || page.next !== null;
  const titleOf = (row: CoinProductRow) => marked[row.entry.title] ?? row.entry.title;
  return (
    <>
      <PageHead
        title={text('pack.list')}
        text={text('pack.text')}
        actions={
          mayApply && (
            <ButtonLink look="main" href={entryPath(PATHS.packs, platform)}>
              {text('pack.new')}
            </ButtonLink>
          )
        }
      />
      <EntryTabs of="offers" platform={platform} />
      <EntryFilters platform={platform} filters={filters} />
      {page.rows.length === 0 ? (
        <Panel>
          <Nothing>{text(isFiltered ? 'entry.noneMatches' : 'pack.none')}</Nothing>
        </Panel>
      ) : (
        <OrderedRows
          key={`${platform} ${JSON.stringify(filters)}`}
          section="coinProducts"
          label={text('pack.list')}
          rows={page.rows}
          nameOf={titleOf}
          isFixed={!mayApply || isFiltered}
        >
          {(row) => <Row row={row} title={titleOf(row)} mayApply={mayApply} />}
        </OrderedRows>
      )}
    </>
  );
}

function Row({ row, title, mayApply }: { row: CoinProductRow; title: string; mayApply: boolean }) {
  const text = useText();
  const money = useMoney();
  const formats = useFormats();
  const { entry, currency, takenCount, state } = row;
  const { platform, key } = entry;
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 py-2 pe-3 text-13">
      <span className="min-w-28 flex-1">
        <Link to={entryPath(PATHS.packs, platform, key)} className="text-link text-14">
          {title}
        </Link>
        <span className="mono block truncate text-12 text-fg-3">{key}</span>
      </span>
      <span className="w-16 text-end font-strong">{money(entry.price, currency)}</span>
      <span className="w-24 text-fg-2">
        {formats.number(entry.coins)}
        {entry.bonusCoins > 0 && ` + ${formats.number(entry.bonusCoins)}`} {text('pack.coins')}
      </span>
      <span className="w-20 text-12 text-fg-2">
        {entry.stock === null
          ? text('pack.sold', { count: takenCount })
          : text('pack.soldOf', { count: takenCount, stock: entry.stock })}
      </span>
      {(entry.startAt !== null || entry.endAt !== null) && (
        <span className="w-52 text-12 text-fg-2">
          <EntryPeriod from={entry.startAt} until={entry.endAt} />
        </span>
      )}
      <span className="flex flex-wrap gap-1">
        {entry.isFirstPurchaseOnly && <Badge>{text('pack.first')}</Badge>}
        <StateBadge state={state} />
      </span>
      {mayApply && (
        <ActDialog
          title={text(entry.isVisible ? 'pack.hide' : 'pack.show')}
          text={title}
          look="quiet"
          fields={{ platform, product: key, isVisible: String(!entry.isVisible) }}
          done={text('entry.saved')}
        />
      )}
    </div>
  );
}
