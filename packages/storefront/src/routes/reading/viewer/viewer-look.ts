import type { ViewerSettings } from '@longstrip/core';
import type { CSSProperties } from 'react';
import { comicGround, viewerTheme } from '../../../parts/reading/viewer-settings.ts';
import type { ViewerEpisode } from './viewer-model.ts';

type Look = Readonly<Record<`data-${string}`, string | undefined>> & { style?: CSSProperties };

/** Attributes of the viewer from which the style sheet (`viewer-look.css`) makes what the reader chose. Defaults have none. */
export function viewerLook({ content, mode, writingMode }: ViewerEpisode, settings: ViewerSettings): Look {
  const isNovel = content.kind === 'novel';
  const { brightness, warmth, isGrey } = settings;
  const style: CSSProperties & Record<`--${string}`, string> = {
    ...(brightness < 100 ? { '--dimmed': String((100 - brightness) / 100) } : {}),
    ...(warmth > 0 ? { '--warmth': String(warmth / 100) } : {}),
    ...(isNovel || settings.stripWidth === 100 ? {} : { '--strip-width': `${settings.stripWidth}%` }),
    ...(isNovel || mode === 'SCROLL' || settings.stripGap === '8' ? {} : { '--strip-gap': `${settings.stripGap}px` }),
  };
  return {
    'data-theme': viewerTheme(isNovel, settings),
    'data-ground': isNovel ? settings.paper : comicGround(settings),
    'data-dimmed': present(brightness < 100),
    'data-warm': present(warmth > 0),
    'data-grey': present(isGrey),
    ...(isNovel ? novelLook(writingMode === 'VERTICAL', settings) : { 'data-fit': other(settings.fit, 'whole') }),
    ...(Object.keys(style).length === 0 ? {} : { style }),
  };
}

/** @param isVertical of the work */
function novelLook(isVertical: boolean, { margins, columns, isJustified, writing }: ViewerSettings): Look {
  const hasColumns = !isVertical || writing === 'HORIZONTAL';
  return {
    'data-margins': other(margins, 'normal'),
    'data-columns': hasColumns ? other(columns, 'auto') : undefined,
    'data-justified': present(isJustified),
  };
}

function other(value: string, standard: string): string | undefined {
  return value === standard ? undefined : value;
}

function present(isOn: boolean): string | undefined {
  return isOn ? '' : undefined;
}
