import type { Editions } from '@longstrip/api-contract';
import { Link } from '@remix-run/react';
import { useFormats } from '../../i18n/format.tsx';
import { useName, useText } from '../../i18n/use-text.ts';
import { seriesPath } from '../../parts/hit-path.ts';
import { Badge, Panel } from '../../parts/layout.tsx';
import { SERIES_TONES } from './series-tones.ts';

/** The editions of the work, one column for each language. */
export function SeriesEditions({ editions }: { editions: Editions }) {
  const text = useText();
  const name = useName();
  const formats = useFormats();
  return (
    <Panel isFlush>
      <table className="table">
        <caption className="sr-only">{text('seriesTabs.editions')}</caption>
        <thead>
          <tr>
            <td />
            {editions.map(({ seriesId, language }) => (
              <th key={seriesId} scope="col" className="min-w-56">
                {formats.language(language)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{text('seriesFacts.title')}</th>
            {editions.map(({ seriesId, alias, title, isRemoved }) => (
              <td key={seriesId}>
                <Link to={seriesPath(alias)} className="text-link font-strong">
                  {title}
                </Link>{' '}
                {isRemoved && <Badge tone="bad">{text('series.removed')}</Badge>}
                <span className="mono block text-12 text-fg-3">{alias}</span>
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{text('seriesFacts.synopsis')}</th>
            {editions.map(({ seriesId, synopsis }) => (
              <td key={seriesId} className="whitespace-pre-line">
                {synopsis === '' ? <Badge tone="warn">{text('seriesEdit.missing')}</Badge> : synopsis}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{text('seriesFacts.status')}</th>
            {editions.map(({ seriesId, status }) => (
              <td key={seriesId}>{name('seriesStatuses', status)}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{text('series.episodes')}</th>
            {editions.map(({ seriesId, episodeCount, lastNumber }) => (
              <td key={seriesId}>
                {formats.number(episodeCount)}
                {lastNumber !== null && (
                  <span className="text-fg-3"> · {text('seriesEdit.last', { number: lastNumber })}</span>
                )}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{text('seriesFacts.tags')}</th>
            {editions.map(({ seriesId, tags }) => (
              <td key={seriesId}>{tags.join(', ')}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{text('series.platforms')}</th>
            {editions.map(({ seriesId, platforms }) => (
              <td key={seriesId}>
                <ul className="grid gap-1">
                  {platforms.map(({ platform, state }) => (
                    <li key={platform}>
                      {platform} <Badge tone={SERIES_TONES[state]}>{name('seriesStates', state)}</Badge>
                    </li>
                  ))}
                </ul>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </Panel>
  );
}
