import { type EpisodeScript, passage, say, show, tell } from './script.ts';

const CUP = { kind: 'cup', colour: '#f0e2d0' } as const;
const PAN = { kind: 'pan', colour: '#4a4650' } as const;
const NOTE = { kind: 'letter', colour: '#e0b060' } as const;
const PHONE = { kind: 'phone', colour: '#37475a' } as const;

/** The north: a cellar without a night, and a voice for Madame Falk. */
export const VELVET_HOURS_THIRD_SEASON: readonly EpisodeScript[] = [
  {
    title: ['A Cellar in the North', '北の地下室', 'ห้องใต้ดินทางเหนือ', '北方的地下室', 'قبو في الشمال'],
    passages: [
      passage('cafe', 'velvet', [
        say('ines', 'cold', ['You let him sweat for an hour. And you understood us?', '一時間、彼に汗をかかせて。全部わかってたの？', 'คุณปล่อยให้เขาแปลเหงื่อตกเป็นชั่วโมง ทั้งที่เข้าใจหมด?', '妳讓他滿頭大汗翻了一個鐘頭，結果妳全聽得懂？', 'تركتِه يتصبّب عرقًا ساعة كاملة، وكنتِ تفهميننا؟'], { shot: 'close' }),
        tell(
          [
            '“One learns more,” said Madame Falk, “while people think one is furniture.”',
            '「家具だと思われているほうが、よく聞こえますの」とファルクさん。',
            '“คนเราได้ยินอะไรมากกว่า” คุณฟอล์กว่า “ตอนที่เขานึกว่าเราเป็นเฟอร์นิเจอร์”',
            '「被當成家具的時候，」法爾克女士說，「聽到的比較多。」',
            'قالت السيدة فالك: «يسمع المرء أكثر حين يظنّونه قطعة أثاث.»',
          ],
          { shot: 'pause' },
        ),
        show('hand', 'ines', 'calm', { prop: NOTE }),
        say('ines', 'worry', ['That’s the town with the court in it. His town.', '国際法廷のある町……彼の町じゃない。', 'นั่นเมืองที่ศาลตั้งอยู่นี่ เมืองที่เขาอยู่', '這不就是法庭在的那個城……他在的地方。', 'هذه مدينة المحكمة. مدينته هو.'], { shot: 'face' }),
        tell(
          ['“Three months,” she said. “Forty-one chairs. I’m told you like to keep count.”', '「三か月。椅子は四十一脚。数えるのが、お好きだとか」', '“สามเดือน เก้าอี้สี่สิบเอ็ดตัว” เธอว่า “ได้ยินว่าคุณชอบนับ”', '「三個月，」她說，「椅子四十一張。聽說妳喜歡數。」', 'قالت: «ثلاثة أشهر، وواحد وأربعون كرسيًا. قيل لي إنكِ تحبّين العدّ.»'],
          { shot: 'back', who: 'ines' },
        ),
      ]),
      passage('cafe', 'dawn', [
        say('teo', 'shock', ['Who’d run THIS place? …Why are you both looking at me?', 'この店は、誰が？　……なんで二人して、俺を見るんです。', 'แล้วใครจะดูแลร้านนี้ …ทำไมมองผมกันทั้งคู่', '那這間誰顧？……你們兩個幹嘛都看我？', 'ومن سيدير هذا المكان؟ …لماذا تنظران إليّ؟'], { shot: 'full' }),
        say('ruben', 'smile', ['I could do the nights. I’m awake till nearly ten.', '夜は俺がやろうか。十時近くまでは起きてる。', 'กะดึกผมช่วยได้นะ ผมตื่นถึงเกือบสี่ทุ่ม', '晚上我可以來啊，我撐得到快十點。', 'أستطيع تولّي الليالي. أبقى صاحيًا حتى العاشرة تقريبًا.'], { shot: 'two', to: 'teo' }),
        say('ines', 'talk', ['Write down the house rules, Teo. All of them.', 'テオ、店の決まりを書き出して。全部よ。', 'เตโอ จดกฎของร้านไว้นะ ทุกข้อ', '把店規寫下來，一條都別漏。', 'اكتب قوانين المكان يا تيو. كلّها.'], { shot: 'over' }),
        say('teo', 'deadpan', ['Two hundred and twelve. You made up six while I was writing.', '二百十二条。書いてる間に、六つ増えました。', 'สองร้อยสิบสองข้อ ระหว่างจดพี่แต่งเพิ่มอีกหกข้อ', '兩百一十二條。我寫的時候妳又編了六條。', 'مئتان واثنا عشر. واخترعتِ ستة وأنا أكتب.'], { shot: 'low' }),
      ]),
    ],
  },
  {
    title: ['Half a Chair', '〇・五脚', 'ครึ่งตัวสุดท้าย', '半張椅子', 'نصف كرسي'],
    passages: [
      passage('cafe', 'day', [
        tell(
          [
            'I packed one dress, one apron, and the chair that wobbles. It has never travelled.',
            '荷物はドレス一着、エプロン一枚、ガタつく椅子。初旅の椅子だ。',
            'ฉันเก็บชุดหนึ่ง ผ้ากันเปื้อนหนึ่ง กับเก้าอี้ตัวที่โยก มันไม่เคยเดินทาง',
            '我帶了一件洋裝、一條圍裙，還有那張搖晃的椅子。它沒出過遠門。',
            'حزمتُ ثوبًا ومئزرًا والكرسي المخلخل. لم يسافر في حياته.',
          ],
          { shot: 'wide', who: 'ines', mood: 'calm' },
        ),
        say('teo', 'worry', ['What do I say to them, at three? The sad ones?', '三時に残る、しょんぼりした客。なんて言えば？', 'ตอนตีสาม แขกที่เศร้า ๆ น่ะ ผมต้องพูดว่าอะไร', '凌晨三點，那些傷心的客人，我要跟他們說什麼？', 'ماذا أقول لهم عند الثالثة؟ للحزانى منهم؟'], { shot: 'two', to: 'ines' }),
        say('ines', 'smile', ['Nothing. You wipe the bar in front of them. Slowly.', '何も。その人の前を、拭くの。ゆっくりね。', 'ไม่ต้องพูด เช็ดเคาน์เตอร์ตรงหน้าเขา ช้า ๆ', '什麼都別說。把他面前的吧檯擦一擦，慢慢擦。', 'لا شيء. امسح الطاولة أمامهم على مهل.'], { shot: 'close' }),
        say('teo', 'cry', ['You did that to me. My first night. For an hour!', 'それ、俺が初めて来た夜の……一時間も拭いて！', 'คืนแรกที่ผมมา พี่ก็ทำแบบนั้น ตั้งชั่วโมงหนึ่ง!', '我第一天來的晚上，妳就那樣擦了一個鐘頭！', 'فعلتِ هذا معي في ليلتي الأولى. ساعة كاملة!'], { shot: 'face' }),
        show('two', 'teo', 'smile', { others: ['ines'] }),
      ]),
      passage('station', 'day', [
        say('ruben', 'shy', ['Sandwiches. Egg. They keep for one night and one morning.', 'サンドイッチ。卵だ。ひと晩と、ひと朝もつ。', 'แซนด์วิชไข่ อยู่ได้หนึ่งคืนกับอีกหนึ่งเช้า', '三明治，夾蛋的。可以放一個晚上加一個早上。', 'شطائر بيض. تبقى طيّبة ليلة وصباحًا.'], { shot: 'hand', prop: PAN }),
        say('ines', 'smirk', ['Have you told Vera you’re feeding me?', '私に食べさせてるって、ヴェラさんに言った？', 'บอกเวร่าหรือยังว่าทำของกินให้ฉัน', '你餵我吃東西，跟薇拉報備了嗎？', 'هل أخبرتَ فيرا أنك تطعمني؟'], { shot: 'over' }),
        say('ruben', 'shock', ['Vera who? What Vera? She only comes in for the toast!', 'ヴェ、ヴェラって誰だ。あの人はトーストを食いに来るだけだ！', 'เวร่าไหน เวร่าอะไร เธอแค่มากินขนมปังปิ้ง!', '什、什麼薇拉？她只是來吃吐司的！', 'فيرا من؟ أيّ فيرا؟ إنها تأتي من أجل الخبز المحمّص فقط!'], { shot: 'close' }),
        tell(['I laughed as far as the second station. Then I remembered that I hadn’t told Anton.', '二駅先まで笑った。それから、アントンに何も言っていないのに気づいた。', 'ฉันหัวเราะไปสองสถานี แล้วก็นึกได้ว่ายังไม่ได้บอกแอนตัน', '我一路笑到第二站，才想起還沒告訴安東。', 'ضحكتُ حتى المحطة الثانية. ثم تذكّرتُ أنني لم أخبر أنطون.'], {
          shot: 'eyes',
          who: 'ines',
          mood: 'shock',
        }),
      ]),
    ],
  },
  {
    title: ['No Night', '夜がない', 'ไม่มีกลางคืน', '沒有夜晚', 'بلا ليل'],
    passages: [
      passage('street', 'dawn', [
        tell(['Midnight in the north. It looked like four in the afternoon with its hat off.', '北の真夜中。帽子を脱いだ午後四時、という明るさだった。', 'เที่ยงคืนทางเหนือ สว่างเหมือนสี่โมงเย็นที่ลืมกลับบ้าน', '北方的午夜，亮得像忘了下班的下午四點。', 'منتصف الليل في الشمال. كأنه الرابعة عصرًا وقد نسيت أن تنصرف.'], {
          shot: 'wide',
          who: 'ines',
          mood: 'deadpan',
        }),
        say('ines', 'worry', ['Where do people put their troubles, in this light?', 'こんなに明るくて、みんな悩みをどこにしまうの。', 'สว่างขนาดนี้ คนเขาเอาความทุกข์ไปเก็บไว้ไหนกัน', '這麼亮，大家都把心事放哪裡？', 'أين يضع الناس همومهم في هذا الضوء؟'], { tone: 'think', shot: 'close' }),
      ]),
      passage('cafe', 'rain', [
        tell(
          [
            'Downstairs, thank heaven, it was dark. Forty-one chairs. With mine, forty-one and a half.',
            '地下は、ありがたいことに暗かった。椅子四十一脚。私のを足して、四十一・五。',
            'ข้างล่างมืด ขอบคุณสวรรค์ เก้าอี้สี่สิบเอ็ดตัว รวมของฉันเป็นสี่สิบเอ็ดครึ่ง',
            '謝天謝地，樓下是暗的。四十一張椅子，加上我的，四十一張半。',
            'في الأسفل ظلام والحمد لله. واحد وأربعون كرسيًا، ومع كرسيّي واحد وأربعون ونصف.',
          ],
          { shot: 'low', who: 'ines', mood: 'smile' },
        ),
        show('pause', null, 'calm', { sound: ['creak', 'ギィ', 'แอ๊ด', '吱呀', 'صرير'] }),
        say('anton', 'sad', ['Excuse me. I saw a lamp. Are you still serving?', 'すみません、灯りが見えたので。まだ、やっていますか。', 'ขอโทษครับ ผมเห็นแสงไฟ ยังเปิดอยู่ไหม', '不好意思，我看見燈光。還有營業嗎？', 'عفوًا، رأيتُ ضوءًا. أما زلتم تقدّمون؟'], { shot: 'full' }),
        say('ines', 'calm', ['Last orders. The usual?', 'お客さん、最後ですよ。いつもの、でいい？', 'แขกคนสุดท้ายพอดีค่ะ เอาเหมือนเดิมไหม', '您是最後一位了。老樣子嗎？', 'أنت آخر زبون. كالعادة؟'], { shot: 'back' }),
        say('anton', 'shock', ['…I’ve lost my languages.', '……言葉が、全部、どこかへ。', '…ผมลืมหมดทุกภาษาแล้ว', '……我把所有的語言都忘了。', '…ضاعت مني لغاتي كلّها.'], { shot: 'face' }),
        say('ines', 'laugh', ['Five of them? You may sit. Put your coat on mine.', '五つとも？　座って。上着は、私の椅子に。', 'ทั้งห้าเลยเหรอ นั่งสิคะ พาดเสื้อไว้บนเก้าอี้ของฉัน', '五種都忘了？坐吧，外套披在我那張椅子上。', 'الخمس كلّها؟ اجلس، وضع معطفك على كرسيّي.'], { shot: 'two', to: 'anton' }),
        tell(['He drank the coffee. It had no sugar in it. I do learn.', '彼はコーヒーを飲んだ。砂糖なし。私だって、覚える。', 'เขาดื่มกาแฟ ไม่ใส่น้ำตาล ฉันก็รู้จักจำเหมือนกัน', '他喝了咖啡。沒加糖。我也是會學的。', 'شرب قهوته بلا سكّر. فأنا أتعلّم أيضًا.'], { shot: 'hand', who: 'anton', prop: CUP }),
      ]),
    ],
  },
  {
    title: ['The Witness', '証人', 'พยาน', '證人', 'الشاهدة'],
    passages: [
      passage('office', 'day', [
        tell(
          [
            'The case was a ferry. Ninety-one people, eleven years ago. Somebody had signed that it was sound.',
            '事件は、フェリー。十一年前、九十一人。誰かが「異常なし」と署名した。',
            'คดีเรือเฟอร์รี สิบเอ็ดปีก่อน เก้าสิบเอ็ดชีวิต มีคนเซ็นว่าเรือปลอดภัย',
            '案子是一艘渡輪。十一年前，九十一條人命。有人簽字說船沒問題。',
            'القضية عبّارة: واحد وتسعون إنسانًا قبل أحد عشر عامًا. أحدهم وقّع أنها سليمة.',
          ],
          { shot: 'wide', who: 'anton', mood: 'sad' },
        ),
        say('anton', 'shock', ['Witness on Monday: “Falk, Hedda. Wife of the owner.”', '月曜の証人……「ヘッダ・ファルク。船主の妻」', 'พยานวันจันทร์… “เฮดดา ฟอล์ก ภรรยาเจ้าของเรือ”', '星期一的證人……「海妲・法爾克，船東之妻」。', 'شاهدة الاثنين: «هيدا فالك، زوجة المالك».'], { shot: 'face' }),
        show('eyes', 'anton', 'worry'),
      ]),
      passage('cafe', 'rain', [
        say('ines', 'smile', ['You’re early. It isn’t even bright yet.', '早いのね。まだ、明るくもなってないのに。', 'มาเร็วจัง ยังไม่ทันสว่างเลย', '今天這麼早，天都還沒亮呢。', 'جئتَ مبكّرًا. لم يطلع الضوء بعد.'], { shot: 'close' }),
        say('anton', 'strain', ['I can’t come here any more. I can’t tell you why.', 'もう、ここへは来られません。理由も、言えない。', 'ผมมาที่นี่ไม่ได้อีกแล้ว และบอกเหตุผลไม่ได้ครับ', '我不能再來了。理由，我也不能說。', 'لم أعد أستطيع المجيء. ولا أستطيع أن أقول السبب.'], { shot: 'two', to: 'ines' }),
        say('ines', 'calm', ['An oath?', '……誓い？', 'คำสาบานเหรอ', '是誓言？', 'قسَم؟'], { shot: 'over' }),
        say('anton', 'cry', ['In five languages. It’s the same mistake. I’m making it again.', '五つの言語で。……また、同じ過ちだ。', 'ห้าภาษาครับ ผมกำลังทำผิดซ้ำแบบเดิม', '用了五種語言。又是同樣的錯，我又犯了。', 'بخمس لغات. إنه الخطأ نفسه، أرتكبه من جديد.'], { shot: 'low' }),
        say('ines', 'smile', ['No. That time you said nothing. This time you said so.', '違うわ。前は黙ってた。今度は「言えない」って、言えた。', 'ไม่เหมือนค่ะ คราวก่อนคุณเงียบ คราวนี้คุณบอกว่าบอกไม่ได้', '不一樣。上次你不吭聲，這次你說了「不能說」。', 'لا. تلك المرة سكتَّ. وهذه المرة قلتَ إنك ساكت.'], { shot: 'close' }),
        tell(['I put his cup upside down on the shelf. It was the hardest house rule I ever kept.', '彼のカップを棚に伏せた。守るのがいちばん辛い決まりだった。', 'ฉันคว่ำถ้วยของเขาไว้บนชั้น เป็นกฎของร้านที่รักษายากที่สุด', '我把他的杯子倒扣在架上。這是我守過最難的店規。', 'قلبتُ فنجانه على الرف. كان أصعب قانون حفظتُه.'], {
          shot: 'hand',
          who: 'ines',
          prop: CUP,
        }),
      ]),
    ],
  },
  {
    title: ['The Owner’s Wife', '船主の妻', 'ภรรยาเจ้าของเรือ', '船東之妻', 'زوجة المالك'],
    passages: [
      passage('cafe', 'rain', [
        tell(
          [
            'Madame Falk sat down at my bar on Sunday, half of the table free. Now I knew for whom.',
            '日曜、ファルクさんが来た。テーブルを半分あけて。誰のためか、もうわかった。',
            'วันอาทิตย์คุณฟอล์กมานั่ง เว้นโต๊ะครึ่งหนึ่ง ตอนนี้ฉันรู้แล้วว่าเว้นให้ใคร',
            '星期天法爾克女士來了，空著半張桌子。現在我知道是留給誰的了。',
            'جلست السيدة فالك يوم الأحد ونصف طاولتها فارغ. وعرفتُ الآن لمن.',
          ],
          { shot: 'full', who: 'ines', mood: 'calm' },
        ),
        say('ines', 'talk', ['You brought me here so that he’d have somewhere to go after.', '彼に帰る場所を作るために、私を呼んだのね。', 'คุณพาฉันมา เพื่อให้เขามีที่ให้กลับหลังจากนั้น', '妳找我來，是為了讓他事後有地方可去。', 'أحضرتِني كي يجد مكانًا يقصده بعدها.'], { shot: 'close' }),
        tell(
          [
            '“I shall say a terrible thing on Monday,” she said. “And he’ll have to say ‘I’.”',
            '「月曜、私は恐ろしいことを話します。それを、彼が『私』と言うの」',
            '“วันจันทร์ฉันจะพูดเรื่องเลวร้าย” เธอว่า “แล้วเขาต้องพูดคำว่า ‘ฉัน’”',
            '「星期一我要說一件可怕的事，」她說，「而他，必須說『我』。」',
            'قالت: «سأقول يوم الاثنين أمرًا فظيعًا. وعليه هو أن يقول: أنا.»',
          ],
          { shot: 'pause' },
        ),
        show('hand', 'ines', 'worry', { prop: CUP }),
      ]),
      passage('office', 'day', [
        say('anton', 'calm', ['“My husband couldn’t sleep. He said the bow door was cracked.”', '「夫は眠れずにいました。船首の扉にひびがある、と」', '“สามีฉันนอนไม่หลับ เขาบอกว่าประตูหัวเรือร้าว”', '「我丈夫睡不著。他說，船頭的門有裂縫。」', '«كان زوجي لا ينام. قال إن باب المقدّمة متشقّق.»'], { shot: 'low' }),
        say(
          'anton',
          'sad',
          ['“He couldn’t sign. So I took the pen. I signed. I went back to bed.”', '「夫は署名できず……私が、ペンを取りました。署名して、また眠った」', '“เขาเซ็นไม่ลง ฉันเลยหยิบปากกา ฉันเซ็น แล้วก็กลับไปนอน”', '「他簽不下去，所以我拿起筆。我簽了，然後回去睡覺。」', '«لم يقوَ على التوقيع. فأخذتُ القلم ووقّعتُ، وعدتُ إلى النوم.»'],
          { shot: 'face' },
        ),
        say('anton', 'cry', ['“We were… we were afraid.”', '「私たちは……怖かった」', '“พวกเรา…พวกเรากลัว”', '「我們……我們當時很害怕。」', '«كنّا… كنّا خائفَين.»'], { shot: 'close' }),
        tell(
          [
            'And she turned to the judges, without an accent: “He is being kind. I didn’t say ‘we’.”',
            '彼女は判事に向き直り、訛りなく言った。「優しい方。『私たち』とは、申しておりません」',
            'แล้วเธอหันไปหาผู้พิพากษา พูดชัดทุกคำ “เขาใจดีเกินไป ฉันไม่ได้พูดว่า ‘พวกเรา’”',
            '她轉向法官，毫無口音地說：「他太仁慈了。我沒有說『我們』。」',
            'ثم التفتت إلى القضاة بلا لكنة: «إنه يترفّق بي. أنا لم أقل: كنّا.»',
          ],
          { shot: 'eyes', who: 'anton', mood: 'shock' },
        ),
      ]),
    ],
  },
  {
    title: ['Two Keys', '鍵ふたつ', 'กุญแจสองดอก', '兩把鑰匙', 'مفتاحان'],
    passages: [
      passage('cafe', 'rain', [
        say('anton', 'sad', ['I changed one word. In twenty years I never changed a word.', '一語、変えました。二十年、一語も変えなかったのに。', 'ผมเปลี่ยนไปหนึ่งคำ ยี่สิบปีผมไม่เคยเปลี่ยนสักคำ', '我改了一個詞。二十年來，我從沒改過一個詞。', 'غيّرتُ كلمة واحدة. طوال عشرين سنة لم أغيّر كلمة.'], { shot: 'close' }),
        say('ines', 'calm', ['What did they do?', 'それで、法廷は？', 'แล้วศาลว่ายังไงคะ', '法庭怎麼說？', 'وماذا فعلوا؟'], { shot: 'two', to: 'anton' }),
        say('anton', 'worry', ['They’ve asked me to stay. For good. To teach the others.', '残ってくれと。ずっと。後進に、教えてほしいと。', 'เขาขอให้ผมอยู่ต่อ ตลอดไป ให้สอนล่ามรุ่นใหม่', '他們要我留下來，長期的。教後輩。', 'طلبوا مني البقاء. نهائيًا. لأعلّم الآخرين.'], { shot: 'face' }),
        show('back', 'ines', 'worry'),
        tell(
          [
            'On the bar lay Madame Falk’s key, and a note: “The cellar is yours. I shan’t be needing a last hour.”',
            'カウンターに、鍵と書き置き。「地下室は差し上げます。私には、もう閉店後が要りません」',
            'บนเคาน์เตอร์มีกุญแจกับโน้ตของคุณฟอล์ก “ห้องใต้ดินเป็นของคุณ ฉันไม่ต้องการเวลาดึกแล้ว”',
            '吧檯上是法爾克女士的鑰匙和字條：「地下室給妳。我不再需要深夜了。」',
            'على الطاولة مفتاح السيدة فالك وورقة: «القبو لكِ. لم أعد أحتاج إلى آخر الليل.»',
          ],
          { shot: 'hand', who: 'ines', prop: NOTE },
        ),
        say('ines', 'strain', ['Two bars, forty hours of train between them, and one of me.', '店が二軒。汽車で四十時間。私は、ひとり。', 'สองร้าน ห่างกันสี่สิบชั่วโมงรถไฟ แต่ฉันมีคนเดียว', '兩間酒吧，隔著四十個鐘頭的火車，而我只有一個。', 'حانتان بينهما أربعون ساعة بالقطار، وأنا واحدة.'], { shot: 'low' }),
      ]),
      passage('cafe', 'dawn', [
        say('teo', 'strain', ['Boss? Sorry it’s early. Ruben’s proposed to somebody. With an egg.', 'イネスさん？　朝からすみません。ルーベンさんが求婚を。卵で。', 'พี่ ขอโทษที่โทรเช้า รูเบนขอคนแต่งงานครับ ด้วยไข่', '老闆？抱歉這麼早。魯本向人求婚了，用一顆蛋。', 'يا معلّمة؟ عذرًا على التبكير. روبن طلب يد إحداهنّ، ببيضة.'], {
          shot: 'full',
          posture: 'phone',
          prop: PHONE,
        }),
        say('ruben', 'joy', ['She said yes! With toast! Tell her it’s September! HERE!', '「はい」だって！　トースト付きで！　九月、この店でだ！', 'เธอตอบตกลง! พร้อมขนมปังปิ้ง! บอกอิเนสว่าเดือนกันยา ที่นี่!', '她答應了！還配吐司！跟她說九月，就在這裡！', 'قالت نعم! مع خبز محمّص! أخبرها: في سبتمبر، هنا!'], { shot: 'over' }),
        say('teo', 'worry', ['It’s Vera. And she wants Anton to do the speech. In the first person.', 'お相手、ヴェラさんです。祝辞はアントンさんに、一人称でと。', 'เจ้าสาวคือเวร่า เธออยากให้แอนตันกล่าวอวยพร ด้วยคำพูดตัวเอง', '新娘是薇拉。她要安東致詞，用第一人稱。', 'إنها فيرا. وتريد من أنطون أن يلقي الكلمة، بصيغة «أنا».'], {
          shot: 'close',
          posture: 'phone',
          prop: PHONE,
        }),
        tell(
          [
            'My ex-husband was marrying his ex-wife. I looked at the two keys, and then at Anton. He had gone white.',
            '私の元夫が、彼の元妻と。私は鍵ふたつを見て、彼を見た。真っ白だった。',
            'อดีตสามีฉันจะแต่งกับอดีตภรรยาเขา ฉันมองกุญแจสองดอก แล้วมองแอนตัน เขาหน้าซีดเผือด',
            '我的前夫要娶他的前妻。我看看兩把鑰匙，再看看安東。他臉都白了。',
            'زوجي السابق سيتزوّج زوجته السابقة. نظرتُ إلى المفتاحين ثم إلى أنطون. كان شاحبًا.',
          ],
          { shot: 'eyes', who: 'ines', mood: 'shock' },
        ),
      ]),
    ],
  },
];
