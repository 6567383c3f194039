import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { SiteFrame } from '../shell/site-frame.tsx';
import { SiteInnerHeader } from '../shell/site-headers.tsx';
import { SearchForm } from './search-form.tsx';
import type { SearchQuery } from './search-query.ts';

export interface SearchFrameProps {
  query: SearchQuery;
  /** More will come at the end of the page: nothing stands there that a reader would chase. */
  isEndless?: boolean;
  /** The search got no answer: the same words may be looked for again. */
  isUnanswered?: boolean;
  children: ReactNode;
}

/** The frame of the search: its field in the header, whatever stands below. */
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
