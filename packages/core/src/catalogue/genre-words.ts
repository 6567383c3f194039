import { GENRES, type Genre } from './genres.ts';

/** Names of the genres: English, Japanese, Thai, Chinese, Arabic, Korean, German and French, one line each. */
const GENRE_WORDS: Readonly<Record<Genre, readonly string[]>> = {
  ROMANCE: [
    ...['Romance', 'Romantic', 'Love', 'Love story', 'Romantasy', 'Rom-com', 'Romantic comedy'],
    ...['恋愛', 'ロマンス', 'ラブストーリー', 'ラブコメ', '純愛'],
    ...['โรแมนติก', 'โรแมนซ์', 'โรมานซ์', 'รัก', 'ความรัก', 'นิยายรัก'],
    ...['戀愛', '恋爱', '愛情', '爱情', '言情', '浪漫'],
    ...['رومانسية', 'رومانسي', 'رومانس', 'حب', 'قصة حب'],
    ...['로맨스', '연애', '순정', '로판', '로맨스 판타지'],
    ...['Liebe', 'Romanze', 'Romantik', 'Liebesgeschichte', 'Liebesroman'],
    ...['Romantique', 'Amour', "Histoire d'amour"],
  ],
  ACTION: [
    ...['Action', 'Martial arts', 'Battle', 'Wuxia'],
    ...['アクション', 'バトル', '格闘'],
    ...['แอ็กชัน', 'แอ็กชั่น', 'แอ็คชัน', 'แอ็คชั่น', 'แอคชั่น', 'แอ๊คชั่น', 'บู๊', 'ต่อสู้'],
    ...['動作', '动作', '武俠', '武侠', '熱血', '热血', '格鬥'],
    ...['أكشن', 'حركة', 'قتال'],
    ...['액션', '무협', '배틀'],
    ...['Aktion', 'Kampfkunst'],
    ...['Arts martiaux', 'Combat'],
  ],
  BL: [
    ...['BL', "Boys' love", 'Boy love', 'Yaoi', 'Shounen-ai', 'Shonen ai', 'M/M', 'Danmei'],
    ...['ボーイズラブ', 'やおい', '少年愛'],
    ...['วาย', 'ยาโออิ', 'บอยเลิฟ', 'บอยส์เลิฟ', 'นิยายวาย', 'ชายรักชาย'],
    ...['耽美', '純愛BL', '男男'],
    ...['بي إل', 'ياوي', 'حب الأولاد'],
    ...['비엘', '보이즈 러브', '야오이'],
  ],
  FANTASY: [
    ...['Fantasy', 'Isekai', 'Magic', 'Supernatural', 'Urban fantasy'],
    ...['ファンタジー', '異世界', '異世界転生', '魔法'],
    ...['แฟนตาซี', 'เวทมนตร์', 'ต่างโลก', 'เหนือธรรมชาติ'],
    ...['奇幻', '魔幻', '玄幻', '仙俠', '仙侠', '異世界', '异世界', '幻想'],
    ...['خيال', 'فانتازيا', 'فنتازيا', 'سحر', 'خوارق'],
    ...['판타지', '환타지', '이세계', '마법'],
    ...['Fantastik', 'Magie', 'Übernatürlich'],
    ...['Fantastique', 'Fantaisie', 'Merveilleux', 'Surnaturel'],
  ],
  DRAMA: [
    ...['Drama', 'Dramatic', 'Melodrama'],
    ...['ドラマ', 'ヒューマンドラマ', '人間ドラマ'],
    ...['ดราม่า', 'ดรามา'],
    ...['劇情', '剧情', '戲劇', '狗血'],
    ...['دراما', 'درامي'],
    ...['드라마', '멜로'],
    ...['Familiendrama'],
    ...['Drame', 'Dramatique', 'Mélodrame'],
  ],
  COMEDY: [
    ...['Comedy', 'Humor', 'Humour', 'Humorous', 'Funny', 'Gag', 'Parody'],
    ...['コメディ', 'コメディー', 'ギャグ', 'お笑い'],
    ...['คอมเมดี้', 'คอมเมดี', 'คอเมดี้', 'ตลก', 'ฮา'],
    ...['喜劇', '喜剧', '搞笑', '爆笑', '幽默'],
    ...['كوميديا', 'كوميدي', 'فكاهة'],
    ...['코미디', '개그', '유머'],
    ...['Komödie', 'Komisch'],
    ...['Comédie', 'Comique', 'Parodie'],
  ],
  THRILLER: [
    ...['Thriller', 'Suspense', 'Psychological', 'Psychological thriller'],
    ...['サスペンス', 'スリラー', 'サイコサスペンス'],
    ...['ระทึกขวัญ', 'ทริลเลอร์', 'เขย่าขวัญ'],
    ...['驚悚', '惊悚', '懸念'],
    ...['تشويق', 'إثارة', 'إثارة وتشويق'],
    ...['스릴러', '서스펜스'],
    ...['Psychothriller', 'Spannung'],
    ...['Suspens', 'Thriller psychologique'],
  ],
  HORROR: [
    ...['Horror', 'Ghost story', 'Scary'],
    ...['ホラー', '怪談'],
    ...['สยองขวัญ', 'ผี', 'หลอน'],
    ...['恐怖', '靈異', '灵异'],
    ...['رعب'],
    ...['호러', '공포', '괴담'],
    ...['Grusel', 'Schauer'],
    ...['Horreur', 'Épouvante'],
  ],
  MYSTERY: [
    ...['Mystery', 'Detective', 'Detective and mystery', 'Whodunit'],
    ...['ミステリー', 'ミステリ', '推理', '謎解き'],
    ...['ลึกลับ', 'สืบสวน', 'นักสืบ'],
    ...['懸疑', '悬疑', '偵探', '侦探'],
    ...['غموض', 'تحقيق'],
    ...['미스터리', '추리', '탐정'],
    ...['Rätsel', 'Detektiv'],
    ...['Mystère', 'Détective'],
  ],
  SCIENCE_FICTION: [
    ...['Science fiction', 'Science-fiction', 'SF', 'Sci-fi', 'Cyberpunk', 'Space opera', 'Mecha'],
    ...['サイエンスフィクション', 'エスエフ', '空想科学', 'ロボット'],
    ...['ไซไฟ', 'นิยายวิทยาศาสตร์', 'วิทยาศาสตร์'],
    ...['科幻', '未來'],
    ...['خيال علمي'],
    ...['에스에프', '공상과학'],
    ...['Zukunft'],
    ...['Anticipation'],
  ],
  SLICE_OF_LIFE: [
    ...['Slice of life', 'Daily life', 'Everyday life', 'Iyashikei', 'Cozy'],
    ...['日常', '日常系', '癒し', '癒やし', 'スローライフ'],
    ...['ชีวิตประจำวัน', 'สไลซ์ออฟไลฟ์'],
    ...['生活', '療癒', '治癒', '治愈'],
    ...['شريحة من الحياة', 'حياة يومية', 'الحياة اليومية'],
    ...['일상', '일상물', '힐링'],
    ...['Alltag', 'Alltagsgeschichte'],
    ...['Tranche de vie', 'Quotidien'],
  ],
  SPORTS: [
    ...['Sports', 'Sport'],
    ...['スポーツ', 'スポ根'],
    ...['กีฬา'],
    ...['運動', '运动', '體育', '体育', '競技'],
    ...['رياضة', 'رياضي'],
    ...['스포츠'],
    ...['Sportlich'],
    ...['Sportif'],
  ],
  HISTORICAL: [
    ...['Historical', 'History', 'Period', 'Period drama', 'Historical fiction'],
    ...['歴史', '時代劇', '時代物', '歴史・時代'],
    ...['ย้อนยุค', 'ประวัติศาสตร์', 'พีเรียด', 'โบราณ'],
    ...['歷史', '历史', '古裝', '古装', '古風', '古风', '宮廷'],
    ...['تاريخي', 'تاريخ'],
    ...['역사', '시대물', '사극'],
    ...['Historisch', 'Geschichte', 'Historie'],
    ...['Historique', 'Histoire'],
  ],
  SCHOOL: [
    ...['School', 'School life', 'Campus', 'High school'],
    ...['学園', '学校', '青春', '学生'],
    ...['วัยเรียน', 'โรงเรียน', 'รั้วโรงเรียน', 'มหาลัย'],
    ...['校園', '校园', '學校', '學園'],
    ...['مدرسي', 'مدرسة', 'حياة مدرسية'],
    ...['학원', '학원물', '학교', '캠퍼스'],
    ...['Schule', 'Schulleben'],
    ...['École', 'Vie scolaire', 'Scolaire', 'Lycée'],
  ],
  ADVENTURE: [
    ...['Adventure', 'Quest'],
    ...['冒険', 'アドベンチャー'],
    ...['ผจญภัย'],
    ...['冒險', '冒险', '探險'],
    ...['مغامرة', 'مغامرات'],
    ...['모험', '어드벤처'],
    ...['Abenteuer'],
    ...['Aventure', 'Aventures'],
  ],
  CRIME: [
    ...['Crime', 'Crime fiction', 'Noir', 'Gangster', 'Mafia', 'Heist'],
    ...['クライム', '犯罪', 'ノワール', '裏社会'],
    ...['อาชญากรรม', 'มาเฟีย'],
    ...['黑道', '黑幫', '刑偵', '警匪'],
    ...['جريمة', 'جرائم', 'عصابات'],
    ...['범죄', '느와르', '누아르', '조폭'],
    ...['Krimi', 'Verbrechen'],
    ...['Policier', 'Polar', 'Roman noir'],
  ],
};

/** Normalises a word: case, accents, width, spaces and punctuation do not matter. */
export function foldWord(word: string): string {
  return word
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

const GENRE_BY_WORD: ReadonlyMap<string, Genre> = new Map(
  GENRES.flatMap((genre) => [genre, ...GENRE_WORDS[genre]].map((word) => [foldWord(word), genre] as const)),
);

/** The genre that a tag of any of the eight languages names; null for any other tag. */
export function genreOf(name: string): Genre | null {
  return GENRE_BY_WORD.get(foldWord(name)) ?? null;
}

/** The genres among a work's tags, without repeats, in the order of the tags. */
export function genresAmong(tags: readonly string[]): Genre[] {
  return [...new Set(tags.map(genreOf).filter((genre) => genre !== null))];
}
