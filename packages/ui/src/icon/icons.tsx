import { drawIcon } from './draw-icon.tsx';

/** Lines that are cut out of a filled icon have the page's colour (components.css). */
const hole = 'icon-hole';

// For the bars.
export const HomeIcon = /* @__PURE__ */ drawIcon(
  <>
    <path d="M4 10.5 12 4l8 6.5V19a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1Z" />
    <path className={hole} d="M12 20v-5" />
  </>,
);
export const ShopIcon = /* @__PURE__ */ drawIcon(
  <>
    <path d="M5 8.5h14l-1 11.5H6Z" />
    <path fill="none" d="M9 8.5V7a3 3 0 0 1 6 0v1.5" />
    <path className={hole} fill="none" d="M9 12.5a3 3 0 0 0 6 0" />
  </>,
);
export const GiftIcon = /* @__PURE__ */ drawIcon(
  <>
    <path d="M4 9h16v4H4ZM6 13h12v7H6Z" />
    <path className={hole} d="M12 9v11" />
    <path d="M12 9C10 4 6 5 7 7.5 7.5 9 10 9 12 9Zm0 0c2-5 6-4 5-1.5C16.5 9 14 9 12 9Z" />
  </>,
);
export const SearchIcon = /* @__PURE__ */ drawIcon(
  <>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4.5 4.5" />
  </>,
);
export const UserIcon = /* @__PURE__ */ drawIcon(
  <>
    <circle cx="12" cy="8.5" r="4" />
    <path d="M4.5 20c.8-4 3.8-5.5 7.5-5.5s6.7 1.5 7.5 5.5Z" />
  </>,
);
export const BellIcon = /* @__PURE__ */ drawIcon(
  <>
    <path d="M6 16.5c1.2-1.2 1.5-2.5 1.5-6a4.5 4.5 0 0 1 9 0c0 3.5.3 4.8 1.5 6Z" />
    <path d="M10.3 19.5a2 2 0 0 0 3.4 0" />
  </>,
);

// Directions; these are mirrored in a right-to-left page.
export const BackIcon = /* @__PURE__ */ drawIcon(<path d="M14.5 5 8 12l6.5 7" />, true);
export const ForwardIcon = /* @__PURE__ */ drawIcon(<path d="M9.5 5 16 12l-6.5 7" />, true);
export const ChevronIcon = /* @__PURE__ */ drawIcon(<path d="m10 7 5 5-5 5" />, true);
export const LogoutIcon = /* @__PURE__ */ drawIcon(
  <>
    <path d="M13 4.5H6.5a1 1 0 0 0-1 1v13a1 1 0 0 0 1 1H13" />
    <path d="M10 12h10.5m0 0L17 8.5m3.5 3.5L17 15.5" />
  </>,
  true,
);

// Directions up and down, and controls.
export const ChevronDownIcon = /* @__PURE__ */ drawIcon(<path d="m6 9.5 6 6 6-6" />);
export const ArrowUpIcon = /* @__PURE__ */ drawIcon(<path d="M12 19V5m0 0-6 6m6-6 6 6" />);
export const CloseIcon = /* @__PURE__ */ drawIcon(<path d="m6 6 12 12M18 6 6 18" />);
export const CheckIcon = /* @__PURE__ */ drawIcon(<path d="m5 12.5 4.5 4.5L19 7.5" />);
export const PauseIcon = /* @__PURE__ */ drawIcon(<path d="M9 6v12M15 6v12" />);
export const PlayIcon = /* @__PURE__ */ drawIcon(<path d="M8 5.5v13l10-6.5Z" />);
export const ShareIcon = /* @__PURE__ */ drawIcon(
  <>
    <path d="M12 15V4m0 0L8 8m4-4 4 4" />
    <path d="M7 11.5H5.5V20h13v-8.5H17" />
  </>,
);
export const HeartIcon = /* @__PURE__ */ drawIcon(
  <path d="M12 20C5 15 3.5 11.8 3.5 9a4.3 4.3 0 0 1 8.5-1.2A4.3 4.3 0 0 1 20.5 9c0 2.8-1.5 6-8.5 11Z" />,
);
export const SortIcon = /* @__PURE__ */ drawIcon(<path d="M7 5v14m0 0-3-3m3 3 3-3M14 7h6M14 12h4.5M14 17h3" />);
export const SettingsIcon = /* @__PURE__ */ drawIcon(
  <>
    <path d="M4 7.5h8.5M18 7.5h2M4 16.5h2M11.5 16.5H20" />
    <circle cx="15.2" cy="7.5" r="2.6" />
    <circle cx="8.8" cy="16.5" r="2.6" />
  </>,
);
export const PageIcon = /* @__PURE__ */ drawIcon(<path d="M7 4h10v16H7ZM10 8.5h4M10 12h4" />);

