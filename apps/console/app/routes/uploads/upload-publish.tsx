import { Link, useRevalidator } from '@remix-run/react';
import { useState } from 'react';
import { useFormats } from '../../i18n/format.tsx';
import { useText } from '../../i18n/use-text.ts';
import { ApplyDialog } from '../../parts/apply/apply-dialog.tsx';
import type { ChangeDocument } from '../../parts/apply/document.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { seriesPath } from '../../parts/hit-path.ts';
import { Badge, Panel } from '../../parts/layout.tsx';
import { PATHS } from '../../parts/paths.ts';
import { PublishForm } from '../../parts/series/publish-form.tsx';
import { useMayApply } from '../../parts/shell/me-context.ts';
import { type Column, DataTable } from '../../parts/table/data-table.tsx';
import type { ImportedSeries } from './imported-series.server.ts';

/** What an upload brought that waits to be published: each series where it is a draft, with its prices. */
export function UploadPublish({ rows, more }: { rows: readonly ImportedSeries[]; more: number }) {
  const text = useText();
  const { number } = useFormats();
  const { revalidate } = useRevalidator();
  const mayApply = useMayApply('series');
  const [publishing, setPublishing] = useState<ImportedSeries | null>(null);
  const [document, setDocument] = useState<ChangeDocument | null>(null);
  if (rows.length === 0) return null;
  const coins = (price: number | null) => (price === null ? '–' : number(price));
  const columns: Column<ImportedSeries>[] = [
    {
      name: text('hits.series'),
      cell: ({ alias, title }) => (
        <Link to={`${seriesPath(alias)}?tab=platforms`} className="text-link">
          {title}
        </Link>
      ),
    },
    { name: text('shell.platform'), cell: ({ platform }) => platform },
    { name: text('publish.drafts'), isNumber: true, cell: ({ drafts }) => number(drafts) },
    { name: text('series.rent'), isNumber: true, cell: ({ prices }) => coins(prices.rentCoin) },
    { name: text('series.own'), isNumber: true, cell: ({ prices }) => coins(prices.possessionCoin) },
    { name: text('series.free'), isNumber: true, cell: ({ prices }) => number(prices.freeEpisodeCount) },
    {
      name: text('operators.acts'),
      cell: (row) =>
        !row.isWaiting ? (
          <Badge tone="good">{text('publish.open')}</Badge>
        ) : (
          mayApply && (
            <Button
              look="main"
              onClick={() => setPublishing(row)}
              aria-label={text('publish.one', { title: row.title, platform: row.platform })}
            >
              {text('catalogue.publish')}
            </Button>
          )
        ),
    },
  ];
  return (
    <Panel title={text('publish.brought')} text={text('publish.broughtText')} isFlush>
      <DataTable
        caption={text('publish.brought')}
        columns={columns}
        rows={rows}
        keyOf={({ alias, platform }) => `${alias} ${platform}`}
        empty={null}
      />
      {more > 0 && (
        <p className="px-4 py-3 text-13">
          <Link to={`${PATHS.series}?state=DRAFT`} className="text-link">
            {text('publish.more', { count: more })}
          </Link>
        </p>
      )}
      <Dialog
        title={text('publish.one', { title: publishing?.title ?? '', platform: publishing?.platform ?? '' })}
        isOpen={publishing !== null}
        onClose={() => setPublishing(null)}
      >
        {publishing !== null && (
          <PublishForm
            timeZone={publishing.timeZone}
            drafts={publishing.drafts}
            prices={{ ...publishing.prices, episodeCount: publishing.episodeCount }}
            apply={(entry) => {
              setDocument({ series: [{ series: publishing.seriesId, platforms: { [publishing.platform]: entry } }] });
              setPublishing(null);
            }}
          />
        )}
      </Dialog>
      <ApplyDialog
        title={text('catalogue.publish')}
        document={document}
        action="series.publish"
        done={text('apply.done')}
        onClose={() => setDocument(null)}
        onDone={revalidate}
      />
    </Panel>
  );
}
