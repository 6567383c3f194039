import type { Locale, ViewerSettings } from '@longstrip/core';
import {
  BackIcon,
  CommentIcon,
  ForwardIcon,
  ListIcon,
  SettingsIcon,
  TextSizeIcon,
  type ViewerAction,
  ViewerBottomBar,
  ViewerFavourite,
  type ViewerGround,
  ViewerProgress,
  ViewerTopBar,
} from '@longstrip/ui';
import { useState } from 'react';
import {
  addDeviceTexts,
  addTranscriptTexts,
  addViewerSettingsTexts,
  addViewerToolsTexts,
} from '../../../../i18n/create-i18n.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { turningDirection, turnsAgainstPage } from '../../../../parts/reading/viewer-settings.ts';
import { FavouriteForm } from '../../../../parts/series/favourite-form.tsx';
import { useSite } from '../../../../root/site-data.ts';
import { lazyPart } from '../lazy-part.tsx';
import { preloadComicReaders } from '../lazy-parts.tsx';
import { useProgressText } from '../progress-text.ts';
import type { ViewerEpisode } from '../viewer-model.ts';
import { useViewerStore } from '../viewer-store.ts';

/** With the bars, which few readers open before they have read a while. */
const BookmarkButton = lazyPart(() => import('./bookmarks.tsx').then((module) => module.BookmarkButton));
const MoreMenu = lazyPart(() => import('./more-menu.tsx').then((module) => module.MoreMenu), {
  texts: [addViewerToolsTexts, addDeviceTexts],
});
const SeekBar = lazyPart(() => import('./seek-bar.tsx').then((module) => module.SeekBar), {
  texts: [addViewerToolsTexts],
  fallback: <div className="h-(--size-view-seek)" />,
});
const JumpBack = lazyPart(() => import('./jump-back.tsx').then((module) => module.JumpBack), {
  texts: [addViewerToolsTexts],
});
/** The sheets, with their texts, since few visits open them. */
const SettingsSheet = lazyPart(() => import('./settings-sheet.tsx').then((module) => module.SettingsSheet), {
  texts: [addViewerSettingsTexts],
});
const KeysSheet = lazyPart(() => import('./keys-sheet.tsx').then((module) => module.KeysSheet), {
  texts: [addViewerSettingsTexts],
});
const DeviceSheet = lazyPart(() => import('./device-sheet.tsx').then((module) => module.DeviceSheet), {
  texts: [addDeviceTexts],
});
const PanelSwitch = lazyPart(() => import('./panel-switch.tsx').then((module) => module.PanelSwitch), {
  texts: [addViewerSettingsTexts],
});
const TranscriptSheet = lazyPart(
  () => import('../transcript/transcript-sheet.tsx').then((module) => module.TranscriptSheet),
  { texts: [addTranscriptTexts] },
);
const EpisodesSheet = lazyPart(() => import('./episodes-sheet.tsx').then((module) => module.EpisodesSheet));

type SheetName = NonNullable<ReturnType<typeof useViewerStore.getState>['openSheet']>;

