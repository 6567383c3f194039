import { type FaqRow, OPERATOR_CALLS } from '@longstrip/api-contract';
import { FAQ_CATEGORIES } from '@longstrip/core';
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

export { saveEntries as action } from '../../parts/entry/save-entries.server.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const console = consoleOf(context);
  const platform = await listedPlatform(console, request);
  const { adminFaqs } = OPERATOR_CALLS;
  const { filters, query } = filtersOf(request, ['state', 'category', 'text']);
  const asked = { call: adminFaqs, answer: adminFaqs.data, query: { platform, ...query, limit: 500 } };
  const page = await read(console, asked, request);
  return { platform, filters, page, marked: await readMarkedTexts(platform, page.rows) };
}

/** The questions of a platform by category, in the order of the site. */
export default function Faqs() {
  const text = useText();
  const name = useName();
  const mayApply = useMayApply('faqs');
  const { platform, filters, page, marked } = useLoaderData<typeof loader>();
  usePageTitle(text('faq.list'));
  const isFiltered = filters.state !== '' || filters.text !== '' || page.next !== null;
  const titleOf = (row: FaqRow) => titleIn(row, marked);
  const groups = FAQ_CATEGORIES.map((category) => ({
    category,
    rows: page.rows.filter(({ entry }) => entry.category === category),
  })).filter(({ rows }) => rows.length > 0);
  return (
    <>
      <PageHead
        title={text('faq.list')}
        text={text('faq.text')}
        actions={
          mayApply && (
            <ButtonLink look="main" href={entryPath(PATHS.faqs, platform)}>
              {text('faq.new')}
            </ButtonLink>
          )
        }
      />
      <EntryTabs of="texts" platform={platform} />
      <EntryFilters
        platform={platform}
        filters={filters}
        states={['open', 'hidden']}
        more={{
          name: 'category',
          label: text('tickets.category'),
          choices: FAQ_CATEGORIES.map((value) => ({ value, label: name('categories', value) })),
        }}
      />
      {groups.length === 0 && (
        <Panel>
          <Nothing>{text('entry.noneMatches')}</Nothing>
        </Panel>
      )}
      <div className="grid gap-6">
        {groups.map(({ category, rows }) => (
          <section key={`${platform} ${category} ${JSON.stringify(filters)}`}>
            <h2 className="mb-2 text-16 font-strong">{name('categories', category)}</h2>
            <OrderedRows
              section="faqs"
              label={name('categories', category)}
              rows={rows}
              nameOf={titleOf}
              isFixed={!mayApply || isFiltered}
            >
              {(row) => (
                <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1 py-2.5 pe-3 text-13">
                  <Link to={entryPath(PATHS.faqs, platform, row.key)} className="text-link min-w-40 flex-1 text-14">
                    {titleOf(row)}
                  </Link>
                  <MissingLocales platform={platform} texts={row.entry.texts} />
                  <StateBadge state={row.state} />
                </div>
              )}
            </OrderedRows>
          </section>
        ))}
      </div>
    </>
  );
}
