import type { Translation } from '../../message-types.ts';
import type english from '../en-US/setting.ts';

const setting: Translation<typeof english> = {
  'setting.appearance': 'Darstellung',
  'setting.clearReading': 'Leseverlauf löschen',
  'setting.clearReadingConfirm': 'Löschen',
  'setting.clearReadingText':
    'Dieser Browser vergisst, was du gelesen hast und wo du warst. Das lässt sich nicht rückgängig machen.',
  'setting.language': 'Sprache',
  'setting.reading': 'Lesen',
  'setting.readingCleared': 'Leseverlauf gelöscht',
  'setting.themeDark': 'Dunkel',
  'setting.themeLight': 'Hell',
  'setting.themeSystem': 'Wie das Gerät',
};

export default setting;
