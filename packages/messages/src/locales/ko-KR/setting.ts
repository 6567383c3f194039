import type { Translation } from '../../message-types.ts';
import type english from '../en-US/setting.ts';

const setting: Translation<typeof english> = {
  'setting.appearance': '화면 테마',
  'setting.language': '언어',
  'setting.themeDark': '다크',
  'setting.themeLight': '라이트',
  'setting.themeSystem': '기기 설정과 동일',
};

export default setting;
