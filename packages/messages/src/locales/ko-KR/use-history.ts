import type { Translation } from '../../message-types.ts';
import type english from '../en-US/use-history.ts';

const useHistory: Translation<typeof english> = {
  'useHistory.tabs': '내역 구분',
  'useHistory.tabCharge': '충전',
  'useHistory.tabUse': '사용',
  'useHistory.tabPoints': '포인트',
  'useHistory.title': '코인 사용 내역',
  'useHistory.days': '최근 {{days}}일',
  'useHistory.balance': '잔액',
  'useHistory.kinds': '구매 {{coin}} · 무료 {{free}} · 보너스 {{bonus}}',
  'useHistory.typeRENT': '대여',
  'useHistory.typePOSSESSION': '소장',
  'useHistory.typeRENT_GIFT': '대여권',
  'useHistory.typePOSSESSION_GIFT': '소장권',
  'useHistory.typeFREETIME': '기다리면 무료',
  'useHistory.typeALL_RENT': '전체 대여',
  'useHistory.typeALL_POSSESSION': '전체 소장',
  'useHistory.typePERMANENT': '증정',
  'useHistory.free': '코인 없음',
  'useHistory.undone': '{{date}} 반환됨',
  'useHistory.lineBought': '{{date}} 구매 {{amount}}',
  'useHistory.lineCoin': '{{date}} 지급 {{amount}}',
  'useHistory.lineFree': '{{date}} 무료 {{amount}}',
  'useHistory.lineBonus': '{{date}} 보너스 {{amount}}',
  'useHistory.ends': '{{line}} ({{date}} 만료)',
  'useHistory.sum': '{{coins}}: {{lines}}',
  'useHistory.number': '번호 {{id}}',
  'useHistory.copy': '문의용으로 복사',
  'useHistory.copied': '복사했어요.',
  'useHistory.notCopied': '복사하지 못했어요. 글자를 선택해 주세요.',
  'useHistory.emptyTitle': '아직 사용한 코인이 없어요',
  'useHistory.emptyText': '대여하거나 구매한 회차와 영수증이 여기에 표시돼요.',
};

export default useHistory;
