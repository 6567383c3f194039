import {
  AutoPagesIcon,
  Button,
  type ChoiceTile,
  ChoiceTiles,
  CoinGlyph,
  GroundSample,
  Modal,
  PageIcon,
  PagesIcon,
  ScrollModeIcon,
  ViewerSettings as SettingsFields,
} from '@longstrip/ui';
import { useState } from 'react';
import { type TextLookup, useText } from '../../../../i18n/use-text.ts';
import {
  chosenMode,
  type LayoutChoice,
  LINE_SPACINGS,
  type LineSpacing,
  NOVEL_FONTS,
  NOVEL_PAPERS,
  type NovelFont,
  type NovelPaper,
  TEXT_STEPS,
  type TextStep,
  type ViewerSettings,
  viewerTheme,
  workKind,
} from '../../../../parts/reading/viewer-settings.ts';
import { useSite } from '../../../../root/site-data.ts';
import { useRoundedFace } from '../novel/use-rounded-face.ts';
import type { ViewerEpisode } from '../viewer-model.ts';
import { allowBinge, changeViewerSettings, endBinge, useViewerStore } from '../viewer-store.ts';

export interface SettingsSheetProps {
  isOpen: boolean;
  onClose: () => void;
  data: ViewerEpisode;
  settings: ViewerSettings;
}

/** Text sizes of novels in pixels, by step; the style sheet has the same. */
const TEXT_SIZES_PX: Readonly<Record<TextStep, number>> = { 0: 14, 1: 15, 2: 16, 3: 18, 4: 20, 5: 23, 6: 27 };

/** The reading settings. A choice shows at once behind the sheet, and holds for every later episode. */
export function SettingsSheet({ isOpen, onClose, data, settings }: SettingsSheetProps) {
  const text = useText();
  const { viewerCookie, sessionStatus } = useSite();
  const change = (changed: Partial<ViewerSettings>) => changeViewerSettings(viewerCookie, { ...settings, ...changed });
  const isNovel = data.content.kind === 'novel';
  useRoundedFace(data.language, isNovel);
  const kind = workKind(isNovel, data.mode);
  const mode = chosenMode(settings, kind, data.mode);
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      style="Bottom"
      title={text('viewer.settings')}
      closeLabel={text('common.close')}
      theme={viewerTheme(isNovel, settings)}
    >
      <SettingsFields
        mode={{
          label: text('viewer.mode'),
          value: mode,
          tiles: modeTiles(text),
          onChange: (value) => change({ [kind]: value }),
        }}
        {...(!isNovel && mode === 'PAPER' ? { pages: pagesChoice(settings, change, text) } : {})}
        {...(isNovel ? novelChoices(data, settings, change, text) : {})}
        lines={isNovel && <LineChoices data={data} settings={settings} change={change} />}
        binge={{
          label: text('viewer.binge'),
          note: text('viewer.bingeHint'),
          isOn: settings.isBinge,
          onChange: (isBinge) => {
            if (!isBinge) endBinge();
            change({ isBinge });
          },
        }}
      />
      {settings.isBinge && sessionStatus === 'authenticated' && <BingeConsent />}
    </Modal>
  );
}

type Change = (changed: Partial<ViewerSettings>) => void;

function modeTiles(text: TextLookup): ChoiceTile<'SCROLL' | 'PAPER'>[] {
  return [
    { value: 'SCROLL', label: text('viewer.scroll'), sample: <ScrollModeIcon /> },
    { value: 'PAPER', label: text('viewer.paper'), sample: <PageIcon /> },
  ];
}

function pagesChoice({ layout }: ViewerSettings, change: Change, text: TextLookup) {
  const tiles: ChoiceTile<LayoutChoice>[] = [
    { value: 'auto', label: text('viewer.automatic'), sample: <AutoPagesIcon /> },
    { value: 'single', label: text('viewer.singlePage'), sample: <PageIcon /> },
    { value: 'double', label: text('viewer.doublePage'), sample: <PagesIcon /> },
  ];
  return {
    label: text('viewer.layout'),
    value: layout,
    tiles,
    onChange: (value: LayoutChoice) => change({ layout: value }),
  };
}

const FONT_LABELS = { serif: 'novel.fontSerif', sans: 'novel.fontSans', rounded: 'novel.fontRounded' } as const;
const PAPER_LABELS = {
  auto: 'viewer.automatic',
  dark: 'novel.paperDark',
  sepia: 'novel.paperSepia',
  white: 'novel.paperWhite',
} as const;

