import { palette } from '../scenery/palette.ts';
import { passage, say, show, sound, tell } from './script.ts';
import type { ComicWork } from './work.ts';

/** Slice of life: two sisters, a bakery by the sea, and the days on which it stays closed. */
export const RAINY_MONDAYS: ComicWork = {
  key: 'rainy-mondays',
  kind: 'comic',
  form: 'strip',
  plan: 'daily',
  depth: 0.14,
  gutter: '#fdf8ef',
  manner: { eyes: 'soft', pen: 1.05, ink: 'tinted', shading: 'cel', faceWidth: 1.05, eyeSize: 0.98 },
  hours: {
    warm: palette('#f4a868', '#fcd49a', '#fff0d0', '#c88a6a', '#7a5048', '#fff4c8', '#3f262a', '#e06a50', '#fff7ea'),
    sea: palette('#7cc0e4', '#c8e8ee', '#fff2d8', '#88b4a8', '#3f6a6a', '#fff4c8', '#22403f', '#f0865a', '#fffaf0'),
    rain: palette('#6a86a8', '#a8bcc8', '#dfe4e0', '#7a92a0', '#3c505e', '#ffe8b8', '#202e3a', '#d8785a', '#f6f4ee'),
  },
  cast: {
    nao: {
      seed: 'nao',
      build: 'f',
      hair: 'braid',
      hairColour: '#5a3626',
      eyeColour: '#7a5a30',
      skin: '#fbdcc6',
      top: 'apron',
      bottom: 'trousers',
      topColour: '#f4ece0',
      accentColour: '#d8705a',
      bottomColour: '#5a6878',
    },
    emi: {
      seed: 'emi',
      build: 'f',
      hair: 'bob',
      hairColour: '#c88a3a',
      eyeColour: '#4a7a6a',
      skin: '#fde2d0',
      top: 'sweater',
      bottom: 'skirt',
      topColour: '#7aa89a',
      accentColour: '#f4ecd8',
      bottomColour: '#c8a070',
      hairpin: '#e06a50',
    },
    gen: {
      seed: 'gen',
      build: 'm',
      hair: 'crop',
      hairColour: '#c8c4c0',
      eyeColour: '#5a5048',
      skin: '#e8c4a4',
      top: 'jacket',
      bottom: 'trousers',
      topColour: '#4a6a80',
      accentColour: '#e8dcc0',
      bottomColour: '#3a4450',
      aged: true,
      beard: true,
    },
  },
  balloons: {
    speech: 'hand',
    caption: 'hand',
    fill: '#ffffff',
    ink: '#4a342c',
    boxFill: '#fff3d8',
    boxInk: '#7a5a40',
    line: 2.8,
    rounded: true,
  },
  title: { voice: 'hand', treatment: 'brush' },
  cover: {
    layout: 'window',
    scene: 'cafe',
    hour: 'warm',
    weather: 'none',
    cast: [
      { who: 'nao', mood: 'smile' },
      { who: 'emi', mood: 'laugh' },
    ],
  },
  offer: {
    status: 'SCHEDULED',
    scheduleDays: ['TEN'],
    freeEpisodeCount: 3,
    rentCoin: null,
    possessionCoin: 3,
    freetimeEnabled: false,
    isAdult: false,
    intervalDays: 10,
    newestDaysAgo: 4,
  },
  editions: {
    en: {
      title: 'Closed on Rainy Mondays',
      coverTitle: 'Closed on\nRainy Mondays',
      alias: 'closed-on-rainy-mondays',
      synopsis:
        'Nao bakes. Her little sister Emi came back from the city with one suitcase and no explanation. The bakery above the harbour opens at six, except on Mondays when it rains, and nobody remembers why. A quiet story about bread, weather, and people who come back.',
      creators: [
        { name: 'Wren Halloway', role: 'AUTHOR' },
        { name: 'Wren Halloway', role: 'ARTIST' },
      ],
      genres: ['Slice of life', 'Drama'],
      tags: ['food', 'sisters', 'seaside', 'healing'],
    },
    ja: {
      title: '雨の月曜は休みます',
      coverTitle: '雨の月曜は\n休みます',
      alias: 'ame-no-getsuyo-wa-yasumimasu',
      synopsis:
        '港の上の小さなパン屋を切り盛りする奈緒。ある日、妹の恵美がスーツケースひとつで都会から帰ってきた。理由は言わない。店は毎朝六時に開く。雨の月曜だけは休む。どうしてなのか、誰も覚えていない。パンと天気と、帰ってくる人の話。',
      creators: [
        { name: '灯屋れん', role: 'AUTHOR' },
        { name: '灯屋れん', role: 'ARTIST' },
      ],
      genres: ['日常', 'ドラマ'],
      tags: ['ごはん', '姉妹', '海辺', '癒やし'],
    },
  },
  episodes: [
    {
      title: { en: 'One Suitcase', ja: 'スーツケースひとつ' },
      passages: [
        passage('harbour', 'sea', [
          tell(
            'My sister came home on the morning ferry, without telling anyone.',
            '妹が朝のフェリーで帰ってきた。誰にも言わずに。',
          ),
          say('emi', 'joy', 'Surprise!', 'ただいまっ！'),
          say('nao', 'deadpan', 'You’re standing on my flour.', '小麦粉、踏んでるよ。'),
          say('emi', 'laugh', 'Still the warmest welcome on the coast.', '相変わらず、いちばんあったかいお出迎え。'),
          say('nao', 'calm', 'How long?', 'いつまで？'),
          say('emi', 'shy', 'Until the bread runs out?', 'パンがなくなるまで……とか？'),
          say('nao', 'smile', 'Then you’d better learn to bake.', 'じゃあ、焼き方を覚えないとね。', {
            shot: 'profile',
          }),
        ]),
        passage('kitchen', 'warm', [
          tell(
            'Four in the morning. The dough was the only one of us who was awake.',
            '朝の四時。目を覚ましているのは、生地だけだった。',
          ),
          say('emi', 'asleep', 'It’s still night.', 'まだ、夜だよ……。', { shot: 'close' }),
          say('nao', 'talk', 'Don’t punch it. Ask it.', '叩かないの。たずねるの。', {
            posture: 'cup',
            prop: { kind: 'bread', colour: '#d89a54' },
          }),
          say('emi', 'worry', 'Ask it what?', 'なにを？'),
          say('nao', 'smile', 'If it’s ready.', 'もういいかい、って。'),
          show('hand', 'emi', 'calm', { prop: { kind: 'bread', colour: '#d89a54' } }),
          say('emi', 'smile', 'It says… not yet.', 'まあだだよ、だって。'),
          say('nao', 'laugh', 'Good. You can still hear.', 'よかった。耳は鈍ってない。'),
          show('two', 'nao', 'smile'),
        ]),
        passage('cafe', 'warm', [
          say('gen', 'smile', 'Two of the usual. And one for the ghost.', 'いつものを二つ。それと、幽霊さんに一つ。'),
          say('emi', 'shock', 'What ghost?', '幽霊って？'),
          say(
            'gen',
            'laugh',
            'The one who keeps this shop shut when it rains on a Monday.',
            '雨の月曜に店を閉めさせる、あの幽霊さ。',
          ),
          say('emi', 'worry', 'Nao. Why do we close on rainy Mondays?', 'お姉ちゃん、どうして雨の月曜は休むの？'),
          say('nao', 'calm', 'Because Mother did.', '母さんが、そうしてたから。', { shot: 'profile' }),
          tell('Neither of us knew any more than that.', 'それ以上のことは、私たちの誰も知らなかった。'),
        ]),
      ],
    },
    {
      title: { en: 'The Monday It Rained', ja: '雨の月曜' },
      passages: [
        passage(
          'street',
          'rain',
          [
            tell('Monday. Rain. The sign went out by itself, almost.', '月曜日。雨。看板はほとんど勝手に出ていった。'),
            say(
              'emi',
              'talk',
              'Let’s open today. Just once. I want to know what happens.',
              '今日は開けようよ。一度だけ。どうなるのか知りたい。',
              { posture: 'umbrella', prop: { kind: 'umbrella', colour: '#d8705a' } },
            ),
            say(
              'nao',
              'cold',
              'Nothing happens. That’s what Mondays are for.',
              '何も起きないよ。月曜はそのためにあるの。',
            ),
            say(
              'emi',
              'sad',
              'In the city nothing ever stops. I forgot that it could.',
              '都会じゃ何も止まらなくて。止まれるって、忘れてた。',
            ),
            say('nao', 'worry', 'Is that why you came home?', 'それで、帰ってきたの？'),
            say(
              'emi',
              'shy',
              'I stopped on the stairs of the subway one day. And I couldn’t think of a reason to go on up.',
              'ある日、地下鉄の階段で足が止まって。のぼる理由が、思いつかなかった。',
              { shot: 'face' },
            ),
          ],
          'rain',
        ),
        passage(
          'bedroom',
          'rain',
          [
            say('nao', 'calm', 'Come here. There’s a box I never opened.', 'おいで。開けたことのない箱があるの。'),
            say('emi', 'shock', 'Mother’s handwriting.', '母さんの字だ。', {
              shot: 'hand',
              prop: { kind: 'letter', colour: '#d8705a' },
            }),
            tell(
              '“Closed today. He likes to walk with me when it rains, and he only has Mondays.”',
              '「本日休業。雨の日はあの人が一緒に歩きたがるし、休みは月曜だけだから。」',
            ),
            say('emi', 'cry', 'It was Dad.', 'お父さんだ。'),
            say(
              'nao',
              'cry',
              'He was on the boats six days. She shut the shop to go for a walk.',
              '六日は船の上だったもんね。散歩のために、店を閉めたんだ。',
              { shot: 'profile' },
            ),
            say('emi', 'smile', 'That’s the best reason I’ve ever heard to stop.', '止まる理由で、いちばんいいやつ。'),
          ],
          'rain',
        ),
        passage(
          'beach',
          'rain',
          [
            say('nao', 'smile', 'Left at the lighthouse, I think.', '灯台を左、だったかな。'),
            say('emi', 'joy', 'Who’s minding the bread?', 'パンの番は？'),
            say('nao', 'laugh', 'It’s Monday.', '月曜だよ。'),
            show('back', 'nao', 'smile', { others: ['emi'] }),
          ],
          'rain',
        ),
      ],
    },
    {
      title: { en: 'Not Yet', ja: 'まあだだよ' },
      passages: [
        passage('cafe', 'sea', [
          tell(
            'In May a letter came from the city. They wanted her back.',
            '五月に、都会から手紙が来た。戻ってきてほしいと。',
          ),
          say('emi', 'worry', 'A better desk. A window, even.', '席もよくなるって。窓つき、だって。', {
            posture: 'phone',
            prop: { kind: 'letter', colour: '#7aa89a' },
          }),
          say('nao', 'calm', 'A window on what?', '窓から、なにが見えるの？'),
          say('emi', 'laugh', 'Another window.', '向かいの窓。'),
          say(
            'gen',
            'talk',
            'Take it or leave it, girl, but don’t leave it in the rain.',
            '行くも行かぬも好きにしな。ただ、雨ざらしはいかんよ。',
          ),
          say('nao', 'smile', 'I won’t ask you to stay.', '引きとめないよ。'),
          say('nao', 'sad', 'I’ve wanted to since the ferry.', 'フェリーの日から、ずっと引きとめたい。', {
            tone: 'think',
            shot: 'close',
          }),
        ]),
        passage('kitchen', 'warm', [
          tell('Four in the morning. Somebody was in the kitchen before me.', '朝の四時。厨房に、先客がいた。'),
          say('emi', 'calm', 'Are you ready? No? All right. I’ll wait.', 'もういいかい。まだ？　うん、待つよ。', {
            posture: 'cup',
            prop: { kind: 'bread', colour: '#d89a54' },
          }),
          say('nao', 'shock', 'Are you talking to the dough?', '生地としゃべってる？'),
          say('emi', 'smile', 'I asked it whether I should go.', '行ったほうがいいか、聞いてみたの。'),
          say('nao', 'worry', 'And?', 'それで？'),
          say('emi', 'joy', 'It says: not yet.', 'まあだだよ、だって。', { shot: 'face' }),
          show('two', 'nao', 'cry'),
        ]),
        passage('harbour', 'warm', [
          tell('So we painted a new sign.', 'それで、看板を塗りなおした。'),
          say(
            'gen',
            'shock',
            '“Closed on rainy Mondays. And on the first fine day of May.”',
            '「雨の月曜と、五月の最初の晴れの日は休みます」？',
          ),
          say(
            'emi',
            'joy',
            'That one’s mine. I only have the one day off, so he’d better like walking.',
            'それ、私の休み。一日しかないから、一緒に歩いてくれる人がいいな。',
          ),
          say('gen', 'laugh', 'Who’d better?', 'だれが？'),
          say('emi', 'shy', 'I haven’t met him yet.', 'まだ、会ってない。'),
          say('nao', 'laugh', 'Not yet!', 'まあだだよ！', { tone: 'shout', sound: sound('ha ha ha', 'あはは') }),
          show('back', 'emi', 'smile', { others: ['nao'] }),
        ]),
      ],
    },
  ],
};
