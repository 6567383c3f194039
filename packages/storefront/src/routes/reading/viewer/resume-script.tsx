import { GUEST_KEY, READ_SHARE } from '../../../parts/reading/reading-record.ts';
import { useNonce } from '../../../root/request-contexts.ts';
import { useSite } from '../../../root/site-data.ts';
import { COLUMN_GAP_PX, placeTools } from './anchor/place-tools.ts';
import { LINKED_ANCHOR, LINKED_ELEMENT } from './use-reading-place.ts';
import type { ViewerEpisode } from './viewer-model.ts';

/**
 * Scrolls a document to where the reader stopped, before the first paint: only the browser knows the place, and waiting for
 * React would show the first page and then jump. Pages have their size from the start, which makes this possible. It decides
 * as `useResumePlace` and `recordFor` do, and moves by the same functions as the readers. The browser would restore how far the
 * document was scrolled, in another layout.
 */
const RESUME = `(function(script){
  try {
    history.scrollRestoration = 'manual';
    var places = (${placeTools})(${COLUMN_GAP_PX}), facts = script.dataset;
    var linked = ${LINKED_ELEMENT}.exec(location.hash);
    var go = function(place) { places.goTo(place); facts.reached = places.positionPx(); };
    if (linked && facts.novel) return go({ kind: 'element', id: linked[1] });
    if (new URLSearchParams(location.search).has('${LINKED_ANCHOR}')) return;
    var record = null, known = facts.known ? JSON.parse(facts.known) : null;
    try {
      var stored = JSON.parse(localStorage.getItem(facts.key)), owner = stored.reader || '${GUEST_KEY}', own = stored.series[facts.series];
      if (owner === facts.reader || (owner === '${GUEST_KEY}' && (own.place.page > 1 || own.place.offset > 0 || own.read[0]))) record = own;
    } catch (nothingStored) {}
    if (!record || (known && known.updatedAtMs > record.updatedAtMs)) record = known;
    var place = record.place;
    if (place.episodeAlias !== facts.episode) return;
    var isOver = place.isPastEnd === undefined ? place.share >= Number(facts.readShare) : place.isPastEnd;
    var isAgain = /reload|back/.test(performance.getEntriesByType('navigation')[0].type);
    if (isOver && !isAgain) return;
    var old = place.page === 0 ? { kind: 'share', share: place.offset } : { kind: 'picture', page: place.page, offset: place.offset };
    go(place.anchor || old);
  } catch (nothingToResume) {}
})(document.currentScript);`;

/** The script, next to the pages that it needs. It runs while the document is parsed, and never on a navigation. */
export function ResumeScript({ data }: { data: ViewerEpisode }) {
  const { platformId, readerKey } = useSite();
  const nonce = useNonce();
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      data-key={`longstrip-${platformId}-reading`}
      data-reader={readerKey}
      data-series={data.series.alias}
      data-episode={data.episode.alias}
      data-novel={data.content.kind === 'novel' || undefined}
      data-known={data.known === null ? undefined : JSON.stringify(data.known)}
      data-read-share={READ_SHARE}
      dangerouslySetInnerHTML={{ __html: RESUME }}
    />
  );
}
