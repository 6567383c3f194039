import type { Translation } from '../../message-types.ts';
import type english from '../en-US/app.ts';

const app: Translation<typeof english> = {
  'app.problemLANGUAGE': '언어를 불러올 수 없습니다.',
  'app.problemVERSION': '버전을 불러올 수 없습니다.',
  'app.problemUSER_INFO': '사용자 정보를 불러올 수 없습니다.',
  'app.problemPURCHASE': '구매하지 못했습니다.',
  'app.problemPRODUCT': '상품을 찾을 수 없습니다.',
  'app.retry': '재시도',
  'app.pending': '구매가 보류 중입니다.',
  'app.problemCERTIFICATE': '신뢰할 수 없는 인증서입니다.',
  'app.problemSTORAGE': '저장 공간 권한이 필요합니다.',
  'app.pendingText': '스토어에서 확인되면 코인이 자동으로 들어옵니다. 이 페이지는 닫아도 됩니다.',
  'app.inStore': '스토어 창에서 결제를 마쳐 주세요',
  'app.inStoreText': '창은 저절로 열립니다. 결제가 확인되면 코인이 들어옵니다.',
  'app.notCharged': '스토어에서 결제가 되었다면 코인은 자동으로 들어옵니다.',
  'app.productText': '이 팩은 지금 이 앱에서 판매하지 않습니다.',
  'app.storageText': '휴대폰 설정에서 이 앱의 저장 공간을 허용한 뒤 다시 시도해 주세요.',
  'app.versionOf': '앱 버전 {{version}}',
};

export default app;
