import type { Translation } from '../../message-types.ts';
import type english from '../en-US/gifts.ts';

const gifts: Translation<typeof english> = {
  'gifts.title': '선물',
  'gifts.tabs': '받을 선물과 내 선물',
  'gifts.toTake': '받기',
  'gifts.mine': '내 선물',
  'gifts.typeRENT': '대여권',
  'gifts.typePOSSESSION': '소장권',
  'gifts.anySeries': '모든 작품에 사용 가능',
  'gifts.episodes_other': '{{count}}화 열람 가능',
  'gifts.left': '{{all}}개 중 {{left}}개 남음',
  'gifts.takeBy': '{{date}}까지 받기',
  'gifts.useBy': '{{date}}까지 사용',
  'gifts.take': '받기',
  'gifts.choose': '회차 선택',
  'gifts.chooseSeries': '작품 선택',
  'gifts.yours': '받은 선물',
  'gifts.usedUp': '사용 완료',
  'gifts.over': '기간 만료',
  'gifts.taken': '선물을 받았습니다.',
  'gifts.emptyTitle': '지금은 선물이 없습니다',
  'gifts.emptyText': '이벤트와 함께 새 선물이 옵니다. 또 들러 주세요.',
  'gifts.emptyMineTitle': '아직 받은 선물이 없습니다',
  'gifts.emptyMineText': '받은 선물이 여기에 모입니다.',
  'gifts.see': '받을 선물 보기',
};

export default gifts;
