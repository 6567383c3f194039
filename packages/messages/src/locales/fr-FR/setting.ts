import type { Translation } from '../../message-types.ts';
import type english from '../en-US/setting.ts';

const setting: Translation<typeof english> = {
  'setting.appearance': 'Apparence',
  'setting.language': 'Langue',
  'setting.themeDark': 'Sombre',
  'setting.themeLight': 'Clair',
  'setting.themeSystem': 'Comme l’appareil',
};

export default setting;
