import type { ShareTarget } from '@longstrip/core';

/** What is sent: a title, in any script, and an absolute address. */
export interface SharedLink {
  title: string;
  url: string;
}

/** The services by their own names, which no language translates. */
export const SHARE_TARGET_NAMES: Readonly<Record<ShareTarget, string>> = {
  line: 'LINE',
  whatsapp: 'WhatsApp',
  x: 'X',
  facebook: 'Facebook',
};

/** The page of a service on which a reader sends the link on. It is an ordinary link: nothing of the service runs here. */
export function shareAddress(target: ShareTarget, { title, url }: SharedLink): string {
  switch (target) {
    case 'line':
      return address('https://social-plugins.line.me/lineit/share', { url, text: title });
    case 'whatsapp':
      return address('https://wa.me/', { text: `${title} ${url}` });
    case 'x':
      return address('https://x.com/intent/post', { text: title, url });
    case 'facebook':
      return address('https://www.facebook.com/sharer/sharer.php', { u: url });
  }
}

function address(page: string, values: Readonly<Record<string, string>>): string {
  const query = Object.entries(values).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${page}?${query.join('&')}`;
}
