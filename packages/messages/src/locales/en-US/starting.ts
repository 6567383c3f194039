/** What a site says while its server starts. */
export default {
  'starting.title': '{{name}} is starting',
  'starting.text': 'We will be with you in a moment. This page comes back by itself.',
} as const;
