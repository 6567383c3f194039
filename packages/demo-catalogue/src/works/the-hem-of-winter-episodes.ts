import type { SceneName } from '../scenery/scenes.ts';
import { type Beat, type EpisodeScript, type Passage, passage, say, show, tell } from './script.ts';

const LETTER = { kind: 'letter', colour: '#b85a4a' } as const;
const TEA = { kind: 'cup', colour: '#7a92a8' } as const;

/** Out of doors while it snows. */
const snowing = (place: SceneName, beats: readonly Beat[]): Passage => passage(place, 'snow', beats, 'snow');

export const HEM_EPISODES: readonly EpisodeScript[] = [
  {
    title: ['First Frost', '初霜', 'น้ำค้างแข็งแรก', '初霜', 'أوّل الصقيع'],
    passages: [
      passage('workshop', 'frost', [
        tell(['My father made violins here. I make coats. The violins stayed.', '父はここでヴァイオリンを作った。私は服を作る。楽器は、そのまま。', 'พ่อผมทำไวโอลินที่นี่ ส่วนผมตัดเสื้อ ไวโอลินยังแขวนอยู่', '父親在這裡做小提琴，我做大衣。琴還掛在牆上。', 'هنا صنع أبي الكمنجات، وأنا أخيط المعاطف. وبقيت الكمنجات.']),
        say('tobin', 'joy', ['Post! Also, I’ve been attacked by a fence.', '郵便です！　あと、柵に襲われた。', 'ไปรษณีย์! แล้วก็…ผมโดนรั้วทำร้าย', '送信！還有，我被籬笆攻擊了。', 'بريد! وقد هاجمني سياج.'], { shot: 'full', posture: 'wave' }),
        say('lorenz', 'deadpan', ['Fences do not attack.', '柵は、襲いません。', 'รั้วไม่ทำร้ายใครครับ', '籬笆不會攻擊人。', 'الأسيجة لا تهاجم.'], { shot: 'close' }),
        say('tobin', 'worry', ['You haven’t met Mrs. Agata’s.', 'アガタさんちの柵を知らないから。', 'คุณช่างไม่เคยเจอรั้วบ้านยายอากาตานี่', '那是你沒見過阿嘉塔太太家的。', 'لم ترَ سياج السيّدة أغاتا.'], { shot: 'profile' }),
        show('hand', 'lorenz', 'calm'),
        say('lorenz', 'calm', ['Hem to pocket. Sit. It will take an hour.', '裾からポケットまで。座って。一時間かかります。', 'ขาดตั้งแต่ชายถึงกระเป๋า นั่งก่อน ใช้เวลาชั่วโมงหนึ่ง', '從下襬裂到口袋。坐吧，要一個鐘頭。', 'من الحاشية إلى الجيب. اجلس. سيستغرق ساعة.'], { shot: 'full' }),
      ]),
      passage('workshop', 'lamp', [
        say('sleeves', 'smile', ['Is this tea mine, or the violins’?', 'このお茶、おれの？　それとも楽器の？', 'ชาถ้วยนี้ของผม หรือของไวโอลินครับ', '這杯茶是給我的，還是給小提琴的？', 'هذا الشاي لي أم للكمنجات؟'], { shot: 'close', prop: TEA }),
        say('lorenz', 'deadpan', ['Violins don’t drink.', '楽器は飲みません。', 'ไวโอลินไม่ดื่มชาครับ', '小提琴不喝茶。', 'الكمنجات لا تشرب.'], { shot: 'profile' }),
        say('sleeves', 'laugh', ['You made a joke!', '冗談言った！', 'คุณช่างเล่นมุก!', '你講笑話了！', 'لقد مزحتَ!'], { shot: 'face' }),
        say('lorenz', 'deadpan', ['I stated a fact.', '事実です。', 'ผมพูดข้อเท็จจริง', '我陳述事實。', 'بل ذكرتُ حقيقة.'], { shot: 'over' }),
        tell(['He talked for an hour. It was the shortest hour of my week.', '彼は一時間しゃべった。その週でいちばん短い一時間だった。', 'เขาคุยทั้งชั่วโมง เป็นชั่วโมงที่สั้นที่สุดของสัปดาห์', '他講了一個鐘頭。那是我整週最短的一小時。', 'تحدّث ساعة كاملة. كانت أقصر ساعات أسبوعي.']),
        say('sleeves', 'shock', ['I can’t even see it! What do I owe you?', '縫い目が見えない！　おいくら？', 'มองไม่เห็นรอยเลย! เท่าไรครับ', '完全看不出來！多少錢？', 'لا أرى الرقعة أصلًا! كم عليّ؟'], { shot: 'full', posture: 'rest' }),
        say('lorenz', 'calm', ['For one tear, nothing. Avoid fences.', '一か所なら結構です。柵には気をつけて。', 'แผลเดียวไม่คิดเงิน ระวังรั้วด้วย', '一道而已，不用錢。離籬笆遠一點。', 'لا شيء لقاء مزق واحد. تجنّب الأسيجة.'], { shot: 'close' }),
        say('sleeves', 'shy', ['I’ll do my best.', '努力します。', 'จะพยายามครับ', '我盡量。', 'سأحاول.'], { shot: 'profile' }),
      ]),
      passage('workshop', 'dawn', [tell(['The next Saturday.', '次の土曜日。', 'วันเสาร์ถัดมา', '下一個星期六。', 'السبت التالي.']), say('tobin', 'joy', ['Post! Also, a goose.', '郵便です！　あと、ガチョウに。', 'ไปรษณีย์! แล้วก็…ห่าน', '送信！還有，這次是鵝。', 'بريد! وهذه المرّة إوزّة.'], { shot: 'full', posture: 'wave' })]),
    ],
  },
  {
    title: ['Goose', 'ガチョウ', 'ห่าน', '鵝', 'الإوزّة'],
    passages: [
      passage('workshop', 'dawn', [
        say('tobin', 'talk', ['It came from the left. They always come from the left.', '左から来たんだ。あいつらはいつも左から来る。', 'มันมาทางซ้าย ห่านมาทางซ้ายเสมอ', '牠從左邊來的。鵝都從左邊來。', 'جاءت من اليسار. دائمًا من اليسار.']),
        say('lorenz', 'deadpan', ['A goose did this.', 'これを、ガチョウが。', 'ห่านทำเนี่ยนะ', '這是鵝弄的。', 'إوزّة فعلت هذا.'], { shot: 'close' }),
        say('tobin', 'angry', ['A big one. With a grudge.', 'でかいやつ。根に持つタイプの。', 'ตัวใหญ่ด้วย เจ้าคิดเจ้าแค้น', '很大隻，會記仇的那種。', 'كبيرة. وحقودة.'], { shot: 'full', posture: 'hips' }),
        show('hand', 'lorenz', 'calm'),
        tell(['Eleven centimetres, dead straight. A goose with a ruler.', '十一センチ、一直線。定規を持ったガチョウだ。', 'สิบเอ็ดเซนติเมตร ตรงเป๊ะ ห่านพกไม้บรรทัด', '十一公分，筆直。一隻帶尺的鵝。', 'أحد عشر سنتيمترًا مستقيمة تمامًا. إوزّة معها مسطرة.'], { shot: 'pause' }),
        say('lorenz', 'calm', ['A tidy sort of goose.', '几帳面なガチョウですね。', 'เป็นห่านที่เรียบร้อยดีนะ', '這隻鵝做事很仔細。', 'إوزّة دقيقة جدًّا.'], { shot: 'profile' }),
        say('tobin', 'shy', ['…Very.', '……とても。', '…มากครับ', '……非常。', '...جدًّا.'], { shot: 'face' }),
      ]),
      passage('workshop', 'lamp', [
        say('agata', 'talk', ['Lorenz, my buttons? …Oh, Tobin. You here?', 'ローレンツ、ボタンは……おや、トビンかい。', 'ลอเรนซ์ กระดุมยายล่ะ…อ้าว โทบินก็อยู่เรอะ', '洛倫茲，我的釦子……唷，托賓也在。', 'لورنز، أين أزراري؟ ...أوه، توبن هنا؟'], { shot: 'full' }),
        say('sleeves', 'shock', ['Mrs. Agata! How’s your… goose?', 'アガタさん！　その……ガチョウは元気？', 'ยายอากาตา! เอ่อ…ห่านสบายดีไหมครับ', '阿嘉塔太太！妳家的……鵝還好嗎？', 'سيّدة أغاتا! كيف حال... إوزّتك؟']),
        say('agata', 'deadpan', ['What goose?', 'ガチョウ？', 'ห่านอะไร', '什麼鵝？', 'أيّ إوزّة؟'], { shot: 'close' }),
        say('sleeves', 'strain', ['She’s in denial.', '現実を認めたくないんだ……。', 'แกทำใจไม่ได้น่ะครับ', '她不願面對現實……', 'إنّها في حالة إنكار.'], { shot: 'over', tone: 'whisper', posture: 'mouth' }),
        say('lorenz', 'smile', ['I’d never looked forward to a goose before.', 'ガチョウが待ち遠しいなんて、初めてだ。', 'ไม่เคยตั้งตารอห่านมาก่อนเลย', '我從沒這麼期待過一隻鵝。', 'لم أنتظر إوزّة بشوق من قبل.'], { shot: 'profile', tone: 'think' }),
      ]),
    ],
  },
  {
    title: ['The Lining', '裏地', 'ซับใน', '內襯', 'البطانة'],
    passages: [
      passage('workshop', 'frost', [
        tell(['The third tear was on the inside. Coats do not tear on the inside.', '三度目は裏地だった。外套は、内側からは裂けない。', 'ครั้งที่สามขาดที่ซับใน เสื้อโค้ตไม่ขาดจากข้างในหรอก', '第三道在裡面。大衣是不會從裡面裂開的。', 'كان المزق الثالث من الداخل. والمعاطف لا تتمزّق من الداخل.']),
        say('tobin', 'worry', ['This one’s honest! It’s my uncle’s old coat.', 'これは本当に！　叔父さんのお下がりで、古いから。', 'อันนี้ขาดจริงนะ! เสื้อเก่าของลุงผม', '這道是真的！這是我叔叔的舊大衣。', 'هذا صادق! إنّه معطف عمّي القديم.'], { shot: 'full' }),
        say('lorenz', 'smirk', ['This one?', '「これは」？', '“อันนี้” เหรอ', '「這道」？', '«هذا»؟'], { shot: 'close' }),
        say('tobin', 'shock', ['All! I mean all of them!', '全部！　全部本当って意味！', 'ทุกอัน! หมายถึงทุกอันเลย!', '全部！我是說全部都是！', 'كلّها! أقصد كلّها!']),
        say('lorenz', 'calm', ['Your uncle had the round before you.', '叔父さんも郵便屋でしたね。', 'ลุงคุณเคยส่งจดหมายสายนี้มาก่อน', '你叔叔以前也跑這條路。', 'كان عمّك ساعي البريد قبلك.'], { shot: 'profile' }),
        say('tobin', 'smile', ['Thirty years. Never lost one letter. He told everyone.', '三十年。一通もなくさなかったのが自慢でさ。', 'สามสิบปี ไม่เคยทำจดหมายหาย แกคุยใหญ่เลย', '三十年，沒弄丟過一封信，逢人就炫耀。', 'ثلاثون عامًا ولم يُضِع رسالة. كان يفاخر بذلك.'], { shot: 'close', posture: 'rest' }),
      ]),
      passage('workshop', 'lamp', [
        say('lorenz', 'shock', ['There’s something in here.', '中に、何かある。', 'มีอะไรอยู่ข้างใน', '裡面有東西。', 'في الداخل شيء.'], { shot: 'face' }),
        show('hand', 'lorenz', 'worry', { prop: LETTER }),
        say('sleeves', 'shock', ['It fell through the pocket. Eleven years ago!', 'ポケットの穴から落ちたんだ。消印は、十一年前！', 'มันหล่นทะลุกระเป๋าลงไป ตั้งสิบเอ็ดปีก่อน!', '從口袋破洞掉進去的。郵戳是十一年前！', 'سقطت من ثقب الجيب. قبل أحد عشر عامًا!'], { shot: 'full', posture: 'mouth' }),
        say('lorenz', 'worry', ['Who was it meant for?', '宛名は？', 'ถึงใครครับ', '收件人是誰？', 'إلى مَن؟'], { shot: 'profile' }),
        show('eyes', 'sleeves', 'sad'),
        say('sleeves', 'sad', ['Lorenz… It’s for you.', '……ローレンツさん。あなた宛てだ。', 'คุณช่าง…มันถึงคุณ', '洛倫茲……是給你的。', 'لورنز... إنّها لك.'], { shot: 'close', posture: 'chest' }),
      ]),
    ],
  },
  {
    title: ['Snowed In', '雪の夜', 'คืนหิมะ', '雪夜', 'محاصران بالثلج'],
    passages: [
      passage('workshop', 'dusk', [
        say('lorenz', 'cold', ['It’s my father’s hand.', '父の字だ。', 'ลายมือพ่อ', '是我父親的字。', 'إنّه خطّ أبي.'], { prop: LETTER }),
        say('sleeves', 'worry', ['You don’t have to open it.', '開けなくても、いいんだよ。', 'ไม่ต้องเปิดก็ได้นะครับ', '不用勉強打開。', 'لستَ مضطرًّا إلى فتحها.'], { shot: 'close' }),
        say('lorenz', 'cold', ['When I chose coats, he left. He never wrote.', '服を作ると言ったら、出ていった。手紙もなかった。', 'พอผมเลือกตัดเสื้อ พ่อก็ไป ไม่เคยเขียนมาเลย', '我選了做衣服，他就走了，一封信也沒寫。', 'اخترتُ المعاطف فرحل. ولم يكتب قطّ.'], { shot: 'profile' }),
        say('sleeves', 'sad', ['He did, though.', '……書いてたんだよ。', 'แต่พ่อเขียนแล้วนะครับ', '他寫了。', 'بل كتب.'], { shot: 'full', posture: 'rest' }),
        show('pause', null, 'calm'),
        say('sleeves', 'shock', ['Er. The door won’t open. It’s snow up to the latch.', 'あの……戸が開かない。雪が取っ手まで。', 'เอ่อ…ประตูเปิดไม่ออก หิมะท่วมถึงกลอนเลย', '呃……門打不開。雪埋到門把了。', 'أمم... الباب لا يُفتح. الثلج بلغ المقبض.']),
      ]),
      passage('workshop', 'lamp', [
        tell(['And so the post office slept on my cutting table.', 'その夜、郵便局は裁ち台の上で眠ることになった。', 'คืนนั้นไปรษณีย์จึงต้องนอนบนโต๊ะตัดผ้าของผม', '於是，郵局那晚睡在我的裁布桌上。', 'وهكذا نام البريد على طاولة القصّ.']),
        say('sleeves', 'calm', ['Can you play one of those?', 'あれ、弾けるの？', 'คุณช่างเล่นพวกนั้นเป็นไหม', '那些琴，你會拉嗎？', 'أتعزف على واحدة من تلك؟'], { shot: 'close', prop: TEA }),
        say('lorenz', 'deadpan', ['One song. Badly.', '一曲だけ。下手です。', 'เพลงเดียว แย่ด้วย', '一首。很難聽。', 'لحنًا واحدًا. عزفًا رديئًا.'], { shot: 'profile' }),
        show('full', 'lorenz', 'strain', { posture: 'clasp', others: [], sound: ['screee', 'ギィィ', 'แอ๊ด', '嘎吱', 'صرير'] }),
        say('sleeves', 'laugh', ['That IS bad!', 'ほんとに下手だ！', 'แย่จริงด้วย!', '真的很難聽！', 'إنّه رديء فعلًا!']),
        say('lorenz', 'smile', ['So my father said. That’s why I sew.', '父もそう言った。だから、縫っている。', 'พ่อก็ว่างั้น ผมถึงมาเย็บผ้าไง', '我父親也這麼說，所以我才縫衣服。', 'هذا ما قاله أبي. ولذلك أخيط.'], { shot: 'full', posture: 'rest' }),
      ]),
    ],
  },
  {
    title: ['The Letter', '手紙', 'จดหมาย', '信', 'الرسالة'],
    passages: [
      passage('workshop', 'dawn', [
        tell(['I opened it at daybreak, while he was asleep.', '夜明け、彼が眠っているうちに封を切った。', 'ผมเปิดมันตอนฟ้าสาง ขณะที่เขายังหลับ', '天剛亮，趁他還睡著，我拆開了信。', 'فتحتُها عند الفجر وهو نائم.']),
        show('hand', 'lorenz', 'calm', { prop: LETTER }),
        tell(
          [
            '“About the coats I was wrong. On the first day of spring I’ll wait at Linden station.”',
            '「服のことは、私が間違っていた。春の最初の日、リンデン駅で待つ」',
            '“เรื่องเสื้อ พ่อผิดเอง วันแรกของใบไม้ผลิ พ่อจะรอที่สถานีลินเดน”',
            '「衣服的事，是我錯了。春天第一天，我在林登站等你。」',
            '«أخطأتُ في أمر المعاطف. أوّل أيّام الربيع أنتظرك في محطّة ليندن».',
          ],
          { shot: 'pause' },
        ),
        tell(['“If you don’t come, I shall understand.”', '「来なければ、それでいい」', '“ถ้าลูกไม่มา พ่อจะเข้าใจ”', '「你若沒來，我也明白。」', '«وإن لم تأتِ فسأتفهّم».'], { who: 'lorenz', mood: 'sad', shot: 'profile' }),
        say('lorenz', 'cry', ['I didn’t come.', '……行かなかった。', 'ผมไม่ได้ไป', '……我沒去。', 'لم آتِ.']),
        say('sleeves', 'worry', ['You didn’t know.', '知らなかったんだ。', 'คุณไม่รู้นี่ครับ', '你不知道啊。', 'لم تكن تعلم.'], { shot: 'close' }),
        say('lorenz', 'sad', ['He has understood for eleven years.', '十一年も、「それでいい」と思わせた。', 'พ่อเข้าใจผิดมาสิบเอ็ดปี', '他就這樣「明白」了十一年。', 'ظلّ يتفهّم أحد عشر عامًا.'], { shot: 'full', posture: 'rest' }),
        say('sleeves', 'cry', ['It was in my coat. All this time, in my coat.', 'おれの外套に、ずっと入ってたんだ……。', 'มันอยู่ในเสื้อผม อยู่ในเสื้อผมมาตลอด', '在我的大衣裡。一直，都在我的大衣裡。', 'كانت في معطفي. كلّ هذا الوقت في معطفي.']),
        say('lorenz', 'calm', ['A hole in a pocket. Nobody brought it to be mended.', 'ポケットの穴です。誰も直しに来なかっただけだ。', 'แค่รูในกระเป๋า ไม่มีใครเอามาซ่อมเท่านั้น', '只是口袋破了洞，沒人拿來補而已。', 'ثقب في جيب لم يأتِ به أحد للإصلاح.'], { shot: 'over' }),
      ]),
      snowing('street', [
        show('back', 'sleeves', 'sad', { others: [] }),
        tell(['He went out into the snow and left his coat behind.', '彼は外套を置いて、雪の中へ出ていった。', 'เขาเดินออกไปกลางหิมะ ทิ้งเสื้อไว้', '他走進雪裡，大衣留了下來。', 'خرج إلى الثلج وترك معطفه.'], { shot: 'pause' }),
        tell(['That Saturday, he did not come.', '次の土曜日、彼は来なかった。', 'เสาร์นั้น เขาไม่มา', '那個星期六，他沒有來。', 'في ذلك السبت، لم يأتِ.'], { shot: 'wide' }),
      ]),
    ],
  },
  {
    title: ['The Round', '配達道', 'เส้นทางส่งจดหมาย', '送信的路', 'الجولة'],
    passages: [
      snowing('street', [
        tell(['Two Saturdays. I put his coat over my arm and walked his round.', '土曜が二度過ぎた。私は外套を抱え、彼の配達道を歩いた。', 'ผ่านไปสองเสาร์ ผมพาดเสื้อเขาไว้บนแขน เดินตามทางส่งจดหมาย', '過了兩個星期六。我抱著大衣，走他送信的路。', 'سبتان. حملتُ معطفه على ذراعي ومشيتُ جولته.']),
        say('agata', 'talk', ['My fence? The second time, he asked to borrow it.', '柵？　二度目は「貸してくれ」って言われたよ。', 'รั้วยายเรอะ ครั้งที่สองมันมาขอยืม', '籬笆？第二次他是來借的。', 'سياجي؟ في المرّة الثانية استأذن ليستعيره.'], { shot: 'full' }),
        say('lorenz', 'deadpan', ['Borrow. A fence.', '柵を……借りる。', 'ยืม…รั้ว', '借……籬笆。', 'يستعير... سياجًا.'], { shot: 'close' }),
        say('agata', 'smirk', ['Hung the coat on it and pulled. Then said sorry to the coat.', '外套を引っかけて、ぐいっとね。外套に謝ってたよ。', 'เอาเสื้อเกี่ยวแล้วดึง ดึงเสร็จก็ขอโทษเสื้อ', '把大衣掛上去一扯，還跟大衣道歉。', 'علّق المعطف وشدّ، ثمّ اعتذر للمعطف.'], { shot: 'profile' }),
        say('lorenz', 'worry', ['And the goose?', 'ガチョウは？', 'แล้วห่านล่ะครับ', '那鵝呢？', 'والإوزّة؟'], { shot: 'over' }),
        say('agata', 'laugh', ['No geese here since they built the bridge!', '橋ができてから、ガチョウなんか一羽もいないよ！', 'แถวนี้ไม่มีห่านตั้งแต่สร้างสะพานแล้ว!', '從造橋那年起，這裡就沒鵝了！', 'لا إوزّ هنا منذ بُني الجسر!']),
        show('eyes', 'lorenz', 'shock'),
      ]),
      passage('bridge', 'dusk', [
        say('lorenz', 'worry', ['Every week. He cut his own coat, every week.', '毎週……自分の外套を、自分で切っていた。', 'ทุกสัปดาห์ เขาตัดเสื้อตัวเองทุกสัปดาห์', '每個禮拜……他都剪破自己的大衣。', 'كلّ أسبوع. كان يقصّ معطفه كلّ أسبوع.'], { shot: 'full', posture: 'chest' }),
        say('agata', 'smile', ['Never made an excuse to see somebody?', 'あんたは口実をこしらえたこと、ないのかい？', 'เอ็งไม่เคยหาข้ออ้างไปหาใครบ้างเรอะ', '你就沒為了見誰找過藉口？', 'ألم تختلق يومًا عذرًا لترى أحدًا؟'], { shot: 'close', posture: 'rest' }),
        say('lorenz', 'shy', ['I told him an hour. It takes ten minutes.', '……一時間と言いました。十分で済むのに。', 'ผมบอกเขาว่าชั่วโมงหนึ่ง ที่จริงสิบนาทีก็เสร็จ', '……我跟他說一個鐘頭。其實十分鐘。', 'قلتُ له ساعة. وهي تستغرق عشر دقائق.'], { shot: 'profile' }),
        say('agata', 'laugh', ['Ha! Off with you, then.', 'はっ！　早くお行き。', 'ฮ่า! งั้นก็รีบไปสิ', '哈！那還不快去。', 'ها! هيّا اذهب إذن.'], { shot: 'low', posture: 'hips' }),
        show('action', 'lorenz', 'strain', { posture: 'run', others: [] }),
      ]),
    ],
  },
  {
    title: ['Saturdays', '土曜日のせい', 'เพราะวันเสาร์', '星期六', 'أيّام السبت'],
    passages: [
      passage('stairs', 'dusk', [
        say('sleeves', 'shock', ['Lorenz? You never leave the shop.', 'ローレンツさん？　店から出るなんて。', 'คุณช่าง? คุณไม่เคยออกจากร้านนี่', '洛倫茲？你從不離開店裡的。', 'لورنز؟ أنت لا تغادر المحلّ أبدًا.']),
        say('lorenz', 'calm', ['There is no goose.', 'ガチョウは、いない。', 'ไม่มีห่าน', '根本沒有鵝。', 'لا توجد إوزّة.'], { shot: 'close' }),
        say('sleeves', 'shy', ['…No.', '……いません。', '…ไม่มีครับ', '……沒有。', '...لا.'], { shot: 'profile' }),
        say('sleeves', 'sad', ['The first tear was the fence.', '最初の破れは、柵のせい。', 'รอยแรกเพราะรั้ว', '第一道，是籬笆害的。', 'المزق الأوّل كان من السياج.'], { shot: 'close', posture: 'rest' }),
        say('sleeves', 'shy', ['The rest were Saturdays.', 'あとは……土曜日のせい。', 'ที่เหลือ…เพราะวันเสาร์', '剩下的……是星期六害的。', 'والبقيّة... من أيّام السبت.'], { shot: 'face' }),
        show('eyes', 'lorenz', 'shy'),
        say('lorenz', 'shy', ['It takes ten minutes.', '十分です。', 'สิบนาที', '十分鐘。', 'عشر دقائق.'], { shot: 'close', posture: 'clasp' }),
        say('sleeves', 'worry', ['What does?', '何が？', 'อะไรครับ', '什麼？', 'ما هي؟'], { shot: 'over' }),
        say('lorenz', 'shy', ['A tear like that. I told you an hour.', 'あの直しです。一時間と言ったのは、私です。', 'รอยแบบนั้นน่ะ ผมบอกคุณว่าชั่วโมงหนึ่ง', '補那種裂口。我跟你說一個鐘頭。', 'إصلاح مزق كهذا. قلتُ لك ساعة.'], { shot: 'profile' }),
        say('sleeves', 'laugh', ['Fifty minutes?! Every week?!', '五十分も！？　毎週！？', 'ห้าสิบนาที! ทุกสัปดาห์เลยเหรอ!', '多了五十分鐘！？每個禮拜！？', 'خمسون دقيقة؟! كلّ أسبوع؟!']),
      ]),
      passage('workshop', 'lamp', [
        say('lorenz', 'calm', ['Nine days to spring. Will you come to Linden with me?', '春まで九日。リンデンへ、一緒に来てくれますか。', 'อีกเก้าวันถึงใบไม้ผลิ ไปลินเดนกับผมไหม', '離春天還有九天。陪我去林登，好嗎？', 'تسعة أيّام إلى الربيع. أترافقني إلى ليندن؟'], { shot: 'full', posture: 'chest' }),
        say('sleeves', 'smile', ['I’ll need my coat back.', '外套、返してもらわないと。', 'งั้นผมต้องขอเสื้อคืน', '那我得把大衣拿回來。', 'سأحتاج إلى معطفي إذن.'], { shot: 'close', posture: 'chest' }),
      ]),
    ],
  },
  {
    title: ['Linden', 'リンデン駅', 'สถานีลินเดน', '林登站', 'محطّة ليندن'],
    passages: [
      passage('busInside', 'dawn', [
        tell(['The first day of spring. Eleven years and one hour late.', '春の最初の日。十一年と、一時間の遅れ。', 'วันแรกของใบไม้ผลิ ช้าไปสิบเอ็ดปีกับหนึ่งชั่วโมง', '春天的第一天。遲了十一年又一小時。', 'أوّل أيّام الربيع. متأخّر أحد عشر عامًا وساعة.']),
        say('lorenz', 'worry', ['No one waits eleven years.', '十一年も待つ人は、いない。', 'ไม่มีใครรอสิบเอ็ดปีหรอก', '沒有人會等十一年的。', 'لا أحد ينتظر أحد عشر عامًا.'], { shot: 'close', posture: 'think' }),
        say('tobin', 'calm', ['Then we deliver the answer and go home.', 'なら、返事だけ届けて帰ろう。郵便屋だからね。', 'งั้นเราส่งคำตอบแล้วกลับบ้าน', '那就把回信送到，然後回家。', 'إذن نسلّم الجواب ونعود.'], { shot: 'profile' }),
      ]),
      passage('station', 'spring', [
        show('back', 'lorenz', 'calm', { others: ['tobin'] }),
        say('matthias', 'calm', ['Pardon me. Is this the train from the hills?', 'すみません。これは、山からの汽車ですかな。', 'ขอโทษนะ ขบวนนี้มาจากแถบภูเขาใช่ไหม', '請問，這是從山上來的車嗎？', 'عفوًا، أهذا قطار الجبال؟'], { shot: 'full', posture: 'rest' }),
        show('eyes', 'lorenz', 'shock'),
        say('matthias', 'smile', ['I come once a year. Just the one day. I like trains.', '毎年、一日だけ来るんです。汽車が好きでね。', 'ฉันมาปีละวัน แค่วันเดียว ชอบดูรถไฟน่ะ', '我每年來一天，就這一天。我喜歡看火車。', 'آتي يومًا واحدًا كلّ عام. أحبّ القطارات.'], { shot: 'close', posture: 'rest' }),
        say('lorenz', 'cry', ['Father.', '……父さん。', 'พ่อ…', '……爸。', 'أبي.']),
        say('matthias', 'shock', ['That lad’s coat. Who made that coat?', 'その人の外套……誰が仕立てた？', 'เสื้อพ่อหนุ่มคนนั้น…ใครตัด', '那孩子的大衣……是誰做的？', 'معطف هذا الفتى... من خاطه؟'], { shot: 'profile' }),
        say('lorenz', 'shy', ['I mended it. Nine times.', '私が、直しました。九回。', 'ผมซ่อมครับ เก้าครั้ง', '我補的。補了九次。', 'أنا أصلحتُه. تسع مرّات.'], { shot: 'close', posture: 'clasp' }),
        say('matthias', 'cry', ['It’s perfectly in tune.', '……見事な、調律だ。', 'เสียงมัน…ตรงทุกตัวโน้ต', '……每一針，音都很準。', 'إنّه... مضبوط النغم تمامًا.']),
        say('tobin', 'cry', ['Sorry. The post’s a bit late.', 'すみません。郵便が……ちょっと遅れました。', 'ขอโทษครับ…จดหมายมาช้าไปหน่อย', '抱歉，信……送得有點晚。', 'عذرًا... تأخّر البريد قليلًا.'], { shot: 'full', posture: 'chest' }),
      ]),
    ],
  },
  {
    title: ['The Hem', '裾', 'ชายเสื้อ', '下襬', 'الحاشية'],
    passages: [
      passage('workshop', 'spring', [
        tell(['In April my father took the violins down, tuned them, and hung them back.', '四月、父は楽器を下ろし、調律して、また壁に掛けた。', 'เดือนเมษา พ่อปลดไวโอลินลงมา ตั้งสาย แล้วแขวนกลับ', '四月，父親把琴取下，調好音，又掛回牆上。', 'في الربيع أنزل أبي الكمنجات وضبطها ثمّ أعادها.']),
        say('matthias', 'smile', ['Come on. Your one song.', 'ほれ、おまえの一曲を。', 'เอ้า เพลงเดียวของแกน่ะ', '來吧，你會的那首。', 'هيّا، أسمعني لحنك الوحيد.'], { shot: 'full', posture: 'crossed' }),
        say('matthias', 'laugh', ['Still terrible!', '相変わらず、ひどい！', 'ยังแย่เหมือนเดิม!', '還是一樣難聽！', 'ما زال فظيعًا!'], { shot: 'face', sound: ['screee', 'ギィィ', 'แอ๊ด', '嘎吱', 'صرير'] }),
        say('lorenz', 'smile', ['That’s why I sew.', 'だから、縫っています。', 'ผมถึงเย็บผ้าไงครับ', '所以我縫衣服。', 'ولذلك أخيط.'], { shot: 'close', posture: 'rest' }),
      ]),
      passage('workshop', 'dusk', [
        say('tobin', 'shy', ['Post. Also… nothing’s torn.', '郵便です。あと……どこも破れてない。', 'ไปรษณีย์ครับ แล้วก็…ไม่มีอะไรขาด', '送信。還有……哪裡都沒破。', 'بريد. و... لا شيء ممزّق.'], { shot: 'full', posture: 'rest' }),
        say('tobin', 'shy', ['I just came.', '……ただ、来た。', 'ผมแค่…มา', '我只是……想來。', 'جئتُ فحسب.'], { shot: 'profile' }),
        say('lorenz', 'smile', ['Sit. It will take an hour.', '座って。一時間かかります。', 'นั่งก่อน ใช้เวลาชั่วโมงหนึ่ง', '坐吧，要一個鐘頭。', 'اجلس. سيستغرق ساعة.'], { shot: 'close', posture: 'rest' }),
        say('tobin', 'shock', ['What will?', '何が？', 'อะไรครับ', '什麼要一個鐘頭？', 'ما هو؟']),
        show('hand', 'lorenz', 'shy'),
        say('lorenz', 'shy', ['Your new coat. Your name inside. Mine, under the hem.', 'あなたの外套です。内側にあなたの名、裾の裏に私の名を。', 'เสื้อใหม่ของคุณ ชื่อคุณอยู่ด้านใน ชื่อผมอยู่ใต้ชายเสื้อ', '你的新大衣。裡面繡了你的名字，下襬藏著我的。', 'معطفك الجديد. اسمك في الداخل، واسمي تحت الحاشية.'], { shot: 'over' }),
        show('two', 'tobin', 'cry'),
        tell(['He has never torn it. He comes on Tuesdays too.', '彼はその外套を一度も破らない。いまは、火曜も来る。', 'เขาไม่เคยทำเสื้อตัวนั้นขาดเลย ตอนนี้วันอังคารก็มา', '那件大衣，他一次也沒弄破。現在星期二也來。', 'لم يمزّقه قطّ. وصار يأتي أيّام الثلاثاء أيضًا.'], { shot: 'wide', who: 'tobin', mood: 'smile' }),
      ]),
    ],
  },
];
