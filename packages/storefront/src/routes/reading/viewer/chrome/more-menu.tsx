import type { ViewerSettings } from '@longstrip/core';
import {
  DeviceIcon,
  KeyboardIcon,
  PanelIcon,
  ReadAloudIcon,
  SearchIcon,
  TranscriptIcon,
  ViewerMenu,
  type ViewerTool,
  WarningIcon,
} from '@longstrip/ui';
import { useViewerText } from '../../../../i18n/use-text.ts';
import { reportAddress } from '../../../../parts/navigation/report-address.ts';
import { chosenMode, viewerTheme, workKind } from '../../../../parts/reading/viewer-settings.ts';
import { useSite } from '../../../../root/site-data.ts';
import { useNovelStore } from '../novel/novel-store.ts';
import type { ViewerEpisode } from '../viewer-model.ts';
import { useViewerStore } from '../viewer-store.ts';

/** The tools for an episode that few readers need at once. */
export function MoreMenu({ data, settings }: { data: ViewerEpisode; settings: ViewerSettings }) {
  const text = useViewerText();
  const { routes } = useSite();
  const page = useViewerStore((state) => state.position?.page ?? 1);
  const canReadAloud = useNovelStore((state) => state.canReadAloud);
  const { series, episode, content } = data;
  const isNovel = content.kind === 'novel';
  const tools: ViewerTool[] = [];
  if (content.kind === 'comic') {
    const isGuided = chosenMode(settings, workKind(false, data.mode), data.mode) === 'GUIDED';
    const label = text(isGuided ? 'viewerTools.panelsEnd' : 'viewerTools.panels');
    tools.push({ key: 'panels', icon: PanelIcon, label, onPress: () => open('panels') });
    if (content.hasWords) {
      const onPress = () => open('transcript');
      tools.push({ key: 'transcript', icon: TranscriptIcon, label: text('viewerTools.transcript'), onPress });
    }
  } else {
    tools.push({ key: 'find', icon: SearchIcon, label: text('viewerTools.find'), onPress: () => open('find') });
  }
  if (canReadAloud) {
    const onPress = () => useNovelStore.setState({ readAloudFrom: 'place' });
    tools.push({ key: 'readAloud', icon: ReadAloudIcon, label: text('viewerTools.readAloud'), onPress });
  }
  tools.push({
    ...{ key: 'keys', icon: KeyboardIcon, label: text('viewerTools.keys') },
    className: 'pointer-coarse:hidden',
    onPress: () => open('keys'),
  });
  if (routes.includes('libraryDevice')) {
    tools.push({ key: 'device', icon: DeviceIcon, label: text('device.menu'), onPress: () => open('device') });
  }
  if (routes.includes('qnaRegister')) {
    const shown = isNovel ? page : (mostShownPage() ?? page);
    const href = reportAddress({ series: series.alias, episode: episode.alias, page: shown });
    tools.push({ key: 'report', icon: WarningIcon, label: text('viewerTools.report'), href });
  }
  return (
    <ViewerMenu
      label={text('viewer.more')}
      tools={tools}
      onOpenChange={(isMenuOpen) => useViewerStore.setState({ isMenuOpen })}
      ground={isNovel ? 'novel' : 'art'}
      theme={viewerTheme(isNovel, settings)}
    />
  );
}

/** The page of a comic that covers most of the window; null if none is in it. */
export function mostShownPage(): number | null {
  let most = { page: Number.NaN, area: 0 };
  for (const element of document.querySelectorAll<HTMLElement>('main [data-page]')) {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const heightPx = Math.min(bottom, window.innerHeight) - Math.max(top, 0);
    const widthPx = Math.min(right, window.innerWidth) - Math.max(left, 0);
    const area = Math.max(0, heightPx) * Math.max(0, widthPx);
    if (area > most.area) most = { page: Number(element.dataset.page), area };
  }
  return Number.isNaN(most.page) ? null : most.page;
}

function open(openSheet: ReturnType<typeof useViewerStore.getState>['openSheet']): void {
  useViewerStore.setState({ openSheet });
}
