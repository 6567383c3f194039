import type { SettingsGroup } from '@longstrip/ui';
import { AutoPagesIcon, GroundSample, PageIcon, PagesIcon, ScrollModeIcon } from '@longstrip/ui';
import type { TextLookup } from '../../../../i18n/use-text.ts';
import { comicGround, viewerTheme } from '../../../../parts/reading/viewer-settings.ts';
import {
  ChoiceField,
  type ChoiceOf,
  choiceField,
  type FieldContext,
  HalvedSample,
  PercentField,
  SwitchField,
  type WorkFields,
} from './setting-fields.tsx';

/** The settings of a comic. Those of the other mode are not shown. */
export function comicFields(context: FieldContext): WorkFields {
  const { data, settings, mode, change, text } = context;
  return {
    essential: {
      mode: {
        label: text('viewer.mode'),
        value: mode,
        tiles: modeTiles(text),
        onChange: (value) => change(data.mode === 'SCROLL' ? { strips: value } : { books: value }),
      },
      ...(mode === 'PAPER' ? { pages: layoutChoice(context) } : {}),
      ground: choiceField(context, 'ground', {
        label: text('viewer.ground'),
        labels: {
          black: text('viewer.groundBlack'),
          grey: text('viewer.groundGrey'),
          white: text('viewer.groundWhite'),
          site: text('viewer.groundSite'),
        },
        sample: (ground) => <ComicGround ground={ground} />,
      }),
    },
    groups: [mode === 'PAPER' ? pagesGroup(context, settings.layout !== 'single') : stripGroup(context)],
  };
}

export function modeTiles(text: TextLookup) {
  return [
    { value: 'SCROLL', label: text('viewer.scroll'), sample: <ScrollModeIcon /> },
    { value: 'PAPER', label: text('viewer.paper'), sample: <PageIcon /> },
  ] as const;
}

const LAYOUT_SAMPLES = { auto: <AutoPagesIcon />, single: <PageIcon />, double: <PagesIcon /> } as const;

function layoutChoice(context: FieldContext) {
  const { text } = context;
  return choiceField(context, 'layout', {
    label: text('viewer.layout'),
    labels: {
      auto: text('viewer.automatic'),
      single: text('viewer.singlePage'),
      double: text('viewer.doublePage'),
    },
    sample: (layout) => LAYOUT_SAMPLES[layout],
  });
}

/** A sample of a background in the viewer's colours, in any theme; for the site's own half light and half dark. */
function ComicGround({ ground }: { ground: ChoiceOf<'ground'> }) {
  if (ground === 'site') {
    return (
      <HalvedSample>
        <ComicGround ground="white" />
        <ComicGround ground="black" />
      </HalvedSample>
    );
  }
  return (
    <span
      className="viewer-ground-sample"
      data-theme={viewerTheme(false, { ground, paper: 'auto' })}
      data-ground={comicGround({ ground })}
    >
      <GroundSample paper="var(--view-bg)" ink="var(--view-text)" />
    </span>
  );
}

export function tapsField(context: FieldContext) {
  const { text } = context;
  return (
    <ChoiceField
      context={context}
      name="pageTaps"
      label={text('viewer.taps')}
      labels={{ normal: text('viewer.tapsNormal'), reversed: text('viewer.tapsReversed') }}
    />
  );
}

function pagesGroup(context: FieldContext, hasPairs: boolean): SettingsGroup {
  const { text } = context;
  return {
    title: text('viewer.groupPages'),
    content: (
      <>
        <ChoiceField
          context={context}
          name="direction"
          label={text('viewer.direction')}
          labels={{
            auto: text('viewer.directionOwn'),
            LTR: text('viewer.directionLtr'),
            RTL: text('viewer.directionRtl'),
          }}
        />
        <ChoiceField
          context={context}
          name="fit"
          label={text('viewer.fit')}
          labels={{
            whole: text('viewer.fitWhole'),
            width: text('viewer.fitWidth'),
            height: text('viewer.fitHeight'),
            original: text('viewer.fitOriginal'),
          }}
        />
        {tapsField(context)}
        <div>
          {hasPairs && <SwitchField context={context} name="isOffset" label={text('viewer.offset')} />}
          {hasPairs && <SwitchField context={context} name="isWideAlone" label={text('viewer.wideAlone')} />}
          <SwitchField context={context} name="isCropped" label={text('viewer.crop')} />
        </div>
      </>
    ),
  };
}

function stripGroup(context: FieldContext): SettingsGroup {
  const { data, text } = context;
  return {
    title: text('viewer.groupStrip'),
    content: (
      <>
        <PercentField context={context} name="stripWidth" label={text('viewer.stripWidth')} />
        {/* The pictures of a strip join: only pages have a space between them. */}
        {data.mode === 'PAPER' && (
          <ChoiceField
            context={context}
            name="stripGap"
            label={text('viewer.stripGap')}
            labels={{
              '0': text('viewer.gapNone'),
              '8': text('viewer.gapSmall'),
              '24': text('viewer.gapMedium'),
              '64': text('viewer.gapLarge'),
            }}
          />
        )}
        <div>
          <SwitchField
            context={context}
            name="hasTapZones"
            label={text('viewer.tapZones')}
            note={text('viewer.tapZonesHint')}
          />
          <SwitchField context={context} name="isCropped" label={text('viewer.crop')} />
        </div>
      </>
    ),
  };
}
