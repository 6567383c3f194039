import type { MarkItem } from '@longstrip/api-contract';
import { CloseIcon, IconButton, Link, MarkRow, OwnText, useToast } from '@longstrip/ui';
import { useLoaderData } from '@remix-run/react';
import { type FormEvent, useState, useSyncExternalStore } from 'react';
import { PageTexts, usePageText } from '../../../i18n/page-texts.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { browserMarks } from '../../../parts/reading/marks-store.ts';
import { useIsHydrated } from '../../../parts/reading/reading-store.ts';
import { sendMark } from '../../../parts/reading/server-marks.ts';
import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/page-meta.ts';
import { MoreButton } from '../../../parts/series-lists/more-button.tsx';
import { useMoreRows } from '../../../parts/series-lists/use-more-rows.ts';
import { EmptyList } from '../../../parts/shell/empty-list.tsx';
import { useSite } from '../../../root/site-data.ts';
import { libraryAddress } from './library-address.ts';
import type { MarksPageData } from './library-marks.server.ts';
import { LibraryFrame } from './library-screen.tsx';

export { loader } from './library-marks.server.ts';
export { ErrorScreen as ErrorBoundary };

export const meta = titleMeta;

/** `/library/marks`: bookmarks and notes by series. A guest's are those of this browser. */
export default function MarksScreen() {
  const page = useLoaderData<MarksPageData>();
  return (
    <PageTexts texts={page.texts}>
      <LibraryFrame list="marks">{page.isGuest ? <BrowserMarks /> : <OwnMarks page={page} />}</LibraryFrame>
    </PageTexts>
  );
}

const NO_MARKS: readonly MarkItem[] = [];
const NEVER = () => () => {};

/** The marks of a guest. They are known only in the browser. */
function BrowserMarks() {
  const text = usePageText();
  const { platformId } = useSite();
  const isHydrated = useIsHydrated();
  const store = typeof window === 'undefined' ? null : browserMarks(platformId);
  const marks = useSyncExternalStore(
    store?.subscribe ?? NEVER,
    () => store?.get() ?? NO_MARKS,
    () => NO_MARKS,
  );
  const toast = useRemovedToast();
  const remove = (mark: MarkItem) => {
    store?.remove(mark.id);
    toast(() => store?.put(mark));
  };
  if (!isHydrated) return null;
  if (marks.length === 0) return <NoMarks />;
  return (
    <>
      <MarkGroups marks={marks} onRemove={remove} />
      <p className="px-(--size-gutter) py-4 text-center text-13 text-fg-3">{text('library.marksInBrowser')}</p>
    </>
  );
}

const idOf = ({ id }: MarkItem) => id;

/** The marks of a signed-in reader. A removed one is gone at once, and comes back if the site refuses that. */
function OwnMarks({ page }: { page: MarksPageData }) {
  const text = useText();
  const toast = useToast();
  const undoToast = useRemovedToast();
  const more = useMoreRows(page, (next) => libraryAddress('marks', { page: next, path: '/_/library' }), idOf);
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const show = (id: string) => setRemoved((before) => new Set([...before].filter((each) => each !== id)));
  const hide = (id: string) => setRemoved((before) => new Set([...before, id]));
  const failed = () => toast({ text: text('detail.favouriteFailed'), tone: 'warning' });
  const restore = async (mark: MarkItem) => {
    show(mark.id);
    if ((await sendMark(mark.id, { ...mark, updatedAt: Date.now() })) === null) return;
    hide(mark.id);
    failed();
  };
  const remove = async (mark: MarkItem) => {
    hide(mark.id);
    if ((await sendMark(mark.id, null)) === null) {
      undoToast(() => void restore(mark));
      return;
    }
    show(mark.id);
    failed();
  };
  const marks = more.rows.filter(({ id }) => !removed.has(id));
  if (marks.length === 0 && more.next === null) return <NoMarks />;
  return (
    <>
      <MarkGroups marks={marks} onRemove={(mark) => void remove(mark)} />
      {more.next !== null && (
        <MoreButton href={libraryAddress('marks', { page: more.next })} state={more.state} onLoad={more.load} />
      )}
    </>
  );
}

/** Says that a mark is removed, with a button that brings it back. */
function useRemovedToast(): (undo: () => void) => void {
  const text = usePageText();
  const toast = useToast();
  return (undo) => toast({ text: text('library.markRemoved'), action: { label: text('common.undo'), onPress: undo } });
}

function NoMarks() {
  const text = usePageText();
  return <EmptyList scene="library" title={text('library.emptyMarksTitle')} text={text('library.emptyMarksText')} />;
}

interface MarkGroupsProps {
  marks: readonly MarkItem[];
  onRemove: (mark: MarkItem) => void;
}

/** Marks by series; the series of the mark that was changed last comes first. */
function MarkGroups({ marks, onRemove }: MarkGroupsProps) {
  const groups = new Map<string, MarkItem[]>();
  for (const mark of marks) groups.set(mark.series.alias, [...(groups.get(mark.series.alias) ?? []), mark]);
  return [...groups].map(([alias, own]) => (
    <section key={alias} className="pt-4">
      <h2 className="px-(--size-gutter) text-16">
        <Link href={`/detail/${alias}`} className="inline-flex min-h-11 items-center hover:underline">
          <OwnText>{own[0]?.series.title}</OwnText>
        </Link>
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {own.map((mark) => (
          <li key={mark.id}>
            <OneMark mark={mark} onRemove={onRemove} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function OneMark({ mark, onRemove }: { mark: MarkItem; onRemove: (mark: MarkItem) => void }) {
  const text = usePageText();
  const { series, episode, pageOrderNo, startAnchor, quote, note, colour } = mark;
  const place =
    pageOrderNo === 0 ? episode.title : text('library.markPlace', { episode: episode.title, page: pageOrderNo });
  const remove = (event: FormEvent) => {
    event.preventDefault();
    onRemove(mark);
  };
  return (
    <MarkRow
      href={`/viewer/${series.alias}/${episode.alias}?at=${encodeURIComponent(startAnchor)}`}
      {...{ place, quote, note, colour }}
      action={
        <form method="post" action="/_/marks" onSubmit={remove} className="py-1.5">
          <input type="hidden" name="remove" value={mark.id} />
          <input type="hidden" name="back" value="/library/marks" />
          <IconButton type="submit" icon={CloseIcon} iconSize={20} label={text('library.markRemove', { place })} />
        </form>
      }
    />
  );
}
