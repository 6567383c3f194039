import { type EpisodeScript, passage, say, show, tell } from './script.ts';

const HARU_RACKET = { kind: 'racket', colour: '#2a2a2c' } as const;
const TOYA_RACKET = { kind: 'racket', colour: '#f0f0f0' } as const;
const OLD_RACKET = { kind: 'racket', colour: '#8a8a8a' } as const;
const BALL = { kind: 'ball', colour: '#dddddd' } as const;

/** The first half: from the double fault to the brother who strings rackets. */
export const SECOND_SERVE_FIRST_EPISODES: readonly EpisodeScript[] = [
  {
    title: ['Fault', 'フォルト', 'ฟอลต์', '發球失誤', 'خطأ'],
    passages: [
      passage('court', 'day', [
        tell(['Prefectural qualifiers. Match point.', '県予選。マッチポイント。', 'รอบคัดเลือกระดับจังหวัด แมตช์พอยต์', '縣預賽，賽末點。', 'تصفيات المحافظة. نقطة المباراة.'], { shot: 'wide' }),
        show('action', 'haru', 'strain', { posture: 'leap', prop: HARU_RACKET, sound: ['WHAM', 'ドッ', 'ปัง!', '砰！', 'طاخ!'] }),
        show('eyes', 'toya', 'calm'),
        say('coach', 'shout', ['Fault!', 'フォルト！', 'ฟอลต์!', '失誤！', 'خطأ!'], { tone: 'shout' }),
        say('haru', 'strain', ['It was in by a hair. The hair of a mouse!', '髪の毛一本だろ。ネズミの毛だ！', 'ลงเส้นชัด ๆ ต่างกันแค่เส้นผม ขนหนูด้วยซ้ำ!', '就差一根頭髮！老鼠的頭髮！', 'كانت داخل الخطّ بشعرة! شعرة فأر!']),
        say('toya', 'cold', ['Second serve.', 'セカンド。', 'เสิร์ฟลูกสอง', '第二發。', 'الإرسال الثاني.']),
        say('haru', 'worry', ['I know how many there are.', 'わかってるよ、何球あるかくらい。', 'รู้แล้วน่าว่ามีกี่ลูก', '我知道有幾球啦。', 'أعرف كم إرسالًا لي.'], { tone: 'think' }),
        show('hand', 'haru', 'worry', { prop: BALL }),
        show('clash', null, 'calm', { sound: ['CLATTER', 'ガシャン', 'แคร้ง', '匡啷', 'قعقعة'] }),
        say('coach', 'sad', ['Double fault. Game, set and match.', 'ダブルフォルト。ゲームセット。', 'ดับเบิลฟอลต์ จบเกม จบเซต จบแมตช์', '雙發失誤，比賽結束。', 'خطأ مزدوج. انتهت المباراة.']),
        say('toya', 'deadpan', ['You hit the second as hard as the first.', 'セカンドも、同じ強さで打つんだな。', 'ลูกสองนายก็ตีแรงเท่าลูกแรก', '你第二發跟第一發一樣用力。', 'تضرب الثاني بقوّة الأوّل نفسها.']),
        say('haru', 'angry', ['What else would I do? Beg?', 'ほかにどうしろって？　頼むのか？', 'แล้วจะให้ทำไง อ้อนวอนเหรอ', '不然呢？用求的嗎？', 'وماذا أفعل غير ذلك؟ أتوسّل؟']),
      ]),
      passage('lockers', 'day', [
        say('coach', 'calm', ['How many serves did you get today, Haru?', 'ハル、今日は何球もらった？', 'วันนี้เธอได้เสิร์ฟกี่ลูก ฮารุ', '晴，你今天發了幾球？', 'كم إرسالًا نلتَ اليوم يا هارو؟']),
        say('haru', 'sad', ['One hundred and eleven.', '百十一。', 'ร้อยสิบเอ็ดลูกครับ', '一百一十一球。', 'مئة وأحد عشر.']),
        say('coach', 'smile', ['No. You got fifty-five chances, and fifty-five you threw after them.', '違う。チャンスが五十五回。それを追って捨てたのが五十五回。', 'ไม่ใช่ เธอได้โอกาสห้าสิบห้าครั้ง แล้วปาทิ้งตามไปอีกห้าสิบห้า', '不對。你有五十五次機會，又追著丟掉五十五次。', 'لا. نلتَ خمسًا وخمسين فرصة، ورميتَ خمسًا وخمسين وراءها.']),
        say('haru', 'worry', ['That makes a hundred and ten.', '百十だけど。', 'นั่นมันร้อยสิบนะครับ', '那是一百一十。', 'هذه مئة وعشرة.']),
        say('coach', 'smirk', ['One of them was good. That one scares me.', '一球だけ、よかった。あれが怖いんだよ、私は。', 'มีลูกหนึ่งที่ดี ลูกนั้นแหละที่ฉันกลัว', '有一球是好的。那球，才讓我害怕。', 'واحد منها كان جيّدًا. وهو ما يخيفني.']),
      ]),
      passage('riverside', 'night', [
        tell(['I went to the river to be angry where nobody could see.', '誰にも見られずに腹を立てたくて、川へ行った。', 'ผมไปที่แม่น้ำ จะได้โมโหโดยไม่มีใครเห็น', '我去河邊生悶氣，免得被人看見。', 'ذهبتُ إلى النهر لأغضب حيث لا يراني أحد.']),
        say('haru', 'shock', ['What are you doing here?', 'なんで、おまえが。', 'นายมาทำอะไรที่นี่', '你怎麼在這裡？', 'ماذا تفعل هنا؟']),
        say('toya', 'sad', ['I come here when I win.', '勝つと、ここに来る。', 'ฉันมาที่นี่ตอนชนะ', '我贏了就來這裡。', 'آتي إلى هنا حين أفوز.'], { shot: 'profile' }),
        say('haru', 'shock', ['When you WIN?', '勝つと？', 'ตอนชนะเนี่ยนะ!', '贏了才來？！', 'حين تفوز؟!']),
        say('toya', 'calm', ['I don’t feel anything. I thought a river might.', '何も感じないんだ。川なら、感じるかと思って。', 'ฉันไม่รู้สึกอะไรเลย คิดว่าแม่น้ำอาจจะช่วยได้', '我什麼都感覺不到。想說河也許可以。', 'لا أشعر بشيء. ظننتُ أنّ النهر قد يشعر.']),
      ]),
    ],
  },
  {
    title: ['Let', 'レット', 'เล็ต', '重發', 'إعادة'],
    passages: [
      passage('schoolGate', 'day', [
        tell(['On Monday he stood at our gate with two rackets.', '月曜、あいつはうちの校門に立っていた。ラケットを二本持って。', 'วันจันทร์ หมอนั่นยืนอยู่หน้าโรงเรียนเรา พร้อมแร็กเกตสองอัน', '星期一，那傢伙帶著兩支球拍，站在我們校門口。', 'يوم الاثنين وقف عند بوّابتنا ومعه مضربان.'], { shot: 'wide' }),
        say('toya', 'calm', ['Serve to me.', '俺に打ってくれ。', 'เสิร์ฟใส่ฉันที', '發球給我。', 'أرسِل إليّ.']),
        say('haru', 'deadpan', ['You won. It’s over.', '勝ったろ。終わりだ。', 'นายชนะแล้วนี่ จบแล้ว', '你贏了，結束了。', 'لقد فزت. انتهى الأمر.']),
        say('toya', 'worry', ['The one that landed. I couldn’t see it.', '入った一球。見えなかった。', 'ลูกที่ลงน่ะ ฉันมองไม่เห็นเลย', '進的那一球，我看不見。', 'الكرة التي دخلت، لم أستطع أن أراها.']),
        show('eyes', 'toya', 'worry'),
        say('toya', 'strain', ['I haven’t been frightened in two years. Do it again.', '二年ぶりに怖かったんだ。もう一度やってくれ。', 'สองปีแล้วที่ฉันไม่เคยกลัว ทำอีกทีสิ', '我兩年沒怕過了。再來一次。', 'لم أخف منذ عامين. أعدها.'], { shot: 'face' }),
      ]),
      passage('court', 'night', [
        show('action', 'haru', 'strain', { posture: 'leap', prop: HARU_RACKET, sound: ['WHAM', 'ドッ', 'ปัง!', '砰！', 'طاخ!'] }),
        say('toya', 'calm', ['Out.', 'アウト。', 'ออก', '出界。', 'خارج.']),
        show('action', 'haru', 'angry', { posture: 'leap', prop: HARU_RACKET, sound: ['WHAM', 'ドッ', 'ปัง!', '砰！', 'طاخ!'] }),
        say('toya', 'calm', ['Out. Why do you shut your eyes on the second?', 'アウト。なんでセカンドで目をつぶる？', 'ออก ทำไมลูกสองต้องหลับตา', '出界。你第二發為什麼閉眼睛？', 'خارج. لماذا تغمض عينيك في الثاني؟']),
        say('haru', 'shock', ['I don’t!', 'つぶってねえ！', 'ไม่ได้หลับ!', '我才沒有！', 'لا أفعل!']),
        say('toya', 'smirk', ['You look like somebody waiting to be hit.', '殴られるのを待ってるみたいだ。', 'หน้านายเหมือนคนรอโดนต่อย', '你看起來像在等著挨揍。', 'تبدو كمن ينتظر لكمة.']),
        say('haru', 'sad', ['My brother used to say the second one is for cowards.', '兄貴が言ってた。セカンドは臆病者の球だって。', 'พี่ฉันเคยบอกว่าลูกสองน่ะของคนขี้ขลาด', '我哥說過，第二發是膽小鬼打的。', 'كان أخي يقول إنّ الثاني للجبناء.'], { shot: 'profile' }),
        say('toya', 'calm', ['Your brother never needed one?', '兄さんは、要らなかったのか？', 'พี่นายไม่เคยต้องใช้ลูกสองเลยเหรอ', '你哥從來不需要嗎？', 'ألم يحتج أخوك إليه قطّ؟']),
        say('haru', 'cry', ['He quit after his first fault.', '最初のフォルトで、やめたよ。', 'เขาเลิกเล่นหลังฟอลต์ลูกแรก', '他第一次失誤，就不打了。', 'ترك اللعب بعد أوّل خطأ.'], { shot: 'close' }),
        show('hand', 'toya', 'calm', { prop: TOYA_RACKET }),
        say('toya', 'smile', ['Then hit me the ball he never hit.', 'じゃあ、その人が打たなかった球を打ってくれ。', 'งั้นก็ตีลูกที่พี่นายไม่เคยตีมาให้ฉัน', '那就把他沒打的那一球，打給我。', 'إذن اضرب لي الكرة التي لم يضربها.']),
        say('haru', 'calm', ['The one nobody asks for.', '誰にも頼まれない、一球。', 'ลูกที่ไม่มีใครขอ', '誰都沒有要求過的，那一球。', 'الكرة التي لا يطلبها أحد.'], { tone: 'think', shot: 'eyes' }),
      ]),
    ],
  },
  {
    title: ['Second', 'セカンド', 'ลูกที่สอง', '第二發', 'الثاني'],
    passages: [
      passage('court', 'day', [
        tell(['Summer final. The two of us again.', '夏の決勝。また、この二人。', 'รอบชิงฤดูร้อน เราสองคนอีกครั้ง', '夏季決賽，又是我們兩個。', 'نهائي الصيف. نحن الاثنان من جديد.'], { shot: 'wide' }),
        say('coach', 'talk', ['Match point, Tōya.', 'マッチポイント、透也。', 'แมตช์พอยต์ โทยะ', '賽末點，透也。', 'نقطة المباراة لتويا.']),
        show('action', 'haru', 'strain', { posture: 'leap', prop: HARU_RACKET, sound: ['WHAM!', 'ドォッ！', 'เปรี้ยง!', '轟！', 'طاااخ!'] }),
        say('coach', 'shout', ['Fault!', 'フォルト！', 'ฟอลต์!', '失誤！', 'خطأ!'], { tone: 'shout' }),
        say('toya', 'calm', ['Now.', 'ここからだ。', 'ตอนนี้แหละ', '就是現在。', 'الآن.'], { tone: 'think', shot: 'eyes' }),
        say('haru', 'calm', ['Everyone gets one. It’s the kindest rule there is.', '誰にでも、もう一球ある。いちばんやさしいルールだ。', 'ทุกคนได้อีกลูก มันเป็นกติกาที่ใจดีที่สุดแล้ว', '每個人都還有一球。這是最溫柔的規則。', 'لكلّ واحد فرصة ثانية. إنّها ألطف قاعدة.'], { tone: 'think', shot: 'profile' }),
        say('haru', 'smile', ['So I’ll keep my eyes open.', 'だから、目をあけて打つ。', 'งั้นผมจะลืมตาไว้', '所以，我要睜著眼睛打。', 'لذلك سأبقي عينيّ مفتوحتين.'], { shot: 'face' }),
        show('hand', 'haru', 'calm', { prop: BALL }),
        show('action', 'haru', 'shout', { posture: 'leap', prop: HARU_RACKET, sound: ['POCK', 'ポーン', 'ป๊อก', '啵', 'بوك'] }),
        say('toya', 'shock', ['Slow?', '遅い？', 'ช้า?', '慢球？', 'بطيئة؟']),
        show('clash', null, 'calm', { sound: ['THUP', 'トン', 'ตุบ', '咚', 'تُم'] }),
        say('coach', 'shout', ['In!', 'イン！', 'ลง!', '界內！', 'داخل!'], { tone: 'shout' }),
        say('toya', 'laugh', ['I saw it the whole way, and I still couldn’t reach it!', 'ずっと見えてたのに、届かなかった！', 'เห็นมาตลอดทาง แต่ก็ยังเอื้อมไม่ถึง!', '我一路看著，還是搆不到！', 'رأيتها طوال الطريق، ومع ذلك لم ألحقها!']),
      ]),
      passage('riverside', 'day', [
        say('haru', 'deadpan', ['You won anyway. Nine points later.', '結局、おまえの勝ち。九ポイントあとで。', 'สุดท้ายนายก็ชนะอยู่ดี อีกเก้าแต้มต่อมา', '結果還是你贏，九分之後。', 'فزتَ على أيّ حال. بعد تسع نقاط.']),
        say('toya', 'smile', ['Yes.', 'ああ。', 'อืม', '嗯。', 'نعم.']),
        say('haru', 'talk', ['So why are you at the river?', 'じゃあ、なんで川に来てんだよ。', 'แล้วมาทำไมที่แม่น้ำ', '那你來河邊幹嘛？', 'فلماذا أنت عند النهر؟']),
        say('toya', 'smile', ['To tell it that I felt something.', '感じたって、言いに。', 'มาบอกมันว่าฉันรู้สึกอะไรแล้ว', '來告訴它，我有感覺了。', 'لأخبره أنّني شعرتُ بشيء.'], { shot: 'profile' }),
        show('back', 'haru', 'smile', { others: ['toya'] }),
        tell(['Two balls. That’s all anybody gets. It turns out to be plenty.', '二球。もらえるのは、それだけ。それで、十分だった。', 'สองลูก ได้แค่นั้นแหละ แต่แค่นั้นก็เหลือเฟือแล้ว', '兩球，每個人就這麼多。結果，很夠了。', 'كرتان. هذا كلّ ما يناله أيّ أحد. وقد تبيّن أنّه كثير.']),
      ]),
    ],
  },
  {
    title: ['Doubles', 'ダブルス', 'ประเภทคู่', '雙打', 'الزوجي'],
    passages: [
      passage('lockers', 'day', [
        tell(['Autumn. The prefectural team has four places and one joke.', '秋。県代表の枠は四つ。それと、冗談がひとつ。', 'ฤดูใบไม้ร่วง ทีมจังหวัดมีสี่ที่นั่ง กับมุกตลกหนึ่งมุก', '秋天。縣代表隊有四個名額，和一個玩笑。', 'الخريف. في فريق المحافظة أربعة أماكن ونكتة واحدة.'], { shot: 'wide' }),
        say('coach', 'smirk', ['First doubles: Haru and Tōya.', '第一ダブルス。ハルと、透也。', 'คู่มือหนึ่ง ฮารุกับโทยะ', '第一雙打：晴和透也。', 'الزوجي الأوّل: هارو وتويا.']),
        say('haru', 'shock', ['Together?!', '組むのかよ！？', 'ด้วยกันเนี่ยนะ!', '我們一隊？！', 'معًا؟!'], { shot: 'face' }),
        say('toya', 'worry', ['I have never shared a court.', 'コートを分けたことが、ない。', 'ฉันไม่เคยแบ่งคอร์ตกับใคร', '我從沒跟人分過球場。', 'لم أتقاسم ملعبًا مع أحد قطّ.'], { shot: 'profile' }),
        say('coach', 'calm', ['One of you can’t miss. One can’t do anything else. I make that average.', '外さないのと、外すだけの。足して二で、ちょうど普通。', 'คนหนึ่งไม่เคยพลาด อีกคนมีแต่พลาด เฉลี่ยแล้วพอดี', '一個從不失誤，一個只會失誤。平均起來剛好。', 'أحدكما لا يخطئ، والآخر لا يجيد غير الخطأ. المعدّل مناسب.']),
      ]),
      passage('court', 'day', [
        show('action', 'toya', 'strain', { posture: 'leap', prop: TOYA_RACKET, sound: ['WHAM', 'ドッ', 'ปัง!', '砰！', 'طاخ!'] }),
        say('haru', 'shout', ['Mine!', '俺の！', 'ของฉัน!', '我的！', 'لي!'], { tone: 'shout', shot: 'low' }),
        say('toya', 'shout', ['Mine!', '俺のだ！', 'ของฉัน!', '我的！', 'لي!'], { tone: 'shout', shot: 'face' }),
        show('clash', null, 'calm', { sound: ['CRACK', 'ガツッ', 'โป๊ก!', '叩！', 'طَق!'] }),
        say('coach', 'deadpan', ['Fifteen, love. To the ball.', 'フィフティーン・ラブ。ボールの勝ち。', 'สิบห้าศูนย์ ลูกบอลเป็นฝ่ายได้แต้ม', '十五比零。球得分。', 'خمسة عشر لصفر. لصالح الكرة.'], { shot: 'full' }),
      ]),
    ],
  },
  {
    title: ['Yours', '任せた', 'ของนาย', '交給你', 'لك'],
    passages: [
      passage('court', 'day', [
        tell(['Lost, love and six. Lost, love and six. Lost: the ball went over the fence.', '零対六。零対六。三試合目は、ボールごと柵の外。', 'แพ้ศูนย์หก แพ้ศูนย์หก แล้วก็แพ้เพราะลูกข้ามรั้ว', '零比六。零比六。第三場，球飛出圍欄。', 'خسرنا صفر لستّة. ثمّ صفر لستّة. ثمّ طارت الكرة فوق السياج.'], { shot: 'wide' }),
        say('coach', 'calm', ['New rule. You may only say one word: “yours”.', '新ルール。口にしていいのは「任せた」だけ。', 'กติกาใหม่ พูดได้คำเดียวคือ “ของนาย”', '新規則。你們只准說：「交給你」。', 'قاعدة جديدة. لا تقولا سوى كلمة: «لك».'], { shot: 'close' }),
        say('haru', 'strain', ['Yours!', '任せた！', 'ของนาย!', '交給你！', 'لك!'], { shot: 'low' }),
        say('toya', 'strain', ['Yours.', '任せた。', 'ของนาย', '交給你。', 'لك.'], { shot: 'profile' }),
        show('pause', null, 'calm', { sound: ['thup… thup…', 'トン……トン……', 'ตุบ… ตุบ…', '咚……咚……', 'تُم… تُم…'] }),
        say('coach', 'laugh', ['Now you’re too polite!', '今度は譲りすぎ！', 'คราวนี้สุภาพกันเกินไปแล้ว!', '這下又太客氣了！', 'أنتما الآن مهذّبان أكثر من اللازم!'], { shot: 'face' }),
      ]),
      passage('riverside', 'night', [
        say('toya', 'calm', ['I’ve never said that word to anybody.', 'その言葉、誰にも言ったことがない。', 'ฉันไม่เคยพูดคำนั้นกับใครเลย', '那句話，我從沒對誰說過。', 'لم أقل هذه الكلمة لأحد قطّ.'], { shot: 'profile' }),
        say('haru', 'smile', ['I’ve never heard it from anybody.', '俺は、誰からも言われたことがない。', 'ฉันก็ไม่เคยมีใครพูดให้ฟัง', '我也從沒聽誰對我說過。', 'وأنا لم أسمعها من أحد قطّ.'], { shot: 'close' }),
        show('eyes', 'toya', 'smile'),
        tell(['Then my string broke. And I knew only one place that mends them.', 'そのとき、ガットが切れた。直せる店は、ひとつしか知らない。', 'แล้วเอ็นแร็กเกตก็ขาด ผมรู้จักร้านซ่อมแค่ร้านเดียว', '就在那時，球線斷了。能修的店，我只知道一間。', 'ثمّ انقطع وتر مضربي. ولا أعرف إلّا مكانًا واحدًا يصلحه.'], {
          shot: 'hand',
          who: 'haru',
          mood: 'worry',
        }),
      ]),
    ],
  },
  {
    title: ['The Stringer', 'ガット張り', 'ช่างขึ้นเอ็น', '穿線師', 'مُصلح الأوتار'],
    passages: [
      passage('workshop', 'day', [
        tell(
          [
            'My brother strings violins. Rackets too, if you ask. He owns neither.',
            '兄貴は弦楽器の職人だ。頼めばラケットも張る。自分のは、どちらもない。',
            'พี่ชายผมขึ้นสายไวโอลิน ถ้าขอก็ขึ้นแร็กเกตให้ แต่ตัวเองไม่มีสักอย่าง',
            '我哥替小提琴上弦，拜託他也會穿球拍。他自己，兩樣都沒有。',
            'أخي يشدّ أوتار الكمنجات، والمضارب إن طلبت. ولا يملك هذه ولا تلك.',
          ],
          { shot: 'wide' },
        ),
        say('natsu', 'calm', ['Fifty-five pounds again? You’ll tear your arm off.', 'また五十五ポンド？　腕がもげるぞ。', 'ห้าสิบห้าปอนด์อีกแล้วเหรอ แขนจะหลุดเอานะ', '又五十五磅？手臂會斷掉喔。', 'خمسة وخمسون رطلًا مجدّدًا؟ ستخلع ذراعك.'], { shot: 'full' }),
        say('haru', 'deadpan', ['Hello to you, too, Natsu.', 'ナツ兄、まず「久しぶり」だろ。', 'สวัสดีก่อนไหมพี่นัตสึ', '夏哥，你也好啊。', 'أهلًا بك أيضًا يا ناتسو.'], { shot: 'close' }),
        say('toya', 'calm', ['You’re the one who quit.', 'あなたが、やめた人ですか。', 'คุณคือคนที่เลิกเล่น', '你就是那個放棄的人。', 'أنت من ترك اللعب.'], { shot: 'profile' }),
        show('eyes', 'natsu', 'cold'),
        say('haru', 'shock', ['Tōya!', '透也！', 'โทยะ!', '透也！', 'تويا!'], { tone: 'shout', shot: 'face' }),
      ]),
      passage('workshop', 'night', [
        say('natsu', 'smirk', ['He told you that? “After his first fault”?', 'そう聞いたのか。「最初のフォルトで」って？', 'มันบอกแบบนั้นเหรอ “หลังฟอลต์ลูกแรก” น่ะ', '他這樣說？「第一次失誤就不打」？', 'أهكذا قال لك؟ «بعد أوّل خطأ»؟'], { shot: 'low' }),
        say('haru', 'angry', ['I was there. I was eight.', '俺、見てた。八つだった。', 'ผมอยู่ตรงนั้น ตอนแปดขวบ', '我在場。那年我八歲。', 'كنتُ هناك. كنتُ في الثامنة.'], { shot: 'close' }),
        say('natsu', 'calm', ['You were there with your hands over your eyes.', 'おまえは、手で目をふさいでたよ。', 'แกอยู่ก็จริง แต่เอามือปิดตาไว้', '你在場，但你用手遮著眼睛。', 'كنتَ هناك ويداك على عينيك.'], { shot: 'hand', prop: OLD_RACKET }),
        tell(['Nobody had ever told me that there was something I hadn’t seen.', '見ていないものがあるなんて、誰も教えてくれなかった。', 'ไม่เคยมีใครบอกผม ว่ามีบางอย่างที่ผมไม่ได้เห็น', '從來沒有人告訴我，有件事我沒看見。', 'لم يخبرني أحد أنّ هناك ما لم أره.'], { shot: 'back', who: 'haru', mood: 'worry' }),
      ]),
    ],
  },
];
