import { escapeXml } from './writers.ts';

/**
 * A novel in a small notation: `{base|reading}` is ruby, `^12^` is upright in a vertical line, `*words*` are
 * emphasised, `[^name]` refers to a note.
 */
export interface NovelText {
  title: string;
  language: string;
  author: string;
  chapters: readonly { title: string; paragraphs: readonly string[] }[];
  notes: Readonly<Record<string, string>>;
}

export interface NotationOptions {
  /** Address of the file with the notes; empty where they are in the same file. */
  notesHref: string;
  /** Elements around `*emphasised*` words. */
  stress: readonly [open: string, close: string];
  /** Distinguishes the references of two chapters in one file. */
  referencePrefix: string;
}

/** Converts the notation to XHTML. */
export function toXhtml(text: string, { notesHref, stress, referencePrefix }: NotationOptions): string {
  return escapeXml(text)
    .replace(/\{([^|}]+)\|([^}]+)\}/g, '<ruby>$1<rp>(</rp><rt>$2</rt><rp>)</rp></ruby>')
    .replace(/\^([^^[\]]+)\^/g, '<span class="tcy">$1</span>')
    .replace(/\*([^*]+)\*/g, `${stress[0]}$1${stress[1]}`)
    .replace(/\[\^(\w+)\]/g, `<a epub:type="noteref" id="${referencePrefix}$1" href="${notesHref}#note-$1">※</a>`);
}

/** Names of the notes that a text refers to, in its order. */
export function notesIn(text: string): string[] {
  return [...text.matchAll(/\[\^(\w+)\]/g)].flatMap((match) => match[1] ?? []);
}

/** A short novel of our own, in English. */
export const CLOCK_MENDER_EN: NovelText = {
  title: "The Clock-Mender's Winter",
  language: 'en',
  author: 'Edith Marrow',
  chapters: [
    {
      title: 'A Parcel Without a Name',
      paragraphs: [
        'The parcel arrived on the first day of frost, wrapped in a page of last year’s almanac and tied with the kind of knot that only sailors and spiders know. Tobias Wren set it on the counter and listened. Most parcels are silent. This one was counting under its breath.',
        'He had mended clocks in Lower Quay for thirty-one years[^quay] and had learned to be careful with anything that knew the time better than he did. So he made tea first, and drank it standing, and only when the cup was empty did he cut the string.',
        'Inside lay a pocket watch with no hands. Its face was as blank as a plate, and yet it ticked with the *calm certainty* of a thing that has never once been late. On the back someone had scratched four words with a pin: Please do not hurry.',
        'Tobias turned the watch over and over until the lamp burned low. There was no hinge, no crown, no keyhole. Whoever had made it had closed it from the inside, the way a snail closes its door for the winter.',
      ],
    },
    {
      title: 'The Girl Who Kept Tuesdays',
      paragraphs: [
        'On Tuesday a girl came in out of the sleet and asked whether her watch was ready. She was perhaps eleven, and wore a coat that had belonged to someone with longer arms. Tobias said that he did not know what was wrong with it.',
        'Nothing is wrong with it, said the girl. It only needs to be near other clocks for a while. It has been alone since my grandmother went to sea, and it has begun to forget which day comes after which. She said this as one might speak of a dog that is off its food.',
        'They hung the watch in the window between the regulator and the cuckoo, and by evening the whole shop had changed its voice. The regulator ticked a little softer. The cuckoo, which had been an hour fast since the flood[^flood], came out and looked around and went in again without a word.',
        'Before she left the girl paid him with a button. It was a good button, made of horn, and when he held it to the light he could see a coast in it, and a harbour, and a very small ship that was not moving at all.',
      ],
    },
    {
      title: 'Low Water',
      paragraphs: [
        'Snow fell for nine days, and the river drew back from the quay until the old piles stood up like teeth. People walked out upon the mud to look for what the water had been keeping. They found a bell, a bicycle, and eleven left boots.',
        'Tobias did not go. He sat beside the window with the blank watch in his palm and felt that its ticking had grown slower, as a walker slows who sees the lights of home. He thought of the words on its back, and for the first time in thirty-one years he let the shop clocks run down.',
        'In the quiet he heard the ship in the button drop its anchor.',
        'When the girl came that Tuesday there were two people with her. One was the postman, who had lost his way. The other was an old woman with a sailor’s knot of white hair, who took the watch from his hand, held it against her cheek, and asked him what time it was. He told her the truth, which was that he had no idea, and she laughed until the cuckoo came out to see.',
      ],
    },
  ],
  notes: {
    quay: 'Lower Quay is on no map. The author remembers it from a dream about stairs.',
    flood: 'The flood of the year before, which reached the second shelf.',
  },
};

