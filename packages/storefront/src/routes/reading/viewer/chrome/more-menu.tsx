import type { ViewerSettings } from '@longstrip/core';
import {
  KeyboardIcon,
  ReadAloudIcon,
  SearchIcon,
  type ViewerGround,
  ViewerMenu,
  type ViewerTool,
  WarningIcon,
} from '@longstrip/ui';
import { useViewerText } from '../../../../i18n/use-text.ts';
import { reportAddress } from '../../../../parts/navigation/report-address.ts';
import { viewerTheme } from '../../../../parts/reading/viewer-settings.ts';
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
  const ground: ViewerGround = content.kind === 'novel' ? 'novel' : 'art';
  const tools: ViewerTool[] = [
    ...(content.kind === 'novel'
      ? [
          {
            key: 'find',
            icon: SearchIcon,
            label: text('viewerTools.find'),
            onPress: () => useViewerStore.setState({ openSheet: 'find' }),
          },
        ]
      : []),
    ...(canReadAloud
      ? [
          {
            key: 'readAloud',
            icon: ReadAloudIcon,
            label: text('viewerTools.readAloud'),
            onPress: () => useNovelStore.setState({ readAloudFrom: 'place' }),
          },
        ]
      : []),
    {
      key: 'keys',
      icon: KeyboardIcon,
      label: text('viewerTools.keys'),
      onPress: () => useViewerStore.setState({ openSheet: 'keys' }),
    },
  ];
  if (routes.includes('qnaRegister')) {
    const href = reportAddress({ series: series.alias, episode: episode.alias, page });
    tools.push({ key: 'report', icon: WarningIcon, label: text('viewerTools.report'), href });
  }
  return (
    <ViewerMenu
      label={text('viewer.more')}
      tools={tools}
      ground={ground}
      theme={viewerTheme(content.kind === 'novel', settings)}
    />
  );
}
