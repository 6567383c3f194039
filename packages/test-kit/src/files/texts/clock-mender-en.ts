import type { NovelText } from './novel-text.ts';

/** A short novel of our own, in English. */
export const CLOCK_MENDER_EN: NovelText = {
  title: "The Clock-Mender's Winter",
  language: 'en',
  author: 'Edith Marrow',
  chapters: [
    {
      title: 'A Parcel Without a Name',
      paragraphs: [
        'The parcel arrived on the first day of frost, wrapped in a page of last year’s almanac and tied with the kind of knot that only sailors and spiders know. Tobias Wren set it on the counter and listened. Most parcels are silent. This one was counting under its breath.',
        'He had mended clocks in Lower Quay for thirty-one years[^quay] and had learned to be careful with anything that knew the time better than he did. So he made tea first, and drank it standing, and only when the cup was empty did he cut the string.',
        'Inside lay a pocket watch with no hands. Its face was as blank as a plate, and yet it ticked with the *calm certainty* of a thing that has never once been late. On the back someone had scratched four words with a pin: Please do not hurry.',
        'Tobias turned the watch over and over until the lamp burned low. There was no hinge, no crown, no keyhole. Whoever had made it had closed it from the inside, the way a snail closes its door for the winter.',
      ],
    },
    {
      title: 'The Girl Who Kept Tuesdays',
      paragraphs: [
        'On Tuesday a girl came in out of the sleet and asked whether her watch was ready. She was perhaps eleven, and wore a coat that had belonged to someone with longer arms. Tobias said that he did not know what was wrong with it.',
        'Nothing is wrong with it, said the girl. It only needs to be near other clocks for a while. It has been alone since my grandmother went to sea, and it has begun to forget which day comes after which. She said this as one might speak of a dog that is off its food.',
        'They hung the watch in the window between the regulator and the cuckoo, and by evening the whole shop had changed its voice. The regulator ticked a little softer. The cuckoo, which had been an hour fast since the flood[^flood], came out and looked around and went in again without a word.',
        'Before she left the girl paid him with a button. It was a good button, made of horn, and when he held it to the light he could see a coast in it, and a harbour, and a very small ship that was not moving at all.',
      ],
    },
    {
      title: 'Low Water',
      paragraphs: [
        'Snow fell for nine days, and the river drew back from the quay until the old piles stood up like teeth. People walked out upon the mud to look for what the water had been keeping. They found a bell, a bicycle, and eleven left boots.',
        'Tobias did not go. He sat beside the window with the blank watch in his palm and felt that its ticking had grown slower, as a walker slows who sees the lights of home. He thought of the words on its back, and for the first time in thirty-one years he let the shop clocks run down.',
        'In the quiet he heard the ship in the button drop its anchor.',
        'When the girl came that Tuesday there were two people with her. One was the postman, who had lost his way. The other was an old woman with a sailor’s knot of white hair, who took the watch from his hand, held it against her cheek, and asked him what time it was. He told her the truth, which was that he had no idea, and she laughed until the cuckoo came out to see.',
      ],
    },
  ],
  notes: {
    quay: 'Lower Quay is on no map. The author remembers it from a dream about stairs.',
    flood: 'The flood of the year before, which reached the second shelf.',
  },
};