/** The bars over an episode, and the sheets that they open. A sheet's script loads when it is first opened. */
export function ViewerBars({ data, settings }: { data: ViewerEpisode; settings: ViewerSettings }) {
  const text = useText();
  const { locale, direction } = useSite();
  const ground: ViewerGround = data.content.kind === 'novel' ? 'novel' : 'art';
  const open = useViewerStore((state) => state.openSheet);
  const hasJumped = useViewerStore((state) => state.jumpedFrom !== null);
  const [opened, setOpened] = useState<ReadonlySet<SheetName>>(new Set());
  if (open !== null && !opened.has(open)) setOpened(new Set([...opened, open]));
  const show = (sheet: SheetName) => {
    if (sheet === 'settings' && ground === 'art') preloadComicReaders();
    useViewerStore.setState({ openSheet: sheet });
  };
  const close = () => useViewerStore.setState({ openSheet: null });
  // The next episode is where the next page is.
  const isReversed = turnsAgainstPage(data, settings, direction);
  const previous = { key: 'previous', label: text('viewer.previous'), href: neighbourHref(data, data.previous) };
  const next = { key: 'next', label: text('viewer.next'), href: neighbourHref(data, data.next) };
  const actions: ViewerAction[] = [
    { ...(isReversed ? next : previous), icon: BackIcon },
    { key: 'list', icon: ListIcon, label: text('viewer.list'), onPress: () => show('episodes') },
    ...(data.comments === null ? [] : [commentsAction(data.comments, text('viewer.comments'), locale)]),
    {
      key: 'settings',
      icon: ground === 'novel' ? TextSizeIcon : SettingsIcon,
      label: text('viewer.settings'),
      onPress: () => show('settings'),
    },
    { ...(isReversed ? previous : next), icon: ForwardIcon },
  ];
  return (
    <>
      <TopBar data={data} settings={settings} ground={ground} />
      <BottomBar data={data} settings={settings} actions={actions} ground={ground} />
      {hasJumped && <JumpBack data={data} />}
      {opened.has('settings') && (
        <SettingsSheet isOpen={open === 'settings'} onClose={close} data={data} settings={settings} />
      )}
      {opened.has('keys') && <KeysSheet isOpen={open === 'keys'} onClose={close} data={data} settings={settings} />}
      {opened.has('device') && (
        <DeviceSheet isOpen={open === 'device'} onClose={close} data={data} settings={settings} />
      )}
      {open === 'panels' && <PanelSwitch onClose={close} data={data} settings={settings} />}
      {opened.has('transcript') && (
        <TranscriptSheet isOpen={open === 'transcript'} onClose={close} data={data} settings={settings} />
      )}
      {opened.has('episodes') && (
        <EpisodesSheet isOpen={open === 'episodes'} onClose={close} data={data} settings={settings} />
      )}
    </>
  );
}

/** Whether the bars have been shown in this episode. */
function useWasShown(isShown: boolean): boolean {
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  return wasShown;
}

interface BarProps {
  data: ViewerEpisode;
  settings: ViewerSettings;
  ground: ViewerGround;
}

function TopBar({ data, settings, ground }: BarProps) {
  const text = useText();
  const { routes } = useSite();
  const isShown = useViewerStore((state) => state.areBarsShown);
  const wasShown = useWasShown(isShown);
  const page = `/viewer/${data.series.alias}/${data.episode.alias}`;
  return (
    <ViewerTopBar
      bookmark={<span className="size-11 shrink-0">{wasShown && <BookmarkButton data={data} />}</span>}
      favourite={
        routes.includes('libraryFavorite') && (
          <FavouriteForm seriesAlias={data.series.alias} isOn={data.isFavourite} page={page}>
            {(heart) => <ViewerFavourite {...heart} />}
          </FavouriteForm>
        )
      }
      menu={<span className="size-11 shrink-0">{wasShown && <MoreMenu data={data} settings={settings} />}</span>}
      title={data.series.title}
      place={data.episode.title === data.series.title ? '' : data.episode.title}
      reached={useProgressText(data, settings)}
      close={{ href: `/detail/${data.series.alias}`, label: text('viewer.backToSeries') }}
      isShown={isShown}
      ground={ground}
    />
  );
}

function BottomBar({ data, settings, actions, ground }: BarProps & { actions: readonly ViewerAction[] }) {
  const text = useText();
  const isShown = useViewerStore((state) => state.areBarsShown);
  const wasShown = useWasShown(isShown);
  return (
    <ViewerBottomBar
      actions={actions}
      label={text('viewer.controls')}
      isShown={isShown}
      ground={ground}
      progress={!isShown && <Progress data={data} settings={settings} ground={ground} />}
      seek={wasShown && <SeekBar data={data} settings={settings} ground={ground} />}
    />
  );
}

function Progress({ data, settings, ground }: BarProps) {
  const text = useText();
  const share = useViewerStore((state) => state.position?.share ?? 0);
  return (
    <ViewerProgress
      share={share}
      label={text('viewer.progress')}
      ground={ground}
      direction={turningDirection(data, settings) === 'RTL' ? 'rtl' : 'ltr'}
    />
  );
}

function commentsAction(
  { href, count }: NonNullable<ViewerEpisode['comments']>,
  label: string,
  locale: Locale,
): ViewerAction {
  const format = new Intl.NumberFormat(`${locale}-u-nu-latn`, { notation: 'compact', maximumFractionDigits: 1 });
  return {
    ...{ key: 'comments', icon: CommentIcon, label, href },
    badge: count === null || count === 0 ? undefined : format.format(count),
  };
}

function neighbourHref({ series }: ViewerEpisode, neighbour: { alias: string } | null): string | undefined {
  return neighbour === null ? undefined : `/viewer/${series.alias}/${neighbour.alias}`;
}
