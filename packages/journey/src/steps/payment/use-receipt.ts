import { type BodyOf, takeTempFile, viewReceipt } from '@lifedesk/sdk';
import { useState } from 'react';
import { useApp } from '../../provider/app.ts';

/** Fetches the receipt of an order, or by its number, as a PDF. The server then deletes its temporary copy. */
export function useReceipt(of: BodyOf<'downloadReceipt'>): { saving: boolean; save: () => Promise<void> } {
  const { sdk, fail, save: saveFile } = useApp();
  const [saving, setSaving] = useState(false);
  const save = async () => {
    if (saving) return;
    setSaving(true);
    try {
      const file = await viewReceipt(sdk, of, { background: true });
      saveFile(await takeTempFile(sdk, file), file.fileName);
    } catch (error) {
      fail(error);
    } finally {
      setSaving(false);
    }
  };
  return { saving, save };
}
