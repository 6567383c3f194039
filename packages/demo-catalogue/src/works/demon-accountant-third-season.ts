import { type EpisodeScript, passage, say, show, tell } from './script.ts';

const NOTICE = { kind: 'letter', colour: '#f2546a' } as const;
const SOUP = { kind: 'cup', colour: '#f2546a' } as const;
const LAMP = { kind: 'lantern', colour: '#f2b04a' } as const;
const BLOOM = { kind: 'flower', colour: '#7a2a4a' } as const;

/** From the name plate at the bottom to the day the castle is sold. */
export const DEMON_ACCOUNTANT_THIRD_SEASON: readonly EpisodeScript[] = [
  {
    title: ['P. Finch', 'Ｐ・フィンチ', 'พี. ฟินช์', 'P・芬奇', 'ب. فينش'],
    passages: [
      passage('office', 'hall', [
        say('vorg', 'worry', ['Poppy. Are you… very, very old?', 'ポピー。そなた、もしや……すごく年寄りか？', 'ป๊อปปี้ เจ้า… แก่มาก ๆ หรือเปล่า', '波比，妳難道……非常非常老？', 'بوبي. هل أنت… عجوز جدًّا جدًّا؟'], { shot: 'close', tone: 'whisper' }),
        say('poppy', 'angry', ['I’m thirty-one, and I have never worked here!', '三十一です！　ここで働いた覚えもありません！', 'สามสิบเอ็ดค่ะ! และไม่เคยทำงานที่นี่!', '我三十一歲！而且沒在這裡上過班！', 'عمري واحد وثلاثون، ولم أعمل هنا قطّ!'], { shot: 'low' }),
        say('pim', 'talk', ['There’s a lunch box! It says “P. Finch. HANDS OFF.”', '弁当箱あった！　「Ｐ・フィンチ。さわるな」だって！', 'มีกล่องข้าวด้วย! เขียนว่า “พี. ฟินช์ ห้ามแตะ”', '有便當盒！寫著「P・芬奇。別碰。」', 'هنا علبة غداء! كُتب عليها «ب. فينش. لا تلمس».'], { shot: 'chibi' }),
        show('hand', 'poppy', 'shock', { sound: ['click', 'パカッ', 'แกร๊ก', '喀', 'طقّة'] }),
        say(
          'poppy',
          'shock',
          ['Egg and cress. Crusts off, cut in three. Only one person cuts in three.', '卵と豆苗。耳なし、三つ切り。三つに切る人は、ひとりだけ。', 'แซนด์วิชไข่ ตัดขอบ หั่นสามชิ้น มีคนเดียวที่หั่นสามชิ้น', '雞蛋三明治，去邊，切三塊。切三塊的人只有一個。', 'بيض وجرجير، بلا حوافّ، مقطّع ثلاثًا. شخص واحد فقط يقطّعه ثلاثًا.'],
          { shot: 'eyes' },
        ),
      ]),
      passage('cave', 'hall', [
        say('poppy', 'worry', ['My mother. Prudence Finch. She told me she was “in property”.', '母です。プルーデンス・フィンチ。仕事は「不動産」だと。', 'แม่ฉันเอง พรูเดนซ์ ฟินช์ แม่บอกว่าทำ “อสังหา”', '是我媽，普露登絲・芬奇。她說她做「房地產」。', 'أمّي. برودنس فينش. قالت إنّها تعمل «في العقارات».'], {
          shot: 'full',
          prop: LAMP,
        }),
        say('vorg', 'strain', ['For nine hundred years?', '九百年もか？', 'เก้าร้อยปีเนี่ยนะ', '做了九百年？', 'منذ تسعمئة عام؟'], { shot: 'two' }),
        say('pim', 'talk', ['Time’s thick down here! One Tuesday up there is a blink.', 'この底、時間がどろっとしてる！　上の百年が、一日くらい。', 'ข้างล่างนี่เวลามันข้น! ข้างบนร้อยปี ตรงนี้วันเดียวเอง', '這底下的時間很稠！上面一百年，這裡才一天！', 'الوقت كثيف هنا! مئة عام فوق تساوي يومًا واحدًا.'], { shot: 'face' }),
        tell(['Nine days. “Working late,” it had said on the fridge. It still did.', '九日間。冷蔵庫の紙には「残業」とあった。今もある。', 'เก้าวัน กระดาษบนตู้เย็นเขียนว่า “ทำงานดึก” มันยังอยู่', '九天。冰箱上的紙條寫著「加班」。現在還貼著。', 'تسعة أيّام. على الثلّاجة ورقة: «سأتأخّر في العمل». وما زالت هناك.'], { shot: 'pause' }),
        tell(['Behind them somebody politely cleared her throat. There was nobody there.', '背後で、誰かが上品に咳払いした。誰も、いない。', 'ข้างหลังมีคนกระแอมอย่างสุภาพ แต่ไม่มีใครอยู่ตรงนั้น', '身後有人禮貌地清了清喉嚨。可是沒有人。', 'خلفهم تنحنح أحدهم بأدب. ولم يكن هناك أحد.'], { shot: 'back', who: 'poppy', mood: 'shock' }),
      ]),
    ],
  },
  {
    title: ['Meeting the Mother', 'お母さまにご挨拶', 'พบคุณแม่', '拜見伯母', 'لقاء الأمّ'],
    passages: [
      passage('throne', 'noon', [
        tell(['Management is never seen. It is in the job description, and she took it seriously.', '管理部は姿を見せない。そう職務規定にあり、母は真面目だった。', 'ฝ่ายบริหารห้ามให้ใครเห็น มันอยู่ในสัญญาจ้าง และแม่จริงจังมาก', '管理部不現身。工作守則這樣寫，而她很當真。', 'الإدارة لا تُرى. هذا في الوصف الوظيفيّ، وقد أخذَته بجدّيّة.']),
        say('poppy', 'deadpan', ['Mum, this is Vorg. Vorg, that’s Mum. A bit to the left.', 'お母さん、こちらヴォルグ。ヴォルグ、母です。もう少し左。', 'แม่คะ นี่วอร์ก วอร์ก นี่แม่ฉัน เยื้องซ้ายอีกนิดค่ะ', '媽，這是沃格。沃格，這是我媽。再左邊一點。', 'أمّي، هذا فورغ. فورغ، هذه أمّي. إلى اليسار قليلًا.'], { shot: 'full' }),
        say('vorg', 'shy', ['Madam. I have brought a flower. It bites a little.', 'ご母堂。花を持参した。……少々、噛む。', 'คุณแม่ ข้านำดอกไม้มา มันกัดนิดหน่อย', '伯母，我帶了花。會咬人，一點點。', 'سيّدتي. أحضرتُ زهرة. تعضّ قليلًا.'], { shot: 'close', prop: BLOOM }),
        show('chibi', 'vorg', 'worry', { others: ['pim'] }),
        tell(['The flower rose in the air, was told to behave, and has behaved ever since.', '花は宙に浮き、叱られ、それ以来おとなしい。', 'ดอกไม้ลอยขึ้น ถูกดุ แล้วก็เรียบร้อยมาจนทุกวันนี้', '花浮到半空，挨了一頓訓，從此乖乖的。', 'ارتفعت الزهرة في الهواء، ووُبّخت، وهي مهذّبة منذ ذلك الحين.'], { shot: 'pause' }),
      ]),
      passage('kitchen', 'gold', [
        say('pim', 'joy', ['She straightened my collar! I didn’t know I had one!', '襟を直してくれた！　あたし、襟あったんだ！', 'แม่จัดคอเสื้อให้หนูด้วย! หนูเพิ่งรู้ว่ามี!', '她幫我拉好衣領！我都不知道我有衣領！', 'عدّلت ياقتي! لم أكن أعرف أنّ لي ياقة!'], { shot: 'face' }),
        say('poppy', 'strain', ['Mum. You sent my boss ten thousand reminders.', 'お母さん。私の上司に一万通も督促してたのね。', 'แม่ส่งใบทวงหนี้ให้เจ้านายหนูตั้งหมื่นใบนะ', '媽，妳寄了一萬封催繳單給我老闆。', 'أمّي. أرسلتِ إلى مديري عشرة آلاف تذكير.'], { shot: 'two' }),
        tell(
          ['“I am very fair,” said the air. “And you’re thin. And is he PAYING you?”', '「私は公平よ」と空気。「痩せたわね。で、お給料は出てるの？」', '“แม่แฟร์มาก” อากาศว่า “ลูกผอมไปนะ แล้วเขาจ่ายเงินเดือนไหม”', '「我很公道。」空氣說，「妳瘦了。他有付妳薪水嗎？」', 'قال الهواء: «أنا منصفة جدًّا. وأنت نحيلة. وهل يدفع لك؟»'],
          { shot: 'close', who: 'poppy', mood: 'deadpan' },
        ),
        say('vorg', 'cry', ['In soup. And weekends. I have a form!', 'スープと、週末で！　書面もある！', 'จ่ายเป็นซุป กับวันหยุด! มีแบบฟอร์มด้วย!', '付湯，還有週休！我有表格！', 'بالحساء. وعطلة الأسبوع. عندي استمارة!'], { shot: 'low' }),
        tell(
          ['A red pen uncapped itself. “Then let us look,” it wrote, “at your references.”', '赤ペンの蓋が、ひとりでに開いた。「では、身元照会を」', 'ฝาปากกาแดงเปิดเอง แล้วเขียนว่า “งั้นขอดูใบรับรองความประพฤติ”', '紅筆自己開了蓋，寫道：「那麼，看看你的推薦信。」', 'انفتح غطاء قلم أحمر وحده، وكتب: «لنرَ إذن شهادات حسن سلوكك».'],
          { shot: 'hand', who: 'vorg', mood: 'shock', prop: NOTICE },
        ),
      ]),
    ],
  },
  {
    title: ['References', '身元照会', 'ใบรับรอง', '推薦信', 'شهادات'],
    passages: [
      passage('library', 'gold', [
        tell(['“Weaknesses,” said line one. He had run out of paper by noon.', '一行目、「短所」。昼には紙が足りなくなった。', 'ข้อแรก “จุดอ่อน” พอเที่ยงเขาก็ใช้กระดาษหมด', '第一欄：「缺點」。到了中午，紙就用完了。', 'السطر الأوّل: «نقاط الضعف». عند الظهر نفد ورقه.']),
        say('vorg', 'strain', ['Light. Swords. Children’s songs. Being sighed at.', '光。剣。童謡。ため息をつかれること。', 'แสง ดาบ เพลงเด็ก แล้วก็โดนถอนหายใจใส่', '光、劍、兒歌、被人嘆氣。', 'الضوء. السيوف. أغاني الأطفال. أن يُتنهَّد في وجهي.'], { shot: 'close', prop: NOTICE }),
        say('pim', 'smirk', ['You forgot “puddings with faces”.', '「顔のついたプリン」が抜けてる。', 'บอสลืม “พุดดิ้งที่มีหน้า”', '你漏了「有臉的布丁」。', 'نسيتَ «الحلوى ذات الوجوه».'], { shot: 'full' }),
        say('poppy', 'worry', ['She’ll want someone to vouch for you, sir. Somebody outside.', '推薦人が要ります。外部の人で、誰か。', 'ต้องมีคนรับรองค่ะ เป็นคนนอกด้วย', '您得有推薦人，要外面的人。', 'ستريد من يزكّيك يا سيّدي. شخصًا من الخارج.'], { shot: 'two' }),
        show('eyes', 'vorg', 'sad'),
      ]),
      passage('castle', 'noon', [
        tell(['So he wrote to every hero who had ever tried to kill him. Eleven came.', '彼は、自分を討ちに来た勇者全員に手紙を出した。十一人来た。', 'เขาเลยเขียนหาผู้กล้าทุกคนที่เคยมาปราบเขา มากันสิบเอ็ดคน', '於是他寫信給每個來討伐過他的勇者。來了十一個。', 'فكتب إلى كلّ بطل حاول قتله يومًا. جاء أحد عشر.'], { shot: 'wide' }),
        say('pim', 'shock', ['They’re queueing! And they wiped their boots!', '並んでる！　靴の泥まで落として！', 'เขาต่อแถวกันด้วย! เช็ดรองเท้าแล้วด้วย!', '他們在排隊！還擦了靴子！', 'إنّهم يصطفّون! وقد مسحوا أحذيتهم!'], { shot: 'chibi' }),
        tell(
          [
            '“He let me keep my sword,” said the first. “He asked if I’d eaten,” said the rest.',
            '「剣を返してくれた」と一人目。「飯は食ったかと聞かれた」と残り全員。',
            '“เขาคืนดาบให้ผม” คนแรกว่า “เขาถามว่ากินข้าวหรือยัง” ที่เหลือว่า',
            '「他把劍還我。」第一個說。「他問我吃飽沒。」其他人說。',
            'قال الأوّل: «أعاد إليّ سيفي». وقال الباقون: «سألني إن كنتُ قد أكلت».',
          ],
          { shot: 'pause' },
        ),
        say('vorg', 'cry', ['You all looked so tired. It is a great many stairs.', 'みな、疲れておった……。階段が、長いゆえ。', 'พวกเจ้าดูเหนื่อยมากนี่นา บันไดมันเยอะ', '你們看起來都好累。樓梯那麼多……', 'بدوتم متعبين جدًّا. الدرج طويل.'], { shot: 'face' }),
        say('poppy', 'smile', ['The pen has stopped. Mum? …She’s gone down without the lamp.', 'ペンが止まった。お母さん？　……灯りも持たずに、下へ。', 'ปากกาหยุดแล้ว แม่คะ? …แม่ลงไปโดยไม่เอาตะเกียง', '筆停了。媽？……她沒帶燈就下去了。', 'توقّف القلم. أمّي؟ …نزلت من دون المصباح.'], { shot: 'low', prop: LAMP }),
      ]),
    ],
  },
  {
    title: ['Whose Stars', '星は誰のもの', 'ดาวของใคร', '星星是誰的', 'لمن النجوم؟'],
    passages: [
      passage('cave', 'hall', [
        say('poppy', 'shock', ['It’s pitch dark in here! Mum, how do you read?', '真っ暗！　お母さん、これでどうやって字を読むの？', 'มืดตึ๊ดตื๋อเลย! แม่อ่านหนังสือยังไงคะ', '這裡黑漆漆的！媽，妳怎麼看字？', 'ظلام دامس! أمّي، كيف تقرئين؟'], { shot: 'face' }),
        tell(
          [
            '“I used to have a ceiling full of lights,” said the dark. “Then they began to go.”',
            '「天井いっぱいに灯りがあったの」と闇。「それが、減りはじめて」',
            '“เมื่อก่อนเพดานมีไฟเต็มไปหมด” ความมืดว่า “แล้วมันก็หายไปทีละดวง”',
            '「以前天花板上全是燈，」黑暗說，「後來一顆顆不見了。」',
            'قال الظلام: «كان سقفي ممتلئًا بالأضواء. ثمّ بدأت تختفي».',
          ],
          { shot: 'pause' },
        ),
        show('chibi', 'pim', 'shock', { sound: ['gulp', 'ごくり', 'อึก', '咕嘟', 'بلع'] }),
        say('pim', 'cry', ['The mould. On the cellar ceiling. It was her LAMPS.', '地下の天井の、カビ……。あれ、お母さんの灯りだった。', 'เชื้อราบนเพดานห้องใต้ดิน… มันคือไฟของคุณแม่', '地窖天花板上的霉……是阿姨的燈。', 'العفن على سقف القبو... كان مصابيحها.'], { shot: 'close' }),
        say('vorg', 'sad', ['We ate your mother’s ceiling. Forty thousand bowls a year.', '余らは、母上の天井を食ったのだ。年に、四万杯も。', 'พวกเรากินเพดานของแม่เจ้า ปีละสี่หมื่นชาม', '我們吃了妳媽媽的天花板。一年四萬碗。', 'أكلنا سقف أمّك. أربعين ألف وعاء في السنة.'], { shot: 'low' }),
      ]),
      passage('kitchen', 'gold', [
        say('pim', 'sad', ['Then no more stars. Put them all back. Even Thursday’s.', 'もう星はなし。ぜんぶ返す。木曜のぶんも。', 'งั้นเลิกใส่ดาว คืนให้หมด ของวันพฤหัสด้วย', '那就不放星星了，全部還回去。星期四的也是。', 'إذن لا نجوم بعد اليوم. نعيدها كلّها. حتى نجوم الخميس.'], { shot: 'full', prop: SOUP }),
        show('hand', 'pim', 'strain', { sound: ['snip snip', 'チョキチョキ', 'ฉับ ๆ', '喀嚓喀嚓', 'قصّ قصّ'] }),
        say('vorg', 'worry', ['Pim? What are you doing to that dough?', 'ピム？　その生地を、どうする気だ。', 'พิม เจ้าทำอะไรกับแป้งนั่น', '皮姆？妳拿那團麵要做什麼？', 'بيم؟ ماذا تفعلين بتلك العجينة؟'], { shot: 'two' }),
        say('pim', 'joy', ['Noodles! With five points! They cost nothing and they’re MINE!', '麺！　とんがり五つ！　ただ同然で、あたしの！', 'เส้นบะหมี่! ห้าแฉก! แทบไม่มีต้นทุน แถมเป็นของหนูเอง!', '是麵！五個角的！不用錢，而且是我的！', 'شعيريّة! بخمس أطراف! لا تكلّف شيئًا، وهي لي أنا!'], { shot: 'face' }),
        tell(
          [
            'Below, one by one, the lights came on. And there sat a small woman in a cardigan.',
            '底に、ひとつずつ灯りが戻った。そこに、毛糸の上着の小さな女性がいた。',
            'ข้างล่าง แสงติดขึ้นทีละดวง แล้วก็เห็นหญิงตัวเล็กใส่คาร์ดิแกนนั่งอยู่',
            '底下的燈一盞盞亮起。坐在那裡的，是個穿毛衣的小個子女人。',
            'في الأسفل أضاءت الأنوار واحدًا واحدًا. وهناك جلست امرأة صغيرة بسترة صوف.',
          ],
          { shot: 'eyes', who: 'poppy', mood: 'cry' },
        ),
      ]),
    ],
  },
  {
    title: ['Head Office', '本社', 'สำนักงานใหญ่', '總公司', 'المكتب الرئيسيّ'],
    passages: [
      passage('office', 'gold', [
        say('poppy', 'laugh', ['So you weren’t invisible. You were only sitting in the dark!', '透明じゃなくて、暗くて見えなかっただけ！？', 'สรุปแม่ไม่ได้ล่องหน แค่นั่งอยู่ในความมืด!', '所以妳不是隱形，只是太暗了！？', 'إذن لم تكوني خفيّة. كنتِ جالسة في الظلام فحسب!'], { shot: 'close' }),
        tell(
          [
            '“There was no budget for bulbs,” said Mrs Finch. “Head Office is very strict.”',
            '「電球の予算が下りなくて」と母。「本社は、厳しいのよ」',
            '“ไม่มีงบค่าหลอดไฟจ้ะ” คุณนายฟินช์ว่า “สำนักงานใหญ่เข้มมาก”',
            '「沒有燈泡的預算，」芬奇太太說，「總公司管得很嚴。」',
            'قالت السيّدة فينش: «لا ميزانيّة للمصابيح. المكتب الرئيسيّ صارم جدًّا».',
          ],
          { shot: 'pause' },
        ),
        say('vorg', 'shock', ['There is an office ABOVE the one at the bottom?', '最下層の、さらに上があるのか？', 'ใต้สุดแล้วยังมีสำนักงานเหนือขึ้นไปอีกเรอะ', '最底層的上面，還有一間？', 'أثمّة مكتب فوق مكتب القاع؟'], { shot: 'low' }),
        say('poppy', 'cold', ['Mum. You’re a tenant too. You’ve been subletting us a castle.', 'お母さんも借り主なのね。うちの城は、又貸しだった。', 'แม่ก็เป็นผู้เช่าเหมือนกัน แล้วเอาปราสาทมาให้เราเช่าช่วง', '媽，妳也是房客。我們的城堡是妳轉租的。', 'أمّي. أنت مستأجرة أيضًا. كنتِ تؤجّريننا القلعة من الباطن.'], { shot: 'full' }),
        show('hand', 'poppy', 'calm', { prop: NOTICE }),
      ]),
      passage('stairs', 'hall', [
        say('pim', 'worry', ['It came down the chute. It’s got gold edges. I don’t like gold edges.', '投函口から来た。金の縁どり。金の縁は、やな予感。', 'มันหล่นลงมาตามช่อง ขอบทองด้วย หนูไม่ชอบขอบทอง', '從滑道掉下來的，還鑲金邊。我不喜歡金邊。', 'نزلت من المزلق. حوافّها ذهبيّة. لا أحبّ الحوافّ الذهبيّة.'], { shot: 'close' }),
        say('poppy', 'worry', ['“The property will be sold on Friday. To the highest bidder.”', '「当物件は金曜に売却。最高額の入札者に」', '“จะขายทรัพย์สินวันศุกร์นี้ ให้ผู้เสนอราคาสูงสุด”', '「本物件將於星期五出售，價高者得。」', '«يُباع العقار يوم الجمعة لصاحب أعلى عرض».'], { shot: 'face' }),
        say('vorg', 'worry', ['Who else would want it? It has damp.', '誰が欲しがるのだ。湿気がひどいぞ。', 'แล้วใครจะอยากได้ มันชื้นจะตาย', '誰會想要？這裡那麼潮濕。', 'ومن يريدها غيرنا؟ إنّها رطبة.'], { shot: 'two' }),
        say('pim', 'shock', ['The Heroes’ Guild! They want to make it a SPA!', '勇者組合！　温泉にするんだって！', 'สมาคมผู้กล้า! จะทำเป็นสปา!', '勇者公會！他們要改成溫泉會館！', 'نقابة الأبطال! يريدون تحويلها إلى منتجع استجمام!'], { shot: 'chibi' }),
        tell(
          [
            'In the vault there were eleven minutes’ worth of belongings. And one nail, from a crown.',
            '金庫には、数えて十一分の全財産。それと、冠の釘が一本。',
            'ในห้องคลังมีสมบัติที่นับได้ในสิบเอ็ดนาที กับหมุดจากมงกุฎหนึ่งตัว',
            '金庫裡是十一分鐘數得完的家當，還有王冠上的一根釘子。',
            'في الخزنة ممتلكات تُعدّ في إحدى عشرة دقيقة. ومسمار واحد من تاج.',
          ],
          { shot: 'eyes', who: 'vorg', mood: 'sad' },
        ),
      ]),
    ],
  },
  {
    title: ['Going, Going', '競り', 'ประมูล', '拍賣', 'من يزيد؟'],
    passages: [
      passage('throne', 'noon', [
        tell(['The auctioneer stood before the throne. He could not sit. It was occupied.', '競売人は玉座の前に立った。座れなかった。先客がいた。', 'คนประมูลยืนหน้าบัลลังก์ เขานั่งไม่ได้ เพราะมีคนนอนอยู่', '拍賣官站在王座前。他不能坐，有人坐了。', 'وقف الدلّال أمام العرش. لم يستطع الجلوس. كان مشغولًا.']),
        say('vorg', 'shout', ['One crown! Clean! It is short one nail!', '冠ひとつ！　磨いてある！　釘が一本ないが！', 'มงกุฎหนึ่งอัน! ขัดแล้ว! ขาดหมุดหนึ่งตัว!', '王冠一頂！擦過的！少一根釘子！', 'تاج واحد! نظيف! ينقصه مسمار!'], { shot: 'low', posture: 'raise' }),
        tell(['“A thousand,” said the Guild. “Heated floors,” it added, unkindly.', '「千」と組合。「床暖房つきで」と、意地悪く付け加えた。', '“หนึ่งพัน” สมาคมว่า แล้วเสริมอย่างใจร้าย “ปูพื้นอุ่นด้วย”', '「一千。」公會說，又壞心地補一句：「還要裝地暖。」', 'قالت النقابة: «ألف». وأضافت بقسوة: «وأرضيّات مدفّأة».'], { shot: 'pause' }),
        say('pim', 'shout', ['A button! And half a song! And I’ll do the other half!', 'ボタン一個！　歌半分！　残り半分も歌う！', 'กระดุมหนึ่งเม็ด! เพลงครึ่งเพลง! อีกครึ่งจะร้องให้ด้วย!', '一顆釦子！半首歌！另外半首我也唱！', 'زرّ! ونصف أغنية! وسأكمل نصفها الآخر!'], { shot: 'chibi' }),
        say('poppy', 'strain', ['Two thousand, in unpaid visitor tax! Eleven of you owe it!', '滞納した入場税、二千！　そこの十一人、払ってませんよね！', 'ภาษีผู้มาเยือนค้างจ่ายสองพัน! พวกคุณสิบเอ็ดคนติดหนี้อยู่!', '兩千，用欠繳的訪客稅！你們十一個都還沒付！', 'ألفان، من ضريبة الزوّار المتأخّرة! أحد عشر منكم مدينون بها!'], {
          shot: 'full',
        }),
        show('two', 'vorg', 'shock', { others: ['poppy'] }),
      ]),
      passage('throne', 'gold', [
        tell(['“Nine million,” said the Guild. The hammer went up. Then there was a yawn.', '「九百万」と組合。槌が上がった。そのとき、あくびが聞こえた。', '“เก้าล้าน” สมาคมว่า ค้อนเงื้อขึ้น แล้วก็มีเสียงหาว', '「九百萬。」公會說。槌子舉起。這時，有人打了個呵欠。', 'قالت النقابة: «تسعة ملايين». ارتفعت المطرقة. ثمّ سُمع تثاؤب.'], {
          shot: 'close',
          who: 'poppy',
          mood: 'worry',
        }),
        show('pause', null, 'calm', { sound: ['mrrow', 'にゃーお', 'เหมียว', '喵——', 'مياو'] }),
        say('pim', 'shock', ['The cat put her paw up! The cat’s BIDDING!', '猫が手を上げた！　入札した！', 'แมวยกอุ้งเท้า! แมวสู้ราคา!', '貓舉手了！貓出價了！', 'رفعت القطّة كفّها! القطّة تزايد!'], { shot: 'face' }),
        say('poppy', 'shock', ['“Sold.” To the lady on the throne. For nine million and one.', '「落札」。玉座のご婦人に。……九百万と、一で。', '“ขายแล้ว” ให้คุณผู้หญิงบนบัลลังก์ เก้าล้านกับอีกหนึ่ง', '「成交。」賣給王座上的女士，九百萬零一。', '«بيعت» للسيّدة الجالسة على العرش. بتسعة ملايين وواحد.'], { shot: 'low', prop: NOTICE }),
        tell(
          [
            'The new landlady closed her eyes. Payment is due on Monday. She has a collar with a bell.',
            '新しい大家は目を閉じた。支払いは月曜。財産は、鈴つきの首輪。',
            'เจ้าของบ้านคนใหม่หลับตาลง ต้องจ่ายวันจันทร์ ทรัพย์สินมีปลอกคอกระดิ่งหนึ่งเส้น',
            '新房東閉上眼睛。付款期限星期一。她的財產：鈴鐺項圈一條。',
            'أغمضت المالكة الجديدة عينيها. الدفع يوم الاثنين. وكلّ ما تملك طوق بجرس.',
          ],
          { shot: 'eyes', who: 'vorg', mood: 'shock' },
        ),
      ]),
    ],
  },
];
