import type { Translation } from '../../message-types.ts';
import type english from '../en-US/list.ts';

const list: Translation<typeof english> = {
  'list.alsoLike': 'こちらもおすすめ',
  'list.count_other': '{{count}}作品',
  'list.emptyText': '新しい作品は、公開されるとここに並びます。',
  'list.emptyTitle': 'この棚にはまだ作品がありません',
  'list.filter': '無料の種類',
  'list.freeALL': 'すべて',
  'list.freeFREE': '無料話あり',
  'list.freeFREETIME': '待てば無料',
  'list.loading': '読み込み中',
  'list.ongoing': '連載中の全作品',
  'list.sort': '並び順',
  'list.sortLATEST': '新着順',
  'list.sortPOPULAR': '人気順',
  'list.ten': '10日ごとの更新',
  'list.tenNote': '毎月1日・11日・21日に更新。今回は{{date}}から。',
};

export default list;
