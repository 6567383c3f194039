import type { Translation } from '../../message-types.ts';
import type english from '../en-US/company.ts';

const company: Translation<typeof english> = {
  'company.title': '사업자 정보',
  'company.name': '회사',
  'company.representative': '책임자',
  'company.address': '주소',
  'company.email': '이메일',
  'company.phone': '전화',
  'company.kindREGISTER': '등기 번호',
  'company.kindVAT': '부가가치세 번호',
  'company.kindBUSINESS': '사업자 번호',
  'company.prices': '가격',
  'company.pricesText': '각 팩에 세금 포함 가격이 표시됩니다.',
  'company.payment': '결제',
  'company.paymentText': '주문할 때 결제 화면에 나오는 방법으로 결제합니다.',
  'company.delivery': '제공 시기',
  'company.deliveryText': '결제가 확인되면 코인이 바로 들어옵니다.',
  'company.returns': '환불',
  'company.returnsText': '사용하지 않은 경우 구매 후 {{days}}일 안에 환불할 수 있습니다.',
};

export default company;
