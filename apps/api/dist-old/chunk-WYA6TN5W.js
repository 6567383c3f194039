import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);

// ../../packages/core/src/catalogue/genres.ts
var GENRES = [
  "ROMANCE",
  "ACTION",
  "BL",
  "FANTASY",
  "DRAMA",
  "COMEDY",
  "THRILLER",
  "HORROR",
  "MYSTERY",
  "SCIENCE_FICTION",
  "SLICE_OF_LIFE",
  "SPORTS",
  "HISTORICAL",
  "SCHOOL",
  "ADVENTURE",
  "CRIME"
];
var GENRE_WORDS = {
  ROMANCE: [
    ...["Romance", "Romantic", "Love", "Love story", "Romantasy", "Rom-com", "Romantic comedy"],
    ...["恋愛", "ロマンス", "ラブストーリー", "ラブコメ", "純愛"],
    ...["โรแมนติก", "โรแมนซ์", "โรมานซ์", "รัก", "ความรัก", "นิยายรัก"],
    ...["戀愛", "恋爱", "愛情", "爱情", "言情", "浪漫"],
    ...["رومانسية", "رومانسي", "رومانس", "حب", "قصة حب"],
    ...["로맨스", "연애", "순정", "로판", "로맨스 판타지"],
    ...["Liebe", "Romanze", "Romantik", "Liebesgeschichte", "Liebesroman"],
    ...["Romantique", "Amour", "Histoire d'amour"]
  ],
  ACTION: [
    ...["Action", "Martial arts", "Battle", "Wuxia"],
    ...["アクション", "バトル", "格闘"],
    ...["แอ็กชัน", "แอ็กชั่น", "แอ็คชัน", "แอ็คชั่น", "แอคชั่น", "แอ๊คชั่น", "บู๊", "ต่อสู้"],
    ...["動作", "动作", "武俠", "武侠", "熱血", "热血", "格鬥"],
    ...["أكشن", "حركة", "قتال"],
    ...["액션", "무협", "배틀"],
    ...["Aktion", "Kampfkunst"],
    ...["Arts martiaux", "Combat"]
  ],
  BL: [
    ...["BL", "Boys' love", "Boy love", "Yaoi", "Shounen-ai", "Shonen ai", "M/M", "Danmei"],
    ...["ボーイズラブ", "やおい", "少年愛"],
    ...["วาย", "ยาโออิ", "บอยเลิฟ", "บอยส์เลิฟ", "นิยายวาย", "ชายรักชาย"],
    ...["耽美", "純愛BL", "男男"],
    ...["بي إل", "ياوي", "حب الأولاد"],
    ...["비엘", "보이즈 러브", "야오이"]
  ],
  FANTASY: [
    ...["Fantasy", "Isekai", "Magic", "Supernatural", "Urban fantasy"],
    ...["ファンタジー", "異世界", "異世界転生", "魔法"],
    ...["แฟนตาซี", "เวทมนตร์", "ต่างโลก", "เหนือธรรมชาติ"],
    ...["奇幻", "魔幻", "玄幻", "仙俠", "仙侠", "異世界", "异世界", "幻想"],
    ...["خيال", "فانتازيا", "فنتازيا", "سحر", "خوارق"],
    ...["판타지", "환타지", "이세계", "마법"],
    ...["Fantastik", "Magie", "Übernatürlich"],
    ...["Fantastique", "Fantaisie", "Merveilleux", "Surnaturel"]
  ],
  DRAMA: [
    ...["Drama", "Dramatic", "Melodrama"],
    ...["ドラマ", "ヒューマンドラマ", "人間ドラマ"],
    ...["ดราม่า", "ดรามา"],
    ...["劇情", "剧情", "戲劇", "狗血"],
    ...["دراما", "درامي"],
    ...["드라마", "멜로"],
    ...["Familiendrama"],
    ...["Drame", "Dramatique", "Mélodrame"]
  ],
  COMEDY: [
    ...["Comedy", "Humor", "Humour", "Humorous", "Funny", "Gag", "Parody"],
    ...["コメディ", "コメディー", "ギャグ", "お笑い"],
    ...["คอมเมดี้", "คอมเมดี", "คอเมดี้", "ตลก", "ฮา"],
    ...["喜劇", "喜剧", "搞笑", "爆笑", "幽默"],
    ...["كوميديا", "كوميدي", "فكاهة"],
    ...["코미디", "개그", "유머"],
    ...["Komödie", "Komisch"],
    ...["Comédie", "Comique", "Parodie"]
  ],
  THRILLER: [
    ...["Thriller", "Suspense", "Psychological", "Psychological thriller"],
    ...["サスペンス", "スリラー", "サイコサスペンス"],
    ...["ระทึกขวัญ", "ทริลเลอร์", "เขย่าขวัญ"],
    ...["驚悚", "惊悚", "懸念"],
    ...["تشويق", "إثارة", "إثارة وتشويق"],
    ...["스릴러", "서스펜스"],
    ...["Psychothriller", "Spannung"],
    ...["Suspens", "Thriller psychologique"]
  ],
  HORROR: [
    ...["Horror", "Ghost story", "Scary"],
    ...["ホラー", "怪談"],
    ...["สยองขวัญ", "ผี", "หลอน"],
    ...["恐怖", "靈異", "灵异"],
    ...["رعب"],
    ...["호러", "공포", "괴담"],
    ...["Grusel", "Schauer"],
    ...["Horreur", "Épouvante"]
  ],
  MYSTERY: [
    ...["Mystery", "Detective", "Detective and mystery", "Whodunit"],
    ...["ミステリー", "ミステリ", "推理", "謎解き"],
    ...["ลึกลับ", "สืบสวน", "นักสืบ"],
    ...["懸疑", "悬疑", "偵探", "侦探"],
    ...["غموض", "تحقيق"],
    ...["미스터리", "추리", "탐정"],
    ...["Rätsel", "Detektiv"],
    ...["Mystère", "Détective"]
  ],
  SCIENCE_FICTION: [
    ...["Science fiction", "Science-fiction", "SF", "Sci-fi", "Cyberpunk", "Space opera", "Mecha"],
    ...["サイエンスフィクション", "エスエフ", "空想科学", "ロボット"],
    ...["ไซไฟ", "นิยายวิทยาศาสตร์", "วิทยาศาสตร์"],
    ...["科幻", "未來"],
    ...["خيال علمي"],
    ...["에스에프", "공상과학"],
    ...["Zukunft"],
    ...["Anticipation"]
  ],
  SLICE_OF_LIFE: [
    ...["Slice of life", "Daily life", "Everyday life", "Iyashikei", "Cozy"],
    ...["日常", "日常系", "癒し", "癒やし", "スローライフ"],
    ...["ชีวิตประจำวัน", "สไลซ์ออฟไลฟ์"],
    ...["生活", "療癒", "治癒", "治愈"],
    ...["شريحة من الحياة", "حياة يومية", "الحياة اليومية"],
    ...["일상", "일상물", "힐링"],
    ...["Alltag", "Alltagsgeschichte"],
    ...["Tranche de vie", "Quotidien"]
  ],
  SPORTS: [
    ...["Sports", "Sport"],
    ...["スポーツ", "スポ根"],
    ...["กีฬา"],
    ...["運動", "运动", "體育", "体育", "競技"],
    ...["رياضة", "رياضي"],
    ...["스포츠"],
    ...["Sportlich"],
    ...["Sportif"]
  ],
  HISTORICAL: [
    ...["Historical", "History", "Period", "Period drama", "Historical fiction"],
    ...["歴史", "時代劇", "時代物", "歴史・時代"],
    ...["ย้อนยุค", "ประวัติศาสตร์", "พีเรียด", "โบราณ"],
    ...["歷史", "历史", "古裝", "古装", "古風", "古风", "宮廷"],
    ...["تاريخي", "تاريخ"],
    ...["역사", "시대물", "사극"],
    ...["Historisch", "Geschichte", "Historie"],
    ...["Historique", "Histoire"]
  ],
  SCHOOL: [
    ...["School", "School life", "Campus", "High school"],
    ...["学園", "学校", "青春", "学生"],
    ...["วัยเรียน", "โรงเรียน", "รั้วโรงเรียน", "มหาลัย"],
    ...["校園", "校园", "學校", "學園"],
    ...["مدرسي", "مدرسة", "حياة مدرسية"],
    ...["학원", "학원물", "학교", "캠퍼스"],
    ...["Schule", "Schulleben"],
    ...["École", "Vie scolaire", "Scolaire", "Lycée"]
  ],
  ADVENTURE: [
    ...["Adventure", "Quest"],
    ...["冒険", "アドベンチャー"],
    ...["ผจญภัย"],
    ...["冒險", "冒险", "探險"],
    ...["مغامرة", "مغامرات"],
    ...["모험", "어드벤처"],
    ...["Abenteuer"],
    ...["Aventure", "Aventures"]
  ],
  CRIME: [
    ...["Crime", "Crime fiction", "Noir", "Gangster", "Mafia", "Heist"],
    ...["クライム", "犯罪", "ノワール", "裏社会"],
    ...["อาชญากรรม", "มาเฟีย"],
    ...["黑道", "黑幫", "刑偵", "警匪"],
    ...["جريمة", "جرائم", "عصابات"],
    ...["범죄", "느와르", "누아르", "조폭"],
    ...["Krimi", "Verbrechen"],
    ...["Policier", "Polar", "Roman noir"]
  ]
};
function foldWord(word) {
  return word.normalize("NFKD").toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}
