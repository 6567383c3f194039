import type { ViewerSettings } from '@longstrip/core';
import {
  KeyboardIcon,
  PanelIcon,
  TranscriptIcon,
  type ViewerGround,
  ViewerMenu,
  type ViewerTool,
  WarningIcon,
} from '@longstrip/ui';
import { useViewerText } from '../../../../i18n/use-text.ts';
import { reportAddress } from '../../../../parts/navigation/report-address.ts';
import { chosenMode, viewerTheme, workKind } from '../../../../parts/reading/viewer-settings.ts';
import { useSite } from '../../../../root/site-data.ts';
import type { ViewerEpisode } from '../viewer-model.ts';
import { useViewerStore } from '../viewer-store.ts';

/** The tools for an episode that few readers need at once. */
export function MoreMenu({ data, settings }: { data: ViewerEpisode; settings: ViewerSettings }) {
  const text = useViewerText();
  const { routes } = useSite();
  const page = useViewerStore((state) => state.position?.page ?? 1);
  const { series, episode, content } = data;
  const ground: ViewerGround = content.kind === 'novel' ? 'novel' : 'art';
  const isGuided = chosenMode(settings, workKind(content.kind === 'novel', data.mode), data.mode) === 'GUIDED';
  const panels: ViewerTool = {
    key: 'panels',
    icon: PanelIcon,
    label: text(isGuided ? 'viewerTools.panelsEnd' : 'viewerTools.panels'),
    onPress: () => useViewerStore.setState({ openSheet: 'panels' }),
  };
  const tools: ViewerTool[] = [
    ...(content.kind === 'comic' ? [panels] : []),
    {
      key: 'keys',
      icon: KeyboardIcon,
      label: text('viewerTools.keys'),
      onPress: () => useViewerStore.setState({ openSheet: 'keys' }),
    },
  ];
  if (content.kind === 'comic' && content.hasWords) {
    tools.unshift({
      key: 'transcript',
      icon: TranscriptIcon,
      label: text('viewerTools.transcript'),
      onPress: () => useViewerStore.setState({ openSheet: 'transcript' }),
    });
  }
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
