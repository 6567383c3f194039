import { type Database, migrate } from '@longstrip/database';
import { creator, series, seriesCreator, seriesPlatform, seriesTag } from '@longstrip/database/schema';

const BATCH = 500;
export const BENCH_PLATFORM = 'bom-us';

/** Stores the titles as series of one platform, with view counts in another order. At its start the api writes search texts. */
export async function fillCatalogue(database: Database, titles: readonly BenchTitle[]): Promise<void> {
  const migrated = await migrate(database, 0);
  if (!migrated.ok) throw new Error(migrated.sentence);
  const names = [...new Set(titles.map((title) => title.creator))];
  const creators = await database.orm
    .insert(creator)
    .values(names.map((name) => ({ name })))
    .returning();
  const creatorIds = new Map(creators.map(({ id, name }) => [name, id]));
  for (let start = 0; start < titles.length; start += BATCH) {
    await fillBatch(database, titles.slice(start, start + BATCH), start, creatorIds);
  }
}

async function fillBatch(
  database: Database,
  titles: readonly BenchTitle[],
  start: number,
  creatorIds: ReadonlyMap<string, number>,
): Promise<void> {
  const usual = {
    status: 'SCHEDULED',
    readingDirection: 'LTR',
    writingMode: 'HORIZONTAL',
    viewerMode: 'SCROLL',
  } as const;
  const rows = titles.map(({ title, language }, index) => {
    const key = `bench-${start + index}`;
    const keys = { alias: key, seriesKey: key, workKey: key };
    const viewCount = ((start + index) * 7_919) % 100_003;
    return { ...usual, ...keys, type: 'COMIC' as const, title, language, viewCount, createdAtMs: 0, updatedAtMs: 0 };
  });
  const written = await database.orm.insert(series).values(rows).returning({ id: series.id });
  const of = written.map(({ id }, index) => ({ seriesId: id, index, title: titles[index] }));
  await database.orm.insert(seriesPlatform).values(
    of.map(({ seriesId, index }) => ({
      seriesId,
      platformId: BENCH_PLATFORM,
      openedAtMs: start + index,
      updatedAtMs: 0,
    })),
  );
  await database.orm
    .insert(seriesTag)
    .values(
      of.flatMap(({ seriesId, title }) =>
        [...new Set(title?.tags)].map((tag, position) => ({ seriesId, tag, position })),
      ),
    );
  await database.orm.insert(seriesCreator).values(
    of.map(({ seriesId, title }) => ({
      ...{ seriesId, role: 'AUTHOR' as const, position: 0 },
      creatorId: creatorIds.get(title?.creator ?? '') ?? 0,
    })),
  );
}

/** A title of the bench's catalogue with its other search texts. */
export interface BenchTitle {
  language: string;
  title: string;
  creator: string;
  tags: readonly string[];
}

interface Words {
  /** Patterns of titles: `0`, `1` and `2` stand for a word of each list. */
  patterns: readonly string[];
  lists: readonly (readonly string[])[];
  creators: readonly string[];
  tags: readonly string[];
}

const split = (words: string) => words.split(' ');
const ORDINALS = Array.from({ length: 40 }, (_, index) => String(index + 1));

