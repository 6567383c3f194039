import { type EpisodeScript, passage, say, show, tell } from './script.ts';

const PAGE = { kind: 'letter', colour: '#b0221e' } as const;
const CARD = { kind: 'letter', colour: '#6a4a7a' } as const;
const WHITE = { kind: 'book', colour: '#e6e0d8' } as const;
const LAMP = { kind: 'lantern', colour: '#5a4a34' } as const;

/** A house without its mistress: what an accountant does with nine kilometres of rope. */
export const RED_LEDGER_THIRD_SEASON: readonly EpisodeScript[] = [
  {
    title: ['The First Refusal', '初めての拒絶', 'ครั้งแรกที่ปฏิเสธ', '第一次拒絕', 'الرفض الأوّل'],
    passages: [
      passage('harbour', 'fog', [
        tell(['I cannot row. I went round in circles until one of the circles met him.', '私は漕げない。ぐるぐる回るうち、その輪のひとつが、彼に当たった。', 'ผมพายเรือไม่เป็น วนเป็นวงอยู่นาน จนวงหนึ่งไปเจอเขา', '我不會划船，一直打轉，轉著轉著，有一圈碰上了他。', 'لا أجيد التجديف. درتُ في حلقات حتى لاقته إحداها.'], {
          shot: 'wide',
          who: 'vey',
          mood: 'strain',
        }),
        say('lull', 'cry', ['I said no, Mr Vey. I never said it before. Is that how it’s said?', '断ったよ、ヴェイさん。初めてだ。「断る」で、合ってるか。', 'ผมบอกว่าไม่ครับคุณเวย์ ไม่เคยพูดเลย พูดแบบนี้ถูกไหม', '我說了「不」，維伊先生。第一次說。是這樣說的嗎？', 'قلتُ لا يا سيّد فاي. لم أقلها من قبل. أهكذا تُقال؟'], {
          shot: 'close',
        }),
        say('vey', 'worry', ['That is how. Where is she, Lull?', '合っています。……マダムは、どこです。', 'ถูกแล้ว มาดามอยู่ไหน ลัล', '就是這樣說。夫人在哪裡，拉爾？', 'هكذا تمامًا. أين هي يا لال؟'], { shot: 'over' }),
        say(
          'lull',
          'sad',
          ['She borrowed my hat. She said she’d keep it on. Then there was only the hat.', '帽子を貸せと。かぶったままでいい、と。……残ったのは、帽子だけだ。', 'เธอยืมหมวกผม บอกว่าจะไม่ถอด แล้วก็เหลือแต่หมวก', '她借了我的帽子，說要一直戴著。後來，就只剩帽子了。', 'استعارت قبّعتي وقالت إنّها لن تخلعها. ثمّ لم يبقَ سوى القبّعة.'],
          { shot: 'face' },
        ),
        show('hand', 'vey', 'cold', { prop: LAMP }),
      ]),
      passage('library', 'dawn', [
        say('ines', 'worry', ['There’s a will. It was in the teapot.', '遺言状です。急須の中に。', 'มีพินัยกรรมค่ะ อยู่ในกาน้ำชา', '有一份遺囑，放在茶壺裡。', 'هناك وصيّة. كانت في إبريق الشاي.'], { shot: 'two', to: 'vey' }),
        say('vey', 'talk', ['Who is the poor soul?', '気の毒な相続人は、誰です。', 'แล้วใครคือผู้โชคร้ายคนนั้น', '哪個倒楣鬼繼承？', 'ومن المسكين الوارث؟'], { shot: 'low' }),
        tell(
          [
            '“House, pier, rope, debts and chair: to Tomas Vey. He will know what it costs.”',
            '「館、桟橋、綱、貸し金、椅子。すべてトマス・ヴェイに。値は、本人が知っている」',
            '“บ้าน ท่าเรือ เชือก หนี้ เก้าอี้ ยกให้โทมัส เวย์ เขารู้ดีว่ามันราคาเท่าไร”',
            '「宅子、碼頭、繩子、債權、椅子，全歸托馬斯·維伊。代價多少，他最清楚。」',
            '«البيت والرصيف والحبال والديون والكرسيّ: لتوماس فاي. هو يعرف ثمنها».',
          ],
          { shot: 'eyes', who: 'vey', mood: 'shock' },
        ),
      ]),
    ],
  },
  {
    title: ['A Cost to Approve', '承認', 'ค่าใช้จ่ายที่ต้องอนุมัติ', '待批的支出', 'نفقة للموافقة'],
    passages: [
      passage('library', 'lamp', [
        tell(
          ['I have wound that clock for eleven years. I had never seen it from the chair.', 'あの時計を十一年巻いてきた。椅子の側から見るのは、初めてだ。', 'ผมไขลานนาฬิกานั้นมาสิบเอ็ดปี ไม่เคยเห็นมันจากเก้าอี้ตัวนี้', '那座鐘我上了十一年發條，卻從沒從這張椅子上看過它。', 'ملأتُ تلك الساعة أحد عشر عامًا، ولم أرها من هذا الكرسيّ قطّ.'],
          { shot: 'full', who: 'vey', mood: 'worry' },
        ),
        tell(
          [
            'At nine they came in with their caps off. “One to enter, Mr Vey. If you approve.”',
            '九時、男たちが帽子をとって入ってきた。「一件、ご承認を」',
            'เก้าโมง พวกเขาถอดหมวกเข้ามา “มีรายการหนึ่งครับ ถ้าท่านอนุมัติ”',
            '九點，他們脫了帽進來。「有一筆要記，維伊先生。請您批准。」',
            'في التاسعة دخلوا وقبّعاتهم في أيديهم: «قيد واحد يا سيّد فاي، إن وافقت».',
          ],
          { shot: 'back', who: 'vey' },
        ),
        say('vey', 'strain', ['No.', '……承認しない。', 'ไม่อนุมัติ', '不批。', 'لا.'], { shot: 'close' }),
        show('pause', null, 'cold', { sound: ['tick', 'コチ', 'ติ๊ก', '滴', 'تِك'] }),
        say('lull', 'smile', ['That’s how it’s said. I told them you’d say it better.', 'そう言うんだ。おれより、うまいだろうって言っといた。', 'ต้องพูดแบบนั้นแหละ ผมบอกพวกเขาแล้วว่าคุณพูดเก่งกว่า', '就是這麼說。我跟他們講，您說得比我好。', 'هكذا تُقال. قلتُ لهم إنّك ستقولها أحسن منّي.'], { shot: 'two', to: 'vey' }),
      ]),
      passage('office', 'lamp', [
        say('ines', 'talk', ['A note from my father. The grey line falls due on the first.', '父から書き付けです。灰色の一行、期限は一日。', 'กระดาษโน้ตจากพ่อฉัน เงินเล่มเทาครบกำหนดวันที่หนึ่ง', '我父親的字條：灰帳那筆，一號到期。', 'قصاصة من أبي: السطر الرماديّ يستحقّ في أوّل الشهر.'], { shot: 'hand', prop: PAGE }),
        say('vey', 'calm', ['And if the house has no income?', '収入が、なければ？', 'แล้วถ้าบ้านนี้ไม่มีรายได้', '要是這宅子沒有收入呢？', 'وإن لم يكن للبيت دخل؟'], { shot: 'over' }),
        say('ines', 'sad', ['He has a list. Twelve doors, for back taxes. Rope and tar.', '名簿があります。十二軒、追徴だと。「綱とタール」の。', 'เขามีรายชื่อสิบสองบ้าน จะเรียกภาษีย้อนหลัง ค่าเชือกกับน้ำมันดิน', '他有份名單，要向十二戶追稅。「繩與焦油」那十二戶。', 'لديه قائمة: اثنا عشر بابًا، ضرائب متأخّرة. أبواب الحبل والقطران.'], {
          shot: 'face',
        }),
        tell(['I had eleven days, an honest face, and nine kilometres of rope.', '持ち物は、十一日と、正直な顔と、綱が九キロ。', 'ผมมีเวลาสิบเอ็ดวัน ใบหน้าซื่อ ๆ กับเชือกเก้ากิโลเมตร', '我有十一天、一張老實臉，和九公里的繩子。', 'كان لديّ أحد عشر يومًا ووجه صادق وتسعة كيلومترات من الحبال.'], {
          shot: 'wide',
          who: 'vey',
          mood: 'calm',
        }),
      ]),
    ],
  },
  {
    title: ['Hammocks', 'ハンモック', 'เปลญวน', '吊床', 'أراجيح'],
    passages: [
      passage('harbour', 'dawn', [
        say('lull', 'shy', ['Anders’s wife knots nets. They all do. They’ve had long evenings.', 'ホルトのかみさんは網を結ぶ。みんな、そうだ。夜が長いからな。', 'เมียอันเดอร์สถักแหเป็น ทุกบ้านก็ถักเป็น กลางคืนมันยาว', '安德斯的太太會結網。她們都會。晚上太長了。', 'زوجة أندرس تعقد الشباك. كلّهنّ يفعلن. لياليهنّ طويلة.'], {
          shot: 'close',
        }),
        say('vey', 'worry', ['Would they touch it, Lull? That rope?', '触れるだろうか。……あの綱に。', 'พวกเธอจะยอมแตะมันหรือ เชือกพวกนั้น', '她們肯碰嗎，拉爾？那些繩子？', 'أيلمسنه يا لال؟ ذلك الحبل؟'], { shot: 'low' }),
        tell(
          [
            'A widow took hold of the end and smelt it. “It’s only hemp,” she said. “Give it here.”',
            '寡婦が端をとり、匂いをかいだ。「ただの麻じゃないか。貸しな」',
            'หญิงม่ายคนหนึ่งจับปลายเชือกมาดม “ก็แค่ป่าน” เธอว่า “ส่งมานี่”',
            '一個寡婦抓起繩頭聞了聞。「不過是麻。」她說，「拿來。」',
            'أمسكت أرملة بطرفه وشمّته: «إنّه قنّب فحسب. هاته».',
          ],
          { shot: 'pause' },
        ),
        show('group', 'lull', 'calm', { others: ['vey', 'ines'] }),
        say('ines', 'laugh', ['Two hundred hammocks! The navy’s bought the lot!', 'ハンモック二百張り！　海軍が、まるごと買い上げです！', 'เปลสองร้อยผืน! กองทัพเรือเหมาหมดเลย!', '兩百張吊床！海軍全包了！', 'مئتا أرجوحة! اشترتها البحريّة كلّها!'], { shot: 'face' }),
      ]),
      passage('office', 'lamp', [
        say('vey', 'shy', ['Received: for rope. …I have written that a thousand times.', '「入金、綱代」。……千回は、書いてきた言葉です。', '“รับเงินค่าเชือก” …ผมเขียนคำนี้มาเป็นพันครั้งแล้ว', '「收訖：繩款。」……這幾個字，我寫過上千次。', '«قُبض: ثمن حبال». …كتبتُ هذا ألف مرّة.'], { shot: 'hand', prop: WHITE }),
        say('ines', 'smile', ['You’ve dipped the pen three times.', 'ペン、三度ひたしましたね。', 'คุณจุ่มปากกาสามครั้งนะ', '你蘸了三次墨。', 'غمستَ القلم ثلاث مرّات.'], { shot: 'two', to: 'vey' }),
        say('lull', 'worry', ['Post, Mr Vey. From abroad. It’s that colour.', '郵便だ、ヴェイさん。外国から。……あの色の。', 'จดหมายครับคุณเวย์ จากต่างประเทศ สีนั้นด้วย', '有信，維伊先生。國外來的。是那個顏色。', 'بريد يا سيّد فاي، من الخارج. وهو بذلك اللون.'], { shot: 'over' }),
        tell(
          [
            'Violet. “Weather fair. Rope, none. I’ve nothing to read. Send me a page.”',
            '紫の字。「天気、良好。綱、なし。読むものがないの。一頁、送って」',
            'หมึกม่วง “อากาศดี ไม่มีเชือก ไม่มีอะไรให้อ่าน ส่งมาให้สักหน้าสิ”',
            '紫墨水：「天氣晴。繩，無。沒東西可讀。寄一頁來。」',
            'بالبنفسجيّ: «الطقس جميل. الحبال: لا شيء. ليس عندي ما أقرؤه. أرسل صفحة».',
          ],
          { shot: 'eyes', who: 'vey', mood: 'shock' },
        ),
      ]),
    ],
  },
  {
    title: ['What He Was Like', 'どんな男だったか', 'เขาเป็นคนแบบไหน', '他是個怎樣的人', 'كيف كان'],
    passages: [
      passage('station', 'dawn', [
        tell(['Her father asked for a meeting, and for one thing more: page forty-one.', '彼女の父は面会を望んだ。それから、四十一頁を。', 'พ่อของเธอขอพบ และขออีกอย่างหนึ่ง หน้าสี่สิบเอ็ด', '她父親要求見面，還要一樣東西：第四十一頁。', 'طلب أبوها لقاء، وشيئًا آخر: الصفحة الحادية والأربعين.'], {
          shot: 'wide',
          who: 'ines',
          mood: 'cold',
        }),
        say('ines', 'cold', ['You bought fifty-nine. Why haven’t you burnt them?', '五十九頁も買った。なぜ、焼かないの。', 'พ่อซื้อไปห้าสิบเก้าหน้า ทำไมไม่เผา', '你買了五十九頁。為什麼不燒？', 'اشتريتَ تسعًا وخمسين. لماذا لم تحرقها؟'], { shot: 'close' }),
        tell(
          [
            '“One doesn’t burn a record,” he said. It was what he had taught her. He looked old.',
            '「記録は、焼くものじゃない」娘に教えた言葉だった。彼は、老けて見えた。',
            '“บันทึกเขาไม่เผากัน” เขาพูดคำที่เคยสอนลูก เขาดูแก่ลงมาก',
            '「紀錄是不能燒的。」他說。那是他教她的。他看起來老了。',
            'قال: «السجلّات لا تُحرق». هو من علّمها ذلك. بدا مسنًّا.',
          ],
          { shot: 'pause' },
        ),
        say('ines', 'worry', ['And mine? What do you want with that one?', '私の頁を、どうするの。', 'แล้วหน้าของหนู พ่อจะเอาไปทำอะไร', '那我這頁呢？你要它做什麼？', 'وصفحتي؟ ماذا تريد منها؟'], { shot: 'over' }),
        tell(
          [
            '“Eleven years I’ve been somebody else,” said Marek Calder. “I’d like to know what I was like.”',
            '「十一年、別人でいた」と彼は言った。「私がどんな男だったか、知りたい」',
            '“สิบเอ็ดปีที่พ่อเป็นคนอื่น” เขาว่า “พ่ออยากรู้ว่าเคยเป็นคนแบบไหน”',
            '「我當了十一年別人，」他說，「我想知道，我原來是怎樣的人。」',
            'قال: «أحد عشر عامًا وأنا غيري. أريد أن أعرف كيف كنت».',
          ],
          { shot: 'back', who: 'ines' },
        ),
      ]),
      passage('street', 'fog', [
        show('hand', 'ines', 'sad', { prop: PAGE }),
        say('ines', 'cry', ['I read it to him. I wouldn’t let him hold it. He didn’t whistle once.', '読んであげた。渡しはしなかった。父は、一度も口笛を吹かなかった。', 'ฉันอ่านให้ฟัง ไม่ยอมให้จับ เขาไม่ผิวปากเลยสักครั้ง', '我唸給他聽，不讓他拿。他一次口哨也沒吹。', 'قرأتُها له ولم أدعه يمسكها. لم يصفّر مرّة واحدة.'], {
          shot: 'face',
        }),
        say('vey', 'calm', ['Then he heard it.', 'なら、届いたのです。', 'งั้นเขาก็ได้ยินแล้ว', '那他是聽進去了。', 'إذن فقد سمعها.'], { shot: 'two', to: 'ines' }),
        say('ines', 'strain', ['He heard it, and signed a warrant. It’s got your name on it, Mr Vey.', '届いて、それから令状に署名した。……ヴェイさん、あなたの名前で。', 'ได้ยิน แล้วก็เซ็นหมายจับ ชื่อคุณค่ะ คุณเวย์', '聽進去了，然後簽了拘票。上面是你的名字，維伊先生。', 'سمعها، ثمّ وقّع أمر قبض. وفيه اسمك يا سيّد فاي.'], {
          shot: 'low',
        }),
      ]),
    ],
  },
  {
    title: ['The One I Didn’t Write', '書かなかった一行', 'บรรทัดที่ผมไม่ได้เขียน', '我沒寫的那一筆', 'القيد الذي لم أكتبه'],
    passages: [
      passage('corridor', 'red', [
        tell(
          [
            'For sixty I was never so much as asked. For the sixty-first they came with six constables.',
            '六十人のことは、訊かれもしなかった。六十一人目で、巡査が六人来た。',
            'หกสิบคนไม่เคยมีใครถามผมสักคำ คนที่หกสิบเอ็ด ตำรวจมากันหกนาย',
            '六十個人，從沒有人來問過我一句。第六十一個，來了六名警察。',
            'عن الستّين لم يسألني أحد. وعن الحادية والستّين جاء ستّة شرطة.',
          ],
          { shot: 'wide', who: 'vey', mood: 'deadpan' },
        ),
        say(
          'vey',
          'calm',
          [
            'Madame’s own hand. My book. Lull’s hat. My inheritance. It’s very well kept.',
            'マダムの自筆、私の帳簿、ラルの帽子、私の相続。よくできた帳簿だ。',
            'ลายมือมาดาม สมุดผม หมวกลัล มรดกของผม ลงบัญชีได้เรียบร้อยดี',
            '夫人親筆、我的帳本、拉爾的帽子、我的遺產。這筆帳做得真漂亮。',
            'خطّها، ودفتري، وقبّعة لال، وميراثي. قيد محكم للغاية.',
          ],
          { shot: 'close' },
        ),
        say('lull', 'shout', ['It was me! I rowed! Put me down for it!', 'おれだ！　漕いだのはおれだ！　おれに、つけてくれ！', 'ผมเอง! ผมเป็นคนพาย! ลงชื่อผมสิ!', '是我！船是我划的！記在我頭上！', 'أنا فعلتُها! أنا جدّفت! قيّدوها عليّ!'], { shot: 'face', tone: 'shout' }),
        say('vey', 'smile', ['No, Lull. You’ve learned that word. Don’t unlearn it for me.', 'いや、ラル。「断る」を覚えたばかりでしょう。忘れてはいけない。', 'ไม่นะลัล คุณเพิ่งหัดพูดคำว่าไม่ อย่าลืมมันเพราะผม', '不，拉爾。你才學會說「不」，別為了我忘掉。', 'لا يا لال. تعلّمتَ هذه الكلمة، فلا تنسَها من أجلي.'], { shot: 'low' }),
        show('back', 'vey', 'calm'),
      ]),
      passage('stairs', 'lamp', [
        say('ines', 'strain', ['The postcards! She wrote them after the date. She’s alive!', '葉書があります！　日付より後に書かれた。生きている証拠です！', 'โปสการ์ดไงคะ! เธอเขียนหลังวันนั้น เธอยังไม่ตาย!', '那些明信片！是在那日期之後寫的，她還活著！', 'البطاقات! كتبتها بعد ذلك التاريخ. إنّها حيّة!'], {
          shot: 'two',
          to: 'vey',
        }),
        say('vey', 'sad', ['I did as she asked. I sent her a page. I sent the cards back with it.', '……頼まれたとおり、一頁送りました。葉書も、一緒に返した。', 'ผมทำตามที่เธอขอ ส่งไปหนึ่งหน้า และส่งโปสการ์ดคืนไปด้วย', '我照她的意思寄了一頁過去。明信片，也一起退還了。', 'فعلتُ ما طلبت. أرسلتُ صفحة، وأعدتُ معها البطاقات.'], {
          shot: 'hand',
          prop: LAMP,
        }),
        say('ines', 'shock', ['You posted the evidence AGAIN?', 'また証拠を、郵便で出したの！？', 'คุณส่งหลักฐานทางไปรษณีย์อีกแล้วเหรอ!', '你又把證據寄出去了？', 'أرسلتَ الدليل بالبريد مرّة أخرى؟!'], { shot: 'over' }),
        say('vey', 'shy', ['They were hers.', 'マダムの、ものですから。', 'มันเป็นของเธอนี่ครับ', '那是她的東西。', 'كانت لها.'], { shot: 'eyes' }),
      ]),
    ],
  },
  {
    title: ['The Postmark', '消印', 'ตราไปรษณีย์', '郵戳', 'ختم البريد'],
    passages: [
      passage('harbour', 'dawn', [
        tell(
          [
            'They tried me on the fish quay. The judge had a new roof. I knew what it had cost.',
            '裁判は魚河岸で開かれた。判事の家は、屋根が新しい。値段も知っている。',
            'เขาตัดสินผมบนท่าปลา ผู้พิพากษาเพิ่งทำหลังคาใหม่ ผมรู้ราคามันดี',
            '審判設在魚市碼頭。法官家換了新屋頂，花了多少錢，我很清楚。',
            'حاكموني على رصيف السمك. كان للقاضي سقف جديد، وأنا أعرف ثمنه.',
          ],
          { shot: 'wide', who: 'vey', mood: 'calm' },
        ),
        say('ines', 'talk', ['I call one witness. She is nine. She has a hat.', '証人をひとり。九歳です。帽子を持っています。', 'ขอเบิกพยานหนึ่งปาก เธออายุเก้าขวบ เธอมีหมวกใบหนึ่ง', '我傳一名證人。她九歲，有一頂帽子。', 'أستدعي شاهدة واحدة، في التاسعة، ومعها قبّعة.'], { shot: 'low' }),
        tell(
          [
            '“A lady writes to me,” said the girl from the ninth door. “She wants to know about Papa’s hat.”',
            '「女の人から、お手紙が来るの」あの少女が言った。「パパの帽子のこと、訊かれる」',
            '“มีคุณป้าเขียนมาหาหนู” เด็กหญิงบ้านที่เก้าว่า “เขาถามเรื่องหมวกพ่อ”',
            '「有位太太寫信給我，」第九戶的小女孩說，「她問爸爸帽子的事。」',
            'قالت طفلة الباب التاسع: «تكتب لي سيّدة، وتسأل عن قبّعة أبي».',
          ],
          { shot: 'pause' },
        ),
        show('hand', 'ines', 'strain', { prop: CARD }),
        say('ines', 'shout', ['Violet! Dated Tuesday! Madame Sable was drowned on Friday!', '紫です！　日付は火曜！　マダムが溺れたのは、前の金曜！', 'หมึกม่วง! ลงวันอังคาร! มาดามจมน้ำไปตั้งแต่วันศุกร์ก่อน!', '紫墨水！日期是星期二！夫人早在上星期五就溺死了！', 'بالبنفسجيّ! بتاريخ الثلاثاء! والسيّدة غرقت يوم الجمعة قبله!'], {
          shot: 'face',
          tone: 'shout',
        }),
        say('vey', 'worry', ['Miss Calder. Look at the stamp. Look where it was posted.', 'カルダーさん。消印を。……どこで出されたか。', 'คุณคาลเดอร์ ดูแสตมป์สิ ดูว่าส่งจากที่ไหน', '卡德小姐，看郵票。看是從哪裡寄的。', 'آنسة كالدر، انظري إلى الطابع. انظري من أين أُرسلت.'], { shot: 'close' }),
        say('ines', 'shock', ['Here. This harbour. …It’s always been here.', 'ここ……この港。ずっと、ここから。', 'ที่นี่ ท่าเรือนี้ …เธออยู่ที่นี่มาตลอด', '這裡。就是這個港……一直都是這裡。', 'هنا. من هذا الميناء. …كانت هنا طوال الوقت.'], { shot: 'over' }),
      ]),
      passage('office', 'red', [
        tell(
          [
            'They let me go at dusk. On my desk the lamp was lit, and the white book lay open.',
            '夕暮れに放免された。机の灯りはついていて、白い帳簿が開いていた。',
            'เขาปล่อยผมตอนพลบค่ำ บนโต๊ะตะเกียงจุดอยู่ สมุดขาวกางไว้',
            '黃昏時他們放了我。桌上的燈亮著，白帳攤開。',
            'أطلقوني عند الغروب. كان مصباحي مضاء والدفتر الأبيض مفتوحًا.',
          ],
          { shot: 'hand', who: 'vey', prop: WHITE },
        ),
        say(
          'sable',
          'smile',
          ['I wanted to see if anyone would look for me. You rowed, Vey. In circles.', '誰か捜してくれるかしら、と思って。漕いだのね、ヴェイ。ぐるぐると。', 'ฉันอยากรู้ว่าจะมีใครตามหาไหม คุณพายเรือด้วยเวย์ วนเป็นวงเลย', '我想看看有沒有人會找我。你划船了，維伊，一直打轉。', 'أردتُ أن أرى من سيبحث عنّي. لقد جدّفتَ يا فاي. في حلقات.'],
          { shot: 'low' },
        ),
        say('vey', 'cold', ['You may have the chair back, madame. There’s no rope left.', '椅子はお返しします、マダム。綱は、もうありません。', 'เก้าอี้คืนให้ครับมาดาม แต่ไม่มีเชือกเหลือแล้ว', '椅子還您，夫人。繩子，一根也不剩了。', 'لكِ أن تستعيدي الكرسيّ يا سيّدتي. لم يبقَ حبل.'], { shot: 'two', to: 'sable' }),
        say(
          'sable',
          'cold',
          ['I’m dead, dear. I don’t want the chair. I’ve come to collect a debt: Marek.', '死人に椅子は要らないわ。取り立てに来たの。……マレクの分を。', 'ฉันตายแล้วจ้ะ ไม่เอาเก้าอี้หรอก ฉันมาทวงหนี้ หนี้ของมาเร็ก', '我是死人了，不要椅子。我是來討債的：馬雷克那筆。', 'أنا ميتة يا عزيزي ولا أريد الكرسيّ. جئتُ أحصّل دينًا: ماريك.'],
          { shot: 'close' },
        ),
      ]),
    ],
  },
];
