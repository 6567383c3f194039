/** Skips the bars. Invisible until the Tab key reaches it. */
export function SkipLink({ label, targetId = 'main' }: { label: string; targetId?: string }) {
  return (
    <a
      href={`#${targetId}`}
      className="fixed start-4 top-2 z-(--layer-toast) -translate-y-[calc(100%+16px)] rounded-card bg-inverse px-5 py-3 font-strong text-on-inverse focus:translate-y-0"
    >
      {label}
    </a>
  );
}
