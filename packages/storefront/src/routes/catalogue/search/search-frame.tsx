import type { ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import type { SearchQuery } from '../../../parts/search/search-query.ts';
import { SiteFrame } from '../../../parts/shell/site-frame.tsx';
import { SiteInnerHeader } from '../../../parts/shell/site-headers.tsx';
import { SearchForm } from './search-form.tsx';

export interface SearchFrameProps {
  query: SearchQuery;
  /** More results load at the end of the page: a footer there would move away from the reader. */
  isEndless?: boolean;
  /** The search had no answer: the same text can be searched again. */
  isUnanswered?: boolean;
  children: ReactNode;
}

/** The frame of the search, with its field in the header. */
export function SearchFrame({ query, isEndless = false, isUnanswered = false, children }: SearchFrameProps) {
  const text = useText();
  return (
    <SiteFrame
      header={
        <SiteInnerHeader title={text('nav.search')} field={<SearchForm query={query} isUnanswered={isUnanswered} />} />
      }
      hasFooter={!isEndless}
    >
      {children}
    </SiteFrame>
  );
}
