/** The switches of the settings, as their forms name them. */
export const SWITCH_NAMES = ['adult', 'bl', 'mail', 'push', 'pushContents', 'pushFreetime', 'pushNight'] as const;
export type SwitchName = (typeof SWITCH_NAMES)[number];
