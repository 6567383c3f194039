import type { Translation } from '../../message-types.ts';
import type english from '../en-US/roulette.ts';

const roulette: Translation<typeof english> = {
  'roulette.title': '幸運轉盤',
  'roulette.until': '至 {{date}}',
  'roulette.spin': '轉動 · 1 張券',
  'roulette.turning': '轉動中',
  'roulette.skip': '直接看結果',
  'roulette.chances': '中獎機率',
  'roulette.prize': '獎品',
  'roulette.chance': '機率',
  'roulette.nothing': '沒有獎品',
  'roulette.won': '恭喜獲得：{{prize}}',
  'roulette.lost': '這次沒有中獎。',
  'roulette.noTickets': '您沒有券。使用優惠券或參加活動即可獲得。',
  'roulette.toCoupons': '輸入優惠券序號',
  'roulette.closedTitle': '目前沒有轉盤活動',
  'roulette.closedText': '活動時會再開放，歡迎再來看看。',
  'roulette.refusedTitle': '此帳號不適用這個轉盤',
  'roulette.toBenefit': '查看今日福利',
};

export default roulette;
