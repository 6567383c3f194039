import { type EpisodeScript, passage, say, show, tell } from './script.ts';

const NOTEBOOK = { kind: 'book', colour: '#e8b44a' } as const;
const LETTER = { kind: 'letter', colour: '#e2583e' } as const;
const CARD = { kind: 'letter', colour: '#c8963e' } as const;
const TORCH = { kind: 'torch', colour: '#3a3c48' } as const;

/** All eight: who stopped four o’clock, and who takes a minute from every clock. */
export const CLOCKWORK_ORCHARD_EPISODES: readonly EpisodeScript[] = [
  {
    title: ['The 9:05 to the Country', '九時五分発', 'รถไฟเที่ยว 9:05 สู่ชนบท', '九點零五分的火車', 'قطار 9:05 إلى الريف'],
    passages: [
      passage('station', 'day', [
        tell(['Central Station. A Tuesday that smelled of rain and ink.', '中央駅。雨とインクの匂いのする火曜日。', 'สถานีกลาง วันอังคารที่มีกลิ่นฝนกับหมึก', '中央車站。一個飄著雨味與墨水味的星期二。', 'المحطّة المركزية. ثلاثاء تفوح منه رائحة المطر والحبر.']),
        say('quill', 'cold', ['Apples, Dot. I’m being sent out for apples.', 'りんごだよ、ドット。りんごのために出張だ。', 'แอปเปิล ดอท เขาส่งฉันไปทำคดีแอปเปิล', '蘋果啊，朵特。我要為了蘋果出差。', 'تفّاح يا دوت. يرسلونني من أجل التفّاح.']),
        say('dot', 'calm', ['For their absence, sir.', 'りんごの不在のために、です。', 'เพราะแอปเปิลมันไม่อยู่ต่างหากค่ะ สารวัตร', '是為了蘋果的「不在」，探長。', 'بل من أجل غيابه يا سيّدي.']),
        say('quill', 'deadpan', ['That is worse. One cannot arrest an absence.', 'なお悪い。不在は逮捕できん。', 'แย่กว่าอีก ใครจะจับกุมความไม่อยู่ได้', '那更糟。「不在」是沒辦法逮捕的。', 'هذا أسوأ. لا يمكن اعتقال الغياب.']),
        say('dot', 'smile', ['You arrested a silence in March.', '三月には沈黙を逮捕なさいました。', 'เดือนมีนาสารวัตรยังจับกุมความเงียบเลยค่ะ', '三月您還逮捕過一片沉默呢。', 'لقد اعتقلتَ صمتًا في مارس.'], { posture: 'book', prop: NOTEBOOK }),
        say('quill', 'smirk', ['It confessed.', '自白したからな。', 'ก็มันรับสารภาพนี่', '它自首了嘛。', 'لأنّه اعترف.']),
      ]),
      passage(
        'orchard',
        'day',
        [
          say('madame', 'worry', [
            'Four o’clock, Inspector. For thirty years they have fallen at four o’clock.',
            '四時ですの、警部さん。三十年、必ず四時に落ちておりました。',
            'สี่โมงค่ะสารวัตร สามสิบปีมานี้มันร่วงตอนสี่โมงตลอด',
            '四點，探長先生。三十年來，它們都在四點落下。',
            'الرابعة أيّها المفتّش. منذ ثلاثين سنة يسقط في الرابعة.',
          ]),
          say('quill', 'talk', ['All of them?', '全部ですか。', 'ทุกลูกเลยหรือครับ', '全部嗎？', 'كلّه؟']),
          say('madame', 'calm', [
            'As many as are ripe. My husband was a clockmaker. He was fond of punctual things.',
            '熟れたぶんだけ。主人は時計職人で、時間を守るものが好きでした。',
            'เฉพาะลูกที่สุก สามีฉันเป็นช่างนาฬิกา เขารักของที่ตรงเวลา',
            '熟了的就落。先夫是鐘錶匠，他喜歡準時的東西。',
            'ما نضج منه. كان زوجي ساعاتيًّا مولعًا بكلّ ما يأتي في موعده.',
          ]),
          say('dot', 'worry', ['Sir. There’s a screw in this tree.', '警部。この木、ねじが入ってます。', 'สารวัตรคะ ต้นไม้ต้นนี้มีสกรู', '探長，這棵樹上有螺絲。', 'سيّدي، في هذه الشجرة برغيّ.'], { shot: 'close' }),
          say('quill', 'shock', ['A screw?', 'ねじ？', 'สกรู?', '螺絲？', 'برغيّ؟']),
          show('hand', 'dot', 'calm', { prop: TORCH }),
          say('madame', 'sad', ['He built them. Each branch, each twig. Only the apples are real.', '主人が作りました。枝の一本まで。本物は、りんごだけです。', 'เขาสร้างมันขึ้นมาทุกกิ่งทุกก้าน มีแต่แอปเปิลที่เป็นของจริง', '樹是他做的，每根枝條都是。只有蘋果是真的。', 'هو صنعها، غصنًا غصنًا. التفّاح وحده حقيقي.']),
          say('quill', 'calm', ['And yesterday the clock stopped.', 'そして昨日、時計が止まった。', 'แล้วเมื่อวานนาฬิกาก็หยุด', '而昨天，鐘停了。', 'وأمس توقّفت الساعة.']),
          say('madame', 'cold', ['Yesterday somebody stopped it.', '昨日、誰かが止めたのです。', 'เมื่อวานมีคนทำให้มันหยุดต่างหากค่ะ', '昨天，是有人讓它停了。', 'بل أوقفها أحدهم أمس.'], { shot: 'face' }),
          tell(['At that moment, behind the hedge, somebody sneezed.', 'そのとき生け垣の向こうで、誰かがくしゃみをした。', 'ทันใดนั้น หลังแนวพุ่มไม้ มีใครบางคนจามออกมา', '就在那一刻，樹籬後面有人打了個噴嚏。', 'في تلك اللحظة عطس أحدهم خلف السياج.']),
          say('dot', 'shout', ['You there! Stop!', 'そこの人、待ちなさい！', 'คุณตรงนั้นน่ะ! หยุดนะ!', '那邊的人！站住！', 'أنت هناك! قف!'], { tone: 'shout', sound: ['RUSTLE!', 'ガサッ！', 'พรึ่บ!', '沙沙！', 'خشخشة!'] }),
        ],
        'leaves',
      ),
    ],
  },
  {
    title: ['The Man Behind the Hedge', '生け垣の男', 'ชายหลังพุ่มไม้', '樹籬後的男人', 'الرجل خلف السياج'],
    passages: [
      passage(
        'orchard',
        'evening',
        [
          tell(['He ran like a man who had not expected to be late.', '遅刻に慣れていない者の走り方だった。', 'เขาวิ่งแบบคนที่ไม่เคยมาสายมาก่อน', '他跑起來，像個從沒遲到過的人。', 'ركض كمن لم يتعوّد أن يتأخّر.']),
          show('action', 'dot', 'strain', { posture: 'run', sound: ['TAP TAP TAP', 'タタタッ', 'ตึก ตึก ตึก', '噠噠噠', 'طَق طَق طَق'] }),
          say('dot', 'strain', ['He’s gone into the well-house!', '井戸小屋に入りました！', 'เขาเข้าไปในเรือนบ่อน้ำแล้วค่ะ!', '他躲進井房了！', 'لقد دخل بيت البئر!']),
          say('quill', 'calm', ['Then he is in no hurry. It has one door.', 'なら急がんでいい。扉は一つだ。', 'งั้นก็ไม่ต้องรีบ ที่นั่นมีประตูเดียว', '那就不急了。那裡只有一扇門。', 'إذن لا داعي للعجلة. له باب واحد.']),
          say('dot', 'angry', ['Sir, a little running would not kill you.', '警部、少し走っても死にませんよ。', 'สารวัตร วิ่งบ้างไม่ตายหรอกค่ะ', '探長，跑幾步不會死人的。', 'سيّدي، قليل من الركض لن يقتلك.']),
          say('quill', 'deadpan', ['You have no evidence for that.', '証拠がない。', 'เธอไม่มีหลักฐาน', '妳沒有證據。', 'لا دليل لديك على ذلك.']),
        ],
        'leaves',
      ),
      passage('workshop', 'evening', [
        say('dot', 'shock', ['It isn’t a well at all. It’s a workshop.', '井戸じゃない。工房です。', 'นี่ไม่ใช่บ่อน้ำ มันเป็นห้องทำงานช่าง', '這根本不是井，是一間工坊。', 'ليست بئرًا أصلًا. إنّها ورشة.']),
        say('quill', 'calm', ['Note the dust, Dot. And where there is none.', '埃を見たまえ、ドット。それから、埃のない場所を。', 'ดูฝุ่นสิดอท แล้วก็ดูตรงที่ไม่มีฝุ่นด้วย', '看看灰塵，朵特。也看看沒有灰塵的地方。', 'لاحظي الغبار يا دوت. ولاحظي أين لا غبار.'], { prop: TORCH }),
        say('dot', 'worry', ['The chair. The bench. And that photograph.', '椅子。作業台。それに、あの写真。', 'เก้าอี้ โต๊ะช่าง แล้วก็รูปถ่ายใบนั้น', '椅子、工作檯，還有那張照片。', 'الكرسي. والمنضدة. وتلك الصورة.']),
        say('quill', 'talk', ['A man who comes every day, then. And who winds the orchard.', '毎日来ている男がいる。果樹園のねじを巻きに。', 'มีชายคนหนึ่งมาที่นี่ทุกวัน มาไขลานให้สวนนี้', '有個男人天天來，替這座果園上發條。', 'رجل يأتي كلّ يوم إذن، ويملأ زنبرك البستان.']),
        say('dot', 'calm', ['For thirty years?', '三十年も？', 'ตลอดสามสิบปีเลยหรือคะ', '整整三十年？', 'طوال ثلاثين سنة؟']),
        show('hand', 'quill', 'calm', { prop: LETTER }),
        say('quill', 'sad', [
          '“Dear Agathe, I was never any good with words. So I have built you four o’clock.”',
          '「アガトへ。言葉は苦手だ。だから君に、四時を作った。」',
          '“ถึงอากาต ผมพูดไม่เก่ง ก็เลยสร้างสี่โมงเย็นให้คุณ”',
          '「親愛的阿嘉特，我不會說話，所以為妳造了四點鐘。」',
          '«عزيزتي أغات، لا أجيد الكلام، فصنعتُ لكِ الساعة الرابعة.»',
        ]),
        say('dot', 'cry', ['Her husband’s hand.', 'ご主人の字……。', 'ลายมือสามีเธอ…', '是她丈夫的字……', 'خطّ زوجها…']),
        say('quill', 'smirk', ['Madame told us he was fond of punctual things. She didn’t tell us he was dead.', '夫人は「好きでした」と言った。死んだとは、言っておらん。', 'มาดามบอกว่าเขารักของตรงเวลา แต่ไม่เคยบอกว่าเขาตายแล้ว', '夫人說他喜歡準時的東西，可沒說他死了。', 'قالت إنّه كان مولعًا بالمواعيد. لم تقل إنّه مات.'], {
          shot: 'face',
        }),
        say('dot', 'shock', ['You mean…', 'ということは……。', 'แปลว่า…', '您是說……', 'تقصد…'], { tone: 'whisper' }),
      ]),
    ],
  },
  {
    title: ['Four O’Clock', '四時', 'สี่โมงเย็น', '四點鐘', 'الساعة الرابعة'],
    passages: [
      passage('library', 'night', [
        tell(['That evening the inspector asked for tea, and for the truth, in that order.', 'その晩、警部は紅茶と真実を求めた。その順で。', 'เย็นวันนั้นสารวัตรขอน้ำชา แล้วขอความจริง ตามลำดับ', '那天傍晚，探長要了茶，又要了真相。順序如此。', 'في ذلك المساء طلب المفتّش الشاي ثمّ الحقيقة، بهذا الترتيب.']),
        say('madame', 'cold', ['He left me thirty years ago. Over a broken clock.', '三十年前に出ていきました。壊れた時計のことで。', 'เขาทิ้งฉันไปเมื่อสามสิบปีก่อน เพราะนาฬิกาพังเรือนเดียว', '三十年前他離開了我，為了一座壞掉的鐘。', 'تركني قبل ثلاثين سنة، بسبب ساعة مكسورة.'], {
          posture: 'cup',
          prop: { kind: 'cup', colour: '#e8c878' },
        }),
        say('quill', 'calm', ['He left by the front door. He came back by the well.', '玄関から出て、井戸から帰ってきたのです。', 'เขาออกไปทางประตูหน้า แล้วกลับมาทางบ่อน้ำครับ', '他從大門出去，又從井裡回來了。', 'خرج من الباب الأمامي، وعاد من البئر.']),
        say('madame', 'shock', ['Every day?', '毎日……？', 'ทุกวันเลยหรือคะ…', '每一天？', 'كلّ يوم؟']),
        say('dot', 'smile', ['At four, to see you pick up the apples.', '四時に。あなたがりんごを拾うのを見に。', 'ตอนสี่โมง มาดูคุณเก็บแอปเปิลค่ะ', '四點來，看您撿蘋果。', 'في الرابعة، ليراكِ تجمعين التفّاح.']),
        say('madame', 'cry', ['I thought it was only the machine.', '機械だとばかり、思っておりました。', 'ฉันนึกว่าเป็นแค่เครื่องจักร', '我還以為，那只是機器。', 'كنتُ أظنّها الآلة وحدها.'], { shot: 'profile' }),
        say('quill', 'talk', [
          'It was. But somebody had to wind it. And on Monday his hands would not close.',
          '機械です。だが巻く者が要る。月曜、その手が動かなかった。',
          'ใช่ครับ แต่ต้องมีคนไขลาน และวันจันทร์มือเขากำไม่ได้',
          '是機器。但得有人上發條，而星期一，他的手握不緊了。',
          'كانت هي. لكن لا بدّ ممّن يديرها. ويوم الاثنين خانته يداه.',
        ]),
        say('madame', 'worry', ['He’s ill?', '病気なのですか。', 'เขาป่วยหรือคะ', '他病了？', 'أهو مريض؟']),
        say('quill', 'smile', ['He’s seventy-nine, Madame. It is not quite the same thing.', '七十九です、夫人。病気とは、少し違います。', 'เขาเจ็ดสิบเก้าครับมาดาม มันไม่เหมือนกันซะทีเดียว', '他七十九歲了，夫人。那跟生病不太一樣。', 'إنّه في التاسعة والسبعين يا مدام. والأمران مختلفان قليلًا.']),
      ]),
      passage(
        'orchard',
        'day',
        [
          tell(['On Thursday she went down to the well with the key in her own hand.', '木曜、夫人は自分の手に鍵を持って、井戸へ下りていった。', 'วันพฤหัส เธอถือกุญแจไขลานลงไปที่บ่อน้ำด้วยมือตัวเอง', '星期四，她親手拿著鑰匙，走下那口井。', 'يوم الخميس نزلت إلى البئر والمفتاح في يدها.']),
          say('dot', 'worry', ['It’s one minute to four, sir.', '四時一分前です、警部。', 'อีกหนึ่งนาทีจะสี่โมงค่ะ สารวัตร', '差一分鐘四點，探長。', 'بقيت دقيقة على الرابعة يا سيّدي.']),
          say('quill', 'deadpan', ['I dislike fruit.', '果物は嫌いだ。', 'ฉันเกลียดผลไม้', '我討厭水果。', 'لا أحبّ الفاكهة.']),
          show('pause', null, 'calm', { sound: ['TICK', 'カチッ', 'กริ๊ก', '喀', 'تِك'] }),
          show('wide', 'quill', 'calm', { others: ['dot'], sound: ['THUP THUP THUP', 'ぽとぽとぽとっ', 'ตุบ ตุบ ตุบ', '咚咚咚', 'طُب طُب طُب'] }),
          say('dot', 'joy', ['All of them! All at once!', '全部です！　いっぺんに！', 'ทุกลูกเลย! พร้อมกันหมดเลย!', '全部！一口氣全掉下來了！', 'كلّه! دفعة واحدة!']),
          say('quill', 'shock', ['Dot. You’re crying on the report.', 'ドット。報告書に涙が落ちている。', 'ดอท น้ำตาเธอหยดใส่รายงานแล้ว', '朵特，妳的眼淚滴到報告上了。', 'دوت، دموعك على التقرير.']),
          say('dot', 'laugh', ['And what shall I write in it, sir?', 'なんて書きましょう、警部。', 'แล้วจะให้เขียนว่าอะไรดีคะ สารวัตร', '那我該寫什麼呢，探長？', 'وماذا أكتب فيه يا سيّدي؟'], { posture: 'book', prop: NOTEBOOK }),
          say('quill', 'smile', ['“Nothing stolen. One thing returned.”', '「盗難なし。返却、一件」。', '“ไม่มีของหาย ได้คืนหนึ่งอย่าง”', '「無失竊物。歸還，一件。」', '«لا مسروقات. أُعيد شيء واحد.»'], { shot: 'face' }),
          tell([
            'On the 6:40 home, when he thought she was asleep, the inspector ate an apple.',
            '六時四十分の帰りの汽車で、書記が眠ったと思った警部は、りんごをひとつ食べた。',
            'บนรถไฟขากลับเที่ยว 6:40 พอนึกว่าเธอหลับแล้ว สารวัตรก็กินแอปเปิลลูกหนึ่ง',
            '六點四十分的回程車上，探長以為她睡著了，吃了一顆蘋果。',
            'في قطار العودة عند 6:40، حين ظنّها نائمة، أكل المفتّش تفّاحة.',
          ]),
        ],
        'leaves',
      ),
    ],
  },
  {
    title: ['The Brass Apple', '真鍮のりんご', 'แอปเปิลทองเหลือง', '黃銅蘋果', 'التفّاحة النحاسية'],
    passages: [
      passage('office', 'day', [
        tell(['Eleven days later a parcel came for the inspector. It had no stamp, and a pulse.', '十一日後、警部に小包が届いた。切手はなく、脈があった。', 'สิบเอ็ดวันต่อมามีพัสดุถึงสารวัตร ไม่มีแสตมป์ แต่มีชีพจร', '十一天後，探長收到一個包裹。沒有郵票，卻有脈搏。', 'بعد أحد عشر يومًا وصل طرد إلى المفتّش. بلا طابع، وله نبض.']),
        say('dot', 'worry', ['It’s ticking, sir.', 'カチカチ言ってます、警部。', 'มันเดินติ๊กต็อกค่ะ สารวัตร', '它在滴答響，探長。', 'إنّه يتكتك يا سيّدي.']),
        say('quill', 'deadpan', ['Then it is for you. I am not at home to things that tick.', 'なら君宛てだ。カチカチ言うものとは面会せん。', 'งั้นก็ของเธอ ฉันไม่รับแขกที่ติ๊กต็อก', '那就是給妳的。會滴答響的東西，我一律不見。', 'إذن هو لك. أنا لا أستقبل ما يتكتك.']),
        show('hand', 'dot', 'strain', { prop: CARD }),
        say('dot', 'shock', ['An apple. All of brass, down to the worm hole.', 'りんごです。全部真鍮。虫食い穴まで。', 'แอปเปิลค่ะ ทองเหลืองทั้งลูก มีรูหนอนด้วย', '是蘋果。整顆黃銅做的，連蟲洞都有。', 'تفّاحة. من النحاس كلّها، حتى ثقب الدودة.'], { shot: 'close' }),
      ]),
      passage('office', 'evening', [
        say('quill', 'cold', ['Old Verrier’s hands no longer close. So whose are these?', 'ヴェリエ老人の手はもう動かん。では、これは誰の手だ。', 'มือตาเฒ่าแวรีเยกำไม่ได้แล้ว งั้นนี่ฝีมือใคร', '老維里耶的手已經握不緊了。那這是誰的手藝？', 'يدا العجوز فيرييه لم تعودا تقويان. فمن صنعها؟']),
        tell(['They put it under a bucket, and sat down opposite to wait for four o’clock.', '二人はそれにバケツをかぶせ、向かいに座って四時を待った。', 'ทั้งสองเอาถังครอบมันไว้ แล้วนั่งรอสี่โมงอยู่ตรงข้าม', '兩人用水桶蓋住它，坐在對面，等四點鐘。', 'وضعاه تحت دلو، وجلسا قبالته ينتظران الرابعة.']),
        show('eyes', 'quill', 'worry', { sound: ['TICK', 'カチッ', 'กริ๊ก', '喀', 'تِك'] }),
        say('dot', 'talk', ['It opened like a flower. There’s a key in it, and a card.', '花みたいに開きました。中に鍵と、カードが。', 'มันบานออกเหมือนดอกไม้ ข้างในมีกุญแจกับการ์ด', '它像花一樣開了。裡面有鑰匙和一張卡片。', 'انفتحت كزهرة. فيها مفتاح وبطاقة.']),
        say('dot', 'shock', ['“You are still eating them in secret, I see.”', '「まだ隠れて召しあがるのね」……って。', '“ยังแอบกินอยู่สินะ”', '「你還是這樣，偷偷地吃呢。」', '«ما زلتَ تأكله خفيةً كما أرى.»'], { shot: 'hand', prop: CARD }),
        say('quill', 'shock', ['…Kindly shut that door, Dot.', '……ドット、そこの扉を閉めてくれ。', '…ดอท ปิดประตูที', '……朵特，麻煩把門關上。', '…أغلقي الباب من فضلك يا دوت.'], { shot: 'face' }),
      ]),
    ],
  },
  {
    title: ['The Left-Handed Screw', '左ねじ', 'สกรูเกลียวซ้าย', '反牙螺絲', 'البرغيّ الأعسر'],
    passages: [
      passage(
        'orchard',
        'day',
        [
          tell(['There were two chairs under the trees now. And one shawl, round two pairs of knees.', '木の下の椅子は、二つになっていた。膝かけは、二人で一枚。', 'ใต้ต้นไม้มีเก้าอี้สองตัวแล้ว กับผ้าคลุมผืนเดียวสำหรับสองคน', '樹下如今有兩張椅子，和兩人共用的一條披肩。', 'صار تحت الأشجار كرسيّان، وشال واحد لأربع ركب.']),
          say('madame', 'smile', ['He is asleep. He has thirty years of afternoons to catch up on.', '眠っていますの。三十年ぶんのお昼寝が、たまっていて。', 'เขาหลับอยู่ค่ะ ยังติดค้างการนอนกลางวันอีกสามสิบปี', '他睡著了。他要補三十年份的午覺。', 'إنّه نائم. عليه قيلولات ثلاثين سنة.']),
          say('quill', 'talk', ['Then I shall whisper. Who else could build a thing like this?', 'では小声で。ほかに、これを作れる者は？', 'งั้นผมจะพูดเบา ๆ ยังมีใครทำของแบบนี้ได้อีก', '那我小聲問。還有誰做得出這種東西？', 'سأهمس إذن. من غيره يصنع شيئًا كهذا؟'], { tone: 'whisper' }),
          say('dot', 'calm', ['The screws turn the wrong way, Madame. All of them.', 'ねじが逆なんです、夫人。一本残らず。', 'สกรูหมุนกลับทางค่ะมาดาม ทุกตัวเลย', '螺絲全是反著轉的，夫人。每一顆都是。', 'البراغي تدور بالعكس يا مدام. كلّها.'], { shot: 'hand', prop: TORCH }),
          say('madame', 'shock', ['Odile. She did everything with her left hand.', 'オディール……。あの子、何でも左手でしたわ。', 'โอดีล… เด็กคนนั้นทำทุกอย่างด้วยมือซ้าย', '奧黛兒……那孩子做什麼都用左手。', 'أوديل… كانت تعمل كلّ شيء بيسراها.'], { shot: 'face' }),
        ],
        'leaves',
      ),
      passage('workshop', 'evening', [
        say('madame', 'sad', [
          'His apprentice. She broke the clock they quarrelled over. Then she was gone too.',
          '主人の弟子です。喧嘩のもとの時計を壊したのも。そして消えた。',
          'ลูกศิษย์เขา เธอทำนาฬิกาเรือนนั้นพัง แล้วก็หายไปอีกคน',
          '她是他的學徒。弄壞那座鐘的就是她，後來她也走了。',
          'تلميذته. هي من كسرت الساعة التي تخاصما عليها، ثمّ اختفت أيضًا.',
        ]),
        say('quill', 'cold', ['Clever. Proud. Hums when she files brass.', '賢くて、気位が高い。真鍮を磨くとき、鼻歌をうたう。', 'ฉลาด ถือตัว ชอบฮัมเพลงเวลาตะไบทองเหลือง', '聰明、高傲，銼黃銅的時候會哼歌。', 'ذكيّة. معتدّة بنفسها. تدندن حين تبرد النحاس.'], { shot: 'profile' }),
        say('madame', 'worry', ['I never told you that she hummed.', '鼻歌のことなど、申しておりませんわ。', 'ฉันไม่เคยบอกว่าเธอฮัมเพลงนะคะ', '我可沒說過她會哼歌。', 'لم أخبرك أنّها تدندن.']),
        show('back', 'quill', 'calm', { others: ['dot'] }),
        say('dot', 'worry', ['How do you know that, sir?', 'どうしてご存じなんです、警部。', 'สารวัตรรู้ได้ยังไงคะ', '您怎麼會知道，探長？', 'وكيف عرفتَ هذا يا سيّدي؟'], { shot: 'close' }),
        say('quill', 'deadpan', ['A guess. Note the dust, Dot.', '勘だ。埃を見たまえ、ドット。', 'เดาเอา ดูฝุ่นเถอะดอท', '猜的。看灰塵吧，朵特。', 'تخمين. لاحظي الغبار يا دوت.']),
      ]),
    ],
  },
  {
    title: ['Somebody Is Stealing Minutes', '一分どろぼう', 'โจรขโมยนาที', '偷走一分鐘的賊', 'سارق الدقائق'],
    passages: [
      passage('station', 'day', [
        tell(['On Friday the inspector missed a train for the first time in his life.', '金曜日、警部は生まれて初めて汽車に乗り遅れた。', 'วันศุกร์ สารวัตรตกรถไฟเป็นครั้งแรกในชีวิต', '星期五，探長生平第一次沒趕上火車。', 'يوم الجمعة فات المفتّشَ قطارٌ لأوّل مرّة في حياته.']),
        say('quill', 'shock', ['It left early. A train has left early. Arrest it.', '早く出た。汽車が早く出おった。逮捕しろ。', 'มันออกก่อนเวลา รถไฟออกก่อนเวลา จับมันซะ', '它提早開了。火車居然提早開了。逮捕它。', 'غادر مبكّرًا. قطار غادر مبكّرًا. اعتقليه.']),
        say('dot', 'smirk', ['You’re late, sir. By the station clock you are nine minutes late.', '警部の遅刻です。駅の時計では、九分。', 'สารวัตรต่างหากที่สาย ตามนาฬิกาสถานี สายเก้านาทีค่ะ', '是您遲到了。照車站的鐘，您遲了九分鐘。', 'بل أنت المتأخّر. بساعة المحطّة، تسع دقائق.']),
        show('full', 'quill', 'strain', { posture: 'phone', prop: { kind: 'phone', colour: '#c8963e' } }),
        say('quill', 'worry', ['My watch has never been wrong. So the city is.', '私の時計は狂ったことがない。狂ったのは街だ。', 'นาฬิกาฉันไม่เคยผิด งั้นเมืองนี้แหละที่ผิด', '我的錶從沒錯過。所以錯的是這座城市。', 'ساعتي لم تخطئ يومًا. فالمدينة هي المخطئة.'], { shot: 'profile' }),
      ]),
      passage('street', 'evening', [
        say('dot', 'strain', ['I’ve been to every clock in town. Each gains one minute a night.', '街じゅうの時計を見てきました。毎晩、一分ずつ進んでます。', 'ฉันไปดูนาฬิกาทั้งเมืองมาแล้ว เดินเร็วขึ้นคืนละนาที', '我看遍全城的鐘，每晚都快一分鐘。', 'زرتُ كلّ ساعات المدينة. كلّ ليلة تتقدّم دقيقة.'], {
          posture: 'book',
          prop: NOTEBOOK,
        }),
        say('quill', 'talk', ['One minute nobody misses. Sixty of them make an hour.', '一分なら誰も気づかん。六十集めれば、一時間だ。', 'นาทีเดียวไม่มีใครรู้ตัว หกสิบนาทีก็เป็นชั่วโมง', '少一分鐘沒人發覺。湊滿六十個，就是一小時。', 'الدقيقة لا يفتقدها أحد. وستّون منها ساعة.']),
        say('dot', 'shock', ['The bank vault, sir! It opens by the city clock!', '銀行の金庫です、警部！　街の時計で開くんです！', 'ห้องนิรภัยธนาคารค่ะ! มันเปิดตามนาฬิกาเมือง!', '銀行金庫啊，探長！它是照城裡的鐘開的！', 'خزنة المصرف يا سيّدي! تُفتح بساعة المدينة!'], { shot: 'face' }),
        say('quill', 'cold', ['And the guards go by the sun. For one hour it will stand open with nobody there.', '番人は日の出で動く。一時間、無人で開くわけだ。', 'แต่ยามมาตามตะวัน มันจะเปิดทิ้งไว้หนึ่งชั่วโมง', '守衛卻看太陽上工。會有一小時，門開著，沒人看守。', 'والحرّاس يأتون مع الشمس. ستبقى مفتوحة ساعةً بلا حارس.']),
        show('low', 'dot', 'worry', { sound: ['DONG', 'ゴーン', 'เหง่ง', '噹', 'دونغ'] }),
        tell(['Above them the city clock struck seven. It was, in fact, nine minutes to.', '頭上で街の時計が七時を打った。本当は、まだ九分前だった。', 'เหนือหัว นาฬิกาเมืองตีเจ็ดครั้ง ที่จริงยังขาดอีกเก้านาที', '頭頂上，城裡的大鐘敲了七下。其實還差九分鐘。', 'فوقهما دقّت ساعة المدينة السابعة. وكان ينقصها في الحقيقة تسع دقائق.']),
      ]),
    ],
  },
  {
    title: ['The Hour That Wasn’t', 'なかった一時間', 'ชั่วโมงที่ไม่มีอยู่', '不存在的一小時', 'الساعة التي لم تكن'],
    passages: [
      passage('vault', 'night', [
        tell([
          'On the fifty-first night they waited in the bank, among other people’s money, with one sandwich.',
          '五十一日目の夜。二人は銀行で待った。他人の金に囲まれ、サンドイッチは一つ。',
          'คืนที่ห้าสิบเอ็ด ทั้งสองซุ่มในธนาคาร ท่ามกลางเงินของคนอื่น กับแซนด์วิชชิ้นเดียว',
          '第五十一夜，兩人守在銀行裡，身邊是別人的錢，和一份三明治。',
          'في الليلة الحادية والخمسين انتظرا في المصرف بين أموال الآخرين، ومعهما شطيرة واحدة.',
        ]),
        say('quill', 'deadpan', ['There is apple in this.', 'これ、りんごが入っているぞ。', 'ในนี้มีแอปเปิล', '這裡面有蘋果。', 'في هذه تفّاح.'], { prop: { kind: 'bread', colour: '#d8a860' } }),
        say('dot', 'smirk', ['It’s dark, sir. I shan’t see you eat it.', '暗いですから。召しあがっても、見えません。', 'มืดค่ะ สารวัตรกินไปก็ไม่มีใครเห็น', '這麼暗，您吃了我也看不見。', 'المكان مظلم يا سيّدي. لن أراك تأكلها.']),
        show('eyes', 'dot', 'shock', { sound: ['CLUNK', 'ガコン', 'กึง', '喀隆', 'طَقّ'] }),
        say('odile', 'smile', ['Good evening, Septimus. You’ve put on weight.', 'こんばんは、セプティマス。太ったわね。', 'สวัสดี เซปติมัส คุณอ้วนขึ้นนะ', '晚安，塞普提穆斯。你胖了。', 'مساء الخير يا سبتيموس. لقد سمنت.'], { shot: 'full', prop: { kind: 'lantern', colour: '#c8963e' } }),
        say('dot', 'shock', ['…Septimus?', '……セプティマス？', '…เซปติมัส?', '……塞普提穆斯？', '…سبتيموس؟'], { shot: 'chibi' }),
      ]),
      passage('vault', 'night', [
        say('quill', 'cold', ['Put it back, Odile. Whatever it is.', '戻したまえ、オディール。何を盗るにせよ。', 'เอาไปคืน โอดีล ไม่ว่าเธอจะหยิบอะไร', '放回去，奧黛兒。不管妳拿了什麼。', 'أعيديه يا أوديل، أيًّا كان.'], { shot: 'low' }),
        say('odile', 'smirk', ['I’ve taken nothing. Look. I have left something.', '何も盗ってないわ。見て。置いていくの。', 'ฉันไม่ได้เอาอะไรไป ดูสิ ฉันเอามาวางต่างหาก', '我什麼都沒拿。你看，我是來放東西的。', 'لم آخذ شيئًا. انظر، بل تركتُ شيئًا.']),
        show('hand', 'odile', 'calm', { prop: LETTER }),
        say('odile', 'sad', ['The clock I broke. I have mended it. It took me thirty years.', '私が壊した時計よ。直したの。三十年かかった。', 'นาฬิกาที่ฉันทำพัง ฉันซ่อมแล้ว ใช้เวลาสามสิบปี', '我弄壞的那座鐘。我修好了，花了三十年。', 'الساعة التي كسرتُها. أصلحتُها. استغرقت ثلاثين سنة.'], { shot: 'profile' }),
        tell(['In drawer 44 a small gold clock began, very politely, to tick.', '四十四番の抽斗で、小さな金の時計が、礼儀正しく動きだした。', 'ในลิ้นชัก 44 นาฬิกาทองเรือนเล็กเริ่มเดินอย่างสุภาพ', '四十四號抽屜裡，一座小金鐘很有禮貌地走了起來。', 'في الدرج 44 بدأت ساعة ذهبية صغيرة تتكتك بأدب شديد.']),
      ]),
    ],
  },
  {
    title: ['Thirteen', '十三時', 'สิบสามครั้ง', '第十三響', 'الدقّة الثالثة عشرة'],
    passages: [
      passage('belfry', 'night', [
        tell([
          'She ran upward. Clockmakers always do. They followed her to the great bell.',
          '彼女は上へ逃げた。時計屋とはそういうものだ。二人は大鐘まで追った。',
          'เธอหนีขึ้นข้างบนตามประสาช่างนาฬิกา ทั้งสองตามไปถึงหอระฆัง',
          '她往上跑，鐘錶匠都這樣。兩人一路追到大鐘底下。',
          'هربت إلى أعلى، كعادة الساعاتيين. وتبعاها حتى الجرس الكبير.',
        ]),
        show('action', 'dot', 'strain', { posture: 'run', sound: ['TAP TAP TAP', 'タタタッ', 'ตึก ตึก ตึก', '噠噠噠', 'طَق طَق طَق'] }),
        say('odile', 'smile', ['You take good notes, Miss Dot. Mine were never so neat.', 'きれいな記録ね、ドットさん。私のより、ずっと。', 'คุณจดบันทึกเก่งนะ คุณดอท ของฉันไม่เคยเรียบร้อยเท่านี้', '妳的筆記真整齊，朵特小姐。我以前可沒這麼好。', 'تدوّنين جيّدًا يا آنسة دوت. لم تكن مدوّناتي بهذه الأناقة.'], { shot: 'full' }),
        say('dot', 'shock', ['Yours?', '私のより、って……。', 'ของคุณ…?', '妳的？', 'مدوّناتك أنتِ؟'], { shot: 'face' }),
        say('odile', 'smirk', [
          'I sat at your desk eleven years. On the day I left, I put an apple on his.',
          'あなたの机に十一年いたの。去る日、彼の机にりんごを置いた。',
          'ฉันนั่งโต๊ะคุณสิบเอ็ดปี วันที่ไปฉันวางแอปเปิลไว้บนโต๊ะเขา',
          '我坐過妳那張桌子十一年。走的那天，在他桌上放了顆蘋果。',
          'جلستُ إلى مكتبك أحد عشر عامًا. ويوم رحلتُ تركتُ له تفّاحة.',
        ]),
      ]),
      passage('belfry', 'night', [
        say('dot', 'cry', ['“I dislike fruit.” Oh, sir.', '「果物は嫌いだ」……警部、それで。', '“ฉันเกลียดผลไม้”… โธ่ สารวัตร', '「我討厭水果。」……原來如此，探長。', '«لا أحبّ الفاكهة.» آه يا سيّدي.'], { shot: 'close' }),
        say('quill', 'sad', ['Why the whole city, Odile? You had only to knock.', 'なぜ街ごと狂わせた。ノックすれば済んだものを。', 'ทำไมต้องทั้งเมือง โอดีล แค่เคาะประตูก็พอ', '何必動整座城，奧黛兒？妳敲個門就行了。', 'لمَ المدينة كلّها يا أوديل؟ كان يكفي أن تطرقي الباب.'], { shot: 'profile' }),
        say('odile', 'worry', ['But I only took the vault’s hour. I never touched the bell.', '私が借りたのは金庫の一時間だけ。鐘には触ってないわ。', 'ฉันยืมแค่ชั่วโมงของห้องนิรภัย ไม่เคยแตะระฆังเลยนะ', '我只借了金庫那一小時，大鐘我碰都沒碰。', 'لم آخذ إلا ساعة الخزنة. أمّا الجرس فلم ألمسه قطّ.']),
        show('pause', null, 'calm', { sound: ['DONG', 'ゴーン', 'เหง่ง', '噹', 'دونغ'] }),
        tell(['It struck thirteen. On the last stroke every lamp in the city went out.', '鐘は十三打った。最後のひと打ちで、街じゅうの灯が消えた。', 'ระฆังตีสิบสามครั้ง พอสิ้นเสียงสุดท้าย ไฟทั้งเมืองก็ดับ', '鐘敲了十三下。最後一響落下，全城的燈都滅了。', 'دقّ ثلاث عشرة دقّة. ومع الأخيرة انطفأت كلّ مصابيح المدينة.']),
        tell(
          [
            'When Dot found a match, she was alone. On the floor lay an apple with one bite gone. It was ticking.',
            'ドットがマッチを擦ると、誰もいなかった。床に、ひと口かじったりんご。カチカチと鳴っていた。',
            'พอดอทจุดไม้ขีด ก็เหลือเธอคนเดียว บนพื้นมีแอปเปิลถูกกัดหนึ่งคำ และมันกำลังเดินติ๊กต็อก',
            '朵特劃亮火柴時，只剩她一人。地上有顆咬了一口的蘋果，正滴答作響。',
            'حين أشعلت دوت عود ثقاب كانت وحدها. وعلى الأرض تفّاحة مقضومة… تتكتك.',
          ],
          { who: 'dot', mood: 'shock', shot: 'face' },
        ),
      ]),
    ],
  },
];
