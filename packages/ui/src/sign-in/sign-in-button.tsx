import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Link, type LinkProps } from '../link/link.tsx';
import type { PictureSource } from '../picture/picture.tsx';
import { Cover } from '../series/cover.tsx';

interface SignInLabelProps {
  icon: ReactNode;
  label: string;
}

export interface SignInButtonProps extends SignInLabelProps, Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  /** "Last used"; it is placed over the edge, so that nothing moves. */
  tag?: string | undefined;
  isBusy?: boolean;
}

const LOOK =
  'relative flex min-h-(--size-button) w-full items-center rounded-card bg-page px-4 py-2 text-fg shadow-[inset_0_0_0_1.5px_var(--line-strong)] transition-[transform,opacity] duration-150 ease-out hover:bg-fill active:scale-[0.98] aria-busy:pointer-events-none aria-busy:opacity-45';

function SignInLabel({ icon, label }: SignInLabelProps) {
  return (
    <>
      {icon}
      <span className="label min-w-0 flex-1 pe-6 text-center text-16 leading-title font-strong wrap-anywhere">
        {label}
      </span>
    </>
  );
}

/** One sign-in method. All methods look equally important. */
export function SignInButton({ icon, label, tag, isBusy = false, type = 'submit', ...button }: SignInButtonProps) {
  return (
    <button {...button} type={type} aria-busy={isBusy || undefined} className={LOOK}>
      <SignInLabel icon={icon} label={label} />
      {tag && (
        <span className="absolute end-3 -top-2 rounded-cover bg-accent-soft px-1.5 text-12 font-strong text-accent">
          {tag}
        </span>
      )}
    </button>
  );
}

/** A sign-in method that has its own page on the site. */
export function SignInLink({ icon, label, ...link }: SignInLabelProps & Omit<LinkProps, 'children'>) {
  return (
    <Link {...link} className={LOOK}>
      <SignInLabel icon={icon} label={label} />
    </Link>
  );
}

/** Services whose accounts readers sign in with. */
export type SignInProvider = 'google' | 'facebook' | 'twitter' | 'apple';

/** The services' logos in their own colours, or in that of the text. They are never mirrored. */
const MARKS: Readonly<Record<SignInProvider, ReactNode>> = {
  google: (
    <>
      <path
        fill="var(--google-blue)"
        d="M21.6 12.2c0-.7-.1-1.3-.2-1.9H12v3.6h5.4a4.6 4.6 0 0 1-2 3v2.5h3.2c1.9-1.7 3-4.3 3-7.2Z"
      />
      <path
        fill="var(--google-green)"
        d="M12 22c2.7 0 5-.9 6.6-2.4l-3.2-2.5c-.9.6-2 1-3.4 1-2.6 0-4.8-1.8-5.6-4.1H3.1v2.6A10 10 0 0 0 12 22Z"
      />
      <path fill="var(--google-yellow)" d="M6.4 14a6 6 0 0 1 0-3.9V7.5H3.1a10 10 0 0 0 0 9.1L6.4 14Z" />
      <path
        fill="var(--google-red)"
        d="M12 5.9c1.5 0 2.8.5 3.8 1.5l2.8-2.8A10 10 0 0 0 3.1 7.5l3.3 2.6A6 6 0 0 1 12 5.9Z"
      />
    </>
  ),
  facebook: (
    <>
      <circle cx="12" cy="12" r="10" fill="var(--facebook)" />
      <path
        fill="var(--on-art)"
        d="M13.4 21.9v-7.4h2.5l.5-3h-3V9.7c0-.9.4-1.7 1.7-1.7h1.4V5.4s-1.2-.2-2.4-.2c-2.4 0-4 1.5-4 4.1v2.2H7.4v3h2.7v7.4a10 10 0 0 0 3.3 0Z"
      />
    </>
  ),
  twitter: (
    <path
      fill="currentColor"
      d="M4 4h5l3.7 5 4.3-5h2.3l-5.5 6.5L20.400 20h-5l-4.100-5.600L6.500 20H4.200l6-7.100L4 4Zm3 1.800 9.200 12.400h1.200L8.200 5.800H7Z"
    />
  ),
  apple: (
    <path
      fill="currentColor"
      d="M16.700 12.600c0-2.200 1.800-3.200 1.900-3.300a4.100 4.100 0 0 0-3.200-1.700c-1.400-.1-2.700.8-3.400.8s-1.800-.8-2.900-.8a4.300 4.300 0 0 0-3.600 2.200c-1.600 2.700-.4 6.700 1.100 8.800.7 1.100 1.600 2.300 2.800 2.200 1.100 0 1.500-.7 2.900-.7s1.700.7 2.900.7c1.200 0 2-1.100 2.700-2.100.9-1.200 1.200-2.400 1.200-2.400s-2.400-.9-2.400-3.700ZM14.500 6.100c.6-.8 1-1.800.9-2.800-.9 0-2 .6-2.600 1.300-.6.7-1.100 1.700-1 2.700 1 .1 2.100-.5 2.700-1.200Z"
    />
  ),
};

/** The logo of a service, beside its name. */
export function ProviderIcon({ provider }: { provider: SignInProvider }) {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden="true" focusable="false" className="shrink-0">
      {MARKS[provider]}
    </svg>
  );
}

/** Columns of the wall; every second one is moved by half a cover. */
const COLUMNS = 4;
const ROWS = 3;
const COVER_SIZES = '130px';

/** A wall of covers that fades into the page: decoration above the page's content. */
export function CoverWall({ covers }: { covers: readonly PictureSource[] }) {
  if (covers.length === 0) return null;
  return (
    <div aria-hidden="true" className="relative h-[min(38dvh,360px)] overflow-hidden">
      <div className="absolute inset-x-[-12%] -top-6 flex -rotate-6 justify-center gap-2.5">
        {Array.from({ length: COLUMNS }, (_, column) => (
          <div
            key={column}
            className={`grid w-32 shrink-0 content-start gap-2.5 desk:w-44 ${column % 2 === 1 ? '-mt-12' : 'mt-3'}`}
          >
            {Array.from({ length: ROWS }, (_, row) => {
              const picture = covers[(column * ROWS + row) % covers.length];
              return picture && <Cover key={`${row}`} picture={picture} sizes={COVER_SIZES} />;
            })}
          </div>
        ))}
      </div>
      <div className="absolute inset-0 bg-linear-to-b from-transparent from-40% to-page" />
    </div>
  );
}

/** The brand's scene beside a form, from 1024 px on: decoration. Narrower windows do not load it. */
export function SignInScene({ src }: { src: string }) {
  return (
    <div aria-hidden="true" className="sign-in-scene hidden wide:block">
      <img src={src} alt="" loading="lazy" decoding="async" />
    </div>
  );
}
