import type { Translation } from '../../message-types.ts';
import type english from '../en-US/gifts.ts';

const gifts: Translation<typeof english> = {
  'gifts.title': 'الهدايا',
  'gifts.tabs': 'هدايا للاستلام وهداياك',
  'gifts.toTake': 'للاستلام',
  'gifts.mine': 'هداياي',
  'gifts.typeRENT': 'تذكرة استئجار',
  'gifts.typePOSSESSION': 'تذكرة امتلاك',
  'gifts.anySeries': 'لأي عمل',
  'gifts.episodes_zero': 'لا تفتح أي حلقة',
  'gifts.episodes_one': 'تفتح حلقة واحدة',
  'gifts.episodes_two': 'تفتح حلقتين',
  'gifts.episodes_few': 'تفتح {{count}} حلقات',
  'gifts.episodes_many': 'تفتح {{count}} حلقة',
  'gifts.episodes_other': 'تفتح {{count}} حلقة',
  'gifts.left': 'بقي {{left}} من {{all}}',
  'gifts.takeBy': 'استلمها قبل {{date}}',
  'gifts.useBy': 'استخدمها قبل {{date}}',
  'gifts.take': 'استلام',
  'gifts.choose': 'اختر حلقة',
  'gifts.chooseSeries': 'اختر عملًا',
  'gifts.yours': 'لك',
  'gifts.usedUp': 'مستخدمة',
  'gifts.over': 'منتهية',
  'gifts.taken': 'الهدية لك الآن.',
  'gifts.emptyTitle': 'لا هدايا الآن',
  'gifts.emptyText': 'تأتي الجديدة مع الفعاليات. عُد قريبًا.',
  'gifts.emptyMineTitle': 'لم تستلم أي هدية بعد',
  'gifts.emptyMineText': 'ما تستلمه ينتظرك هنا.',
  'gifts.see': 'عرض الهدايا المتاحة',
};

export default gifts;
