import type { SettingsGroup } from '@longstrip/ui';
import { type FieldContext, PercentField, SwitchField } from './setting-fields.tsx';

/** How bright and how colourful any work is shown. */
export function lightFields(context: FieldContext): SettingsGroup {
  const { text } = context;
  return {
    title: text('viewerSettings.groupLight'),
    content: (
      <>
        <PercentField context={context} name="brightness" label={text('viewerSettings.brightness')} />
        <PercentField context={context} name="warmth" label={text('viewerSettings.warmth')} />
        <SwitchField context={context} name="isGrey" label={text('viewerSettings.grey')} />
      </>
    ),
  };
}
