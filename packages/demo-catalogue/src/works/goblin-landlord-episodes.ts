import type { SceneName } from '../scenery/scenes.ts';
import type { Weather } from '../scenery/weather.ts';
import { type Beat, type EpisodeScript, type Letters, passage, say, show, tell } from './script.ts';

/** Four panels in one room of the house. */
const rooms = (title: Letters, place: SceneName, hour: string, beats: readonly Beat[], weather?: Weather): EpisodeScript => ({ title, passages: [passage(place, hour, beats, weather)] });

const SNORE: Letters = ['GRRROOO', 'ゴオオオ', 'คร่อกกก', '呼嚕嚕', 'خخخخ'];
const BOOM: Letters = ['BOOM', 'ドカーン', 'ตู้ม', '轟', 'بوووم'];
const LEASE = { kind: 'book', colour: '#7a3f5c' } as const;
const NOTICE = { kind: 'letter', colour: '#b8433a' } as const;
const SWORD = { kind: 'sword', colour: '#6a4030' } as const;
const TEA = { kind: 'cup', colour: '#9ab86a' } as const;

export const GOBLIN_LANDLORD_EPISODES: readonly EpisodeScript[] = [
  rooms(['Room to Let', '空き部屋あり', 'ห้องว่างให้เช่า', '空房出租', 'غرفة للإيجار'], 'cave', 'lamp', [
    say('willa', 'shout', ['Goblin! I have come to end you!', 'ゴブリン！　成敗しに来たぞ！', 'เจ้าก็อบลิน! ข้ามาปราบเจ้าแล้ว!', '哥布林！我來取你性命！', 'أيّها الغول! جئتُ لأقضي عليك!'], { shot: 'low', prop: SWORD }),
    say('moggin', 'calm', ['The room is nine silver a month, with breakfast.', '部屋代は朝食つきで、月に銀貨九枚です。', 'ค่าห้องเดือนละเก้าเหรียญเงิน รวมมื้อเช้าครับ', '房租每月九枚銀幣，附早餐。', 'الغرفة بتسع فضّيّات في الشهر مع الفطور.'], { shot: 'full' }),
    say('willa', 'worry', ['…Does it have a window?', '……窓は、あるのか？', '…มีหน้าต่างไหม', '……有窗戶嗎？', '...هل فيها نافذة؟'], { shot: 'close' }),
    say('moggin', 'smirk', ['South-facing. No slaying after ten at night.', '南向きです。夜十時以降の成敗は禁止です。', 'หันทิศใต้ครับ งดปราบปีศาจหลังสี่ทุ่ม', '朝南。晚上十點後禁止討伐。', 'جنوبيّة. ويُمنع القتل بعد العاشرة ليلًا.'], { shot: 'chibi', prop: LEASE }),
  ]),
  rooms(['House Rules', '入居の決まり', 'กฎของหอ', '住戶公約', 'قواعد الدار'], 'corridor', 'lamp', [
    say('moggin', 'talk', ['House rules: no fires, no floods, no feuds.', '火の気、水もれ、仇討ちは禁止です。', 'กฎหอครับ ห้ามไฟไหม้ ห้ามน้ำท่วม ห้ามล้างแค้น', '公約：禁火、禁水災、禁尋仇。', 'القواعد: لا حرائق ولا فيضانات ولا ثأر.'], { shot: 'full', prop: LEASE }),
    say('willa', 'smirk', ['And if I break one, goblin?', '破ったら、どうなるんだ？', 'แล้วถ้าข้าแหกกฎล่ะ', '要是我犯了呢，哥布林？', 'وإن خالفتُ إحداها أيّها الغول؟'], { shot: 'profile' }),
    say('moggin', 'cold', ['Then, by ancient custom, I come at midnight…', '古い掟により、真夜中、扉の前に立ち……', 'ตามธรรมเนียมโบราณ ผมจะมาตอนเที่ยงคืน…', '依照古老習俗，我會在午夜前來……', 'عندها، وفق عُرف قديم، آتي عند منتصف الليل...'], { shot: 'low' }),
    say('moggin', 'deadpan', ['…and sigh outside your door until dawn.', '……夜明けまで、ため息をつきます。', '…มายืนถอนหายใจหน้าห้องจนเช้าครับ', '……在您門外嘆氣到天亮。', '...وأتنهّد عند بابكِ حتّى الفجر.'], { shot: 'chibi' }),
  ]),
  rooms(['The Deposit', '敷金', 'เงินประกัน', '押金', 'التأمين'], 'cave', 'moss', [
    say('alder', 'shy', ['I’m Alder, a wizard. Well, I was. They asked me to go.', 'アルダーです。魔法学校を……退学に。', 'ผมอัลเดอร์ เป็นจอมเวท เอ่อ…เคยเป็นครับ', '我叫奧德，是巫師……呃，被退學了。', 'أنا ألدر، ساحر. أو كنتُ، قبل أن يطردوني.'], { shot: 'full' }),
    say('moggin', 'talk', ['The deposit covers damage. Will there be much?', '敷金は修繕費です。よく壊しますか？', 'เงินประกันไว้ซ่อมของพังครับ จะพังเยอะไหม', '押金用來賠損壞。您會弄壞很多嗎？', 'التأمين لتغطية الأضرار. هل ستكون كثيرة؟'], { shot: 'over' }),
    say('alder', 'worry', ['In a normal week… or a good one?', '普通の週でですか。調子のいい週でですか。', 'หมายถึงสัปดาห์ปกติ…หรือสัปดาห์ดี ๆ ครับ', '您是問普通的一週……還是順利的一週？', 'تقصد في أسبوع عاديّ... أم في أسبوع جيّد؟'], { shot: 'face' }),
    say('moggin', 'deadpan', ['Bring the deposit in barrels, please.', '敷金は、樽でお願いします。', 'รบกวนขนเงินประกันมาเป็นถังนะครับ', '押金麻煩您用桶裝來。', 'أحضر التأمين في براميل من فضلك.'], { shot: 'close' }),
  ]),
  rooms(['One Egg', 'たまご一つ', 'ไข่ใบเดียว', '一顆蛋', 'بيضة واحدة'], 'kitchen', 'moss', [
    show('action', 'alder', 'shock', { sound: BOOM }),
    say('willa', 'shout', ['The kitchen! Where has the kitchen gone?!', '台所が！　台所、どこ行った！？', 'ครัว! ครัวหายไปไหนแล้ว!', '廚房！廚房跑哪去了！？', 'المطبخ! أين ذهب المطبخ؟!'], { shot: 'face' }),
    say('alder', 'cry', ['I was only boiling an egg!', 'ぼくは、ただ、ゆで卵を……！', 'ผมแค่ต้มไข่เองครับ!', '我只是在煮蛋啊！', 'كنتُ أسلق بيضة لا أكثر!'], { shot: 'low' }),
    say('moggin', 'deadpan', ['It’s still raw.', 'まだ生ですね。', 'ยังไม่สุกเลยครับ', '還是生的。', 'ما زالت نيئة.'], { shot: 'close' }),
  ]),
  rooms(['The View', '眺め', 'วิว', '景觀', 'الإطلالة'], 'bedroom', 'lamp', [
    say('willa', 'angry', ['You said it faced south! We’re under a hill!', '南向きと言ったろう！　ここは丘の下だぞ！', 'ไหนว่าหันทิศใต้! นี่มันใต้เนินเขา!', '你說朝南！這裡可是山丘底下！', 'قلتَ إنّها جنوبيّة! نحن تحت تلّة!'], { shot: 'low' }),
    say('moggin', 'calm', ['It does face south. I checked with a compass.', '南向きです。方位磁石で確認しました。', 'หันใต้จริงครับ ผมวัดด้วยเข็มทิศแล้ว', '確實朝南，我用羅盤量過了。', 'هي جنوبيّة. تحقّقتُ بالبوصلة.'], { shot: 'over', prop: TEA }),
    say('willa', 'shock', ['It faces DIRT!', '土しか見えん！', 'มันหันหาดิน!', '朝的是土！', 'إنّها تطلّ على التراب!'], { shot: 'face' }),
    say('moggin', 'smile', ['South dirt. It gets the better worms.', '南の土です。ミミズの質が違います。', 'ดินทิศใต้ครับ ไส้เดือนพันธุ์ดีกว่า', '是朝南的土，蚯蚓品質比較好。', 'تراب جنوبيّ. ديدانه أجود.'], { shot: 'chibi' }),
  ]),
  rooms(['Rent Day', '家賃の日', 'วันจ่ายค่าเช่า', '繳租日', 'يوم الإيجار'], 'corridor', 'moss', [
    say('moggin', 'smile', ['It’s the first of the month. Rent, please.', '月初めです。お家賃をどうぞ。', 'วันที่หนึ่งแล้ว ขอค่าเช่าด้วยครับ', '今天一號，請繳房租。', 'إنّه أوّل الشهر. الإيجار من فضلكِ.'], { shot: 'full', prop: LEASE }),
    say('willa', 'shy', ['Heroes aren’t paid in silver. We’re paid in glory.', '勇者の報酬は銀じゃない。名誉なんだ。', 'ผู้กล้าไม่ได้ค่าจ้างเป็นเงิน ได้เป็นเกียรติยศ', '勇者不領銀幣，領的是榮耀。', 'الأبطال لا يتقاضون فضّة، بل مجدًا.'], { shot: 'close' }),
    say('willa', 'joy', ['I’ll give you half of all my glory!', 'わが名誉の半分を、くれてやろう！', 'เอาเกียรติยศของข้าไปครึ่งหนึ่งเลย!', '我的榮耀分你一半！', 'سأعطيك نصف مجدي كلّه!'], { shot: 'low' }),
    say('moggin', 'deadpan', ['I’m afraid I can’t give change for that.', 'あいにく、お釣りがありません。', 'เกรงว่าผมจะไม่มีเงินทอนครับ', '抱歉，我找不開。', 'أعتذر، ليس عندي فكّة لذلك.'], { shot: 'face' }),
  ]),
  rooms(['The Downstairs Neighbour', '下の階の住人', 'เพื่อนบ้านชั้นล่าง', '樓下鄰居', 'جار الطابق السفليّ'], 'stairs', 'moon', [
    say('willa', 'angry', ['Who is that snoring? I can’t sleep!', '誰のいびきだ！　眠れないぞ！', 'ใครกรน! ข้านอนไม่หลับ!', '是誰在打呼？我睡不著！', 'من يشخر؟ لا أستطيع النوم!'], { shot: 'low', sound: SNORE }),
    say('moggin', 'calm', ['That’s the dragon. He rents the cellar.', '竜さんです。地下室にお住まいで。', 'คุณมังกรครับ เขาเช่าชั้นใต้ดิน', '是龍先生，他租地下室。', 'إنّه التنّين. يستأجر القبو.'], { shot: 'close' }),
    say('willa', 'joy', ['A dragon! At last! Where’s my sword?', '竜！　ついに来た！　あたしの剣は！？', 'มังกร! ในที่สุด! ดาบข้าอยู่ไหน!', '是龍！終於！我的劍呢？', 'تنّين! أخيرًا! أين سيفي؟'], { shot: 'full' }),
    say('moggin', 'cold', ['He has paid until spring. You have not.', 'あちらは春まで前払い。あなたは滞納中です。', 'เขาจ่ายล่วงหน้าถึงฤดูใบไม้ผลิ คุณยังค้างอยู่', '他付到明年春天了，您還欠著呢。', 'هو دفع حتّى الربيع. أمّا أنتِ فلا.'], { shot: 'face' }),
  ]),
  rooms(['Form Nine', '第九号様式', 'แบบฟอร์มเก้า', '九號表格', 'الاستمارة التاسعة'], 'library', 'lamp', [
    say('willa', 'sad', ['I want to slay something. It’s been weeks.', '何か退治したい。もう何週間もしてない。', 'อยากปราบอะไรสักอย่าง ไม่ได้ปราบมาหลายอาทิตย์แล้ว', '好想討伐點什麼，都好幾週了。', 'أريد أن أقتل شيئًا. مرّت أسابيع.'], { shot: 'full' }),
    say('moggin', 'talk', ['Form nine. Victim, weapon, next of kin.', '第九号様式に、相手、武器、緊急連絡先を。', 'แบบฟอร์มเก้าครับ เป้าหมาย อาวุธ ญาติผู้ติดต่อ', '請填九號表格：對象、武器、緊急聯絡人。', 'الاستمارة التاسعة: الضحيّة والسلاح وأقرب قريب.'], { shot: 'over', prop: NOTICE }),
    say('willa', 'smirk', ['Done. Victim: one goblin. Weapon: sword.', '書けた。相手、ゴブリン一匹。武器、剣。', 'เสร็จแล้ว เป้าหมาย: ก็อบลินหนึ่งตัว อาวุธ: ดาบ', '填好了。對象：哥布林一隻。武器：劍。', 'انتهيت. الضحيّة: غول واحد. السلاح: سيف.'], { shot: 'profile' }),
    say('moggin', 'shy', ['…And under next of kin you’ve put me?', '……緊急連絡先、わたしですか？', '…แล้วช่องญาติ คุณใส่ชื่อผมเหรอครับ', '……緊急聯絡人，您寫的是我？', '...وفي خانة أقرب قريب كتبتِ اسمي أنا؟'], { shot: 'face' }),
  ]),
  rooms(['Mother', '母、来たる', 'คุณแม่มาเยี่ยม', '老媽駕到', 'الأمّ'], 'cave', 'moss', [
    say('mum', 'shout', ['Moggin! You have HUMANS in the house?!', 'モギン！　家に人間がいるのかい！？', 'ม็อกกิน! ในบ้านมีมนุษย์เหรอ!', '莫金！你家裡有人類！？', 'موغن! في بيتك بشر؟!'], { shot: 'low' }),
    say('moggin', 'worry', ['They’re tenants, Mother. They pay me rent.', '店子さんです、母さん。家賃を払うんです。', 'ผู้เช่าครับแม่ เขาจ่ายค่าเช่าให้ผม', '媽，他們是房客，會付我房租。', 'هم مستأجرون يا أمّي. يدفعون لي إيجارًا.'], { shot: 'full' }),
    say('mum', 'shock', ['They pay you? Then what do you EAT?', '家賃？　じゃあ、何を食べてるんだい！', 'จ่ายเงินเหรอ แล้วลูกกินอะไรล่ะ!', '付錢給你？那你都吃什麼！？', 'يدفعون؟ فماذا تأكل إذن؟!'], { shot: 'face' }),
    say('moggin', 'shy', ['…Toast.', '……トーストを。', '…ขนมปังปิ้งครับ', '……吐司。', '...خبزًا محمّصًا.'], { shot: 'chibi' }),
  ]),
  rooms(['Family Business', '家業', 'ธุรกิจครอบครัว', '家業', 'مهنة العائلة'], 'vault', 'lamp', [
    say('mum', 'cold', ['Your grandfather robbed every traveller he met!', 'おじいさんは、旅人から何もかも奪ったもんだよ！', 'ปู่ของลูกปล้นนักเดินทางหมดตัวทุกคน!', '你爺爺當年可是把旅人搶個精光！', 'كان جدّك ينهب كلّ مسافر يلقاه!'], { shot: 'full' }),
    say('moggin', 'calm', ['I take deposits, Mother.', 'わたしは敷金を預かります。', 'ผมเก็บเงินประกันครับแม่', '媽，我收押金。', 'أنا آخذ تأمينًا يا أمّي.'], { shot: 'close', prop: LEASE }),
    say('mum', 'sad', ['And you give them back! The shame!', '返すんだろう？　ああ、ご先祖に恥ずかしい！', 'แล้วก็คืนเขา! ขายหน้าบรรพบุรุษ!', '最後還不是退回去！丟死人了！', 'ثمّ تعيده إليهم! يا للعار!'], { shot: 'profile' }),
    say('moggin', 'smirk', ['Minus cleaning.', '清掃費を引いて、です。', 'หักค่าทำความสะอาดครับ', '會扣清潔費。', 'بعد خصم التنظيف.'], { shot: 'face' }),
    say('mum', 'cry', ['That’s my boy!', 'それでこそ、うちの子だよ！', 'สมเป็นลูกแม่!', '真不愧是我兒子！', 'هذا ابني حقًّا!'], { shot: 'low' }),
  ]),
  rooms(['Breakfast Included', '朝食つき', 'รวมมื้อเช้า', '附早餐', 'الفطور مشمول'], 'kitchen', 'moss', [
    say('alder', 'worry', ['Um… what’s in the porridge, ma’am?', 'あの……このおかゆ、何が入ってますか？', 'เอ่อ…ในโจ๊กใส่อะไรบ้างครับคุณป้า', '請問……這粥裡放了什麼？', 'أمم... ماذا في العصيدة يا خالة؟'], { shot: 'full' }),
    say('mum', 'smile', ['Mushrooms, moss, and a mother’s love.', 'きのこと、苔と、母の愛だよ。', 'เห็ด ตะไคร่ แล้วก็ความรักของแม่จ้ะ', '蘑菇、青苔，還有媽媽的愛。', 'فطر وطحلب وحنان الأمّ.'], { shot: 'over', prop: { kind: 'pan', colour: '#4a4650' } }),
    say('willa', 'talk', ['It’s good! Which bit is the love?', 'うまい！　どれが愛だ？', 'อร่อย! ชิ้นไหนคือความรัก', '好吃！哪一塊是愛？', 'لذيذة! أيّ قطعة هي الحنان؟'], { shot: 'close' }),
    say('mum', 'smirk', ['The one that’s trying to leave.', '逃げようとしてるやつさ。', 'ชิ้นที่กำลังคลานหนีนั่นแหละ', '想逃走的那塊。', 'تلك التي تحاول الهرب.'], { shot: 'face' }),
  ]),
  rooms(['Haunted', '出る部屋', 'ห้องผีสิง', '鬧鬼', 'مسكونة'], 'corridor', 'moon', [
    say('alder', 'cry', ['There’s a ghost in my room! It moans all night!', '部屋に幽霊が！　一晩じゅう、うめくんです！', 'ในห้องผมมีผี! ครวญครางทั้งคืนเลยครับ!', '我房裡有鬼！整晚都在哀號！', 'في غرفتي شبح! يئنّ طوال الليل!'], { shot: 'full' }),
    say('moggin', 'shock', ['A ghost? In Number Four?', '幽霊？　四号室に？', 'ผีเหรอครับ ในห้องสี่น่ะนะ', '鬼？在四號房？', 'شبح؟ في الغرفة الرابعة؟'], { shot: 'face' }),
    show('eyes', 'moggin', 'cold'),
    say('moggin', 'angry', ['Number Four is let to ONE person!', '四号室は、お一人様の契約です！', 'ห้องสี่ให้เช่าคนเดียวนะครับ!', '四號房的合約只能住一個人！', 'الرابعة مؤجّرة لشخص واحد فقط!'], { shot: 'low', prop: LEASE }),
  ]),
  rooms(['Headroom', '低い扉', 'ประตูเตี้ย', '門太矮', 'باب منخفض'], 'corridor', 'lamp', [
    show('action', 'willa', 'strain', { sound: ['BONK', 'ゴンッ', 'โป๊ก', '咚', 'طاخ'] }),
    say('willa', 'angry', ['Your doors are too LOW, goblin!', 'おい、扉が低すぎるぞ！', 'ประตูเตี้ยเกินไปแล้ว เจ้าก็อบลิน!', '喂，哥布林，你的門太矮了！', 'أبوابك منخفضة جدًّا أيّها الغول!'], { shot: 'low' }),
    say('moggin', 'calm', ['Odd. The giant in Number Two never complained.', '変ですね。二号室の巨人さんは何とも。', 'แปลกนะครับ คุณยักษ์ห้องสองไม่เคยบ่นเลย', '怪了，二號房的巨人從沒抱怨過。', 'غريب. العملاق في الثانية لم يشتكِ قطّ.'], { shot: 'full', prop: TEA }),
    say('moggin', 'deadpan', ['He’d have to come out to do it.', '出てこられませんからね。', 'เพราะจะบ่นก็ต้องออกมาก่อน', '因為要抱怨就得先出得來。', 'فعليه أن يخرج أوّلًا ليشتكي.'], { shot: 'chibi' }),
  ]),
  rooms(['The Leak', '水もれ', 'น้ำรั่ว', '漏水', 'التسريب'], 'bedroom', 'moss', [
    say('moggin', 'worry', ['So, your ceiling is leaking?', '天井から、水もれですか。', 'เพดานรั่วเหรอครับ', '您的天花板在漏水？', 'إذن سقفك يسرّب الماء؟'], { shot: 'full' }),
    say('alder', 'joy', ['I fixed it by magic! Now the water falls upwards.', '魔法で直しました！　水は上に落ちます！', 'ผมซ่อมด้วยเวทแล้ว! ตอนนี้น้ำหยดขึ้นข้างบน!', '我用魔法修好了！現在水往上滴！', 'أصلحتُه بالسحر! صار الماء يسقط إلى أعلى.'], { shot: 'low', prop: { kind: 'staff', colour: '#8ad0c8' } }),
    say('moggin', 'joy', ['Marvellous! It’s dry as a bone in here!', 'すばらしい！　すっかり乾いている！', 'ยอดเยี่ยม! แห้งสนิทเลยครับ!', '太神了！這裡乾得不得了！', 'رائع! المكان جافّ تمامًا!'], { shot: 'close' }),
    say('willa', 'shout', ['WHO is raining on me from below?!', '下から雨を降らせてるのは誰だ！', 'ใครทำฝนตกใส่ข้าจากข้างล่าง!', '是誰從樓下往我這裡下雨！？', 'من يُمطرني من تحتي؟!'], { shot: 'face' }),
  ]),
  rooms(['The Rival', '別の勇者', 'ผู้กล้าอีกคน', '另一位勇者', 'بطل آخر'], 'cave', 'dusk', [
    say('willa', 'strain', ['Back, knight! Nobody slays this goblin!', '下がれ、騎士め！　こいつは斬らせん！', 'ถอยไปเจ้าอัศวิน! ห้ามแตะก็อบลินตัวนี้!', '退下，騎士！誰都不准動這隻哥布林！', 'تراجع أيّها الفارس! لن يُقتل هذا الغول!'], { shot: 'low', prop: SWORD }),
    say('moggin', 'cry', ['Willa! You’d risk your life for me?', 'ウィラさん……わたしのために、命を？', 'วิลลา! คุณยอมเสี่ยงชีวิตเพื่อผมเหรอ', '薇拉！您願意為我賭命？', 'ويلا! تخاطرين بحياتكِ من أجلي؟'], { shot: 'close' }),
    say('willa', 'shy', ['Of course I would.', '当たり前だ。', 'ก็ต้องยอมสิ', '當然。', 'طبعًا.'], { shot: 'profile' }),
    say('willa', 'deadpan', ['If you die, who gives me back my deposit?', 'お前が死んだら、敷金は誰が返す。', 'เจ้าตายแล้วใครจะคืนเงินประกันให้ข้า', '你死了，押金誰退我？', 'إن متَّ فمن يعيد إليّ التأمين؟'], { shot: 'full' }),
  ]),
  rooms(['Four Stars', '星四つ', 'สี่ดาว', '四顆星', 'أربع نجوم'], 'library', 'moss', [
    say('moggin', 'joy', ['A review! “Small, green, honest.” Four stars!', '口コミです！　「小さい、緑、正直」星四つ！', 'มีคนรีวิว! “ตัวเล็ก สีเขียว ซื่อสัตย์” สี่ดาว!', '有評價了！「矮小、綠色、誠實。」四顆星！', 'تقييم! «صغير، أخضر، أمين». أربع نجوم!'], { shot: 'low', prop: NOTICE }),
    say('moggin', 'worry', ['But why only four? Where’s the fifth?', 'でも、なぜ四つ？　五つめは？', 'แต่ทำไมแค่สี่ ดวงที่ห้าหายไปไหนครับ', '可是為什麼只有四顆？第五顆呢？', 'لكن لماذا أربع؟ أين الخامسة؟'], { shot: 'face' }),
    say('willa', 'calm', ['I did put five.', '五つ、つけたぞ。', 'ข้าให้ห้าดวงนะ', '我給了五顆啊。', 'وضعتُ خمسًا.'], { shot: 'over' }),
    say('willa', 'deadpan', ['The ceiling fell on one.', '一つは、天井の下だ。', 'เพดานถล่มทับไปหนึ่งดวง', '有一顆被塌下來的天花板壓住了。', 'سقط السقف على واحدة.'], { shot: 'chibi' }),
  ]),
  rooms(['The Gold', '金貨の部屋', 'ห้องทองคำ', '黃金', 'الذهب'], 'vault', 'lamp', [
    say('alder', 'shock', ['This room is full of gold! You’re rich!', '部屋いっぱいの金貨！　大金持ちだ！', 'ทองเต็มห้องเลย! คุณรวยนี่ครับ!', '整間都是黃金！您好有錢！', 'الغرفة ملأى بالذهب! أنت غنيّ!'], { shot: 'wide' }),
    say('moggin', 'calm', ['It isn’t mine. Those are old deposits.', 'わたしのではありません。昔の敷金です。', 'ไม่ใช่ของผมครับ เป็นเงินประกันเก่า ๆ', '那不是我的，是從前的押金。', 'ليس لي. هذه تأمينات قديمة.'], { shot: 'full', prop: { kind: 'lantern', colour: '#7a3f5c' } }),
    say('alder', 'worry', ['Three hundred years of them? Nobody came back?', '三百年分も？　誰も戻らなかったの？', 'สามร้อยปีเลยเหรอ ไม่มีใครกลับมาเลยเหรอครับ', '三百年份？都沒人回來拿？', 'ثلاثمئة عام؟ ألم يعد أحد؟'], { shot: 'close' }),
    say('moggin', 'sad', ['They went on quests. I keep their beds made.', '冒険に出たきりで。寝床は整えてあります。', 'เขาออกไปผจญภัยกัน ผมยังปูเตียงรอทุกคืน', '他們去冒險了。床我一直鋪著。', 'خرجوا في مغامرات. وما زلتُ أرتّب أسرّتهم.'], { shot: 'face' }),
  ]),
  rooms(['No Pets', 'ペット不可', 'ห้ามเลี้ยงสัตว์', '禁養寵物', 'ممنوع الحيوانات'], 'stairs', 'moss', [
    say('moggin', 'angry', ['Rule six! No pets!', '決まりその六！　ペット不可！', 'กฎข้อหก! ห้ามเลี้ยงสัตว์!', '公約第六條！禁養寵物！', 'القاعدة السادسة! لا حيوانات!'], { shot: 'low', prop: LEASE }),
    say('alder', 'worry', ['My toad isn’t a pet. He’s my assistant!', 'カエルはペットじゃなくて、助手です！', 'คางคกไม่ใช่สัตว์เลี้ยงครับ เป็นผู้ช่วยผม!', '蟾蜍不是寵物，是我的助手！', 'ضفدعي ليس حيوانًا أليفًا، بل مساعدي!'], { shot: 'close' }),
    say('alder', 'smile', ['He’s very useful. He just ate a huge spider.', '役に立つんです。今も大きなクモを食べて。', 'มีประโยชน์มากด้วย เพิ่งกินแมงมุมตัวเบ้อเริ่มไป', '牠很能幹，剛吃了一隻大蜘蛛。', 'وهو نافع جدًّا. أكل للتوّ عنكبوتًا ضخمًا.'], { shot: 'full', sound: ['GULP', 'ゴックン', 'อึก', '咕嚕', 'غلوب'] }),
    say('moggin', 'shock', ['That was Number Seven! He’d paid till June!', '七号室さん！　六月まで前払いの方が！', 'นั่นห้องเจ็ดครับ! เขาจ่ายถึงมิถุนาแล้วนะ!', '那是七號房的房客！他付到六月了！', 'كان ساكن السابعة! ودفع حتّى حزيران!'], { shot: 'face' }),
  ]),
  rooms(
    ['Central Heating', '全館暖房', 'ระบบทำความร้อน', '中央暖氣', 'تدفئة مركزيّة'],
    'cave',
    'snow',
    [
      say('willa', 'strain', ['I’m freezing! Is there no heating here?', '凍える！　暖房はないのか、ここは！', 'หนาวจะแข็งแล้ว! ไม่มีเครื่องทำความร้อนเหรอ!', '凍死了！這裡沒有暖氣嗎？', 'أتجمّد! ألا تدفئة هنا؟'], { shot: 'full' }),
      say('moggin', 'calm', ['One moment. I’ll have a word in the cellar.', '少々お待ちを。地下に話をつけてきます。', 'สักครู่นะครับ ผมลงไปคุยที่ชั้นใต้ดินก่อน', '請稍等，我去地下室說一聲。', 'لحظة. سأقول كلمة في القبو.'], { shot: 'close' }),
      say('willa', 'joy', ['Oh! The floor’s warm! What did you tell him?', 'おお、床が温かい！　竜に何と言ったんだ？', 'โอ้ พื้นอุ่นแล้ว! เจ้าไปบอกอะไรเขา', '喔！地板暖了！你跟他說了什麼？', 'آه! الأرض دافئة! ماذا قلتَ له؟'], { shot: 'low', sound: SNORE }),
      say('moggin', 'smirk', ['That you plan to slay him. He’s still laughing.', 'あなたが退治すると。まだ笑っています。', 'ว่าคุณจะปราบเขา เขายังหัวเราะไม่หยุดเลยครับ', '說您要討伐他。他還在笑。', 'إنّكِ تنوين قتله. ما زال يضحك.'], { shot: 'face' }),
    ],
    'snow',
  ),
  rooms(['A Gift', '贈りもの', 'ของขวัญ', '禮物', 'هديّة'], 'kitchen', 'lamp', [
    say('alder', 'joy', ['Happy birthday, Mr Moggin! We’ve got you a gift!', '大家さん、誕生日おめでとう！　贈りものです！', 'สุขสันต์วันเกิดครับคุณม็อกกิน! เรามีของขวัญให้!', '莫金先生生日快樂！我們準備了禮物！', 'عيد ميلاد سعيد يا سيّد موغن! لك منّا هديّة!'], { shot: 'full' }),
    say('moggin', 'shock', ['But goblins aren’t given things. We TAKE things!', 'ゴブリンはもらいません。奪うのです！', 'ก็อบลินไม่รับของใคร เรา “ชิง” เอาครับ!', '可是哥布林不收禮，我們用搶的！', 'لكنّ الغيلان لا تُهدى، بل تنهب!'], { shot: 'face' }),
    say('willa', 'smile', ['Then take it.', 'なら、奪え。', 'งั้นก็ชิงไปสิ', '那你搶吧。', 'إذن انهبها.'], { shot: 'close', prop: { kind: 'flower', colour: '#e07a9a' } }),
    say('moggin', 'cry', ['…I’ll have to write you a receipt.', '……領収書を、お出ししないと。', '…ผมต้องออกใบเสร็จให้ด้วยครับ', '……我得開張收據給你們。', '...لا بدّ أن أكتب لكم إيصالًا.'], { shot: 'chibi' }),
  ]),
  rooms(['Notice to Quit', '立ち退き', 'หมายไล่ที่', '拆遷通知', 'إخلاء'], 'cave', 'dusk', [
    say('willa', 'cold', ['From the king. He wants this hill for a castle.', '王の通達だ。この丘に城を建てるとさ。', 'หมายจากพระราชา จะเอาเนินนี้ไปสร้างปราสาท', '國王的公文，說要在這山丘蓋城堡。', 'من الملك. يريد هذه التلّة ليبني قصرًا.'], { shot: 'full', prop: NOTICE }),
    say('alder', 'shock', ['But we live here! Where would we go?', '住んでるのに！　どこへ行けば！？', 'แต่เราอยู่ที่นี่นะครับ! จะให้ไปอยู่ไหน!', '可是我們住這裡啊！要搬去哪？', 'لكنّنا نسكن هنا! إلى أين نذهب؟'], { shot: 'face' }),
    say('mum', 'smirk', ['Leave it to me. I shall invite him to dinner.', 'まかせな。夕食にお招きしよう。', 'ไว้ใจแม่ เดี๋ยวแม่เชิญเขามามื้อค่ำเอง', '交給我，我請他來吃晚餐。', 'دعوا الأمر لي. سأدعوه إلى العشاء.'], { shot: 'close' }),
    say('moggin', 'worry', ['Mother. Put down the salt.', '母さん。塩を置いてください。', 'แม่ครับ วางเกลือลงก่อน', '媽，把鹽放下。', 'أمّي، ضعي الملح من يدكِ.'], { shot: 'chibi' }),
  ]),
  rooms(['Small Print', '小さな字', 'ตัวหนังสือจิ๋ว', '條款小字', 'الخطّ الصغير'], 'library', 'moon', [
    say('alder', 'cry', ['The king owns all the land there is! It’s over!', '土地はぜんぶ王のもの。もうおしまいです！', 'ที่ดินทั้งหมดเป็นของพระราชา! จบกันครับ!', '土地全是國王的，完了！', 'الملك يملك الأرض كلّها! انتهى أمرنا!'], { shot: 'full' }),
    say('moggin', 'calm', ['All the land above. Below is goblin. Clause nine.', '地上だけです。地下はゴブリン領。第九条。', 'แค่เหนือดินครับ ใต้ดินของก็อบลิน ข้อเก้า', '僅限地上。地下歸哥布林，第九條。', 'ما فوق فقط. وما تحت للغيلان، البند التاسع.'], { shot: 'over', prop: LEASE }),
    say('willa', 'joy', ['Ha! Then he can’t build his castle!', 'ははっ！　じゃあ城は建てられないな！', 'ฮ่า! งั้นเขาก็สร้างปราสาทไม่ได้!', '哈！那他就不能蓋城堡了！', 'ها! إذن لن يبني قصره!'], { shot: 'low' }),
    say('moggin', 'smirk', ['He may. On my roof. At nine silver a month.', '建てられますよ。うちの屋根に、月九枚で。', 'สร้างได้ครับ บนหลังคาผม เดือนละเก้าเหรียญ', '可以啊，蓋在我屋頂上，每月九枚。', 'بل له ذلك. على سطحي، بتسع فضّيّات شهريًّا.'], { shot: 'face' }),
  ]),
  rooms(['The Royal Visit', '王の視察', 'พระราชาเสด็จ', '國王駕到', 'زيارة ملكيّة'], 'cave', 'moss', [
    tell(['The king came in person. He brought forty knights.', '王がみずから来た。騎士を四十人つれて。', 'พระราชาเสด็จมาเอง พร้อมอัศวินสี่สิบนาย', '國王親自來了，帶著四十名騎士。', 'جاء الملك بنفسه ومعه أربعون فارسًا.']),
    say('willa', 'shock', ['He’s looking in every room! What does he want?', '部屋をぜんぶ見てるぞ！　何のつもりだ！？', 'เขาเดินดูทุกห้องเลย! จะเอาอะไรกันแน่!', '他每間都看！到底想幹嘛？', 'إنّه يتفقّد كلّ غرفة! ماذا يريد؟'], { shot: 'face' }),
    say('alder', 'worry', ['He says it’s warm. He says castles never are.', '「暖かい」って。お城は寒いんだって。', 'เขาว่าที่นี่อุ่นจัง ปราสาทไม่เคยอุ่นเลย', '他說這裡好暖，城堡從來不暖。', 'يقول إنّه دافئ، وإنّ القصور لا تدفأ أبدًا.'], { shot: 'profile' }),
    say('moggin', 'joy', ['Number Nine is free. It’s south-facing.', '九号室が空いています。南向きです。', 'ห้องเก้าว่างครับ หันทิศใต้ด้วย', '九號房空著，朝南喔。', 'الغرفة التاسعة شاغرة. وهي جنوبيّة.'], { shot: 'close', prop: LEASE }),
  ]),
  rooms(['End of Lease', '契約満了', 'ครบสัญญา', '租約到期', 'نهاية العقد'], 'corridor', 'dusk', [
    say('willa', 'calm', ['A year today. My lease is up, goblin.', '今日で一年。契約切れだ、大家。', 'ครบปีวันนี้ สัญญาข้าหมดแล้ว เจ้าก็อบลิน', '今天滿一年，租約到期了，哥布林。', 'سنة كاملة اليوم. انتهى عقدي أيّها الغول.'], { shot: 'full' }),
    say('moggin', 'sad', ['Your deposit. All of it. I took nothing off.', '敷金です。全額。一枚も引いていません。', 'เงินประกันครับ ครบทุกเหรียญ ไม่ได้หักเลย', '押金還您。全額，一毛都沒扣。', 'تأمينكِ كاملًا. لم أخصم منه شيئًا.'], { shot: 'close' }),
    show('action', 'willa', 'strain', { posture: 'kick', sound: ['CRASH', 'バキッ', 'โครม', '砰', 'طراخ'] }),
    say('willa', 'smirk', ['Oh dear, a hole. I’d better stay and pay it off.', 'おっと、壁に穴が。残って弁償しないとな。', 'อุ๊ย กำแพงทะลุ สงสัยต้องอยู่ใช้หนี้ต่อซะแล้ว', '哎呀，破了個洞。我只好留下來還債了。', 'يا للأسف، ثقب! عليّ أن أبقى لأسدّد ثمنه.'], { shot: 'profile' }),
  ]),
];
