import type { Translation } from '../../message-types.ts';
import type english from '../en-US/faq.ts';

const faq: Translation<typeof english> = {
  'faq.all': '전체',
  'faq.categories': '주제',
  'faq.categoryACCOUNT': '계정',
  'faq.categoryAPP': '앱과 기기',
  'faq.categoryCOIN': '코인과 결제',
  'faq.categoryCONTENTS': '작품과 회차',
  'faq.categoryOTHER': '기타',
  'faq.categoryREADING': '감상',
  'faq.emptyText': '자주 묻는 질문의 답변이 여기에 표시됩니다.',
  'faq.emptyTitle': '아직 등록된 질문이 없습니다',
  'faq.lead': '독자들이 가장 많이 묻는 질문과 답변입니다.',
  'faq.askTitle': '답을 찾지 못하셨나요?',
  'faq.askText': '고객센터에 문의하세요. 사진도 첨부할 수 있어요.',
};

export default faq;
