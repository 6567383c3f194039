import type { Translation } from '../../message-types.ts';
import type english from '../en-US/gifts.ts';

const gifts: Translation<typeof english> = {
  'gifts.title': '禮物',
  'gifts.tabs': '可領取與我的禮物',
  'gifts.toTake': '可領取',
  'gifts.mine': '我的禮物',
  'gifts.typeRENT': '租閱券',
  'gifts.typePOSSESSION': '永久券',
  'gifts.anySeries': '所有作品皆可使用',
  'gifts.episodes_other': '可閱讀 {{count}} 話',
  'gifts.left': '剩 {{left}}/{{all}}',
  'gifts.takeBy': '領取期限 {{date}}',
  'gifts.useBy': '使用期限 {{date}}',
  'gifts.take': '領取',
  'gifts.choose': '選擇話數',
  'gifts.chooseSeries': '選擇作品',
  'gifts.yours': '已領取',
  'gifts.usedUp': '已使用',
  'gifts.over': '已過期',
  'gifts.taken': '禮物已領取。',
  'gifts.emptyTitle': '目前沒有禮物',
  'gifts.emptyText': '活動時會有新禮物，歡迎再來看看。',
  'gifts.emptyMineTitle': '還沒有領取禮物',
  'gifts.emptyMineText': '領取的禮物會放在這裡。',
  'gifts.see': '查看可領取的禮物',
};

export default gifts;
