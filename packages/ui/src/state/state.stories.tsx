import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ButtonLink } from '../control/button.tsx';
import { sampleCards, useSampleTexts } from '../samples/sample-context.tsx';
import { SeriesShelf } from '../series/series-cards.tsx';
import { CoversSkeleton, NoticeSkeleton, RankingSkeleton } from './section-skeletons.tsx';
import {
  CardsSkeleton,
  DetailSkeleton,
  EpisodeListSkeleton,
  GridSkeleton,
  LinesSkeleton,
  ListSkeleton,
  ShelfSkeleton,
  SkeletonBlock,
  ViewerSkeleton,
} from './skeletons.tsx';
import {
  AccessDenied,
  EmptyState,
  ErrorState,
  NotFoundPage,
  OfflineState,
  PrepareState,
  StatePage,
} from './states.tsx';

const meta: Meta = { title: 'States/Pages' };
export default meta;

function Actions() {
  const { states404 } = useSampleTexts();
  return (
    <>
      <ButtonLink look="main" href="#home">
        {states404.home}
      </ButtonLink>
      <Button look="quiet">{states404.back}</Button>
    </>
  );
}

export const NotFound: StoryObj = {
  render: function Render() {
    const texts = useSampleTexts();
    return (
      <>
        <NotFoundPage title={texts.states404.title} text={texts.states404.text} actions={<Actions />} />
        <SeriesShelf title={texts.home.wait} series={sampleCards(texts)} />
      </>
    );
  },
};

export const Broken: StoryObj = {
  render: () => (
    <ErrorState
      title="Something spilled"
      text="This page could not be drawn. What you own is safe, and we have been told."
      detail="Request 7f3a-91c2"
      actions={<Actions />}
    />
  ),
};

export const Empty: StoryObj = {
  render: () => (
    <EmptyState
      title="Nothing on this shelf yet"
      text="Series you mark with a heart come here, and say when a new episode is out."
      actions={
        <ButtonLink look="main" href="#home">
          Find something to read
        </ButtonLink>
      }
    />
  ),
};

export const Denied: StoryObj = {
  render: () => (
    <AccessDenied
      title="This session has expired."
      text="Log in again to go on where you were."
      actions={<Actions />}
    />
  ),
};

export const Offline: StoryObj = {
  render: () => (
    <OfflineState
      isAlert
      title="No connection"
      text="Episodes you have open stay readable. Everything else waits for the network."
      actions={<Button look="main">Try again</Button>}
    />
  ),
};

export const Prepare: StoryObj = {
  render: () => <PrepareState title="The next page is being drawn" text="We are back at 04:00." />,
};

export const OwnPicture: StoryObj = {
  render: () => <StatePage art={<SkeletonBlock className="h-40" />} title="A page with its own picture" />,
};

export const Grid: StoryObj = {
  render: () => (
    <div className="py-4">
      <GridSkeleton label="Loading" />
    </div>
  ),
};
export const Detail: StoryObj = { render: () => <DetailSkeleton label="Loading" /> };
export const Covers: StoryObj = { render: () => <CoversSkeleton label="Loading" hasFilters /> };
export const Ranking: StoryObj = { render: () => <RankingSkeleton label="Loading" hasFilters /> };
export const Notice: StoryObj = { render: () => <NoticeSkeleton label="Loading" /> };
export const List: StoryObj = { render: () => <ListSkeleton label="Loading" /> };
export const Lines: StoryObj = { render: () => <LinesSkeleton label="Loading" /> };
export const Cards: StoryObj = { render: () => <CardsSkeleton label="Loading" /> };
export const Episodes: StoryObj = { render: () => <EpisodeListSkeleton label="Loading" /> };
export const Viewer: StoryObj = { render: () => <ViewerSkeleton label="Loading" /> };

export const LoadingShelf: StoryObj = { render: () => <ShelfSkeleton label="Loading" /> };