/** A short novel of our own, in Arabic. */
export const GARDEN_KEY_AR: NovelText = {
  title: 'مفتاح البستان',
  language: 'ar',
  author: 'سلمى الراوي',
  chapters: [
    {
      title: 'الباب الأزرق',
      paragraphs: [
        'في آخر الزقاق باب أزرق لا يفتحه أحد. كانت ليلى تمر به كل صباح وهي ذاهبة إلى المدرسة، فتضع أذنها على الخشب الدافئ وتسمع صوت ماء يجري بعيدا كأنه يحكي لنفسه حكاية قديمة.',
        'سألت أمها عن صاحب الباب فقالت إن جدها كان يملك مفتاحه[^key]، ثم سافر ولم يعد، وبقي المفتاح في مكان لا يعرفه إلا من يحسن الإصغاء.',
        'في تلك الليلة لم تنم ليلى. عدت نجوم النافذة حتى بلغت ^41^ نجمة، ثم نهضت على أطراف أصابعها وفتحت صندوق جدها الذي تفوح منه رائحة الليمون.',
        'لم تجد في الصندوق مفتاحا، بل وجدت قشرة برتقالة جافة وبوصلة صغيرة لا يشير عقربها إلى الشمال. كان العقرب *يرتجف قليلا* ثم يستقر نحو آخر الزقاق.',
      ],
    },
    {
      title: 'بائع الماء',
      paragraphs: [
        'عند الفجر تبعت ليلى البوصلة حتى وصلت إلى بائع الماء. كان شيخا يحمل جرة أكبر منه، ويمشي ببطء كأنه يخشى أن يوقظ الطريق.',
        'قال لها الشيخ: من يحمل هذه البوصلة لا يبحث عن مكان، بل عن سؤال. فاسألي أولا، ثم امشي. فكرت ليلى طويلا ثم سألته: لماذا يجري الماء خلف باب لا يفتحه أحد؟',
        'ابتسم الشيخ ووضع جرته على الأرض. قال إن الماء لا ينتظر من يفتح له، وإن البستان الذي خلف الباب عاش ^30^ عاما من غير بستاني[^gardener] لأن أهل الزقاق كانوا يغنون له وهم لا يعلمون.',
        'ثم أعطاها كوبا من الماء، فرأت في قاعه صورة مفتاح صغير. مدت يدها لتمسكه فلم تجد إلا انعكاس القمر الذي نسي أن يغيب.',
      ],
    },
    {
      title: 'ما خلف الجدار',
      paragraphs: [
        'رجعت ليلى إلى الباب الأزرق وجلست أمامه تغني. لم تكن تعرف كلمات الأغنية، لكنها كانت تعرف اللحن الذي كان جدها يصفر به وهو يقشر البرتقال.',
        'عندما وصلت إلى آخر اللحن سمعت صوتا خلف الخشب يكمل ما نسيته. انفتح الباب وحده من غير مفتاح، وخرجت منه رائحة الليمون كما تخرج الطيور من القفص.',
        'كان البستان أصغر مما تخيلت وأجمل. في وسطه شجرة برتقال واحدة، وتحتها كرسي فارغ، وعلى الكرسي رسالة بخط جدها: المفتاح هو من يسأل.',
        'جلست ليلى على الكرسي وقشرت برتقالة. في الزقاق فتح الجيران نوافذهم واحدة بعد الأخرى، ولأول مرة منذ سنوات سمع الجميع صوت الماء.',
      ],
    },
  ],
  notes: {
    key: 'المفتاح في حكايات المدينة القديمة علامة على العودة.',
    gardener: 'البستاني هو من يعتني بالأشجار والزهور.',
  },
};

