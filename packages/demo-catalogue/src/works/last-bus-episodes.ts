import type { SceneName } from '../scenery/scenes.ts';
import { type Beat, type EpisodeScript, type Passage, passage, say, show, tell } from './script.ts';

const TICKET = { kind: 'letter', colour: '#e0788a' } as const;
const WATCH = { kind: 'phone', colour: '#d8b45a' } as const;
const TEA = { kind: 'cup', colour: '#e0788a' } as const;
const LAMP = { kind: 'lantern', colour: '#e0a060' } as const;
const UMBRELLA = { kind: 'umbrella', colour: '#e0788a' } as const;

/** Out in the rain, as it usually is at that hour. */
const rainy = (place: SceneName, hour: string, beats: readonly Beat[]): Passage => passage(place, hour, beats, 'rain');

/** All twelve: two minutes, and what they are good for. */
export const LAST_BUS_EPISODES: readonly EpisodeScript[] = [
  {
    title: ['The 11:52', '二十三時五十二分', 'รอบห้าทุ่มห้าสิบสอง', '十一點五十二分', 'حافلة 11:52'],
    passages: [
      rainy('busStop', 'rain', [
        tell(['The last bus to Marigold Hill leaves at 11:52.', 'マリーゴールド坂行きの最終バスは、二十三時五十二分に出る。', 'รถเมล์เที่ยวสุดท้ายไปเนินดาวเรืองออกห้าทุ่มห้าสิบสอง', '往金盞花坡的末班車，十一點五十二分發車。', 'آخر حافلة إلى تلّة الأقحوان تنطلق في 11:52.']),
        tell(['I have never once been on time for it.', '私は一度も、間に合ったことがない。', 'ฉันไม่เคยมาทันเลยสักครั้ง', '我從來沒有一次趕上過。', 'لم أصل إليها في موعدها مرّة واحدة.'], { who: 'hana', mood: 'strain', shot: 'action', posture: 'run', sound: ['SPLASH', 'バシャッ', 'จ๋อม!', '啪嚓', 'طَشّ'] }),
        say('hana', 'shout', ['Wait! Please wait!', '待って！　待ってください！', 'เดี๋ยวค่ะ! รอด้วยค่ะ!', '等等！拜託等一下！', 'انتظر! أرجوك انتظر!'], { tone: 'shout' }),
        say('ren', 'calm', ['Mind the step. It’s wet.', '足もと、濡れてますよ。', 'ระวังบันไดนะครับ มันเปียก', '小心台階，很濕。', 'انتبهي للدرجة. إنّها مبتلّة.']),
        say('hana', 'shy', ['You could have left. I’m two minutes late.', '発車してよかったのに。二分も遅刻です。', 'ออกรถไปก็ได้นี่คะ ฉันสายตั้งสองนาที', '你可以開走的，我遲到兩分鐘了。', 'كان يمكنك أن تنطلق. تأخّرتُ دقيقتين.']),
        say('ren', 'smile', ['My watch runs slow.', '僕の時計、遅れてるんです。', 'นาฬิกาผมเดินช้าน่ะครับ', '我的錶走得慢。', 'ساعتي تتأخّر.']),
      ]),
      passage('busInside', 'inside', [
        say('hana', 'calm', ['It doesn’t. I mend things for a living. I can hear it ticking right.', '遅れてなんかいない。直すのが仕事だから、音でわかる。', 'ไม่จริง ฉันมีอาชีพซ่อมของ ฟังเสียงก็รู้ว่ามันเดินตรง', '才沒有。我靠修東西吃飯，聽聲音就知道它走得很準。', 'ليس صحيحًا. أصلح الأشياء لأعيش، وأسمع دقّاتها سليمة.'], {
          tone: 'think',
        }),
        say('ren', 'talk', ['Long day at the workshop?', '工房、今日も遅くまで？', 'วันนี้งานที่ร้านหนักไหมครับ', '工坊今天也忙到很晚？', 'يوم طويل في الورشة؟']),
        say('hana', 'shock', ['How do you know about the workshop?', 'どうして工房のことを？', 'รู้ได้ยังไงว่าฉันทำงานที่ร้านซ่อม', '你怎麼知道工坊的事？', 'كيف تعرف أمر الورشة؟']),
        say('ren', 'smile', ['There’s sawdust in your hair. And a violin on your back.', '髪に木くずがついてます。それに、背中にバイオリン。', 'มีขี้เลื่อยติดผม แล้วก็ไวโอลินบนหลังครับ', '妳頭髮上有木屑，背上有小提琴。', 'في شعرك نشارة خشب، وعلى ظهرك كمان.']),
        say('hana', 'shy', ['Are you a detective?', '……探偵さんですか？', '…คุณเป็นนักสืบเหรอคะ', '……你是偵探嗎？', 'هل أنت محقّق؟'], { tone: 'whisper' }),
        say('ren', 'calm', ['A driver. All I ever see is people’s shoulders at the end of the day.', '運転手です。一日の終わりの肩ばかり、毎晩見てますから。', 'คนขับรถครับ เห็นแต่ไหล่คนตอนหมดวันทุกคืน', '是司機。每晚看到的，都是人們一天結束時的肩膀。', 'سائق. لا أرى من الناس إلا أكتافهم آخر النهار.']),
        say('ren', 'worry', ['Yours looked heavy tonight.', '今日の肩は、重そうだったので。', 'คืนนี้ไหล่คุณดูหนักนะครับ', '今晚妳的肩膀看起來很沉。', 'كتفاكِ ثقيلتان الليلة.'], { shot: 'over' }),
        say('hana', 'sad', ['Nobody had looked at my shoulders in a long time.', '私の肩なんて、もうずっと誰も見ていなかったのに。', 'นานแล้วที่ไม่มีใครมองไหล่ของฉัน', '已經好久沒有人看過我的肩膀了。', 'منذ زمن لم ينظر أحد إلى كتفيّ.'], { tone: 'think', shot: 'profile' }),
      ]),
      rainy('street', 'rain', [
        say('hana', 'smile', ['Good night. And thank you for the slow watch.', 'おやすみなさい。遅れた時計、ありがとう。', 'ราตรีสวัสดิ์ค่ะ ขอบคุณสำหรับนาฬิกาที่เดินช้า', '晚安。謝謝你那只慢錶。', 'تصبح على خير. وشكرًا لساعتك البطيئة.'], { shot: 'two', to: 'ren' }),
        say('ren', 'smile', ['Good night. Mind the step.', 'おやすみなさい。足もと、気をつけて。', 'ราตรีสวัสดิ์ครับ ระวังบันไดด้วย', '晚安。小心台階。', 'تصبحين على خير. انتبهي للدرجة.']),
        show('back', 'hana', 'calm', { others: [] }),
        tell(['The lights were already over the hill when I noticed how light my back was.', '坂の向こうに灯りが消えてから、背中が軽いことに気がついた。', 'ไฟท้ายลับเนินไปแล้ว ฉันถึงรู้ตัวว่าหลังมันเบา', '車燈翻過了坡，我才發現背上好輕。', 'اختفت الأضواء خلف التلّة حين أحسستُ بخفّة ظهري.']),
        say('hana', 'shock', ['My violin!', 'バイオリンが、ない！', 'ไวโอลินของฉัน!', '我的小提琴！', 'كماني!'], { tone: 'shout', sound: ['VROOOM', 'ブロロロ…', 'บรื้นนน', '轟隆隆', 'فرووم'] }),
      ]),
    ],
  },
  {
    title: ['Lost Property', '忘れ物', 'ของลืม', '失物', 'مفقودات'],
    passages: [
      passage('workshop', 'morning', [
        tell(['I didn’t sleep. It was my grandmother’s, and she would have haunted me.', '一睡もできなかった。おばあちゃんの形見だ。化けて出られても文句は言えない。', 'ฉันนอนไม่หลับทั้งคืน มันเป็นของคุณย่า ท่านต้องมาหลอกแน่', '我一夜沒睡。那是奶奶留下的，她會來找我算帳的。', 'لم أنم. كان كمان جدّتي، ولو ضاع لطاردني شبحها.']),
        say('ren', 'calm', ['Excuse me. Someone left this on the back seat.', 'すみません。後ろの座席に、忘れ物です。', 'ขอโทษครับ มีคนลืมไว้ที่เบาะหลัง', '不好意思，有人把這個忘在後座。', 'عذرًا. ترك أحدهم هذا في المقعد الخلفي.'], { posture: 'reach' }),
        say('hana', 'cry', ['You found it!', '見つけてくれたんですか！', 'คุณเจอมัน!', '你找到了！', 'وجدتَه!']),
        say('ren', 'shy', ['I kept it on my knees all night. The depot gets cold.', '一晩、膝にのせてました。車庫は冷えるので。', 'ผมวางไว้บนตักทั้งคืน ในอู่มันหนาวน่ะครับ', '我把它放在膝上一整晚。車庫很冷。', 'أبقيتُه على ركبتيّ طوال الليل. المرآب بارد.']),
        say('hana', 'smile', ['You sat up all night? For a violin?', '一晩中？　バイオリンのために？', 'นั่งเฝ้าทั้งคืนเลยเหรอคะ เพื่อไวโอลิน?', '你坐了一整夜？為了一把琴？', 'سهرتَ الليل كلّه؟ من أجل كمان؟']),
        say('ren', 'worry', ['It looked like it was waiting for somebody. I know the feeling.', '誰かを待ってるみたいだったから。気持ちは、わかるんです。', 'มันดูเหมือนกำลังรอใครสักคน ผมเข้าใจความรู้สึกนั้น', '它看起來像在等誰。那種心情，我懂。', 'بدا كأنّه ينتظر أحدًا. أعرف هذا الشعور.']),
        show('hand', 'hana', 'calm', { prop: TICKET }),
        say('hana', 'calm', ['The E string is gone. It was whole when I left it…', 'E線が切れてる。置いてきたときは、ちゃんと……', 'สายอีขาดไปแล้ว ตอนลืมไว้มันยังดีอยู่เลย…', 'E弦斷了。我放下的時候明明還好好的……', 'وتر «مي» مقطوع. كان سليمًا حين تركتُه…']),
        say('ren', 'shy', ['That was me. I tried to play it. Once. Very quietly.', '僕です。弾いてみたんです。一度だけ。すごく小さい音で。', 'ผมเองครับ ลองสีดูครั้งเดียว เบามากเลย', '是我。我試拉了一次，非常小聲。', 'أنا من فعلها. حاولتُ العزف مرّة، بصوت خافت جدًا.'], { posture: 'scratch' }),
        say('hana', 'laugh', ['You broke it with a lullaby?', '子守歌で切ったんですか？', 'สีเพลงกล่อมเด็กจนสายขาดเหรอคะ', '你拉搖籃曲拉斷的？', 'قطعتَه بتهويدة؟']),
        say('ren', 'smile', ['How did you know it was a lullaby?', 'どうして子守歌だって？', 'รู้ได้ยังไงว่าเป็นเพลงกล่อมเด็ก', '妳怎麼知道是搖籃曲？', 'كيف عرفتِ أنّها تهويدة؟']),
      ]),
      passage('workshop', 'dusk', [
        say('hana', 'smile', ['Because that’s what everybody plays when nobody is listening.', '誰も聞いていないとき、みんな子守歌を弾くから。', 'เพราะเวลาไม่มีใครฟัง ทุกคนก็เล่นเพลงนั้น', '因為沒人在聽的時候，大家都拉那個。', 'لأن الجميع يعزفها حين لا يسمع أحد.']),
        say('hana', 'talk', ['Leave me your watch. A string for a watch. That’s fair.', '時計を置いていって。弦のかわりに時計。おあいこです。', 'ทิ้งนาฬิกาไว้ที่นี่ค่ะ สายแลกนาฬิกา ยุติธรรมดี', '把錶留下。一根弦換一只錶，很公平。', 'اترك لي ساعتك. وتر مقابل ساعة. هذا عادل.']),
        say('ren', 'shock', ['There’s nothing wrong with my watch.', '時計は、どこも悪くないですよ。', 'นาฬิกาผมไม่ได้เสียนะครับ', '我的錶沒壞啊。', 'ساعتي ليس بها شيء.']),
        say('hana', 'smirk', ['I thought it ran slow.', 'あら、遅れるんじゃなかった？', 'ไหนว่ามันเดินช้า', '不是說走得慢嗎？', 'ظننتُها تتأخّر.'], { shot: 'face' }),
        say('ren', 'shy', ['She knew. She had known all along.', '知ってたんだ。最初から、ずっと。', 'เธอรู้ รู้มาตลอดเลย', '她知道。她一直都知道。', 'كانت تعرف. كانت تعرف منذ البداية.'], { tone: 'think', shot: 'close' }),
        tell(['That evening, for the first time, neither of us was in a hurry.', 'その夕方、はじめて、二人とも急いでいなかった。', 'เย็นวันนั้นเป็นครั้งแรกที่เราทั้งคู่ไม่รีบ', '那天傍晚，我們第一次誰也不趕時間。', 'في ذلك المساء، لأوّل مرّة، لم يكن أيٌّ منّا مستعجلًا.']),
      ]),
    ],
  },
  {
    title: ['Two Minutes', '二分間', 'สองนาที', '兩分鐘', 'دقيقتان'],
    passages: [
      passage('cafe', 'dusk', [
        say('ren', 'sad', ['From Monday I’m on the morning line. Harbour to airport.', '月曜から、朝の路線になるんです。港から空港まで。', 'ตั้งแต่วันจันทร์ผมย้ายไปสายเช้า ท่าเรือไปสนามบิน', '星期一起我改跑早班，港口到機場。', 'من الاثنين أنتقل إلى خطّ الصباح، من الميناء إلى المطار.']),
        say('hana', 'shock', ['Who drives the last bus, then?', 'じゃあ、最終バスは誰が？', 'แล้วใครขับเที่ยวสุดท้ายล่ะคะ', '那末班車誰開？', 'ومن يقود آخر حافلة إذن؟']),
        say('ren', 'calm', ['Somebody with a good watch.', '時計の正確な人が。', 'คนที่นาฬิกาเดินตรงครับ', '錶很準的人。', 'شخص ساعته دقيقة.']),
        say('hana', 'cold', ['I see. Then I’ll have to learn to be on time.', 'そう。じゃあ、間に合うようにならなきゃ。', 'เหรอคะ งั้นฉันคงต้องหัดมาให้ทัน', '這樣啊。那我得學著準時了。', 'فهمت. عليّ إذن أن أتعلّم الوصول في الموعد.']),
        say('hana', 'cry', ['Why do my eyes sting? It’s only a bus.', 'どうして目が痛いの。ただのバスなのに。', 'ทำไมแสบตาจัง ก็แค่รถเมล์', '眼睛怎麼酸酸的？不過是班公車。', 'لماذا تحرقني عيناي؟ إنّها مجرّد حافلة.'], { tone: 'think', shot: 'profile' }),
      ]),
      rainy('busStop', 'rain', [
        tell(['Sunday. His last 11:52.', '日曜日。彼の、最後の二十三時五十二分。', 'วันอาทิตย์ รอบ 23:52 ครั้งสุดท้ายของเขา', '星期日，他最後一班十一點五十二分。', 'الأحد. آخر 11:52 له.']),
        tell(['For the first time in my life, I was early.', '生まれてはじめて、私は早く着いた。', 'ครั้งแรกในชีวิตที่ฉันมาก่อนเวลา', '我這輩子第一次早到。', 'لأوّل مرّة في حياتي، وصلتُ مبكّرة.'], { who: 'hana', mood: 'calm', shot: 'full', posture: 'umbrella', prop: UMBRELLA }),
        say('ren', 'shock', ['You’re on time.', '間に合ってる……。', 'คุณมาทัน…', '妳趕上了……', 'جئتِ في الموعد.']),
        say('hana', 'smile', ['I brought your watch back. I made one small repair.', '時計、返しにきました。少しだけ直しておいたの。', 'เอานาฬิกามาคืนค่ะ ซ่อมไปนิดเดียว', '錶還你。我做了一點小修理。', 'أعدتُ ساعتك. أصلحتُ فيها شيئًا صغيرًا.'], { prop: WATCH }),
        say('ren', 'worry', ['It says 11:50.', '五十分を指してる。', 'มันบอกห้าทุ่มห้าสิบ', '它顯示十一點五十。', 'تشير إلى 11:50.']),
        say('hana', 'shy', ['Exactly two minutes slow. Now you don’t have to lie about it.', 'ちょうど二分、遅れるように。もう嘘をつかなくていいでしょう。', 'ช้าสองนาทีพอดี ทีนี้ก็ไม่ต้องโกหกแล้วนะคะ', '剛好慢兩分鐘。這樣你就不用說謊了。', 'تتأخّر دقيقتين تمامًا. لم تعد مضطرًّا إلى الكذب.']),
        say('ren', 'laugh', ['I’ll be late for every plane in the city!', '街じゅうの飛行機に遅れますよ！', 'ผมไปไม่ทันเครื่องบินทั้งเมืองแน่!', '全城的飛機我都會遲到的！', 'سأتأخّر عن كلّ طائرات المدينة!']),
        say('hana', 'joy', ['Then they’ll have to wait for you. Somebody should.', 'そしたら待ってもらえばいいの。誰かがあなたを待つ番よ。', 'งั้นก็ให้เขารอคุณบ้าง ต้องมีใครรอคุณบ้างสิ', '那就讓它們等你。總該有誰等你一次。', 'فلتنتظرك إذن. ينبغي أن ينتظرك أحد.']),
      ]),
      passage(
        'street',
        'morning',
        [
          tell(['The first bus down from Marigold Hill leaves at 5:40.', 'マリーゴールド坂から下る始発は、五時四十分に出る。', 'รถเที่ยวแรกลงจากเนินดาวเรืองออกตีห้าสี่สิบ', '從金盞花坡下來的首班車，五點四十分發車。', 'أوّل حافلة تنزل من تلّة الأقحوان تنطلق في 5:40.']),
          say('ren', 'smile', ['Mind the step.', '足もと、気をつけて。', 'ระวังบันไดนะครับ', '小心台階。', 'انتبهي للدرجة.']),
          say('hana', 'smile', ['You’re two minutes late, driver.', '二分遅刻ですよ、運転手さん。', 'สายไปสองนาทีนะคะ คุณคนขับ', '你遲了兩分鐘，司機先生。', 'تأخّرتَ دقيقتين أيّها السائق.']),
          say('ren', 'smile', ['My watch runs slow.', '時計が、遅れてるもので。', 'นาฬิกาผมเดินช้าน่ะครับ', '我的錶走得慢。', 'ساعتي تتأخّر.'], { shot: 'face' }),
          show('back', 'hana', 'smile', { others: ['ren'] }),
        ],
        'petals',
      ),
    ],
  },
  {
    title: ['The 5:40', '五時四十分', 'รอบตีห้าสี่สิบ', '五點四十分', 'حافلة 5:40'],
    passages: [
      passage('busStop', 'morning', [
        tell(['Nobody should have to be charming at 5:40 in the morning.', '朝の五時四十分に、愛想よくできる人なんていない。', 'ไม่มีใครควรต้องน่ารักตอนตีห้าสี่สิบ', '清晨五點四十，誰也不該被要求可愛。', 'لا ينبغي لأحد أن يكون لطيفًا في 5:40 صباحًا.']),
        say('hana', 'asleep', ['Good… morning…', 'おは……よう……', 'อรุณ…สวัสดิ์…', '早……安……', 'صباح… الخير…'], { shot: 'chibi' }),
        say('ren', 'shock', ['Your jumper is on inside out.', 'セーター、裏返しですよ。', 'คุณใส่เสื้อกลับด้านครับ', '妳毛衣穿反了。', 'كنزتك مقلوبة.']),
        say('hana', 'deadpan', ['It’s a repair in progress.', '修理中なんです。', 'กำลังซ่อมอยู่ค่ะ', '修理中。', 'إنّها قيد الإصلاح.']),
        say('ren', 'laugh', ['The workshop opens at nine. Why the first bus?', '工房は九時からでしょう。どうして始発に？', 'ร้านเปิดเก้าโมง ทำไมมารอบแรกครับ', '工坊九點才開，為什麼搭首班車？', 'الورشة تفتح في التاسعة. لماذا أوّل حافلة؟']),
      ]),
      passage('busInside', 'morning', [
        say('hana', 'shy', ['Somebody should wait for you. I said so myself.', '誰かがあなたを待つ番だって。言い出したのは私だから。', 'ต้องมีใครรอคุณบ้าง ฉันเป็นคนพูดเองนี่คะ', '總該有誰等你一次。這話是我說的。', 'ينبغي أن ينتظرك أحد. أنا من قال ذلك.']),
        show('eyes', 'ren', 'shock'),
        say('ren', 'shy', ['I made tea. In a flask. Two cups, by accident.', 'お茶を淹れました。水筒に。うっかり、二人分。', 'ผมชงชามาในกระติก สองแก้วโดยบังเอิญ', '我泡了茶，裝在壺裡。不小心，兩人份。', 'أعددتُ شايًا في ترمس. كوبين، مصادفةً.'], { posture: 'cup', prop: TEA }),
        say('hana', 'smile', ['By accident.', 'うっかり。', 'โดยบังเอิญ', '不小心啊。', 'مصادفةً.']),
        say('ren', 'smile', ['It happens every day now.', '最近、毎日うっかりするんです。', 'เดี๋ยวนี้เกิดขึ้นทุกวันเลยครับ', '最近每天都這樣。', 'صار هذا يحدث كلّ يوم.']),
        tell(['I got off at the airport. I had nowhere to fly to.', '空港で降りた。乗る飛行機なんて、ないのに。', 'ฉันลงที่สนามบิน ทั้งที่ไม่มีที่ให้บินไป', '我在機場下車，卻沒有要飛去哪裡。', 'نزلتُ في المطار، ولا مكان أسافر إليه.']),
      ]),
    ],
  },
  {
    title: ['Departures', '出発ロビー', 'ขาออก', '出境大廳', 'المغادرون'],
    passages: [
      passage('station', 'morning', [
        tell(['An airport is a place where everyone is allowed to cry.', '空港は、誰が泣いてもいい場所だ。', 'สนามบินคือที่ที่ทุกคนร้องไห้ได้', '機場是一個誰都可以哭的地方。', 'المطار مكان يُسمح فيه للجميع بالبكاء.']),
        say('hana', 'calm', ['So this is where they all go, the ones with suitcases.', 'スーツケースの人たちは、みんなここへ来るんだ。', 'คนถือกระเป๋าเดินทางมาที่นี่กันหมดเลย', '原來提行李箱的人都到這裡來。', 'إلى هنا إذن يذهب أصحاب الحقائب.']),
        say('ren', 'worry', ['I was going to be one. Four years ago.', '僕も、その一人になるはずでした。四年前に。', 'ผมเกือบเป็นหนึ่งในนั้น เมื่อสี่ปีก่อน', '四年前，我也差點是其中一個。', 'كدتُ أكون منهم. قبل أربع سنوات.']),
        say('hana', 'shock', ['Where?', 'どこへ？', 'จะไปไหนคะ', '去哪裡？', 'إلى أين؟']),
        say('ren', 'sad', ['Wherever she was going. She didn’t wait two minutes.', '彼女の行くところへ。二分、待ってはくれませんでした。', 'ที่ที่เธอไป แต่เธอไม่รอแม้สองนาที', '她要去的地方。她連兩分鐘都沒等。', 'إلى حيث ذهبت هي. لم تنتظر دقيقتين.'], { shot: 'profile' }),
      ]),
      passage('busInside', 'dusk', [
        show('hand', 'hana', 'calm', { prop: TICKET }),
        say('hana', 'talk', ['Is that why you wait for everybody?', 'だから、みんなを待つんですか。', 'เพราะแบบนั้นคุณเลยรอทุกคนเหรอคะ', '所以你才等每一個人？', 'ألهذا تنتظر الجميع؟']),
        say('ren', 'calm', ['I don’t wait for everybody.', '誰でも待つわけじゃありません。', 'ผมไม่ได้รอทุกคนครับ', '我沒有等每一個人。', 'لا أنتظر الجميع.']),
        say('hana', 'shy', ['…Oh.', '……あ。', '…อ้อ', '……啊。', '…آه.'], { shot: 'close' }),
        tell(['The bus was two minutes early that night. He drove round the block.', 'その夜、バスは二分早く着いた。彼は、もう一周した。', 'คืนนั้นรถถึงก่อนสองนาที เขาเลยขับวนอีกรอบ', '那晚公車早到兩分鐘。他又多繞了一圈。', 'وصلت الحافلة تلك الليلة قبل موعدها بدقيقتين، فدار بها دورة أخرى.']),
      ]),
    ],
  },
  {
    title: ['Grandmother’s Violin', 'おばあちゃんのバイオリン', 'ไวโอลินของคุณย่า', '奶奶的小提琴', 'كمان الجدّة'],
    passages: [
      passage('workshop', 'dusk', [
        say('ren', 'talk', ['You mend everyone’s. Why is yours never finished?', '人のは直すのに、どうして自分のは直さないんです？', 'คุณซ่อมให้ทุกคน ทำไมของตัวเองไม่เคยเสร็จ', '妳修好別人的，為什麼自己的總是修不完？', 'تصلحين كمنجات الجميع. لماذا لا ينتهي كمانك؟']),
        say('hana', 'calm', ['There’s a crack no wider than a hair. She made it on the last day.', '髪の毛ほどのひびがあって。最後の日に、おばあちゃんがつけたの。', 'มีรอยร้าวเท่าเส้นผม ย่าทำไว้ในวันสุดท้าย', '有一道像頭髮那麼細的裂縫，是她最後一天留下的。', 'فيه شقّ كالشعرة. تركَته في يومها الأخير.']),
        say('ren', 'worry', ['And if you mend it?', '直したら？', 'ถ้าซ่อมล่ะครับ', '要是修好了呢？', 'وإن أصلحتِه؟']),
        say('hana', 'cry', ['Then that day is over.', 'あの日が、終わってしまう。', 'วันนั้นก็จะจบลงน่ะสิ', '那一天就結束了。', 'ينتهي ذلك اليوم.'], { shot: 'face' }),
        show('pause', null, 'calm'),
      ]),
      passage('workshop', 'rain', [
        say('ren', 'calm', ['On the bus I announce every stop, even when nobody’s on.', 'バスではね、誰も乗っていなくても、停留所を読みあげるんです。', 'บนรถผมประกาศทุกป้าย ถึงจะไม่มีคนก็ตาม', '在車上，就算沒人，我也會報每一站。', 'في الحافلة أعلن كلّ محطّة، ولو كانت فارغة.']),
        say('hana', 'talk', ['Why?', 'どうして？', 'ทำไมคะ', '為什麼？', 'لماذا؟']),
        say('ren', 'smile', ['So that it knows where it has been.', 'どこを通ってきたか、忘れないように。', 'รถจะได้รู้ว่าผ่านที่ไหนมาบ้าง', '讓它記得自己走過哪裡。', 'كي تعرف أين مرّت.']),
        say('hana', 'smile', ['Hold the lamp. No, closer.', '灯り、持ってて。ううん、もっと近く。', 'ถือตะเกียงให้หน่อย ใกล้กว่านี้ค่ะ', '幫我拿燈。不，再近一點。', 'أمسك المصباح. لا، أقرب.'], { posture: 'reach', prop: LAMP }),
        tell(['We finished at four. It sounded like her, clearing her throat.', '四時に仕上がった。咳払いする、おばあちゃんの音がした。', 'เสร็จตอนตีสี่ เสียงมันเหมือนย่ากระแอม', '四點修好了。那聲音就像她在清嗓子。', 'انتهينا في الرابعة. كان صوته كأنّها تتنحنح.']),
      ]),
    ],
  },
  {
    title: ['The Inspector of Timetables', '時刻表の検査官', 'ผู้ตรวจตารางเดินรถ', '時刻表稽查員', 'مفتّش المواعيد'],
    passages: [
      passage('busInside', 'inside', [
        tell(['A man in a grey coat sat in the front seat and wrote down everything.', '灰色のコートの男が、最前列で何もかも書きとめていた。', 'ชายเสื้อโค้ตสีเทานั่งแถวหน้าจดทุกอย่าง', '穿灰大衣的男人坐在最前排，什麼都記下來。', 'جلس رجل بمعطف رمادي في المقعد الأمامي يدوّن كلّ شيء.']),
        say('ren', 'strain', ['Twenty-three fifty-two. Departing.', '二十三時五十二分。発車します。', 'ห้าทุ่มห้าสิบสอง ออกรถครับ', '十一點五十二分，發車。', 'الثالثة والعشرون واثنتان وخمسون. ننطلق.']),
        say('hana', 'shout', ['Wait!', '待って！', 'เดี๋ยวค่ะ!', '等等！', 'انتظر!'], { tone: 'shout', shot: 'action', posture: 'run' }),
        show('eyes', 'ren', 'worry'),
        tell(['For the first time, he looked at the real time.', '彼ははじめて、本当の時刻を見た。', 'เป็นครั้งแรกที่เขามองเวลาจริง', '他第一次看了真正的時間。', 'لأوّل مرّة نظر إلى الوقت الحقيقي.']),
      ]),
      rainy('busStop', 'rain', [
        say('ren', 'shout', ['Doors open! A passenger is a passenger!', 'ドア、開けます！　お客さまは、お客さまです！', 'เปิดประตู! ผู้โดยสารก็คือผู้โดยสาร!', '開門！乘客就是乘客！', 'افتحوا الأبواب! الراكب راكب!'], { tone: 'shout' }),
        say('hana', 'worry', ['You’ll be written down.', '書かれちゃいますよ。', 'เดี๋ยวโดนจดนะคะ', '你會被記下來的。', 'سيُدوَّن عليك هذا.']),
        say('ren', 'smile', ['Then let it be spelled right.', 'じゃあ、字は正しくお願いしたいな。', 'งั้นก็ขอให้สะกดถูก', '那就請他別寫錯字。', 'إذن ليُكتب بلا أخطاء.']),
        tell(['The man in grey closed his book. “My daughter takes this bus,” he said.', '灰色の男は手帳を閉じた。「娘が、このバスに乗っているもので。」', 'ชายชุดเทาปิดสมุด “ลูกสาวผมก็นั่งรถสายนี้”', '灰衣男人闔上本子。「我女兒也搭這班車，」他說。', 'أغلق الرجل دفتره وقال: «ابنتي تركب هذه الحافلة».']),
      ]),
    ],
  },
  {
    title: ['Snow on the Hill', '坂の雪', 'หิมะบนเนิน', '坡上的雪', 'ثلج على التلّة'],
    passages: [
      passage(
        'street',
        'dusk',
        [
          tell(['It snowed, and the buses stopped, and the whole hill went quiet.', '雪が降り、バスが止まり、坂じゅうが静かになった。', 'หิมะตก รถหยุดวิ่ง ทั้งเนินเงียบสนิท', '下雪了，公車停了，整座坡安靜下來。', 'أثلجت، وتوقّفت الحافلات، وسكنت التلّة كلّها.']),
          say('hana', 'worry', ['Four kilometres. In these shoes.', '四キロ。この靴で。', 'สี่กิโลเมตร ด้วยรองเท้าคู่นี้', '四公里。穿這雙鞋。', 'أربعة كيلومترات، بهذا الحذاء.']),
          show('back', 'hana', 'calm'),
          say('ren', 'talk', ['Line eleven fifty-two. On foot.', '二十三時五十二分発。本日は、徒歩で運行します。', 'สายห้าทุ่มห้าสิบสอง วันนี้เดินเท้าครับ', '十一點五十二分班次，今天改為步行。', 'خطّ 11:52، سيرًا على الأقدام.'], { to: 'hana' }),
          say('hana', 'laugh', ['You walked up here to announce that?', 'それを言いに、歩いてきたの？', 'เดินขึ้นมาเพื่อประกาศแค่นี้เหรอคะ', '你走上來就為了說這個？', 'صعدتَ إلى هنا لتعلن هذا؟']),
        ],
        'snow',
      ),
      passage(
        'street',
        'rain',
        [
          say('ren', 'smile', ['Next stop, the post box.', '次は、郵便ポスト前。', 'ป้ายต่อไป ตู้ไปรษณีย์', '下一站，郵筒。', 'المحطّة القادمة: صندوق البريد.']),
          say('hana', 'joy', ['Next stop, the cat on the wall!', '次は、塀の上の猫前！', 'ป้ายต่อไป แมวบนกำแพง!', '下一站，牆上的貓！', 'المحطّة القادمة: القطّ على السور!']),
          say('ren', 'shy', ['Passengers are asked to hold on.', 'お客さまは、おつかまりください。', 'ผู้โดยสารกรุณาจับให้แน่นครับ', '請乘客抓好扶手。', 'على الركّاب التمسّك جيّدًا.']),
          tell(['There was nothing to hold on to but his sleeve.', 'つかまれるものは、彼の袖しかなかった。', 'ไม่มีอะไรให้จับนอกจากแขนเสื้อเขา', '能抓的只有他的袖子。', 'لم يكن هناك ما أتمسّك به إلا كمّه.']),
          show('two', 'hana', 'shy'),
        ],
        'snow',
      ),
    ],
  },
  {
    title: ['The Audition', 'オーディション', 'ออดิชัน', '試奏', 'تجربة الأداء'],
    passages: [
      passage('workshop', 'morning', [
        tell(['The letter said the city orchestra needed someone who could mend and play.', '手紙には、直せて弾ける人を探している、とあった。街の楽団からだ。', 'จดหมายบอกว่าวงของเมืองอยากได้คนที่ทั้งซ่อมและเล่นได้', '信上說，市立樂團在找會修也會拉的人。', 'قالت الرسالة إنّ أوركسترا المدينة تبحث عمّن يصلح ويعزف.']),
        say('hana', 'worry', ['I play for chairs. Chairs are kind.', '私の客は椅子だけ。椅子は優しいもの。', 'ฉันเล่นให้เก้าอี้ฟัง เก้าอี้ใจดี', '我只拉給椅子聽，椅子很善良。', 'أعزف للكراسي. الكراسي لطيفة.']),
        say('ren', 'talk', ['Play for the bus. It’s nearly all chairs.', 'じゃあバスで。ほとんど椅子です。', 'เล่นบนรถสิครับ มีแต่เก้าอี้เกือบหมด', '那拉給公車聽吧，幾乎全是椅子。', 'اعزفي للحافلة. كلّها كراسي تقريبًا.']),
        show('hand', 'hana', 'strain'),
      ]),
      passage('busInside', 'inside', [
        tell(['So I stood by the driver, between the harbour and the hill, and shut my eyes.', '港から坂まで、運転席のそばに立って、目を閉じた。', 'ฉันเลยยืนข้างคนขับ ระหว่างท่าเรือกับเนิน แล้วหลับตา', '於是我站在駕駛座旁，從港口到山坡，閉上眼睛。', 'فوقفتُ بجانب السائق، بين الميناء والتلّة، وأغمضتُ عينيّ.']),
        show('full', 'hana', 'calm', { sound: ['la — la', 'ラ——ラ', 'ลา ~ ลา', '啦——啦', 'لا — لا'] }),
        say('hana', 'shock', ['Why have we stopped?', 'どうして止まったの？', 'ทำไมหยุดล่ะคะ', '怎麼停了？', 'لماذا توقّفنا؟']),
        say('ren', 'cry', ['Nobody wanted to get off.', '誰も、降りたがらなくて。', 'ไม่มีใครอยากลงเลยครับ', '沒有人想下車。', 'لم يُرد أحد أن ينزل.'], { shot: 'profile' }),
        tell(['Eleven people clapped. One of them rang the bell.', '十一人が手を叩いた。一人は、降車ボタンを鳴らした。', 'สิบเอ็ดคนปรบมือ คนหนึ่งกดกริ่ง', '十一個人鼓了掌，其中一個按了下車鈴。', 'صفّق أحد عشر شخصًا، وقرع أحدهم الجرس.']),
      ]),
    ],
  },
  {
    title: ['The Other Watch', 'もう一つの時計', 'นาฬิกาอีกเรือน', '另一只錶', 'الساعة الأخرى'],
    passages: [
      passage('workshop', 'rain', [
        tell(['A woman came in with a violin under her arm and an airport label on it.', '女の人が来た。脇に抱えたバイオリンに、空港の荷札がついていた。', 'ผู้หญิงคนหนึ่งเข้ามาพร้อมไวโอลินที่มีป้ายสนามบินติดอยู่', '一個女人走進來，夾著的琴上掛著機場行李牌。', 'دخلت امرأة تحمل كمانًا عليه بطاقة مطار.']),
        tell(['“I’m looking for a driver,” she said. “He used to wait for me.”', '「運転手を探しているの。昔、私を待っていてくれた人。」', '“ฉันตามหาคนขับรถ เขาเคยรอฉัน” เธอว่า', '「我在找一個司機，」她說，「他以前會等我。」', 'قالت: «أبحث عن سائق كان ينتظرني».'], { who: 'hana', mood: 'shock' }),
        say('hana', 'cold', ['He’s on the 11:52.', '二十三時五十二分に、乗務してます。', 'เขาขับรอบห้าทุ่มห้าสิบสองค่ะ', '他開十一點五十二分那班。', 'إنّه على حافلة 11:52.']),
        say('hana', 'sad', ['I told her the time. I told her the right time.', '時刻を教えた。正しいほうの、時刻を。', 'ฉันบอกเวลาเธอไป บอกเวลาที่ถูกต้อง', '我告訴了她時間，正確的時間。', 'أخبرتُها بالوقت. الوقت الصحيح.'], { tone: 'think', shot: 'profile' }),
      ]),
      rainy('busStop', 'rain', [
        tell(['She was there at 11:52 exactly. So was the bus.', '彼女は二十三時五十二分ちょうどに来た。バスも。', 'เธอมาถึงห้าทุ่มห้าสิบสองตรงเป๊ะ รถก็เช่นกัน', '她十一點五十二分準時到了。公車也是。', 'كانت هناك في 11:52 تمامًا. والحافلة كذلك.']),
        say('ren', 'calm', ['I’m glad you came back. I’m waiting for someone.', '戻ってこられて、よかった。今、人を待っているんです。', 'ดีใจที่คุณกลับมา แต่ผมกำลังรอใครอยู่', '很高興妳回來了。我在等人。', 'يسرّني أنّكِ عدتِ. لكنّي أنتظر أحدًا.']),
        show('eyes', 'ren', 'calm'),
        tell(['I was behind the post box. I was, of course, two minutes late.', '私はポストの陰にいた。もちろん、二分遅れで。', 'ฉันอยู่หลังตู้ไปรษณีย์ สายสองนาทีตามเคย', '我在郵筒後面。當然，遲到了兩分鐘。', 'كنتُ خلف صندوق البريد. متأخّرة، طبعًا، دقيقتين.']),
        say('hana', 'cry', ['Mind the step, I told myself. And I ran.', '足もと、気をつけて。そう言い聞かせて、走った。', 'ระวังบันไดนะ ฉันบอกตัวเอง แล้วก็วิ่ง', '小心台階，我對自己說，然後跑了起來。', 'انتبهي للدرجة، قلتُ لنفسي، وركضت.'], { tone: 'think', shot: 'action', posture: 'run' }),
      ]),
    ],
  },
  {
    title: ['Timetable for Two', '二人の時刻表', 'ตารางเวลาของเราสองคน', '兩個人的時刻表', 'مواعيد لاثنين'],
    passages: [
      passage('cafe', 'morning', [
        say('ren', 'talk', ['I’ve drawn up a timetable.', '時刻表を作ってきました。', 'ผมทำตารางเวลามาครับ', '我做了一張時刻表。', 'أعددتُ جدول مواعيد.'], { posture: 'phone', prop: { kind: 'letter', colour: '#f0808a' } }),
        say('hana', 'deadpan', ['“07:10 tea. 07:14 silence. 07:20 laughing.”', '「七時十分　お茶。七時十四分　沈黙。七時二十分　笑う」？', '“07:10 ชา 07:14 เงียบ 07:20 หัวเราะ”', '「7:10 喝茶，7:14 沉默，7:20 笑」？', '«7:10 شاي. 7:14 صمت. 7:20 ضحك.»']),
        say('ren', 'shy', ['I left gaps.', '余白も、あります。', 'ผมเว้นช่องว่างไว้ด้วยนะ', '我留了空白。', 'تركتُ فراغات.']),
        say('hana', 'smirk', ['What happens at 07:16?', '七時十六分には、何が起きるの？', 'แล้ว 07:16 จะเกิดอะไรขึ้น', '7:16 會發生什麼事？', 'ماذا يحدث في 7:16؟'], { shot: 'close' }),
        show('face', 'ren', 'shy'),
      ]),
      passage('cafe', 'dusk', [
        say('ren', 'calm', ['That line isn’t running yet.', 'その便は、まだ運行していません。', 'สายนั้นยังไม่เปิดวิ่งครับ', '那班車還沒通車。', 'هذا الخطّ لم يُفتتح بعد.']),
        say('hana', 'talk', ['When does it start?', 'いつから？', 'เปิดเมื่อไหร่คะ', '什麼時候通車？', 'متى يبدأ؟']),
        say('ren', 'worry', ['When the passenger is ready.', 'お客さまの準備ができたら。', 'เมื่อผู้โดยสารพร้อม', '等乘客準備好。', 'حين تستعدّ الراكبة.']),
        tell(['I looked at my watch. It was 07:16, somewhere.', '時計を見た。どこかではきっと、七時十六分だ。', 'ฉันดูนาฬิกา ที่ไหนสักแห่งตอนนี้คือ 07:16', '我看了看錶。某個地方，現在是 7:16。', 'نظرتُ إلى ساعتي. كانت 7:16 في مكان ما.']),
        show('two', 'hana', 'smile'),
      ]),
    ],
  },
  {
    title: ['On Time', '定刻', 'ตรงเวลา', '準時', 'في الموعد'],
    passages: [
      passage('busStop', 'dusk', [
        tell([
          'They are pulling down the old stop on Marigold Hill. It is only a roof and a bench.',
          'マリーゴールド坂の古い停留所が壊される。屋根とベンチだけなのに。',
          'เขากำลังรื้อป้ายรถเก่าบนเนินดาวเรือง มันมีแค่หลังคากับม้านั่ง',
          '金盞花坡的舊站牌要拆了，不過是一個棚子和一張長椅。',
          'سيهدمون الموقف القديم في تلّة الأقحوان. ليس إلا سقفًا ومقعدًا.',
        ]),
        say('hana', 'sad', ['I never once sat on it. I never had the time.', '一度も座らなかった。時間がなくて。', 'ฉันไม่เคยได้นั่งเลย ไม่เคยมีเวลา', '我一次也沒坐過，總是沒時間。', 'لم أجلس عليه مرّة. لم يكن لديّ وقت.']),
        say('ren', 'smile', ['Sit. The last bus is me, and I’m off duty.', '座りましょう。最終バスは僕で、今日は非番です。', 'นั่งสิครับ รถเที่ยวสุดท้ายคือผม และวันนี้ผมหยุด', '坐吧。末班車就是我，我今天休假。', 'اجلسي. آخر حافلة هي أنا، وأنا في إجازة.']),
        show('back', 'hana', 'calm', { others: ['ren'] }),
      ]),
      passage(
        'busStop',
        'rain',
        [
          tell(['We sat there until 11:52, and then for two minutes more.', '二十三時五十二分まで座って、それから、もう二分。', 'เรานั่งอยู่จนห้าทุ่มห้าสิบสอง แล้วต่ออีกสองนาที', '我們坐到十一點五十二分，又多坐了兩分鐘。', 'جلسنا حتى 11:52، ثم دقيقتين أخريين.']),
          say('hana', 'shy', ['In the new timetable, what’s after laughing?', '新しい時刻表、「笑う」の次は？', 'ในตารางใหม่ ต่อจากหัวเราะคืออะไรคะ', '新的時刻表裡，笑完之後是什麼？', 'في الجدول الجديد، ماذا بعد الضحك؟']),
          say('ren', 'shy', ['It only says “and so on.” For about fifty years.', '「以下同様」とだけ。五十年ぶんほど。', 'มีแค่คำว่า “ฯลฯ” อีกราวห้าสิบปี', '只寫了「以此類推」，大約五十年。', 'مكتوب فقط «وهكذا»، لنحو خمسين سنة.'], { shot: 'face' }),
          say('hana', 'joy', ['I’ll be late for some of it.', 'ときどき、遅刻するよ。', 'บางช่วงฉันคงสายนะคะ', '有些我會遲到喔。', 'سأتأخّر عن بعضها.']),
          say('ren', 'laugh', ['I’ll wait.', '待ってます。', 'ผมจะรอครับ', '我等妳。', 'سأنتظر.']),
        ],
        'petals',
      ),
    ],
  },
];
