import { type EpisodeScript, passage, say, show, tell } from './script.ts';

const HARU_RACKET = { kind: 'racket', colour: '#2a2a2c' } as const;
const TOYA_RACKET = { kind: 'racket', colour: '#f0f0f0' } as const;
const OLD_RACKET = { kind: 'racket', colour: '#8a8a8a' } as const;
const BALL = { kind: 'ball', colour: '#dddddd' } as const;
const NOTE = { kind: 'letter', colour: '#6e6e6e' } as const;

/** Six weeks with one good wrist between two, and the pair that never speaks. */
export const SECOND_SERVE_NEW_SEASON: readonly EpisodeScript[] = [
  {
    title: ['The Return', 'リターン', 'ลูกรีเทิร์น', '回球', 'الردّ'],
    passages: [
      passage('court', 'night', [
        tell(['Nine years late, my brother’s first serve came over the net.', '九年遅れで、兄貴のファーストがネットを越えてきた。', 'ช้าไปเก้าปี แต่ลูกเสิร์ฟแรกของพี่ก็ข้ามเน็ตมาแล้ว', '遲了九年，哥哥的第一發越過了球網。', 'بعد تسع سنوات عبر إرسال أخي الأوّل الشبكة.'], { shot: 'wide' }),
        show('action', 'haru', 'strain', { posture: 'reach', prop: HARU_RACKET, sound: ['whiff', 'スカッ', 'ฟืด', '咻', 'فشش'] }),
        say('natsu', 'deadpan', ['That was a slow one.', '今の、遅い方だぞ。', 'ลูกเมื่อกี้น่ะ ช้านะ', '剛才那球算慢的。', 'تلك كانت بطيئة.'], { shot: 'close', prop: OLD_RACKET }),
        say('haru', 'shock', ['I’ve never returned anything! I only ever serve!', '返したことなんかねえよ！　俺、打つだけだから！', 'ผมไม่เคยรับลูกเลย! ผมเสิร์ฟอย่างเดียว!', '我沒回過球啊！我都只管發！', 'لم أردّ كرة في حياتي! أنا أُرسل فقط!'], { shot: 'face' }),
        say('natsu', 'calm', ['I know. You throw things at people and leave.', '知ってる。投げつけて、帰る奴だ。', 'พี่รู้ แกชอบปาใส่คนอื่นแล้วก็ไป', '我知道。你都是把東西丟給別人就走。', 'أعرف. ترمي على الناس ثمّ ترحل.'], { shot: 'low' }),
      ]),
      passage('court', 'day', [
        say('toya', 'talk', ['Watch his shoulder, not the ball. The ball is old news.', '球を見るな、肩を見ろ。球はもう、過去だ。', 'ดูไหล่ อย่าดูลูก ลูกน่ะมันเรื่องเก่าแล้ว', '看他的肩膀，別看球。球已經是舊聞了。', 'راقب كتفه لا الكرة. الكرة خبر قديم.'], { shot: 'two' }),
        show('eyes', 'haru', 'strain'),
        say('haru', 'strain', ['Left shoulder… dropping… there!', '左肩……下がる……そこ！', 'ไหล่ซ้าย… ตก… ตรงนั้น!', '左肩……往下……就是那裡！', 'الكتف اليسرى… تهبط… هناك!'], { tone: 'think', shot: 'profile' }),
        show('pause', null, 'calm', { sound: ['pock', 'パコッ', 'ป็อก', '啪', 'بُك'] }),
        say('natsu', 'cry', ['…That’s the one. That’s the ball I was waiting for.', '……それだ。その一球を、待ってた。', '…ลูกนี้แหละ พี่รอลูกนี้มาตลอด', '……就是這球。我等的就是這一球。', '…هذه هي. الكرة التي كنتُ أنتظرها.'], { shot: 'close' }),
        tell(['Behind us, Tōya had picked up a racket. In the wrong hand.', '後ろで、透也がラケットを拾った。逆の手で。', 'ข้างหลังเรา โทยะหยิบแร็กเกตขึ้นมา ด้วยมือข้างที่ไม่ถนัด', '在我們身後，透也撿起了球拍，用另一隻手。', 'خلفنا التقط تويا مضربًا، باليد الخطأ.'], { shot: 'hand', who: 'toya', mood: 'calm', prop: TOYA_RACKET }),
      ]),
    ],
  },
  {
    title: ['Left', '左', 'มือซ้าย', '左手', 'اليسار'],
    passages: [
      passage('court', 'day', [
        tell(
          [
            'The unbeaten Tōya, left-handed, hit the umpire’s chair. Then a pigeon’s lunch.',
            '無敗の透也が左で打つと、審判台に当たり、鳩の昼飯に当たった。',
            'โทยะผู้ไม่เคยแพ้ ตีมือซ้ายโดนเก้าอี้กรรมการ แล้วก็มื้อเที่ยงนกพิราบ',
            '不敗的透也換左手，先打中裁判椅，再打中鴿子的午餐。',
            'تويا الذي لا يُهزم أصاب بيسراه كرسيّ الحكم، ثمّ غداء حمامة.',
          ],
          { shot: 'wide' },
        ),
        say('toya', 'shock', ['It didn’t go where I looked.', '見た方へ、飛ばない。', 'มันไม่ไปทางที่ฉันมอง', '它沒往我看的地方飛。', 'لم تذهب حيث نظرتُ.'], { shot: 'close' }),
        say('haru', 'laugh', ['Welcome! That’s called tennis!', 'ようこそ！　それがテニスだ！', 'ยินดีต้อนรับ! เขาเรียกว่าเทนนิส!', '歡迎！這就叫網球！', 'أهلًا! هذا اسمه التنس!'], { shot: 'face' }),
        show('action', 'toya', 'strain', { posture: 'leap', prop: TOYA_RACKET, sound: ['CLANG', 'カーン', 'แคร้ง', '噹', 'كلانغ'] }),
        say('coach', 'joy', ['Double fault! His first ever! Somebody take a photo!', 'ダブルフォルト！　人生初だよ！　誰か写真！', 'ดับเบิลฟอลต์! ครั้งแรกในชีวิตเขา! ใครก็ได้ถ่ายรูปที!', '雙發失誤！他人生第一次！誰快拍照！', 'خطأ مزدوج! الأوّل في حياته! ليصوّر أحدكم!'], { shot: 'low' }),
        say('toya', 'worry', ['How do you do this every day, and then come back?', 'これを毎日やって、なんで翌日また来れるんだ。', 'นายทำแบบนี้ทุกวัน แล้วยังกลับมาอีกได้ยังไง', '你每天都這樣，隔天怎麼還敢來？', 'كيف تفعل هذا كلّ يوم ثمّ تعود؟'], { shot: 'two' }),
      ]),
      passage('riverside', 'night', [
        say('haru', 'calm', ['You go home. You hate it. You eat two bowls of rice.', '帰って、むかついて、飯を二杯食う。', 'กลับบ้าน หงุดหงิด กินข้าวสองชาม', '回家，生氣，吃兩碗飯。', 'تعود إلى البيت. تغضب. تأكل صحنَي أرزّ.'], { shot: 'close' }),
        say('toya', 'talk', ['And then?', 'それから？', 'แล้วไงต่อ', '然後呢？', 'ثمّ؟'], { shot: 'over' }),
        say('haru', 'smile', ['Then it’s morning, and your feet go by themselves.', 'そしたら朝で、足が勝手に行く。', 'แล้วก็เช้า เท้ามันพาไปเอง', '然後天亮了，腳自己就會走去。', 'ثمّ يطلع الصبح، وتمضي قدماك وحدهما.'], { shot: 'profile' }),
        show('back', 'toya', 'smile', { others: ['haru'] }),
        tell(['He ate three bowls. The coach sent me the bill.', 'あいつは三杯食った。伝票は、俺に来た。', 'หมอนั่นกินไปสามชาม โค้ชส่งบิลมาให้ผม', '他吃了三碗。帳單教練寄給了我。', 'أكل ثلاثة صحون، وأرسلت المدرّبة الفاتورة إليّ.'], { shot: 'chibi', who: 'haru', mood: 'shock' }),
      ]),
    ],
  },
  {
    title: ['Them', 'あの二人', 'สองคนนั้น', '那兩個人', 'هما'],
    passages: [
      passage('schoolGate', 'day', [
        tell(['The Aoki twins had won forty-four matches, and no one had heard their voices.', '青木の双子は四十四連勝。声を聞いた者は、いない。', 'แฝดอาโอกิชนะมาสี่สิบสี่แมตช์ ไม่มีใครเคยได้ยินเสียง', '青木雙胞胎四十四連勝，從沒人聽過他們的聲音。', 'فاز التوأمان أوكي بأربع وأربعين مباراة ولم يسمع صوتهما أحد.'], { shot: 'wide' }),
        say('haru', 'worry', ['They’ve been standing there for ten minutes. Do they blink?', 'もう十分も立ってる。……まばたき、してるか？', 'ยืนมาสิบนาทีแล้ว พวกนั้นกะพริบตาบ้างไหม', '他們站在那裡十分鐘了。……會眨眼嗎？', 'واقفان منذ عشر دقائق. أيرمشان؟'], { tone: 'whisper', shot: 'two' }),
        say('toya', 'cold', ['In turns. So as not to miss anything.', '交代で、だ。見逃さないように。', 'ผลัดกัน จะได้ไม่พลาดอะไร', '輪流眨，免得漏看。', 'بالتناوب، كي لا يفوتهما شيء.'], { shot: 'close' }),
        show('hand', 'toya', 'worry', { prop: NOTE }),
        tell(['They gave him a note, bowed, both at once, and left. It said: “Left?”', '二人は紙を渡し、同時に礼をして去った。「左？」とだけ。', 'พวกเขายื่นกระดาษ โค้งพร้อมกัน แล้วไป บนนั้นเขียนว่า “ซ้าย?”', '他們遞來一張紙，同時鞠躬離開。上面寫著：「左？」', 'ناولاه ورقة وانحنيا معًا ومضيا. فيها: «اليسار؟»'], {
          shot: 'low',
          who: 'toya',
          mood: 'shock',
        }),
        say('haru', 'shock', ['You’ve been at it for four days! Who told them?', 'まだ四日目だぞ！　誰に聞いたんだよ！', 'เพิ่งฝึกมาสี่วัน! ใครบอกพวกมัน!', '你才練四天！誰跟他們說的？', 'لم تتدرّب سوى أربعة أيّام! من أخبرهما؟'], { shot: 'face' }),
      ]),
      passage('lockers', 'day', [
        say('toya', 'sad', ['I trained with them. Two years. They said I was a wall with shoes on.', '二年、一緒に練習した。「靴をはいた壁だ」と言われた。', 'ฉันเคยซ้อมกับพวกเขาสองปี เขาเขียนว่าฉันคือกำแพงใส่รองเท้า', '我跟他們練過兩年。他們寫說，我是穿鞋的牆。', 'تدرّبتُ معهما سنتين. كتبا أنّني جدار ينتعل حذاءً.'], {
          shot: 'profile',
        }),
        say('haru', 'angry', ['They wrote you that? On a note?', '紙に書いて、渡したのか？', 'เขียนใส่กระดาษให้เนี่ยนะ', '寫在紙上給你？', 'كتبا ذلك لك؟ في ورقة؟'], { shot: 'close' }),
        say('toya', 'deadpan', ['It was meant as praise. I kept it.', '褒め言葉だ。……取ってある。', 'มันเป็นคำชม ฉันเก็บไว้', '那是稱讚。……我還留著。', 'كانت مديحًا. واحتفظتُ بها.'], { shot: 'over' }),
        show('eyes', 'coach', 'cold'),
        say('coach', 'sad', ['It isn’t theirs, that silence. I know who taught it to them.', 'あの沈黙は、あの子らのじゃない。教えた人を、知ってる。', 'ความเงียบนั่นไม่ใช่ของเด็กสองคนนั้น ฉันรู้ว่าใครสอน', '那份沉默不是他們的。我知道是誰教的。', 'ذلك الصمت ليس صمتهما. أعرف من علّمهما إيّاه.'], { shot: 'close' }),
      ]),
    ],
  },
  {
    title: ['Mine', '私の', 'ของฉัน', '我的', 'لي'],
    passages: [
      passage('lockers', 'night', [
        tell(['She took a photograph from behind the first-aid box. Two girls, one cup.', '救急箱の裏から、写真が出てきた。少女が二人、優勝杯がひとつ。', 'โค้ชหยิบรูปจากหลังกล่องยา เด็กสาวสองคน กับถ้วยหนึ่งใบ', '她從急救箱後面拿出一張照片：兩個女孩，一座獎盃。', 'أخرجت صورة من خلف صندوق الإسعاف: فتاتان وكأس واحدة.'], {
          shot: 'wide',
        }),
        say('coach', 'calm', ['Kirino and I. We talked so much that the umpires asked for earplugs.', '桐野と私。うるさくて、審判に耳栓を頼まれたよ。', 'คิริโนะกับฉัน คุยกันจนกรรมการขอที่อุดหู', '桐野和我。吵到裁判要求發耳塞。', 'كيرينو وأنا. كنّا نثرثر حتى طلب الحكّام سدّادات أذن.'], { shot: 'close', prop: NOTE }),
        say('haru', 'talk', ['What happened?', '何が、あったんだ。', 'เกิดอะไรขึ้นครับ', '發生了什麼事？', 'وماذا حدث؟'], { shot: 'over' }),
        say(
          'coach',
          'sad',
          ['National final. A lob, down the middle. Hers. I called “mine”.', '全国決勝。真ん中のロブ。桐野の球を、私が呼んだ。', 'นัดชิงระดับชาติ ลูกโด่งมากลาง ลูกของเธอ แต่ฉันร้องว่า “ของฉัน”', '全國決賽，一顆正中的高吊球。是她的球，我卻喊「我的」。', 'نهائيّ الوطنيّات. كرة عالية في الوسط. كانت لها، فصحتُ: «لي».'],
          { shot: 'profile' },
        ),
        show('clash', null, 'calm', { sound: ['CRACK', 'ガキッ', 'แคร่ก', '喀', 'طَقّ'] }),
        say('coach', 'cry', ['My racket, her hand. Three fingers. She never said a word. Not one.', '私のラケット。桐野の指、三本。責める言葉は、一つもなかった。', 'แร็กเกตฉัน นิ้วเธอสามนิ้ว เธอไม่เคยว่าฉันสักคำ', '我的球拍，她的手，三根手指。她一個字也沒怪我。', 'مضربي، ويدها، ثلاث أصابع. لم تقل كلمة. ولا كلمة.'], {
          shot: 'face',
        }),
      ]),
      passage('alley', 'night', [
        tell(['So she raised two boys who would never have to call for a ball.', 'だから桐野は、声の要らない二人を育てた。', 'เธอเลยสร้างเด็กสองคนที่ไม่ต้องร้องขอลูกอีก', '所以她教出了兩個永遠不必喊球的孩子。', 'فربّت صبيّين لن يحتاجا أبدًا إلى النداء على كرة.'], { shot: 'pause' }),
        say('toya', 'calm', ['That’s why we may only say “yours”.', 'だから、「任せた」しか許さなかったのか。', 'ที่ให้พูดแค่ “ของนาย” ก็เพราะแบบนี้เอง', '所以妳只准我們說「交給你」。', 'لهذا لم تسمحي لنا إلا بكلمة «لك».'], { shot: 'two' }),
        say('coach', 'smile', ['It’s the word I had in my mouth. It was half a second late.', '喉まで出てたんだ、その言葉が。半秒、遅かった。', 'คำนั้นอยู่ในปากฉันแล้ว แค่ช้าไปครึ่งวินาที', '那句話當時就在我嘴邊，晚了半秒。', 'كانت الكلمة في فمي. تأخّرت نصف ثانية.'], { shot: 'close' }),
        show('eyes', 'haru', 'cry'),
        say('haru', 'shout', ['Then we’ll say it to her! At nationals! LOUDLY!', 'じゃあ届けよう！　全国で！　でっかい声で！', 'งั้นเราไปพูดให้เธอได้ยิน! ที่ระดับชาติ! ดัง ๆ เลย!', '那我們就去全國賽喊給她聽！大聲喊！', 'إذن نقولها لها! في الوطنيّات! بأعلى صوت!'], { tone: 'shout', shot: 'low' }),
      ]),
    ],
  },
  {
    title: ['Four Thousand', '四千人', 'สี่พันคน', '四千人', 'أربعة آلاف'],
    passages: [
      passage('court', 'day', [
        tell(['Nationals. Ten times the people. Ten times the silence before a serve.', '全国。客は十倍。サーブ前の静けさも、十倍。', 'ระดับชาติ คนดูสิบเท่า ความเงียบก่อนเสิร์ฟก็สิบเท่า', '全國賽。觀眾多十倍，發球前的安靜也深十倍。', 'الوطنيّات. عشرة أضعاف الناس، وعشرة أضعاف الصمت قبل الإرسال.'], { shot: 'wide' }),
        say('toya', 'worry', ['My right’s at seventy per cent. My left’s at thirty.', '右は七割。左は三割だ。', 'มือขวาเจ็ดสิบ มือซ้ายสามสิบ', '右手七成，左手三成。', 'يمناي سبعون بالمئة. ويسراي ثلاثون.'], { shot: 'close' }),
        say('haru', 'smirk', ['That’s a hundred. You’re fine.', '足して十割。完璧じゃん。', 'รวมกันร้อยพอดี สบายมาก', '加起來十成，很夠了。', 'المجموع مئة. أنت بخير.'], { shot: 'two' }),
        show('action', 'toya', 'calm', { posture: 'sword', prop: TOYA_RACKET, sound: ['pip', 'ポコッ', 'ปุ๊', '噗', 'بُك'] }),
        tell(
          ['Underarm. A few laughed. Then, up in the last row, one man stood and clapped.', '下から。笑う声。そのとき最後列で、男がひとり立って手を叩いた。', 'เสิร์ฟล่าง มีคนหัวเราะ แล้วแถวบนสุดก็มีคนหนึ่งลุกขึ้นปรบมือ', '下手發球。有人笑了。這時最後一排，有個人站起來鼓掌。', 'من الأسفل. ضحك بعضهم. ثمّ وقف رجل في الصفّ الأخير وصفّق.'],
          { shot: 'pause' },
        ),
        show('full', 'natsu', 'joy', { posture: 'cheer' }),
      ]),
      passage('court', 'night', [
        say('haru', 'joy', ['Six, four! He kept his eyes open for the WHOLE match!', '六対四！　ナツ兄、最後まで目、あけてたぞ！', 'หกสี่! พี่นัตสึลืมตาดูทั้งแมตช์เลย!', '六比四！夏哥整場都睜著眼睛！', 'ستّة لأربعة! أبقى عينيه مفتوحتين طوال المباراة!'], { shot: 'face' }),
        say('natsu', 'deadpan', ['I blinked twice. You served into the net twice. It’s connected.', '二回まばたきした。おまえのネットも二回。関係ある。', 'พี่กะพริบสองหน แกก็ตีติดเน็ตสองหน มันเกี่ยวกัน', '我眨了兩次眼，你掛網兩次。這有關係。', 'رمشتُ مرّتين وعلقت كرتك مرّتين. الأمران مرتبطان.'], { shot: 'close' }),
        say('coach', 'worry', ['Quarter-final. Court one, nine tomorrow. Against them.', '準々決勝。明日九時、一番コート。相手は、あの双子。', 'รอบแปดทีม พรุ่งนี้เก้าโมง คอร์ตหนึ่ง เจอสองแฝดนั่น', '八強賽，明早九點，一號球場。對手是他們。', 'ربع النهائي. الملعب الأوّل، التاسعة غدًا. ضدّهما.'], { shot: 'over' }),
        show('back', 'coach', 'cold', { others: ['haru', 'toya'] }),
        tell(['Across the empty court stood a woman with her right hand in her pocket.', '空のコートの向こうに、女の人がいた。右手を、ポケットに入れて。', 'อีกฝั่งคอร์ตว่าง ผู้หญิงคนหนึ่งยืนซุกมือขวาในกระเป๋า', '空蕩的球場對面站著一個女人，右手插在口袋裡。', 'في الجهة الأخرى من الملعب الخالي وقفت امرأة يدها اليمنى في جيبها.'], {
          shot: 'eyes',
          who: 'coach',
          mood: 'shock',
        }),
      ]),
    ],
  },
  {
    title: ['The Loudest Pair', 'いちばんうるさい二人', 'คู่ที่เสียงดังที่สุด', '最吵的搭檔', 'أعلى ثنائيّ صوتًا'],
    passages: [
      passage('court', 'day', [
        tell(['Love and six, in nineteen minutes. Playing them was like playing a closed door.', '零対六、十九分。閉まった扉と打ち合うみたいだった。', 'ศูนย์หกในสิบเก้านาที เหมือนตีกับประตูที่ปิดอยู่', '零比六，十九分鐘。像在跟一扇關著的門打球。', 'صفر لستّة في تسع عشرة دقيقة. كأنّنا نلعب ضدّ باب مغلق.'], { shot: 'wide' }),
        say('haru', 'strain', ['They don’t even look at each other. How do they know?', '目も合わせねえ。なんで、わかるんだ。', 'พวกมันไม่มองหน้ากันด้วยซ้ำ รู้ได้ไง', '他們連看都不看對方一眼，怎麼會知道？', 'لا ينظر أحدهما إلى الآخر. كيف يعرفان؟'], { shot: 'close' }),
        say('toya', 'cold', ['They don’t know. Each guards a half. The middle is nobody’s.', 'わかってない。半分ずつ守ってるだけだ。真ん中は、無人。', 'ไม่รู้หรอก แค่เฝ้าคนละครึ่ง เส้นตรงกลางไม่มีเจ้าของ', '他們不知道。只是各守一半，中線沒有人。', 'لا يعرفان. كلٌّ يحرس نصفه. وخطّ الوسط ليس لأحد.'], {
          shot: 'profile',
        }),
        show('hand', 'toya', 'calm', { prop: BALL }),
        say('toya', 'smirk', ['So we talk. About everything. Till they hear us.', 'だから喋ろう。何もかも。あいつらに聞こえるまで。', 'งั้นเราพูดกัน พูดทุกอย่าง จนพวกเขาได้ยิน', '所以我們來講話。什麼都講，講到他們聽見。', 'فلنتكلّم إذن. عن كلّ شيء. حتى يسمعانا.'], { shot: 'eyes' }),
        say('haru', 'shout', ['YOURS! Nice shoes! MINE, no, YOURS! What’s for lunch?', '任せた！　いい靴！　俺、いや任せた！　昼、何食う！？', 'ของนาย! รองเท้าสวย! ของฉัน เอ๊ย ของนาย! เที่ยงกินไร!', '交給你！鞋不錯！我的，不，交給你！中午吃啥？', 'لك! حذاء جميل! لي، لا، لك! ما الغداء؟'], { tone: 'shout', shot: 'low' }),
      ]),
      passage('court', 'night', [
        show('action', 'toya', 'shout', { posture: 'leap', prop: TOYA_RACKET, others: ['haru'], sound: ['WHAM', 'ドォッ', 'ปัง!', '砰！', 'طاخ!'] }),
        tell(['Straight down the middle. Both twins moved. Both stopped.', 'ど真ん中。双子が二人とも動き、二人とも止まった。', 'ลูกผ่ากลาง แฝดขยับทั้งคู่ แล้วหยุดทั้งคู่', '正中央。雙胞胎同時動了，又同時停住。', 'في الوسط تمامًا. تحرّك التوأمان معًا، وتوقّفا معًا.'], { shot: 'pause' }),
        say('coach', 'laugh', ['Game! One, love! And a noise warning. My first in twenty years!', 'ゲーム、一対零！　騒音で警告つき。二十年ぶりだ！', 'ได้เกม! หนึ่งศูนย์! แถมโดนเตือนเสียงดัง ฉันรอมายี่สิบปี!', '拿下！一比零！外加噪音警告。我等了二十年！', 'شوط! واحد لصفر! وإنذار إزعاج. انتظرتُه عشرين سنة!'], {
          shot: 'face',
        }),
        tell(['Then, for the first time in forty-five matches, one of the twins opened his mouth.', 'そして四十五試合目で初めて、双子の片方が口を開いた。', 'แล้วเป็นครั้งแรกใน 45 แมตช์ แฝดคนหนึ่งอ้าปากพูด', '接著，四十五場比賽以來第一次，雙胞胎其中一人開口了。', 'ثمّ لأوّل مرّة في 45 مباراة فتح أحد التوأمين فمه.'], {
          shot: 'close',
          who: 'haru',
          mood: 'shock',
        }),
        tell(['“Curry,” he said. His brother stared at him as if the net had spoken.', '「カレー」と言った。兄は、ネットが喋ったみたいに弟を見た。', '“ข้าวแกงกะหรี่” เขาว่า พี่ชายจ้องเหมือนเน็ตพูดได้', '「咖哩。」他說。他哥哥瞪著他，像看見球網開口說話。', 'قال: «كاري». فحدّق فيه أخوه كأنّ الشبكة نطقت.'], {
          shot: 'eyes',
          who: 'toya',
          mood: 'shock',
        }),
      ]),
    ],
  },
];
