import type { Translation } from '../../message-types.ts';
import type english from '../en-US/library.ts';

const library: Translation<typeof english> = {
  'library.tabs': '本棚の分類',
  'library.tabMy': 'マイ作品',
  'library.tabFavorite': 'お気に入り',
  'library.tabRecent': '最近',
  'library.sortCREATE': '新しい順',
  'library.sortENDING': '期限が近い順',
  'library.owned': '購入済み {{amount}}話',
  'library.new': '新着 {{amount}}話',
  'library.rentedLeft': 'レンタル中・{{left}}',
  'library.notBegun': 'まだ読んでいません',
  'library.hidden': '設定により{{amount}}作品を表示していません',
  'library.end': '以上です。',
  'library.emptyMyTitle': 'まだ購入した話がありません',
  'library.emptyMyText': 'レンタルや購入した話はここに並びます。',
  'library.emptyFavoriteTitle': 'お気に入りはまだありません',
  'library.emptyFavoriteText': '作品のハートを押すとここに並びます。',
  'library.emptyRecentTitle': 'まだ読んだ作品がありません',
  'library.emptyRecentText': 'どの端末で読んでも、ここから続きを読めます。',
};

export default library;
