import type { Translation } from '../../message-types.ts';
import type english from '../en-US/alarm.ts';

const alarm: Translation<typeof english> = {
  'alarm.emptyTitle': '새로운 알림이 없어요',
  'alarm.emptyText': '관심 작품의 새 회차, 문의 답변, 선물과 쿠폰 소식이 여기에 표시됩니다.',
  'alarm.kept': '알림은 {{days}}일 동안 보관돼요',
  'alarm.pages': '알림 페이지',
  'alarm.kindTICKET_ANSWERED': '‘{{title}}’ 문의에 답변했어요.',
  'alarm.kindGIFT_OFFERED': '선물이 도착했어요: {{title}}',
  'alarm.kindCOUPON_GIVEN': '새 쿠폰을 받았어요: {{title}}',
  'alarm.kindNEW_EPISODE': '새 회차가 올라왔어요: {{title}}',
  'alarm.kindNEW_ADULT_EPISODE': '관심 작품에 새 회차가 올라왔어요.',
  'alarm.kindFREE_TICKET_READY': '무료 이용권이 준비됐어요: {{title}}',
  'alarm.kindADULT_FREE_TICKET_READY': '읽고 있는 작품의 무료 이용권이 준비됐어요.',
  'alarm.kindCOINS_END_SOON': '곧 만료되는 코인: {{coins}}. {{day}}까지 사용하세요.',
  'alarm.kindGIFT_ENDS_SOON': '선물을 {{day}}까지 사용하세요: {{title}}',
  'alarm.kindCOUPON_ENDS_SOON': '쿠폰을 {{day}}까지 사용하세요: {{title}}',
  'alarm.kindSPINS_END_SOON': '곧 만료되는 룰렛 이용권: {{tickets}}. {{day}}까지 사용하세요.',
  'alarm.outsideTICKET_ANSWERED': '문의에 답변했어요.',
  'alarm.outsideMany': '새 알림: {{count}}개',
};

export default alarm;
