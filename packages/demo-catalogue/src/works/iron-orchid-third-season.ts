import { type EpisodeScript, passage, say, show, tell } from './script.ts';

const UMBRELLA = { kind: 'umbrella', colour: '#8b46c4' } as const;
const BLADE = { kind: 'sword', colour: '#9a2a34' } as const;
const PAPER = { kind: 'letter', colour: '#a86ad8' } as const;
const TEA = { kind: 'cup', colour: '#6a3a24' } as const;
const COIN = { kind: 'ball', colour: '#d8b45a' } as const;

/** The man who laughed, and the road back. */
export const IRON_ORCHID_THIRD_SEASON: readonly EpisodeScript[] = [
  {
    title: ['With His Whole Face', '顔じゅうで笑う', 'ยิ้มทั้งหน้า', '滿臉的笑', 'بوجهه كلّه'],
    passages: [
      passage(
        'orchard',
        'night',
        [
          tell(
            [
              'He stood under the plum tree in a clerk’s coat, a year dead, laughing at the moon.',
              '一年前に死んだ人が、書役の羽織で梅の下に立ち、月に笑っていた。',
              'เขายืนใต้ต้นบ๊วยในเสื้อเสมียน ตายไปแล้วหนึ่งปี กำลังหัวเราะใส่ดวงจันทร์',
              '他穿著書吏的外衣站在梅樹下，死了一年，正對著月亮笑。',
              'كان واقفًا تحت شجرة الخوخ بثوب كاتب، ميتًا منذ سنة، يضحك للقمر.',
            ],
            { mood: 'calm', shot: 'wide' },
          ),
          say('ran', 'shock', ['My lord Hasebe.', '……長谷部さま。', 'ท่านฮาเซเบะ', '……長谷部大人。', 'مولاي هاسيبي.'], { shot: 'face' }),
          tell(
            [
              '“Ran! You took your time. Twelve days, wasn’t it? And not once drawn. I knew I’d chosen well.”',
              '「蘭か、待ったぞ。十二日、一度も抜かずに。見込んだとおりだ」',
              '“รัน! มาช้านะ สิบสองวันไม่ชักดาบเลย ข้าเลือกคนไม่ผิดจริง ๆ”',
              '「蘭！妳可來了。十二天，一次刀也沒拔。我果然沒看錯人。」',
              '«ران! تأخّرتِ. اثنا عشر يومًا ولم تسلّيه مرّة. أحسنتُ الاختيار.»',
            ],
            { who: 'ran', mood: 'worry', shot: 'over' },
          ),
          say('heita', 'angry', ['Chosen for WHAT? She’s been saying sorry to you in her sleep!', '何に選んだって？　寝言で、ずっと詫びてたんだぞ！', 'เลือกมาทำอะไร! นางละเมอขอโทษท่านทุกคืน!', '選來做什麼？她連說夢話都在跟你道歉！', 'اخترتَها لماذا؟ كانت تعتذر إليك في نومها!'], { shot: 'low' }),
          show('hand', 'ran', 'strain'),
        ],
        'petals',
      ),
      passage(
        'orchard',
        'dusk',
        [
          say('shigure', 'cold', ['I struck once, in the dark, at your robe. Whom did I kill?', '闇で一太刀、あなたの羽織へ。……私は誰を斬りました。', 'ข้าฟันครั้งเดียวในความมืด ไปที่เสื้อท่าน ข้าฆ่าใครกันแน่', '我在黑暗中，朝你的衣袍砍了一刀。我殺的是誰？', 'ضربتُ مرّة في الظلام رداءك. من الذي قتلتُ؟'], { shot: 'close' }),
          tell(
            [
              '“The judge. He’d come to watch me die. I lent him my coat. It was a cold night.”',
              '「判官どのだ。わしの最期を見に来た。寒い夜でな、羽織を貸した」',
              '“ผู้พิพากษาไงเล่า เขามาดูข้าตาย คืนนั้นหนาว ข้าเลยให้ยืมเสื้อ”',
              '「是判官。他特地來看我死。那晚很冷，我借了他外衣。」',
              '«القاضي. جاء ليراني أموت. أعرتُه ردائي، كانت ليلة باردة.»',
            ],
            { who: 'shigure', mood: 'shock', shot: 'eyes' },
          ),
          say('shigure', 'shock', ['My own employer. That is why I was never paid the second half.', '私の雇い主を。……どうりで、残りの半金が来ないはずです。', 'นายจ้างข้าเอง มิน่าถึงไม่ได้ค่าจ้างอีกครึ่ง', '我的雇主。難怪尾款一直沒到。', 'ربّ عملي نفسه. لهذا لم يصلني النصف الثاني قطّ.'], { shot: 'full' }),
          say('seigetsu', 'worry', ['And for a year you have sat in the last row, being the voice.', 'そして一年、末席で、あの「声」をお務めに。', 'แล้วทั้งปีท่านก็นั่งแถวหลังสุด คอยเป็นเสียงนั้น', '然後這一年，你坐在最後一排，當那個「聲音」。', 'وطوال سنة جلستَ في الصفّ الأخير، وكنتَ الصوت.'], { shot: 'two' }),
          say('ran', 'cold', ['You were alive, my lord. And you let me carry you.', '生きておられた。……それでも、私に背負わせた。', 'ท่านยังอยู่ แล้วปล่อยให้ข้าแบกท่านมา', '您活著。卻讓我一路背負著您。', 'كنتَ حيًّا يا مولاي، وتركتَني أحملك.'], { shot: 'close' }),
        ],
        'petals',
      ),
    ],
  },
  {
    title: ['Bait', '撒き餌', 'เหยื่อล่อ', '誘餌', 'الطُّعم'],
    passages: [
      passage('throne', 'night', [
        tell(['He poured them tea himself, with his own hands, as he always used to.', '長谷部は、昔のように手ずから茶を注いだ。', 'เขารินชาให้ทุกคนด้วยมือตัวเอง เหมือนที่เคยทำ', '他親手為大家倒茶，一如從前。', 'صبّ لهم الشاي بيديه كما كان يفعل دائمًا.'], { who: 'ran', mood: 'cold', shot: 'wide' }),
        tell(
          [
            '“A net needs bait. Every man who came at you on that road was on my list. I only had to count.”',
            '「網には餌が要る。おまえを襲った者は皆、帳面の名だ。数えるだけでよい」',
            '“แหต้องมีเหยื่อ ทุกคนที่ดักทำร้ายเจ้าอยู่ในบัญชีข้า ข้าแค่นั่งนับ”',
            '「網要有餌。路上襲擊妳的人都在我的名單上，我只要數就好。」',
            '«الشبكة تحتاج طُعمًا. كلّ من هاجمكِ في قائمتي، وما عليّ إلا العدّ.»',
          ],
          { who: 'heita', mood: 'shock', shot: 'close', prop: TEA },
        ),
        say('heita', 'angry', ['She fell down nine hundred stairs! I carried her!', '九百段だぞ！　倒れた蘭を、背負って登ったんだ！', 'เก้าร้อยขั้นนะ! ข้าแบกนางที่สลบขึ้นไป!', '九百階啊！她昏倒，是我背上去的！', 'تسعمئة درجة! حملتُها فاقدة الوعي!'], { shot: 'face' }),
        tell(['“And well done, boy. You’re worth every coin.”', '「よくやった、坊主。銭を払っただけはある」', '“ทำดีมาก เจ้าหนู คุ้มเงินทุกเหรียญ”', '「做得好，孩子。你值每一文錢。」', '«أحسنتَ يا فتى. تستحقّ كلّ قطعة نقد.»'], { who: 'heita', mood: 'worry', shot: 'low' }),
        show('eyes', 'heita', 'shock'),
        say('ran', 'calm', ['Thank you for the tea.', 'お茶を、いただきます。', 'ขอบคุณสำหรับชา', '謝謝您的茶。', 'شكرًا على الشاي.'], { shot: 'full' }),
      ]),
      passage('throne', 'dusk', [
        tell(['She lifted the cup, and held it under her nose, and put it down again, full.', '蘭は茶碗を鼻先まで上げ、口をつけずに、置いた。', 'รันยกถ้วยขึ้นแตะจมูก แล้ววางลงทั้งที่ยังเต็ม', '她端起茶碗湊到鼻下，又滿滿地放了回去。', 'رفعت الكأس إلى أنفها، ثمّ وضعتها ممتلئة.'], {
          who: 'ran',
          mood: 'cold',
          shot: 'hand',
          prop: TEA,
        }),
        say('ran', 'cold', ['Plum.', '梅だ。', 'กลิ่นบ๊วย', '梅子。', 'خوخ.'], { shot: 'close' }),
        say('seigetsu', 'shock', ['Nobody drink! Heita, put it down!', '誰も飲んではなりません！　平太、置きなさい！', 'ห้ามใครดื่ม! เฮตะ วางลง!', '誰都別喝！平太，放下！', 'لا يشرب أحد! هيتا، ضعها!'], { shot: 'two' }),
        say('heita', 'asleep', ['Too… late… it was… so sweet…', 'もう……飲んじゃ……甘くて……', 'สาย…ไปแล้ว… มันหวาน…', '來不……及了……好甜……', 'فات… الأوان… كان حلوًا…'], { shot: 'chibi' }),
        tell(
          [
            'When she looked up, the mat was empty. So was her sleeve, where the half list had been.',
            '顔を上げると、席は空。袖に入れた半分の帳面も、消えていた。',
            'พอเงยหน้า เสื่อก็ว่าง บัญชีครึ่งแผ่นในแขนเสื้อก็หายไป',
            '她抬頭時，席上已空。袖裡那半份名單也不見了。',
            'حين رفعت رأسها كان الحصير خاليًا، وكمّها كذلك: اختفى نصف القائمة.',
          ],
          { who: 'ran', mood: 'shock', shot: 'eyes' },
        ),
      ]),
    ],
  },
  {
    title: ['One Coin', '一枚の銭', 'เหรียญเดียว', '一文錢', 'قطعة واحدة'],
    passages: [
      passage(
        'stairs',
        'night',
        [
          tell(['He slept through the night on the palace steps, and woke up crying.', '平太は御所の石段で一晩眠り、泣きながら起きた。', 'เฮตะหลับบนบันไดวังทั้งคืน แล้วตื่นขึ้นมาร้องไห้', '平太在宮前石階上睡了一夜，哭著醒來。', 'نام هيتا الليل على درج القصر، واستيقظ باكيًا.'], { who: 'heita', mood: 'sad', shot: 'wide' }),
          say('heita', 'cry', ['I know that sweet. I carried it up the stairs. It was him.', 'あの甘さ、知ってる。運んだ酒だ。……あの人だったんだ。', 'ข้าจำรสหวานนั้นได้ เหล้าที่ข้ายกขึ้นไป …เป็นเขาเอง', '那個甜味我記得，是我端上樓的酒。……是他。', 'أعرف تلك الحلاوة. حملتُها على الدرج. كان هو.'], { shot: 'close' }),
          say('ran', 'worry', ['You never saw his face, you said.', '顔は見ていないと、言ったな。', 'เจ้าบอกว่าไม่เห็นหน้า', '你說過，沒看見他的臉。', 'قلتَ إنّك لم ترَ وجهه.'], { shot: 'over' }),
          say('heita', 'sad', ['He laughed when I bit the coin. I thought: what a nice man.', '銭を噛んだら、笑った。暗い段で。いい人だなって、思った。', 'ข้ากัดเหรียญ เขาหัวเราะ ในบันไดมืด ข้านึกว่าเป็นคนใจดี', '我咬那文錢時，他笑了。樓梯很暗，我還想：這人真好。', 'ضحك حين عضضتُ القطعة. كان الدرج مظلمًا، فقلتُ: ما ألطفه.'], {
            shot: 'face',
          }),
          show('hand', 'heita', 'cry', { prop: COIN }),
        ],
        'snow',
      ),
      passage(
        'stairs',
        'snow',
        [
          say('shigure', 'calm', ['So he drugged his own guard. Not to harm her. So that I might succeed.', '護衛を眠らせたのは本人。害するためでなく、私に討たせるため。', 'เขาวางยาองครักษ์ตัวเอง ไม่ใช่ทำร้าย แต่ให้ข้าลงมือสำเร็จ', '他迷昏自己的護衛，不是要害她，是好讓我得手。', 'خدّر حارسته بنفسه، لا ليؤذيها، بل لأنجح أنا.'], {
            shot: 'full',
          }),
          say('ran', 'sad', ['Awake, I’d have stopped it. And the judge would be alive.', '起きていれば、防いだ。判官も、死なずにすんだ。', 'ถ้าข้าตื่นอยู่ ข้าคงห้ามไว้ได้ ผู้พิพากษาก็คงไม่ตาย', '我若醒著，就會阻止，判官也不會死。', 'لو كنتُ مستيقظة لمنعتُه، ولبقي القاضي حيًّا.'], { shot: 'low' }),
          say('seigetsu', 'sad', ['He counted on your goodness, child. As one counts on a wall.', 'あなたの誠を、壁のように当てにしたのです。', 'เขาอาศัยความดีของเจ้า เหมือนอาศัยกำแพง', '他利用妳的正直，就像靠著一堵牆。', 'اتّكل على طيبتكِ كما يُتّكل على جدار.'], { shot: 'close' }),
          show('back', 'ran', 'sad', { others: ['heita'] }),
          say('heita', 'worry', ['Ran? Are you going to cut him?', '蘭。……斬るの？', 'รัน …เจ้าจะฟันเขาไหม', '蘭……妳要砍他嗎？', 'ران؟ أستقتلينه؟'], { shot: 'two' }),
          say('ran', 'cold', ['No. I’m going to be a witness. It’s much worse.', '斬らない。証人になる。そのほうが、ずっと痛い。', 'ไม่ ข้าจะเป็นพยาน มันเจ็บกว่ามาก', '不。我要當證人，那可怕多了。', 'لا. سأكون شاهدة. وهذا أسوأ بكثير.'], { shot: 'eyes' }),
        ],
        'snow',
      ),
    ],
  },
  {
    title: ['The Water Gate', '水門', 'ประตูน้ำ', '水門', 'بوّابة الماء'],
    passages: [
      passage(
        'riverside',
        'dusk',
        [
          tell(
            [
              'A man who is dead needs no passport. He was leaving by the water gate, with eleven chests.',
              '死人に手形は要らぬ。長谷部は水門から、長持十一棹と出ていくところだ。',
              'คนตายไม่ต้องใช้หนังสือผ่านทาง เขากำลังออกทางประตูน้ำพร้อมหีบสิบเอ็ดใบ',
              '死人不需要路引。他正帶著十一口箱子從水門離開。',
              'الميت لا يحتاج إذن سفر. كان يغادر من بوّابة الماء بأحد عشر صندوقًا.',
            ],
            { mood: 'calm', shot: 'wide' },
          ),
          say('heita', 'shock', ['Those aren’t papers. Those are heavy. Those CLINK.', '紙じゃないよ、あれ。重い。……チャリンって鳴った。', 'นั่นไม่ใช่กระดาษ มันหนัก มันดังกริ๊ง ๆ', '那不是紙。好重……還會叮噹響。', 'هذه ليست أوراقًا. إنّها ثقيلة، وترنّ.'], { shot: 'close' }),
          say('seigetsu', 'sad', ['Every bribe that he wrote down for us, he also kept.', '書き留めた賄賂を、そのまま懐にも留めたのですね。', 'สินบนทุกก้อนที่เขาจด เขาก็เก็บไว้เองด้วย', '他一筆筆記下的賄賂，也一筆筆收下了。', 'كلّ رشوة دوّنها احتفظ بها أيضًا.'], { shot: 'face' }),
          show('action', 'ran', 'strain', { posture: 'run', prop: UMBRELLA, others: ['heita'], sound: ['SPLASH SPLASH', 'バシャ、バシャ', 'ซ่า ซ่า', '啪唰、啪唰', 'طشّ طشّ'] }),
          say('heita', 'shout', ['The gate’s coming down! It’ll cut the boat off! It’ll cut US off!', '門が落ちる！　舟も、おれたちも潰れる！', 'ประตูกำลังตก! ทับทั้งเรือทั้งเรา!', '閘門要掉下來了！船會被壓，我們也會！', 'البوّابة تسقط! ستسحق القارب، وتسحقنا!'], { shot: 'low', tone: 'shout' }),
        ],
        'rain',
      ),
      passage(
        'riverside',
        'night',
        [
          say('shigure', 'talk', ['I have half a blade. You have one you are not allowed to use.', 'こちらは半分の刀。そちらは、抜けない刀。', 'ข้ามีดาบครึ่งเล่ม ท่านมีดาบที่ห้ามใช้', '我有半把刀，妳有一把不能用的刀。', 'لديّ نصف سيف، ولديكِ سيف لا يحقّ لكِ استعماله.'], { shot: 'close', prop: BLADE }),
          say('ran', 'smirk', ['The edict says: bare steel against a man. It’s silent about doors.', '御触れは「人に向けて抜くな」だ。門のことは、書いてない。', 'กฎห้ามชักใส่คน ไม่ได้พูดถึงประตู', '禁令說不准對人拔刀，可沒提到門。', 'الأمر يحظر السلّ على إنسان، ولا يذكر الأبواب.'], { shot: 'full' }),
          show('clash', 'ran', 'strain', { others: ['shigure'], sound: ['KRANNNG!', 'ギィン！', 'เคร้งงง!', '鏘——', 'كرانننغ!'] }),
          tell(
            [
              'Two swords, crossed, under two tonnes of oak. They looked at each other. Neither would be first to let go.',
              '交えた二刀が、樫の門を支えた。目が合う。どちらも、先には引かない。',
              'ดาบสองเล่มไขว้ค้ำประตูไม้โอ๊ก ทั้งคู่สบตากัน ไม่มีใครยอมปล่อยก่อน',
              '兩把刀交叉，撐住橡木閘門。兩人對望，誰也不肯先放手。',
              'سيفان متقاطعان تحت طنّين من البلّوط. تبادلا النظر، ولم يشأ أحدهما أن يفلت أوّلًا.',
            ],
            { who: 'shigure', mood: 'strain', shot: 'face' },
          ),
          say('shigure', 'smile', ['I always wondered how it would feel to hold the same line.', '同じ側で踏ん張るのは、どんな心地かと思っていました。', 'ข้าเคยสงสัยว่าอยู่ข้างเดียวกันจะรู้สึกอย่างไร', '我一直好奇，站在同一邊是什麼滋味。', 'لطالما تساءلتُ كيف يكون أن نقف في صفّ واحد.'], { shot: 'close' }),
          say('ran', 'deadpan', ['Heavy. Heita, the rope.', '重い。平太、縄だ。', 'หนัก เฮตะ เอาเชือก', '很重。平太，繩子。', 'ثقيل. هيتا، الحبل.'], { shot: 'eyes' }),
          tell(['One boat, one magistrate, eleven chests. Rice-bale style.', '舟一艘、奉行一人、長持十一棹。米俵流で、縛りあげた。', 'เรือหนึ่ง เจ้าเมืองหนึ่ง หีบสิบเอ็ด มัดแบบกระสอบข้าวหมด', '一艘船、一位奉行、十一口箱子，全用米袋流綁好。', 'قارب وقاضٍ وأحد عشر صندوقًا، على طريقة أكياس الأرز.'], {
            who: 'heita',
            mood: 'joy',
            shot: 'two',
          }),
        ],
        'rain',
      ),
    ],
  },
  {
    title: ['Forty Brushes', '四十本の筆', 'พู่กันสี่สิบด้าม', '四十枝筆', 'أربعون قلمًا'],
    passages: [
      passage('throne', 'mist', [
        tell(['The court had a prisoner, a witness and forty brushes. It lacked only a judge.', '罪人と、証人と、筆が四十。足りないのは、判官だけ。', 'ศาลมีจำเลย มีพยาน มีพู่กันสี่สิบ ขาดแค่ผู้พิพากษา', '公堂上有犯人、有證人、有四十枝筆，只差一位判官。', 'كان للمحكمة متّهم وشاهدة وأربعون قلمًا. ولم ينقصها إلا قاضٍ.'], {
          who: 'seigetsu',
          mood: 'calm',
          shot: 'wide',
        }),
        tell(
          [
            '“Then there is no court,” said Hasebe pleasantly. “Untie me, and let’s all have breakfast.”',
            '「では評定は成り立たぬ」長谷部は愛想よく言った。「解いて、朝飯にしよう」',
            '“งั้นก็ไม่มีศาล” ฮาเซเบะยิ้มแย้ม “แก้มัด แล้วไปกินข้าวเช้ากัน”',
            '「那就不成公堂了。」長谷部和氣地說，「解開我，一起吃早飯吧。」',
            'قال هاسيبي بلطف: «إذن لا محكمة. فكّوني، ولنفطر معًا».',
          ],
          { who: 'heita', mood: 'worry', shot: 'close' },
        ),
        say('seigetsu', 'calm', ['Clerks. For a year you obeyed an empty cushion. Did the law stop?', '書役の衆。一年、空の座布団に従って、法は止まりましたか。', 'เสมียนทั้งหลาย เชื่อฟังเบาะว่างมาทั้งปี กฎหมายหยุดไหม', '書吏們，一年來你們聽命於一個空坐墊，律法停了嗎？', 'أيّها الكتبة، أطعتم وسادة خالية سنة. هل توقّف القانون؟'], {
          shot: 'low',
        }),
        show('group', 'seigetsu', 'calm', { others: ['ran', 'heita', 'shigure'] }),
        say('seigetsu', 'angry', ['Then it was never he who kept it. It was you. Ink up.', 'ならば、守っていたのはあなた方。墨を、お摺りなさい。', 'ถ้าอย่างนั้นคนรักษามันคือพวกท่าน ฝนหมึกได้', '那麼守住律法的不是他，是你們。磨墨。', 'إذن لم يكن هو من صانه، بل أنتم. أعدّوا الحبر.'], { shot: 'face' }),
      ]),
      passage('throne', 'dusk', [
        say('ran', 'calm', ['I, Ran, guard. I slept. I woke. I carried him for twelve days.', '護衛、蘭。私は眠り、目覚め、十二日、この方を背負った。', 'ข้า รัน องครักษ์ ข้าหลับ ข้าตื่น ข้าแบกท่านมาสิบสองวัน', '我是護衛蘭。我睡著，醒來，背負了這位大人十二天。', 'أنا ران، حارسة. نمتُ، وصحوتُ، وحملتُه اثني عشر يومًا.'], {
          shot: 'full',
        }),
        say('ran', 'sad', ['He was the best man I knew. That was true, until it was useful.', '誰より良い方だった。嘘ではない。……重宝がられる前までは。', 'ท่านเป็นคนดีที่สุดที่ข้ารู้จัก มันจริง จนวันที่มันมีประโยชน์', '他是我認識最好的人。那是真的，直到「好」變得有利可圖。', 'كان خير من عرفت. كان ذلك حقًّا، إلى أن صار نافعًا.'], {
          shot: 'close',
        }),
        show('hand', 'seigetsu', 'sad', { sound: ['scratch scratch', 'サラサラ', 'แกรก แกรก', '沙沙沙', 'خرش خرش'] }),
        tell(['Forty brushes wrote it down. And Hasebe, for the first time, was not laughing.', '四十の筆が書きとめた。長谷部は、初めて笑っていなかった。', 'พู่กันสี่สิบด้ามจดไว้ และเป็นครั้งแรกที่ฮาเซเบะไม่หัวเราะ', '四十枝筆寫了下來。長谷部第一次，沒有笑。', 'دوّنتها أربعون ريشة. ولأوّل مرّة لم يكن هاسيبي يضحك.'], {
          who: 'ran',
          mood: 'shock',
          shot: 'eyes',
        }),
        say('shigure', 'worry', ['If I may: outside are nine hundred men. All on that list.', 'ひとつ。外に、帳面に名のある者が九百ほど、お集まりです。', 'ขอเรียนหน่อย ข้างนอกมีคนเก้าร้อยที่ชื่ออยู่ในบัญชีนั้น', '容我插句話，外面有九百個名單上的人。', 'أتأذنون؟ في الخارج تسعمئة رجل أسماؤهم في القائمة.'], { shot: 'low' }),
        say('heita', 'deadpan', ['How many umbrellas have we got?', '……傘、何本ある？', 'เรามีร่มกี่คัน', '我們有幾把傘？', 'كم مظلّة لدينا؟'], { shot: 'chibi' }),
      ]),
    ],
  },
  {
    title: ['Sentence', '裁き', 'คำตัดสิน', '判決', 'الحكم'],
    passages: [
      passage('stairs', 'mist', [
        tell(
          ['The sentence took forty clerks one night. Seigetsu read it from the top step.', '四十人が一晩かけた裁きを、清尼が石段の上で読みあげた。', 'คำตัดสินใช้เสมียนสี่สิบคนหนึ่งคืน แม่ชีอ่านจากบันไดขั้นบนสุด', '判決讓四十位書吏寫了一整夜，老尼站在最高一階宣讀。', 'استغرق الحكم ليلة أربعين كاتبًا. وقرأته الراهبة من أعلى الدرج.'],
          { who: 'seigetsu', mood: 'calm', shot: 'wide' },
        ),
        say('seigetsu', 'calm', ['“He shall walk home. The whole road. With the list on his back.”', '「街道を徒歩で下るべし。背に、その帳面を負うて」', '“ให้เขาเดินกลับบ้าน ตลอดเส้นทาง แบกบัญชีไว้บนหลัง”', '「罰他走路回鄉，全程徒步，背上負著那份名單。」', '«ليعد إلى بلده ماشيًا، الطريق كلّه، والقائمة على ظهره.»'], {
          shot: 'low',
        }),
        say('heita', 'joy', ['Twelve days! Past everybody he ever wrote down!', '十二日も！　帳面の連中の前を、ぜんぶ通って！', 'สิบสองวัน! ผ่านหน้าทุกคนที่เขาจดชื่อ!', '十二天！要經過他記下的每一個人！', 'اثنا عشر يومًا! أمام كلّ من دوّن اسمه!'], { shot: 'close' }),
        say('shigure', 'smirk', ['He will not live to the second bridge.', '二つめの橋まで、もちますまい。', 'เขาอยู่ไม่ถึงสะพานที่สองแน่', '他活不到第二座橋。', 'لن يبلغ الجسر الثاني حيًّا.'], { shot: 'face' }),
        say('seigetsu', 'talk', ['“And because the law wants him living, he shall have a guard.”', '「ただし法は命を望まぬ。よって、護衛をつける」', '“แต่กฎหมายต้องการให้เขามีชีวิต จึงให้มีองครักษ์”', '「然律法要他活著，故派護衛一名。」', '«ولأنّ القانون يريده حيًّا، تُعيَّن له حارسة.»'], { shot: 'over' }),
        show('eyes', 'ran', 'shock'),
      ]),
      passage(
        'forest',
        'mist',
        [
          tell(
            [
              'Twelve days from the capital. Not a drop of rain. He carried the list, and she walked behind.',
              '都を出て十二日の旅。雨はない。男が帳面を負い、女が後ろを歩く。',
              'สิบสองวันจากเมืองหลวง ฝนไม่ตกสักหยด เขาแบกบัญชี นางเดินตามหลัง',
              '離京十二天的路，一滴雨也沒有。他背著名單，她走在後頭。',
              'اثنا عشر يومًا من العاصمة، ولا قطرة مطر. هو يحمل القائمة، وهي خلفه.',
            ],
            { who: 'ran', mood: 'deadpan', shot: 'full', posture: 'umbrella', prop: UMBRELLA },
          ),
          say('heita', 'talk', ['You could just… not duck. Nobody’d know.', 'なあ……避けなきゃいいんだ。誰にも、わかんないよ。', 'เจ้าแค่… ไม่ต้องกัน ก็ไม่มีใครรู้หรอก', '妳只要……不擋就好，沒人會知道。', 'يكفي ألّا… تصدّي. لن يعرف أحد.'], { shot: 'close' }),
          say('ran', 'calm', ['I’d know. Duck.', '私が知る。……伏せろ。', 'ข้ารู้ …ก้ม', '我知道。……趴下。', 'أنا سأعرف. انحنِ.'], { shot: 'two' }),
          show('action', 'ran', 'strain', { posture: 'leap', prop: UMBRELLA, others: ['heita'], sound: ['TAK TAK TAK!', 'カン、カン、カン！', 'ป้าก ป้าก ป้าก!', '噠噠噠！', 'تاك تاك تاك!'] }),
          say('heita', 'shock', ['Ran. They didn’t aim at him. All three were for me.', '蘭。狙いは、あいつじゃない。三本とも……おれだ。', 'รัน มันไม่ได้เล็งเขา ทั้งสามดอกเล็งข้า', '蘭，不是射他的。三枝都是衝著我。', 'ران، لم يصوّبوا عليه. الثلاثة كانت لي.'], { shot: 'face' }),
          tell(
            [
              'The last line of the list, in ink still wet: “Wine boy. One coin. The only witness to my voice.”',
              '帳面の最後、乾かぬ墨で。「酒運びの小僧、銭一枚。わが声を聞いた、ただ一人」',
              'บรรทัดสุดท้าย หมึกยังเปียก “เด็กยกเหล้า เหรียญเดียว พยานคนเดียวที่ได้ยินเสียงข้า”',
              '名單最後一行，墨跡未乾：「送酒小童，一文錢。唯一聽過我聲音的證人。」',
              'آخر سطر، والحبر رطب: «صبيّ الخمر. قطعة واحدة. الشاهد الوحيد على صوتي».',
            ],
            { who: 'heita', mood: 'cry', shot: 'eyes', prop: PAPER },
          ),
        ],
        'leaves',
      ),
    ],
  },
];
