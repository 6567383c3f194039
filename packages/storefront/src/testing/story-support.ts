import { SAMPLE_SCENES, sampleCover } from '@longstrip/ui/samples';
import { NO_TEXTS } from '../i18n/packed-texts.ts';
import type { AlarmPage } from '../routes/community/alarms/alarm.server.ts';
import type { QnaPage, TicketModel } from '../routes/community/qna/qna.server.ts';
import type { RegisterPage } from '../routes/community/qna/qna-register.server.ts';

const PAGE = { title: 'Story', texts: NO_TEXTS };
const PICTURE = sampleCover(SAMPLE_SCENES.saltCrown, 'Salt Crown');

const WAITING: TicketModel = {
  id: 'one',
  title: 'My coins did not arrive',
  note: 'Coins and payment · 2026.11.27',
  text: 'I paid an hour ago.\nThe picture shows the receipt.',
  isAnswered: false,
  status: 'Waiting',
  pictures: [{ src: PICTURE.src, width: 300, height: 400, label: 'Picture 1' }],
  expiresAtMs: null,
  answer: null,
};
const ANSWERED: TicketModel = {
  ...WAITING,
  id: 'two',
  title: 'A page is missing',
  note: 'Reading · 2026.11.20',
  isAnswered: true,
  status: 'Answered',
  pictures: [],
  answer: { text: 'Thank you for telling us.\nThe page is there now.', date: '2026.11.21' },
};

export function storyTickets(more: Partial<QnaPage> = {}): QnaPage {
  return { ...PAGE, tickets: [WAITING, ANSWERED], openId: 'one', page: 1, pageCount: 1, notice: null, ...more };
}

export function storyRegister(more: Partial<RegisterPage> = {}): RegisterPage {
  return {
    ...PAGE,
    leftToday: 5,
    report: null,
    limitText: 'You have sent as many questions as one day allows. Please write again tomorrow.',
    categories: [
      { value: '', label: 'Choose a topic' },
      { value: 'COIN', label: 'Coins and payment' },
    ],
    titleCharacters: 80,
    textCharacters: 1_500,
    pictures: { types: 'image/png', count: 3, bytes: 3_145_728, size: '3 MB', tooLarge: 'Too large.' },
    requestId: 'story-request',
    ...more,
  };
}

export function storyAlarms(more: Partial<AlarmPage> = {}): AlarmPage {
  return {
    ...PAGE,
    days: [
      {
        day: '2026.11.27',
        alarms: [
          {
            ...{ id: 'a', kind: 'TICKET_ANSWERED', text: 'We answered your question “My coins did not arrive”.' },
            ...{ href: '/qna', time: '21:40', timeIso: '2026-11-27T21:40:00Z', isUnread: true },
          },
          {
            ...{ id: 'd', kind: 'NEW_EPISODE', text: 'A new episode is out: Salt & Crown', href: '/detail/1' },
            ...{ time: '18:00', timeIso: '2026-11-27T18:00:00Z', isUnread: true },
          },
          {
            ...{ id: 'e', kind: 'COINS_END_SOON', text: 'Coins that end soon: 40. Use them by 2026.11.29.' },
            ...{ href: '/my', time: '12:00', timeIso: '2026-11-27T12:00:00Z', isUnread: true },
          },
          {
            ...{ id: 'b', kind: 'COUPON_GIVEN', text: 'You have a new coupon: Ten percent off', href: '/coupon' },
            ...{ time: '09:05', timeIso: '2026-11-27T09:05:00Z', isUnread: false },
          },
        ],
      },
      {
        day: '2026.11.20',
        alarms: [
          {
            ...{ id: 'c', kind: 'GIFT_OFFERED', text: 'A gift waits for you: Welcome', href: '/benefit/gift' },
            ...{ time: '10:00', timeIso: '2026-11-20T10:00:00Z', isUnread: false },
          },
        ],
      },
    ],
    retentionDays: 30,
    page: 1,
    pageCount: 1,
    ...more,
  };
}