function novelChoices({ language }: ViewerEpisode, settings: ViewerSettings, change: Change, text: TextLookup) {
  const sizePx = TEXT_SIZES_PX[settings.textStep];
  return {
    ground: {
      label: text('novel.paper'),
      value: settings.paper,
      tiles: NOVEL_PAPERS.map((paper) => ({
        value: paper,
        label: text(PAPER_LABELS[paper]),
        sample: <PaperSample paper={paper} />,
      })),
      onChange: (value: string) =>
        change({ paper: NOVEL_PAPERS.find((paper): paper is NovelPaper => paper === value) ?? 'auto' }),
    },
    font: {
      label: text('novel.font'),
      value: settings.font,
      tiles: NOVEL_FONTS.map((font) => ({
        value: font,
        label: text(FONT_LABELS[font]),
        sample: (
          <span aria-hidden="true" lang={language} data-font={font} className="novel-font-sample">
            Aa
          </span>
        ),
      })),
      onChange: (value: string) =>
        change({ font: NOVEL_FONTS.find((font): font is NovelFont => font === value) ?? 'serif' }),
    },
    textSize: {
      label: text('novel.textSize'),
      valuePx: settings.textStep,
      minPx: TEXT_STEPS[0],
      maxPx: TEXT_STEPS[TEXT_STEPS.length - 1] ?? 0,
      valueText: `${sizePx} px`,
      onChange: (step: number) => change({ textStep: TEXT_STEPS.find((known) => known === step) ?? settings.textStep }),
    },
  };
}

/** A sample in the paper's colours in the viewer, in any theme; for the site's own colours half light and half dark. */
function PaperSample({ paper }: { paper: NovelPaper }) {
  if (paper === 'auto') {
    return (
      <span className="grid *:[grid-area:1/1]">
        <PaperSample paper="sepia" />
        <span className="[clip-path:polygon(100%_0,100%_100%,0_100%)]">
          <PaperSample paper="dark" />
        </span>
      </span>
    );
  }
  return (
    <span data-theme={viewerTheme(true, { paper })}>
      {paper === 'white' ? (
        <GroundSample paper="var(--bg)" ink="var(--text)" />
      ) : (
        <GroundSample paper="var(--paper)" ink="var(--ink)" />
      )}
    </span>
  );
}

const SPACING_LABELS = {
  tight: 'novel.spacingTight',
  normal: 'novel.spacingNormal',
  loose: 'novel.spacingLoose',
} as const;

/** Line spacing, and for vertical text the direction of lines. */
function LineChoices({ data, settings, change }: { data: ViewerEpisode; settings: ViewerSettings; change: Change }) {
  const text = useText();
  return (
    <>
      <ChoiceTiles<LineSpacing>
        label={text('novel.lineSpacing')}
        value={settings.spacing}
        tiles={LINE_SPACINGS.map((spacing) => ({
          value: spacing,
          label: text(SPACING_LABELS[spacing]),
          sample: <span aria-hidden="true" data-spacing={spacing} className="novel-spacing-sample" />,
        }))}
        onChange={(spacing) => change({ spacing })}
      />
      {data.writingMode === 'VERTICAL' && (
        <ChoiceTiles<'auto' | 'HORIZONTAL'>
          label={text('novel.writingMode')}
          value={settings.writing}
          tiles={[
            {
              value: 'auto',
              label: text('novel.vertical'),
              sample: <span aria-hidden="true" className="novel-writing-sample" data-writing="VERTICAL" />,
            },
            {
              value: 'HORIZONTAL',
              label: text('novel.horizontal'),
              sample: <span aria-hidden="true" className="novel-writing-sample" />,
            },
          ]}
          onChange={(writing) => change({ writing })}
        />
      )}
    </>
  );
}

/** What a reader may allow to be spent without asking, in coins. */
const LIMITS_COINS = ['5', '10', '20'] as const;
type Limit = (typeof LIMITS_COINS)[number];

/** "Rent the next ones without asking": with a limit, until the reader leaves the viewer, and only by a button that names it. */
function BingeConsent() {
  const text = useText();
  const binge = useViewerStore((state) => state.binge);
  const [limit, setLimit] = useState<Limit>('10');
  return (
    <div className="grid gap-3 border-t border-line pt-4 pb-2">
      <p className="font-strong">{text('viewer.bingeRent')}</p>
      {binge === null ? (
        <>
          <ChoiceTiles<Limit>
            label={text('viewer.bingeLimit')}
            value={limit}
            tiles={LIMITS_COINS.map((value) => ({
              value,
              label: value,
              sample: <CoinGlyph sizePx={24} />,
            }))}
            onChange={setLimit}
          />
          <Button look="main" isWide onClick={() => allowBinge(Number(limit))}>
            {text('viewer.bingeAllow', { count: Number(limit) })}
          </Button>
        </>
      ) : (
        <>
          <p className="figures text-fg-2">
            {text('viewer.bingeLeft', { left: binge.limitCoins - binge.spentCoins, limit: binge.limitCoins })}
          </p>
          <Button look="outlined" isWide onClick={endBinge}>
            {text('viewer.bingeStop')}
          </Button>
        </>
      )}
    </div>
  );
}
