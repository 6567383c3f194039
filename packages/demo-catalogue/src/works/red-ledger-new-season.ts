import { type EpisodeScript, passage, say, show, tell } from './script.ts';

const PAGE = { kind: 'letter', colour: '#b0221e' } as const;
const GREY = { kind: 'book', colour: '#5a6a72' } as const;
const LAMP = { kind: 'lantern', colour: '#5a4a34' } as const;
const TEA = { kind: 'cup', colour: '#6a4a7a' } as const;

/** The grey book, and why page forty-one cost sixty. */
export const RED_LEDGER_NEW_SEASON: readonly EpisodeScript[] = [
  {
    title: ['Grey', '灰色', 'สีเทา', '灰帳', 'الرماديّ'],
    passages: [
      passage('harbour', 'fog', [
        tell(
          [
            'The grey book was short. One line a month, and every line a name at the Revenue.',
            '灰色の帳簿は短い。月に一行。どの行も、国税局の人間の名だ。',
            'เล่มเทาสั้นมาก เดือนละบรรทัด ทุกบรรทัดเป็นชื่อคนในสรรพากร',
            '灰帳很短，一個月一行，每一行都是國稅局的人名。',
            'كان الدفتر الرماديّ قصيرًا: سطر كلّ شهر، وكلّ سطر اسم في مصلحة الضرائب.',
          ],
          { shot: 'hand', who: 'sable', prop: GREY },
        ),
        say('ines', 'sad', ['I was seventeen. She paid for my school. I thought it was a scholarship.', '十七でした。学費は彼女が。奨学金だと、思っていた。', 'ตอนนั้นฉันสิบเจ็ด เธอส่งเสียให้เรียน ฉันนึกว่าเป็นทุน', '那年我十七歲，學費是她出的。我以為是獎學金。', 'كنتُ في السابعة عشرة. دفعت دراستي، وظننتُها منحة.'], { shot: 'close' }),
        say(
          'sable',
          'smile',
          ['It was. For daughters who can count. One must replace what one breaks.', '奨学金よ。数に強い娘のための。壊した物は、補わないと。', 'ก็ทุนจริง ๆ สำหรับลูกสาวที่นับเลขเก่ง ทำอะไรพังต้องหามาแทน', '是啊，給會算數的女兒。弄壞了什麼，總得補上嘛。', 'كانت منحة، لبنات يُجدن العدّ. على المرء أن يعوّض ما يكسره.'],
          { shot: 'low' },
        ),
        say('vey', 'cold', ['So nobody can arrest you.', 'では、誰もあなたを捕まえられない。', 'งั้นก็ไม่มีใครจับคุณได้', '所以，沒人抓得了您。', 'إذن لا أحد يستطيع اعتقالك.'], { shot: 'face' }),
        say(
          'sable',
          'calm',
          ['The inspector on the quay owes me a roof. Good evening, Inspector.', '岸の警部さんは、屋根の代金が残っているの。ごきげんよう、警部。', 'สารวัตรบนท่าติดค่าหลังคาฉันอยู่ สวัสดีค่ะ สารวัตร', '碼頭那位警官，屋頂還是我付的。晚安啊，警官。', 'المفتّش على الرصيف مدين لي بسقف بيته. مساء الخير أيّها المفتّش.'],
          { shot: 'over' },
        ),
        show('eyes', 'vey', 'strain'),
      ]),
      passage('harbour', 'red', [
        tell(
          [
            'So she walked home, between sixty lamps. And as she passed, each of them read their page aloud.',
            '彼女は六十の灯りの間を帰った。通り過ぎるたび、一人ずつ、頁を読み上げた。',
            'เธอจึงเดินกลับบ้านผ่านหกสิบตะเกียง ทุกคนอ่านหน้าของตัวเองดัง ๆ ตอนเธอผ่าน',
            '於是她從六十盞燈中間走回家。她經過誰，誰就大聲唸出那一頁。',
            'فعادت إلى بيتها بين ستّين مصباحًا، وكلّما مرّت بأحد قرأ صفحته بصوت عالٍ.',
          ],
          { shot: 'wide', who: 'sable', mood: 'cold' },
        ),
        say('sable', 'strain', ['I know them. I know them all by heart. Must you?', '知っているわ。ぜんぶ、そらで言える。……やめてちょうだい。', 'ฉันรู้แล้ว ฉันจำได้ทุกหน้า …ต้องอ่านด้วยหรือ', '我知道，我全背得出來。……非唸不可嗎？', 'أعرفها. أحفظها كلّها عن ظهر قلب. أهذا ضروريّ؟'], { shot: 'close' }),
        tell(['The last lamp had no page. It was held by a man I had entered as dead.', '最後の灯りに、頁はなかった。持っていたのは、私が死なせた男だ。', 'ตะเกียงสุดท้ายไม่มีกระดาษ คนถือคือชายที่ผมลงบัญชีว่าตายแล้ว', '最後一盞燈下沒有紙。提燈的，是我記成死人的那個。', 'المصباح الأخير بلا صفحة. يحمله رجل قيّدتُه ميتًا.'], {
          shot: 'pause',
        }),
        say('lull', 'shy', ['I got as far as the buoy, Mr Vey. Then I thought: who’ll carry things?', '浮標まで行った。で、思った。荷は誰が持つんだ、って。', 'ผมไปถึงทุ่นแล้วครับคุณเวย์ แล้วก็คิดว่า ใครจะถือของล่ะ', '我都划到浮標了，維伊先生。又想，那東西誰來扛？', 'بلغتُ العوّامة يا سيّد فاي، ثمّ فكّرت: من سيحمل الأشياء؟'], {
          shot: 'face',
        }),
      ]),
    ],
  },
  {
    title: ['Dead Men Pay No Toll', '死人に通行料なし', 'คนตายไม่เสียค่าผ่านทาง', '死人不用過路費', 'لا رسوم على الموتى'],
    passages: [
      passage('kitchen', 'lamp', [
        tell(
          [
            'I hid a dead man in my kitchen. He washed the cups. He was worried about his grave.',
            '死人を台所にかくまった。彼は茶碗を洗いながら、墓の心配をした。',
            'ผมซ่อนคนตายไว้ในครัว เขาล้างถ้วยให้ และเป็นห่วงเรื่องหลุมศพตัวเอง',
            '我把一個死人藏在廚房。他洗杯子，還擔心自己的墳。',
            'خبّأتُ ميتًا في مطبخي. غسل الأكواب، وكان قلقًا على قبره.',
          ],
          { shot: 'wide', who: 'lull', mood: 'worry' },
        ),
        say('lull', 'worry', ['If I’m in the black book, who do I owe for the rope?', '黒い帳簿で死んでるなら……綱代は、誰に払えばいい。', 'ถ้าในเล่มดำผมตายแล้ว ค่าเชือกผมต้องจ่ายใครครับ', '黑帳上我死了，那繩子的錢，我該還誰？', 'إن كنتُ ميتًا في الدفتر الأسود، فلمن أدفع ثمن الحبل؟'], { shot: 'close', prop: TEA }),
        say('vey', 'deadpan', ['Nobody. Dead men pay no toll. It’s the one advantage.', '誰にも。死人に通行料なし。唯一の得です。', 'ไม่ต้องจ่ายใคร คนตายไม่เสียค่าผ่านทาง ข้อดีมีข้อเดียวนี่แหละ', '不用還。死人免過路費，好處就這一個。', 'لا أحد. لا رسوم على الموتى. هذه ميزتهم الوحيدة.'], { shot: 'face' }),
        show('pause', null, 'calm', { sound: ['knock', 'コン', 'ก๊อก', '叩', 'طَق'] }),
        say('ines', 'worry', ['I won’t ask you to forgive me. She wants you at your desk. Tonight.', '許せとは言いません。マダムが、机に戻れと。今夜。', 'ฉันไม่ขอให้ยกโทษ มาดามเรียกคุณกลับไปนั่งโต๊ะ คืนนี้', '我不求你原諒。夫人要你回辦公桌去，今晚。', 'لا أطلب أن تسامحني. السيّدة تريدك إلى مكتبك. الليلة.'], { shot: 'two' }),
        say('vey', 'calm', ['I carried a four as a nine for eleven years, Miss Calder. Come in. Sit.', '私は十一年、四を九と書いた人間です。お入りなさい。', 'ผมเองก็ทดเลขผิดมาสิบเอ็ดปี คุณคาลเดอร์ เข้ามานั่งสิ', '我把四寫成九，寫了十一年，卡德小姐。進來坐吧。', 'أنا كتبتُ الأربعة تسعة أحد عشر عامًا يا آنسة كالدر. تفضّلي.'], {
          shot: 'over',
        }),
      ]),
      passage('office', 'red', [
        tell(
          [
            'No rope. No tea. My lamp, my chair, and a new red book with nothing in it.',
            '綱も茶もない。私の灯り、私の椅子。そして白紙の、新しい赤い帳簿。',
            'ไม่มีเชือก ไม่มีน้ำชา มีตะเกียงผม เก้าอี้ผม กับเล่มแดงใหม่ที่ว่างเปล่า',
            '沒有繩子，沒有茶。只有我的燈、我的椅子，和一本全新的空白紅帳。',
            'لا حبل ولا شاي. مصباحي وكرسيّي، ودفتر أحمر جديد لا شيء فيه.',
          ],
          { shot: 'hand', who: 'vey', prop: PAGE },
        ),
        say(
          'sable',
          'sad',
          ['I can’t sleep. I’ve nothing to read. Write me something, Vey. Anybody.', '眠れないの。読むものがなくて。書いてちょうだい、誰でもいい。', 'ฉันนอนไม่หลับ ไม่มีอะไรให้อ่าน เขียนให้ฉันหน่อยเวย์ ใครก็ได้', '我睡不著，沒東西可讀。寫點什麼吧，維伊，寫誰都行。', 'لا أنام. ليس عندي ما أقرؤه. اكتب لي شيئًا يا فاي، أيّ أحد.'],
          { shot: 'low' },
        ),
        say('vey', 'cold', ['Very well. Name? Age? And what did it cost, madame?', 'では、お名前は。お歳は。それで……何を失われました、マダム。', 'ได้ครับ ชื่อ อายุ แล้วมันทำให้คุณเสียอะไรไปบ้าง มาดาม', '好。姓名？年齡？那麼，夫人，您付出了什麼？', 'حسنًا. الاسم؟ العمر؟ وماذا كلّفكِ الأمر يا سيّدتي؟'], { shot: 'face' }),
        show('eyes', 'sable', 'shock'),
      ]),
    ],
  },
  {
    title: ['What It Cost Madame', 'マダムの支払い', 'สิ่งที่มาดามจ่ายไป', '夫人的代價', 'ما كلّف السيّدة'],
    passages: [
      passage('library', 'red', [
        tell(['She talked from midnight to four. I dipped the pen nine hundred times.', '真夜中から四時まで、彼女は話した。私は九百回、ペンをひたした。', 'เธอพูดตั้งแต่เที่ยงคืนถึงตีสี่ ผมจุ่มปากกาเก้าร้อยครั้ง', '她從午夜說到四點。我蘸了九百次墨。', 'تكلّمت من منتصف الليل حتى الرابعة. غمستُ القلم تسعمئة مرّة.'], {
          shot: 'over',
          who: 'sable',
          mood: 'sad',
        }),
        say('sable', 'calm', ['Sable isn’t a name. It’s the coat I sold to bury him.', 'セーブルは名前じゃない。あの人を葬るために売った、毛皮よ。', 'เซเบิลไม่ใช่ชื่อ มันคือเสื้อขนสัตว์ที่ฉันขายเพื่อฝังศพเขา', '薩貝爾不是名字，是我為了葬他賣掉的那件貂皮。', 'سابل ليس اسمًا. إنّه معطف الفرو الذي بعتُه لأدفنه.'], { shot: 'close' }),
        say('vey', 'talk', ['Him. Name, please.', 'その方の、お名前を。', 'เขาคือใครครับ ขอชื่อด้วย', '他是誰？請說名字。', 'مَن هو؟ الاسم رجاءً.'], { shot: 'face' }),
        say('sable', 'sad', ['He tied knots. He could tie one with his eyes shut. He did, for me.', '綱の職人。目を閉じても結べたわ。あたくしのために、結んだ。', 'เขาเป็นคนผูกเชือก หลับตาก็ผูกได้ เขาผูกให้ฉัน', '他是打繩結的，閉著眼睛都會打。他為我打了一個。', 'كان يعقد الحبال مغمض العينين. وعقد واحدة من أجلي.'], {
          shot: 'low',
        }),
        show('hand', 'sable', 'sad', { prop: PAGE }),
        say('sable', 'cold', ['We owed forty crowns. He said he’d keep his hat on, if nobody minded.', '借金は四十クラウン。「帽子は取らずに行くよ」と、言ったの。', 'เราเป็นหนี้สี่สิบคราวน์ เขาบอกว่าจะไม่ถอดหมวกนะ', '我們欠四十克朗。他說，帽子他就不脫了。', 'كنّا مدينين بأربعين كراونًا. قال إنّه لن يخلع قبّعته.'], {
          shot: 'eyes',
        }),
      ]),
      passage('stairs', 'lamp', [
        tell(['Forty. It had never been the price of rope. It was what her own man had fetched.', '四十。それは綱の値ではなかった。彼女の男に、ついた値だった。', 'สี่สิบ ไม่เคยเป็นราคาเชือกเลย มันคือราคาผู้ชายของเธอเอง', '四十。那從來不是繩子的價錢，是她男人的賣價。', 'أربعون. لم يكن ثمن الحبل يومًا. كان ثمن رجلها هي.'], {
          shot: 'pause',
        }),
        say('ines', 'strain', ['Mr Vey! They’re going from door to door. A hundred crowns a page!', 'ヴェイさん！　一軒ずつ回ってる。一頁、百クラウンで！', 'คุณเวย์! พวกเขาไล่ไปทีละบ้าน รับซื้อหน้าละร้อยคราวน์!', '維伊先生！他們挨家挨戶，一頁一百克朗！', 'سيّد فاي! يطرقون الأبواب بابًا بابًا. مئة كراون للصفحة!'], { shot: 'full' }),
        say('vey', 'shock', ['Who? She hasn’t left that chair all night.', '誰が？　マダムは一晩、椅子を立っていない。', 'ใคร? เธอนั่งเก้าอี้ทั้งคืนไม่ได้ลุกเลย', '誰？夫人整晚都沒離開過椅子。', 'مَن؟ هي لم تغادر كرسيّها طوال الليل.'], { shot: 'close' }),
        say('ines', 'cold', ['Mine. The Director of Revenue. And twelve have sold.', '私の上司……国税局長です。もう十二軒、売りました。', 'คนของฉันเอง อธิบดีสรรพากร และมีคนขายไปแล้วสิบสองบ้าน', '我的人。國稅局長。已經有十二戶賣了。', 'رئيسي أنا. مدير الضرائب. وقد باع اثنا عشر بيتًا.'], { shot: 'face' }),
      ]),
    ],
  },
  {
    title: ['By Heart', 'そらで', 'จำขึ้นใจ', '背在心裡', 'عن ظهر قلب'],
    passages: [
      passage('alley', 'fog', [
        tell(
          [
            'By Monday fifty-nine doors had sold. One does not blame a door. It was winter.',
            '月曜までに、五十九軒が売った。責められない。冬だった。',
            'ถึงวันจันทร์ ห้าสิบเก้าบ้านขายไปแล้ว จะโทษใครได้ มันเป็นหน้าหนาว',
            '到了星期一，五十九戶都賣了。不能怪他們，那是冬天。',
            'بحلول الاثنين باع تسعة وخمسون بابًا. لا لوم عليهم. كان الشتاء.',
          ],
          { shot: 'wide', who: 'vey', mood: 'sad' },
        ),
        tell(
          [
            'The sixtieth was the girl from the ninth door. “It’s got Papa’s hat in it,” she said. “It isn’t for sale.”',
            '残る一軒は、あの少女。「パパの帽子が書いてあるもん。売らない」',
            'บ้านที่หกสิบคือเด็กหญิงคนนั้น “ในนี้มีหมวกพ่อหนู” เธอว่า “ไม่ขายหรอก”',
            '第六十戶，是那個小女孩。「上面有爸爸的帽子，」她說，「不賣。」',
            'والستّون طفلة الباب التاسع. قالت: «فيها قبّعة أبي. ليست للبيع».',
          ],
          { shot: 'pause' },
        ),
        say('vey', 'sad', ['One page out of sixty. You can’t prosecute with one hat.', '六十頁のうち、一頁。帽子ひとつでは、裁けない。', 'เหลือหน้าเดียวจากหกสิบ หมวกใบเดียวฟ้องใครไม่ได้หรอก', '六十頁剩一頁。光憑一頂帽子，告不了人。', 'صفحة من ستّين. لا محاكمة بقبّعة واحدة.'], { shot: 'close' }),
      ]),
      passage('kitchen', 'lamp', [
        say('lull', 'calm', ['Page two, Mr Vey. “He had a cold. He apologised for the coughing.”', '二頁だ、ヴェイさん。「風邪をひいていた。咳をして、謝った」', 'หน้าสองครับ “เขาเป็นหวัด เขาขอโทษที่ไอ”', '第二頁，維伊先生。「他感冒了，還為咳嗽道歉。」', 'الصفحة الثانية يا سيّد فاي: «كان مزكومًا، واعتذر عن السعال».'], {
          shot: 'face',
        }),
        say('ines', 'shock', ['Lull. How many of them do you know?', 'ラル。何頁、覚えているの。', 'ลัล คุณจำได้กี่หน้า', '拉爾，你記得幾頁？', 'لال، كم صفحة تحفظ؟'], { shot: 'two' }),
        say('lull', 'sad', ['All of them. I was there. He only read it to me the once.', 'ぜんぶ。おれは、そこにいた。読んでもらったのは一度きりだ。', 'ทุกหน้า ผมอยู่ตรงนั้น คุณเวย์อ่านให้ฟังแค่ครั้งเดียว', '全部。我在場啊。他只念過一次給我聽。', 'كلّها. كنتُ هناك. قرأها لي مرّة واحدة فقط.'], { shot: 'low' }),
        show('hand', 'ines', 'strain', { prop: PAGE, sound: ['scratch', 'カリカリ', 'แกรก', '沙沙', 'خربشة'] }),
        tell(
          [
            'She wrote, he spoke. At forty he was hoarse. At forty-one he stopped.',
            '彼が語り、彼女が書く。四十頁で声が嗄れ、四十一頁で、止まった。',
            'เธอเขียน เขาพูด ถึงหน้าสี่สิบเสียงเขาแหบ ถึงหน้าสี่สิบเอ็ดเขาหยุด',
            '她寫，他說。到第四十頁他啞了。到第四十一頁，他停了。',
            'هي تكتب وهو يتكلّم. عند الأربعين بُحّ صوته. وعند الحادية والأربعين توقّف.',
          ],
          { shot: 'over', who: 'lull', mood: 'worry' },
        ),
        say('lull', 'worry', ['I can’t say that one, miss. I wasn’t there. I never did that one.', 'そいつは言えん。おれは、いなかった。おれは、やってない。', 'หน้านั้นผมพูดไม่ได้ครับ ผมไม่ได้อยู่ตรงนั้น ผมไม่ได้ทำ', '這頁我說不出來，小姐。我不在場。那個，不是我做的。', 'تلك لا أستطيع يا آنسة. لم أكن هناك. لم أفعلها أنا.'], {
          shot: 'eyes',
        }),
      ]),
    ],
  },
  {
    title: ['Sixty', '六十', 'หกสิบ', '六十', 'ستّون'],
    passages: [
      passage('office', 'lamp', [
        tell(
          [
            'I’d looked at that line for years and seen her father. I had never looked at the sum.',
            '何年もあの行に、彼女の父を見てきた。額は、見ていなかった。',
            'หลายปีที่ผมมองบรรทัดนั้นแล้วเห็นแต่พ่อเธอ ไม่เคยมองตัวเลข',
            '多年來我看那一行，只看見她父親，從沒看過金額。',
            'سنوات وأنا أرى في ذلك السطر أباها، ولم أنظر إلى المبلغ قطّ.',
          ],
          { shot: 'hand', who: 'vey', prop: PAGE },
        ),
        say('vey', 'shock', ['Rope, sixty. All the others are forty. Every one.', '綱、六十。……ほかは四十だ。すべて。', 'เชือก หกสิบ คนอื่นสี่สิบหมด ทุกคน', '繩，六十。其他全是四十，每一個都是。', 'حبل، ستّون. والبقيّة أربعون. كلّها.'], { shot: 'close' }),
        say('ines', 'cold', ['Perhaps he was heavy. Perhaps he fought.', '重かったのか。……抵抗したのか。', 'พ่ออาจตัวหนัก หรืออาจจะสู้', '也許他很重。也許他反抗了。', 'لعلّه كان ثقيلًا. لعلّه قاوم.'], { shot: 'face' }),
        say('vey', 'worry', ['I wrote down what I was told. It’s the worst thing about me.', '言われたままを書いた。私の、いちばん悪いところです。', 'ผมจดตามที่เขาสั่ง นั่นคือข้อที่เลวที่สุดของผม', '別人說什麼我就寫什麼。這是我最糟的地方。', 'كتبتُ ما قيل لي. وهذا أسوأ ما فيّ.'], { shot: 'two' }),
      ]),
      passage('library', 'red', [
        say('ines', 'angry', ['What did you buy with the other twenty?', '残りの二十で、何を買ったの。', 'อีกยี่สิบคราวน์ คุณซื้ออะไร', '多出來的二十，妳買了什麼？', 'ماذا اشتريتِ بالعشرين الأخرى؟'], { shot: 'low' }),
        show('pause', null, 'calm', { sound: ['clink', 'カチャ', 'กริ๊ก', '鏘', 'رنّة'] }),
        say(
          'sable',
          'smile',
          ['Finally. Eleven years, and only the daughter asks. A railway ticket, dear.', 'やっと訊いたわね。十一年、訊いたのは娘だけ。汽車の切符よ。', 'ในที่สุดก็มีคนถาม สิบเอ็ดปี มีแต่ลูกสาวที่ถาม ตั๋วรถไฟจ้ะ', '總算有人問了。十一年，只有女兒會問。是火車票，親愛的。', 'أخيرًا. أحد عشر عامًا ولم تسأل إلا الابنة. تذكرة قطار يا عزيزتي.'],
          { shot: 'close' },
        ),
        say('sable', 'smirk', ['He was so good with columns. I sent him to the capital, to be useful.', '数字の列に強い人だった。都へやったの、役に立ってもらおうと。', 'เขาถนัดเรื่องตัวเลขมาก ฉันเลยส่งเขาไปเมืองหลวง ไว้ใช้งาน', '他對數字太在行了。我送他去首都，派上用場。', 'كان بارعًا في الأعمدة. أرسلتُه إلى العاصمة لينفعنا.'], {
          shot: 'face',
        }),
        say('ines', 'shock', ['No one has ever met the Director. He only sends notes.', '局長には、誰も会ったことがない。届くのは、書き付けだけ……', 'ไม่มีใครเคยเจออธิบดี เขาส่งมาแต่กระดาษโน้ต…', '沒有人見過局長。他只會送字條來……', 'لم يلتقِ أحد المدير قطّ. لا يصل منه إلا قصاصات…'], { shot: 'eyes' }),
        tell(
          [
            'From the street, under the window, came a sound she had once forgotten. Someone was whistling.',
            '窓の下の通りから、彼女が一度忘れた音がした。誰かが、口笛を吹いていた。',
            'จากถนนใต้หน้าต่าง มีเสียงที่เธอเคยลืม ใครบางคนกำลังผิวปาก',
            '窗下的街上，傳來她曾經忘記的聲音。有人在吹口哨。',
            'من الشارع تحت النافذة جاء صوت كانت قد نسيته. أحدهم يصفّر.',
          ],
          { shot: 'wide', who: 'ines', mood: 'cry' },
        ),
      ]),
    ],
  },
  {
    title: ['Sea Water', '沖の水', 'น้ำทะเลลึก', '外海的水', 'ماء البحر'],
    passages: [
      passage('station', 'dawn', [
        tell(
          [
            'He stood with his back to her, under the clock, fifty-five years old and not at all dead.',
            '時計の下に、背を向けた男。五十五歳。少しも、死んでいない。',
            'เขายืนหันหลังใต้นาฬิกา อายุห้าสิบห้า และไม่ได้ตายเลยสักนิด',
            '他背對著她，站在鐘下。五十五歲，一點也沒死。',
            'وقف تحت الساعة وظهره إليها، في الخامسة والخمسين، ولم يمت البتّة.',
          ],
          { shot: 'back', who: 'ines' },
        ),
        say(
          'ines',
          'cry',
          ['I moved house with your coat in a box. I was a child. I buried you.', '外套を箱に入れて、越したの。子どもの手で、お父さんを葬った。', 'หนูเอาโค้ตพ่อใส่กล่องตอนย้ายบ้าน หนูยังเด็ก หนูฝังพ่อไปแล้ว', '搬家時，我把你的外套裝進箱子。那時我還小，我把你埋了。', 'حملتُ معطفك في صندوق حين رحلنا. كنتُ طفلة. لقد دفنتُك.'],
          { shot: 'face' },
        ),
        tell(
          [
            '“You found page nine in four minutes,” he said. “I was so proud. Burn the copy, and come with me.”',
            '「九頁を四分で見つけたな。誇らしかった。写しを焼いて、一緒においで」',
            '“ลูกเจอหน้าเก้าในสี่นาที” เขาว่า “พ่อภูมิใจมาก เผาสำเนาซะ แล้วไปกับพ่อ”',
            '「第九頁妳四分鐘就找到，」他說，「爸很驕傲。把抄本燒了，跟我走。」',
            'قال: «وجدتِ خطأ الصفحة التاسعة في أربع دقائق. كم افتخرت. احرقي النسخة وتعالي».',
          ],
          { shot: 'pause' },
        ),
        say('ines', 'cold', ['Whistle it again. …There. Now I’ve both. The man, and the price.', 'もう一度、吹いて。……これで揃った。人と、その値段が。', 'ผิวปากอีกทีสิ …ครบแล้ว ทั้งคน ทั้งราคา', '再吹一次。……好了，我兩樣都有了。人，還有價錢。', 'صفّر ثانية. …ها قد اكتملا عندي: الرجل وثمنه.'], { shot: 'close' }),
        show('hand', 'ines', 'strain', { prop: PAGE }),
        tell(
          [
            'She wrote it there, on the platform. “Marek Calder. One daughter. Whistling. Paid: sixty. Owing.”',
            '彼女はその場で書いた。「マレク・カルダー。娘一人。口笛。支払い、六十。未済」',
            'เธอเขียนตรงชานชาลานั้น “มาเร็ก คาลเดอร์ ลูกสาวหนึ่งคน ผิวปาก จ่ายหกสิบ ยังค้างอยู่”',
            '她就在月台上寫下：「馬雷克·卡德。一個女兒。吹口哨。已付六十。尚欠。」',
            'كتبت على الرصيف: «ماريك كالدر. ابنة واحدة. يصفّر. دُفع: ستّون. والدَّين باقٍ».',
          ],
          { shot: 'low', who: 'ines', mood: 'cold' },
        ),
      ]),
      passage('office', 'fog', [
        say('vey', 'worry', ['Lull? The cups are dry. You always leave one in the sink.', 'ラル？　茶碗が乾いている。いつも一つ、流しに残すのに。', 'ลัล? ถ้วยแห้งหมดแล้ว ปกติคุณทิ้งไว้ในอ่างใบหนึ่ง', '拉爾？杯子都乾了。你總會在水槽留一個的。', 'لال؟ الأكواب جافّة. أنت تترك واحدًا في الحوض دائمًا.'], { shot: 'full', prop: LAMP }),
        tell(
          [
            'On my desk lay the new red book. The last entry was in violet: her own name, Friday, and “rope”.',
            '机に、新しい赤い帳簿。最後は紫の字。彼女自身の名と、金曜、そして「綱」。',
            'บนโต๊ะมีเล่มแดงใหม่ รายการสุดท้ายเป็นหมึกม่วง ชื่อเธอเอง วันศุกร์ และคำว่าเชือก',
            '我桌上是那本新紅帳。最後一筆是紫墨：她自己的名字，星期五，「繩」。',
            'على مكتبي الدفتر الأحمر الجديد، وآخر قيد بالبنفسجيّ: اسمها هي، الجمعة، و«حبل».',
          ],
          { shot: 'over', who: 'vey', mood: 'shock' },
        ),
        say('vey', 'shock', ['Not with him. He has never once refused a load.', '彼に頼んだのか。……荷を断れない男なのに。', 'อย่าเป็นเขาเลย เขาไม่เคยปฏิเสธของหนักสักครั้ง', '別找他。要他扛的東西，他從來不會拒絕。', 'ليس هو. لم يرفض حملًا في حياته.'], { shot: 'eyes', tone: 'whisper' }),
        tell(['Beside it lay a wet hat. I tasted the brim. It wasn’t harbour water.', '隣に、濡れた帽子。つばを舐めた。港の水では、なかった。', 'ข้างกันมีหมวกเปียก ผมลองชิมที่ปีก มันไม่ใช่น้ำในท่าเรือ', '旁邊有頂濕帽子。我嚐了嚐帽簷。那不是港內的水。', 'إلى جواره قبّعة مبلّلة. ذقتُ حافّتها. لم يكن ماء الميناء.'], {
          shot: 'hand',
          who: 'vey',
        }),
      ]),
    ],
  },
];