var GENRE_BY_WORD = new Map(
  GENRES.flatMap((genre) => [genre, ...GENRE_WORDS[genre]].map((word) => [foldWord(word), genre]))
);
function genreOf(name) {
  return GENRE_BY_WORD.get(foldWord(name)) ?? null;
}
function genresAmong(tags) {
  return [...new Set(tags.map(genreOf).filter((genre) => genre !== null))];
}

// ../../packages/core/src/shared/enumerations.ts
var VIEWER_MODES = ["SCROLL", "PAPER"];
var COIN_SOURCES = ["PAYMENT", "COUPON", "MILEAGE", "REWARD", "EVENT", "ADMIN", "OFFERWALL"];
var COIN_KINDS = ["COIN", "FREE_COIN", "BONUS", "MILEAGE"];
var PRODUCT_TYPES = ["COIN_PRODUCT", "EPISODE"];
var PAYMENT_STATUSES = ["UNPAID", "PAID"];
var CLIENT_PLATFORMS = ["WEB", "AND_PLAY", "AND_PLUS", "IOS_APP"];
var BANNER_KINDS = ["ONLY_ICON", "ONLY_TEXT", "ICON_TEXT", "TEXT_ICON"];
var BANNER_PLACES = ["MAIN", "POPUP"];
var SERIES_STATUSES = ["COMPLETED", "SCHEDULED", "PAUSED"];
var COMMENT_STATUSES = ["REPORT", "BLIND", "DELETED", "BLOCK"];
var TICKET_STATUSES = ["WAIT", "COMPLETED"];
var COUPON_TYPES = ["DISCOUNT", "EXTRA_POINT", "FREE_COIN", "FREE_MILEAGE", "FREE_ROULETTE"];
var COUPON_STATES = ["USABLE", "EXPIRED", "USED"];
var GIFT_TYPES = ["RENTAL_TICKET", "FREE_TICKET"];
var SALE_TYPES = ["RENT", "POSSESSION"];
var CHARGE_HISTORY_TYPES = [
  "CHARGE_COIN",
  "EXCHANGE_MILEAGE",
  "CANCEL_CHARGE_COIN",
  "EXCHANGE_COUPON",
  "ADMIN_CHARGE_COIN",
  "ADMIN_CANCEL_CHARGE_COIN"
];
var SERIES_TYPES = ["COMIC", "NOVEL"];
var WEEKDAYS = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"];
var SCHEDULE_DAYS = [...WEEKDAYS, "TEN"];
var CREATOR_ROLES = ["AUTHOR", "ORIGINAL", "ARTIST"];
var EPISODE_CONTENT_TYPES = ["IMAGE", "EPUB", "TEXT"];
var EPISODE_TYPES = ["GENERAL", "PREVIEW"];
var READING_DIRECTIONS = ["LTR", "RTL"];
var WRITING_MODES = ["HORIZONTAL", "VERTICAL"];
var SERIES_THUMBNAIL_TYPES = [
  "VERTICAL",
  "MAIN",
  "SQUARE",
  "DETAIL",
  "HORIZONTAL_TYPE_A",
  "HORIZONTAL_TYPE_B",
  "HORIZONTAL_TYPE_C",
  "COVER",
  "VERTICAL_NON_ADULT",
  "DETAIL_NON_ADULT",
  "MAIN_NON_ADULT"
];
var EPISODE_THUMBNAIL_TYPES = ["COMMON", "NON_ADULT"];
var RANKING_TYPES = ["REALTIME", "WEEKLY", "MONTHLY", "TOTAL"];
var LOCALES = ["en-US", "ja-JP", "th-TH", "zh-TW", "ar", "ko-KR", "de-DE", "fr-FR"];
var SIGN_IN_METHODS = ["email", "phone", "google", "facebook", "twitter", "apple", "apple_guest"];
var OPERATOR_ROLES = ["owner", "editor", "merchandiser", "support", "viewer"];
var PAGE_SPREADS = ["none", "wide", "left", "right", "center"];
var THEME_POSITIONS = ["MAIN", "DETAIL", "SEARCH"];
var POLICY_KINDS = ["TERMS", "PRIVACY", "PAYMENT", "YOUTH", "MARKETING"];
var AGREEMENT_PURPOSES = ["SIGN_UP", "SHOP"];
var FAQ_CATEGORIES = ["ACCOUNT", "COIN", "READING", "CONTENTS", "APP", "OTHER"];
var PURCHASE_TYPES = [
  "RENT",
  "POSSESSION",
  "RENT_GIFT",
  "POSSESSION_GIFT",
  "FREETIME",
  "ALL_RENT",
  "ALL_POSSESSION",
  "PERMANENT"
];
var PAYMENT_PROVIDERS = ["sandbox", "stripe", "gmo", "apple", "google"];
var ORDER_PROVIDERS = [...PAYMENT_PROVIDERS, "none"];
var WEBHOOK_SOURCES = [...PAYMENT_PROVIDERS, "tapjoy"];
var ORDER_STATES = [
  "created",
  "pending",
  "paid",
  "declined",
  "cancelled",
  "expired",
  "refunded",
  "disputed"
];
var GIFT_TARGETS = ["ALL", "MINORS", "ADULTS", "NEW", "NAMED"];
var ROULETTE_AUDIENCES = ["ALL", "MINORS", "ADULTS"];
var ROULETTE_PRIZE_KINDS = ["FREE_COIN", "BONUS", "MILEAGE", "NOTHING"];
var ROULETTE_TICKET_SOURCES = ["COUPON", "EVENT", "ADMIN", "REWARD"];
var EVENT_KINDS = ["BANNER", "ATTENDANCE", "COUPON", "TICKET"];
var EVENT_AUDIENCES = ["ALL", "MINORS", "ADULTS"];
var EVENT_TICKET_MODES = ["FIRST_COME", "DRAW"];
var EVENT_REWARD_KINDS = ["FREE_COIN", "MILEAGE", "ROULETTE_TICKET"];
var TRANSFER_STATES = ["chosen", "confirmed", "coins", "done"];

