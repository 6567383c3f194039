import { NOW_MS } from '../fake-catalogue.ts';
import { RIGHT_CODE } from '../fake-codes.ts';
import { fakeComment } from '../fake-comments.ts';
import { fakeTicket } from '../fake-support.ts';
import type { FormRow } from './form-row.ts';

const SETTING = { route: 'setting', platform: 'beltoon-jp', user: {} } as const;
const CODE = { typed: { code: RIGHT_CODE }, secrets: ['code'], required: { code: 'field.codeForm' } } as const;
const NEW_MAIL = { email: 'new@mail.example' };
const EPISODE = '/comment?contents=salt-crown&episode=ep-1';
const COMMENT = { route: 'comment', platform: 'beltoon-jp', user: {}, path: EPISODE } as const;
const OTHERS: FormRow['prepare'] = ({ api }) => {
  api.comments.comments = [fakeComment(NOW_MS)];
};
const OWN: FormRow['prepare'] = ({ api }) => {
  const status = { like: false, delete: false, blind: false, block: false, report: false, mine: true };
  api.comments.comments = [fakeComment(NOW_MS, { status })];
};
const LEAVING = { reasonId: 'OTHER', detail: 'The books end.', isAgreed: 'on' };
const AGE = { route: 'user-adult', path: '/user/adult?callback=%2Fdetail%2Fnight-only' } as const;
const KOREAN = { isAdult: true, isKrIpUser: true, isAdultKr: false, isAdultToggle: true, birthedAt: '1990-05-17' };

const PLACED = {
  ...fakeComment(NOW_MS),
  ...{
    contentsAlias: 'salt-crown',
    contentsTitle: 'Salt Crown',
    episodeAlias: 'ep-1',
    episodeTitle: 'Ep. 1',
    parentId: null,
  },
};

