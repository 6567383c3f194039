import type { Translation } from '../../message-types.ts';
import type english from '../en-US/starting.ts';

const starting: Translation<typeof english> = {
  'starting.title': '{{name}} 正在準備',
  'starting.text': '馬上就好，這個頁面會自動切換。',
};

export default starting;
