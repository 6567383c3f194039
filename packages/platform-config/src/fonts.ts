import type { Locale, PlatformTheme } from '@longstrip/core';

type Type = Pick<PlatformTheme, 'fonts' | 'leading'>;

/** System fonts and line heights by script: the script's own first choice, then what other systems have. */
const LATIN_TYPE: Type = {
  fonts: {
    body: '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif',
    novel: '"Iowan Old Style", Charter, "Noto Serif", Georgia, serif',
  },
  leading: { text: 1.5, title: 1.25, novel: 1.75 },
};

const JAPANESE_TYPE: Type = {
  fonts: {
    body: '"Hiragino Sans", "Hiragino Kaku Gothic ProN", "Yu Gothic UI", "Noto Sans JP", "Noto Sans CJK JP", Meiryo, sans-serif',
    novel: '"Hiragino Mincho ProN", "Yu Mincho", "Noto Serif CJK JP", serif',
  },
  leading: { text: 1.6, title: 1.35, novel: 1.75 },
};

const THAI_TYPE: Type = {
  fonts: {
    body: '"Sukhumvit Set", Thonburi, "Leelawadee UI", "Noto Sans Thai", "Noto Sans", Roboto, sans-serif',
    novel: '"Noto Serif Thai", Thonburi, serif',
  },
  leading: { text: 1.7, title: 1.5, novel: 1.95 },
};

const TRADITIONAL_CHINESE_TYPE: Type = {
  fonts: {
    body: '"PingFang TC", "Hiragino Sans CNS", "Microsoft JhengHei", "Noto Sans TC", "Noto Sans CJK TC", sans-serif',
    novel: '"Songti TC", "Noto Serif TC", "Noto Serif CJK TC", PMingLiU, serif',
  },
  leading: { text: 1.6, title: 1.35, novel: 1.8 },
};

const ARABIC_TYPE: Type = {
  fonts: {
    body: '"SF Arabic", "Geeza Pro", "Segoe UI", "Noto Sans Arabic", "Noto Sans", Tahoma, sans-serif',
    novel: '"Noto Naskh Arabic", "Geeza Pro", serif',
  },
  leading: { text: 1.7, title: 1.5, novel: 1.9 },
};

const KOREAN_TYPE: Type = {
  fonts: {
    body: '"Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans KR", "Noto Sans CJK KR", sans-serif',
    novel: '"AppleMyungjo", "Noto Serif KR", "Noto Serif CJK KR", Batang, serif',
  },
  leading: { text: 1.6, title: 1.35, novel: 1.8 },
};

/** The type of a platform, by its first language. */
export const TYPE_OF: Readonly<Record<Locale, Type>> = {
  'en-US': LATIN_TYPE,
  'ja-JP': JAPANESE_TYPE,
  'th-TH': THAI_TYPE,
  'zh-TW': TRADITIONAL_CHINESE_TYPE,
  ar: ARABIC_TYPE,
  'ko-KR': KOREAN_TYPE,
  'de-DE': LATIN_TYPE,
  'fr-FR': LATIN_TYPE,
};
