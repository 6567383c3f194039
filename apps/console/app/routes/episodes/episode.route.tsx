import { useLoaderData } from '@remix-run/react';
import { useText } from '../../i18n/use-text.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { seriesPath, takedownPath } from '../../parts/hit-path.ts';
import { Badge, Nothing, PageHead, Panel } from '../../parts/layout.tsx';
import { usePageTitle } from '../../parts/use-page-title.ts';
import type { loader } from './episode.server.ts';
import { PageReplacement } from './page-replacement.tsx';
import { PageStrip } from './page-strip.tsx';
import { PanelEditor } from './panel-editor.tsx';

export { action, loader } from './episode.server.ts';

/** The pages of an episode; one of them is shown large, with its panels, and can be replaced. */
export default function EpisodePage() {
  const text = useText();
  const { series, episode, pages, page } = useLoaderData<typeof loader>();
  usePageTitle(episode.title);
  return (
    <>
      <PageHead
        title={episode.title}
        back={{ to: `${seriesPath(series.alias)}?tab=episodes`, name: series.title }}
        text={
          <>
            {text('pages.number', { number: episode.number })}{' '}
            {episode.isRemoved && <Badge tone="bad">{text('series.removed')}</Badge>}
          </>
        }
        actions={
          <ButtonLink look="quiet" href={takedownPath(series.alias, episode.number)}>
            {text('takedown.title')}
          </ButtonLink>
        }
      />
      {pages.length === 0 || page === null ? (
        <Panel>
          <Nothing>{text('pages.none')}</Nothing>
        </Panel>
      ) : (
        <div className="grid gap-4">
          <PageStrip pages={pages} shown={page.page} />
          {page.picture === null ? (
            <Panel>
              <Nothing>{text('pages.textOnly')}</Nothing>
            </Panel>
          ) : (
            <div className="grid items-start gap-4 *:min-w-0 broad:grid-cols-2" key={page.page}>
              <PanelEditor
                key={page.picture.id}
                page={page.page}
                picture={page.picture}
                regions={page.regions}
                isCorrected={page.isCorrected}
              />
              <PageReplacement page={page.page} picture={page.picture} />
            </div>
          )}
        </div>
      )}
    </>
  );
}
