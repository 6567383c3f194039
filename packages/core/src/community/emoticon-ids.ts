/** The emoticons of comments, in the order of the picker. Their drawings are the api's. */
export const EMOTICON_IDS = ['SMILE', 'LAUGH', 'LOVE', 'CHEER', 'WOW', 'TEARS', 'ANGRY', 'SLEEPY'] as const;
export type EmoticonId = (typeof EMOTICON_IDS)[number];
