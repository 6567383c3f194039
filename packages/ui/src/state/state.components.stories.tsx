import type { Meta } from '@storybook/react-vite';
import * as ui from '../index.ts';
import { properties } from '../samples/properties.tsx';

const meta: Meta = { title: 'Components/States', tags: ['autodocs'] };
export default meta;

const actions = (
  <ui.ButtonLink look="main" href="#home">
    To the home page
  </ui.ButtonLink>
);
const loading = { label: 'Loading', count: 4 };

export const StatePage = properties(ui.StatePage, {
  use: 'A message in place of a page, with a drawing of your own.',
  not: 'the cases below, which have their own.',
  args: { art: <ui.SkeletonBlock className="h-40" />, title: 'A page with its own picture', text: '', actions },
});

export const NotFoundPage = properties(ui.NotFoundPage, {
  use: 'No page at this address.',
  not: 'a page that the reader may not see (`AccessDenied`).',
  args: { title: 'This page is not here', text: 'It may have moved.', actions },
});

export const ErrorState = properties(ui.ErrorState, {
  use: 'An error on our side.',
  not: 'a refusal that the reader can do something about: that is a sentence beside the control.',
  args: { title: 'Something spilled', text: 'What you own is safe.', detail: 'Request 7f3a-91c2', actions },
});

export const EmptyState = properties(ui.EmptyState, {
  use: 'A list with nothing in it, and what to do next.',
  not: 'a list that is being loaded (a skeleton).',
  args: { title: 'Nothing on this shelf yet', text: 'Series you mark with a heart come here.', actions },
});

export const AccessDenied = properties(ui.AccessDenied, {
  use: 'The reader may not see this page, or no longer.',
  not: 'a page that does not exist (`NotFoundPage`).',
  args: { title: 'This session has expired.', text: 'Log in again to go on where you were.', actions },
});

export const OfflineState = properties(ui.OfflineState, {
  use: 'No network.',
  not: 'a server that does not answer (`ErrorState`).',
  args: { title: 'No connection', text: 'Episodes you have open stay readable.', actions, isAlert: false },
});

export const PrepareState = properties(ui.PrepareState, {
  use: 'Maintenance with its end.',
  not: 'an episode that is not out yet (a state of its row).',
  args: { title: 'The next page is being drawn', text: 'We are back at 04:00.' },
});

export const SkeletonBlock = properties(ui.SkeletonBlock, {
  use: 'A part of a new skeleton.',
  not: 'a page that has its own skeleton.',
  args: { className: 'h-12 w-60 rounded-card' },
});

export const CoversSkeleton = properties(ui.CoversSkeleton, {
  use: 'A section of covers, with or without its filters.',
  not: 'a grid alone (`GridSkeleton`).',
  frame: 'flush',
  args: { label: 'Loading', count: 6, hasFilters: true, hasTitle: false },
});

export const RankingSkeleton = properties(ui.RankingSkeleton, {
  use: 'A ranking.',
  not: 'other lists (`ListSkeleton`).',
  frame: 'flush',
  args: { label: 'Loading', count: 4, hasFilters: true },
});

export const NoticeSkeleton = properties(ui.NoticeSkeleton, {
  use: 'A page with a message or a question.',
  not: 'a list of notices (`LinesSkeleton`).',
  frame: 'flush',
  args: { label: 'Loading' },
});

export const GridSkeleton = properties(ui.GridSkeleton, {
  use: 'A grid of covers.',
  not: 'a row of them (`ShelfSkeleton`).',
  frame: 'flush',
  args: loading,
});

export const ShelfSkeleton = properties(ui.ShelfSkeleton, {
  use: 'A shelf.',
  not: 'a whole page of covers (`GridSkeleton`).',
  frame: 'flush',
  args: loading,
});

export const DetailSkeleton = properties(ui.DetailSkeleton, {
  use: 'The page of a series.',
  not: 'its episodes alone (`EpisodeListSkeleton`).',
  frame: 'flush',
  args: loading,
});

export const EpisodeListSkeleton = properties(ui.EpisodeListSkeleton, {
  use: 'A list of episodes.',
  not: 'the whole page of a series (`DetailSkeleton`).',
  frame: 'flush',
  args: loading,
});

export const ListSkeleton = properties(ui.ListSkeleton, {
  use: 'Rows with covers.',
  not: 'rows of text (`LinesSkeleton`).',
  frame: 'flush',
  args: loading,
});

export const LinesSkeleton = properties(ui.LinesSkeleton, {
  use: 'Rows of text.',
  not: 'rows with covers (`ListSkeleton`).',
  frame: 'flush',
  args: loading,
});

export const CardsSkeleton = properties(ui.CardsSkeleton, {
  use: 'Wide cards, such as events.',
  not: 'covers (`GridSkeleton`).',
  frame: 'flush',
  args: loading,
});

export const ViewerSkeleton = properties(ui.ViewerSkeleton, {
  use: 'A comic that is being opened.',
  not: 'pages: it is dark in both themes.',
  frame: 'flush',
  args: { label: 'Loading' },
});
