import { foldWord } from './genre-words.ts';

/** What readers may want to know before they begin a work. Works have tags in their own language; `contentNoteOf` reads them. */
export const CONTENT_NOTES = ['VIOLENCE', 'BLOOD', 'SELF_HARM', 'SEXUAL', 'STRONG_LANGUAGE', 'DRUGS'] as const;
export type ContentNote = (typeof CONTENT_NOTES)[number];

/** Names of the notes: English, Japanese, Thai, Chinese, Arabic, Korean, German and French. */
const NOTE_WORDS: Readonly<Record<ContentNote, readonly string[]>> = {
  VIOLENCE: [
    ...['Violence', 'Violent', 'Graphic violence', '暴力', '暴力描写', 'ความรุนแรง', '暴力內容'],
    ...['عنف', '폭력', '폭력성', 'Gewalt', 'Gewaltdarstellung'],
  ],
  BLOOD: [
    ...['Blood', 'Gore', 'Blood and gore', '流血', '流血描写', 'グロ', 'เลือด', '血腥'],
    ...['دماء', 'دم', '유혈', '고어', 'Blut', 'Sang', 'Sanglant'],
  ],
  SELF_HARM: [
    ...['Self-harm', 'Suicide', '自傷', '自殺', '自傷描写', 'ทำร้ายตัวเอง', 'ฆ่าตัวตาย'],
    ...['إيذاء النفس', 'انتحار', '자해', '자살', 'Selbstverletzung', 'Suizid', 'Automutilation'],
  ],
  SEXUAL: [
    ...['Sexual content', 'Nudity', '性描写', '性的表現', 'เนื้อหาทางเพศ', '性描寫', '裸露'],
    ...['محتوى جنسي', '선정성', '노출', 'Sexuelle Inhalte', 'Nacktheit', 'Contenu sexuel', 'Nudité'],
  ],
  STRONG_LANGUAGE: [
    ...['Strong language', 'Profanity', 'Swearing', '暴言', '粗暴な言葉', 'คำหยาบ', '粗話', '髒話'],
    ...['ألفاظ نابية', '욕설', '비속어', 'Derbe Sprache', 'Kraftausdrücke', 'Langage grossier'],
  ],
  DRUGS: [
    ...['Drugs', 'Drug use', 'Substance abuse', '薬物', '薬物描写', 'ยาเสพติด', '毒品'],
    ...['مخدرات', '약물', '마약', 'Drogen', 'Drogues', 'Drogue'],
  ],
};

const NOTE_BY_WORD: ReadonlyMap<string, ContentNote> = new Map(
  CONTENT_NOTES.flatMap((note) => [note, ...NOTE_WORDS[note]].map((word) => [foldWord(word), note] as const)),
);

/** The content note that a tag of any of the eight languages names; null for any other tag. */
export function contentNoteOf(name: string): ContentNote | null {
  return NOTE_BY_WORD.get(foldWord(name)) ?? null;
}

/** The content notes among a work's tags, each once, in the order of `CONTENT_NOTES`. */
export function contentNotesAmong(tags: readonly string[]): ContentNote[] {
  const named = new Set(tags.map(contentNoteOf));
  return CONTENT_NOTES.filter((note) => named.has(note));
}
