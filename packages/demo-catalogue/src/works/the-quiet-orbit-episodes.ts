import { type EpisodeScript, passage, say, show, tell } from './script.ts';

/** The eight episodes before the pause. */
export const THE_QUIET_ORBIT_EPISODES: readonly EpisodeScript[] = [
  {
    title: ['Day 372', '三百七十二日目', 'วันที่ 372', '第三百七十二天', 'اليوم 372'],
    passages: [
      passage('crater', 'dark', [
        tell(['From here you can see the whole Earth. You can’t see whether anyone is in.', 'ここからは地球が丸ごと見える。誰かいるかまでは、見えない。', 'จากตรงนี้เห็นโลกได้ทั้งใบ แต่มองไม่ออกว่ามีคนอยู่ไหม', '從這裡看得見整個地球，卻看不出有沒有人在家。', 'من هنا ترى الأرض كلها، ولا ترى إن كان فيها أحد.']),
        say('ilya', 'talk', ['Halyard calling Earth. Day 372. Two aboard, all well.', 'ハリヤードより地球へ。三七二日目。二名、異常なし。', 'ฮัลยาร์ดเรียกโลก วันที่ 372 สองคน ปกติดี', '哈利亞呼叫地球。第三七二天。兩人，一切正常。', 'هاليارد تنادي الأرض. اليوم 372. اثنان بخير.']),
        show('pause', null, 'calm'),
        say('noor', 'deadpan', ['You never say “over”.', '「どうぞ」って、言わないのね。', 'คุณไม่เคยพูดว่า “เปลี่ยน” เลย', '你從來不說「請回答」。', 'لا تقول «حوّل» أبدًا.']),
        say('ilya', 'shy', ['If I say “over”, I start waiting for the answer.', '「どうぞ」って言うと、返事を待っちゃうから。', 'ถ้าพูดว่า “เปลี่ยน” ผมจะเผลอรอคำตอบ', '一說「請回答」，我就會開始等。', 'إن قلتُ «حوّل» بدأتُ أنتظر الجواب.']),
        tell(
          [
            'A patched dome, an old rock, air enough for sweaters. And one big dish.',
            'つぎはぎのドーム、古い岩、セーターで歩ける空気。大きなアンテナ。',
            'โดมปะแล้วปะอีก หินเก่าๆ อากาศพอใส่สเวตเตอร์ กับจานใหญ่หนึ่งใบ',
            '補丁圓頂、老岩石、穿毛衣就夠的空氣，和一座大天線。',
            'قبّة مرقّعة وصخرة عتيقة وهواء يكفي للكنزات، وهوائي كبير.',
          ],
          { shot: 'back', who: 'noor' },
        ),
      ]),
      passage('kitchen', 'amber', [
        tell(['We had three rules. One: nobody eats alone.', '規則は三つ。その一、ひとりで食べない。', 'เรามีกฎสามข้อ ข้อหนึ่ง ห้ามกินข้าวคนเดียว', '我們有三條規矩。一：不准一個人吃飯。', 'لدينا ثلاث قواعد. الأولى: لا يأكل أحد وحده.']),
        say('ilya', 'joy', ['Bean stew, or the other bean stew?', '豆シチューと、もう一つの豆シチュー、どっち？', 'สตูถั่ว หรือสตูถั่วอีกแบบดี', '燉豆子，還是另一種燉豆子？', 'يخنة الفاصولياء أم يخنة الفاصولياء الأخرى؟'], { posture: 'cup', prop: { kind: 'pan', colour: '#4a4650' } }),
        say('noor', 'calm', ['Surprise me.', '驚かせて。', 'ทำให้ฉันประหลาดใจที', '給我個驚喜。', 'فاجئني.']),
        say('ilya', 'deadpan', ['I can’t. At least it’s…', '無理だよ。でも、せめて……', 'ทำไม่ได้หรอก อย่างน้อยมันก็…', '沒辦法。但至少……', 'لا أستطيع. على الأقل…']),
        say('noor', 'cold', ['Rule two.', '規則その二。', 'กฎข้อสอง', '規矩二。', 'القاعدة الثانية.'], { shot: 'profile' }),
        tell(['Two: nobody says “at least”. Three: who loses at cards calls Earth.', 'その二、「せめて」禁止。その三、カードで負けたら地球を呼ぶ。', 'ข้อสอง ห้ามพูดว่า “อย่างน้อย” ข้อสาม ใครแพ้ไพ่ต้องเรียกโลก', '二：不准說「至少」。三：打牌輸的人呼叫地球。', 'الثانية: ممنوع «على الأقل». الثالثة: الخاسر في الورق ينادي الأرض.'], {
          who: 'noor',
          shot: 'close',
        }),
      ]),
      passage('library', 'blue', [
        say('ilya', 'worry', ['Noor. Take the other ear.', 'ヌール。そっちの耳、貸して。', 'นูร์ มาฟังอีกข้างที', '努爾，妳聽另一邊耳機。', 'نور. ضعي السمّاعة الأخرى.'], { shot: 'close' }),
        show('eyes', 'noor', 'shock'),
        tell(['It lasted three seconds. Somebody was humming.', '三秒間。誰かが、鼻歌をうたっていた。', 'มันดังอยู่สามวินาที มีใครบางคนฮัมเพลง', '只有三秒。有人在哼歌。', 'استمرّ ثلاث ثوانٍ. كان أحدهم يدندن.'], { shot: 'two', who: 'ilya', mood: 'shock' }),
      ]),
    ],
  },
  {
    title: ['Three Seconds', '三秒間', 'สามวินาที', '三秒鐘', 'ثلاث ثوانٍ'],
    passages: [
      passage('library', 'blue', [
        say('noor', 'cold', ['It’s an echo. Or a pulsar. Or your stomach.', 'こだまよ。じゃなきゃパルサーか、あなたのお腹。', 'เสียงสะท้อน ไม่ก็พัลซาร์ ไม่ก็ท้องคุณ', '是回音。不然是脈衝星。再不然，是你的肚子。', 'إنه صدى. أو نجم نابض. أو معدتك.']),
        say('ilya', 'deadpan', ['My stomach isn’t in tune.', '僕の腹は、そんなに音程よくない。', 'ท้องผมร้องไม่ตรงคีย์ขนาดนั้น', '我肚子沒那麼準的音感。', 'معدتي لا تجيد اللحن.']),
        tell(['We played it four hundred times.', '四百回、聴いた。', 'เราเปิดฟังสี่ร้อยรอบ', '我們播了四百遍。', 'أعدناه أربعمئة مرة.']),
        say('ilya', 'smile', ['It’s a lullaby. You can tell, it slows down where you’d yawn.', '子守唄だ。あくびするとこで、遅くなる。', 'เพลงกล่อมเด็ก ฟังสิ มันช้าลงตรงที่คนหาว', '是搖籃曲。聽，到打呵欠的地方就放慢。', 'إنها تهويدة. تبطئ حيث يتثاءب المرء.'], { posture: 'scratch' }),
        say('noor', 'talk', ['Frequency?', '周波数は？', 'ความถี่ล่ะ', '頻率？', 'التردّد؟']),
        say('ilya', 'talk', ['The old amateur band. Not Control. A bit to the left of Control.', '昔のアマチュア帯。管制じゃない。管制の、ちょい左。', 'ย่านสมัครเล่นเก่า ไม่ใช่ศูนย์ควบคุม เยื้องไปทางซ้ายนิดหนึ่ง', '老業餘頻段。不是控制中心，在它左邊一點。', 'نطاق الهواة القديم. ليس مركز التحكم، بل يساره قليلًا.']),
        show('hand', 'ilya', 'calm'),
      ]),
      passage('crater', 'dark', [
        say('ilya', 'joy', ['So we turn the dish! One hand’s breadth!', 'アンテナを回そう！　ほんの手のひらぶん！', 'งั้นก็หมุนจานสิ! แค่คืบเดียวเอง!', '那就轉天線啊！只要一個手掌寬！', 'إذن ندير الهوائي! بقدر كفّ واحدة!'], { posture: 'point' }),
        say('noor', 'angry', ['No. It stays on Control.', 'だめ。管制に向けておく。', 'ไม่ได้ ต้องชี้ไปที่ศูนย์ควบคุม', '不行。要對準控制中心。', 'لا. يبقى نحو المركز.']),
        say('ilya', 'strain', ['It’s been a year, Noor! Who are you keeping the line free for?', '一年だよ、ヌール！　誰のために空けとくのさ！', 'ปีหนึ่งแล้วนะนูร์! คุณกันสายไว้ให้ใคร!', '一年了，努爾！妳是在替誰留線？', 'مرّت سنة يا نور! لمن تُبقين الخط فارغًا؟']),
        say('noor', 'cold', ['That’s an order.', '命令よ。', 'นี่เป็นคำสั่ง', '這是命令。', 'هذا أمر.'], { shot: 'profile' }),
        say('noor', 'sad', ['They won’t call. I know they won’t call.', '来ない。来ないって、私は知ってる。', 'เขาไม่โทรมาหรอก ฉันรู้ว่าเขาไม่โทรมา', '他們不會打來。我知道他們不會打來。', 'لن يتصلوا. أعرف أنهم لن يتصلوا.'], { tone: 'think', shot: 'face' }),
      ]),
    ],
  },
  {
    title: ['Rule Four', '規則その四', 'กฎข้อสี่', '第四條規矩', 'القاعدة الرابعة'],
    passages: [
      passage('kitchen', 'amber', [
        say('ilya', 'smirk', ['Cards. If I win, the dish turns.', 'カードで勝負。僕が勝ったら、アンテナを回す。', 'เล่นไพ่กัน ถ้าผมชนะ เราหมุนจาน', '打牌吧。我贏了，就轉天線。', 'لنلعب الورق. إن فزتُ دار الهوائي.']),
        say('noor', 'deadpan', ['You’ve lost forty nights running.', '四十連敗中でしょ。', 'คุณแพ้มาสี่สิบคืนติดแล้วนะ', '你已經連輸四十晚了。', 'خسرتَ أربعين ليلة متتالية.']),
        say('ilya', 'smile', ['Then you’ve nothing to be afraid of.', 'じゃあ、怖くないよね。', 'งั้นคุณก็ไม่มีอะไรต้องกลัว', '那妳有什麼好怕的。', 'إذن لا شيء تخافينه.'], { posture: 'crossed' }),
        show('hand', 'noor', 'worry', { prop: { kind: 'letter', colour: '#48c4d4' } }),
        tell(['She lost. In a year, Noor had never lost.', 'ヌールが負けた。一年間で、はじめてだった。', 'เธอแพ้ ทั้งปีนูร์ไม่เคยแพ้เลย', '她輸了。一整年，努爾從沒輸過。', 'خسرت. لم تخسر نور طوال سنة.'], { who: 'ilya', mood: 'shock' }),
        say('ilya', 'worry', ['Your hands are shaking.', '手、震えてるよ。', 'มือคุณสั่นนะ', '妳的手在抖。', 'يداكِ ترتجفان.']),
        say('noor', 'cold', ['Rule four. The dish takes two keys. And mine stays in my locker.', '規則その四。アンテナには鍵が二本。私のは、ロッカー。', 'กฎข้อสี่ หมุนจานต้องใช้กุญแจสองดอก ของฉันอยู่ในล็อกเกอร์', '規矩四：轉天線要兩把鑰匙。我的，留在置物櫃。', 'القاعدة الرابعة: الهوائي بمفتاحين، ومفتاحي في خزانتي.']),
        say('ilya', 'deadpan', ['Since when is there a rule four?', 'その四なんて、いつから？', 'มีกฎข้อสี่ตั้งแต่เมื่อไหร่', '什麼時候有規矩四了？', 'ومنذ متى توجد قاعدة رابعة؟'], { shot: 'chibi' }),
      ]),
      passage('lockers', 'blue', [
        tell(['I have never stolen anything. I took the key out from under her gloves.', '盗みなんて、したことがない。手袋の下の鍵に、手を伸ばした。', 'ผมไม่เคยขโมยอะไร แต่ผมหยิบกุญแจจากใต้ถุงมือของเธอ', '我這輩子沒偷過東西。我從她手套底下拿走了鑰匙。', 'لم أسرق شيئًا قط. أخذتُ المفتاح من تحت قفازيها.']),
        say('ilya', 'worry', ['A print-out?', '印刷された紙？', 'กระดาษพิมพ์?', '一張列印紙？', 'ورقة مطبوعة؟'], { prop: { kind: 'letter', colour: '#c8582e' } }),
        show('eyes', 'ilya', 'shock'),
        tell(['It was from Control. It was dated day one.', '管制からだった。日付は、一日目。', 'มันมาจากศูนย์ควบคุม ลงวันที่หนึ่ง', '是控制中心發的。日期：第一天。', 'كانت من المركز، وتاريخها اليوم الأول.'], { shot: 'face', who: 'ilya', mood: 'shock' }),
      ]),
    ],
  },
  {
    title: ['The Last Message', '最後の通信', 'ข้อความสุดท้าย', '最後的訊息', 'الرسالة الأخيرة'],
    passages: [
      passage('lockers', 'blue', [
        tell([
          '“Relay Halyard is discontinued. Recall craft seats one. We regret the inconvenience.”',
          '「中継ハリヤードは廃止。回収艇の定員は一名。ご不便をお詫びします」',
          '“สถานีฮัลยาร์ดยุติบริการ ยานรับกลับนั่งได้หนึ่งคน ขออภัยในความไม่สะดวก”',
          '「哈利亞中繼站停用。接返艇限乘一人。造成不便，敬請見諒。」',
          '«أُلغيت محطة هاليارد. مركبة العودة لراكب واحد. نأسف للإزعاج.»',
        ]),
        say('ilya', 'shock', ['The inconvenience.', 'ご不便。', 'ความไม่สะดวก', '不便。', 'الإزعاج.']),
      ]),
      passage('kitchen', 'amber', [
        say('ilya', 'cold', ['The world didn’t end.', '世界は、終わってなかった。', 'โลกไม่ได้ล่มสลาย', '世界沒有末日。', 'لم ينتهِ العالم.'], { shot: 'close' }),
        say('noor', 'sad', ['No. We were a line in a budget.', 'ええ。私たちは、予算表の一行だった。', 'ไม่ เราเป็นแค่บรรทัดหนึ่งในงบประมาณ', '沒有。我們只是預算表裡的一行。', 'لا. كنّا سطرًا في ميزانية.']),
        say('ilya', 'shout', ['I mourned eight billion people!', '八十億人ぶん、泣いたんだぞ！', 'ผมไว้อาลัยให้คนแปดพันล้านคนไปแล้วนะ!', '我替八十億人哭過了啊！', 'لقد بكيتُ ثمانية مليارات إنسان!'], { tone: 'shout' }),
        say('noor', 'cry', ['One seat, Ilya. You’d have told me to take it.', '席はひとつ。あなたは、私に乗れって言ったでしょう。', 'ที่นั่งเดียวนะอิลยา คุณต้องบอกให้ฉันไปแน่', '只有一個位子，伊利亞。你一定會叫我走。', 'مقعد واحد يا إيليا. كنتَ ستقول لي: خذيه.']),
        say('ilya', 'angry', ['Of course I would!', '当たり前だろ！', 'ก็แน่อยู่แล้วสิ!', '那當然！', 'بالطبع!']),
        say('noor', 'sad', ['And I’d have told you. So I sent it home empty.', '私もそう言う。だから、空のまま帰したの。', 'ฉันก็จะบอกคุณเหมือนกัน เลยส่งมันกลับไปเปล่าๆ', '我也會叫你走。所以，我讓它空著回去了。', 'وكنتُ سأقولها لك. فأعدتُها فارغة.'], { shot: 'profile' }),
        show('back', 'ilya', 'sad'),
        say('noor', 'worry', ['Ilya. The stew. Rule one.', 'イリヤ、シチューが。規則その一よ。', 'อิลยา สตูล่ะ กฎข้อหนึ่งนะ', '伊利亞，飯。規矩一。', 'إيليا. الطعام. القاعدة الأولى.']),
        tell(['That night, for the first time, we ate alone.', 'その夜、はじめて、別々に食べた。', 'คืนนั้น เป็นครั้งแรกที่เรากินข้าวคนเดียว', '那一夜，我們第一次各自吃飯。', 'تلك الليلة، لأول مرة، أكل كلٌّ منّا وحده.'], { shot: 'pause' }),
      ]),
    ],
  },
  {
    title: ['Outside', '外', 'ข้างนอก', '外面', 'في الخارج'],
    passages: [
      passage('corridor', 'blue', [
        tell(['Six days without rule one. On the seventh the dish stopped.', '規則その一のない六日間。七日目に、アンテナが止まった。', 'หกวันที่ไม่มีกฎข้อหนึ่ง วันที่เจ็ดจานก็หยุด', '沒有規矩一的六天。第七天，天線停了。', 'ستة أيام بلا القاعدة الأولى. وفي السابع توقف الهوائي.']),
        say('noor', 'talk', ['The bearing has seized. It takes two.', '軸受けが固着。二人がかりね。', 'ตลับลูกปืนติดขัด ต้องใช้สองคน', '軸承卡死了。要兩個人修。', 'تعطّل المحور. يحتاج إلى اثنين.']),
        say('ilya', 'cold', ['Fine.', 'わかった。', 'ก็ได้', '行。', 'حسنًا.']),
      ]),
      passage('crater', 'dark', [
        show('wide', 'noor', 'calm', { others: ['ilya'] }),
        say('noor', 'calm', ['Mind the third rung. It’s…', '三段目に気をつけて。そこは……', 'ระวังขั้นที่สามนะ มัน…', '小心第三階，那裡……', 'انتبه للدرجة الثالثة، إنها…'], { shot: 'low' }),
        show('action', 'ilya', 'shock', { posture: 'fall', sound: ['SNAP', 'バキッ', 'แกร๊ก', '啪', 'طَق'] }),
        say('noor', 'shout', ['Ilya!', 'イリヤッ！', 'อิลยา!', '伊利亞！', 'إيليا!'], { tone: 'shout' }),
        show('hand', 'noor', 'strain'),
        say('ilya', 'strain', ['You could let go. There’d be a seat free.', '放してもいいよ。席がひとつ、空く。', 'ปล่อยก็ได้นะ จะได้มีที่ว่างหนึ่งที่', '妳可以放手。就空出一個位子了。', 'يمكنكِ الإفلات، فيفرغ مقعد.'], { shot: 'close' }),
        say('noor', 'angry', ['There is no seat! There’s only us, you idiot!', '席なんかない！　二人しかいないの、馬鹿！', 'ไม่มีที่นั่งแล้ว! เหลือแค่เราสองคน ไอ้บ้า!', '沒有位子了！只剩我們兩個，笨蛋！', 'لا مقعد! ليس هنا سوانا أيها الأحمق!']),
        say('ilya', 'laugh', ['That’s the nicest thing anyone’s shouted at me all year.', '今年怒鳴られた中で、いちばん優しい。', 'ปีนี้ไม่มีใครตะโกนใส่ผมได้น่ารักเท่านี้เลย', '這是今年有人吼過我最溫柔的一句。', 'هذا ألطف ما صُرخ به في وجهي هذه السنة.']),
        say('ilya', 'shock', ['Noor. Look at the pointing scale.', 'ヌール。角度目盛を、見て。', 'นูร์ ดูสเกลมุมจานสิ', '努爾。妳看角度刻度。', 'نور. انظري إلى مقياس الزاوية.'], { shot: 'face' }),
      ]),
    ],
  },
  {
    title: ['Two Tenths of a Degree', '〇・二度', 'สองในสิบองศา', '零點二度', 'عُشرا درجة'],
    passages: [
      passage('crater', 'dark', [
        tell(['The dish stood two tenths of a degree off. It had since the first day.', 'アンテナは〇・二度ずれていた。最初の日から、ずっと。', 'จานเอียงไปสองในสิบองศา ตั้งแต่วันแรก', '天線偏了零點二度。從第一天就偏了。', 'كان الهوائي مائلًا عُشري درجة، منذ اليوم الأول.']),
        say('ilya', 'cry', ['I set it. The night before. It was me.', '前の晩に合わせたのは、僕だ。僕なんだ。', 'ผมเป็นคนตั้ง คืนก่อนหน้านั้น ผมเอง', '是我調的。前一晚。是我。', 'أنا من ضبطه، ليلتها. كنتُ أنا.']),
        say('ilya', 'cry', ['I’ve called an empty field for a year.', '一年間、空っぽの野原を呼んでた。', 'ผมเรียกทุ่งร้างมาทั้งปี', '我對著一片空地，呼叫了一年。', 'ناديتُ حقلًا خاليًا سنة كاملة.'], { shot: 'profile' }),
        say('noor', 'sad', ['Control had hung up by then. At least…', '管制はもう切ってた。せめて……', 'ตอนนั้นศูนย์วางสายไปแล้ว อย่างน้อย…', '那時控制中心早就掛斷了。至少……', 'كان المركز قد أقفل الخط. على الأقل…']),
        say('ilya', 'deadpan', ['Rule two.', '規則その二。', 'กฎข้อสอง', '規矩二。', 'القاعدة الثانية.'], { shot: 'close' }),
        say('noor', 'laugh', ['Rule two!', '規則その二ね！', 'จริงด้วย กฎข้อสอง!', '對，規矩二！', 'القاعدة الثانية!']),
        show('two', 'noor', 'laugh'),
      ]),
      passage('library', 'blue', [
        say('noor', 'talk', ['So what were we pointing at? Hills. A road. One farm.', 'で、どこを向いてたの？　丘と、道と、農家が一軒。', 'แล้วเราชี้ไปที่ไหน เนินเขา ถนน ฟาร์มหนึ่งหลัง', '那我們一直對著哪？山丘、一條路、一間農舍。', 'إلى ماذا كنّا نشير إذن؟ تلال وطريق ومزرعة واحدة.'], { shot: 'full', posture: 'think' }),
        say('ilya', 'worry', ['And the humming? Where did that come from?', 'じゃあ、あの鼻歌は？　どこから？', 'แล้วเสียงฮัมเพลงนั่นมาจากไหน', '那個哼歌聲呢？從哪來？', 'والدندنة؟ من أين جاءت؟']),
        say('noor', 'shock', ['From the farm.', 'その、農家。', 'จากฟาร์มนั่น', '那間農舍。', 'من المزرعة.'], { shot: 'face' }),
        tell(['For a year we had been talking to somebody’s roof.', '一年間、僕らは誰かの家の屋根に話しかけていた。', 'ตลอดหนึ่งปี เราคุยอยู่กับหลังคาบ้านใครสักคน', '一整年，我們都在對某戶人家的屋頂說話。', 'طوال سنة كنّا نكلّم سقف بيت أحدهم.'], { shot: 'pause' }),
      ]),
    ],
  },
  {
    title: ['Somebody’s Roof', '誰かの屋根', 'หลังคาบ้านใคร', '某人的屋頂', 'سقف أحدهم'],
    passages: [
      passage('kitchen', 'earth', [
        tell(['Earth. Six in the morning.', '地球。午前六時。', 'โลก หกโมงเช้า', '地球。清晨六點。', 'الأرض. السادسة صباحًا.']),
        say('beatriz', 'talk', ['Halyard, this is the kitchen. Is that the sad young man?', 'ハリヤードさん、こちら台所。あの元気のない坊や？', 'ฮัลยาร์ด นี่ห้องครัวนะ ใช่พ่อหนุ่มเสียงเศร้าหรือเปล่า', '哈利亞，這裡是廚房。是那個聲音很難過的年輕人嗎？', 'هاليارد، هنا المطبخ. أهذا الشاب الحزين؟'], {
          posture: 'phone',
          prop: { kind: 'phone', colour: '#5a8a6a' },
        }),
      ]),
      passage('library', 'blue', [
        show('eyes', 'ilya', 'cry'),
        say('ilya', 'cry', ['You’re… there. You’re really there.', 'いる……ほんとに、いるんだ。', 'คุณ… อยู่ตรงนั้นจริงๆ', '妳在……妳真的在。', 'أنتِ… هناك. أنتِ هناك حقًا.'], { shot: 'face' }),
        say('noor', 'talk', ['How do you hear us? With what aerial?', 'どうやって受信を？　アンテナは？', 'คุณได้ยินเราได้ยังไง ใช้เสาอะไร', '妳怎麼收到的？用什麼天線？', 'كيف تسمعيننا؟ بأيّ هوائي؟']),
      ]),
      passage('orchard', 'earth', [
        say('beatriz', 'laugh', ['An old dish. It’s the roof of my henhouse!', '古いパラボラよ。うちの鶏小屋の屋根！', 'จานเก่าน่ะ เป็นหลังคาเล้าไก่บ้านฉันเอง!', '一個舊碟子，我家雞舍的屋頂！', 'طبق قديم، هو سقف قنّ الدجاج عندي!'], { shot: 'full' }),
        say('beatriz', 'smile', ['You said “all well” each morning. You never sounded well.', '毎朝「異常なし」って。ちっとも、そう聞こえなかった。', 'ทุกเช้าเธอบอกว่าปกติดี แต่เสียงไม่เคยดีเลย', '你每天早上說「一切正常」，聽起來一點也不。', 'كنتَ تقول «بخير» كل صباح، ولم تبدُ بخير.'], { posture: 'chest' }),
        say('beatriz', 'shy', ['I’ve no licence to speak. But humming is no crime.', '話す免許がなくてね。鼻歌なら、罪にならない。', 'ฉันไม่มีใบอนุญาตพูด แต่ฮัมเพลงไม่ผิดกฎหมาย', '我沒有發話執照。但哼歌不犯法。', 'لا رخصة لي بالكلام، لكن الدندنة ليست جريمة.']),
      ]),
      passage('library', 'blue', [
        say('noor', 'worry', ['Who else down there knows about us?', '地上でほかに、私たちのことを知る人は？', 'ข้างล่างนั่นมีใครรู้เรื่องเราอีกไหม', '地上還有誰知道我們？', 'من غيركِ يعلم بأمرنا؟'], { shot: 'two' }),
        tell(
          [
            '“But you came home, dear. A year ago. There was a parade. You waved.”',
            '「あら、帰ってきたじゃない。一年前に。パレードで、手を振ってたわ」',
            '“แต่พวกเธอกลับมาแล้วนี่ ปีที่แล้ว มีขบวนแห่ด้วย เธอยังโบกมือเลย”',
            '「你們早就回來啦，親愛的。去年還有遊行，你們還揮手呢。」',
            '«لكنكما عدتما يا عزيزتي قبل سنة. كان هناك موكب، ولوّحتما.»',
          ],
          { shot: 'eyes', who: 'noor', mood: 'shock' },
        ),
      ]),
    ],
  },
  {
    title: ['Over', 'どうぞ', 'เปลี่ยน', '請回答', 'حوّل'],
    passages: [
      passage('orchard', 'earth', [
        say('beatriz', 'talk', ['I found the newspaper. They’re a little like you. Better hair.', '新聞があったよ。似てるけど、髪はあっちが上等。', 'เจอหนังสือพิมพ์แล้ว หน้าคล้ายพวกเธอ แต่ผมสวยกว่า', '報紙找到了。長得有點像你們，髮型比較好。', 'وجدتُ الصحيفة. يشبهانكما قليلًا، بشعر أجمل.'], {
          shot: 'full',
          prop: { kind: 'letter', colour: '#e0704a' },
        }),
      ]),
      passage('kitchen', 'amber', [
        say('ilya', 'shock', ['Who waved?', '誰が手を振ったんだ？', 'แล้วใครโบกมือ?', '揮手的是誰？', 'من الذي لوّح؟']),
        say('noor', 'cold', ['Actors. If we’re home, nobody has to fetch us.', '役者よ。「帰った」なら、迎えに来なくて済む。', 'นักแสดง ถ้าเรากลับไปแล้ว ก็ไม่ต้องมีใครมารับ', '演員。我們「回去了」，就沒人需要來接。', 'ممثلان. إن كنّا قد عدنا فلا حاجة لإحضارنا.'], { shot: 'profile' }),
        show('pause', null, 'calm'),
        say('ilya', 'worry', ['So nobody’s coming.', 'じゃあ、誰も来ない。', 'งั้นก็ไม่มีใครมา', '所以不會有人來。', 'إذن لن يأتي أحد.']),
        tell(
          [
            '“I’ve told the hens,” said the radio. “And the League. Four thousand old folk with aerials.”',
            '「鶏に話したよ」と無線が言った。「それと連盟に。アンテナ持ちの年寄り四千人」',
            '“ฉันบอกไก่แล้ว” วิทยุพูด “กับสมาคมด้วย คนแก่สี่พันคนที่มีเสาอากาศ”',
            '「我跟雞說了，」無線電說，「還有聯盟。四千個有天線的老人家。」',
            'قال اللاسلكي: «أخبرتُ الدجاج، والرابطة: أربعة آلاف عجوز بهوائيات.»',
          ],
          { shot: 'two', who: 'noor', mood: 'shock' },
        ),
        say('ilya', 'smile', ['At least…', 'せめて……', 'อย่างน้อย…', '至少……', 'على الأقل…'], { posture: 'scratch' }),
        say('noor', 'smile', ['Go on. Just this once.', 'いいわ。今日だけよ。', 'เอาเถอะ วันนี้ยอมให้', '說吧。就這一次。', 'قلها. هذه المرة فقط.'], { posture: 'crossed' }),
        say('ilya', 'shy', ['At least we ate together.', 'せめて、一緒に食べた。', 'อย่างน้อยเราก็ได้กินข้าวด้วยกัน', '至少，我們有一起吃飯。', 'على الأقل أكلنا معًا.'], { shot: 'close' }),
      ]),
      passage('crater', 'dark', [
        say('ilya', 'talk', ['Halyard calling Earth. Day 391. Two aboard.', 'ハリヤードより地球へ。三九一日目。二名。', 'ฮัลยาร์ดเรียกโลก วันที่ 391 สองคน', '哈利亞呼叫地球。第三九一天。兩人。', 'هاليارد تنادي الأرض. اليوم 391. اثنان.'], { shot: 'low' }),
        say('ilya', 'sad', ['Not well. Come and get us.', '異常あり。迎えに来て。', 'ไม่ปกติ มารับเราที', '不正常。來接我們。', 'لسنا بخير. تعالوا خذونا.'], { shot: 'profile' }),
        say('noor', 'calm', ['Say it.', '言って。', 'พูดสิ', '說吧。', 'قلها.'], { shot: 'close' }),
        say('ilya', 'calm', ['…Over.', '……どうぞ。', '…เปลี่ยน', '……請回答。', '…حوّل.'], { shot: 'face' }),
        tell(['And then we did what we had never dared to do. We waited.', 'そして、怖くてできなかったことをした。返事を、待った。', 'แล้วเราก็ทำสิ่งที่ไม่เคยกล้าทำ เรารอ', '然後，我們做了從來不敢做的事：等待。', 'ثم فعلنا ما لم نجرؤ عليه قط: انتظرنا.'], { shot: 'back', who: 'ilya' }),
      ]),
    ],
  },
];
