import { type EpisodeScript, passage, say, show, tell } from './script.ts';

export const SALTWATER_EPISODES: readonly EpisodeScript[] = [
  {
    title: ['The Man Who Drowned My Husband', '夫を溺れさせた男', 'ชายที่ทำให้สามีฉันจมน้ำ', '害死我丈夫的男人', 'الرجل الذي أغرق زوجي'],
    passages: [
      passage('harbour', 'fog', [
        tell(['There is a man in this harbour whom nobody greets. I came to hire him.', '港中の誰もが挨拶しない男がいる。私は、その男を雇いに来た。', 'ทั้งท่าเรือไม่มีใครทักชายคนนั้น ฉันมาจ้างเขา', '整個港口沒人跟那男人打招呼。我是來雇他的。', 'في الميناء رجل لا يسلّم عليه أحد. جئتُ أستأجره.']),
        say('wick', 'shock', ['Silas! It’s her! It’s the widow!', 'サイラス！　あの人だよ、未亡人の！', 'ไซลัส! นั่นไง คุณนายหม้ายคนนั้น!', '賽拉斯！是她！那位寡婦！', 'سايلس! إنّها هي! الأرملة!'], { shot: 'full', posture: 'point' }),
        say('silas', 'cold', ['Whatever she’s come to throw, I’ll stand still.', '何を投げつけられても、よけないさ。', 'จะปาอะไรใส่ผม ผมก็จะยืนเฉยๆ', '她要拿什麼砸我，我都不躲。', 'مهما رمتني به فلن أتحرّك.'], { shot: 'profile' }),
        say('helena', 'cold', ['Pilot Crane. You drowned my husband.', '水先人クレイン。あなたは夫を溺れさせた。', 'คุณเครน คุณทำให้สามีฉันจมน้ำตาย', '領港員克蘭。你害死了我丈夫。', 'أيّها المرشد كرين، أنت أغرقتَ زوجي.'], { shot: 'low' }),
        show('eyes', 'silas', 'sad'),
        say('silas', 'calm', ['So they say.', '……そう言われてる。', 'เขาว่ากันอย่างนั้น', '大家是這麼說。', 'هكذا يقولون.'], { shot: 'close' }),
        say('helena', 'calm', ['Take my last ship through the Needle.', '最後の船を〈針の瀬戸〉に通してほしいの。', 'พาเรือลำสุดท้ายของฉันผ่านร่องเข็มที', '帶我最後一艘船，穿過針眼水道。', 'مُرَّ بآخر سفني عبر مضيق الإبرة.'], { shot: 'over' }),
        say('wick', 'shock', ['The Needle?! In winter?!', '冬の瀬戸を！？', 'ร่องเข็ม! หน้าหนาวเนี่ยนะ!', '針眼水道！？冬天！？', 'الإبرة؟! في الشتاء؟!'], { shot: 'face' }),
        say('silas', 'angry', ['There are six other pilots.', '水先人なら、ほかに六人いる。', 'คนนำร่องมีอีกตั้งหกคน', '領港員還有六個。', 'يوجد ستّة مرشدين غيري.'], { shot: 'full', posture: 'hips' }),
        say('helena', 'deadpan', ['All six have been paid to say no.', '六人とも、断る代金をもらっているわ。', 'ทั้งหกคนรับเงินมาให้ปฏิเสธฉันแล้ว', '六個都收了錢，要拒絕我。', 'ستّتهم قبضوا ثمن الرفض.'], { shot: 'close' }),
      ]),
      passage('office', 'lamp', [
        say('aldous', 'smile', ['Dear sister. Sell me the ship and mourn in comfort.', '義姉さん、船は私に売って、ゆっくり喪に服しなさい。', 'พี่สะใภ้ ขายเรือให้ผมเถอะ จะได้ไว้ทุกข์สบายๆ', '嫂嫂，把船賣我，妳好好守喪吧。', 'يا زوجة أخي، بيعيني السفينة واحزني في راحة.']),
        say('helena', 'cold', ['Edmund left it to me, Aldous.', 'エドマンドは私に遺したのよ、オルダス。', 'เอ็ดมันด์ยกให้ฉัน อัลดัส', '艾德蒙把船留給了我，奧德斯。', 'إدموند تركها لي يا ألدوس.'], { shot: 'profile' }),
        say('aldous', 'smirk', ['With his debts. On Friday at noon both are mine.', '借金ごとね。金曜の正午には、どちらも私のものだ。', 'พร้อมหนี้ของพี่ เที่ยงวันศุกร์ ผมได้ทั้งคู่', '連同他的債。週五正午，兩樣都歸我。', 'مع ديونه. ظهر الجمعة يصير كلاهما لي.'], { shot: 'low' }),
      ]),
      passage('bridge', 'night', [
        say('silas', 'talk', ['Why me?', 'なぜ、俺なんだ。', 'ทำไมต้องเป็นผม', '為什麼找我？', 'لماذا أنا؟'], { shot: 'full' }),
        say('helena', 'deadpan', ['You’re the only man nobody troubled to bribe.', '買収する価値もないと思われたのは、あなただけ。', 'มีคุณคนเดียวที่ไม่มีใครคิดจะติดสินบน', '只有你，沒人覺得值得收買。', 'أنت الوحيد الذي لم يكلّف أحد نفسه رشوته.'], { shot: 'close' }),
        say('silas', 'smirk', ['Kindest thing I’ve heard since spring.', '春からこっち、いちばん優しい言葉だ。', 'คำหวานที่สุดตั้งแต่ต้นปีมาเลย', '這是春天以來，我聽過最好聽的話。', 'ألطف ما سمعتُ منذ الربيع.'], { shot: 'profile' }),
        say('helena', 'cold', ['And when we land, you tell me how he died.', '着いたら、夫の最期を話してもらう。', 'พอถึงฝั่ง คุณต้องเล่าว่าเขาตายยังไง', '靠岸之後，你要告訴我他是怎麼死的。', 'وحين نصل تخبرني كيف مات.'], { shot: 'face' }),
      ]),
    ],
  },
  {
    title: ['Terms', '契約', 'ข้อตกลง', '條件', 'شروط'],
    passages: [
      passage('library', 'lamp', [
        tell(['We wrote it down, as people do who don’t trust each other.', '信用しあわない者どうしらしく、紙に書いた。', 'เราเขียนไว้เป็นลายลักษณ์ อย่างคนที่ไม่ไว้ใจกัน', '我們白紙黑字寫下來，像互不信任的人那樣。', 'كتبناها على الورق، كما يفعل من لا يثق أحدهما بالآخر.']),
        say('helena', 'calm', ['“One voyage, one truth. Payable on arrival.”', '「航海ひとつ、真実ひとつ。到着払い」', '“เดินเรือหนึ่งเที่ยว ความจริงหนึ่งเรื่อง จ่ายเมื่อถึงฝั่ง”', '「一趟航程，一個真相。靠岸付清。」', '«رحلة واحدة وحقيقة واحدة، تُدفع عند الوصول».'], { shot: 'close' }),
        say('silas', 'talk', ['My term: on deck, you do what I say.', 'こちらの条件。甲板では、俺の言うとおりに。', 'ข้อของผม บนดาดฟ้าเรือ คุณต้องทำตามผม', '我的條件：在甲板上，妳得聽我的。', 'شرطي: على السطح تفعلين ما أقول.'], { shot: 'full' }),
        say('helena', 'deadpan', ['It is my deck.', '私の甲板よ。', 'นั่นดาดฟ้าเรือฉัน', '那是我的甲板。', 'إنّه سطحي أنا.'], { shot: 'profile' }),
        say('silas', 'deadpan', ['It’s the sea’s. We only rent.', '海のものだ。俺たちは借りてるだけ。', 'ของทะเลต่างหาก เราแค่เช่า', '是海的。我們只是租客。', 'بل سطح البحر. نحن مستأجرون.'], { shot: 'close' }),
        show('hand', 'helena', 'calm', { prop: { kind: 'letter', colour: '#c8503c' } }),
      ]),
      passage('harbour', 'night', [
        say('wick', 'worry', ['Ma’am, why are we sailing with no lights?', '奥様、なんで灯りなしで出るの？', 'คุณนาย ทำไมเราออกเรือไม่จุดไฟล่ะครับ', '夫人，我們出航怎麼不點燈？', 'سيّدتي، لِمَ نُبحر بلا أضواء؟']),
        say('helena', 'smirk', ['My brother-in-law is at dinner until ten.', '義弟の晩餐が、十時までだから。', 'น้องสามีฉันกินมื้อค่ำถึงสี่ทุ่มน่ะสิ', '因為我小叔的晚宴到十點。', 'لأنّ أخا زوجي على العشاء حتّى العاشرة.'], { shot: 'close', tone: 'whisper' }),
        say('silas', 'calm', ['Listen. Left bell, deep water. Right bell, graves.', '聞け。左の鐘は深み、右の鐘は墓場だ。', 'ฟังนะ ระฆังซ้ายน้ำลึก ระฆังขวาสุสาน', '聽。左邊的鐘是深水，右邊的鐘是墳場。', 'اسمعي: الجرس الأيسر ماء عميق، والأيمن مقبرة.'], { shot: 'profile' }),
        say('helena', 'worry', ['I hear three.', '……三つ、聞こえる。', 'ฉันได้ยินสาม', '……我聽見三個。', 'أسمع ثلاثة.'], { shot: 'face' }),
        say('silas', 'shock', ['There are only two.', '鐘は、二つしかない。', 'มีแค่สองใบนะ', '鐘，只有兩座。', 'لا يوجد إلّا اثنان.']),
        show('back', 'silas', 'cold', { others: ['helena'] }),
      ]),
    ],
  },
  {
    title: ['The Third Bell', '三つ目の鐘', 'ระฆังใบที่สาม', '第三座鐘', 'الجرس الثالث'],
    passages: [
      passage('harbour', 'fog', [
        tell(['A bell was ringing that is on no chart.', '海図にない鐘が、鳴っている。', 'ระฆังที่ไม่มีในแผนที่กำลังดังอยู่', '有座海圖上沒有的鐘，正在響。', 'كان يرنّ جرس لا وجود له في أيّ خريطة.'], { sound: ['dong', 'カーン', 'เหง่ง', '噹', 'رنين'] }),
        say('wick', 'worry', ['Which one do we steer by?', 'どの鐘を信じるの！？', 'เราจะเชื่อระฆังใบไหนดี', '我們要照哪個鐘走？', 'أيّ جرس نتبع؟'], { shot: 'full' }),
        say('silas', 'strain', ['None. Wick, the lead! Call me the depth!', 'どれもだ。ウィック、測鉛！　深さを読め！', 'ไม่เชื่อสักใบ วิก ทิ้งดิ่ง! บอกความลึกมา!', '都不照。威克，測深！報給我聽！', 'ولا واحدًا. ويك، المِسبار! أخبرني بالعمق!'], { shot: 'low' }),
        say('wick', 'shout', ['Three fathoms! Two and a half!', '三尋！　二尋半！', 'สามวา! สองวาครึ่ง!', '水深三丈！兩丈半！', 'ثلاث قامات! قامتان ونصف!'], { shot: 'face', tone: 'shout' }),
        say('helena', 'worry', ['You’re turning toward the graves.', '墓場のほうへ曲がってるわ。', 'คุณกำลังเลี้ยวเข้าหาสุสาน', '你在往墳場轉。', 'أنت تتّجه نحو المقبرة.'], { shot: 'close' }),
        say('silas', 'cold', ['I know where I’m turning.', 'わかってる。', 'ผมรู้ว่าเลี้ยวไปไหน', '我知道。', 'أعرف إلى أين أتّجه.'], { shot: 'profile' }),
        say('helena', 'angry', ['Is this what you did to him?!', '夫にも、こうしたの！？', 'คุณทำกับเขาแบบนี้ใช่ไหม!', '你對他也是這樣嗎！？', 'أهكذا فعلتَ به؟!'], { shot: 'face' }),
        show('eyes', 'silas', 'sad'),
        say('silas', 'calm', ['Your hand, here, on the wheel. What does she say?', '手を、舵輪に。船は何て言ってる？', 'วางมือบนพังงาตรงนี้ เรือบอกอะไรคุณ', '手放舵輪上。船在說什麼？', 'ضعي يدك على الدفّة. ماذا تقول؟'], { shot: 'over' }),
        say('helena', 'shock', ['She’s pulling… left. She wants deep water.', '左へ引いてる……深みに行きたいのね。', 'เรือดึงไป…ทางซ้าย เรืออยากไปน้ำลึก', '她在往左拉……她想去深水。', 'تشدّ... يسارًا. تريد الماء العميق.'], { shot: 'close' }),
      ]),
      passage('harbour', 'dawn', [
        say('wick', 'joy', ['Nine fathoms! We’re through!', '九尋！　抜けたぁ！', 'เก้าวา! เราผ่านแล้ว!', '九丈！我們過了！', 'تسع قامات! لقد عبرنا!'], { shot: 'full', posture: 'cheer' }),
        say('silas', 'smile', ['Ships don’t lie. It’s bells you have to watch.', '船は嘘をつかない。用心すべきは鐘のほうだ。', 'เรือไม่โกหก ที่ต้องระวังคือระฆัง', '船不會說謊。該提防的是鐘。', 'السفن لا تكذب. احذري الأجراس.'], { shot: 'profile' }),
      ]),
    ],
  },
  {
    title: ['Black Gloves', '黒い手袋', 'ถุงมือดำ', '黑手套', 'القفّاز الأسود'],
    passages: [
      passage('harbour', 'dawn', [
        tell(['Three days to the far port. On the second I took off my gloves.', '向こうの港まで三日。二日目に、私は手袋を脱いだ。', 'สามวันถึงท่าปลายทาง วันที่สองฉันถอดถุงมือออก', '到對岸港口要三天。第二天，我脫下了手套。', 'ثلاثة أيّام إلى الميناء البعيد. في الثاني خلعتُ قفّازي.']),
        say('wick', 'shock', ['Ma’am! Ropes’ll ruin your hands!', '奥様！　綱なんか引いたら手が荒れるよ！', 'คุณนาย! จับเชือกแบบนั้นมือพังหมด!', '夫人！拉繩子手會壞掉的！', 'سيّدتي! الحبال تُتلف يديك!'], { shot: 'full' }),
        say('helena', 'smile', ['They’re mine. I’d forgotten.', '私の手よ。忘れてたけど。', 'มือของฉันนี่นา ลืมไปเลย', '是我的手。我都忘了。', 'إنّهما يداي. كدتُ أنسى.'], { shot: 'close', posture: 'clasp' }),
        say('silas', 'smirk', ['You tie a bad knot.', '結び方が下手だ。', 'คุณผูกเงื่อนไม่ได้เรื่องเลย', '妳打結很爛。', 'عقدتكِ رديئة.'], { shot: 'profile' }),
        say('helena', 'smirk', ['You pay a bad compliment.', '褒め方が下手ね。', 'คุณก็ชมคนไม่ได้เรื่อง', '你誇人也很爛。', 'ومجاملتك أردأ.'], { shot: 'low' }),
        show('hand', 'silas', 'calm'),
      ]),
      passage(
        'harbour',
        'storm',
        [
          tell(['Then the weather came down like a door.', 'そして天気は、扉のように落ちてきた。', 'แล้วพายุก็ปิดลงมาเหมือนบานประตู', '接著，風暴像一扇門砸了下來。', 'ثمّ انقضّ الطقس كباب يُغلق.'], { sound: ['CRASH', 'ザバァン', 'โครม', '轟', 'هدير'] }),
          say('wick', 'shout', ['Silaaas!', 'サイラスーっ！', 'ไซลัสสส!', '賽拉斯——！', 'سايلس!'], { shot: 'face', tone: 'shout' }),
          say('silas', 'shout', ['Man overboard! WICK!', '落ちた！　ウィック！', 'คนตกน้ำ! วิก!', '有人落水！威克！', 'سقط في البحر! ويك!'], { shot: 'low', posture: 'reach', tone: 'shout' }),
          say('helena', 'strain', ['I’ve got the line! That’s my knot! It’ll hold!', '綱はつかんだ！　私の結び目よ、ほどけない！', 'ฉันจับเชือกไว้! เงื่อนฉันเอง ไม่หลุดหรอก!', '我抓住繩子了！我打的結，不會鬆！', 'أمسكتُ الحبل! عقدتي أنا! لن تنحلّ!'], { shot: 'face' }),
          say('wick', 'cry', ['Ugliest knot I ever saw…', 'あんなひどい結び目、見たことない……。', 'เงื่อนขี้เหร่ที่สุดที่ผมเคยเห็น…', '我從沒見過這麼醜的結……', 'أقبح عقدة رأيتُها في حياتي...'], { shot: 'close' }),
          say('silas', 'smile', ['Best one on the ship.', 'この船で、いちばんいい結び目だ。', 'ดีที่สุดบนเรือลำนี้', '也是全船最好的結。', 'بل خير عقدة على السفينة.'], { shot: 'full', posture: 'crossed' }),
        ],
        'rain',
      ),
    ],
  },
  {
    title: ['The Walking Light', '歩く灯り', 'แสงไฟเดินได้', '會走路的燈', 'الضوء الماشي'],
    passages: [
      passage('harbour', 'night', [
        say('silas', 'calm', ['Seven months ago. Same wind, same moon.', '七か月前。同じ風、同じ月だった。', 'เจ็ดเดือนก่อน ลมเดียวกัน จันทร์ดวงเดียวกัน', '七個月前。同樣的風，同樣的月亮。', 'قبل سبعة أشهر: الريح نفسها، والقمر نفسه.'], { shot: 'profile' }),
        say('helena', 'calm', ['We haven’t landed. You needn’t.', 'まだ着いていない。話さなくていいのよ。', 'ยังไม่ถึงฝั่ง คุณไม่ต้องเล่าก็ได้', '還沒靠岸，你可以不說。', 'لم نصل بعد. لستَ مضطرًّا.'], { shot: 'close' }),
        say('silas', 'sad', ['I’d rather. It was here.', '話すよ。……ここだったんだ。', 'ผมอยากเล่า มันเกิดตรงนี้', '我想說。就是這裡。', 'بل أريد. كان ذلك هنا.'], { shot: 'full' }),
        show('back', 'silas', 'sad', { others: ['helena'] }),
        say('silas', 'talk', ['The point light stood two hundred yards too far east.', '岬の灯りが、東へ二百ヤードずれていた。', 'ไฟปลายแหลมเลื่อนไปทางตะวันออกสองร้อยหลา', '岬角的燈，往東偏了兩百碼。', 'كان ضوء الرأس منزاحًا مئتي ياردة شرقًا.'], { shot: 'close' }),
        say('helena', 'shock', ['Lighthouses don’t move.', '灯台は、動かないわ。', 'ประภาคารเดินไม่ได้นะ', '燈塔不會動。', 'المنارات لا تتحرّك.'], { shot: 'face' }),
        say('silas', 'cold', ['A lantern on a pole does.', '竿に吊るした灯りなら、動く。', 'แต่ตะเกียงบนไม้เดินได้', '竿子上的提燈會。', 'لكنّ فانوسًا على عصا يتحرّك.'], { shot: 'low' }),
        say('wick', 'worry', ['Um. Like that one?', 'あの……あれみたいに？', 'เอ่อ…แบบดวงนั้นเหรอ', '呃……像那盞一樣？', 'مثل... ذاك؟'], { shot: 'full', posture: 'point' }),
      ]),
      passage('cave', 'night', [
        tell(['Where no house stands, a light was walking along the cliff.', '家などない崖の上を、灯りが歩いていた。', 'บนหน้าผาที่ไม่มีบ้านคน มีแสงไฟกำลังเดิน', '沒有人家的崖上，一盞燈正在走。', 'حيث لا بيت، كان ضوء يمشي على الجرف.']),
        say('helena', 'angry', ['Wreckers. And somebody pays them.', '難破させ屋。雇った者がいるのね。', 'พวกลวงเรือ ต้องมีคนจ้างแน่', '是誘船賊。有人付錢給他們。', 'مُغرِقو سفن. وثمّة من يدفع لهم.'], { shot: 'face' }),
        say('silas', 'worry', ['Helena, stay aboard—', 'ヘレナ、船に残って——', 'เฮเลนา คุณอยู่บนเรือ…', '海蓮娜，妳留在船上——', 'هيلينا، ابقي على السفينة...'], { shot: 'close' }),
        say('helena', 'cold', ['You may call me that again on shore.', 'その呼び方は、陸でもう一度どうぞ。', 'ชื่อนั้น ไว้เรียกอีกทีบนฝั่งนะ', '這個叫法，上岸後再叫一次。', 'نادِني هكذا مرّة أخرى... على البرّ.'], { shot: 'full', prop: { kind: 'lantern', colour: '#c8503c' } }),
      ]),
    ],
  },
  {
    title: ['What the Pilot Kept', '水先人の秘密', 'สิ่งที่คนนำร่องเก็บไว้', '領港員守住的事', 'ما كتمه المرشد'],
    passages: [
      passage('cave', 'night', [
        say('wick', 'talk', ['Two men, one lantern, one purse with a fox on it.', '男ふたり、灯りひとつ、狐の紋の財布がひとつ。', 'ผู้ชายสอง ตะเกียงหนึ่ง ถุงเงินตราจิ้งจอกหนึ่ง', '兩個男的，一盞燈，一個狐狸紋的錢袋。', 'رجلان وفانوس، وكيس نقود عليه ثعلب.'], { tone: 'whisper' }),
        say('helena', 'cold', ['The fox is Aldous’s seal.', '狐は、オルダスの紋よ。', 'ตราจิ้งจอกของอัลดัส', '狐狸是奧德斯的紋章。', 'الثعلب ختم ألدوس.'], { shot: 'close' }),
        show('action', 'silas', 'angry', { posture: 'kick', others: [], sound: ['WHAM', 'ドカッ', 'พลั่ก', '砰', 'دُم'] }),
        say('helena', 'smirk', ['Good evening. I believe you sank me.', 'こんばんは。いつぞやは沈めていただいて。', 'สวัสดีค่ะ เห็นว่าพวกคุณเคยจมเรือฉัน', '晚安。聽說你們弄沉過我的船。', 'مساء الخير. أظنّكم أغرقتموني.'], { shot: 'low', prop: { kind: 'lantern', colour: '#c8503c' } }),
        tell(['They told us everything. Men do, when a widow holds the light.', '男たちはすべて話した。未亡人が灯りを持つと、そうなる。', 'พวกมันเล่าหมด เวลาหญิงหม้ายถือไฟ ใครก็พูด', '他們全招了。寡婦提著燈時，男人都會招。', 'اعترفوا بكلّ شيء. هكذا الرجال حين تحمل أرملةٌ الضوء.'], { shot: 'pause' }),
      ]),
      passage('beach', 'dawn', [
        say('helena', 'worry', ['Then you are innocent. Why did you keep silent?', 'ならあなたは無実。なぜ黙っていたの。', 'งั้นคุณก็บริสุทธิ์ ทำไมถึงเงียบ', '你是清白的。為什麼不說？', 'أنت بريء إذن. فلماذا سكتّ؟'], { shot: 'full' }),
        say('silas', 'sad', ['Because that isn’t all of it.', '話は、それで全部じゃない。', 'เพราะเรื่องยังไม่หมดแค่นั้น', '因為事情還沒說完。', 'لأنّ القصّة لم تكتمل.'], { shot: 'profile' }),
        say('silas', 'calm', ['I said the light was wrong. Edmund took the wheel.', '灯りが変だと言ったら、エドマンドが舵を奪った。', 'ผมบอกว่าไฟผิดที่ เอ็ดมันด์กลับแย่งพังงาไป', '我說燈不對，艾德蒙搶走了舵輪。', 'قلتُ إنّ الضوء خاطئ، فانتزع إدموند الدفّة.'], { shot: 'close' }),
        say('helena', 'shock', ['He knew?', '……知っていたの？', 'เขา…รู้เหรอ', '……他知道？', 'كان يعلم؟'], { shot: 'face' }),
        say('silas', 'sad', ['She was insured at twice her worth. He meant to swim.', '保険は船の倍額。あいつは泳いで逃げる気だった。', 'เรือประกันไว้สองเท่า เขากะจะว่ายน้ำหนี', '船保了兩倍的險。他打算游上岸。', 'كانت مؤمّنة بضعف ثمنها، ونوى أن يسبح.'], { shot: 'full' }),
        show('eyes', 'helena', 'cry'),
        say('helena', 'cry', ['You let them spit on you, so I could mourn a better man.', '唾を吐かれて耐えたのね。私に立派な夫を悼ませるために。', 'คุณยอมให้คนถ่มน้ำลายใส่ เพื่อให้ฉันไว้อาลัยสามีที่ดี', '你任人唾罵，就為了讓我悼念一個好丈夫。', 'احتملتَ بصاقهم لأحزن أنا على رجل أفضل ممّا كان.'], { shot: 'face' }),
      ]),
    ],
  },
  {
    title: ['Friday, Noon', '金曜の正午', 'เที่ยงวันศุกร์', '週五正午', 'ظهر الجمعة'],
    passages: [
      passage('harbour', 'dawn', [
        tell(['Friday, a quarter to noon. We came home through the Needle.', '金曜、正午十五分前。瀬戸を抜けて、私たちは帰港した。', 'วันศุกร์ สิบเอ็ดโมงสี่สิบห้า เรากลับถึงท่าผ่านร่องเข็ม', '週五，十一點四十五分。我們穿過針眼水道回港。', 'الجمعة، قبل الظهر بربع ساعة. عدنا عبر الإبرة.']),
        say('aldous', 'smirk', ['Sister! And with the man who drowned him.', '義姉さん！　しかも、兄を溺れさせた男と。', 'พี่สะใภ้! มากับคนที่ฆ่าพี่ผมเสียด้วย', '嫂嫂！還跟害死他的男人一起。', 'زوجة أخي! ومعها الرجل الذي أغرقه.'], { shot: 'full' }),
        say('helena', 'calm', ['I’ve brought back your purse.', 'お財布を届けに来たわ。', 'ฉันเอาถุงเงินมาคืนให้', '我來還你的錢袋。', 'جئتُك بكيس نقودك.'], { shot: 'close' }),
        show('eyes', 'aldous', 'shock'),
        say('aldous', 'cold', ['Say it aloud, and Edmund is a thief for ever.', '口にすれば、エドマンドは永遠に盗人だぞ。', 'ถ้าพูดออกไป เอ็ดมันด์จะเป็นขโมยไปชั่วกาล', '妳一說出口，艾德蒙就永遠是賊。', 'انطقي بها، ويبقَ إدموند لصًّا إلى الأبد.'], { shot: 'low', tone: 'whisper' }),
        say('silas', 'worry', ['Leave it at the light. Leave me as I am.', '灯りの話だけでいい。俺はこのままで。', 'เล่าแค่เรื่องไฟก็พอ ผมอยู่อย่างนี้ได้', '說燈的事就好。我就這樣吧。', 'اكتفي بقصّة الضوء، واتركيني كما أنا.'], { shot: 'profile' }),
        say('helena', 'smile', ['Silas. On my deck, you do what I say.', 'サイラス。私の甲板では、言うとおりにして。', 'ไซลัส บนดาดฟ้าเรือฉัน คุณต้องทำตามฉัน', '賽拉斯，在我的甲板上，你得聽我的。', 'سايلس، على سطحي تفعل ما أقول.'], { shot: 'close' }),
      ]),
      passage('library', 'lamp', [
        say('helena', 'talk', ['My husband sank his own ship. This man tried to save it.', '夫は自分の船を沈めました。救おうとしたのは、この人です。', 'สามีฉันจมเรือตัวเอง ชายคนนี้พยายามช่วยมัน', '我丈夫弄沉了自己的船。想救它的，是這個人。', 'زوجي أغرق سفينته بيده، وهذا الرجل حاول إنقاذها.'], { shot: 'low' }),
        say('aldous', 'shout', ['She’s mad with grief!', '悲しみで気が触れたか！', 'นางเสียใจจนเสียสติ!', '她傷心過度，瘋了！', 'لقد جُنّت من الحزن!'], { shot: 'face', tone: 'shout' }),
        say('wick', 'angry', ['She ties her own knots!', '奥様は、自分で綱を結ぶんだぞ！', 'คุณนายผูกเงื่อนเองได้นะ!', '夫人的結，都是自己打的！', 'إنّها تعقد عُقَدها بيدها!'], { shot: 'full', posture: 'raise' }),
        tell(['The clock struck noon. Nobody bought anything.', '正午の鐘が鳴った。何ひとつ、人手に渡らなかった。', 'นาฬิกาตีเที่ยง ไม่มีใครซื้ออะไรได้ทั้งนั้น', '正午鐘響。什麼都沒有易主。', 'دقّت الساعة الظهر، ولم يشترِ أحد شيئًا.'], { shot: 'pause' }),
        show('face', 'silas', 'cry'),
      ]),
    ],
  },
  {
    title: ['Saltwater Vows', '潮の誓い', 'คำสัตย์กลางเกลียวคลื่น', '鹽海誓約', 'عهود البحر'],
    passages: [
      passage('harbour', 'gold', [
        tell(['They gave him back his licence, his name, and a great many good mornings.', '免状と名前と、山ほどの「おはよう」が彼に返ってきた。', 'เขาได้ใบอนุญาตคืน ได้ชื่อคืน และคำทักทายอีกมากมาย', '他拿回了執照、名聲，還有數不清的早安。', 'أعادوا إليه رخصته واسمه، وكثيرًا من «صباح الخير».']),
        say('wick', 'deadpan', ['He can’t take it. He just says “you too” and hides.', 'サイラス、「そちらこそ」って言って隠れるんだよ。', 'เขารับไม่ไหว พูดแค่ “เช่นกัน” แล้วก็หลบ', '他受不了，只會說「你也是」然後躲起來。', 'لا يحتمل هذا. يقول «وأنت أيضًا» ثمّ يختبئ.'], { shot: 'full' }),
        say('silas', 'worry', ['A man gave me a cabbage.', '……キャベツを、もらった。', 'มีคนให้กะหล่ำปลีผมหัวหนึ่ง', '有人……送我一顆高麗菜。', 'أعطاني رجل... ملفوفة.'], { shot: 'close' }),
        say('helena', 'laugh', ['You’re forgiven! It’s the custom.', '許されたのよ！　ここの習わし。', 'คุณได้รับอภัยแล้วไง! ธรรมเนียมที่นี่', '你被原諒了！這是本地習俗。', 'لقد غفروا لك! تلك عادتنا.'], { shot: 'face' }),
        say('silas', 'calm', ['The voyage is done. The truth is paid. That’s our paper.', '航海は済んだ。真実も払った。契約は終わりだ。', 'เดินเรือก็แล้ว ความจริงก็จ่ายแล้ว ครบตามสัญญา', '航程走完，真相付清。我們的約到期了。', 'تمّت الرحلة ودُفعت الحقيقة. انتهى عقدنا.'], { shot: 'profile' }),
      ]),
      passage('bridge', 'gold', [
        say('helena', 'calm', ['Then I want new terms.', 'なら、新しい契約を。', 'งั้นฉันขอข้อตกลงใหม่', '那我要新的條件。', 'إذن أريد شروطًا جديدة.'], { shot: 'full' }),
        say('silas', 'smile', ['Pilots have one vow: “I don’t leave until you’re moored.”', '水先人の誓いはひとつ。「舫うまで、離れない」', 'คนนำร่องมีคำสัตย์เดียว “ไม่ไปไหนจนกว่าเรือจะเทียบท่า”', '領港員只有一個誓言：「不靠岸，不離船。」', 'للمرشد عهد واحد: «لا أغادر حتّى ترسو السفينة».'], { shot: 'close' }),
        say('helena', 'shy', ['And if she never moors?', 'もし、ずっと舫わなかったら？', 'แล้วถ้าเรือไม่เทียบท่าเลยล่ะ', '要是她一直不靠岸呢？', 'وإن لم ترسُ أبدًا؟'], { shot: 'profile' }),
        say('silas', 'shy', ['Then I don’t leave.', 'なら、離れない。', 'งั้นผมก็ไม่ไปไหน', '那我就不離開。', 'فلن أغادر.'], { shot: 'face' }),
        say('wick', 'shout', ['Is it a kiss or a cabbage? I can’t see!', 'キス？　キャベツ？　ここから見えない！', 'จูบหรือกะหล่ำปลี! มองไม่เห็น!', '是親親還是高麗菜？我看不到！', 'أقبلة هي أم ملفوفة؟ لا أرى!'], { shot: 'low', tone: 'shout' }),
        show('back', 'helena', 'smile', { others: ['silas'] }),
        tell(['This time we wrote nothing down.', '今度は、紙には書かなかった。', 'คราวนี้เราไม่ได้เขียนอะไรไว้เลย', '這一次，我們什麼都沒寫。', 'هذه المرّة لم نكتب شيئًا.'], { shot: 'pause' }),
      ]),
    ],
  },
];
