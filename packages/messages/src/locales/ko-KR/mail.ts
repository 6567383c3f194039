import type { Translation } from '../../message-types.ts';
import type english from '../en-US/mail.ts';

const mail: Translation<typeof english> = {
  'mail.changeLead': '이 주소를 {{name}} 계정에 사용하려면 아래 코드를 입력해 주세요.',
  'mail.changeSubject': '새 이메일 주소 확인',
  'mail.changedButton': '도움말 열기',
  'mail.changedCaution':
    '본인이 바꾸지 않았다면 다른 사람이 계정에 들어온 것입니다. 도움말 페이지에서 바로 알려 주세요.',
  'mail.changedFooter': '{{name}} 계정이 전에 쓰던 주소로 보내 드린 메일입니다.',
  'mail.changedLead':
    '{{name}} 계정의 이메일 주소가 바뀌었습니다. 앞으로 코드와 링크는 새 주소로 가며, 이 주소로는 오지 않습니다.',
  'mail.changedSubject': '{{name}} 이메일 주소가 바뀌었습니다',
  'mail.codeCaution': '코드를 다른 사람에게 알려 주지 마세요. 전화나 메시지로 코드를 묻는 일은 없습니다.',
  'mail.codeValid': '코드의 유효 시간은 {{duration}}입니다.',
  'mail.confirmLead': '이메일 주소를 확인하려면 {{name}}에서 아래 코드를 입력해 주세요.',
  'mail.confirmSubject': '이메일 주소 확인',
  'mail.footer': '{{name}}에서 이 주소가 입력되어 보내 드린 메일입니다.',
  'mail.ignore': '본인이 요청하지 않았다면 이 메일을 무시하셔도 됩니다. 아무것도 바뀌지 않습니다.',
  'mail.linkCaution': '링크는 한 번만 사용할 수 있습니다. 다른 사람에게 전달하지 마세요.',
  'mail.linkOtherwise': '버튼이 작동하지 않으면 아래 주소를 열어 주세요.',
  'mail.linkValid': '링크의 유효 시간은 {{duration}}입니다.',
  'mail.phoneCode': '[{{name}}] 인증 코드는 {{code}}입니다. 유효 시간 {{duration}}. 다른 사람에게 알려 주지 마세요.',
  'mail.resetButton': '새 비밀번호 설정',
  'mail.resetLead': '{{name}} 계정의 비밀번호 재설정이 요청되었습니다. 본인이 맞다면 여기에서 설정해 주세요.',
  'mail.resetSubject': '{{name}} 비밀번호 재설정',
  'mail.signUpLead': '{{name}} 회원가입을 계속하려면 아래 코드를 입력해 주세요.',
  'mail.signUpSubject': '{{name}} 회원가입 코드',
  'mail.withdrawalLead':
    '{{name}} 계정을 삭제하려면 아래 코드를 입력해 주세요. 그 전까지는 아무것도 삭제되지 않습니다.',
  'mail.withdrawalSubject': '{{name}} 계정 삭제 확인',
  'mail.answeredSubject': '문의에 답변했어요',
  'mail.answeredLead': '{{name}}에 남기신 문의에 답변했습니다. 사이트에서 확인해 주세요.',
  'mail.answeredButton': '답변 보기',
  'mail.answeredFooter': '{{name}}에 문의하셔서 보내 드린 메일입니다.',
  'mail.digestSubject': '{{name}}의 새 소식',
  'mail.digestLead': '새로운 소식이 있어요:',
  'mail.digestMore': '그 밖의 소식: {{count}}개',
  'mail.digestButton': '모두 보기',
  'mail.digestFooter': '이메일 소식 수신에 동의하셔서 {{name}}에서 보낸 메일입니다. 하루에 한 통까지만 보냅니다.',
  'mail.digestUnsubscribe': '메일 수신 거부',
};

export default mail;