/** Typical words of titles in eight languages: enough for more titles than any catalogue has. */
const WORDS: Readonly<Record<string, Words>> = {
  en: {
    patterns: ['The 0 1 of 2', '0 1: the 2 Chronicle', 'My 1 Is a 0 2', 'Return of the 0 1 from 2'],
    lists: [
      split('Silent Crimson Hidden Broken Frozen Golden Wandering Forgotten Seventh Reluctant Paper Borrowed'),
      split('Duchess Dragon Swordsman Baker Witch Detective Gardener Prince Tutor Assassin Librarian Knight Ghost'),
      split('Winter Marigold Avalon Thornfield Midnight Saltmarsh Babel Harrow Juniper Oakhaven Tides Embers'),
    ],
    creators: split('Okafor Lindqvist Marchetti Penrose Delacroix Whitlock Castellan Ardmore'),
    tags: split('Romance Fantasy Thriller Drama Comedy Mystery'),
  },
  ja: {
    patterns: ['0の1と2', '2で0の1になった件', '0な1は2に恋をする', '2の1、0を拾う'],
    lists: [
      split('静寂 深紅 転生 最強 孤独 真夜中 追放 氷結 黄金 見習い 無口 伝説'),
      split('令嬢 ドラゴン 剣士 パン屋 魔女 探偵 庭師 王子 家庭教師 暗殺者 司書 スライム ヴァンパイア'),
      split('異世界 冬の城 図書館 ダンジョン 月影荘 辺境 迷宮都市 サーバー 海辺 学園 天空 終電'),
    ],
    creators: split('高橋みなと 佐々木リョウ 水無瀬さくら 星野カケル 藤原ゆい 北条アキ 白石まこと 雨宮ひかり'),
    tags: split('恋愛 ファンタジー ホラー ドラマ コメディ ミステリー'),
  },
  th: {
    patterns: ['0ของ1แห่ง2', '1ผู้0ใน2', 'เมื่อ1กลายเป็น0ที่2', '2ลับของ1และ0'],
    lists: [
      split('ความลับ คำสาป สัญญา น้ำตา เสียงกระซิบ ความทรงจำ หัวใจ เงา ปาฏิหาริย์ บทเพลง กุญแจ ดวงดาว'),
      split('เจ้าหญิง มังกร นักดาบ แม่มด นักสืบ คนสวน เจ้าชาย ครูสอนพิเศษ นักฆ่า บรรณารักษ์ อัศวิน วิญญาณ แวมไพร์'),
      split('ฤดูหนาว คฤหาสน์ ป่าต้องห้าม เมืองใต้น้ำ หอคอย ทะเลทราย โรงเรียน ห้องสมุด เที่ยงคืน ต่างโลก ชายแดน รถไฟ'),
    ],
    creators: split('ณัฐวุฒิ พิมพ์ชนก ธนกร กมลวรรณ ศุภชัย วรัญญา ปกรณ์ อรอนงค์'),
    tags: split('โรแมนติก แฟนตาซี สยองขวัญ ดราม่า ตลก สืบสวน'),
  },
  zh: {
    patterns: ['0的1與2', '重生0之1在2', '2裡的0只愛1', '我的0是2的1'],
    lists: [
      split('沉默 緋紅 隱藏 孤獨 冰封 黃金 流浪 遺忘 第七 無名 紙上 借來'),
      split('公爵 龍騎士 劍客 麵包師 女巫 偵探 園丁 王子 家庭教師 刺客 圖書管理員 幽靈 吸血鬼'),
      split('冬日 異世界 圖書館 迷宮 月下 邊境 深海 學園 天空城 末班車 長安 鹽沼'),
    ],
    creators: split('林曉雨 陳墨白 王星河 張若水 黃子安 李青衫 周南笙 吳雪落'),
    tags: split('戀愛 奇幻 恐怖 劇情 喜劇 懸疑'),
  },
  ar: {
    patterns: ['0 1 في 2', 'حكاية 1 و0 من 2', '1 الذي أحب 0 في 2', 'عودة 1 إلى 2 و0'],
    lists: [
      split('سر لعنة وعد دموع همس ذاكرة قلب ظل معجزة أغنية مفتاح نجمة'),
      split('الأميرة التنين السياف الساحرة المحقق البستاني الأمير المعلم القاتل الحارس الفارس الشبح الخباز'),
      split('الشتاء القصر الغابة المدينة البرج الصحراء المدرسة المكتبة المنتصف العالم الحدود القطار'),
    ],
    creators: split('ليلى_حداد سامي_منصور نورة_الكعبي يوسف_درويش هدى_سالم كريم_زيدان مريم_فارس طارق_عيسى'),
    tags: split('رومانسي خيال رعب دراما كوميديا غموض'),
  },
  ko: {
    patterns: ['0 1의 2', '2에서 0 1로 살아남기', '나 혼자만 0 1 2', '2의 1는 0 꿈을 꾼다'],
    lists: [
      split('침묵하는 진홍빛 숨겨진 부서진 얼어붙은 황금 방랑하는 잊혀진 일곱번째 무명의 종이 빌려온'),
      split('공작부인 드래곤 검사 제빵사 마녀 탐정 정원사 왕자 가정교사 암살자 사서 기사 유령'),
      split('겨울 회귀 도서관 미궁 달빛 변방 심해 아카데미 하늘성 막차 한양 소금밭'),
    ],
    creators: split('김하늘 이서준 박달빛 최은호 정다온 강시우 윤슬기 한여름'),
    tags: split('로맨스 판타지 공포 드라마 코미디 추리'),
  },
  de: {
    patterns: ['0 1 und das 2', 'Wie 1 mein 0 2 fand', 'Das 2 der 0 1', 'Zwischen 2 und 1: 0 Nächte'],
    lists: [
      split(
        'stumme scharlachrote verborgene zerbrochene gefrorene goldene wandernde vergessene siebte späte papierne geliehene',
      ),
      split(
        'Herzogin Drachenhüterin Fechterin Bäckerin Hexe Detektivin Gärtnerin Prinzessin Lehrerin Mörderin Ritterin Geisterfrau',
      ),
      split(
        'Wintermärchen Ringelblumenfeld Schloss Moor Mitternachtszug Königreich Labyrinth Leuchtfeuer Straßenfest Brückenhaus Grenzland Glück',
      ),
    ],
    creators: split('Grünewald Böttcher Eichendorf Möhring Kästlin Steinbrück Überreiter Vogelsang'),
    tags: split('Liebe Fantasie Grusel Drama Komödie Krimi'),
  },
  fr: {
    patterns: ['0 et la 1 du 2', "L'été où la 1 perdit 0 2", 'La 1 aux mille 0 du 2', 'Journal d’une 1 : 0, 2'],
    lists: [
      split('silences secrets serments larmes échos rêves mensonges étoiles orages caprices détours éclats'),
      split(
        'duchesse dragonne bretteuse boulangère sorcière détective jardinière princesse gouvernante libraire chevalière revenante',
      ),
      split('château marécage crépuscule royaume labyrinthe phare boulevard théâtre désert lycée manoir carrefour'),
    ],
    creators: split('Beauchêne Delaunay Fontanelle Lévêque Marceau Rivière Thévenin Vauquelin'),
    tags: split('Romance Fantastique Horreur Drame Comédie Enquête'),
  },
};

