import { type EpisodeScript, passage, say, show, tell } from './script.ts';

const COAL = { kind: 'bread', colour: '#2a2428' } as const;
const LOAF = { kind: 'bread', colour: '#d8923c' } as const;
const LAMP = { kind: 'lantern', colour: '#b0603c' } as const;
const NOTE = { kind: 'letter', colour: '#e8582c' } as const;

/** The second half: the winter in which the King comes. */
export const DRAGON_BAKERY_LATER_EPISODES: readonly EpisodeScript[] = [
  {
    title: ['The Crooked Hat', '曲がった帽子', 'หมวกเบี้ยว', '歪帽子', 'القبّعة المائلة'],
    passages: [
      passage(
        'forest',
        'snow',
        [
          tell(['On the worst day of the blizzard, nobody came to complain.', '吹雪がいちばんひどい日、文句を言う人が来なかった。', 'วันที่พายุหิมะแรงที่สุด ไม่มีใครมาบ่น', '暴風雪最大的那天，沒有人來抱怨。', 'في أسوأ أيّام العاصفة لم يأتِ أحد ليشتكي.']),
          say('osk', 'worry', ['It’s ten past seven. She’s never late for being unhappy.', '七時十分。ウナさんが文句に遅れるなんて。', 'เจ็ดโมงสิบแล้ว คุณยายไม่เคยมาบ่นสาย', '七點十分了。她抱怨從不遲到的。', 'السابعة وعشر دقائق. لا تتأخّر عن التذمّر أبدًا.'], { shot: 'profile' }),
          say('brita', 'shock', ['Osk! You’ve never left the mountain!', 'オスク！　山を下りたこと、ないだろう！', 'ออสก์! ท่านไม่เคยลงจากเขาเลยนะ!', '奧斯克！你從沒下過山耶！', 'أوسك! لم تغادر الجبل في حياتك!'], { shot: 'low' }),
          show('action', 'osk', 'strain', { posture: 'run', sound: ['WHOOSH', 'ビュウウ', 'ฟิ้วว', '呼——', 'هووو'] }),
        ],
        'snow',
      ),
      passage('bedroom', 'night', [
        say('una', 'deadpan', ['You’re letting the cold in. It’s only a cough.', '寒いよ、戸を閉めな。ただの咳さ。', 'ลมหนาวเข้าหมดแล้ว ยายแค่ไอนิดเดียว', '冷風都跑進來了。只是咳嗽而已。', 'أدخلتَ البرد. إنّه مجرّد سعال.']),
        say('brita', 'shock', ['That sword. You’re a Dragonwarden!', 'あの剣……竜狩りの騎士だったのか！', 'ดาบนั่น… คุณยายเป็นอัศวินปราบมังกร!', '那把劍……妳是屠龍騎士！', 'ذلك السيف… أنتِ صائدة تنانين!'], { shot: 'face' }),
        say('una', 'calm', ['They sent me up that hill sixty years ago. He was asleep.', '六十年前、あたしも登らされた。この子は眠ってたよ。', 'หกสิบปีก่อนยายก็ถูกส่งขึ้นเขา เขาหลับอยู่', '六十年前，他們也派我上山。他在睡覺。', 'أرسلوني إلى الجبل قبل ستّين عامًا. كان نائمًا.'], { shot: 'profile' }),
        say('una', 'sad', ['Crying in his sleep. So I took the house opposite, and waited.', '泣きながらね。だから向かいに家を借りて、待った。', 'นอนร้องไห้ ยายเลยเช่าบ้านฝั่งตรงข้าม แล้วก็รอ', '睡著還在哭。我就在對面住下，等著。', 'يبكي في نومه. فسكنتُ البيت المقابل وانتظرت.'], { shot: 'close' }),
        show('eyes', 'osk', 'cry'),
        say('osk', 'cry', ['You knew they were horns.', '帽子じゃないって、知ってたんだ。', 'คุณยายรู้อยู่แล้วว่าเป็นเขา', '妳早就知道那是角。', 'كنتِ تعرفين أنّهما قرنان.'], { shot: 'face' }),
        say('una', 'smile', ['They’re still crooked.', '曲がってるのは、本当だよ。', 'ก็ยังเบี้ยวอยู่ดี', '還是歪的。', 'وما زالا مائلين.'], { shot: 'full' }),
        tell(
          [
            'Sixty winters she wrote: “Still asleep.” This year the King stopped believing her. He was coming himself.',
            '六十年、彼女は王へ「竜、眠る」と書いた。今年、王は疑った。自ら来るという。',
            'หกสิบปีที่ยายเขียนถึงวังว่า “ยังหลับอยู่” ปีนี้ราชาไม่เชื่อแล้ว และจะเสด็จมาเอง',
            '六十個冬天，她都寫「仍在沉睡」。今年國王不信了，要親自來。',
            'ستّين شتاءً كتبت: «ما زال نائمًا». هذا العام لم يصدّقها الملك. وسيأتي بنفسه.',
          ],
          { who: 'brita', mood: 'worry', shot: 'close' },
        ),
      ]),
    ],
  },
  {
    title: ['This One Is Harold', 'これはハロルド', 'เหรียญนี้ชื่อแฮโรลด์', '這枚叫哈洛', 'هذه اسمها هارولد'],
    passages: [
      passage('vault', 'oven', [
        tell(['The pass was shut and the flour gone. The last merchant took only gold.', '峠は閉ざされ、小麦も尽きた。最後の商人は、金貨しか受け取らない。', 'ช่องเขาปิด แป้งหมด พ่อค้าคนสุดท้ายรับแต่ทอง', '山路封了，麵粉沒了。最後一個商人只收金幣。', 'أُغلق الممرّ ونفد الدقيق. والتاجر الأخير لا يقبل إلّا الذهب.']),
        say('brita', 'worry', ['You’re sitting on nine thousand crowns, Osk.', 'オスク、おまえ、金貨九千枚の上に座ってるぞ。', 'ออสก์ ท่านนั่งทับทองเก้าพันเหรียญอยู่นะ', '奧斯克，你屁股底下有九千枚金幣。', 'أنت جالس على تسعة آلاف قطعة يا أوسك.'], { shot: 'full' }),
        say('osk', 'strain', ['I know them. This one’s Harold. He came in a boat.', 'みんな知り合いなんだ。これはハロルド。船で来た。', 'ผมรู้จักทุกเหรียญ นี่แฮโรลด์ มากับเรือ', '我都認識。這枚叫哈洛，坐船來的。', 'أعرفها كلّها. هذه هارولد. جاءت في قارب.'], { shot: 'close' }),
        say('nib', 'talk', ['Does Harold taste nice?', 'ハロルド、おいしい？', 'แฮโรลด์อร่อยไหม', '哈洛好吃嗎？', 'هل هارولد لذيذ؟'], { shot: 'chibi' }),
        say('osk', 'sad', ['No. I’ve tried. None of them does.', 'ううん。試した。どれも、おいしくない。', 'ไม่ ลองแล้ว ไม่อร่อยสักเหรียญ', '不好吃，我試過。沒有一枚好吃。', 'لا. جرّبتُ. لا شيء منها لذيذ.'], { shot: 'profile' }),
        show('pause', null, 'sad'),
        say('osk', 'cry', ['Goodbye, Harold. Be flour.', 'さよなら、ハロルド。小麦に、なるんだよ。', 'ลาก่อนแฮโรลด์ ไปเป็นแป้งนะ', '再見了，哈洛。去當麵粉吧。', 'وداعًا يا هارولد. كن دقيقًا.'], { shot: 'face' }),
      ]),
      passage(
        'street',
        'snow',
        [
          tell(['It took him six hours to pay. He introduced each one.', '支払いに六時間かかった。一枚ずつ紹介したからだ。', 'จ่ายเงินใช้เวลาหกชั่วโมง เพราะเขาแนะนำตัวทีละเหรียญ', '付錢花了六個小時，因為他一枚一枚介紹。', 'استغرق الدفع ستّ ساعات. عرّف التاجر بكلّ قطعة.'], { who: 'osk' }),
          say('una', 'smirk', ['And what’s that one, in your fist?', 'で、その手の中のは？', 'แล้วที่กำไว้นั่นล่ะ', '那你手裡那枚呢？', 'وما تلك التي في قبضتك؟'], { shot: 'profile' }),
          say('osk', 'shy', ['Twopence. From my first customer. It’s not for sale.', '銅貨二枚。初めてのお客さんの。これは、売れません。', 'สองเหรียญจากลูกค้าคนแรก อันนี้ไม่ขายครับ', '兩枚銅板。第一位客人給的，這個不賣。', 'قطعتا أوّل زبونة. ليستا للبيع.'], { shot: 'close' }),
          show('hand', 'osk', 'smile', { sound: ['clink', 'チャリン', 'กริ๊ง', '叮噹', 'رنين'] }),
          say('una', 'shy', ['…Crust’s still too hard.', '……皮はまだ、硬いけどね。', '…เปลือกก็ยังแข็งอยู่ดี', '……皮還是太硬。', '…ما زالت القشرة قاسية.'], { shot: 'face' }),
        ],
        'snow',
      ),
    ],
  },
  {
    title: ['The Oven Goes Out', '窯の火が消える', 'เตาดับ', '烤爐熄了', 'انطفأ الفرن'],
    passages: [
      passage('cave', 'snow', [
        tell(['Six hours in the snow. On Friday he woke up cold. All through.', '雪の中の六時間。金曜の朝、彼は冷えきっていた。芯まで。', 'หกชั่วโมงกลางหิมะ เช้าวันศุกร์เขาตื่นมาตัวเย็น เย็นไปถึงข้างใน', '在雪裡站了六小時。星期五他醒來，整個人都是冷的。', 'ستّ ساعات في الثلج. يوم الجمعة استيقظ باردًا. باردًا كلّه.'], { who: 'osk' }),
        say('osk', 'worry', ['Hah. Hah. …There’s nothing there.', 'はっ、はっ……出ない。', 'ฮ่า ฮ่า …ไม่มีอะไรออกมาเลย', '哈、哈……什麼都沒有。', 'هاه. هاه. …لا شيء.'], { shot: 'close' }),
        say('nib', 'strain', ['Nib will do it! Nib is big! Fff!', 'ニブがやる！　ニブ、おっきいもん！　ふーっ！', 'นิบทำเอง! นิบตัวโตแล้ว! ฟู่!', '妮比來！妮比很大了！呼！', 'نيب ستفعلها! نيب كبيرة! فف!'], { shot: 'chibi' }),
        show('pause', null, 'calm', { sound: ['piff', 'ぽふ', 'ปุ๊', '噗', 'بف'] }),
        say('brita', 'sad', ['One candle’s worth. It’s a good candle, Nib.', 'ろうそく一本分。いい、ろうそくだよ、ニブ。', 'เท่าเทียนเล่มหนึ่ง เป็นเทียนที่ดีนะนิบ', '一根蠟燭的量。是很棒的蠟燭喔，妮比。', 'بمقدار شمعة. إنّها شمعة جيّدة يا نيب.'], { shot: 'profile' }),
        say('osk', 'sad', ['Tell them we’re closed. Tell them I’m only a man with a crooked hat.', '閉店だ。ぼくはもう、帽子の曲がったただの男だよ。', 'บอกทุกคนว่าปิดร้าน ผมก็แค่คนใส่หมวกเบี้ยว', '說我們打烊了。我只是個帽子歪掉的人。', 'قولوا إنّنا أغلقنا. لستُ إلّا رجلًا بقبّعة مائلة.'], { shot: 'face' }),
      ]),
      passage(
        'forest',
        'night',
        [
          tell(['I went out to turn the queue away. They had not brought baskets.', '行列に断りを言いに出た。誰も、籠を持っていなかった。', 'ฉันออกไปบอกแถวให้กลับ แต่ไม่มีใครถือตะกร้ามา', '我出去請排隊的人回去。可是沒有人帶籃子。', 'خرجتُ لأصرف الطابور. لم يحملوا سلالًا.']),
          show('back', 'brita', 'shock', { others: ['una'] }),
          say('una', 'calm', ['Lanterns. Candles. An ember in a shoe. How many to the oven?', '灯り、蝋燭、靴に入れた熾火。窯には、いくつ要る？', 'ตะเกียง เทียน ถ่านแดงในรองเท้า เตาต้องการเท่าไร', '燈籠、蠟燭、鞋裡的火炭。烤爐要多少？', 'فوانيس وشموع وجمرة في حذاء. كم يلزم الفرن؟'], { shot: 'full', prop: LAMP }),
          say('brita', 'cry', ['Two hundred and thirty degrees’ worth.', '二百三十度分だ。', 'เท่ากับสองร้อยสามสิบองศา', '兩百三十度的份。', 'ما يساوي مئتين وثلاثين درجة.'], { shot: 'close' }),
          tell(
            [
              'Eighty-one lights and one candle. Una counted. The bread came out gold.',
              '灯りが八十一、小さな蝋燭が一。ウナが数えた。パンは、金色に焼けた。',
              'แปดสิบเอ็ดดวงกับเทียนอีกหนึ่งเล่ม ยายนับเอง ขนมปังออกมาเป็นสีทอง',
              '八十一盞燈，加一根小蠟燭。烏娜數的。麵包烤成了金黃色。',
              'واحد وثمانون ضوءًا وشمعة. أونا عدّتها. وخرج الخبز ذهبيًّا.',
            ],
            { who: 'nib', mood: 'joy', shot: 'hand', prop: LOAF },
          ),
        ],
        'snow',
      ),
    ],
  },
  {
    title: ['The Boots in the Queue', '行列の長靴', 'รองเท้าบูตในแถว', '隊伍裡的靴子', 'حذاء في الطابور'],
    passages: [
      passage(
        'forest',
        'snow',
        [
          tell(['Midwinter’s day. Ninth in the queue stood a man in very good boots.', '真冬の日。行列の九番目に、やけに上等な長靴の男がいた。', 'วันกลางฤดูหนาว คนที่เก้าในแถวใส่รองเท้าบูตดีมาก', '隆冬之日。隊伍第九個，是個靴子非常好的男人。', 'يوم منتصف الشتاء. تاسع الطابور رجل بحذاء فاخر جدًّا.']),
          say('brita', 'shock', ['Osk. Hat. Put on a real hat. It’s HIM.', 'オスク、帽子。本物の帽子をかぶれ。……あの人だ。', 'ออสก์ หมวก ใส่หมวกจริง ๆ เลย พระองค์มาแล้ว', '奧斯克，帽子，戴真的帽子。是「他」。', 'أوسك، القبّعة. ضع قبّعة حقيقيّة. إنّه هو.'], { shot: 'face' }),
          say('osk', 'calm', ['No. He waited his turn. He’ll be served by a dragon.', 'いや。順番を待った人だ。竜が、お相手します。', 'ไม่ เขารอคิว มังกรจะขายให้เขาเอง', '不。他有排隊，就由龍來招呼他。', 'لا. لقد انتظر دوره. وسيخدمه تنّين.'], { shot: 'profile' }),
          show('low', 'osk', 'calm'),
          tell(
            [
              '“Sir Brita,” said the King. “I ordered a dragon, dead, by midwinter.”',
              '王は言った。「騎士ブリタ。真冬までに竜を討てと命じたはずだ」',
              '“อัศวินบริตา” ราชาตรัส “ข้าสั่งให้ปราบมังกรก่อนกลางฤดูหนาว”',
              '「布莉塔騎士，」國王說，「朕命妳在隆冬前除龍。」',
              'قال الملك: «أيّتها الفارسة بريتا، أمرتُ بتنّين ميّت قبل منتصف الشتاء».',
            ],
            { who: 'brita', mood: 'strain', shot: 'close' },
          ),
          tell(['“I have since received twelve horns. And then, on Friday, NONE.”', '「その後、角が十二本届いた。なのに金曜、一本も来ぬ！」', '“จากนั้นข้าได้รับเขาสิบสองข้าง แล้ววันศุกร์ ไม่มีเลย!”', '「此後朕收到十二支角。然而星期五，一支也沒有！」', '«ثمّ وصلني اثنا عشر قرنًا. ويوم الجمعة، لا شيء!»'], {
            who: 'osk',
            mood: 'shock',
            shot: 'face',
          }),
          say('nib', 'calm', ['Is the boots man sad? Nib has custard.', '長靴のおじさん、悲しいの？　プリン、あるよ。', 'คุณลุงรองเท้าเศร้าเหรอ นิบมีคัสตาร์ดนะ', '靴子叔叔難過嗎？妮比有布丁。', 'هل رجل الحذاء حزين؟ عند نيب كاسترد.'], { shot: 'chibi' }),
        ],
        'snow',
      ),
      passage('cave', 'oven', [
        tell(['He ate four horns, two custards, and the heel of a loaf, standing up.', '王は立ったまま、角を四本、プリンを二つ、パンの耳まで食べた。', 'ราชายืนเสวยเขาสี่ชิ้น คัสตาร์ดสองถ้วย กับหัวขนมปังอีกชิ้น', '國王站著吃了四支角、兩份布丁，還有一塊麵包邊。', 'أكل واقفًا أربعة قرون وكأسَي كاسترد وطرف رغيف.']),
        say('una', 'calm', ['There’s no dragon left here, sire. Only a baker.', '陛下、ここに竜はおりません。パン屋が、おるだけで。', 'ที่นี่ไม่มีมังกรแล้วเพคะ มีแต่คนทำขนมปัง', '陛下，這裡沒有龍了，只有一個麵包師。', 'لم يبقَ هنا تنّين يا مولاي. خبّاز فحسب.'], { shot: 'profile' }),
        show('eyes', 'osk', 'worry'),
        tell(
          [
            '“So I see,” said the King. “The crust is too hard.” And Una laughed till she had to sit down.',
            '「なるほど」と王。「だが、皮が硬い」。ウナは笑いすぎて、座りこんだ。',
            '“เห็นแล้ว” ราชาตรัส “เปลือกแข็งไปหน่อย” ยายอูนาหัวเราะจนต้องนั่งลง',
            '「朕看見了，」國王說，「皮太硬。」烏娜笑到得坐下來。',
            'قال الملك: «أرى ذلك. القشرة قاسية». فضحكت أونا حتّى جلست.',
          ],
          { who: 'una', mood: 'laugh', shot: 'face' },
        ),
      ]),
    ],
  },
  {
    title: ['Loaf Number One', '一個目', 'ก้อนที่หนึ่ง', '第一個麵包', 'الرغيف رقم واحد'],
    passages: [
      passage('kitchen', 'morning', [
        tell([
          'Spring. Nib asked to bake alone. Nobody was allowed to help, or look, or breathe.',
          '春。ニブが独りで焼くと言った。手伝うのも、見るのも、息も禁止。',
          'ฤดูใบไม้ผลิ นิบขออบเองคนเดียว ห้ามช่วย ห้ามดู ห้ามหายใจ',
          '春天。妮比說要自己烤。不准幫忙、不准看、不准呼吸。',
          'الربيع. طلبت نيب أن تخبز وحدها. ممنوع المساعدة والنظر والتنفّس.',
        ]),
        show('hand', 'nib', 'worry', { prop: COAL }),
        say('brita', 'deadpan', ['It’s…', 'これは……', 'นี่มัน…', '這是……', 'إنّه…'], { shot: 'close' }),
        say('nib', 'sad', ['It was rye.', 'ライ麦パンでした。', 'มันเคยเป็นข้าวไรย์', '它本來是黑麥麵包。', 'كان شعيرًا.'], { shot: 'chibi' }),
        show('face', 'osk', 'strain', { sound: ['KRUNCH', 'ガリッ', 'กร้วม', '喀滋', 'قرش'] }),
        say('osk', 'cry', ['…Well kneaded.', '……こねは、いい。', '…นวดมาดีนี่', '……揉得不錯。', '…عجنه جيّد.'], { shot: 'profile' }),
        say('nib', 'joy', ['He ate it ALL!', 'ぜんぶ食べた！', 'เขากินหมดเลย!', '他全部吃光了！', 'أكله كلّه!'], { tone: 'shout', shot: 'low' }),
      ]),
      passage(
        'forest',
        'morning',
        [
          say('brita', 'talk', ['A letter. “Next: one sea serpent, dead, by autumn.”', '手紙だ。「次は海蛇一匹、秋までに討て」', 'มีจดหมาย “ต่อไป งูทะเลหนึ่งตัว ก่อนฤดูใบไม้ร่วง”', '來信了。「下一個：海蛇一條，秋天前除掉。」', 'رسالة: «التالي: أفعى بحر، ميّتة، قبل الخريف».'], { shot: 'full', prop: NOTE }),
          say('una', 'smirk', ['Does it bake?', 'そいつは、焼くのかい。', 'มันอบขนมปังเป็นไหม', '牠會烤麵包嗎？', 'وهل تخبز؟'], { shot: 'profile' }),
          say('brita', 'shy', ['And one from my father. “I hear you have an oven. Keep it warm.”', '父からも。「窯があるそうだな。温めておけ」', 'อีกฉบับจากพ่อ “ได้ข่าวว่าลูกมีเตา อุ่นรอไว้นะ”', '還有爸爸的：「聽說妳有烤爐，幫我暖著。」', 'وأخرى من أبي: «سمعتُ أنّ عندكِ فرنًا. أبقيه دافئًا».'], { shot: 'close' }),
          say('osk', 'smile', ['…Haaaah.', '……はぁあ。', '…เฮ้อออ', '……唉——', '…هااااه.'], { tone: 'whisper', shot: 'face' }),
          say('brita', 'shock', ['Two hundred and thirty! You aren’t even sad!', '二百三十度！　悲しくもないのに！', 'สองร้อยสามสิบ! ทั้งที่ไม่ได้เศร้านี่!', '兩百三十度！你又沒有難過！', 'مئتان وثلاثون! ولستَ حزينًا أصلًا!'], { shot: 'low' }),
          say('osk', 'laugh', ['No! It works with happy, too!', 'うん！　うれしくても、出るみたい！', 'ใช่! ดีใจก็ใช้ได้เหมือนกัน!', '對啊！原來開心也可以！', 'نعم! الفرح ينفع أيضًا!'], { shot: 'close' }),
          show('group', 'osk', 'laugh', { others: ['brita', 'nib', 'una'] }),
        ],
        'petals',
      ),
    ],
  },
];
