import { VIEWER_RANGES } from '@longstrip/core';
import { ChoiceTiles, GroundSample, type SettingsGroup } from '@longstrip/ui';
import { viewerTheme } from '../../../../parts/reading/viewer-settings.ts';
import { modeTiles, tapsField } from './comic-settings.tsx';
import {
  ChoiceField,
  type ChoiceOf,
  choiceField,
  type FieldContext,
  HalvedSample,
  SwitchField,
  type WorkFields,
} from './setting-fields.tsx';

/** Text sizes of novels in pixels, by step; the style sheet has the same. */
const TEXT_SIZES_PX = [14, 15, 16, 18, 20, 23, 27];

/** Languages that are written in the letters of the font for readers with dyslexia. */
const DYSLEXIC_FONT_LANGUAGES = /^(?:en|de|fr)\b/i;

/** @param language BCP 47 */
export function hasDyslexicFont(language: string): boolean {
  return DYSLEXIC_FONT_LANGUAGES.test(language);
}

/** The settings of a novel. */
export function novelFields(context: FieldContext): WorkFields {
  const { data, settings, mode, change, text } = context;
  return {
    essential: {
      mode: {
        label: text('viewer.mode'),
        value: mode,
        tiles: modeTiles(text),
        onChange: (novels) => change({ novels }),
      },
      ground: choiceField(context, 'paper', {
        label: text('novel.paper'),
        labels: {
          auto: text('viewer.automatic'),
          white: text('novel.paperWhite'),
          sepia: text('novel.paperSepia'),
          dark: text('novel.paperDark'),
          night: text('novel.paperNight'),
        },
        sample: (paper) => <PaperSample paper={paper} />,
      }),
      font: fontChoice(context),
      textSize: {
        label: text('novel.textSize'),
        valuePx: settings.textStep,
        minPx: VIEWER_RANGES.textStep.min,
        maxPx: VIEWER_RANGES.textStep.max,
        valueText: `${TEXT_SIZES_PX[settings.textStep]} px`,
        onChange: (textStep) => change({ textStep }),
      },
      lines: <LineChoices context={context} />,
    },
    groups: [
      textGroup(context),
      ...(mode === 'PAPER'
        ? [pagesGroup(context, data.writingMode !== 'VERTICAL' || settings.writing !== 'auto')]
        : []),
    ],
  };
}

function fontChoice(context: FieldContext) {
  const { data, text } = context;
  const { language } = data;
  return choiceField(context, 'font', {
    label: text('novel.font'),
    labels: {
      serif: text('novel.fontSerif'),
      sans: text('novel.fontSans'),
      rounded: text('novel.fontRounded'),
      ...(hasDyslexicFont(language) ? { dyslexic: text('novel.fontDyslexic') } : {}),
    },
    sample: (font) => (
      <span aria-hidden="true" lang={language} data-font={font} className="novel-font-sample">
        Aa
      </span>
    ),
  });
}

/** A sample in the paper's colours in the viewer, in any theme; for the site's own colours half light and half dark. */
function PaperSample({ paper }: { paper: ChoiceOf<'paper'> }) {
  if (paper === 'auto') {
    return (
      <HalvedSample>
        <PaperSample paper="sepia" />
        <PaperSample paper="dark" />
      </HalvedSample>
    );
  }
  return (
    <span
      className="viewer-ground-sample"
      data-theme={viewerTheme(true, { paper, ground: 'black' })}
      data-ground={paper}
    >
      <GroundSample paper="var(--paper)" ink="var(--ink)" />
    </span>
  );
}

/** Line spacing, and for vertical text the direction of lines. */
function LineChoices({ context }: { context: FieldContext }) {
  const { data, settings, change, text } = context;
  return (
    <>
      <ChoiceField
        context={context}
        name="spacing"
        label={text('novel.lineSpacing')}
        labels={{
          tight: text('novel.spacingTight'),
          normal: text('novel.spacingNormal'),
          loose: text('novel.spacingLoose'),
        }}
        sample={(spacing) => <span aria-hidden="true" data-spacing={spacing} className="novel-spacing-sample" />}
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

function textGroup(context: FieldContext): SettingsGroup {
  const { text } = context;
  return {
    title: text('viewer.groupText'),
    content: (
      <>
        <ChoiceField
          context={context}
          name="margins"
          label={text('novel.margins')}
          labels={{
            narrow: text('novel.marginsNarrow'),
            normal: text('novel.marginsNormal'),
            wide: text('novel.marginsWide'),
          }}
        />
        <SwitchField context={context} name="isJustified" label={text('novel.justify')} />
      </>
    ),
  };
}

/** @param hasColumns vertical lines continue and have none */
function pagesGroup(context: FieldContext, hasColumns: boolean): SettingsGroup {
  const { text } = context;
  return {
    title: text('viewer.groupPages'),
    content: (
      <>
        {hasColumns && (
          <ChoiceField
            context={context}
            name="columns"
            label={text('novel.columns')}
            labels={{
              auto: text('viewer.automatic'),
              one: text('novel.columnsOne'),
              two: text('novel.columnsTwo'),
            }}
          />
        )}
        {tapsField(context)}
      </>
    ),
  };
}
