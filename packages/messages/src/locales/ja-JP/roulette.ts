import type { Translation } from '../../message-types.ts';
import type english from '../en-US/roulette.ts';

const roulette: Translation<typeof english> = {
  'roulette.title': 'ルーレット',
  'roulette.until': '{{date}}まで',
  'roulette.spin': 'まわす · チケット1枚',
  'roulette.turning': '回転中',
  'roulette.skip': '結果をすぐ見る',
  'roulette.chances': '当選確率',
  'roulette.prize': '賞品',
  'roulette.chance': '確率',
  'roulette.nothing': 'はずれ',
  'roulette.won': '当たり：{{prize}}',
  'roulette.lost': '今回ははずれでした。',
  'roulette.noTickets': 'チケットがありません。チケットはクーポンやイベントでもらえます。',
  'roulette.toCoupons': 'クーポンコードを入力',
  'roulette.closedTitle': 'いまルーレットはお休みです',
  'roulette.closedText': 'イベントで戻ってきます。またお越しください。',
  'roulette.refusedTitle': 'このルーレットは対象外です',
  'roulette.toBenefit': '今日の特典を見る',
};

export default roulette;
