import type { Translation } from '../../message-types.ts';
import type english from '../en-US/wait.ts';

const wait: Translation<typeof english> = {
  'wait.later': '本站將於日後開放使用。',
  'wait.every_other': '每 {{count}} 小時可免費看 1 話。',
  'wait.newest_other': '最新 {{count}} 話不適用。',
};

export default wait;
