import type { Translation } from '../../message-types.ts';
import type english from '../en-US/coupons.ts';

const coupons: Translation<typeof english> = {
  'coupons.title': '優惠券',
  'coupons.code': '優惠券序號',
  'coupons.codeRequired': '請輸入序號',
  'coupons.add': '新增',
  'coupons.tabs': '依狀態檢視優惠券',
  'coupons.usable': '可使用',
  'coupons.expired': '已過期',
  'coupons.used': '已使用',
  'coupons.off': '折扣',
  'coupons.extraPoints': '額外點數',
  'coupons.freeCoins': '免費代幣',
  'coupons.freePoints': '免費點數',
  'coupons.spins': '轉盤次數',
  'coupons.from': '滿 {{price}}',
  'coupons.where': '適用於：{{places}}',
  'coupons.everywhere': '各平台皆可使用',
  'coupons.clientWEB': '網站',
  'coupons.clientAND_PLAY': 'Google Play 版 App',
  'coupons.clientAND_PLUS': '官網版 Android App',
  'coupons.clientIOS_APP': 'iPhone 版 App',
  'coupons.until': '使用期限 {{date}}',
  'coupons.usedOn': '已於 {{date}} 使用',
  'coupons.expiredOn': '已於 {{date}} 過期',
  'coupons.held': '等待付款中',
  'coupons.use': '到商店使用',
  'coupons.added': '優惠券已加入，請到商店使用。',
  'coupons.emptyUsableTitle': '還沒有優惠券',
  'coupons.emptyUsableText': '有序號嗎？請在上方輸入。',
  'coupons.emptyExpiredTitle': '沒有過期的優惠券',
  'coupons.emptyUsedTitle': '還沒有用過優惠券',
  'coupons.emptyOtherText': '輕點一下即可查看可用的優惠券。',
  'coupons.toUsable': '查看可用優惠券',
};

export default coupons;
