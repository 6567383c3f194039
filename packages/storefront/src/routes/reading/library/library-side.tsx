import { SideList, SideListSkeleton, SideSection } from '@longstrip/ui';
import { usePageText } from '../../../i18n/page-texts.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { BLANK_COVER } from '../../../parts/series/blank-cover.ts';
import { Chart, PageSide, type PageSideProps } from '../../../parts/series-lists/page-side.tsx';
import { useIsWide } from '../../../parts/shell/use-is-wide.ts';
import { useSideData } from '../../../parts/shell/use-side-data.ts';
import type { LibraryRowModel } from './library.server.ts';
import { libraryAddress } from './library-address.ts';

/** Rentals in the second column. */
const SHOWN = 4;

/** The second column of the library: the choices of its list, what ends soon, and the chart. */
export function LibrarySide({ choices }: Pick<PageSideProps, 'choices'>) {
  return (
    <PageSide {...(choices === undefined ? {} : { choices })} rest="none">
      <EndsSoon />
    </PageSide>
  );
}

/** The rentals that end first, and then the chart. Without scripts it leads to the list in that order. */
function EndsSoon() {
  const text = usePageText();
  const common = useText();
  const isWide = useIsWide();
  const answer = useSideData(libraryAddress('my', { sort: 'ENDING', path: '/_/library' }), isRows);
  const ending = (answer?.rows ?? []).filter((row) => row.ending !== undefined).slice(0, SHOWN);
  const title = text('library.endsSoon');
  return (
    <>
      <SideSection
        title={title}
        more={{ href: libraryAddress('my', { sort: 'ENDING' }), label: common('home.seeAll') }}
      >
        {isWide && answer === undefined && <SideListSkeleton label={common('list.loading')} count={SHOWN} />}
        {answer !== undefined && answer !== null && ending.length === 0 && (
          <p className="text-13 text-fg-3">{text('library.nothingEnds')}</p>
        )}
        {ending.length > 0 && (
          <SideList
            label={title}
            rows={ending.map(({ href, title: name, titleBreaks, language, cover, ending: note = '' }) => ({
              ...{ href, title: name, titleBreaks, language, cover: cover ?? BLANK_COVER, note },
            }))}
          />
        )}
      </SideSection>
      {answer !== undefined && <Chart />}
    </>
  );
}

function isRows(answer: unknown): answer is { rows: LibraryRowModel[] } {
  return typeof answer === 'object' && answer !== null && 'rows' in answer && Array.isArray(answer.rows);
}
