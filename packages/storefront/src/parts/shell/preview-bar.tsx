import type { PreviewBarTexts } from '../../root/site-data.ts';

/** Says on each page of a preview what is previewed (record 0140). Below it is the page as a reader sees it. */
export function PreviewBar({ texts: { what, end, endPath } }: { texts: PreviewBarTexts }) {
  return (
    <aside className="preview-bar">
      <p>{what}</p>
      <a href={endPath}>{end}</a>
    </aside>
  );
}
