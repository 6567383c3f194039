import { type EpisodeScript, passage, say, show, tell } from './script.ts';

const BOLT = { kind: 'letter', colour: '#2e4ea6' } as const;
const LAMP = { kind: 'lantern', colour: '#f0b428' } as const;
const LEDGER = { kind: 'book', colour: '#3e6e5e' } as const;

/** North again, behind the blue sail: thirty looms that wait for thunder. */
export const SILK_AND_THUNDER_THIRD_SEASON: readonly EpisodeScript[] = [
  {
    title: ['Every Stitch of Sail', '帆を織る', 'ทอใบเรือ', '織帆', 'شراع من نسيج'],
    passages: [
      passage('beach', 'port', [
        tell(
          [
            'Nine days behind her, in a boat for herring. I asked what would make it faster.',
            '母に九日遅れ、船は鰊漁のぼろ船。どうすれば速くなる、と訊いた。',
            'ตามหลังแม่เก้าวัน เรือเราเป็นเรือจับปลา ฉันถามว่าทำยังไงจะเร็วขึ้น',
            '落後娘九天，坐的是一艘鯡魚船。我問，怎樣才能快些。',
            'خلفها بتسعة أيّام، في قارب لصيد السردين. سألتُ: كيف نسرع؟',
          ],
          { shot: 'wide', who: 'sefa', mood: 'strain' },
        ),
        say('idris', 'talk', ['Twice the canvas: twenty-six days. We have none.', '帆が倍なら二十六日。ただし、布がない。', 'ใบเรือเพิ่มเท่าตัว ยี่สิบหกวันถึง แต่เราไม่มีผ้าใบ', '帆加一倍，二十六天到。可是我們沒有帆布。', 'ضعف الأشرعة: ستّة وعشرون يومًا. وليس لدينا قماش.'], { shot: 'close', prop: LEDGER }),
        say('orsola', 'smirk', ['No canvas. On an island with twenty-one looms. He says.', '布がない、だとさ。機が二十一台もある島で。', 'ไม่มีผ้าใบ เขาว่างั้น บนเกาะที่มีกี่ทอผ้ายี่สิบเอ็ดหลัง', '沒有布，他說。在一座有二十一台織機的島上。', 'يقول: لا قماش. على جزيرة فيها واحد وعشرون نولًا.'], { shot: 'low', posture: 'hips' }),
        show('group', 'sefa', 'calm', { others: ['orsola', 'bahru', 'idris'], sound: ['CLACK CLACK', 'カタン　カタン', 'กรับ กรับ', '喀嗒、喀嗒', 'طَق طَق'] }),
        say('bahru', 'joy', ['My blue’s still wet in the barrel! Let me dip it!', '樽の青、まだ生きとる！　染めさせてくれ！', 'สีน้ำเงินในถังยังใช้ได้! ให้ลุงจุ่มหน่อย!', '桶裡的藍還是活的！讓我染一下！', 'أزرقي ما زال حيًّا في البرميل! دعوني أغمسه!'], { shot: 'face' }),
      ]),
      passage('belfry', 'night', [
        say('idris', 'worry', ['How did she weave our landing? Before we landed?', 'なぜ、上陸の前に上陸を織れたんでしょう。', 'แม่คุณทอตอนเราขึ้นฝั่งได้ยังไง ทั้งที่เรายังไม่มา', '我們還沒到，她怎麼織得出我們登岸？', 'كيف نسجت وصولنا قبل أن نصل؟'], { shot: 'over' }),
        say('sefa', 'smile', ['Forty days there, forty back, one day to quarrel. She knows me.', '行き四十日、帰り四十日、揉めて一日。私を、知ってるの。', 'ไปสี่สิบวัน กลับสี่สิบวัน ทะเลาะกันหนึ่งวัน แม่รู้จักฉันดี', '去四十天，回四十天，吵架一天。她了解我。', 'أربعون ذهابًا وأربعون إيابًا ويوم للشجار. إنّها تعرفني.'], {
          shot: 'two',
          to: 'idris',
        }),
        tell(
          [
            'But below our boat the cloth went on. Bare warp, and one thing in the corner: thirty looms, in red.',
            'だが布には続きがあった。空の経糸、その隅に、紅い機が三十。',
            'แต่ใต้รูปเรือเรา ผ้ายังไม่จบ ด้ายยืนเปล่า ๆ กับกี่สามสิบหลังสีแดงตรงมุม',
            '可是我們的船下方，布還沒完：空的經線，角落裡三十台織機，紅色的。',
            'لكنّ القماش يمتدّ تحت قاربنا: سدى عارية، وفي الركن ثلاثون نولًا بالأحمر.',
          ],
          { shot: 'hand', who: 'sefa', mood: 'worry', prop: BOLT },
        ),
        say('sefa', 'worry', ['She left the end for me to weave.', '終わりは、私に織れと。', 'แม่เหลือตอนจบไว้ให้ฉันทอ', '結尾，她留給我織。', 'تركت لي النهاية لأنسجها.'], { shot: 'eyes' }),
      ]),
    ],
  },
  {
    title: ['One Beat Too Many', '余る一拍', 'เสียงที่เกินมา', '多出的一拍', 'دقّة زائدة'],
    passages: [
      passage('corridor', 'night', [
        tell(['In Ondara a girl lay on her back beneath an iron loom, and it went on ticking.', 'オンダラでは、娘が鉄の機の下に寝ころび、時を刻む音を聴いていた。', 'ที่ออนดารา หญิงสาวนอนหงายใต้กี่เหล็ก ฟังมันเดินติ๊ก ๆ', '在翁達拉，一個姑娘躺在鐵織機底下，聽它滴答作響。', 'في أوندارا استلقت فتاة تحت نول حديديّ، وهو يدقّ.'], {
          shot: 'wide',
          who: 'livia',
          mood: 'strain',
        }),
        say('livia', 'shock', ['There’s silk in the axle. Why would iron need silk?', '軸の中に、絹……。鉄に、なぜ絹が要るの。', 'ในเพลามีไหม เหล็กจะเอาไหมไปทำอะไร', '軸心裡有絲。鐵要絲做什麼？', 'في المحور حرير. ولمَ يحتاج الحديد إلى الحرير؟'], { shot: 'face' }),
        show('hand', 'livia', 'worry', { prop: LAMP }),
        say('livia', 'talk', ['Someone paid for you. I know who keeps the receipts.', '買った人がいる。控えを持つ人なら、知ってるわ。', 'ต้องมีคนจ่ายค่าพวกแก ฉันรู้ว่าใครเก็บใบเสร็จ', '有人花錢買了你們。我知道收據在誰手上。', 'أحدهم دفع ثمنكم. وأعرف من يحتفظ بالإيصالات.'], { shot: 'close' }),
      ]),
      passage('castle', 'night', [
        say('caldas', 'shy', ['Livia! I have reached the eleventh line. With my finger. Look.', 'リヴィア！　十一行目まで来たぞ。指で読んだ。見ろ。', 'ลูกรัก! พ่ออ่านถึงบรรทัดที่สิบเอ็ดแล้ว ใช้นิ้วอ่าน ดูสิ', '女兒啊！我讀到第十一行了，用手指讀的。妳看。', 'ابنتي! بلغتُ السطر الحادي عشر. بإصبعي. انظري.'], { shot: 'low' }),
        say('livia', 'cold', ['What’s in the looms, Father?', 'お父様。機の中身は、何。', 'ในกี่มีอะไรคะพ่อ', '父親，織機裡是什麼？', 'ماذا في الأنوال يا أبي؟'], { shot: 'over' }),
        say('caldas', 'calm', ['I never asked. The buyer sent me a watch, by way of thanks.', '訊かなんだ。買い手は礼に、時計をよこした。', 'ข้าไม่เคยถาม คนซื้อส่งนาฬิกามาให้เป็นการขอบคุณ', '我沒問過。買主送了我一只錶當謝禮。', 'لم أسأل. أرسل إليّ المشتري ساعة عربون شكر.'], { shot: 'two', to: 'livia' }),
        show('pause', null, 'cold', { sound: ['tick', 'コチ', 'ติ๊ก', '滴', 'تِك'] }),
        say('livia', 'worry', ['It’s the same beat. And it has only one hand.', '同じ拍子……。それに、針が一本しかない。', 'จังหวะเดียวกันเลย แล้วมันมีแค่เข็มเดียว', '拍子一模一樣。而且，它只有一根針。', 'الإيقاع نفسه. وليس لها إلّا عقرب واحد.'], { shot: 'close' }),
        tell(['There were no hours on the dial. There was one word, at the top: “Thunder.”', '文字盤に数字はない。頂に一語、「雷」。', 'หน้าปัดไม่มีตัวเลข มีคำเดียวอยู่บนสุด “ฟ้าร้อง”', '錶面沒有數字，只在頂端有一個字：「雷」。', 'لا ساعات على وجهها. كلمة واحدة في الأعلى: «الرعد».'], { shot: 'eyes', who: 'livia', mood: 'shock' }),
      ]),
    ],
  },
  {
    title: ['The Dead at Customs', '死者の通関', 'คนตายผ่านด่าน', '死者通關', 'الموتى في الجمارك'],
    passages: [
      passage('harbour', 'port', [
        tell(
          [
            'A blue sail stood into Ondara, and twenty-one drowned women asked leave to land.',
            '青い帆がオンダラに入り、溺れたはずの女が二十一人、上陸を願い出た。',
            'เรือใบสีน้ำเงินเข้าออนดารา หญิงที่จมน้ำไปแล้วยี่สิบเอ็ดคนขอขึ้นฝั่ง',
            '一面藍帆駛進翁達拉，二十一個淹死的女人請求登岸。',
            'دخل شراع أزرق أوندارا، وطلبت إحدى وعشرون غريقة الإذن بالنزول.',
          ],
          { shot: 'wide', who: 'livia', mood: 'shock' },
        ),
        say('livia', 'angry', ['What do you mean, there’s no form?', '書式がないとは、どういうこと？', 'ไม่มีแบบฟอร์มนี่หมายความว่ายังไง', '什麼叫做沒有這種表格？', 'ماذا تعني بأنّه لا توجد استمارة؟'], { shot: 'close' }),
        tell(
          [
            'The clerk was very young. “The dead go out duty-free, miss. There’s nothing about in.”',
            '若い書記は困っていた。「死者の出国は免税です。入国は、規則に……」',
            'เสมียนหนุ่มอึกอัก “คนตายขาออกไม่เสียภาษีครับ แต่ขาเข้าไม่มีระเบียบ”',
            '年輕的書記很為難：「死人出境免稅。入境嘛，規則裡沒寫。」',
            'كان الكاتب يافعًا: «خروج الموتى معفى من الرسوم. أمّا دخولهم فلا نصّ فيه».',
          ],
          { shot: 'hand', who: 'livia', prop: LEDGER },
        ),
        say('livia', 'smirk', ['Then enter them as cloth. Undeclared. I’ll sign.', 'なら布として通して。未申告の。署名は、私が。', 'งั้นลงว่าเป็นผ้า ไม่ได้สำแดง ฉันเซ็นเอง', '那就當布登記，未申報的。我來簽。', 'سجّلهنّ قماشًا غير مصرّح به. وسأوقّع أنا.'], { shot: 'low' }),
        show('back', 'livia', 'calm'),
      ]),
      passage('beach', 'port', [
        tell(
          [
            'One of them had grey in her plait, and looked at every face on the quay, twice over.',
            'ひとり、三つ編みに白髪のまじる女が、岸壁の顔を二度ずつ確かめていた。',
            'คนหนึ่งมีผมหงอกแซมเปีย กวาดตามองทุกใบหน้าบนท่า คนละสองรอบ',
            '其中一個辮子斑白的，把碼頭上每張臉都看了兩遍。',
            'كانت إحداهنّ وفي ضفيرتها شيب تتفحّص كلّ وجه على الرصيف مرّتين.',
          ],
          { shot: 'pause' },
        ),
        say('livia', 'cry', ['You taught me the knot. I was ten. I kept my hands blue.', '結び目を、教わりました。十の時。手は、青いままです。', 'คุณสอนฉันผูกปมตอนสิบขวบ ฉันยังย้อมมือสีน้ำเงินอยู่เลย', '是您教我打那個結的，那年我十歲。我的手一直是藍的。', 'علّمتِني العقدة وأنا في العاشرة. وأبقيتُ يديّ زرقاوين.'], { shot: 'face' }),
        tell(['She took those hands and turned them over. “And my Sefa?” she said.', '女はその手をとって、裏返した。「それで、うちのセファは？」', 'เธอจับมือนั้นพลิกดู แล้วถามว่า “แล้วเซฟาของฉันล่ะ”', '她握住那雙手，翻過來看。「那我的瑟法呢？」她說。', 'أخذت اليدين وقلّبتهما. وقالت: «وابنتي سيفا؟»'], {
          shot: 'two',
          who: 'livia',
        }),
        say('livia', 'sad', ['She’s gone south. To fetch you.', '南へ。あなたを、迎えに。', 'ลงใต้ไปแล้วค่ะ ไปรับคุณ', '她往南去了。去接您。', 'رحلت جنوبًا لتأتي بكِ.'], { shot: 'over' }),
      ]),
    ],
  },
  {
    title: ['Becalmed', '凪', 'ลมสงบ', '無風', 'سكون'],
    passages: [
      passage('harbour', 'port', [
        tell(['Day nineteen. Twice the sail, and not a breath to put in it.', '十九日目。帆は倍。風は、そよりともしない。', 'วันที่สิบเก้า ใบเรือเพิ่มเท่าตัว แต่ไม่มีลมสักแอะ', '第十九天。帆多了一倍，風卻一絲也沒有。', 'اليوم التاسع عشر. ضعف الأشرعة، ولا نسمة تملؤها.'], { shot: 'wide', who: 'sefa', mood: 'deadpan' }),
        say('bahru', 'talk', ['My grandmother whistled for wind. It brought my grandfather.', 'うちの祖母は、口笛で風を呼んだ。来たのは祖父だ。', 'ย่าลุงเคยผิวปากเรียกลม ที่มาคือปู่', '我奶奶用口哨招風，結果招來我爺爺。', 'كانت جدّتي تصفر للريح، فجاءها جدّي.'], { shot: 'full' }),
        say('idris', 'shy', ['Since we’re stopped… the skipper says he’s allowed to marry people.', 'せっかく止まっていますし……船頭は、婚礼もできるとか。', 'ไหน ๆ ก็หยุดแล้ว…นายเรือบอกว่าเขาทำพิธีแต่งงานให้ได้', '既然停著……船長說，他可以替人證婚。', 'بما أنّنا متوقّفون... يقول الربّان إنّ له أن يعقد الزواج.'], { shot: 'close' }),
        say('sefa', 'laugh', ['Will he do it the right way up?', '今度は、上下、合ってる？', 'คราวนี้เขาจะถือถูกหัวไหม', '這次，他會拿正嗎？', 'أسيعقده بالوجه الصحيح؟'], { shot: 'two', to: 'idris' }),
        show('hand', 'sefa', 'smile', { prop: BOLT }),
        say('orsola', 'cry', ['It’s the glare. Off the water. Get on with it!', '海がまぶしいだけだよ。さっさとおやり！', 'แสงมันสะท้อนน้ำ แยงตาฉัน รีบทำพิธีเข้าสิ!', '是海水反光，刺眼！快點繼續！', 'إنّه وهج الماء، لا غير. هيّا أكملوا!'], { shot: 'face' }),
      ]),
      passage('harbour', 'night', [
        tell(
          [
            'We were married at dusk, tied at the wrist in blue. By midnight the air was yellow.',
            '夕暮れ、手首を青糸で結び、夫婦になった。真夜中、空が黄ばんだ。',
            'เราแต่งงานกันตอนพลบค่ำ ผูกข้อมือด้วยด้ายน้ำเงิน เที่ยงคืนอากาศก็เหลือง',
            '黃昏，我們以藍線繫腕成了親。到了半夜，空氣發黃。',
            'تزوّجنا عند الغروب ومعصمانا مربوطان بخيط أزرق. وفي منتصف الليل اصفرّ الهواء.',
          ],
          { shot: 'back', who: 'sefa' },
        ),
        say('sefa', 'worry', ['First thunder. It’s a month early. It’s going north.', '初雷よ。ひと月早い。……北へ向かってる。', 'ฟ้าร้องแรก มาเร็วไปเดือนหนึ่ง มันกำลังขึ้นเหนือ', '是初雷，早了一個月。它往北走。', 'الرعد الأوّل. قبل أوانه بشهر. وهو ماضٍ شمالًا.'], { shot: 'close' }),
        say(
          'idris',
          'strain',
          ['At eleven knots. It will be in Ondara in three days. So could we.', '時速十一ノット。三日でオンダラに着く。乗れば、私たちも。', 'ความเร็วสิบเอ็ดนอต สามวันถึงออนดารา ถ้าเราเกาะไปก็ถึงเหมือนกัน', '十一節，三天到翁達拉。我們乘上去，也是。', 'بسرعة إحدى عشرة عقدة. يبلغ أوندارا في ثلاثة أيّام. وقد نبلغها معه.'],
          { shot: 'low' },
        ),
        say('sefa', 'strain', ['The storm that lights the fuses is the only wind we’ve got.', '導火線に火をつける嵐が、たったひとつの追い風なのね。', 'พายุที่จะจุดชนวน คือลมเดียวที่เรามี', '會點燃引信的那場風暴，是我們唯一的風。', 'العاصفة التي ستشعل الفتائل هي ريحنا الوحيدة.'], { shot: 'eyes' }),
      ]),
    ],
  },
  {
    title: ['Riding It Home', '嵐に乗る', 'ขี่พายุกลับบ้าน', '乘風暴歸', 'على ظهر العاصفة'],
    passages: [
      passage(
        'harbour',
        'storm',
        [
          show('action', 'sefa', 'shout', { posture: 'reach', others: [], sound: ['KRAKK', 'バリバリッ', 'เปรี้ยงง', '劈啪', 'طَقطَقة'] }),
          say('sefa', 'shout', ['Stay under the grey! Not the white! Let it PULL us!', '鼠色の下を！　白はだめ！　引かせて！', 'อยู่ใต้สีเทาไว้! อย่าเข้าสีขาว! ปล่อยให้มันลากเรา!', '待在灰的底下！避開白的！讓它拉我們走！', 'ابقوا تحت الرماديّ لا الأبيض! دعوها تسحبنا!'], { shot: 'close', tone: 'shout' }),
          say('bahru', 'cry', ['I’ve dyed for four governors! I’ve never been so green!', '四代の総督に染めたが、わし自身が緑になるのは初めてだ！', 'ลุงย้อมผ้ามาสี่ผู้ว่า ไม่เคยหน้าเขียวขนาดนี้!', '我給四任總督染過布，自己染綠還是頭一回！', 'صبغتُ لأربعة حكّام، ولم أخضرّ هكذا قطّ!'], { shot: 'face' }),
          tell(
            ['In three days the old skipper never once looked at the sky. He looked at Orsola.', '三日間、老船頭は空を見なかった。親方だけを、見ていた。', 'สามวันนั้นนายเรือเฒ่าไม่มองฟ้าเลย เขามองแต่นายหญิง', '三天裡，老船長沒看過一次天。他一直看著東家。', 'ثلاثة أيّام لم ينظر فيها الربّان إلى السماء. كان ينظر إلى أورسولا.'],
            { shot: 'low', who: 'orsola', mood: 'worry' },
          ),
        ],
        'rain',
      ),
      passage('corridor', 'night', [
        tell(
          [
            'In the loft each of the drowned went to a loom, felt for her own work, and began to unpick.',
            '機場では、溺れた女たちが一台ずつ、自分の織った導火線を解いていた。',
            'ในโรงทอ หญิงผู้จมน้ำต่างคลำหากี่ที่ตัวเองทอชนวน แล้วเริ่มเลาะ',
            '織坊裡，那些「淹死」的女人各自摸到自己的活計，開始拆。',
            'في المشغل قصدت كلّ غريقة نولًا، وتحسّست عملها، وبدأت تفكّه.',
          ],
          { shot: 'wide', who: 'livia', mood: 'strain' },
        ),
        say('livia', 'strain', ['Twenty-one of you. Thirty looms. Show me. I’ll do nine.', '皆さんは二十一人、機は三十。教えて。九台、私がやる。', 'พวกคุณมียี่สิบเอ็ด กี่มีสามสิบ สอนฉัน ฉันทำเก้าหลังเอง', '妳們二十一人，織機三十台。教我，九台我來。', 'أنتنّ إحدى وعشرون والأنوال ثلاثون. علّمنني، وسأفكّ تسعة.'], { shot: 'over' }),
        say('livia', 'worry', ['Seven… eight… This last one isn’t your hand. It’s nobody’s.', '七……八……。最後のこれ、皆さんの手じゃない。誰の？', 'เจ็ด…แปด…หลังสุดท้ายไม่ใช่มือพวกคุณ ไม่ใช่มือใครเลย', '七……八……最後這台不是妳們織的。誰的手都不是。', 'سبعة... ثمانية... الأخير ليس من عملكنّ. ليس من عمل أحد.'], { shot: 'close' }),
        show('pause', null, 'worry', { sound: ['BOOOM', 'ドオォン', 'ครืนนน', '轟隆', 'بوووم'] }),
        tell(['The roof lit up, and in the doorway, wet through, stood a woman with a gold pin.', '屋根が白く光った。戸口に、ずぶ濡れの、金の簪の女が立っていた。', 'หลังคาสว่างวาบ ที่ประตูมีผู้หญิงปักปิ่นทองยืนเปียกโชก', '屋頂一亮，門口站著一個濕透的女人，頭上插著金簪。', 'أضاء السقف، وفي الباب وقفت امرأة مبلّلة بدبّوس ذهبيّ.'], {
          shot: 'full',
          who: 'sefa',
          mood: 'strain',
        }),
      ]),
    ],
  },
  {
    title: ['The Thirtieth Loom', '三十台目', 'กี่หลังที่สามสิบ', '第三十台', 'النول الثلاثون'],
    passages: [
      passage('library', 'night', [
        tell(['The lamps had blown out. I put my hands into the iron, and met two others.', '灯りは消えていた。鉄に手を入れると、誰かの両手に触れた。', 'ตะเกียงดับหมด ฉันสอดมือเข้าไปในเหล็ก แล้วเจอมืออีกสองข้าง', '燈全吹滅了。我把手伸進鐵裡，碰到了另一雙手。', 'انطفأت المصابيح. أدخلتُ يديّ في الحديد فلقيتُ يدين أخريين.'], {
          shot: 'hand',
          who: 'sefa',
          mood: 'strain',
        }),
        say('sefa', 'strain', ['Over two. Under one…', '二つ上。一つ下……', 'ข้ามสอง ลอดหนึ่ง…', '上二，下一……', 'فوق اثنين. تحت واحد...'], { shot: 'close', tone: 'whisper' }),
        tell(['The other hands went over two, under one. And dropped the third.', 'その手も、二つ上、一つ下。そして三つ目を、落とした。', 'มือคู่นั้นข้ามสอง ลอดหนึ่ง แล้วก็พลาดห่วงที่สาม', '那雙手也是上二、下一。然後，漏了第三針。', 'فعلت اليدان فوق اثنين وتحت واحد. ثمّ أسقطتا الثالثة.'], { shot: 'pause' }),
        say('sefa', 'cry', ['…You’re late for supper, Mother. Eleven years.', '……夕飯、冷めたよ、母さん。十一年も。', '…แม่กลับมากินข้าวเย็นช้านะ สิบเอ็ดปีแน่ะ', '……娘，妳晚飯遲到了。十一年。', '...تأخّرتِ عن العشاء يا أمّي. إحدى عشرة سنة.'], { shot: 'face' }),
        show('eyes', 'sefa', 'cry'),
      ]),
      passage('corridor', 'loft', [
        tell(['We had it out by the second thunder. My mother held the fuse to the light.', '二度目の雷までに、抜き取った。母が導火線を、光にかざした。', 'เราดึงมันออกได้ก่อนฟ้าร้องครั้งที่สอง แม่ยกชนวนส่องไฟ', '第二聲雷前我們把它抽了出來。娘把引信舉到光下。', 'أخرجناه قبل الرعدة الثانية. رفعت أمّي الفتيل إلى الضوء.'], {
          shot: 'wide',
          who: 'livia',
          mood: 'worry',
        }),
        say('livia', 'talk', ['That’s no weaver’s knot. What is it?', '織り手の結びじゃないわ。これは何？', 'นั่นไม่ใช่ปมช่างทอ ปมอะไรกัน', '這不是織工的結。是什麼結？', 'ليست هذه عقدة نسّاج. ما هي؟'], { shot: 'over' }),
        say('orsola', 'shock', ['A sailor’s. I was shown it once. Behind the seaward door.', '船乗りの結びだ。昔、教わったよ。……海側の戸の、裏で。', 'ปมกะลาสี เคยมีคนสอนฉัน หลังประตูฝั่งทะเลนั่น', '是水手結。有人教過我一次，在海側那扇門後面。', 'عقدة بحّار. أراني إيّاها أحدهم مرّة، خلف باب البحر.'], { shot: 'low' }),
        say('orsola', 'sad', ['I nailed that door. He’s had forty-six years to be angry.', '釘を打ったのは私だ。あいつは四十六年、怒っていたんだね。', 'ฉันตอกตะปูประตูนั้นเอง เขาโกรธมาตั้งสี่สิบหกปี', '門是我釘的。他氣了四十六年。', 'أنا سمّرتُ الباب. وكان له ستّة وأربعون عامًا ليغضب.'], { shot: 'close' }),
        say('sefa', 'shock', ['The skipper? HE bought the island? …Where’s Idris?', '船頭が、島の買い手……？　イドリスは、どこ？', 'นายเรือเหรอ คนซื้อเกาะคือเขา? …แล้วอิดริสล่ะ', '船長？買島的是他？……我丈夫呢？', 'الربّان؟ هو من اشترى الجزيرة؟ ...وأين إدريس؟'], { shot: 'two', to: 'orsola' }),
        tell(
          [
            'He had stayed aboard to count the sails. From the window I saw them. They were already small.',
            'イドリスは帆を数えに船に残っていた。窓から見えた帆は、もう小さかった。',
            'เขาอยู่นับใบเรือบนเรือ ฉันมองจากหน้าต่าง ใบเรือเล็กลงไปไกลแล้ว',
            '他留在船上數帆。我從窗口望去，那些帆已經很小了。',
            'بقي على المركب يعدّ الأشرعة. رأيتُها من النافذة، وقد صارت صغيرة.',
          ],
          { shot: 'back', who: 'sefa', mood: 'shock' },
        ),
      ]),
    ],
  },
];
