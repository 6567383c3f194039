import { useRootData } from '../../i18n/format.tsx';
import { CONSOLE_LOCALES, LOCALE_NAMES } from '../../i18n/locales.ts';
import { useText } from '../../i18n/use-text.ts';
import { SelectInput } from '../form/fields.tsx';
import { writePreference } from '../write-preference.ts';

/** Language and theme of this browser. The document is loaded again, so that all of it follows. */
export function PreferencePicker({ isRow = true }: { isRow?: boolean }) {
  const text = useText();
  const data = useRootData();
  const choose = (name: 'locale' | 'theme', value: string) => {
    writePreference(name, value);
    window.location.reload();
  };
  return (
    <div className={isRow ? 'flex gap-2' : 'grid max-w-md grid-cols-2 gap-3'}>
      <SelectInput
        label={text('preferences.language')}
        isQuiet={isRow}
        value={data?.locale ?? 'en-US'}
        onChange={({ target }) => choose('locale', target.value)}
        choices={CONSOLE_LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }))}
      />
      <SelectInput
        label={text('preferences.theme')}
        isQuiet={isRow}
        value={data?.theme ?? 'system'}
        onChange={({ target }) => choose('theme', target.value)}
        choices={[
          { value: 'system', label: text('preferences.system') },
          { value: 'light', label: text('preferences.light') },
          { value: 'dark', label: text('preferences.dark') },
        ]}
      />
    </div>
  );
}
