import { useLoaderData } from '@remix-run/react';
import { PageTexts } from '../../../i18n/page-texts.tsx';
import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/page-meta.ts';
import { DeviceList } from './device-list.tsx';
import type { DevicePageData } from './library-device.server.ts';
import { LibraryFrame } from './library-screen.tsx';

export { loader } from './library-device.server.ts';
export { ErrorScreen as ErrorBoundary };

export const meta = titleMeta;

/** `/library/device`: the episodes that are on this device to be read without a connection. */
export default function DeviceScreen() {
  const { texts } = useLoaderData<DevicePageData>();
  return (
    <PageTexts texts={texts}>
      <LibraryFrame list="device">
        <DeviceList />
      </LibraryFrame>
    </PageTexts>
  );
}
