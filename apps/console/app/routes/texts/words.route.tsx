import { OPERATOR_CALLS, type ProhibitedWordsRow } from '@longstrip/api-contract';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { consoleOf } from '../../context.ts';
import { Moment, useFormats } from '../../i18n/format.tsx';
import { useText } from '../../i18n/use-text.ts';
import { read } from '../../parts/calls/answers.server.ts';
import { EntryTabs } from '../../parts/entry/entry-list.tsx';
import { localesOf } from '../../parts/entry/locale-texts.tsx';
import { PageHead, Panel } from '../../parts/layout.tsx';
import { entryPath, PATHS } from '../../parts/paths.ts';
import { listedPlatform } from '../../parts/shell/platforms.server.ts';
import { type Column, DataTable } from '../../parts/table/data-table.tsx';
import { usePageTitle } from '../../parts/use-page-title.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const console = consoleOf(context);
  const platform = await listedPlatform(console, request);
  const { adminProhibitedWords } = OPERATOR_CALLS;
  const asked = { call: adminProhibitedWords, answer: adminProhibitedWords.data, query: { platform } };
  return { platform, rows: (await read(console, asked, request)).rows };
}

interface Listed {
  readonly locale: string;
  readonly row: ProhibitedWordsRow | undefined;
}

/** The words that comments may not contain: a list for each language. */
export default function Words() {
  const text = useText();
  const formats = useFormats();
  const { platform, rows } = useLoaderData<typeof loader>();
  usePageTitle(text('words.list'));
  const locales = localesOf(platform, Object.fromEntries(rows.map(({ key }) => [key, 1])));
  const columns: Column<Listed>[] = [
    {
      name: text('uploads.language'),
      cell: ({ locale }) => (
        <Link to={entryPath(PATHS.words, platform, locale)} className="text-link">
          {locale}
        </Link>
      ),
    },
    {
      name: text('words.count'),
      isNumber: true,
      cell: ({ row }) => formats.number(row?.entry.words.length ?? 0),
    },
    { name: text('uploads.changed'), cell: ({ row }) => (row === undefined ? '–' : <Moment ms={row.updatedAtMs} />) },
  ];
  return (
    <>
      <PageHead title={text('words.list')} text={text('words.text')} />
      <EntryTabs of="texts" platform={platform} />
      <Panel isFlush>
        <DataTable
          caption={text('words.list')}
          columns={columns}
          rows={locales.map((locale) => ({ locale, row: rows.find(({ key }) => key === locale) }))}
          keyOf={({ locale }) => locale}
          empty={null}
        />
      </Panel>
    </>
  );
}
