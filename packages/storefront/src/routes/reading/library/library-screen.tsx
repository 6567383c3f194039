import {
  ButtonLink,
  ChipScroller,
  type ChoiceGroup,
  EmptyState,
  GridIcon,
  LibraryChooser,
  LibraryList as LibraryRowList,
  LibrarySkeleton,
  Link,
  LinkSwitch,
  ListIcon,
  priorityAt,
  Tabs,
} from '@longstrip/ui';
import { useLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { PageTexts, usePageText } from '../../../i18n/page-texts.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { useSlowLocation } from '../../../parts/navigation/pending-location.ts';
import { BLANK_COVER } from '../../../parts/series/blank-cover.ts';
import { MoreButton } from '../../../parts/series-lists/more-button.tsx';
import type { PageSideProps } from '../../../parts/series-lists/page-side.tsx';
import { useMoreRows } from '../../../parts/series-lists/use-more-rows.ts';
import { EmptyList } from '../../../parts/shell/empty-list.tsx';
import { SiteFrame } from '../../../parts/shell/site-frame.tsx';
import { SiteInnerHeader } from '../../../parts/shell/site-headers.tsx';
import { widePart } from '../../../parts/shell/wide-part.tsx';
import { useSite } from '../../../root/site-data.ts';
import type { LibraryPageData, LibraryRowModel } from './library.server.ts';
import { FILTERS_OF, isEditable, LIBRARY_TABS, type LibraryTab, libraryAddress, SORTS_OF } from './library-address.ts';

const LibrarySide = widePart<Pick<PageSideProps, 'choices'>>(() =>
  import('./library-side.tsx').then((module) => module.LibrarySide),
);

const TAB_TEXTS = {
  my: 'library.tabMy',
  favorite: 'library.tabFavorite',
  recent: 'library.tabRecent',
  marks: 'library.tabMarks',
  device: 'library.tabDevice',
} as const;
const SORT_TEXTS = {
  CREATE: 'library.sortCREATE',
  ENDING: 'library.sortENDING',
  TITLE: 'library.sortTITLE',
} as const;
const FILTER_TEXTS = {
  UNREAD: 'library.filterUNREAD',
  OWNED: 'library.filterOWNED',
  ENDING: 'library.filterENDING',
  FINISHED: 'library.filterFINISHED',
} as const;
const EMPTY_TEXTS = {
  my: { title: 'library.emptyMyTitle', text: 'library.emptyMyText' },
  favorite: { title: 'library.emptyFavoriteTitle', text: 'library.emptyFavoriteText' },
  recent: { title: 'library.emptyRecentTitle', text: 'library.emptyRecentText' },
} as const;

/** Covers in the first screen: a phone has one column, a desktop two. */
const FIRST_SCREEN = { phone: 6, desktop: 14 };

/** `/library/…`: what a reader has, follows and has read, row by row. */
export function LibraryScreen() {
  const page = useLoaderData<LibraryPageData>();
  return (
    <PageTexts texts={page.texts}>
      <Library key={`${page.list} ${page.sort} ${page.filter} ${page.isEdited}`} page={page} />
    </PageTexts>
  );
}

function Library({ page }: { page: LibraryPageData }) {
  const { list, filter, rows, hiddenCount } = page;
  const choices = useChoices(page);
  const hasControls = rows.length > 0 || hiddenCount > 0 || filter !== null;
  return (
    <LibraryFrame list={list} choices={hasControls ? choices : []}>
      {hasControls && <Controls page={page} choices={choices} />}
      <Rows page={page} />
    </LibraryFrame>
  );
}

/** What the list shows, and in which order: links, each with an address. */
function useChoices({ list, sort, filter, view }: LibraryPageData): [filters: ChoiceGroup, orders: ChoiceGroup] {
  const text = usePageText();
  const common = useText();
  return [
    {
      label: text('library.filters'),
      options: [null, ...FILTERS_OF[list]].map((each) => ({
        href: libraryAddress(list, { sort, view, filter: each }),
        label: each === null ? text('library.filterALL') : text(FILTER_TEXTS[each]),
        isCurrent: each === filter,
      })),
    },
    {
      label: common('list.sort'),
      options: SORTS_OF[list].map((each) => ({
        href: libraryAddress(list, { filter, view, sort: each }),
        label: text(SORT_TEXTS[each]),
        isCurrent: each === sort,
      })),
    },
  ];
}

interface ControlsProps {
  page: LibraryPageData;
  choices: ReturnType<typeof useChoices>;
}

/** Above the list: the choices, which are in the second column from 1024 px, and whether it has rows or covers. */
function Controls({ page: { list, sort, filter, view, isEdited }, choices: [filters, orders] }: ControlsProps) {
  const text = usePageText();
  const other = view === 'LIST' ? 'GRID' : 'LIST';
  return (
    <>
      <div className="pt-2 wide:hidden">
        <ChipScroller label={filters.label} chips={filters.options} />
      </div>
      <div className="flex items-center justify-end gap-1 px-(--size-gutter)">
        {isEditable(list) && (
          <Link
            href={libraryAddress(list, { sort, filter, view, isEdited: !isEdited })}
            className="me-auto inline-flex min-h-11 min-w-11 items-center text-13 text-fg-2 transition-colors hover:text-fg"
          >
            {text(isEdited ? 'library.editEnd' : 'library.edit')}
          </Link>
        )}
        <div className="wide:hidden">
          <LinkSwitch label={orders.label} links={orders.options} />
        </div>
        <Link
          href={libraryAddress(list, { filter, sort, view: other })}
          aria-label={text(`library.view${other}`)}
          className="ms-1 grid size-11 shrink-0 place-items-center text-fg-2 transition-colors hover:text-fg"
        >
          {other === 'GRID' ? <GridIcon size={20} /> : <ListIcon size={20} />}
        </Link>
      </div>
    </>
  );
}

export interface LibraryFrameProps {
  list: LibraryTab;
  /** The choices of the list, for the second column. */
  choices?: readonly ChoiceGroup[];
  children: ReactNode;
}

/** The header and the tabs of the library, around one of its lists; a skeleton while the next one is slow to load. */
export function LibraryFrame({ list, choices = [], children }: LibraryFrameProps) {
  const text = usePageText();
  const common = useText();
  const { routes, sessionStatus } = useSite();
  const isSlow = useSlowLocation()?.pathname.startsWith('/library/') ?? false;
  const hidden = [routes.includes('libraryMarks') ? '' : 'marks', routes.includes('libraryDevice') ? '' : 'device'];
  const tabs = LIBRARY_TABS.filter((each) => !hidden.includes(each));
  return (
    <SiteFrame
      header={<SiteInnerHeader title={common('nav.library')} parent="/my" />}
      side={sessionStatus === 'authenticated' ? <LibrarySide choices={choices} /> : undefined}
    >
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
  const { list, sort, filter, view, isEdited, hiddenCount } = page;
  const addressOf = (next: number, path?: string) =>
    libraryAddress(list, { ...{ sort, filter, view, isEdited, page: next }, ...(path === undefined ? {} : { path }) });
  const more = useMoreRows(page, (next) => addressOf(next, '/_/library'), aliasOf);
  const rows = more.rows.map(({ alias, cover, ...row }, index) => ({
    alias,
    ...row,
    cover: cover ?? BLANK_COVER,
    isPriority: priorityAt(index, FIRST_SCREEN),
  }));
  return (
    <section className="pt-2 pb-4">
      {rows.length === 0 && filter !== null ? (
        <EmptyState
          title={text('library.noMatchTitle')}
          text={text('library.noMatchText')}
          actions={
            <ButtonLink look="main" isWide href={libraryAddress(list, { sort, view })}>
              {text('library.showAll')}
            </ButtonLink>
          }
        />
      ) : rows.length === 0 ? (
        <EmptyList scene="library" title={text(EMPTY_TEXTS[list].title)} text={text(EMPTY_TEXTS[list].text)} />
      ) : isEdited ? (
        <form method="post" action="/_/favorite">
          <input type="hidden" name="isOn" value="false" />
          <input type="hidden" name="back" value={libraryAddress(list, { sort, filter, view, isEdited })} />
          <LibraryChooser
            label={text(TAB_TEXTS[list])}
            name="series"
            rows={rows.map(({ alias: value, title, language, cover, note }) => ({
              ...{ value, title, cover, note },
              ...(language === undefined ? {} : { language }),
            }))}
            removeLabel={text('library.removeChosen')}
          />
          {more.next !== null && <MoreButton href={addressOf(more.next)} state={more.state} onLoad={more.load} />}
        </form>
      ) : (
        <LibraryRowList
          view={view}
          label={text(TAB_TEXTS[list])}
          rows={rows.map(({ alias: _, ...row }) => row)}
          foot={more.next !== null && <MoreButton href={addressOf(more.next)} state={more.state} onLoad={more.load} />}
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