const STRIDE = 2_677;

/** This many different titles, the same in each run, in alternating languages. */
export function mixedTitles(count: number): BenchTitle[] {
  const languages = Object.entries(WORDS);
  return Array.from({ length: count }, (_, index): BenchTitle => {
    const [language, words] = languages[index % languages.length] ?? ['', WORDS.en];
    if (words === undefined) throw new Error('there are no words');
    // Each number is one title: pattern, words and volume are its digits. The stride shares no factor with the number of
    // combinations, so it visits each once before a volume begins.
    const turn = Math.floor(index / languages.length);
    const combinations = words.lists.reduce((product, list) => product * list.length, words.patterns.length);
    let rest = ((turn * STRIDE) % combinations) + combinations * Math.floor(turn / combinations);
    const take = <Item>(items: readonly Item[]): Item => {
      const item = items[rest % items.length];
      rest = Math.floor(rest / items.length);
      if (item === undefined) throw new Error('a list is empty');
      return item;
    };
    const pattern = take(words.patterns);
    const chosen = words.lists.map((list) => take(list));
    const volume = take(['', ...ORDINALS]);
    const title = pattern.replaceAll(/[012]/g, (place) => chosen[Number(place)] ?? '');
    return {
      language,
      title: volume === '' ? title : `${title} ${volume}`,
      creator: (words.creators[(index * 7) % words.creators.length] ?? '').replace('_', ' '),
      tags: [0, 1].map((step) => words.tags[(index + step * 5) % words.tags.length] ?? ''),
    };
  });
}
