import { drawIcon } from './draw-icon.tsx';

// Icons of the viewer.
export const ListIcon = /* @__PURE__ */ drawIcon(<path d="M8.5 6H20M8.5 12H20M8.5 18H20M4 6h.01M4 12h.01M4 18h.01" />);
export const TextSizeIcon = /* @__PURE__ */ drawIcon(
  <path d="M3.5 18 8 6.5 12.5 18M5 14.5h6M14.5 18l3-7.5 3 7.5M15.5 15.6h4" />,
);
export const ScrollModeIcon = /* @__PURE__ */ drawIcon(<path d="M7 3.5v3h10v-3M7 20.5v-3h10v3M7 10h10v4H7Z" />);
export const PagesIcon = /* @__PURE__ */ drawIcon(
  <path d="M12 6.5C10 5 7 4.7 4 5v13.5c3-.3 6 0 8 1.5 2-1.5 5-1.8 8-1.5V5c-3-.3-6 0-8 1.5Zm0 0V20" />,
);
export const AutoPagesIcon = /* @__PURE__ */ drawIcon(
  <path d="M4 5h8v14H4ZM15 5h1.5M19 5h1v1.5M20 10v4M20 17.5V19h-1M16.5 19H15" />,
);
export const PanelIcon = /* @__PURE__ */ drawIcon(
  <>
    <path d="M8.5 8.5h7v7h-7Z" />
    <path fill="none" d="M4 8V5h4M16 5h4v3M20 16v3h-4M8 19H4v-3" />
  </>,
);
export const BookmarkIcon = /* @__PURE__ */ drawIcon(<path d="M7 4.5h10V20l-5-4-5 4Z" />);
export const KeyboardIcon = /* @__PURE__ */ drawIcon(
  <>
    <rect x="3" y="6.5" width="18" height="11" rx="1.5" />
    <path className="icon-hole" d="M6.5 10h.01M10 10h.01M14 10h.01M17.5 10h.01M8.5 14h7" />
  </>,
);
/** A balloon with lines of text. */
export const TranscriptIcon = /* @__PURE__ */ drawIcon(
  <path className="icon-hole" d="M4.5 5h15v11H11l-4.5 3.8V16h-2ZM8 9h8M8 12.200h5" />,
);
