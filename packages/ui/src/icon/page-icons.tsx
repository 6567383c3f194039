import { drawIcon } from './draw-icon.tsx';

// Icons of pages that are opened from other pages: this file is loaded only with such pages.
export const MailIcon = /* @__PURE__ */ drawIcon(<path d="M3.5 6h17v12h-17Zm0 1 8.500 6.500L20.500 7" />);
export const PlusIcon = /* @__PURE__ */ drawIcon(<path d="M12 5.5v13M5.5 12h13" />);
export const MinusIcon = /* @__PURE__ */ drawIcon(<path d="M5.5 12h13" />);
export const MoreIcon = /* @__PURE__ */ drawIcon(<path strokeWidth="2.6" d="M12 5.5h.01M12 12h.01M12 18.5h.01" />);
export const LinkIcon = /* @__PURE__ */ drawIcon(
  <>
    <path d="M10.5 13.5a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1" />
    <path d="M13.5 10.5a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1" />
  </>,
);
export const CouponIcon = /* @__PURE__ */ drawIcon(
  <>
    <path d="M3.5 7h17v3.2a1.9 1.9 0 0 0 0 3.6V17h-17v-3.2a1.9 1.9 0 0 0 0-3.6Z" />
    <path d="m9.5 14.5 5-5M9.5 9.7h.01M14.5 14.3h.01" />
  </>,
);
export const WheelIcon = /* @__PURE__ */ drawIcon(
  <>
    <circle cx="12" cy="12.5" r="8" />
    <path d="M12 12.5v-8M12 12.5l6.9 4M12 12.5l-6.9 4M10.5 2.5h3L12 5Z" />
  </>,
);
export const PointsIcon = /* @__PURE__ */ drawIcon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M8.5 15.5v-7l3.5 4.5 3.5-4.5v7" />
  </>,
);
const speaker = <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5Z" />;
export const SoundIcon = /* @__PURE__ */ drawIcon(
  <>
    {speaker}
    <path d="M15.5 9a4 4 0 0 1 0 6M18 6.5a7.5 7.5 0 0 1 0 11" />
  </>,
);
export const SilentIcon = /* @__PURE__ */ drawIcon(
  <>
    {speaker}
    <path d="m15.5 9.5 5 5M20.5 9.5l-5 5" />
  </>,
);
