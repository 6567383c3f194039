import { type EpisodeScript, passage, say, show, tell } from './script.ts';

const CARD = { kind: 'letter', colour: '#e8543f' } as const;
const MUG = { kind: 'cup', colour: '#7cc8b4' } as const;
const UMBRELLA = { kind: 'umbrella', colour: '#e8543f' } as const;

/** From the reserved table on: the Sun, the Moon, and who signs for whom. */
export const PAPER_MOON_THIRD_SEASON: readonly EpisodeScript[] = [
  {
    title: ['Reserved', '予約席', 'จองแล้ว', '已訂位', 'محجوز'],
    passages: [
      passage('cafe', 'night', [
        tell(['The corner table had a sign on it. “Reserved.” The paint was forty years old.', '角の席に札があった。「予約席」。文字のペンキは、四十年ものだった。', 'โต๊ะมุมร้านมีป้าย “จองแล้ว” สีบนป้ายเก่าสี่สิบปี', '角落的桌上有塊牌子：「已訂位」。那漆有四十年了。', 'على طاولة الركن لافتة: «محجوز». وطلاؤها عمره أربعون عامًا.']),
        say('pip', 'shock', ['I’ve put my bag on that chair every Friday!', 'おれ、毎週金曜、あの椅子に鞄置いてたっす！', 'ผมวางกระเป๋าบนเก้าอี้ตัวนั้นทุกวันศุกร์เลย!', '我每個星期五都把包包放在那張椅子上！', 'كنتُ أضع حقيبتي على ذلك الكرسيّ كلّ جمعة!'], { shot: 'chibi' }),
        say('carrow', 'deadpan', ['You’re late, Ambrose.', '遅かったわね、アンブローズ。', 'คุณมาช้านะ แอมโบรส', '你遲到了，安布羅斯。', 'تأخّرتَ يا أمبروز.'], { shot: 'low' }),
        tell(
          [
            'The chairman of Golden Sun stood up so fast that he spilled the dearest coffee in town.',
            '金の太陽社の会長は、勢いよく立って、高い珈琲をぜんぶこぼした。',
            'ท่านประธานตะวันทองลุกพรวด จนกาแฟแพงระยับหกหมดแก้ว',
            '金太陽的董事長猛地站起來，把一杯天價咖啡全灑了。',
            'نهض رئيس الشمس الذهبيّة بسرعة حتى أراق أغلى قهوة في المدينة.',
          ],
          { shot: 'pause' },
        ),
        show('eyes', 'carrow', 'shy'),
      ]),
      passage('cafe', 'night', [
        say('teo', 'talk', ['Sir, why did you copy a card with nothing on it?', '会長。なぜ、何も書いてないカードを真似たんです。', 'ท่านครับ ทำไมถึงลอกการ์ดที่ไม่มีอะไรเลย', '董事長，您為什麼要抄一張空白卡？', 'سيّدي، لماذا قلّدتَ بطاقة لا شيء فيها؟'], { shot: 'full' }),
        tell(['“Because nobody in my building would tell me it wasn’t mine,” he said.', '「きみのじゃない、と言ってくれる者が、うちには誰もいなくてね」', '“เพราะทั้งตึกผม ไม่มีใครกล้าบอกว่ามันไม่ใช่ของผม” เขาว่า', '「因為我那棟樓裡，沒人敢說那不是我的。」他說。', 'قال: «لأنّ أحدًا في مبناي لا يجرؤ أن يقول لي إنّها ليست لي».'], {
          shot: 'close',
          who: 'mina',
          mood: 'worry',
        }),
        say('carrow', 'smirk', ['It wasn’t yours.', 'あなたのじゃないわ。', 'มันไม่ใช่ของคุณ', '那不是你的。', 'لم تكن لك.'], { shot: 'face' }),
        tell(['He looked happier than any man I ever saw. Then he took out a contract.', '会長は、見たこともないほど幸せそうだった。そして、契約書を出した。', 'ฉันไม่เคยเห็นใครมีความสุขเท่านี้ แล้วเขาก็หยิบสัญญาออกมา', '我沒見過誰笑得那麼幸福。接著，他拿出一份合約。', 'لم أرَ رجلًا أسعد منه. ثمّ أخرج عقدًا.'], {
          shot: 'hand',
          who: 'carrow',
          mood: 'calm',
          prop: CARD,
        }),
        say('mina', 'shock', ['“Sun and Moon. One company again.” It wants the director’s signature.', '「太陽と月、ふたたび合併」。署名は……社長のが要る。', '“ตะวันกับจันทร์ รวมเป็นหนึ่งอีกครั้ง” ต้องให้ผู้อำนวยการเซ็น', '「日與月，再度合併。」要……社長簽名。', '«الشمس والقمر، شركة واحدة من جديد». ويلزم توقيع المدير.'], {
          shot: 'over',
          to: 'pip',
        }),
        show('chibi', 'pip', 'shock', { sound: ['crunch', 'ポリッ', 'กร้วม', '喀', 'قرمشة'] }),
      ]),
    ],
  },
  {
    title: ['Page Sixty-One', '六十一ページ', 'หน้าหกสิบเอ็ด', '第六十一頁', 'الصفحة الحادية والستّون'],
    passages: [
      passage('office', 'day', [
        say('pip', 'strain', ['Ninety pages, and not a single picture!', '九十ページもあって、絵が一枚もない！', 'เก้าสิบหน้า ไม่มีรูปสักรูป!', '九十頁，一張圖都沒有！', 'تسعون صفحة، ولا صورة واحدة!'], { shot: 'full', prop: CARD }),
        say('teo', 'joy', ['There are tables on page forty. They’re beautiful.', '四十ページに表があります。美しいですよ。', 'หน้าสี่สิบมีตารางครับ งดงามมาก', '第四十頁有表格，美極了。', 'في الصفحة الأربعين جداول. إنّها جميلة.'], { shot: 'close' }),
        say('mina', 'talk', ['Forty writers, Teo. They’re good. They’ve just never been let alone.', '四十人もいるの。腕はいいのに、任されたことがないだけ。', 'นักเขียนสี่สิบคนนะเตโอ พวกเขาเก่ง แค่ไม่เคยได้ทำเอง', '四十個寫手耶。他們很厲害，只是從沒被放手過。', 'أربعون كاتبًا يا تيو. إنّهم بارعون، لكن لم يُتركوا وشأنهم قطّ.'], {
          shot: 'two',
        }),
        show('eyes', 'teo', 'worry'),
        say('teo', 'cold', ['Page sixty-one. “Duplicate furnishings to be disposed of.”', '六十一ページ。「重複する備品は、処分する」。', 'หน้าหกสิบเอ็ด “เครื่องใช้ที่ซ้ำซ้อนให้กำจัดทิ้ง”', '第六十一頁：「重複的設備一律報廢。」', 'الصفحة الحادية والستّون: «يُتخلَّص من الأثاث المكرّر».'], { shot: 'low' }),
        say('mina', 'shock', ['The desk. They already have desks.', '机だ。向こうにも、机はある……。', 'โต๊ะ… ที่นั่นเขามีโต๊ะแล้ว', '是桌子。他們那裡有桌子了……', 'المكتب. عندهم مكاتب.'], { shot: 'face' }),
      ]),
      passage('rooftops', 'dusk', [
        tell(['Pip went up to the roof to think. He took the contract and a whole tin.', 'ピップは屋上へ考えに行った。契約書と、ビスケットを一缶持って。', 'พิปขึ้นไปคิดบนดาดฟ้า พร้อมสัญญาและบิสกิตทั้งกระป๋อง', '皮普上屋頂想事情，帶著合約和一整罐餅乾。', 'صعد بيب إلى السطح ليفكّر، ومعه العقد وعلبة بسكويت كاملة.'], {
          shot: 'back',
          who: 'pip',
          mood: 'worry',
        }),
        say('pip', 'worry', ['When you don’t know, boss, what do you do?', '分かんないとき、社長はどうしてたんすか。', 'เวลาไม่รู้จะทำยังไง เจ้านายทำไงครับ', '不知道怎麼辦的時候，您都怎麼做？', 'حين لا تعرفين ماذا تفعلين، ماذا تفعلين؟'], { shot: 'close' }),
        say('carrow', 'calm', ['I ask for a week, and look as if I’d known all along.', '一週間もらうの。最初から分かってた、って顔でね。', 'ขอเวลาหนึ่งอาทิตย์ แล้วทำหน้าเหมือนรู้อยู่แล้ว', '要一個星期，然後擺出早就知道的表情。', 'أطلب أسبوعًا، وأبدو كأنّي كنتُ أعرف من البداية.'], { shot: 'over', to: 'pip' }),
        say('pip', 'smirk', ['Then I want a month. On trial. And they come to us.', 'じゃあ、一か月。お試しで。しかも、向こうが来るっす。', 'งั้นผมขอเดือนหนึ่ง ทดลองก่อน แล้วให้พวกเขามาหาเรา', '那我要一個月，試營運。而且是他們過來。', 'إذن أريد شهرًا. تجربةً. وهم من يأتون إلينا.'], { shot: 'full' }),
        tell(
          [
            'On Monday at nine, forty writers stood on our stairs. We own four chairs.',
            '月曜九時、階段に作家が四十人並んだ。うちの椅子は、四脚だ。',
            'วันจันทร์เก้าโมง นักเขียนสี่สิบคนยืนเต็มบันได เรามีเก้าอี้สี่ตัว',
            '星期一九點，四十個寫手站在樓梯上。我們有四張椅子。',
            'يوم الاثنين في التاسعة وقف أربعون كاتبًا على درجنا. ونملك أربعة كراسٍ.',
          ],
          { shot: 'wide' },
        ),
      ]),
    ],
  },
  {
    title: ['Four Chairs', '椅子が四脚', 'เก้าอี้สี่ตัว', '四張椅子', 'أربعة كراسٍ'],
    passages: [
      passage('stairs', 'day', [
        tell([
          'By ten they had elected a chair of the chairs. By eleven there was a queue to sit.',
          '十時、彼らは椅子委員長を選出。十一時、座るための列ができた。',
          'สิบโมงพวกเขาเลือกประธานเก้าอี้ สิบเอ็ดโมงก็มีคิวรอนั่ง',
          '十點，他們選出椅子委員長。十一點，要坐下得排隊。',
          'في العاشرة انتخبوا رئيسًا للكراسي. وفي الحادية عشرة صار للجلوس طابور.',
        ]),
        say('teo', 'strain', ['I have used nine staples this morning. Nine. Unaccounted.', '今朝だけでホチキスの針が九本。用途、不明です。', 'เช้านี้ลวดเย็บหายไปเก้าตัว ไม่รู้ว่าใครใช้', '光今天早上就用了九根釘書針，去向不明。', 'استُهلكت تسع دبابيس هذا الصباح. تسع. بلا تفسير.'], { shot: 'close' }),
        say('pip', 'joy', ['They asked me for a slogan! They clapped when I sneezed!', 'スローガン頼まれて、くしゃみしたら拍手されたっす！', 'เขาขอคำขวัญจากผม แล้วปรบมือตอนผมจาม!', '他們跟我要標語，我打個噴嚏，他們就鼓掌！', 'طلبوا منّي شعارًا، ولمّا عطستُ صفّقوا!'], { shot: 'chibi' }),
        say('mina', 'talk', ['All of you! No votes today. One page each. Alone.', 'みなさん！　今日は採決なし。ひとり一枚、ひとりきりで。', 'ทุกคนคะ! วันนี้ไม่มีโหวต คนละหนึ่งหน้า เขียนคนเดียว', '各位！今天不表決。一人一頁，自己寫。', 'جميعكم! لا تصويت اليوم. صفحة لكلّ واحد. وحده.'], { shot: 'full', posture: 'raise' }),
        show('pause', null, 'calm', { sound: ['silence', 'しーん', 'เงียบ…', '一片安靜', 'صمت'] }),
        say('mina', 'worry', ['Write the thing you’d never dare to say out loud.', '口では絶対言えないことを、書いてみて。', 'เขียนสิ่งที่ไม่มีวันกล้าพูดออกมา', '寫你絕對不敢說出口的話。', 'اكتبوا ما لا تجرؤون أبدًا على قوله.'], { shot: 'low' }),
      ]),
      passage('office', 'dusk', [
        say('teo', 'shock', ['Thirty-nine of these say the same thing.', '三十九枚、同じことが書いてある。', 'สามสิบเก้าแผ่นเขียนเหมือนกันหมดครับ', '有三十九張寫的是同一句。', 'تسع وثلاثون ورقة تقول الشيء نفسه.'], { shot: 'hand', prop: CARD }),
        say('mina', 'cry', ['“I would like to sign my own name.” Oh, Teo.', '「自分の名前を入れたい」……。テオさん。', '“อยากลงชื่อตัวเอง” …โธ่ เตโอ', '「我想署上自己的名字。」……泰奧。', '«أريد أن أوقّع باسمي». آه يا تيو.'], { shot: 'face' }),
        say('teo', 'calm', ['Ink for a name is under half a coin. I could find it.', '名前ひとつのインク代、半コイン以下。出せます。', 'ค่าหมึกชื่อหนึ่งชื่อไม่ถึงครึ่งเหรียญ ผมหาให้ได้', '一個名字的墨水不到半塊錢，我擠得出來。', 'حبر الاسم أقلّ من نصف قطعة. أستطيع تدبيره.'], { shot: 'two' }),
        say('mina', 'talk', ['And the fortieth? What does the fortieth say?', '四十枚目は？　なんて？', 'แล้วแผ่นที่สี่สิบล่ะ เขียนว่าอะไร', '那第四十張呢？寫什麼？', 'والأربعون؟ ماذا تقول؟'], { shot: 'close' }),
        tell(['“I want her desk.” It was not signed. It was in red pencil.', '「彼女の机がほしい」。署名なし。赤えんぴつだった。', '“ฉันอยากได้โต๊ะของเธอ” ไม่ลงชื่อ เขียนด้วยดินสอแดง', '「我要她的桌子。」沒署名，用紅鉛筆寫的。', '«أريد مكتبها». بلا توقيع. وبقلم أحمر.'], { shot: 'eyes', who: 'teo', mood: 'cold' }),
      ]),
    ],
  },
  {
    title: ['Sunday Lunch', '日曜の昼ごはん', 'มื้อเที่ยงวันอาทิตย์', '星期日的午餐', 'غداء الأحد'],
    passages: [
      passage(
        'busStop',
        'rain',
        [
          tell([
            'Teo’s mother had written. “Bring the one with the stapler. We eat at one.”',
            'テオのお母さんから葉書。「ホチキスの子を連れておいで。昼は一時」',
            'แม่ของเตโอเขียนมา “พาคนที่ทำที่เย็บกระดาษตกมาด้วย กินบ่ายโมง”',
            '泰奧的媽媽來信：「把釘書機那個女孩帶來。一點開飯。」',
            'كتبت أمّ تيو: «أحضر صاحبة الدبّاسة. نأكل في الواحدة».',
          ]),
          say('teo', 'worry', ['I have prepared a list of safe subjects. Both of them.', '無難な話題を一覧にしました。ふたつあります。', 'ผมเตรียมหัวข้อปลอดภัยไว้แล้ว มีสองข้อ', '我列了安全話題清單，一共兩個。', 'أعددتُ قائمة بالمواضيع الآمنة. كلا الموضوعين.'], { shot: 'close', prop: UMBRELLA, posture: 'umbrella' }),
          say('mina', 'laugh', ['“Weather” and “envelopes”. We’ll be done before the soup.', '「天気」と「封筒」。スープの前に終わっちゃう。', '“อากาศ” กับ “ซองจดหมาย” ซุปยังไม่มาก็หมดเรื่องแล้ว', '「天氣」跟「信封」。湯還沒上就聊完了。', '«الطقس» و«المظاريف». سننتهي قبل الحساء.'], { shot: 'two' }),
          show('hand', 'teo', 'shy', { prop: CARD }),
        ],
        'rain',
      ),
      passage('kitchen', 'day', [
        tell(['His father took my coat. The left side of his own was wet through.', 'お父さんが私の上着を受け取った。お父さんの左肩は、ずぶ濡れだった。', 'พ่อเขารับเสื้อโค้ตฉัน ไหล่ซ้ายของเสื้อท่านเปียกโชก', '他爸爸接過我的外套。他自己的左肩，全濕了。', 'أخذ أبوه معطفي. وكان جانب معطفه الأيسر مبلّلًا تمامًا.'], { shot: 'wide' }),
        say('mina', 'shy', ['Thirty years, and you never told her. It’s the loveliest line I know.', '三十年、黙ってらしたんですよね。いちばん好きな話です。', 'สามสิบปีที่ท่านไม่เคยบอกแม่เลย หนูว่าเป็นเรื่องที่งดงามที่สุด', '三十年都沒告訴她。這是我聽過最美的一句話。', 'ثلاثون عامًا ولم تخبرها. هذا أجمل سطر أعرفه.'], {
          shot: 'over',
          to: 'teo',
        }),
        tell(['“Told her what?” he said. “I like the rain. She’s in the way of it.”', '「黙って？　わしは雨が好きなんだ。傘が邪魔でな」', '“บอกอะไร” ท่านว่า “พ่อชอบฝน ร่มมันบัง”', '「告訴什麼？」他說，「我愛淋雨啊，傘太擋了。」', 'قال: «أخبرها بماذا؟ أنا أحبّ المطر، والمظلّة تحجبه».'], { shot: 'pause' }),
        show('chibi', 'teo', 'shock', { others: ['mina'] }),
        say('teo', 'strain', ['I have built my entire character on that shoulder.', '僕の人格は、ぜんぶあの肩の上に建っているんですが。', 'ทั้งชีวิตผมสร้างตัวตนขึ้นมาจากไหล่ข้างนั้น', '我整個人格，都是建立在那個肩膀上的。', 'لقد بنيتُ شخصيّتي كلّها على تلك الكتف.'], { shot: 'face' }),
        say('mina', 'laugh', ['It’s still a good line. It’s just a happier one.', 'いい話なのは同じだよ。前より、幸せな話になっただけ。', 'มันก็ยังเป็นเรื่องที่ดีอยู่นะ แค่สุขกว่าเดิม', '還是很美啊，只是變得更開心了。', 'ما زال سطرًا جميلًا. صار أسعد فحسب.'], { shot: 'close', prop: MUG }),
        tell(['Going home he walked in the rain on purpose. I lent him my side too.', '帰り道、彼はわざと雨を歩いた。わたしも、傘を閉じてみた。', 'ขากลับเขาจงใจเดินตากฝน ฉันเลยหุบร่มเดินด้วย', '回家路上，他故意走在雨裡。我也把傘收了。', 'في العودة مشى تحت المطر عمدًا. فأغلقتُ المظلّة أنا أيضًا.'], {
          shot: 'full',
          who: 'teo',
          mood: 'smile',
        }),
      ]),
    ],
  },
  {
    title: ['Since When', '開始日', 'ตั้งแต่เมื่อไร', '起始日期', 'منذ متى'],
    passages: [
      passage('library', 'dusk', [
        say('carrow', 'deadpan', ['I need a form twelve.', '様式十二番を、一枚ちょうだい。', 'ฉันขอแบบฟอร์มสิบสองหนึ่งใบ', '給我一張十二號表。', 'أحتاج إلى استمارة اثنتي عشرة.'], { shot: 'low' }),
        say('teo', 'shock', ['For… a colleague?', 'それは……同僚の方の、ですか。', 'ให้… เพื่อนร่วมงานเหรอครับ', '是……幫同事拿的？', 'من أجل… زميل؟'], { shot: 'face' }),
        say('carrow', 'shy', ['If two firms become one, he becomes one. Don’t stare, Teo. File.', '会社がひとつになれば、彼も同僚よ。見てないで、綴じて。', 'ถ้ารวมบริษัท เขาก็นับเป็นเพื่อนร่วมงาน อย่าจ้อง เก็บเข้าแฟ้ม', '兩家合併，他就是同事了。別盯著看，歸檔。', 'إن صارت الشركتان واحدة صار زميلًا. لا تحدّق يا تيو. أرشِف.'], {
          shot: 'close',
        }),
        show('hand', 'carrow', 'smile', { prop: CARD, sound: ['scritch', 'サラサラ', 'ขีด ๆ', '沙沙', 'خربشة'] }),
        say(
          'teo',
          'calm',
          ['“Since when: forty-three years, in April.” There isn’t room in the box.', '「開始日、四十三年前の四月」。……欄からはみ出ています。', '“ตั้งแต่เมื่อไร: สี่สิบสามปี เดือนเมษา” …มันล้นช่องครับ', '「起始日期：四十三年前的四月。」……格子寫不下。', '«منذ متى: ثلاثة وأربعون عامًا في أبريل». لا مكان لها في الخانة.'],
          { shot: 'profile' },
        ),
        say('carrow', 'smirk', ['Then draw a bigger box. It’s your form.', '欄を広げなさい。あなたの様式でしょう。', 'ก็ตีช่องให้ใหญ่ขึ้นสิ แบบฟอร์มเธอนี่', '那就把格子畫大一點。表是你的。', 'ارسم خانة أكبر. إنّها استمارتك.'], { shot: 'two' }),
      ]),
      passage('office', 'night', [
        tell(['He sat over line four until midnight. “No one may love their superior.”', '彼は夜中まで四行目を睨んでいた。「上司との恋愛を禁ず」。', 'เขานั่งจ้องบรรทัดสี่จนเที่ยงคืน “ห้ามรักกับหัวหน้างาน”', '他盯著第四行直到半夜：「不得與主管相戀。」', 'ظلّ منكبًّا على السطر الرابع حتى منتصف الليل: «لا يجوز لأحد أن يحبّ رئيسه».'], {
          shot: 'back',
          who: 'teo',
          mood: 'worry',
        }),
        say('mina', 'calm', ['Why did you put it in at all?', 'そもそも、どうして入れたの？', 'แล้วตอนนั้นใส่มันเข้าไปทำไม', '你當初為什麼要加這行？', 'ولماذا وضعتَه أصلًا؟'], { shot: 'over', to: 'teo' }),
        say('teo', 'shy', ['I was twenty-three. I thought rules were how one kept people safe.', '二十三でした。規則があれば、誰も傷つかないと。', 'ตอนนั้นผมยี่สิบสาม ผมนึกว่ากฎจะทำให้ไม่มีใครเจ็บ', '我那時二十三歲，以為有規則，就沒人會受傷。', 'كنتُ في الثالثة والعشرين، وظننتُ أنّ القواعد تحمي الناس.'], { shot: 'eyes' }),
        say('mina', 'smile', ['Give me the red pencil. May I?', '赤えんぴつ、貸して。いい？', 'ขอดินสอแดงหน่อย ได้ไหม', '紅鉛筆借我。可以嗎？', 'أعطني القلم الأحمر. أتسمح؟'], { shot: 'close' }),
        tell(['I crossed out “no one may”. He read what was left, and put the cap on his pen.', '「禁ず」を消して、「よし」と書いた。彼は読み、そっとペンを置いた。', 'ฉันขีดคำว่า “ห้าม” ทิ้ง เขาอ่านคำที่เหลือ แล้วปิดฝาปากกา', '我劃掉「不得」兩個字。他讀了剩下的，蓋上筆蓋。', 'شطبتُ «لا يجوز». قرأ ما بقي، ووضع غطاء قلمه.'], {
          shot: 'hand',
          who: 'mina',
          mood: 'smile',
        }),
      ]),
    ],
  },
  {
    title: ['Form Thirteen', '様式十三番', 'แบบฟอร์มสิบสาม', '十三號表', 'الاستمارة الثالثة عشرة'],
    passages: [
      passage('office', 'day', [
        tell(['The last day of the trial. Somebody had put a cushion on my chair.', '試用の最終日。わたしの椅子に、誰かの座布団があった。', 'วันสุดท้ายของการทดลอง มีคนเอาเบาะมาวางบนเก้าอี้ฉัน', '試營運最後一天，有人在我的椅子上放了坐墊。', 'آخر أيّام التجربة. وضع أحدهم وسادة على كرسيّي.']),
        say('mina', 'shock', ['So it’s you! “I want her desk” was the CHAIRMAN?!', '「彼女の机がほしい」って、会長だったの！？', 'คนที่เขียน “อยากได้โต๊ะเธอ” คือท่านประธานเหรอ!', '「我要她的桌子」，原來是董事長！？', 'إذن صاحب «أريد مكتبها» هو الرئيس نفسه؟!'], { shot: 'face' }),
        tell(
          [
            '“It was hers first,” he said. “Look under the drawer.” A sun was carved there. And a moon.',
            '「もとは彼女の机だ。引き出しの裏をごらん」。太陽と月が、彫ってあった。',
            '“เดิมมันเป็นโต๊ะเธอ ดูใต้ลิ้นชักสิ” มีรอยสลักรูปตะวันกับจันทร์',
            '「那本來是她的桌子。看抽屜底下。」刻著一個太陽，一個月亮。',
            'قال: «كان مكتبها أوّلًا. انظري تحت الدرج». كانت شمس محفورة هناك، وقمر.',
          ],
          { shot: 'hand', who: 'mina', mood: 'shock' },
        ),
        say('pip', 'talk', ['Then I’ve decided. We merge. But page sixty-one says “keep”.', '決めたっす。合併します。ただし六十一ページは「残す」で。', 'ผมตัดสินใจแล้ว รวมครับ แต่หน้าหกสิบเอ็ดต้องเขียนว่า “เก็บไว้”', '我決定了：合併。但第六十一頁要改成「保留」。', 'قرّرتُ: نندمج. لكنّ الصفحة الحادية والستّين تقول «يُحفظ».'], {
          shot: 'low',
        }),
        say('carrow', 'smile', ['Well, director. You looked as if you’d known all along.', 'あら社長。最初から分かってた顔ね。', 'แหม ท่านผู้อำนวยการ ทำหน้าเหมือนรู้อยู่แล้วเชียว', '喲，社長，一副早就知道的表情嘛。', 'حسنًا أيّها المدير. بدوتَ كأنّك تعرف من البداية.'], { shot: 'close' }),
        show('chibi', 'pip', 'cry'),
      ]),
      passage('rooftops', 'night', [
        tell(['That night there was a paper sun beside the moon. It needed two ladders.', 'その夜、月のとなりに紙の太陽が灯った。はしごは、二本要った。', 'คืนนั้นมีตะวันกระดาษข้างพระจันทร์ ต้องใช้บันไดสองอัน', '那晚，月亮旁邊多了一個紙太陽。用了兩把梯子。', 'تلك الليلة صارت بجانب القمر شمس ورقيّة. واحتاجت سلّمين.'], {
          shot: 'wide',
        }),
        say('teo', 'strain', ['I climbed. Four rungs. I want it in the minutes.', '登りました。四段。議事録に残してください。', 'ผมปีนแล้วครับ สี่ขั้น ช่วยบันทึกไว้ด้วย', '我爬了，四階。請列入紀錄。', 'صعدتُ. أربع درجات. أريد تسجيل ذلك في المحضر.'], { shot: 'full' }),
        say('mina', 'laugh', ['What were you doing up there with an envelope?', '封筒なんか持って、何しに登ったの？', 'แล้วขึ้นไปทำอะไร ถือซองจดหมายด้วย', '你拿個信封爬上去做什麼？', 'وماذا كنتَ تفعل فوق ومعك ظرف؟'], { shot: 'two' }),
        say('teo', 'worry', ['Form thirteen. I drafted it. It was in the tray a minute ago.', '様式十三番です。作ったばかりで……さっきまで箱に。', 'แบบฟอร์มสิบสามครับ ผมเพิ่งร่าง เมื่อกี้ยังอยู่ในถาด', '十三號表，我剛擬好的。剛才還在盒子裡……', 'الاستمارة الثالثة عشرة. صغتُها للتوّ. كانت في الصينيّة قبل دقيقة.'], { shot: 'close' }),
        say('pip', 'joy', ['Posted it! “Second floor, beside the ficus.” Comes tomorrow!', '出しときました！　「二階、観葉植物のとなり」。明日着くっす！', 'ส่งให้แล้วครับ! “ชั้นสอง ข้างต้นไทร” พรุ่งนี้ถึง!', '我寄了！「二樓，榕樹盆栽旁邊」，明天到！', 'أرسلتُها! «الطابق الثاني، قرب النبتة». تصل غدًا!'], { shot: 'face' }),
        tell(['There is only one desk beside the ficus. I did not sleep at all.', '観葉植物のとなりに、机はひとつしかない。わたしは一睡もしなかった。', 'ข้างต้นไทรมีโต๊ะเดียวเท่านั้น คืนนั้นฉันไม่ได้นอนเลย', '榕樹旁邊只有一張桌子。那晚，我一夜沒睡。', 'ليس قرب النبتة إلّا مكتب واحد. لم أنم تلك الليلة.'], {
          shot: 'eyes',
          who: 'mina',
          mood: 'shy',
        }),
      ]),
    ],
  },
];
