import { type EpisodeScript, passage, say, show, tell } from './script.ts';

const NOTICE = { kind: 'letter', colour: '#f2546a' } as const;
const SOUP = { kind: 'cup', colour: '#f2546a' } as const;
const LAMP = { kind: 'lantern', colour: '#f2b04a' } as const;

/** From the day the cat moves in: who owns the castle. */
export const DEMON_ACCOUNTANT_NEW_SEASON: readonly EpisodeScript[] = [
  {
    title: ['The Cat on the Throne', '玉座の猫', 'แมวบนบัลลังก์', '王座上的貓', 'قطّة على العرش'],
    passages: [
      passage('throne', 'noon', [
        tell(['The cat arrived on Monday. By Tuesday the Demon Lord had nowhere to sit.', '月曜に猫が来た。火曜には、魔王の座る場所がなくなった。', 'แมวมาถึงวันจันทร์ พอวันอังคารจอมมารก็ไม่มีที่นั่ง', '貓星期一來報到。到了星期二，魔王就沒位子坐了。', 'وصلت القطّة يوم الاثنين. ويوم الثلاثاء لم يبقَ لسيّد الظلام مكان يجلس فيه.']),
        say('poppy', 'deadpan', ['You have been standing for three days, sir.', 'もう三日も立ちっぱなしですよ。', 'ท่านยืนมาสามวันแล้วนะคะ', '您已經站三天了。', 'أنت واقف منذ ثلاثة أيّام يا سيّدي.'], { shot: 'full' }),
        say('vorg', 'shy', ['She is asleep. It would be rude.', '寝ておるのだ。起こすのは無礼であろう。', 'นางหลับอยู่ จะปลุกก็เสียมารยาท', '牠在睡覺，吵醒多失禮。', 'إنّها نائمة. سيكون ذلك قلّة ذوق.'], { tone: 'whisper', shot: 'close' }),
        say('pim', 'joy', ['She growled at a hero! He dropped his sword and said sorry!', '勇者にシャーって言った！　剣落として謝ってた！', 'มันขู่ผู้กล้าด้วย! เขาทิ้งดาบแล้วขอโทษเลย!', '牠對勇者哈氣！勇者丟下劍就道歉了！', 'هسهست في وجه بطل! فرمى سيفه واعتذر!'], { shot: 'chibi' }),
        say('vorg', 'cry', ['Nine centuries, and nobody ever said sorry to me.', '九百年、余に謝った者はおらぬのに……。', 'เก้าร้อยปี ไม่เคยมีใครขอโทษข้าเลย', '九百年了，從來沒人跟我道過歉……', 'تسعة قرون، ولم يعتذر لي أحد قطّ.'], { shot: 'face' }),
      ]),
      passage('throne', 'hall', [
        show('hand', 'poppy', 'calm', { sound: ['scratch', 'カリカリ', 'แกรก ๆ', '抓抓', 'خربشة'] }),
        say('poppy', 'worry', ['She keeps scratching at the back of it. There’s a loose stone.', 'ずっと玉座の裏を掻いて……石がひとつ、ゆるんでます。', 'มันข่วนหลังบัลลังก์ไม่หยุด มีหินก้อนหนึ่งหลวมค่ะ', '牠一直抓椅背後面，有塊石頭鬆了。', 'ما زالت تخدش ظهر العرش. هناك حجر رخو.'], { shot: 'low' }),
        say('pim', 'shock', ['It’s a letter box! A full one!', '郵便受けだ！　ぎっしり！', 'ตู้จดหมายนี่! แน่นเอี๊ยดเลย!', '是信箱！塞得滿滿的！', 'إنّه صندوق بريد! وممتلئ!'], { shot: 'face', tone: 'shout' }),
        say('poppy', 'shock', ['“Second reminder.” “Ninth reminder.” “Ten-thousandth reminder.”', '「督促・二回目」「九回目」……「一万回目」。', '“ทวงครั้งที่สอง” “ครั้งที่เก้า” “ครั้งที่หนึ่งหมื่น”', '「第二次催繳」「第九次」……「第一萬次」。', '«التذكير الثاني». «التاسع». «التذكير رقم عشرة آلاف».'], { shot: 'close', prop: NOTICE }),
        tell(['It was not a bill for candles. It was the rent.', '蝋燭代ではなかった。家賃である。', 'มันไม่ใช่ค่าเทียน มันคือค่าเช่าปราสาท', '那不是蠟燭的帳單，是房租。', 'لم تكن فاتورة شموع. كانت الإيجار.'], { who: 'vorg', mood: 'shock', shot: 'eyes' }),
      ]),
    ],
  },
  {
    title: ['The Lease', '賃貸借契約', 'สัญญาเช่า', '租約', 'عقد الإيجار'],
    passages: [
      passage('library', 'gold', [
        tell(['A lease of forty metres. Poppy read it standing on a chair.', '契約書、全長四十メートル。ポピーは椅子に立って読んだ。', 'สัญญายาวสี่สิบเมตร ป๊อปปี้ต้องยืนอ่านบนเก้าอี้', '租約全長四十公尺。波比站在椅子上讀。', 'عقد طوله أربعون مترًا. قرأته بوبي واقفة على كرسيّ.']),
        say('vorg', 'strain', ['Impossible! I conquered this castle!', 'ありえぬ！　この城は余が征服したのだ！', 'เป็นไปไม่ได้! ปราสาทนี้ข้าตีมาได้เอง!', '不可能！這座城是我打下來的！', 'مستحيل! لقد فتحتُ هذه القلعة!'], { shot: 'low', posture: 'raise' }),
        say('poppy', 'talk', ['You defeated the previous tenant. You took over his contract.', '倒したのは前の借り主。契約ごと引き継いでます。', 'ท่านปราบผู้เช่าคนก่อนค่ะ เลยรับสัญญาต่อมาด้วย', '您打敗的是前房客，連租約一起接手了。', 'هزمتَ المستأجر السابق، فانتقل إليك عقده.'], { shot: 'two' }),
        say('vorg', 'sad', ['He was laughing when he fell. I never knew why.', 'あやつは、笑いながら倒れた。……そういうことか。', 'เขาล้มลงทั้งที่ยังหัวเราะ ข้าไม่เคยรู้ว่าทำไม', '他是笑著倒下的。我一直不懂為什麼。', 'سقط وهو يضحك. ولم أعرف السبب قطّ.'], { shot: 'profile' }),
        say('pim', 'worry', ['What’s “payable in firstborns”?', '「長子で支払うこと」ってなに？', '“ชำระด้วยลูกคนแรก” คืออะไรอะ', '「以長子支付」是什麼意思？', 'ما معنى «يُدفع بالأبناء البكور»؟'], { shot: 'close' }),
        show('chibi', 'vorg', 'shock', { others: ['pim'] }),
      ]),
      passage('office', 'gold', [
        say('poppy', 'calm', ['“Or fair equivalent in coin.” Thank goodness for the small print.', '「または相当額の貨幣で」。小さい字に救われました。', '“หรือเงินตรามูลค่าเท่ากัน” โชคดีที่มีตัวหนังสือเล็ก ๆ', '「或等值貨幣」。還好有小字。', '«أو ما يعادله نقدًا». الحمد لله على الحروف الصغيرة.'], { shot: 'hand', prop: NOTICE }),
        say('vorg', 'worry', ['How much is a firstborn?', '長子は、いくらになるのだ。', 'ลูกคนแรกนี่ตีเป็นเงินเท่าไร', '一個長子，折合多少？', 'وكم يساوي الابن البكر؟'], { shot: 'face' }),
        say('poppy', 'cold', ['Times nine hundred, plus interest: all of it, and the soup.', '九百年分と利息で、全財産です。スープも。', 'คูณเก้าร้อย บวกดอกเบี้ย เท่ากับทั้งหมด รวมซุปด้วยค่ะ', '乘以九百，再加利息：全部家當，連湯也算。', 'مضروبًا بتسعمئة مع الفوائد: كلّ شيء، ومعه الحساء.'], { shot: 'eyes' }),
        tell(['Due at the new moon. Signed below, in ink that was still wet.', '期日は新月。署名のインクは、まだ乾いていなかった。', 'ครบกำหนดคืนเดือนดับ ลงชื่อไว้ด้วยหมึกที่ยังไม่แห้ง', '新月到期。底下的簽名，墨水還沒乾。', 'الاستحقاق عند غياب القمر. وتحته توقيع بحبر لم يجفّ بعد.'], { shot: 'pause' }),
      ]),
    ],
  },
  {
    title: ['All the Way Down', 'いちばん下まで', 'ลงไปให้สุด', '一路往下', 'إلى أعمق الأعماق'],
    passages: [
      passage('lift', 'hall', [
        tell(['The goblin lift has fourteen buttons. The last one says “don’t”.', 'ゴブリン昇降機のボタンは十四。最後のひとつは「やめろ」。', 'ลิฟต์ก็อบลินมีสิบสี่ปุ่ม ปุ่มสุดท้ายเขียนว่า “อย่า”', '哥布林電梯有十四個按鈕，最後一個寫著「別按」。', 'في مصعد الغيلان أربعة عشر زرًّا. الأخير كُتب عليه: «لا».']),
        say('poppy', 'talk', ['A landlord has an address. “Bottom” is an address.', '大家には住所があります。「いちばん下」も住所です。', 'เจ้าของบ้านต้องมีที่อยู่ค่ะ “ล่างสุด” ก็นับเป็นที่อยู่', '房東總有地址。「最底層」也是地址。', 'للمالك عنوان. و«القاع» عنوان.'], { shot: 'close' }),
        say('pim', 'shy', ['I pressed it once for a dare. I was nineteen floors of sorry.', '度胸だめしで押したことある。十九階ぶん後悔した。', 'หนูเคยกดเพราะโดนท้า เสียใจไปสิบเก้าชั้นเลย', '我被激過，按了一次。後悔了十九層樓。', 'ضغطتُه مرّة في تحدٍّ. وندمتُ تسعة عشر طابقًا.'], { shot: 'chibi' }),
        say('vorg', 'strain', ['I shall go first. I am the tenant.', '余が先に行く。……借り主として。', 'ข้าจะไปก่อน ในฐานะผู้เช่า', '我走前面。我是……房客。', 'سأذهب أوّلًا. أنا المستأجر.'], { shot: 'low' }),
        show('action', 'vorg', 'shock', { posture: 'fall', sound: ['WHOOOSH', 'ヒュウウウ', 'ฟิ้ววว', '咻——', 'هوووش'] }),
      ]),
      passage('cave', 'hall', [
        say('pim', 'calm', ['It’s so quiet. Even my stomach is whispering.', 'しーんとしてる。おなかの虫も小声だよ。', 'เงียบมาก ขนาดท้องหนูยังร้องเบา ๆ เลย', '好安靜喔，連我的肚子都叫得很小聲。', 'ما أهدأ المكان. حتى معدتي تهمس.'], { tone: 'whisper', shot: 'full', prop: LAMP }),
        say('poppy', 'worry', ['A door. No handle, no hinge. Only a slot.', '扉。取っ手も、蝶番もない。投函口だけ。', 'ประตู ไม่มีลูกบิด ไม่มีบานพับ มีแค่ช่องหยอด', '一扇門。沒有把手，沒有鉸鏈，只有投信口。', 'باب. لا مقبض ولا مفصلة. شقّ للبريد فقط.'], { shot: 'back' }),
        say('vorg', 'shy', ['Good evening? It is the castle. About the… nine hundred years.', 'こ、今晩は。上の城の者だが……九百年分の件で。', 'สวัสดียามค่ำ? เราจากปราสาทข้างบน เรื่อง… เก้าร้อยปีนั่น', '晚、晚安？我是樓上城堡的，關於那……九百年。', 'مساء الخير؟ نحن من القلعة. بشأن… التسعمئة عام.'], { shot: 'profile' }),
        show('hand', 'vorg', 'worry', { prop: NOTICE, sound: ['fwip', 'スッ', 'ฟึ่บ', '唰', 'فِسّ'] }),
        say('poppy', 'shock', ['I know this handwriting. “Please do not touch. Thank you.”', 'この字、知ってます。「お手を触れないでください」の。', 'ลายมือนี้ฉันจำได้ “ห้ามจับ ขอบคุณค่ะ”', '這字跡我認得。「請勿觸摸，謝謝」。', 'أعرف هذا الخطّ. «الرجاء عدم اللمس. شكرًا».'], { shot: 'eyes' }),
        tell(['There was a Management after all. It was not him.', '管理部は、実在した。魔王のことではなかった。', 'ฝ่ายบริหารมีตัวตนจริง ๆ และไม่ใช่จอมมาร', '原來真的有管理部。而且不是魔王。', 'كانت هناك إدارة حقًّا. ولم يكن هو.'], { shot: 'pause' }),
      ]),
    ],
  },
  {
    title: ['Correction', '訂正', 'แก้ไขรายการ', '更正', 'تصحيح'],
    passages: [
      passage('office', 'noon', [
        tell(['For the first time, the auditor had to strike out something of her own.', '監査人は初めて、自分の書いた一行に線を引いた。', 'เป็นครั้งแรกที่ผู้ตรวจสอบต้องขีดฆ่าสิ่งที่ตัวเองเขียน', '查帳的第一次，得劃掉自己寫過的字。', 'لأوّل مرّة اضطُرّت المدقّقة أن تشطب شيئًا كتبته هي.']),
        say('poppy', 'sad', ['I told you that you were the Management. I was wrong.', '「管理部はあなた」と言いました。誤りでした。', 'ฉันบอกว่าท่านคือฝ่ายบริหาร ฉันผิดเองค่ะ', '我說您就是管理部。是我弄錯了。', 'قلتُ لك إنّك الإدارة. كنتُ مخطئة.'], { shot: 'close' }),
        say('vorg', 'cry', ['I had bought a mug that said so.', 'マグカップまで作ったのに……。', 'ข้าสั่งทำแก้วมาแล้วด้วยซ้ำ…', '我連馬克杯都印好了……', 'لقد اشتريتُ كوبًا كُتب عليه ذلك.'], { shot: 'hand', prop: SOUP }),
        say('pim', 'angry', ['You’re Management to us! You sign for the soup!', 'うちらの管理部はボスだよ！　スープのはんこ押すもん！', 'สำหรับพวกหนู บอสคือฝ่ายบริหาร! บอสเซ็นค่าซุปให้!', '對我們來說你就是！湯錢都是你簽的！', 'أنت إدارتنا نحن! أنت من يوقّع على الحساء!'], { shot: 'face', tone: 'shout' }),
        show('chibi', 'vorg', 'cry', { others: ['pim'], sound: ['sniff', 'ぐすっ', 'ฟืด', '吸鼻子', 'شهقة'] }),
        say('poppy', 'smirk', ['A tenant has rights. Clause sixty: complaints.', '借り主にも権利があります。第六十条、苦情。', 'ผู้เช่าก็มีสิทธิ์ค่ะ ข้อหกสิบ: ร้องเรียน', '房客也有權利。第六十條：投訴。', 'للمستأجر حقوق. البند الستّون: الشكاوى.'], { shot: 'low' }),
      ]),
      passage('corridor', 'gold', [
        say('vorg', 'joy', ['The west tower leaks! The dungeon has damp! The moat bites!', '西の塔は雨漏り！　牢は湿気！　堀は噛む！', 'หอตะวันตกรั่ว! คุกใต้ดินชื้น! คูเมืองกัดคน!', '西塔漏水！地牢受潮！護城河還會咬人！', 'البرج الغربيّ يسرّب! الزنزانة رطبة! والخندق يعضّ!'], { shot: 'full', posture: 'cheer' }),
        say('poppy', 'laugh', ['Nine hundred years of repairs, never done. We may be in credit!', '九百年分の修繕が未実施。むしろ貸しかも！', 'ค่าซ่อมเก้าร้อยปีไม่เคยทำ เราอาจเป็นเจ้าหนี้ก็ได้ค่ะ!', '九百年從沒修過。搞不好是對方欠我們！', 'تسعمئة عام بلا إصلاح واحد. لعلّنا نحن الدائنون!'], { shot: 'close' }),
        show('hand', 'poppy', 'smirk', { prop: NOTICE }),
        tell(['The answer came up the same evening. It was one word: “Inspection.”', 'その夕方、返事が来た。たった一言。「立入検査」。', 'คำตอบขึ้นมาเย็นนั้นเลย มีคำเดียว “ตรวจสถานที่”', '當天傍晚就有回音。只有兩個字：「驗屋」。', 'جاء الردّ في المساء نفسه. كلمة واحدة: «معاينة».'], { who: 'pim', mood: 'shock', shot: 'eyes' }),
      ]),
    ],
  },
  {
    title: ['Inspection', '立入検査', 'ตรวจสถานที่', '驗屋', 'معاينة'],
    passages: [
      passage('castle', 'noon', [
        tell([
          'Nobody came. But at nine every door in the castle opened, one after another.',
          '誰も来ない。だが九時、城じゅうの扉が順に開いていった。',
          'ไม่มีใครมา แต่เก้าโมงตรง ประตูทุกบานเปิดไล่กันไปทีละบาน',
          '沒有人來。可是九點一到，城裡的門一扇接一扇打開。',
          'لم يأتِ أحد. لكن في التاسعة انفتحت أبواب القلعة واحدًا تلو الآخر.',
        ]),
        say('pim', 'shy', ['Somebody invisible wiped a finger along my shelf.', '見えない誰かが、棚の埃を指でなぞった……。', 'มีใครก็ไม่รู้ที่มองไม่เห็น เอานิ้วปาดฝุ่นบนชั้นหนู', '有個看不見的人，用手指抹了我的架子……', 'أحدٌ لا يُرى مرّر إصبعه على رفّي.'], { shot: 'close', tone: 'whisper' }),
        say('vorg', 'strain', ['Stand straight! Hide the horses! All nine!', '気をつけ！　馬を隠せ！　九頭ともだ！', 'ยืนตรง! ซ่อนม้า! ทั้งเก้าตัว!', '立正！把馬藏起來！九匹都藏！', 'قفوا باستقامة! أخفوا الأحصنة! التسعة كلّها!'], { shot: 'low', tone: 'shout' }),
        show('action', 'pim', 'strain', { posture: 'run', sound: ['NEIGH', 'ヒヒーン', 'ฮี้!', '嘶——', 'صهيل'] }),
        say('poppy', 'deadpan', ['A haunted horse is a fixture. It says so here.', '憑かれた馬は「備え付け」です。ここに。', 'ม้าผีสิงนับเป็นของติดตั้งค่ะ เขียนไว้ตรงนี้', '鬧鬼的馬算固定設備。這裡有寫。', 'الحصان المسكون من التجهيزات الثابتة. هكذا كُتب هنا.'], { shot: 'two' }),
      ]),
      passage('kitchen', 'gold', [
        say('pim', 'shock', ['The ladle! It’s tasting by itself!', 'おたまが！　ひとりで味見してる！', 'ทัพพี! มันชิมซุปเองได้!', '湯杓！它自己在試味道！', 'المغرفة! إنّها تتذوّق وحدها!'], { shot: 'face' }),
        show('pause', null, 'calm', { sound: ['slurp', 'ずずっ', 'ซู้ด', '呼嚕', 'رشفة'] }),
        say('vorg', 'shy', ['It’s Thursday’s. On Thursdays we put in an extra star.', '木曜のだ。木曜は……星をひとつ、余分に入れる。', 'ซุปวันพฤหัส วันพฤหัสเราใส่ดาวเพิ่มหนึ่งดวง', '那是星期四的。星期四……會多放一顆星。', 'حساء الخميس. أيّام الخميس نزيد نجمة.'], { shot: 'profile' }),
        say('poppy', 'worry', ['There’s a note in the bowl. “Delicious. The stars are mine.”', '器に紙が。「美味。ただし、星は私のもの」。', 'ในชามมีกระดาษ “อร่อย แต่ดาวเป็นของฉัน”', '碗裡有張紙條：「美味。但星星是我的。」', 'في الوعاء ورقة: «لذيذ. لكنّ النجوم لي».'], { shot: 'hand', prop: NOTICE }),
        say('pim', 'cry', ['I picked them off the cellar ceiling! I thought they were mould!', '地下の天井から取ったの！　カビだと思ってた！', 'หนูเก็บจากเพดานห้องใต้ดิน! นึกว่าเชื้อรา!', '我從地窖天花板摘的！我以為是發霉！', 'قطفتُها من سقف القبو! ظننتُها عفنًا!'], { shot: 'chibi' }),
        tell(['Forty thousand bowls a year. It was no longer a question of rent.', '年に四万杯。もう、家賃どころの話ではない。', 'ปีละสี่หมื่นชาม เรื่องนี้ไม่ใช่แค่ค่าเช่าอีกต่อไป', '一年四萬碗。這已經不是房租的問題了。', 'أربعون ألف وعاء في السنة. لم تعد المسألة مسألة إيجار.'], { who: 'poppy', mood: 'shock', shot: 'eyes' }),
      ]),
    ],
  },
  {
    title: ['New Moon', '新月', 'คืนเดือนดับ', '新月', 'ليلة غياب القمر'],
    passages: [
      passage('vault', 'gold', [
        tell(['On the last evening they counted everything they owned. It took eleven minutes.', '期限の夜、全財産を数えた。十一分で終わった。', 'คืนสุดท้ายพวกเขานับทุกอย่างที่มี ใช้เวลาสิบเอ็ดนาที', '最後一晚，他們清點全部家當，花了十一分鐘。', 'في الليلة الأخيرة عدّوا كلّ ما يملكون. استغرق ذلك إحدى عشرة دقيقة.']),
        say('vorg', 'calm', ['I shall offer her the crown. It is short one nail, but clean.', '冠を差し出そう。釘が一本足りぬが、磨いてある。', 'ข้าจะมอบมงกุฎให้ ขาดหมุดไปหนึ่งตัว แต่ขัดแล้ว', '我把王冠給她。少一根釘子，但擦過了。', 'سأعرض عليها التاج. ينقصه مسمار، لكنّه نظيف.'], { shot: 'close' }),
        say('pim', 'sad', ['I’ve got a button. And half a song.', 'あたしはボタンが一個。あと、歌が半分。', 'หนูมีกระดุมหนึ่งเม็ด กับเพลงครึ่งเพลง', '我有一顆釦子，還有半首歌。', 'عندي زرّ. ونصف أغنية.'], { shot: 'chibi' }),
        say('poppy', 'smile', ['And I’ve got a copper that was never in the books.', '私は、帳簿にない銅貨を一枚。', 'ส่วนฉันมีเหรียญทองแดงที่ไม่เคยลงบัญชีค่ะ', '我有一枚從沒入帳的銅板。', 'وعندي قطعة نحاس لم تدخل الدفاتر قطّ.'], { shot: 'full' }),
        show('group', 'poppy', 'smile', { others: ['vorg', 'pim'] }),
      ]),
      passage('cave', 'hall', [
        show('hand', 'poppy', 'strain', { sound: ['clink', 'ちりん', 'กริ๊ง', '叮', 'رنّة'] }),
        say('pim', 'shock', ['She put it in the slot and the whole door went click!', '銅貨を入れたら、扉ごとカチッて！', 'ป๊อปปี้หยอดเหรียญ แล้วประตูดังแกร๊กทั้งบาน!', '她一投進去，整扇門就喀了一聲！', 'أدخلت القطعة في الشقّ فطقّ الباب كلّه!'], { shot: 'face' }),
      ]),
      passage('office', 'hall', [
        say('vorg', 'worry', ['It is… an office. Nobody is in it.', '執務室……だな。誰も、おらぬ。', 'นี่มัน… ห้องทำงาน ไม่มีใครอยู่เลย', '這是……辦公室。一個人也沒有。', 'إنّه… مكتب. لا أحد فيه.'], { shot: 'wide' }),
        say('poppy', 'calm', ['A warm lamp. A red pen, uncapped. And a name plate.', '灯りは温かい。ペンの蓋も開いてる。……名札も。', 'ตะเกียงยังอุ่น ปากกาแดงเปิดฝาอยู่ แล้วก็มีป้ายชื่อ', '燈是溫的，紅筆沒蓋上。還有一塊名牌。', 'مصباح دافئ. قلم أحمر بلا غطاء. ولوحة اسم.'], { shot: 'low' }),
        say('vorg', 'shock', ['Poppy. Why does it say “P. Finch”?', 'ポピー。なぜ「P・フィンチ」とある。', 'ป๊อปปี้ ทำไมมันเขียนว่า “พี. ฟินช์”', '波比，為什麼上面寫「P・芬奇」？', 'بوبي. لماذا كُتب عليها «ب. فينش»؟'], { shot: 'close' }),
        tell(['“The Management.” Dated nine hundred years ago, in Poppy’s own hand.', '「管理部」。九百年前の日付。まぎれもない、ポピーの字で。', '“ฝ่ายบริหาร” ลงวันที่เก้าร้อยปีก่อน ด้วยลายมือของป๊อปปี้เอง', '「管理部」。日期是九百年前，而且是波比自己的字。', '«الإدارة». بتاريخ ما قبل تسعمئة عام، وبخطّ بوبي نفسها.'], {
          who: 'poppy',
          mood: 'shock',
          shot: 'eyes',
        }),
      ]),
    ],
  },
];
