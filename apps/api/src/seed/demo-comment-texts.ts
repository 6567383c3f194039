import type { EmoticonId } from '@longstrip/core';

/** A comment of one of the demo's people; `by` and `likes` are their indices, from 0. */
export interface DemoComment {
  readonly by: number;
  readonly text: string;
  readonly emoticonId?: EmoticonId;
  readonly isSpoiler?: true;
  readonly likes?: readonly number[];
  readonly replies?: readonly DemoComment[];
}

/** People and comments of one language, for any works: for each work, the comments about its first episodes. */
export interface DemoTalk {
  readonly people: readonly string[];
  readonly works: readonly (readonly (readonly DemoComment[])[])[];
}

const japanese: DemoTalk = {
  people: ['よるねこ', 'ミドリ', 'あおい空', '週末読書', 'まめだいふく'],
  works: [
    [
      [
        { by: 0, text: '1話から引き込まれました。絵の空気感がすごい…！', likes: [1, 2, 3, 4] },
        {
          by: 1,
          text: '毎週これを楽しみに生きてる',
          emoticonId: 'CHEER',
          likes: [0, 2, 4],
          replies: [
            { by: 2, text: 'わかります、更新日の朝がいちばん元気です。', likes: [1] },
            { by: 4, text: '', emoticonId: 'LAUGH' },
          ],
        },
        { by: 3, text: '最後のコマの表情、きっと次につながるやつですよね。', isSpoiler: true, likes: [0] },
        { by: 4, text: '一気読みしました。寝不足です。', emoticonId: 'SLEEPY', likes: [0, 1] },
      ],
      [
        { by: 2, text: '背景の描きこみだけで何回も見返せる。', likes: [0, 1, 3] },
        { by: 0, text: '続きが気になって待てません！', emoticonId: 'WOW' },
      ],
    ],
    [
      [
        { by: 3, text: 'タイトルで敬遠していた自分に教えたい。おもしろいよ。', likes: [1, 2, 4] },
        { by: 1, text: '泣いた', emoticonId: 'TEARS', replies: [{ by: 0, text: '同じところで泣きました。' }] },
      ],
    ],
    [[{ by: 4, text: '推しが決まりました。', emoticonId: 'LOVE', likes: [0] }]],
  ],
};

const thai: DemoTalk = {
  people: ['แมวดึก', 'ใบเตย', 'ฟ้าหลังฝน', 'อ่านวันหยุด', 'ขนมตาล'],
  works: [
    [
      [
        { by: 0, text: 'ตอนแรกก็ติดแล้ว ลายเส้นมีบรรยากาศมาก', likes: [1, 2, 3, 4] },
        {
          by: 1,
          text: 'รอเรื่องนี้ทุกสัปดาห์เลย',
          emoticonId: 'CHEER',
          likes: [0, 2, 4],
          replies: [
            { by: 2, text: 'เหมือนกันเลย เช้าวันลงตอนใหม่คือตื่นเองโดยไม่ต้องปลุก', likes: [1] },
            { by: 4, text: '', emoticonId: 'LAUGH' },
          ],
        },
        { by: 3, text: 'สีหน้าในช่องสุดท้ายต้องมีผลกับตอนหน้าแน่ ๆ', isSpoiler: true, likes: [0] },
        { by: 4, text: 'อ่านรวดเดียวจบ คืนนี้ไม่ได้นอน', emoticonId: 'SLEEPY', likes: [0, 1] },
      ],
      [
        { by: 2, text: 'แค่ฉากหลังก็ดูซ้ำได้หลายรอบ', likes: [0, 1, 3] },
        { by: 0, text: 'อยากอ่านต่อเดี๋ยวนี้เลย!', emoticonId: 'WOW' },
      ],
    ],
    [
      [
        { by: 3, text: 'ใครลังเลอยู่ ลองเปิดตอนแรกดูก่อน รับรองวางไม่ลง', likes: [1, 2, 4] },
        { by: 1, text: 'น้ำตาไหล', emoticonId: 'TEARS', replies: [{ by: 0, text: 'ร้องไห้ฉากเดียวกันเลย' }] },
      ],
    ],
    [[{ by: 4, text: 'เจอตัวละครในดวงใจแล้ว', emoticonId: 'LOVE', likes: [0] }]],
  ],
};

