import type { Translation } from '../../message-types.ts';
import type english from '../en-US/page.ts';

const page: Translation<typeof english> = {
  'page.accessDeniedText': '다시 로그인하면 이어서 이용할 수 있습니다.',
  'page.accessDeniedTitle': '세션이 만료되었습니다.',
  'page.errorReference': '문의하실 때 이 번호를 알려 주세요: {{id}}',
  'page.errorText': '저희 쪽에 문제가 생겼습니다. 구매하신 작품은 그대로 있습니다. 잠시 후 다시 시도해 주세요.',
  'page.errorTitle': '문제가 발생했습니다',
  'page.notFoundText': '페이지가 옮겨졌거나 존재하지 않습니다. 구매하신 작품은 그대로 있습니다.',
  'page.notFoundTitle': '이 컷은 찾을 수 없습니다',
  'page.notTakenText':
    '보내신 요청은 이 페이지에서 처리할 수 없습니다. 구매하신 작품은 그대로 있습니다. 페이지를 다시 열어 주세요.',
  'page.offlineText': '연결 상태를 확인한 뒤 다시 시도해 주세요.',
  'page.offlineTitle': '오프라인 상태입니다',
  'page.prepareText': '잠시 사이트를 닫고 준비하고 있습니다. 보관함과 코인은 안전합니다.',
  'page.prepareTitle': '곧 다시 열겠습니다',
  'page.shelfTitle': '대신 이 작품은 어떠신가요?',
};

export default page;
