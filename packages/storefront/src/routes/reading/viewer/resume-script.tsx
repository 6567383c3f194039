import { READ_SHARE } from '../../../parts/reading/reading-record.ts';
import { useNonce } from '../../../root/request-contexts.ts';
import { useSite } from '../../../root/site-data.ts';
import { COLUMN_GAP_PX } from './novel/text-extent.ts';
import { PLACE_ANCHOR } from './use-reading-place.ts';
import type { ViewerEpisode } from './viewer-model.ts';

/**
 * Scrolls a document to where the reader stopped, before the first paint: only the browser knows the position, and
 * waiting for React would show the first page and then jump. Pages have their size from the start, which makes this
 * possible. The screens of a text are counted as `screensOf` and `screenOfOffset` do. An anchor in the address
 * takes precedence over the stored position.
 */
const RESUME = `(function(script){
  try {
    if (${PLACE_ANCHOR}.test(location.hash)) return;
    var facts = script.dataset, record = null, known = facts.known ? JSON.parse(facts.known) : null;
    try { record = JSON.parse(localStorage.getItem(facts.key)).series[facts.series]; } catch (nothingStored) {}
    if (!record || (known && known.updatedAtMs > record.updatedAtMs)) record = known;
    var place = record.place;
    if (place.episodeAlias !== facts.episode) return;
    if (place.isPastEnd === undefined ? place.share >= Number(facts.readShare) : place.isPastEnd) return;
    var page = document.querySelector('[data-page="' + place.page + '"]');
    var row = document.querySelector('.paper-scroller');
    if (row) {
      var leaf = [].filter.call(row.querySelectorAll('[data-from]'), function(each) {
        var from = Number(each.dataset.view);
        return from < place.page || (from === place.page && Number(each.dataset.from) <= place.offset + 1e-4);
      }).pop();
      var spread = leaf.parentElement;
      row.scrollLeft = (spread.offsetWidth ? spread : leaf).offsetLeft;
      return;
    }
    var sideways = document.querySelector('.vertical-scroller');
    if (sideways) { sideways.scrollLeft = -place.offset * sideways.firstElementChild.offsetWidth; return; }
    var columns = document.querySelector('.novel-columns');
    if (columns) {
      var isUpright = columns.dataset.writing === 'VERTICAL';
      var step = (isUpright ? columns.clientHeight : columns.clientWidth) + ${COLUMN_GAP_PX};
      var length = (isUpright ? columns.scrollHeight : columns.scrollWidth) + ${COLUMN_GAP_PX};
      if (!isUpright && getComputedStyle(columns).columnCount === '2') length -= step / 2;
      var screens = Math.max(1, Math.ceil((length - 0.5) / step));
      var turned = Math.min(Math.floor(place.offset * screens + 1e-6), screens - 1) * step;
      columns.scrollTo(isUpright ? { top: turned } : { left: columns.dir === 'rtl' ? -turned : turned });
      return;
    }
    var box = (page || document.querySelector('[data-text-run]')).getBoundingClientRect();
    scrollTo({ top: box.top + scrollY + place.offset * box.height, behavior: 'instant' });
  } catch (nothingToResume) {}
})(document.currentScript);`;

/** The script, next to the pages that it needs. It runs while the document is parsed, and never on a navigation. */
export function ResumeScript({ data }: { data: ViewerEpisode }) {
  const { platformId } = useSite();
  const nonce = useNonce();
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      data-key={`longstrip-${platformId}-reading`}
      data-series={data.series.alias}
      data-episode={data.episode.alias}
      data-known={data.known === null ? undefined : JSON.stringify(data.known)}
      data-read-share={READ_SHARE}
      dangerouslySetInnerHTML={{ __html: RESUME }}
    />
  );
}
