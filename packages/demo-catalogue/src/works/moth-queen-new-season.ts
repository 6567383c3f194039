import { type EpisodeScript, passage, say, show, tell } from './script.ts';

const LAMP = { kind: 'lantern', colour: '#c8a468' } as const;

/** The nights in which the moon lay in the lake. */
export const MOTH_QUEEN_NEW_SEASON: readonly EpisodeScript[] = [
  {
    title: ['The Moon in the Lake', '湖の月', 'พระจันทร์ในทะเลสาบ', '湖裡的月亮', 'القمر في البحيرة'],
    passages: [
      passage(
        'forest',
        'violet',
        [
          tell(['It lay at the bottom of the lake, and the fish were swimming circles around it.', '月は湖の底にいて、魚たちがそのまわりを回っていた。', 'มันนอนอยู่ก้นทะเลสาบ มีปลาว่ายวนอยู่รอบ ๆ', '它躺在湖底，魚群繞著它轉圈。', 'كان مستلقيًا في قاع البحيرة، والأسماك تدور حوله.']),
          say('lys', 'worry', ['My moths steer by it. Look at them, Tam.', '私の蛾は、月を目印に飛ぶの。見て、タム。', 'ผีเสื้อของฉันบินตามพระจันทร์ ดูพวกเขาสิ แทม', '我的蛾靠它認路。你看牠們，塔姆。', 'عُثّاتي تهتدي به. انظر إليها يا تام.'], { shot: 'close' }),
          show('pause', null, 'worry', { sound: ['flutter', 'ぱたぱた', 'พึ่บพั่บ', '撲撲撲', 'رفرفة'] }),
          say('tam', 'shock', ['They’re flying into the water!', '水に飛びこんでる！', 'พวกมันบินลงน้ำ!', '牠們往水裡飛！', 'إنّها تطير إلى الماء!'], { shot: 'face', tone: 'shout' }),
          say('lys', 'strain', ['Up! All of you, up! It is only low, it isn’t lost!', 'のぼって！　みんな、上へ！　低いだけ、迷子じゃないの！', 'บินขึ้นไป! ขึ้นไปทุกตัว! มันแค่อยู่ต่ำ ไม่ได้หายไปไหน!', '往上！全部往上！它只是低，不是不見了！', 'إلى أعلى! كلّكنّ! إنّه منخفض فحسب، وليس ضائعًا!'], { shot: 'low', posture: 'raise' }),
        ],
        'moths',
      ),
      passage('cave', 'jade', [
        say('tam', 'calm', ['I’ll wade in with the lantern. It’ll see me and come.', '灯りを持って入ってみる。見えたら、来るよ。', 'ผมจะถือตะเกียงลุยลงไป มันเห็นแล้วคงมาหา', '我提燈下水，它看到我就會過來。', 'سأخوض ومعي المصباح. سيراني ويأتي.'], { shot: 'full', prop: LAMP, posture: 'phone' }),
        show('hand', 'tam', 'strain', { prop: LAMP, sound: ['splash', 'ちゃぷ', 'จ๋อม', '嘩啦', 'طشّ'] }),
        say('tam', 'worry', ['It’s going deeper. I take one step, it sinks one.', '沈んでく。ぼくが一歩進むと、ひとつ深くなる。', 'มันจมลึกลงไป ผมก้าวหนึ่ง มันก็จมอีกหนึ่ง', '它往下沉了。我走一步，它就沉一點。', 'إنّه يغوص. أخطو خطوة فيهبط خطوة.'], { shot: 'eyes' }),
        say('lys', 'sad', ['I know that look. It is hiding.', 'あの感じ、知ってる。……隠れているのよ。', 'ฉันรู้จักท่าทีแบบนี้ มันกำลังซ่อนตัว', '那個樣子我懂。它在躲。', 'أعرف هذه الهيئة. إنّه يختبئ.'], { shot: 'two' }),
        tell(['All my life I have brought light to things. Nothing had ever asked me not to.', 'ずっと灯りを届けてきた。来ないで、と言われたのは初めてだ。', 'ทั้งชีวิตผมเอาแสงไปให้คนอื่น ไม่เคยมีใครขอว่าอย่าเอามา', '我一輩子都在送光，第一次有誰希望我別送。', 'حملتُ النور إلى الأشياء طوال عمري، ولم يطلب منّي شيء قطّ ألّا أفعل.'], {
          shot: 'back',
          who: 'tam',
          mood: 'sad',
        }),
      ]),
    ],
  },
  {
    title: ['Blow It Out', '灯りを消す', 'เป่าให้ดับ', '把燈吹熄', 'أطفئه'],
    passages: [
      passage('forest', 'violet', [
        tell([
          'We sat on the bank until our feet were dry. Nobody said the thing we both knew.',
          '足が乾くまで岸に座った。分かっていることを、どちらも言わなかった。',
          'เรานั่งริมน้ำจนเท้าแห้ง ไม่มีใครพูดสิ่งที่รู้กันอยู่',
          '我們在岸邊坐到腳都乾了，誰也沒說出心裡都明白的事。',
          'جلسنا على الضفّة حتى جفّت أقدامنا، ولم يقل أحدنا ما كنّا نعرفه.',
        ]),
        say('tam', 'worry', ['My mother lit it. It’s never been out. Not once.', '母さんが灯したんだ。一度も、消えたことがない。', 'แม่ผมเป็นคนจุด มันไม่เคยดับเลยสักครั้ง', '這是媽媽點的火，從來沒有熄過。', 'أمّي أشعلته. لم ينطفئ قطّ، ولا مرّة.'], { shot: 'close', prop: LAMP }),
        say('lys', 'smile', ['Then do not. There will be another way.', 'なら、消さないで。きっとほかに道があるわ。', 'งั้นก็อย่าดับเลย ต้องมีทางอื่นสิ', '那就別熄，會有別的辦法的。', 'فلا تفعل إذن. ستكون هناك طريقة أخرى.'], { shot: 'profile' }),
        say('tam', 'calm', ['You said half a wing is a lot. That was a lie, too.', 'きみ、「羽は半分で十分」って言ったよね。あれも嘘だった。', 'เธอเคยบอกว่าครึ่งปีกก็เยอะแล้ว นั่นก็โกหกเหมือนกัน', '妳說過，半邊翅膀就很多了。那也是騙人的。', 'قلتِ إنّ نصف جناح كثير. وتلك كانت كذبة أيضًا.'], { shot: 'face' }),
        say('lys', 'shy', ['It was a polite one.', '……やさしい嘘でしょう。', 'โกหกแบบสุภาพต่างหาก', '那是客氣的謊。', 'كانت كذبة مهذّبة.'], { shot: 'eyes' }),
        show('hand', 'tam', 'sad', { prop: LAMP, sound: ['fff', 'ふっ', 'ฟู่', '呼', 'فُـف'] }),
      ]),
      passage('cave', 'jade', [
        tell(
          ['So that is what dark is, I thought. It was not so much worse than not singing.', 'これが闇か、と思った。歌わないでいるのと、そう変わらない。', 'นี่สินะความมืด ผมคิด มันก็ไม่ได้แย่กว่าการห้ามร้องเพลงสักเท่าไร', '原來這就是黑暗。我想，也沒比不能唱歌糟多少。', 'هذا هو الظلام إذن، قلتُ في نفسي. ليس أسوأ بكثير من ألّا تغنّي.'],
          { shot: 'pause' },
        ),
        say('lys', 'calm', ['Give me your hand. Moths are good at this part.', '手を貸して。ここからは、蛾の得意なところ。', 'ส่งมือมา ช่วงนี้ผีเสื้อกลางคืนถนัด', '手給我。接下來，蛾最拿手了。', 'أعطني يدك. العُثّ بارع في هذا الجزء.'], { shot: 'over', to: 'tam', tone: 'whisper' }),
        say('tam', 'shock', ['Lys. Something cold just leaned on my knee.', 'リス。いま、冷たいものが膝に寄りかかった。', 'ลิส มีอะไรเย็น ๆ มาพิงเข่าผม', '莉絲，剛剛有個冰冰的東西靠上我的膝蓋。', 'ليز. شيء بارد أسند نفسه إلى ركبتي للتوّ.'], { shot: 'close' }),
        tell(['The moon is about as big as a calf, and it was shaking.', '月は、子牛ほどの大きさだった。そして、ふるえていた。', 'พระจันทร์ตัวเท่าลูกวัว และมันกำลังสั่น', '月亮大概有小牛那麼大，而且它在發抖。', 'القمر بحجم عجل صغير تقريبًا، وكان يرتجف.'], { shot: 'full', who: 'tam', mood: 'shock' }),
      ]),
    ],
  },
  {
    title: ['The Crack', 'ひび', 'รอยร้าว', '裂縫', 'الشقّ'],
    passages: [
      passage('cave', 'jade', [
        tell(['We did not light anything. You can see a moon well enough by the moon.', '灯りはつけなかった。月を見るには、月明かりで足りる。', 'เราไม่จุดอะไรเลย ดูพระจันทร์ใช้แสงพระจันทร์ก็พอ', '我們什麼都沒點。看月亮，有月光就夠了。', 'لم نشعل شيئًا. يكفي ضوء القمر لترى القمر.']),
        say('tam', 'worry', ['It’s cracked. From the top right down to here.', 'ひびがある。上から、ここまでずっと。', 'มันร้าวนะ จากข้างบนลงมาถึงตรงนี้', '它裂了。從上面一路裂到這裡。', 'إنّه مشقوق. من فوق حتى هنا.'], { shot: 'hand' }),
        say('lys', 'sad', ['Poor thing. It came down so that nobody would see.', 'かわいそうに。見られたくなくて、降りてきたのね。', 'น่าสงสาร มันลงมาเพราะไม่อยากให้ใครเห็น', '可憐的孩子。它下來，是不想被人看見。', 'مسكين. نزل كي لا يراه أحد.'], { shot: 'close' }),
        show('eyes', 'lys', 'cry'),
        say('tam', 'angry', ['Who does that to a moon?', '月に、誰がこんなことを。', 'ใครทำกับพระจันทร์แบบนี้', '誰會對月亮做這種事？', 'من يفعل هذا بقمر؟'], { shot: 'low' }),
      ]),
      passage('stairs', 'violet', [
        tell(['We asked the one who opens the door for it every night.', '毎晩、月のために扉を開ける人に、訊きに行った。', 'เราไปถามคนที่เปิดประตูให้มันทุกคืน', '我們去問每晚替它開門的那個人。', 'سألنا من تفتح له الباب كلّ ليلة.']),
        say('vesper', 'shock', ['The first night. The hinge was stiff, and I pushed.', '最初の晩……蝶番が固くて、力いっぱい押したの。', 'คืนแรก… บานพับฝืด ฉันเลยออกแรงผลัก', '第一晚……鉸鏈太緊，我用力推了。', 'الليلة الأولى. كانت المفصلة عنيدة، فدفعتُ.'], { shot: 'face' }),
        say('vesper', 'cry', ['I heard something. I told myself it was the sea.', '音がした。波だと、思うことにした。', 'ฉันได้ยินเสียงอะไรบางอย่าง แต่บอกตัวเองว่าเป็นเสียงทะเล', '我聽到一聲，卻跟自己說是海浪。', 'سمعتُ شيئًا. قلتُ لنفسي إنّه البحر.'], { shot: 'profile' }),
        say('tam', 'calm', ['You were tired. You’d waited a hundred and four days.', '疲れてたんだ。百と四日も、待ってたんだから。', 'ท่านเหนื่อยนี่นา รอมาตั้งร้อยสี่วัน', '妳累了。妳等了一百零四天。', 'كنتِ متعبة. انتظرتِ مئة وأربعة أيّام.'], { shot: 'over', to: 'vesper' }),
        say('vesper', 'sad', ['A door is not a small thing to be tired with, lamp boy.', '扉の番が、疲れていてはいけないのよ、灯りの坊や。', 'คนเฝ้าประตูไม่มีสิทธิ์เหนื่อยหรอก หนูตะเกียง', '守門的人是不能累的，提燈的孩子。', 'الباب ليس شيئًا يُتعَب معه يا فتى المصباح.'], { shot: 'two' }),
        tell(
          [
            'There is one thread that holds a moon. It comes from moths, and they can only spin it in the dark.',
            '月を縫える糸は一種だけ。蛾の糸。それは、闇の中でしか紡げない。',
            'มีด้ายชนิดเดียวที่เย็บพระจันทร์ได้ คือใยผีเสื้อ และต้องปั่นในความมืดเท่านั้น',
            '能縫月亮的線只有一種：蛾絲。而且只能在黑暗裡紡。',
            'خيط واحد يُمسك القمر: خيط العُثّ، ولا يُغزل إلّا في الظلام.',
          ],
          { shot: 'pause' },
        ),
      ]),
    ],
  },
  {
    title: ['Ten Thousand Spinners', '一万の紡ぎ手', 'ช่างปั่นใยหมื่นตัว', '一萬名紡織者', 'عشرة آلاف غازلة'],
    passages: [
      passage(
        'forest',
        'violet',
        [
          tell(['Ten thousand moths sat down to spin. Not one of them could.', '一万の蛾が糸を紡ごうとした。だが、一匹も紡げなかった。', 'ผีเสื้อหมื่นตัวเกาะลงเพื่อปั่นใย แต่ไม่มีตัวไหนทำได้เลย', '一萬隻蛾停下來紡絲，卻沒有一隻紡得出來。', 'جلست عشرة آلاف عثّة لتغزل، فلم تستطع واحدة.']),
          say('lys', 'worry', ['It is not dark enough. There is light behind every tree.', '暗さが足りない。どの木のうしろにも、灯りがある。', 'มันยังมืดไม่พอ หลังต้นไม้ทุกต้นมีแสง', '不夠暗。每棵樹後面都有光。', 'ليس الظلام كافيًا. خلف كلّ شجرة ضوء.'], { shot: 'close' }),
          say('tam', 'shy', ['That’s me. I’ve been lighting them all autumn.', 'ぼくのせいだ。秋じゅう、灯して回ったから。', 'ฝีมือผมเอง ผมไล่จุดมาทั้งฤดูใบไม้ร่วง', '是我啦。整個秋天，我一盞一盞點的。', 'هذا أنا. ظللتُ أشعلها طوال الخريف.'], { shot: 'full', posture: 'scratch' }),
          show('eyes', 'lys', 'deadpan'),
          say('lys', 'laugh', ['You are very thorough.', '……ほんとうに、丁寧な仕事ね。', 'เธอนี่ทำงานละเอียดจริง ๆ', '你還真是一盞都沒漏。', 'أنت متقن جدًّا.'], { shot: 'face' }),
        ],
        'moths',
      ),
      passage('stairs', 'violet', [
        tell(['So I went from village to village, to ask for one hour of nothing.', 'だから村から村へ、「何もない一時間」をもらいに行った。', 'ผมจึงเดินไปทีละหมู่บ้าน เพื่อขอเวลามืดหนึ่งชั่วโมง', '於是我一村一村地走，去討一小時的黑。', 'فمضيتُ من قرية إلى قرية أطلب ساعة من لا شيء.']),
        say('tam', 'talk', ['Please. One hour, all the lamps. Only tonight.', 'お願いします。一時間、灯りを消してください。今夜だけ。', 'ขอร้องครับ ดับตะเกียงทุกดวงหนึ่งชั่วโมง แค่คืนนี้', '拜託了。一小時，把燈都熄掉。就今晚。', 'أرجوكم. ساعة واحدة، كلّ المصابيح. الليلة فقط.'], { shot: 'low' }),
        show('back', 'tam', 'sad', { sound: ['slam', 'バタン', 'ปัง', '砰', 'صفقة'] }),
        say('tam', 'sad', ['A hundred and four days of dark. They hold on to every wick.', '百と四日も闇にいたんだ。みんな、両手で灯りを守ってる。', 'พวกเขาอยู่ในความมืดมาร้อยสี่วัน ตอนนี้เลยกำไส้ตะเกียงแน่น', '他們在黑暗裡過了一百零四天，現在都用雙手護著燈芯。', 'عاشوه مئة وأربعة أيّام. إنّهم يمسكون الفتيل بكلتا اليدين.'], {
          shot: 'close',
        }),
        say('ash', 'calm', ['Let me ask. I am the reason they are afraid of it.', '余が頼もう。闇を恐れさせたのは、この余だ。', 'ให้ข้าขอเอง ข้าคือต้นเหตุที่พวกเขากลัวมืด', '我去說。他們怕黑，是因為我。', 'دعني أسأل أنا. أنا سبب خوفهم منه.'], { shot: 'two' }),
        tell(['He knocked at the first door himself. He had never done that to a door before.', '王は最初の戸を、自分で叩いた。戸を叩くのは、生まれて初めてだった。', 'เขาเคาะประตูบ้านแรกด้วยตัวเอง ทั้งชีวิตเขาไม่เคยเคาะประตูมาก่อน', '他親自敲了第一扇門。他這輩子從沒敲過門。', 'قرع الباب الأوّل بنفسه. لم يفعل ذلك بباب من قبل.'], {
          shot: 'hand',
          who: 'ash',
          mood: 'worry',
        }),
      ]),
    ],
  },
  {
    title: ['An Hour of Nothing', '何もない一時間', 'หนึ่งชั่วโมงที่ว่างเปล่า', '一小時的黑', 'ساعة من لا شيء'],
    passages: [
      passage('stairs', 'violet', [
        tell(['It was the small girl who opened. She looked at his horns for some time.', '出てきたのは、あの小さな娘だった。しばらく、角を見ていた。', 'คนที่มาเปิดคือเด็กหญิงตัวน้อยคนนั้น เธอจ้องเขาของเขาอยู่พักหนึ่ง', '開門的是那個小女孩。她盯著他的角，看了好一會兒。', 'فتحت الطفلة الصغيرة نفسها. نظرت إلى قرنيه مليًّا.']),
        say('ash', 'shy', ['Good evening. I took your sun. I have come to ask for your lamp.', '今晩は。そなたの太陽を取った者だ。灯りを、借りに来た。', 'สวัสดียามเย็น ข้าคือคนที่เอาพระอาทิตย์ไป วันนี้มาขอตะเกียง', '晚安。我拿過妳的太陽，今天來借妳的燈。', 'مساء الخير. أنا من أخذ شمسكم. جئتُ أطلب مصباحك.'], { shot: 'close' }),
        say('tam', 'shock', ['That’s how you ask?!', 'その頼み方、ある！？', 'ขอแบบนี้เลยเหรอ!', '哪有人這樣拜託的！', 'أهكذا يُطلب؟!'], { shot: 'face', tone: 'whisper' }),
        say(
          'ash',
          'sad',
          ['I will sit on your step. If the dark does anything, it meets me first.', 'その一時間、戸口に座っていよう。何かあれば、余が先に受ける。', 'ข้าจะนั่งเฝ้าหน้าบ้านตลอดชั่วโมงนั้น ถ้ามืดแล้วมีอะไร ข้าจะรับก่อน', '那一小時，我坐在妳家門口。黑暗若有什麼，我先擋。', 'سأجلس على عتبتكم تلك الساعة. إن فعل الظلام شيئًا، ألقاه قبلكم.'],
          { shot: 'low' },
        ),
        show('pause', null, 'calm', { sound: ['puff', 'ふっ', 'ฟู่', '呼', 'نفخة'] }),
      ]),
      passage(
        'forest',
        'violet',
        [
          tell(
            [
              'One window. Then the baker’s. Then, one after another, the whole valley shut its eyes.',
              'ひとつの窓。次にパン屋。それから谷じゅうが、目を閉じていった。',
              'หน้าต่างบานหนึ่ง แล้วก็ร้านขนมปัง แล้วทั้งหุบเขาก็หลับตาลงทีละดวง',
              '一扇窗，接著是麵包店，然後整座山谷，一盞一盞閉上眼睛。',
              'نافذة. ثمّ المخبز. ثمّ أغمض الوادي كلّه عينيه واحدة بعد أخرى.',
            ],
            { shot: 'back', who: 'lys', mood: 'calm' },
          ),
          say('lys', 'joy', ['Now. Now, my dears. Spin!', 'いまよ、みんな。紡いで！', 'ตอนนี้แหละ ที่รักทั้งหลาย ปั่นเลย!', '就是現在。孩子們，紡吧！', 'الآن. الآن يا عزيزاتي. اغزلن!'], { shot: 'full', posture: 'cheer' }),
          show('hand', 'lys', 'smile', { sound: ['hush', 'さらさら', 'แผ่ว…', '沙沙', 'هسيس'] }),
          say('tam', 'smile', ['Somebody’s singing. Down there, in the dark.', '誰か、歌ってる。あの下の、暗いところで。', 'มีคนร้องเพลง ข้างล่างนั่น ในความมืด', '有人在唱歌。就在下面，黑漆漆的地方。', 'أحدهم يغنّي. هناك في الأسفل، في الظلام.'], { shot: 'close' }),
          say('lys', 'smile', ['They are all singing. Things come when you sing.', 'みんな、歌ってるのよ。歌うと、何か来るから。', 'ทุกคนร้องกันหมดเลย ร้องแล้วมีอะไรมานี่นา', '大家都在唱。一唱，就會有東西來嘛。', 'كلّهم يغنّون. حين تغنّي تأتي أشياء.'], { shot: 'profile' }),
          tell(['By the end of the hour there was a thread as long as the night.', '一時間が終わるころ、夜とおなじ長さの糸ができていた。', 'พอครบชั่วโมง ก็ได้ด้ายยาวเท่ากับคืนหนึ่งคืน', '一小時過完，紡出了一條和夜一樣長的線。', 'ومع انقضاء الساعة صار هناك خيط بطول الليل.'], { shot: 'wide' }),
        ],
        'moths',
      ),
    ],
  },
  {
    title: ['From the Inside', '内側から', 'จากข้างใน', '從裡面', 'من الداخل'],
    passages: [
      passage('cave', 'jade', [
        tell(['Lys sewed. I held the edges. Neither of us had ever mended so much as a sock.', 'リスが縫い、ぼくが押さえた。靴下すら、繕ったことのないふたりで。', 'ลิสเย็บ ผมจับขอบไว้ เราสองคนไม่เคยปะแม้แต่ถุงเท้า', '莉絲縫，我按著邊。我們倆連襪子都沒補過。', 'كانت ليز تخيط وأنا أمسك الأطراف. لم يرفُ أحدنا جوربًا في حياته.']),
        say('tam', 'strain', ['Nearly there. It’s gone quiet. I think it trusts us.', 'もう少し。静かになった。信じてくれたのかな。', 'อีกนิดเดียว มันเงียบไปแล้ว คงไว้ใจเราแล้วละ', '快好了。它安靜下來了，大概相信我們了。', 'أوشكنا. لقد هدأ. أظنّه يثق بنا.'], { shot: 'close' }),
        show('hand', 'lys', 'strain', { sound: ['tug', 'きゅっ', 'ดึง', '拉緊', 'شدّة'] }),
        say('lys', 'shock', ['The thread. Something took it. From the other side.', '糸が……引かれた。向こう側から。', 'ด้ายนี่… มีอะไรดึงไป จากอีกฝั่ง', '線……被什麼拉住了。從另一邊。', 'الخيط. شيء ما أخذه. من الجهة الأخرى.'], { shot: 'eyes' }),
        say('tam', 'worry', ['There isn’t another side. It’s a moon.', '向こう側って、これ、月だよ。', 'ไม่มีอีกฝั่งหรอก นี่มันพระจันทร์นะ', '哪有另一邊，這是月亮耶。', 'لا جهة أخرى له. إنّه قمر.'], { shot: 'face' }),
        show('pause', null, 'calm', { sound: ['tok', 'こつん', 'ก๊อก', '叩', 'نقرة'] }),
      ]),
      passage('forest', 'violet', [
        say('ash', 'worry', ['Move away from it. Both of you. It is warm.', '離れよ、ふたりとも。……熱を帯びている。', 'ถอยออกมา ทั้งสองคน มันเริ่มร้อนแล้ว', '離它遠一點，兩個都是。它變熱了。', 'ابتعدا عنه. كلاكما. إنّه دافئ.'], { shot: 'low' }),
        say('vesper', 'shock', ['A thousand years through my door, and I never asked how old it was.', '千年通してきたのに、月の歳を、訊いたことがなかった。', 'ฉันเปิดประตูให้มันพันปี แต่ไม่เคยถามเลยว่ามันอายุเท่าไร', '一千年來我替它開門，卻從沒問過它幾歲。', 'ألف عام وأنا أمرّره من بابي، ولم أسأله قطّ كم عمره.'], {
          shot: 'profile',
        }),
        say('tam', 'shock', ['It wasn’t hiding because it was broken.', '壊れたから、隠れてたんじゃないんだ。', 'มันไม่ได้ซ่อนเพราะมันแตก', '它躲起來，不是因為壞了。', 'لم يكن مختبئًا لأنّه مكسور.'], { shot: 'over', to: 'lys' }),
        say('lys', 'calm', ['No. One looks for a quiet place, and dark, and water.', 'ええ。静かで、暗くて、水のある場所を探すのよ。', 'ใช่ ใคร ๆ ก็หาที่เงียบ ๆ มืด ๆ ใกล้น้ำ', '嗯。這種時候，都會找安靜、黑暗、有水的地方。', 'لا. من في حاله يبحث عن مكان هادئ ومظلم وقرب الماء.'], { shot: 'close' }),
        tell(['I looked at our beautiful seam. We had sewn shut an egg.', '見事な縫い目だった。ぼくらは、卵を縫い閉じてしまったのだ。', 'ผมมองรอยเย็บอันสวยงามของเรา เราเพิ่งเย็บปิดไข่ไปหนึ่งฟอง', '我看著我們漂亮的針腳。我們把一顆蛋縫起來了。', 'نظرتُ إلى درزتنا الجميلة. لقد خِطنا بيضةً وأغلقناها.'], {
          shot: 'full',
          who: 'tam',
          mood: 'shock',
        }),
      ]),
    ],
  },
];
