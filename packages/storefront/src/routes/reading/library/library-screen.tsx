import { LibraryList as LibraryRowList, LibrarySkeleton, Link, LinkSwitch, priorityAt, Tabs } from '@longstrip/ui';
import { useLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { PageTexts, usePageText } from '../../../i18n/page-texts.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { useSlowLocation } from '../../../parts/navigation/pending-location.ts';
import { BLANK_COVER } from '../../../parts/series/blank-cover.ts';
import { MoreButton } from '../../../parts/series-lists/more-button.tsx';
import { useMoreRows } from '../../../parts/series-lists/use-more-rows.ts';
import { EmptyList } from '../../../parts/shell/empty-list.tsx';
import { SiteFrame } from '../../../parts/shell/site-frame.tsx';
import { SiteInnerHeader } from '../../../parts/shell/site-headers.tsx';
import { useSite } from '../../../root/site-data.ts';
import type { LibraryPageData, LibraryRowModel } from './library.server.ts';
import { LIBRARY_SORT_ORDERS, LIBRARY_TABS, type LibraryTab, libraryAddress } from './library-address.ts';

const TAB_TEXTS = {
  my: 'library.tabMy',
  favorite: 'library.tabFavorite',
  recent: 'library.tabRecent',
  marks: 'library.tabMarks',
  device: 'library.tabDevice',
} as const;
const SORT_TEXTS = { CREATE: 'library.sortCREATE', ENDING: 'library.sortENDING' } as const;
const EMPTY_TEXTS = {
  my: { title: 'library.emptyMyTitle', text: 'library.emptyMyText' },
  favorite: { title: 'library.emptyFavoriteTitle', text: 'library.emptyFavoriteText' },
  recent: { title: 'library.emptyRecentTitle', text: 'library.emptyRecentText' },
} as const;

/** Covers in the first screen: a phone has one column, a desktop two. */
const FIRST_SCREEN = { phone: 6, desktop: 12 };

/** `/library/…`: what a reader has, follows and has read, row by row. */
export function LibraryScreen() {
  const page = useLoaderData<LibraryPageData>();
  return (
    <PageTexts texts={page.texts}>
      <Library key={`${page.list} ${page.sort}`} page={page} />
    </PageTexts>
  );
}

function Library({ page }: { page: LibraryPageData }) {
  const text = usePageText();
  const common = useText();
  const { list, sort, rows, hiddenCount } = page;
  return (
    <LibraryFrame list={list}>
      {list === 'my' && (rows.length > 0 || hiddenCount > 0) && (
        <div className="flex justify-end px-(--size-gutter) pt-2">
          <LinkSwitch
            label={common('list.sort')}
            links={LIBRARY_SORT_ORDERS.map((each) => ({
              href: libraryAddress('my', { sort: each }),
              label: text(SORT_TEXTS[each]),
              isCurrent: each === sort,
            }))}
          />
        </div>
      )}
      <Rows page={page} />
    </LibraryFrame>
  );
}

/** The header and the tabs of the library, around one of its lists; a skeleton while the next one is slow to load. */
export function LibraryFrame({ list, children }: { list: LibraryTab; children: ReactNode }) {
  const text = usePageText();
  const common = useText();
  const { routes } = useSite();
  const isSlow = useSlowLocation()?.pathname.startsWith('/library/') ?? false;
  const hidden = [routes.includes('libraryMarks') ? '' : 'marks', routes.includes('libraryDevice') ? '' : 'device'];
  const tabs = LIBRARY_TABS.filter((each) => !hidden.includes(each));
  return (
    <SiteFrame header={<SiteInnerHeader title={common('nav.library')} parent="/my" />}>
      <h1 className="sr-only">{common('nav.library')}</h1>
      <Tabs
        label={text('library.tabs')}
        tabs={tabs.map((each) => ({
          href: libraryAddress(each),
          label: text(TAB_TEXTS[each]),
          isCurrent: each === list,
        }))}
      />
      {isSlow ? <LibrarySkeleton label={common('list.loading')} /> : children}
    </SiteFrame>
  );
}

const aliasOf = ({ alias }: LibraryRowModel) => alias;

function Rows({ page }: { page: LibraryPageData }) {
  const text = usePageText();
  const { list, sort, hiddenCount } = page;
  const more = useMoreRows(page, (next) => libraryAddress(list, { sort, page: next, path: '/_/library' }), aliasOf);
  const rows = more.rows.map(({ alias: _, cover, ...row }, index) => ({
    ...row,
    cover: cover ?? BLANK_COVER,
    isPriority: priorityAt(index, FIRST_SCREEN),
  }));
  return (
    <section className="pt-2 pb-4">
      {rows.length === 0 ? (
        <EmptyList title={text(EMPTY_TEXTS[list].title)} text={text(EMPTY_TEXTS[list].text)} />
      ) : (
        <LibraryRowList
          label={text(TAB_TEXTS[list])}
          rows={rows}
          foot={
            more.next !== null && (
              <MoreButton
                href={libraryAddress(list, { sort, page: more.next })}
                state={more.state}
                onLoad={more.load}
              />
            )
          }
        />
      )}
      <End hiddenCount={hiddenCount} isShown={rows.length > 0 && more.next === null} />
    </section>
  );
}

/** The end of the list, and how many series the settings hide, with a link to them. */
function End({ hiddenCount, isShown }: { hiddenCount: number; isShown: boolean }) {
  const text = usePageText();
  return (
    <div className="px-(--size-gutter) pt-3 text-center text-13 text-fg-3">
      {hiddenCount > 0 && (
        <Link href="/setting" className="inline-flex min-h-11 items-center underline">
          {text('library.hidden', { amount: hiddenCount })}
        </Link>
      )}
      {isShown && <p className="py-2">{text('library.end')}</p>}
    </div>
  );
}
