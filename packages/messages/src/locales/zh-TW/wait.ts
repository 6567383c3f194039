import type { Translation } from '../../message-types.ts';
import type english from '../en-US/wait.ts';

const wait: Translation<typeof english> = {
  'wait.every_other': '每 {{count}} 小時可免費看 1 話。',
  'wait.newest_other': '最新 {{count}} 話不適用。',
  'wait.ready': '免費券可用了',
  'wait.readyIn': '還有',
  'wait.use': '使用',
};

export default wait;
