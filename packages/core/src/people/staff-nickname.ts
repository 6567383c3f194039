import { asLatin } from '../shared/look-alikes.ts';
import type { PlatformBrand } from '../shared/platform.ts';

/** Digits and Latin letters that stand for another letter. */
const STAND_INS: Readonly<Record<string, string>> = {
  ...{ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' },
  ...{ l: 'i', ı: 'i' },
};

/** Names that staff use, in the form of `skeletonOf`. A nickname may neither begin nor end with one. */
const STAFF_WORDS = [
  ...['admin', 'administrator', 'moderator', 'operator', 'official', 'webmaster', 'customer service'],
  ...['support team', 'staff team', 'help desk', 'helpdesk', 'longstrip'],
  ...['administrateur', 'moderateur', 'officiel', 'moderatorin', 'betreiber', 'kundendienst', 'offiziell'],
  ...['관리자', '운영자', '운영진', '운영팀', '고객센터', '공식'],
  ...['管理者', '管理人', '運営', '公式', '運営者', '管理員', '管理员', '官方', '客服', '版主', '站長'],
  ...['ผู้ดูแล', 'ผู้ดูแลระบบ', 'แอดมิน', 'เจ้าหน้าที่', 'ทางการ'],
  ...['مشرف', 'المشرف', 'مدير', 'المدير', 'الادارة', 'ادارة', 'رسمي', 'الدعم الفني'],
].map(skeletonOf);

/** Refused only as the whole name, with or without digits: they are parts of too many other words. */
const STAFF_NAMES = ['staff', 'support', 'system', 'manager', 'mod', 'gm', 'root', 'service', 'スタッフ', '스태프'].map(
  skeletonOf,
);

/**
 * Whether a nickname looks like the store's staff or the store itself. Case, accents, widths, separators and look-alike
 * characters are ignored.
 */
export function posesAsStaff(nickname: string, { name, wordmark }: Pick<PlatformBrand, 'name' | 'wordmark'>): boolean {
  const skeleton = skeletonOf(nickname);
  const words = [...STAFF_WORDS, skeletonOf(name), skeletonOf(wordmark)];
  if (words.some((word) => skeleton.startsWith(word) || skeleton.endsWith(word))) return true;
  // Without digits at the end, as in "admin7": `skeletonOf` reads some digits as letters.
  const bare = skeletonOf(nickname.normalize('NFKC').replace(/[\s._-]*\p{Nd}+$/u, ''));
  return words.some((word) => bare.endsWith(word)) || STAFF_NAMES.some((word) => skeleton === word || bare === word);
}

/** A text reduced to how it looks: only letters, without case, accents and separators. */
function skeletonOf(text: string): string {
  const plain = text.normalize('NFKD').replaceAll(/[^\p{L}\p{Nd}]/gu, '');
  return [...plain]
    .map(asLatin)
    .map((letter) => STAND_INS[letter] ?? letter)
    .join('')
    .normalize('NFKC');
}
