import type { Translation } from '../../message-types.ts';
import type english from '../en-US/alarm.ts';

const alarm: Translation<typeof english> = {
  'alarm.emptyTitle': '새로운 알림이 없어요',
  'alarm.emptyText': '답변, 선물, 쿠폰 소식을 여기에서 알려 드려요.',
  'alarm.kept': '알림은 {{days}}일 동안 보관돼요',
  'alarm.pages': '알림 페이지',
  'alarm.kindTICKET_ANSWERED': '‘{{title}}’ 문의에 답변했어요.',
  'alarm.kindGIFT_OFFERED': '선물이 도착했어요: {{title}}',
  'alarm.kindCOUPON_GIVEN': '새 쿠폰을 받았어요: {{title}}',
};

export default alarm;
