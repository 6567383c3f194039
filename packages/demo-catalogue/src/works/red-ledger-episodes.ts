import type { SceneName } from '../scenery/scenes.ts';
import { type Beat, type EpisodeScript, type Passage, passage, say, show, tell } from './script.ts';

const PAGE = { kind: 'letter', colour: '#b0221e' } as const;
const TEA = { kind: 'cup', colour: '#6a4a7a' } as const;
const TORCH = { kind: 'torch', colour: '#3a3c48' } as const;
const LAMP = { kind: 'lantern', colour: '#5a4a34' } as const;

/** A place in the rain off the sea. */
const wet = (place: SceneName, hour: string, beats: readonly Beat[]): Passage => passage(place, hour, beats, 'rain');

export const RED_LEDGER_EPISODES: readonly EpisodeScript[] = [
  {
    title: ['Rope, Forty Crowns', '綱、四十クラウン', 'เชือก สี่สิบคราวน์', '繩子，四十克朗', 'حبل، أربعون كراونًا'],
    passages: [
      passage('harbour', 'fog', [
        tell(['Every business on this harbour keeps a book. I keep two.', 'この港の商売には、どれも帳簿がある。私は二冊つける。', 'ทุกธุรกิจในท่าเรือนี้มีบัญชีหนึ่งเล่ม ผมทำสองเล่ม', '這座港口的每門生意都有一本帳。我記兩本。', 'لكلّ تجارة في هذا الميناء دفتر. أمّا أنا فأمسك اثنين.']),
        say('lull', 'calm', ['Evening, Mr Vey. One to enter.', 'こんばんは、ヴェイさん。ひとつ、つけてくれ。', 'สวัสดีครับคุณเวย์ มีให้ลงหนึ่งรายการ', '晚安，維伊先生。記一筆。', 'مساء الخير سيّد فاي. قيد واحد.'], { shot: 'low' }),
      ]),
      passage('office', 'lamp', [
        say('vey', 'calm', ['What shall I call it?', '品目は、何としますか。', 'ให้ลงว่าอะไร', '品名寫什麼？', 'ماذا أسمّيه؟']),
        say('lull', 'deadpan', ['Rope.', '綱。', 'เชือก', '繩子。', 'حبل.']),
        say('vey', 'calm', ['Forty?', '四十で？', 'สี่สิบนะ', '四十？', 'أربعون؟']),
        say('lull', 'calm', ['Forty. He asked if he could keep his hat on.', '四十。帽子はかぶったままでいいかと、訊かれた。', 'สี่สิบ เขาถามว่าขอใส่หมวกไว้ได้ไหม', '四十。他問能不能戴著帽子。', 'أربعون. سأل إن كان له أن يُبقي قبّعته.'], { shot: 'profile' }),
        show('hand', 'vey', 'calm', { prop: PAGE }),
        tell(['Black book: one rope, forty crowns.', '黒い帳簿。「綱一本、四十クラウン」', 'เล่มดำ “เชือกหนึ่งเส้น สี่สิบคราวน์”', '黑帳：「繩一條，四十克朗。」', 'الدفتر الأسود: «حبل واحد، أربعون كراونًا».']),
        tell(['Red book: Anders Holt, 31. Two daughters. A hat.', '赤い帳簿。「A・ホルト、三十一歳。娘二人。帽子」', 'เล่มแดง “อันเดอร์ส โฮลต์ 31 ปี ลูกสาวสองคน หมวก”', '紅帳：「安德斯·霍特，31歲。兩個女兒。帽子。」', 'الدفتر الأحمر: «أندرس هولت، ٣١. ابنتان. قبّعة».'], { who: 'vey', mood: 'sad', shot: 'close' }),
        say('lull', 'talk', ['You write longer than I talk, Mr Vey.', 'おれの話より、書くほうが長いな。', 'คุณเขียนยาวกว่าที่ผมพูดนะ คุณเวย์', '你寫的比我講的還長，維伊先生。', 'تكتب أطول ممّا أتكلّم يا سيّد فاي.']),
      ]),
      passage('office', 'red', [
        say('sable', 'calm', ['Vey. This is Ines. A second pair of eyes for you.', 'ヴェイ。イネスよ。あなたの、二組目の目。', 'เวย์ นี่อิเนส ดวงตาคู่ที่สองของคุณ', '維伊，這是伊妮絲。給你添一雙眼睛。', 'فاي، هذه إيناس. عينان إضافيّتان لك.']),
        say('ines', 'smile', ['I’m quite good with columns.', '数字の列は、得意です。', 'ฉันถนัดเรื่องตัวเลขค่ะ', '我對數字滿在行的。', 'أجيد التعامل مع الأعمدة.']),
        say('sable', 'cold', ['Three hundred and twelve crowns a month. Somebody is taking it.', '毎月三百十二クラウン。誰かが抜いているの。', 'เดือนละสามร้อยสิบสองคราวน์ มีคนเอาไป', '每月三百一十二克朗，有人在偷。', 'ثلاثمئة واثنا عشر كراونًا كلّ شهر. ثمّة من يأخذها.']),
        say('vey', 'calm', ['I’ll find him, madame.', '見つけます、マダム。', 'ผมจะหาตัวให้ครับ มาดาม', '我會找出來的，夫人。', 'سأجده يا سيّدتي.'], { shot: 'profile' }),
        show('eyes', 'ines', 'cold'),
        tell(['It would not be difficult. I had been doing it for eleven years.', '難しくはない。十一年、抜いてきたのは私だ。', 'ไม่ยากหรอก ผมทำมาสิบเอ็ดปีแล้ว', '這並不難。十一年來，拿錢的就是我。', 'لن يكون ذلك صعبًا. فأنا أفعلها منذ أحد عشر عامًا.'], { who: 'vey', mood: 'cold', shot: 'face' }),
      ]),
    ],
  },
  {
    title: ['The Mistake on Page Nine', '九頁の誤り', 'ข้อผิดหน้าเก้า', '第九頁的錯', 'خطأ الصفحة التاسعة'],
    passages: [
      passage('office', 'fog', [
        tell(['I leave a mistake on page nine for every new clerk. None has ever found it.', '新人のため、九頁に誤りをひとつ残す。見つけた者はいない。', 'ผมทิ้งข้อผิดไว้หน้าเก้าให้เสมียนใหม่ทุกคน ไม่เคยมีใครเจอ', '我在第九頁給每個新人留一個錯。從沒有人找到過。', 'أترك خطأً في الصفحة التاسعة لكلّ كاتب جديد. لم يجده أحد قطّ.']),
        say('vey', 'calm', ['Take the morning. There’s no hurry.', '午前いっぱい、どうぞ。急ぎません。', 'ใช้เวลาทั้งเช้าเลยครับ ไม่ต้องรีบ', '給妳一個上午，不急。', 'خذي الصباح كلّه. لا عجلة.']),
        say('ines', 'calm', ['Tar, page nine. You carried a four as a nine.', '九頁のタール。四が九になっています。', 'น้ำมันดิน หน้าเก้า คุณทดเลขสี่เป็นเก้า', '第九頁的焦油，四寫成了九。', 'القطران، الصفحة التاسعة. كتبتَ الأربعة تسعة.']),
        say('vey', 'shock', ['…That was four minutes.', '……四分、ですか。', '…แค่สี่นาที', '……才四分鐘。', '…أربع دقائق فقط.'], { shot: 'face' }),
        show('pause', null, 'calm', { sound: ['tick', 'コチッ', 'ติ๊ก', '滴答', 'تِك'] }),
        say('ines', 'talk', ['That one you left for me. The other one you didn’t.', 'あれは、わざと。もうひとつは、違いますね。', 'อันนั้นคุณจงใจทิ้งไว้ แต่อีกอันไม่ใช่', '那個是你故意留的，另一個不是。', 'ذاك تركتَه لي. أمّا الآخر فلا.']),
      ]),
      passage('office', 'lamp', [
        say('vey', 'cold', ['What other one?', 'もうひとつ、とは。', 'อีกอันอะไรครับ', '什麼另一個？', 'أيّ آخر؟']),
        say('ines', 'calm', ['Twelve small sums each Wednesday. “Rope and tar.” No receipt.', '毎水曜、小口が十二件。「綱とタール」。領収書なし。', 'ทุกวันพุธ สิบสองรายการ “เชือกกับน้ำมันดิน” ไม่มีใบเสร็จ', '每週三，十二筆小額。「繩與焦油」，沒有收據。', 'كلّ أربعاء اثنا عشر مبلغًا صغيرًا. «حبال وقطران». بلا إيصال.']),
        say('ines', 'calm', ['It isn’t a thief’s mistake. It’s too regular. It’s kind.', '盗人のやり方じゃない。几帳面で……優しい。', 'ไม่ใช่ฝีมือขโมย มันสม่ำเสมอเกินไป มัน…ใจดี', '這不像小偷的手法。太規律，也太善良。', 'ليس خطأ لصّ. فيه انتظام… وفيه رحمة.'], { shot: 'profile' }),
        show('eyes', 'vey', 'worry'),
        say('vey', 'calm', ['I should be careful of that word in this house, Miss Ines.', 'この館で、その言葉は控えたほうがいい。', 'ในบ้านหลังนี้ ระวังคำนั้นไว้หน่อยนะครับ คุณอิเนส', '在這棟房子裡，這個詞要小心用，伊妮絲小姐。', 'احذري هذه الكلمة في هذا البيت يا آنسة إيناس.']),
        tell(['She had been at my desk for nine minutes. I could feel the floor move.', '机に座って九分。床が、動いた気がした。', 'เธอนั่งโต๊ะผมมาเก้านาที ผมรู้สึกเหมือนพื้นขยับ', '她在我桌前坐了九分鐘。我感覺地板動了。', 'لم تجلس إلى مكتبي سوى تسع دقائق. وشعرتُ بالأرض تتحرّك.'], { who: 'vey', mood: 'strain', shot: 'close' }),
      ]),
    ],
  },
  {
    title: ['How Much Rope', '綱は何本', 'เชือกเท่าไหร่', '多少繩子', 'كم من الحبال'],
    passages: [
      passage('harbour', 'dawn', [
        tell(['Stocktaking. Lull carried the lamp. He carries whatever he is given.', '棚卸し。灯りはラルが持つ。渡された物は、何でも持つ男だ。', 'วันตรวจนับสต็อก ลัลถือตะเกียง เขาถือทุกอย่างที่ถูกยื่นให้', '盤點日。拉爾提燈。給他什麼，他就提什麼。', 'يوم الجرد. حمل لال المصباح. يحمل كلّ ما يُعطى له.']),
        say('ines', 'talk', ['We bought nine kilometres of rope this year. For four boats.', '今年買った綱は九キロ。船は四隻です。', 'ปีนี้เราซื้อเชือกเก้ากิโลเมตร มีเรือแค่สี่ลำ', '今年買了九公里長的繩子，只有四條船。', 'اشترينا تسعة كيلومترات من الحبال هذا العام. لأربعة قوارب.']),
        say('vey', 'deadpan', ['Mice.', '鼠です。', 'หนูครับ', '老鼠。', 'فئران.']),
        say('ines', 'deadpan', ['Mice eat rope?', '鼠が、綱を？', 'หนูกินเชือก?', '老鼠吃繩子？', 'الفئران تأكل الحبال؟']),
        say('vey', 'cold', ['Very large mice.', 'とても、大きな鼠です。', 'หนูตัวใหญ่มาก', '非常大的老鼠。', 'فئران ضخمة جدًّا.'], { shot: 'profile' }),
        say('lull', 'laugh', ['Ha. …Sorry.', 'はは。……すまん。', 'ฮะ …ขอโทษครับ', '哈。……抱歉。', 'ها. …عفوًا.']),
      ]),
      passage('harbour', 'fog', [
        say('lull', 'calm', ['Miss. Ask me about the sea. I like talking about the sea.', 'お嬢さん。海のことなら訊いてくれ。海の話は好きだ。', 'คุณครับ ถามเรื่องทะเลสิ ผมชอบคุยเรื่องทะเล', '小姐，問我海的事吧。我喜歡聊海。', 'يا آنسة، اسأليني عن البحر. أحبّ الكلام عن البحر.']),
        say('ines', 'calm', ['And the rope?', '……綱のことは？', 'แล้วเชือกล่ะ', '那繩子呢？', 'والحبال؟']),
        say('lull', 'cold', ['Don’t ask me about the rope.', '綱のことは、訊かんでくれ。', 'อย่าถามผมเรื่องเชือก', '別問我繩子。', 'لا تسأليني عن الحبال.'], { shot: 'face' }),
        show('back', 'lull', 'calm', { others: ['ines'] }),
        tell(['Every coil has a tag on a nail. She took number forty-one.', '綱には一巻きに一枚、札がある。彼女は四十一番を外した。', 'เชือกทุกม้วนมีป้าย เธอปลดหมายเลขสี่สิบเอ็ด', '每捲繩子都有號牌。她取下四十一號。', 'لكلّ لفّة بطاقة. أخذت رقم واحد وأربعين.'], { who: 'ines', mood: 'cold', shot: 'hand', prop: PAGE }),
        say('ines', 'sad', ['Found you.', '……見つけた。', 'เจอแล้ว', '……找到了。', 'وجدتُك.'], { tone: 'think', shot: 'eyes' }),
      ]),
    ],
  },
  {
    title: ['Wednesday', '水曜日', 'วันพุธ', '星期三', 'الأربعاء'],
    passages: [
      wet('alley', 'fog', [
        tell(['Twelve doors, twenty-six crowns each. I knock and I’m gone.', '十二の扉に二十六クラウンずつ。叩いて、開く前に去る。', 'สิบสองประตู บ้านละยี่สิบหกคราวน์ ผมเคาะแล้วไปก่อนประตูเปิด', '十二扇門，每戶二十六克朗。我敲門，門開之前就走。', 'اثنا عشر بابًا، لكلّ باب ستّة وعشرون كراونًا. أطرق وأمضي قبل أن يُفتح.']),
        show('hand', 'vey', 'calm', { prop: PAGE, sound: ['knock', 'コン', 'ก๊อก', '叩', 'طَق'] }),
        tell(['At the ninth a little girl was quicker. “Are you the rope and tar man?”', '九軒目、少女のほうが早かった。「綱とタールのおじさん？」', 'บ้านที่เก้า เด็กหญิงไวกว่า “คุณลุงคือคนเชือกกับน้ำมันดินเหรอ”', '第九戶，小女孩比我快。「你是繩子跟焦油叔叔嗎？」', 'عند التاسع سبقتني طفلة: «أأنت رجل الحبال والقطران؟»']),
        say('vey', 'sad', ['Yes. Yes, that is what I am.', 'ああ。……そうだよ。', 'ใช่ …ใช่แล้วล่ะ', '嗯。……對，我就是。', 'نعم. نعم، هذا أنا.'], { shot: 'close' }),
        say('ines', 'cold', ['Twelve times twenty-six.', '十二掛ける、二十六。', 'สิบสองคูณยี่สิบหก', '十二乘以二十六。', 'اثنا عشر في ستّة وعشرين.'], { tone: 'whisper', shot: 'profile' }),
        show('eyes', 'vey', 'shock'),
      ]),
      wet('bridge', 'fog', [
        say('ines', 'calm', ['Three hundred and twelve. You’re the thief.', '三百十二。盗人は、あなたです。', 'สามร้อยสิบสอง คุณคือขโมย', '三百一十二。小偷就是你。', 'ثلاثمئة واثنا عشر. أنت اللصّ.']),
        say('vey', 'calm', ['Yes. You’ll want to tell her tonight. She rewards promptness.', 'ええ。今夜のうちに知らせるといい。マダムは早いのを好む。', 'ใช่ รีบบอกมาดามคืนนี้เถอะ เธอชอบคนไว', '對。今晚就去報告吧，夫人喜歡動作快的人。', 'نعم. أخبريها الليلة، فهي تكافئ السرعة.']),
        say('ines', 'sad', ['I counted the doors. You missed one.', '扉を数えました。一軒、足りない。', 'ฉันนับประตูแล้ว คุณข้ามไปหนึ่งบ้าน', '我數過那些門。你漏了一戶。', 'عددتُ الأبواب. فاتك واحد.']),
        say('vey', 'worry', ['There were only ever twelve.', '十二軒しか、知りません。', 'ผมรู้จักแค่สิบสองบ้าน', '我只知道十二戶。', 'لا أعرف إلا اثني عشر.']),
        show('back', 'ines', 'sad', { others: ['vey'] }),
        say('ines', 'cry', ['We had moved by then. Which page are we, Mr Vey?', '越したあとでした。うちは、何頁ですか。', 'ตอนนั้นเราย้ายไปแล้ว บ้านฉันอยู่หน้าไหนคะ', '那時我們已經搬走了。我家在第幾頁？', 'كنّا قد رحلنا. في أيّ صفحة نحن يا سيّد فاي؟'], { shot: 'face' }),
      ]),
    ],
  },
  {
    title: ['Page Forty-One', '四十一頁', 'หน้าสี่สิบเอ็ด', '第四十一頁', 'الصفحة الحادية والأربعون'],
    passages: [
      passage('corridor', 'lamp', [
        say('vey', 'calm', ['Nobody has ever seen this.', '誰にも、見せたことがない。', 'ไม่เคยมีใครเห็นเล่มนี้', '這個，從沒給人看過。', 'لم يرَ هذا أحد قطّ.'], { posture: 'phone', prop: TORCH }),
        say('ines', 'cold', ['Forty-one.', '四十一。', 'สี่สิบเอ็ด', '四十一。', 'واحد وأربعون.']),
        show('hand', 'ines', 'strain', { prop: PAGE }),
        tell(['“Marek Calder, 44. One daughter. Whistling. Rope, sixty.”', '「マレク・カルダー、四十四歳。娘一人。口笛。綱、六十」', '“มาเร็ก คาลเดอร์ สี่สิบสี่ ลูกสาวหนึ่งคน กำลังผิวปาก เชือก หกสิบ”', '「馬雷克·卡德，四十四歲。一個女兒。當時在吹口哨。繩，六十。」', '«ماريك كالدر، أربعة وأربعون. ابنة واحدة. كان يصفّر. حبل، ستّون».']),
        say('ines', 'cry', ['He always whistled. I forgot that. I had forgotten that.', 'いつも口笛を……忘れてた。わたし、忘れてた。', 'พ่อผิวปากเสมอ ฉันลืมไปแล้ว ลืมไปได้ยังไง', '他總在吹口哨……我忘了。我居然忘了。', 'كان يصفّر دائمًا. نسيتُ ذلك. كنتُ قد نسيت.'], { shot: 'face' }),
        show('pause', null, 'calm'),
      ]),
      passage('corridor', 'red', [
        say('ines', 'cold', ['The ink is older than the date.', 'インクが、日付より古い。', 'หมึกเก่ากว่าวันที่', '墨跡比日期還早。', 'الحبر أقدم من التاريخ.']),
        say('vey', 'sad', ['Yes.', '……ええ。', 'ใช่', '……是。', 'نعم.']),
        say('ines', 'angry', ['You wrote it the day before.', '前の日に、書いたのね。', 'คุณเขียนมันล่วงหน้าหนึ่งวัน', '你在前一天就寫好了。', 'كتبتَه قبلها بيوم.'], { shot: 'face' }),
        say('vey', 'sad', ['The orders come to me first. A cost has to be approved.', '指図は、まず私に来る。支出には承認が要る。', 'คำสั่งมาถึงผมก่อน รายจ่ายต้องมีคนอนุมัติ', '命令先到我這裡。支出得有人核准。', 'الأوامر تصلني أوّلًا. لا بدّ من اعتماد النفقة.'], { shot: 'profile' }),
        say('ines', 'shout', ['You could have run to him! You had a whole night!', '知らせに行けた！　一晩もあったのに！', 'คุณไปเตือนพ่อได้! คุณมีเวลาทั้งคืน!', '你可以去通知他的！你有一整夜啊！', 'كان بوسعك أن تحذّره! كانت معك ليلة كاملة!'], { tone: 'shout' }),
        tell(['I have no entry for that night. I have looked.', 'あの夜の記載は、ない。何度も探した。', 'คืนนั้นไม่มีรายการใดเลย ผมหาแล้ว', '那一夜，我沒有任何紀錄。我找過了。', 'ليس عندي قيدٌ لتلك الليلة. لقد بحثت.'], { who: 'vey', mood: 'sad', shot: 'close' }),
      ]),
    ],
  },
  {
    title: ['Tea with Madame', 'マダムとお茶を', 'น้ำชากับมาดาม', '與夫人喝茶', 'شاي مع السيّدة'],
    passages: [
      passage('library', 'lamp', [
        tell(['Madame Sable pours the tea herself. It is how one knows to be afraid.', 'マダムは手ずから茶を注ぐ。恐れるべき、しるしだ。', 'มาดามเซเบิลรินชาเอง นั่นคือสัญญาณว่าควรกลัว', '薩貝爾夫人親手倒茶。這就是該害怕的時候。', 'السيّدة سابل تصبّ الشاي بنفسها. وبهذا تعرف أنّ عليك أن تخاف.']),
        say('sable', 'smile', ['Sugar? You have a bitter look, my dear.', 'お砂糖は？　苦い顔をしているわ。', 'น้ำตาลไหม หน้าหนูดูขมจัง', '要糖嗎？妳的臉色好苦啊，親愛的。', 'سكّر؟ في وجهك مرارة يا عزيزتي.'], { posture: 'cup', prop: TEA }),
        say('ines', 'calm', ['One, please.', 'ひとつ、いただきます。', 'หนึ่งก้อนค่ะ', '一顆，謝謝。', 'واحدة من فضلك.']),
        say('sable', 'calm', ['Poor Vey grows old. His chair is a good chair. Would you like it?', 'ヴェイも年ね。あれはいい椅子よ。座ってみる？', 'เวย์แก่แล้ว เก้าอี้เขาดีนะ อยากได้ไหม', '維伊老了。他那把椅子不錯，妳想要嗎？', 'فاي المسكين يشيخ. كرسيّه كرسيّ جيّد. أتريدينه؟']),
        show('hand', 'ines', 'strain', { prop: TEA, sound: ['clink', 'カチャ', 'กริ๊ก', '鏘', 'رنّة'] }),
        say('sable', 'cold', ['So. Have you found my thief?', 'それで。盗人は見つかった？', 'ว่าไง เจอขโมยของฉันหรือยัง', '那麼，找到我的小偷了嗎？', 'إذن. هل وجدتِ لصّي؟'], { shot: 'face' }),
      ]),
      passage('library', 'red', [
        show('eyes', 'ines', 'cold'),
        tell(['One word, and page forty-one is paid. He wouldn’t deny it.', '一言で、四十一頁は片づく。彼は否まないだろう。', 'แค่คำเดียว หน้าสี่สิบเอ็ดก็ชำระแล้ว เขาคงไม่ปฏิเสธ', '只要一句話，第四十一頁就還清了。他不會否認。', 'كلمة واحدة وتُسدَّد الصفحة. ولن ينكر.'], { who: 'ines', mood: 'sad', shot: 'close' }),
        say('ines', 'deadpan', ['Mice, madame.', '鼠です、マダム。', 'หนูค่ะ มาดาม', '是老鼠，夫人。', 'فئران يا سيّدتي.']),
        say('sable', 'smirk', ['Large ones, I hear.', '大きな鼠ですってね。', 'ได้ยินว่าตัวใหญ่', '聽說很大隻。', 'ضخمة، على ما سمعت.'], { shot: 'profile' }),
        say('ines', 'shock', ['She heard that. On the pier. There was only Lull…', '桟橋の話を……。いたのは、ラルだけ。', 'เธอรู้เรื่องที่ท่าเรือ ตอนนั้นมีแค่ลัล…', '碼頭上的話她也知道……當時只有拉爾。', 'سمعت بما دار على الرصيف. ولم يكن معنا إلا لال…'], { tone: 'think' }),
        say('sable', 'cold', ['You have until Friday. Then I shall simply choose one.', '金曜まで待つわ。そのあとは、あたくしが選ぶ。', 'ฉันให้ถึงวันศุกร์ หลังจากนั้นฉันจะเลือกเอง', '我等到星期五。之後，我就隨便挑一個。', 'أمامكم حتى الجمعة. ثمّ سأختار واحدًا بنفسي.'], { shot: 'face' }),
      ]),
    ],
  },
  {
    title: ['Lull Can’t Read', 'ラルは字が読めない', 'ลัลอ่านหนังสือไม่ออก', '拉爾不識字', 'لال لا يقرأ'],
    passages: [
      passage('office', 'lamp', [
        say('lull', 'shy', ['Mr Vey. The other book. The long one. Would you read it to me?', 'ヴェイさん。もう一冊の、長いほう。読んでくれんか。', 'คุณเวย์ เล่มนั้น เล่มที่เขียนยาว ๆ อ่านให้ผมฟังได้ไหม', '維伊先生，另外那本，寫得長的。念給我聽好嗎？', 'سيّد فاي، الدفتر الآخر، الطويل. أتقرؤه لي؟']),
        say('vey', 'shock', ['How long have you known?', 'いつから、知っていた。', 'รู้มานานแค่ไหนแล้ว', '你知道多久了？', 'منذ متى تعرف؟']),
        say('lull', 'calm', ['You dip the pen twice. Nobody needs two dips for “rope”.', '二度、ペンをひたす。「綱」に二度はいらん。', 'คุณจุ่มปากกาสองครั้ง คำว่าเชือกไม่ต้องจุ่มถึงสองที', '你蘸兩次墨。寫「繩」用不著蘸兩次。', 'تغمس القلم مرّتين. وكلمة «حبل» لا تحتاج غمستين.'], { shot: 'profile' }),
        tell(['So I read to him. He sat on the floor like a boy.', '読んでやった。彼は子どものように、床に座った。', 'ผมเลยอ่านให้เขาฟัง เขานั่งกับพื้นเหมือนเด็กชาย', '我念給他聽。他像個孩子坐在地上。', 'فقرأتُ له. وجلس على الأرض كصبيّ.']),
        say('lull', 'sad', ['That one hummed. …That one gave me his gloves. It was cold.', 'そいつは鼻歌を。……そいつは手袋をくれた。寒い日だった。', 'คนนั้นฮัมเพลง …คนนั้นให้ถุงมือผม วันนั้นหนาว', '那個在哼歌。……那個把手套給了我。那天很冷。', 'ذاك كان يدندن. …وذاك أعطاني قفّازيه. كان بردًا.']),
        show('hand', 'lull', 'sad'),
      ]),
      passage('office', 'red', [
        say('lull', 'worry', ['You put it all in. I thought it only went in me.', 'ぜんぶ書いてある。おれの中にしか、ないと思ってた。', 'คุณจดไว้หมดเลย ผมนึกว่ามันอยู่แค่ในตัวผม', '你全寫下來了。我以為只有我記得。', 'كتبتَ كلّ شيء. حسبتُه لا يسكن إلا فيّ.']),
        say('vey', 'sad', ['So did I.', '私も、そう思っていました。', 'ผมก็คิดแบบนั้น', '我也以為只有我。', 'وأنا كذلك.'], { shot: 'close' }),
        say('lull', 'calm', ['Is there a page for me?', 'おれの頁は、あるか。', 'มีหน้าของผมไหม', '有我的一頁嗎？', 'هل لي صفحة؟']),
        say('vey', 'calm', ['No, Lull. You’re alive.', 'ない。君は、生きている。', 'ไม่มีหรอกลัล คุณยังอยู่', '沒有，拉爾。你還活著。', 'لا يا لال. أنت حيّ.'], { shot: 'profile' }),
        tell(['I turned to the last page. It should have been white.', '見せようと最後の頁を開いた。白いはずだった。', 'ผมพลิกหน้าสุดท้ายให้เขาดู มันควรจะว่างเปล่า', '我翻到最後一頁給他看。那頁本該是空白的。', 'قلبتُ الصفحة الأخيرة لأريه. كان ينبغي أن تكون بيضاء.'], { who: 'vey', mood: 'shock', shot: 'hand', prop: PAGE }),
        tell(['“Lull. Friday. Rope.” And it was not my handwriting.', '「ラル。金曜。綱」　私の字では、なかった。', '“ลัล วันศุกร์ เชือก” และมันไม่ใช่ลายมือผม', '「拉爾。星期五。繩。」那不是我的筆跡。', '«لال. الجمعة. حبل». ولم يكن ذلك خطّي.'], { who: 'vey', mood: 'shock', shot: 'eyes' }),
      ]),
    ],
  },
  {
    title: ['Another Hand', '別の手', 'ลายมืออื่น', '另一個人的字', 'يدٌ أخرى'],
    passages: [
      wet('stairs', 'fog', [
        say('vey', 'cold', ['Did you write this?', 'あなたが書いたのですか。', 'คุณเขียนใช่ไหม', '是妳寫的嗎？', 'أأنتِ من كتب هذا؟']),
        say('ines', 'shock', ['No! I’ve never touched a pen to it.', '違う！　一字も書き込んでいません。', 'ไม่ใช่! ฉันไม่เคยเขียนอะไรลงไปเลย', '不是！我一個字都沒寫過。', 'لا! لم أمسّه بقلم قطّ.']),
        say('vey', 'worry', ['Nobody else knows where it is.', 'ありかを知る者は、ほかにいない。', 'ไม่มีใครอื่นรู้ที่ซ่อน', '沒有別人知道它藏在哪裡。', 'لا أحد سوانا يعرف مكانه.']),
        say('ines', 'calm', ['Hold the lamp closer. That isn’t black. It’s violet.', '灯りを。……黒じゃない。紫です。', 'เอาตะเกียงมาใกล้ ๆ มันไม่ใช่สีดำ มันสีม่วง', '燈拿近一點。……不是黑色，是紫的。', 'قرّب المصباح. ليس أسود. إنّه بنفسجيّ.'], { shot: 'close' }),
        show('hand', 'vey', 'shock', { prop: LAMP }),
        tell(['One person in this house signs in violet.', 'この館で紫のインクを使うのは、ただ一人。', 'ในบ้านนี้มีคนเดียวที่เซ็นด้วยหมึกม่วง', '這棟房子裡，只有一個人用紫墨簽名。', 'في هذا البيت شخص واحد يوقّع بالبنفسجيّ.']),
      ]),
      passage('office', 'red', [
        tell(['I went back at midnight to burn it. My lamp was already lit.', '真夜中、燃やしに戻った。灯りは、もうついていた。', 'เที่ยงคืนผมกลับไปเผามัน แต่ตะเกียงติดอยู่แล้ว', '午夜我回去燒掉它。燈已經亮著了。', 'عدتُ في منتصف الليل لأحرقه. كان مصباحي مضاءً.']),
        say('sable', 'calm', ['Don’t, please. I haven’t finished page sixty.', 'やめて。六十頁が、まだ途中なの。', 'อย่าเลย ฉันยังอ่านหน้าหกสิบไม่จบ', '別燒。第六十頁我還沒看完。', 'لا تفعل أرجوك. لم أُنهِ الصفحة الستّين.'], { shot: 'low' }),
        show('eyes', 'vey', 'shock'),
        say('sable', 'smile', ['The hats. The whistling. You have an eye, Vey.', '帽子。口笛。……いい目をしてるわ、ヴェイ。', 'หมวก เสียงผิวปาก คุณตาแหลมนะ เวย์', '帽子、口哨……你很會觀察，維伊。', 'القبّعات. الصفير. لك عين لاقطة يا فاي.']),
        say('vey', 'strain', ['How long, madame?', 'いつから……ですか。', 'นานเท่าไหร่แล้วครับ มาดาม', '多久了，夫人？', 'منذ متى يا سيّدتي؟']),
        say('sable', 'cold', ['Every night, for eleven years. It’s the only honest book in my house.', '十一年、毎晩。この館で、唯一正直な本だもの。', 'ทุกคืน สิบเอ็ดปีแล้ว มันเป็นเล่มเดียวในบ้านที่ซื่อสัตย์', '十一年，每一晚。這是我家裡唯一誠實的書。', 'كلّ ليلة منذ أحد عشر عامًا. إنّه الكتاب الصادق الوحيد في بيتي.'], { shot: 'face' }),
      ]),
    ],
  },
  {
    title: ['The Honest Book', '正直な本', 'เล่มที่ซื่อสัตย์', '誠實的書', 'الكتاب الصادق'],
    passages: [
      passage('office', 'red', [
        say('vey', 'cold', ['Then you know who took the money.', 'では、金の行方もご存じだ。', 'งั้นคุณก็รู้ว่าใครเอาเงินไป', '那您早就知道是誰拿了錢。', 'إذن تعرفين من أخذ المال.']),
        say('sable', 'calm', ['Rope and tar. I thought it a bargain. It kept the street quiet.', '「綱とタール」ね。安いものよ。おかげで町は静か。', 'เชือกกับน้ำมันดิน คุ้มดีออก มันทำให้ทั้งถนนเงียบ', '繩與焦油。很划算啊，街坊都安靜了。', 'حبال وقطران. صفقة رابحة، أبقت الشارع هادئًا.']),
        say('vey', 'worry', ['And Lull?', '……ラルは？', 'แล้วลัลล่ะ', '那拉爾呢？', 'ولال؟'], { shot: 'close' }),
        say('sable', 'cold', ['He has begun to remember them. A rope that remembers is no use.', '思い出すようになった。覚えている綱は、使えない。', 'เขาเริ่มจำได้ เชือกที่มีความจำ ใช้ไม่ได้', '他開始記得他們了。會記事的繩子，沒用了。', 'بدأ يتذكّرهم. والحبل الذي يتذكّر لا نفع فيه.'], { shot: 'profile' }),
        show('pause', null, 'calm'),
        say('vey', 'strain', ['He took nothing. I took it. Put me on the page.', '彼は何も。盗ったのは私だ。私の名を書いてください。', 'เขาไม่ได้เอาอะไรเลย ผมเอง เขียนชื่อผมเถอะ', '他什麼都沒拿，是我拿的。寫我的名字吧。', 'لم يأخذ شيئًا. أنا أخذت. ضعي اسمي في الصفحة.'], { shot: 'face' }),
      ]),
      passage('corridor', 'lamp', [
        say('sable', 'smile', ['I can spare him. I can’t spare you. Enter it properly by Friday.', '彼は替えがきく。あなたは、きかない。金曜までに記帳を。', 'เขาหาใหม่ได้ คุณหาไม่ได้ ลงบัญชีให้เรียบร้อยก่อนวันศุกร์', '少得了他，少不了你。星期五之前，好好記上。', 'يمكنني الاستغناء عنه لا عنك. قيّدها كما يجب قبل الجمعة.']),
        tell(['I have never made a false entry. I used to be proud of that.', '偽りの記載は、一度もない。それが誇りだった。', 'ผมไม่เคยลงรายการเท็จ เคยภูมิใจกับเรื่องนั้น', '我從沒記過一筆假帳。我曾以此為傲。', 'لم أكتب قيدًا كاذبًا قطّ. كنتُ أفخر بذلك.'], { who: 'vey', mood: 'sad', shot: 'profile' }),
        say('ines', 'worry', ['What are you going to do?', 'どうするんです。', 'คุณจะทำยังไง', '你打算怎麼做？', 'ماذا ستفعل؟']),
        show('hand', 'vey', 'calm', { prop: PAGE }),
        say('vey', 'calm', ['Learn to lie, Miss Ines. In ink. I have two days.', '嘘を覚えます。インクで。あと二日で。', 'หัดโกหกครับ ด้วยหมึก ผมมีเวลาสองวัน', '學著說謊，用墨水。我有兩天。', 'سأتعلّم الكذب يا آنسة إيناس. بالحبر. أمامي يومان.']),
        say('ines', 'smirk', ['You’ll be terrible at it. Move over.', '下手でしょうね。……貸してください。', 'คุณทำไม่เป็นหรอก ขยับมา', '你一定很不會。……坐過去一點。', 'ستكون فاشلًا فيه. تزحزح.'], { shot: 'close' }),
      ]),
    ],
  },
  {
    title: ['A False Entry', '偽りの記載', 'รายการเท็จ', '一筆假帳', 'قيدٌ كاذب'],
    passages: [
      passage('harbour', 'fog', [
        tell(['Friday, four in the morning. A fishing boat with no name, and one passenger.', '金曜、朝四時。名のない漁船に、客がひとり。', 'วันศุกร์ ตีสี่ เรือประมงไร้ชื่อ กับผู้โดยสารหนึ่งคน', '星期五，清晨四點。一艘沒有名字的漁船，一個乘客。', 'الجمعة، الرابعة فجرًا. قارب صيد بلا اسم، وراكب واحد.']),
        say('lull', 'worry', ['But who’ll carry things?', 'けど、荷は誰が持つ。', 'แต่ใครจะถือของล่ะครับ', '可是以後東西誰來扛？', 'لكن من سيحمل الأشياء؟']),
        say('vey', 'calm', ['Nobody, I hope. Give me your hat.', '誰も持たずに済めばいい。帽子を。', 'หวังว่าจะไม่ต้องมีใครถือ ขอหมวกคุณ', '但願不必有人扛了。帽子給我。', 'لا أحد، كما أرجو. أعطني قبّعتك.']),
        say('lull', 'sad', ['Will you write how it was? My page?', 'おれの頁……どんなふうだったか、書くか。', 'หน้าของผม คุณจะเขียนว่ามันเป็นยังไงไหม', '我那一頁……你會寫我當時的樣子嗎？', 'صفحتي… هل ستكتب كيف كان الأمر؟'], { shot: 'close' }),
        say('vey', 'smile', ['“Lull. He liked to talk about the sea.”', '「ラル。海の話が、好きだった」', '“ลัล เขาชอบคุยเรื่องทะเล”', '「拉爾。他喜歡聊海。」', '«لال. كان يحبّ الكلام عن البحر».'], { shot: 'profile' }),
        show('back', 'lull', 'sad'),
      ]),
      passage('library', 'red', [
        tell(['A wet hat on her table. Rope, forty. My first lie, in my best hand.', '卓に濡れた帽子。「綱、四十」。初めての嘘を、丁寧な字で。', 'หมวกเปียกบนโต๊ะเธอ เชือก สี่สิบ คำเท็จแรกด้วยลายมือบรรจง', '濕帽子放在她桌上。繩，四十。第一個謊，用最工整的字。', 'قبّعة مبلّلة على طاولتها. حبل، أربعون. أوّل كذبة بأجمل خطّ.']),
        say('sable', 'calm', ['Did he say anything?', '何か、言っていた？', 'เขาพูดอะไรไหม', '他說了什麼嗎？', 'هل قال شيئًا؟']),
        say('vey', 'calm', ['He asked who would carry things.', '荷は誰が持つ、と。', 'เขาถามว่าใครจะถือของ', '他問以後東西誰來扛。', 'سأل من سيحمل الأشياء.'], { shot: 'close' }),
        show('hand', 'sable', 'calm'),
        say('sable', 'smirk', ['How like him. And how like you, to get it so nearly right.', '彼らしいわ。惜しいところまで書くのも、あなたらしい。', 'สมเป็นเขา และสมเป็นคุณ ที่เกือบจะเนียนแล้ว', '真像他。差一點就天衣無縫，也真像你。', 'ما أشبهه به. وما أشبهك أنت، كدتَ تُتقنها.']),
        say('sable', 'cold', ['This is harbour water, Vey. The rope is used at sea.', 'これは港の水よ、ヴェイ。綱を使うのは、沖。', 'นี่น้ำในท่าเรือ เวย์ เชือกเขาใช้กันกลางทะเล', '這是港內的水，維伊。繩子是在外海用的。', 'هذا ماء الميناء يا فاي. والحبل يُستعمل في عرض البحر.'], { shot: 'face' }),
      ]),
    ],
  },
  {
    title: ['Audit', '監査', 'การตรวจสอบ', '查帳', 'التدقيق'],
    passages: [
      passage('station', 'dawn', [
        tell(['She gave me one day. Ines asked me to meet her where there were trains.', '猶予は一日。イネスは、列車のある場所へ私を呼んだ。', 'เธอให้เวลาผมหนึ่งวัน อิเนสนัดผมในที่ที่มีรถไฟ', '夫人給我一天。伊妮絲約我在有火車的地方見面。', 'أمهلتني يومًا. وطلبت إيناس لقائي حيث القطارات.']),
        say('ines', 'calm', ['I’m not a clerk. Ines Calder, Revenue. I have a warrant.', '事務員ではありません。国税局のイネス・カルダー。令状もある。', 'ฉันไม่ใช่เสมียน อิเนส คาลเดอร์ กรมสรรพากร ฉันมีหมายค้น', '我不是職員。伊妮絲·卡德，國稅局。我有搜索票。', 'لستُ كاتبة. إيناس كالدر، مصلحة الضرائب. معي إذن تفتيش.']),
        say('vey', 'smile', ['Four minutes. I should have known. Only the Revenue is that rude.', '四分。気づくべきだった。国税だけです、あんなに早いのは。', 'สี่นาที ผมน่าจะรู้ มีแต่สรรพากรที่เสียมารยาทขนาดนั้น', '四分鐘。早該猜到的，只有國稅局那麼沒禮貌。', 'أربع دقائق. كان عليّ أن أعرف. لا فظّ كالضرائب.']),
        say('ines', 'worry', ['With the red book they all go down. So do you. It’s your hand.', '赤い帳簿で全員挙げられる。あなたも。あなたの字だから。', 'มีเล่มแดง ทุกคนโดนหมด คุณด้วย มันลายมือคุณ', '有紅帳本，他們全都跑不掉。你也是，那是你的字。', 'بالدفتر الأحمر يسقطون جميعًا. وأنت معهم. إنّه خطّك.'], { shot: 'close' }),
        say('vey', 'calm', ['It should be. Give me tonight. To put it in order.', '当然です。今夜だけ、ください。整理したい。', 'สมควรแล้ว ขอคืนนี้คืนเดียว ผมจะจัดให้เรียบร้อย', '應該的。給我今晚，讓我整理一下。', 'هكذا ينبغي. أمهليني الليلة لأرتّبه.'], { shot: 'profile' }),
        show('back', 'vey', 'calm', { others: ['ines'] }),
      ]),
      passage('office', 'dawn', [
        tell(['I cut out every page. It took until the gulls began.', '一頁ずつ、すべて切り離した。かもめが鳴きだすまで。', 'ผมตัดออกทีละหน้าจนครบ จนนกนางนวลเริ่มร้อง', '我一頁頁全割下來，直到海鷗開始叫。', 'قصصتُ الصفحات كلّها حتى صاحت النوارس.'], { who: 'vey', mood: 'calm', shot: 'hand', prop: PAGE }),
        say('ines', 'shock', ['This is empty. This is just the cover! Where is it?', '空だ……表紙だけ！　中身はどこ？', 'ว่างเปล่า มีแต่ปก! ข้างในอยู่ไหน', '是空的……只剩封皮！裡面呢？', 'إنّه فارغ. غلاف فقط! أين الصفحات؟'], { shot: 'low' }),
        say('vey', 'calm', ['In the post. Each page to its own door.', '投函しました。どの頁も、それぞれの家へ。', 'อยู่ในไปรษณีย์ แต่ละหน้าไปหาบ้านของมัน', '寄出去了。每一頁，回到它自己的家門。', 'في البريد. كلّ صفحة إلى بابها.']),
        say('ines', 'angry', ['You posted the EVIDENCE?', '証拠を……郵便で出した？', 'คุณส่งหลักฐานทางไปรษณีย์?', '你把證據……寄了？', 'أرسلتَ الدليل بالبريد؟'], { shot: 'face' }),
        say('vey', 'sad', ['I returned it. It was never ours.', 'お返ししたのです。もともと、我々のものではない。', 'ผมคืนให้เจ้าของ มันไม่เคยเป็นของเรา', '我還給他們了。那本來就不是我們的。', 'أعدتُه. لم يكن لنا يومًا.'], { shot: 'profile' }),
        tell(['In her coat she found one more envelope. Page forty-one.', '彼女は自分の外套に、封筒を見つけた。四十一頁。', 'ในเสื้อโค้ตของเธอมีอีกซองหนึ่ง หน้าสี่สิบเอ็ด', '她在自己的外套裡摸到一封信。第四十一頁。', 'ووجدت في معطفها ظرفًا آخر. الصفحة الحادية والأربعون.'], { who: 'ines', mood: 'cry', shot: 'close' }),
      ]),
    ],
  },
  {
    title: ['Closing Entry', '締めの記載', 'รายการปิดบัญชี', '結帳', 'قيد الإقفال'],
    passages: [
      passage('harbour', 'red', [
        tell(['End of the pier. She had brought the rope herself, out of courtesy.', '桟橋の先。彼女は礼儀として、自ら綱を持ってきた。', 'ปลายสะพานท่าเรือ เธอถือเชือกมาเอง เพื่อเป็นเกียรติ', '碼頭盡頭。出於禮貌，她親自帶了繩子來。', 'آخر الرصيف. جاءت بالحبل بنفسها، من باب اللياقة.']),
        say('sable', 'sad', ['You left me nothing to read.', '読むものが、なくなってしまったわ。', 'คุณไม่เหลืออะไรให้ฉันอ่านเลย', '你沒留什麼給我讀了。', 'لم تترك لي شيئًا أقرؤه.']),
        say('vey', 'calm', ['I left one page. It’s mine. The date is open.', '一頁、残しました。私の頁です。日付は空けてある。', 'ผมเหลือไว้หน้าหนึ่ง หน้าของผม วันที่ยังว่าง', '我留了一頁，是我的。日期空著。', 'تركتُ صفحة. صفحتي. والتاريخ مفتوح.'], { prop: PAGE }),
        say('sable', 'calm', ['“Tomas Vey. He could have run to them. He had the nights.”', '「トマス・ヴェイ。知らせに行けた。夜なら、あった」', '“โทมัส เวย์ เขาไปเตือนพวกนั้นได้ เขามีเวลาทุกคืน”', '「托馬斯·維伊。他本可以去報信。他有那些夜晚。」', '«توماس فاي. كان يستطيع تحذيرهم. كانت الليالي معه».'], { shot: 'profile' }),
        show('eyes', 'vey', 'sad'),
        say('vey', 'calm', ['Madame. Turn around.', 'マダム。うしろを。', 'มาดาม หันไปสิ', '夫人，請回頭。', 'سيّدتي، استديري.']),
      ]),
      passage('harbour', 'fog', [
        tell(['They came down the pier with lamps. Sixty doors. Each held one page.', '灯りが桟橋を来る。六十の家。手に、一頁ずつ。', 'พวกเขาถือตะเกียงเดินมาตามสะพาน หกสิบบ้าน บ้านละหนึ่งหน้า', '他們提著燈走上碼頭。六十戶人家，每人手裡一頁。', 'جاؤوا على الرصيف بمصابيحهم. ستّون بابًا، في كلّ يدٍ صفحة.']),
        show('hand', 'ines', 'calm', { prop: LAMP }),
        say('ines', 'cold', ['Sixty witnesses, madame. Each with a receipt.', '証人は六十人。全員、領収書つきです。', 'พยานหกสิบคนค่ะ มาดาม มีใบเสร็จทุกคน', '六十名證人，夫人。人人都有收據。', 'ستّون شاهدًا يا سيّدتي. ومع كلّ منهم إيصال.'], { shot: 'low' }),
        say('sable', 'laugh', ['Oh, Vey. Did you think I’d keep only one accountant?', 'まあ、ヴェイ。会計係が一人だと思っていたの？', 'โธ่ เวย์ คิดว่าฉันจะมีสมุห์บัญชีคนเดียวรึไง', '哎呀，維伊。你以為我只養一個會計嗎？', 'آه يا فاي. أحسبتَ أنّ عندي محاسبًا واحدًا؟']),
        tell(['She took out a third book. Grey. I knew the hand at once.', '三冊目。灰色だった。字は、すぐにわかった。', 'เธอหยิบเล่มที่สาม สีเทา ผมจำลายมือได้ทันที', '第三本帳，灰色的。那筆跡我一眼就認出來。', 'أخرجت دفترًا ثالثًا رماديًّا. عرفتُ الخطّ فورًا.'], { who: 'sable', mood: 'smirk', shot: 'hand', prop: PAGE }),
        say('ines', 'sad', ['I’m so sorry, Mr Vey.', 'ごめんなさい、ヴェイさん。', 'ขอโทษนะคะ คุณเวย์', '對不起，維伊先生。', 'أنا آسفة يا سيّد فاي.'], { shot: 'eyes' }),
      ]),
    ],
  },
];
