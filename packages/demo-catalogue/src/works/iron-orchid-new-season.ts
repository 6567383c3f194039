import type { SceneName } from '../scenery/scenes.ts';
import type { Weather } from '../scenery/weather.ts';
import { type Beat, type EpisodeScript, type Passage, passage, say, show, tell } from './script.ts';

const UMBRELLA = { kind: 'umbrella', colour: '#8b46c4' } as const;
const SWORD = { kind: 'sword', colour: '#8b46c4' } as const;
const BLADE = { kind: 'sword', colour: '#9a2a34' } as const;
const PAPER = { kind: 'letter', colour: '#a86ad8' } as const;
const TEA = { kind: 'cup', colour: '#6a3a24' } as const;

/** A place under an open sky. */
const under = (weather: Weather, place: SceneName, hour: string, beats: readonly Beat[]): Passage => passage(place, hour, beats, weather);

/** What the sword was carrying, and who sat behind the screen. */
export const IRON_ORCHID_NEW_SEASON: readonly EpisodeScript[] = [
  {
    title: ['Thirty-Nine Brushes', '三十九本の筆', 'พู่กันสามสิบเก้าด้าม', '三十九枝筆', 'تسع وثلاثون ريشة'],
    passages: [
      passage('throne', 'dusk', [
        tell(
          [
            '“That blade was stolen from my house,” said the screen. “Clerks, put down your brushes.”',
            '御簾が言った。「その刀は我が家の盗品。書役ども、筆を置け」',
            '“ดาบนั่นถูกขโมยจากบ้านข้า” ม่านว่า “เสมียน วางพู่กัน”',
            '「那刀是從我家偷的。」簾子說，「書吏們，放下筆。」',
            'قال الستار: «سُرق هذا النصل من بيتي. أيّها الكتبة، ضعوا أقلامكم»',
          ],
          { shot: 'wide' },
        ),
        show('face', 'seigetsu', 'shock'),
        say('seigetsu', 'cold', ['What isn’t written was never said. He means us to vanish.', '書かれぬ言葉は無かったこと。私たちを消すおつもりです。', 'อะไรไม่ถูกจด ก็เท่ากับไม่เคยพูด เขาจะให้เราหายไป', '沒寫下的，就等於沒說過。他要讓我們消失。', 'ما لا يُكتب كأنّه لم يُقل. يريدنا أن نختفي.'], { shot: 'close' }),
        tell(['Brushes fell, one after another, on the boards. Ran listened.', '筆が次々と、板の間に置かれた。蘭は耳を澄ませた。', 'พู่กันวางลงบนพื้นไม้ทีละด้าม รันเงี่ยหูฟัง', '一枝接一枝，筆落在木板上。蘭側耳聽著。', 'سقطت الأقلام على الألواح واحدًا بعد آخر. أصغت ران.'], { shot: 'hand', who: 'ran', mood: 'calm' }),
        say('ran', 'calm', ['Thirty-nine.', '三十九。', 'สามสิบเก้า', '三十九。', 'تسعة وثلاثون.'], { tone: 'think', shot: 'eyes' }),
        say('heita', 'shout', ['Guards! Lots of guards! Ran, you’ve got a sword now, a DRAWN one!', '番士だ、山ほど！　蘭さま、刀抜けてるだろ、使って！', 'ยามมาเพียบ! ท่านรัน ดาบชักออกแล้วนี่ ใช้สิ!', '衛兵！一大堆！蘭，刀都拔出來了，用啊！', 'حرّاس! كثيرون! ران، سيفك مسلول الآن، استعمليه!'], { tone: 'shout', shot: 'low' }),
      ]),
      under('rain', 'rooftops', 'night', [
        show('action', 'ran', 'strain', { posture: 'leap', prop: UMBRELLA, others: ['heita'], sound: ['TAK! TAK!', 'カンッ！　カンッ！', 'ตัก! ตัก!', '鏗！鏗！', 'تَك! تَك!'] }),
        say('heita', 'strain', ['You put it BACK? You had it out, and you put it back in the umbrella?', 'しまった！？　せっかく抜いたのに、傘に戻したの！？', 'ท่านเก็บคืน!? ชักออกมาแล้วเก็บกลับเข้าร่มเนี่ยนะ!', '妳收回去了？！好不容易拔出來，又收回傘裡？', 'أعدتِه؟ كان خارجًا فأعدتِه إلى المظلّة؟'], { shot: 'two' }),
        say('ran', 'shy', ['I’ve grown used to it.', '……この方が、落ち着く。', 'ข้าชินแบบนี้เสียแล้ว', '……我習慣了。', 'لقد اعتدتُ ذلك.'], { shot: 'close' }),
        say('heita', 'worry', ['Ran. It rattles. There’s something inside the hilt.', '蘭さま。柄が鳴ってる。中に、何か入ってるよ。', 'ท่านรัน มันมีเสียงกุกกัก ในด้ามมีอะไรอยู่', '蘭，它會響。刀柄裡有東西。', 'ران، إنّه يُخشخش. في المقبض شيء ما.'], { shot: 'eyes' }),
      ]),
    ],
  },
  {
    title: ['In the Hilt', '柄の中', 'ในด้ามดาบ', '刀柄裡', 'في المقبض'],
    passages: [
      under('rain', 'alley', 'night', [
        tell(['A pipe-maker lent them his awl, and asked nothing, for double.', '煙管師が錐を貸した。わけは訊かぬ、ただし倍額で。', 'ช่างทำกล้องยาสูบให้ยืมเหล็กแหลม ไม่ถามอะไร แต่คิดสองเท่า', '做菸管的師傅借出錐子，什麼也不問，只收雙倍。', 'أعارهم صانع غلايين مخرزه، ولم يسأل شيئًا، مقابل الضعف.'], { shot: 'wide' }),
        show('hand', 'ran', 'strain', { prop: PAPER, sound: ['tok', 'コトッ', 'ต๊อก', '喀', 'طَك'] }),
        say('seigetsu', 'shock', ['Hasebe’s hand. Names, and sums of money. Every bribe in the capital.', '長谷部さまの字。名と金高……都じゅうの賄賂です。', 'ลายมือท่านฮาเซเบะ ชื่อกับจำนวนเงิน สินบนทั้งเมืองหลวง', '長谷部大人的字。名字和金額……全京城的賄賂。', 'خطّ هاسيبي. أسماء ومبالغ. كلّ رشوة في العاصمة.'], { shot: 'close' }),
        say('heita', 'joy', ['And nobody could open it, because it was EVIDENCE! You carried it for him!', '証拠だから、誰も開けられない！　蘭さまに運ばせたんだ！', 'เป็นหลักฐานเลยไม่มีใครเปิดได้! เขาให้ท่านขนมาให้นี่เอง!', '因為是證物，誰都不准拆！原來他是讓妳送這個！', 'ولم يفتحه أحد لأنّه دليل! أنتِ حملتِه له!'], {
          shot: 'face',
        }),
        say('ran', 'cold', ['The safest box in the land. A murder, with me tied round it.', '国でいちばん固い箱。……人殺しを、私で縛った箱か。', 'กล่องที่ปลอดภัยที่สุดในแผ่นดิน คดีฆ่าคน ที่ใช้ข้ามัดไว้', '天下最牢的箱子。……一樁命案，用我來捆。', 'أأمن صندوق في البلاد: جريمة قتل، وأنا رباطها.'], { shot: 'low' }),
      ]),
      under('none', 'alley', 'dusk', [
        say('heita', 'talk', ['You’re on it. “Ran: cannot be bought. Tried twice.”', '蘭さまも載ってる。「蘭。買えず。二度試す」だって。', 'มีชื่อท่านด้วย “รัน ซื้อไม่ได้ ลองแล้วสองครั้ง”', '也有妳。「蘭：買不動。試過兩次。」', 'اسمك هنا: «ران: لا تُشترى. جُرّب مرّتين».'], { shot: 'two' }),
        say('ran', 'shock', ['Twice? I thought those were birthday presents.', '二度？　……あれは、祝いの品では。', 'สองครั้ง? ข้านึกว่าเป็นของขวัญวันเกิด', '兩次？我以為那是生日禮物。', 'مرّتين؟ ظننتُهما هديّتَي ميلاد.'], { shot: 'chibi' }),
        show('back', 'seigetsu', 'calm', { others: ['heita'] }),
        say('seigetsu', 'worry', ['It is torn across. This is half. The other half will be in your own sword.', '破れています。半分は、あなたの本当の刀の中でしょう。', 'กระดาษขาดครึ่ง อีกครึ่งน่าจะอยู่ในดาบจริงของเจ้า', '這是撕過的，只有一半。另一半應該在妳自己的刀裡。', 'الورقة ممزّقة. النصف الآخر في سيفك أنتِ.'], {
          shot: 'close',
        }),
        say('ran', 'worry', ['This ink. It’s a year old, and it still smells wet.', 'この墨。一年前のはずが、まだ匂う。', 'หมึกนี่ ผ่านมาปีหนึ่งแล้ว ยังได้กลิ่นอยู่เลย', '這墨，都一年了，聞起來還是新的。', 'هذا الحبر عمره سنة، وما زالت رائحته رطبة.'], { tone: 'think', shot: 'eyes' }),
      ]),
    ],
  },
  {
    title: ['Sold', '売れました', 'ขายไปแล้ว', '賣掉了', 'بيع'],
    passages: [
      passage('vault', 'night', [
        tell(['There was one man who knew where her sword was, and he was in a cage.', '蘭の刀のゆくえを知る男は、ひとり。牢の中にいた。', 'คนที่รู้ว่าดาบนางอยู่ไหนมีคนเดียว และเขาอยู่ในกรง', '知道她的刀在哪裡的，只有一個人。他在牢裡。', 'رجل واحد كان يعرف مكان سيفها، وكان في قفص.'], { shot: 'wide' }),
        say('shigure', 'smile', ['Forgive me for not rising. They have taken my belt.', '座ったままで失礼。帯を取り上げられまして。', 'ขออภัยที่ไม่ลุก พวกเขายึดผ้าคาดเอวข้าไป', '恕我不起身，他們收走了我的腰帶。', 'اعذريني لعدم القيام. لقد أخذوا حزامي.'], { shot: 'close' }),
        say('ran', 'cold', ['You changed the swords while I slept.', '眠る間に、刀をすり替えたな。', 'เจ้าสลับดาบตอนข้าหลับ', '你趁我睡著，把刀換了。', 'بدّلتَ السيفين وأنا نائمة.'], { shot: 'low' }),
        say('shigure', 'talk', ['I struck once. I came back for the sword, and someone had been before me.', '一太刀浴びせ、刀を取りに戻れば、先客がいたのです。', 'ข้าฟันเขาทีเดียว พอกลับมาเอาดาบ มีคนตัดหน้าไปแล้ว', '我砍了他一刀。回頭拿刀時，已經有人先來過了。', 'ضربتُه مرّة. وحين عدتُ للسيف كان غيري قد سبقني.'], {
          shot: 'profile',
        }),
        say('shigure', 'shy', ['There were two by then. I sold the spare. One has rent.', '刀は二本に増えていた。余りは売りました。店賃がありまして。', 'ดาบกลายเป็นสองเล่ม ข้าขายเล่มที่เกินไป ค่าเช่ามันแพง', '刀變成兩把，多的那把我賣了。我也有房租要付。', 'صارا سيفين، فبعتُ الزائد. للإيجار أحكامه.'], { shot: 'full' }),
        say('ran', 'angry', ['To whom?', '誰に売った。', 'ขายให้ใคร', '賣給誰了？', 'لمن بعتَه؟'], { shot: 'face' }),
      ]),
      under('petals', 'riverside', 'dusk', [
        say('shigure', 'smirk', ['I believe you were in the same line of business. A circus.', 'ご同業ですよ。曲芸一座です。', 'อาชีพเดียวกับพวกท่านนั่นแหละ คณะละครเร่', '說來還是你們同行。雜耍班子。', 'إلى زملاء مهنة على ما أظنّ. فرقة ألعاب.'], { tone: 'whisper', shot: 'close' }),
        show('group', 'heita', 'laugh', { others: ['ran', 'seigetsu'] }),
        say('heita', 'joy', ['I TOLD them we were a circus! I was only early!', 'ほら、曲芸一座だって！　ちょっと早かっただけさ！', 'ข้าบอกแล้วว่าเป็นคณะละคร! แค่พูดเร็วไปหน่อย!', '我就說我們是雜耍班子嘛！只是說得早了點！', 'قلتُ لهم إنّنا فرقة ألعاب! كنتُ مبكّرًا فقط!'], { shot: 'low' }),
        say('ran', 'deadpan', ['What do they do with it?', '……私の刀で、何をしている。', 'พวกเขาเอามันไปทำอะไร', '他們拿我的刀做什麼？', 'وماذا يفعلون به؟'], { shot: 'two' }),
        tell(['On the poster, a very large man was swallowing it.', '看板では、大男がそれを呑みこんでいた。', 'บนป้าย ชายร่างยักษ์กำลังกลืนมันลงคอ', '看板上，一個大漢正把它吞下去。', 'في الملصق كان رجل ضخم يبتلعه.'], { shot: 'eyes', who: 'ran', mood: 'shock' }),
      ]),
    ],
  },
  {
    title: ['Twice Nightly', '昼夜二回', 'วันละสองรอบ', '一晚兩場', 'عرضان كلّ ليلة'],
    passages: [
      under('petals', 'street', 'dusk', [
        tell(['Four hundred nights he had swallowed it. He had never once cut his lip.', '大男は四百夜呑んできた。唇ひとつ切らずに。', 'เขากลืนมันมาสี่ร้อยคืน ปากไม่เคยบาดสักครั้ง', '他吞了四百個晚上，從沒割破過嘴唇。', 'ابتلعه أربعمئة ليلة ولم يجرح شفته مرّة.'], { shot: 'wide' }),
        say('ran', 'shy', ['I polished it every day, and it bit me twice.', '私は毎日磨いて、二度切ったのに。', 'ข้าขัดมันทุกวัน ยังโดนบาดตั้งสองหน', '我天天磨它，還被割過兩次。', 'كنتُ ألمّعه كلّ يوم فعضّني مرّتين.'], { shot: 'close' }),
        tell(['“He’s tame,” said the man. “Beat my act, and he’s yours. Lose, and you sweep.”', '「懐いてるんだ。芸で勝てば返す。負けたら、掃除だ」', '“มันเชื่องกับข้า” เขาว่า “แสดงชนะข้าก็เอาไป แพ้ก็กวาดพื้น”', '「它跟我熟，」漢子說，「藝勝過我就還妳，輸了掃地。」', 'قال الرجل: «إنّه أليف. تفوّقي عليّ فهو لك، وإلّا فالمكنسة».'], {
          shot: 'two',
          who: 'heita',
          mood: 'worry',
        }),
        say('heita', 'shout', ['Ladies and gents! Straight from the High Court! The Iron Orchid!', '東西、東ー西！　評定所より参りましたる、鉄の蘭ー！', 'ท่านผู้ชมทั้งหลาย! ส่งตรงจากศาลสูง! กล้วยไม้เหล็ก!', '各位看官！公堂直送！鐵——蘭——！', 'سيّداتي سادتي! من المحكمة العليا مباشرة! أوركيدة الحديد!'], {
          tone: 'shout',
          shot: 'low',
        }),
        show('full', 'ran', 'deadpan', { posture: 'umbrella', prop: UMBRELLA, sound: ['WHRRRRR', 'くるくるくる', 'ติ้ววว', '滴溜溜溜', 'وررررر'] }),
        tell(['One teacup. Then nine. Then the teapot. Then Heita.', '茶碗がひとつ。九つ。急須。そして、平太が回った。', 'ถ้วยหนึ่งใบ เก้าใบ กาน้ำชา แล้วก็เฮตะ', '一個茶碗，九個，接著茶壺，最後是平太。', 'فنجان، ثمّ تسعة، ثمّ الإبريق، ثمّ هيتا.'], { shot: 'pause' }),
      ]),
      under('petals', 'street', 'night', [
        say('heita', 'cry', ['You spun me! Over a brazier!', '回された！　火鉢の上で、回された！', 'ท่านหมุนข้า! เหนือเตาไฟ!', '妳把我轉起來！還在火盆上面！', 'لقد أدرتِني! فوق مجمرة!'], { shot: 'face' }),
        say('ran', 'smile', ['They asked for an ending.', '締めが要ると、言われた。', 'เขาขอตอนจบเด็ด ๆ', '他們說要有個壓軸。', 'طلبوا خاتمة.'], { shot: 'two' }),
        show('hand', 'ran', 'cry', { prop: SWORD }),
        say('seigetsu', 'worry', ['An edict, on the gate. From tonight, whoever bares steel here dies.', '門に御触れが。今夜より、都で刀を抜く者は死罪と。', 'มีประกาศหน้าประตู คืนนี้ไป ใครชักดาบในเมืองหลวงต้องตาย', '城門貼了告示：今夜起，京城之內拔刀者死。', 'على البوّابة أمر: من الليلة، من يُشهر فولاذًا في العاصمة يُقتل.'], {
          shot: 'close',
        }),
        say('ran', 'deadpan', ['Heita. Fetch the cord.', '平太。……紐を持ってこい。', 'เฮตะ ไปเอาเชือกมา', '平太。去拿繩子來。', 'هيتا. هات الرباط.'], { shot: 'eyes' }),
      ]),
    ],
  },
  {
    title: ['Rice-Bale Style', '米俵流', 'กระบวนท่ากระสอบข้าว', '米袋流', 'مدرسة أكياس الأرز'],
    passages: [
      under('snow', 'bridge', 'snow', [
        tell(['Sixty guards held the palace bridge, every sword of them tied shut by law.', '御所の橋に番士が六十。どの刀も、御触れで縛られていた。', 'ยามหกสิบคนคุมสะพานวัง ดาบทุกเล่มถูกมัดตามกฎหมาย', '六十名衛兵守著宮橋，依法，每把刀都綁著。', 'ستّون حارسًا على جسر القصر، وسيوفهم كلّها موثقة بالقانون.'], { shot: 'wide' }),
        say('heita', 'smirk', ['So nobody here can draw. They’ve been at it a day. We’ve had a year.', '誰も抜けない。向こうは一日目、こっちは年季が違う。', 'ไม่มีใครชักได้ พวกนั้นเพิ่งวันแรก ของเราชำนาญแล้ว', '大家都不能拔刀。他們才第一天，我們可是老手。', 'لا أحد يستطيع السلّ. هم مبتدئون، ونحن أصحاب خبرة.'], { shot: 'two' }),
        show('action', 'ran', 'calm', { posture: 'run', prop: UMBRELLA, others: ['heita'], sound: ['WHAP WHAP', 'バシッ！　バシッ！', 'ผัวะ! ผัวะ!', '啪！啪！', 'طاخ! طاخ!'] }),
        say('ran', 'talk', ['Left, over, under, pull. Is that right?', '左、上、下、引く。……これで合っているか。', 'ซ้าย ทับ ลอด ดึง แบบนี้ถูกไหม', '左、上、下，拉緊。這樣對嗎？', 'يسار، فوق، تحت، شُدّ. أهكذا؟'], { shot: 'close' }),
        say('heita', 'joy', ['Tighter! He’s rice! Think of him as rice!', 'もっときつく！　米だよ、米と思って！', 'แน่นอีก! เขาคือข้าว! คิดว่าเขาเป็นข้าว!', '再緊一點！他是米！把他當成米！', 'أشدّ! هو أرز! تخيّليه أرزًّا!'], { shot: 'face' }),
        tell(['Sixty men lay in the snow, in bales, labelled and stacked by height.', '六十人が雪の上に転がった。俵になって、背の順に。', 'ชายหกสิบคนนอนบนหิมะเป็นกระสอบ เรียงตามความสูง', '六十個人躺在雪裡，捆成一袋袋，照身高疊好。', 'استلقى ستّون رجلًا في الثلج، أكياسًا مرصوفة حسب الطول.'], {
          shot: 'low',
          who: 'heita',
          mood: 'laugh',
        }),
      ]),
      under('snow', 'stairs', 'night', [
        show('full', 'shigure', 'smirk', { posture: 'umbrella', prop: BLADE }),
        say('ran', 'angry', ['Who let you out?', '誰が牢から出した。', 'ใครปล่อยเจ้าออกมา', '誰放你出來的？', 'من أطلقك؟'], { shot: 'low' }),
        say('shigure', 'calm', ['The screen. With a purse, for you three. I counted it. It was short.', '御簾です。三人を斬れと財布を。数えたら、足りない。', 'ม่านนั่นแหละ ให้ถุงเงินมาฆ่าพวกท่าน ข้านับดู มันขาด', '簾子。給我錢袋，要你們三條命。我數過，少了。', 'الستار. بكيس مال ثمنًا لثلاثتكم. عددتُه فوجدتُه ناقصًا.'], {
          shot: 'close',
        }),
        say('shigure', 'cold', ['He has never been short before. I think he is packing.', 'けちな方ではない。……夜逃げの支度でしょう。', 'เขาไม่เคยจ่ายขาด ข้าว่าเขากำลังเก็บของหนี', '他從沒少給過。我看，他在打包行李。', 'لم يُنقص قطّ من قبل. أظنّه يحزم أمتعته.'], { shot: 'profile' }),
        say('ran', 'strain', ['Then up the stairs. All of us. Don’t walk behind me.', '上がるぞ、全員で。おまえは、私の後ろを歩くな。', 'งั้นขึ้นบันได ทุกคน เจ้าห้ามเดินข้างหลังข้า', '那就上樓，一起上。你，不准走在我後面。', 'إلى الدرج إذن، جميعًا. ولا تمشِ أنت خلفي.'], { shot: 'two' }),
      ]),
    ],
  },
  {
    title: ['Behind the Screen', '御簾の奥', 'หลังม่าน', '簾後', 'خلف الستار'],
    passages: [
      passage('throne', 'night', [
        tell(['Forty clerks sat in their rows with empty hands, as they had been told.', '書役が四十人、言いつけどおり、空の手で並んでいた。', 'เสมียนสี่สิบคนนั่งเรียงแถวมือเปล่า ตามคำสั่ง', '四十個書吏空著手，聽命坐成一排排。', 'جلس أربعون كاتبًا صفوفًا بأيدٍ خالية، كما أُمروا.'], { shot: 'wide' }),
        say('seigetsu', 'angry', ['Clerks! I taught half of you your letters. Pick them up.', '書役の衆！　半分は私が字を教えた子。筆を、お取りなさい。', 'เสมียนทั้งหลาย! ครึ่งหนึ่งข้าสอนหนังสือเอง หยิบพู่กันขึ้นมา', '書吏們！你們一半的字是我教的。把筆拿起來。', 'أيّها الكتبة! نصفكم أنا علّمتُه الحروف. ارفعوها.'], { shot: 'low' }),
        show('hand', 'seigetsu', 'strain', { sound: ['rustle… rustle…', 'サッ……サッ……', 'แกรก… แกรก…', '沙……沙……', 'حفيف…'] }),
        say('ran', 'calm', ['My lord. I was asked to draw in this room. I’d like to do it properly.', '御前。この間で抜けとの仰せ。今度は、きちんと抜く。', 'ใต้เท้า ท่านสั่งให้ข้าชักดาบในห้องนี้ ขอข้าทำให้ถูกต้อง', '大人，您要我在此拔刀。這次，我想好好拔一次。', 'مولاي، أُمرتُ أن أسلّ سيفي هنا. أودّ أن أفعلها كما يجب.'], {
          shot: 'close',
          prop: SWORD,
        }),
        show('action', 'ran', 'shout', { posture: 'sword', prop: SWORD, sound: ['SHIIIING', 'シャリイイン', 'ชิ้งงง', '錚——', 'شِييييينغ'] }),
        tell(['One stroke. She touched no one. The cord of the screen fell in two.', '一太刀。誰も斬らない。御簾の紐が、二つに落ちた。', 'ฟันครั้งเดียว ไม่โดนใคร เชือกม่านขาดเป็นสอง', '只一刀，沒傷任何人。簾繩斷成兩截。', 'ضربة واحدة لم تمسّ أحدًا. وسقط حبل الستار نصفين.'], { shot: 'pause' }),
      ]),
      passage('throne', 'dusk', [
        say('heita', 'shock', ['There’s nobody there. There’s a cushion, and it’s got dust on it.', '誰もいない。座布団だけ……ほこりまで、積もってる。', 'ไม่มีใครเลย มีแต่เบาะ แถมฝุ่นจับ', '沒有人。只有一個坐墊，還積著灰。', 'لا أحد. وسادة فقط، وعليها غبار.'], { shot: 'face' }),
        say('ran', 'cold', ['Forty clerks. Thirty-nine brushes on the floor. One man was busy talking.', '書役は四十。置かれた筆は三十九。ひとりは、喋っていた。', 'เสมียนสี่สิบ พู่กันสามสิบเก้า คนหนึ่งมัวแต่พูดอยู่', '四十個書吏，三十九枝筆。有一個，正忙著說話。', 'أربعون كاتبًا وتسعة وثلاثون قلمًا. أحدهم كان مشغولًا بالكلام.'], {
          shot: 'profile',
        }),
        show('eyes', 'seigetsu', 'shock'),
        say('seigetsu', 'worry', ['The last row, by the door. His mat is empty. It’s still warm.', '末席、戸のそば。席が空です。……まだ、温かい。', 'แถวสุดท้ายข้างประตู เสื่อว่าง แต่ยังอุ่นอยู่', '最後一排靠門。位子空了。……還是溫的。', 'الصفّ الأخير قرب الباب. حصيره خالٍ، وما زال دافئًا.'], { shot: 'close' }),
        say('heita', 'worry', ['Someone’s laughing in the garden. A big laugh. With his whole face in it.', '庭で、誰か笑ってる。でかい声。……顔じゅうで、笑う声だ。', 'มีคนหัวเราะในสวน เสียงดัง …เสียงแบบคนยิ้มทั้งหน้า', '庭院有人在笑，笑得好大聲……像整張臉都在笑。', 'أحدهم يضحك في الحديقة. ضحكة كبيرة، كأنّها بوجهه كلّه.'], {
          shot: 'two',
          prop: TEA,
        }),
        say('ran', 'shock', ['I buried that laugh.', 'その笑い声は……私が、弔った。', 'เสียงหัวเราะนั้น… ข้าฝังมันไปแล้ว', '那個笑聲……是我親手送葬的。', 'تلك الضحكة… أنا دفنتُها.'], { shot: 'eyes', prop: PAPER }),
      ]),
    ],
  },
];
