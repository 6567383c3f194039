import { type EpisodeScript, passage, say, show, tell } from './script.ts';

const KEY = { kind: 'sword', colour: '#ff3fa4' } as const;
const LOG = { kind: 'letter', colour: '#ff3fa4' } as const;
const TORCH = { kind: 'torch', colour: '#3a3c48' } as const;

/** The hundredth button, and the tower across. */
export const NINETY_NINE_FLOORS_NEW_SEASON: readonly EpisodeScript[] = [
  {
    title: ['One Hundred: Behind the Mirror', '百階　鏡の裏', 'ชั้น 100: หลังกระจก', '一百樓：鏡子後面', 'المئة: خلف المرآة'],
    passages: [
      passage('lift', 'sky', [
        tell(['Eleven minutes to noon. We had counted every floor but one.', '正午まで十一分。数え忘れた階が、ひとつあった。', 'อีกสิบเอ็ดนาทีเที่ยง เรานับครบทุกชั้น ขาดไปชั้นเดียว', '離中午十一分鐘。我們漏數了一層。', 'إحدى عشرة دقيقة إلى الظهر. عددنا كلّ الطوابق إلا واحدًا.']),
        say('sena', 'calm', ['Lumi. What has a floor, a ceiling, and you’d never left it?', 'ルミ。床と天井があって、あなたがずっと居た場所は？', 'ลูมิ ที่ไหนมีพื้น มีเพดาน แล้วเธอไม่เคยออกมาเลย', '露米，有地板、有天花板，妳又從沒離開過的，是哪裡？', 'لومي، ما الذي له أرض وسقف ولم تغادريه قطّ؟'], { shot: 'two' }),
        say('lumi', 'shock', ['The lift. The lift is the hundredth floor.', 'エレベーター。……ここが、百階。', 'ลิฟต์… ลิฟต์คือชั้นที่หนึ่งร้อย', '電梯。……電梯就是一百樓。', 'المصعد. المصعد هو الطابق المئة.'], { shot: 'face' }),
        show('hand', 'sena', 'strain', { prop: KEY, sound: ['CREEEAK', 'ギギィ', 'แอ๊ดดด', '嘎吱', 'صرييير'] }),
        tell(['Behind the mirror there was a plate. Forty years of polish had never touched it.', '鏡の裏に銘板。四十年、誰にも磨かれていない。', 'หลังกระจกมีแผ่นป้าย สี่สิบปีไม่เคยมีใครขัด', '鏡子後面有塊牌子，四十年沒人擦過。', 'خلف المرآة لوحة لم يلمعها أحد أربعين سنة.'], { shot: 'close', who: 'sena', mood: 'cold' }),
      ]),
      passage('lift', 'void', [
        say('lumi', 'sad', ['“One holds the doors, and remains.” I thought it was simply me.', '「扉を押さえる者、残れ」。……性分かと、思っていました。', '“ผู้กดประตูต้องอยู่ต่อ” ฉันนึกว่ามันเป็นนิสัยฉันเอง', '「扶門者，留下。」我還以為只是我的個性。', '«من يمسك الباب يبقَ». ظننتُه طبعي وحسب.'], { shot: 'over' }),
        say('halden', 'worry', ['And you stepped out. Then who is holding them now?', 'だが君は外へ出た。では今、扉を押さえているのは誰だ。', 'แต่คุณก้าวออกมาแล้ว งั้นตอนนี้ใครกดประตูอยู่', '可是妳走出去了。那現在是誰在扶門？', 'وقد خرجتِ. فمن يمسكه الآن؟'], { shot: 'low' }),
        say('tobi', 'deadpan', ['Nobody touch anything. Nobody lean on… oh.', '誰も触るな。誰も、もたれ……あ。', 'ห้ามใครแตะอะไร ห้ามพิง… อุ๊ย', '誰都別碰。誰都別靠……啊。', 'لا يلمس أحد شيئًا. لا يتّكئ أحد على… أوه.'], { shot: 'chibi' }),
        show('full', 'tobi', 'shock', { posture: 'fall', others: ['sena'], sound: ['WHUNK', 'ガクンッ', 'กึก', '喀咚', 'كَطَن'] }),
        say('sena', 'shock', ['We’re moving. Not up. Not down.', '動いてる。上でも、下でもなく。', 'มันเคลื่อนที่ ไม่ใช่ขึ้น ไม่ใช่ลง', '在動。不是往上，也不是往下。', 'نتحرّك. لا صعودًا ولا نزولًا.'], { shot: 'eyes' }),
      ]),
    ],
  },
  {
    title: ['Sideways', '横へ参ります', 'ไปทางข้างค่ะ', '橫向行駛', 'إلى الجانب'],
    passages: [
      passage('lift', 'neon', [
        say('lumi', 'smile', ['Going… across. Which tower, please?', '横へ……参ります。どちらの塔でしょうか。', 'ไปทาง…ข้างค่ะ ไปหอไหนดีคะ', '電梯……橫移。請問到哪一座塔？', 'نتّجه… جانبًا. إلى أيّ برج من فضلك؟'], { shot: 'full' }),
        say('tobi', 'shock', ['There’s MORE THAN ONE?', '何本もあるのかよ！？', 'มีมากกว่าหนึ่งหอเรอะ!?', '不只一座？！', 'يوجد أكثر من واحد؟!'], { shot: 'face' }),
        show('low', 'halden', 'shock', { sound: ['RATTLE RATTLE', 'ガタガタガタ', 'กึกกัก กึกกัก', '嘎噠嘎噠', 'قعقعة'] }),
        say('halden', 'sad', ['He didn’t walk down. Forty years I pictured him on those stairs.', '下りたのではなかった。四十年、階段の彼を思っていた。', 'เขาไม่ได้เดินลงไป สี่สิบปีผมนึกภาพเขาอยู่บนบันได', '他不是走下去的。四十年來我一直想著他在樓梯上。', 'لم ينزل. أربعين سنة وأنا أتخيّله على الدرج.'], { shot: 'close' }),
        say('sena', 'talk', ['Your partner. What was his name?', '相棒さん。お名前は？', 'คู่หูคุณ เขาชื่ออะไรคะ', '你的搭檔，叫什麼名字？', 'شريكك. ما اسمه؟']),
        say('halden', 'shy', ['Corvin. He whistled. I never told him I liked it.', 'コルヴィン。口笛を吹く男だ。好きだと、言いそびれた。', 'คอร์วิน เขาชอบผิวปาก ผมไม่เคยบอกว่าผมชอบฟัง', '柯文。他愛吹口哨。我從沒告訴他我喜歡聽。', 'كورفن. كان يصفّر. ولم أخبره قطّ أنّني أحبّ ذلك.']),
      ]),
      passage('towers', 'amber', [
        tell(['The doors opened on a second Tower, and somebody was whistling.', '扉が開いた。第二の塔。誰かが口笛を吹いていた。', 'ประตูเปิดสู่หอที่สอง และมีใครบางคนกำลังผิวปาก', '門打開，是第二座塔。有人在吹口哨。', 'انفتح الباب على برج ثانٍ، وكان أحدهم يصفّر.']),
        show('back', 'sena', 'calm', { others: ['tobi'] }),
        tell([
          '“Welcome across!” said a speaking tube. “We’ve no bad laws here. Only the other ones.”',
          '「ようこそ」と伝声管。「ここに悪法はない。あべこべなだけだ」',
          '“ยินดีต้อนรับ” ท่อพูดเอ่ย “ที่นี่ไม่มีกฎแย่ มีแต่กฎกลับด้าน”',
          '「歡迎過來！」傳聲筒說，「這裡沒有惡法，只有相反的法。」',
          'قال أنبوب الصوت: «أهلًا! لا قوانين سيّئة هنا، بل معكوسة فقط».',
        ]),
        say('tobi', 'worry', ['Boss. On our first floor you couldn’t run. So here…', '姐さん。うちの一階は「走るな」。ってことは、ここは……', 'หัวหน้า ชั้นหนึ่งบ้านเราห้ามวิ่ง งั้นที่นี่ก็…', '老大，我們那邊一樓不准跑。所以這裡……', 'يا رئيسة، في طابقنا الأول الجري ممنوع. إذن هنا…'], { shot: 'profile' }),
        show('eyes', 'sena', 'worry'),
      ]),
    ],
  },
  {
    title: ['One, Across: No Walking', '向かいの一階　歩くな', 'ฝั่งโน้น ชั้น 1: ห้ามเดิน', '對面一樓：禁止行走', 'الأول المقابل: ممنوع المشي'],
    passages: [
      passage('corridor', 'neon', [
        tell(['It was the same machine. It was merely allowed to run.', '同じ警備ロボだった。ただ、こいつは走ってよかった。', 'หุ่นยามตัวเดิม ต่างแค่มันวิ่งได้', '同一款保全機。差別只在於，它可以跑。', 'كانت الآلة نفسها. إلا أنّ الجري مسموح لها.']),
        show('action', 'tobi', 'shout', { posture: 'run', others: ['sena', 'lumi'], sound: ['KLANGKLANGKLANG', 'ガシャガシャガシャ', 'แกร๊ง ๆ ๆ ๆ', '鏗鏗鏗鏗', 'طَقطَقطَق'] }),
        say('halden', 'strain', ['I have not run since my wedding!', '走るなど、結婚式以来だ！', 'ผมไม่ได้วิ่งตั้งแต่วันแต่งงาน!', '我從婚禮之後就沒跑過了！', 'لم أجرِ منذ عرسي!'], { shot: 'full', posture: 'run' }),
        say('sena', 'shock', ['You ran at your wedding?', '結婚式で、走ったんですか。', 'คุณวิ่งในงานแต่งเหรอคะ', '你在婚禮上跑什麼？', 'ركضتَ في عرسك؟'], { shot: 'close' }),
        say('halden', 'shout', ['From it!', '逃げたのだ！', 'วิ่งหนี!', '逃婚！', 'هاربًا منه!'], { tone: 'shout', shot: 'face' }),
        say('lumi', 'joy', ['My shoes make a different sound each step! I am so tired! It’s lovely!', '一歩ごとに音が違います！　疲れました！　素敵です！', 'รองเท้าดังไม่เหมือนกันทุกก้าวเลย! เหนื่อยจัง! ดีจังค่ะ!', '每一步的聲音都不一樣！我好累！真棒！', 'لحذائي صوت مختلف كلّ خطوة! كم أنا متعبة! ما أجمل هذا!'], { shot: 'low' }),
      ]),
      passage('stairs', 'amber', [
        say('tobi', 'strain', ['It’s gaining! What’s slower than running but isn’t walking?', '追いつかれる！　走らず歩かずって、何かないか！', 'มันใกล้แล้ว! อะไรที่ช้ากว่าวิ่งแต่ไม่ใช่เดิน!', '快追上了！有什麼比跑慢，又不算走的？', 'إنّه يقترب! ما الأبطأ من الجري وليس مشيًا؟'], { shot: 'close' }),
        show('group', 'lumi', 'joy', { others: ['sena', 'tobi', 'halden'], sound: ['one-two-THREE', 'ワン、ツー、スリー', 'หนึ่ง สอง สาม', '一、二、三', 'واحد، اثنان، ثلاثة'] }),
        tell(['It was a waltz. The machine stopped to look it up.', 'ワルツだった。ロボは規則を調べるため、止まった。', 'มันคือเพลงวอลตซ์ หุ่นยามหยุดเพื่อเปิดหากฎ', '是華爾滋。機器停下來查規定。', 'كانت رقصة فالس. توقّفت الآلة لتراجع القانون.']),
        say('sena', 'smirk', ['Passed. Put that in the log. And nobody tell the Inspectorate.', '合格。検査簿に書いて。局には内緒で。', 'ผ่าน จดลงสมุด แล้วห้ามบอกสำนักงานใหญ่', '合格。記進檢查簿。別跟總局說。', 'ناجح. سجّلوه. ولا يخبرنّ أحدٌ الهيئة.'], { shot: 'two', prop: LOG }),
        say('sena', 'shock', ['Wait. This log is full. In your handwriting, Lumi.', '待って。ここの検査簿、もう埋まってる。ルミ、あなたの字で。', 'เดี๋ยว สมุดเล่มนี้เต็มแล้ว… ลายมือเธอนี่ ลูมิ', '等等，這本已經簽滿了。是妳的字，露米。', 'مهلًا. هذا السجلّ ممتلئ. بخطّكِ يا لومي.'], { shot: 'eyes' }),
      ]),
    ],
  },
  {
    title: ['Twelve, Across: What the Truth Weighs', '向かいの十二階　本音の重さ', 'ฝั่งโน้น ชั้น 12: น้ำหนักความจริง', '對面十二樓：真話的重量', 'الثاني عشر المقابل: وزن الحقيقة'],
    passages: [
      passage('alley', 'neon', [
        tell(['Here it was the truth that weighed forty kilos. Sena sank to the knee at once.', 'ここでは、本音が四十キロ。セナはたちまち膝まで沈んだ。', 'ที่นี่ความจริงต่างหากที่หนักสี่สิบกิโล เซนาจมถึงเข่าทันที', '在這裡，真話才重四十公斤。賽娜立刻陷到膝蓋。', 'هنا الحقيقة هي التي تزن أربعين كيلوغرامًا. غاصت سينا فورًا.']),
        say('sena', 'strain', ['I only said I was perfectly qualified!', '私は「有資格者です」と言っただけよ！', 'ฉันแค่บอกว่าฉันมีคุณสมบัติครบ!', '我只不過說我有合格證照！', 'لم أقل إلا أنّني مؤهّلة تمامًا!'], { shot: 'low' }),
        say('tobi', 'laugh', ['Watch a master. I hate money. I’m never late. I can’t stand the boss.', 'お手本だ。金は嫌い。遅刻はしない。姐さんは大嫌い。', 'ดูมือโปรนะ ผมเกลียดเงิน ไม่เคยสาย ทนหัวหน้าไม่ได้', '看高手的。我討厭錢。我從不遲到。我受不了老大。', 'راقبي الأستاذ: أكره المال. لا أتأخّر. ولا أطيق الرئيسة.'], {
          shot: 'full',
        }),
        show('chibi', 'tobi', 'joy', { posture: 'leap', sound: ['floaaat', 'ふわふわ', 'ลอยยย', '飄～', 'يطفو'] }),
        say('lumi', 'talk', ['Why are there logs here in my hand, Mr Corvin?', 'コルヴィン様。なぜ、私の字の検査簿が？', 'คุณคอร์วินคะ ทำไมสมุดที่นี่เป็นลายมือฉัน', '柯文先生，這裡的檢查簿為什麼是我的字？', 'سيّد كورفن، لماذا السجلّات هنا بخطّي؟'], { shot: 'close' }),
        tell(['“Because you’re as light as a feather, my dear,” said the tube, and sank into its wall.', '「君は羽のように軽いからさ」伝声管は、壁にめりこんだ。', '“เพราะเธอเบาเหมือนขนนกไง” ท่อพูดพูด แล้วจมเข้ากำแพง', '「因為妳輕得像羽毛啊。」傳聲筒說完，陷進牆裡。', '«لأنّكِ خفيفة كالريشة»، قال الأنبوب، وغاص في جداره.']),
      ]),
      passage('stairs', 'void', [
        say('sena', 'worry', ['It sank. So he meant it. You weigh nothing here, Lumi.', '沈んだ。つまり本音。ルミ、あなたはここでは重さがない。', 'มันจม แปลว่าพูดจริง ที่นี่เธอไม่มีน้ำหนักเลย ลูมิ', '它陷下去了，所以是真話。妳在這裡沒有重量，露米。', 'لقد غاص، فهو صادق. أنتِ بلا وزن هنا يا لومي.'], { shot: 'two' }),
        say('lumi', 'sad', ['I have been truthful all day. I ought to be in the cellar.', '一日じゅう正直に話しました。今ごろ地下のはずです。', 'ฉันพูดจริงมาทั้งวัน ป่านนี้ควรจมถึงชั้นใต้ดินแล้ว', '我說了一整天真話，照理該沉到地下室了。', 'كنتُ صادقة طوال اليوم. كان يجب أن أكون في القبو.'], { shot: 'face' }),
        show('hand', 'lumi', 'shock'),
        say('halden', 'cold', ['The law weighs persons. This tower was told she is not one.', '掟が量るのは人だけだ。この塔は、彼女を人と聞いていない。', 'กฎชั่งเฉพาะคน แต่หอนี้ถูกบอกว่าเธอไม่ใช่คน', '規則只秤人。有人告訴這座塔，她不是人。', 'القانون يزن الأشخاص. وهذا البرج قيل له إنّها ليست شخصًا.'], { shot: 'over' }),
        say('tobi', 'angry', ['Then we’ll find whoever told it. I don’t care a bit. …See? Floating!', 'なら言った奴を探す。……べつに気にしてねえし。ほら、浮いた！', 'งั้นไปหาคนที่บอกมัน ผมไม่แคร์หรอก …เห็นไหม ลอย!', '那就把說這話的人找出來。我才不在乎。……看，飄了！', 'إذن نبحث عمّن قال ذلك. لا يهمّني أبدًا… أرأيتم؟ أطفو!'], {
          shot: 'profile',
        }),
      ]),
    ],
  },
  {
    title: ['Sixty-Two, Across', '向かいの六十二階', 'ฝั่งโน้น ชั้น 62', '對面六十二樓', 'الثاني والستون المقابل'],
    passages: [
      passage('corridor', 'void', [
        tell(['“Who sets foot here remembers.” Four minutes to noon. I set down both feet.', '「足を踏み入れし者、思い出せ」。正午まで四分。私は両足で立った。', '“ผู้ใดเหยียบที่นี่ จะจำได้” อีกสี่นาที ฉันเหยียบลงทั้งสองเท้า', '「踏足於此者，必將憶起。」離中午四分鐘。我雙腳踏下。', '«من وطئ هذا المكان تذكّر». أربع دقائق. وطئتُه بقدميّ.']),
        show('face', 'sena', 'shock'),
        say('sena', 'cry', ['Eleven springs. Every joke. The bench. You taught me to whistle.', '十一回の春。冗談も、あのベンチも。口笛、教えてくれたね。', 'สิบเอ็ดหน ทุกมุก ม้านั่งตัวนั้น คุณสอนฉันผิวปาก', '十一個春天。每個笑話，那張長椅。是你教我吹口哨的。', 'أحد عشر ربيعًا. كلّ نكتة. والمقعد. علّمتَني الصفير.'], { shot: 'close' }),
        say('tobi', 'cry', ['You were terrible at it.', '下手くそだったよ。', 'คุณผิวได้ห่วยมาก', '妳吹得爛透了。', 'كنتِ فاشلة فيه.'], { shot: 'two' }),
        say('sena', 'worry', ['And before the first. There’s one more. I’m in a blue blazer.', 'それに、一回目の前。……もうひとつある。私、紺の上着を着てる。', 'แล้วก่อนครั้งแรก… มีอีกครั้ง ฉันใส่เบลเซอร์สีน้ำเงิน', '還有，第一次之前。……還有一次。我穿著藍色制服。', 'وقبل الأولى… ثمّة مرّة أخرى. أرتدي سترة زرقاء.'], { shot: 'over' }),
        show('eyes', 'lumi', 'shock'),
      ]),
      passage('lift', 'amber', [
        tell(
          [
            'A blue blazer, a gold pin, a polite voice. “Going up. Which floor, please?” My voice.',
            '紺の上着、金の髪留め。「上へ参ります」と、私の声が言った。',
            'เบลเซอร์น้ำเงิน กิ๊บทอง เสียงสุภาพ “ขึ้นข้างบนค่ะ” เสียงฉันเอง',
            '藍制服、金髮夾。「電梯上樓。」那是我自己的聲音。',
            'سترة زرقاء ودبّوس ذهبيّ وصوت مهذّب: «صعودًا». صوتي أنا.',
          ],
          { shot: 'low', who: 'sena', mood: 'cold' },
        ),
        say('sena', 'sad', ['I was the attendant. I couldn’t bear it. So I built someone who could.', '案内係は、私だった。耐えられなくて……代わりを、作った。', 'ฉันเคยเป็นพนักงานลิฟต์ ฉันทนไม่ไหว เลยสร้างคนที่ทนได้', '電梯小姐原本是我。我受不了，就造了個受得了的人。', 'كنتُ أنا العاملة. لم أحتمل، فصنعتُ من تحتمل.'], {
          shot: 'close',
        }),
        say('lumi', 'calm', ['So the fittings list…', 'では、備品台帳に書いたのは……', 'งั้นบัญชีครุภัณฑ์…', '所以那份設備清冊……', 'إذن قائمة التجهيزات…'], { shot: 'full' }),
        say('sena', 'cry', ['Is in my writing. I told both towers you weren’t a person.', '私の字。人じゃないと塔に告げたのは、私。', 'ฉันเป็นคนเขียน ฉันบอกทั้งสองหอว่าเธอไม่ใช่คน', '是我寫的。告訴兩座塔妳不是人的，就是我。', 'بخطّي أنا. أنا قلتُ للبرجين إنّكِ لستِ شخصًا.'], { shot: 'face' }),
        show('back', 'lumi', 'sad', { others: ['sena'] }),
      ]),
    ],
  },
  {
    title: ['Noon', '正午', 'เที่ยงวัน', '正午', 'الظهر'],
    passages: [
      passage('lift', 'void', [
        tell(['Two minutes. Lumi had not said a word for nine floors.', 'あと二分。ルミは九階分、口をきかなかった。', 'สองนาที ลูมิไม่พูดสักคำมาเก้าชั้นแล้ว', '剩兩分鐘。露米已經九層樓沒說話了。', 'دقيقتان. لم تنطق لومي بكلمة منذ تسعة طوابق.']),
        say('lumi', 'cold', ['I should like to see the list, please.', '台帳を、お見せください。', 'ฉันขอดูบัญชีหน่อยค่ะ', '請讓我看那份清冊。', 'أودّ أن أرى القائمة من فضلك.'], { shot: 'close' }),
        show('hand', 'lumi', 'calm', { prop: LOG, sound: ['RRRIP', 'ビリビリッ', 'แคว่กกก', '唰啦', 'خَررررش'] }),
        say('lumi', 'angry', ['I am not tearing it because I forgive you. That comes later. Perhaps.', '許したから破るのではありません。それは後で。たぶん。', 'ฉันไม่ได้ฉีกเพราะยกโทษให้นะคะ เรื่องนั้นไว้ทีหลัง อาจจะ', '我撕它，不是因為原諒妳了。那個以後再說。也許吧。', 'لا أمزّقها لأنّني سامحتك. ذاك لاحقًا. ربّما.'], { shot: 'low' }),
        say('sena', 'sad', ['Take all the time you want.', '好きなだけ、かけて。', 'จะนานแค่ไหนก็ได้', '要多久都可以。', 'خذي ما تشائين من الوقت.'], { shot: 'two' }),
        say('tobi', 'shout', ['She can have ninety seconds! Who’s holding the doors?', 'あと九十秒しかねえよ！　扉は誰が押さえる！', 'ได้แค่เก้าสิบวิ! ใครจะกดประตู!', '她只有九十秒！誰來扶門？', 'أمامها تسعون ثانية! من يمسك الباب؟'], { tone: 'shout', shot: 'face' }),
      ]),
      passage('heights', 'sky', [
        say('halden', 'smile', ['I will. It’s a seat, a view, and a man with a whistle at either end.', '私がやろう。椅子と眺めと、向こうに口笛の男がいる。', 'ผมเอง มีที่นั่ง มีวิว แล้วอีกฝั่งมีคนผิวปากรออยู่', '我來。有座位，有風景，另一頭還有個會吹口哨的人。', 'أنا. مقعد وإطلالة، وفي الطرف الآخر رجل يصفّر.'], { shot: 'full' }),
        show('wide', 'halden', 'smile', { sound: ['BONG × 12', 'ゴーン　十二', 'เหง่ง สิบสองครั้ง', '噹　十二響', 'دُنغ ١٢'] }),
        tell([
          'Noon. Both logs signed. The lift hung between two towers, over nothing at all.',
          '正午。検査簿は二冊とも完了。エレベーターは塔の間の、虚空にいた。',
          'เที่ยงตรง สมุดเซ็นครบสองเล่ม ลิฟต์แขวนอยู่กลางอากาศระหว่างสองหอ',
          '正午。兩本都簽完了。電梯懸在兩塔之間，腳下空無一物。',
          'الظهر. وُقّع السجلّان، والمصعد معلّق بين برجين فوق العدم.',
        ]),
        say('sena', 'joy', ['Inspection complete. With two minutes of waltz.', '検査、完了。ワルツ二分を含む。', 'ตรวจเสร็จสิ้น รวมวอลตซ์สองนาที', '檢查完畢。含華爾滋兩分鐘。', 'اكتمل الفحص. ومعه دقيقتان من الفالس.'], { shot: 'close', prop: LOG }),
        say('lumi', 'worry', ['Inspector. That wasn’t the clock. Somebody’s knocking.', '検査員。今のは時計ではありません。……ノックです。', 'คุณผู้ตรวจคะ นั่นไม่ใช่นาฬิกา มีคนเคาะ', '檢查員，那不是鐘聲。有人在敲門。', 'حضرة المفتّشة، ليست تلك الساعة. هناك من يطرق.'], { shot: 'over' }),
        say('sena', 'shock', ['From outside? Lumi, there is no floor outside.', '外から？　外に、階なんてないのよ。', 'จากข้างนอก? ข้างนอกไม่มีชั้นอะไรเลยนะ', '從外面？外面根本沒有樓層。', 'من الخارج؟ لا طابق في الخارج يا لومي.'], { shot: 'eyes', prop: TORCH }),
      ]),
    ],
  },
];