const chinese: DemoTalk = {
  people: ['夜貓子', '小綠', '雨後的天空', '週末看漫畫', '紅豆糕'],
  works: [
    [
      [
        { by: 0, text: '第一話就被吸進去了，畫面的氛圍太厲害了！', likes: [1, 2, 3, 4] },
        {
          by: 1,
          text: '每週就靠這部撐下去',
          emoticonId: 'CHEER',
          likes: [0, 2, 4],
          replies: [
            { by: 2, text: '我也是，更新那天早上特別有精神。', likes: [1] },
            { by: 4, text: '', emoticonId: 'LAUGH' },
          ],
        },
        { by: 3, text: '最後一格的表情，下一話一定會用到吧。', isSpoiler: true, likes: [0] },
        { by: 4, text: '一口氣看完，今天又熬夜了。', emoticonId: 'SLEEPY', likes: [0, 1] },
      ],
      [
        { by: 2, text: '光是背景就值得看好幾遍。', likes: [0, 1, 3] },
        { by: 0, text: '好想馬上看到下一話！', emoticonId: 'WOW' },
      ],
    ],
    [
      [
        { by: 3, text: '還在猶豫的人先看第一話，看完就停不下來了。', likes: [1, 2, 4] },
        { by: 1, text: '看哭了', emoticonId: 'TEARS', replies: [{ by: 0, text: '我也是在同一個地方哭的。' }] },
      ],
    ],
    [[{ by: 4, text: '找到本命角色了。', emoticonId: 'LOVE', likes: [0] }]],
  ],
};

const arabic: DemoTalk = {
  people: ['قطة الليل', 'زمرد', 'سماء زرقاء', 'قارئ العطلة', 'لوزة'],
  works: [
    [
      [
        { by: 0, text: 'شدّتني من الحلقة الأولى، أجواء الرسم رائعة!', likes: [1, 2, 3, 4] },
        {
          by: 1,
          text: 'أنتظرها كل أسبوع',
          emoticonId: 'CHEER',
          likes: [0, 2, 4],
          replies: [
            { by: 2, text: 'وأنا أيضًا، صباح يوم التحديث هو أجمل صباح.', likes: [1] },
            { by: 4, text: '', emoticonId: 'LAUGH' },
          ],
        },
        { by: 3, text: 'النظرة في آخر مشهد ستقودنا حتمًا إلى شيء في الحلقة القادمة.', isSpoiler: true, likes: [0] },
        { by: 4, text: 'قرأتها دفعة واحدة ولم أنم.', emoticonId: 'SLEEPY', likes: [0, 1] },
      ],
      [
        { by: 2, text: 'الخلفيات وحدها تستحق المشاهدة أكثر من مرة.', likes: [0, 1, 3] },
        { by: 0, text: 'لا أستطيع انتظار التتمة!', emoticonId: 'WOW' },
      ],
    ],
    [
      [
        { by: 3, text: 'لمن يتردد: اقرأ الحلقة الأولى وستكمل وحدك.', likes: [1, 2, 4] },
        { by: 1, text: 'أبكتني', emoticonId: 'TEARS', replies: [{ by: 0, text: 'بكيت عند المشهد نفسه.' }] },
      ],
    ],
    [[{ by: 4, text: 'وجدت شخصيتي المفضلة.', emoticonId: 'LOVE', likes: [0] }]],
  ],
};

/** The demo's comments, by the first locale of a platform. Platforms in other languages have none. */
export const DEMO_TALKS: ReadonlyMap<string, DemoTalk> = new Map([
  ['ja-JP', japanese],
  ['th-TH', thai],
  ['zh-TW', chinese],
  ['ar', arabic],
]);