/** Settings, comments, questions to the support, the age check, and deleting the account. */
export const READER_ROWS: readonly FormRow[] = [
  {
    ...{ ...SETTING, name: 'the nickname', path: '/setting?edit=nickname', mark: { change: 'nickname' } },
    ...{ typed: { nickname: 'Juniper' }, required: { nickname: 'field.nicknameForm' }, call: 'PUT /user' },
    refusal: {
      ...{ block: 'mail', code: 'INVALID_PARAMETER', at: { field: 'nickname' }, says: 'field.nicknameTaken' },
    },
  },
  {
    ...{ ...SETTING, name: 'another address', path: '/setting?edit=email', mark: { change: 'email' }, typed: NEW_MAIL },
    ...{ required: { email: 'field.emailRequired' }, call: 'POST /mail/certification' },
    refusal: { block: 'mail', code: 'INVALID_EMAIL', at: { field: 'email' } },
  },
  {
    ...{ ...SETTING, name: 'the code of another address', path: '/setting?edit=email' },
    ...{ before: [{ mark: { change: 'email' }, typed: NEW_MAIL }], mark: { change: 'emailCode' }, ...CODE },
    call: 'POST /auth/verify/otp',
    refusal: { block: 'mail', code: 'ALREADY_USED_EMAIL', at: { field: 'code' } },
  },
  {
    ...{ ...SETTING, name: 'confirming one’s own address', path: '/setting', mark: { change: 'confirm' } },
    call: 'POST /user/mail/auth',
    refusal: { block: 'mail', code: 'TOO_MANY_REQUESTS', at: 'form' },
  },
  {
    ...{
      ...SETTING,
      name: 'the code of one’s own address',
      path: '/setting',
      mark: { change: 'confirmCode' },
      ...CODE,
    },
    ...{ before: [{ mark: { change: 'confirm' }, typed: {} }], call: 'POST /auth/verify/otp' },
    refusal: { block: 'mail', code: 'EXPIRED_OTP', at: { field: 'code' } },
  },
  {
    ...{ ...SETTING, name: 'a switch', path: '/setting', mark: { change: 'switch', name: 'mail' }, call: 'PUT /user' },
    refusal: { block: 'mail', code: 'UNKNOWN', at: 'form' },
  },
  {
    ...{ ...SETTING, name: 'a switch that adults have', path: '/setting', mark: { change: 'switch', name: 'adult' } },
    call: 'PUT /user/adult/toggle/true',
    // D27: without a message.
    refusal: { block: 'mail', code: 'UNKNOWN', at: { to: '/setting' } },
  },
  {
    ...{ name: 'a switch of the app', route: 'setting-app', platform: 'beltoon-jp', user: {} },
    ...{ path: '/setting/app', mark: { change: 'switch', name: 'push' }, call: 'PUT /app/push' },
    prepare: (_, jar) => jar.set('__Host-longstrip-beltoon-jp-client', 'ios'),
    refusal: { block: 'mail', code: 'UNKNOWN', at: 'form' },
  },
  {
    ...{ name: 'what the app keeps', route: 'setting-app', platform: 'beltoon-jp', user: {} },
    ...{ path: '/setting/app', mark: { change: 'cache' } },
    prepare: (_, jar) => jar.set('__Host-longstrip-beltoon-jp-client', 'ios'),
  },
  { ...SETTING, name: 'the theme', path: '/setting', mark: { change: 'theme' }, typed: { theme: 'dark' } },
  {
    ...{ name: 'why a reader leaves', route: 'user-withdrawal', platform: 'beltoon-jp', user: {} },
    ...{ path: '/user/withdrawal', mark: { step: 'ask' }, typed: LEAVING },
    required: { reasonId: 'withdrawal.reasonRequired', isAgreed: 'field.agreementRequired' },
  },
  {
    ...{ name: 'leaving', route: 'user-withdrawal', platform: 'beltoon-jp', user: {} },
    ...{ path: '/user/withdrawal', before: [{ mark: { step: 'ask' }, typed: LEAVING }], mark: { step: 'delete' } },
    call: 'POST /withdrawal/user',
    refusal: { block: 'withdrawal', code: 'FREQUENT_REQUEST', at: 'page' },
    unanswered: { at: 'page' },
  },
  {
    ...{ ...COMMENT, name: 'a comment', mark: { act: 'write' }, typed: { comment: '最高でした', isSpoiler: 'on' } },
    ...{ call: 'POST /v1/comment', answers: { 'POST /v1/comment': PLACED } },
    refusal: { block: 'comment', code: 'PROHIBITED_WORD', at: { field: 'comment' } },
  },
  {
    ...{ ...COMMENT, name: 'a reply', path: `${EPISODE}&thread=1`, prepare: OTHERS, mark: { act: 'write' } },
    ...{ typed: { comment: '同感です' }, call: 'POST /v1/comment/reply' },
    answers: { 'POST /v1/comment/reply': PLACED },
    refusal: { block: 'comment', code: 'NOT_FOUND_COMMENT', at: 'form' },
  },
  {
    ...{ ...COMMENT, name: 'the name of a commentator', user: { nickname: null }, mark: { act: 'name' } },
    ...{ typed: { nickname: 'Juniper' }, required: { nickname: 'field.nicknameForm' }, call: 'PUT /user' },
    refusal: { block: 'comment', code: 'INVALID_PARAMETER', at: { field: 'nickname' }, says: 'field.nicknameTaken' },
  },
  {
    ...{ ...COMMENT, name: 'deleting a comment', prepare: OWN, mark: { act: 'delete' } },
    call: 'DELETE /v1/comment/1',
    refusal: { block: 'comment', code: 'NOT_FOUND_COMMENT', at: 'form' },
  },
  {
    ...{
      ...COMMENT,
      name: 'reporting a comment',
      prepare: OTHERS,
      mark: { act: 'report' },
      typed: { reason: 'SPOILER' },
    },
    call: 'POST /v1/comment/report',
    refusal: { block: 'comment', code: 'OWN_COMMENT', at: 'form' },
  },
  {
    ...{ ...COMMENT, name: 'blocking a reader', prepare: OTHERS, mark: { act: 'block' } },
    call: 'POST /v1/comment/block-user',
    refusal: { block: 'comment', code: 'BLOCKED_READER_LIMIT', at: 'form' },
  },
  {
    ...{ ...COMMENT, name: 'unblocking a reader', path: '/comment?list=blocked', mark: { act: 'unblock' } },
    prepare: ({ api }) => {
      api.comments.blocked = [{ blockId: 7, nickname: 'Juniper', createdAt: NOW_MS }];
    },
    call: 'DELETE /v1/comment/block-user',
    refusal: { block: 'comment', code: 'UNKNOWN', at: 'form' },
  },
  {
    ...{ name: 'liking a comment', route: 'comment-like', platform: 'beltoon-jp', user: {}, path: EPISODE },
    ...{ prepare: OTHERS, mark: { isLike: 'true' }, call: 'POST /v1/comment/reaction' },
    refusal: { block: 'comment', code: 'NOT_FOUND_COMMENT', at: { to: EPISODE } },
    unanswered: { at: { to: EPISODE } },
  },
  {
    ...{
      name: 'the heart of a series',
      route: 'favourite',
      platform: 'bom-us',
      user: {},
      path: '/detail/salt-crown',
    },
    ...{ mark: { series: 'salt-crown', isOn: 'false' }, call: 'DELETE /v2/library/favorite' },
    refusal: { block: 'general', code: 'NOT_EXIST', at: { to: '/detail/salt-crown' } },
    unanswered: { at: { to: '/detail/salt-crown' } },
  },
  {
    ...{ name: 'rating a series', route: 'rating', platform: 'bom-us', user: {}, path: '/viewer/salt-crown/ep-1' },
    ...{
      mark: { series: 'salt-crown', stars: true },
      typed: { stars: '4' },
      call: 'PUT /v2/library/rating/salt-crown',
    },
    refusal: { block: 'general', code: 'NOT_EXIST', at: { to: '/viewer/salt-crown/ep-1' } },
    unanswered: { at: { to: '/viewer/salt-crown/ep-1' } },
  },
  {
    ...{ name: 'removing a bookmark', route: 'marks', platform: 'bom-us', user: {}, path: '/library/marks' },
    mark: { remove: '00000000-0000-4000-8000-000000000001' },
    call: 'DELETE /v2/library/marks/00000000-0000-4000-8000-000000000001',
    refusal: { block: 'general', code: 'NOT_EXIST', at: { to: '/library/marks' } },
    unanswered: { at: { to: '/library/marks' } },
  },
  {
    ...{ name: 'a question', route: 'qna-register', platform: 'bom-us', user: {}, path: '/qna/register' },
    ...{ mark: { category: true }, typed: { category: 'COIN', title: 'My coins', text: 'They did\nnot arrive.' } },
    required: { category: 'qna.categoryRequired', title: 'qna.headingRequired', text: 'qna.wordsRequired' },
    call: 'POST /qna',
    refusal: { block: 'ticket', code: 'FILE_SIZE', at: { field: 'pictures' } },
  },
  {
    ...{ name: 'deleting a question', route: 'qna', platform: 'bom-us', user: {}, path: '/qna?ticket=ticket-1' },
    prepare: ({ api }) => {
      api.support.tickets = [fakeTicket(NOW_MS)];
    },
    ...{ mark: { ticketId: 'ticket-1' }, call: 'DELETE /qna/ticket-1' },
    refusal: { block: 'ticket', code: 'NOT_EXIST', at: 'form', says: 'qna.answeredMeanwhile' },
  },
  {
    ...{ ...AGE, name: 'yes or no of a guest', platform: 'beltoon-jp', mark: { step: 'yesNo' } },
  },
  {
    ...{ ...AGE, name: 'yes or no', platform: 'beltoon-jp', user: {}, mark: { step: 'yesNo' }, call: 'PUT /user' },
    refusal: { block: 'general', code: 'UNKNOWN', at: 'form' },
  },
  {
    ...{ ...AGE, name: 'a birthday', platform: 'bom-th', user: {}, mark: { step: 'birthday' }, call: 'PUT /user' },
    typed: { year: '1998', month: '3', day: '16' },
    required: { year: 'age.checkBirthday' },
    refusal: { block: 'general', code: 'UNAUTHORIZED_ADULT', at: { field: 'year' }, says: 'age.checkBirthday' },
  },
  {
    ...{ ...AGE, name: 'a birthday that is known', platform: 'bom-us', user: { birthedAt: '1990-05-01' } },
    ...{ mark: { step: 'renewal' }, call: 'PUT /user' },
    refusal: { block: 'general', code: 'UNKNOWN', at: 'form' },
  },
  {
    ...{ ...AGE, name: 'showing adult works again', platform: 'bom-us' },
    ...{ user: { isAdult: true, isAdultToggle: false }, mark: { step: 'hidden' }, call: 'PUT /user/adult/toggle/true' },
    refusal: { block: 'general', code: 'UNKNOWN', at: 'form' },
  },
  {
    ...{ ...AGE, name: 'the check by phone', platform: 'bom-us', user: KOREAN, mark: { step: 'koreanPhone' } },
    ...{ typed: { consent: 'on' }, required: { consent: 'field.agreementRequired' }, call: 'GET /nice/encode' },
    refusal: { block: 'general', code: 'UNKNOWN', at: 'form' },
  },
];
