import { type EpisodeScript, passage, say, show, tell } from './script.ts';

const LOAF = { kind: 'bread', colour: '#d89a54' } as const;
const CUP = { kind: 'cup', colour: '#7aa89a' } as const;
const LAMP = { kind: 'lantern', colour: '#e06a50' } as const;
const NOTE = { kind: 'letter', colour: '#e06a50' } as const;

/** From the loaf that nobody had put in to the second ferry ticket. */
export const RAINY_MONDAYS_THIRD_SEASON: readonly EpisodeScript[] = [
  {
    title: ['The Sixty-First', '六十一個目', 'ก้อนที่หกสิบเอ็ด', '第六十一條', 'الحادي والستّون'],
    passages: [
      passage('cafe', 'sea', [
        tell([
          'We stood it in the window with a card: “Whose?” For a week nobody said “mine”.',
          '窓辺に置いて、札を立てた。「どなたの？」。一週間、誰も名乗らない。',
          'เราวางมันไว้ที่หน้าต่าง ติดป้าย “ของใคร” ทั้งสัปดาห์ไม่มีใครมาเอา',
          '我們把它擺在窗邊，立了張卡：「誰的？」一個星期都沒人來認。',
          'وضعناه في الواجهة مع بطاقة: «لمن؟». أسبوع ولم يقل أحد «لي».',
        ]),
        say('emi', 'talk', ['A tall box with lines coming out. A toothbrush?', '細長い箱から、線が出てる。……歯ブラシ？', 'กล่องสูง ๆ มีเส้นพุ่งออกมา แปรงสีฟันเหรอ', '一個高高的盒子，冒出幾條線。……牙刷？', 'صندوق طويل تخرج منه خطوط. فرشاة أسنان؟'], { shot: 'close', prop: LOAF }),
        say('gen', 'deadpan', ['It’s a lamp. On a tower. I’d have thought that was plain.', '塔の上の灯りだ。見りゃわかるだろう。', 'ตะเกียงบนหอคอยไง เห็นก็รู้แล้ว', '那是塔頂的燈。看也知道吧。', 'مصباح فوق برج. ظننتُ هذا واضحًا.'], { shot: 'full' }),
        say('nao', 'worry', ['The lighthouse? It’s been electric for thirty years. There’s nobody in it.', '灯台？　電気になって三十年、誰もいないはずだけど。', 'ประภาคารเหรอ ใช้ไฟฟ้ามาสามสิบปีแล้ว ไม่มีคนอยู่นี่', '燈塔？改用電三十年了，裡面沒有人啊。', 'المنارة؟ تعمل بالكهرباء منذ ثلاثين عامًا. لا أحد فيها.'], { shot: 'two' }),
        show('eyes', 'gen', 'shy'),
      ]),
      passage('kitchen', 'warm', [
        say('emi', 'smirk', ['Did you see that? He went the colour of crust.', '見た？　耳まで、焼き色ついてた。', 'เห็นไหม หน้าลุงแกสีเหมือนเปลือกขนมปังเลย', '妳看到沒？他的臉跟麵包皮一個顏色。', 'أرأيتِ؟ صار لونه كلون القشرة.'], { shot: 'over', to: 'nao' }),
        say('nao', 'calm', ['He said “I’d have thought”. He only thinks when it’s important.', '「見りゃわかる」なんて。ふだん、何も見てない人なのに。', 'ปกติลุงไม่เคยสังเกตอะไรเลยนะ ยกเว้นเรื่องสำคัญ', '他平常什麼都不看的，除了要緊的事。', 'لا يلاحظ شيئًا في العادة، إلّا إن كان مهمًّا.'], { shot: 'close' }),
        show('hand', 'nao', 'worry', { prop: LOAF, sound: ['tap', 'とん', 'ก๊อก', '咚', 'نقرة'] }),
        tell(['It was eight days old, and it was not stale. Somebody had asked it to wait.', '八日たっても、固くならない。誰かが「待ってて」と頼んだみたいに。', 'ผ่านไปแปดวันมันยังไม่แข็ง เหมือนมีใครขอให้มันรอ', '放了八天，它都沒有變硬。像是有人請它等一等。', 'مرّت ثمانية أيّام ولم ييبس. كأنّ أحدًا طلب منه أن ينتظر.'], {
          shot: 'pause',
        }),
      ]),
    ],
  },
  {
    title: ['The Basket', '籠', 'ตะกร้า', '吊籃', 'السلّة'],
    passages: [
      passage(
        'street',
        'rain',
        [
          tell([
            'Monday, and it rained. Left at the lighthouse; only this time we stopped.',
            '月曜、雨。いつもは灯台を左へ。その日は、立ち止まった。',
            'วันจันทร์ ฝนตก ปกติเลี้ยวซ้ายที่ประภาคาร แต่วันนี้เราหยุด',
            '星期一，下雨。平常在燈塔左轉，這次我們停了下來。',
            'الاثنين، والمطر ينزل. عند المنارة ننعطف يسارًا عادةً. هذه المرّة توقّفنا.',
          ]),
          say('emi', 'shout', ['Hello? We’ve got your bread!', 'ごめんくださーい！　パン、お届けでーす！', 'สวัสดีค่ะ! เอาขนมปังมาส่งค่ะ!', '有人在嗎？我們送麵包來！', 'مرحبًا؟ معنا خبزكم!'], { shot: 'low', tone: 'shout' }),
          show('pause', null, 'calm', { sound: ['creak', 'ぎい', 'เอี๊ยด', '嘎吱', 'صرير'] }),
          say('nao', 'shock', ['Emi. There’s a basket coming down.', '恵美。……籠が、下りてくる。', 'เอมิ มีตะกร้าหย่อนลงมา', '惠美，有個籃子降下來了。', 'إيمي. سلّة تنزل.'], { shot: 'face' }),
          say('emi', 'joy', ['It’s lined with a tea towel! Somebody irons their tea towels!', '布巾が敷いてある！　しかも、アイロンかけてある！', 'มีผ้าเช็ดจานรองด้วย! รีดเรียบเชียว!', '鋪著茶巾耶！而且有燙過！', 'مفروشة بمنشفة مطبخ! ومكويّة!'], { shot: 'close' }),
        ],
        'rain',
      ),
      passage(
        'street',
        'rain',
        [
          show('hand', 'nao', 'calm', { prop: LOAF }),
          tell(['Up it went, a little crookedly. We got wet to the knees waiting.', '籠は、少し傾いて上がっていった。待つうち、膝まで濡れた。', 'ตะกร้าลอยขึ้นไปเอียง ๆ เรารอจนเปียกถึงเข่า', '籃子歪歪地升上去。我們等到膝蓋都濕了。', 'صعدت مائلة قليلًا. وتبلّلنا حتى الركبتين ونحن ننتظر.'], { shot: 'wide' }),
          say('nao', 'talk', ['It’s coming back. There’s a note.', '戻ってきた。手紙が入ってる。', 'ลงมาแล้ว มีจดหมายด้วย', '下來了，裡面有紙條。', 'إنّها تعود. فيها ورقة.'], { shot: 'full' }),
          say('emi', 'calm', ['“Thank you. Your mother still owes me thirty years of these.”', '「ありがとう。お母さんには、あと三十年ぶん貸しがあるの」', '“ขอบใจ แม่พวกเธอยังติดฉันอยู่อีกสามสิบปี”', '「謝謝。妳們的媽媽還欠我三十年份。」', '«شكرًا. ما زالت أمّكما مدينة لي بثلاثين عامًا منه».'], { shot: 'two', prop: NOTE }),
          tell(
            [
              'It was signed with the lamp. Nao, I told myself, breathe. Somebody else remembers her.',
              '署名は、あの灯り。息をして、と自分に言った。母を覚えている人が、いる。',
              'ลงชื่อด้วยรูปตะเกียง ฉันบอกตัวเองให้หายใจ ยังมีคนที่จำแม่ได้',
              '署名是那盞燈。我對自己說：呼吸。還有別人記得媽媽。',
              'وُقّعت برسم المصباح. قلتُ لنفسي: تنفّسي. هناك من يذكرها غيرنا.',
            ],
            { shot: 'eyes', who: 'nao', mood: 'cry' },
          ),
        ],
        'rain',
      ),
    ],
  },
  {
    title: ['One Thing a Week', '週にひとつ', 'สัปดาห์ละเรื่อง', '一週一件事', 'أمر كلّ أسبوع'],
    passages: [
      passage('kitchen', 'warm', [
        tell(['So a loaf went up each Monday, and one thing about Mother came down.', '月曜ごとに、パンがひとつ上がり、母の話がひとつ下りてきた。', 'ทุกวันจันทร์ขนมปังขึ้นไปหนึ่งก้อน เรื่องของแม่ลงมาหนึ่งเรื่อง', '於是每個星期一，一條麵包上去，一件媽媽的事下來。', 'وهكذا كلّ اثنين: رغيف يصعد، وشيء عن أمّي ينزل.']),
        say('emi', 'laugh', ['“She could not swim. She told your father she could. Twice.”', '「泳げないのに、泳げると言った。お父さんに、二度も」', '“เธอว่ายน้ำไม่เป็น แต่บอกพ่อพวกเธอว่าเป็น ตั้งสองครั้ง”', '「她不會游泳，卻跟妳們爸爸說會。說了兩次。」', '«لم تكن تجيد السباحة. وقالت لأبيكما إنّها تجيدها. مرّتين».'], {
          shot: 'close',
          prop: NOTE,
        }),
        say('nao', 'smile', ['“She was afraid of geese, and of being early.”', '「鵞鳥がこわい。早く着くのも、こわい」……だって。', '“เธอกลัวห่าน แล้วก็กลัวไปถึงก่อนเวลา”', '「她怕鵝，也怕早到。」', '«كانت تخاف الإوزّ، وتخاف أن تصل مبكّرة».'], { shot: 'full' }),
        show('two', 'nao', 'laugh', { others: ['emi'] }),
        say('emi', 'worry', ['This one’s short. “We had two tickets.”', 'これ、短い。「切符は、二枚あったの」', 'อันนี้สั้น “ตั๋วมีสองใบ”', '這張好短。「船票有兩張。」', 'هذه قصيرة: «كانت معنا تذكرتان».'], { shot: 'face' }),
      ]),
      passage('cafe', 'warm', [
        say('nao', 'calm', ['Gen. Who lives in the lighthouse?', '源さん。灯台に住んでるのは、誰？', 'ลุงเก็น ใครอยู่ในประภาคาร', '源伯，住在燈塔裡的是誰？', 'جِن. من يسكن المنارة؟'], { shot: 'over', to: 'gen' }),
        say('gen', 'shy', ['Sumi. She kept the light. They sent a machine; she sent it back.', 'スミだ。灯台守だよ。機械が来たが、追い返した。', 'ซูมิ คนเฝ้าประภาคาร เขาส่งเครื่องมา แกส่งคืน', '阿澄，守燈塔的。他們送機器來，她退回去了。', 'سومي. حارسة الضوء. أرسلوا آلة، فأعادتها.'], { shot: 'close', prop: CUP }),
        say('emi', 'shock', ['“So they’d hear us from the shore.” You weren’t singing to Mother!', '霧の歌、お母さんに歌ってたんじゃないんだ！', 'เพลงพายเรือนั่น ลุงไม่ได้ร้องให้แม่หนูนี่!', '那首划船歌，你不是唱給媽媽聽的！', 'أغنية التجديف... لم تكن تغنّيها لأمّي!'], { shot: 'low' }),
        show('hand', 'gen', 'sad', { prop: CUP }),
        tell(
          [
            '“It’s a hundred and forty steps,” said Gen, and looked at his knee as one looks at a clock.',
            '「百四十段あってな」と源さん。時計を見るように、膝を見た。',
            '“มันร้อยสี่สิบขั้น” ลุงเก็นว่า แล้วมองเข่าเหมือนมองนาฬิกา',
            '「一百四十階。」源伯說。他看看膝蓋，像在看時鐘。',
            'قال جِن: «مئة وأربعون درجة»، ونظر إلى ركبته كمن ينظر إلى ساعة.',
          ],
          { shot: 'pause' },
        ),
      ]),
    ],
  },
  {
    title: ['A Hundred and Forty', '百四十段', 'ร้อยสี่สิบขั้น', '一百四十階', 'مئة وأربعون'],
    passages: [
      passage('stairs', 'sea', [
        tell([
          'He went on a Tuesday, in a tie. We pretended to be passing. With a chair.',
          '火曜、ネクタイで行った。私たちは通りすがりのふりをした。椅子を持って。',
          'ลุงไปวันอังคาร ผูกไทด้วย เราแกล้งเดินผ่าน โดยถือเก้าอี้',
          '他星期二去的，還打了領帶。我們假裝路過，帶著一張椅子。',
          'ذهب يوم الثلاثاء بربطة عنق. وتظاهرنا بالمرور صدفة. ومعنا كرسيّ.',
        ]),
        say('gen', 'strain', ['Nineteen. Twenty. Is that a chair?', '十九、二十……おい、それは椅子か。', 'สิบเก้า ยี่สิบ… นั่นเก้าอี้เรอะ', '十九、二十……那是椅子嗎？', 'تسع عشرة. عشرون. أهذا كرسيّ؟'], { shot: 'low' }),
        say('emi', 'smile', ['We always carry one. Sit. It’s the law on Tuesdays.', 'いつも持ち歩いてるの。火曜は座る決まり。', 'เราพกตลอดค่ะ นั่งสิ วันอังคารเป็นกฎหมาย', '我們都隨身帶的。坐吧，星期二的規定。', 'نحمل واحدًا دائمًا. اجلس. هكذا القانون يوم الثلاثاء.'], { shot: 'full' }),
        show('chibi', 'gen', 'strain', { sound: ['puff puff', 'ふうふう', 'แฮ่ก ๆ', '呼呼', 'لهاث'] }),
        say('gen', 'sad', ['Sixty-two. That’s all I have. Thirty years, and seventy-eight short.', '六十二。……ここまでだ。三十年かけて、七十八段足りん。', 'หกสิบสอง ได้แค่นี้ สามสิบปี ขาดไปเจ็ดสิบแปดขั้น', '六十二，我只能到這了。三十年，還差七十八階。', 'اثنتان وستّون. هذا كلّ ما عندي. ثلاثون عامًا، وتنقصني ثمان وسبعون.'], {
          shot: 'close',
        }),
      ]),
      passage('stairs', 'warm', [
        say('nao', 'calm', ['You don’t need legs for it, Gen. You never did. You were in a boat.', '足は要らないよ。昔だって、舟の上だったでしょう。', 'ไม่ต้องใช้ขาหรอกลุง เมื่อก่อนลุงก็อยู่ในเรือ', '用不著腳的。源伯，你從前也是在船上啊。', 'لا تحتاج إلى ساقين يا جِن. لم تحتج قطّ. كنتَ في قارب.'], { shot: 'two' }),
        show('eyes', 'gen', 'shy'),
        say('gen', 'shout', ['“Leave the lamp, love, leave the bread…”', '「灯りはいらぬ、パンもいらぬ」', '“ตะเกียงไม่ต้อง ขนมปังก็ไม่ต้อง…”', '「燈不用留，麵包也不用留……」', '«دعي المصباح والرغيف...»'], { shot: 'face' }),
        tell(['It went up the tower, round and round. For a while there was only the sea.', '歌は塔を、ぐるぐる昇っていった。しばらくは、波の音だけ。', 'เสียงเพลงวนขึ้นไปตามหอคอย แล้วก็มีแต่เสียงทะเลอยู่พักหนึ่ง', '歌聲在塔裡一圈圈往上繞。好一陣子，只有海的聲音。', 'صعدت الأغنية في البرج تدور وتدور. ولم يُسمع لحظةً إلّا البحر.'], {
          shot: 'wide',
        }),
        tell(
          [
            'Then, from the top, cracked and exact, came the third verse. We hadn’t known there was one.',
            'やがて上から、かすれた、正しい声で、三番が。あるとは知らなかった。',
            'แล้วจากยอดหอ เสียงแหบแต่ตรงคีย์ ร้องท่อนที่สาม เราไม่รู้เลยว่ามี',
            '然後塔頂傳來沙啞卻精準的歌聲，是第三段。我們不知道還有第三段。',
            'ثمّ جاء من القمّة بصوت مبحوح دقيق مقطع ثالث. لم نكن نعرف بوجوده.',
          ],
          { shot: 'back', who: 'gen', mood: 'cry' },
        ),
      ]),
    ],
  },
  {
    title: ['The Light Goes Out', '灯台が消えた夜', 'คืนที่ประภาคารดับ', '燈塔熄滅的夜', 'ليلة انطفأت المنارة'],
    passages: [
      passage(
        'harbour',
        'rain',
        [
          tell(['The October gale took the power at nine. Four boats were still out.', '十月の嵐で、九時に停電。舟が四艘、まだ海にいた。', 'พายุเดือนตุลาทำไฟดับตอนสามทุ่ม เรือสี่ลำยังอยู่กลางทะเล', '十月的暴風，九點停電。還有四艘船在海上。', 'قطعت عاصفة تشرين الكهرباء في التاسعة. وما زالت أربعة قوارب في البحر.']),
          say('emi', 'shock', ['The lighthouse! It’s dark! It’s never dark!', '灯台が、真っ暗！　消えたことなんてないのに！', 'ประภาคารมืด! มันไม่เคยมืดเลยนะ!', '燈塔暗了！它從來沒暗過！', 'المنارة مظلمة! إنّها لا تظلم أبدًا!'], { shot: 'face' }),
          say('gen', 'strain', ['She’ll have the old oil lamp. But there’s no oil been sent for years.', '古い油のランプはある。だが、油がもう何年も来とらん。', 'แกมีตะเกียงน้ำมันเก่า แต่ไม่มีใครส่งน้ำมันมาหลายปีแล้ว', '她有舊油燈，可是好多年沒人送油了。', 'عندها مصباح الزيت القديم. لكن لم يُرسل زيت منذ سنين.'], { shot: 'low' }),
          say('nao', 'calm', ['What burns long, and bright, and we’ve a whole cellar of it?', '長く明るく燃えるもの。……地下に、山ほどあるよね。', 'อะไรไหม้ได้นาน สว่าง แล้วเรามีเต็มห้องใต้ดิน', '燒得久又亮，而且我們地下堆了一整間的，是什麼？', 'ما الذي يشتعل طويلًا وساطعًا، وعندنا منه قبو كامل؟'], { shot: 'close', prop: LAMP }),
        ],
        'rain',
      ),
      passage('stairs', 'warm', [
        say('emi', 'joy', ['Everybody’s fire! Pass it up! Mind your sleeves!', 'みんなの火だよ！　上へ回して！　袖、気をつけて！', 'ไฟของทุกคน! ส่งขึ้นไป! ระวังแขนเสื้อ!', '大家的火！往上傳！小心袖子！', 'نار الجميع! مرّروها إلى أعلى! انتبهوا لأكمامكم!'], { shot: 'full', posture: 'raise' }),
        show('hand', 'nao', 'strain', { prop: LAMP, sound: ['fwoom', 'ぼうっ', 'พรึ่บ', '轟', 'فووم'] }),
        tell(
          [
            'Toru counted people on the stairs. He wrote “one hundred and forty”, and then “safe”.',
            '透さんは階段の人を数え、「百四十」、そして「安全」と書いた。',
            'คุณโทรุนับคนบนบันได เขาเขียนว่า “ร้อยสี่สิบ” แล้วตามด้วย “ปลอดภัย”',
            '透先生數著樓梯上的人，寫下「一百四十」，又寫「安全」。',
            'عدّ تورو الواقفين على الدرج. كتب «مئة وأربعون»، ثمّ كتب «آمن».',
          ],
          { shot: 'wide' },
        ),
        say('gen', 'shock', ['They’ve stood one on each step. From the bottom to her door.', '一段に、ひとりずつ。……下から、あいつの扉まで。', 'ยืนกันขั้นละคน ตั้งแต่ข้างล่างถึงประตูแก', '一階站一個人。從底下，一直到她門口。', 'وقف واحد على كلّ درجة. من الأسفل إلى بابها.'], { shot: 'close' }),
        say('nao', 'smile', ['Give Gen your arms. Left side first. Mind his knee.', '源さんを担いで。左から。膝に気をつけて。', 'ช่วยพยุงลุงเก็นที ซ้ายก่อน ระวังเข่าลุงด้วย', '大家扶源伯上去。左邊先，小心他的膝蓋。', 'أسندوا جِن بأذرعكم. من اليسار أوّلًا. انتبهوا لركبته.'], { shot: 'two' }),
        tell(
          [
            'At ten the light came on again. At eleven the last boat was in. Nobody had seen Gen come down.',
            '十時、灯りが戻った。十一時、最後の舟が着いた。源さんは、まだ下りてこない。',
            'สี่ทุ่มไฟติด ห้าทุ่มเรือลำสุดท้ายเข้าฝั่ง ยังไม่มีใครเห็นลุงเก็นลงมา',
            '十點，燈又亮了。十一點，最後一艘船回來了。還沒有人看到源伯下來。',
            'في العاشرة عاد الضوء. وفي الحادية عشرة رسا آخر قارب. ولم يرَ أحد جِن ينزل.',
          ],
          { shot: 'pause' },
        ),
      ]),
    ],
  },
  {
    title: ['One for the Ghost', '幽霊さんの分', 'ส่วนของผี', '鬼的那一份', 'واحد للشبح'],
    passages: [
      passage('cafe', 'sea', [
        tell([
          'On Wednesday two people came in, arm in arm, very slowly. One of them was Gen.',
          '水曜、ふたり連れが、腕を組んで、そろそろと入ってきた。片方は、源さん。',
          'วันพุธมีคนสองคนควงแขนเข้ามาช้า ๆ คนหนึ่งคือลุงเก็น',
          '星期三，有兩個人挽著手慢慢走進來。其中一個是源伯。',
          'يوم الأربعاء دخل اثنان، ذراعًا بذراع، ببطء شديد. أحدهما جِن.',
        ]),
        say('gen', 'shy', ['Two of the usual. And the one for the ghost. She’s hungry.', 'いつものを二つ。あと、幽霊さんの分。……本人が、腹ぺこでな。', 'เอาเหมือนเดิมสอง แล้วก็ส่วนของผีด้วย เจ้าตัวหิวแล้ว', '老樣子兩份。再一個給那個鬼，她肚子餓了。', 'اثنان كالمعتاد. وواحد للشبح. إنّها جائعة.'], { shot: 'full', prop: LOAF }),
        say('emi', 'shock', ['All this time the ghost was SUMI?', '幽霊って、ずっとスミさんのことだったの！？', 'ผีที่ว่ามาตลอดคือคุณซูมิเหรอ!', '一直以來那個鬼，就是澄婆婆！？', 'طوال هذا الوقت كان الشبح هو سومي؟'], { shot: 'face' }),
        tell(
          [
            '“I’m told I haunt the place,” said Sumi. She took the stool by the oven, and it fitted her.',
            '「化けて出てたそうね」とスミさん。かまど脇の椅子は、ぴったりだった。',
            '“ได้ยินว่าฉันสิงที่นี่” คุณซูมิว่า แล้วนั่งม้านั่งข้างเตา พอดีตัวเชียว',
            '「聽說我在這裡作祟。」澄婆婆說著，坐上爐邊的凳子，剛剛好。',
            'قالت سومي: «قيل لي إنّي أسكن هذا المكان». وجلست قرب الفرن، فكان الكرسيّ على قياسها.',
          ],
          { shot: 'close', who: 'nao', mood: 'smile' },
        ),
        show('group', 'gen', 'smile', { others: ['nao', 'emi'] }),
      ]),
      passage('harbour', 'sea', [
        tell(
          [
            'She gave Emi an envelope. The other ticket. One way; and good, it said, for any year.',
            '恵美に、封筒をくれた。もう一枚の切符。片道。「年度を問わず有効」。',
            'แกให้ซองหนึ่งแก่เอมิ ตั๋วอีกใบ เที่ยวเดียว เขียนว่าใช้ได้ทุกปี',
            '她給惠美一個信封，是另一張船票。單程，上面寫著「任何年份有效」。',
            'أعطت إيمي ظرفًا. التذكرة الأخرى. ذهاب فقط، وصالحة، كما كُتب، لأيّ سنة.',
          ],
          { shot: 'hand', who: 'emi', mood: 'worry', prop: NOTE },
        ),
        say(
          'emi',
          'worry',
          ['There’s a school over the water. Old ovens. Six months. I asked the dough.', '海の向こうに、古い窯の学校があるの。半年。……生地に訊いた。', 'อีกฝั่งมีโรงเรียนสอนเตาโบราณ หกเดือน หนูถามแป้งแล้ว', '海那邊有間學校，教老爐子的，半年。……我問過麵糰了。', 'وراء البحر مدرسة للأفران القديمة. ستّة أشهر. سألتُ العجين.'],
          { shot: 'close' },
        ),
        say('nao', 'calm', ['And what does it say?', '……なんて？', 'แล้วมันว่ายังไง', '它怎麼說？', 'وماذا يقول؟'], { shot: 'two' }),
        say('emi', 'cry', ['It says: now. And it says: come back.', '「いまだ」って。それから「帰っておいで」って。', 'มันว่า “ตอนนี้แหละ” แล้วก็ว่า “กลับมานะ”', '它說：「就是現在。」還說：「要回來喔。」', 'يقول: الآن. ويقول: عودي.'], { shot: 'face' }),
        show('back', 'nao', 'smile', { others: ['emi'] }),
        tell(
          [
            'One suitcase: three jumpers, a rolling pin, and a reason. On the pier stood the boy from the station, with nothing at all.',
            '鞄ひとつ。セーター三枚、めん棒、理由がひとつ。桟橋に、手ぶらの駅前の子がいた。',
            'กระเป๋าใบเดียว เสื้อไหมพรมสามตัว ไม้นวดแป้ง เหตุผลหนึ่งข้อ ที่ท่าเรือ หนุ่มร้านสถานียืนมือเปล่ารออยู่',
            '一只皮箱：三件毛衣、一根桿麵棍、一個理由。碼頭上，車站那個男孩兩手空空地等著。',
            'حقيبة واحدة: ثلاث كنزات، ومرقاق، وسبب. وعلى الرصيف وقف فتى المحطّة خالي اليدين.',
          ],
          { shot: 'wide' },
        ),
      ]),
    ],
  },
];
