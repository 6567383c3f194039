import { MAIL_HOST } from './mail/smtp-listener.ts';
import { TEXT_ACCOUNT } from './text-message/text-message.route.ts';

/** Where the sandbox takes mails and text messages, as the api is told of such services. */
export interface SandboxMessages {
  smtpUrl: string;
  texts: { url: string; account: string; token: string; from: string };
}

/**
 * @param baseUrl the sandbox's own origin
 * @param mailPort where its SMTP server listens
 */
export function sandboxMessages(baseUrl: string, mailPort: number): SandboxMessages {
  return { smtpUrl: `smtp://${MAIL_HOST}:${mailPort}`, texts: { url: baseUrl, ...TEXT_ACCOUNT } };
}
