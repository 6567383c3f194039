import { type EpisodeScript, passage, say, show, tell } from './script.ts';

const COAL = { kind: 'bread', colour: '#2a2428' } as const;
const LOAF = { kind: 'bread', colour: '#d8923c' } as const;
const SWORD = { kind: 'sword', colour: '#5a7ab0' } as const;
const NOTE = { kind: 'letter', colour: '#e8582c' } as const;
const CUP = { kind: 'cup', colour: '#c8e8d0' } as const;

/** The first half: how the cave became a shop. */
export const DRAGON_BAKERY_FIRST_EPISODES: readonly EpisodeScript[] = [
  {
    title: ['Eleven Hundred Degrees', '千百度', 'หนึ่งพันหนึ่งร้อยองศา', '一千一百度', 'ألف ومئة درجة'],
    passages: [
      passage('forest', 'morning', [
        tell(['The King’s order was short. One dragon, dead, by midwinter.', '王の命令は短かった。「竜一頭。真冬までに討て」', 'คำสั่งของราชาสั้นมาก “มังกรหนึ่งตัว ต้องตาย ก่อนกลางฤดูหนาว”', '國王的命令很短：「龍一條，隆冬前除掉。」', 'كان أمر الملك قصيرًا: تنّين واحد، ميّت، قبل منتصف الشتاء.'], { who: 'brita' }),
        say('brita', 'shout', ['DRAGON! Come out and… is that toast?', '竜よ！　出てこい、いざ……トーストの匂い？', 'เจ้ามังกร! ออกมา… เดี๋ยว กลิ่นขนมปังปิ้งเหรอ', '惡龍！出來受死……等等，是吐司的味道？', 'أيّها التنّين! اخرج و… أهذه رائحة خبز؟'], { tone: 'shout', shot: 'low', prop: SWORD, posture: 'sword' }),
      ]),
      passage('cave', 'oven', [
        say('osk', 'worry', ['Don’t look! It’s all gone wrong again!', '見ないで！　また失敗したんだ！', 'อย่ามอง! มันพังอีกแล้ว!', '別看！又失敗了啦！', 'لا تنظري! لقد فسد كلّ شيء من جديد!']),
        say('brita', 'shock', ['You… bake?', 'おまえ……パンを、焼くのか？', 'นี่ท่าน…อบขนมปังเหรอ', '你……會烤麵包？', 'أأنت… تخبز؟'], { shot: 'face' }),
        say('osk', 'sad', ['I try. That was loaf four thousand and twelve.', '努力はしてる。今のが、四千十二個目。', 'ก็พยายามอยู่ นั่นก้อนที่สี่พันสิบสอง', '我很努力。那是第四千零一十二個。', 'أحاول. كان هذا الرغيف الأربعة آلاف واثني عشر.'], { shot: 'close' }),
        show('hand', 'brita', 'deadpan', { prop: COAL }),
        say('brita', 'deadpan', ['It’s charcoal.', '炭だな。', 'นี่มันถ่าน', '這是木炭。', 'هذا فحم.'], { shot: 'profile' }),
        say('osk', 'shy', ['It was rye.', 'ライ麦パンでした。', 'มันเคยเป็นข้าวไรย์', '它本來是黑麥麵包。', 'كان شعيرًا.']),
        show('face', 'brita', 'strain', { sound: ['KRUNCH', 'ガリッ', 'กร้วม', '喀滋', 'قرش'] }),
        say('brita', 'calm', ['…Well kneaded.', '……こねは、いい。', '…นวดมาดีนี่', '……揉得不錯。', '…عجنه جيّد.'], { shot: 'close' }),
        say('osk', 'shock', ['What did you say?', 'い、今なんて？', 'ว่าไงนะ', '妳說什麼？', 'ماذا قلتِ؟'], { shot: 'eyes' }),
        say('brita', 'talk', ['The dough is lovely. It’s your oven. How hot does it run?', '生地は見事。悪いのは窯だ。何度ある？', 'แป้งดีมาก ปัญหาคือเตา มันร้อนกี่องศา', '麵糰很棒，問題在烤爐。幾度？', 'العجين رائع. العيب في الفرن. كم حرارته؟'], { shot: 'full' }),
        say('osk', 'shy', ['Eleven hundred.', '千百度。', 'พันหนึ่งร้อย', '一千一百。', 'ألف ومئة.'], { shot: 'profile' }),
        say('brita', 'shout', ['What sort of oven does eleven hundred?!', 'どんな窯だ、それは！', 'เตาบ้าอะไรร้อนขนาดนั้น!', '什麼烤爐會有一千一百度！？', 'أيّ فرن حرارته ألف ومئة؟!'], { tone: 'shout', shot: 'face' }),
        say('osk', 'sad', ['…I’m the oven.', '……ぼくです。', '…เตาก็คือผมเอง', '……烤爐就是我。', '…أنا الفرن.'], { shot: 'chibi' }),
        tell(
          [
            'I am Brita. Knight, third class. Baker’s daughter, first class. I put down my sword.',
            '私はブリタ。騎士としては三級。パン屋の娘としては一級。剣を、置いた。',
            'ฉันบริตา อัศวินชั้นสาม ลูกสาวคนทำขนมปังชั้นหนึ่ง ฉันวางดาบลง',
            '我叫布莉塔，三等騎士，一等的麵包師之女。我放下了劍。',
            'أنا بريتا: فارسة من الدرجة الثالثة، وابنة خبّاز من الأولى. وضعتُ سيفي جانبًا.',
          ],
          { shot: 'wide', who: 'brita' },
        ),
      ]),
    ],
  },
  {
    title: ['A Sigh', 'ため息', 'ถอนหายใจ', '一聲嘆息', 'تنهيدة'],
    passages: [
      passage('cave', 'oven', [
        say('brita', 'talk', ['Bread wants two hundred and thirty. Breathe softer.', 'パンは二百三十度だ。もっと優しく息を吐け。', 'ขนมปังต้องสองร้อยสามสิบ หายใจเบา ๆ หน่อย', '麵包要兩百三十度。吹輕一點。', 'الخبز يريد مئتين وثلاثين. انفخ بلطف.']),
        say('osk', 'strain', ['Softer. Right. Fff…', '優しく……ふー……', 'เบา ๆ ได้ครับ ฟู่…', '輕一點。好。呼……', 'بلطف. حسنًا. فف…'], { shot: 'profile' }),
        show('action', 'osk', 'shout', { posture: 'cheer', sound: ['FWOOOM', 'ゴオオッ', 'ฟู่มมม', '轟——', 'فوووم'] }),
        say('brita', 'deadpan', ['Loaf four thousand and thirteen. And my eyebrows.', '四千十三個目。と、私の眉毛。', 'ก้อนที่สี่พันสิบสาม กับคิ้วฉัน', '第四千零一十三個，外加我的眉毛。', 'الرغيف الأربعة آلاف وثلاثة عشر. وحاجباي.'], { shot: 'chibi' }),
        say('osk', 'worry', ['I’ve only two settings. Fire and off.', '強火か、消えるかしか、ないんだ。', 'ผมปรับได้แค่สองระดับ ไฟ กับดับ', '我只有兩段火力：大火跟熄火。', 'عندي وضعان فقط: نار، ومطفأ.'], { shot: 'close' }),
      ]),
      passage('cave', 'night', [
        tell(['We sat by the burnt ones. I told him something I don’t tell people.', '焦げたパンのそばに座り、人に話さない話をした。', 'เรานั่งข้างกองขนมปังไหม้ ฉันเล่าเรื่องที่ไม่เคยเล่าให้ใครฟัง', '我們坐在焦麵包旁邊，我說了一件從不跟人說的事。', 'جلسنا قرب الأرغفة المحترقة، وحكيتُ له ما لا أحكيه لأحد.']),
        say('brita', 'sad', ['My father’s bakery closed the day I was knighted.', '私が騎士になった日、父の店は閉じた。', 'วันที่ฉันได้เป็นอัศวิน คือวันที่ร้านของพ่อปิด', '我受封騎士那天，爸爸的店收了。', 'أُغلق مخبز أبي يوم صرتُ فارسة.'], { shot: 'profile' }),
        say('brita', 'sad', ['He’d baked me a cake for it. It was still warm.', '祝いの菓子を焼いてくれてた。まだ、温かかった。', 'พ่ออบเค้กไว้ฉลองให้ฉัน มันยังอุ่นอยู่เลย', '他為我烤了個蛋糕。還是溫的。', 'كان قد خبز لي كعكة. وكانت ما تزال دافئة.'], { shot: 'close' }),
        say('osk', 'cry', ['…Haaaah.', '……はぁあ。', '…เฮ้อออ', '……唉——', '…هااااه.'], { tone: 'whisper', shot: 'face' }),
        show('hand', 'brita', 'shock', { prop: LOAF }),
        say('brita', 'shock', ['Golden. That sigh was two hundred and thirty exactly!', 'きつね色だ。今のため息、二百三十度！', 'เหลืองทอง! ถอนหายใจเมื่อกี้สองร้อยสามสิบพอดี!', '金黃色！剛剛那聲嘆息正好兩百三十度！', 'ذهبيّ! كانت تنهيدتك مئتين وثلاثين تمامًا!'], { shot: 'low' }),
        tell(['So every morning at five, a knight makes a dragon cry.', 'かくして毎朝五時、騎士は竜を泣かせる。', 'ด้วยเหตุนี้ ทุกเช้าตีห้า อัศวินจึงทำให้มังกรร้องไห้', '於是每天清晨五點，騎士都要把龍弄哭。', 'وهكذا، في الخامسة من كلّ صباح، تُبكي فارسةٌ تنّينًا.'], { who: 'brita', mood: 'smirk', shot: 'close' }),
      ]),
    ],
  },
  {
    title: ['The First Customer', '最初のお客', 'ลูกค้าคนแรก', '第一位客人', 'الزبون الأوّل'],
    passages: [
      passage('forest', 'morning', [
        tell(['We hung out a sign: BREAD. For nine days the only visitor was a goat.', '看板を出した。「パン」。九日間、来たのはヤギだけだった。', 'เราแขวนป้าย “ขนมปัง” เก้าวันผ่านไป มีแต่แพะมาเยี่ยม', '我們掛出招牌：「麵包」。九天來只來過一頭山羊。', 'علّقنا لافتة: «خبز». تسعة أيّام ولم يزرنا إلّا ماعز.']),
        say('una', 'calm', ['Young man. Your hat’s crooked.', 'そこの若いの。帽子が曲がってるよ。', 'พ่อหนุ่ม หมวกเบี้ยวนะ', '年輕人，你帽子歪了。', 'يا بنيّ، قبّعتك مائلة.'], { shot: 'close' }),
        say('osk', 'shy', ['They’re… horns, madam. I’m four hundred.', '角です、奥さん。あと、四百歳です。', 'นี่เขาครับคุณยาย แล้วผมก็สี่ร้อยปีแล้ว', '夫人，這是……角。而且我四百歲了。', 'هذه… قرون يا سيّدتي. وعمري أربعمئة.'], { shot: 'profile' }),
        say('una', 'deadpan', ['Then your horns are crooked. One loaf. Crust’s too hard.', 'じゃあ角が曲がってる。一斤おくれ。皮が硬いね。', 'งั้นเขาก็เบี้ยว ขอก้อนนึง เปลือกแข็งไป', '那就是角歪了。一個麵包。皮太硬。', 'فقرناك مائلان إذن. رغيف واحد. قشرته قاسية.'], { shot: 'full' }),
        say('brita', 'talk', ['You haven’t tasted it!', 'まだ食べてないだろう！', 'คุณยายยังไม่ได้ชิมเลย!', '妳還沒吃耶！', 'لم تذوقيه بعد!']),
        say('una', 'calm', ['I’m eighty-one. I’ve met crusts.', '八十一だよ。皮のことなら知ってる。', 'ยายแปดสิบเอ็ดแล้ว รู้จักเปลือกขนมปังดี', '我八十一了，什麼皮沒見過。', 'عمري واحد وثمانون. أعرف القشور.'], { shot: 'face' }),
      ]),
      passage('cave', 'oven', [
        say('brita', 'worry', ['Osk. Let go of the bread.', 'オスク。パンから手を離せ。', 'ออสก์ ปล่อยขนมปังเถอะ', '奧斯克，把麵包放開。', 'أوسك، اترك الرغيف.']),
        say('osk', 'strain', ['I can’t! It’s round, it’s golden, and it’s MINE!', '無理だ！　丸くて金色で、ぼくのだ！', 'ไม่ได้! มันกลม มันเหลืองทอง มันเป็นของผม!', '不行！它圓圓的、金金的，是我的！', 'لا أستطيع! مدوّر وذهبيّ وهو لي!'], { shot: 'face' }),
        show('two', 'brita', 'strain', { others: ['osk'], sound: ['nnngh', 'ぐぬぬ', 'ฮึบบบ', '嗯唔唔', 'هننغ'] }),
        say('una', 'smirk', ['Twopence. That’s two coins. Also round.', '銅貨二枚だよ。これも、丸い。', 'สองเหรียญ กลมเหมือนกันนะ', '兩枚銅板。也是圓的喔。', 'قطعتان نقديّتان. مدوّرتان أيضًا.'], { shot: 'profile' }),
        say('osk', 'joy', ['…Pleasure doing business.', '……毎度ありがとうございます。', '…ขอบคุณที่อุดหนุนครับ', '……謝謝惠顧。', '…سُررتُ بالتعامل معكِ.'], { shot: 'chibi' }),
        tell(['She said she’d come back tomorrow. To complain.', 'また明日来るそうだ。文句を言いに。', 'คุณยายว่าพรุ่งนี้จะมาใหม่ มาบ่น', '她說明天還會來。來抱怨。', 'قالت إنّها ستعود غدًا. لتشتكي.'], { who: 'una', mood: 'smile', shot: 'back' }),
      ]),
    ],
  },
  {
    title: ['Your Majesty', '国王陛下', 'กราบทูลฝ่าบาท', '陛下敬啟', 'يا صاحب الجلالة'],
    passages: [
      passage('kitchen', 'night', [
        tell(['Once a week I must report. “Day thirty. The dragon is in my hands.”', '週に一度は報告書。「三十日目。竜は我が手の内に」', 'สัปดาห์ละครั้งฉันต้องส่งรายงาน “วันที่สามสิบ มังกรอยู่ในมือข้าแล้ว”', '我每週要交報告。「第三十天。龍已在我掌中。」', 'عليّ تقرير كلّ أسبوع: «اليوم الثلاثون. التنّين بين يديّ».']),
        show('hand', 'brita', 'calm', { prop: NOTE }),
        say('osk', 'worry', ['Isn’t that a lie?', 'それ、嘘じゃない？', 'แบบนั้นโกหกหรือเปล่า', '這不是說謊嗎？', 'أليس هذا كذبًا؟'], { shot: 'close' }),
        say('brita', 'smirk', ['Every word is true. “He is under heat daily. He weeps.”', 'ぜんぶ本当だ。「連日火攻め。竜は泣いております」', 'จริงทุกคำ “โดนไฟทุกวัน มังกรร้องไห้แล้ว”', '句句屬實。「每日以火攻之，龍已落淚。」', 'كلّ كلمة صحيحة: «هو تحت النار يوميًّا. ويبكي».'], { shot: 'profile' }),
        say('osk', 'talk', ['Put in that I suffer. We’re out of cinnamon.', '「苦しんでる」も足して。シナモンが切れた。', 'ใส่ด้วยว่าผมทรมาน อบเชยหมด', '加一句「苦不堪言」，肉桂用完了。', 'أضيفي أنّي أتعذّب. نفدت القرفة.'], { shot: 'full' }),
      ]),
      passage('cave', 'morning', [
        say('una', 'calm', ['The King wants proof. He’s asking for a horn.', '王様が証拠をご所望だとさ。角を一本。', 'ราชาอยากได้หลักฐาน ขอเขาหนึ่งข้าง', '國王要證據，他要一支角。', 'الملك يريد دليلًا. يطلب قرنًا.']),
        say('osk', 'shock', ['I use those! For hanging towels!', '困る！　布巾をかけてるのに！', 'ผมใช้อยู่นะ! แขวนผ้าเช็ดมือ!', '我要用的耶！拿來掛抹布！', 'أحتاج إليهما! أعلّق عليهما المناشف!'], { shot: 'face' }),
        say('brita', 'calm', ['What shape is a horn?', '角って、どんな形だ？', 'เขามันรูปทรงยังไงนะ', '角是什麼形狀？', 'ما شكل القرن؟'], { shot: 'eyes' }),
        say('una', 'calm', ['Bent. Thick in the middle. Flaky, if it’s old.', '曲がって、真ん中が太くて、古けりゃパリパリさ。', 'โค้ง ๆ ตรงกลางอ้วน ถ้าเก่าก็กรอบเป็นแผ่น', '彎彎的，中間胖，老了會一層層掉屑。', 'معقوف، سميك الوسط، ويتقشّر إذا عتق.'], { shot: 'profile' }),
        show('chibi', 'brita', 'joy', { sound: ['ding!', 'チーン', 'ติ๊ง', '叮！', 'رنين'] }),
        tell(
          [
            'We sent him one with butter. The answer came by return: “Proof accepted. Send eleven more.”',
            'バター入りの「角」を送った。返事はすぐ来た。「証拠、確かに。あと十一本送れ」',
            'เราส่งเขาเนยสดไปหนึ่งชิ้น คำตอบมาทันที “หลักฐานใช้ได้ ส่งมาอีกสิบเอ็ด”',
            '我們寄了一支奶油口味的。回信很快：「證據已收。再寄十一支。」',
            'أرسلنا إليه واحدًا بالزبدة. فجاء الردّ فورًا: «قُبل الدليل. أرسلوا أحد عشر آخر».',
          ],
          { who: 'brita', mood: 'deadpan', shot: 'close' },
        ),
      ]),
    ],
  },
  {
    title: ['Twelve Eggs', '卵十二個', 'ไข่สิบสองฟอง', '十二顆蛋', 'اثنتا عشرة بيضة'],
    passages: [
      passage('kitchen', 'morning', [
        say('una', 'calm', ['A dozen eggs. Mind the big one. It never boils.', '卵一ダース。でかいのは、茹でても固まらないよ。', 'ไข่โหลนึง ระวังใบใหญ่ ต้มยังไงก็ไม่สุก', '一打蛋。大的那顆小心，怎麼煮都不熟。', 'دزّينة بيض. انتبهوا للكبيرة، لا تُسلق أبدًا.']),
        say('brita', 'worry', ['How long have you had it?', 'それ、いつから持ってるんだ？', 'คุณยายมีมันมานานแค่ไหนแล้วคะ', '這顆妳放多久了？', 'منذ متى وهي عندكِ؟'], { shot: 'close' }),
        say('una', 'deadpan', ['Sixty years. In the pantry. Behind the jam.', '六十年。戸棚の、ジャムの奥さ。', 'หกสิบปี อยู่ในตู้ หลังขวดแยม', '六十年。在櫥櫃裡，果醬後面。', 'ستّون عامًا. في الخزانة خلف المربّى.'], { shot: 'profile' }),
        show('pause', null, 'calm', { sound: ['tok tok', 'コツコツ', 'ต๊อก ต๊อก', '叩叩', 'تُك تُك'] }),
        say('osk', 'shock', ['Did it knock?', '今……ノックした？', 'มันเคาะเหรอ', '它剛剛敲門？', 'هل طرقت؟'], { shot: 'face' }),
        show('face', 'nib', 'joy', { sound: ['KRAK', 'パカッ', 'เปรี๊ยะ', '喀啦', 'طَق'] }),
        say('nib', 'joy', ['Bread!', 'パン！', 'ขนมปัง!', '麵包！', 'خبز!'], { tone: 'shout', shot: 'chibi' }),
      ]),
      passage('cave', 'oven', [
        say('brita', 'deadpan', ['Her first word was “bread”. Congratulations, you’re a father.', '第一声が「パン」。おめでとう、お父さん。', 'คำแรกคือ “ขนมปัง” ยินดีด้วย ท่านเป็นพ่อคนแล้ว', '第一句話是「麵包」。恭喜，你當爸爸了。', 'أوّل كلمة نطقتها «خبز». مبارك، صرتَ أبًا.']),
        say('osk', 'sad', ['I haven’t seen another of us in three hundred years.', '仲間を見るのは、三百年ぶりだ。', 'ผมไม่ได้เจอพวกเดียวกันมาสามร้อยปีแล้ว', '我三百年沒見過同類了。', 'لم أرَ أحدًا من بني جنسي منذ ثلاثمئة عام.'], { shot: 'profile' }),
        show('hand', 'osk', 'calm', { prop: LOAF }),
        say('nib', 'calm', ['Mine?', 'ニブの？', 'ของนิบเหรอ', '妮比的？', 'لي؟'], { shot: 'close' }),
        say('osk', 'cry', ['…All of it. All of it’s yours.', '……ぜんぶ。ぜんぶ、きみのだ。', '…ทั้งหมดเลย เป็นของหนูทั้งหมด', '……全部。全部都是妳的。', '…كلّه. كلّه لكِ.'], { shot: 'face' }),
        tell(['He, who could not sell a bun in nine days, gave away the whole shelf.', '丸パン一つ売れなかった竜が、棚ごと、あげてしまった。', 'มังกรที่เคยหวงแม้แต่ก้อนเดียว ยกให้ทั้งชั้น', '這條連一個麵包都捨不得賣的龍，把整架都送了出去。', 'الذي لم يقوَ على بيع كعكة واحدة وهب الرفّ كلّه.'], { shot: 'back', who: 'osk' }),
      ]),
    ],
  },
  {
    title: ['The Sneeze', 'くしゃみ', 'จามหนึ่งที', '一個噴嚏', 'العطسة'],
    passages: [
      passage('kitchen', 'oven', [
        tell(
          [
            'Four tiers of custard for the miller’s wedding. Flour in the air. A hatchling on a stool.',
            '粉屋の婚礼に、四段のカスタード。舞う小麦粉。踏み台には、子竜。',
            'คัสตาร์ดสี่ชั้นสำหรับงานแต่งเจ้าของโรงสี แป้งลอยฟุ้ง ลูกมังกรยืนบนเก้าอี้',
            '磨坊主婚禮要的四層卡士達。滿屋麵粉，凳子上站著小龍。',
            'أربع طبقات كاسترد لعرس الطحّان. دقيق في الهواء. وتنّينة صغيرة على كرسيّ.',
          ],
          { who: 'nib' },
        ),
        say('brita', 'talk', ['Nib, guard it. Touch nothing. Breathe nothing.', 'ニブ、見張ってて。触るな。息もするな。', 'นิบ เฝ้าไว้นะ ห้ามแตะ ห้ามหายใจใส่', '妮比，看好它。不准碰，不准吹氣。', 'نيب، احرسيها. لا تلمسي. ولا تنفخي.'], { shot: 'low' }),
        say('nib', 'strain', ['Nib is not… Nib is not going to… ah…', 'ニブ、しない……しないもん……は……', 'นิบจะไม่… นิบไม่… ฮะ…', '妮比不會……妮比才不會……哈……', 'نيب لن… نيب لن… آه…'], { shot: 'face' }),
        show('action', 'nib', 'shout', { posture: 'fall', sound: ['TCHOOO', 'ハックション', 'ฮัดเช้ย', '哈啾！', 'عَطْسة'] }),
        say('osk', 'shock', ['The top! It’s BROWN!', '上が！　茶色に！', 'หน้าเค้ก! มันสีน้ำตาล!', '上面！變咖啡色了！', 'السطح! صار بنّيًّا!'], { shot: 'low' }),
        say('nib', 'cry', ['Nib is sorry. Nib will go back in the egg.', 'ごめんなさい。ニブ、卵に戻る。', 'นิบขอโทษ นิบจะกลับเข้าไข่', '對不起。妮比要回蛋裡去。', 'نيب آسفة. نيب ستعود إلى البيضة.'], { shot: 'close' }),
      ]),
      passage('kitchen', 'morning', [
        say('una', 'deadpan', ['What’s this? It’s like a window.', '何だいこれは。窓みたいに硬いね。', 'อะไรเนี่ย แข็งยังกับกระจกหน้าต่าง', '這是什麼？硬得像窗戶。', 'ما هذا؟ قاسٍ كزجاج النافذة.']),
        show('hand', 'una', 'calm', { sound: ['krik', 'パリッ', 'กร๊อบ', '喀嚓', 'كِرِك'] }),
        say('una', 'cold', ['Who did this?', '誰がやった。', 'ใครทำ', '誰弄的？', 'مَن فعل هذا؟'], { shot: 'eyes' }),
        say('nib', 'worry', ['…Nib.', '……ニブ。', '…นิบเอง', '……妮比。', '…نيب.'], { shot: 'chibi' }),
        say('una', 'smile', ['Do it again.', 'もう一回、おやり。', 'ทำอีกที', '再來一次。', 'افعليها ثانية.'], { shot: 'profile' }),
        tell(['The bride ate three. The groom was given the spoon.', '花嫁は三つ平らげた。花婿には、スプーンが渡された。', 'เจ้าสาวกินไปสามถ้วย เจ้าบ่าวได้ช้อน', '新娘吃了三份。新郎分到一支湯匙。', 'أكلت العروس ثلاثة. ونال العريس الملعقة.'], { shot: 'pause' }),
      ]),
    ],
  },
  {
    title: ['A Short Nap', 'ちょっと昼寝', 'งีบสั้น ๆ', '小睡一下', 'غفوة قصيرة'],
    passages: [
      passage(
        'forest',
        'snow',
        [
          tell(['The first snow. Osk yawned, and a pine tree caught fire.', '初雪。オスクがあくびをして、松が一本燃えた。', 'หิมะแรกของปี ออสก์หาว แล้วต้นสนก็ไฟไหม้', '初雪。奧斯克打了個哈欠，一棵松樹著火了。', 'الثلج الأوّل. تثاءب أوسك فاحترقت شجرة صنوبر.']),
          say('osk', 'asleep', ['It’s nothing. My family naps a little in winter.', '平気。うちの一族は、冬にちょっと昼寝するんだ。', 'ไม่มีอะไร ครอบครัวผมงีบตอนหน้าหนาวนิดหน่อย', '沒事。我們家族冬天會小睡一下。', 'لا شيء. عائلتي تغفو قليلًا في الشتاء.'], { shot: 'close' }),
          say('brita', 'talk', ['How long is a little?', 'ちょっとって、どのくらい？', 'นิดหน่อยนี่นานแค่ไหน', '一下是多久？', 'كم يعني «قليلًا»؟']),
          say('osk', 'calm', ['A century.', '百年。', 'หนึ่งศตวรรษ', '一百年。', 'قرنًا.'], { shot: 'face' }),
          show('eyes', 'brita', 'shock'),
          tell(['In a hundred years there would be nobody left to complain about the crust.', '百年後には、皮に文句を言う人は、誰もいない。', 'อีกร้อยปี จะไม่เหลือใครมาบ่นเรื่องเปลือกขนมปัง', '一百年後，就沒有人會來抱怨麵包皮了。', 'بعد مئة عام لن يبقى أحد يشتكي من القشرة.'], { who: 'una', mood: 'calm', shot: 'back' }),
        ],
        'snow',
      ),
      passage('cave', 'oven', [
        say('nib', 'angry', ['No nap! NO NAP!', 'お昼寝だめ！　だめーっ！', 'ห้ามงีบ! ห้าม!', '不准睡！不——准——睡！', 'لا نوم! لا نوم!'], { tone: 'shout', shot: 'chibi' }),
        say('una', 'calm', ['What keeps anyone awake? Something that needs them.', '人を起こしとくのはね、必要とされることさ。', 'อะไรทำให้คนเราตื่น ก็สิ่งที่ต้องการเรานั่นแหละ', '什麼能讓人醒著？有東西需要他。', 'ما الذي يُبقي المرء يقظًا؟ شيء يحتاج إليه.'], { shot: 'profile', prop: CUP }),
        say('brita', 'joy', ['Sourdough! It must be fed every twelve hours, or it dies.', '天然酵母だ！　十二時間ごとに餌をやらないと死ぬ。', 'แป้งหมักไง! ต้องป้อนทุกสิบสองชั่วโมง ไม่งั้นตาย', '老麵種！每十二小時要餵一次，不然會死。', 'الخميرة البلديّة! تُطعَم كلّ اثنتي عشرة ساعة وإلّا ماتت.'], { shot: 'low' }),
        say('osk', 'shock', ['It BREATHES? …It’s so small.', '息をしてる……？　こんなに、小さいのに。', 'มันหายใจด้วยเหรอ …ตัวนิดเดียวเอง', '它會呼吸？……它好小喔。', 'إنّها تتنفّس؟ …ما أصغرها.'], { shot: 'face' }),
        tell(['He carries the jar everywhere. He hasn’t shut an eye since Tuesday.', '以来、瓶を抱いて離さない。火曜から、一睡もしていない。', 'เขาอุ้มโถไปทุกที่ ไม่ได้หลับตาเลยตั้งแต่วันอังคาร', '他走到哪都抱著那個罐子，從星期二起就沒闔過眼。', 'صار يحمل الجرّة أينما ذهب. لم يغمض له جفن منذ الثلاثاء.'], {
          who: 'osk',
          mood: 'strain',
          shot: 'close',
        }),
      ]),
    ],
  },
];
