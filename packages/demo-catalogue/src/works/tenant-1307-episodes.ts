import { type EpisodeScript, passage, say, show, tell } from './script.ts';

const LEDGER = { kind: 'book', colour: '#8a2a2a' } as const;
const PAPER = { kind: 'letter', colour: '#8a2a2a' } as const;

/** All eight: who pays for a floor that is not there, and who locked it. */
export const TENANT_1307_EPISODES: readonly EpisodeScript[] = [
  {
    title: ['Paid on the First', '毎月一日', 'จ่ายทุกวันที่หนึ่ง', '每月一號', 'تُدفع في الأوّل'],
    passages: [
      passage('office', 'dim', [
        tell(['Seventy-two flats. Seventy-three rents.', '七十二戸。家賃は、七十三件。', 'เจ็ดสิบสองห้อง ค่าเช่าเจ็ดสิบสามราย', '七十二戶，七十三筆房租。', 'اثنتان وسبعون شقّة. ثلاثة وسبعون إيجارًا.']),
        say('mei', 'calm', ['Jun, who lives in 1307?', '潤くん、一三〇七って誰が住んでるの。', 'จุน ห้อง 1307 ใครอยู่', '潤，1307 住的是誰？', 'جون، من يسكن في 1307؟']),
        say('jun', 'smile', ['Nobody. We’ve only got twelve floors.', '誰も。うち、十二階までですよ。', 'ไม่มีครับ ตึกเรามีแค่สิบสองชั้น', '沒人啊。我們只有十二樓。', 'لا أحد. ليس عندنا إلّا اثنا عشر طابقًا.']),
        say('mei', 'cold', ['They pay on the first of every month. In cash. For nineteen years.', '毎月一日に入金がある。現金で。十九年間。', 'เขาจ่ายทุกวันที่หนึ่ง เป็นเงินสด มาสิบเก้าปีแล้ว', '每個月一號都付。現金，付了十九年。', 'يدفعون أوّل كلّ شهر. نقدًا. منذ تسعة عشر عامًا.'], {
          shot: 'hand',
          prop: PAPER,
        }),
        say('jun', 'worry', ['Must be a typing error. My dad used to make those.', '打ち間違いでしょ。親父、よくやってたし。', 'คงพิมพ์ผิดมั้งครับ พ่อผมก็ชอบพิมพ์ผิด', '打錯了吧，我爸以前常這樣。', 'لا بدّ أنّه خطأ طباعي. كان أبي يقع فيه.']),
        say('mei', 'calm', ['Nineteen years is not a typing error.', '十九年は、打ち間違いじゃない。', 'สิบเก้าปี ไม่ใช่พิมพ์ผิดหรอก', '十九年，不會是打錯。', 'تسعة عشر عامًا ليست خطأ طباعيًّا.'], { shot: 'profile' }),
      ]),
      passage('lift', 'dim', [
        tell(['That night I stayed late. The lift was already waiting.', 'その夜は残業だった。エレベーターは、もう待っていた。', 'คืนนั้นฉันกลับดึก ลิฟต์มารออยู่แล้ว', '那晚我加班。電梯已經在等了。', 'تلك الليلة تأخّرتُ. كان المصعد ينتظر أصلًا.']),
        say('mei', 'calm', ['Twelve… ten… nine…', '十二……十……九……', 'สิบสอง… สิบ… เก้า…', '十二……十……九……', 'اثنا عشر… عشرة… تسعة…'], { tone: 'whisper' }),
        show('eyes', 'mei', 'worry'),
        say('mei', 'worry', ['I pressed one. Why is it going up?', '一階を押したのに。どうして上がるの？', 'ฉันกดชั้นหนึ่ง ทำไมมันขึ้นล่ะ', '我按的是一樓，怎麼往上？', 'ضغطتُ واحدًا. لماذا يصعد؟']),
        show('pause', null, 'calm', { sound: ['ding', 'チン', 'ติ๊ง', '叮', 'دينغ'] }),
        tell(['Thirteen.', '十三階。', 'สิบสาม', '十三樓。', 'ثلاثة عشر.'], { shot: 'pause' }),
      ]),
      passage('corridor', 'red', [
        say('mei', 'shock', ['The lights are on.', '灯りが、ついてる。', 'ไฟเปิดอยู่', '燈亮著。', 'الأضواء مضاءة.'], { tone: 'whisper', shot: 'back' }),
        tell(['Six doors. Behind the seventh, someone was counting out coins.', '扉は六つ。七つめの向こうで、誰かが小銭を数えていた。', 'ประตูหกบาน หลังบานที่เจ็ด มีใครกำลังนับเหรียญ', '六扇門。第七扇後面，有人在數硬幣。', 'ستّة أبواب. وخلف السابع كان أحدهم يعدّ النقود.'], { shot: 'pause' }),
        say('tenant', 'cold', ['Is it the first already?', 'もう、一日ですか。', 'วันที่หนึ่งแล้วหรือคะ', '已經一號了嗎？', 'هل حلّ الأوّل من الشهر؟'], { tone: 'whisper', shot: 'eyes' }),
        show('face', 'mei', 'shock'),
      ]),
    ],
  },
  {
    title: ['The Floor Plan', '見取り図', 'แปลนตึก', '平面圖', 'مخطّط الطابق'],
    passages: [
      passage('stairs', 'dim', [
        tell(['I took the stairs down. I counted thirteen landings.', '階段で下りた。踊り場は、十三あった。', 'ฉันเดินลงบันได นับชานพักได้สิบสาม', '我走樓梯下去，數到十三個平台。', 'نزلتُ على الدرج. عددتُ ثلاثة عشر منبسطًا.']),
        say('jun', 'shock', ['Miss Mei? It’s four in the morning. Where are your shoes?', '芽衣さん？　朝の四時ですよ。靴は？', 'คุณเมย์ นี่ตีสี่แล้วนะ รองเท้าหายไปไหน', '芽衣姐？凌晨四點耶。妳的鞋呢？', 'آنسة مي؟ إنّها الرابعة فجرًا. أين حذاؤك؟']),
        say('mei', 'worry', ['There is a woman up there. She asked me if it was the first.', '上に女の人がいる。もう一日か、って聞かれた。', 'มีผู้หญิงอยู่ข้างบน เธอถามว่าวันที่หนึ่งแล้วหรือ', '上面有個女人。她問我是不是一號了。', 'هناك امرأة فوق. سألتني هل حلّ الأوّل.']),
        say('jun', 'cold', ['Don’t say that. Please don’t say that.', 'それ、言わないで。頼むから。', 'อย่าพูดแบบนั้น ขอร้องละครับ', '別說那句話，拜託妳別說。', 'لا تقولي ذلك. أرجوك لا تقولي ذلك.']),
        say('mei', 'angry', ['You know her.', '知ってるのね。', 'เธอรู้จักผู้หญิงคนนั้น', '你認識她。', 'أنت تعرفها.']),
        say('jun', 'sad', ['My father used to talk in his sleep. “Not yet. It’s only the thirty-first.”', '親父の寝言です。「まだだ。まだ三十一日だ」って。', 'พ่อผมชอบละเมอว่า “ยัง นี่เพิ่งวันที่สามสิบเอ็ด”', '我爸會說夢話：「還沒，今天才三十一號。」', 'كان أبي يقول في نومه: «ليس بعد. إنّه الحادي والثلاثون».']),
      ]),
      passage('library', 'dim', [
        tell(['The city keeps the plans of every house it has forgotten.', '市は、忘れた建物の図面もすべて保管している。', 'เมืองเก็บแปลนของตึกทุกหลังที่มันลืมไปแล้ว', '市府保存著每一棟被遺忘的房子的圖。', 'تحتفظ المدينة بمخطّطات كلّ بيت نسيته.']),
        say('jun', 'worry', ['Here. The first drawing. Thirteen floors.', 'あった。最初の図面。十三階建てだ。', 'นี่ครับ แบบแรก สิบสามชั้น', '找到了，第一版，十三層。', 'ها هو. الرسم الأوّل. ثلاثة عشر طابقًا.'], { prop: { kind: 'torch', colour: '#3a3c48' } }),
        say('mei', 'calm', ['And the second drawing has twelve. What happened in between?', '次の図面は十二階。そのあいだに、何が？', 'แบบที่สองมีสิบสอง ระหว่างนั้นเกิดอะไรขึ้น', '第二版是十二層。中間發生了什麼？', 'والرسم الثاني فيه اثنا عشر. ماذا حدث بينهما؟']),
        say('jun', 'sad', [
          'A fire. One tenant behind with the rent. They had locked the floor to keep her in.',
          '火事です。家賃を滞納した人がひとり。逃げないように、階ごと鍵をかけて。',
          'ไฟไหม้ มีคนค้างค่าเช่าคนหนึ่ง เขาล็อกทั้งชั้นไว้ไม่ให้หนี',
          '火災。有個房客欠租，他們鎖住整層樓，不讓她走。',
          'حريق. مستأجرة تأخّرت في الإيجار، فأقفلوا الطابق كي لا تخرج.',
        ]),
        show('hand', 'mei', 'calm', { prop: LEDGER }),
        say('mei', 'cry', ['So she pays. Every month. So that somebody will open the door.', 'だから払うのね。毎月。誰かが、扉を開けてくれるように。', 'เธอถึงจ่ายทุกเดือน เผื่อจะมีใครเปิดประตูให้', '所以她每個月付錢，好讓人來開門。', 'لذلك تدفع. كلّ شهر. كي يفتح أحدهم الباب.']),
        say('jun', 'shock', ['Mei. Look at the date on your phone.', '芽衣さん。携帯の日付、見て。', 'คุณเมย์ ดูวันที่ในมือถือสิ', '芽衣姐，妳看手機上的日期。', 'مي. انظري إلى التاريخ على هاتفك.'], { prop: { kind: 'phone', colour: '#2a2c38' } }),
        tell(['It was the first.', '一日だった。', 'วันที่หนึ่ง', '是一號。', 'كان الأوّل.'], { shot: 'pause' }),
      ]),
    ],
  },
  {
    title: ['The Key', '鍵', 'กุญแจ', '鑰匙', 'المفتاح'],
    passages: [
      passage('lift', 'red', [
        tell(['I took Jun’s father’s ring of keys, and Jun’s hand.', '潤の父親の鍵束と、潤の手を取った。', 'ฉันหยิบพวงกุญแจของพ่อจุน แล้วจับมือจุนไว้', '我拿起潤父親的鑰匙串，也牽起潤的手。', 'أخذتُ حلقة مفاتيح أبي جون، ويد جون.']),
        say('jun', 'strain', ['You don’t have to do this. You only do the books.', 'あなたがやることじゃない。ただの経理でしょう。', 'ไม่ต้องทำก็ได้นะครับ คุณแค่ทำบัญชี', '妳不必這麼做。妳只是管帳的。', 'لستِ مضطرّة. أنت فقط تمسكين الدفاتر.']),
        say('mei', 'calm', ['It’s my entry. I won’t leave it open.', '私の帳簿の一行よ。未処理のままにしない。', 'มันเป็นรายการในบัญชีฉัน ฉันไม่ทิ้งไว้ค้าง ๆ', '這是我帳上的一筆，我不會讓它懸著。', 'إنّه قيد في دفتري. لن أتركه مفتوحًا.']),
        show('pause', null, 'calm', { sound: ['ding', 'チン', 'ติ๊ง', '叮', 'دينغ'] }),
      ]),
      passage('corridor', 'red', [
        say('tenant', 'cold', ['I have it. I have all of it. Count it.', 'あります。全部あります。数えて。', 'ฉันมีแล้ว มีครบทุกเหรียญ นับสิ', '我有了，全都有了。你數。', 'المال معي. كلّه معي. عدّوه.'], { tone: 'whisper', shot: 'over', to: 'mei' }),
        say('mei', 'sad', ['You don’t owe anything.', 'もう、払わなくていいんです。', 'คุณไม่ได้ติดหนี้อะไรแล้วค่ะ', '妳什麼都不欠了。', 'لستِ مدينة بشيء.']),
        say('tenant', 'shock', ['They said when I had paid, the door…', '払えば、扉をって……', 'เขาบอกว่าถ้าจ่ายครบ ประตูจะ…', '他們說付清了，門就……', 'قالوا إنّني متى دفعتُ، فالباب…'], { shot: 'face' }),
        show('hand', 'mei', 'calm', { prop: PAPER }),
        say('mei', 'calm', ['Nineteen years. Two hundred and twenty-eight payments. Paid in full.', '十九年。二百二十八回。完済です。', 'สิบเก้าปี สองร้อยยี่สิบแปดงวด ชำระครบถ้วน', '十九年，兩百二十八期。全數付清。', 'تسعة عشر عامًا. مئتان وثمانٍ وعشرون دفعة. سُدّدت بالكامل.']),
        show('eyes', 'tenant', 'cry', { sound: ['click', 'カチャ', 'แกร๊ก', '喀嚓', 'طقّة'] }),
        say('tenant', 'cry', ['It’s so bright outside.', '外は……まぶしいのね。', 'ข้างนอกสว่างจังเลย', '外面……好亮。', 'الخارج مضيء جدًّا.'], { tone: 'whisper', shot: 'profile' }),
      ]),
      passage('rooftops', 'dawn', [
        tell(['In the morning the building had twelve floors again.', '朝になると、建物はまた十二階建てだった。', 'พอรุ่งเช้า ตึกก็มีสิบสองชั้นเหมือนเดิม', '到了早上，大樓又是十二層了。', 'في الصباح عاد المبنى إلى اثني عشر طابقًا.']),
        say('jun', 'worry', ['What did you write in the book?', '帳簿には、なんて？', 'คุณเขียนอะไรลงบัญชี', '妳在帳上寫了什麼？', 'ماذا كتبتِ في الدفتر؟']),
        say('mei', 'smile', ['“Moved out.”', '「退去」って。', '“ย้ายออก”', '「已遷出」。', '«أخلت الشقّة».']),
        say('jun', 'smile', ['And the key?', '鍵は？', 'แล้วกุญแจล่ะ', '那鑰匙呢？', 'والمفتاح؟']),
        say('mei', 'calm', ['I left it in the door. On the inside.', '扉に挿してきた。内側に。', 'ฉันเสียบทิ้งไว้ที่ประตู ด้านใน', '我留在門上了。插在裡面。', 'تركتُه في الباب. من الداخل.'], { shot: 'face' }),
        tell([
          'On the first of the next month, an envelope lay on my desk. Empty. It only said: thank you.',
          '翌月の一日、机に封筒があった。中身はなかった。表に、ありがとう、とだけ。',
          'วันที่หนึ่งเดือนถัดมา มีซองวางบนโต๊ะ ข้างในว่างเปล่า เขียนแค่ว่าขอบคุณ',
          '隔月一號，桌上有個信封。空的，只寫著：謝謝。',
          'أوّل الشهر التالي كان على مكتبي ظرف. فارغ، وعليه كلمة: شكرًا.',
        ]),
      ]),
    ],
  },
  {
    title: ['Vacancy', '空室', 'ห้องว่าง', '空房', 'شقّة شاغرة'],
    passages: [
      passage('office', 'dim', [
        tell(['A flat that is empty gets applications. That is how a building works.', '空いた部屋には、申し込みが来る。建物とは、そういうものだ。', 'ห้องว่างก็ต้องมีคนมาขอเช่า ตึกมันเป็นแบบนั้น', '房子一空，就會有人來租。大樓就是這樣。', 'الشقّة الشاغرة تأتيها طلبات. هكذا تعمل المباني.']),
        say('jun', 'smile', ['Post for you. It was on the mat. No stamp.', '郵便です。マットの上に。切手なしで。', 'จดหมายครับ วางอยู่บนพรม ไม่มีแสตมป์', '妳的信，放在門墊上，沒貼郵票。', 'بريد لكِ. كان على العتبة. بلا طابع.'], { shot: 'two' }),
        say('mei', 'calm', ['“I wish to rent 1307. I can move in on the first.”', '「一三〇七号室を希望。一日より入居可」。', '“ขอเช่าห้อง 1307 ย้ายเข้าได้วันที่หนึ่ง”', '「欲租 1307。一號可遷入。」', '«أودّ استئجار 1307. أستطيع الانتقال في الأوّل».'], { shot: 'hand', prop: PAPER }),
        say('jun', 'worry', ['Some joke. Who signed it?', '悪い冗談だ。署名は？', 'ล้อเล่นแน่ ๆ ใครเซ็นครับ', '惡作劇吧。誰簽的名？', 'مزحة. من الموقّع؟'], { shot: 'profile' }),
        show('eyes', 'mei', 'worry'),
        say('mei', 'worry', ['Jun. What was your father’s handwriting like?', '潤くん。お父さんの字、どんなだった？', 'จุน ลายมือพ่อเธอเป็นยังไง', '潤，你父親的字跡是什麼樣子？', 'جون، كيف كان خطّ أبيك؟'], { shot: 'close' }),
        say('jun', 'shock', ['He’s been dead for a year.', '親父は、一年前に死にました。', 'พ่อผมตายไปปีหนึ่งแล้วนะครับ', '他死了一年了。', 'لقد مات منذ عام.'], { shot: 'face' }),
      ]),
      passage('lift', 'red', [
        tell(
          [
            'That evening there was a mark on the panel above twelve. Like a thumb, pressing from inside.',
            'その晩、操作盤の「12」の上に跡があった。内側から押した、親指のような。',
            'เย็นนั้น เหนือปุ่มสิบสองมีรอย เหมือนนิ้วโป้งกดจากข้างใน',
            '那晚，十二樓按鈕上方多了個印子，像有人從裡面用拇指按出來的。',
            'مساءً كان فوق زرّ الثاني عشر أثر، كإبهام يضغط من الداخل.',
          ],
          { shot: 'wide' },
        ),
        show('pause', null, 'calm', { sound: ['ding', 'チン', 'ติ๊ง', '叮', 'دينغ'] }),
        tell(['Somebody had moved in.', '誰かが、入居した。', 'มีคนย้ายเข้าแล้ว', '有人搬進去了。', 'لقد انتقل أحدهم إليها.'], { shot: 'back', who: 'mei', mood: 'worry' }),
      ]),
    ],
  },
  {
    title: ['The Thirty-First', '三十一日', 'วันที่สามสิบเอ็ด', '三十一號', 'الحادي والثلاثون'],
    passages: [
      passage('bedroom', 'dim', [
        tell([
          'Jun asked me to watch him sleep. He had begun to wake with his shoes on.',
          '寝ているところを見ていてほしい、と潤に頼まれた。朝、靴を履いているのだという。',
          'จุนขอให้ฉันเฝ้าตอนเขาหลับ เพราะเขาตื่นมาโดยใส่รองเท้าอยู่',
          '潤拜託我看著他睡。他最近醒來，腳上都穿著鞋。',
          'طلب جون أن أراقبه نائمًا. صار يستيقظ وحذاؤه في قدميه.',
        ]),
        show('pause', null, 'calm', { sound: ['tick… tick…', 'チッ……チッ……', 'ติ๊ก… ติ๊ก…', '滴答……滴答……', 'تك… تك…'] }),
        say('jun', 'asleep', ['Not yet. It’s only the thirty-first.', 'まだだ。まだ、三十一日だ。', 'ยัง นี่เพิ่งวันที่สามสิบเอ็ด', '還沒。今天才三十一號。', 'ليس بعد. إنّه الحادي والثلاثون.'], { tone: 'whisper', shot: 'face' }),
        say('mei', 'shock', ['Jun? That isn’t your voice.', '潤くん？　それ、あなたの声じゃない。', 'จุน นั่นไม่ใช่เสียงเธอนี่', '潤？那不是你的聲音。', 'جون؟ هذا ليس صوتك.'], { shot: 'close' }),
      ]),
      passage('stairs', 'red', [
        tell(
          [
            'He walked up in his sleep. I counted landings, and stopped at twelve. He did not.',
            '潤は眠ったまま上った。私は十二で足を止めた。彼は、止まらなかった。',
            'เขาละเมอเดินขึ้นไป ฉันนับชานพัก หยุดที่สิบสอง แต่เขาไม่หยุด',
            '他睡著往上走。我數著平台，數到十二停下。他沒有停。',
            'صعد وهو نائم. عددتُ المنبسطات وتوقّفتُ عند الثاني عشر. هو لم يتوقّف.',
          ],
          { shot: 'wide' },
        ),
        say('mei', 'shout', ['Jun! Wake up!', '潤くん！　起きて！', 'จุน! ตื่นสิ!', '潤！醒醒！', 'جون! استيقظ!'], { tone: 'shout', shot: 'low' }),
        show('back', 'jun', 'asleep'),
        say('father', 'cold', ['Let him come. He has my keys.', '来させろ。私の鍵を持っている。', 'ให้มันขึ้นมา มันมีกุญแจของข้า', '讓他上來。他有我的鑰匙。', 'دعيه يأتي. مفاتيحي معه.'], { tone: 'whisper', shot: 'eyes' }),
        say('mei', 'strain', ['You can’t have him!', 'この人は、渡さない！', 'ฉันไม่ให้!', '你休想帶走他！', 'لن تأخذه!'], { shot: 'face' }),
        tell(
          [
            'I pulled. Something on the stairs above us let go, politely, one finger at a time.',
            '私は引いた。上の階で何かが手を離した。丁寧に、指を一本ずつ。',
            'ฉันดึงสุดแรง บางสิ่งบนบันไดข้างบนยอมปล่อย อย่างสุภาพ ทีละนิ้ว',
            '我用力拉。樓梯上方有什麼放開了手，很客氣地，一根一根手指。',
            'شددتُه. وفوقنا على الدرج أفلتَ شيء ما، بتهذيب، إصبعًا إصبعًا.',
          ],
          { shot: 'pause' },
        ),
      ]),
    ],
  },
  {
    title: ['The One Who Locked It', '鍵をかけた人', 'คนที่ล็อกประตู', '上鎖的人', 'الذي أقفل الباب'],
    passages: [
      passage('cafe', 'dawn', [
        tell([
          'She was at the corner table, in daylight, warming her hands on a cup she did not drink.',
          '角の席に、あの人がいた。陽の光の中、飲まないカップで手を温めて。',
          'เธออยู่ที่โต๊ะมุม ในแสงแดด อุ่นมือด้วยแก้วที่ไม่ได้ดื่ม',
          '她坐在角落，在陽光裡，捧著一杯沒喝的咖啡暖手。',
          'كانت إلى طاولة الزاوية، في ضوء النهار، تدفئ يديها بكوب لا تشربه.',
        ]),
        say('tenant', 'calm', ['You opened a door for me. I owe you a warning.', '扉を開けてくれた。だから、お知らせに。', 'คุณเปิดประตูให้ฉัน ฉันเลยติดค้างคำเตือนคุณ', '妳替我開了門。我欠妳一聲警告。', 'فتحتِ لي بابًا. ولكِ عليّ تحذير.'], { shot: 'close' }),
        say('mei', 'worry', ['Who is in 1307?', '一三〇七に、いるのは誰？', 'ใครอยู่ในห้อง 1307', '1307 裡的是誰？', 'من في 1307؟'], { shot: 'over', to: 'tenant' }),
        say('tenant', 'cold', ['The one who turned the key. He counted my rent on the other side of the door.', '鍵を回した人。扉の向こうで、私の家賃を数えていた人。', 'คนที่หมุนกุญแจ คนที่นับค่าเช่าของฉันอยู่อีกฝั่งประตู', '轉鑰匙的人。他在門的另一邊，數我的房租。', 'الذي أدار المفتاح. كان يعدّ إيجاري في الجهة الأخرى من الباب.'], {
          shot: 'profile',
        }),
        show('eyes', 'mei', 'shock'),
      ]),
      passage('office', 'dim', [
        say('mei', 'sad', ['Jun. Who was caretaker on the night of the fire?', '潤くん。火事の夜の管理人は、誰？', 'จุน คืนไฟไหม้ ใครเป็นผู้ดูแลตึก', '潤，火災那晚，管理員是誰？', 'جون، من كان الحارس ليلة الحريق؟'], { shot: 'two' }),
        say('jun', 'cold', ['You know who.', '……わかってるでしょう。', 'คุณรู้อยู่แล้ว', '妳知道是誰。', 'تعرفين من.'], { shot: 'back' }),
        say(
          'jun',
          'cry',
          ['He said he was told to. He said he’d gone back. He never said how late.', '命令だったって。戻ったって。どれだけ遅かったかは、一度も。', 'พ่อบอกว่าโดนสั่ง บอกว่ากลับไปเปิดแล้ว แต่ไม่เคยบอกว่าช้าแค่ไหน', '他說是奉命，說他有回去。他從沒說，晚了多久。', 'قال إنّه أُمر بذلك. وقال إنّه رجع. ولم يقل قطّ كم تأخّر.'],
          { shot: 'face' },
        ),
        show('hand', 'jun', 'sad', { prop: PAPER }),
        tell(
          ['The application had a second page. “Previous residents: one. Guarantor: my son.”', '申込書には二枚目があった。「前入居者、一名。保証人、息子」。', 'ใบสมัครมีหน้าสอง “ผู้เช่าเดิม หนึ่งคน ผู้ค้ำประกัน ลูกชาย”', '申請書有第二頁：「前房客：一名。保證人：吾兒。」', 'للطلب صفحة ثانية: «السكّان السابقون: واحدة. الضامن: ابني».'],
          { shot: 'pause' },
        ),
      ]),
    ],
  },
  {
    title: ['Arrears', '滞納', 'หนี้ค้าง', '欠款', 'متأخّرات'],
    passages: [
      passage('corridor', 'red', [
        tell([
          'We went up together, awake, on the thirty-first, at four minutes to midnight.',
          '三十一日、零時の四分前。今度は目を覚まして、ふたりで上った。',
          'เราขึ้นไปด้วยกัน ลืมตาตื่น คืนวันที่สามสิบเอ็ด อีกสี่นาทีเที่ยงคืน',
          '三十一號，午夜前四分鐘。這次我們醒著，一起上去。',
          'صعدنا معًا، مستيقظين، في الحادي والثلاثين، قبل منتصف الليل بأربع دقائق.',
        ]),
        say('father', 'calm', ['You’re early. It’s not the first.', '早いな。まだ一日じゃない。', 'มาเร็วไป ยังไม่ถึงวันที่หนึ่ง', '你們早了。還沒到一號。', 'جئتما مبكرين. لم يحلّ الأوّل.'], { shot: 'eyes', tone: 'whisper' }),
        say('jun', 'strain', ['What do you owe, Dad?', '親父。いくら、借りてるんだ。', 'พ่อติดหนี้เท่าไรครับ', '爸，你欠了多少？', 'كم عليك يا أبي؟'], { shot: 'close' }),
        say('father', 'sad', ['Eleven minutes.', '……十一分。', 'สิบเอ็ดนาที', '十一分鐘。', 'إحدى عشرة دقيقة.'], { shot: 'profile' }),
        say(
          'father',
          'cry',
          [
            'I stood at this door with the key in my hand. For eleven minutes. I was afraid of losing my post.',
            '鍵を手に、この扉の前に立っていた。十一分。職を失うのが、怖かった。',
            'พ่อยืนถือกุญแจหน้าประตูนี้สิบเอ็ดนาที เพราะกลัวตกงาน',
            '我拿著鑰匙站在這扇門前，十一分鐘。我怕丟了差事。',
            'وقفتُ أمام هذا الباب والمفتاح بيدي إحدى عشرة دقيقة. خفتُ على وظيفتي.',
          ],
          { shot: 'face' },
        ),
        show('hand', 'jun', 'cry'),
        say('mei', 'calm', ['That can’t be paid in money. And not by your son.', 'それは、お金では払えない。息子さんにも。', 'หนี้นั้นจ่ายเป็นเงินไม่ได้ และลูกชายคุณก็จ่ายแทนไม่ได้', '這個，錢還不了。你兒子也還不了。', 'هذا لا يُسدَّد بالمال. ولا يسدّده ابنك.'], { shot: 'low' }),
        say('father', 'shock', ['Then how?', 'では、どうやって。', 'แล้วจะจ่ายยังไง', '那要怎麼還？', 'فكيف إذن؟'], { shot: 'over', to: 'mei' }),
        say('mei', 'cold', ['You say it. To her. I’ll write it down.', '言うんです。あの人に。私が、書き留めます。', 'พูดออกมา ต่อหน้าเธอ ฉันจะจดไว้', '說出來，對她說。我會記下來。', 'تقوله. لها. وأنا أدوّنه.'], { shot: 'close' }),
        tell(
          [
            'The lift opened behind us. She had taken the stairs out once. Now she came back by the front.',
            '背後で、扉が開いた。一度は出ていったあの人が、正面から帰ってきた。',
            'ลิฟต์เปิดข้างหลังเรา เธอที่เคยจากไปแล้ว กลับมาทางประตูหน้า',
            '電梯在我們身後打開。曾經離開的她，從正門回來了。',
            'انفتح المصعد خلفنا. كانت قد خرجت مرّة، وها هي تعود من الأمام.',
          ],
          { shot: 'full', who: 'tenant', mood: 'cold' },
        ),
      ]),
    ],
  },
  {
    title: ['Thirteen', '十三階', 'ชั้นสิบสาม', '十三樓', 'ثلاثة عشر'],
    passages: [
      passage('corridor', 'red', [
        say('father', 'cry', ['I heard you knocking. I heard you the whole time.', 'ノックが聞こえていた。ずっと、聞こえていたんだ。', 'ข้าได้ยินเสียงเคาะ ได้ยินตลอดเวลา', '我聽見妳在敲門。我一直都聽見。', 'سمعتُك تطرقين. سمعتُك طوال الوقت.'], { shot: 'close' }),
        show('eyes', 'tenant', 'cry'),
        say('tenant', 'calm', ['I only wanted somebody to say I had knocked.', '「ノックしていた」と、誰かに言ってほしかった。', 'ฉันแค่อยากให้มีใครสักคนพูดว่าฉันเคาะแล้ว', '我只是想聽到有人說，我敲過門。', 'أردتُ فقط أن يقول أحدهم إنّني طرقت.'], { shot: 'profile' }),
        show('hand', 'mei', 'calm', { prop: LEDGER, sound: ['scratch', 'カリカリ', 'แกรก ๆ', '沙沙', 'خربشة'] }),
        tell(['Midnight. It was the first. Nobody asked.', '零時。一日になった。もう、誰も訊かなかった。', 'เที่ยงคืน วันที่หนึ่งแล้ว ไม่มีใครถาม', '午夜，一號了。沒有人問。', 'منتصف الليل. حلّ الأوّل. ولم يسأل أحد.'], { shot: 'pause' }),
      ]),
      passage('rooftops', 'dawn', [
        tell(['We gave the page to the city. They sent a plaque, and a man to fit a button.', 'その頁を市に届けた。銘板と、ボタンの取付業者が来た。', 'เราส่งหน้านั้นให้ทางเมือง เขาส่งป้ายมา กับช่างติดปุ่มหนึ่งคน', '我們把那一頁交給市府。他們送來一塊牌子，和一個裝按鈕的人。', 'سلّمنا الصفحة للمدينة. فأرسلوا لوحة، ورجلًا يركّب زرًّا.'], {
          shot: 'wide',
        }),
        say('jun', 'smile', ['Thirteen. It’s only the roof, but somebody put out flowers.', '十三階。ただの屋上だけど、誰かが花を置いてた。', 'ชั้นสิบสาม แค่ดาดฟ้า แต่มีคนเอาดอกไม้มาวาง', '十三樓，其實只是屋頂，但有人放了花。', 'الثالث عشر. إنّه السطح فقط، لكنّ أحدهم وضع زهورًا.'], {
          shot: 'full',
          posture: 'phone',
          prop: { kind: 'flower', colour: '#c8342c' },
        }),
        say('mei', 'smile', ['Seventy-two flats. Seventy-two rents.', '七十二戸。家賃、七十二件。', 'เจ็ดสิบสองห้อง ค่าเช่าเจ็ดสิบสองราย', '七十二戶，七十二筆房租。', 'اثنتان وسبعون شقّة. اثنان وسبعون إيجارًا.'], { shot: 'close' }),
        say('jun', 'worry', ['Mei? The lift man says he fitted one button.', '芽衣さん。業者さん、付けたのは一個だけだって。', 'คุณเมย์ ช่างบอกว่าเขาติดแค่ปุ่มเดียว', '芽衣姐，工人說他只裝了一個按鈕。', 'مي؟ يقول عامل المصعد إنّه ركّب زرًّا واحدًا.'], { shot: 'profile' }),
        say('mei', 'calm', ['Yes?', 'ええ。', 'แล้วไง', '怎麼了？', 'نعم؟'], { shot: 'over', to: 'jun' }),
        tell(
          [
            'There were two new ones. Thirteen, at the top. And one below the ground floor, still warm.',
            '新しいボタンは二つあった。いちばん上に、十三。そして一階の下に、まだ温かいのが。',
            'มีปุ่มใหม่สองปุ่ม สิบสามอยู่บนสุด กับอีกปุ่มใต้ชั้นหนึ่ง ยังอุ่นอยู่',
            '新按鈕有兩個。最上面是十三。還有一個在一樓下面，還是溫的。',
            'كان هناك زرّان جديدان. ثلاثة عشر في الأعلى. وآخر تحت الطابق الأرضي، ما زال دافئًا.',
          ],
          { shot: 'eyes', who: 'mei', mood: 'shock' },
        ),
      ]),
    ],
  },
];
