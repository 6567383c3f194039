import { type EpisodeScript, passage, say, show, tell } from './script.ts';

const LAMP = { kind: 'lantern', colour: '#c8a468' } as const;

/** The first half: how a king lets the sun go, and it does not set again. */
export const MOTH_QUEEN_FIRST_EPISODES: readonly EpisodeScript[] = [
  {
    title: ['What Fell Out of the Dark', '闇から落ちてきたもの', 'สิ่งที่ร่วงจากความมืด', '從黑暗中墜落的', 'ما سقط من الظلام'],
    passages: [
      passage(
        'forest',
        'violet',
        [
          tell(['In the Alder Wood there had been no morning for a hundred and four days.', '榛の森に朝が来なくなって、百と四日。', 'ป่าอัลเดอร์ไม่มีเช้ามาหนึ่งร้อยสี่วันแล้ว', '赤楊林已經一百零四天沒有早晨了。', 'لم يطلع صباح على غابة الحور منذ مئة وأربعة أيّام.']),
          say('tam', 'calm', ['Left foot. Right foot. Don’t look at the edges.', '左足。右足。光のふちは見ない。', 'เท้าซ้าย เท้าขวา อย่ามองขอบแสง', '左腳，右腳。別看光的邊緣。', 'القدم اليسرى. القدم اليمنى. لا تنظر إلى الأطراف.'], { posture: 'phone', prop: LAMP, shot: 'full' }),
          say('tam', 'worry', ['And don’t sing. Things come when you sing.', '歌わない。歌うと、何か来る。', 'แล้วก็ห้ามร้องเพลง ร้องแล้วมักมีอะไรมา', '也別唱歌。一唱，就會有東西來。', 'ولا تغنِّ. حين تغنّي تأتي أشياء.'], { tone: 'think' }),
          show('pause', null, 'calm', { sound: ['thump', 'どさっ', 'ตุบ', '咚', 'دُبّ'] }),
          say('tam', 'shock', ['I wasn’t even singing!', '歌ってないのに！', 'ผมยังไม่ได้ร้องเลยนะ!', '我又沒有唱！', 'لم أكن أغنّي أصلًا!'], { tone: 'shout' }),
          say('lys', 'sad', ['Forgive me. I was flying toward your light, and I forgot I was tired.', 'ごめんなさい。灯りへ飛んでいたら、疲れているのを忘れてしまって。', 'ขอโทษนะ ฉันบินมาหาแสงของเธอ จนลืมไปว่าตัวเองเหนื่อย', '對不起。我朝你的燈飛來，忘了自己累了。', 'سامحني. كنتُ أطير نحو نورك، ونسيتُ أنّني متعبة.']),
          say('tam', 'shock', ['You’re a… are those wings?', 'きみ、それ……羽？', 'เธอเป็น… นั่นปีกเหรอ', '妳是……那是翅膀嗎？', 'أنتِ… أهذان جناحان؟']),
          say('lys', 'shy', ['They were. May I warm my hands?', '羽でした。手を、あたためてもいい？', 'เคยเป็นน่ะ ขอผิงมือหน่อยได้ไหม', '曾經是。我可以暖暖手嗎？', 'كانا كذلك. هل لي أن أدفئ يديّ؟'], { shot: 'hand', prop: LAMP }),
        ],
        'moths',
      ),
      passage(
        'lake',
        'violet',
        [
          say('tam', 'talk', ['I carry it from village to village. They get one hour each.', '村から村へ運ぶんだ。ひとつの村に、一時間ずつ。', 'ผมถือมันไปทีละหมู่บ้าน หมู่บ้านละหนึ่งชั่วโมง', '我帶著它走遍村子，一村一小時。', 'أحمله من قرية إلى قرية. لكلّ قرية ساعة.']),
          say('lys', 'calm', ['And how long do you get?', 'あなたの時間は？', 'แล้วเธอได้กี่ชั่วโมง', '那你自己有多久？', 'وكم لك أنت؟']),
          say('tam', 'smile', ['Me? The walking.', 'ぼく？　歩いてるあいだ。', 'ผมเหรอ ได้ตอนเดินไง', '我嗎？走路的時候。', 'أنا؟ لي الطريق.']),
          say('lys', 'sad', [
            'I am Lys, the queen of everything that loves a lamp. And I know where your morning is.',
            '私はリス。灯りを愛するすべての者の女王。あなたの朝の在り処を、知っています。',
            'ฉันคือลิส ราชินีของทุกสิ่งที่รักตะเกียง ฉันรู้ว่าเช้าของเธออยู่ไหน',
            '我是莉絲，一切愛燈者的女王。我知道你的早晨在哪裡。',
            'أنا ليز، ملكة كلّ من يحبّ المصابيح. وأعرف أين صباحك.',
          ]),
          say('tam', 'deadpan', ['A queen. Who fell on my head.', '女王さま。ぼくの頭に落ちた。', 'ราชินี ที่ร่วงใส่หัวผม', '女王，掉在我頭上的女王。', 'ملكة. سقطت على رأسي.']),
          say('lys', 'laugh', ['Beside it!', 'おとなりに、です！', 'ข้าง ๆ ต่างหาก!', '是旁邊！', 'بجانبه!']),
          show('back', 'tam', 'calm', { others: ['lys'] }),
          tell(['Moths do not lie. They only go too near.', '蛾は嘘をつかない。ただ、近づきすぎるだけだ。', 'ผีเสื้อกลางคืนไม่โกหก แค่บินเข้าใกล้เกินไป', '蛾不說謊，只是飛得太近。', 'العُثّ لا يكذب. إنّما يقترب أكثر ممّا ينبغي.']),
        ],
        'moths',
      ),
    ],
  },
  {
    title: ['The King Who Was Cold', '凍える王', 'ราชาผู้เหน็บหนาว', '怕冷的王', 'الملك البردان'],
    passages: [
      passage(
        'castle',
        'violet',
        [
          tell(['The Ash King lived where the path ran out of stones.', '灰の王は、道の石が尽きるところに住んでいた。', 'ราชาเถ้าอยู่ตรงที่ทางเดินหมดหิน', '灰燼之王住在石子路的盡頭。', 'كان ملك الرماد يسكن حيث تنتهي حجارة الدرب.']),
          say('tam', 'worry', ['He has the sun in there? It doesn’t look warm.', 'あの中に太陽が？　あたたかそうに見えない。', 'พระอาทิตย์อยู่ในนั้นเหรอ ไม่เห็นอุ่นเลย', '太陽在那裡面？看起來不暖啊。', 'الشمس عنده هناك؟ لا يبدو المكان دافئًا.']),
          say('lys', 'cold', ['He has it in a chest. He looks at it through the keyhole.', '箱に入れて、鍵穴から覗いているの。', 'เขาขังมันไว้ในหีบ แล้วแอบมองทางรูกุญแจ', '他鎖在箱子裡，從鑰匙孔偷看。', 'يضعها في صندوق، وينظر إليها من ثقب المفتاح.']),
          say('tam', 'angry', ['A hundred and four days, for a keyhole?', '百と四日も、鍵穴のために？', 'ร้อยสี่วัน เพื่อรูกุญแจเนี่ยนะ', '一百零四天，就為了鑰匙孔？', 'مئة وأربعة أيّام من أجل ثقب مفتاح؟']),
        ],
        'snow',
      ),
      passage('throne', 'violet', [
        say('ash', 'cold', ['A child and a moth. Which of you came to be burned?', '子どもと蛾か。燃えに来たのはどちらだ。', 'เด็กกับผีเสื้อกลางคืน ใครมาให้เผาก่อน', '一個孩子，一隻蛾。誰是來被燒的？', 'طفل وعثّة. أيّكما جاء ليحترق؟']),
        say('lys', 'calm', ['I burned already. I came for what you took.', 'もう燃えました。奪ったものを返してもらいに。', 'ฉันไหม้มาแล้ว ฉันมาเอาสิ่งที่ท่านขโมยไป', '我已經燒過了。我來要回你拿走的。', 'لقد احترقتُ من قبل. جئتُ أستردّ ما أخذت.']),
        say(
          'ash',
          'angry',
          ['I took nothing! It was falling. Every evening it fell, and nobody caught it!', '奪ってなどいない！　夕べごとに落ちるあれを、誰も受けとめなかった！', 'ข้าไม่ได้ขโมย! มันร่วงทุกเย็น และไม่มีใครรับมันเลย!', '我沒拿！它每個傍晚都墜落，從沒有人接住！', 'لم آخذ شيئًا! كانت تسقط كلّ مساء، ولم يلتقطها أحد!'],
          { tone: 'shout' },
        ),
        say('ash', 'sad', ['I only caught it. Once. And then I could not open my hands.', '一度、受けとめただけだ。それきり、手が開かぬ。', 'ข้าแค่รับมันไว้ครั้งเดียว แล้วข้าก็คลายมือไม่ออกอีก', '我只接了一次。然後，手就再也張不開。', 'التقطتُها مرّة واحدة. ثمّ لم أستطع أن أفتح يديّ.'], { shot: 'profile' }),
        say('tam', 'worry', ['You’re scared it’ll fall again.', 'また落ちるのが、怖いんだ。', 'ท่านกลัวว่ามันจะร่วงอีก', '你怕它再掉下來。', 'أنت خائف أن تسقط ثانيةً.']),
        say('ash', 'cold', ['Everything that shines falls, boy.', '光るものはみな落ちるのだ、小僧。', 'ทุกสิ่งที่ส่องแสงย่อมร่วง เจ้าหนู', '發光的東西都會墜落，小子。', 'كلّ ما يلمع يسقط يا فتى.']),
        say('tam', 'calm', ['This doesn’t. I don’t let it.', 'これは落ちない。ぼくが持ってるから。', 'อันนี้ไม่ร่วง ผมไม่ยอมให้ร่วง', '這個不會。我不讓它掉。', 'هذا لا يسقط. أنا لا أدعه يسقط.'], { posture: 'phone', prop: LAMP }),
        show('eyes', 'ash', 'worry'),
        say('tam', 'smile', ['Do you want to hold it? It’s not heavy. You just have to keep walking.', '持ってみる？　重くないよ。歩きつづければいいだけ。', 'ลองถือไหม ไม่หนักหรอก แค่เดินต่อไปเรื่อย ๆ', '要拿拿看嗎？不重，只要一直走就好。', 'أتريد أن تحمله؟ ليس ثقيلًا. عليك فقط أن تواصل المشي.'], { shot: 'over', to: 'ash' }),
      ]),
      passage(
        'cave',
        'jade',
        [
          tell(['He had not used his legs for a hundred and four days. We went slowly.', '王の足は百と四日ぶりだった。ゆっくり歩いた。', 'เขาไม่ได้ใช้ขามาร้อยสี่วัน เราจึงเดินช้า ๆ', '他一百零四天沒用過腿。我們慢慢走。', 'لم يستعمل ساقيه منذ مئة وأربعة أيّام. مشينا ببطء.']),
          say('lys', 'smile', ['Look, Your Majesty. It falls, and you are still here.', 'ごらんなさい、王さま。落ちても、あなたはここにいる。', 'ดูสิฝ่าบาท มันร่วง แต่ท่านก็ยังอยู่ตรงนี้', '您看，陛下。它落下，而您還在。', 'انظر يا مولاي. إنّها تسقط، وأنت ما زلت هنا.']),
          say('ash', 'cry', ['It is warm even when I do not look.', '見ていなくても、あたたかい。', 'มันอุ่น แม้ตอนที่ข้าไม่ได้มอง', '不看著它，也是暖的。', 'إنّها دافئة حتى حين لا أنظر.']),
        ],
        'moths',
      ),
    ],
  },
  {
    title: ['The Hundred and Fifth Day', '百と五日目', 'วันที่หนึ่งร้อยห้า', '第一百零五天', 'اليوم المئة والخامس'],
    passages: [
      passage(
        'heights',
        'violet',
        [
          tell(['You cannot simply let a sun go. Somebody must carry it up.', '太陽は、ただ放せばいいわけではない。誰かが上まで運ばねばならない。', 'จะปล่อยพระอาทิตย์ไปเฉย ๆ ไม่ได้ ต้องมีใครอุ้มขึ้นไป', '太陽不是放手就好，得有人把它送上去。', 'لا يمكنك أن تترك الشمس فحسب. على أحدهم أن يحملها إلى فوق.']),
          say('lys', 'calm', ['I can fly as high as that. Once.', 'あの高さまでなら飛べます。一度だけ。', 'ฉันบินสูงขนาดนั้นได้ ครั้งเดียว', '那麼高，我飛得到。一次。', 'أستطيع الطيران إلى ذلك العلوّ. مرّة واحدة.']),
          say('tam', 'shock', ['Your wings are half gone!', '羽、半分しかないじゃないか！', 'ปีกเธอเหลือแค่ครึ่งเดียวนะ!', '妳的翅膀只剩一半啊！', 'لم يبقَ من جناحيك إلّا النصف!']),
          say('lys', 'smile', ['Half is a lot, for a moth.', '半分もあれば、蛾には十分。', 'ครึ่งเดียวก็เยอะแล้ว สำหรับผีเสื้อกลางคืน', '一半，對蛾來說很多了。', 'النصف كثير على عثّة.']),
          say('tam', 'cry', ['You’ll burn.', '燃えちゃうよ。', 'เธอจะไหม้นะ', '妳會燒掉的。', 'ستحترقين.']),
          say(
            'lys',
            'calm',
            ['I have loved every lamp that I ever saw, Tam. Let me love one from above.', '見た灯りは、ぜんぶ好きだった。一度くらい、上から愛させて。', 'ฉันรักตะเกียงทุกดวงที่เคยเห็น แทม ขอรักสักดวงจากข้างบนเถอะ', '見過的燈，我每一盞都愛。這次，讓我從上面愛一盞。', 'أحببتُ كلّ مصباح رأيته يا تام. دعني أحبّ واحدًا من فوق.'],
            { shot: 'profile' },
          ),
          show('hand', 'tam', 'cry', { prop: LAMP }),
          say('tam', 'strain', ['Then take mine, too. For the walking.', 'じゃあ、ぼくのも持っていって。道のりのために。', 'งั้นเอาของผมไปด้วย ไว้ใช้ระหว่างทาง', '那把我的也帶去，路上用。', 'إذن خذي مصباحي أيضًا. للطريق.']),
          show('action', 'lys', 'strain', { posture: 'leap', sound: ['FWOOM', 'ふわっ', 'ฟุ่บ', '呼……', 'فووش'] }),
          tell(['She went up like a song that nobody had told to stop.', '誰も止めなかった歌のように、彼女はのぼっていった。', 'เธอลอยขึ้นไป เหมือนเพลงที่ไม่มีใครบอกให้หยุด', '她往上飛，像一首沒人叫停的歌。', 'صعدت كأغنية لم يقل لها أحد أن تتوقّف.'], { shot: 'pause' }),
        ],
        'moths',
      ),
      passage(
        'lake',
        'dawn',
        [
          tell(['On the hundred and fifth day, there was a morning.', '百と五日目に、朝が来た。', 'วันที่หนึ่งร้อยห้า เช้าก็มาถึง', '第一百零五天，早晨來了。', 'في اليوم المئة والخامس، كان هناك صباح.']),
          say('ash', 'shock', ['It is falling upward.', '上へ、落ちていく。', 'มันร่วงขึ้นข้างบน', '它往上墜落了。', 'إنّها تسقط إلى أعلى.']),
          say('tam', 'sad', ['I had one hour for each village. I never had one for her.', '村には一時間ずつあげたのに。きみには、あげなかった。', 'ผมมีให้หมู่บ้านละชั่วโมง แต่ไม่เคยมีให้เธอเลย', '我給每個村子一小時，卻從沒給過她。', 'كان عندي ساعة لكلّ قرية. ولم تكن عندي ساعة لها.'], { tone: 'think', shot: 'profile' }),
          say('lys', 'laugh', ['You had the walking.', '歩いてるあいだが、あったでしょう。', 'ก็มีตอนเดินไง', '有啊，走路的時候。', 'كان لنا الطريق.']),
          say('tam', 'shock', ['Lys! Your wings!', 'リス！　羽が！', 'ลิส! ปีกเธอ!', '莉絲！妳的翅膀！', 'ليز! جناحاك!'], { tone: 'shout' }),
          say('lys', 'joy', ['They were the old ones. It turns out mornings grow them.', '古いのだったみたい。朝になると、生えるのね。', 'นั่นปีกเก่าน่ะ ที่แท้เช้าก็ทำให้ปีกงอกใหม่ได้', '那是舊的。原來早晨會讓翅膀長出來。', 'كانا القديمين. يبدو أنّ الصباح يُنبت الأجنحة.']),
          show('back', 'tam', 'smile', { others: ['lys'] }),
          tell([
            'There is a lantern still, in the Alder Wood. Nobody needs it. A boy carries it anyway.',
            '榛の森には、いまも灯りがある。もう誰も要らない。それでも少年は、運んでいる。',
            'ในป่าอัลเดอร์ยังมีตะเกียงอยู่ ไม่มีใครต้องใช้แล้ว แต่เด็กชายก็ยังถือมันไป',
            '赤楊林裡還有一盞燈。已經沒人需要，男孩還是提著它走。',
            'ما زال في غابة الحور مصباح. لا أحد يحتاج إليه، والفتى يحمله رغم ذلك.',
          ]),
        ],
        'petals',
      ),
    ],
  },
  {
    title: ['The Long Afternoon', '長い午後', 'บ่ายอันยาวนาน', '漫長的午後', 'العصر الطويل'],
    passages: [
      passage(
        'orchard',
        'dawn',
        [
          tell(['The sun came back. On the fourth day, we noticed it had not left again.', '太陽は帰ってきた。四日目に気づいた。一度も、沈んでいない。', 'พระอาทิตย์กลับมาแล้ว วันที่สี่เราถึงเพิ่งรู้ว่ามันยังไม่ตกเลย', '太陽回來了。到了第四天，我們才發現它一直沒下山。', 'عادت الشمس. وفي اليوم الرابع انتبهنا إلى أنّها لم تغب بعد.']),
          say('tam', 'asleep', ['What time is it?', 'いま、何時？', 'กี่โมงแล้ว', '現在幾點？', 'كم الساعة؟'], { shot: 'close' }),
          say('lys', 'worry', ['Afternoon. Still.', '午後よ。まだ。', 'ยังบ่ายอยู่', '還是下午。', 'عصرًا. ما زلنا.'], { shot: 'profile' }),
          say('ash', 'deadpan', ['I was told it would fall.', '落ちる、と聞いたのだが。', 'เจ้าบอกว่ามันจะตกนี่', '你們說過它會落下的。', 'قيل لي إنّها ستسقط.'], { shot: 'full' }),
          say('tam', 'shock', ['Four days of afternoon?!', '四日間、ずっと午後！？', 'บ่ายมาสี่วันแล้วเหรอ!', '下午過了四天？！', 'عصرٌ منذ أربعة أيّام؟!'], { shot: 'face' }),
        ],
        'petals',
      ),
      passage('lake', 'dawn', [
        tell(['In the villages nobody could sleep. They were too tired to say so.', '村では誰も眠れなかった。それを言う元気もないほどに。', 'ในหมู่บ้านไม่มีใครหลับลง เหนื่อยจนไม่มีแรงจะบ่น', '村子裡沒人睡得著，累得連抱怨的力氣都沒有。', 'لم يستطع أحد النوم في القرى، وكانوا أتعب من أن يقولوا ذلك.']),
        show('back', 'tam', 'worry', { others: ['lys'] }),
        say('lys', 'sad', ['My moths have folded their wings. They are waiting for an evening.', '私の蛾たちが羽を閉じた。夕暮れを待っているの。', 'ผีเสื้อของฉันหุบปีกกันหมดแล้ว พวกเขารอยามเย็น', '我的蛾都收起翅膀了。牠們在等傍晚。', 'طوت عُثّاتي أجنحتها. إنّها تنتظر مساءً.'], { shot: 'close' }),
        say('tam', 'worry', ['Lys. You’re seeing through, at the edges.', 'リス、きみ……はしっこが、透けてる。', 'ลิส ตรงขอบตัวเธอ… มันใสจนมองทะลุแล้วนะ', '莉絲，妳的邊緣……變透明了。', 'ليز. أطرافك صارت شفّافة.'], { shot: 'hand' }),
        say('lys', 'smile', ['A moth is made of night, Tam. I am only running out.', '蛾は夜でできているの。少し、足りなくなっただけ。', 'ผีเสื้อกลางคืนทำจากกลางคืน แทม ฉันแค่กำลังจะหมด', '蛾是夜做的，塔姆。我只是快用完了。', 'العثّة من ليلٍ يا تام. أنا فقط أنفد.'], { shot: 'eyes' }),
      ]),
    ],
  },
  {
    title: ['The Road West', '西への道', 'ทางสู่ตะวันตก', '往西的路', 'الطريق غربًا'],
    passages: [
      passage('heights', 'dawn', [
        tell(['Evenings come from the west. So we went to ask.', '夕暮れは西から来る。だから、訊きに行った。', 'ยามเย็นมาจากทิศตะวันตก เราจึงเดินไปถาม', '傍晚從西邊來，所以我們去問它。', 'يأتي المساء من الغرب. فذهبنا نسأل.']),
        say('tam', 'talk', ['You caught the sun. Did you see anyone else there?', '太陽を受けとめたとき、ほかに誰かいた？', 'ตอนท่านรับพระอาทิตย์ มีใครอยู่ตรงนั้นอีกไหม', '你接住太陽時，那裡還有別人嗎？', 'حين التقطتَ الشمس، هل رأيتَ هناك أحدًا؟'], { shot: 'two' }),
        say('ash', 'worry', ['There was a door in the sky. Somebody was holding it open.', '空に扉があった。誰かが、押さえていた。', 'มีประตูบนท้องฟ้า แล้วมีใครสักคนเปิดค้างไว้', '天上有一扇門。有人扶著它。', 'كان في السماء باب. وكان أحدهم يمسكه مفتوحًا.'], { shot: 'profile' }),
        say('lys', 'shock', ['Somebody?', '誰かが？', 'ใครสักคนเหรอ', '有人？', 'أحدهم؟'], { shot: 'face' }),
        say('ash', 'sad', ['A woman. She said “careful”. I did not even thank her.', '女だ。「気をつけて」と言った。余は、礼も言わなかった。', 'ผู้หญิงคนหนึ่ง นางบอกว่า “ระวังนะ” ข้ายังไม่ได้ขอบใจเลย', '一個女人。她說「小心」。我連謝謝都沒說。', 'امرأة. قالت: «انتبه». ولم أشكرها حتى.'], { shot: 'close' }),
      ]),
      passage('ruin', 'dawn', [
        show('full', 'lys', 'strain', { posture: 'walk' }),
        say('tam', 'worry', ['Get under my cloak. It’s dark in there. A bit.', 'マントに入って。中は暗いよ。ちょっとだけ。', 'มาอยู่ใต้ผ้าคลุมผมสิ ข้างในมืด นิดหน่อย', '躲進我的斗篷。裡面暗暗的，一點點。', 'ادخلي تحت عباءتي. المكان مظلم هناك. قليلًا.'], { shot: 'over', to: 'lys' }),
        say('lys', 'laugh', ['It smells of soup.', 'スープの匂いがする。', 'มีกลิ่นซุปด้วย', '有湯的味道。', 'رائحتها حساء.'], { shot: 'close' }),
        say('ash', 'shy', ['I too have a cloak. It is larger. If it would help.', '余のマントもある。大きいぞ。……役に立つなら。', 'ข้าก็มีผ้าคลุม ใหญ่กว่าด้วย ถ้ามันจะช่วยได้', '我也有斗篷，比較大。如果幫得上忙。', 'عندي عباءة أيضًا. أكبر. إن كان ذلك ينفع.'], { shot: 'low' }),
        tell(['So a king walked behind us, holding up a piece of night.', 'こうして王は、ひときれの夜を掲げて、うしろを歩いた。', 'แล้วราชาก็เดินตามหลัง คอยชูเศษเสี้ยวของกลางคืนให้เรา', '於是，王走在我們身後，舉著一小片夜。', 'وهكذا مشى خلفنا ملك يرفع قطعة من الليل.'], { shot: 'pause' }),
      ]),
    ],
  },
  {
    title: ['The House at the End of the Light', '光の果ての家', 'บ้านสุดปลายแสง', '光的盡頭的房子', 'البيت في آخر الضوء'],
    passages: [
      passage('beach', 'dawn', [
        tell(['Where the land stops there is a house with one door, and the door was shut.', '陸の尽きるところに、扉ひとつの家がある。扉は、閉まっていた。', 'ที่สุดแผ่นดินมีบ้านหลังหนึ่ง มีประตูบานเดียว และมันปิดอยู่', '陸地的盡頭有間房子，只有一扇門，門關著。', 'حيث تنتهي اليابسة بيتٌ له باب واحد، وكان الباب مغلقًا.']),
        say('tam', 'calm', ['Hello? Is this where evening lives?', 'こんにちは。夕暮れさんのお宅ですか。', 'สวัสดีครับ ที่นี่บ้านของยามเย็นหรือเปล่า', '你好？請問，傍晚住在這裡嗎？', 'مرحبًا؟ هل يسكن المساء هنا؟'], { shot: 'back' }),
        say('vesper', 'cold', ['Evening is not at home.', '夕暮れは、留守です。', 'ยามเย็นไม่อยู่', '傍晚不在家。', 'المساء ليس في البيت.'], { shot: 'eyes' }),
        say('tam', 'deadpan', ['But you answered.', 'でも、返事した。', 'แต่คุณตอบนี่', '可是妳回答了。', 'لكنّك أجبتِ.'], { shot: 'close' }),
        show('hand', 'vesper', 'worry', { sound: ['creak', 'ギイ', 'แอ๊ด', '吱呀', 'صرير'] }),
      ]),
      passage('cave', 'jade', [
        say('vesper', 'sad', ['I am Vesper. I used to be every evening.', '私はヨイ。毎日の夕暮れを、していました。', 'ฉันชื่อสนธยา เคยเป็นยามเย็นของทุกวัน', '我叫宵。以前，每個傍晚都是我。', 'أنا غسق. كنتُ كلّ مساء.'], { shot: 'full' }),
        say('lys', 'shock', ['You held the door for him. For the sun.', 'あなたが、太陽のために扉を。', 'ท่านเป็นคนเปิดประตูให้พระอาทิตย์', '是妳替太陽扶著門的。', 'أنتِ من أمسك الباب للشمس.'], { shot: 'two' }),
        say(
          'vesper',
          'calm',
          [
            'For a thousand years of suns. Then one did not come, and I waited a hundred and four days.',
            '千年のあいだ。でもあの日は来なくて、百と四日、待ちました。',
            'เปิดมาเป็นพันปี แล้ววันหนึ่งมันไม่มา ฉันรออยู่ร้อยสี่วัน',
            '扶了一千年。後來有一天它沒來，我等了一百零四天。',
            'ألف عام من الشموس. ثمّ لم تأتِ واحدة، فانتظرتُ مئة وأربعة أيّام.',
          ],
          { shot: 'profile' },
        ),
        say('ash', 'shy', ['That was… I am the reason.', 'それは……余のせいだ。', 'เรื่องนั้น… เป็นเพราะข้าเอง', '那是……因為我。', 'ذلك… كان بسببي.'], { shot: 'close' }),
        say(
          'vesper',
          'cold',
          [
            'You all cheered for the morning. I heard it from here. Nobody asked where the evening was.',
            '朝が来て、みんな歓声をあげた。夕暮れのことは、誰も訊かなかった。',
            'พวกเธอโห่ร้องต้อนรับเช้า ฉันได้ยินถึงที่นี่ ไม่มีใครถามหายามเย็นเลย',
            '你們為早晨歡呼，我都聽見了。沒有人問傍晚在哪裡。',
            'هلّلتم جميعًا للصباح، وسمعتُكم من هنا. ولم يسأل أحد أين المساء.',
          ],
          { shot: 'face' },
        ),
      ]),
    ],
  },
];