export const TransferIcon = /* @__PURE__ */ drawIcon(
  <path d="M4 8.5h14.5m0 0L15 5m3.5 3.5L15 12M20 15.5H5.5m0 0L9 12m-3.5 3.5L9 19" />,
);
export const LibraryIcon = /* @__PURE__ */ drawIcon(
  <path d="M4.5 5h4v14h-4ZM8.5 5h4v14h-4Zm5.2 1.2 3.6-.9 3.2 13-3.6.9Z" />,
);

// States and things.
export const ClockIcon = /* @__PURE__ */ drawIcon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7v5.2l3.4 2" />
  </>,
);
export const LockIcon = /* @__PURE__ */ drawIcon(
  <>
    <rect x="5" y="11" width="14" height="9" rx="2" />
    <path d="M8 11V8a4 4 0 0 1 8 0v3" />
  </>,
);
export const TicketIcon = /* @__PURE__ */ drawIcon(
  <>
    <path d="M3.5 7h17v3.2a1.9 1.9 0 0 0 0 3.6V17h-17v-3.2a1.9 1.9 0 0 0 0-3.6Z" />
    <path d="M14 7v2.2M14 11v2M14 14.8V17" />
  </>,
);
export const EventIcon = /* @__PURE__ */ drawIcon(
  <>
    <path d="M4.5 6.5h15V20h-15ZM8.5 4v4M15.5 4v4" />
    <path d="m12 10.2 1.1 2.1 2.4.4-1.7 1.7.4 2.4-2.2-1.1-2.2 1.1.4-2.4-1.7-1.7 2.4-.4Z" />
  </>,
);
export const NoticeIcon = /* @__PURE__ */ drawIcon(
  <>
    <path d="M5 9v6h3l6 4V5L8 9Z" />
    <path d="M17.5 9.5a4 4 0 0 1 0 5" />
  </>,
  true,
);
export const ReceiptIcon = /* @__PURE__ */ drawIcon(
  <>
    <path d="M6 3.5h12V20l-3-2-3 2-3-2-3 2Z" />
    <path d="M9.5 8.5h5M9.5 12h5" />
  </>,
);
export const HelpIcon = /* @__PURE__ */ drawIcon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path className={hole} d="M9.8 9.5a2.3 2.3 0 1 1 3.4 2c-.9.5-1.2.9-1.2 1.9M12 16.3h.01" />
  </>,
);
export const CommentIcon = /* @__PURE__ */ drawIcon(<path d="M4.5 5h15v11H11l-4.5 3.8V16h-2Z" />);
export const SunIcon = /* @__PURE__ */ drawIcon(
  <>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4" />
  </>,
);
export const MoonIcon = /* @__PURE__ */ drawIcon(<path d="M19.5 14A8 8 0 0 1 10 4.5a8 8 0 1 0 9.5 9.5Z" />);
export const DeviceIcon = /* @__PURE__ */ drawIcon(<path d="M7.5 3.5h9v17h-9ZM11 17.5h2" />);
export const WarningIcon = /* @__PURE__ */ drawIcon(<path d="M12 4.5 20.5 19h-17ZM12 10v4M12 16.6h.01" />);
export const OfflineIcon = /* @__PURE__ */ drawIcon(
  <path d="M4 4l16 16M8.5 12.5a5.5 5.5 0 0 1 2-1.2M15.5 12.5l-1-.7M5 9a11 11 0 0 1 3-1.9M19 9a11 11 0 0 0-7.5-3M12 18h.01" />,
);
export const StarIcon = /* @__PURE__ */ drawIcon(
  <path d="m12 3.8 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8Z" />,
);
