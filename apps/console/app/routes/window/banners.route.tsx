import { type BannerRow, OPERATOR_CALLS } from '@longstrip/api-contract';
import { BANNER_PLACES } from '@longstrip/core';
import { Picture } from '@longstrip/ui';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData, useSearchParams } from '@remix-run/react';
import { consoleOf } from '../../context.ts';
import { useName, useText } from '../../i18n/use-text.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { read } from '../../parts/calls/answers.server.ts';
import { filtersOf } from '../../parts/calls/filters.server.ts';
import { EntryFilters, EntryTabs, StateBadge } from '../../parts/entry/entry-list.tsx';
import { EntryPeriod } from '../../parts/entry/entry-period.tsx';
import { titleIn } from '../../parts/entry/entry-title.ts';
import { MissingLocales } from '../../parts/entry/locale-texts.tsx';
import { readMarkedTexts } from '../../parts/entry/marked-texts.server.ts';
import { OrderedRows } from '../../parts/entry/ordered-rows.tsx';
import { Badge, Nothing, PageHead, Panel } from '../../parts/layout.tsx';
import { entryPath, PATHS, picturePath, tablePath } from '../../parts/paths.ts';
import { useMayApply } from '../../parts/shell/me-context.ts';
import { listedPlatform } from '../../parts/shell/platforms.server.ts';
import { usePageTitle } from '../../parts/use-page-title.ts';

export { saveEntries as action } from '../../parts/entry/save-entries.server.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const console = consoleOf(context);
  const platform = await listedPlatform(console, request);
  const { adminBanners } = OPERATOR_CALLS;
  const { filters, query } = filtersOf(request, ['state', 'place', 'text']);
  const place = filters.place === '' ? 'MAIN' : filters.place;
  const asked = { call: adminBanners, answer: adminBanners.data, query: { platform, ...query, place, limit: 500 } };
  const page = await read(console, asked, request);
  return { platform, filters: { ...filters, place }, page, marked: await readMarkedTexts(platform, page.rows) };
}

/** The banners of a place, in the order of the site. */
export default function Banners() {
  const text = useText();
  const name = useName();
  const mayApply = useMayApply('banners');
  const [search] = useSearchParams();
  const { platform, filters, page, marked } = useLoaderData<typeof loader>();
  usePageTitle(text('nav.window'));
  const isFiltered = filters.state !== '' || filters.text !== '' || page.next !== null;
  return (
    <>
      <PageHead
        title={text('nav.window')}
        text={text('banner.text')}
        actions={
          <>
            <ButtonLink look="plain" href={tablePath(PATHS.bannerTable, search, platform)} download>
              {text('numbers.csv')}
            </ButtonLink>
            {mayApply && (
              <ButtonLink look="main" href={`${entryPath(PATHS.banners, platform)}?place=${filters.place}`}>
                {text('banner.new')}
              </ButtonLink>
            )}
          </>
        }
      />
      <EntryTabs of="window" platform={platform} />
      <EntryFilters
        platform={platform}
        filters={filters}
        more={{
          name: 'place',
          label: text('banner.place'),
          choices: BANNER_PLACES.map((value) => ({ value, label: name('bannerPlaces', value) })),
          isRequired: true,
        }}
      />
      {page.rows.length === 0 ? (
        <Panel>
          <Nothing>{text(isFiltered ? 'entry.noneMatches' : 'banner.none')}</Nothing>
        </Panel>
      ) : (
        <OrderedRows
          key={`${platform} ${JSON.stringify(filters)}`}
          section="banners"
          label={text('banner.list')}
          rows={page.rows}
          nameOf={(row) => titleIn(row, marked)}
          isFixed={!mayApply || isFiltered}
        >
          {(row) => <Row row={row} title={titleIn(row, marked)} />}
        </OrderedRows>
      )}
    </>
  );
}

function Row({ row, title }: { row: BannerRow; title: string }) {
  const text = useText();
  const { entry, state, desktopShown, phoneShown, about } = row;
  const { platform } = entry;
  const picture = desktopShown ?? phoneShown;
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1 py-2 pe-3 text-13">
      <span className="relative block h-12 w-27 shrink-0 overflow-hidden rounded-cover bg-fill">
        {picture !== null && (
          <Picture
            picture={{ src: picturePath(platform, picture, true), widthPx: 720, heightPx: 320 }}
            alt=""
            sizes="108px"
          />
        )}
      </span>
      <span className="min-w-40 flex-1">
        <Link to={entryPath(PATHS.banners, platform, row.key)} className="text-link text-14">
          {title}
        </Link>
        <span className="block truncate text-12 text-fg-3">
          <span className="mono">{row.key}</span> → {entry.path ?? about?.title}
        </span>
      </span>
      <span className="w-56 text-12 text-fg-2">
        <EntryPeriod from={entry.openAt} until={entry.closeAt} />
      </span>
      <span className="flex flex-wrap gap-1">
        {entry.isAdult && <Badge>{text('banner.adult')}</Badge>}
        <MissingLocales platform={platform} texts={entry.texts} />
        <StateBadge state={state} />
      </span>
    </div>
  );
}
