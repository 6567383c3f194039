import type { Translation } from '../../message-types.ts';
import type english from '../en-US/setting.ts';

const setting: Translation<typeof english> = {
  'setting.appearance': 'Apparence',
  'setting.clearReading': 'Effacer l’historique de lecture',
  'setting.clearReadingConfirm': 'Effacer',
  'setting.clearReadingText': 'Ce navigateur oubliera ce que vous avez lu et où vous en étiez. C’est irréversible.',
  'setting.language': 'Langue',
  'setting.reading': 'Lecture',
  'setting.readingCleared': 'Historique de lecture effacé',
  'setting.themeDark': 'Sombre',
  'setting.themeLight': 'Clair',
  'setting.themeSystem': 'Comme l’appareil',
};

export default setting;
