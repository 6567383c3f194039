import type { Translation } from '../../message-types.ts';
import type english from '../en-US/withdrawal.ts';

const withdrawal: Translation<typeof english> = {
  'withdrawal.title': '회원 탈퇴',
  'withdrawal.ends': '지금 사라지는 것: {{list}}',
  'withdrawal.endsNothing': '이 계정에는 코인도 에피소드도 없습니다.',
  'withdrawal.refundable_other': '아직 환불할 수 있는 충전이 {{count}}건 있습니다',
  'withdrawal.dates':
    '데이터는 한 달 뒤인 {{erased}}에 삭제됩니다. 이 아이디는 30일 뒤인 {{again}}부터 다시 가입할 수 있습니다.',
  'withdrawal.reason': '탈퇴하시는 이유가 무엇인가요?',
  'withdrawal.reasonFEW_SERIES': '읽고 싶은 작품이 적어요',
  'withdrawal.reasonPRICES': '가격이 비싸요',
  'withdrawal.reasonSELDOM': '자주 읽지 않아요',
  'withdrawal.reasonFAULTS': '제대로 작동하지 않는 것이 있어요',
  'withdrawal.reasonNEW_ACCOUNT': '다른 계정으로 새로 시작하고 싶어요',
  'withdrawal.reasonPRIVACY': '내 데이터를 남기고 싶지 않아요',
  'withdrawal.reasonOTHER': '기타',
  'withdrawal.reasonRequired': '이유를 선택해 주세요.',
  'withdrawal.detail': '자세한 내용',
  'withdrawal.detailRequired': '조금 더 자세히 알려 주세요.',
  'withdrawal.agree': '내용을 확인했으며 계정 삭제에 동의합니다.',
  'withdrawal.keep': '탈퇴하지 않기',
  'withdrawal.confirmTitle': '계정을 삭제할까요?',
  'withdrawal.confirmText': '모든 기기에서 바로 로그아웃되며, 되돌릴 수 없습니다.',
  'withdrawal.yes': '예',
  'withdrawal.no': '아니요',
  'withdrawal.doneTitle': '탈퇴 신청이 접수되었습니다',
  'withdrawal.doneText':
    '계정이 닫혔습니다. 데이터는 {{erased}}에 삭제됩니다. 이 아이디는 {{again}}부터 다시 가입할 수 있습니다.',
  'withdrawal.requestedUntil': '탈퇴가 신청된 계정입니다. {{date}}부터 다시 가입할 수 있습니다.',
  'withdrawal.deletedUntil': '최근에 탈퇴한 아이디입니다. {{date}}부터 다시 가입할 수 있습니다.',
};

export default withdrawal;
