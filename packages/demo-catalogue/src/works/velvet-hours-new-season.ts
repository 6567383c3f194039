import { type EpisodeScript, passage, say, show, tell } from './script.ts';

const CUP = { kind: 'cup', colour: '#f0e2d0' } as const;
const PAN = { kind: 'pan', colour: '#4a4650' } as const;
const NOTE = { kind: 'letter', colour: '#e0b060' } as const;
const PHONE = { kind: 'phone', colour: '#37475a' } as const;

/** After the happy hour: a ring that is asked back, and a train. */
export const VELVET_HOURS_NEW_SEASON: readonly EpisodeScript[] = [
  {
    title: ['Notes on the Till', 'レジのメモ', 'โน้ตบนลิ้นชักเงิน', '收銀機上的字條', 'ملاحظات على الدرج'],
    passages: [
      passage('cafe', 'dawn', [
        tell(
          [
            'Two businesses, one room. Ruben and I hadn’t talked so much since the divorce, all of it on paper.',
            'ひと部屋に店ふたつ。離婚以来こんなに話したことはない。全部メモで。',
            'ห้องเดียวสองร้าน ตั้งแต่หย่า ฉันกับรูเบนไม่เคยคุยกันมากเท่านี้ ผ่านกระดาษโน้ต',
            '一個房間，兩間店。離婚以後，我和魯本第一次說這麼多話，全寫在紙上。',
            'محلّان في غرفة. لم نتكلّم أنا وروبن هكذا منذ الطلاق، وكله على الورق.',
          ],
          { shot: 'wide', who: 'ruben', mood: 'calm' },
        ),
        say('ruben', 'talk', ['“Dear Night: who put limes in my butter?”', '「夜の部へ。バターにライムを入れたのは誰だ」', '“ถึงร้านกลางคืน ใครเอามะนาวใส่ในเนยผม”', '「夜班：誰把萊姆放進我的奶油裡？」', '«إلى الليل: من وضع الليمون في زبدتي؟»'], { shot: 'close', prop: PAN }),
        say('ines', 'smirk', ['“Dear Day: who put butter in my limes?”', '「朝の部へ。ライムにバターを入れたの、そっち」', '“ถึงร้านเช้า ใครเอาเนยมาวางในมะนาวฉัน”', '「早班：明明是誰把奶油放進我的萊姆？」', '«إلى النهار: من وضع الزبدة في ليموني؟»'], { shot: 'hand', prop: NOTE }),
        say('teo', 'deadpan', ['I get two sets of house rules and one wage.', '決まりは二店分。給料は一店分です。', 'กฎสองร้าน ค่าแรงร้านเดียวนะครับ', '店規有兩套，薪水只有一份。', 'عندي مجموعتان من القوانين وراتب واحد.'], { shot: 'two' }),
        show('pause', null, 'calm', { sound: ['crack', 'パカッ', 'เป๊าะ', '喀', 'طَق'] }),
      ]),
      passage('cafe', 'day', [
        say('anton', 'talk', ['Clara’s train gets in at five tomorrow.', '明日の五時に、クララが着きます。', 'พรุ่งนี้รถไฟคลาร่าถึงห้าโมงครับ', '克拉拉的火車，明天五點到。', 'قطار كلارا يصل غدًا في الخامسة.'], { shot: 'over' }),
        say('ines', 'worry', ['What does one wear, to meet a daughter?', '娘さんに会う時って、何を着るもの？', 'ไปเจอลูกสาวคนอื่น เขาแต่งตัวยังไงกันคะ', '見人家女兒，該穿什麼？', 'ماذا يلبس المرء للقاء ابنة؟'], { shot: 'face' }),
        say('anton', 'smile', ['She’s nineteen. Whatever it is, it will be wrong.', '十九ですから。何を着ても、間違いです。', 'เธอสิบเก้าครับ ใส่อะไรก็ผิดทั้งนั้น', '她十九歲。穿什麼都是錯的。', 'عمرها تسعة عشر. أيًّا كان، فسيكون خطأ.'], { shot: 'close' }),
        show('hand', 'anton', 'calm', { prop: PHONE }),
        tell(['A message. “Dad, don’t be cross. Mum’s coming too.”', 'メッセージ。「お父さん、怒らないで。お母さんも行くって」', 'มีข้อความเข้า “พ่ออย่าโกรธนะ แม่ไปด้วย”', '一則簡訊：「爸，別生氣。媽也要來。」', 'رسالة: «لا تغضب يا أبي. أمي قادمة أيضًا.»'], { shot: 'eyes', who: 'ines', mood: 'shock' }),
      ]),
    ],
  },
  {
    title: ['With the Irish', 'アイリッシュ入り', 'ใส่ไอริช', '加愛爾蘭', 'مع إيرلندا'],
    passages: [
      passage('cafe', 'velvet', [
        tell(['Clara looked at the chairs. Vera looked at me. Anton looked at the door.', 'クララは椅子を、ヴェラは私を、アントンは扉を見ていた。', 'คลาร่ามองเก้าอี้ เวร่ามองฉัน แอนตันมองประตู', '克拉拉看著椅子，薇拉看著我，安東看著門。', 'نظرت كلارا إلى الكراسي، وفيرا إليّ، وأنطون إلى الباب.'], {
          shot: 'wide',
          who: 'anton',
          mood: 'worry',
        }),
        say('teo', 'shy', ['I’ll be in the cellar. Counting. Something.', '俺、地下にいます。何か……数えてます。', 'ผมอยู่ห้องใต้ดินนะ ไปนับ…อะไรสักอย่าง', '我去地下室，數……數點什麼。', 'سأكون في القبو أعدّ… شيئًا ما.'], { shot: 'two' }),
        say('ines', 'talk', ['What can I get you?', '何になさいます？', 'รับอะไรดีคะ', '請問喝點什麼？', 'ماذا أقدّم لكِ؟'], { shot: 'close' }),
        tell(
          [
            '“Irish coffee,” said Vera. “With the Irish.” It was her way of asking what was in his.',
            '「アイリッシュコーヒー。アイリッシュ入りで」。夫のには何が、と訊いているのだ。',
            '“ไอริชคอฟฟี่” เวร่าพูด “ใส่ไอริช” เธอกำลังถามว่าในถ้วยของเขามีอะไร',
            '「愛爾蘭咖啡，」薇拉說，「要加愛爾蘭。」她是在問，他那杯裡是什麼。',
            'قالت فيرا: «قهوة إيرلندية، مع إيرلندا». كانت تسأل عمّا في فنجانه هو.',
          ],
          { shot: 'hand', who: 'ines', prop: CUP },
        ),
        say('ines', 'calm', ['His is coffee. It’s been coffee for a hundred and forty nights.', '彼のは、ただのコーヒー。百四十夜、ずっと。', 'ของเขาเป็นกาแฟค่ะ กาแฟมาร้อยสี่สิบคืนแล้ว', '他的就是咖啡。一百四十個晚上，都是咖啡。', 'قهوته قهوة فقط. منذ مئة وأربعين ليلة.'], { shot: 'face' }),
        show('eyes', 'anton', 'cry'),
        tell(
          ['Vera drank hers in one go. Then she pulled out the chair beside her and told him to sit.', 'ヴェラは一息に飲み、隣の椅子を引いて、彼に座れと言った。', 'เวร่าดื่มรวดเดียวหมด แล้วเลื่อนเก้าอี้ข้าง ๆ บอกให้เขานั่ง', '薇拉一口喝乾，拉開身旁的椅子，叫他坐。', 'شربتها فيرا دفعة واحدة، ثم سحبت الكرسي المجاور وأمرته أن يجلس.'],
          { shot: 'pause' },
        ),
      ]),
      passage(
        'street',
        'rain',
        [
          say('anton', 'smile', ['Clara wants to work here. She counted the chairs. She’s very strict.', 'クララがここで働きたいと。椅子を数えてました。厳しい子です。', 'คลาร่าอยากทำงานที่นี่ เธอนับเก้าอี้แล้ว เข้มงวดมากครับ', '克拉拉想在這裡打工。她數過椅子了，要求很嚴。', 'كلارا تريد العمل هنا. عدّت الكراسي. إنها صارمة.'], {
            shot: 'two',
          }),
          say('ines', 'worry', ['And Vera? What did she say to you?', 'ヴェラさんは？　何て？', 'แล้วเวร่าล่ะคะ เธอพูดว่าอะไร', '那薇拉呢？她跟你說了什麼？', 'وفيرا؟ ماذا قالت لك؟'], { shot: 'close' }),
          say('anton', 'sad', ['That the ring was her grandmother’s. She’d like it back.', '指輪は祖母の形見だから、返してほしいと。', 'เธอว่าแหวนเป็นของคุณยาย อยากได้คืนครับ', '她說戒指是她外婆的，想要回去。', 'قالت إن الخاتم كان لجدّتها، وتريد استرداده.'], { shot: 'face' }),
        ],
        'rain',
      ),
    ],
  },
  {
    title: ['Forty Cents', '四十セント', 'สี่สิบเซนต์', '四十分錢', 'أربعون سنتًا'],
    passages: [
      passage('cafe', 'day', [
        tell(['We turned the water off at noon. It was the quietest operation I ever attended.', '正午、元栓を閉めた。こんなに静かな手術はなかった。', 'เที่ยงวันเราปิดวาล์วน้ำ เป็นการผ่าตัดที่เงียบที่สุดในชีวิตฉัน', '正午，我們關了總水閥。這是我參加過最安靜的手術。', 'أقفلنا الماء ظهرًا. كانت أهدأ عملية جراحية حضرتُها.'], {
          shot: 'wide',
          who: 'teo',
          mood: 'strain',
        }),
        say('teo', 'strain', ['It’s out. It’s got a groove all the way round.', '取れました。ぐるっと、溝がついてます。', 'ออกแล้วพี่ มีร่องบากรอบวงเลย', '拿出來了。磨出了一圈溝。', 'خرج. حوله حزّ كامل.'], { shot: 'hand', prop: { kind: 'torch', colour: '#37475a' } }),
        say('anton', 'worry', ['I’ve ruined it. It was eighty years old.', '台無しだ。八十年物だったのに。', 'ผมทำมันพังแล้ว มันอายุแปดสิบปีนะครับ', '我毀了它。它有八十年了。', 'لقد أفسدتُه. كان عمره ثمانين سنة.'], { shot: 'close' }),
        say('ines', 'calm', ['You haven’t. It has done some work.', '違うわ。やっと働いた跡よ。', 'ไม่ได้พังค่ะ มันแค่ทำงานมาแล้ว', '沒毀。它只是做過事了。', 'لم تُفسده. إنه عمل قليلًا، هذا كل شيء.'], { shot: 'two' }),
        tell(
          [
            'Vera held it to the window and laughed until Clara came to look. “It never did a day’s work with me!”',
            'ヴェラは窓にかざして笑いだした。「私のところじゃ、一日も働かなかったのに！」',
            'เวร่าส่องแหวนกับหน้าต่างแล้วหัวเราะลั่น “อยู่กับฉันมันไม่เคยทำงานสักวัน!”',
            '薇拉對著窗看，笑到克拉拉都跑過來。「它在我手上可一天都沒上過工！」',
            'رفعته فيرا إلى النافذة وضحكت: «لم يعمل معي يومًا واحدًا!»',
          ],
          { shot: 'pause' },
        ),
        say('teo', 'deadpan', ['And now the tap? Chewing gum?', 'で、蛇口は？　ガムでも詰めます？', 'แล้วก๊อกล่ะพี่ เอาหมากฝรั่งอุดไหม', '那水龍頭呢？塞口香糖嗎？', 'والصنبور؟ أنسدّه بعلكة؟'], { shot: 'full' }),
      ]),
      passage('workshop', 'day', [
        say('ines', 'shock', ['Forty cents? A washer costs FORTY CENTS?', '四十セント？　パッキンって、四十セント！？', 'สี่สิบเซนต์? แหวนรองก๊อกอันละสี่สิบเซนต์เอง?', '四十分錢？一個墊圈才四十分錢？', 'أربعون سنتًا؟ ثمن الحلقة أربعون سنتًا؟!'], { shot: 'face' }),
        say('anton', 'laugh', ['Three years and two marriages. We might have asked.', '三年と結婚ふたつ。訊けばよかったですね。', 'สามปีกับการแต่งงานสองครั้ง น่าจะถามราคาก่อน', '三年加兩段婚姻。早該問一下價錢的。', 'ثلاث سنوات وزواجان. كان علينا أن نسأل.'], { shot: 'close' }),
        show('two', 'ines', 'laugh'),
        say('anton', 'worry', ['Ines. I’ve had a letter too. From the court in the north.', 'イネスさん。私にも手紙が。北の国際法廷からです。', 'อิเนส ผมก็ได้จดหมายเหมือนกัน จากศาลทางเหนือ', '伊內絲，我也收到一封信。北方的國際法庭寄來的。', 'إيناس، وصلتني رسالة أنا أيضًا، من محكمة الشمال.'], { shot: 'over' }),
        say('anton', 'calm', ['Six months. They need somebody who says “I” and means it.', '半年です。「私は」を、心から言える通訳が要ると。', 'หกเดือน เขาต้องการคนที่พูดว่า “ผม” แล้วหมายความตามนั้น', '六個月。他們要一個說「我」時是真心的人。', 'ستة أشهر. يريدون من يقول «أنا» ويعنيها.'], { shot: 'face' }),
      ]),
    ],
  },
  {
    title: ['Go', '行って', 'ไปสิ', '去吧', 'اذهب'],
    passages: [
      passage('cafe', 'velvet', [
        tell(['I said it before he had folded the letter. “Go.” I said it like a price.', '彼が手紙をたたむ前に言った。「行って」。値段を言うみたいに。', 'เขายังไม่ทันพับจดหมาย ฉันก็พูดว่า “ไปสิ” เหมือนบอกราคาเครื่องดื่ม', '他信還沒摺好，我就說了：「去吧。」像在報價錢。', 'قلتُها قبل أن يطوي الرسالة: «اذهب». قلتُها كأنها ثمن.'], {
          shot: 'close',
          who: 'ines',
          mood: 'deadpan',
        }),
        say('anton', 'worry', ['You didn’t think about it very long.', 'ずいぶん、即答ですね。', 'คุณไม่ได้คิดนานเลยนะครับ', '妳想都沒想。', 'لم تفكّري طويلًا.'], { shot: 'two' }),
        say('ines', 'smile', ['House rule. Nobody is kept past closing.', '店の決まり。閉店後は、引きとめない。', 'กฎของร้านค่ะ ร้านปิดแล้วไม่รั้งใครไว้', '店規：打烊之後，不留人。', 'قانون المكان: لا نستبقي أحدًا بعد الإغلاق.'], { shot: 'over' }),
        show('back', 'anton', 'sad'),
        say('teo', 'sad', ['That isn’t one of ours. You just made it up.', 'そんな決まり、ないですよ。今、作ったでしょ。', 'กฎนั้นไม่มีนะพี่ พี่เพิ่งแต่งเอาเมื่อกี้', '哪有這條，妳剛剛才編的。', 'هذا ليس من قوانيننا. اخترعتِه الآن.'], { shot: 'face' }),
      ]),
      passage('cafe', 'dawn', [
        say('ruben', 'talk', ['You’re early for the night and late for the morning. Eggs?', '夜には早い、朝には遅い。卵、食うか。', 'มาเร็วไปสำหรับคืน สายไปสำหรับเช้า กินไข่ไหม', '上夜班太早，下夜班太晚。吃蛋嗎？', 'مبكّرة على الليل ومتأخّرة على الصباح. بيض؟'], { shot: 'full', prop: PAN }),
        say('ines', 'sad', ['He’s leaving on Sunday. I told him to.', '日曜に発つの。私が、行けって言った。', 'เขาจะไปวันอาทิตย์ ฉันบอกให้เขาไปเอง', '他星期天走。是我叫他去的。', 'سيسافر الأحد. أنا قلتُ له.'], { shot: 'close' }),
        say('ruben', 'calm', ['You told me to, as well. I asked for breakfast, and you held my coat.', '俺にも言ったな。朝飯を頼んだら、上着を渡された。', 'เธอก็เคยบอกผม ผมขอมื้อเช้า เธอยื่นเสื้อโค้ตให้', '妳也叫我走過。我想吃早餐，妳把外套遞給我。', 'وقلتِ لي مثلها. طلبتُ فطورًا فناولتِني معطفي.'], { shot: 'two' }),
        say('ines', 'shock', ['You wanted to go.', 'あなたが、出ていきたかったんでしょ。', 'คุณอยากไปเองนี่', '是你自己想走的。', 'أنت أردتَ الرحيل.'], { shot: 'face' }),
        say('ruben', 'smile', ['I wanted you to say “stay”. I’d have eaten at midnight.', '「いて」と言ってほしかった。そしたら朝飯は夜中でよかった。', 'ผมแค่อยากให้เธอพูดว่า “อยู่นะ” กินมื้อเช้าตอนเที่ยงคืนก็ได้', '我想聽妳說「留下」。早餐半夜吃也行啊。', 'أردتُ أن تقولي «ابقَ». كنتُ سآكل فطوري في منتصف الليل.'], { shot: 'low' }),
        tell(['His eggs were very good. I had been married to them for six years and never tasted them.', '彼の卵は、とてもおいしかった。六年も結婚していて、初めて食べた。', 'ไข่ของเขาอร่อยมาก แต่งงานกันหกปี ฉันไม่เคยได้ชิมเลย', '他煎的蛋非常好吃。結婚六年，我從來沒嚐過。', 'كان بيضه لذيذًا جدًا. تزوّجنا ست سنوات ولم أذقه قط.'], {
          shot: 'hand',
          who: 'ines',
        }),
      ]),
    ],
  },
  {
    title: ['Platform Two', '二番線', 'ชานชาลาสอง', '二號月台', 'الرصيف الثاني'],
    passages: [
      passage('street', 'dawn', [
        tell(['I can carry four trays down a cellar stair. I had never run in daylight.', 'お盆四枚で地下へ降りられる私が、朝の道を走ったことはなかった。', 'ฉันยกถาดสี่ใบลงบันไดห้องใต้ดินได้ แต่ไม่เคยวิ่งกลางแสงเช้า', '我能端四個托盤下地窖，卻從沒在天光下跑過。', 'أحمل أربع صوانٍ على درج القبو، لكنني لم أركض يومًا في ضوء النهار.'], {
          shot: 'pause',
        }),
        show('action', 'ines', 'strain', { posture: 'run', sound: ['clack clack', 'カツカツ', 'ต๊อก ต๊อก', '喀喀喀', 'تَك تَك'] }),
        say('teo', 'shout', ['Left, boss! The station’s LEFT!', 'イネスさん、左！　駅は左！', 'ซ้ายพี่! สถานีอยู่ทางซ้าย!', '左邊，老闆！車站在左邊！', 'إلى اليسار يا معلّمة! المحطة يسارًا!'], { shot: 'full', tone: 'shout' }),
      ]),
      passage('station', 'dawn', [
        say('anton', 'shock', ['Ines? It’s seven in the morning.', 'イネスさん？　朝の七時ですよ。', 'อิเนส? นี่มันเจ็ดโมงเช้านะครับ', '伊內絲？現在才早上七點。', 'إيناس؟ إنها السابعة صباحًا.'], { shot: 'close' }),
        say('ines', 'strain', ['One sentence with “I”. It has to be mine. You taught me.', '「私は」で一言。自分の言葉で。あなたの課題でしょ。', 'ขอหนึ่งประโยคที่ขึ้นต้นว่า “ฉัน” ของฉันเอง คุณเป็นคนสอน', '一句「我」開頭的話。要是我自己的。你教的。', 'جملة تبدأ بـ«أنا»، جملتي أنا. أنت علّمتني.'], { shot: 'two' }),
        say('ines', 'cry', ['I want you to go. And I want you to come back.', '私は、行ってほしい。それから、帰ってきてほしい。', 'ฉันอยากให้คุณไป แล้วฉันก็อยากให้คุณกลับมา', '我要你去。我也要你回來。', 'أنا أريدك أن تذهب. وأريدك أن تعود.'], { shot: 'face' }),
        say('anton', 'cry', ['That’s two sentences.', '……二言、あります。', 'นั่นสองประโยคนะครับ', '這是兩句。', 'هاتان جملتان.'], { shot: 'over' }),
        say('ines', 'laugh', ['I’m new at it.', '初心者なの。', 'ฉันเพิ่งหัดค่ะ', '我才剛學。', 'أنا مبتدئة.'], { shot: 'close' }),
        show('two', 'anton', 'smile', { others: ['ines'] }),
        tell(
          [
            'He said yes. In five languages, so that there should be no mistake. Then the doors closed on his coat.',
            '彼は「はい」と言った。間違いのないよう、五か国語で。扉が、上着をはさんだ。',
            'เขาตอบตกลง ห้าภาษา กันเข้าใจผิด แล้วประตูรถไฟก็หนีบเสื้อโค้ตเขา',
            '他說「好」，用了五種語言，免得弄錯。然後車門夾住了他的外套。',
            'قال نعم بخمس لغات كي لا يقع لبس. ثم أُغلق الباب على معطفه.',
          ],
          { shot: 'back', who: 'ines' },
        ),
      ]),
    ],
  },
  {
    title: ['Long Distance', '遠距離', 'ทางไกล', '遠距離', 'عن بُعد'],
    passages: [
      passage('cafe', 'velvet', [
        tell(['Three o’clock. Thirty-nine chairs up, one down, and a telephone on it.', '三時。椅子は三十九上げて、ひとつ残す。その上に、電話。', 'ตีสาม ยกเก้าอี้สามสิบเก้า เหลือหนึ่ง วางโทรศัพท์ไว้บนนั้น', '凌晨三點。翻起三十九張椅子，留一張，上面放著電話。', 'الثالثة. تسعة وثلاثون كرسيًا مرفوعة، وواحد عليه هاتف.'], {
          shot: 'wide',
          who: 'ines',
          mood: 'calm',
        }),
        say('ines', 'smile', ['Last orders. What’s it like up there?', 'ラストオーダーです。そっちは、どう？', 'รอบสุดท้ายแล้วค่ะ ทางนั้นเป็นไงบ้าง', '最後點單了。那邊怎麼樣？', 'آخر الطلبات. كيف الحال هناك؟'], { shot: 'close', posture: 'phone', prop: PHONE }),
      ]),
      passage('bedroom', 'rain', [
        say(
          'anton',
          'smile',
          ['Light till eleven. You’d hate it. There are two chairs. I put both up.', '十一時まで明るい。お嫌いでしょう。椅子は二脚、上げました。', 'สว่างถึงห้าทุ่ม คุณต้องเกลียดแน่ มีเก้าอี้สองตัว ผมยกแล้ว', '天亮到十一點，妳一定討厭。椅子有兩張，我都翻上去了。', 'الضوء حتى الحادية عشرة، ستكرهينه. كرسيان هنا، ورفعتُهما.'],
          { shot: 'two', posture: 'phone', prop: PHONE },
        ),
        say(
          'anton',
          'sad',
          ['Today I said “I was afraid” for a man, and for once I didn’t have to act.', '今日、証人の「怖かった」を訳しました。演じずに言えた。', 'วันนี้ผมพูดคำว่า “ผมกลัว” แทนพยาน ครั้งแรกที่ไม่ต้องแสดง', '今天我替證人說「我很害怕」。第一次，不必用演的。', 'قلتُ اليوم «كنتُ خائفًا» عن شاهد، ولم أحتج إلى التمثيل.'],
          { shot: 'face', posture: 'phone', prop: PHONE },
        ),
        show('hand', 'anton', 'calm', { prop: CUP }),
      ]),
      passage('cafe', 'velvet', [
        say('teo', 'worry', ['Boss. Clara’s done the tills, and there’s a guest who won’t leave.', 'イネスさん。クララがレジ締めたのに、帰らない客が。', 'พี่ คลาร่าปิดยอดแล้ว แต่มีแขกคนหนึ่งไม่ยอมกลับ', '老闆，克拉拉都結完帳了，有位客人還不走。', 'يا معلّمة، أقفلت كلارا الحساب، وهناك زبونة لا تغادر.'], { shot: 'full' }),
        tell(
          [
            'In the corner, half of her table free, sat Madame Falk, who speaks no word of ours.',
            '隅に、テーブルを半分あけて、言葉の通じないファルクさんが座っていた。',
            'ตรงมุม คุณฟอล์กที่พูดภาษาเราไม่ได้นั่งอยู่ เว้นโต๊ะไว้ครึ่งหนึ่ง',
            '角落裡，空著半張桌子坐著的，是不懂我們語言的法爾克女士。',
            'في الزاوية، ونصف طاولتها فارغ، جلست السيدة فالك التي لا تعرف لغتنا.',
          ],
          { shot: 'pause' },
        ),
        say('ines', 'cold', ['We. Are. Closed.', 'へ・い・て・ん、です。', 'ร้าน ปิด แล้ว ค่ะ', '我們、打、烊、了。', 'نحن. مغلقون. الآن.'], { shot: 'close' }),
        tell(
          [
            '“I know,” she said, without a trace of accent. “I understood every word that day. He put it better than you did.”',
            '訛りひとつなく、彼女は言った。「存じてます。あの日も全部わかった。訳のほうが、お上手だった」',
            '“รู้ค่ะ” เธอพูดชัดทุกคำ “วันนั้นฉันก็เข้าใจหมด เขาแปลได้ดีกว่าที่คุณพูดอีก”',
            '「我知道，」她一點口音也沒有。「那天我每個字都懂。他翻得比妳說得好。」',
            'قالت بلا لكنة: «أعرف. فهمتُ كل كلمة يومها، وكانت ترجمته أجمل من كلامك.»',
          ],
          { shot: 'eyes', who: 'ines', mood: 'shock' },
        ),
        tell(
          [
            'Then she laid a key on the counter. “I have a hotel in the north. And a cellar that wants a last guest.”',
            'そしてカウンターに鍵を置いた。「北に宿が一軒。最後の客のいない地下室つきで」',
            'แล้วเธอวางกุญแจบนเคาน์เตอร์ “ฉันมีโรงแรมทางเหนือ กับห้องใต้ดินที่ยังขาดแขกคนสุดท้าย”',
            '她把一把鑰匙放上吧檯：「我在北方有間飯店，地下室還缺一位最後的客人。」',
            'ثم وضعت مفتاحًا: «عندي فندق في الشمال، وقبو ينقصه زبون أخير.»',
          ],
          { shot: 'hand', who: 'ines' },
        ),
      ]),
    ],
  },
];
