import type { Platform } from '@longstrip/core';
import { colourProblems } from './colours.ts';
import { brandProblems, identityProblems } from './identity-problems.ts';
import { pageProblems } from './page-problems.ts';
import { unless } from './problem.ts';
import { ruleProblems } from './rule-problems.ts';

/** What is inconsistent in the data of one platform, a sentence each; empty when nothing is. */
export function checkPlatform(platform: Platform): string[] {
  return [
    ...identityProblems(platform),
    ...brandProblems(platform),
    ...colourProblems(platform.theme.light, 'light'),
    ...colourProblems(platform.theme.dark, 'dark'),
    ...pageProblems(platform),
    ...ruleProblems(platform),
  ].map((problem) => `${platform.id}: ${problem}`);
}

function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

function relationProblems(platform: Platform, platforms: readonly Platform[]): string[] {
  const target = platforms.find(({ id }) => id === platform.transferTarget);
  const sibling = platform.unlistedPage.kind === 'redirect' ? platform.unlistedPage.sibling : null;
  const listed = [platform, ...platforms.filter(({ id }) => id === sibling)].flatMap(({ routes }) => routes);
  const { desktop, mobile, my } = platform.navigation;
  return [
    ...unless(
      platform.transferTarget === null || target !== undefined,
      `no platform ${platform.transferTarget} to transfer to`,
    ),
    ...unless((target?.transferTarget ?? null) === null, `transfers to ${target?.id}, which itself transfers away`),
    ...unless(sibling === null || platforms.some(({ id }) => id === sibling), `no platform ${sibling} to redirect to`),
    ...[...new Set([...desktop, ...mobile, ...my].map(({ route }) => route))]
      .filter((route) => !listed.includes(route))
      .map((route) => `navigation leads to ${route}, which neither it nor its sibling lists`),
  ].map((problem) => `${platform.id}: ${problem}`);
}

/** What is inconsistent in the data of all platforms, each by itself and between them. */
export function checkPlatforms(platforms: readonly Platform[]): string[] {
  const unique = {
    id: platforms.map(({ id }) => id),
    balconyId: platforms.map(({ balconyId }) => balconyId),
    portOffset: platforms.map(({ portOffset }) => String(portOffset)),
    host: platforms.flatMap(({ hosts }) => hosts),
  };
  return [
    ...platforms.flatMap(checkPlatform),
    ...Object.entries(unique).flatMap(([name, values]) =>
      repeated(values).map((value) => `the ${name} ${value} belongs to more than one platform`),
    ),
    ...platforms.flatMap((platform) => relationProblems(platform, platforms)),
  ];
}
