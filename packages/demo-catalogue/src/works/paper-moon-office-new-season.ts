import { type EpisodeScript, passage, say, show, tell } from './script.ts';

const CARD = { kind: 'letter', colour: '#e8543f' } as const;
const MUG = { kind: 'cup', colour: '#7cc8b4' } as const;

/** After the kiss: who is to have Mrs Carrow's chair. */
export const PAPER_MOON_NEW_SEASON: readonly EpisodeScript[] = [
  {
    title: ['Form Twelve', '様式十二番', 'แบบฟอร์มสิบสอง', '十二號表', 'الاستمارة الثانية عشرة'],
    passages: [
      passage('office', 'day', [
        tell([
          'Colleagues who kiss must declare it. There is a form. Of course there is.',
          '同僚どうしのキスは届け出が要る。様式がある。そりゃあ、ある。',
          'เพื่อนร่วมงานที่จูบกันต้องแจ้งบริษัท มีแบบฟอร์มด้วย แน่นอนอยู่แล้ว',
          '同事接吻必須申報。有表格。當然有表格。',
          'على الزملاء الذين يتبادلون القبل أن يصرّحوا. هناك استمارة. طبعًا هناك استمارة.',
        ]),
        say('teo', 'calm', ['Form twelve. I drafted it in my first year.', '様式十二番。僕が新人のときに作りました。', 'แบบฟอร์มสิบสอง ผมร่างเองตอนปีแรกครับ', '十二號表，我進公司第一年擬的。', 'الاستمارة الثانية عشرة. صغتُها في سنتي الأولى.'], { shot: 'full', prop: CARD }),
        say('mina', 'smirk', ['Has anybody ever filled it in?', '出した人、いるの？', 'เคยมีใครกรอกไหม', '有人填過嗎？', 'وهل ملأها أحد يومًا؟'], { shot: 'close' }),
        say('teo', 'shy', ['I was very sure it would never be needed.', '使う日は来ないと、確信していました。', 'ตอนนั้นผมมั่นใจมากว่าไม่มีใครต้องใช้', '當時我很確定，永遠用不到。', 'كنتُ واثقًا تمامًا أنّ أحدًا لن يحتاجها.'], { shot: 'two' }),
        show('hand', 'mina', 'smile', { prop: CARD }),
        say('mina', 'talk', ['“Since when.” The roof, obviously. The ladder night.', '「開始日」。もちろん屋上でしょ。はしごの夜。', '“ตั้งแต่เมื่อไร” ก็ดาดฟ้าไง คืนที่ปีนบันได', '「起始日期」：當然是屋頂，搬梯子那晚。', '«منذ متى؟» السطح طبعًا. ليلة السلّم.'], { shot: 'over', to: 'teo' }),
        say('teo', 'calm', ['Three years, two months. You dropped a stapler on my foot.', '三年と二か月前です。ホチキスが、僕の足に。', 'สามปีสองเดือนครับ คุณทำที่เย็บกระดาษหล่นใส่เท้าผม', '三年兩個月前，妳的釘書機砸到我的腳。', 'ثلاث سنوات وشهران. أسقطتِ دبّاسة على قدمي.'], { shot: 'face' }),
      ]),
      passage('library', 'dusk', [
        say('carrow', 'calm', ['Approved. But the second signature must be the next director’s.', '承認。ただし副署は、次の社長のものが要るわ。', 'อนุมัติ แต่ช่องลงนามที่สองต้องเป็นผู้อำนวยการคนต่อไป', '核准。不過副署要由下一任社長簽。', 'موافقة. لكنّ التوقيع الثاني للمدير القادم.'], { shot: 'low' }),
        say('mina', 'shock', ['The next one? Where are you going?', '次のって……どこか行かれるんですか？', 'คนต่อไปเหรอคะ แล้วคุณจะไปไหน', '下一任？您要去哪裡？', 'القادم؟ إلى أين تذهبين؟'], { shot: 'close' }),
        say('carrow', 'smirk', ['Home, in spring. One of you two is having my chair.', '春に隠居。この椅子は、あなたたちの片方に譲るわ。', 'กลับบ้าน ฤดูใบไม้ผลินี้ เก้าอี้ฉันจะยกให้พวกเธอคนหนึ่ง', '回家啊，春天就走。這張椅子，給你們其中一個。', 'إلى البيت، في الربيع. أحدكما يأخذ كرسيّي.'], { shot: 'profile' }),
        tell(['One of us. Line four of form twelve: “No one may love their superior.”', '片方。様式十二番の四行目。「上司との恋愛を禁ず」。', 'คนหนึ่ง แบบฟอร์มสิบสอง บรรทัดสี่ “ห้ามรักกับหัวหน้างาน”', '其中一個。十二號表第四行：「不得與主管相戀」。', 'أحدنا. والسطر الرابع من الاستمارة: «لا يجوز لأحد أن يحبّ رئيسه».'], {
          shot: 'eyes',
          who: 'mina',
          mood: 'worry',
        }),
      ]),
    ],
  },
  {
    title: ['After You', 'お先にどうぞ', 'เชิญคุณก่อน', '你先請', 'تفضّل أنت'],
    passages: [
      passage('office', 'dusk', [
        tell(['We shared a desk, and each of us hid a letter from the other.', 'ひとつの机で、ふたりとも手紙を隠していた。', 'เรานั่งโต๊ะเดียวกัน แต่ต่างคนต่างซ่อนจดหมายไว้คนละฉบับ', '我們共用一張桌子，卻各自藏著一封信。', 'كنّا نتقاسم مكتبًا، وكلٌّ منّا يخفي عن الآخر رسالة.']),
        say('teo', 'talk', ['She ought to have it. She can make a stapler cry.', '彼女がなるべきです。ホチキスでも泣かせる人だ。', 'เธอควรได้ตำแหน่งนี้ เธอทำให้ที่เย็บกระดาษร้องไห้ได้', '該由她當。她連釘書機都能寫哭。', 'هي أحقّ به. إنّها تُبكي حتى الدبّاسة.'], { shot: 'close', tone: 'think' }),
        say('mina', 'worry', ['It has to be him. He knows what things cost.', 'あの人がなるべきだよ。ものの値段を知ってるもん。', 'ต้องเป็นเขาสิ เขารู้ว่าทุกอย่างราคาเท่าไร', '一定要是他。他知道每樣東西的代價。', 'يجب أن يكون هو. إنّه يعرف ثمن الأشياء.'], { shot: 'face', tone: 'think' }),
        show('hand', 'teo', 'calm', { prop: CARD, sound: ['slip', 'スッ', 'สอด', '塞', 'انزلاق'] }),
        say('pip', 'deadpan', ['Two letters for the director, one hand apart. Romantic.', '社長宛てが二通、同時に。仲いいっすね。', 'จดหมายถึงผู้อำนวยการสองฉบับ วางห่างกันคืบเดียว หวานเชียว', '給社長的信，一次來兩封。好浪漫喔。', 'رسالتان للمديرة بينهما شبر. يا للرومانسيّة.'], { shot: 'full' }),
      ]),
      passage('corridor', 'day', [
        say('carrow', 'cold', ['“I withdraw in favour of Mina.” “I withdraw in favour of Teo.”', '「ミナに譲ります」。「テオさんに譲ります」。', '“ขอสละสิทธิ์ให้มินา” “ขอสละสิทธิ์ให้เตโอ”', '「我讓給米娜。」「我讓給泰奧。」', '«أتنازل لمينا». «أتنازل لتيو».'], { shot: 'low', prop: CARD }),
        say('mina', 'shock', ['You gave it up? Without asking me?!', '譲ったの！？　わたしに黙って！？', 'คุณสละสิทธิ์เหรอ ไม่ถามฉันสักคำ!', '你讓了？問都沒問我！？', 'تنازلتَ عنه؟ من دون أن تسألني؟!'], { shot: 'face' }),
        say('teo', 'worry', ['You gave it up in green ink. On both sides.', 'あなたも、です。緑のインクで、裏にまで。', 'คุณก็สละ ด้วยหมึกเขียว ทั้งสองหน้าด้วยครับ', '妳也讓了。用綠墨水，還寫滿兩面。', 'وأنتِ أيضًا، بحبر أخضر، وعلى الوجهين.'], { shot: 'two' }),
        say('carrow', 'smirk', ['Both accepted. The rules then name the next in seniority.', '両方受理したわ。規則では、次に古株の社員よ。', 'ฉันรับทั้งสองฉบับ ตามระเบียบก็ต้องเป็นคนอาวุโสถัดไป', '兩份都收。依規定，由下一位資深員工接任。', 'قبلتُ الاثنين. والنظام يعيّن التالي أقدميّةً.'], { shot: 'profile' }),
        show('chibi', 'pip', 'shock', { sound: ['crunch', 'ボリッ', 'กร้วม', '喀滋', 'قرمشة'] }),
        tell(['There are four of us. We all looked at the boy with the biscuit.', '社員は四人。全員が、ビスケットの男を見た。', 'บริษัทเรามีสี่คน ทุกคนหันไปมองหนุ่มที่กินบิสกิตอยู่', '公司只有四個人。大家都看向那個在啃餅乾的。', 'نحن أربعة. ونظرنا جميعًا إلى الفتى صاحب البسكويت.'], { shot: 'group', who: 'pip', mood: 'shock' }),
      ]),
    ],
  },
  {
    title: ['Director Pip', 'ピップ社長', 'ผู้อำนวยการพิป', '皮普社長', 'المدير بيب'],
    passages: [
      passage('office', 'day', [
        tell(['Day one. The new director sat on the chair as if it might bite.', '初日。新社長は、噛まれそうな顔で椅子に座った。', 'วันแรก ผู้อำนวยการคนใหม่นั่งเก้าอี้เหมือนกลัวมันกัด', '第一天，新社長坐得像怕椅子會咬人。', 'اليوم الأوّل. جلس المدير الجديد على الكرسيّ كأنّه سيعضّه.']),
        say('pip', 'strain', ['My first order: nobody stand up when I come in. It’s scary.', '最初の命令っす。おれが来ても起立禁止。怖いんで。', 'คำสั่งแรก: ห้ามลุกยืนตอนผมเข้ามา มันน่ากลัวครับ', '第一道命令：我進來不准起立。很可怕。', 'أمري الأوّل: لا يقف أحد حين أدخل. هذا مخيف.'], { shot: 'full' }),
        say('mina', 'smile', ['And the second, sir?', 'では二つ目は、社長？', 'แล้วคำสั่งที่สองล่ะคะ ท่าน', '那第二道呢，社長？', 'والثاني يا سيّدي؟'], { shot: 'close' }),
        say('pip', 'shy', ['Could somebody tell me what we do on Thursdays?', '木曜って、うち何してるんすか……？', 'ใครก็ได้บอกผมที ว่าวันพฤหัสเราทำอะไรกัน', '誰能告訴我，我們星期四都在做什麼？', 'هل يخبرني أحد ماذا نفعل أيّام الخميس؟'], { shot: 'chibi' }),
        say('teo', 'deadpan', ['Payroll. It is Thursday. You are holding it.', '給与の支払いです。今日です。手にお持ちです。', 'จ่ายเงินเดือนครับ วันนี้แหละ อยู่ในมือคุณแล้ว', '發薪水。今天就是。就在你手上。', 'صرف الرواتب. اليوم خميس. وهي في يدك.'], { shot: 'two' }),
        show('hand', 'pip', 'worry', { prop: CARD }),
      ]),
      passage('cafe', 'day', [
        say('mina', 'talk', ['He’s doing well. He cried at only two invoices.', '頑張ってるよ。請求書で泣いたの、二回だけだし。', 'เขาทำได้ดีนะ ร้องไห้กับใบแจ้งหนี้แค่สองใบเอง', '他做得不錯啊，看帳單只哭了兩次。', 'أداؤه جيّد. لم يبكِ إلّا أمام فاتورتين.'], { shot: 'over', to: 'teo' }),
        say('teo', 'smile', ['And no one in this café is anyone’s superior.', 'しかもこの店では、誰も誰の上司でもない。', 'แล้วในร้านนี้ก็ไม่มีใครเป็นหัวหน้าใครครับ', '而且在這間店裡，沒有誰是誰的主管。', 'ولا أحد في هذا المقهى رئيسٌ لأحد.'], { shot: 'close', prop: MUG }),
        show('eyes', 'mina', 'shy'),
        say('mina', 'shock', ['Teo. Behind you, in the window. Is that our card?', 'テオさん、うしろの窓。あれ、うちのカード？', 'เตโอ ข้างหลังคุณ ตรงหน้าต่าง นั่นการ์ดเราหรือเปล่า', '泰奧，你後面的櫥窗……那是我們的卡嗎？', 'تيو. خلفك، في الواجهة. أتلك بطاقتنا؟'], { shot: 'face' }),
        tell(['“The Blank Card. Now with silver edges. By Golden Sun.”', '「白いカード、銀の縁どりで新登場。金の太陽社」。', '“การ์ดเปล่า ใหม่ ขอบเงิน โดยตะวันทอง”', '「空白卡，銀邊新登場。金太陽公司。」', '«البطاقة البيضاء. الآن بحافة فضّيّة. من الشمس الذهبيّة».'], { shot: 'pause' }),
      ]),
    ],
  },
  {
    title: ['A Better Nothing', 'もっといい白紙', 'ความว่างที่ดีกว่า', '更好的空白', 'فراغ أفضل'],
    passages: [
      passage('office', 'rain', [
        tell(['Ours had nothing in it. Theirs had nothing, and a ribbon.', 'うちのは白紙。向こうは、リボンつきの白紙。', 'ของเราไม่มีอะไรเลย ของเขาไม่มีอะไร แต่มีโบ', '我們的什麼都沒寫。他們的什麼都沒寫，還附緞帶。', 'بطاقتنا لا شيء فيها. وبطاقتهم لا شيء فيها، ومعها شريط.']),
        say('pip', 'cry', ['Down by half in a week! I broke the company in nine days!', '一週間で半減！　九日で会社つぶしたっす！', 'ยอดหายครึ่งในอาทิตย์เดียว! ผมทำบริษัทพังในเก้าวัน!', '一週掉一半！我九天就把公司弄垮了！', 'هبطت إلى النصف في أسبوع! خرّبتُ الشركة في تسعة أيّام!'], { shot: 'chibi' }),
        say('teo', 'cold', ['We sue. I have receipts for every hour of that idea.', '訴えましょう。あの案の領収書は、一時間ごとにある。', 'ฟ้องครับ ผมมีใบเสร็จของไอเดียนั้นทุกชั่วโมง', '告他們。那個點子的每一小時，我都有收據。', 'نقاضيهم. عندي إيصال عن كلّ ساعة من تلك الفكرة.'], { shot: 'full' }),
        say('mina', 'angry', ['You can’t sue over an empty page! We write a better one.', '白紙で裁判はできないよ！　もっといいのを書くの。', 'จะฟ้องเรื่องหน้าว่างได้ยังไง! เราต้องเขียนให้ดีกว่า', '空白的紙怎麼告！我們寫出更好的就是了。', 'لا تقاضي أحدًا على صفحة فارغة! بل نكتب أفضل منها.'], { shot: 'low' }),
        say('teo', 'strain', ['With what? There are eleven coins in the till.', '何で？　金庫にはもう、十一コインしか。', 'ด้วยอะไรครับ ในลิ้นชักเหลือสิบเอ็ดเหรียญ', '拿什麼寫？收銀機裡只剩十一塊錢。', 'وبماذا؟ في الصندوق إحدى عشرة قطعة.'], { shot: 'face' }),
        say('mina', 'cold', ['I wasn’t going to write it in coins.', 'お金で書くんじゃないもの。', 'ฉันไม่ได้จะเขียนด้วยเหรียญนี่', '我又不是用錢寫。', 'لم أكن سأكتبها بالقطع النقديّة.'], { shot: 'close' }),
      ]),
      passage('office', 'night', [
        tell(['Our first quarrel. We drew a line down the desk in red pencil.', '初めての喧嘩。机のまんなかに、赤えんぴつで線を引いた。', 'ทะเลาะกันครั้งแรก เราขีดเส้นแบ่งโต๊ะด้วยดินสอแดง', '第一次吵架。我們用紅鉛筆在桌子中間畫了一條線。', 'أوّل شجار لنا. رسمنا خطًّا أحمر في منتصف المكتب.']),
        show('hand', 'mina', 'sad', { sound: ['scrape', 'ガリッ', 'แกรก', '唰', 'خدش'] }),
        say('mina', 'sad', ['He squared my pencils before he left. Even angry.', '帰る前に、わたしの鉛筆を揃えてった。怒ってるのに。', 'ก่อนกลับเขายังจัดดินสอให้ฉัน ทั้งที่โกรธอยู่', '他走之前，還是幫我把鉛筆排齊了。明明在生氣。', 'رتّب أقلامي قبل أن يغادر. حتى وهو غاضب.'], { shot: 'eyes', tone: 'think' }),
        say('pip', 'worry', ['Mina? I was after petty cash. There’s a drawer behind the drawer.', '先輩、小口現金を探してたら……引き出しの奥に引き出しが。', 'พี่มินา ผมหาเงินสดย่อยอยู่ แล้วเจอลิ้นชักหลังลิ้นชัก', '米娜姊，我在找零用金……抽屜後面還有一個抽屜。', 'مينا؟ كنتُ أبحث عن الفكّة. هناك درج خلف الدرج.'], {
          shot: 'over',
          to: 'mina',
        }),
        tell(
          [
            'In Mrs Carrow’s desk, under forty years of dust, lay a card. It was blank.',
            'カロウさんの机の奥、四十年の埃の下に、カードが一枚。白紙だった。',
            'ในโต๊ะคุณแคร์โรว์ ใต้ฝุ่นสี่สิบปี มีการ์ดใบหนึ่ง ข้างในว่างเปล่า',
            '卡羅社長的桌子裡，四十年的灰塵下，有一張卡。是空白的。',
            'في مكتب السيّدة كارو، تحت غبار أربعين عامًا، بطاقة. وكانت بيضاء.',
          ],
          { shot: 'pause' },
        ),
      ]),
    ],
  },
  {
    title: ['The First Blank Card', 'いちばん古い白紙', 'การ์ดเปล่าใบแรก', '第一張空白卡', 'أوّل بطاقة بيضاء'],
    passages: [
      passage('rooftops', 'dusk', [
        tell(['We carried it up to the roof, where she waters the moon.', 'それを持って屋上へ。彼女が月を磨きに来る場所へ。', 'เราเอามันขึ้นไปบนดาดฟ้า ที่เธอชอบมาเช็ดพระจันทร์', '我們帶著卡上屋頂，她常在那裡擦月亮。', 'حملناها إلى السطح، حيث تمسح هي القمر.']),
        say('carrow', 'shock', ['Where did you get that?', '……それを、どこで。', 'ไปเอามาจากไหน', '……那張，你們從哪拿的？', 'من أين لكما هذه؟'], { shot: 'face' }),
        say('teo', 'calm', ['It’s dated. Forty years before ours. You invented nothing.', '日付があります。四十年前。白紙の発明者は、あなただ。', 'มันลงวันที่ไว้ สี่สิบปีก่อนของเรา คุณคือคนคิดการ์ดเปล่า', '上面有日期，比我們早四十年。空白卡是您發明的。', 'عليها تاريخ: قبل بطاقتنا بأربعين عامًا. أنتِ مخترعة الفراغ.'], {
          shot: 'full',
          prop: CARD,
        }),
        say('carrow', 'sad', ['I invented nothing because I couldn’t write it.', '発明じゃないわ。……書けなかっただけ。', 'ฉันไม่ได้คิดอะไรหรอก ก็แค่เขียนไม่ออก', '不是發明，只是我寫不出來。', 'لم أخترع شيئًا. لم أستطع أن أكتب فحسب.'], { shot: 'profile' }),
        show('back', 'carrow', 'sad', { others: ['mina'] }),
        say('mina', 'worry', ['There’s a stamp. You meant to post it.', '切手が貼ってある。出すつもりだったんですね。', 'มีแสตมป์ติดอยู่ คุณตั้งใจจะส่งนี่คะ', '上面貼了郵票。您本來要寄的。', 'عليها طابع. كنتِ تنوين إرسالها.'], { shot: 'close' }),
      ]),
      passage('rooftops', 'night', [
        say('carrow', 'calm', ['There were two of us once. One firm: Sun and Moon.', '昔はふたりの会社だった。名前は「太陽と月」。', 'เมื่อก่อนเรามีกันสองคน บริษัทเดียว ชื่อ “ตะวันกับจันทร์”', '以前是兩個人的公司，叫做「日與月」。', 'كنّا اثنين ذات يوم. شركة واحدة: «الشمس والقمر».'], { shot: 'two' }),
        say(
          'carrow',
          'sad',
          ['He wanted forty writers. I wanted one. We were too proud to say whom.', '彼は作家を四十人、私はひとり。誰か、言えなかった。', 'เขาอยากได้นักเขียนสี่สิบคน ฉันอยากได้คนเดียว แต่ไม่ยอมบอกว่าใคร', '他要四十個寫手，我只要一個。是誰，我們都說不出口。', 'أراد أربعين كاتبًا، وأردتُ واحدًا. ومنعنا الكبرياء أن نسمّيه.'],
          { shot: 'eyes' },
        ),
        say('teo', 'shock', ['The chairman of Golden Sun.', '金の太陽社の、会長……。', 'ท่านประธานของตะวันทอง…', '金太陽的……董事長。', 'رئيس الشمس الذهبيّة.'], { shot: 'close' }),
        say('carrow', 'cold', ['Put it back in the drawer. It’s forty years too late for the post.', '引き出しに戻して。集荷には、四十年遅いわ。', 'เก็บเข้าลิ้นชักไป เลยเวลาไปรษณีย์มาสี่สิบปีแล้ว', '放回抽屜去。這封信，遲了四十年。', 'أعيداها إلى الدرج. فات موعد البريد بأربعين عامًا.'], { shot: 'low' }),
        tell(['I put it in the tray marked “out”. I only noticed in the morning.', 'わたしは「発送」の箱に入れてしまった。気づいたのは、翌朝だった。', 'ฉันวางมันลงถาด “ส่งออก” กว่าจะรู้ตัวก็เช้าแล้ว', '我把它放進了「寄出」的盒子。隔天早上才發現。', 'وضعتُها في صينيّة «الصادر». ولم أنتبه إلّا في الصباح.'], {
          shot: 'hand',
          who: 'mina',
          mood: 'calm',
          prop: CARD,
        }),
      ]),
    ],
  },
  {
    title: ['Postage Due', '料金不足', 'ค่าส่งไม่พอ', '郵資不足', 'طابع ناقص'],
    passages: [
      passage('office', 'day', [
        say('mina', 'shock', ['The tray. It’s empty. Pip, did you do the post?!', '箱が空っぽ。ピップ、郵便、出した！？', 'ถาดว่าง! พิป เธอส่งไปรษณีย์ไปแล้วเหรอ!', '盒子空了。皮普，信你都寄了！？', 'الصينيّة فارغة! بيب، هل أرسلتَ البريد؟!'], { shot: 'face' }),
        say('pip', 'joy', ['All of it! I paid the missing postage. Out of my own biscuits!', '全部！　足りない切手代は、おれのビスケットで！', 'ส่งหมดแล้วครับ! ค่าส่งที่ขาดผมออกเอง ด้วยบิสกิต!', '全寄了！不足的郵資我自己墊的，用餅乾！', 'كلّه! ودفعتُ فرق الطوابع من بسكويتي الخاصّ!'], { shot: 'full', posture: 'cheer' }),
        show('chibi', 'mina', 'shock', { others: ['teo'] }),
        say('teo', 'strain', ['How long does post take to the other side of town?', '街の反対側まで、郵便は何時間ですか。', 'ไปรษณีย์ไปอีกฟากเมืองใช้เวลานานเท่าไรครับ', '寄到城市另一頭，要多久？', 'كم يستغرق البريد إلى الطرف الآخر من المدينة؟'], { shot: 'close' }),
        say('pip', 'worry', ['Forty years and one morning, I think.', '四十年と、ひと朝っすかね。', 'สี่สิบปีกับอีกหนึ่งเช้า มั้งครับ', '四十年，再加一個早上吧。', 'أربعين عامًا وصباحًا واحدًا، على ما أظنّ.'], { shot: 'two' }),
        tell(['Neither of us remembered the line on the desk. He was standing on my side of it.', '机の線のことは、ふたりとも忘れていた。彼は、わたしの側にいた。', 'ไม่มีใครนึกถึงเส้นบนโต๊ะอีก เขามายืนอยู่ฝั่งฉันแล้ว', '桌上那條線，我們都忘了。他就站在我這邊。', 'نسينا كلانا الخطّ على المكتب. كان واقفًا في جهتي منه.'], {
          shot: 'hand',
          who: 'teo',
          mood: 'calm',
        }),
      ]),
      passage('stairs', 'dusk', [
        say('carrow', 'calm', ['There’s an envelope under the door. No stamp. By hand.', '戸の下に封筒が。切手なし。……手渡しね。', 'มีซองสอดใต้ประตู ไม่มีแสตมป์ มาส่งเองกับมือ', '門底下有封信，沒貼郵票，是親手送來的。', 'ظرف تحت الباب. بلا طابع. سُلّم باليد.'], { shot: 'profile' }),
        show('eyes', 'carrow', 'shock'),
        say('mina', 'worry', ['It’s your own card. He’s sent it back.', 'あなたのカードです。……返ってきたんだ。', 'นี่การ์ดของคุณเอง เขาส่งคืนมา', '是您那張卡。他退回來了。', 'إنّها بطاقتك. لقد أعادها.'], { shot: 'over', to: 'carrow' }),
        say('carrow', 'cry', ['No. Look inside. He’s corrected it.', 'いいえ。中を見て。……添削してある。', 'ไม่ใช่ ดูข้างในสิ เขาแก้ให้', '不。妳看裡面。他改過了。', 'لا. انظري داخلها. لقد صحّحها.'], { shot: 'face', prop: CARD }),
        tell(
          [
            'On the empty page, in red pencil: “I saved you a seat. Tonight. Bring your two.”',
            '白い紙に、赤えんぴつで。「席、取っといた。今夜。あのふたりも」。',
            'บนหน้าว่างเขียนด้วยดินสอแดง “จองที่ไว้ให้แล้ว คืนนี้ พาสองคนนั้นมาด้วย”',
            '空白頁上，紅鉛筆寫著：「位子我幫妳留好了。今晚。帶那兩個來。」',
            'على الصفحة الفارغة بالقلم الأحمر: «حجزتُ لك مقعدًا. الليلة. أحضري الاثنين».',
          ],
          { shot: 'pause' },
        ),
      ]),
    ],
  },
];
