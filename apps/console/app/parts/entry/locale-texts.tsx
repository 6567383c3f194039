import type { Locale } from '@longstrip/core';
import { getPlatform, isPlatformId } from '@longstrip/platform-config';
import { useFormats } from '../../i18n/format.tsx';
import { useText } from '../../i18n/use-text.ts';
import { TextArea, TextInput } from '../form/fields.tsx';
import { Badge } from '../layout.tsx';
import { RichInput } from './rich-input.tsx';

/** A text of each language. */
export interface LocaleField<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly hint?: string;
  /** `rich`: with the few elements of record 0019. */
  readonly kind: 'line' | 'lines' | 'rich';
  readonly isOptional?: boolean;
}

type Texts<Name extends string> = Partial<Record<Locale, Readonly<Record<Name, string>>>>;

interface LocaleTextsProps<Name extends string> {
  platform: string;
  fields: readonly LocaleField<Name>[];
  value: Texts<Name>;
  onChange: (value: Texts<Name>) => void;
  problem: (place: string) => string | undefined;
}

/** The languages of a platform, and those in which there is a text besides. */
export function localesOf(platform: string, value: object = {}): Locale[] {
  const own = isPlatformId(platform) ? getPlatform(platform).locales : [];
  return [...new Set([...own, ...(Object.keys(value) as Locale[])])];
}

/** The texts of an entry in every language of its platform, side by side. A language without any words has no text. */
export function LocaleTexts<Name extends string>({
  platform,
  fields,
  value,
  onChange,
  problem,
}: LocaleTextsProps<Name>) {
  const text = useText();
  const formats = useFormats();
  const locales = localesOf(platform, value);
  const set = (locale: Locale, name: Name, words: string) => {
    const blank = Object.fromEntries(fields.map((field) => [field.name, ''])) as Record<Name, string>;
    const changed = { ...blank, ...value[locale], [name]: words };
    const { [locale]: _, ...others } = value;
    const isEmpty = fields.every((field) => changed[field.name] === '');
    onChange((isEmpty ? others : { ...value, [locale]: changed }) as Texts<Name>);
  };
  return (
    <div className="grid gap-4 desk:grid-cols-[repeat(auto-fit,minmax(17rem,1fr))]">
      {locales.map((locale) => (
        <fieldset key={locale} className="grid min-w-0 content-start gap-3">
          <legend className="mb-2 flex items-center gap-2 text-13 font-heavy">
            {formats.language(locale)}
            {value[locale] === undefined && <Badge tone="warn">{text('entry.missing')}</Badge>}
          </legend>
          {fields.map(({ name, label, kind, hint, isOptional = false }) => {
            const shared = {
              label,
              ...(hint === undefined ? {} : { hint }),
              problem: problem(`texts.${locale}.${name}`),
              lang: locale,
              dir: locale === 'ar' ? 'rtl' : 'ltr',
              value: value[locale]?.[name] ?? '',
              required: !isOptional && value[locale] !== undefined,
            };
            if (kind === 'rich') {
              return <RichInput key={name} {...shared} onChange={(words) => set(locale, name, words)} />;
            }
            return kind === 'line' ? (
              <TextInput key={name} {...shared} onChange={({ target }) => set(locale, name, target.value)} />
            ) : (
              <TextArea key={name} {...shared} rows={3} onChange={({ target }) => set(locale, name, target.value)} />
            );
          })}
        </fieldset>
      ))}
    </div>
  );
}

/** Which languages of the platform an entry lacks. */
export function MissingLocales({ platform, texts }: { platform: string; texts: object }) {
  const text = useText();
  const formats = useFormats();
  const missing = localesOf(platform).filter((locale) => !Object.hasOwn(texts, locale));
  if (missing.length === 0) return null;
  return <Badge tone="warn">{text('entry.lacks', { locales: missing.map(formats.language).join(', ') })}</Badge>;
}
