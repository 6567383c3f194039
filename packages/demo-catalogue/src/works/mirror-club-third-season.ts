import { type EpisodeScript, passage, say, show, tell } from './script.ts';

const BOOK = { kind: 'book', colour: '#4a4878' } as const;
const CUP = { kind: 'cup', colour: '#e4e4f0' } as const;
const PHONE = { kind: 'phone', colour: '#a8c820' } as const;
const BALL = { kind: 'ball', colour: '#e8822c' } as const;

/** Four with their faces, and what the days are worth to them. */
export const MIRROR_CLUB_THIRD_SEASON: readonly EpisodeScript[] = [
  {
    title: ['Nobody in the Glass', '映らない', 'ไม่มีเงา', '鏡中無人', 'لا أحد في الزجاج'],
    passages: [
      passage('lockers', 'day', [
        tell(['Wednesday. I combed my hair in front of a mirror with nobody in it.', '水曜日。誰も映らない鏡の前で、髪をとかした。', 'วันพุธ ฉันหวีผมหน้ากระจกที่ไม่มีใครอยู่ในนั้น', '星期三。我對著一面空無一人的鏡子梳頭。', 'الأربعاء. مشّطتُ شعري أمام مرآة ليس فيها أحد.'], { shot: 'back', who: 'noor' }),
        say('otti', 'deadpan', ['Is my bun straight? I’ve only got you to ask.', 'お団子、曲がってない？　もう人に訊くしかないの。', 'มวยผมฉันเบี้ยวไหม ตอนนี้ต้องถามคนอื่นอย่างเดียว', '我的包頭有歪嗎？現在只能問你們了。', 'هل كعكة شعري مستقيمة؟ لم يبقَ لي من أسأله سواكِ.'], { shot: 'two', to: 'noor' }),
        say('lucas', 'cold', ['They took our faces and the key. In that order.', '顔を取って、それから鍵を取った。その順番で。', 'พวกนั้นเอาหน้าเราไปก่อน แล้วค่อยเอากุญแจ', '他們先拿了臉，再拿鑰匙。照這個順序。', 'أخذوا وجوهنا ثمّ المفتاح. بهذا الترتيب.'], { shot: 'close' }),
        say('ezra', 'smile', ['I’m warm, I’m dry, and I’m hungry. One thing at a time.', '温かい、乾いてる、腹が減った。ひとつずつ行こう。', 'ฉันตัวอุ่น ตัวแห้ง แล้วก็หิว ทีละเรื่องเถอะ', '我暖和，我乾了，我肚子餓。事情一件一件來。', 'أنا دافئ وجافّ وجائع. كلّ شيء في وقته.'], { shot: 'low' }),
      ]),
      passage('corridor', 'dusk', [
        tell(
          [
            'Mathilde is still seventeen. Mr Hale gave her his sandwich and could not look at her.',
            'マティルデは十七歳のまま。先生はサンドイッチを渡し、目も合わせられない。',
            'มาทิลเดอยังอายุสิบเจ็ด ครูเฮลยื่นแซนด์วิชให้ แล้วไม่กล้ามองหน้าเธอ',
            '瑪蒂達還是十七歲。海爾老師把三明治給了她，卻不敢看她。',
            'ما زالت ماتيلدا في السابعة عشرة. أعطاها هيل شطيرته ولم يقوَ على النظر إليها.',
          ],
          { shot: 'wide', who: 'otti', mood: 'sad' },
        ),
        say('lucas', 'worry', ['My history resit is back. Full marks.', '歴史の追試が返ってきた。満点だ。', 'ผลสอบซ่อมประวัติศาสตร์ออกแล้ว ผมได้เต็ม', '歷史補考發回來了。滿分。', 'عادت ورقة التاريخ. العلامة الكاملة.'], { shot: 'over' }),
        say('noor', 'talk', ['Well, that’s good, isn’t it?', 'よかったじゃない。', 'ก็ดีแล้วไม่ใช่เหรอ', '那不是很好嗎？', 'هذا جيّد، أليس كذلك؟'], { shot: 'close' }),
        show('hand', 'lucas', 'worry', { prop: BOOK }),
        say('lucas', 'shock', ['I walked out after question two. I was chasing Ezra’s feet.', '僕は二問目で教室を出た。踊る兄さんを追いかけて。', 'ผมเดินออกหลังข้อสอง ไปวิ่งตามเท้าพี่เอซรา', '我寫到第二題就出去了，去追艾茲拉那雙腳。', 'خرجتُ بعد السؤال الثاني ألحق بقدمي إزرا.'], { shot: 'face' }),
        tell(['Every letter was his. Every letter leaned the other way.', '字は全部、彼の字。傾きだけが、逆だった。', 'ทุกตัวเป็นลายมือเขา แต่เอนไปอีกทางทุกตัว', '每個字都是他的筆跡。每個字，都往另一邊斜。', 'كلّ حرف بخطّه. وكلّ حرف يميل إلى الجهة الأخرى.'], { shot: 'eyes', who: 'lucas', mood: 'cold' }),
      ]),
    ],
  },
  {
    title: ['The Better Daughter', 'いい娘', 'ลูกที่ดีกว่า', '比較乖的女兒', 'الابنة الأفضل'],
    passages: [
      passage('street', 'dusk', [
        say('noor', 'talk', ['Mum? I’ll be late. Keep me some soup.', 'お母さん？　遅くなる。スープ残しといて。', 'แม่คะ หนูกลับช้านะ เหลือซุปไว้ให้ด้วย', '媽？我會晚點到，幫我留碗湯。', 'أمّي؟ سأتأخّر. اتركي لي بعض الحساء.'], { shot: 'hand', prop: PHONE }),
        tell(['“Late? Darling, you’re washing up. You’ve already had two plates.”', '「遅い？　あなた今、お皿洗ってるじゃない。二杯も食べて」', '“ช้าอะไรลูก ก็หนูล้างจานอยู่นี่ไง กินไปตั้งสองจาน”', '「晚到？寶貝，妳正在洗碗啊。妳都吃兩盤了。」', '«تتأخّرين؟ حبيبتي، أنتِ تغسلين الصحون. أكلتِ طبقين».'], { shot: 'pause' }),
        say('noor', 'shock', ['…What am I wearing?', '……私、何を着てる？', '…ตอนนี้หนูใส่ชุดอะไร', '……我穿什麼衣服？', '…ماذا ألبس الآن؟'], { shot: 'face' }),
        tell(['“What a question! Your blazer. You’ve buttoned it the wrong way round again.”', '「変な子ねえ。制服よ。またボタンを逆に留めてるわよ」', '“ถามอะไรแปลก ๆ ก็เสื้อสูทไง กลัดกระดุมกลับข้างอีกแล้วนะ”', '「問這什麼話，西裝外套啊。妳又把扣子扣反邊了。」', '«يا له من سؤال! سترتكِ. لقد عكستِ أزرارها مرّة أخرى».'], {
          shot: 'close',
          who: 'noor',
          mood: 'strain',
        }),
        show('action', 'noor', 'strain', { posture: 'run', sound: ['clack clack', 'カッカッ', 'ตึก ตึก', '噠噠噠', 'طَق طَق طَق'] }),
      ]),
      passage('kitchen', 'night', [
        tell(
          [
            'I looked in from the garden. The window showed me, as windows should. Only I was inside.',
            '庭から覗いた。窓には私がいた。ただし、家の中に。',
            'ฉันมองจากสวน หน้าต่างมีฉันอยู่ อย่างที่ควรมี แต่ฉันคนนั้นอยู่ข้างใน',
            '我從院子往裡看。窗上有我，本該如此，只是那個我在屋裡。',
            'نظرتُ من الحديقة. رأيتُني في النافذة كما ينبغي، لكنّني كنتُ في الداخل.',
          ],
          { shot: 'wide', who: 'noor', mood: 'smile' },
        ),
        say('noor', 'cold', ['You never do the dishes, Noor. She was so pleased.', 'あなた、皿洗いしないよね。喜んでたよ、お母さん。', 'เธอไม่เคยล้างจานเลยนะ นูร์ แม่ดีใจใหญ่', '妳從來不洗碗吧，努兒。她高興得很呢。', 'أنتِ لا تغسلين الصحون يا نور. كم فرحتْ أمّنا.'], { tone: 'whisper', shot: 'low' }),
        say('noor', 'angry', ['That’s my mother!', '私のお母さんよ！', 'นั่นแม่ฉัน!', '那是我媽媽！', 'تلك أمّي أنا!'], { shot: 'eyes' }),
        say('noor', 'smirk', ['I have looked at her over your shoulder for seventeen years.', 'ええ。あなたの肩越しに、十七年、見てたよ。', 'ฉันก็มองแม่ข้ามไหล่เธอมาสิบเจ็ดปีเหมือนกัน', '十七年來，我都隔著妳的肩膀看著她。', 'نظرتُ إليها من فوق كتفكِ سبع عشرة سنة.'], { tone: 'whisper', shot: 'close' }),
        tell(['Then she did what I do every evening. She drew the curtain.', 'そして彼女は、私が毎晩することをした。カーテンを引いた。', 'แล้วเธอก็ทำอย่างที่ฉันทำทุกเย็น เธอรูดม่านปิด', '然後她做了我每天傍晚都做的事。她拉上了窗簾。', 'ثمّ فعلت ما أفعله كلّ مساء. أسدلت الستارة.'], { shot: 'back', who: 'noor' }),
      ]),
    ],
  },
  {
    title: ['Which Hand', 'どっちの手', 'มือข้างไหน', '哪一隻手', 'أيّ يد؟'],
    passages: [
      passage('rooftops', 'day', [
        say('otti', 'strain', ['Everyone, hold up the hand you write with. Now!', '全員、字を書くほうの手を上げて。早く！', 'ทุกคน ยกมือข้างที่เขียนหนังสือ เร็ว!', '所有人，舉起寫字的那隻手。快！', 'ليرفع كلّ واحد اليد التي يكتب بها. الآن!'], { shot: 'group', to: 'noor' }),
        say('ezra', 'deadpan', ['Both. I had a year with nothing to do.', '両方。一年、暇だったからな。', 'ได้สองข้าง ฉันว่างอยู่ทั้งปี', '兩隻都行。我閒了一整年。', 'كلتاهما. قضيتُ سنة بلا عمل.'], { shot: 'close' }),
        say('lucas', 'calm', ['The password is the other cup. They’ve never tasted tea.', '合言葉は「もう一杯」。あいつらは茶の味を知らない。', 'รหัสลับคือ “อีกถ้วย” พวกนั้นไม่เคยลิ้มรสชา', '暗號是「另一杯」。他們從沒嘗過茶。', 'كلمة السرّ: الكوب الآخر. هم لم يذوقوا الشاي قطّ.'], { shot: 'over' }),
        show('eyes', 'noor', 'worry'),
      ]),
      passage('stairs', 'glass', [
        tell(['Lucas went down for the teapot. Halfway he met himself coming up.', 'ルーカスは急須を取りに下り、途中で、上ってくる自分に会った。', 'ลูคัสลงไปเอากาน้ำชา กลางทางเขาเจอตัวเองเดินสวนขึ้นมา', '盧卡斯下樓去拿茶壺，半路遇見自己走上來。', 'نزل لوكاس ليحضر الإبريق. وفي منتصف الدرج قابل نفسه صاعدًا.'], {
          shot: 'full',
          who: 'lucas',
          mood: 'shock',
        }),
        say('lucas', 'cold', ['We only ever had your one minute. Do you know how long the rest is?', '僕らにあるのは、君の一分だけ。残りがどれほど長いか、わかるか。', 'เรามีแค่หนึ่งนาทีของนาย รู้ไหมว่าเวลาที่เหลือมันนานแค่ไหน', '我們只有你的那一分鐘。你知道剩下的有多長嗎？', 'لم يكن لنا إلّا دقيقتك. أتعرف كم يطول الباقي؟'], {
          shot: 'low',
        }),
        say('lucas', 'worry', ['In the dark? All day?', '暗闇で……一日中？', 'ในความมืด…ทั้งวันเลยเหรอ', '在黑暗裡……一整天？', 'في الظلام؟ طوال اليوم؟'], { shot: 'face' }),
        say('lucas', 'smirk', ['Facing front. In your expression. Yours is very tiring.', '正面を向いて、君の表情で。疲れる顔だよ、これ。', 'หันหน้าตรง ทำหน้าแบบนาย หน้านายเมื่อยมากนะ', '面朝前方，掛著你的表情。你的表情很累人。', 'وجهنا إلى الأمام، وبتعابيرك أنت. ووجهك متعب جدًّا.'], { shot: 'close' }),
        show('pause', null, 'cold', { sound: ['clink', 'カチャ', 'กริ๊ก', '叮', 'رنّة'] }),
        tell(
          [
            'He came back pale, with the pot. “The worst of it,” he said, “is that he’s right.”',
            '急須を手に、彼は青い顔で戻った。「困るのは、あいつが正しいことだ」',
            'เขากลับมาหน้าซีด ถือกาน้ำชา “ที่แย่ที่สุดคือ เขาพูดถูก”',
            '他臉色蒼白，提著茶壺回來。「最糟的是，」他說，「他說得對。」',
            'عاد شاحبًا ومعه الإبريق. قال: «أسوأ ما في الأمر أنّه محقّ».',
          ],
          { shot: 'hand', who: 'lucas', mood: 'sad', prop: CUP },
        ),
      ]),
    ],
  },
  {
    title: ['A Minute Each', '一人一分', 'คนละหนึ่งนาที', '一人一分鐘', 'دقيقة لكلّ منّا'],
    passages: [
      passage('classroom', 'day', [
        tell(
          [
            'Thursday, the register. Four voices said “here” before we could open our mouths.',
            '木曜の点呼。口を開くより先に、四つの声が返事をした。',
            'วันพฤหัส เช็กชื่อ สี่เสียงขานว่า “มาค่ะ” ก่อนเราจะทันอ้าปาก',
            '星期四點名。我們還沒開口，四個聲音就答了「有」。',
            'الخميس، تفقّد الأسماء. أجابت أربعة أصوات «حاضر» قبل أن نفتح أفواهنا.',
          ],
          { shot: 'wide', who: 'noor', mood: 'shock' },
        ),
        say('otti', 'worry', ['Someone just sat down on me. He said sorry to the chair.', '今、人があたしに座った。で、椅子に謝った。', 'เมื่อกี้มีคนนั่งทับฉัน แล้วขอโทษเก้าอี้', '剛才有人坐到我身上，還跟椅子道歉。', 'جلس أحدهم عليّ للتوّ، واعتذر من الكرسيّ.'], { shot: 'close' }),
        say('lucas', 'strain', ['It’s the same bargain. Only now we’re the ones inside.', '同じ取引さ。ただ今度は、僕らが中にいる。', 'ข้อตกลงเดิมแหละ แค่คราวนี้เราเป็นฝ่ายอยู่ข้างใน', '交易沒變。只是這次，在裡面的是我們。', 'هي الصفقة نفسها. لكنّنا الآن نحن في الداخل.'], { shot: 'low' }),
        say('noor', 'talk', ['Then we get a minute too. 5:55. Who do we spend it on?', 'なら私たちにも一分ある。五時五十五分。誰に使う？', 'งั้นเราก็ได้หนึ่งนาทีเหมือนกัน 5:55 จะใช้กับใครดี', '那我們也有一分鐘。五點五十五分，要用在誰身上？', 'إذن لنا دقيقة نحن أيضًا. ٥:٥٥. على مَن ننفقها؟'], { shot: 'two', to: 'lucas' }),
      ]),
      passage('schoolGate', 'dusk', [
        show('pause', null, 'worry', { sound: ['5:55', '五時五十五分', '5:55', '5:55', '٥:٥٥'] }),
        say('noor', 'cry', ['Mum, I can’t explain. Ask me what the soup was on Sunday.', 'お母さん、時間がないの。日曜のスープは何か、私に訊いて。', 'แม่ หนูอธิบายไม่ทัน คืนนี้ถามหนูนะ ว่าวันอาทิตย์กินซุปอะไร', '媽，我沒時間解釋。今晚問我，星期天喝的是什麼湯。', 'أمّي، لا وقت للشرح. اسأليني الليلة: ما كان حساء الأحد؟'], {
          shot: 'hand',
          prop: PHONE,
        }),
        tell(
          [
            '“But you’re sitting right here, darling…” Fifty-eight. Fifty-nine. The line went quiet.',
            '「だってあなた、ここに……」五十八、五十九。電話は静かになった。',
            '“ก็หนูนั่งอยู่ตรงนี้…” ห้าสิบแปด ห้าสิบเก้า แล้วสายก็เงียบไป',
            '「可是寶貝，妳就坐在這裡……」五十八、五十九。電話安靜了。',
            '«لكنّكِ جالسة هنا يا حبيبتي…» ثمان وخمسون. تسع وخمسون. وسكت الخطّ.',
          ],
          { shot: 'face', who: 'noor', mood: 'sad' },
        ),
        say('ezra', 'talk', ['And my minute? I looked for my double. He wasn’t with them.', '俺の一分か？　俺の偽者を探した。いなかったよ。', 'นาทีของฉันเหรอ ฉันไปหาตัวปลอมของฉัน แต่มันไม่อยู่กับพวกนั้น', '我的那一分鐘？我去找我的分身。他沒跟他們在一起。', 'ودقيقتي؟ بحثتُ عن شبيهي. لم يكن معهم.'], { shot: 'over' }),
        say('ezra', 'cold', ['Think. I sat in that glass myself. Who was left to be my reflection?', '考えてみろ。鏡の中にいたのは俺だ。なら俺の影は、誰だ？', 'คิดดูสิ ฉันเองอยู่ในกระจกมาทั้งปี แล้วใครจะเป็นเงาของฉัน', '想想看，在鏡子裡的是我本人。那我的倒影，會是誰？', 'فكّروا. كنتُ أنا نفسي في الزجاج. فمَن يكون انعكاسي إذن؟'], {
          shot: 'close',
        }),
        show('eyes', 'lucas', 'shock'),
      ]),
    ],
  },
  {
    title: ['The Colour of It', 'その色', 'สีนั้น', '那個顏色', 'ذلك اللون'],
    passages: [
      passage('lockers', 'dusk', [
        tell(['Otti’s plan was simple. She would make friends with herself.', 'オッティの作戦は単純だった。自分と、友達になる。', 'แผนของอ๊อตตี้ง่ายมาก เธอจะผูกมิตรกับตัวเอง', '歐蒂的計畫很簡單：跟自己做朋友。', 'كانت خطّة أوتي بسيطة: أن تصادق نفسها.'], { shot: 'full', who: 'otti', mood: 'smirk' }),
        say('otti', 'smile', ['I’ve brought you something. You eat it. No, take the peel off.', 'おみやげ。食べ物よ。あ、皮はむくの。', 'ฉันเอาของมาฝาก กินได้นะ ไม่ใช่ ต้องปอกเปลือกก่อน', '我帶了東西給妳。可以吃喔。不對，皮要剝掉。', 'أحضرتُ لكِ شيئًا يؤكل. لا، قشّريه أوّلًا.'], { shot: 'hand', prop: BALL }),
        say('otti', 'cold', ['In there it’s grey. We have your words for things. Not the things.', '向こうじゃ灰色よ。言葉だけ、もらうの。中身は、なし。', 'ในนั้นมันสีเทา เราได้แต่คำเรียกของเธอ ไม่เคยได้ของจริง', '在那邊它是灰的。我們只有你們的詞，沒有東西。', 'هناك لونها رماديّ. لنا كلماتكم عن الأشياء، لا الأشياء.'], {
          shot: 'close',
        }),
        show('eyes', 'otti', 'shock'),
        say('otti', 'cry', ['So THAT’S orange. Oh. And you let them take it?', 'これが、橙色……。あなた、これを手放したの？', 'นี่เหรอสีส้ม… แล้วเธอยอมให้มันเอาไปได้ยังไง', '原來這就是橘色……妳居然讓人拿走它？', 'إذن هذا هو البرتقاليّ. وتركتِهم يأخذونه منكِ؟'], { shot: 'face' }),
      ]),
      passage('stairs', 'night', [
        say('noor', 'talk', ['She told you what the key is for?', '鍵の使い道、聞き出せた？', 'เธอบอกไหมว่ากุญแจใช้ทำอะไร', '她有說鑰匙是做什麼用的嗎？', 'هل أخبرتكِ ما فائدة المفتاح؟'], { shot: 'two', to: 'otti' }),
        say(
          'otti',
          'worry',
          ['It locks the minute. From outside. After Friday there’s no 5:55.', '一分間に、鍵をかけるの。外から。金曜で五時五十五分は終わり。', 'เอาไว้ล็อกนาทีนั้นจากข้างนอก พ้นวันศุกร์จะไม่มี 5:55 อีก', '用來把那一分鐘鎖上，從外面鎖。過了星期五，就沒有五點五十五分了。', 'يقفل الدقيقة من الخارج. بعد الجمعة لن تأتي ٥:٥٥.'],
          { shot: 'over' },
        ),
        say('lucas', 'cold', ['And who holds it?', '誰が持ってる？', 'แล้วใครถือกุญแจ', '鑰匙在誰手上？', 'ومَن يحمله؟'], { shot: 'close' }),
        say('otti', 'strain', ['The one with Ezra’s face. They’re frightened of him. All three.', 'エズラの顔のやつ。三人とも、あいつを怖がってた。', 'คนที่ใช้หน้าเอซรา ทั้งสามคนกลัวมันกันหมด', '有艾茲拉臉孔的那個。他們三個都怕他。', 'صاحب وجه إزرا. الثلاثة جميعًا يخافونه.'], { shot: 'low' }),
        tell(
          [
            'He has no reflection, she said. She has looked. Nothing in that coat but silver.',
            '「あれは誰の影でもない。上着の中は、銀だけ」彼女はそう言ったそうだ。',
            'เธอบอกว่าเขาไม่ใช่เงาของใคร ใต้เสื้อโค้ตนั้นมีแต่สีเงิน',
            '她說，他不是誰的倒影。她看過了，外套底下只有一片銀。',
            'قالت إنّه ليس انعكاسًا لأحد. نظرتْ، فلم ترَ تحت المعطف إلّا الفضّة.',
          ],
          { shot: 'pause' },
        ),
      ]),
    ],
  },
  {
    title: ['Friday', '金曜日', 'วันศุกร์', '星期五', 'يوم الجمعة'],
    passages: [
      passage('classroom', 'glass', [
        tell(
          [
            '5:54. Seven of us stood with our backs to the wall, and I knew three of them from mirrors.',
            '五時五十四分。壁ぎわに七人。うち三人とは、鏡でしか会ったことがない。',
            '5:54 เราเจ็ดคนยืนหลังชิดกำแพง สามคนในนั้นฉันรู้จักแค่จากกระจก',
            '五點五十四分。七個人背靠著牆，其中三個，我只在鏡子裡見過。',
            '٥:٥٤. وقفنا سبعة وظهورنا إلى الحائط، ثلاثة منهم لا أعرفهم إلّا من المرايا.',
          ],
          { shot: 'group', who: 'noor', mood: 'strain' },
        ),
        say('ezra', 'smirk', ['Club’s full, I see. Shall I do the counting?', '満員だな。数えるのは、私でいいか。', 'ชมรมเต็มแล้วสินะ ให้ข้านับเองไหม', '社團滿了呢。要由我來數嗎？', 'النادي ممتلئ كما أرى. أأتولّى العدّ؟'], { shot: 'low' }),
        say('ezra', 'angry', ['Take off my face. It’s the only one I’ve got.', '俺の顔を返せ。一枚きりなんだ。', 'ถอดหน้าฉันออก ฉันมีอยู่หน้าเดียว', '把我的臉還來。我就只有這一張。', 'اخلع وجهي. ليس عندي غيره.'], { shot: 'face' }),
        say('noor', 'calm', ['We’ve made them an offer. Every night, from lights-out till six, the house is theirs.', '約束したの。消灯から朝六時まで、家は影のもの。', 'เราตกลงกันแล้ว ปิดไฟถึงหกโมงเช้า บ้านเป็นของพวกเขา', '我們談好了。每晚熄燈到六點，家歸他們。', 'اتّفقنا معهم: من إطفاء النور إلى السادسة، البيت لهم.'], {
          shot: 'close',
        }),
        say('lucas', 'smile', ['Tea included. Mine takes four sugars, it turns out.', 'お茶つきで。僕の影は、砂糖四つだそうだ。', 'แถมน้ำชาด้วย เงาของผมใส่น้ำตาลสี่ก้อนแน่ะ', '附茶。原來我的倒影要加四顆糖。', 'والشاي مشمول. تبيّن أنّ انعكاسي يريد أربع قطع سكّر.'], { shot: 'hand', prop: CUP }),
        show('action', 'otti', 'shout', { posture: 'reach', others: ['ezra'], sound: ['SNATCH', 'バッ', 'ฉวับ', '搶！', 'خَطف'] }),
        say('otti', 'joy', ['The key! I’ve got it! Both of me have got it!', '鍵、取った！　あたしたち二人で取った！', 'ได้กุญแจแล้ว! ฉันทั้งสองคนช่วยกันแย่งมา!', '鑰匙到手！是兩個我一起搶的！', 'المفتاح! أخذتُه! أخذناه أنا وأنا!'], { shot: 'eyes' }),
      ]),
      passage('schoolGate', 'night', [
        tell(
          [
            'That night my mother rang. “Lentil,” I said. She cried. “The other one said tomato.”',
            'その夜、母に訊かれた。「レンズ豆」。母は泣いた。「あの子はトマトと言ったの」',
            'คืนนั้นแม่ถาม ฉันตอบ “ซุปถั่ว” แม่ร้องไห้ “อีกคนบอกว่าซุปมะเขือเทศ”',
            '那晚媽媽問了。「扁豆湯。」我說。她哭了：「另一個說是番茄。」',
            'سألتني أمّي ليلتها فقلتُ: «عدس». بكت وقالت: «الأخرى قالت: طماطم».',
          ],
          { shot: 'wide', who: 'noor', mood: 'smile' },
        ),
        say('lucas', 'worry', ['Did anyone see where he went? The silver one?', 'あの銀のやつ、どこへ行った？', 'มีใครเห็นไหมว่าไอ้ตัวสีเงินไปไหน', '有人看到那個銀的去哪了嗎？', 'هل رأى أحد أين ذهب ذاك الفضّيّ؟'], { shot: 'over' }),
        show('back', 'ezra', 'cold'),
        tell(
          [
            'Out of the gate, in Ezra’s wet coat. The street was full of shop windows, and they all turned to look.',
            '濡れた上着で、校門の外へ。通りじゅうの窓が、いっせいに振り向いた。',
            'ออกประตูโรงเรียนไป ในโค้ตเปียกของเอซรา หน้าต่างร้านทั้งถนนหันมามอง',
            '他穿著艾茲拉的濕外套出了校門。滿街的櫥窗，都轉過頭來看他。',
            'خرج من البوّابة بمعطف إزرا المبلول. وفي الشارع التفتت إليه الواجهات كلّها.',
          ],
          { shot: 'pause' },
        ),
      ]),
    ],
  },
];