export {
  GENRES,
  genreOf,
  genresAmong,
  VIEWER_MODES,
  COIN_SOURCES,
  COIN_KINDS,
  PRODUCT_TYPES,
  PAYMENT_STATUSES,
  CLIENT_PLATFORMS,
  BANNER_KINDS,
  BANNER_PLACES,
  SERIES_STATUSES,
  COMMENT_STATUSES,
  TICKET_STATUSES,
  COUPON_TYPES,
  COUPON_STATES,
  GIFT_TYPES,
  SALE_TYPES,
  CHARGE_HISTORY_TYPES,
  SERIES_TYPES,
  WEEKDAYS,
  SCHEDULE_DAYS,
  CREATOR_ROLES,
  EPISODE_CONTENT_TYPES,
  EPISODE_TYPES,
  READING_DIRECTIONS,
  WRITING_MODES,
  SERIES_THUMBNAIL_TYPES,
  EPISODE_THUMBNAIL_TYPES,
  RANKING_TYPES,
  LOCALES,
  SIGN_IN_METHODS,
  OPERATOR_ROLES,
  PAGE_SPREADS,
  THEME_POSITIONS,
  POLICY_KINDS,
  AGREEMENT_PURPOSES,
  FAQ_CATEGORIES,
  PURCHASE_TYPES,
  PAYMENT_PROVIDERS,
  ORDER_PROVIDERS,
  WEBHOOK_SOURCES,
  ORDER_STATES,
  GIFT_TARGETS,
  ROULETTE_AUDIENCES,
  ROULETTE_PRIZE_KINDS,
  ROULETTE_TICKET_SOURCES,
  EVENT_KINDS,
  EVENT_AUDIENCES,
  EVENT_TICKET_MODES,
  EVENT_REWARD_KINDS,
  TRANSFER_STATES
};
//# sourceMappingURL=chunk-WYA6TN5W.js.map
