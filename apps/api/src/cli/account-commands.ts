import type { Command } from 'commander';
import { type ListedOperator, type ListedToken, OperatorInviteSchema, TokenCreateSchema } from '../operators/index.ts';
import { readAsked } from './catalogue-admin.ts';
import { type CommandParts, count, several, textLine } from './option-values.ts';

const ROLES = 'ROLE/PLATFORM or ROLE/all, several times or with commas between: support/bom-us, owner/all';

/** `operator create|list|code|token`: who runs the store, and the tokens of commands on other machines (record 0136). */
export function addAccountCommands(command: Command, parts: CommandParts): void {
  addCreate(command, parts);
  addList(command, parts);
  addCode(command, parts);
  const token = command.command('token').description('Tokens with which commands on other machines call the product.');
  addTokenCreate(token, parts);
  addTokenList(token, parts);
  addTokenEnd(token, parts);
}

function addCreate(command: Command, { admin, out, finish }: CommandParts): void {
  command
    .command('create')
    .description('adds an operator, and prints the link with which they choose a password')
    .requiredOption('--email <address>', 'with which they sign in', textLine)
    .requiredOption('--name <name>', 'as the audit log writes it', textLine)
    .option('--role <role>', `${ROLES} (owner/all where none is given)`, several)
    .option('--locale <locale>', 'the language of the console', textLine, 'en-US')
    .option('--json', 'in one line of JSON')
    .action(async ({ json, role, ...flags }: CreateFlags) => {
      const asked = readAsked(OperatorInviteSchema, { ...flags, roles: role ?? ['owner/all'] });
      const invited = await admin().inviteOperator({ ...asked, roles: role ?? ['owner/all'] });
      const until = new Date(invited.expiresAtMs).toISOString();
      const mailed = invited.isMailed ? ' It was mailed too.' : '';
      const said = [
        `Added operator ${invited.email}. This link sets the password, once, until ${until}.${mailed}`,
        invited.link,
      ];
      if (json === true) out(JSON.stringify(invited));
      else for (const line of said) out(line);
      finish(0);
    });
}

interface CreateFlags {
  email: string;
  name: string;
  role?: string[];
  locale: string;
  json?: boolean;
}

function addList(command: Command, { admin, out, finish }: CommandParts): void {
  command
    .command('list')
    .description('lists the operators')
    .option('--json', 'one line of JSON an operator')
    .action(async ({ json }: { json?: boolean }) => {
      const listed = await admin().listOperators();
      for (const each of listed) out(json === true ? JSON.stringify(each) : operatorLine(each));
      if (listed.length === 0 && json !== true) out('There is no operator yet: npm run operator -- create adds one.');
      finish(0);
    });
}

function operatorLine({ email, name, roles, state, hasSecondFactor }: ListedOperator): string {
  const factor = hasSecondFactor ? 'second factor' : 'no second factor';
  return [email, name, state, roles.join(', '), factor].join('  ');
}

function addCode(command: Command, { demoCode, out, say, finish }: CommandParts): void {
  command
    .command('code')
    .description('prints the present code of a demo operator, who has no telephone')
    .argument('<address>', 'the e-mail address, as the start prints it', textLine)
    .action(async (email: string) => {
      const code = await demoCode(email);
      if (code === null) {
        say(`There is no demo operator ${email} in this data directory.`);
        return finish(2);
      }
      out(code);
      finish(0);
    });
}

function addTokenCreate(command: Command, { admin, out, finish }: CommandParts): void {
  command
    .command('create')
    .description('makes a token, and prints it this once')
    .requiredOption('--name <name>', 'as the audit log writes it', textLine)
    .requiredOption('--role <role>', ROLES, several)
    .option('--days <n>', 'how long it is valid (90 when not said, at most 366)', count)
    .option('--json', 'in one line of JSON')
    .action(async ({ json, role: roles, ...flags }: TokenFlags) => {
      readAsked(TokenCreateSchema, { ...flags, roles });
      const made = await admin().createToken({ ...flags, roles });
      const until = new Date(made.expiresAtMs).toISOString();
      const said = [`Made token ${made.name} (${made.id}), valid until ${until}. It is not shown again:`, made.token];
      if (json === true) out(JSON.stringify(made));
      else for (const line of said) out(line);
      finish(0);
    });
}

interface TokenFlags {
  name: string;
  role: string[];
  days?: number;
  json?: boolean;
}

function addTokenList(command: Command, { admin, out, finish }: CommandParts): void {
  command
    .command('list')
    .description('lists the tokens, the newest first')
    .option('--json', 'one line of JSON a token')
    .action(async ({ json }: { json?: boolean }) => {
      const listed = await admin().listTokens();
      for (const each of listed) out(json === true ? JSON.stringify(each) : tokenLine(each));
      if (listed.length === 0 && json !== true) out('There is no token yet.');
      finish(0);
    });
}

function tokenLine({ id, name, roles, madeBy, expiresAtMs, usedAtMs, endedAtMs }: ListedToken): string {
  const at = (ms: number) => new Date(ms).toISOString();
  const state = endedAtMs === null ? `until ${at(expiresAtMs)}` : `ended ${at(endedAtMs)}`;
  const used = usedAtMs === null ? 'never used' : `used ${at(usedAtMs)}`;
  return [id, name, roles.join(', '), `by ${madeBy ?? 'commands on this machine'}`, state, used].join('  ');
}

function addTokenEnd(command: Command, { admin, out, finish }: CommandParts): void {
  command
    .command('end')
    .description('ends a token')
    .argument('<id>', 'its id, from token list', textLine)
    .action(async (token: string) => {
      await admin().endToken({ token });
      out(`Ended token ${token}.`);
      finish(0);
    });
}
