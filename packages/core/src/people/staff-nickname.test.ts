import { describe, expect, test } from 'vitest';
import { readNickname } from './nickname.ts';
import { posesAsStaff } from './staff-nickname.ts';

const brand = { name: 'Beltoon', wordmark: 'beltoon' };
const poses = (typed: string) => {
  const read = readNickname(typed);
  return read.ok && posesAsStaff(read.value, brand);
};

describe('a nickname that poses as staff', () => {
  test.each([
    ...[
      'admin',
      'Admin',
      'ADMIN',
      'ａｄｍｉｎ',
      'a.d.m.i.n',
      'ad_min',
      'Site Admin',
      'admin2',
      'admin-kim',
      'Administrator',
    ],
    ...[
      'ѕуѕтем',
      'adm1n',
      '4dmin',
      'admın',
      'àdmín',
      'operator',
      '0perat0r',
      'Official',
      'news official',
      'official 7',
    ],
    ...['Moderator', 'staff', 'Staff 3', 'support', 'system', 'GM', 'gm01', 'customer service'],
    ...[
      '관리자',
      '운영자 김',
      '고객센터',
      '管理者',
      '管理員',
      '官方客服',
      '公式',
      '運営',
      'ผู้ดูแลระบบ',
      'แอดมิน',
      'المدير',
      'إدارة',
    ],
  ])('%s', (typed) => {
    expect(poses(typed)).toBe(true);
  });

  test.each(['Beltoon', 'BELTOON', 'be1toon', 'Bel-toon', 'beltoon jp', 'my beltoon', 'ベルト', 'Longstrip'])(
    'as the store itself: %s',
    (typed) => {
      expect(poses(typed)).toBe(typed !== 'ベルト');
    },
  );
});

test.each([
  ...[
    'Ann',
    'badminton',
    'Ann Badminton',
    'Falstaff',
    'modern',
    'Systema',
    'root beer',
    'supporter',
    '12',
    '小説家',
    '数学公理',
  ],
  ...['นักอ่าน', 'قارئة', 'gmail fan', 'mango', 'Bel', 'toon', 'manager of cats', 'Ada'],
])('%s is a reader', (typed) => {
  expect(poses(typed)).toBe(false);
});

test('another platform’s name is a name like any other', () => {
  expect(posesAsStaff('Beltoon', { name: 'Bomtoon', wordmark: 'bomtoon' })).toBe(false);
});
