import type { Translation } from '../../message-types.ts';
import type english from '../en-US/gifts.ts';

const gifts: Translation<typeof english> = {
  'gifts.title': 'ギフト',
  'gifts.tabs': '受け取れるギフトと自分のギフト',
  'gifts.toTake': '受け取る',
  'gifts.mine': 'マイギフト',
  'gifts.typeRENT': 'レンタルチケット',
  'gifts.typePOSSESSION': '購入チケット',
  'gifts.anySeries': 'すべての作品で使えます',
  'gifts.episodes_other': '{{count}}話が読めます',
  'gifts.left': '残り{{left}}/{{all}}',
  'gifts.takeBy': '受取期限 {{date}}',
  'gifts.useBy': '使用期限 {{date}}',
  'gifts.take': '受け取る',
  'gifts.choose': '話を選ぶ',
  'gifts.chooseSeries': '作品を選ぶ',
  'gifts.yours': '受取済み',
  'gifts.usedUp': '使用済み',
  'gifts.over': '期限切れ',
  'gifts.taken': 'ギフトを受け取りました。',
  'gifts.emptyTitle': 'いまギフトはありません',
  'gifts.emptyText': 'イベントで届きます。またのぞいてみてください。',
  'gifts.emptyMineTitle': '受け取ったギフトはありません',
  'gifts.emptyMineText': '受け取ったギフトはここに並びます。',
  'gifts.see': '受け取れるギフトを見る',
};

export default gifts;
