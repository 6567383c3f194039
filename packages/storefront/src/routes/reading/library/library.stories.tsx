import { useSampleTexts } from '@longstrip/ui/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { NO_TEXTS } from '../../../i18n/packed-texts.ts';
import { storyCards } from '../../../testing/story-data.ts';
import { StorySite } from '../../../testing/story-site.tsx';
import type { LibraryPageData } from './library.server.ts';
import { LibraryScreen } from './library-screen.tsx';

const meta: Meta = { title: 'Storefront/Reading/Library', parameters: { frame: 'none' } };
export default meta;

const EMPTY: LibraryPageData = {
  ...{
    title: 'Story',
    texts: NO_TEXTS,
    list: 'my',
    sort: 'CREATE',
    filter: null,
    view: 'LIST',
    isEdited: false,
    hiddenCount: 0,
  },
  ...{ rows: [], next: null },
};

function LibraryStory({ globals, change = {} }: { globals: object; change?: Partial<LibraryPageData> }) {
  const texts = useSampleTexts();
  const rows = storyCards(texts).map(({ alias, title, cover }, index) => ({
    ...{ alias, title, cover, titleBreaks: [], href: `/viewer/${alias}/ep-1`, note: '9 owned · 1 new' },
    ...(index % 3 === 1 ? { ending: 'Rented, 41 h left' } : {}),
    ...(index % 2 === 0 ? { place: `${texts.detail.episode(index + 1)} · 40%`, readShare: 0.4 } : {}),
  }));
  const data = { ...EMPTY, rows, hiddenCount: 3, ...change };
  return <StorySite globals={globals} path={`/library/${data.list}`} data={data} component={LibraryScreen} />;
}

export const Own: StoryObj = { render: (_args, { globals }) => <LibraryStory globals={globals} /> };

export const Covers: StoryObj = {
  render: (_args, { globals }) => <LibraryStory globals={globals} change={{ view: 'GRID', filter: 'UNREAD' }} />,
};

export const Edited: StoryObj = {
  render: (_args, { globals }) => <LibraryStory globals={globals} change={{ list: 'favorite', isEdited: true }} />,
};

export const NothingMatches: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite globals={globals} path="/library/my" data={{ ...EMPTY, filter: 'FINISHED' }} component={LibraryScreen} />
  ),
};

/** Another page follows. */
export const GoesOn: StoryObj = {
  render: (_args, { globals }) => <LibraryStory globals={globals} change={{ next: 1 }} />,
};

export const Recent: StoryObj = {
  render: (_args, { globals }) => <LibraryStory globals={globals} change={{ list: 'recent', hiddenCount: 0 }} />,
};

export const NoFavorites: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite
      globals={globals}
      path="/library/favorite"
      data={{ ...EMPTY, list: 'favorite' }}
      component={LibraryScreen}
    />
  ),
};
