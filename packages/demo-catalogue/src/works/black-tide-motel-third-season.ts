import { type EpisodeScript, passage, say, show, tell } from './script.ts';

const REGISTER = { kind: 'book', colour: '#8a3e3a' } as const;
const PHONE = { kind: 'phone', colour: '#3c4040' } as const;
const JAR = { kind: 'cup', colour: '#3fc8b4' } as const;
const CLAIM = { kind: 'letter', colour: '#d8c8a0' } as const;

/** What a sea hides from, and where it can be hidden. */
export const BLACK_TIDE_MOTEL_THIRD_SEASON: readonly EpisodeScript[] = [
  {
    title: ['No Coast', '海岸なし', 'ไม่มีชายฝั่ง', '沒有海岸', 'بلا ساحل'],
    passages: [
      passage('crater', 'plain', [
        tell(
          [
            'Saint Orme, noon. Where the sea had been there was floor. It went on to the edge of the sky.',
            '聖オーム、正午。海のあった場所に、床があった。空の端まで、続いていた。',
            'เซนต์ออร์ม เที่ยงวัน ตรงที่เคยเป็นทะเลเหลือแต่พื้น ยาวไปจนสุดขอบฟ้า',
            '聖奧姆，正午。原本是海的地方，只剩地面，一直延伸到天邊。',
            'سانت أورم ظهرًا. حيث كان البحر أرض عارية تمتدّ إلى حافة السماء.',
          ],
          { shot: 'wide', who: 'iris', mood: 'shock' },
        ),
        say('iris', 'strain', ['Item one: one sea. Condition: absent.', '一、海、一点。状態、不在。', 'รายการที่หนึ่ง ทะเลหนึ่งผืน สภาพ ไม่อยู่', '第一項：海，一片。狀況：不在。', 'البند الأول: بحر واحد. الحالة: غائب.'], { shot: 'close' }),
        say('sam', 'worry', ['That boat on its side. I know her. That’s my dad’s.', '横倒しのあの船……知ってます。父のだ。', 'เรือที่ตะแคงลำนั้น ผมจำได้ ของพ่อผมเอง', '側躺的那艘船……我認得，是我爸的。', 'ذلك القارب المائل أعرفه. إنه قارب أبي.'], { shot: 'over' }),
        show('back', 'sam', 'worry', { others: ['iris'] }),
      ]),
      passage('cave', 'lamp', [
        tell(
          [
            'In the wheelhouse sat an oilskin with a man in it. Thirty-odd years, and not one drop on him.',
            '操舵室に、雨合羽の男が座っていた。三十年以上。なのに、一滴も濡れていない。',
            'ในห้องหางเสือมีชายใส่เสื้อกันฝนนั่งอยู่ สามสิบกว่าปี แต่ตัวแห้งสนิท',
            '駕駛艙裡坐著一個穿雨衣的人。三十多年了，身上一滴水也沒有。',
            'في غرفة القيادة جلس رجل بمعطف مطر. ثلاثون عامًا ونيّف، وليس عليه قطرة.',
          ],
          { shot: 'pause' },
        ),
        say('sam', 'cry', ['Dad? It’s Sam. I had the night shift.', '父さん。サムだよ。夜勤だったんだ。', 'พ่อครับ แซมเอง ผมเข้ากะดึกอยู่', '爸？我是山姆。那天我值夜班。', 'أبي؟ أنا سام. كنتُ في نوبة الليل.'], { shot: 'face' }),
        tell(
          [
            'His lips were paper. “Water hides you,” they said. “The other thing doesn’t. Don’t let it read you.”',
            '紙の唇が動いた。「水は隠してくれる。あれは違う。あれに、読まれるな」',
            'ริมฝีปากเหมือนกระดาษขยับ “น้ำซ่อนเราไว้ อีกอย่างนั้นไม่ซ่อน อย่าให้มันอ่านแก”',
            '紙一般的嘴唇動了：「水會藏住你。那個東西不會。別讓它讀到你。」',
            'تحرّكت شفتان كالورق: «الماء يخفيك. أما ذاك فلا. لا تدعه يقرؤك.»',
          ],
          { shot: 'low', who: 'sam', mood: 'shock' },
        ),
        say('iris', 'worry', ['What other thing, Mr. Rook?', 'ルークさん。「あれ」とは？', 'อีกอย่างไหนคะ คุณรุก', '魯克先生，什麼東西？', 'أيّ شيء هذا يا سيد روك؟'], { shot: 'two', to: 'sam' }),
        tell(['But he had said his son’s name to himself, quite softly, and gone to dust around it.', 'だが彼は、息子の名を小さくつぶやき、その形のまま、塵になった。', 'แต่เขาพึมพำชื่อลูกชายเบา ๆ แล้วร่วงเป็นผุยผงไปพร้อมชื่อนั้น', '可是他輕輕唸了一遍兒子的名字，就那樣化成了塵。', 'لكنه همس باسم ابنه، وتفتّت غبارًا من حوله.'], {
          shot: 'hand',
          who: 'sam',
          mood: 'sad',
        }),
      ]),
    ],
  },
  {
    title: ['Dry Ink', '乾いたインク', 'หมึกแห้ง', '乾掉的墨水', 'حبر جافّ'],
    passages: [
      passage('office', 'plain', [
        tell(
          [
            'By Tuesday the cooler was empty, the fire buckets were empty, and the calendar had gone pale.',
            '火曜、給水器は空、防火桶も空。カレンダーの字が、薄くなっていた。',
            'วันอังคาร ตู้น้ำแห้ง ถังดับเพลิงแห้ง ตัวหนังสือบนปฏิทินก็ซีดลง',
            '到了星期二，飲水機空了，消防桶空了，月曆上的字也淡了。',
            'بحلول الثلاثاء فرغ برّاد الماء ودلاء الحريق، وبهتت حروف التقويم.',
          ],
          { shot: 'wide', who: 'iris', mood: 'worry' },
        ),
        say('iris', 'shock', ['Amos Reed. He’s flaking off. Sam, the names are coming OFF!', 'エイモス・リードが、剥がれていく。サム、名前が剥がれる！', 'เอมอส รีด หลุดเป็นแผ่นเลย แซม ชื่อมันกำลังหลุด!', '艾莫斯・里德在剝落。山姆，名字在往下掉！', 'عاموس ريد يتقشّر. سام، الأسماء تتساقط!'], { shot: 'hand', prop: REGISTER }),
        say('lowell', 'worry', ['Amos? I was sitting with him, dear. And then I was sitting alone.', 'エイモス？　隣にいたのよ。気づいたら、ひとりだったわ。', 'เอมอสเหรอจ๊ะ เมื่อกี้ยังนั่งด้วยกัน แล้วฉันก็นั่งอยู่คนเดียว', '艾莫斯？我剛剛還坐在他旁邊，親愛的。然後就剩我一個了。', 'عاموس؟ كنتُ جالسة معه يا عزيزتي، ثم صرتُ جالسة وحدي.'], {
          shot: 'close',
        }),
        show('eyes', 'iris', 'strain'),
      ]),
      passage('kitchen', 'plain', [
        tell(['My mother’s letterbox was full of sand. The table was laid for two.', '母の家の郵便受けに、砂。食卓には、皿が二枚。', 'ช่องจดหมายบ้านแม่มีแต่ทราย แม่จัดโต๊ะไว้สองที่', '母親家的信箱口有沙。餐桌上擺了兩人份。', 'في فتحة بريد أمي رمل، والمائدة معدّة لاثنين.'], { shot: 'low', who: 'iris', mood: 'worry' }),
        say('iris', 'talk', ['Mother? You always keep Tom’s photograph on that nail.', '母さん。その釘、トムの写真があったでしょ。', 'แม่คะ ตะปูตรงนั้นแม่แขวนรูปทอมไว้ตลอดนี่', '媽？那根釘子上，一直掛著湯姆的照片啊。', 'أمي، على هذا المسمار كانت صورة توم دائمًا.'], { shot: 'over' }),
        tell(
          [
            '“Whose?” said my mother. She wasn’t sad at all. It was the worst thing I ever saw.',
            '「誰の？」と母。少しも悲しそうではなかった。あんなに恐ろしい顔はない。',
            '“รูปใครนะ” แม่ถาม หน้าแม่ไม่เศร้าเลยสักนิด ฉันไม่เคยเห็นอะไรน่ากลัวกว่านี้',
            '「誰的？」母親說。她一點也不難過。我從沒見過這麼可怕的事。',
            '«صورة من؟» قالت أمي. لم تكن حزينة قط. ما رأيتُ أفظع من ذلك.',
          ],
          { shot: 'face', who: 'iris', mood: 'shock' },
        ),
        say('iris', 'cry', ['Your son’s. He was nine.', '息子よ。九つだった。', 'รูปลูกชายแม่ เขาเก้าขวบ', '妳兒子的。他九歲。', 'صورة ابنكِ. كان في التاسعة.'], { shot: 'close' }),
        tell(
          ['“I’ve only the one child, love.” She turned on the tap. It ran dust.', '「うちは、あなたひとりでしょう」母は蛇口をひねった。塵が、流れ出た。', '“แม่มีลูกคนเดียวนะจ๊ะ” แม่เปิดก๊อก มีแต่ฝุ่นไหลออกมา', '「我就妳一個孩子呀。」她說著，扭開水龍頭。流出來的是沙塵。', '«ليس لي سواكِ يا حبيبتي.» وفتحت الصنبور، فسال غبارًا.'],
          { shot: 'pause' },
        ),
      ]),
    ],
  },
  {
    title: ['Nobody Here', '誰もいません', 'ไม่มีใครอยู่', '這裡沒有人', 'لا أحد هنا'],
    passages: [
      passage('bedroom', 'plain', [
        say('sam', 'talk', ['The sea keeps them. The dry lets them go. Isn’t that kinder?', '海は抱えこむ。乾きは手放す。……そのほうが、優しくないですか。', 'ทะเลเก็บพวกเขาไว้ ความแห้งปล่อยไป แบบนั้นใจดีกว่าไหมครับ', '海會留住他們，乾會放他們走。那不是比較仁慈嗎？', 'البحر يحتفظ بهم، والجفاف يطلقهم. أليس هذا أرحم؟'], {
          shot: 'two',
          to: 'iris',
        }),
        say('iris', 'angry', ['It doesn’t let them go. It says they never came.', '手放すんじゃない。最初から、いなかったことにするの。', 'มันไม่ได้ปล่อย มันบอกว่าพวกเขาไม่เคยมีตัวตน', '它不是放走，它是說，他們從來沒來過。', 'إنه لا يطلقهم. إنه يقول إنهم لم يأتوا قط.'], { shot: 'close' }),
        show('pause', null, 'cold', { sound: ['scratch', 'ざり…', 'แกรก', '沙……', 'خَشخشة'] }),
        say('sam', 'shock', ['It’s 3:11. But in the afternoon.', '三時十一分。……午後の。', 'สามโมงสิบเอ็ดนาที แต่เป็นตอนบ่าย', '三點十一分。可是，是下午。', 'إنها 3:11. لكن بعد الظهر.'], { shot: 'low' }),
        tell(
          [
            'Something leaned on the other side of the door. It didn’t knock. It turned over a sheet of paper.',
            '扉の向こうに、何かが寄りかかった。ノックはない。紙を、一枚めくった。',
            'มีบางอย่างพิงอยู่อีกฝั่งประตู มันไม่เคาะ มันแค่พลิกกระดาษแผ่นหนึ่ง',
            '有東西靠上了門的另一邊。它沒有敲，只是翻過一張紙。',
            'اتّكأ شيء على الجهة الأخرى من الباب. لم يطرق. قلب ورقة.',
          ],
          { shot: 'wide', who: 'iris', mood: 'strain' },
        ),
      ]),
      passage('corridor', 'plain', [
        tell(
          [
            '“Room eleven,” it read, in a voice like sweeping. “No guest. No loss. Nothing payable.”',
            '箒で掃くような声が読んだ。「十一号室。宿泊者、なし。損失、なし。支払い、なし」',
            'เสียงเหมือนกวาดพื้นอ่านว่า “ห้องสิบเอ็ด ไม่มีแขก ไม่มีความเสียหาย ไม่ต้องจ่าย”',
            '它用掃地般的聲音唸道：「十一號房。無房客。無損失。無須理賠。」',
            'قرأ بصوت كالكنس: «الغرفة الحادية عشرة. لا نزيل. لا خسارة. لا شيء مستحقّ.»',
          ],
          { shot: 'hand', who: 'iris', prop: CLAIM },
        ),
        say('iris', 'shock', ['Those are my words. That’s my form!', '私の言葉……。それ、私の書式よ！', 'นั่นคำพูดฉัน นั่นแบบฟอร์มของฉัน!', '那是我的話。那是我的表格！', 'هذه كلماتي. هذه استمارتي أنا!'], { shot: 'eyes' }),
        say('sam', 'strain', ['The claim they closed in 1987. Who was sent? Before you?', '一九八七年に終了した件。前に来た鑑定人は、誰でした？', 'เคลมที่ปิดไปปี 1987 ก่อนคุณ เขาส่งใครมา', '一九八七年結案的那一件。在妳之前，派的是誰？', 'المطالبة التي أُغلقت عام 1987: من أُرسل قبلكِ؟'], { shot: 'over' }),
        say('iris', 'worry', ['Nobody knows. The signature’s blank. …He adjusted himself.', '署名欄は空白……。自分まで、査定したのね。', 'ไม่มีใครรู้ ช่องลายเซ็นว่าง …เขาประเมินตัวเองหายไปด้วย', '沒人知道，簽名欄是空白的……他把自己也核銷了。', 'لا أحد يعرف. التوقيع فارغ. …لقد سوّى خسارته هو أيضًا.'], { shot: 'face' }),
      ]),
    ],
  },
  {
    title: ['Four Hundred Jars', '四百の瓶', 'สี่ร้อยขวด', '四百個瓶子', 'أربعمئة قارورة'],
    passages: [
      passage('stairs', 'tide', [
        tell(
          [
            'It lay at the foot of the hundred steps, where Pell had read to it. It had got very small.',
            'それは百段の底、ペルが読み聞かせた場所にいた。ずいぶん、小さくなって。',
            'มันนอนอยู่ใต้บันไดร้อยขั้น ที่เพลล์เคยอ่านให้ฟัง มันหดเล็กลงมาก',
            '它躺在一百階的底下，佩爾唸書給它聽的地方。它變得好小。',
            'كان راقدًا أسفل الدرجات المئة حيث كان بيل يقرأ له. وقد صغر كثيرًا.',
          ],
          { shot: 'wide', who: 'iris', mood: 'sad' },
        ),
        say('iris', 'calm', ['You took my brother. I ought to let it have you.', 'あんたは弟を呑んだ。見捨てたって、いいはずなの。', 'แกเอาน้องฉันไป ฉันควรปล่อยให้มันเอาแกไปซะ', '你帶走了我弟弟。我本該把你交給它。', 'أنت أخذتَ أخي. كان ينبغي أن أتركك له.'], { shot: 'low' }),
        tell(
          [
            '“I kept him,” said the sea, like a shell held very far from the ear. “I kept all of it.”',
            '「とってあるよ」遠くの貝殻のように、海が言った。「ぜんぶ、とってある」',
            '“ฉันเก็บเขาไว้” ทะเลพูด เสียงเหมือนเปลือกหอยที่ห่างหู “ฉันเก็บไว้ทั้งหมด”',
            '「我留著他，」海說，像離耳朵很遠的貝殼，「我全都留著。」',
            'قال البحر كصدفة بعيدة عن الأذن: «لقد احتفظتُ به. احتفظتُ بكل شيء.»',
          ],
          { shot: 'pause' },
        ),
        say('iris', 'cry', ['…Sam. How many jam jars has this county got?', '……サム。この郡に、ジャムの瓶はいくつある？', '…แซม ทั้งอำเภอนี้มีขวดแยมกี่ใบ', '……山姆，這個郡有多少果醬瓶？', '…سام، كم قارورة مربّى في هذه المقاطعة؟'], { shot: 'face' }),
      ]),
      passage('kitchen', 'lamp', [
        say('lowell', 'smile', ['One each, dear! Lids on tight. Mine’s humming in B flat.', 'ひとり一本よ！　蓋はきつくね。私のは、変ロの音で歌ってるわ。', 'คนละขวดจ้ะ! ปิดฝาให้แน่นนะ ของฉันฮัมเสียงบีแฟลต', '一人一瓶喔！蓋子要鎖緊。我這瓶在哼降B調呢。', 'واحدة لكل واحد يا عزيزتي! أحكموا الأغطية. قارورتي تدندن.'], {
          shot: 'hand',
          prop: JAR,
        }),
        say('sam', 'worry', ['There’s a crab in this one.', 'これ、蟹が入ってます。', 'ขวดนี้มีปูด้วยครับ', '這瓶裡有隻螃蟹。', 'في هذه سلطعون.'], { shot: 'close' }),
        say('iris', 'deadpan', ['Give it the drawer. It likes the drawer.', '引き出しに入れて。好きだから、引き出し。', 'เอาไว้ในลิ้นชัก มันชอบลิ้นชัก', '放抽屜裡，牠喜歡抽屜。', 'ضعه في الدُّرج. إنه يحبّ الدُّرج.'], { shot: 'full' }),
        show('group', 'iris', 'calm', { others: ['sam', 'lowell'] }),
        tell(
          [
            'By dawn the whole sea had gone out of the door, under coats, in three hundred and ninety-eight pairs of hands.',
            '夜明けまでに、海はそっくり扉を出た。外套の下、三百九十八人の手に抱かれて。',
            'ก่อนรุ่งสาง ทะเลทั้งผืนออกไปทางประตู ใต้เสื้อโค้ต ในมือสามร้อยเก้าสิบแปดคู่',
            '天亮前，整片海都出了門，藏在外套底下，捧在三百九十八雙手裡。',
            'قبل الفجر خرج البحر كلّه من الباب تحت المعاطف، في أيدي ثلاثمئة وثمانية وتسعين.',
          ],
          { shot: 'back', who: 'lowell', mood: 'calm' },
        ),
      ]),
    ],
  },
  {
    title: ['A Teaspoon', '小さじ一杯', 'หนึ่งช้อนชา', '一茶匙', 'ملعقة صغيرة'],
    passages: [
      passage('busInside', 'plain', [
        tell(
          [
            'On the number nine I met Mr. Pell, next to a lady of eighty-eight. He’d been allowed to carry her bag.',
            '九番のバスで、ペルさんに会った。隣に八十八歳の婦人。鞄持ちを許されたらしい。',
            'บนรถเมล์สายเก้า ฉันเจอเพลล์นั่งข้างหญิงวัยแปดสิบแปด เขาได้ถือกระเป๋าให้',
            '我在九號公車上遇見佩爾先生，旁邊是位八十八歲的女士。她准他提包包了。',
            'في الحافلة التاسعة التقيتُ السيد بيل بجانب سيدة في الثامنة والثمانين. سُمح له بحمل حقيبتها.',
          ],
          { shot: 'wide', who: 'pell', mood: 'shy' },
        ),
        say('pell', 'calm', ['Jars break, madam. I kept a motel. What doesn’t break?', '瓶は割れます。接客業が長うございましてね。割れないものとは？', 'ขวดแตกได้ครับ ผมทำโรงแรมมานาน อะไรบ้างที่ไม่แตก', '瓶子會破的，小姐。我做過旅館業。什麼東西不會破？', 'القوارير تنكسر يا سيدتي. عملتُ في الفندقة. فما الذي لا ينكسر؟'], {
          shot: 'close',
        }),
        say('iris', 'worry', ['You tell me.', '何なんです。', 'คุณบอกมาสิ', '您說呢？', 'قل لي أنت.'], { shot: 'over' }),
        say('pell', 'sad', ['When she let me sit, I wept. It was salt. I thought: there you are.', '座ってよいと言われ、泣きました。塩辛くて。ああ、ここにいたかと。', 'พอเธอให้ผมนั่ง ผมร้องไห้ มันเค็ม อ้อ อยู่นี่เอง', '她讓我坐下時，我哭了。是鹹的。我想：原來你在這裡。', 'حين سمحت لي بالجلوس بكيت. كان مالحًا. فقلتُ: ها أنت ذا.'], {
          shot: 'face',
        }),
        show('eyes', 'iris', 'shock'),
      ]),
      passage('kitchen', 'lamp', [
        tell(['I put one teaspoon of the sea into my mother’s tea. I watched her drink it.', '母の紅茶に、海を小さじ一杯。飲むのを、見ていた。', 'ฉันเติมทะเลหนึ่งช้อนชาลงในชาของแม่ แล้วมองแม่ดื่ม', '我在母親的茶裡加了一茶匙海，看著她喝下去。', 'وضعتُ ملعقة صغيرة من البحر في شاي أمي، وراقبتُها تشربه.'], {
          shot: 'hand',
          who: 'iris',
          prop: JAR,
        }),
        say('iris', 'strain', ['There was a ball, Mother. Yellow. It went out with the wind.', '母さん、ボールがあったの。黄色の。風で、沖へ流れた。', 'แม่คะ มีลูกบอลสีเหลือง ลมพัดมันออกไปในทะเล', '媽，有一顆球，黃色的。被風吹出去了。', 'كانت هناك كرة صفراء يا أمي. حملتها الريح إلى البحر.'], { shot: 'low' }),
        tell(
          [
            'A long nothing. Then her face broke, and it smelt of Saint Orme.',
            '長い間があった。それから母の顔がくずれ、台所が、聖オームの匂いになった。',
            'เงียบไปนาน แล้วสีหน้าแม่ก็พังทลาย มีกลิ่นเซนต์ออร์ม',
            '很久，什麼都沒有。然後她的臉垮了，廚房裡滿是聖奧姆的氣味。',
            'طال الصمت. ثم انهار وجهها، وفاحت في المطبخ رائحة سانت أورم.',
          ],
          { shot: 'pause' },
        ),
        tell(['“He had your chin,” she said, and set a third plate.', '「あの子の顎、あんたに似てた」母は泣ききって、三枚目の皿を出した。', '“คางน้องเหมือนลูกเลย” แม่ร้องไห้จนหมด แล้ววางจานใบที่สาม', '「他的下巴像妳。」母親說。她哭了個夠，擺上第三個盤子。', '«كان ذقنه كذقنكِ»، قالت أمي. بكت حتى آخرها، ووضعت صحنًا ثالثًا.'], {
          shot: 'two',
          who: 'iris',
          mood: 'cry',
        }),
      ]),
    ],
  },
  {
    title: ['Counting Down', '逆に数える', 'นับถอยหลัง', '倒數', 'عدّ تنازلي'],
    passages: [
      passage('street', 'plain', [
        tell(['From door to door, with their jars. That night the whole county cried.', 'みんなは瓶を抱え、戸口を回った。その夜、郡じゅうが泣いた。', 'ถือขวดไปทีละบ้าน คืนนั้นคนทั้งอำเภอร้องไห้', '於是他們捧著瓶子挨家挨戶去。那一夜，整個郡都在哭。', 'طافوا بقواريرهم على الأبواب، وبكت المقاطعة كلّها ليلة واحدة.'], {
          shot: 'wide',
          who: 'sam',
          mood: 'calm',
        }),
        say('lowell', 'cry', ['The barber wept for a dog! I gave him two spoons.', '床屋さんは犬を想って泣いたわ。二杯、あげちゃった。', 'ช่างตัดผมร้องไห้คิดถึงหมา! ฉันให้ไปสองช้อนเลยจ้ะ', '理髮師為一隻狗哭了！我給了他兩匙。', 'بكى الحلّاق على كلبه! أعطيتُه ملعقتين.'], { shot: 'close' }),
        say('sam', 'smile', ['It’s all in. Every drop. Nobody could ever find it there.', '全部入りました。一滴残らず。あそこなら、見つからない。', 'เข้าไปหมดแล้วครับ ทุกหยด ซ่อนตรงนั้นไม่มีใครหาเจอแน่', '全進去了，一滴不剩。藏在那裡，誰也找不到。', 'دخل كله، حتى آخر قطرة. لن يجده أحد هناك.'], { shot: 'full' }),
      ]),
      passage('orchard', 'plain', [
        tell(
          [
            'It was waiting in the orchard. No face. A hat, a form, and leaves coming down all round it.',
            'それは果樹園で待っていた。顔はない。帽子と、書類。周りで葉が落ちつづける。',
            'มันรออยู่ในสวนผลไม้ ไม่มีหน้า มีหมวก แบบฟอร์ม กับใบไม้ร่วงรอบตัว',
            '它在果園等著。沒有臉，只有帽子、表格，葉子在四周不停落下。',
            'كان ينتظر في البستان بلا وجه: قبعة واستمارة وأوراق تتساقط حوله.',
          ],
          { shot: 'back', who: 'iris' },
        ),
        tell(
          [
            '“Ninety-nine,” it read. “Ninety-eight.” And with each number something in me went out.',
            '「九十九」それは読んだ。「九十八」数のたび、私の中で何かが消えた。',
            '“เก้าสิบเก้า” มันอ่าน “เก้าสิบแปด” ทุกตัวเลข มีบางอย่างในตัวฉันดับไป',
            '「九十九，」它唸，「九十八。」每唸一個，我心裡就熄了一樣東西。',
            'قرأ: «تسعة وتسعون. ثمانية وتسعون.» ومع كل رقم انطفأ فيّ شيء.',
          ],
          { shot: 'hand', who: 'iris', prop: CLAIM },
        ),
        say('iris', 'shout', ['One! Two! Tom, I’m counting! THREE!', '一！　二！　トム、数えてるよ！　三！', 'หนึ่ง! สอง! ทอม พี่นับอยู่นะ! สาม!', '一！二！湯姆，我在數了！三！', 'واحد! اثنان! توم، أنا أعدّ! ثلاثة!'], { shot: 'face', tone: 'shout' }),
        show('pause', null, 'strain'),
        tell(
          [
            'We met at fifty. I said it, it said it. The form was blank, and under the hat there was only air.',
            '五十で出会った。同時に言った。書類は白紙になり、帽子の下は、ただの空気だった。',
            'เราเจอกันที่ห้าสิบ พูดพร้อมกัน แล้วแบบฟอร์มก็ว่างเปล่า ใต้หมวกมีแต่อากาศ',
            '我們在五十相遇，同時說出口。表格成了白紙，帽子底下只有空氣。',
            'التقينا عند الخمسين ونطقناها معًا. صارت الاستمارة بيضاء، وتحت القبعة هواء.',
          ],
          { shot: 'low', who: 'iris', mood: 'strain' },
        ),
      ]),
      passage('office', 'dawn', [
        say('sam', 'worry', ['The coast’s back. Nearly. There’s a piece missing, this big.', '海岸が戻りました。だいたい。ひとかけら、足りない。', 'ชายฝั่งกลับมาแล้วครับ เกือบหมด ขาดไปชิ้นหนึ่ง', '海岸回來了，差不多。少了一塊。', 'عاد الساحل تقريبًا. تنقصه قطعة واحدة.'], { shot: 'over' }),
        say('iris', 'talk', ['Who hasn’t cried yet?', 'まだ泣いてないのは、誰？', 'ยังมีใครที่ไม่ได้ร้องไห้', '還有誰沒哭？', 'من الذي لم يبكِ بعد؟'], { shot: 'close', prop: PHONE }),
        tell(
          [
            'In the register the pencil moved. “Me,” it wrote. “I’m not in the water any more. Iris, I’m It.”',
            '宿帳で鉛筆が動いた。「ぼく。もう、みずのなかじゃない。おねえちゃん、こんどはぼくがオニ」',
            'ดินสอในสมุดขยับ “ผมเอง ผมไม่ได้อยู่ในน้ำแล้ว พี่ไอริส ตานี้ผมเป็นคนหา”',
            '登記簿上的鉛筆動了：「我。我不在水裡了。姊姊，這次換我當鬼。」',
            'تحرّك القلم في السجلّ: «أنا. لم أعد في الماء. آيريس، حان دوري لأبحث.»',
          ],
          { shot: 'eyes', who: 'iris', mood: 'shock' },
        ),
      ]),
    ],
  },
];
