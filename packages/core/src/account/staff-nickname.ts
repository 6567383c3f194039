import type { PlatformBrand } from '../platform/platform.ts';

/** Characters that look like a Latin letter, by that letter. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'аα4',
  b: 'в8',
  c: 'сϲ',
  e: 'еε3',
  h: 'һ',
  i: 'іιıl1',
  k: 'кκ',
  m: 'мμ',
  n: 'ո',
  o: 'оοօ0',
  p: 'рρ',
  s: 'ѕ5',
  t: 'тτ7',
  u: 'υս',
  v: 'ν',
  w: 'ѡ',
  x: 'хχ',
  y: 'уγ',
};

const LETTER_OF = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([letter, others]) => [...others].map((other) => [other, letter] as const)),
);

/** What staff call themselves, as `skeletonOf` writes it. A nickname may neither begin nor end with one. */
const STAFF_WORDS = [
  ...['admin', 'administrator', 'moderator', 'operator', 'official', 'webmaster', 'customer service'],
  ...['support team', 'staff team', 'help desk', 'helpdesk', 'longstrip'],
  ...['administrateur', 'moderateur', 'officiel', 'moderatorin', 'betreiber', 'kundendienst', 'offiziell'],
  ...['관리자', '운영자', '운영진', '운영팀', '고객센터', '공식'],
  ...['管理者', '管理人', '運営', '公式', '運営者', '管理員', '管理员', '官方', '客服', '版主', '站長'],
  ...['ผู้ดูแล', 'ผู้ดูแลระบบ', 'แอดมิน', 'เจ้าหน้าที่', 'ทางการ'],
  ...['مشرف', 'المشرف', 'مدير', 'المدير', 'الادارة', 'ادارة', 'رسمي', 'الدعم الفني'],
].map(skeletonOf);

/** Refused alone, with or without digits: parts of too many other words. */
const STAFF_NAMES = ['staff', 'support', 'system', 'manager', 'mod', 'gm', 'root', 'service', 'スタッフ', '스태프'].map(
  skeletonOf,
);

/**
 * Whether a nickname poses as the store's staff or as the store itself. Case, accents, widths, separators and characters
 * that look alike make no difference.
 */
export function posesAsStaff(nickname: string, { name, wordmark }: Pick<PlatformBrand, 'name' | 'wordmark'>): boolean {
  const skeleton = skeletonOf(nickname);
  const words = [...STAFF_WORDS, skeletonOf(name), skeletonOf(wordmark)];
  if (words.some((word) => skeleton.startsWith(word) || skeleton.endsWith(word))) return true;
  // Digits at the end number a name; `skeletonOf` has read some of them as letters.
  const bare = skeletonOf(nickname.normalize('NFKC').replace(/[\s._-]*\p{Nd}+$/u, ''));
  return words.some((word) => bare.endsWith(word)) || STAFF_NAMES.some((word) => skeleton === word || bare === word);
}

/** A text as it looks: letters alone, without case, accents and separators. */
function skeletonOf(text: string): string {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{Nd}]/gu, '');
  return [...plain]
    .map((character) => LETTER_OF.get(character) ?? character)
    .join('')
    .normalize('NFKC');
}
