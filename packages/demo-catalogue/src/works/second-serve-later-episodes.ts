import { type EpisodeScript, passage, say, show, tell } from './script.ts';

const HARU_RACKET = { kind: 'racket', colour: '#2a2a2c' } as const;
const TOYA_RACKET = { kind: 'racket', colour: '#f0f0f0' } as const;
const OLD_RACKET = { kind: 'racket', colour: '#8a8a8a' } as const;
const BALL = { kind: 'ball', colour: '#dddddd' } as const;
const NOTE = { kind: 'letter', colour: '#6e6e6e' } as const;

/** The second half: what he did not see, and a serve from below. */
export const SECOND_SERVE_LATER_EPISODES: readonly EpisodeScript[] = [
  {
    title: ['What I Didn’t See', '見ていなかったもの', 'สิ่งที่ไม่ได้เห็น', '我沒看見的', 'ما لم أره'],
    passages: [
      passage('workshop', 'night', [
        say('natsu', 'calm', ['I did hit a second serve. It was in.', 'セカンドは打った。入ったよ。', 'พี่ตีลูกสองนะ แล้วมันก็ลง', '第二發我打了，進了。', 'ضربتُ إرسالًا ثانيًا. ودخل.'], { shot: 'close' }),
        say('haru', 'shock', ['It was in?', '入った？', 'ลงเหรอ', '進了？', 'دخل؟'], { shot: 'face' }),
        say('natsu', 'sad', ['I lost the point. And the match. And I looked up, and you were shaking.', '点は落とした。試合も。顔を上げたら、おまえが震えてた。', 'แต่เสียแต้ม แล้วก็แพ้ พอเงยหน้า แกยืนตัวสั่นอยู่', '分丟了，比賽也輸了。我抬頭一看，你在發抖。', 'خسرتُ النقطة، ثمّ المباراة. ورفعتُ رأسي فإذا بك ترتجف.'], {
          shot: 'profile',
        }),
        say('natsu', 'shy', ['I told you seconds are for cowards so you’d think I chose it.', '臆病者の球だって言えば、自分で選んだみたいだろ。', 'พี่บอกว่าลูกสองของคนขี้ขลาด แกจะได้คิดว่าพี่เลือกเอง', '我說那是膽小鬼打的，這樣你會以為是我自己選的。', 'قلتُ إنّه للجبناء كي تظنّ أنّني اخترت.'], { shot: 'full' }),
        show('hand', 'haru', 'cry', { prop: BALL }),
        say('haru', 'cry', ['I’ve been hitting it with my eyes shut for nine years!', '九年も、目をつぶって打ってきたんだぞ！', 'ผมหลับตาตีมาตั้งเก้าปีเลยนะ!', '我閉著眼睛打了九年啊！', 'ضربتُه مغمض العينين تسع سنوات!'], { tone: 'shout', shot: 'low' }),
      ]),
      passage('alley', 'night', [
        say('toya', 'calm', ['Are you angry with him?', '怒ってるのか。', 'โกรธเขาเหรอ', '你氣他嗎？', 'أأنت غاضب منه؟'], { shot: 'two' }),
        say('haru', 'sad', ['I don’t know. He strung it at fifty. He never asks.', 'さあ。五十で張ってあった。訊きもしないで。', 'ไม่รู้ เขาขึ้นเอ็นให้ห้าสิบ ไม่เคยถามสักคำ', '不知道。他穿了五十磅，從不問我。', 'لا أدري. شدّه على خمسين. لا يسأل أبدًا.'], { shot: 'close' }),
        say('toya', 'worry', ['…Ow.', '……っ。', '…โอ๊ย', '……痛。', '…آخ.'], { tone: 'whisper', shot: 'hand' }),
        tell(['He put his wrist behind his back. I pretended I hadn’t seen. I was good at that.', 'あいつは手首を隠した。俺は見ないふりをした。得意だから。', 'หมอนั่นซ่อนข้อมือไว้ข้างหลัง ผมทำเป็นไม่เห็น เรื่องนี้ผมถนัด', '他把手腕藏到背後。我假裝沒看見，這我很拿手。', 'أخفى معصمه خلف ظهره. وتظاهرتُ أنّني لم أرَ. أنا بارع في ذلك.'], {
          shot: 'eyes',
          who: 'haru',
          mood: 'worry',
        }),
      ]),
    ],
  },
  {
    title: ['Rain Delay', '雨天中断', 'พักเพราะฝน', '因雨暫停', 'توقّف بسبب المطر'],
    passages: [
      passage(
        'court',
        'day',
        [
          tell(['Regionals, round one. Four games all. Then the sky gave up.', '地区大会一回戦。四対四。そこで空が、根負けした。', 'ระดับภาค รอบแรก เสมอสี่เกม แล้วฟ้าก็ยอมแพ้', '地區賽首輪，四比四。然後，天空先認輸了。', 'بطولة الإقليم، الجولة الأولى. أربعة لأربعة. ثمّ استسلمت السماء.'], { shot: 'wide' }),
          show('back', 'haru', 'worry', { others: ['toya'], sound: ['HISSS', 'ザァァ', 'ซ่า', '嘩……', 'هسسس'] }),
        ],
        'rain',
      ),
      passage('lockers', 'night', [
        say('coach', 'talk', ['Forty minutes. Eat something. Don’t talk about it.', '四十分。何か食べな。試合の話はなし。', 'สี่สิบนาที หาอะไรกิน ห้ามคุยเรื่องแข่ง', '四十分鐘。吃點東西，別談比賽。', 'أربعون دقيقة. كُلا شيئًا. لا تتحدّثا عنها.'], { shot: 'full' }),
        say('haru', 'cold', ['Show me your wrist.', '手首、見せろ。', 'ขอดูข้อมือหน่อย', '手腕給我看。', 'أرني معصمك.'], { shot: 'close' }),
        say('toya', 'cold', ['It’s fine.', '平気だ。', 'ไม่เป็นไร', '沒事。', 'لا بأس به.'], { shot: 'profile' }),
        say('haru', 'angry', ['I shut my eyes for nine years! I’m not doing it today!', '九年も目をつぶってきたんだ！　今日は、もうやらない！', 'ฉันหลับตามาเก้าปี! วันนี้ฉันไม่ทำแล้ว!', '我閉了九年眼睛！今天不閉了！', 'أغمضتُ عينيّ تسع سنوات! لن أفعلها اليوم!'], { tone: 'shout', shot: 'face' }),
        show('hand', 'toya', 'sad'),
        say('toya', 'sad', ['I can’t lift it over my head.', '……頭の上まで、上がらない。', 'ฉันยกมันเหนือหัวไม่ได้', '我舉不過頭了。', 'لا أستطيع رفعه فوق رأسي.'], { shot: 'eyes' }),
        say('haru', 'worry', ['You serve next.', '次、おまえのサーブだぞ。', 'เกมหน้านายเสิร์ฟนะ', '下一局是你發球。', 'الإرسال التالي لك.'], { shot: 'low' }),
        tell(['Outside, the rain stopped. It was the worst sound I ever heard.', '外で、雨がやんだ。あんなに嫌な音は、聞いたことがない。', 'ข้างนอกฝนหยุดแล้ว เป็นเสียงที่แย่ที่สุดที่เคยได้ยิน', '外面的雨停了。那是我聽過最糟的聲音。', 'في الخارج توقّف المطر. كان أسوأ صوت سمعته.'], { shot: 'pause' }),
      ]),
    ],
  },
  {
    title: ['Underhand', '下から', 'เสิร์ฟล่าง', '下手發球', 'من الأسفل'],
    passages: [
      passage('court', 'day', [
        tell(['The undefeated Tōya walked to the line, and held the ball low.', '無敗の透也が、ラインに立つ。ボールを、低く構えて。', 'โทยะผู้ไม่เคยแพ้เดินไปที่เส้น แล้วถือลูกไว้ต่ำ ๆ', '不敗的透也走到線上，把球拿得很低。', 'مشى تويا الذي لا يُهزم إلى الخطّ، وأمسك الكرة منخفضة.'], { shot: 'wide' }),
        say('toya', 'worry', ['They’ll laugh.', '笑われるな。', 'พวกเขาต้องหัวเราะแน่', '他們會笑。', 'سيضحكون.'], { tone: 'think', shot: 'eyes' }),
        show('action', 'toya', 'calm', { posture: 'sword', prop: TOYA_RACKET, sound: ['pip', 'ポコ', 'ปุ', '噗', 'بُك'] }),
        tell(['They laughed. Four hundred people. For an underarm serve.', '笑われた。四百人に。たかが、下からのサーブで。', 'พวกเขาหัวเราะ สี่ร้อยคน เพราะเสิร์ฟล่างลูกเดียว', '他們笑了。四百個人，為了一記下手發球。', 'ضحكوا. أربعمئة شخص. على إرسال من الأسفل.'], { shot: 'pause' }),
        say('haru', 'shout', ['It’s IN! Look at the line! It’s IN!', '入ってる！　ラインを見ろ！　入ってるんだよ！', 'มันลง! ดูเส้นสิ! มันลงแล้ว!', '進了！看線！明明進了！', 'إنّها داخل! انظروا إلى الخطّ! داخل!'], { tone: 'shout', shot: 'face' }),
      ]),
      passage('court', 'night', [
        say('toya', 'shock', ['You shouted at the stands.', '観客席に、怒鳴ったな。', 'นายตะโกนใส่อัฒจันทร์', '你對觀眾席大吼。', 'لقد صرختَ في المدرّجات.'], { shot: 'close' }),
        say('haru', 'smile', ['Everyone gets one. Even you.', '誰にでも、もう一球ある。おまえにも。', 'ทุกคนได้อีกลูก แม้แต่นาย', '每個人都有一球。你也是。', 'لكلّ واحد فرصة. حتى أنت.'], { shot: 'profile' }),
        show('hand', 'toya', 'smile', { prop: BALL }),
        say('coach', 'shout', ['Game! Five, four!', 'ゲーム！　五対四！', 'ได้เกม! ห้าสี่!', '拿下！五比四！', 'شوط! خمسة لأربعة!'], { tone: 'shout', shot: 'low' }),
        tell(['One game more. And the serve was mine.', 'あと一ゲーム。サーブは、俺。', 'อีกเกมเดียว และคนเสิร์ฟคือผม', '只差一局。發球的人，是我。', 'شوط واحد بعد. والإرسال لي.'], { shot: 'back', who: 'haru', mood: 'strain' }),
      ]),
    ],
  },
  {
    title: ['Forty, Love', 'フォーティ・ラブ', 'สี่สิบศูนย์', '四十比零', 'أربعون لصفر'],
    passages: [
      passage('court', 'night', [
        show('action', 'haru', 'strain', { posture: 'leap', prop: HARU_RACKET, sound: ['WHAM', 'ドッ', 'ปัง!', '砰！', 'طاخ!'] }),
        say('coach', 'shout', ['Fifteen!', 'フィフティーン！', 'สิบห้า!', '十五！', 'خمسة عشر!'], { tone: 'shout', shot: 'full' }),
        tell(['It went in. And again. And again. I had never been ahead of myself before.', '入った。また。また入った。自分より先に行くのは、初めてだ。', 'มันลง ลงอีก แล้วก็ลงอีก ผมไม่เคยนำตัวเองมาก่อน', '進了。又進。又進。我第一次跑在自己前面。', 'دخلت. ثمّ دخلت. ثمّ دخلت. لم أسبق نفسي من قبل.'], {
          shot: 'face',
          who: 'haru',
          mood: 'strain',
        }),
        say('toya', 'calm', ['Three match points.', 'マッチポイント、三つ。', 'สามแมตช์พอยต์', '三個賽末點。', 'ثلاث نقاط للمباراة.'], { shot: 'close' }),
        say('haru', 'worry', ['Don’t count them.', '数えるな。', 'อย่านับสิ', '別數。', 'لا تعدّها.'], { shot: 'profile' }),
        show('clash', null, 'calm', { sound: ['CLATTER', 'ガシャン', 'แคร้ง', '匡啷', 'قعقعة'] }),
        tell(
          [
            'Double fault. Then another. Forty, thirty. Four hundred people breathed in.',
            'ダブルフォルト。もうひとつ。フォーティ・サーティ。四百人が息をのむ。',
            'ดับเบิลฟอลต์ แล้วก็อีกครั้ง สี่สิบสามสิบ สี่ร้อยคนกลั้นหายใจ',
            '雙發失誤，又一次。四十比三十。四百個人倒抽一口氣。',
            'خطأ مزدوج. ثمّ آخر. أربعون لثلاثين. حبس أربعمئة شخص أنفاسهم.',
          ],
          { shot: 'pause' },
        ),
        say('haru', 'shock', ['That’s… Why is he here?', 'あれは……なんで、来てんだよ。', 'นั่น… เขามาทำไม', '那是……他怎麼來了？', 'ذاك… لماذا هو هنا؟'], { tone: 'think', shot: 'eyes' }),
        show('full', 'natsu', 'worry', { posture: 'clasp' }),
        tell(['My brother stood in the last row, with his hands over his eyes.', '最後列に、兄貴がいた。両手で、目をふさいで。', 'พี่ชายผมยืนอยู่แถวสุดท้าย เอามือปิดตา', '哥哥站在最後一排，雙手遮著眼睛。', 'كان أخي واقفًا في الصفّ الأخير، ويداه على عينيه.'], { shot: 'back', who: 'haru', mood: 'calm' }),
      ]),
    ],
  },
  {
    title: ['Eyes Open', '目をあけて', 'ลืมตา', '睜開眼睛', 'عينان مفتوحتان'],
    passages: [
      passage('court', 'night', [
        say('coach', 'shout', ['Fault!', 'フォルト！', 'ฟอลต์!', '失誤！', 'خطأ!'], { tone: 'shout', shot: 'low' }),
        tell(['One ball left. The one nobody asks for.', '残り一球。誰にも頼まれない、一球。', 'เหลือลูกเดียว ลูกที่ไม่มีใครขอ', '剩一球。誰都沒有要求過的，那一球。', 'بقيت كرة. الكرة التي لا يطلبها أحد.'], { shot: 'hand', who: 'haru', mood: 'calm', prop: BALL }),
        say('haru', 'shout', ['NATSU! LOOK AT ME!', 'ナツ兄！　見ろよ！', 'พี่นัตสึ! มองผมสิ!', '夏哥！看著我！', 'ناتسو! انظر إليّ!'], { tone: 'shout', shot: 'face' }),
        show('eyes', 'natsu', 'shock'),
        say('toya', 'smile', ['Yours.', '任せた。', 'ของนาย', '交給你。', 'لك.'], { tone: 'whisper', shot: 'profile' }),
        show('action', 'haru', 'calm', { posture: 'leap', prop: HARU_RACKET, sound: ['POCK', 'ポーン', 'ป๊อก', '啵', 'بوك'] }),
        show('pause', null, 'calm', { sound: ['THUP', 'トン', 'ตุบ', '咚', 'تُم'] }),
        say('coach', 'cry', ['In. Oh, it’s in. Game, set and match.', 'イン。……ああ、入った。ゲームセット。', 'ลง… ลงแล้ว จบเกม จบเซต จบแมตช์', '進了……啊，進了。比賽結束。', 'داخل. آه، إنّها داخل. انتهت المباراة.'], { shot: 'close' }),
        say('natsu', 'cry', ['I saw it. The whole way.', '見たよ。最後まで、ずっと。', 'พี่เห็นแล้ว เห็นตลอดทาง', '我看見了，從頭到尾。', 'رأيتُها. طوال الطريق.'], { shot: 'full' }),
        tell(['Afterwards the referee asked who had won. We both said: “He did.”', '審判に勝者を訊かれ、ふたりで答えた。「こいつです」。', 'กรรมการถามว่าใครชนะ เราสองคนตอบพร้อมกันว่า “หมอนี่”', '裁判問是誰贏的。我們同時說：「是他。」', 'سألنا الحكم بعدها: من الفائز؟ فقلنا معًا: «هو».'], {
          shot: 'back',
          who: 'haru',
          mood: 'laugh',
        }),
      ]),
    ],
  },
  {
    title: ['A Third Ball', '三球目', 'ลูกที่สาม', '第三球', 'كرة ثالثة'],
    passages: [
      passage('riverside', 'day', [
        tell(['Tōya’s wrist needs six weeks. He comes to the river to be bored.', '透也の手首は全治六週間。退屈しに、川へ来る。', 'ข้อมือโทยะต้องพักหกสัปดาห์ หมอนั่นมาแม่น้ำเพื่อจะได้เบื่อ', '透也的手腕要養六週。他來河邊，專程無聊。', 'يحتاج معصم تويا إلى ستّة أسابيع. يأتي إلى النهر ليضجر.'], { shot: 'wide' }),
        say('toya', 'smile', ['I feel all sorts of things. Mostly hungry.', 'いろいろ感じるよ。おもに空腹を。', 'ฉันรู้สึกหลายอย่างเลย ส่วนใหญ่คือหิว', '我有好多感覺。主要是餓。', 'أشعر بأشياء كثيرة. الجوع غالبًا.'], { shot: 'close', posture: 'cup', prop: { kind: 'bread', colour: '#c8c8c8' } }),
        say('haru', 'laugh', ['Welcome to being a person.', '人間へ、ようこそ。', 'ยินดีต้อนรับสู่ความเป็นคน', '歡迎來到人間。', 'أهلًا بك بين البشر.'], { shot: 'two' }),
        say('coach', 'joy', ['There you are! Nationals draw. You’re in the top half. With them.', 'いた！　全国の組み合わせ。上の山だ。あの二人と同じ。', 'อยู่นี่เอง! ผลจับสายระดับชาติ เธออยู่สายบน กับคู่นั้น', '找到了！全國賽籤表。你們在上半區，跟他們一起。', 'ها أنتما! قرعة الوطنيّات. أنتما في النصف الأعلى. معهما.'], {
          shot: 'full',
          posture: 'book',
          prop: NOTE,
        }),
        show('eyes', 'toya', 'shock'),
      ]),
      passage('court', 'night', [
        say('natsu', 'shy', ['I’ve strung one at forty-eight. For an old arm.', '四十八で一本張った。……年寄りの腕用に。', 'พี่ขึ้นเอ็นไว้อันหนึ่ง สี่สิบแปด สำหรับแขนแก่ ๆ', '我穿了一支四十八磅的，給老手臂用。', 'شددتُ واحدًا على ثمانية وأربعين. لذراع عجوز.'], { shot: 'hand', prop: OLD_RACKET }),
        say('haru', 'shock', ['Whose arm?', '誰の腕だよ。', 'แขนใคร', '誰的手臂？', 'ذراع مَن؟'], { shot: 'face' }),
        say('natsu', 'smile', ['You owe me a return. From nine years ago.', 'リターン、貸しがあるだろ。九年前の。', 'แกติดลูกรีเทิร์นพี่อยู่ลูกหนึ่ง ตั้งแต่เก้าปีก่อน', '你欠我一個回球，九年前的。', 'أنت مدين لي بردّ. منذ تسع سنوات.'], { shot: 'low' }),
        show('action', 'natsu', 'strain', { posture: 'leap', prop: OLD_RACKET, sound: ['WHAM!', 'ドォッ！', 'เปรี้ยง!', '轟！', 'طاااخ!'] }),
        tell(['There is no third ball in the rules. You have to find somebody to hit it to you.', '三球目は、ルールにない。打ってくれる誰かを、見つけるんだ。', 'ในกติกาไม่มีลูกที่สาม ต้องหาใครสักคนมาตีให้', '規則裡沒有第三球。你得找到願意打給你的人。', 'لا كرة ثالثة في القواعد. عليك أن تجد من يضربها إليك.'], {
          shot: 'pause',
        }),
      ]),
    ],
  },
];
