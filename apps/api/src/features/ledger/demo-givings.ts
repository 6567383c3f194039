/** What the demo gives its reader of a platform, once: coins, bonus coins in lots, and points. */
export const DEMO_GIVINGS = {
  /** More than the episodes of the reader cost. */
  coinsToBuyWith: 200,
  /** What of coins is left in the end. */
  coins: 460,
  bonus: [20, 20],
  points: 6_400,
} as const;
