/** The title of a coupon or gift. One that is a message key of the sites (D26) has no text here: its own key or kind says more. */
export function shownTitle(title: string | null, key: string): string {
  return title === null || title.startsWith('t:') ? key : title;
}
