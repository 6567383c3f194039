import type { SceneName } from '../scenery/scenes.ts';
import { type Beat, type EpisodeScript, type Passage, passage, say, show, tell } from './script.ts';

const BELL = { kind: 'flower', colour: '#8a9ae0' } as const;
const SOUP = { kind: 'cup', colour: '#cc7c4a' } as const;
const ORDER = { kind: 'letter', colour: '#6c3a6c' } as const;
const LAMP = { kind: 'lantern', colour: '#f2ca4e' } as const;

/** Under the glass at night, where something always drifts in the lamplight. */
const underGlass = (beats: readonly Beat[]): Passage => passage('orchard', 'night', beats, 'motes');
const snowing = (place: SceneName, beats: readonly Beat[]): Passage => passage(place, 'frost', beats, 'snow');

/** All twelve: thirty nights, a true thing for each. */
export const GLASSHOUSE_ALCHEMIST_EPISODES: readonly EpisodeScript[] = [
  {
    title: ['One True Thing', '本当のことをひとつ', 'ความจริงหนึ่งข้อ', '一句真話', 'حقيقة واحدة'],
    passages: [
      snowing('castle', [
        tell(['In Vessen, winter lasts nine months. In here, it has never once got in.', 'ヴェッセンの冬は九か月つづく。この中にだけは、一度も入れたことがない。', 'ที่เวสเซนฤดูหนาวยาวเก้าเดือน แต่ในนี้มันไม่เคยเข้ามาได้สักครั้ง', '維森的冬天長達九個月。但它從沒進過這裡一次。', 'في فيسن يدوم الشتاء تسعة أشهر. أمّا هنا فلم يدخل قطّ.']),
      ]),
      passage('cafe', 'glass', [
        say('nettle', 'smirk', ['Soldier at the door. Shall I sting him?', '戸口に兵隊。刺していい？', 'มีทหารหน้าประตู ให้ต่อยเลยไหม', '門口有個兵，要扎他嗎？', 'جنديّ على الباب. أألسعه؟'], { shot: 'close' }),
        say('thea', 'calm', ['Let him knock first.', 'ノックくらい待ちなさい。', 'ให้เขาเคาะประตูก่อนสิ', '先等人家敲門。', 'دعه يطرق أوّلًا.'], { shot: 'full', posture: 'rest' }),
        say('auden', 'cold', ['Captain Auden, fuel office. You burn a ton of wood a week.', '燃料局のオーデンだ。ここは週に薪を一トン焚いている。', 'ผู้กองออเดน กรมเชื้อเพลิง ที่นี่เผาฟืนสัปดาห์ละตัน', '燃料署，奧登隊長。妳們一週燒掉一噸柴。', 'النقيب أودن، ديوان الوقود. تحرقون طنّ حطب كلّ أسبوع.'], { shot: 'low' }),
        say('thea', 'smile', ['Two. I was being modest in the forms.', '二トンです。書類では、遠慮しました。', 'สองตันค่ะ ในเอกสารฉันถ่อมตัวไว้', '兩噸。表格上我寫得比較客氣。', 'طنّين. كنتُ متواضعة في الاستمارات.'], { shot: 'two' }),
        say('auden', 'cold', ['By order of the Duchess: fires out. You have thirty days.', '公爵夫人の命により、火を落とせ。期限は三十日。', 'ดัชเชสมีบัญชาให้ดับไฟ คุณมีเวลาสามสิบวัน', '公爵夫人有令：熄火。給妳三十天。', 'بأمر الدوقة: تُطفأ النيران. أمامكم ثلاثون يومًا.'], { shot: 'close', prop: ORDER }),
        show('eyes', 'thea', 'worry'),
        say('thea', 'worry', ['Captain… when did you last sleep?', '隊長さん……最後に眠ったのは、いつ？', 'ผู้กองคะ…นอนครั้งสุดท้ายเมื่อไร', '隊長……你上次睡覺是什麼時候？', 'أيّها النقيب... متى نمتَ آخر مرّة؟'], { shot: 'profile' }),
        say('auden', 'deadpan', ['That is not in the order. …Sixty-one nights.', '命令書にはない。……六十一夜前だ。', 'ในคำสั่งไม่มีข้อนั้น …หกสิบเอ็ดคืน', '命令上沒寫這個。……六十一夜前。', 'هذا ليس في الأمر. ...منذ إحدى وستّين ليلة.'], { shot: 'face' }),
      ]),
      underGlass([
        say('thea', 'talk', ['Sleepbell. One true thing aloud, every night. Thirty nights.', '眠り鈴草。毎晩ひとつ、本当のことを聞かせるの。三十夜。', 'ระฆังนิทรา พูดความจริงให้มันฟังคืนละข้อ สามสิบคืน', '眠鈴草。每晚對它說一句真話，三十個晚上。', 'جرس النوم. حقيقة تُقال جهرًا كلّ ليلة، ثلاثين ليلة.'], { prop: BELL }),
        say('auden', 'worry', ['And if I lie to it?', '嘘をついたら？', 'แล้วถ้าผมโกหกล่ะ', '我要是說謊呢？', 'وإن كذبتُ عليها؟'], { shot: 'over' }),
        say('nettle', 'smirk', ['It sulks. Then I bite you.', 'すねる。で、ボクが噛む。', 'มันงอน แล้วข้าจะกัดเจ้า', '它會鬧脾氣，然後我咬你。', 'تحرد. ثمّ أعضّك أنا.'], { shot: 'chibi' }),
        say('auden', 'strain', ['…I do not like soup.', '……スープが、好きではない。', '…ผมไม่ชอบซุป', '……我不喜歡喝湯。', '...لا أحبّ الحساء.'], { shot: 'close' }),
        show('hand', 'auden', 'shock', { sound: ['plip', 'ぴょこ', 'ปุ๊', '啵', 'بلِب'] }),
        say('nettle', 'shock', ['A whole millimetre! For SOUP!', '一ミリも伸びた！　スープで！', 'โตตั้งหนึ่งมิล! เพราะซุปเนี่ยนะ!', '長了整整一公釐！因為湯！', 'مليمتر كامل! لأجل حساء!'], { shot: 'face' }),
        say('thea', 'smile', ['Same time tomorrow, captain.', 'では隊長さん、また明日の晩に。', 'พรุ่งนี้เวลาเดิมนะคะ ผู้กอง', '隊長，明晚同一時間。', 'غدًا في الموعد نفسه، أيّها النقيب.'], { shot: 'profile' }),
      ]),
    ],
  },
  {
    title: ['Soup', 'スープ', 'ซุป', '湯', 'حساء'],
    passages: [
      underGlass([
        tell(['Night two: “I count stairs.” Night three: “I cannot whistle.”', '二夜目「階段を数える癖がある」。三夜目「口笛が吹けない」。', 'คืนที่สอง “ผมนับขั้นบันได” คืนที่สาม “ผมผิวปากไม่เป็น”', '第二夜：「我會數樓梯。」第三夜：「我不會吹口哨。」', 'الليلة الثانية: «أعدّ الدرجات». الثالثة: «لا أجيد الصفير».']),
        say('auden', 'shy', ['I once saluted a goat. It was foggy.', '……山羊に敬礼したことがある。霧の日で。', 'ผมเคยวันทยหัตถ์ให้แพะ หมอกมันลงจัด', '我曾對一頭山羊敬禮。那天霧很大。', 'حيّيتُ تيسًا ذات مرّة تحيّة عسكريّة. كان ضباب.'], { shot: 'close' }),
        say('nettle', 'laugh', ['Did it salute back?', 'で、返礼は？', 'แล้วแพะรับไหม', '牠有回禮嗎？', 'وهل ردّ التحيّة؟'], { shot: 'face' }),
        say('auden', 'deadpan', ['It outranked me. It was the colonel’s goat.', 'なかった。大佐の山羊で、格上だった。', 'ไม่ครับ มันเป็นแพะของผู้พัน ยศสูงกว่าผม', '沒有。牠是上校的羊，軍階比我高。', 'لا. كان تيس العقيد، ورتبته أعلى.'], { shot: 'profile' }),
        show('hand', 'auden', 'calm', { prop: BELL }),
        tell(['Four nights of nothing important. Four leaves.', 'どうでもいいことが四晩。葉が、四枚。', 'เรื่องไม่สำคัญสี่คืน ใบไม้สี่ใบ', '四個晚上，全是小事。四片葉子。', 'أربع ليالٍ بلا أمر مهمّ. أربع أوراق.'], { who: 'thea', mood: 'smile', shot: 'full' }),
      ]),
      passage('cafe', 'glass', [
        say('oda', 'joy', ['You’re thin as a rake! Sit. Onion, with dumplings.', '熊手みたいに痩せて！　お座り。玉ねぎと団子だよ。', 'ผอมเป็นไม้กวาดเชียว! นั่ง ซุปหัวหอมใส่แป้งปั้น', '瘦得跟掃把一樣！坐下，洋蔥湯配麵疙瘩。', 'أنت نحيل كالمجرفة! اجلس. حساء بصل بالعجين.'], { prop: SOUP }),
        say('auden', 'worry', ['Madam, I have a known position on soup.', 'スープについては、見解を公にしている。', 'คุณยายครับ จุดยืนเรื่องซุปของผมเป็นที่รู้กัน', '老人家，我對湯的立場眾所皆知。', 'سيّدتي، موقفي من الحساء معروف.'], { shot: 'close' }),
        say('oda', 'deadpan', ['Sit.', 'お座り。', 'นั่ง', '坐下。', 'اجلس.'], { shot: 'low' }),
        show('full', 'auden', 'shock', { posture: 'cup', prop: SOUP, others: [] }),
        say('auden', 'shy', ['…I may have been wrong about soup.', '……スープを、誤解していたかもしれない。', '…ผมอาจเข้าใจซุปผิดไป', '……我可能錯怪湯了。', '...ربّما أخطأتُ في حقّ الحساء.'], { shot: 'profile' }),
        say('nettle', 'shock', ['Thea! It grew two! From the next ROOM!', 'テア！　二ミリ伸びた！　隣の部屋から！', 'เธีย! โตสองมิล! ทั้งที่อยู่คนละห้อง!', '蒂雅！長了兩公釐！隔著一個房間！', 'ثيا! نمت مليمترين! من الغرفة المجاورة!'], { shot: 'chibi' }),
      ]),
    ],
  },
  {
    title: ['Forty Cots', '四十の寝台', 'เตียงสี่สิบเตียง', '四十張小床', 'أربعون سريرًا'],
    passages: [
      passage('cafe', 'frost', [
        say('oda', 'worry', ['Fever, Thea. The school. All of them since Monday.', 'テア、熱病だよ。学校じゅうだ。月曜から。', 'เธีย ไข้ระบาด ทั้งโรงเรียนเลย ตั้งแต่วันจันทร์', '蒂雅，是熱病。整間學校，從星期一開始。', 'حمّى يا ثيا. المدرسة كلّها منذ الاثنين.']),
        say('thea', 'cold', ['I need both arms, and yours, captain. Take the grey jars.', '手が要ります。隊長さんも。灰色の瓶を。', 'ต้องใช้ทุกแขน ผู้กองด้วย หยิบขวดสีเทา', '我需要人手。隊長，你也是，拿灰色的罐子。', 'أحتاج ذراعيّ، وذراعيك أيّها النقيب. خذ الجرار الرماديّة.'], { shot: 'close' }),
        say('auden', 'worry', ['I am here to close you down.', '私は、ここを閉めに来たのだが。', 'ผมมาเพื่อปิดที่นี่นะ', '我是來關掉這裡的。', 'أنا هنا لأغلق المكان.'], { shot: 'profile' }),
        say('thea', 'deadpan', ['After breakfast.', '朝ごはんの後になさって。', 'ไว้หลังมื้อเช้าค่ะ', '吃過早飯再關。', 'بعد الفطور.'], { shot: 'low', posture: 'hips' }),
      ]),
      passage('classroom', 'frost', [
        show('back', 'auden', 'worry', { others: ['thea'] }),
        tell(['Forty children. One spoon each of greybell, grown at nineteen degrees.', '子どもが四十人。十九度で育てた灰鈴草を、ひと匙ずつ。', 'เด็กสี่สิบคน ยาดอกระฆังเทาคนละช้อน ปลูกที่สิบเก้าองศา', '四十個孩子。每人一匙灰鈴草，十九度養出來的。', 'أربعون طفلًا. لكلّ منهم ملعقة من زهرة نبتت عند تسع عشرة درجة.'], { shot: 'wide' }),
        say('auden', 'talk', ['And at eighteen degrees?', '十八度では。', 'แล้วถ้าสิบแปดองศาล่ะ', '十八度呢？', 'وعند ثماني عشرة؟'], { shot: 'close' }),
        say('thea', 'sad', ['At eighteen it’s just a pretty weed.', '十八度なら、ただのきれいな雑草です。', 'สิบแปดองศา มันก็แค่วัชพืชสวย ๆ', '十八度，它只是好看的野草。', 'عند ثماني عشرة تصير عشبة جميلة لا غير.'], { shot: 'face' }),
        show('hand', 'auden', 'sad'),
      ]),
      passage('kitchen', 'furnace', [
        say('thea', 'shock', ['Captain? It’s four in the morning.', '隊長さん？　朝の四時ですよ。', 'ผู้กอง? นี่ตีสี่แล้วนะคะ', '隊長？現在凌晨四點了。', 'أيّها النقيب؟ إنّها الرابعة فجرًا.'], { shot: 'profile' }),
        say('auden', 'calm', ['It had gone down to eighteen and a half.', '十八度半に、下がっていた。', 'มันลดลงมาสิบแปดองศาครึ่ง', '剛才降到十八度半了。', 'كانت الحرارة قد نزلت إلى ثماني عشرة ونصف.'], { shot: 'full', posture: 'crouch' }),
        say('auden', 'shy', ['I’m awake anyway. That was tonight’s true thing.', 'どうせ眠れない。これが、今夜の「本当」だ。', 'ยังไงผมก็ไม่ได้นอน ถือเป็นความจริงของคืนนี้', '反正我醒著。這句算今晚的真話。', 'أنا مستيقظ على أيّ حال. وهذه حقيقة الليلة.'], { shot: 'close' }),
      ]),
    ],
  },
  {
    title: ['A Lie', '嘘', 'คำโกหก', '謊話', 'كذبة'],
    passages: [
      underGlass([
        say('nettle', 'talk', ['Night eleven. Give it something good.', '十一夜目。いいの、ちょうだい。', 'คืนที่สิบเอ็ด ขอดี ๆ หน่อย', '第十一夜，說點像樣的。', 'الليلة الحادية عشرة. أطعمها شيئًا دسمًا.']),
        say('auden', 'cold', ['I have no regrets.', '私に、後悔はない。', 'ผมไม่มีเรื่องให้เสียใจ', '我沒有後悔的事。', 'لستُ نادمًا على شيء.'], { shot: 'close' }),
        show('hand', 'auden', 'shock', { prop: { kind: 'flower', colour: '#4a4450' }, sound: ['snap', 'ポキッ', 'เปราะ', '啪', 'طَق'] }),
        say('nettle', 'angry', ['Four leaves! You killed four leaves!', '葉っぱが四枚！　四枚も枯らした！', 'สี่ใบ! เจ้าฆ่าไปสี่ใบ!', '四片！你弄死了四片葉子！', 'أربع أوراق! قتلتَ أربع أوراق!'], { shot: 'face' }),
        say('thea', 'calm', ['Nettle. Go and water the ferns.', 'ネトル。羊歯に水をあげてきて。', 'เน็ตเทิล ไปรดน้ำเฟิร์นซะ', '小蕁，去給蕨類澆水。', 'قُرّاص، اذهب واسقِ السراخس.'], { shot: 'profile' }),
        show('pause', null, 'calm'),
      ]),
      passage('ruin', 'frost', [
        tell([
          '“There was another glasshouse. In Marrow. I closed it, two winters ago.”',
          '「温室はもうひとつあった。マロウの町に。二年前の冬、私が閉めた」',
          '“เคยมีเรือนกระจกอีกหลังที่แมร์โรว์ ผมสั่งปิดมันเมื่อสองหนาวก่อน”',
          '「還有另一座花房，在馬洛。兩年前的冬天，是我關的。」',
          '«كان هناك بيت زجاجيّ آخر في مارو. أنا أغلقتُه قبل شتاءين».',
        ]),
        tell(['“In spring the fever came. They sent me the list, to sign.”', '「春に熱病が来た。死者の名簿が、署名を求めて届いた」', '“พอใบไม้ผลิไข้ก็มา เขาส่งรายชื่อมาให้ผมเซ็น”', '「春天，熱病來了。他們把名單送來，要我簽名。」', '«وفي الربيع جاءت الحمّى. أرسلوا إليّ القائمة لأوقّعها».'], {
          who: 'auden',
          mood: 'sad',
          shot: 'hand',
          prop: ORDER,
        }),
      ]),
      underGlass([
        say('auden', 'cry', ['I can’t close my eyes. They are all written there.', '目を閉じられない。瞼の裏に、全員の名がある。', 'ผมหลับตาไม่ได้ ชื่อพวกเขาอยู่ในนั้นทุกคน', '我不敢閉眼。名字全寫在眼皮底下。', 'لا أستطيع أن أغمض عينيّ. أسماؤهم كلّها مكتوبة هناك.'], { shot: 'close' }),
        show('two', 'thea', 'sad'),
        say('thea', 'calm', ['Then say them. I’ll hold the lamp.', 'なら、読み上げて。灯りは、私が持ちます。', 'งั้นพูดชื่อออกมาค่ะ ฉันจะถือตะเกียงให้', '那就唸出來吧。我替你掌燈。', 'انطق بها إذن. وأنا أحمل المصباح.'], { shot: 'full', posture: 'umbrella', prop: LAMP }),
        tell(['He said all fifty-two. By morning it had grown a hand’s width.', '彼は五十二人、すべての名を言った。朝、草は手のひらほど伸びていた。', 'เขาพูดครบห้าสิบสองชื่อ พอเช้ามันโตขึ้นหนึ่งฝ่ามือ', '五十二個名字，他全唸完了。天亮時，它長了一個手掌高。', 'نطق بالأسماء الاثنين والخمسين. وعند الصباح كانت قد نمت شبرًا.'], {
          shot: 'wide',
        }),
      ]),
    ],
  },
  {
    title: ['Her Turn', '彼女の番', 'ตาเธอบ้าง', '輪到她了', 'دورها'],
    passages: [
      passage('orchard', 'glass', [
        say('nettle', 'worry', ['It’s stopped. Not a hair, since Sunday.', '止まってる。日曜から、ちっとも伸びない。', 'มันหยุดโต ตั้งแต่วันอาทิตย์ไม่ขยับเลย', '停了。星期天起，半點都沒長。', 'توقّفت. لم تنمُ شعرة منذ الأحد.']),
        say('auden', 'worry', ['I told it no lies. I told it about my ears.', '嘘はついていない。耳の話までした。', 'ผมไม่ได้โกหกนะ เรื่องหูกางผมก็เล่าแล้ว', '我沒說謊。連耳朵的事我都說了。', 'لم أكذب عليها. حدّثتُها حتّى عن أذنيّ.'], { shot: 'close' }),
        say('nettle', 'smirk', ['Not yours it wants. Gardener’s turn.', 'おまえのじゃないよ。庭師の番。', 'มันไม่ได้อยากฟังเจ้า ถึงตาคนสวนแล้ว', '它要的不是你的，輪到園丁了。', 'ليست حقيقتك ما تريد. دور البستانيّة.'], { shot: 'profile' }),
        show('eyes', 'thea', 'shock'),
        say('thea', 'deadpan', ['I… don’t care for goats.', '私……山羊が、苦手です。', 'ฉัน…ไม่ค่อยชอบแพะ', '我……不太喜歡山羊。', 'أنا... لا أحبّ الماعز.'], { shot: 'full', posture: 'clasp' }),
        say('nettle', 'deadpan', ['It yawned.', 'あくびされた。', 'มันหาว', '它打呵欠了。', 'لقد تثاءبت.'], { shot: 'chibi' }),
      ]),
      passage('library', 'night', [
        show('back', 'thea', 'sad', { others: ['auden'] }),
        say('thea', 'sad', ['That licence on the wall is my mother’s. I never sat the exam.', '壁の免状は母のもの。私、試験を受けていないの。', 'ใบอนุญาตบนผนังเป็นของแม่ ฉันไม่เคยสอบเลย', '牆上的執照是我母親的。我從沒考過試。', 'الرخصة على الجدار لأمّي. أنا لم أتقدّم للامتحان قطّ.'], { shot: 'close' }),
        say('thea', 'cry', ['There was never a day nobody was ill.', '病人のいない日が、なかったから。', 'ไม่เคยมีวันไหนที่ไม่มีคนป่วยเลย', '因為沒有一天，沒有病人。', 'لم يمرّ يوم بلا مريض.'], { shot: 'face' }),
        say('auden', 'calm', ['It says T. Voss.', 'Ｔ・ヴォスと書いてある。', 'ในนี้เขียนว่า ธ. วอส', '上面寫著「蒂・沃斯」。', 'مكتوب هنا: ث. فوس.'], { shot: 'profile' }),
        say('thea', 'worry', ['Tilda. Is the captain going to report it?', '母はティルダ。……隊長さんは、報告なさる？', 'แม่ชื่อทิลดา…ผู้กองจะรายงานไหมคะ', '她叫蒂爾妲。隊長會往上報嗎？', 'إنّها ثيلدا. أسيبلّغ النقيب عن ذلك؟'], { shot: 'over' }),
        say('auden', 'smile', ['The captain is asleep.', '隊長なら、眠っている。', 'ผู้กองหลับอยู่ครับ', '隊長睡著了。', 'النقيب نائم.'], { shot: 'close' }),
      ]),
    ],
  },
  {
    title: ['The Duchess', '公爵夫人', 'ดัชเชส', '公爵夫人', 'الدوقة'],
    passages: [
      passage('throne', 'court', [
        say('isaura', 'cold', ['My captain has been nineteen days closing one door.', '扉ひとつ閉めるのに十九日か、わたくしの隊長は。', 'ผู้กองของข้าปิดประตูบานเดียวใช้เวลาสิบเก้าวัน', '我的隊長關一扇門，關了十九天。', 'نقيبي يغلق بابًا واحدًا منذ تسعة عشر يومًا.']),
        say('brom', 'worry', ['It’s a big door, Your Grace.', '大きな扉でして、閣下。', 'ประตูมันใหญ่พ่ะย่ะค่ะ', '那扇門很大，殿下。', 'إنّه باب كبير يا صاحبة السموّ.'], { shot: 'close' }),
        say('isaura', 'calm', ['Saddle my horse. I’ve an errand there myself.', '馬を。あそこには、わたくしも用がある。', 'เตรียมม้า ข้าเองก็มีธุระที่นั่น', '備馬。我自己也有事要去。', 'أسرجوا حصاني. لي هناك حاجة أيضًا.'], { shot: 'low' }),
      ]),
      passage('orchard', 'glass', [
        show('back', 'isaura', 'calm', { others: ['thea'] }),
        say('isaura', 'talk', ['They say you can grow forgetting.', '忘却を育てられる、と聞いた。', 'เขาว่าเจ้าปลูกการลืมได้', '聽說妳能種出遺忘。', 'يقولون إنّك تزرعين النسيان.'], { shot: 'profile' }),
        say('thea', 'worry', ['Forgetmost. It does not prune, Your Grace. It fells.', '忘れ草は、枝を払うのではなく、幹ごと倒します。', 'ต้นลืมเลือนไม่ได้ตัดแค่กิ่งเพคะ มันโค่นทั้งต้น', '忘憂草不會只修枝，殿下，它是整棵砍倒。', 'عشبة النسيان لا تقلّم يا صاحبة السموّ. إنّها تقطع.'], { shot: 'close' }),
        say('isaura', 'sad', ['I had a son. I should like not to have had.', '息子がいた。……いなかったことに、したい。', 'ข้าเคยมีลูกชาย…ข้าอยากไม่เคยมี', '我有過一個兒子。我寧願沒有過。', 'كان لي ابن. ووددتُ لو لم يكن.'], { shot: 'face' }),
        show('eyes', 'thea', 'sad'),
        say('isaura', 'cold', ['Grow it by the thaw, and you’ll have wood for ten years.', '雪解けまでに育てよ。薪を十年分、与える。', 'ปลูกให้ทันหิมะละลาย แล้วเจ้าจะมีฟืนไปสิบปี', '融雪前種出來，我給妳十年的柴。', 'أنبتيها قبل الذوبان، ولك حطب عشر سنين.'], { shot: 'over', to: 'thea' }),
        say('thea', 'worry', ['And if I won’t?', 'お断りしたら？', 'แล้วถ้าหม่อมฉันไม่ทำล่ะเพคะ', '如果我不願意呢？', 'وإن أبيتُ؟'], { shot: 'close' }),
        say('isaura', 'calm', ['Then it will be a cold spring.', '春は、寒かろうな。', 'ใบไม้ผลิปีนี้คงหนาวนัก', '那麼今年春天，會很冷。', 'سيكون ربيعًا باردًا إذن.'], { shot: 'profile' }),
      ]),
    ],
  },
  {
    title: ['Nineteen Degrees', '十九度', 'สิบเก้าองศา', '十九度', 'تسع عشرة درجة'],
    passages: [
      passage('kitchen', 'furnace', [
        say('nettle', 'shout', ['Thea! The furnace has coughed and died!', 'テア！　炉が、げほっていって死んだ！', 'เธีย! เตาไอทีหนึ่งแล้วตายเลย!', '蒂雅！爐子咳了一聲就死了！', 'ثيا! سعل الفرن ثمّ مات!'], { shot: 'face', tone: 'shout', sound: ['KOFF', 'ボフッ', 'แค่ก', '噗咳', 'كُحّ'] }),
        say('thea', 'worry', ['The pipe’s cracked. It’ll be dawn before it holds fire.', '管が割れてる。夜明けまで火が入らない。', 'ท่อร้าว กว่าจะติดไฟได้ก็รุ่งเช้า', '管子裂了，天亮前點不起火。', 'تشقّق الأنبوب. لن يحتمل نارًا قبل الفجر.'], { shot: 'close' }),
        say('auden', 'calm', ['How long do the seedlings have?', '苗は、あとどれくらい持つ。', 'ต้นกล้าทนได้นานเท่าไร', '幼苗還能撐多久？', 'كم تصمد الشتلات؟'], { shot: 'profile' }),
        say('thea', 'cold', ['Until we stop breathing on them.', '私たちが、息を吹きかけている間だけ。', 'นานเท่าที่เรายังเป่าลมหายใจให้มัน', '我們對著它們呵氣多久，就撐多久。', 'ما دمنا ننفخ عليها أنفاسنا.'], { shot: 'full', posture: 'rest' }),
      ]),
      underGlass([
        tell(['So we knelt, one tray between us, and breathed.', 'ふたりで苗箱をはさんで膝をつき、息を吹きかけた。', 'เราจึงคุกเข่า มีถาดกล้าคั่นกลาง แล้วเป่าลมหายใจ', '於是我們跪下，隔著一盤幼苗，一起呵氣。', 'فجثونا وبيننا صينيّة واحدة، ورحنا ننفخ.']),
        say('thea', 'shy', ['Tonight’s true thing?', '今夜の「本当」は？', 'ความจริงคืนนี้ล่ะคะ', '今晚的真話呢？', 'حقيقة الليلة؟'], { shot: 'close' }),
        say('auden', 'shy', ['I count the stairs here, too. Forty-one to your door.', 'ここの階段も、数えている。あなたの扉まで、四十一段。', 'บันไดที่นี่ผมก็นับ สี่สิบเอ็ดขั้นถึงประตูคุณ', '這裡的樓梯我也數了。到妳門前，四十一階。', 'أعدّ الدرجات هنا أيضًا. إحدى وأربعون حتّى بابك.'], { shot: 'profile' }),
        say('auden', 'calm', ['I’ve started taking them two at a time.', '最近は、二段飛ばしで上る。', 'เดี๋ยวนี้ผมก้าวทีละสองขั้น', '最近，我都一次跨兩階。', 'صرتُ أصعدها درجتين درجتين.'], { shot: 'face' }),
        show('two', 'thea', 'shy'),
        say('nettle', 'deadpan', ['Don’t mind me. Breathe on the LEFT ones.', 'おかまいなく。左の苗にも息して。', 'ไม่ต้องสนใจข้า เป่าแถวซ้ายด้วย', '別管我。左邊那排也要呵。', 'لا تباليا بي. انفخا على اليسرى أيضًا.'], { shot: 'chibi' }),
        show('back', 'thea', 'calm', { others: ['auden'] }),
        tell(['At dawn it was nineteen degrees. We had not moved apart.', '夜明け、温度計は十九度。ふたりとも、離れていなかった。', 'รุ่งเช้าอุณหภูมิสิบเก้าองศา เรายังไม่ขยับห่างกันเลย', '天亮時，十九度。我們誰也沒有退開。', 'عند الفجر كانت الحرارة تسع عشرة. ولم نكن قد تباعدنا.'], { shot: 'wide' }),
      ]),
    ],
  },
  {
    title: ['The Report', '報告書', 'รายงาน', '報告書', 'التقرير'],
    passages: [
      passage('office', 'frost', [
        say('brom', 'talk', ['Report’s due, sir. Four words will do. “Unlicensed. Shut it down.”', '報告の期日です。「無免許。閉鎖」で済みます。', 'ถึงกำหนดรายงานแล้วครับ “ไม่มีใบอนุญาต ปิด” แค่นี้พอ', '報告該交了，長官。寫「無照，關閉」就行。', 'حان موعد التقرير سيّدي. كلمتان: «بلا رخصة. يُغلق».']),
        say('auden', 'worry', ['If I write it, she’s ruined. If I lie, the bell dies.', '書けば彼女は終わる。嘘を書けば、草が枯れる。', 'ถ้าเขียน เธอก็หมดสิ้น ถ้าโกหก ดอกไม้ก็ตาย', '照實寫，她就毀了。說謊，草就枯了。', 'إن كتبتُها ضاعت. وإن كذبتُ ماتت النبتة.'], { shot: 'close', tone: 'think' }),
        show('hand', 'auden', 'strain', { prop: ORDER }),
        say('brom', 'worry', ['Sir, you’ve written one line.', '隊長、一行だけですか。', 'ผู้กองเขียนบรรทัดเดียวเองครับ', '長官，您只寫了一行。', 'سيّدي، كتبتَ سطرًا واحدًا.'], { shot: 'over', to: 'auden' }),
        say('auden', 'calm', ['“She is the finest alchemist in the duchy.” It’s true. Send it.', '「公国一の錬金術師である」。事実だ。送れ。', '“เธอคือนักปรุงยาที่เก่งที่สุดในแคว้น” เป็นความจริง ส่งไป', '「她是公國最好的鍊金術師。」是真話。寄出去。', '«إنّها أبرع كيميائيّة في الدوقيّة». هذا صدق. أرسله.'], { shot: 'low' }),
      ]),
      underGlass([
        say('nettle', 'joy', ['A bud! It’s made a BUD!', 'つぼみ！　つぼみがついた！', 'ดอกตูม! มันออกดอกตูมแล้ว!', '花苞！它長花苞了！', 'برعم! لقد أخرجت برعمًا!'], { shot: 'face' }),
        say('thea', 'smile', ['Two more nights. What did you tell it?', 'あと二晩ね。何を聞かせたの？', 'อีกสองคืน คุณบอกอะไรมันคะ', '再兩個晚上。你跟它說了什麼？', 'ليلتان بعد. ماذا قلتَ لها؟'], { shot: 'close', prop: BELL }),
        say('auden', 'shy', ['I’ll… put it in writing.', '……書面にて。', 'ผม…เขียนเป็นลายลักษณ์อักษรแล้ว', '我……寫成書面了。', 'لقد... كتبتُه كتابة.'], { shot: 'profile' }),
        show('pause', null, 'calm', { sound: ['tramp tramp', 'ザッザッ', 'ตึบ ตึบ', '踏、踏', 'دُب دُب'] }),
        say('brom', 'sad', ['Sir. Her Grace read it. She’s sent us to do it tonight.', '隊長。閣下が読まれました。今夜やれ、と。', 'ผู้กอง ท่านดัชเชสอ่านแล้ว สั่งให้เราจัดการคืนนี้', '長官，殿下讀過了。派我們今晚動手。', 'سيّدي، قرأته صاحبة السموّ وأمرتنا بالتنفيذ الليلة.'], { shot: 'full', posture: 'rest' }),
        show('eyes', 'thea', 'shock', { sound: ['CRASH', 'ガシャァン', 'เพล้ง', '嘩啦！', 'تحطُّم'] }),
      ]),
    ],
  },
  {
    title: ['Quilts', 'キルト', 'ผ้านวม', '棉被', 'الألحفة'],
    passages: [
      snowing('orchard', [
        show('wide', 'thea', 'shock', { others: ['auden'] }),
        say('thea', 'shout', ['Cover the seedlings! All of them!', '苗にかぶせて！　全部！', 'คลุมต้นกล้าไว้! ทั้งหมดเลย!', '把幼苗蓋起來！全部！', 'غطّوا الشتلات! كلّها!'], { tone: 'shout', shot: 'face' }),
        say('brom', 'worry', ['Stand aside, captain. It’s an order.', '隊長、そこを。命令です。', 'หลีกไปเถอะครับผู้กอง นี่คำสั่ง', '隊長，請讓開，這是命令。', 'تنحَّ أيّها النقيب. إنّه أمر.'], { shot: 'close' }),
        say(
          'auden',
          'cold',
          ['I followed that order once. I can tell you how one sleeps after.', 'その命令なら、一度従った。その後どう眠れるか、教えようか。', 'ผมเคยทำตามคำสั่งนั้น จะเล่าให้ฟังว่าหลังจากนั้นนอนยังไง', '那道命令我執行過。要我告訴你，之後怎麼睡的嗎？', 'نفّذتُ هذا الأمر مرّة. ويمكنني أن أخبرك كيف ينام المرء بعدها.'],
          { shot: 'low', posture: 'crossed' },
        ),
        show('eyes', 'brom', 'worry'),
        say('nettle', 'cry', ['It’s twelve degrees! It’s nine!', '十二度！　ああ、九度！', 'สิบสององศา! เก้าแล้ว!', '十二度！九度了！', 'اثنتا عشرة درجة! بل تسع!'], { shot: 'chibi' }),
        show('back', 'auden', 'strain', { others: ['thea'], sound: ['creak creak', 'ぎしぎし', 'เอี๊ยด เอี๊ยด', '嘎吱嘎吱', 'صرير صرير'] }),
        tell(['Up the hill came forty lanterns, and behind them, windows.', '坂を、四十の灯りが上ってくる。その後ろに、窓が。', 'โคมสี่สิบดวงขึ้นเนินมา ข้างหลังคือบานหน้าต่าง', '四十盞燈上了坡，後面跟著的，是一扇扇窗。', 'وصعد التلّ أربعون فانوسًا، وخلفها نوافذ.'], { shot: 'pause' }),
        say('oda', 'joy', ['I’ve taken mine out of the kitchen. Where d’you want it?', 'うちの台所の窓を外してきたよ。どこに入れる？', 'ยายถอดหน้าต่างครัวมาแล้ว จะให้ใส่ตรงไหน', '我把廚房的窗拆來了，要裝哪裡？', 'خلعتُ نافذة مطبخي. أين تريدونها؟'], { shot: 'full', posture: 'raise' }),
        say('oda', 'deadpan', ['Don’t stand there, sergeant. Lift your end.', '軍曹、突っ立ってないで、そっち持ちな。', 'ยืนทำไมล่ะจ่า ยกฝั่งนู้นสิ', '士官長別杵著，抬那一頭。', 'لا تقف هكذا أيّها الرقيب. ارفع من طرفك.'], { shot: 'low' }),
        say('brom', 'shy', ['…Yes, Gran.', '……はい、ばあちゃん。', '…ครับ ยาย', '……是，奶奶。', '...حاضر يا جدّتي.'], { shot: 'close' }),
        tell(['By dawn the roof was half windows, half quilts. Nineteen degrees.', '夜明け、屋根は半分が窓、半分がキルトになった。十九度。', 'รุ่งเช้าหลังคาเป็นหน้าต่างครึ่งหนึ่ง ผ้านวมครึ่งหนึ่ง สิบเก้าองศา', '天亮時，屋頂一半是窗，一半是棉被。十九度。', 'عند الفجر صار السقف نصفه نوافذ ونصفه ألحفة. تسع عشرة درجة.'], {
          shot: 'wide',
          who: 'oda',
          mood: 'smile',
        }),
      ]),
    ],
  },
  {
    title: ['The Thirtieth Night', '三十夜目', 'คืนที่สามสิบ', '第三十夜', 'الليلة الثلاثون'],
    passages: [
      underGlass([
        tell(['The last night. One bud, shut tight as a fist.', '最後の夜。つぼみはひとつ、拳のように固い。', 'คืนสุดท้าย ดอกตูมหนึ่งดอก ปิดแน่นเหมือนกำปั้น', '最後一夜。一個花苞，緊得像拳頭。', 'الليلة الأخيرة. برعم واحد، مطبق كقبضة.']),
        say('auden', 'talk', ['My ears are uneven. I’m afraid of geese. I’m thirty-two.', '左右の耳の高さが違う。鵞鳥が怖い。三十二歳だ。', 'หูผมไม่เท่ากัน ผมกลัวห่าน ผมอายุสามสิบสอง', '我的耳朵一高一低。我怕鵝。我三十二歲。', 'أذناي غير متساويتين. أخاف الإوزّ. عمري اثنان وثلاثون.'], { shot: 'close' }),
        say('nettle', 'deadpan', ['It’s bored. I’m bored.', '退屈だって。ボクも。', 'มันเบื่อ ข้าก็เบื่อ', '它無聊，我也無聊。', 'إنّها ضجرة. وأنا كذلك.'], { shot: 'chibi' }),
        say('thea', 'worry', ['There’s something you’re not saying.', 'まだ、言っていないことがあるでしょう。', 'มีบางอย่างที่คุณยังไม่พูด', '你還有話沒說。', 'ثمّة شيء لا تقوله.'], { shot: 'over' }),
        show('pause', null, 'calm'),
        say('auden', 'worry', ['If it opens, I’ll sleep. If I sleep, I’m cured.', '咲けば、眠れる。眠れば、治る。', 'ถ้ามันบาน ผมก็จะหลับ ถ้าหลับ ผมก็หาย', '花開了，我就能睡。睡了，病就好了。', 'إن تفتّحت نمتُ. وإن نمتُ شُفيت.'], { shot: 'profile' }),
        say('thea', 'smile', ['That is the idea, yes.', 'ええ、そのための草です。', 'ก็ตั้งใจให้เป็นอย่างนั้นค่ะ', '是啊，本來就是為了這個。', 'هذا هو القصد، نعم.'], { shot: 'close' }),
        say('auden', 'cry', ['Then I’ve no reason to climb your stairs.', 'そうしたら……階段を上る理由が、なくなる。', 'แล้วผมก็ไม่มีเหตุผลขึ้นบันไดมาหาคุณอีก', '那我就沒有理由，再爬妳的樓梯了。', 'وعندها لا يبقى لي سبب لأصعد درجك.'], { shot: 'face' }),
        show('hand', 'auden', 'calm', { prop: BELL, sound: ['ting', 'りん', 'กริ๊ง', '叮鈴', 'رنّة'] }),
        say('nettle', 'shock', ['It’s open. It’s OPEN! Thea, quick, say something!', '咲いた。咲いた！　テア、早く、何か言って！', 'บานแล้ว บานแล้ว! เธีย เร็ว พูดอะไรสิ!', '開了。開了！蒂雅，快，妳說點什麼！', 'تفتّحت! تفتّحت! ثيا، بسرعة، قولي شيئًا!'], { shot: 'low' }),
        say('thea', 'shy', ['Auden, I… I should like you to…', 'オーデン。私……あなたに……', 'ออเดน ฉัน…ฉันอยากให้คุณ…', '奧登，我……我想要你……', 'أودن، أنا... أودّ أن...'], { shot: 'close' }),
        show('full', 'auden', 'asleep', { posture: 'fall', others: [], sound: ['Zzz', 'すぅ', 'ครอก', '呼……', 'خخخ'] }),
        say('thea', 'deadpan', ['…Naturally.', '……でしょうね。', '…ก็แน่ล่ะ', '……想也知道。', '...طبعًا.'], { shot: 'face' }),
      ]),
    ],
  },
  {
    title: ['Rain Flower', '雨の花', 'ดอกไม้ฝน', '雨花', 'زهرة المطر'],
    passages: [
      passage('throne', 'court', [
        say('isaura', 'cold', ['You come alone. Where is my captain?', 'ひとりで来たか。隊長はどうした。', 'มาคนเดียวรึ ผู้กองของข้าอยู่ไหน', '妳一個人來。我的隊長呢？', 'جئتِ وحدك. أين نقيبي؟']),
        say('thea', 'deadpan', ['Asleep, Your Grace. In my beans.', '眠っております、閣下。私の豆畑で。', 'หลับอยู่เพคะ ในแปลงถั่วของหม่อมฉัน', '在睡覺，殿下。睡在我的豆子田裡。', 'نائم يا صاحبة السموّ. وسط فاصوليائي.'], { shot: 'close' }),
        say('thea', 'calm', ['I’ve brought you a flower. It isn’t the one you ordered.', '花をお持ちしました。ご注文とは違いますが。', 'หม่อมฉันนำดอกไม้มาถวาย แต่ไม่ใช่ดอกที่ทรงสั่ง', '我帶了花來，但不是您要的那一種。', 'أحضرتُ لك زهرة. ليست التي طلبتِ.'], {
          shot: 'full',
          posture: 'chest',
          prop: { kind: 'flower', colour: '#e8617a' },
        }),
        say('isaura', 'angry', ['I asked to forget him!', '忘れたいと言ったのだ！', 'ข้าสั่งให้ข้าลืมเขา!', '我要的是忘記他！', 'طلبتُ أن أنساه!'], { shot: 'low' }),
        say('thea', 'sad', ['You’ve done nothing else for six years. What was his name?', '六年、そればかりなさってきた。お名前は？', 'หกปีมานี้ทรงทำแต่อย่างนั้น พระโอรสชื่ออะไรเพคะ', '這六年您一直在忘。他叫什麼名字？', 'لم تفعلي غير ذلك منذ ستّ سنين. ما كان اسمه؟'], { shot: 'profile' }),
        show('eyes', 'isaura', 'shock'),
        say('isaura', 'worry', ['…Leo.', '……レオ。', '…ลีโอ', '……里奧。', '...ليو.'], { shot: 'close' }),
        show('hand', 'isaura', 'sad', { prop: { kind: 'flower', colour: '#e8617a' }, sound: ['drip', 'ぽつ', 'แหมะ', '滴答', 'قطرة'] }),
        say('isaura', 'cry', ['He hated soup. He used to feed it to the dog.', 'あの子はスープが嫌いで……犬に、飲ませていた。', 'เขาเกลียดซุป ชอบแอบเทให้หมากิน', '他討厭喝湯，老是偷偷餵狗。', 'كان يكره الحساء. وكان يطعمه للكلب.'], { shot: 'face' }),
        say('thea', 'smile', ['Tell me another.', 'もっと、聞かせてください。', 'เล่าอีกสิเพคะ', '再多說一點。', 'زيديني.'], { shot: 'over' }),
        tell(['She told me until the candles went out. It rained in Vessen that night.', '蝋燭が尽きるまで、夫人は話した。その夜、ヴェッセンに雨が降った。', 'พระนางเล่าจนเทียนดับ คืนนั้นฝนตกที่เวสเซน', '她一直說到蠟燭燒完。那一夜，維森下了雨。', 'حدّثتني حتّى انطفأت الشموع. وأمطرت فيسن تلك الليلة.'], { shot: 'wide' }),
        say('isaura', 'smirk', ['Keep your fires. And girl: the exam is in May.', '火は、そのままに。それから娘、試験は五月だ。', 'ไฟของเจ้า เก็บไว้เถอะ แล้วก็…สอบเดือนพฤษภานะ', '爐火留著吧。還有，丫頭，考試在五月。', 'احتفظي بنيرانك. ويا فتاة، الامتحان في أيّار.'], { shot: 'close' }),
        say('thea', 'shock', ['You KNEW?', '……ご存じで！？', 'ทรงทราบด้วยหรือ!?', '您早就知道了！？', 'كنتِ تعلمين؟!'], { shot: 'chibi' }),
      ]),
    ],
  },
  {
    title: ['Thaw', '雪解け', 'หิมะละลาย', '融雪', 'ذوبان'],
    passages: [
      passage('lake', 'spring', [
        tell(['He slept three days. The whole town walked on tiptoe.', '彼は三日眠った。町じゅうが、爪先で歩いた。', 'เขาหลับไปสามวัน คนทั้งเมืองเดินเขย่งเท้า', '他睡了三天。全鎮的人都踮著腳走路。', 'نام ثلاثة أيّام. ومشت البلدة كلّها على أطراف أصابعها.']),
        say('oda', 'smirk', ['I’ve made soup. Quiet soup.', 'スープを煮たよ。静かなやつを。', 'ยายต้มซุปมา ซุปแบบเงียบ ๆ', '我煮了湯。安靜的那種。', 'أعددتُ حساء. حساءً هادئًا.'], { shot: 'close', tone: 'whisper', prop: SOUP }),
      ]),
      passage('orchard', 'spring', [
        show('face', 'auden', 'asleep'),
        say('auden', 'worry', ['…What day is it?', '……何曜日だ。', '…วันนี้วันอะไร', '……今天星期幾？', '...أيّ يوم هذا؟'], { shot: 'close' }),
        say('nettle', 'joy', ['Spring! You snored. You squashed nine beans.', '春！　いびきかいてた。豆、九本つぶした。', 'ใบไม้ผลิ! เจ้ากรน แถมทับถั่วไปเก้าต้น', '春天！你打呼，還壓扁九棵豆子。', 'الربيع! كنتَ تشخر. وسحقتَ تسع فاصوليات.'], { shot: 'chibi' }),
        say('auden', 'shy', ['Thea. You were about to say something.', 'テア。……何か、言いかけていた。', 'เธีย ตอนนั้นคุณกำลังจะพูดอะไร', '蒂雅，妳那時候，正要說什麼。', 'ثيا. كنتِ على وشك أن تقولي شيئًا.'], { shot: 'profile' }),
        say('thea', 'smirk', ['I was. You fell over.', 'ええ。あなたが倒れました。', 'ค่ะ แล้วคุณก็ล้มตึง', '是啊，然後你倒了。', 'نعم. وأنت سقطتَ.'], { shot: 'full', posture: 'hips' }),
        say('auden', 'worry', ['Would you consider… the same time tonight?', 'では……今夜、同じ時間に、というのは。', 'งั้น…คืนนี้เวลาเดิม จะได้ไหม', '那麼……今晚，同一時間，可以嗎？', 'فهل... الليلة في الموعد نفسه؟'], { shot: 'over' }),
        show('eyes', 'thea', 'smile'),
        say('thea', 'shy', ['I’d rather now. I like you better than the ferns.', '今がいいわ。羊歯より、あなたが好き。', 'ตอนนี้เลยดีกว่า ฉันชอบคุณมากกว่าเฟิร์นอีก', '現在就說吧。比起蕨類，我更喜歡你。', 'بل الآن. أحبّك أكثر من السراخس.'], { shot: 'close' }),
        say('auden', 'joy', ['I like you better than sleep.', 'あなたが好きだ。眠りより、ずっと。', 'ผมชอบคุณมากกว่าการนอนหลับ', '比起睡覺，我更喜歡妳。', 'أحبّك أكثر من النوم.'], { shot: 'profile' }),
        show('two', 'thea', 'joy', { sound: ['ting ting ting', 'りん　りん　りん', 'กริ๊ง กริ๊ง', '叮鈴、叮鈴', 'رنين رنين'] }),
        tell(['Every bell under the glass rang at once. It was nineteen degrees, outside.', '硝子の下の鈴が、いっせいに鳴った。外は、十九度だった。', 'ระฆังทุกดอกใต้กระจกดังพร้อมกัน ข้างนอกสิบเก้าองศา', '玻璃下的每一朵鈴，同時響了。屋外，十九度。', 'رنّت كلّ الأجراس تحت الزجاج معًا. وكانت تسع عشرة درجة، في الخارج.'], {
          shot: 'wide',
        }),
      ]),
    ],
  },
];
