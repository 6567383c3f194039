import type { ViewerLayers, ViewerScope, ViewerSettings } from '@longstrip/core';
import { usualScope, VIEWER_RANGES, VIEWER_SCOPES } from '@longstrip/core';
import {
  Button,
  ChoiceTiles,
  CoinGlyph,
  Modal,
  ViewerSettings as SettingsFields,
  type SettingsGroup,
  Slider,
} from '@longstrip/ui';
import { useState } from 'react';
import { useViewerText, type ViewerTextLookup } from '../../../../i18n/use-text.ts';
import { chosenMode, viewerTheme, workKind } from '../../../../parts/reading/viewer-settings.ts';
import { useSite } from '../../../../root/site-data.ts';
import { useDyslexicFace, useRoundedFace } from '../novel/use-rounded-face.ts';
import type { ViewerEpisode } from '../viewer-model.ts';
import { endBinge, toggleAutoScroll, useViewerLayers, useViewerStore } from '../viewer-store.ts';
import { allowBinge } from './binge-allowance.ts';
import { comicFields } from './comic-settings.tsx';
import { lightFields } from './light-settings.tsx';
import { hasDyslexicFont, novelFields } from './novel-settings.tsx';
import type { FieldContext } from './setting-fields.tsx';
import { useChangeSettings } from './use-change-settings.ts';

export interface SettingsSheetProps {
  isOpen: boolean;
  onClose: () => void;
  data: ViewerEpisode;
  settings: ViewerSettings;
}

/** The reading settings. A choice shows at once behind the sheet, and holds for later episodes. */
export function SettingsSheet({ isOpen, onClose, data, settings }: SettingsSheetProps) {
  const text = useViewerText();
  const { sessionStatus, locale } = useSite();
  const layers = useViewerLayers(data);
  const { change: changeIn, clearSeries } = useChangeSettings(data.series.alias, layers);
  const [chosenScope, setScope] = useState<ViewerScope | null>(null);
  const scope = chosenScope ?? usualScope(layers);
  const isNovel = data.content.kind === 'novel';
  useRoundedFace(data.language, isNovel);
  useDyslexicFace(isNovel && hasDyslexicFont(data.language));
  const kind = workKind(isNovel, data.mode);
  const mode = chosenMode(settings, kind, data.mode);
  const change: FieldContext['change'] = (changed) => changeIn(scope, changed);
  const context: FieldContext = { data, settings, mode, change, text, locale };
  const { essential, groups } = isNovel ? novelFields(context) : comicFields(context);
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      style="Bottom"
      isBeside
      title={text('viewer.settings')}
      closeLabel={text('common.close')}
      theme={viewerTheme(isNovel, settings)}
    >
      <SettingsFields
        scope={{
          ...scopeChoice(layers, scope, text),
          onChange: (value) => setScope(VIEWER_SCOPES.find((known) => known === value) ?? null),
          reset:
            Object.keys(layers.series).length > 0
              ? {
                  label: text('viewerSettings.scopeReset'),
                  onPress: () => {
                    clearSeries();
                    setScope(null);
                  },
                }
              : undefined,
        }}
        {...essential}
        more={{
          label: text('viewerSettings.more'),
          groups: [
            ...groups,
            ...(scrollsDown(context) ? [autoScrollGroup(context, onClose)] : []),
            lightFields(context),
          ],
        }}
        binge={{
          label: text('viewerSettings.binge'),
          note: text('viewerSettings.bingeHint'),
          isOn: settings.isBinge,
          onChange: (isBinge) => {
            if (!isBinge) endBinge();
            change({ isBinge });
          },
        }}
      />
      {/* Only where there are keys. */}
      <Button
        look="quiet"
        isWide
        className="pointer-coarse:hidden"
        onClick={() => useViewerStore.setState({ openSheet: 'keys' })}
      >
        {text('viewerSettings.keys')}
      </Button>
      {settings.isBinge && sessionStatus === 'authenticated' && <BingeConsent />}
    </Modal>
  );
}

/** Whether the window scrolls the pages: only then can they scroll by themselves. */
function scrollsDown({ data, settings, mode }: FieldContext): boolean {
  if (mode !== 'SCROLL') return false;
  return data.content.kind === 'comic' || data.writingMode === 'HORIZONTAL' || settings.writing === 'HORIZONTAL';
}

/** How fast the pages scroll by themselves, and the button that begins. */
function autoScrollGroup({ settings, change, text }: FieldContext, onStart: () => void): SettingsGroup {
  return {
    title: text('viewerSettings.autoScroll'),
    content: (
      <>
        <Slider
          label={text('viewerSettings.autoScrollSpeed')}
          value={settings.autoScroll}
          {...VIEWER_RANGES.autoScroll}
          valueText={String(settings.autoScroll)}
          onChange={(value) => change({ autoScroll: value })}
        />
        <Button
          look="outlined"
          isWide
          onClick={() => {
            onStart();
            toggleAutoScroll();
          }}
        >
          {text('viewerSettings.autoScrollStart')}
        </Button>
      </>
    ),
  };
}

/** Where changes count. A guest has no account whose devices could have settings. */
function scopeChoice({ account }: ViewerLayers, scope: ViewerScope, text: ViewerTextLookup) {
  const tiles: { value: ViewerScope; label: string }[] = [
    ...(account === null ? [] : [{ value: 'account', label: text('viewerSettings.scopeAccount') } as const]),
    { value: 'device', label: text('viewerSettings.scopeDevice') },
    { value: 'series', label: text('viewerSettings.scopeSeries') },
  ];
  return {
    label: text('viewerSettings.scope'),
    value: scope,
    tiles,
    note: scope === 'account' ? text('viewerSettings.scopeScreen') : undefined,
  };
}
/** What a reader may allow to be spent without asking, in coins. */
const LIMITS_COINS = ['5', '10', '20'] as const;
type Limit = (typeof LIMITS_COINS)[number];

/** "Rent the next ones without asking": with a limit, until the reader leaves the viewer, and only by a button that names it. */
function BingeConsent() {
  const text = useViewerText();
  const binge = useViewerStore((state) => state.binge);
  const [limit, setLimit] = useState<Limit>('10');
  return (
    <div className="grid gap-3 border-t border-line pt-4 pb-2">
      <p className="font-strong">{text('viewerSettings.bingeRent')}</p>
      <p className="text-14 text-fg-2">{text('viewerSettings.bingeTicketFirst')}</p>
      {binge === null ? (
        <>
          <ChoiceTiles<Limit>
            label={text('viewerSettings.bingeLimit')}
            value={limit}
            tiles={LIMITS_COINS.map((value) => ({
              value,
              label: value,
              sample: <CoinGlyph sizePx={24} />,
            }))}
            onChange={setLimit}
          />
          <Button look="main" isWide onClick={() => allowBinge(Number(limit))}>
            {text('viewerSettings.bingeAllow', { count: Number(limit) })}
          </Button>
        </>
      ) : (
        <>
          <p className="figures text-fg-2">
            {text('viewer.bingeLeft', { left: binge.limitCoins - binge.spentCoins, limit: binge.limitCoins })}
          </p>
          <Button look="outlined" isWide onClick={() => endBinge()}>
            {text('viewer.bingeStop')}
          </Button>
        </>
      )}
    </div>
  );
}
