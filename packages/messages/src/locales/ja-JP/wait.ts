import type { Translation } from '../../message-types.ts';
import type english from '../en-US/wait.ts';

const wait: Translation<typeof english> = {
  'wait.every_other': '{{count}}時間ごとに1話、無料で読めます。',
  'wait.newest_other': '最新{{count}}話は対象外です。',
  'wait.ready': '無料チケットが使えます',
  'wait.readyIn': 'あと',
  'wait.use': '使う',
};

export default wait;
