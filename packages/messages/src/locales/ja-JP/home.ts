import type { Translation } from '../../message-types.ts';
import type english from '../en-US/home.ts';

const home: Translation<typeof english> = {
  'home.continueReading': '続きを読む',
  'home.description': 'マンガと小説の新しい話を毎日更新。{{brand}}なら最初の数話を無料で読めます。',
  'home.emptyCommand': '次のコマンドでコミックやノベルを取り込み、ページを再読み込みしてください。',
  'home.emptyText': 'CBZ、EPUB、画像1枚、または画像のフォルダが、そのままここで読める作品になります。',
  'home.emptyTitle': '本棚はまだ空です',
  'home.newest': '新着作品',
  'home.newestNovels': '新着ノベル',
  'home.title': 'マンガと小説',
};

export default home;
