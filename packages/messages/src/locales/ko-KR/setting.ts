import type { Translation } from '../../message-types.ts';
import type english from '../en-US/setting.ts';

const setting: Translation<typeof english> = {
  'setting.appearance': '화면 테마',
  'setting.clearReading': '감상 기록 지우기',
  'setting.clearReadingConfirm': '지우기',
  'setting.clearReadingText': '이 브라우저에서 본 회차와 멈춘 위치가 지워지며 되돌릴 수 없습니다.',
  'setting.language': '언어',
  'setting.reading': '감상',
  'setting.readingCleared': '감상 기록을 지웠습니다',
  'setting.themeDark': '다크',
  'setting.themeLight': '라이트',
  'setting.themeSystem': '기기 설정과 동일',
};

export default setting;
