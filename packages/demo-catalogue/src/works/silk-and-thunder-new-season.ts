import { type EpisodeScript, passage, say, show, tell } from './script.ts';

const BOLT = { kind: 'letter', colour: '#2e4ea6' } as const;
const LAMP = { kind: 'lantern', colour: '#f0b428' } as const;
const LEDGER = { kind: 'book', colour: '#3e6e5e' } as const;
const TEA = { kind: 'cup', colour: '#f0e2c4' } as const;

/** South, after a stitch that drops its threes. */
export const SILK_AND_THUNDER_NEW_SEASON: readonly EpisodeScript[] = [
  {
    title: ['What Salt Weighs', '塩の重さ', 'น้ำหนักของเกลือ', '鹽的重量', 'وزن الملح'],
    passages: [
      passage('office', 'port', [
        tell(['The clerk I was going to marry put my mother’s letter on the scales.', '私の婚約者は書記である。母の手紙を、まず秤にのせた。', 'คู่หมั้นฉันเป็นเสมียน สิ่งแรกที่เขาทำคือชั่งจดหมายแม่', '我要嫁的人是書記。他做的第一件事，是把娘的信放上秤。', 'خطيبي كاتب جمارك. وأوّل ما فعله أن وزن رسالة أمّي.'], {
          shot: 'wide',
          who: 'idris',
          mood: 'calm',
        }),
        say('idris', 'talk', ['Two ounces heavy. Salt. It spent forty days at sea.', '二オンス重い。塩です。海に、四十日いた。', 'หนักเกินสองออนซ์ เป็นเกลือครับ มันอยู่ในทะเลมาสี่สิบวัน', '重了兩盎司，是鹽。它在海上走了四十天。', 'تزيد أوقيّتين. إنّه الملح. قضت أربعين يومًا في البحر.'], { shot: 'close', prop: LEDGER }),
        say('sefa', 'worry', ['Forty days south there’s nothing on the map.', '南へ四十日。地図では、何もない海よ。', 'ลงใต้ไปสี่สิบวัน ในแผนที่ไม่มีอะไรเลยนะ', '往南四十天，地圖上什麼都沒有。', 'أربعون يومًا جنوبًا، ولا شيء على الخريطة.'], { shot: 'over' }),
        say('idris', 'deadpan', ['Nothing doesn’t pay duty. This did. Look at the seal.', '「何もない」は関税を払いません。これは払った。印を。', 'ที่ว่างเปล่าไม่จ่ายภาษีหรอก แต่ผ้านี้จ่าย ดูตราสิ', '「什麼都沒有」不會繳稅，這匹繳了。看封印。', 'العدم لا يدفع رسومًا. وهذا دفع. انظري الختم.'], { shot: 'low' }),
        show('hand', 'sefa', 'shock', { prop: BOLT }),
        say('sefa', 'cold', ['The Governor’s seal. Nine years old.', '総督の印……。九年前の。', 'ตราท่านผู้ว่า ตั้งแต่เก้าปีก่อน', '是總督的印。九年前的。', 'ختم الحاكم. عمره تسع سنوات.'], { shot: 'face' }),
      ]),
      passage('beach', 'port', [
        say('bahru', 'sad', ['Twenty-one women drowned from this port, in my time.', 'わしの代で、この港の女が二十一人、海に消えた。', 'ในชั่วชีวิตลุง ผู้หญิงท่านี้จมทะเลไปยี่สิบเอ็ดคน', '我這輩子，這座港口有二十一個女人溺水。', 'في زماني غرقت من هذا الميناء إحدى وعشرون امرأة.'], { shot: 'full', posture: 'clasp' }),
        say('sefa', 'talk', ['All weavers. And not one was ever found.', '全員が織り手。そして、ひとりも見つかっていない。', 'ทุกคนเป็นช่างทอ แล้วก็ไม่เคยเจอศพสักคน', '全是織工，而且一個都沒找到。', 'كلّهنّ نسّاجات. ولم يُعثر على واحدة.'], { shot: 'close' }),
        say('bahru', 'shock', ['Found? Child, I dyed their shrouds. We buried combs.', '見つかるも何も……経帷子を染めたのはわしだ。櫛を葬った。', 'ลุงย้อมผ้าห่อศพให้เอง ในโลงมีแต่หวีนะลูก', '孩子，壽衣是我染的。我們埋的都是梳子。', 'يا ابنتي، أنا صبغتُ أكفانهنّ. دفنّا أمشاطًا.'], { shot: 'face' }),
        tell(['Twenty-one combs in the churchyard. I went and counted. One was still wet.', '墓地に、櫛が二十一。数えに行った。ひとつ、まだ濡れていた。', 'หวียี่สิบเอ็ดเล่มในสุสาน ฉันไปนับมาแล้ว มีเล่มหนึ่งยังเปียก', '墓園裡二十一把梳子。我去數了。有一把，還是濕的。', 'واحد وعشرون مشطًا في المقبرة. ذهبتُ وعددتُها. كان أحدها رطبًا.'], {
          shot: 'pause',
        }),
      ]),
    ],
  },
  {
    title: ['The Man Who Couldn’t Read', '読めない男', 'คนที่อ่านไหมไม่ออก', '讀不懂的人', 'من لا يقرأ'],
    passages: [
      passage('castle', 'night', [
        tell(['They keep the old Governor in the salt tower. He asked for one thing only: a needle.', '前の総督は塩の塔にいる。望んだものは、針が一本。', 'ผู้ว่าคนเก่าถูกขังในหอเกลือ เขาขอแค่อย่างเดียว เข็มเล่มหนึ่ง', '前總督關在鹽塔裡。他只要求一樣東西：一根針。', 'الحاكم السابق محبوس في برج الملح. طلب شيئًا واحدًا: إبرة.'], {
          shot: 'wide',
          who: 'caldas',
          mood: 'cold',
        }),
        say('caldas', 'calm', ['Teach me the first line, and I’ll tell you where she is.', '最初の一行を教えろ。さすれば、居所を話そう。', 'สอนข้าอ่านบรรทัดแรก แล้วข้าจะบอกว่านางอยู่ที่ไหน', '教我讀第一行，我就告訴妳她在哪。', 'علّميني السطر الأوّل، أخبرك أين هي.'], { shot: 'close' }),
        say('sefa', 'cold', ['The first line of what?', '何の、一行目ですか。', 'บรรทัดแรกของอะไร', '什麼的第一行？', 'السطر الأوّل من ماذا؟'], { shot: 'over' }),
        say('caldas', 'angry', ['The cloth that hanged me! All Ondara has read it but me!', '余を滅ぼした布だ！　読めぬのは余だけではないか！', 'ผ้าที่ทำลายข้า! ทั้งเมืองอ่านได้ เว้นแต่ข้า!', '毀了我的那匹布！全城都讀過，只有我沒有！', 'القماش الذي أهلكني! قرأته أوندارا كلّها إلّا أنا!'], { shot: 'face', tone: 'shout' }),
        show('hand', 'caldas', 'strain', { prop: BOLT }),
        say('sefa', 'calm', ['Over two, under one. It says: “There was rain.”', '二つ上、一つ下。「雨が降っていた」、と。', 'ข้ามสอง ลอดหนึ่ง มันอ่านว่า “ฝนกำลังตก”', '上二，下一。這是：「那天下雨。」', 'فوق اثنين، تحت واحد. يقول: «كان المطر يهطل».'], { shot: 'two', to: 'caldas' }),
        say('caldas', 'sad', ['…Is that all? It begins so quietly.', '……それだけか。ずいぶん、静かに始まるのだな。', '…แค่นั้นเองหรือ ช่างเริ่มเงียบ ๆ เสียจริง', '……就這樣？開頭真安靜。', '...أهذا كلّ شيء؟ ما أهدأ بدايته.'], { shot: 'low' }),
      ]),
      passage('stairs', 'night', [
        say('caldas', 'cold', ['I drowned nobody. I hired them. Lantern Island.', '誰も溺れさせておらん。雇ったのだ。灯の島に。', 'ข้าไม่ได้ถ่วงน้ำใคร ข้าแค่จ้างพวกนาง เกาะตะเกียง', '我沒淹死誰，我是雇了她們。在燈島。', 'لم أُغرق أحدًا. استأجرتُهنّ. في جزيرة المصباح.'], { shot: 'full', posture: 'crossed' }),
        say('sefa', 'shock', ['Then why has none of them ever come home?', 'なら、なぜ誰も、帰ってこないの。', 'แล้วทำไมไม่เคยมีใครได้กลับบ้าน', '那為什麼沒有一個人回來？', 'فلماذا لم تعد واحدة منهنّ إلى بيتها؟'], { shot: 'close' }),
        tell(
          [
            'He was sewing again. “Because I sold it,” he said. “I never met the buyer.”',
            '男はまた縫いはじめた。「島ごと売ったのだ。買い手の顔は、知らぬ」',
            'เขาก้มหน้าเย็บต่อ “เพราะข้าขายเกาะไปแล้ว” เขาว่า “คนซื้อเป็นใครข้าไม่เคยเห็น”',
            '他又縫了起來。「因為我把島賣了，」他說，「沒見過買主。」',
            'عاد يخيط. قال: «لأنّي بعتُ الجزيرة. ولم أرَ المشتري قطّ».',
          ],
          { shot: 'back', who: 'caldas', mood: 'cold' },
        ),
      ]),
    ],
  },
  {
    title: ['Orsola’s Sailor', '親方の船乗り', 'กะลาสีของนายหญิง', '東家的水手', 'بحّار المعلّمة'],
    passages: [
      passage('harbour', 'port', [
        tell(
          [
            'Only one skipper would go that far south. He asked who was paying. Then he saw Orsola.',
            'そこまで南へ行く船頭は、ひとり。値を訊きかけて、親方に気づいた。',
            'มีนายเรือคนเดียวที่ยอมลงใต้ไกลขนาดนั้น เขาถามหาคนจ่าย แล้วก็เห็นนายหญิง',
            '只有一個船長肯往南那麼遠。他問誰付錢，然後看見了東家。',
            'ربّان واحد قبل الإبحار إلى أقصى الجنوب. سأل من يدفع، ثمّ رأى أورسولا.',
          ],
          { shot: 'wide', who: 'orsola', mood: 'shock' },
        ),
        say('orsola', 'cold', ['You’re late. By forty-six years.', '遅いよ。四十六年も。', 'มาสายนะ ตั้งสี่สิบหกปี', '你遲到了。四十六年。', 'تأخّرت. ستّة وأربعين عامًا.'], { shot: 'close' }),
        tell(['“Somebody nailed up the door,” he said. He was eighty, and blushing.', '「戸に釘が打ってあったんでな」。八十の老人が、頬を染めた。', '“ก็มีคนตอกตะปูประตูไว้นี่” เขาอายุแปดสิบแล้ว แต่หน้าแดงก่ำ', '「有人把門釘死了。」他八十歲了，臉卻紅通通的。', 'قال: «سمّر أحدهم الباب». كان في الثمانين، وقد احمرّ وجهه.'], {
          shot: 'pause',
        }),
        say('sefa', 'smirk', ['Shall we leave you two alone, Mistress?', '親方、お二人に、しましょうか。', 'ให้พวกเราหลบไปก่อนไหมคะ นายหญิง', '東家，要不要讓你們獨處？', 'أنترككما وحدكما يا معلّمة؟'], { shot: 'two', to: 'orsola' }),
        say('orsola', 'angry', ['You’ll load the thread! And I’m coming. Someone must check it.', '糸を積みな！　私も行くよ。検める者が要るだろ。', 'ไปขนด้ายลงเรือ! ฉันไปด้วย ต้องมีคนตรวจของ', '去搬線！我也去，總得有人驗貨。', 'حمّلن الغزل! وسآتي أنا أيضًا. لا بدّ ممّن يفحصه.'], { shot: 'low', posture: 'hips' }),
        show('group', 'sefa', 'laugh', { others: ['bahru', 'orsola', 'idris'] }),
      ]),
      passage('bridge', 'port', [
        say('livia', 'sad', ['I’d come too. But thirty iron looms want feeding.', '私も行きたい。でも鉄の機が三十、待っているの。', 'ฉันก็อยากไป แต่กี่เหล็กสามสิบหลังต้องมีคนดูแล', '我也想去，可是三十台鐵織機離不開人。', 'كنتُ سآتي معكم، لكنّ ثلاثين نولًا حديديًّا تحتاجني.'], { shot: 'full' }),
        say('sefa', 'calm', ['Listen to them for me. You’re good at listening.', '私の代わりに、聴いていて。あなた、耳がいいもの。', 'ช่วยฟังเสียงมันแทนฉันที คุณหูดีนี่นา', '替我聽著它們。妳最會聽了。', 'أصغي إليها عنّي. أنتِ تجيدين الإصغاء.'], { shot: 'close' }),
        say('livia', 'worry', ['That’s the odd thing. There’s one more beat than there should be.', '変なのよ。音がひとつ、多いの。', 'แปลกอยู่นะ จังหวะมันเกินมาหนึ่งเสียง', '怪就怪在這，節拍多了一下。', 'هذا هو الغريب. فيها دقّة زائدة.'], { shot: 'face' }),
        tell(
          [
            'The tide was turning, and I didn’t ask her what she meant. I’ve thought about it since.',
            '潮が変わり、私は訊き返さなかった。今も、悔やんでいる。',
            'น้ำกำลังเปลี่ยน ฉันไม่ได้ถามว่าเธอหมายถึงอะไร ฉันคิดถึงมันมาตลอด',
            '潮水轉了，我沒問她是什麼意思。後來我一直想起這件事。',
            'كان المدّ ينقلب فلم أسألها ماذا تعني. وما زلتُ أفكّر في ذلك.',
          ],
          { shot: 'back', who: 'sefa' },
        ),
      ]),
    ],
  },
  {
    title: ['The Same Storm', '同じ嵐', 'พายุลูกเดิม', '同一場風暴', 'العاصفة نفسها'],
    passages: [
      passage('harbour', 'night', [
        tell(['On the thirty-first day the skipper took his hat off to the sky.', '三十一日目、船頭は空に向かって帽子をとった。', 'วันที่สามสิบเอ็ด นายเรือถอดหมวกให้ท้องฟ้า', '第三十一天，老船長對著天空脫下帽子。', 'في اليوم الحادي والثلاثين رفع الربّان قبّعته للسماء.'], { shot: 'wide', who: 'sefa', mood: 'worry' }),
        say('bahru', 'worry', ['I dye. I don’t swim. I’d like that to be known.', 'わしは染師だ。泳げん。ひとこと、言っておく。', 'ลุงย้อมผ้าเป็น ว่ายน้ำไม่เป็นนะ บอกไว้ก่อน', '我會染布，不會游泳。先跟各位說一聲。', 'أنا صبّاغ ولا أجيد السباحة. أردتُ أن يُعلم ذلك.'], { shot: 'close' }),
        say('sefa', 'shock', ['I know this one. I’ve woven it. I’ve copied it four times!', 'この嵐……織った。四回も、写した！', 'ลูกนี้ฉันรู้จัก เคยทอ เคยคัดมาสี่รอบ!', '這場我認得！我織過，還抄過四遍！', 'أعرف هذه! نسجتُها، ونسختُها أربع مرّات!'], { shot: 'face' }),
        say('idris', 'talk', ['Which page?', '何頁です。', 'หน้าไหนครับ', '哪一頁？', 'أيّ صفحة؟'], { shot: 'over' }),
        say('sefa', 'sad', ['The one that took my mother. It comes every eleven years.', '母をさらった嵐よ。十一年ごとに、来る。', 'ลูกที่พาแม่ไป มันมาทุกสิบเอ็ดปี', '帶走我娘的那場。它每十一年來一次。', 'تلك التي أخذت أمّي. تعود كلّ أحد عشر عامًا.'], { shot: 'low' }),
      ]),
      passage(
        'harbour',
        'storm',
        [
          say('orsola', 'shout', ['Then recite it, girl! Louder than the thunder!', 'なら、そらんじな！　雷より大きく！', 'งั้นก็ท่องออกมา! ให้ดังกว่าฟ้าร้อง!', '那就背出來，丫頭！要比雷還大聲！', 'فاتليها إذن يا فتاة! أعلى من الرعد!'], { shot: 'close', tone: 'shout' }),
          say('sefa', 'shout', ['Red, red, grey! Wait for the white! NOW! Left!', '紅、紅、鼠！　白を待って……今！　左！', 'แดง แดง เทา! รอสีขาว ตอนนี้! ซ้าย!', '紅、紅、灰！等白的……就是現在！左轉！', 'أحمر، أحمر، رماديّ! انتظروا الأبيض! الآن! يسارًا!'], { shot: 'face', tone: 'shout' }),
          show('action', 'sefa', 'shout', { posture: 'reach', others: [], sound: ['KRAKK', 'バリバリッ', 'เปรี้ยงง', '劈啪', 'طَقطَقة'] }),
          say('idris', 'strain', ['Waves: four hundred and twelve! Sorry. It calms me!', '波、四百十二！　すみません、落ち着くもので！', 'คลื่นสี่ร้อยสิบสองลูก! ขอโทษ นับแล้วผมสงบ!', '浪，四百一十二個！抱歉，數著比較安心！', 'أربعمئة واثنتا عشرة موجة! عفوًا، العدّ يهدّئني!'], { shot: 'two' }),
          tell(
            [
              'In the middle of it, a bolt’s width from us, something small went by the other way.',
              'その只中で、反物一枚ほどの隣を、小さな影がすれ違った。',
              'กลางพายุนั้น ห่างแค่ความกว้างผ้าหนึ่งผืน มีอะไรเล็ก ๆ แล่นสวนไป',
              '風暴正中央，離我們一匹布的寬度，有個小小的影子擦身而過。',
              'في قلبها، على بعد عرض ثوب منّا، مرّ شيء صغير في الاتّجاه المعاكس.',
            ],
            { shot: 'pause', sound: ['hssss', 'サアッ', 'ซู่', '嘶——', 'هسسس'] },
          ),
        ],
        'rain',
      ),
    ],
  },
  {
    title: ['Lantern Island', '灯の島', 'เกาะตะเกียง', '燈島', 'جزيرة المصباح'],
    passages: [
      passage('beach', 'port', [
        tell(
          [
            'On the fortieth day, a lamp on a rock, burnt out. There was no wall, no chain, and nobody.',
            '四十日目、岩の上に、消えた灯り。塀も鎖もない。人も、いない。',
            'วันที่สี่สิบ มีตะเกียงดับบนโขดหิน ไม่มีกำแพง ไม่มีโซ่ ไม่มีใครเลย',
            '第四十天，岩石上一盞熄了的燈。沒有牆，沒有鎖鏈，也沒有人。',
            'في اليوم الأربعين، مصباح منطفئ على صخرة. لا سور ولا سلسلة ولا أحد.',
          ],
          { shot: 'wide', who: 'sefa', mood: 'worry' },
        ),
        say('bahru', 'shock', ['Rain barrels. And nails. My own blue, all over the sand!', '雨樽に、釘……。わしの青が、砂一面に！', 'ถังน้ำฝน กับตะปู สีน้ำเงินของลุงเต็มหาดเลย!', '雨水桶，還有釘子。整片沙上都是我的藍！', 'براميل مطر ومسامير. أزرقي أنا، على الرمل كلّه!'], { shot: 'low' }),
        say('idris', 'talk', ['Twenty-one pairs of shoes. All facing the sea.', '靴が二十一足。みんな、海を向いている。', 'รองเท้ายี่สิบเอ็ดคู่ หันหน้าออกทะเลหมดเลย', '二十一雙鞋，全都朝著海。', 'واحد وعشرون زوجًا من الأحذية. كلّها نحو البحر.'], { shot: 'over' }),
        show('back', 'sefa', 'worry', { others: ['idris'] }),
      ]),
      passage('belfry', 'loft', [
        say('orsola', 'strain', ['Nine days’ mould on the tea. They left in a hurry.', '茶に九日分のかび。ずいぶん慌てて出たもんだ。', 'ชาขึ้นรามาเก้าวัน พวกนางไปกันอย่างรีบร้อน', '茶上的霉有九天了。走得很急。', 'على الشاي عفن تسعة أيّام. رحلن على عجل.'], { shot: 'close', prop: TEA }),
        say('sefa', 'calm', ['Here. This was her loom. She ties the weights with her hair ribbon.', 'ここ。母の機だわ。重しを、髪紐で結ぶの。', 'ตรงนี้ กี่ของแม่ แม่ผูกตุ้มด้วยโบผูกผม', '這裡，這是她的織機。她都用髮帶綁秤錘。', 'هنا. هذا نولها. تربط الأثقال بشريط شعرها.'], { shot: 'face' }),
        say('idris', 'shock', ['Sefa. The cloth on it. That’s… us.', 'セファ。この布……私たちです。', 'เซฟา ผ้าบนกี่…นั่นมันพวกเรา', '瑟法，上面的布……織的是我們。', 'سيفا. القماش عليه... هذا نحن.'], { shot: 'two', to: 'sefa' }),
        show('hand', 'sefa', 'shock', { prop: BOLT }),
        tell(
          [
            'A boat. An old man’s hat. A woman with a gold pin. She’d woven our landing, to this very hour.',
            '舟。老人の帽子。金の簪の女。私たちの上陸が、この刻限まで、織られていた。',
            'เรือลำหนึ่ง หมวกชายชรา ผู้หญิงปักปิ่นทอง แม่ทอตอนเราขึ้นฝั่งไว้ ตรงเวลานี้พอดี',
            '一艘船，老人的帽子，戴金簪的女人。她織出了我們登岸，分秒不差。',
            'قارب، وقبّعة شيخ، وامرأة بدبّوس ذهبيّ. نسجت وصولنا حتّى هذه الساعة.',
          ],
          { shot: 'pause' },
        ),
        say('sefa', 'worry', ['And in the hem: “Sefa. Do not land.”', '裾に……「セファ。上がらないで」', 'ตรงชายผ้า… “เซฟา อย่าขึ้นฝั่ง”', '布邊寫著：「瑟法，別上岸。」', 'وفي الحاشية: «سيفا، لا تنزلي إلى البرّ».'], { shot: 'eyes' }),
      ]),
    ],
  },
  {
    title: ['Dropped Stitches', '落ちた目', 'ห่วงที่พลาด', '漏掉的針', 'الغرز الساقطة'],
    passages: [
      passage('belfry', 'night', [
        say('orsola', 'angry', ['Twenty years I scolded that woman for her threes!', '三つ目を落とすなと、二十年叱ってきたのに！', 'ยี่สิบปีที่ฉันดุแม่แกเรื่องห่วงที่สาม!', '那第三針，我罵了她二十年！', 'عشرين عامًا وأنا أوبّخها على الغرزة الثالثة!'], { shot: 'close' }),
        say('sefa', 'shock', ['It wasn’t a bad habit. Idris, count only the ones she missed.', '癖じゃなかったのよ。イドリス、抜けた目だけ、数えて。', 'มันไม่ใช่นิสัยเสีย อิดริส นับแต่ห่วงที่แม่ข้ามสิ', '那不是壞習慣。快，只數她漏掉的那些針。', 'لم تكن عادة سيّئة. إدريس، عُدّ ما أسقطته فقط.'], { shot: 'face' }),
        show('hand', 'idris', 'strain', { prop: LAMP }),
        say('idris', 'strain', ['Four. Nine. One. Four… They’re letters. A letter inside the letter!', '四、九、一、四……文字だ。手紙の中に、手紙がある！', 'สี่ เก้า หนึ่ง สี่…เป็นตัวหนังสือ จดหมายซ้อนจดหมาย!', '四、九、一、四……是字！信裡還有一封信！', 'أربعة، تسعة، واحد، أربعة... إنّها حروف! رسالة في الرسالة!'], { shot: 'low' }),
        say('sefa', 'worry', ['“He sold us to the maker of the iron looms.”', '「あの男は私たちを、鉄の機の作り手に売った」', '“เขาขายพวกเราให้คนสร้างกี่เหล็ก”', '「他把我們賣給了造鐵織機的人。」', '«باعنا لصانع أنوال الحديد».'], { shot: 'over' }),
        say('sefa', 'shock', ['“We wove the fuses. They are inside the iron.”', '「導火線は、私たちが織った。鉄の中にある」', '“เราทอสายชนวน มันอยู่ข้างในเหล็ก”', '「引信是我們織的，就在鐵裡面。」', '«نحن نسجنا الفتائل. وهي داخل الحديد».'], { shot: 'eyes' }),
      ]),
      passage('corridor', 'loft', [
        tell(
          [
            'Forty days north a girl with blue hands bent to an iron loom, and counted one beat too many.',
            '四十日北では、青い手の娘が鉄の機に耳を寄せ、余る一拍を数えていた。',
            'เหนือไปสี่สิบวัน หญิงสาวมือสีน้ำเงินแนบหูกับกี่เหล็ก นับเสียงที่เกินมา',
            '往北四十天，藍手的姑娘俯在鐵織機旁，數著多出來的那一拍。',
            'على بعد أربعين يومًا شمالًا، انحنت فتاة زرقاء اليدين على نول حديديّ تعدّ دقّة زائدة.',
          ],
          { shot: 'wide', who: 'livia', mood: 'worry' },
        ),
        say('livia', 'worry', ['Tick. Clack, clack. Tick. …You’re not weaving. You’re waiting.', 'コチ、カタン、カタン、コチ。……あなた、待っているのね。', 'ติ๊ก กรับ กรับ ติ๊ก …นี่แกไม่ได้ทอ แกกำลังรอ', '滴，喀嗒，喀嗒，滴。……你不是在織，你在等。', 'تِك، طَق، طَق، تِك. ...أنت لا تنسج. أنت تنتظر.'], {
          shot: 'close',
          tone: 'whisper',
        }),
      ]),
      passage('beach', 'port', [
        say('bahru', 'shout', ['Sefa! The skipper says a boat passed us in the storm!', 'セファ！　嵐ですれ違った舟があると、船頭が！', 'เซฟา! นายเรือว่ามีเรือสวนเราในพายุ!', '瑟法！船長說，風暴裡有艘船跟我們錯身！', 'سيفا! الربّان يقول إنّ قاربًا مرّ بنا في العاصفة!'], { shot: 'full', tone: 'shout' }),
        tell(
          [
            'A blue sail, twenty-one women, going home to warn us. We had passed my mother in the dark.',
            '青い帆に、女が二十一人。知らせに帰る舟だ。私は闇の中、母とすれ違っていた。',
            'ใบเรือสีน้ำเงิน ผู้หญิงยี่สิบเอ็ดคน กลับไปเตือนเรา ฉันสวนทางกับแม่ในความมืด',
            '藍帆，二十一個女人，趕回去警告我們。黑暗中，我與娘錯身而過。',
            'شراع أزرق وإحدى وعشرون امرأة عائدات ليحذّرننا. مررتُ بأمّي في الظلام.',
          ],
          { shot: 'back', who: 'sefa', mood: 'cry' },
        ),
      ]),
    ],
  },
];
