import { TEXT_HITS_MOST } from '@longstrip/core';
import { ChevronDownIcon, IconButton, SearchField } from '@longstrip/ui';
import { useViewerText } from '../../../../i18n/use-text.ts';
import type { TranscriptSearchState } from './use-transcript-search.ts';

/** The field above a transcript, with how many hits there are. Enter goes to the next one, with the shift key to the previous one. */
export function TranscriptSearch({ search }: { search: TranscriptSearchState }) {
  const text = useViewerText();
  const { searched, setSearched, hits, at, step } = search;
  const isSearched = searched.trim() !== '';
  const hasHits = hits.length > 0;
  const total = hits.length === TEXT_HITS_MOST ? `${hits.length}+` : hits.length;
  const count = hasHits ? text('transcript.hits', { hit: at + 1, hits: total }) : text('transcript.noHits');
  return (
    <>
      <SearchField
        label={text('transcript.search')}
        clearLabel={text('search.clear')}
        value={searched}
        onChange={({ target }) => setSearched(target.value)}
        onClear={() => setSearched('')}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          step(event.shiftKey ? -1 : 1);
        }}
      />
      <p role="status" className="figures shrink-0 text-14 text-fg-2">
        {isSearched && count}
      </p>
      {isSearched && hasHits && (
        <>
          <IconButton
            icon={ChevronDownIcon}
            label={text('transcript.previousHit')}
            iconSize={20}
            onClick={() => step(-1)}
            className="-me-2 rotate-180"
          />
          <IconButton icon={ChevronDownIcon} label={text('transcript.nextHit')} iconSize={20} onClick={() => step(1)} />
        </>
      )}
    </>
  );
}
