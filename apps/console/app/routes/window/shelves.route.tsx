import { OPERATOR_CALLS, type PickRow, type ThemeRow } from '@longstrip/api-contract';
import { THEME_POSITIONS } from '@longstrip/core';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { consoleOf } from '../../context.ts';
import { useName, useText } from '../../i18n/use-text.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { read } from '../../parts/calls/answers.server.ts';
import { filtersOf } from '../../parts/calls/filters.server.ts';
import { EntryFilters, EntryTabs, StateBadge } from '../../parts/entry/entry-list.tsx';
import { titleIn } from '../../parts/entry/entry-title.ts';
import { MissingLocales } from '../../parts/entry/locale-texts.tsx';
import { readMarkedTexts } from '../../parts/entry/marked-texts.server.ts';
import { OrderedRows } from '../../parts/entry/ordered-rows.tsx';
import { Nothing, PageHead, Panel } from '../../parts/layout.tsx';
import { entryPath, PATHS } from '../../parts/paths.ts';
import { useMayApply } from '../../parts/shell/me-context.ts';
import { listedPlatform } from '../../parts/shell/platforms.server.ts';
import { usePageTitle } from '../../parts/use-page-title.ts';
import { missingShelf, shelfOf } from './shelf-of.ts';

export { saveEntries as action } from '../../parts/entry/save-entries.server.ts';

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const section = shelfOf(params.shelf);
  if (section === null) throw missingShelf();
  const console = consoleOf(context);
  const platform = await listedPlatform(console, request);
  const { adminPicks, adminThemes } = OPERATOR_CALLS;
  const { filters, query } = filtersOf(request, ['state', 'place', 'text']);
  const shared = { platform, state: query.state, text: query.text, limit: 500 };
  if (section === 'picks') {
    const page = await read(console, { call: adminPicks, answer: adminPicks.data, query: shared }, request);
    const marked = await readMarkedTexts(platform, page.rows);
    return { section, platform, filters: { ...filters, place: '' }, page, marked };
  }
  const place = filters.place === '' ? 'MAIN' : filters.place;
  const asked = { call: adminThemes, answer: adminThemes.data, query: { ...shared, place } };
  const page = await read(console, asked, request);
  const marked = await readMarkedTexts(platform, page.rows);
  return { section, platform, filters: { ...filters, place }, page, marked };
}

/** Picks, or the themes of a place, in the order of the site. */
export default function Shelves() {
  const text = useText();
  const name = useName();
  const { section, platform, filters, page, marked } = useLoaderData<typeof loader>();
  const mayApply = useMayApply(section);
  const list = PATHS[section];
  usePageTitle(text(section === 'picks' ? 'shelf.picks' : 'shelf.themes'));
  const rows: readonly (PickRow | ThemeRow)[] = page.rows;
  const isFiltered = filters.state !== '' || filters.text !== '' || page.next !== null;
  return (
    <>
      <PageHead
        title={text(section === 'picks' ? 'shelf.picks' : 'shelf.themes')}
        text={text(section === 'picks' ? 'shelf.picksText' : 'shelf.themesText')}
        actions={
          mayApply && (
            <ButtonLink look="main" href={`${entryPath(list, platform)}?place=${filters.place}`}>
              {text(section === 'picks' ? 'shelf.newPick' : 'shelf.newTheme')}
            </ButtonLink>
          )
        }
      />
      <EntryTabs of="window" platform={platform} />
      <EntryFilters
        platform={platform}
        filters={filters}
        states={['open', 'hidden']}
        {...(section === 'themes' && {
          more: {
            name: 'place',
            label: text('banner.place'),
            choices: THEME_POSITIONS.map((value) => ({ value, label: name('themePlaces', value) })),
            isRequired: true,
          },
        })}
      />
      {rows.length === 0 ? (
        <Panel>
          <Nothing>{text(isFiltered ? 'entry.noneMatches' : 'shelf.none')}</Nothing>
        </Panel>
      ) : (
        <OrderedRows
          key={`${section} ${platform} ${JSON.stringify(filters)}`}
          section={section}
          label={text(section === 'picks' ? 'shelf.picks' : 'shelf.themes')}
          rows={rows}
          nameOf={(row) => titleIn(row, marked)}
          isFixed={!mayApply || isFiltered}
        >
          {(row) => (
            <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1 py-2.5 pe-3 text-13">
              <span className="min-w-40 flex-1">
                <Link to={entryPath(list, platform, row.key)} className="text-link text-14">
                  {titleIn(row, marked)}
                </Link>
                <span className="block truncate text-12 text-fg-3">
                  {row.of
                    .slice(0, 4)
                    .map(({ title }) => title)
                    .join(' · ')}
                </span>
              </span>
              <span className="text-12 text-fg-2">{text('shelf.count', { count: row.of.length })}</span>
              <span className="flex flex-wrap gap-1">
                <MissingLocales platform={platform} texts={row.entry.texts} />
                <StateBadge state={row.state} />
              </span>
            </div>
          )}
        </OrderedRows>
      )}
    </>
  );
}
