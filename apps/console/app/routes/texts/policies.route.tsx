import { OPERATOR_CALLS, type PolicyRow } from '@longstrip/api-contract';
import { POLICY_KINDS } from '@longstrip/core';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { consoleOf } from '../../context.ts';
import { useFormats } from '../../i18n/format.tsx';
import { useName, useText } from '../../i18n/use-text.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { read } from '../../parts/calls/answers.server.ts';
import { useDayFormats } from '../../parts/chart/use-day-formats.ts';
import { EntryTabs, StateBadge } from '../../parts/entry/entry-list.tsx';
import { MissingLocales } from '../../parts/entry/locale-texts.tsx';
import { readMarkedTexts } from '../../parts/entry/marked-texts.server.ts';
import { Nothing, PageHead, Panel } from '../../parts/layout.tsx';
import { entryPath, PATHS } from '../../parts/paths.ts';
import { useMayApply } from '../../parts/shell/me-context.ts';
import { listedPlatform } from '../../parts/shell/platforms.server.ts';
import { type Column, DataTable } from '../../parts/table/data-table.tsx';
import { usePageTitle } from '../../parts/use-page-title.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const console = consoleOf(context);
  const platform = await listedPlatform(console, request);
  const { adminPolicies } = OPERATOR_CALLS;
  const asked = { call: adminPolicies, answer: adminPolicies.data, query: { platform } };
  const { rows } = await read(console, asked, request);
  // The bodies are long, and shown nowhere here.
  const listed = rows.map((row) => ({ ...row, entry: { ...row.entry, body: '' } }));
  return { platform, rows: listed, marked: await readMarkedTexts(platform, listed) };
}

interface Version {
  readonly version: number;
  readonly rows: readonly PolicyRow[];
}

/** The legal texts of a platform: every kind, its versions, and the languages that each has. */
export default function Policies() {
  const text = useText();
  const name = useName();
  const formats = useFormats();
  const days = useDayFormats();
  const mayApply = useMayApply('policies');
  const { platform, rows, marked } = useLoaderData<typeof loader>();
  usePageTitle(text('policy.list'));
  const titleOf = (row: PolicyRow | undefined) => marked[row?.entry.title ?? ''] ?? row?.entry.title;
  const columns = (kind: string): Column<Version>[] => [
    {
      name: text('policy.version'),
      cell: ({ version }) => (
        <Link to={entryPath(PATHS.policies, platform, `${kind}.${version}`)} className="text-link">
          {text('policy.versionNo', { version })}
        </Link>
      ),
    },
    { name: text('entry.title'), cell: ({ rows: own }) => titleOf(own[0]) },
    {
      name: text('policy.effective'),
      cell: ({ rows: own }) => [...new Set(own.map(({ entry }) => days.day(entry.effectiveOn)))].join(', '),
    },
    {
      name: text('entry.languages'),
      cell: ({ rows: own }) => (
        <span className="flex flex-wrap items-center gap-1.5">
          {own.map(({ entry, state }) => (
            <span key={entry.locale} className="inline-flex items-center gap-1">
              {formats.language(entry.locale)} <StateBadge state={state} />
            </span>
          ))}
          <MissingLocales platform={platform} texts={Object.fromEntries(own.map(({ entry }) => [entry.locale, 1]))} />
        </span>
      ),
    },
  ];
  return (
    <>
      <PageHead title={text('policy.list')} text={text('policy.text')} />
      <EntryTabs of="texts" platform={platform} />
      <div className="grid gap-4">
        {POLICY_KINDS.map((kind) => {
          const own = rows.filter(({ entry }) => entry.kind === kind);
          const versions = [...new Set(own.map(({ entry }) => entry.version))].map((version) => ({
            version,
            rows: own.filter(({ entry }) => entry.version === version),
          }));
          return (
            <Panel
              key={kind}
              title={name('policyKinds', kind)}
              isFlush
              actions={
                mayApply && (
                  <ButtonLink look="plain" href={entryPath(PATHS.policies, platform, kind)}>
                    {text('policy.new')}
                  </ButtonLink>
                )
              }
            >
              <DataTable
                caption={name('policyKinds', kind)}
                columns={columns(kind)}
                rows={versions}
                keyOf={({ version }) => version}
                empty={<Nothing>{text('policy.none')}</Nothing>}
              />
            </Panel>
          );
        })}
      </div>
    </>
  );
}
