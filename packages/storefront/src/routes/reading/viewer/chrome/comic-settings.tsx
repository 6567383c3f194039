import type { LetterSample, SettingsGroup } from '@longstrip/ui';
import { AutoPagesIcon, GroundSample, PageIcon, PagesIcon, PanelIcon, ScrollModeIcon } from '@longstrip/ui';
import type { ViewerTextLookup } from '../../../../i18n/use-text.ts';
import { comicGround, viewerTheme } from '../../../../parts/reading/viewer-settings.ts';
import {
  ChoiceField,
  type ChoiceOf,
  choiceField,
  type FieldContext,
  HalvedSample,
  letterSample,
  PercentField,
  SwitchField,
  type WorkFields,
} from './setting-fields.tsx';

/** The settings of a comic. Those of the other mode are not shown. */
export function comicFields(context: FieldContext): WorkFields {
  const { data, mode, change, text } = context;
  return {
    essential: {
      mode: {
        label: text('viewerSettings.mode'),
        value: mode,
        tiles: [...modeTiles(text), { value: 'GUIDED', label: text('viewerSettings.guided'), sample: <PanelIcon /> }],
        onChange: (value) => change(data.mode === 'SCROLL' ? { strips: value } : { books: value }),
      },
      ...(mode === 'PAPER' ? { pages: layoutChoice(context) } : {}),
      ground: choiceField(context, 'ground', {
        label: text('viewerSettings.ground'),
        labels: {
          black: text('viewerSettings.groundBlack'),
          grey: text('viewerSettings.groundGrey'),
          white: text('viewerSettings.groundWhite'),
          site: text('viewerSettings.groundSite'),
        },
        sample: (ground) => <ComicGround ground={ground} letter={letterSample(context.data.language)} />,
      }),
    },
    groups: [groupOfMode(context)],
  };
}

function groupOfMode(context: FieldContext): SettingsGroup {
  if (context.mode === 'SCROLL') return stripGroup(context);
  return context.mode === 'PAPER' ? pagesGroup(context, context.settings.layout !== 'single') : panelsGroup(context);
}

/** The modes of every work; comics have panels as well. */
export function modeTiles(text: ViewerTextLookup) {
  return [
    { value: 'SCROLL', label: text('viewerSettings.scroll'), sample: <ScrollModeIcon /> },
    { value: 'PAPER', label: text('viewerSettings.swipe'), sample: <PageIcon /> },
  ] as const;
}

const LAYOUT_SAMPLES = { auto: <AutoPagesIcon />, single: <PageIcon />, double: <PagesIcon /> } as const;

function layoutChoice(context: FieldContext) {
  const { text } = context;
  return choiceField(context, 'layout', {
    label: text('viewerSettings.layout'),
    labels: {
      auto: text('viewerSettings.automatic'),
      single: text('viewerSettings.singlePage'),
      double: text('viewerSettings.doublePage'),
    },
    sample: (layout) => LAYOUT_SAMPLES[layout],
  });
}

/** A sample of a background in the viewer's colours, in any theme; for the site's own half light and half dark. */
function ComicGround({ ground, letter }: { ground: ChoiceOf<'ground'>; letter: LetterSample }) {
  if (ground === 'site') {
    return (
      <HalvedSample>
        <ComicGround ground="white" letter={letter} />
        <ComicGround ground="black" letter={letter} />
      </HalvedSample>
    );
  }
  return (
    <span
      className="viewer-ground-sample"
      data-theme={viewerTheme(false, { ground, paper: 'auto' })}
      data-ground={comicGround({ ground })}
    >
      <GroundSample paper="var(--view-bg)" ink="var(--view-text)" {...letter} />
    </span>
  );
}

export function tapsField(context: FieldContext) {
  const { text } = context;
  return (
    <ChoiceField
      context={context}
      name="pageTaps"
      label={text('viewerSettings.taps')}
      labels={{ normal: text('viewerSettings.tapsNormal'), reversed: text('viewerSettings.tapsReversed') }}
    />
  );
}

function pagesGroup(context: FieldContext, hasPairs: boolean): SettingsGroup {
  const { text } = context;
  return {
    title: text('viewerSettings.groupPages'),
    content: (
      <>
        <DirectionField context={context} />
        <ChoiceField
          context={context}
          name="fit"
          label={text('viewerSettings.fit')}
          labels={{
            whole: text('viewerSettings.fitWhole'),
            width: text('viewerSettings.fitWidth'),
            height: text('viewerSettings.fitHeight'),
            original: text('viewerSettings.fitOriginal'),
          }}
        />
        {tapsField(context)}
        <div>
          {hasPairs && <SwitchField context={context} name="isOffset" label={text('viewerSettings.offset')} />}
          {hasPairs && <SwitchField context={context} name="isWideAlone" label={text('viewerSettings.wideAlone')} />}
          <SwitchField context={context} name="isCropped" label={text('viewerSettings.crop')} />
        </div>
      </>
    ),
  };
}

function DirectionField({ context }: { context: FieldContext }) {
  const { text } = context;
  return (
    <ChoiceField
      context={context}
      name="direction"
      label={text('viewerSettings.direction')}
      labels={{
        auto: text('viewerSettings.directionOwn'),
        LTR: text('viewerSettings.directionLtr'),
        RTL: text('viewerSettings.directionRtl'),
      }}
    />
  );
}

function panelsGroup(context: FieldContext): SettingsGroup {
  return {
    title: context.text('viewerSettings.guided'),
    content: (
      <>
        <DirectionField context={context} />
        {tapsField(context)}
      </>
    ),
  };
}

function stripGroup(context: FieldContext): SettingsGroup {
  const { data, text } = context;
  return {
    title: text('viewerSettings.groupStrip'),
    content: (
      <>
        <PercentField context={context} name="stripWidth" label={text('viewerSettings.stripWidth')} />
        {/* The pictures of a strip join: only pages have a space between them. */}
        {data.mode === 'PAPER' && (
          <ChoiceField
            context={context}
            name="stripGap"
            label={text('viewerSettings.stripGap')}
            labels={{
              '0': text('viewerSettings.gapNone'),
              '8': text('viewerSettings.gapSmall'),
              '24': text('viewerSettings.gapMedium'),
              '64': text('viewerSettings.gapLarge'),
            }}
          />
        )}
        <div>
          <SwitchField
            context={context}
            name="hasTapZones"
            label={text('viewerSettings.tapZones')}
            note={text('viewerSettings.tapZonesHint')}
          />
          <SwitchField context={context} name="isCropped" label={text('viewerSettings.crop')} />
        </div>
      </>
    ),
  };
}