/** A short novel of our own, in Japanese: with readings, upright numbers, emphasis and notes. */
export const POST_OFFICE_JA: NovelText = {
  title: '坂の上の郵便局',
  language: 'ja',
  author: '試野 いと',
  chapters: [
    {
      title: '一　坂',
      paragraphs: [
        '{潮見坂|しおみざか}[^slope]の{郵便局|ゆうびんきょく}は、坂のいちばん上にある。海から吹く風が{真|ま}っ先に窓を鳴らすので、局長の{三崎|みさき}さんは時計を見なくても夕方がわかるのだと言った。',
        'わたしがそこで働きはじめたのは^12^月の朝だった。雪はまだ降っていなかったが、空は{封筒|ふうとう}の内側のように青白く、{石段|いしだん}の一段ごとに薄い氷が張っていた。',
        '「ゆっくり来なさい。手紙は逃げないから」と、三崎さんは上から声をかけた。けれど、その声が終わらないうちに、わたしの帽子は風にさらわれて、坂の下へ転がっていった。',
        '帽子を追いかけて石段を^48^段おりると、{赤煉瓦|あかれんが}の塀の前に小さな女の子が立っていた。女の子は帽子を両手で持ち、*まるで生き物のように*なでていた。',
        '「これ、あなたの？」と女の子は聞いた。わたしがうなずくと、女の子は帽子の中に何かを入れて返してくれた。のぞいてみると、切手の貼っていない手紙が一通、底に横たわっていた。',
        '宛名は鉛筆で書かれていた。「海のむこうの、いちばん明るい家へ」。わたしは顔を上げたが、女の子はもういなかった。塀の上で猫が一匹、{欠伸|あくび}をしているだけだった。',
      ],
    },
    {
      title: '二　宛名のない手紙',
      paragraphs: [
        '三崎さんは手紙を{秤|はかり}に載せ、重さを帳面に書き、それから窓の光に{透|す}かして見た。「^3^グラム。軽い手紙ほど、遠くまで行きたがるものだよ」',
        'わたしは切手を貼ろうとしたが、三崎さんは首を振った。海のむこうに届ける手紙には、海のむこうの切手[^stamp]が要るのだという。そんな切手は、局の引き出しには一枚もなかった。',
        '{午後|ごご}になると、坂の人たちがつぎつぎに荷物を持ってきた。干した魚、編みかけの{襟巻|えりまき}、柱時計の振り子。どの荷物にも、行き先のほかに、ひとつずつ短い話がついてきた。',
        '魚屋のおかみさんは、息子が船に乗って三年になると言った。時計屋の主人は、振り子だけ先に送れば、時計は{慌|あわ}てて後から来るものだと笑った。',
        '日が暮れて、最後の客が帰ると、三崎さんは棚の奥から古い{缶|かん}を出した。中には、どこの国のものとも知れない切手が、魚の{鱗|うろこ}のように光っていた。',
        '「好きなのを選びなさい。ただし、*選んだ人が届けに行く*。それがこの局の決まりだ」。わたしは長いこと迷って、灯台の絵のついた一枚を指でつまみ上げた。',
      ],
    },
    {
      title: '三　いちばん明るい家',
      paragraphs: [
        '夜明け前の港は、眠っている動物のような音を立てていた。わたしは手紙を胸の内側に入れ、{始発|しはつ}の小さな船に乗った。船頭は行き先を聞かず、ただ灯台の切手を見て、うなずいた。',
        '沖へ出るにつれて、島の{灯|ひ}がひとつずつ消えていった。どれがいちばん明るい家なのか、わたしには見分けがつかなかった。すると船頭が言った。「全部消えてから残るのが、それだよ」',
        '最後に残った灯は、思っていたよりもずっと低いところにあった。岬の先の、波をかぶりそうな一軒家で、{硝子|がらす}の箱のような部屋に、ランプが^7^つ並んでいた。',
        '戸を開けたのは、腰の曲がったおばあさんだった。手紙を受けとると、封も切らずに耳にあてて、しばらくのあいだ目をつむっていた。「ああ、元気でいるね」と、おばあさんは言った。',
        '「中を読まなくて、わかるのですか」。「鉛筆の音がするもの」。おばあさんは笑って、わたしの帽子に小さな貝殻を入れた。それが返事なのだと、帰りの船の上でようやく気がついた。',
        '坂の下に着くと、女の子が塀の上に座っていた。貝殻を渡すと、女の子もまた、それを耳にあてた。風が止み、窓が静かになり、三崎さんが上で戸を閉める音がした。夕方だった。',
      ],
    },
  ],
  notes: {
    slope: '{潮見坂|しおみざか}　作者の考えた地名。',
    stamp: '切手は、差し出す国のものを貼るのが決まりである。三崎さんの言うことは正しくない。',
  },
};
