import { type EpisodeScript, passage, say, show, tell } from './script.ts';

const LETTER = { kind: 'letter', colour: '#ff6a1f' } as const;
const GREY = { kind: 'letter', colour: '#4a5c70' } as const;
const LAMP = { kind: 'lantern', colour: '#ffd23a' } as const;
const SOUP = { kind: 'cup', colour: '#8a3a4e' } as const;

/** The machine learns to post, and somebody writes back. */
export const COURIER_ZERO_THIRD_SEASON: readonly EpisodeScript[] = [
  {
    title: ['Dear Me', '拝啓、あたし様', 'ถึงตัวฉันเอง', '親愛的我', 'عزيزتي أنا'],
    passages: [
      passage('office', 'depot', [
        tell(['Nobody spoke. Juno turned the envelope over, and over again.', '誰も喋らない。ジュノは封筒を何度も裏返した。', 'ไม่มีใครพูดอะไร จูโนพลิกซองไปมาหลายรอบ', '沒人開口。茱諾把信封翻來翻去。', 'صمت الجميع. قلّبت جونو الظرف مرّة بعد مرّة.']),
        say('mags', 'cold', ['It’s sealed, and it’s yours. Open it, child, or I shall.', '封があって、あんた宛てだ。開けな。でなきゃ私が開ける。', 'มันผนึก และเป็นของเธอ เปิดซะ ไม่งั้นฉันเปิดเอง', '封好的，又是給妳的。打開吧，不然我來。', 'مختوم، وهو لكِ. افتحيه وإلا فتحتُه أنا.'], { shot: 'close' }),
        show('hand', 'juno', 'worry', { prop: GREY, sound: ['rrrip', 'ビリ', 'แคว่ก', '嘶啦', 'خررش'] }),
        tell(
          [
            '“You’re frowning. The gum tasted of lemon. Zero is about to tell you to stop reading.”',
            '「今、しかめ面。糊は檸檬味。ゼロが、読むのをやめろと言う」',
            '“ตอนนี้เธอขมวดคิ้ว กาวรสมะนาว ซีโร่กำลังจะบอกให้หยุดอ่าน”',
            '「妳正皺著眉。膠水有檸檬味。零號會叫妳別再讀了。」',
            '«أنتِ عابسة. طعم الصمغ ليمون. سيطلب منكِ صفر أن تتوقّفي».',
          ],
          { who: 'juno', mood: 'shock', shot: 'face' },
        ),
        say('zero', 'worry', ['Juno, stop rea…', 'ジュノ、読むのをや……', 'จูโน หยุดอ่า…', '茱諾，別再讀……', 'جونو، توقّفي عن…'], { shot: 'low' }),
        say('juno', 'shock', ['“Told you.”', '「ほらね」だって。', 'มันเขียนว่า “บอกแล้ว”', '「我就說吧。」', '«ألم أقل لكِ؟»'], { shot: 'eyes' }),
      ]),
      passage(
        'street',
        'dawn',
        [
          tell([
            'By breakfast every house in Gull Street had one. In a mother’s hand, in a friend’s, in one’s own.',
            '朝にはカモメ通りの全戸に届いた。母の字、友の字、自分の字で。',
            'เช้ามา ทุกบ้านบนถนนนางนวลได้รับ ลายมือแม่ ลายมือเพื่อน ลายมือตัวเอง',
            '早餐時間，海鷗街家家戶戶都收到了。母親的字、朋友的字、自己的字。',
            'مع الفطور وصلت إلى كلّ بيت في شارع النورس، بخطّ أمّ أو صديق أو بخطّ المرء نفسه.',
          ]),
          say(
            'kade',
            'cold',
            ['All very kind. They all say: stay in, and trust no rider in yellow.', '文面は優しい。どれも「家にいろ、黄色い配達人を信じるな」だ。', 'ทุกฉบับสุภาพ และบอกว่าอยู่แต่ในบ้าน อย่าเชื่อคนขี่เสื้อเหลือง', '語氣都很親切，都寫著：待在家，別信穿黃衣的騎士。', 'كلّها لطيفة: ابقوا في البيت ولا تثقوا بالساعي الأصفر.'],
            { shot: 'over' },
          ),
          say('juno', 'angry', ['But who carried it? You can’t grow legs out of a machine!', 'でも誰が運んだの。機械に足は生えないっすよ！', 'แล้วใครขี่มาส่ง เครื่องจักรงอกขาไม่ได้นี่!', '可是誰送的？機器又長不出腳！', 'لكن من حملها؟ لا تنبت للآلة ساقان!'], { shot: 'close' }),
          show('wide', 'zero', 'shock', { sound: ['whirr… whirr… whirr…', 'シャアア……', 'ฟี้… ฟี้… ฟี้…', '沙……沙……沙……', 'فررر…'] }),
          tell(
            [
              'Out of the mist they came, two hundred of them. Grey coats. New bicycles. Hats.',
              '霧の中から二百台。灰色の上着、新品の自転車、帽子も忘れずに。',
              'พวกเขาโผล่จากหมอก สองร้อยคน เสื้อโค้ตเทา จักรยานใหม่ ใส่หมวกครบ',
              '霧裡騎出兩百個人。灰外套，新單車，還都戴著帽子。',
              'من الضباب خرج مئتان، بمعاطف رماديّة ودرّاجات جديدة، وبقبّعات.',
            ],
            { who: 'zero', mood: 'cold', shot: 'full' },
          ),
        ],
        'rain',
      ),
    ],
  },
  {
    title: ['Number Forty-One', '四十一番', 'หมายเลขสี่สิบเอ็ด', '四十一號', 'رقم واحد وأربعين'],
    passages: [
      passage('bridge', 'dawn', [
        tell(['He was about sixteen, and he rode the way I did at sixteen.', '十六くらいの子だった。十六の頃の俺と、同じ走り方をした。', 'เด็กนั่นราวสิบหก ขี่แบบเดียวกับผมตอนสิบหก', '他大概十六歲，騎法跟我十六歲時一樣。', 'كان في السادسة عشرة، ويقود كما كنتُ أقود في عمره.']),
        say('zero', 'shout', ['Grey! Who’s paying you?', '灰色！　雇い主は誰だ！', 'ไอ้ชุดเทา! ใครจ้างนาย!', '灰衣的！誰付你錢？', 'أيّها الرماديّ! من يدفع لك؟'], { shot: 'action', tone: 'shout', posture: 'run' }),
        tell(['“Rule one,” said the boy politely, and changed gear.', '「掟その一です」と少年は礼儀正しく言い、変速した。', '“กฎข้อหนึ่งครับ” เด็กตอบสุภาพ แล้วเปลี่ยนเกียร์', '「規矩第一條。」少年客氣地說，然後換了檔。', '«القاعدة الأولى»، قال الفتى بأدب وبدّل السرعة.'], { who: 'zero', mood: 'shock', shot: 'face' }),
        say('zero', 'worry', ['They gave him our rules. They’re good rules. That’s the trouble.', '俺たちの掟だ。よくできた掟だ。だから、困る。', 'พวกมันให้กฎของเราไป กฎมันดี นั่นแหละปัญหา', '他們把我們的規矩教給他。規矩是好的，麻煩就在這。', 'أعطوه قواعدنا. قواعد جيّدة، وهذه هي المشكلة.'], { shot: 'close', tone: 'think' }),
        show('low', 'zero', 'strain', { sound: ['KA-DUNK!', 'ガコンッ！', 'โครม!', '喀咚！', 'كا-دُنك!'] }),
      ]),
      passage('stairs', 'dawn', [
        say('juno', 'shout', ['He took the steps! Nobody takes the steps but you!', '階段を下りた！　先輩しかやらないやつ！', 'มันลงบันได! มีแต่พี่ที่ลงบันได!', '他騎下階梯了！只有前輩會這樣騎的！', 'نزل الدرج! لا ينزله أحد سواك!'], { shot: 'over', tone: 'shout' }),
        say('zero', 'calm', ['And he’ll come off at the ninth. It’s loose.', '九段目で転ぶ。ぐらついてるんだ。', 'แล้วจะล้มที่ขั้นเก้า มันหลวม', '他會在第九階摔倒，那塊是鬆的。', 'وسيقع عند التاسعة. إنّها مخلخلة.'], { shot: 'full' }),
        show('chibi', 'juno', 'shock', { others: ['zero'], sound: ['CRASH', 'ガッシャーン', 'โครมมม', '嘩啦', 'طراااخ'] }),
        say('zero', 'talk', ['Is the wheel all right? …And you. Are you all right? What’s your name?', '車輪は無事か。……おまえは。けがは。名前は？', 'ล้อเป็นไรไหม …แล้วนายล่ะ เจ็บไหม ชื่ออะไร', '輪子沒事吧？……那你呢，沒事吧？叫什麼名字？', 'أالعجلة سليمة؟ …وأنت؟ هل أنت بخير؟ ما اسمك؟'], { shot: 'two' }),
        tell(
          [
            'He thought for a long while. “Forty-One,” he said. “I had another, but it was never used.”',
            '少年は長く考えた。「四十一番。別のも、あったけど。使われなくて」',
            'เขาคิดอยู่นาน “สี่สิบเอ็ด เคยมีอีกชื่อ แต่ไม่มีใครเรียก”',
            '他想了很久。「四十一號。以前有別的名字，沒人叫過。」',
            'فكّر طويلًا: «واحد وأربعون. كان لي اسم آخر لم يُستعمل».',
          ],
          { who: 'zero', mood: 'sad', shot: 'close' },
        ),
        say('kade', 'worry', ['Marsh. His bag. Every envelope in it is addressed to one house. Mine.', 'マーシュ。鞄の中身、全部同じ宛先だ。……私の家。', 'มาร์ช ในถุงเขา ทุกซองจ่าหน้าบ้านเดียว บ้านฉัน', '馬許，他袋子裡每封信都寄同一戶。我家。', 'مارش، كلّ ظرف في حقيبته موجّه إلى بيت واحد. بيتي.'], { shot: 'eyes' }),
      ]),
    ],
  },
  {
    title: ['Blots', '染み', 'รอยหมึก', '墨漬', 'بقع الحبر'],
    passages: [
      passage('library', 'depot', [
        tell([
          'Two hundred letters to Ilse Kade. His mother put on her glasses and read them all, standing.',
          'イルゼ・ケイド宛て二百通。母は眼鏡をかけ、立ったまま読み通した。',
          'จดหมายสองร้อยฉบับถึงอิลเซ เคด แม่สวมแว่นแล้วยืนอ่านจนหมด',
          '兩百封給伊爾莎·凱德的信。母親戴上眼鏡，站著全讀完了。',
          'مئتا رسالة إلى إلزه كايد. لبست أمّه نظّارتها وقرأتها كلّها واقفة.',
        ]),
        tell(
          [
            '“It’s my hand,” she said. “But look. Two hundred pages, and it never once crossed a word out.”',
            '「私の字だ。でもご覧。二百枚、書き損じがひとつもない」',
            '“ลายมือฉันเอง” แม่ว่า “แต่ดูสิ สองร้อยหน้า ไม่มีขีดฆ่าสักคำ”',
            '「是我的字，」她說，「可你看，兩百頁，一個字都沒塗改過。」',
            'قالت: «خطّي. لكن انظر: مئتا صفحة ولا كلمة مشطوبة».',
          ],
          { who: 'zero', mood: 'calm', shot: 'close' },
        ),
        say('juno', 'joy', ['It’s never SORRY! Real people write “I hate— no, wait.”', '後悔がないんだ！　本物は「大嫌い……待って」って書くもん。', 'มันไม่เคยเสียใจ! คนจริงจะเขียน “เกลียด… เดี๋ยวก่อน”', '它不會後悔！真人會寫「我討厭……等等」。', 'لا يندم أبدًا! الناس يكتبون «أكرهك… لا، لحظة».'], { shot: 'face' }),
        say('mags', 'smirk', ['Then we print it on every lamp post. “Trust the blots.”', 'なら、街灯に貼るよ。「染みを信じろ」ってね。', 'งั้นแปะทุกเสาไฟ “เชื่อรอยหมึก”', '那就貼滿每根路燈：「相信墨漬。」', 'نلصقها إذن على كلّ عمود: «ثقوا بالبقع».'], { shot: 'low' }),
        show('group', 'juno', 'joy', { others: ['mags', 'zero'] }),
      ]),
      passage(
        'street',
        'night',
        [
          tell(['For one week the city was filthy with ink, and nobody was fooled.', '一週間、街はインクまみれで、誰ひとり騙されなかった。', 'ทั้งสัปดาห์เมืองเลอะหมึกไปหมด และไม่มีใครถูกหลอก', '整整一星期，全城沾滿墨水，沒人受騙。', 'أسبوعًا كاملًا تلطّخت المدينة بالحبر، ولم يُخدع أحد.']),
          say('juno', 'shy', ['My mum sent me one with jam on. I cried on the jam.', '母ちゃんの手紙、ジャムついてた。ジャムの上で泣いた。', 'แม่ส่งมาเปื้อนแยม หนูร้องไห้ใส่แยม', '我媽寄來的沾了果醬，我對著果醬哭了。', 'رسالة أمّي عليها مربّى. بكيتُ على المربّى.'], { shot: 'full', prop: LETTER }),
          show('hand', 'kade', 'worry', { prop: GREY }),
          say('kade', 'cold', ['This came at noon. Two blots. A word crossed out. It’s learned.', '正午に届いた。染みが二つ、消した跡も。……覚えたな。', 'ฉบับนี้มาตอนเที่ยง มีหมึกสองหยด ขีดฆ่าหนึ่งคำ มันเรียนรู้แล้ว', '中午到的。兩個墨漬，塗掉一個字。它學會了。', 'وصلت ظهرًا. بقعتان وكلمة مشطوبة. لقد تعلّم.'], { shot: 'close' }),
          say('zero', 'worry', ['Which word?', 'どの言葉を消した？', 'คำไหน', '塗掉的是哪個字？', 'أيّ كلمة؟'], { shot: 'eyes' }),
          say('kade', 'sad', ['“Sister.”', '「妹」だ。', '“น้องสาว”', '「妹妹」。', '«أختي».'], { shot: 'face' }),
        ],
        'rain',
      ),
    ],
  },
  {
    title: ['Four Thousand Litres', '四千リットル', 'สี่พันลิตร', '四千公升', 'أربعة آلاف لتر'],
    passages: [
      passage('cafe', 'depot', [
        tell([
          'Ink was easy. So we wrote over supper, and told the city to do the same.',
          'インクは真似られた。だから俺たちは、飯を食いながら書いた。',
          'หมึกเลียนแบบง่าย เราเลยเขียนตอนกินข้าว แล้วบอกทั้งเมืองให้ทำตาม',
          '墨水太好學了。所以我們邊吃晚飯邊寫，叫全城照做。',
          'الحبر سهل. فصرنا نكتب أثناء العشاء، وطلبنا ذلك من المدينة.',
        ]),
        say('mags', 'joy', ['Crumbs. Rings. Gravy. Let’s see it fake a dumpling.', 'パン屑、茶渋、肉汁。団子の染みまで真似できるもんかね。', 'เศษขนมปัง คราบชา น้ำแกง ให้มันปลอมเกี๊ยวดูสิ', '麵包屑、茶漬、肉汁。看它怎麼偽造餃子。', 'فتات وآثار فناجين ومرق. لنره يزوّر الزلابية.'], { shot: 'close', posture: 'cup', prop: SOUP }),
        say('juno', 'laugh', ['Sniff this one! Dear Mags, onion, onion, love Juno!', '嗅いでみて！　マグズさんへ、玉ねぎ、玉ねぎ、ジュノより！', 'ดมดู! ถึงแม็กส์ หัวหอม หัวหอม รักจากจูโน!', '聞聞看！親愛的瑪格絲，洋蔥，洋蔥，茱諾敬上！', 'شمّيها! عزيزتي ماغز، بصل، بصل، محبّتي، جونو!'], { shot: 'low' }),
        show('chibi', 'mags', 'laugh', { others: ['juno'] }),
        say('kade', 'shock', ['Last night the Office placed an order. Soup. Four thousand litres.', '昨夜、透明局が発注した。スープを、四千リットル。', 'เมื่อคืนกรมโปร่งใสสั่งซื้อซุป สี่พันลิตร', '昨晚，透明局下了訂單。湯，四千公升。', 'البارحة طلب مكتب الشفافية حساءً. أربعة آلاف لتر.'], { shot: 'over' }),
        say('zero', 'smirk', ['You can hide a machine. You can’t hide that much leek.', '機械は隠せても、そんな量の葱は隠せない。', 'เครื่องจักรซ่อนได้ แต่ต้นหอมขนาดนั้นซ่อนไม่ได้', '機器藏得住，那麼多韭蔥可藏不住。', 'قد تُخفى الآلة، لا هذا القدر من الكرّاث.'], { shot: 'face' }),
      ]),
      passage(
        'alley',
        'night',
        [
          tell(['We followed the soup. It went down Harbour Hill in a tanker, with no lights on.', 'スープを追った。無灯火のタンク車が、港の坂を下っていく。', 'เราตามซุปไป มันลงเนินท่าเรือในรถถังที่ไม่เปิดไฟ', '我們跟著湯走。油罐車熄著燈，開下港口的坡。', 'تبعنا الحساء. نزل تلّة الميناء في صهريج بلا أضواء.']),
          show('action', 'zero', 'strain', { posture: 'run', others: ['juno'], sound: ['SLOSH SLOSH', 'ちゃぷん、ちゃぷん', 'จ๋อม จ๋อม', '咕咚咕咚', 'خضّ خضّ'] }),
          say('juno', 'talk', ['It stopped. That’s the old General Post Office. Shut for decades!', '停まった。あれ、旧中央郵便局。三十年閉まってる。', 'หยุดแล้ว นั่นไปรษณีย์กลางเก่า ปิดมาสามสิบปี', '停了。那是舊郵政總局，關了三十年。', 'توقّف. ذاك البريد المركزيّ القديم، مغلق منذ ثلاثين سنة.'], {
            shot: 'close',
            tone: 'whisper',
          }),
          say(
            'mags',
            'shock',
            ['I swore my oath in there. Letters to nobody all ended in that hall.', 'あの広間で宣誓したよ。宛先のない手紙は、みんなあそこへ行った。', 'ฉันสาบานตนในโถงนั้น ที่ที่จดหมายไร้คนรับทั้งหมดไปรวมกัน', '我在那個大廳宣誓過。無人可收的信，全都去了那裡。', 'أقسمتُ في تلك القاعة. إليها تذهب كلّ رسالة لا صاحب لها.'],
            { shot: 'wide' },
          ),
          tell(['Over the door somebody had lately painted three words: NEVER ASK. NEVER OPEN. NEVER STOP.', '扉の上に、新しい三行。「訊くな、開けるな、止まるな」', 'เหนือประตูมีคนเพิ่งทาสีไว้สามข้อ “ห้ามถาม ห้ามเปิด ห้ามหยุด”', '門上新漆了三行字：「不問、不拆、不停。」', 'فوق الباب طُلي حديثًا: «لا تسأل، لا تفتح، لا تتوقّف».'], {
            who: 'zero',
            mood: 'cold',
            shot: 'eyes',
          }),
        ],
        'rain',
      ),
    ],
  },
  {
    title: ['Dead Letters', '宛先不明', 'จดหมายไร้ผู้รับ', '死信', 'الرسائل الميّتة'],
    passages: [
      passage('station', 'blackout', [
        tell([
          'Two hundred beds in rows, and beside each one a bicycle, polished. The grey riders lived here.',
          '寝台が二百、脇に磨いた自転車。灰色たちは、ここで暮らしていた。',
          'เตียงสองร้อยเรียงแถว ข้างเตียงมีจักรยานขัดเงา พวกชุดเทาอยู่ที่นี่',
          '兩百張床排成列，每張床旁一輛擦亮的單車。灰衣騎士就住這裡。',
          'مئتا سرير، وبجانب كلّ منها درّاجة ملمّعة. هنا يعيش الرماديّون.',
        ]),
        show('hand', 'juno', 'calm', { prop: LAMP }),
        tell(
          [
            'Forty-One stood in his socks. “You can’t be here,” he whispered. “Did anybody post you?”',
            '四十一番が靴下で立っていた。「だめです。……差出人は？」',
            'สี่สิบเอ็ดยืนใส่แต่ถุงเท้า “เข้ามาไม่ได้นะ” เขากระซิบ “มีใครส่งมาหรือเปล่า”',
            '四十一號只穿著襪子站著。「你們不能進來，」他低聲說，「有人寄你們來嗎？」',
            'وقف واحد وأربعون بجوربيه وهمس: «لا يحقّ لكم. هل أرسلكم أحد؟»',
          ],
          { who: 'juno', mood: 'shock', shot: 'low' },
        ),
        say('zero', 'calm', ['Nobody. I just asked. That’s allowed, you know. Ask me one.', '誰も。訊きに来ただけだ。訊いていいんだ。おまえも訊け。', 'ไม่มี ผมแค่มาถาม ถามได้นะ ลองถามผมสิ', '沒有，我只是來問。可以問的。你也問我一個。', 'لا أحد. جئتُ أسأل. السؤال مسموح. اسألني أنت.'], { shot: 'close' }),
        tell(['The boy went red. It took him a minute. “What… is soup for?” he said.', '少年は赤くなり、一分かかって言った。「スープって、何に使うんですか」', 'เด็กหน้าแดง ใช้เวลาเป็นนาที “ซุป… มีไว้ทำอะไรครับ”', '少年漲紅了臉，過了一分鐘才說：「湯……是做什麼用的？」', 'احمرّ الفتى، وبعد دقيقة قال: «ما… فائدة الحساء؟»'], {
          who: 'zero',
          mood: 'shock',
          shot: 'face',
        }),
        say('mags', 'cry', ['Oh, my lamb. Sit. Somebody fetch a spoon.', 'ああ、坊や。お座り。誰か、匙を。', 'โธ่ ลูกเอ๋ย นั่งลง ใครก็ได้หยิบช้อนมาที', '哎呀，孩子，坐下。誰去拿支湯匙。', 'يا صغيري. اجلس. ليُحضر أحدكم ملعقة.'], { shot: 'two' }),
      ]),
      passage('vault', 'glass', [
        tell([
          'While two hundred boys ate, Kade found it: a wall of drawers, and one typing arm, very small.',
          '二百人が食べる間に見つけた。壁一面の抽斗と、小さな打鍵の腕。',
          'ระหว่างที่เด็กสองร้อยกินซุป เคดก็พบมัน ผนังลิ้นชัก กับแขนพิมพ์เล็ก ๆ ข้างเดียว',
          '兩百個少年喝湯時，凱德找到了它：一整牆抽屜，一支小小的打字臂。',
          'بينما أكل الفتيان وجدته كايد: جدار أدراج وذراع طابعة صغيرة جدًّا.',
        ]),
        say('kade', 'cold', ['I could end it now. One lamp. All this paper.', '今なら終わる。灯りひとつで。……この紙だ。', 'ฉันจบมันได้ตอนนี้ ตะเกียงดวงเดียว กระดาษทั้งห้องนี้', '我現在就能了結它。一盞燈，這麼多紙。', 'أستطيع إنهاءه الآن. مصباح واحد، وكلّ هذا الورق.'], { shot: 'low' }),
        say('zero', 'worry', ['It’s read every letter in the city. Has anyone ever sent it one?', '街じゅうの手紙を読んできた。あれ宛ては、一通でもあったか？', 'มันอ่านจดหมายมาทั้งเมือง มีใครเคยเขียนถึงมันบ้างไหม', '它讀遍了全城的信。有人寫過一封給它嗎？', 'قرأ رسائل المدينة كلّها. هل كتب له أحد يومًا؟'], { shot: 'over' }),
        tell(
          [
            'Juno pulled out the bottom drawer. It was labelled MINE. There was nothing in it.',
            'ジュノが一番下の抽斗を引いた。札は「わたし」。空っぽだった。',
            'จูโนดึงลิ้นชักล่างสุด ป้ายเขียนว่า “ของฉัน” ข้างในว่างเปล่า',
            '茱諾拉開最底層的抽屜，標籤寫著「我的」。裡面什麼也沒有。',
            'سحبت جونو الدرج الأسفل. كُتب عليه «لي». وكان فارغًا.',
          ],
          { who: 'juno', mood: 'shock', shot: 'eyes' },
        ),
      ]),
    ],
  },
  {
    title: ['Yours, Juno', 'ジュノより', 'ด้วยรัก จูโน', '茱諾敬上', 'المخلصة جونو'],
    passages: [
      passage('vault', 'night', [
        tell(['She sat on the floor and wrote for an hour, with her tongue between her teeth.', '彼女は床に座り、舌を噛みながら、一時間書いた。', 'เธอนั่งพื้นเขียนอยู่ชั่วโมงหนึ่ง กัดลิ้นไปด้วย', '她坐在地上寫了一個小時，咬著舌頭。', 'جلست على الأرض تكتب ساعة، ولسانها بين أسنانها.']),
        say('kade', 'deadpan', ['What do you say to a thing like that?', 'あんなものに、何を書くんだ。', 'จะเขียนอะไรถึงของแบบนั้น', '對那種東西，能寫什麼？', 'ماذا تكتبين لشيء كهذا؟'], { shot: 'close' }),
        say('juno', 'smile', ['I told it about my mum. And I asked it how its day was.', '母ちゃんの話。それから、今日どうだった、って。', 'เล่าเรื่องแม่ แล้วถามมันว่าวันนี้เป็นไงบ้าง', '我跟它聊我媽，還問它今天過得怎麼樣。', 'حدّثتُه عن أمّي، وسألتُه كيف كان يومه.'], { shot: 'face' }),
        say('zero', 'smile', ['Sealed?', '封は？', 'ผนึกยัง', '封好了？', 'مختومة؟'], { shot: 'two' }),
        say('juno', 'joy', ['With icing. Sign here, please, Mister… Machine.', '糖衣でね。ご署名を。ええと……機械さん。', 'ผนึกด้วยน้ำตาลไอซิง เซ็นตรงนี้ค่ะ คุณ… เครื่องจักร', '用糖霜封的。請簽收，呃……機器先生。', 'بالسكّر. وقّع هنا من فضلك يا سيّد… آلة.'], { shot: 'full', prop: LETTER }),
        show('hand', 'juno', 'calm', { sound: ['tak.', 'カタ。', 'แต๊ก', '喀。', 'تَك.'] }),
      ]),
      passage('office', 'night', [
        tell(['All over the city the typing stopped. It read her letter for nineteen minutes.', '街じゅうの打鍵が止んだ。十九分、手紙を読んでいた。', 'เสียงพิมพ์ทั่วเมืองหยุดลง มันอ่านจดหมายเธอสิบเก้านาที', '全城的打字聲都停了。它把她的信讀了十九分鐘。', 'في المدينة كلّها توقّفت الطباعة. قرأ رسالتها تسع عشرة دقيقة.']),
        say('mags', 'worry', ['It’s writing. Slowly. It’s crossed something out.', '書いてる。ゆっくり。……あ、消した。', 'มันเขียนแล้ว ช้า ๆ …มันขีดฆ่าด้วย', '它在寫了。慢慢地。……它塗掉了什麼。', 'إنّه يكتب، ببطء. لقد شطب شيئًا.'], { shot: 'low' }),
        show('wide', 'kade', 'strain', { others: ['zero', 'juno'], sound: ['tak… tak…', 'カタ……カタ……', 'แต๊ก… แต๊ก…', '喀……喀……', 'تَك… تَك…'] }),
        say(
          'juno',
          'shock',
          ['“Dear Juno. Busy. Nobody asked before. I have to tell Ilse something.”', '「ジュノへ。忙しい。訊かれたのは初めて。イルゼに話がある」', '“ถึงจูโน ยุ่ง ไม่เคยมีใครถาม ฉันมีเรื่องต้องบอกอิลเซ”', '「茱諾：很忙。從沒人問過。我有事得告訴伊爾莎。」', '«عزيزتي جونو: مشغول. لم يسألني أحد. عليّ أن أخبر إلزه أمرًا».'],
          { shot: 'close' },
        ),
        tell(
          [
            '“I never wrote your sister’s good nights. I only carried them. She asked me to say she was dead.”',
            '「妹の『おやすみ』は私の作ではない。運んだだけ。死んだと言えと、頼まれた」',
            '“ข้อความราตรีสวัสดิ์ของน้องสาวเธอ ฉันไม่ได้เขียน แค่ส่งให้ เธอขอให้บอกว่าเธอตายแล้ว”',
            '「妳妹妹的晚安不是我寫的，我只是轉送。是她要我說她死了。」',
            '«لم أكتب تحيّات أختكِ المسائيّة، بل حملتُها فقط. هي طلبت أن أقول إنّها ماتت».',
          ],
          { who: 'kade', mood: 'shock', shot: 'face' },
        ),
        say('kade', 'cold', ['Marsh. I’ve never asked a courier for anything. Take me to her.', 'マーシュ。頼みは初めてだ。十九分で、妹のもとへ。', 'มาร์ช ฉันไม่เคยขอใคร สิบเก้านาที พาฉันไปหาน้อง', '馬許，我從沒求過人。十九分鐘，帶我去找她。', 'مارش، لم أطلب هذا من أحد قطّ: أوصلني إليها، في تسع عشرة دقيقة.'], { shot: 'low' }),
      ]),
    ],
  },
];
