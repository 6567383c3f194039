import type { Translation } from '../../message-types.ts';
import type english from '../en-US/coupons.ts';

const coupons: Translation<typeof english> = {
  'coupons.title': 'クーポン',
  'coupons.code': 'クーポンコード',
  'coupons.codeRequired': 'コードを入力してください',
  'coupons.add': '追加',
  'coupons.tabs': 'クーポンの状態',
  'coupons.usable': '利用可能',
  'coupons.expired': '期限切れ',
  'coupons.used': '使用済み',
  'coupons.off': '割引',
  'coupons.extraPoints': '追加ポイント',
  'coupons.freeCoins': '無料コイン',
  'coupons.freePoints': '無料ポイント',
  'coupons.spins': 'ルーレット',
  'coupons.from': '{{price}}以上',
  'coupons.where': '利用できる場所：{{places}}',
  'coupons.everywhere': 'どこでも利用できます',
  'coupons.clientWEB': 'ウェブ',
  'coupons.clientAND_PLAY': 'Google Play版アプリ',
  'coupons.clientAND_PLUS': 'サイト版Androidアプリ',
  'coupons.clientIOS_APP': 'iPhoneアプリ',
  'coupons.until': '{{date}}まで',
  'coupons.usedOn': '{{date}}に使用',
  'coupons.expiredOn': '{{date}}に期限切れ',
  'coupons.held': 'お支払い待ち',
  'coupons.use': 'ショップで使う',
  'coupons.added': 'クーポンを追加しました。ショップで使えます。',
  'coupons.emptyUsableTitle': 'クーポンはまだありません',
  'coupons.emptyUsableText': 'コードをお持ちの方は、上に入力してください。',
  'coupons.emptyExpiredTitle': '期限切れのクーポンはありません',
  'coupons.emptyUsedTitle': '使用済みのクーポンはありません',
  'coupons.emptyOtherText': '利用可能なクーポンはこちらから。',
  'coupons.toUsable': '利用可能なクーポンを見る',
};

export default coupons;
