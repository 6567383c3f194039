import { VARIABLES } from './variables.mjs';

/**
 * The table as text for a terminal.
 * @returns {string}
 */
export function describeVariables() {
  const titles = {
    start: 'Starting',
    data: 'Data',
    messages: 'Mails, text messages (demo: the sandbox’s) and push messages',
    'sign-in': 'Services that readers sign in with (demo: the sandbox’s)',
    'identity-check': 'Korea’s identity check (demo: the sandbox’s)',
    payment: 'Payments and offers (demo: the sandbox’s)',
    secrets: 'Secrets (production; made once in demo)',
    tools: 'Tools',
  };
  const width = Math.max(...VARIABLES.map(({ name }) => name.length));
  return Object.entries(titles)
    .map(([group, title]) => {
      const rows = VARIABLES.filter((variable) => variable.group === group).map(
        ({ name, about, fallback }) =>
          `  ${name.padEnd(width)}  ${about}${fallback === null ? '' : ` Default: ${fallback}`}`,
      );
      return [`${title}:`, ...rows].join('\n');
    })
    .join('\n\n');
}
