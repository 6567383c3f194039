import { type EpisodeScript, passage, say, show, tell } from './script.ts';

const BLADE = { kind: 'sword', colour: '#3a4a3c' } as const;
const TORCH = { kind: 'torch', colour: '#34283c' } as const;
const LANTERN = { kind: 'lantern', colour: '#b8303a' } as const;
const POSTER = { kind: 'letter', colour: '#d8a83a' } as const;

/** The wicks, and who fills the buckets. */
export const NINTH_BELL_THIRD_SEASON: readonly EpisodeScript[] = [
  {
    title: ['Nine Thousand, Backwards', '逆さの九千', 'เก้าพันถอยหลัง', '倒數九千', 'تسعة آلاف بالعكس'],
    passages: [
      passage(
        'kitchen',
        'ember',
        [
          tell(['The oven breathed in. Every flame in the room bent toward its mouth, and so did they.', '竈が息を吸った。部屋じゅうの炎が口へ傾く。二人の体も。', 'เตาสูดลมเข้า เปลวไฟทุกดวงเอนเข้าหาปากมัน พวกเขาก็ด้วย', '爐子吸了一口氣。屋裡每道火焰都彎向爐口，他們也是。', 'شهق الفرن، فمالت كلّ شعلة نحو فمه. ومالوا معها.']),
          say('mara', 'strain', ['If you count, you wake it. If you don’t, we never know.', '数えれば奴が起きる。数えなきゃ、残りがわからない。', 'นับก็ปลุกมัน ไม่นับก็ไม่รู้ว่าเหลือเท่าไหร่', '你數，它就醒。你不數，我們就不知道還剩多久。', 'إن عددتَ أيقظتَه. وإن لم تعدّ لن نعرف.'], { shot: 'close' }),
          say('kai', 'calm', ['Every second I speak, it wakes one more. So I’ll give them back.', '一秒数えりゃ、一秒起きる。なら、返してもらう。', 'ข้านับหนึ่ง มันตื่นหนึ่ง งั้นข้าจะขอคืน', '我數一秒，它就醒一秒。那我就一秒一秒收回來。', 'كلّ ثانية أعدّها توقظه ثانية. فلأستردّها.'], { shot: 'face' }),
          say('kai', 'strain', ['Nine thousand. Eight thousand nine hundred and ninety-nine…', '九千。八千九百九十九。八千九百……', 'เก้าพัน แปดพันเก้าร้อยเก้าสิบเก้า…', '九千。八千九百九十九……', 'تسعة آلاف. ثمانية آلاف وتسعمئة وتسعة وتسعون…'], { shot: 'low' }),
          show('eyes', 'mara', 'shock', { sound: ['Grrr… hhhh', 'グル……スゥ', 'ครืด… ฟี้', '咕嚕……呼', 'غرر… هفف'] }),
        ],
        'embers',
      ),
      passage(
        'kitchen',
        'ash',
        [
          tell(
            [
              'Backwards, it yawned. The fire sank to a red line. The baker’s voice lost its sweetness.',
              '逆さに数えると、竈はあくびをした。女の声から甘さが消えた。',
              'พอนับถอยหลัง มันหาว ไฟหรี่เป็นเส้นแดง เสียงนางหมดหวาน',
              '倒著數，它打了個呵欠。火縮成一條紅線，女人的聲音不甜了。',
              'عدّ بالعكس فتثاءب، وانكمشت النار خيطًا أحمر. وذهبت حلاوة صوتها.',
            ],
            { who: 'oren', mood: 'cold', shot: 'full' },
          ),
          say('mara', 'shout', ['Captain! The oven door!', '隊長！　竈の扉！', 'กัปตัน! ประตูเตา!', '隊長！爐門！', 'القبطان! باب الفرن!'], { shot: 'action', tone: 'shout', posture: 'leap', prop: BLADE }),
          say('oren', 'strain', ['With these hands? Naturally. They’re already ruined.', 'この手でか。よかろう、もう焼けておる。', 'ด้วยมือนี้รึ ได้สิ มันพังอยู่แล้ว', '用這雙手？也好，反正已經毀了。', 'بهاتين اليدين؟ طبعًا. لقد تلفتا أصلًا.'], { shot: 'close' }),
          show('hand', 'oren', 'strain', { sound: ['KLANNG!', 'ガァン！', 'แกร๊ง!', '噹！', 'كلانغغ!'] }),
          tell(
            [
              '“Run, loves,” she said behind the iron. “Where will you hide? You’re the brightest things in the city.”',
              '「お逃げ」と鉄の向こうで声。「街一番の灯が、どこへ隠れる？」',
              '“หนีไปเถอะ” เสียงหลังแผ่นเหล็ก “จะซ่อนที่ไหน เจ้าสว่างที่สุดในเมือง”',
              '「逃吧，」鐵門後的她說，「你們是全城最亮的東西，躲得到哪去？」',
              'قالت من وراء الحديد: «اهربوا. أين تختبئون وأنتم أسطع ما في المدينة؟»',
            ],
            { who: 'mara', mood: 'worry', shot: 'over' },
          ),
        ],
        'embers',
      ),
    ],
  },
  {
    title: ['The Brightest Things', '街一番の灯', 'สว่างที่สุดในเมือง', '全城最亮的人', 'أسطع ما في المدينة'],
    passages: [
      passage(
        'rooftops',
        'night',
        [
          tell(['By nightfall you could have read a letter by Mara’s elbow.', '日が暮れると、マーラの肘で手紙が読めた。', 'พอค่ำ แสงจากข้อศอกมาราสว่างพออ่านจดหมาย', '入夜後，光靠瑪拉的手肘就能讀信。', 'مع الليل صار مرفق مارا يكفي لقراءة رسالة.']),
          say('mara', 'angry', ['Stop humming. You flicker when you hum.', '鼻歌やめて。歌うたびに、ちらつくのよ。', 'หยุดฮัมเพลง พอฮัมแล้วเจ้ากะพริบ', '別哼歌，你一哼就閃。', 'كفّ عن الدندنة. تومض كلّما دندنت.'], { shot: 'low' }),
          say('kai', 'calm', ['Moths. That’s the fourth hundred… I didn’t count them.', '蛾だ。これで四百……いや、数えてない。', 'ผีเสื้อกลางคืน ตัวที่สี่ร้อย… ข้าไม่ได้นับนะ', '飛蛾，第四百……我沒數。', 'فراشات. هذه المئة الرابعة… لم أعدّها.'], { shot: 'close' }),
          say('oren', 'joy', ['New posters! “Two wicks, burning. Eighty thousand!”', '新しい手配書だ。「燃える芯、二本。八万！」', 'ประกาศใหม่! “ไส้ตะเกียงติดไฟสองเส้น แปดหมื่น!”', '新告示！「燃燒的燈芯兩根，八萬！」', 'ملصقات جديدة! «فتيلان مشتعلان. ثمانون ألفًا!»'], { shot: 'hand', prop: POSTER }),
          say('mara', 'smirk', ['And you?', 'で、あんたは？', 'แล้วของท่านล่ะ', '那你呢？', 'وأنت؟'], { shot: 'face' }),
          say('oren', 'deadpan', ['Thirty-eight. I was marked down.', '三十八。……値下げされた。', 'สามสิบแปด …ลดราคา', '三十八。我被打折了。', 'ثمانية وثلاثون. خُفّض سعري.'], { shot: 'close' }),
        ],
        'embers',
      ),
      passage(
        'alley',
        'night',
        [
          show('wide', 'mara', 'strain', { others: ['kai'], sound: ['click click click', 'カチ、カチ、カチ', 'แกร๊ก แกร๊ก แกร๊ก', '喀、喀、喀', 'تك تك تك'] }),
          tell(['All along the street the lamps were turning their heads.', '通りの灯がひとつ残らず、首をこちらへ回していた。', 'โคมทั้งถนนกำลังหันหัวมาทางพวกเขา', '整條街的燈，一盞接一盞轉過頭來。', 'على طول الشارع كانت المصابيح تدير رؤوسها.'], { who: 'kai', mood: 'worry', shot: 'eyes' }),
          say('kai', 'talk', ['There’s one place light can’t get out of. Bronze, and a lid of river.', '光が漏れない場所がひとつある。青銅と、川の蓋だ。', 'มีที่เดียวที่แสงเล็ดลอดไม่ได้ ทองระฆัง กับฝาเป็นแม่น้ำ', '有個地方光透不出來：青銅裡面，河水蓋著。', 'مكان واحد لا يفلت منه الضوء: برونز وغطاؤه نهر.'], { shot: 'two' }),
          say('mara', 'shock', ['Inside the ninth bell? You still can’t swim!', '第九鐘の中？　あんた、まだ泳げないでしょ！', 'ในระฆังที่เก้า? เจ้ายังว่ายน้ำไม่เป็นเลย!', '躲進第九鐘？你還是不會游泳啊！', 'داخل الجرس التاسع؟ ما زلتَ لا تسبح!'], { shot: 'close' }),
        ],
        'embers',
      ),
    ],
  },
  {
    title: ['Two Names', '二つの名', 'สองชื่อ', '兩個名字', 'اسمان'],
    passages: [
      passage(
        'cave',
        'night',
        [
          tell(['Inside the bell there was air for an hour, and a wall of bronze with one word on it.', '鐘の中には一時間分の息と、一語を刻んだ青銅の壁。', 'ในระฆังมีอากาศหนึ่งชั่วโมง กับผนังทองที่สลักไว้คำเดียว', '鐘裡有一小時的空氣，青銅壁上刻著一個詞。', 'في الجرس هواء ساعة، وجدار برونز عليه كلمة واحدة.']),
          show('hand', 'kai', 'worry', { prop: LANTERN }),
          say('kai', 'sad', ['I could file it off. Then it can’t hear me any more.', '削り落とせば、もう俺の声は届かない。', 'ถ้าตะไบออก มันก็จะไม่ได้ยินข้าอีก', '把它銼掉，它就再也聽不見我。', 'لو بردتُه لما سمعني بعد اليوم.'], { shot: 'close' }),
          say('mara', 'cold', ['And the finger under it?', 'その下の指は、どうなるの。', 'แล้วนิ้วข้างใต้ล่ะ', '那底下的手指呢？', 'والإصبع تحته؟'], { shot: 'over' }),
          say('kai', 'sad', ['Gets up. A bell without a name is a pot.', '起きあがる。名のない鐘は、ただの鍋だ。', 'ลุกขึ้นมา ระฆังไร้ชื่อก็แค่หม้อ', '會站起來。沒有名字的鐘，不過是口鍋子。', 'تنهض. جرس بلا اسم قِدر لا غير.'], { shot: 'low' }),
        ],
        'embers',
      ),
      passage(
        'cave',
        'ember',
        [
          tell(['Mara took the broken blade and set the point beside the word.', 'マーラは折れた刃をとり、その名の隣に切っ先をあてた。', 'มาราหยิบดาบหัก จรดปลายลงข้างชื่อนั้น', '瑪拉拿起斷劍，把劍尖抵在那個名字旁邊。', 'أخذت مارا النصل المكسور ووضعت رأسه بجانب الكلمة.'], { who: 'mara', mood: 'calm', shot: 'full' }),
          say('kai', 'shock', ['What are you doing? It’ll hear you too!', '何してる。おまえの声まで聞かれるぞ！', 'ทำอะไร! มันจะได้ยินเจ้าด้วยนะ!', '妳做什麼？它也會聽見妳的！', 'ماذا تفعلين؟ سيسمعكِ أيضًا!'], { shot: 'face' }),
          say('mara', 'smirk', ['Two people talking at once. Nobody can count through that.', '二人でいっぺんに喋るの。数えられるもんですか。', 'สองคนพูดพร้อมกัน ใครจะนับรู้เรื่อง', '兩個人同時講話，誰還數得下去。', 'اثنان يتكلّمان معًا. من يقدر أن يعدّ؟'], { shot: 'close', prop: BLADE }),
          show('action', 'mara', 'strain', { posture: 'reach', sound: ['SKREEE', 'ギギギッ', 'แกรก', '嘰——', 'سكرييي'] }),
          tell(['The light went out of them by halves. What was left was about enough to find a boot by.', '光は半分ずつ引いた。残りは、靴を探せるくらい。', 'แสงจางไปคนละครึ่ง เหลือพอหารองเท้าได้ข้างหนึ่ง', '光各褪去一半，剩下的大概夠找一隻靴子。', 'انطفأ نصف ضوئهما. وبقي ما يكفي للعثور على حذاء.'], {
            who: 'kai',
            mood: 'calm',
            shot: 'two',
          }),
          say('mara', 'shock', ['Kai. There’s a third name here. Small. A child’s hand. “Lisel.”', 'カイ。三つめの名がある。小さな、子どもの字。「リゼル」', 'ไค มีชื่อที่สาม ตัวเล็ก ลายมือเด็ก “ลิเซล”', '凱，這裡有第三個名字。很小，孩子的字：「莉瑟」。', 'كاي، هنا اسم ثالث. صغير، بخطّ طفلة. «ليزل».'], { shot: 'eyes' }),
        ],
        'embers',
      ),
    ],
  },
  {
    title: ['Lisel', 'リゼル', 'ลิเซล', '莉瑟', 'ليزل'],
    passages: [
      passage(
        'street',
        'ash',
        [
          tell(['Nobody on Tallow Street would say the name. They swept their steps instead.', '獣脂通りでは、誰もその名を口にせず、戸口を掃きはじめた。', 'ไม่มีใครบนถนนไขสัตว์ยอมเอ่ยชื่อนั้น ต่างก้มกวาดบันได', '油脂街上沒人肯說那個名字，只是低頭掃自家台階。', 'لم يشأ أحد في شارع الشحم أن ينطق الاسم. كنسوا عتباتهم.']),
          say('oren', 'calm', ['I can tell you. I filed the paper. Thirty-one years ago.', 'わしが知っておる。三十一年前、書類を綴じたのはわしだ。', 'ข้าบอกได้ ข้าเป็นคนเก็บเอกสาร สามสิบเอ็ดปีก่อน', '我能告訴你們。三十一年前，卷宗是我歸的檔。', 'أنا أخبركم. أنا من حفظ الملفّ قبل 31 سنة.'], { shot: 'low' }),
          say(
            'oren',
            'sad',
            ['Baker’s girl, eight. Went to fetch oil. The rope came up light.', 'パン屋の娘、八つ。油を汲みにいき、軽い綱だけ上がった。', 'ลูกสาวคนทำขนมปัง แปดขวบ ไปตักน้ำมัน เชือกขึ้นมาเบาโหวง', '麵包師的女兒，八歲。去打油，拉上來的繩子是輕的。', 'ابنة الخبّازة، ثماني سنوات. ذهبت تجلب الزيت فعاد الحبل خفيفًا.'],
            { shot: 'close' },
          ),
          show('face', 'mara', 'shock'),
          say('mara', 'angry', ['And what did the Watch do about it?', 'それで、警備隊は何をしたの。', 'แล้วกองยามทำอะไรบ้าง', '那衛隊做了什麼？', 'وماذا فعل الحرس؟'], { shot: 'over' }),
          say('oren', 'cold', ['I told you. I filed the paper.', '言ったろう。書類を綴じた。', 'บอกแล้วไง ข้าเก็บเอกสาร', '我說了，歸了檔。', 'قلتُ لكِ. حفظتُ الملفّ.'], { shot: 'close' }),
        ],
        'embers',
      ),
      passage(
        'towers',
        'ember',
        [
          tell(
            [
              'Four thousand lamps, all facing down. Not to feed the eye. To look for one girl.',
              '四千の灯は、下を向いていた。眼のためではない。娘を捜すために。',
              'โคมสี่พันดวงส่องลงล่าง ไม่ใช่เลี้ยงดวงตา แต่ตามหาเด็กคนหนึ่ง',
              '四千盞燈全朝著下面。不是餵那隻眼，是在找一個女孩。',
              'أربعة آلاف مصباح تنظر إلى الأسفل. لا لتُطعم العين، بل لتبحث عن فتاة.',
            ],
            { who: 'mara', mood: 'worry', shot: 'wide' },
          ),
          say('kai', 'sad', ['If it were you down there, I’d light them too.', '下にいるのがおまえなら、俺も灯す。', 'ถ้าเป็นเจ้าอยู่ข้างล่าง ข้าก็จะจุดเหมือนกัน', '要是底下的是妳，我也會點燈。', 'لو كنتِ أنتِ هناك لأشعلتُها أيضًا.'], { shot: 'two' }),
          say('mara', 'smirk', ['You’d lose count of the matches.', 'マッチの数、間違えるくせに。', 'เจ้านับไม้ขีดพลาดแน่', '你會把火柴數錯。', 'كنتَ ستخطئ في عدّ أعواد الثقاب.'], { shot: 'face' }),
          show('clash', 'oren', 'cold', { others: ['mara'], sound: ['SHING!', 'キィン！', 'เคร้ง!', '鏘！', 'شينغ!'] }),
          say('oren', 'cold', ['Eighty thousand, girl. I can’t be thirty-eight for ever.', '八万だ、小娘。いつまでも三十八ではおれん。', 'แปดหมื่นนะ แม่หนู ข้าจะราคาสามสิบแปดตลอดไปไม่ได้', '八萬啊，丫頭。我總不能一輩子只值三十八。', 'ثمانون ألفًا يا فتاة. لن أبقى بثمانية وثلاثين إلى الأبد.'], { shot: 'eyes' }),
        ],
        'embers',
      ),
    ],
  },
  {
    title: ['Sold', '売約済み', 'ขายแล้ว', '成交', 'مباع'],
    passages: [
      passage('vault', 'night', [
        tell([
          'He delivered them to the guildhall in a coal cart, tied with good rope, and asked for a receipt.',
          '隊長は二人を石炭車で組合へ届け、受領証まで求めた。',
          'เขาส่งทั้งสองถึงหอกิลด์ด้วยรถถ่าน มัดเชือกอย่างดี แล้วขอใบเสร็จ',
          '他用煤車把兩人送到公會，繩子綁得牢牢的，還要了收據。',
          'سلّمهما إلى دار النقابة في عربة فحم، بحبل متين، وطلب إيصالًا.',
        ]),
        say('mara', 'angry', ['I knew it. I drank with that man for six years, and I KNEW it.', 'やっぱりね。六年も飲んだ仲だもの、やっぱりよ！', 'ว่าแล้ว ข้าดื่มกับมันมาหกปี ว่าแล้วเชียว!', '我就知道。跟他喝了六年酒，我早就知道！', 'كنتُ أعرف. شربتُ معه ستّ سنوات وكنتُ أعرف!'], { shot: 'low' }),
        say('kai', 'worry', ['Mara. Look at the knot.', 'マーラ。結び目を見ろ。', 'มารา ดูปมเชือกสิ', '瑪拉，看那個結。', 'مارا. انظري إلى العقدة.'], { shot: 'close' }),
        say('mara', 'shock', ['A bow. He’s tied us with a bow.', '蝶結び。……蝶結びだわ。', 'ปมโบ เขาผูกพวกเราด้วยโบ', '蝴蝶結。他用蝴蝶結綁我們。', 'أنشوطة. ربطنا بأنشوطة حذاء.'], { shot: 'face' }),
        show('chibi', 'mara', 'deadpan', { others: ['kai'] }),
      ]),
      passage(
        'vault',
        'ember',
        [
          tell(
            [
              '“Eighty thousand, counted twice,” said the guild clerk. Counting took him an hour. No one watched the well.',
              '書記は八万を二度数えた。一時間、井戸は誰も見ていない。',
              'เสมียนนับเงินแปดหมื่นสองรอบ ใช้เวลาชั่วโมงหนึ่ง ไม่มีใครเฝ้าบ่อ',
              '書記把八萬數了兩遍，花了一小時。那段時間沒人看井。',
              'عدّ الكاتب الثمانين ألفًا مرّتين في ساعة. ولم يحرس البئر أحد.',
            ],
            { who: 'oren', mood: 'smirk', shot: 'full' },
          ),
          say('kai', 'smile', ['You sold us so that we could get in.', '中へ入れるために、売ったんだな。', 'ท่านขายพวกเรา เพื่อให้เข้ามาข้างในได้', '你賣掉我們，是為了讓我們進來。', 'بعتَنا كي ندخل.'], { shot: 'over' }),
          say('oren', 'calm', ['I sold you for eighty thousand. That you got in is a discount.', '八万だから売った。中へ入れたのは、おまけだ。', 'ข้าขายเพราะได้แปดหมื่น ที่เจ้าเข้ามาได้น่ะของแถม', '我賣是因為值八萬。你們進得來，算是贈品。', 'بعتُكما لأنّ الثمن ثمانون ألفًا. أمّا دخولكما فهديّة.'], { shot: 'close' }),
          show('action', 'kai', 'shout', { posture: 'leap', prop: TORCH, others: ['mara'], sound: ['WHOOOSH', 'ヒュウウッ', 'ฟิ้ววว', '呼——', 'ووووش'] }),
          say('oren', 'worry', ['Girl. If she’s down there… tell her that I kept the paper.', '小娘。もし、あの子がいたら……書類は残してあると伝えろ。', 'แม่หนู ถ้าเด็กนั่นยังอยู่… บอกว่าข้าเก็บเอกสารไว้', '丫頭，她要是在下面……告訴她，卷宗我還留著。', 'يا فتاة، إن كانت هناك… فقولي لها إنّي أبقيتُ الملفّ.'], { shot: 'eyes' }),
        ],
        'embers',
      ),
    ],
  },
  {
    title: ['Who Fills the Buckets', '桶を満たす者', 'ใครเติมถัง', '是誰裝滿水桶', 'من يملأ الدلاء'],
    passages: [
      passage(
        'cave',
        'night',
        [
          tell([
            'At four hundred the rope ended. At four hundred and one there was a floor, swept clean.',
            '四百で綱が尽きた。四百一に、掃き清めた床があった。',
            'นับสี่ร้อย เชือกหมด สี่ร้อยหนึ่งมีพื้น กวาดสะอาดเกลี้ยง',
            '數到四百，繩子到頭了。第四百零一下，是掃得乾乾淨淨的地面。',
            'عند أربعمئة انتهى الحبل. وعند الواحد بعدها أرض مكنوسة.',
          ]),
          say('mara', 'worry', ['Nobody ever asked who fills the buckets.', '桶に汲んでるのは誰か……誰も訊かなかった。', 'ไม่เคยมีใครถามว่าใครเป็นคนตักใส่ถัง', '從來沒人問過，是誰把桶子裝滿的。', 'لم يسأل أحد قطّ من يملأ الدلاء.'], { shot: 'close', tone: 'whisper' }),
          show('back', 'kai', 'calm', { others: ['mara'] }),
          tell(['“You’re early,” said a woman’s voice. “The next bucket isn’t until two.”', '「早いわね」と女の声がした。「次の桶は、二時よ」', '“มาเร็วจัง” เสียงผู้หญิงว่า “ถังต่อไปตั้งตีสอง”', '「來早了，」一個女人的聲音說，「下一桶要兩點。」', 'قال صوت امرأة: «بكّرتما. الدلو التالي في الثانية».'], {
            who: 'kai',
            mood: 'shock',
            shot: 'face',
          }),
          say('kai', 'cry', ['Lisel? You’re thirty-nine. You’re alive.', 'リゼル？　三十九だな。……生きてたのか。', 'ลิเซล? เจ้าอายุสามสิบเก้าแล้ว เจ้ายังอยู่', '莉瑟？妳三十九歲了。妳還活著。', 'ليزل؟ عمركِ 39. أنتِ حيّة.'], { shot: 'low' }),
        ],
        'embers',
      ),
      passage(
        'cave',
        'ember',
        [
          say('mara', 'angry', ['Thirty-one years! Why did you never come up?', '三十一年よ！　どうして上がってこなかったの！', 'สามสิบเอ็ดปี! ทำไมไม่เคยขึ้นไป!', '三十一年！妳怎麼從不上來？', 'إحدى وثلاثون سنة! لماذا لم تصعدي؟'], { shot: 'over' }),
          tell(
            [
              '“It’s my turn to hide,” she said, as if we were slow. “It hasn’t finished counting.”',
              '「隠れる番だもの」と彼女は当然のように言った。「あの子、まだ数えてる」',
              '“ตาฉันซ่อนนี่นา” เธอตอบเหมือนเรื่องง่าย ๆ “มันยังนับไม่เสร็จ”',
              '「輪到我躲啊，」她理所當然地說，「它還沒數完呢。」',
              'قالت كأنّ الأمر بديهيّ: «دوري في الاختباء. وهو لم ينهِ العدّ بعد».',
            ],
            { who: 'mara', mood: 'shock', shot: 'full' },
          ),
          say('kai', 'shock', ['Nine fingers. Over one eye.', '九本の指。……目を、覆って。', 'นิ้วเก้านิ้ว ปิดตาดวงเดียว', '九根手指，蒙著一隻眼。', 'تسع أصابع. على عين واحدة.'], { shot: 'face' }),
          say('mara', 'shock', ['It isn’t a prisoner. It’s covering its eyes. It’s a child.', '囚われてるんじゃない。目隠ししてるの。子どもなのよ。', 'มันไม่ได้ถูกขัง มันปิดตาอยู่ มันเป็นเด็ก', '它不是被囚禁，它是在蒙眼睛。它是個孩子。', 'ليس سجينًا. إنّه يغطّي عينه. إنّه طفل.'], { shot: 'two' }),
          say('kai', 'worry', ['And I’ve been counting backwards. Since the kitchen. Under my breath.', '俺、逆さに数えてた。台所から、ずっと。口の中で。', 'ข้านับถอยหลังมาตลอด ตั้งแต่ในครัว นับในใจ', '而我一直在倒數。從廚房到現在，默默地數。', 'وأنا أعدّ بالعكس منذ المطبخ، همسًا.'], { shot: 'close' }),
          tell(
            [
              'Three. Two. One. Nine bells swung without a hand. “READY,” said the city, “OR NOT.”',
              '三、二、一。九つの鐘がひとりでに揺れ、街が言った。「もういいかい」',
              'สาม สอง หนึ่ง ระฆังเก้าใบแกว่งเอง แล้วเมืองก็เอ่ยว่า “เอาละนะ”',
              '三、二、一。九座鐘自己晃了起來。整座城說：「躲好了沒？」',
              'ثلاثة. اثنان. واحد. تأرجحت الأجراس وحدها، وقالت المدينة: «أنا قادم».',
            ],
            { mood: 'calm', shot: 'wide' },
          ),
          show('eyes', 'kai', 'shock', { others: ['mara'], sound: ['DOOOONG', 'ゴォォン', 'หง่างงง', '噹——', 'دووونغ'] }),
        ],
        'embers',
      ),
    ],
  },
];
