import type { Translation } from '../../message-types.ts';
import type english from '../en-US/setting.ts';

const setting: Translation<typeof english> = {
  'setting.appearance': 'Darstellung',
  'setting.language': 'Sprache',
  'setting.themeDark': 'Dunkel',
  'setting.themeLight': 'Hell',
  'setting.themeSystem': 'Wie das Gerät',
};

export default setting;
