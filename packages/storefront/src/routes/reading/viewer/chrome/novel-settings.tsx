import { VIEWER_RANGES } from '@longstrip/core';
import { ChoiceTiles, GroundSample, type LetterSample, type SettingsGroup } from '@longstrip/ui';
import { viewerTheme } from '../../../../parts/reading/viewer-settings.ts';
import { modeTiles, tapsField } from './comic-settings.tsx';
import {
  ChoiceField,
  type ChoiceOf,
  choiceField,
  type FieldContext,
  HalvedSample,
  letterSample,
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
        label: text('viewerSettings.mode'),
        value: mode,
        tiles: modeTiles(text),
        onChange: (novels) => novels !== 'GUIDED' && change({ novels }),
      },
      ground: choiceField(context, 'paper', {
        label: text('viewerSettings.paper'),
        labels: {
          auto: text('viewerSettings.automatic'),
          white: text('viewerSettings.paperWhite'),
          sepia: text('viewerSettings.paperSepia'),
          dark: text('viewerSettings.paperDark'),
          night: text('viewerSettings.paperNight'),
        },
        sample: (paper) => <PaperSample paper={paper} letter={letterSample(data.language)} />,
      }),
      font: fontChoice(context),
      textSize: {
        label: text('viewerSettings.textSize'),
        valuePx: settings.textStep,
        minPx: VIEWER_RANGES.textStep.min,
        maxPx: VIEWER_RANGES.textStep.max,
        valueText: `${TEXT_SIZES_PX[settings.textStep]} px`,
        letter: letterSample(data.language),
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
    label: text('viewerSettings.font'),
    labels: {
      serif: text('viewerSettings.fontSerif'),
      sans: text('viewerSettings.fontSans'),
      rounded: text('viewerSettings.fontRounded'),
      ...(hasDyslexicFont(language) ? { dyslexic: text('viewerSettings.fontDyslexic') } : {}),
    },
    sample: (font) => (
      <span aria-hidden="true" lang={language} data-font={font} className="novel-font-sample">
        {letterSample(language, 'font').letter}
      </span>
    ),
  });
}

/** A sample in the paper's colours in the viewer, in any theme; for the site's own colours half light and half dark. */
function PaperSample({ paper, letter }: { paper: ChoiceOf<'paper'>; letter: LetterSample }) {
  if (paper === 'auto') {
    return (
      <HalvedSample>
        <PaperSample paper="sepia" letter={letter} />
        <PaperSample paper="dark" letter={letter} />
      </HalvedSample>
    );
  }
  return (
    <span
      className="viewer-ground-sample"
      data-theme={viewerTheme(true, { paper, ground: 'black' })}
      data-ground={paper}
    >
      <GroundSample paper="var(--paper)" ink="var(--ink)" {...letter} />
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
        label={text('viewerSettings.lineSpacing')}
        labels={{
          tight: text('viewerSettings.spacingTight'),
          normal: text('viewerSettings.spacingNormal'),
          loose: text('viewerSettings.spacingLoose'),
        }}
        sample={(spacing) => <span aria-hidden="true" data-spacing={spacing} className="novel-spacing-sample" />}
      />
      {data.writingMode === 'VERTICAL' && (
        <ChoiceTiles<'auto' | 'HORIZONTAL'>
          label={text('viewerSettings.writingMode')}
          value={settings.writing}
          tiles={[
            {
              value: 'auto',
              label: text('viewerSettings.vertical'),
              sample: <span aria-hidden="true" className="novel-writing-sample" data-writing="VERTICAL" />,
            },
            {
              value: 'HORIZONTAL',
              label: text('viewerSettings.horizontal'),
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
    title: text('viewerSettings.groupText'),
    content: (
      <>
        <ChoiceField
          context={context}
          name="margins"
          label={text('viewerSettings.margins')}
          labels={{
            narrow: text('viewerSettings.marginsNarrow'),
            normal: text('viewerSettings.marginsNormal'),
            wide: text('viewerSettings.marginsWide'),
          }}
        />
        <SwitchField context={context} name="isJustified" label={text('viewerSettings.justify')} />
      </>
    ),
  };
}

/** @param hasColumns vertical lines continue and have none */
function pagesGroup(context: FieldContext, hasColumns: boolean): SettingsGroup {
  const { text } = context;
  return {
    title: text('viewerSettings.groupPages'),
    content: (
      <>
        {hasColumns && (
          <ChoiceField
            context={context}
            name="columns"
            label={text('viewerSettings.columns')}
            labels={{
              auto: text('viewerSettings.automatic'),
              one: text('viewerSettings.columnsOne'),
              two: text('viewerSettings.columnsTwo'),
            }}
          />
        )}
        {tapsField(context)}
      </>
    ),
  };
}
