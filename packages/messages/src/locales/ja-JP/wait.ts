import type { Translation } from '../../message-types.ts';
import type english from '../en-US/wait.ts';

const wait: Translation<typeof english> = {
  'wait.later': 'このサイトでの利用は、後日開始します。',
  'wait.every_other': '{{count}}時間ごとに1話、無料で読めます。',
  'wait.newest_other': '最新{{count}}話は対象外です。',
};

export default wait;
