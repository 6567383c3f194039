import type { Translation } from '../../message-types.ts';
import type english from '../en-US/policy.ts';

const policy: Translation<typeof english> = {
  'policy.current': '현행 버전 보기',
  'policy.effective': '{{date}}부터 시행',
  'policy.emptyText': '운영자가 아직 이 문서를 게시하지 않았습니다. 나중에 다시 확인해 주세요.',
  'policy.emptyTitle': '아직 게시된 내용이 없습니다',
  'policy.kindMARKETING': '마케팅 정보 수신',
  'policy.kindPAYMENT': '결제 약관',
  'policy.kindPRIVACY': '개인정보 처리방침',
  'policy.kindTERMS': '이용약관',
  'policy.kindYOUTH': '청소년 보호정책',
  'policy.more': '그 밖의 약관',
  'policy.otherLanguage': '이 문서는 {{language}}로만 제공됩니다.',
  'policy.past': '이전 버전, {{date}}부터 시행',
  'policy.version': '버전 {{version}} · {{date}}',
  'policy.versions': '전체 버전',
};

export default policy;
