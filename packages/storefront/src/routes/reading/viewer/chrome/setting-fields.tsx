import {
  type Locale,
  VIEWER_CHOICES,
  VIEWER_RANGES,
  type ViewerChoiceName,
  type ViewerLayer,
  type ViewerRangeName,
  type ViewerSettings,
  type ViewerSwitchName,
} from '@longstrip/core';
import {
  ChoiceTiles,
  type LetterSample,
  type SettingsGroup,
  Slider,
  Switch,
  type ViewerChoice,
  type ViewerSettingsProps,
} from '@longstrip/ui';
import type { ReactNode } from 'react';
import type { ViewerTextLookup } from '../../../../i18n/use-text.ts';
import type { ReadingMode } from '../../../../parts/reading/viewer-settings.ts';
import type { ViewerEpisode } from '../viewer-model.ts';

/** A letter, and the letters that show a font best, by language; others have Latin letters. */
const LETTERS: Readonly<Record<string, { one: string; font: string }>> = {
  ar: { one: 'ع', font: 'أبج' },
  ja: { one: 'あ', font: 'あ永' },
  ko: { one: '가', font: '가나' },
  th: { one: 'ก', font: 'กข' },
  zh: { one: '永', font: '永字' },
};
const LATIN = { one: 'A', font: 'Aa' };

/** @param language BCP 47 tag of the work */
export function letterSample(language: string, of: 'one' | 'font' = 'one'): LetterSample {
  return { letter: (LETTERS[language.replace(/-.*/, '')] ?? LATIN)[of], language };
}

/** What the fields of the sheet are made from. */
export interface FieldContext {
  data: ViewerEpisode;
  settings: ViewerSettings;
  /** The mode in which the episode is read now. */
  mode: ReadingMode;
  change: (changed: ViewerLayer) => void;
  text: ViewerTextLookup;
  locale: Locale;
}

/** The fields of one kind of work: those that are always seen, and groups of others. */
export interface WorkFields {
  essential: Pick<ViewerSettingsProps, 'mode' | 'pages' | 'font' | 'textSize' | 'ground' | 'lines'>;
  groups: SettingsGroup[];
}

/** The value of one setting. */
export type ChoiceOf<Name extends ViewerChoiceName> = ViewerSettings[Name] & string;

/** The name of each value, in the reader's language, and a picture where it says more. */
type TileLabels<Name extends ViewerChoiceName> = Readonly<Partial<Record<ChoiceOf<Name>, string>>>;

interface ChoiceFieldLook<Name extends ViewerChoiceName> {
  label: string;
  labels: TileLabels<Name>;
  sample?: (value: ChoiceOf<Name>) => ReactNode;
}

/** One choice of the sheet; values without a label are not offered. */
export function choiceField<const Name extends ViewerChoiceName>(
  { settings, change }: Pick<FieldContext, 'settings' | 'change'>,
  name: Name,
  { label, labels, sample }: ChoiceFieldLook<Name>,
): ViewerChoice<string> {
  const values: readonly string[] = VIEWER_CHOICES[name];
  const isOffered = (value: string): value is ChoiceOf<Name> => values.includes(value) && Object.hasOwn(labels, value);
  return {
    label,
    tiles: values.filter(isOffered).map((value) => ({
      ...{ value, label: labels[value] ?? '' },
      ...(sample === undefined ? {} : { sample: sample(value) }),
    })),
    value: settings[name],
    onChange: (value) => {
      if (isOffered(value)) change({ [name]: value });
    },
  };
}

export function ChoiceField<const Name extends ViewerChoiceName>({
  context,
  name,
  ...look
}: { context: FieldContext; name: Name } & ChoiceFieldLook<Name>) {
  return <ChoiceTiles {...choiceField(context, name, look)} />;
}

interface SwitchFieldProps {
  context: FieldContext;
  name: ViewerSwitchName;
  label: string;
  note?: string;
}

export function SwitchField({ context: { settings, change }, name, label, note }: SwitchFieldProps) {
  return (
    <Switch
      label={label}
      {...(note === undefined ? {} : { note })}
      checked={settings[name]}
      onChange={(event) => change({ [name]: event.currentTarget.checked })}
    />
  );
}

interface PercentFieldProps {
  context: FieldContext;
  name: Extract<ViewerRangeName, 'brightness' | 'warmth' | 'stripWidth'>;
  label: string;
}

/** A setting in percent. */
export function PercentField({ context: { settings, change, locale }, name, label }: PercentFieldProps) {
  const format = new Intl.NumberFormat(`${locale}-u-nu-latn`, { style: 'percent' });
  return (
    <Slider
      label={label}
      value={settings[name]}
      {...VIEWER_RANGES[name]}
      valueText={format.format(settings[name] / 100)}
      onChange={(value) => change({ [name]: value })}
    />
  );
}

/** Two samples in the place of one, each seen by half. */
export function HalvedSample({ children: [first, second] }: { children: readonly [ReactNode, ReactNode] }) {
  return (
    <span className="grid *:[grid-area:1/1]">
      {first}
      <span className="[clip-path:polygon(100%_0,100%_100%,0_100%)]">{second}</span>
    </span>
  );
}
